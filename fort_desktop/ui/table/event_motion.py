"""Events as movement: what goes from where to where."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table.intents import token_of
from fort_desktop.ui.table.things import (
    BIN,
    BOARD,
    DECK,
    HAND,
    OWN_PILE,
    PLAY,
    AddedCard,
    HandCard,
    Number,
    OwnYardCard,
    ParkCard,
    ParkDeck,
    PlayedCard,
    RivalBoard,
    RivalPile,
    Spot,
    SupplyToken,
    Thing,
    YardCard,
)

_MOST: Final = 6
"""Tokens that are seen to fly at once; more are not counted in the air."""

_RIBBON: Final = 10
"""Cards that are seen of a pile that is shuffled."""
_BACK: Final = "back of "


class Flight(NamedTuple):
    """Cards or tokens under way: the place where each starts, and where they all go.

    ``BIN`` is the end for what leaves the game.
    """

    what: tuple[str, ...]
    starts: tuple[Thing, ...]
    end: Thing


def flight_of(step: Step, before: View, coming: Sequence[Step], viewer: int) -> Flight | None:
    """Return what an event moves over the table, seen by `viewer`; None for most events.

    Args:
        before: what was seen before it; coming: what will be told after it.
    """
    event: Any = step.event
    if not hasattr(event, "seat"):
        return None
    return _of_cards(event, before, viewer) or _of_tokens(step, before, coming, viewer)


def _of_cards(event: Any, before: View, viewer: int) -> Flight | None:
    mine = event.seat == viewer
    if isinstance(event, ev.CardPlayed | ev.CardAdded):
        return Flight((event.card,), (_held(event.card, event.seat, viewer),), PLAY)
    if isinstance(event, ev.KidRecruited | ev.CardToLookout):
        return Flight((event.card,), (_source(event, viewer),), _zone(event, viewer))
    if isinstance(event, ev.LeaderFollowed):
        held = tuple(_held(card, event.seat, viewer) for card in event.cards)
        return Flight(event.cards, held, _pile(event.seat, viewer))
    if isinstance(event, ev.PlayedDiscarded):
        lain = tuple(_played(card, before) for card in event.cards)
        return Flight(event.cards, lain, _pile(event.seat, viewer)) if lain else None
    if isinstance(event, ev.CardTrashed):
        return Flight((event.card,), (_trashed(event, before, viewer),), BIN)
    if isinstance(event, ev.DeckShuffled):
        return _shuffled(event.seat, before, viewer)
    if isinstance(event, ev.CardDrawn) and mine:
        return Flight((event.card,), (DECK,), HAND)
    if isinstance(event, ev.KidsDealt) and mine:
        return Flight(event.cards, (ParkDeck(),) * len(event.cards), HAND)
    return None


def _of_tokens(step: Step, before: View, coming: Sequence[Step], viewer: int) -> Flight | None:
    event: Any = step.event
    mine = event.seat == viewer
    if isinstance(event, ev.ResourceGained):
        end: Thing = Spot(event.resource) if mine else Number(event.seat, event.resource)
        return _tokens(event.resource, event.amount, SupplyToken(event.resource), end)
    if isinstance(event, ev.PointsScored):
        track = Spot("points") if mine else Number(event.seat, "points")
        return _tokens("vp", event.points, PLAY, track)
    if isinstance(event, ev.ResourceSpent):
        lay = Number(event.seat, event.resource)
        start = token_of(event.resource, event.source) if mine else lay
        fort = Spot("fort") if mine else _home(event.seat, viewer)
        paid = SupplyToken(event.resource)
        end = fort if _for_the_fort(step, before, coming) else paid
        return _tokens(event.resource, 1, start, end)
    return None


def _shuffled(seat: int, before: View, viewer: int) -> Flight | None:
    """DRAW-1: the discard pile becomes the deck, as a ribbon of backs; at setup there is none."""
    own = before.seats[seat]
    number = min(len(own.discard), _RIBBON)
    deck = DECK if seat == viewer else Number(seat, "deck")
    pile = _pile(seat, viewer)
    return Flight((back_of(own.colour),) * number, (pile,) * number, deck) if number else None


def back_of(colour: str) -> str:
    """Return the name that a flight has for a face-down card of the seat with this colour."""
    return _BACK + colour


def colour_of_back(what: str) -> str:
    """The colour of such a card's seat, "" for anything else."""
    return what.removeprefix(_BACK) if what.startswith(_BACK) else ""


def _tokens(what: str, amount: int, start: Thing, end: Thing) -> Flight:
    number = min(amount, _MOST)
    return Flight((what,) * number, (start,) * number, end)


def _for_the_fort(step: Step, before: View, coming: Sequence[Step]) -> bool:
    """ACT-7: the price of a fort is paid just before it grows, perhaps by several answers."""
    if before.pending.price is not None or step.view.pending.price is not None:
        return True
    after = (later.event for later in coming if not isinstance(later.event, ev.ResourceSpent))
    return isinstance(next(after, None), ev.FortAdvanced)


def _home(seat: int, viewer: int) -> Thing:
    return BOARD if seat == viewer else RivalBoard(seat)


def _held(card: str, seat: int, viewer: int) -> Thing:
    return HandCard(_kid(card)) if seat == viewer else RivalBoard(seat)


def _kid(card: str) -> str:
    return card.partition(".")[0]


def _played(card: str, before: View) -> Thing:
    leads = before.play is not None and before.play.card == card
    return PlayedCard(_kid(card)) if leads else AddedCard(_kid(card))


def _trashed(event: ev.CardTrashed, before: View, viewer: int) -> Thing:
    if event.source == "played":
        return _played(event.card, before)
    if event.source == "hand":
        return _held(event.card, event.owner, viewer)
    if event.source == "yard":
        return _in_yard(event.card, event.owner, viewer)
    return _pile(event.owner, viewer)


def _in_yard(card: str, owner: int, viewer: int) -> Thing:
    return OwnYardCard(_kid(card)) if owner == viewer else YardCard(_kid(card), owner)


def _pile(seat: int, viewer: int) -> Thing:
    return OWN_PILE if seat == viewer else RivalPile(seat)


def _zone(event: ev.KidRecruited | ev.CardToLookout, viewer: int) -> Thing:
    if isinstance(event, ev.KidRecruited):
        return _pile(event.seat, viewer)
    return Spot("lookout") if event.seat == viewer else _home(event.seat, viewer)


def _source(event: ev.KidRecruited | ev.CardToLookout, viewer: int) -> Thing:
    if event.source == "park":
        return ParkCard(_kid(event.card))
    if event.source == "deck":
        return ParkDeck()
    if event.source == "yard" and event.rival is not None:
        return _in_yard(event.card, event.rival, viewer)
    return _held(event.card, event.seat, viewer)
