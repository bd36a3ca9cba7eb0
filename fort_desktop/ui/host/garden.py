"""A menu in the garden: the yard, where its sheet lies, and where the kid who belongs there stands.

All lengths of a plan have one unit, whichever; `room` is as large as the window.

>>> plan = planned((1920, 1080), (1640, 950), 16)
>>> plan.kid is not None and plan.kid.x < 0 < plan.sheet.x < plan.kid.right
True
>>> planned((1920, 1080), (1900, 1060), 16).kid is None
True
"""

from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.portrait import recipe_of
from fort_desktop.ui.design.scale import WIDE
from fort_desktop.ui.design.unit import unit_of

_LARGEST, _LEAST = 540.0, 230.0
"""The side of a kid's picture; one that would be smaller does not come."""
_BROAD: Final = 0.8
"""The part of its width that a figure fills."""
_OVER: Final = 32.0
"""So much of its edge a sheet leaves free, for the hand of whoever stands beside it."""
_HEAD: Final = 0.7
"""The part of its height, from above, that has to be seen of one who looks over an edge."""
_GROUND: Final = 26.0
"""How far above the lower edge a kid stands, in the grass."""
_TAPE: Final = 340.0
"""The sheet's heading lies so far to each side of the middle of its upper edge."""


class Plan(NamedTuple):
    """The places of the sheet, and of the kid if there is room for one to be seen well."""

    sheet: Box
    kid: Box | None = None


def planned(room: tuple[float, float], size: tuple[float, float], down: float) -> Plan:
    """Lay a sheet in the garden; a kid stands whole before its left edge, or looks over the upper.

    Args:
        room: the size of the window; size: of the sheet.
        down: how far below the middle the sheet lies, if nothing asks for another place.
    """
    (w, h), (wide, tall) = room, size
    x, y = (w - wide) / 2, (h - tall) / 2 + down
    beside = min(_LARGEST, (w - wide - WIDE + _OVER) / _BROAD)
    free = h - tall - WIDE
    above = min(_LARGEST, free / _HEAD, (wide / 2 - _TAPE) / _BROAD)
    if max(beside, above) < _LEAST:
        return Plan(Box(x, y, wide, tall))
    if beside >= above:
        sheet = Box(max(x, beside * _BROAD - _OVER), y, wide, tall)
        left = sheet.x + _OVER - beside * (1 + _BROAD) / 2
        return Plan(sheet, Box(left, h - _GROUND - beside, beside, beside))
    shown = min(above, free)
    sheet = Box(x, max(y, shown), wide, tall)
    left = sheet.x + (wide / 2 - _TAPE - above) / 2
    return Plan(sheet, Box(left, sheet.y - shown, above, above))


def plant_yard(scene: Scene, dusk: float, parent: Node) -> None:
    """Add the yard, as large as the scene."""
    image = summer.garden(*scene.size, unit_of(scene.size), dusk)
    parent.add(Node(Box(0, 0, *scene.size), image, "garden", static=True))


def stand(scene: Scene, kid: Kid, at: Box, sheet: Box, unit: float) -> None:
    """Add a kid from head to waist at a place in pixels: behind a sheet, or in the grass before it.

    Args:
        unit: pixels of the unit of plans.
    """
    image = summer.kid_alone(kid_svg(recipe_of(kid)), round(at.w))
    edge, behind = (image.get_width() - at.w) / 2, at.center.x > sheet.x
    if behind:
        image = image.copy()
        image.fill((0, 0, 0, 0), (0, round(sheet.y - at.y + edge), *image.get_size()))
    else:
        figure, most = image.get_bounding_rect(), sheet.x + _OVER * unit
        if figure.w > most + 1:  # two kids are broader than one, so they are smaller
            side = at.w * most / figure.w
            stand(scene, kid, Box(at.x, at.bottom - side, side, side), sheet, unit)
            return
        # What is held reaches no further than a hand.
        beyond = at.x - edge + figure.right - most
        at = at.at(max(at.x - max(0, beyond), edge - figure.x), at.y)
    scene.root.add(Picture(at, image, f"kid:{kid.id}", static=True))
    if not behind:
        plant_grass(scene, sheet)


def plant_grass(scene: Scene, sheet: Box) -> None:
    """Add the near edge of the lawn once more, before whoever stands in it beside a sheet."""
    if pal.plain():
        return
    image = summer.near_grass(*scene.size, unit_of(scene.size))
    w, h = image.get_size()
    # No grass grows in front of a sheet.
    aside, above = min(w, round(sheet.x)), min(h, max(0, round(sheet.bottom) - scene.size[1] + h))
    for part in ((0, 0, aside, h), (aside, above, w - aside, h - above)):
        place = Box(part[0], scene.size[1] - h + part[1], part[2], part[3])
        scene.root.add(Picture(place, image.subsurface(part), "grass", static=True))
