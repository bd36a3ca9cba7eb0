"""The pads of the public table: what each person is asked, and the keys to answer with."""

from collections.abc import Callable
from typing import Final, Literal

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.cardface import picture_of
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import trc
from fort_desktop.ui.table.layout.strip import AnswerForm, leader_places, pad_places
from fort_desktop.ui.table.panels.pieces import acting_rim, button_face, cardboard, draw_ribbon
from fort_desktop.ui.table.panels.previews import arrow_line
from fort_desktop.ui.table.play_summary import Count
from fort_desktop.ui.table.things import PadButton, SeatPad
from fort_desktop.ui.table.viewmodels.strip import (
    ANSWERS,
    Answer,
    LeadersPlace,
    Pad,
    PadAnswer,
    Player,
)
from fort_desktop.ui.text.lists import in_lines, listed
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.toolkit.common import panel_node, shaded
from fort_desktop.ui.toolkit.key_cap import key_cap

_SIGNS: Final[dict[Answer, str]] = {"follow": "follow", "look": "eye", "no": "cross"}
_NAME: Final = (19.0, 14.0)
_COUNT: Final = (19.0, 17.0)
_CAP: Final = 28.0
_SIGN: Final = 22.0
_APART: Final = "\N{EM SPACE}"


def answer_words(answer: Answer) -> str:
    """Return the label of an answer on a pad."""
    if answer == "follow":
        # NOTE: a button: discard a card to do what the leader did
        return trc("pad", "Follow")
    if answer == "look":
        # NOTE: a button: look at one's own hidden cards before answering
        return trc("pad", "Look")
    # NOTE: a button: an answer to "do you follow?"
    return trc("pad", "No")


def pad_node(
    parent: Node,
    area: Box,
    unit: float,
    pad: Pad,
    give: Callable[[int, Answer], None],
    dusk: float = 0.0,
) -> None:
    """Lay a pad.

    Args:
        area: in pixels; give: called with the seat and its answer.
    """
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, SeatPad(pad.player.seat))
    cardboard(canvas, dusk)
    at = pad_places(canvas.w, canvas.h)
    person(canvas, pad.player, at.face, at.ribbon)
    _count(canvas, pad.player, at.sign, at.number)
    if at.question is not None and pad.question:
        style = TextStyle(18, 14)
        if canvas.has_room(pad.question, at.question, style):
            canvas.write(pad.question, at.question, style)
    _told(canvas, at.told, pad)
    places = dict(zip(ANSWERS, at.answers, strict=True))
    if at.form == "stacked" and any(not one.live for one in pad.answers):
        _held(canvas, places["follow"], pad.player)
    node.label = "\n".join(filter(None, (pad.player.name, pad.question, spoken(pad))))
    parent.add(node)
    if pad.asked:
        parent.add(acting_rim(area, unit, pad.player.colour))
    for answer in pad.answers:
        place = places[answer.answer].scaled(unit)
        node.add(_answer_node(place, unit, pad.player.seat, answer, at.form, give))


def _held(canvas: Canvas, place: Box, player: Player) -> None:
    """The covered hand in the place of an answer that cannot be given now."""
    w = min(0.72 * place.h, place.w)
    step = min(w, (place.w - w) / max(1, player.cards - 1))
    size = canvas.px(w), canvas.px(place.h)
    back = card_back(*size, pal.SEATS[player.colour], None, pal.MARKS[player.colour])
    for number in range(player.cards):
        canvas.blit(back, place.x + number * step, place.y)


def spoken(pad: Pad) -> str:
    """Return the text on the slip of a pad."""
    if pad.offer is None:
        return pad.told
    return " ".join(filter(None, (pad.offer.counted, pad.offer.brings, pad.sum)))


def person(
    canvas: Canvas, player: Player, face: Box, ribbon: Box, least: float | None = None
) -> None:
    """Face, and name on its ribbon; `least`: of a name that would be cut."""
    if face.w:
        picture = player_face(player.player, canvas.px(face.w), player.colour, player.kid)
        canvas.blit(picture, face.x, face.y)
    draw_ribbon(canvas, ribbon, player.colour, player.name, _NAME, least)


def _count(canvas: Canvas, player: Player, sign: Box, number: Box) -> None:
    """Draw the number of kids that a player holds."""
    if sign.w:
        canvas.icon("hand", sign.x, sign.y, sign.w)
        canvas.write(str(player.cards), number, TextStyle(*_COUNT))


def _told(canvas: Canvas, place: Box, pad: Pad) -> None:
    """The slip below the name: what it would bring, what was answered, or who comes before."""
    unit = canvas.unit
    if not (pad.told or pad.offer):
        return
    if not pad.faint:
        canvas.panel(*place, pal.PAPER, 8, pal.OUTLINE, 2)
    inner = place.inset(10, 2, 10, 2)
    room = inner.scaled(unit)
    ground = Canvas.on(canvas.image, unit, 1.0)
    if pad.offer is not None:
        if pad.sum and place.h >= 70:
            arrow_line(ground, room._replace(h=room.h * 0.55), pad.offer, 20)
            low = room._replace(y=room.y + room.h * 0.55, h=room.h * 0.4)
            ground.write(pad.sum, low, TextStyle(18, 14, align="center"))
        else:
            _offer_line(ground, room, pad.offer, pad.sum)
        return
    if pad.sign:
        side = min(20.0, place.h - 8)
        canvas.icon(pad.sign, inner.x, inner.center.y - side / 2, side)
        inner = inner.inset(side + 10, 0, 0, 0)
    align: Literal["left", "center"] = "left" if pad.sign else "center"
    canvas.write(pad.told, inner, TextStyle(18, 12, align=align, lines=2, two=15))


def _offer_line(ground: Canvas, room: Box, offer: Count, total: str) -> None:
    """Draw what one symbol brings, and the sum behind it where it has room."""
    unit = ground.unit
    words = Count(offer.counted, _APART.join(filter(None, (offer.brings, total))))
    needed = sum(width(part, unit, 14) for part in words) + 20
    arrow_line(ground, room, words if needed * unit <= room.w else offer, 18)


def _answer_node(
    place: Box,
    unit: float,
    seat: int,
    answer: PadAnswer,
    form: AnswerForm,
    give: Callable[[int, Answer], None],
) -> Node:
    """The button of an answer; where it cannot be given now, a place that says why."""
    key = PadButton(seat, answer.answer)
    if not answer.live:
        return Node(place, None, key)
    node = Node(place, _answer_picture(place, unit, answer, form).image, key, static=True)
    node.clicked = lambda: give(seat, answer.answer)
    node.label = answer_words(answer.answer)
    return node


def _answer_picture(place: Box, unit: float, answer: PadAnswer, form: AnswerForm) -> Canvas:
    canvas = Canvas(place.w, place.h, unit)
    fill = pal.ACTION if answer.answer == "follow" else pal.PAPER
    face = button_face(canvas, fill, 4, 11).inset(6, 2, 6, 2)
    cap = _cap(answer, unit, min(_cap_of(face.h), face.h * (0.8 if form == "row" else 0.5)))
    wide, high = (cap.get_width() / unit, cap.get_height() / unit) if cap is not None else (0, 0)
    if form == "row":
        if cap is not None:
            canvas.blit(cap, face.right - wide, face.center.y - high / 2)
        _word(canvas, face._replace(w=face.w - (wide + 4 if cap is not None else 0)), answer)
        return canvas
    gap = 6.0 if form == "stacked" else 1.0
    rest = face._replace(h=face.h - high - gap)
    low = max(4.0, (rest.h - 26) * 0.25) if form == "stacked" else 1.0
    if cap is not None:
        canvas.blit(cap, face.center.x - wide / 2, face.bottom - high - low + 2)
    word = rest._replace(y=rest.y + low, h=rest.h - 2 * low) if form == "stacked" else rest
    if form == "small":
        side = min(word.h, word.w, 22.0)
        canvas.icon(_SIGNS[answer.answer], word.center.x - side / 2, word.center.y - side / 2, side)
    else:
        _word(canvas, word, answer)
    return canvas


def _cap_of(high: float) -> float:
    """A larger button has a larger key."""
    return max(_CAP, 0.22 * high)


def _cap(answer: PadAnswer, unit: float, tall: float) -> pygame.Surface | None:
    if answer.button:
        return pad_sign(answer.button, round(tall * unit))
    return key_cap(answer.key, unit, tall) if answer.key else None


def _word(canvas: Canvas, room: Box, answer: PadAnswer) -> None:
    """Its sign and word in the middle of a room; the sign alone where the word has no room."""
    unit, words = canvas.unit, answer_words(answer.answer)
    sign = "" if answer.answer == "no" else _SIGNS[answer.answer]
    most = max(19.0, 0.22 * room.h)
    side = _SIGN * most / 19
    beside = side + 5 if sign else 0.0
    style = TextStyle(most, 15)
    if not canvas.has_room(words, room.inset(beside, 0, 0, 0), style):
        beside, style = 0.0, TextStyle(most, 12)
    if not canvas.has_room(words, room, style):
        side = min(_SIGN, room.h, room.w)
        x, y = room.center.x - side / 2, room.center.y - side / 2
        canvas.icon(_SIGNS[answer.answer], x, y, side)
        return
    made = canvas.fit(words, room.inset(beside, 0, 0, 0), style)
    wide = made.width / unit
    x = room.center.x - (beside + wide) / 2
    if beside:
        canvas.icon(sign, x, room.center.y - side / 2, side)
    canvas.put(made, Box(x + beside, room.y, wide, room.h), style)


def leader_node(
    parent: Node, area: Box, unit: float, leader: LeadersPlace, dusk: float = 0.0
) -> None:
    """Lay the leader's place: the kids left in the hand, and what becomes of them."""
    shaded(parent, area, unit)
    player = leader.player
    node, canvas = panel_node(area, unit, SeatPad(player.seat))
    cardboard(canvas, dusk)
    at = leader_places(canvas.w, canvas.h, player.cards)
    person(canvas, player, at.face, at.ribbon)
    _count(canvas, player, at.sign, at.number)
    for number, card in enumerate(at.cards):
        size = canvas.px(card.w), canvas.px(card.h)
        if number < len(leader.opened):
            _open_card(canvas, leader.opened[number], card)
        else:
            back = card_back(*size, pal.SEATS[player.colour], None, pal.MARKS[player.colour])
            canvas.blit(back, card.x, card.y)
    if at.words is not None:
        style = TextStyle(16, 12, face=BOLD, align="center", lines=3)
        canvas.write(leader.words, at.words, style)
    node.label = in_lines((player.name, leader.words, listed(map(kid_name, leader.opened))))
    parent.add(node)


def _open_card(canvas: Canvas, kid: Kid, card: Box) -> None:
    """A kid that everyone may see: its face, and its suits one below the other."""
    face = picture_of(kid, canvas.px(card.w), canvas.px(card.h), canvas.px(7))
    canvas.blit(face, card.x, card.y)
    side = min(24.0, card.h / 3)
    for number, suit in enumerate(kid.suits):
        canvas.icon(suit, card.x - 3, card.y - 3 + number * (side + 1), side)
