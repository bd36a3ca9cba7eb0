"""Sound cues of game events, with their priorities."""

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, get_args

from fort_desktop.rules.model import events as ev

Cue = Literal[
    "card",
    "add",
    "draw",
    "deal",
    "front",
    "shuffle",
    "hop",
    "pizza",
    "toys",
    "pack",
    "pay",
    "fort",
    "fanfare",
    "follow",
    "decline",
    "recruit",
    "points",
    "perk",
    "trash",
    "lookout",
    "turn",
    "rival",
    "done",
    "taken",
    "refuse",
    "button",
    "end",
    "won",
    "undo",
    "page",
    "medal",
    "lost",
    "castle",
]
"""What can be heard; each has files of its own in assets/sounds.

`front` (a card in the hand comes forward), `hop` (one of several tokens arrives), `fanfare` (a big
moment of one's own), `undo`, `page` (another screen), `medal` and `lost` (no person has won) belong
to what is seen and to no event; who shows that plays them.
"""
CUES: Final[tuple[Cue, ...]] = get_args(Cue)
Whereabouts = Literal["hand", "park", "yard", "lookout", "discard", "pack"]
"""Where a card or token lies; each has a file of its own in assets/sounds, as each suit has."""
VARIANTS: Final = 3
"""Files of each cue, so that the same thing does not sound the same each time."""
ASIDE: Final = 0.3
"""How far to the side the first and the last rival are heard, 0 to 1."""
_CASTLE: Final = 5
"""The last level of a fort."""
RISING: Final = (3, 1, 2)
"""The numbers of these files, each a note of the scale higher than the one before."""
RIVAL: Final = 0.6
"""How loud it is what others do: one knows without looking whether it was one's own."""

_RANKS: Final[tuple[Cue, ...]] = (
    *(
        "won",
        "lost",
        "castle",
        "fanfare",
        "medal",
        "end",
        "fort",
        "refuse",
        "turn",
        "taken",
        "perk",
        "points",
        "recruit",
        "lookout",
    ),
    *("follow", "trash", "pizza", "toys", "pack", "pay", "card", "add", "shuffle", "rival"),
    *("done", "deal", "draw", "undo", "hop", "decline", "button", "page", "front"),
)
"""Where several things happen at once, the first of these is heard."""


class Heard(NamedTuple):
    """A sound to be played.

    Attributes:
        loud: its volume, 0 to 1; side: where it comes from, from -1 (left) to 1 (right).
        rise: it is one of several that rise, by its number from 0; None for any variant.
    """

    cue: Cue
    loud: float = 1.0
    side: float = 0.0
    rise: int | None = None

    @property
    def rank(self) -> int:
        """Its priority, lower first; the viewer's own sounds come before others."""
        return 2 * _RANKS.index(self.cue) + (self.loud < 1.0)


def _always(cue: Cue) -> Callable[[Any, bool], Cue | None]:
    return lambda event, own: cue


def _own(cue: Cue) -> Callable[[Any, bool], Cue | None]:
    """Restrict a cue to the viewer's own actions."""
    return lambda event, own: cue if own else None


def _token(event: ev.ResourceGained | ev.ResourceConverted, own: bool) -> Cue:
    gained = event.resource == "pizza"
    if isinstance(event, ev.ResourceConverted):
        # The event names what was given away.
        gained = not gained
    return "pizza" if gained else "toys"


def _leaves(event: ev.Event, viewer: int) -> bool:
    """Return True if a rival takes a kid from the viewer's Yard."""
    if isinstance(event, ev.KidRecruited | ev.CardToLookout):
        return event.rival == viewer
    if isinstance(event, ev.CardTrashed):
        return event.source == "yard" and event.owner == viewer != event.seat
    return False


_CUES: Final[dict[type[ev.Event], Callable[[Any, bool], Cue | None]]] = {
    ev.TurnBegan: lambda event, own: "turn" if own else "rival",
    ev.CardPlayed: _always("card"),
    ev.CardAdded: _always("add"),
    ev.LookoutCounted: _always("add"),
    ev.KidsDealt: _own("deal"),
    ev.ParkRevealed: _always("deal"),
    ev.HandsPassed: _always("deal"),
    ev.KidDrafted: _own("card"),
    ev.CardRecycled: _always("card"),
    ev.CardDrawn: _own("draw"),
    ev.PhaseBegan: lambda event, own: "done" if own and event.phase == "discard" else None,
    ev.YardLaid: _own("draw"),
    ev.YardCleared: _own("draw"),
    ev.DeckShuffled: _own("shuffle"),
    ev.ResourceGained: _token,
    ev.ResourceConverted: _token,
    ev.ResourcePacked: _always("pack"),
    ev.ResourceSpent: _always("pay"),
    ev.FortAdvanced: lambda event, own: "castle" if event.level == _CASTLE else "fort",
    ev.LeaderFollowed: _always("follow"),
    ev.FollowDeclined: _always("decline"),
    ev.KidRecruited: _always("recruit"),
    ev.PointsScored: _always("points"),
    ev.RuleKept: _always("perk"),
    ev.PerkTaken: _always("perk"),
    ev.MacaroniTaken: _always("perk"),
    ev.PerkUsed: _always("card"),
    ev.CardTrashed: _always("trash"),
    ev.CardToLookout: _always("lookout"),
    ev.EndTriggered: _always("end"),
    # Where rules are still to be turned over nobody has won yet.
    ev.GameEnded: lambda event, own: "won" if event.winners else None,
}


def heard(event: ev.Event, viewer: int, seats: int = 0) -> Heard | None:
    """The sound that `viewer` hears of an event; None if it has none.

    Args:
        seats: at this table; what rivals do comes from where their bands are. 0: from the middle.
    """
    if _leaves(event, viewer):
        return Heard("taken")
    choose = _CUES.get(type(event))
    seat = getattr(event, "seat", viewer)
    cue = choose(event, seat == viewer) if choose is not None else None
    if cue is None:
        return None
    # The end is for everybody.
    loud = 1.0 if seat == viewer or cue == "end" else RIVAL
    return Heard(cue, loud, _side(seat, viewer, seats))


def _side(seat: int, viewer: int, seats: int) -> float:
    """Return from where a seat is heard: rivals in turn order from left to right."""
    rivals = seats - 1
    if seat == viewer or rivals < 2:
        return 0.0
    return ASIDE * (2 * ((seat - viewer) % seats - 1) / (rivals - 1) - 1)
