"""From what a person touches to the moves it can mean."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Kind, Move
from fort_desktop.rules.model.types import Place, Resource
from fort_desktop.ui.table import things as th

_LYING: Final[dict[str, type[th.Card]]] = {
    "hand": th.HandCard,
    "discard": th.DiscardCard,
    "park": th.ParkCard,
}
"""What a card is that lies at a source of a move."""


class Intent(msgspec.Struct, frozen=True):
    """A move by hand: what is touched, and where it can be dragged."""

    move: Move
    source: th.Thing
    targets: tuple[th.Part, ...] = ()


def intents(decision: Decision) -> list[Intent]:
    """Return the ways to make each move by hand; moves without a thing have buttons only."""
    return [intent for move in decision.moves for intent in _of(move)]


def _of(move: Move) -> Iterator[Intent]:
    """All ways to make a move by hand: with a kid, or with anything else."""
    yield from _with_kid(move)
    yield from _with_thing(move)


def _with_kid(move: Move) -> Iterator[Intent]:
    match move:
        case mv.PlayKid() | mv.Add():
            yield Intent(move, th.HandCard(move.kid), (th.PLAY,))
        case mv.Pick():
            yield Intent(move, th.HandCard(move.kid), (th.OWN_PILE,))
        case mv.Follow():
            for kid in move.kids:
                yield Intent(move, th.HandCard(kid), (th.OWN_PILE, th.PLAY))
        case mv.Count():
            yield Intent(move, th.LookoutCard(move.kid), (th.PLAY,))
        case mv.Recycle():
            yield Intent(move, th.DiscardCard(move.kid), (th.HAND,))
        case mv.Trash() | mv.ToLookout() | mv.Recruit():
            target = {mv.Trash: th.BIN, mv.ToLookout: th.LOOKOUT, mv.Recruit: th.OWN_PILE}[
                type(move)
            ]
            yield Intent(move, _source(move), (target,))


def _with_thing(move: Move) -> Iterator[Intent]:
    match move:
        case mv.Use():
            yield Intent(move, th.ActionBox(move.box))
        case mv.Pack():
            token = th.SupplyToken if move.supply else th.StuffToken
            yield Intent(move, token(move.resource), (th.BAG,))
        case mv.Spend() | mv.Convert():
            # The bin is there only where the supply is not.
            yield Intent(move, token_of(move.resource, move.place), (th.SUPPLY, th.BIN))
        case mv.TakePerk():
            yield Intent(move, th.PerkSheet(move.perk), (th.OWN_PILE,))
            yield Intent(move, th.PerkCard(move.perk))
        case mv.Keep():
            yield Intent(move, th.RuleCard(move.rule))


def token_of(resource: Resource, place: Place) -> th.StuffToken | th.PackToken:
    """A token of the viewer, in Stuff or Pack."""
    return th.StuffToken(resource) if place == "stuff" else th.PackToken(resource)


def _source(move: mv.Trash | mv.ToLookout | mv.Recruit) -> th.Thing:
    if move.source == "deck":
        return th.ParkDeck()
    if move.source == "yard":
        return th.YardCard(move.kid, move.rival)
    return _LYING[move.source](move.kid)


def in_public(found: Sequence[Intent]) -> list[Intent]:
    """Of the answers of another seat than one's own, what is on the table for all.

    Nothing of it can be dragged: one's own board is not that of whoever answers.
    """
    there = th.ParkCard | th.ParkDeck | th.YardCard | th.PerkCard
    return [Intent(one.move, one.source) for one in found if isinstance(one.source, there)]


def source_of(move: Move) -> th.Thing | None:
    """The thing on the table that a move is made with; None if it has a button only."""
    found = next(_of(move), None)
    return found.source if found is not None else None


def needs_button(move: Move) -> bool:
    """Return True if a move has its own button, because no thing on the table stands for it."""
    return next(_of(move), None) is None or isinstance(
        move, mv.Use | mv.Spend | mv.Convert | mv.Pack
    )


def attempt(kind: Kind, source: th.Thing) -> Move | None:
    """The move that a person seems to mean by touching something, to tell why it is refused."""
    match source:
        case th.HandCard(kid):
            return _hand_attempt(kind, kid)
        case th.ParkCard(kid):
            return mv.Recruit(kid, "park")
        case th.ParkDeck():
            return mv.Recruit("", "deck")
        case th.YardCard(kid, seat):
            return mv.Recruit(kid, "yard", seat)
        case th.LookoutCard(kid):
            return mv.Count(kid)
        case th.PerkSheet(perk):
            return mv.TakePerk(perk)
        case _:
            return None


def _hand_attempt(kind: Kind, kid: str) -> Move:
    if kind in ("prepare", "use"):
        return mv.Add(kid)
    if kind == "follow":
        return mv.Follow((kid,))
    if kind == "trash":
        return mv.Trash(kid, "hand")
    if kind == "lookout":
        return mv.ToLookout(kid)
    return mv.PlayKid(kid)
