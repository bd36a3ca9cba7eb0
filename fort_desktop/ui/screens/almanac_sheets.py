"""Perks, made-up rules and suits in the almanac: a sheet for each, which leads on."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.choosing import PERK_SIGNS, RULE_SIGNS
from fort_desktop.ui.text.explain.middle import PERK_SENTENCES, is_used_up
from fort_desktop.ui.text.explain.rules import RULE_SENTENCES
from fort_desktop.ui.text.explain.signs import explain_sign
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.names import LETTERS, PERK_NAMES, RULE_NAMES

Group = Literal["kids", "perks", "rules", "suits"]
GROUPS: Final[dict[Group, str]] = {
    # NOTE: a heading in the almanac: all the kids of the game
    "kids": N_("Kids"),
    "perks": N_("Perks"),
    "rules": N_("Made-up rules"),
    "suits": N_("Suits"),
}
"""What the almanac has, each with its words."""
_GAP: Final = 18.0
_COLUMNS: Final = 3


class Entry(NamedTuple):
    """A sheet: its key, sign and name, what is told of it, and what a click does."""

    key: str
    sign: str
    name: str
    words: str
    act: Callable[[], None]


def entries(
    group: Group, rule: Callable[[str], None], suit: Callable[[str], None]
) -> Iterator[Entry]:
    """The sheets of a group.

    Args:
        rule: opens the rules at a clause; suit: shows the kids with a suit.
    """
    if group == "perks":
        for number, perk in enumerate(PERKS, 1):
            often = N_("It works once.") if is_used_up(perk) else N_("It lasts.")
            words = in_lines((tr(PERK_SENTENCES[perk]), tr(often)))
            act = partial(rule, f"PERK-{number}")
            yield Entry(f"perk:{perk}", PERK_SIGNS[perk], tr(PERK_NAMES[perk]), words, act)
    elif group == "rules":
        for number, one in enumerate(RULES, 1):
            act, words = partial(rule, f"RULE-{number}"), tr(RULE_SENTENCES[one])
            yield Entry(f"rule:{one}", RULE_SIGNS[one], tr(RULE_NAMES[one]), words, act)
    elif group == "suits":
        for one in LETTERS:
            told = explain_sign(one)
            if told is not None:
                words = in_lines(part.words for part in told.parts)
                yield Entry(f"suit:{one}", one, told.title, words, partial(suit, one))


def lay_sheets(parent: Node, room: Box, unit: float, found: list[Entry]) -> None:
    """Lay sheets in columns in a room, in pixels."""
    rows = -(-len(found) // _COLUMNS)
    wide = (room.w - (_COLUMNS - 1) * _GAP * unit) / _COLUMNS
    tall = min(260 * unit, (room.h - (rows - 1) * _GAP * unit) / rows)
    for number, entry in enumerate(found):
        row, column = divmod(number, _COLUMNS)
        x = room.x + column * (wide + _GAP * unit)
        y = room.y + row * (tall + _GAP * unit)
        parent.add(_sheet(Box(x, y, wide, tall), unit, entry))


def _sheet(area: Box, unit: float, entry: Entry) -> Node:
    faces = [_face(area, unit, entry, fill) for fill in (pal.PAPER, pal.LIT)]
    node = Node(area, faces[0], entry.key)
    node.label = in_lines((entry.name, entry.words))
    node.clicked = entry.act

    def hovered(on: bool) -> None:
        node.image = faces[on]

    node.hovered = hovered
    return node


def _face(area: Box, unit: float, entry: Entry, fill: pal.Colour) -> pygame.Surface:
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, fill, 16, pal.OUTLINE, 3)
    if entry.sign in LETTERS:
        canvas.blit(badge(entry.sign, canvas.px(60)), 18, 14)
    else:
        canvas.icon(entry.sign, 18, 14, 60)
    canvas.title(entry.name, 98, 44, 32, canvas.w - 116)
    canvas.paragraph(entry.words, 22, 86, canvas.w - 44, canvas.h - 100, 24)
    return canvas.image
