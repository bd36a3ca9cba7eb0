"""The questions that are put at the public table, and those that need the eyes of one person.

All that is decided here follows from public facts: neither the number of handovers nor their order
depends on a hand (R-18, INFO-1).
"""

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.pending import Pending
from fort_desktop.session.hotseat.stand import Why

_OF_THE_TURN = frozenset({"recruit", "birthday", "recycle_discard"})
"""Stages of one's own turn after the play, when all of the hand is open (DISCARD-2)."""


def why_private(
    pending: Pending, leader: int, decision: Decision, open_turns: bool, hand: int
) -> Why:
    """Return why a question needs the eyes of the person who is asked; "" if it is put in public.

    Args:
        pending: the open question; leader: the seat whose turn it is; decision: its answers.
        open_turns: the house rule that hands are open on one's own turn.
        hand: how many cards the asked one holds, which everyone sees.
    """
    stage, seat = pending.stage, decision.seat
    if stage == "pick":
        return "pack"
    if stage == "keep":
        return "rule"
    if stage == "recycle_draw":
        return "glance"
    if stage in _OF_THE_TURN:
        return ""
    if seat != leader:
        return "action" if _from_the_hand(decision) else ""
    if open_turns or (stage == "play" and not hand):
        return ""  # without a card there is one answer only (PLAY-1), and nothing to hide
    return "again" if stage in ("do_over", "play_again") else "turn"


def _from_the_hand(decision: Decision) -> bool:
    """Return True if an action of a follower continues with a card in the hand (ACT-3, ACT-4)."""
    return any(
        isinstance(move, mv.ToLookout | mv.Trash) and move.source == "hand"
        for move in decision.moves
    )


def uses_hand(box: Box | None) -> bool:
    """Return True if the follower of this action may have to choose a card in the hand."""
    return box is not None and (box.has("lookout") or box.has("trash"))


def held_back(pending: Pending) -> bool:
    """Return True if an answer waits for Done: then cards are turned over that nobody has seen."""
    return pending.stage in ("recruit", "birthday")


def ends_turn(pending: Pending) -> bool:
    """Return True if the hand is drawn after this question, or has been already (DRAW-1)."""
    return pending.stage in (*_OF_THE_TURN, "recycle_draw")
