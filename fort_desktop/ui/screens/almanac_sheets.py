"""Perks, made-up rules and suits in the almanac: a sheet for each, which leads on."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import GAP, LARGE, SMALL, TEXT
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.explain.middle import PERK_SENTENCES, is_used_up
from fort_desktop.ui.text.explain.rules import RULE_SENTENCES
from fort_desktop.ui.text.explain.signs import explain_sign, sign_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.names import LETTERS, PERK_NAMES, RULE_NAMES
from fort_desktop.ui.toolkit.common import lights_up
from fort_desktop.ui.toolkit.layout import grid, padding, split
from fort_desktop.ui.toolkit.page import Page, Words, picture, plate, sign, whole, write

Group = Literal["kids", "perks", "rules", "suits", "signs"]
GROUPS: Final[dict[Group, str]] = {
    # NOTE: a heading in the almanac: all the kids of the game
    "kids": N_("Kids"),
    "perks": N_("Perks"),
    "rules": N_("Made-up rules"),
    "suits": N_("Suits"),
    "signs": N_("What the actions do"),
}
"""What the almanac has, each with its words."""
_COLUMNS, _MOST = 3, 12
"""So many sheets are beside each other, and on a page at most."""
_HIGHEST: Final = 260.0
_BADGE: Final = 60.0
_LARGE: Final = 72.0
_CLEAR: Final = 48
"""From so many pixels on, a drawing is as clear as it can be."""


class Entry(NamedTuple):
    """A sheet: its key, sign and name, what is told of it, and what a click does."""

    key: str
    sign: str
    name: str
    words: str
    act: Callable[[], None]


def entries(
    group: Group,
    rule: Callable[[str], None],
    seek: Callable[[str], None],
    signs: Sequence[str],
) -> Iterator[Entry]:
    """The sheets of a group.

    Args:
        rule: opens the rules at a clause; seek: shows the kids with a suit or a sign.
        signs: what the actions do.
    """
    if group == "perks":
        for number, perk in enumerate(PERKS, 1):
            often = N_("It works once.") if is_used_up(perk) else N_("It lasts the whole game.")
            words = in_lines((tr(PERK_SENTENCES[perk]), tr(often)))
            act = partial(rule, f"PERK-{number}")
            yield Entry(f"perk:{perk}", perk, tr(PERK_NAMES[perk]), words, act)
    elif group == "rules":
        for number, one in enumerate(RULES, 1):
            act, words = partial(rule, f"RULE-{number}"), tr(RULE_SENTENCES[one])
            yield Entry(f"rule:{one}", one, tr(RULE_NAMES[one]), words, act)
    elif group == "suits":
        for one in (*LETTERS, "heart"):
            told = explain_sign(one)
            if told is not None:
                words = in_lines(part.words for part in told.parts)
                yield Entry(f"suit:{one}", one, told.title, words, partial(seek, one))
    elif group == "signs":
        for one in signs:
            yield Entry(f"sign:{one}", one, *sign_words(one), partial(seek, one))


def pages(found: Sequence[Entry]) -> list[Sequence[Entry]]:
    """Return the sheets by pages, which are as full as each other."""
    count = -(-len(found) // _MOST)
    each = -(-len(found) // count)
    return [found[at : at + each] for at in range(0, len(found), each)]


def lay_sheets(page: Page, room: Box, found: Sequence[Entry]) -> None:
    """Lay sheets in columns in a room."""
    places = grid(room, len(found), _COLUMNS, _HIGHEST)
    for entry, place in zip(found, places, strict=True):
        page.scene.root.add(_sheet(page.at(*place), page.unit, entry))


def _sheet(area: Box, unit: float, entry: Entry) -> Node:
    faces = [_face(area, unit, entry, fill) for fill in (pal.PAPER, pal.LIT)]
    node = Node(area, faces[0], entry.key)
    node.label = in_lines((entry.name, entry.words))
    node.clicked = entry.act
    lights_up(node, faces)
    return node


def _face(area: Box, unit: float, entry: Entry, fill: pal.Colour) -> pygame.Surface:
    canvas = Canvas(area.w, area.h, unit)
    plate(canvas, fill)
    # In a small window the words need the room of a larger picture.
    side = _LARGE if canvas.px(_LARGE) >= _CLEAR else _BADGE
    head, told = split(padding(whole(canvas), GAP, SMALL), "top", side, SMALL)
    mark, name = split(head, "left", side)
    if entry.sign in LETTERS:
        picture(canvas, badge(entry.sign, canvas.px(side)), mark)
    else:
        sign(canvas, entry.sign, mark)
    write(canvas, name, [Words(entry.name, LARGE, title=True)])
    canvas.paragraph(entry.words, *told, TEXT)
    return canvas.image
