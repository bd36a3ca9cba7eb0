"""Choices that few families ask for on the sheet "Who is playing?": folded away behind *More*."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeVar

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.scale import FINE, HAIR, SMALL, TEXT, TIGHT
from fort_desktop.ui.i18n.i18n import spoken, tr
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.persons.controls import KEY_ROWS
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import SCALES
from fort_desktop.ui.screens.person import PADS, PersonSheet
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.persons import (
    keys_words,
    language_words,
    pad_words,
    pin_words,
    scale_words,
)
from fort_desktop.ui.toolkit.key_cap import key_cap
from fort_desktop.ui.toolkit.layout import Share, column, padding, row
from fort_desktop.ui.toolkit.page import Words, marked, panel, picture, sign, told, whole, write

_ROW, _FACE, _MARK, _CAP, _SIGN = 60.0, 60.0, 26.0, 34.0, 26.0
_WHO: Final = Share(1.4)
_T = TypeVar("_T")


def next_of(found: Sequence[_T], now: _T) -> _T:
    """Return the item after the current one; after the last one, the first."""
    return found[(found.index(now) + 1) % len(found)] if now in found else found[0]


def rows_high(screen: WhoPlays) -> float:
    """Return the height of a row for each person, with the line of headings."""
    return screen.high(FINE) + len(screen.table.persons) * (_ROW + TIGHT)


class PersonRows:
    """Builds a row for each person at a shared screen, in an area of the sheet."""

    def __init__(self, screen: WhoPlays, area: Box) -> None:
        self.screen = screen
        self.table = screen.table
        self._area = area

    def build(self) -> None:
        """Lay out the headings, and what each person has chosen; a click takes the next."""
        persons = self.table.persons
        head, *rows = column(self._area, [self.screen.high(FINE), *[_ROW] * len(persons)], TIGHT)
        titles = self._titles
        for title, place in zip(["", *titles], self._cells(head), strict=True):
            told(self.screen, place, "", [Words(title, FINE)], centered=False).label = ""
        for seat, area in zip(persons, rows, strict=True):
            self._person(seat, area)

    @property
    def _titles(self) -> list[str]:
        tongue = [tr("Language")] if len(spoken()) > 1 else []
        return [*tongue, tr("Size"), tr("Keys"), tr("Gamepad"), tr("PIN")]

    def _cells(self, area: Box) -> list[Box]:
        return row(area, [_WHO, *[Share()] * len(self._titles)], SMALL)

    def _person(self, seat: int, area: Box) -> None:
        who, *places = self._cells(area)
        _, canvas = panel(self.screen, who, f"row {seat}")
        face, name = row(whole(canvas), [_FACE, Share()], SMALL)
        colour = self.table.colours[seat]
        kid = self.table.faces[seat]
        image = player_face("human", canvas.px(_FACE), colour, kid)
        marked(canvas, image, face, seat_mark(canvas.px(_MARK), colour))
        write(canvas, name, [Words(self.table.name(seat), TEXT, title=True)])
        found = self._choices(seat)
        for (choice, value, caps, after), title, place in zip(
            found, self._titles, places, strict=True
        ):
            self._cell(place, f"{choice} {seat}", labelled(title, value), value, caps, seat, after)

    def _choices(
        self, seat: int
    ) -> list[tuple[str, str, Sequence[pygame.Surface], dict[str, Any]]]:
        """The name of each choice, its value in words and keys, and what a click chooses."""
        table, who = self.table, self.table.holder(seat)
        one = table.profile(seat) or Profile(table.name(seat))
        tongues = ("", *spoken())
        free = [keys for keys in KEY_ROWS if keys == one.keys or not table.has_keys(keys, who)]
        caps = [key_cap(key_words(key), self.screen.unit, _CAP) for key in one.keys]
        language = {"language": next_of(tongues, one.language)}
        size, keys = next_of((0, *SCALES), one.scale), next_of(("", *free), one.keys)
        found: list[tuple[str, str, Sequence[pygame.Surface], dict[str, Any]]] = [
            ("language", language_words(one.language), (), language),
            ("size", scale_words(one.scale), (), {"scale": size}),
            ("keys", keys_words(one.keys), caps, {"keys": keys}),
            ("pad", pad_words(one.pad), (), {"pad": next_of(PADS, one.pad)}),
            ("pin", pin_words(one.pin is not None), (), {}),
        ]
        return found if len(tongues) > len(("", "en")) else found[1:]

    def _cell(
        self,
        area: Box,
        name: str,
        label: str,
        value: str,
        caps: Sequence[pygame.Surface],
        seat: int,
        after: dict[str, Any],
    ) -> Node:
        screen = self.screen
        node, canvas = panel(screen, area, name, fill=pal.PAPER, still=False)
        shown, arrow = row(padding(whole(canvas), SMALL, 0), [Share(), _SIGN], TIGHT)
        sign(canvas, "right", arrow)
        if caps:
            widths = [cap.get_width() / screen.unit for cap in caps]
            for cap, place in zip(caps, row(shown, widths, HAIR), strict=True):
                picture(canvas, cap, place)
        else:
            write(canvas, shown, [Words(value, FINE, title=True)])
        node.clicked = partial(screen.change, seat, **after) if after else partial(self._edit, seat)
        node.label = label
        return node

    def _edit(self, seat: int) -> None:
        who = self.table.adopt(seat)
        if who is None:
            self.screen.change(seat)
        else:
            PersonSheet(self.screen, who, lambda _: None).open()
