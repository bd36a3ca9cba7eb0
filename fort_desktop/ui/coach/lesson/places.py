"""Finds on the table the things that the steps of a lesson light, by their names there."""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.scene.node import Node
from fort_desktop.ui.coach.lesson.lesson import LEARNER, RIVAL
from fort_desktop.ui.coach.lights import Lamp
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.panel_context import panel_of
from fort_desktop.ui.table.things import Thing

_CROWNS: Final = ("golden_boy", "tiny")
PLACES: Final[dict[str, tuple[Thing, ...]]] = {
    "points": (th.Number(LEARNER, "points"), th.Spot("points")),
    "fort": (th.Spot("fort"), th.Number(LEARNER, "level")),
    "worth": (th.Worth(),),
    "rule": (th.MadeUpRule(LEARNER),),
    "cost": (th.LevelCost(),),
    "sculpture": (th.Sculpture(), th.PerksButton()),
    "pack": (th.BAG,),
    "lookout": (th.LOOKOUT,),
    "yard": (th.Yard(LEARNER),),
    "rival discard": (th.RivalPile(RIVAL), th.RivalBoard(RIVAL)),
    "rival yard": (th.Yard(RIVAL),),
    "rival points": (th.Number(RIVAL, "points"),),
    "rival pizza": (th.Number(RIVAL, "pizza"),),
    "hint": (th.Button("hint"),),
    "menu": (th.Button("menu"),),
    "ends": (th.Part("ends"),),
    "mat": (th.PLAY,),
    "deck": (th.DECK,),
    "discard": (th.OWN_PILE,),
    "recruits": (th.Part("park"),),
    "crown card": tuple(th.HandCard(kid) for kid in _CROWNS),
}
"""Of several things the first that is on the table is meant."""
KINDS: Final[dict[str, type[Thing]]] = {
    "rules": th.RuleCard,
    "perks": th.PerkCard,
    "fences": th.FenceTag,
}
"""All things of a kind are meant, each for itself."""
WHOLES: Final[dict[str, Callable[[object], bool]]] = {
    "hand": lambda key: isinstance(key, th.HandCard),
    "stuff": lambda key: isinstance(key, th.StuffBox),
    "levels": lambda key: isinstance(key, th.LevelSpot),
    "phases": lambda key: isinstance(key, th.PhaseChip),
}
"""All things of a kind are meant, as one."""
_COMPARED: Final = ("choice", th.BOARD)


def bar() -> Lamp:
    """Return what leaves the turn bar bright."""
    return thing(th.Part("prompt"))


def sheet() -> Lamp:
    """Return what leaves bright what is compared while a sheet asks, and the sheet itself."""
    return Lamp([lambda node: node.key in _COMPARED], single=False)


def thing(which: Thing) -> Lamp:
    """Return what leaves one thing bright."""
    return Lamp([_is(which)])


def things_of(name: str) -> tuple[Thing, ...]:
    """The things that a name means, the first one that is on the table is it."""
    kind, _, rest = name.partition(" ")
    if name in PLACES:
        return PLACES[name]
    if kind == "card":
        return (th.HandCard(rest),)
    if kind == "park":
        return (th.ParkCard(rest),)
    if kind == "box":
        return (th.ActionBox("public" if rest == "public" else "private"), th.PLAY)
    if kind == "lookout":
        return (th.LookoutCard(rest), th.LOOKOUT)
    if name.startswith("rival yard "):
        return (th.YardCard(name.removeprefix("rival yard "), RIVAL), th.Yard(RIVAL))
    return ()


_ROOMS: Final = {"hand": ("hand",), "fences": ("hand",), "stuff": ("board",),
                 "levels": ("board", "levels")}  # fmt: skip
"""What a name that means several things leaves free, and what is shown for its sake."""


def parts_of(names: Sequence[str]) -> frozenset[str]:
    """Return the hand and the panels on which the things with these names lie."""
    found = {part for name in names for part in _ROOMS.get(name, ())}
    found |= {panel_of(thing) for name in names for thing in things_of(name)}
    return frozenset(found - {""})


def lamp(name: str) -> Lamp:
    """Return what lights the thing with this name, wherever it is."""
    if name in KINDS:
        kind = KINDS[name]
        return Lamp([lambda node: isinstance(node.key, kind)], single=False)
    if name in WHOLES:
        wanted = WHOLES[name]
        return Lamp([lambda node: wanted(node.key)], together=True)
    return Lamp([_is(thing) for thing in things_of(name)])


def _is(thing: Thing) -> Callable[[Node], bool]:
    return lambda node: node.key == thing
