"""The place of the supply: a tray in the free corner above the own discard pile."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Frame

_HIGHEST: Final = 44.0
_LEAST: Final = 30.0
"""A lower tray could neither be read nor hit."""
_ASIDE: Final = 4.0
"""So much wider than the pile it is on each side."""
_GAP: Final = 4.0
_RIM: Final = 4.0


class SupplyPlaces(NamedTuple):
    """The tray, and in its coordinates where the toys and the pizza lie; all in pixels."""

    tray: Box
    toys: Box
    pizza: Box


def lay_open_place(frame: Frame) -> Box | None:
    """Return the place of the button that spreads a large hand: above the deck.

    It lies there as the tray lies above the discard pile; None where panels and piles leave no
    room.
    """
    places = supply_places(frame)
    if places is None:
        return None
    tray = places.tray
    return tray.at(tray.x - frame.panels.discard.x + frame.panels.deck.x, tray.y)


def supply_places(frame: Frame) -> SupplyPlaces | None:
    """Return the places of the tray; None where panels and piles leave no room."""
    panels, unit = frame.panels, frame.unit
    pile = panels.discard
    below = [panels.board.bottom, panels.mat.bottom, panels.park.bottom]
    if panels.log is not None:
        below.append(panels.log.bottom)
    top, bottom = max(below) + _GAP * unit, pile.y - _GAP * unit
    high = min(_HIGHEST * unit, bottom - top)
    if high < _LEAST * unit:
        return None
    wide = pile.w + 2 * _ASIDE * unit
    tray = Box(pile.x - _ASIDE * unit, bottom - high, wide, high)
    rim = _RIM * unit
    each = (wide - 2 * rim) / 2
    heaps = (Box(rim + i * each, rim, each, high - 2 * rim) for i in range(2))
    return SupplyPlaces(tray, *heaps)
