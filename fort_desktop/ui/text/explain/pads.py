"""The public table of several persons: pads, their answers, and the curtain over a hand."""

from typing import Final, Literal

from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.ui.i18n.i18n import N_, NC_, tr
from fort_desktop.ui.text.explain.explanation import Explanation, Known, plain

PadAnswerName = Literal["follow", "look", "no"]

_TITLES: Final[dict[PadAnswerName, str]] = {
    "follow": N_("Follow"),
    "look": NC_("pad", "Look"),
    "no": N_("Do not follow"),
}
_WORDS: Final[dict[PadAnswerName, str]] = {
    "follow": N_(
        "Follows without looking: discards the first matching kid from the left with which "
        "the action can be done in full."
    ),
    "look": N_(
        "Lays a cloth over the pads, so that only {who} can look at this hand. You may look at "
        "your own hand at any time, even without a reason."
    ),
    "no": N_("{who} does not follow. Nobody learns why."),
}
_CLAUSES: Final[dict[PadAnswerName, str]] = {
    "follow": "FOLLOW-2",
    "look": "INFO-1",
    "no": "FOLLOW-1",
}


def explain_pad(known: Known, seat: int) -> Explanation:
    """The pad of a seat: answers are given there while nobody's hand is shown."""
    who = known.teller.name(seat)
    if known.view.ended:
        # NOTE: {who} is a player's name, which cannot be declined
        words = tr(
            "What counts for {who}: points, fort, and made-up rule, once it is shown.",
            who=who,
        )
        return Explanation(who, parts=(plain(words),), clause="END-3")
    if seat == known.view.leader and any(card != HIDDEN for card in known.view.seats[seat].hand):
        # NOTE: {who} is a player's name, which cannot be declined
        words = tr("The kids left in {who}'s hand, face up for everyone to see.", who=who)
    elif seat == known.view.leader:
        # NOTE: {who} is a player's name, which cannot be declined
        words = tr("The kids left in {who}'s hand, face down.", who=who)
    else:
        # NOTE: {who} is a player's name, which cannot be declined
        words = tr(
            "Here {who} answers, by key, gamepad, or click, without showing a card.", who=who
        )
    return Explanation(who, parts=(plain(words),), clause="FOLLOW-1")


def explain_pad_answer(known: Known, seat: int, answer: PadAnswerName) -> Explanation:
    """An answer on a pad, or why it cannot be given now."""
    who, asked = known.teller.name(seat), known.view.pending
    off = answer != "look" and (asked.stage != "follow" or asked.seat != seat)
    now = ""
    if off:
        # NOTE: {who} is a player's name, which cannot be declined
        now = tr("{who} is not asked now.", who=who)
    return Explanation(
        tr(_TITLES[answer]),
        who,
        parts=(plain(tr(_WORDS[answer], who=who)),),
        now=now,
        how="" if off else tr("Click, or press the key shown here: answer."),
        clause=_CLAUSES[answer],
    )
