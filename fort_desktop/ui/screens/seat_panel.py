"""A seat on the sheet "Who plays?": who decides for it, and what that person has chosen."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeVar

import pygame

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.scale import FINE, HAIR, SMALL, TIGHT
from fort_desktop.ui.i18n.i18n import spoken, tr
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.persons.controls import KEY_ROWS
from fort_desktop.ui.persons.profile import Profile, ProfileId
from fort_desktop.ui.persons.settings import LONGEST_NAME, SCALES
from fort_desktop.ui.screens.person import PADS, PersonSheet
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
from fort_desktop.ui.toolkit.entry import FIELD, Entry
from fort_desktop.ui.toolkit.key_cap import key_cap
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split
from fort_desktop.ui.toolkit.menu import Face, cardboard
from fort_desktop.ui.toolkit.page import (
    Words,
    marked,
    panel,
    picture,
    sign,
    told,
    whole,
    write,
)

_FACE, _MARK, _CAP = 108.0, 40.0, 34.0
_SIGN: Final = 26.0
_BUTTON: Final = 70.0
_ROWS: Final = 5
_SMALLER: Final = 0.8
"""The share of the button with other persons, beside the one with the kind of player."""
_T = TypeVar("_T")


def next_of(found: Sequence[_T], now: _T) -> _T:
    """Return the item after the current one; after the last one, the first."""
    return found[(found.index(now) + 1) % len(found)] if now in found else found[0]


class SeatPanel:
    """Builds one seat in an area of the sheet, in design units."""

    def __init__(self, screen: WhoPlays, seat: int, area: Box) -> None:
        self.screen = screen
        self.seat = seat
        self.player = screen.table.places[seat].player
        self.profile = screen.table.profile(seat)
        self._area = area

    def build(self) -> None:
        """Lay out the player of the seat, and the buttons to change that."""
        screen = self.screen
        place = screen.at(*self._area)
        cardboard(screen.scene.root, place, screen.unit, f"place {self.seat}")
        inside = padding(self._area, SMALL)
        head, rows, foot = column(inside, [_FACE, Share(), _BUTTON], TIGHT)
        face, right = split(head, "left", _FACE, SMALL)
        name, played = column(right, [FIELD, Share()], 0)
        self._face(face)
        self._name(name)
        if self.player == PERSON:
            who = screen.table.holder(self.seat)
            words = tally_words(screen.played(who)) if who is not None else tr("Guest")
            told(screen, played, "", [Words(words, FINE)], centered=False).label = ""
        if self.player == PERSON and screen.table.shared:
            self._rows(column(rows, [Share()] * _ROWS, HAIR))
        elif self.player:
            lines = [Words(expected(self.player), lines=_ROWS)]
            told(screen, padding(rows, TIGHT), "", lines, centered=False).label = ""
        self._buttons(foot)

    def _face(self, area: Box) -> None:
        """The face with the colour of the seat; that of a person opens the profile."""
        screen, person = self.screen, self.player == PERSON
        key = f"edit {self.seat}" if person else f"face {self.seat}"
        node, canvas = panel(screen, area, key, still=False)
        colour = screen.table.colours.get(self.seat)
        if colour is not None:
            kid = screen.table.faces[self.seat]
            face = player_face(self.player, canvas.px(_FACE), colour, kid)
            marked(canvas, face, whole(canvas), seat_mark(canvas.px(_MARK), colour))
        else:
            canvas.slot(*padding(whole(canvas), HAIR))
        if person:
            node.clicked = self._edit
            # NOTE: opens what is chosen for a person, whose name {who} is
            node.label = tr("Choices of {who}", who=screen.table.name(self.seat))

    def _name(self, area: Box) -> None:
        table = self.screen.table
        entry = Entry(
            self.screen.at(*area),
            self.screen.unit,
            table.places[self.seat].name,
            f"name {self.seat}",
            lambda text: setattr(table.places[self.seat], "name", text),
            hint=usual_name(self.seat),
            longest=LONGEST_NAME,
            done=self.screen.typed,
        )
        self.screen.scene.root.add(entry)

    def _rows(self, places: Sequence[Box]) -> None:
        """The choices of the person; a click takes the next of each."""
        _, size_at, keys_at, pad_at, pin_at = places
        one = self.profile or Profile(self.screen.table.name(self.seat))
        found = spoken()
        if len(found) > 1:
            speaks = next_of(("", *found), one.language)
            self._row(
                places[0], "language", tr("Language"), language_words(one.language), language=speaks
            )
        size = next_of((0, *SCALES), one.scale)
        self._row(size_at, "size", tr("Size"), scale_words(one.scale), scale=size)
        table, who = self.screen.table, self.screen.table.holder(self.seat)
        free = [row for row in KEY_ROWS if row == one.keys or not table.has_keys(row, who)]
        keys = next_of(("", *free), one.keys)
        self._row(
            keys_at, "keys", tr("Keys"), keys_words(one.keys), self._caps(one.keys), keys=keys
        )
        pad = next_of(PADS, one.pad)
        self._row(pad_at, "pad", tr("Gamepad"), pad_words(one.pad), pad=pad)
        self._row(pin_at, "pin", tr("PIN"), pin_words(one.pin is not None))

    def _caps(self, row: str) -> list[pygame.Surface]:
        return [key_cap(key_words(key), self.screen.unit, _CAP) for key in row]

    def _row(
        self,
        area: Box,
        name: str,
        title: str,
        value: str,
        caps: Sequence[pygame.Surface] = (),
        **after: Any,
    ) -> None:
        """A line with what is chosen now; a click chooses the next, without one it opens more."""
        screen = self.screen
        node, canvas = panel(screen, area, f"{name} {self.seat}", fill=pal.PAPER, still=False)
        room = padding(whole(canvas), SMALL, 0)
        words, shown, arrow = row(room, [Share(_SMALLER), Share(), _SIGN], TIGHT)
        write(canvas, words, [Words(title, FINE)])
        sign(canvas, "right", arrow)
        if caps:
            widths = [cap.get_width() / screen.unit for cap in caps]
            for cap, place in zip(caps, row(shown, widths, HAIR, "end"), strict=True):
                picture(canvas, cap, place)
        else:
            canvas.title(value, shown.right, shown.center.y, FINE, shown.w, align="right")
        node.clicked = partial(screen.change, self.seat, **after) if after else self._edit
        node.label = labelled(title, value)

    # What is asked.

    def _buttons(self, area: Box) -> None:
        person, kind = row(area, [Share(_SMALLER), Share()], SMALL)
        words = player_name(self.player) if self.player else tr("Nobody")
        other = Face(tr("Other person"), size=FINE)
        self.screen.button(person, f"person {self.seat}", other, self._ask_person)
        kinds = Face(words, size=FINE, turns=True)
        self.screen.button(kind, f"seat {self.seat}", kinds, self._ask_kind)

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
