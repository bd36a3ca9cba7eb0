"""Everything that the widgets of the table are drawn with."""

from typing import NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog


class Painter(NamedTuple):
    """The same for all widgets of one table.

    Attributes:
        unit: window pixels of one design unit.
        view: what the viewer knows; catalog: the cards.
        dusk: how far the day has gone, 0 to 1.
    """

    unit: float
    view: View
    catalog: Catalog
    dusk: float = 0.0
