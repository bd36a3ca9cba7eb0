"""Events as movement: what goes from where to where."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.intents import token_of

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
    starts: tuple[th.Thing, ...]
    end: th.Thing


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
        return Flight((event.card,), (_held(event.card, event.seat, viewer),), th.PLAY)
    if isinstance(event, ev.KidRecruited | ev.CardToLookout):
        return Flight((event.card,), (_source(event, viewer),), _zone(event, viewer))
    if isinstance(event, ev.LeaderFollowed):
        held = tuple(_held(card, event.seat, viewer) for card in event.cards)
        return Flight(event.cards, held, _pile(event.seat, viewer))
    if isinstance(event, ev.PlayedDiscarded):
        lain = tuple(_played(card, before) for card in event.cards)
        return Flight(event.cards, lain, _pile(event.seat, viewer)) if lain else None
    if isinstance(event, ev.CardTrashed):
        return Flight((event.card,), (_trashed(event, before, viewer),), th.BIN)
    if isinstance(event, ev.DeckShuffled):
        return _shuffled(event.seat, before, viewer)
    if isinstance(event, ev.CardDrawn) and mine:
        return Flight((event.card,), (th.DECK,), th.HAND)
    if isinstance(event, ev.KidsDealt) and mine:
        return Flight(event.cards, (th.ParkDeck(),) * len(event.cards), th.HAND)
    return None


def _of_tokens(step: Step, before: View, coming: Sequence[Step], viewer: int) -> Flight | None:
    event: Any = step.event
    mine = event.seat == viewer
    if isinstance(event, ev.ResourceGained):
        end: th.Thing = th.Spot(event.resource) if mine else th.Number(event.seat, event.resource)
        return _tokens(event.resource, event.amount, th.SupplyToken(event.resource), end)
    if isinstance(event, ev.PointsScored):
        track = th.Spot("points") if mine else th.Number(event.seat, "points")
        return _tokens("vp", event.points, th.PLAY, track)
    if isinstance(event, ev.ResourceSpent):
        lay = th.Number(event.seat, event.resource)
        start = token_of(event.resource, event.source) if mine else lay
        fort = th.Spot("fort") if mine else _home(event.seat, viewer)
        paid = th.SupplyToken(event.resource)
        end = fort if _for_the_fort(step, before, coming) else paid
        return _tokens(event.resource, 1, start, end)
    return None


def _shuffled(seat: int, before: View, viewer: int) -> Flight | None:
    """DRAW-1: the discard pile becomes the deck, as a ribbon of backs; at setup there is none."""
    own = before.seats[seat]
    number = min(len(own.discard), _RIBBON)
    deck = th.DECK if seat == viewer else th.Number(seat, "deck")
    pile = _pile(seat, viewer)
    return Flight((back_of(own.colour),) * number, (pile,) * number, deck) if number else None


def back_of(colour: str) -> str:
    """Return the name that a flight has for a face-down card of the seat with this colour."""
    return _BACK + colour


def colour_of_back(what: str) -> str:
    """The colour of such a card's seat, "" for anything else."""
    return what.removeprefix(_BACK) if what.startswith(_BACK) else ""


def _tokens(what: str, amount: int, start: th.Thing, end: th.Thing) -> Flight:
    number = min(amount, _MOST)
    return Flight((what,) * number, (start,) * number, end)


def _for_the_fort(step: Step, before: View, coming: Sequence[Step]) -> bool:
    """ACT-7: the price of a fort is paid just before it grows, perhaps by several answers."""
    if before.pending.price is not None or step.view.pending.price is not None:
        return True
    after = (later.event for later in coming if not isinstance(later.event, ev.ResourceSpent))
    return isinstance(next(after, None), ev.FortAdvanced)


def _home(seat: int, viewer: int) -> th.Thing:
    return th.BOARD if seat == viewer else th.RivalBoard(seat)


def _held(card: str, seat: int, viewer: int) -> th.Thing:
    return th.HandCard(_kid(card)) if seat == viewer else th.RivalBoard(seat)


def _kid(card: str) -> str:
    return card.partition(".")[0]


def _played(card: str, before: View) -> th.Thing:
    leads = before.play is not None and before.play.card == card
    return th.PlayedCard(_kid(card)) if leads else th.AddedCard(_kid(card))


def _trashed(event: ev.CardTrashed, before: View, viewer: int) -> th.Thing:
    if event.source == "played":
        return _played(event.card, before)
    if event.source == "hand":
        return _held(event.card, event.owner, viewer)
    if event.source == "yard":
        return _in_yard(event.card, event.owner, viewer)
    return _pile(event.owner, viewer)


def _in_yard(card: str, owner: int, viewer: int) -> th.Thing:
    return th.OwnYardCard(_kid(card)) if owner == viewer else th.YardCard(_kid(card), owner)


def _pile(seat: int, viewer: int) -> th.Thing:
    return th.OWN_PILE if seat == viewer else th.RivalPile(seat)


def _zone(event: ev.KidRecruited | ev.CardToLookout, viewer: int) -> th.Thing:
    if isinstance(event, ev.KidRecruited):
        return _pile(event.seat, viewer)
    return th.Spot("lookout") if event.seat == viewer else _home(event.seat, viewer)


def _source(event: ev.KidRecruited | ev.CardToLookout, viewer: int) -> th.Thing:
    if event.source == "park":
        return th.ParkCard(_kid(event.card))
    if event.source == "deck":
        return th.ParkDeck()
    if event.source == "yard" and event.rival is not None:
        return _in_yard(event.card, event.rival, viewer)
    return _held(event.card, event.seat, viewer)
