"""Finds on the table the things that the steps of a lesson point at, by their names there."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.coach.lesson.lesson import LEARNER, RIVAL
from fort_desktop.ui.coach.notes.placing import around
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.things import PartName, Thing

_AREAS: Final[dict[str, PartName]] = {
    "ends": "ends",
    "hand": "hand",
    "mat": "play",
    "deck": "deck",
    "discard": "discard",
    "park": "park",
    "recruits": "park",
}
"""Names that mean a whole part of the table."""
_PLACES: Final[dict[str, tuple[Thing, ...]]] = {
    "points": (th.Number(LEARNER, "points"), th.Spot("points")),
    "fort": (th.Spot("fort"), th.Number(LEARNER, "level")),
    "rule": (th.MadeUpRule(LEARNER),),
    "cost": (th.LevelCost(),),
    "sculpture": (th.Sculpture(),),
    "pack": (th.BAG,),
    "lookout": (th.LOOKOUT,),
    "yard": (th.Yard(LEARNER),),
    "rival discard": (th.RivalPile(RIVAL),),
    "rival yard": (th.Yard(RIVAL),),
    "rival points": (th.Number(RIVAL, "points"),),
    "rival pizza": (th.Number(RIVAL, "pizza"),),
    "hint": (th.Button("hint"),),
    "menu": (th.Button("menu"),),
}
_EACH: Final[dict[str, type[Thing]]] = {
    "rules": th.RuleCard,
    "perks": th.PerkCard,
    "fences": th.FenceTag,
}
"""Names that mean all things of a kind."""
_ROWS: Final[dict[str, type[Thing]]] = {
    "stuff": th.StuffBox,
    "levels": th.LevelSpot,
    "phases": th.PhaseChip,
}
"""Names that mean all things of a kind as one."""
_CROWNS: Final = ("golden_boy", "tiny")


def keys_of(name: str) -> tuple[Thing, ...]:
    """The things that a name means, the first one that lies on the table is it."""
    kind, _, rest = name.partition(" ")
    words = rest.split(" ")
    if name == "crown card":
        return tuple(th.HandCard(kid) for kid in _CROWNS)
    if kind == "card":
        return (th.HandCard(rest),)
    if kind == "park" and rest:
        return (th.ParkCard(rest),)
    if kind == "box":
        return (th.ActionBox("public" if rest == "public" else "private"),)
    if kind == "lookout" and rest:
        return (th.LookoutCard(rest), th.LOOKOUT)
    if name.startswith("rival yard "):
        return (th.YardCard(words[-1], RIVAL), th.Yard(RIVAL))
    return _PLACES.get(name, ())


def boxes_of(names: Sequence[str], nodes: TableNodes, there: Sequence[Node]) -> list[Box]:
    """Return the boxes of the things with these names, in pixels, without those that are nowhere.

    Args:
        there: all nodes that lie on the table, the bar and its buttons too.
    """
    return [box for name in names for box in _boxes(name, nodes, there)]


def _boxes(name: str, nodes: TableNodes, there: Sequence[Node]) -> list[Box]:
    kind = _EACH.get(name) or _ROWS.get(name)
    if kind is not None:
        found = [node.area for node in there if isinstance(node.key, kind) and node.shown()]
        return [around(found)] if found and name in _ROWS else found
    for key in keys_of(name):
        for node in there:
            if node.key == key and node.shown():
                return [_seen(node)]
    part = _AREAS.get(name) or ("play" if name.startswith("box") else None)
    return [nodes.areas[part]] if part is not None else []


def _seen(node: Node) -> Box:
    """Return the area in which a node is seen: a node at the front is larger there."""
    return node.seen_as.area if node.seen_as is not None else node.area
