"""The middle of the table: Park, perks, rules and sculpture, and how near the end is."""

from collections.abc import Sequence

from fort_desktop.rules.model.types import END_POINTS, TOP_LEVEL
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.screens.ends import shares
from fort_desktop.ui.table.things import Part
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import panel_node, shaded


def ends_panel(parent: Node, area: Box, painter: Painter) -> None:
    """The chalkboard: the three ways in which the end comes nearer (END-1)."""
    unit, view = painter.unit, painter.view
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, Part("ends"))
    canvas.image.blit(chalkboard(*canvas.image.get_size(), unit), (0, 0))
    title = tr("The last round") if view.ending else tr("How near is the end?")
    canvas.title(title, canvas.w / 2, 30, 22, canvas.w - 40, pal.CHALK_YELLOW, "center")
    points = max(seat.points for seat in view.seats)
    level = max(seat.level for seat in view.seats)
    gone = shares(view)
    rows: Sequence[tuple[str, str, str, float]] = (
        ("vp", tr("Points"), f"{points} / {END_POINTS}", gone[0]),
        ("fort", tr("Fort level"), f"{level} / {TOP_LEVEL}", gone[1]),
        ("deck", tr("Park deck"), str(view.park_deck_count), gone[2]),
    )
    for i, (sign, words, number, share) in enumerate(rows):
        y = 52 + i * (canvas.h - 62) / 3
        canvas.icon(sign, 18, y + 2, 30)
        canvas.words(words, 58, y + 10, 19, canvas.w * 0.5, pal.CHALK)
        canvas.words(number, canvas.w - 20, y + 10, 19, 90, pal.CHALK, "right")
        canvas.panel(58, y + 23, canvas.w - 78, 12, None, 6, pal.CHALK, 2)
        filled = (canvas.w - 82) * share
        if filled > 8:
            canvas.panel(60, y + 25, filled, 8, pal.CHALK_YELLOW, 4, None)
    parent.add(node)
