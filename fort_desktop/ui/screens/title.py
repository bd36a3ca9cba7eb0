"""The title screen: a fort on a summer afternoon, and the main menu."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from fort_desktop import __version__, clock
from fort_desktop.record.index import SavedGame
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.animate import InTurn, move
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forts import fort_picture
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.portrait import recipe_of
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.coach.lesson.starting import play_as_last
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import GAP, SMALL, TEXT, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import DESIGN, Host, Screen
from fort_desktop.ui.i18n.i18n import LANGUAGE_NAMES, Language, language, spoken, tr, trc
from fort_desktop.ui.text.dates import day_words
from fort_desktop.ui.text.duplicates import left
from fort_desktop.ui.text.lists import in_lines, labelled, listed
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, stack
from fort_desktop.ui.toolkit.menu import Face, cardboard
from fort_desktop.ui.toolkit.page import Words, local, told, whole, write
from fort_desktop.ui.toolkit.slots import slot_title, slot_words

_BEHIND: Final = (("ghost", 0.36, 6), ("kitty", 0.81, 0), ("giggles", 0.897, 10))
"""Who looks over the fence: the kid, where (a share of the design's width), how far down."""
_BEFORE: Final = (
    ("bug", 800, 300, 0),
    ("patch", 990, 280, 26),
    ("tiny", 1430, 300, 4),
    ("zip", 1620, 290, 22),
    ("doc", 1790, 270, 2),
)
"""Who stands before the fort: the kid, the middle, the size, how far down."""
_MENU: Final = Box(100, 318, 590, 640)
"""The room for the menu, in whose middle it lies."""
_FRAME: Final = 32.0
_TALL: Final = 68.0
"""The height of a button with one line."""
_HIGH: Final = {"continue": 142.0, "deal": 142.0, "day": 142.0, "play": 142.0, "table": 106.0}
"""Buttons that tell more than what they do, and how high they are."""
_ROOM: Final = 600.0
"""So much height the buttons may have, without the gaps."""
_LETTERS: Final = Box(110, 96, 584, 170)
_SHEETS: Final = ((4.0, 0), (-3.0, 14), (2.0, 4), (-5.0, 18))
"""The angle of the sheet of each letter, and how much lower it hangs."""
_LETTER: Final = 120.0
_TONGUE: Final = (168.0, 58.0)
"""The size of the button of a language."""
_SLIP: Final = 1800.0
"""How wide the slip at the foot is at most."""
_Choice = tuple[str, Face, Callable[[], None]]
"""A button: its name, its face and what it does."""


class TitleScreen(Screen):
    """Continue or play at once, new game, games, all the kids, settings, quit."""

    kind = "title"
    mood = Mood("title")

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.slot: SavedGame | None = app.games.latest
        self._unread = app.games.unread
        waiting = app.games.duplicates.waiting[:1]
        self.deal = waiting[0] if waiting else None
        self.day = app.games.days.begun
        self.notes = app.notes
        self._lay_out()

    def go_on(self, seconds: float) -> None:
        """Offer what was left last as soon as it is known, while no mouse button is down."""
        if self._unread and not self.app.games.unread and self.scene.pointer.press is None:
            self._unread, before, self.slot = 0, self.slot, self.app.games.latest
            if self.slot != before:
                self.rebuild()

    def build(self) -> None:
        """Build the yard, the name, the buttons and notices."""
        self._yard()
        self._menu()
        self._letters()
        self._foot()
        self._languages()
        self.scene.focus.keys.update(enter=self._first, escape=self._escape)

    # The picture.

    def _yard(self) -> None:
        unit, (w, h) = self.unit, self.scene.size
        root, whole = self.scene.root, Box(0, 0, w, h)
        root.add(Node(whole, summer.afternoon(w, h, unit), "yard", static=True))
        horizon = summer.HORIZON * h
        for kid, x, low in _BEHIND:
            left = self.at(x * 1920, 0, 0, 0).x
            place = Box(left, horizon + (low - 276) * unit, 196 * unit, 196 * unit)
            root.add(Node(place, self._alone(kid, place), static=True))
        root.add(Node(whole, summer.fence(w, h, unit), static=True))
        self._fort()
        for kid, x, size, low in _BEFORE:
            self._kid(kid, self.at(x - size / 2, 1080 - 90 - size + low, size, size))
        edge = Box(0, h - 150 * unit - self.sheet.y * 0.4, w, 170 * unit + self.sheet.y)
        grass = Node(edge, summer.grass(round(edge.w), round(edge.h), unit), "grass")
        grass.solid = False
        root.add(grass)

    def _fort(self) -> None:
        place = self.at(800, 262, 830, 674)
        size = (round(place.w), round(place.h))
        image = fort_picture(5, *size, "blue", False, 0.66)
        self.scene.root.add(Node(place, image, "fort", static=True))

    def _alone(self, kid: str, place: Box) -> pygame.Surface | None:
        """A kid's figure; None if a custom deck does not have it."""
        known = self.app.catalog.kids.get(kid)
        if known is None:
            return None
        return summer.kid_alone(kid_svg(recipe_of(known)), round(place.w))

    def _kid(self, kid: str, place: Box) -> None:
        """A kid that hops when it is pointed at."""
        place = Box(place.x, place.y + self.sheet.y * 0.6, place.w, place.h)
        node = Node(place, self._alone(kid, place), f"kid:{kid}")
        home, up = Point(place.x, place.y), Point(place.x, place.y - 26 * self.unit)

        def hovered(on: bool) -> None:
            if on:
                hop = InTurn([move(node, up, 0.12), move(node, home, 0.16)], owner=node)
                self.scene.animator.start(hop)

        node.hovered = hovered
        self.scene.root.add(node)

    # The words.

    def _letters(self) -> None:
        """Build the name of the game, one sheet of cardboard for each letter."""
        # NOTE: the name of the game on four sheets of cardboard: exactly four letters
        letters, places = trc("title", "FORT"), row(_LETTERS, [Share()] * len(_SHEETS), 0)
        for letter, cell, (angle, low), colour in zip(
            letters, places, _SHEETS, COLOURS, strict=False
        ):
            place = self.at(cell.x, cell.y + low, cell.w, cell.h)
            canvas = Canvas(place.w, place.h, self.unit)
            sheet = summer.letter_sheet(round(place.w), round(place.h), colour)
            canvas.image.blit(sheet, (0, 0))
            words = [Words(letter, _LETTER, title=True)]
            write(canvas, whole(canvas), words, True, pal.CHALK)
            node = Node(place, canvas.image, "letter", angle=angle, static=True)
            self.scene.root.add(node)

    def _choices(self) -> list[_Choice]:
        """The buttons: name, face and action of each."""
        app = self.app
        found: list[_Choice] = [
            ("new game", Face(tr("New game"), sign="plus"), partial(app.push, routes.NewGame())),
            ("alone", Face(trc("title", "Alone"), sign="star"), lambda: app.push(routes.Alone())),
            ("games", Face(tr("Games"), sign="log"), lambda: app.push(routes.Games())),
            ("almanac", Face(tr("All the kids"), sign="kid"), lambda: app.push(routes.Almanac())),
            ("how", Face(tr("How to play"), sign="rule"), lambda: app.push(routes.FirstGame())),
            ("settings", Face(tr("Settings"), sign="cog"), partial(app.push, routes.Settings())),
            ("quit", Face(tr("Quit"), sign="cross"), app.quit),
        ]
        last = app.settings.new_game.enough
        names = listed(n for n, kind in zip(last.called, last.players, strict=True) if kind)
        if last.players.count(PERSON) > 1:
            # They may want to change who plays: the next press begins the game.
            face = Face(names, tr("The table as last time"), "kid")
            found.insert(0, ("table", face, lambda: app.push(routes.NewGame(at_start=True))))
        begun = self._begun()
        if begun is not None:
            return [begun, *found]
        if last.players.count(PERSON) > 1:
            return found
        # Nobody has to choose anything to play at once.
        return [
            ("play", Face(trc("title", "Play"), names, "play"), partial(play_as_last, app)),
            *found,
        ]

    def _begun(self) -> _Choice | None:
        """Return the choice to continue what was left last, or None.

        That is a game, a shared deal, or the deal of a day.
        """
        app, found = self.app, []
        if self.slot is not None:
            told = in_lines((slot_title(self.slot), slot_words(self.slot, clock.now())))
            found.append((self.slot.changed, "continue", told, app.games.go_on))
        if self.deal is not None:
            told = in_lines((tr("The same deal for each"), left(self.deal)))
            show = partial(app.push, routes.Duplicate(self.deal))
            found.append((self.deal.changed, "deal", told, show))
        if self.day is not None:
            slot = self.day.slot
            deal = labelled(tr("The deal of the day"), day_words(self.day.day))
            told = in_lines((deal, slot_words(slot, clock.now())))
            found.append((slot.changed, "day", told, partial(app.games.days.go_on, self.day)))
        if not found:
            return None
        _, name, told, act = max(found, key=lambda one: one[0])
        return name, Face(tr("Continue"), told, "play"), act

    @staticmethod
    def _rows(choices: list[_Choice]) -> list[list[_Choice]]:
        """The lines of the menu; the last ones are shared by two, until the height is enough."""
        rows = [[one] for one in choices]
        for last in range(len(rows) - 1, 0, -2):
            if sum(map(_high, rows)) <= _ROOM:
                break
            rows[last - 1 : last + 1] = [rows[last - 1] + rows[last]]
        return rows

    def _menu(self) -> None:
        rows = self._rows(self._choices())
        heights = [_high(one) for one in rows]
        tall = sum(heights) + TIGHT * (len(rows) - 1) + 2 * _FRAME
        area = Box(_MENU.x, _MENU.center.y - tall / 2, _MENU.w, tall)
        cardboard(self.scene.root, self.at(*area), self.unit, "menu")
        lines = column(padding(area, _FRAME), heights, TIGHT)
        for choices, place in zip(rows, lines, strict=True):
            for (name, face, act), cell in zip(
                choices, row(place, [Share()] * len(choices), TIGHT), strict=True
            ):
                self.button(cell, name, face, act, choices is rows[0])

    def _foot(self) -> None:
        words = tr(
            "An unofficial fan program of the card game by Leder Games. Version {version}",
            version=__version__,
        )
        w, h = (side / self.unit for side in self.scene.size)
        long = min(_SLIP, width(words, self.unit, TEXT, BOLD) + 2 * WIDE)
        room = padding(Box(0, 0, w, h), GAP)
        slip = stack(room, long, line(TEXT) + TIGHT, down="end")
        left, top = self.sheet.x / self.unit, self.sheet.y / self.unit
        node = told(self, local(slip, Box(left, top, 0, 0)), "foot", [Words(words)], pal.PAPER)
        node.static = node.solid = False

    def _languages(self) -> None:
        """Build a small button for each language, by its own name; none if there is only one."""
        found = spoken() if len(spoken()) > 1 else ()
        strip = stack(padding(Box(0, 0, *DESIGN), WIDE), h=_TONGUE[1], down="start")
        places = row(strip, [_TONGUE[0]] * len(found), SMALL, "end")
        for one, place in zip(found, places, strict=True):
            face, act = Face(LANGUAGE_NAMES[one], size=TEXT), partial(self._speak, one)
            self.button(place, f"language {one}", face, act, one == language())

    def _speak(self, chosen: Language) -> None:
        for say in () if self.app.change(language=chosen) else self.app.store.told:
            self.notes.append(say)
        self.rebuild()

    def dropped(self, path: Path) -> None:
        """Open the list of games with a file that was dropped on the window."""
        self.app.push(routes.Games())
        self.app.screen.dropped(path)

    def note_area(self) -> Box:
        """The area for notices, beside the buttons."""
        return self.at(1180, 60, 680, 620)

    # What keys do.

    def _first(self) -> None:
        """Press the first button, for Enter without a focus."""
        self._choices()[0][2]()

    def _escape(self) -> None:
        """Focus Quit, for Escape, without quitting."""
        self.scene.focus.at_key("quit")


def _high(row: list[_Choice]) -> float:
    """Return the height of a line of the menu."""
    return max(_HIGH.get(name, _TALL) for name, _, _ in row)


@opens(routes.Title)
def _open(app: Host, route: routes.Title) -> Screen:
    return TitleScreen(app)
