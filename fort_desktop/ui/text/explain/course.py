"""The course of a game: the phases of a turn, and how near the end is."""

from typing import Final, Literal, NamedTuple, get_args

from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.types import END_POINTS, TOP_LEVEL, Phase
from fort_desktop.ui.i18n.i18n import N_, NN_, tr, trn, trp
from fort_desktop.ui.text.explain.explanation import Explanation, Known, plain
from fort_desktop.ui.text.names import PHASE_NAMES

MeterName = Literal["points", "level", "deck"]
_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class _PhaseWords(NamedTuple):
    words: str
    clause: str


_PHASE_WORDS: Final[dict[Phase, _PhaseWords]] = {
    "cleanup": _PhaseWords(
        N_("Kids that are still in the player's Yard go to the discard pile."), "CLEAN-1"
    ),
    "play": _PhaseWords(
        N_(
            "The player may play one kid and use its actions. "
            "Then the others may follow the public action."
        ),
        "PLAY-1",
    ),
    "recruit": _PhaseWords(
        N_(
            "The player takes one kid: from the Park, the Park deck, or a rival's Yard. It "
            "goes to the discard pile."
        ),
        "RECRUIT-1",
    ),
    "discard": _PhaseWords(
        N_(
            "Played kids and Best Friends go to the discard pile. All other kids left in hand "
            "go to the Yard, where rivals may take them."
        ),
        "DISCARD-2",
    ),
    "draw": _PhaseWords(N_("The player draws five cards. Then the next turn begins."), "DRAW-1"),
}


def explain_phase(known: Known, phase: Phase) -> Explanation:
    """A phase of the turn: what happens in it, and whether it is still to come."""
    said = _PHASE_WORDS[phase]
    return Explanation(
        tr(PHASE_NAMES[phase]),
        tr("phase {n} of 5", n=_PHASES.index(phase) + 1),
        (),
        (plain(tr(said.words)),),
        _phase_now(known, phase),
        "",
        said.clause,
    )


def _phase_now(known: Known, phase: Phase) -> str:
    view = known.view
    if view.round == 0 or view.ended:
        return ""
    at, here = _PHASES.index(phase), _PHASES.index(view.phase)
    if at < here:
        return known.said(
            view.leader,
            N_("This part of your turn is over."),
            # NOTE: {who} is a player's name, which cannot be declined
            N_("This part of {who}'s turn is over."),
        )
    if at > here:
        return known.said(
            view.leader,
            N_("This part of your turn is still to come."),
            # NOTE: {who} is a player's name, which cannot be declined
            N_("This part of {who}'s turn is still to come."),
        )
    return known.said(
        view.leader,
        N_("You are in this phase of your turn now."),
        N_("{who} is in this phase now."),
    )


# The end.

_END: Final = N_("Then the round is finished, and whoever has the most points wins.")
_LAST: Final = N_("The last round is being played.")
_METERS: Final = {
    "points": N_("The game ends when somebody has 25 points."),
    "level": N_("The game ends when a fort reaches level 5."),
    "deck": N_("The game ends when the Park deck is empty."),
}
_METER_TITLES: Final = {
    "points": N_("25 points"),
    "level": N_("Fort level 5"),
    "deck": N_("Empty Park deck"),
}
_METER_SIGNS: Final = {"points": "vp", "level": "fort", "deck": "deck"}


def explain_meter(known: Known, what: MeterName) -> Explanation:
    """One of the three ways to the end: what brings it, and who is nearest."""
    now = tr(_LAST) if known.view.ending else nearest_words(known, what)
    return Explanation(
        tr(_METER_TITLES[what]),
        signs=(_METER_SIGNS[what],),
        parts=(plain(tr(_METERS[what]), tr(_END)),),
        now="" if known.view.ended else now,
        clause="END-1",
    )


def explain_end(known: Known) -> Explanation:
    """The whole chalkboard."""
    words = plain(*(tr(_METERS[what]) for what in _METERS))
    return Explanation(
        tr("How close is the end?"),
        parts=(words, plain(tr(_END))),
        now=tr(_LAST) if known.view.ending and not known.view.ended else "",
        clause="END-1",
    )


def nearest_words(known: Known, what: MeterName) -> str:
    """Return how near the end is by this condition, and which players are nearest to it."""
    view = known.view
    if what == "deck":
        return trn("{n} kid is left in it.", "{n} kids are left in it.", view.park_deck_count)
    seats = nearest(view, what)
    if not seats:
        return tr(_NOBODY[what])
    best = _reached(view.seats[seats[0]], what)
    left = (END_POINTS if what == "points" else TOP_LEVEL) - best
    message = _YOURS[what] if seats == (view.seat,) else _THEIRS[what]
    return trp(message, left, who=known.teller.names(seats), best=best)


def nearest(view: View, what: Literal["points", "level"]) -> tuple[int, ...]:
    """The seats that are nearest to the end in this way; none as long as nobody has begun."""
    best = max(_reached(seat, what) for seat in view.seats)
    return tuple(seat.seat for seat in view.seats if best and _reached(seat, what) == best)


def _reached(seat: SeatView, what: MeterName) -> int:
    return seat.points if what == "points" else seat.level


_NOBODY: Final = {
    "points": N_("Nobody has any points yet."),
    "level": N_("Nobody has built anything yet."),
}
_YOURS: Final = {
    "points": NN_(
        "You are closest, with {best}: {n} point to go.",
        "You are closest, with {best}: {n} points to go.",
    ),
    "level": NN_(
        "You are closest, at level {best}: {n} level to go.",
        "You are closest, at level {best}: {n} levels to go.",
    ),
}
_THEIRS: Final = {
    # NOTE: {who} is a player, or a list of several; {best} are points
    "points": NN_(
        "Closest, with {best}: {who}. {n} point to go.",
        "Closest, with {best}: {who}. {n} points to go.",
    ),
    # NOTE: {who} is a player, or a list of several; {best} is the level of a fort
    "level": NN_(
        "Closest, at level {best}: {who}. {n} level to go.",
        "Closest, at level {best}: {who}. {n} levels to go.",
    ),
}
