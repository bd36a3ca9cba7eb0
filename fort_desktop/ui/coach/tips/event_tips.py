"""Moments at which something has happened: one condition for each, of events and what is seen.

All of them are public facts, so it makes no difference whose eyes see them.
"""

from typing import Final

from fort_desktop.rules.model import events as ev
from fort_desktop.ui.coach.tips.context import Context

_FULL_STUFF: Final = 4
"""Tokens of a kind (COMP-7)."""
_LOW_PARK: Final = 2
"""Cards for each player that are left in the Park deck."""
_MANY_POINTS: Final = 18
_HIGH_FORT: Final = 4


def rival_began(now: Context) -> bool:
    """A rival's turn begins."""
    return isinstance(now.event, ev.TurnBegan) and now.event.seat != now.seat


def lost_kid(now: Context) -> bool:
    """A rival has recruited from one's own Yard (RECRUIT-3)."""
    event = now.event
    recruited = isinstance(event, ev.KidRecruited) and event.source == "yard"
    return recruited and isinstance(event, ev.KidRecruited) and event.rival == now.seat


def shuffled(now: Context) -> bool:
    """One's own discard pile has become the deck (DRAW-1); at setup there was none."""
    mine = isinstance(now.event, ev.DeckShuffled) and now.event.seat == now.seat
    return mine and now.view.round > 0


def stuff_full(now: Context) -> bool:
    """At the end of an own turn there is no room for more of a kind (COMP-7)."""
    event = now.event
    ends = isinstance(event, ev.PhaseBegan) and (event.seat, event.phase) == (now.seat, "draw")
    return ends and max(now.own.pizza, now.own.toys) >= _FULL_STUFF


def lookout_full(now: Context) -> bool:
    """One of one's own kids went up, and no other one has room there (COMP-9)."""
    mine = isinstance(now.event, ev.CardToLookout) and now.event.seat == now.seat
    return mine and len(now.own.lookout) >= now.own.lookout_limit


def pack_full(now: Context) -> bool:
    """Something was packed, and nothing more has room there (COMP-8)."""
    mine = isinstance(now.event, ev.ResourcePacked) and now.event.seat == now.seat
    return mine and now.own.pack_pizza + now.own.pack_toys >= now.own.pack_limit


def in_part(now: Context) -> bool:
    """An own action was done in part (PLAY-11)."""
    event = now.event
    mine = isinstance(event, ev.ActionEnded) and event.seat == now.seat
    return mine and isinstance(event, ev.ActionEnded) and not event.full and event.done > 0


def plays_away(now: Context) -> bool:
    """The card that this person has played will leave the game (ACT-5)."""
    event = now.event
    if not isinstance(event, ev.CardPlayed) or event.seat != now.seat:
        return False
    kid = now.catalog.kid[event.card]
    return any(box.has("trash_this") for _, box in now.catalog.boxes[kid])


def park_low(now: Context) -> bool:
    """The Park deck has few cards left (END-1)."""
    view = now.view
    return _going_on(now) and view.park_deck_count <= _LOW_PARK * len(view.seats)


def points_near(now: Context) -> bool:
    """Somebody comes near 25 points (END-1)."""
    return _going_on(now) and any(seat.points >= _MANY_POINTS for seat in now.view.seats)


def fort_near(now: Context) -> bool:
    """Somebody comes near a fort of level 5 (END-1, LEVEL-3)."""
    return _going_on(now) and any(seat.level == _HIGH_FORT for seat in now.view.seats)


def _going_on(now: Context) -> bool:
    """Return True if the game goes on and its end has not been triggered."""
    return now.view.round > 0 and now.view.ending is None and not now.view.ended


def end_triggered(now: Context) -> bool:
    """The end was triggered (END-1), and the round is finished (END-2)."""
    return now.view.ending is not None and not now.view.ended


def last_turn(now: Context) -> bool:
    """An own turn begins after the end was triggered (END-2)."""
    mine = isinstance(now.event, ev.TurnBegan) and now.event.seat == now.seat
    return end_triggered(now) and (mine or now.plays)


def taken_back(now: Context) -> bool:
    """A move was taken back."""
    return now.undone
