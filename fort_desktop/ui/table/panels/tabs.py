"""The tabs by which a panel is chosen where there is room for one at a time."""

from collections.abc import Callable, Sequence, Set
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.opened import Front
from fort_desktop.ui.table.panels.painter import Ground
from fort_desktop.ui.table.things import BOARD, PLAY, Part

_TABS: Final[tuple[tuple[Panel, Part, str, str], ...]] = (
    ("board", BOARD, "fort", N_("My board")),
    ("park", Part("park"), "recruit", N_("Park")),
    ("mat", PLAY, "follow", N_("Played kids")),
)
"""In the order of their places; a tab stands for its panel, which need not be seen."""


def tabs(
    parent: Node,
    places: Sequence[Box],
    unit: float,
    shown: Set[Panel],
    choose: Callable[[Front], None],
) -> None:
    """A button for each panel; the one that is seen is lit."""
    for (panel, key, sign, words), place in zip(_TABS, places, strict=True):
        ground = Ground.of(place, unit, key)
        lit = panel in shown
        ground.panel(Box(0, 0, place.w, place.h), pal.TAPE if lit else pal.CARDBOARD, 9, 2.4)
        size = min(30 * unit, 0.7 * place.h, 0.7 * place.w)
        ground.icon(sign, Box((place.w - size) / 2, (place.h - size) / 2, size, size))
        ground.node.label = tr(words)
        ground.node.clicked = _chooser(choose, panel)
        parent.add(ground.node)


def _chooser(choose: Callable[[Front], None], panel: Front) -> Callable[[], None]:
    return lambda: choose(panel)
