"""Sheets to choose from: made-up rules, and perks."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import LEAD
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.text import Align
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.players import player_figure
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.dialogs import (
    ChoicePlaces,
    OfferPlaces,
    choice_places,
    offer_places,
    offer_row_places,
)
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.panels.dialog import Dialog
from fort_desktop.ui.table.panels.pieces import shade_below
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.toolkit.veil import Veil

RULE_HUES: Final = tuple(map(pal.rgb, ("#7E62A6", "#2C7F86", "#B4562F")))
"""The colours of made-up rules that are to be chosen from: each has its own."""
_SIDE: Final = 6.0
_ABOVE: Final = 3.0
_LINE: Final = 2.0
"""Words of an offer have so much air beside them, and above and below: in a row, an outline."""
_KID, _SEEN = 122.0, 72.0
"""The size of the kid beside the words, and how much of it is seen."""
_LEAST: Final = 12.0
_TWO: Final = 2 * LEAD * _LEAST + 2 * _LINE
"""From this height on there is room for two lines."""
_ONE: Final = 13.0
"""What an offer means at this moment takes two lines rather than a smaller size than this."""


class Offer(NamedTuple):
    """One thing that can be chosen.

    Attributes:
        key: what is touched; name, sign, words: what it is.
        now: what it would mean at this moment, "" for nothing; remark: what is worth knowing.
        colour: of its head; ink: of its name.
    """

    key: Thing
    name: str
    sign: str
    words: str
    now: str
    remark: str
    colour: pal.Colour
    ink: pal.Colour


def choice_sheet(
    root: Node,
    frame: Frame,
    title: str,
    hint: str,
    offers: Sequence[Offer],
    fold: Callable[[], None],
    who: tuple[str, str, str] = ("", "", ""),
    veil: Veil | None = None,
) -> Dialog:
    """Lay the offers open.

    Args:
        hint: a line below them, which `who` tells: see `player_figure`; fold: lets the table be
            seen; veil: lies on that.
    """
    at = choice_places(frame, len(offers))
    # Where it leaves one's own board and the hand free, they stay as bright as it is.
    sheet = Dialog(root, frame, at.sheet, "choice", veil if at.aside is not None else None)
    sheet.title(title, at.title)
    if at.words is not None:
        room = at.words.at(at.words.x - at.sheet.x, at.words.y - at.sheet.y)
        room = room.inset(_tells(sheet, room, who), 0, 0, 0)
        sheet.canvas.write(hint, room, TextStyle(17, 14, face=BOLD, lines=2))
    # All alike, so that they can be compared.
    two = any(_needs_two(offer.now, at, sheet.unit) for offer in offers)
    for offer, place in zip(offers, at.offers, strict=True):
        sheet.holder.add(_offer(sheet, at, place, offer, two))
    if at.aside is not None:
        sheet.button(tr("Look at the table"), at.aside, "look at table", fold)
    return sheet


def _tells(sheet: Dialog, room: Box, who: tuple[str, str, str]) -> float:
    """Let a kid look up beside the words, from the edge of the paper; returns its width."""
    canvas, (player, colour, face) = sheet.canvas, who
    kid = player_figure(player, canvas.px(_KID), colour, face)
    seen = kid.subsurface(kid.get_bounding_rect())
    canvas.blit(seen, room.x, canvas.h - _SEEN)
    canvas.panel(0, 0, canvas.w, canvas.h, None, 16, pal.OUTLINE, 3)
    return seen.get_width() / canvas.unit + 10


def _needs_two(now: str, at: ChoicePlaces, unit: float) -> bool:
    """Return True if the meaning of an offer at this moment needs two lines."""
    w, h = at.offers[0].w, at.offers[0].h
    own = (
        offer_row_places(w, h, bool(now))
        if at.rows
        else offer_places(w, h, bool(now), remark=False)
    )
    least = _LEAST if at.rows else _ONE
    return own.now is not None and width(now, unit, least) > own.now.w - 2 * _SIDE


def _offer(sheet: Dialog, at: ChoicePlaces, place: Box, offer: Offer, two: bool) -> Node:
    """A place that answers and stays where it is, with a face that may rise."""
    box = sheet.pixels(place)
    canvas = Canvas(box.w, box.h, sheet.unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 12, pal.OUTLINE, 3)
    node = Node(box, None, offer.key)
    node.label = "\n".join(filter(None, (offer.name, offer.words, offer.now, offer.remark)))
    if at.rows:
        own = offer_row_places(canvas.w, canvas.h, bool(offer.now))
        if two and own.now is not None and own.now.h < _TWO:
            # A low row has no room for two lines of their own; so they begin its words.
            offer = offer._replace(words=labelled(offer.now, offer.words), now="")
            own = offer_row_places(canvas.w, canvas.h, now=False)
    else:
        own = offer_places(canvas.w, canvas.h, bool(offer.now), bool(offer.remark), two)
    _draw(canvas, own, offer, at.rows)
    face = Picture(Box(0, 0, box.w, box.h), canvas.image, "face")
    shade_below(face, sheet.unit / 2)
    node.add(face)
    return node


_TINT: Final = 0.72
"""How pale the ground of a drawing is."""


def _draw(canvas: Canvas, at: OfferPlaces, offer: Offer, row: bool) -> None:
    def told(words: str, place: Box, size: float, least: float, align: Align = "center") -> None:
        """In as many lines as the place has room for."""
        lines = max(1, int(place.h / (LEAD * least)))
        canvas.write(words, place, TextStyle(size, least, BOLD, align=align, lines=lines))

    canvas.panel(*at.head, offer.colour, 9, None)
    high = _LINE if row else _ABOVE
    room = at.head.inset(_SIDE, high, _SIDE, high)
    style = TextStyle(17 if row else 22, 14, colour=offer.ink, align="center", lines=2)
    canvas.write(offer.name, room, style)
    if at.sign is not None and not row:
        # The drawing is the first thing that is seen of an offer, on the colour of its kind.
        ground = pal.mixed(offer.colour, pal.PAPER, _TINT)
        scene = Box(at.head.x, at.head.bottom, at.head.w, at.sign.bottom + 8 - at.head.bottom)
        canvas.panel(*scene, ground, 0, None)
    if at.sign is not None:
        canvas.icon(offer.sign, at.sign.x, at.sign.y, at.sign.w)
    if row:
        told(offer.words, at.words, 15, 12, "left")
    else:
        told(offer.words, at.words, 19, 13)
    if at.now is not None:
        canvas.panel(*at.now, pal.LIT, 8, pal.OUTLINE, 2)
        room = at.now.inset(_SIDE, high, _SIDE, high)
        lines = 2 if at.now.h >= _TWO else 1
        style = TextStyle(15 if row else 17, _LEAST, align="center", lines=lines)
        canvas.write(offer.now, room, style)
    if at.remark is not None:
        told(offer.remark, at.remark, 15, 12)
