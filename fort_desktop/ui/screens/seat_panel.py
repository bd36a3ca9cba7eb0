"""A seat on the sheet "Who plays?": who decides for it, and what that person has chosen."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import pygame

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.i18n.i18n import spoken, tr
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.persons.controls import KEY_ROWS
from fort_desktop.ui.persons.profile import Profile, ProfileId
from fort_desktop.ui.persons.settings import LONGEST_NAME, SCALES
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.players import choose_player, expected
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.persons import (
    keys_words,
    language_words,
    pad_words,
    pin_words,
    scale_words,
    tally_words,
)
from fort_desktop.ui.text.players import player_name, usual_name
from fort_desktop.ui.toolkit.entry import Entry
from fort_desktop.ui.toolkit.key_cap import key_cap
from fort_desktop.ui.toolkit.menu import Face, cardboard, menu_button

WIDE: Final = 422.0
HIGH: Final = 446.0
_EDGE: Final = 12.0
_FACE: Final = 108.0
_ROWS, _ROW, _STEP = 134.0, 42.0, 47.0
_FOOT: Final = 70.0
_T = TypeVar("_T")


def next_of(found: Sequence[_T], now: _T) -> _T:
    """Return the item after the current one; after the last one, the first."""
    return found[(found.index(now) + 1) % len(found)] if now in found else found[0]


class SeatPanel:
    """Builds one seat at a place of the sheet, in design units."""

    def __init__(self, screen: WhoPlays, seat: int, x: float, y: float) -> None:
        self.screen = screen
        self.seat = seat
        self.player = screen.table.places[seat].player
        self.profile = screen.table.profile(seat)
        self._x, self._y = x, y

    def build(self) -> None:
        """Lay out the player of the seat, and the buttons to change that."""
        screen = self.screen
        area = screen.at(self._x, self._y, WIDE, HIGH)
        canvas = cardboard(screen.scene.root, area, screen.unit, f"place {self.seat}")
        self._face()
        self._name()
        if self.player == PERSON:
            self._person(canvas)
        elif self.player:
            canvas.paragraph(expected(self.player), 20, _ROWS, WIDE - 40, 160, 24)
        self._buttons()

    def _at(self, x: float, y: float, w: float, h: float) -> Box:
        return self.screen.at(self._x + x, self._y + y, w, h)

    def _face(self) -> None:
        """The face with the colour of the seat; that of a person opens the profile."""
        screen, area = self.screen, self._at(_EDGE, _EDGE, _FACE, _FACE)
        canvas = Canvas(area.w, area.h, screen.unit)
        colour = screen.table.colours.get(self.seat)
        if colour is not None:
            kid = screen.table.faces.get(self.seat, "")
            canvas.blit(player_face(self.player, canvas.px(_FACE), colour, kid), 0, 0)
            canvas.blit(seat_mark(canvas.px(40), colour), _FACE - 40, _FACE - 40)
        else:
            canvas.slot(4, 4, _FACE - 8, _FACE - 8)
        key = f"edit {self.seat}" if self.player == PERSON else f"face {self.seat}"
        node = screen.scene.root.add(Node(area, canvas.image, key))
        if self.player == PERSON:
            node.clicked = self._edit
            # NOTE: opens what is chosen for a person, whose name {who} is
            node.label = tr("Choices of {who}", who=screen.table.name(self.seat))

    def _name(self) -> None:
        table = self.screen.table
        left = 2 * _EDGE + _FACE
        entry = Entry(
            self._at(left, _EDGE, WIDE - left - _EDGE, 62),
            self.screen.unit,
            table.places[self.seat].name,
            f"name {self.seat}",
            lambda text: setattr(table.places[self.seat], "name", text),
            hint=usual_name(self.seat),
            longest=LONGEST_NAME,
            done=self.screen.typed,
        )
        self.screen.scene.root.add(entry)

    def _person(self, canvas: Canvas) -> None:
        """Lay out the games played and won; at a shared screen, also the person's choices."""
        screen, left = self.screen, 2 * _EDGE + _FACE + 4
        who = screen.table.holder(self.seat)
        words = tally_words(screen.played(who)) if who is not None else tr("Guest")
        canvas.words(words, left, _EDGE + 88, 23, WIDE - left - _EDGE)
        if screen.table.shared:
            self._rows()
        else:
            canvas.paragraph(expected(PERSON), 20, _ROWS, WIDE - 40, 160, 24)

    def _rows(self) -> None:
        one = self.profile or Profile(self.screen.table.name(self.seat))
        found = spoken()
        if len(found) > 1:
            speaks = next_of(("", *found), one.language)
            self._row(0, "language", tr("Language"), language_words(one.language), language=speaks)
        size = next_of((0, *SCALES), one.scale)
        self._row(1, "size", tr("Size"), scale_words(one.scale), scale=size)
        table, who = self.screen.table, self.screen.table.holder(self.seat)
        free = [row for row in KEY_ROWS if row == one.keys or not table.has_keys(row, who)]
        keys = next_of(("", *free), one.keys)
        self._row(2, "keys", tr("Keys"), keys_words(one.keys), self._caps(one.keys), keys=keys)
        pad = next_of(range(5), one.pad)
        self._row(3, "pad", tr("Gamepad"), pad_words(one.pad), pad=pad)
        self._row(4, "pin", tr("PIN"), pin_words(one.pin is not None))

    def _caps(self, row: str) -> list[pygame.Surface]:
        return [key_cap(key_words(key), self.screen.unit, 34) for key in row]

    def _row(
        self,
        number: int,
        name: str,
        title: str,
        value: str,
        caps: Sequence[pygame.Surface] = (),
        **after: Any,
    ) -> None:
        """A line with what is chosen now; a click chooses the next, without one it opens more."""
        screen = self.screen
        area = self._at(_EDGE, _ROWS + number * _STEP, WIDE - 2 * _EDGE, _ROW)
        canvas = Canvas(area.w, area.h, screen.unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 10, pal.OUTLINE, 3)
        middle = canvas.h / 2
        canvas.words(title, 14, middle, 22, canvas.w * 0.42)
        canvas.icon("right", canvas.w - 34, middle - 12, 24)
        if caps:
            x = canvas.w - 42
            for cap in reversed(caps):
                x -= cap.get_width() / screen.unit + 4
                canvas.blit(cap, x, middle - 17)
        else:
            room = canvas.w * 0.58 - 62
            canvas.title(value, canvas.w - 42, middle, 22, room, align="right")
        node = Node(area, canvas.image, f"{name} {self.seat}")
        node.clicked = partial(screen.change, self.seat, **after) if after else self._edit
        node.label = labelled(title, value)
        screen.scene.root.add(node)

    # What is asked.

    def _buttons(self) -> None:
        screen, seat = self.screen, self.seat
        kind = player_name(self.player) if self.player else tr("Nobody")
        found: list[tuple[str, Face, Callable[[], None]]] = [
            (f"person {seat}", Face(tr("Other person"), size=23), self._ask_person),
            (f"seat {seat}", Face(kind, size=23, turns=True), self._ask_kind),
        ]
        left, all_wide = _EDGE, WIDE - 3 * _EDGE
        for (name, face, act), share in zip(found, (0.45, 0.55), strict=True):
            area = self._at(left, HIGH - _FOOT - 6, share * all_wide, _FOOT)
            screen.scene.root.add(menu_button(area, screen.unit, face, name, act))
            left += area.w / screen.unit + _EDGE

    def _ask_kind(self) -> None:
        screen, table = self.screen, self.screen.table

        def chosen(kind: str | None) -> None:
            if kind is not None:
                table.seat(self.seat, kind)
            screen.ask(None)

        screen.ask(lambda: choose_player(screen, table.name(self.seat), self.player, chosen))

    def _ask_person(self) -> None:
        """Ask which person not yet at the table sits here; if there is none, add a new one."""
        screen = self.screen
        away, new = screen.table.away, PersonSheet(screen, None, self._sits)
        if not away:
            new.open()
            return
        screen.ask(lambda: choose_person(screen, away, self._sits, new.open))

    def _sits(self, who: ProfileId) -> None:
        self.screen.sit(who, self.seat)

    def _edit(self) -> None:
        who = self.screen.table.adopt(self.seat)
        if who is None:
            self.screen.change(self.seat)
        else:
            PersonSheet(self.screen, who, lambda _: None).open()
