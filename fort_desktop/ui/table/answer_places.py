"""The places of the answers to a question: they belong to its kind, never to what is possible.

So nothing moves under the pointer between two questions of one action, and an answer that cannot
be given now keeps its place.
"""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import program
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import COIN, RESOURCES, SUITS, Resource
from fort_desktop.ui.table.layout.bar import Slot

Placed = tuple[Move, Slot]

DECLINES: Final = mv.Skip | mv.Done | mv.Stop | mv.Pass
"""All moves that decline or end something: they have the one place where that is done."""
_OF: Final[dict[Resource, Slot]] = {"pizza": "second", "toys": "main"}
"""Pizza left, toys right, in every question."""


def places(decision: Decision, view: View, catalog: Catalog, told: Sequence[Event]) -> list[Placed]:
    """Return the answers that the bar gives room to, from the left, legal now or not.

    Args:
        told: all events so far.
    """
    stage, kind = view.pending.stage, decision.kind
    own = view.seats[decision.seat]
    if stage == "declare":
        return [(mv.Declare(suit), "tray") for suit in SUITS]
    if kind == "choose":
        return [(mv.Choose(suit), "tray") for suit in (*SUITS, COIN)]
    if kind in ("prepare", "use"):
        return _boxes(view, catalog)
    if kind == "take":
        return [(mv.Take(one), _OF[one]) for one in RESOURCES]
    if kind == "pack":
        from_supply = (False, True) if own.perk == "sticky_fingers" else (False,)
        return [(mv.Pack(r, s), _OF[r]) for r in _wanted(view, catalog) for s in from_supply]
    if kind in ("spend", "convert"):
        return _tokens(decision, view, catalog, told)
    if kind == "copy":
        return _rivals(decision, view)
    return [(move, "main") for move in _perk(stage, own.perk)]


def _boxes(view: View, catalog: Catalog) -> list[Placed]:
    """The actions of the played kid (PLAY-3)."""
    kid = catalog.kid[view.play.card] if view.play is not None else None
    if kid is None:
        return []
    both: list[tuple[mv.Use, Slot]] = [
        (mv.Use("private"), "second"),
        (mv.Use("public"), "main"),
    ]
    return [(use, slot) for use, slot in both if kid.box(use.box) is not None]


def _wanted(view: View, catalog: Catalog) -> tuple[Resource, ...]:
    """The resources that the step at hand can be about."""
    action, play = view.pending.action, view.play
    box = (
        catalog.kid[play.card].box(action.box) if action is not None and play is not None else None
    )
    if box is None or action is None or view.pending.stage != "action":
        return RESOURCES
    slots = program(box, action.times)
    what = slots[action.at].step.what if action.at < len(slots) else "any"
    return tuple(one for one in RESOURCES if what in (one, "any", None)) or RESOURCES


def _tokens(
    decision: Decision, view: View, catalog: Catalog, told: Sequence[Event]
) -> list[Placed]:
    """Tokens to be given away or swapped; those of the Pack too if it held any as that began."""
    spends = decision.kind == "spend"
    found: list[Placed] = []
    for one in _wanted(view, catalog) if spends else RESOURCES:
        found.append((mv.Spend(one, "stuff") if spends else mv.Convert(one, "stuff"), _OF[one]))
        if _packed(decision.seat, view, told):
            found.append((mv.Spend(one, "pack") if spends else mv.Convert(one, "pack"), _OF[one]))
    return found


def _packed(seat: int, view: View, told: Sequence[Event]) -> bool:
    """Return True if the Pack holds something, or held it as the running action began."""
    own = view.seats[seat]
    if own.pack_pizza + own.pack_toys:
        return True
    for event in reversed(told):
        if isinstance(event, ev.ActionBegan):
            return False
        if isinstance(event, ev.ResourceSpent) and event.source == "pack" and event.seat == seat:
            return True
    return False


def _rivals(decision: Decision, view: View) -> list[Placed]:
    """The rivals in turn order; three share both places (ACT-13)."""
    n = len(view.seats)
    seats = [(decision.seat + i) % n for i in range(1, n)]
    slots: Sequence[Slot] = ("second", "second", "main") if n > 3 else ("second", "main")
    return [
        (mv.CopyPack(seat), slot) for seat, slot in zip(seats, slots[-len(seats) :], strict=True)
    ]


def _perk(stage: str, perk: str | None) -> list[Move]:
    """The perk that can be used instead of a kid, or with one."""
    if stage == "play" and perk == "diy":
        return [mv.DIY]
    if stage == "do_over":
        return [mv.DO_OVER]
    return [mv.ROUGH] if stage == "rough" else []
