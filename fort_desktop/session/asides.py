"""Checks what a file says of a shared screen against the game that it holds."""

from fort_desktop.bots.levels import LEVELS
from fort_desktop.record.aside import Aside, Held, seated
from fort_desktop.record.faults import RecordError
from fort_desktop.record.record import Record
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import Pick, parse_move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import RuleError
from fort_desktop.session.drafting import CHOICES, Drafting, is_ready

_HELD_AT = frozenset({"pick", "recruit", "birthday"})
"""Stages at which an answer waits for Done."""


def check_aside(record: Record, game: Game) -> None:
    """Refuse what cannot have been set in this game.

    What was set for a moment that the game has left, as after a crash, is not a fault: it is void.

    Raises:
        RecordError: `bad_line` or `unknown_player`, with the line.
    """
    line = record.aside_line
    for change in record.aside.changes:
        if change.player != PERSON and change.player not in LEVELS:
            raise RecordError("unknown_player", record.path, line, {"player": change.player})
    detail = _fault(record.aside, game)
    if detail:
        raise RecordError("bad_line", record.path, line, {"detail": detail})


def _fault(aside: Aside, game: Game) -> str:
    """Return what is wrong, as a code; "" if nothing is."""
    seats = len(game.state.seats)
    longest = max(map(len, (aside.picks, aside.hands, aside.standing)))
    named = [change.seat for change in aside.changes]
    named += [one.seat for one in (aside.glance, aside.held) if one is not None]
    named.append(aside.drafting or 0)
    if longest > seats or max(named) >= seats:
        return "no_such_seat"
    cards = game.state.catalog.kid
    if any(card not in cards for hand in aside.hands for card in hand):
        return "no_such_card"
    if not _persons_left(aside, game):
        return "nobody_left"
    return _draft_fault(aside, game) or _held_fault(aside.held, aside, game)


def _persons_left(aside: Aside, game: Game) -> bool:
    """Return True if a person sits there after the changes, or there are none."""
    started = getattr(game.events[0], "seats", ())
    left = seated(started, aside.changes)
    return not aside.changes or any(info.player == PERSON for info in left)


def _draft_fault(aside: Aside, game: Game) -> str:
    """Picks made ahead are possible ones; those of a draft that is over are void."""
    draft = Drafting(game)
    if not draft.open or not aside.picks:
        return ""
    picks = draft.picks(aside.picks)
    if any(len(own) > CHOICES for own in picks):
        return "too_many_picks"
    for seat, own in enumerate(picks):
        if len(own) > len(picks[seat - 1]) + 1:
            return "pack_not_there_yet"
    try:
        draft.proved(picks)
    except RuleError as fault:
        return str(fault)
    return ""


def _held_fault(held: Held | None, aside: Aside, game: Game) -> str:
    """An answer that waits for Done is one to the open question."""
    if held is None or held.at != len(game.acts):
        return ""
    if game.decision is None or game.state.pending.stage not in _HELD_AT:
        return "nothing_held_there"
    try:
        move = parse_move(held.move)
    except RuleError as fault:
        return str(fault)
    decision, draft = game.decision, Drafting(game)
    picks = draft.picks(aside.picks)
    if isinstance(move, Pick) and draft.open and is_ready(picks, held.seat):
        decision = draft.asked(picks, held.seat)[1]
    fits = held.seat == decision.seat and move in decision.moves
    return "" if fits else "no_answer_to_this"
