"""Widgets of the screens beside the table: large buttons, switches, notes, the heading."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Meaning
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import pieces
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import props
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.players import player_face, player_photo
from fort_desktop.ui.art.props import Prop
from fort_desktop.ui.art.vignettes import VIEW, vignette
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas
from fort_desktop.ui.design.scale import GAP, HAIR, SMALL, WIDE
from fort_desktop.ui.design.text_box import LEAST, TextStyle, height, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.text.rules.page import Scene
from fort_desktop.ui.toolkit import clipboard
from fort_desktop.ui.toolkit.common import AIR, label, lights_up, shaded
from fort_desktop.ui.toolkit.layout import Natural, Share, Size, row
from fort_desktop.ui.toolkit.page import Page

BUTTON: Final = 78.0
"""How high a button on a sheet is."""
_NARROW: Final = 260.0
"""How wide a button is at least, if there is room."""
_LIP: Final = 6
_INSIDE, _MARK = 14.0, 42.0
"""The room beside what stands in a line of a list, and the side of its sign."""
_MORE: Final = 4
"""How much larger words beside a sign are."""
_SECOND, _LEAST_SECOND = 24.0, 21.0
"""The size of the second line, and the least before it becomes two."""
_SMALLEST: Final = 12.0
"""Pixels of the smallest letters."""
_ROOMY: Final = 100.0
"""A higher button has room for two lines below its words, which so are no smaller."""
_TWO_LINES: Final = 1.5
"""What has room in two lines is so many times as wide as one of them, at most."""
_ABOVE: Final = 1000.0
_HOT: Final = {True: pal.rgb("#FFE07A"), False: pal.rgb("#FFF0CE")}
"""The colour of a primary button that is pointed at, and of another one."""


class Face(NamedTuple):
    """The face of a button: words, a second line, a sign before them; `ticked` if it is chosen
    among others, None where nothing is.

    A sign ``face:KIND`` is the face of a computer player, `kid` that of a person. `turns` marks a
    button whose clicks cycle through several choices. `seat` is the colour of the ground of a photo
    of a person, which stands over the words; `scene` is a picture before them. `of` is what it
    chooses, as "Order"; it is drawn elsewhere, and goes before the words where somebody hears the
    button alone.
    """

    words: str
    more: str = ""
    sign: str = ""
    size: float = 28
    ticked: bool | None = None
    turns: bool = False
    kid: str = ""
    seat: str = ""
    scene: Scene | None = None
    of: str = ""


def _drawn(size: tuple[float, float], unit: float, face: Face, fill: pal.Colour) -> pygame.Surface:
    # Two choices with the same words share their picture: `of` is only heard.
    return _painted(size, unit, face._replace(of=""), fill)


@THINGS
def _painted(
    size: tuple[float, float], unit: float, face: Face, fill: pal.Colour
) -> pygame.Surface:
    canvas = Canvas(*size, unit)
    tall = button_face(canvas, fill)
    if face.seat:
        _photo(canvas, face, tall)
        return canvas.image
    if face.scene is not None:
        _pictured(canvas, face, face.scene, tall)
        return canvas.image
    sign = "tick" if face.ticked else face.sign
    portrait = sign.startswith("face:") or bool(face.kid)
    side = 28.0 if face.ticked else min(104.0, tall * 0.88) if portrait else min(45.0, tall * 0.62)
    air = 20.0 if face.more else 13.0
    edge, gap = (24.0, 14.0) if face.sign or face.kid else (13.0 if sign else air, 6.0)
    left = edge + (side + gap if sign or portrait else 0)
    right = canvas.w - (44 if face.turns else air)
    longest = max((width(word, unit, LEAST) for word in pieces(face.words)), default=0.0)
    long = bool(face.more) and width(face.more, unit, _LEAST_SECOND) > _TWO_LINES * (right - left)
    if not portrait and (long or (sign == "tick" and longest > right - left)):
        sign, left = "", edge  # the words say it, or the colour that it is chosen
    if sign or portrait:
        x = left - side - gap if face.words else (canvas.w - side) / 2
        if portrait:
            shown = player_face(sign.removeprefix("face:"), canvas.px(side), kid=face.kid)
            canvas.blit(shown, x - 8, (tall - side) / 2)
        else:
            canvas.icon(sign, x, (tall - side) / 2, side)
    if face.turns:
        canvas.icon("right", right + 6, tall / 2 - 14, 28)
    # In a small window the least letters are larger than that.
    least = max(_SECOND if tall > _ROOMY else _LEAST_SECOND, _SMALLEST / unit)
    one_line = "\n" not in face.more and width(face.more, unit, least, BOLD) <= right - left
    if face.more and one_line:
        canvas.title(face.words, left, tall / 2 - 18, face.size + _MORE, right - left)
        canvas.paragraph(face.more, left, tall / 2 - 2, right - left, 34, _SECOND)
    elif face.more:
        canvas.title(face.words, left, tall * 0.24, face.size + _MORE, right - left)
        canvas.paragraph(face.more, left, tall * 0.38, right - left, tall * 0.58, _SECOND)
    else:
        room = Box(left, AIR, right - left, tall - 2 * AIR)
        marked = bool(face.sign or face.kid)
        label(canvas, face.words, room, face.size + (_MORE if face.sign else 0), not marked)
    return canvas.image


def button_face(canvas: Canvas, fill: pal.Colour) -> float:
    """Draw the plate of a button with its lip; returns how high it is above that."""
    tall = canvas.h - _LIP
    canvas.panel(0, _LIP, canvas.w, tall, pal.OUTLINE, 16, None)
    canvas.panel(0, 0, canvas.w, tall, fill, 16)
    return tall


def _photo(canvas: Canvas, face: Face, tall: float) -> None:
    """Draw a person from head to waist on a ground of a colour, and the words below."""
    side = canvas.w - 2 * WIDE
    canvas.blit(player_photo(PERSON, canvas.px(side), face.seat, face.kid), WIDE, WIDE)
    words = Box(WIDE, side + WIDE, side, tall - side - WIDE)
    canvas.title(face.words, canvas.w / 2, words.y + words.h * 0.36, face.size + 2 * _MORE, side,
                 align="center")  # fmt: skip
    lower = words.inset(0, words.h / 2, 0, GAP)
    canvas.paragraph(face.more, *lower, _SECOND, centered=True)


def _pictured(canvas: Canvas, face: Face, scene: Scene, tall: float) -> None:
    """Draw a picture, and beside it the words; a tick on it if it is chosen."""
    room = Box(0, 0, canvas.w, tall).inset(SMALL, SMALL, SMALL, SMALL)
    shown = vignette(scene, canvas.px(room.h * VIEW[0] / VIEW[1]), canvas.unit)
    canvas.blit(shown, room.x, room.y)
    told = room.inset(shown.get_width() / canvas.unit + GAP, 0, 0, 0)
    if face.ticked:
        canvas.icon("tick", told.right - _MARK, told.y, _MARK)
    canvas.title(face.words, told.x, told.center.y - GAP, face.size + _MORE, told.w)
    below = Box(told.x, told.center.y - HAIR, told.w, told.h * 0.36)
    canvas.paragraph(face.more, *below, _SECOND)


def warning(canvas: Canvas, words: str, area: Box) -> None:
    """Draw a warning on paper with a cross."""
    canvas.panel(*area, pal.PAPER, 10, pal.SEATS["red"], 4)
    canvas.icon("cross", area.x + 14, area.y + area.h / 2 - 18, 36)
    canvas.paragraph(words, area.x + 64, area.y + 6, area.w - 78, area.h - 12, 24)


def menu_button(
    area: Box,
    unit: float,
    face: Face | str,
    name: str,
    act: Callable[[], None] | None,
    primary: bool = False,
) -> Node:
    """A large button that becomes lighter under the pointer.

    Args:
        act: what it does; None if it cannot be pressed now: then it is pale, and stays so.
    """
    shown = Face(face) if isinstance(face, str) else face
    usual = pal.ACTION if primary else pal.LIT if shown.ticked else pal.PAPER
    fill = pal.DISABLED if act is None else usual
    size = (area.w, area.h)
    node = Node(area, _drawn(size, unit, shown, fill), name)
    node.label = in_lines((shown.words, shown.more))
    if shown.ticked is not None:
        heard = labelled(shown.of, node.label) if shown.of else ""
        node.meaning = Meaning("radio", shown.ticked, name=heard)
    if act is None:
        return node

    def hovered(on: bool) -> None:
        node.image = _drawn(size, unit, shown, _HOT[primary] if on else fill)

    node.hovered = hovered
    node.clicked = act
    return node


def listed(
    area: Box, unit: float, face: Face, name: str, act: Callable[[], None], chosen: bool
) -> Node:
    """A line of a list: plain, and a lit button where it is chosen, or pointed at."""
    faces = [_line(area, unit, face, fill) for fill in (None, pal.LIT)]
    node = Node(area, faces[0], name)
    node.label, node.clicked = in_lines((face.words, face.more)), act
    lights_up(node, faces, chosen)
    return node


def _line(area: Box, unit: float, face: Face, fill: pal.Colour | None) -> pygame.Surface:
    canvas = Canvas(area.w, area.h, unit)
    if fill is not None:
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 10, pal.OUTLINE, 4)
    left = _INSIDE
    if face.sign:
        canvas.icon(face.sign, left, (canvas.h - _MARK) / 2, _MARK)
        left += _MARK + SMALL
    wide = canvas.w - left - _INSIDE
    canvas.title(face.words, left, 18.0 if face.more else canvas.h / 2, face.size, wide)
    canvas.words(face.more, left, 40, 18, wide, pal.INK_SOFT)
    return canvas.image


class Button(NamedTuple):
    """A button to be laid: its name and face, what a click does, and if it is the usual one."""

    name: str
    face: Face | str
    act: Callable[[], None] | None
    primary: bool = False


def buttons(
    page: Page,
    area: Box,
    found: Sequence[Button | None],
    fill: bool = False,
    parent: Node | None = None,
) -> Box:
    """Lay buttons side by side, each as wide as its words ask for; None is room between them.

    Args:
        fill: they fill the area, all alike where no words need more room than others.
        parent: what they are added to, if not to the page.

    Returns:
        The room between them, an empty box if there is none.
    """
    wanted = [0.0 if one is None else _wanted(one.face, page.unit) for one in found]
    alike = max(wanted, default=0.0) * len(found) + GAP * (len(found) - 1) <= area.w
    sizes: list[Size] = [
        Share(1 if alike or not fill else wide) if fill or one is None else Natural(wide)
        for one, wide in zip(found, wanted, strict=True)
    ]
    free = Box(area.x, area.y, 0, area.h)
    for one, place in zip(found, row(area, sizes), strict=True):
        if one is None:
            free = place
            continue
        node = menu_button(page.at(*place), page.unit, one.face, one.name, one.act, one.primary)
        (parent or page.scene.root).add(node)
    return free


def _wanted(face: Face | str, unit: float) -> float:
    """The width at which the words of a button stand in one line with air around them."""
    shown = Face(face) if isinstance(face, str) else face
    size = shown.size + (_MORE if shown.sign else 0)
    letters = width(shown.words, unit, size)
    signs = bool(shown.sign or shown.kid or shown.ticked) + shown.turns
    return max(_NARROW, letters + 2 * WIDE + signs * (BUTTON - GAP))


def switch(
    area: Box, unit: float, label: str, name: str, on: bool | None, act: Callable[[], None]
) -> Node:
    """A checkbox: a tick in a box, and words; a bar is in it if it is `None`: on for some only."""
    canvas = Canvas(area.w, area.h, unit)
    side = min(52.0, canvas.h)
    top = (canvas.h - side) / 2
    canvas.panel(0, top, side, side, pal.ACTION if on else pal.PAPER, 12)
    if on:
        canvas.icon("tick", 7, top + 7, side - 14)
    elif on is None:
        canvas.panel(side / 4, top + side / 2 - 3, side / 2, 6, pal.OUTLINE, 3, None)
    canvas.paragraph(label, side + 20, 0, canvas.w - side - 24, canvas.h, 27)
    node = Node(area, canvas.image, name)
    node.clicked = act
    node.label = label
    node.meaning = Meaning("check", on)
    return node


def note(
    parent: Node,
    area: Box,
    unit: float,
    lines: list[str],
    close: Callable[[], None],
    copies: bool,
) -> Node:
    """Messages on a sheet of taped paper, with a button to close it, and perhaps one to copy them.

    It is as high as its words need, up to the height of `area`, and above everything else.
    """
    words = "\n".join(lines)
    needed = height(words, area.w / unit - 56, unit, TextStyle(25, face=BOLD)) * unit
    high = min(round(area.h - 150 * unit), round(needed))
    canvas = Canvas(area.w, high + 150 * unit, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 10)
    canvas.paragraph(words, 28, 44, canvas.w - 56, high / unit, 25)
    box = Box(area.x, area.y, area.w, high + 150 * unit)
    node = parent.add(Node(box, canvas.image, "note", z=_ABOVE))
    node.label, node.meaning = words, Meaning("message", live="assertive")
    strip = tape(round(150 * unit), round(40 * unit), True, -3)
    node.add(Node(Box(box.w / 2 - 75 * unit, -20 * unit, *strip.get_size()), strip))
    place = Box(box.w - 248 * unit, box.h - 86 * unit, 220 * unit, 66 * unit)
    node.add(menu_button(place, unit, tr("Close"), "close note", close))
    if copies:
        _copies(node, place.at(place.x - 236 * unit, place.y), unit, words)
    return node


def _copies(parent: Node, area: Box, unit: float, words: str) -> None:
    """Add a button that copies words to the clipboard and then shows whether it worked."""

    def copy() -> None:
        done = clipboard.copy(words)
        for node in (before, copied, failed):
            node.show(node is (copied if done else failed))
        if parent.scene is not None:
            parent.scene.focus.at(copied if done else failed)

    before = parent.add(menu_button(area, unit, tr("Copy this text"), "copy note", copy))
    face = Face(tr("Copied"), ticked=True)
    copied = parent.add(menu_button(area, unit, face, "copied note", copy))
    failed = parent.add(menu_button(area, unit, tr("No clipboard here"), "copy failed", copy))
    copied.show(False)
    failed.show(False)


def cardboard(
    parent: Node,
    area: Box,
    unit: float,
    name: str,
    still: bool = True,
    prop: Prop = props.cardboard,
) -> PanelCanvas:
    """Add a sheet of cardboard, or of a prop, with its shadow; returns its canvas.

    Args:
        still: it is static.
    """
    shaded(parent, area, unit, still)
    canvas = PanelCanvas(area, unit, name)
    canvas.node.static = still
    canvas.image.blit(prop(round(area.w), round(area.h), unit), (0, 0))
    parent.add(canvas.node)
    return canvas


def heading(parent: Node, area: Box, unit: float, words: str, name: str = "heading") -> None:
    """Add the name of a screen on a strip of tape."""
    strip = tape(round(area.w), round(area.h), False, -0.6).copy()
    canvas = Canvas(area.w, area.h, unit)
    canvas.image.blit(strip, (0, 0))
    canvas.title(words, canvas.w / 2, canvas.h / 2, 44, canvas.w - 70, align="center")
    node = Node(area, canvas.image, name)
    node.label, node.meaning = words, Meaning("heading")
    parent.add(node)
