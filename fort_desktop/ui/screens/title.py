"""The title screen: a fort on a summer afternoon, and the main menu."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from fort_desktop import __version__, clock
from fort_desktop.record.index import SavedGame
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.animate import Tween
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.coach.lesson.starting import play_as_last
from fort_desktop.ui.design.scale import TIGHT
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.screens.front import FrontScreen
from fort_desktop.ui.screens.welcome import Welcome
from fort_desktop.ui.text.dates import day_words
from fort_desktop.ui.text.duplicates import left
from fort_desktop.ui.text.games import slot_title, slot_words
from fort_desktop.ui.text.lists import in_lines, labelled, listed
from fort_desktop.ui.toolkit.layout import Share, column, padding, row
from fort_desktop.ui.toolkit.menu import Face, cardboard

_MENU: Final = Box(100, 318, 590, 640)
"""The room for the menu, in whose middle it lies."""
_FRAME: Final = 32.0
_TALL: Final = 68.0
"""The height of a button with one line."""
_HIGH: Final = {"continue": 142.0, "deal": 142.0, "day": 142.0, "play": 142.0, "table": 106.0}
"""Buttons that tell more than what they do, and how high they are."""
_ROOM: Final = 600.0
"""So much height the buttons may have, without the gaps."""
_FADES: Final = 0.2
"""Seconds in which the menu takes the place of the first question."""
_Choice = tuple[str, Face, Callable[[], None]]
"""A button: its name, its face and what it does."""


@opens(routes.Title)
class TitleScreen(FrontScreen):
    """Continue or play at once, new game, games, all the kids, settings, quit.

    Attributes:
        welcome: what is asked in place of the menu; None for nothing.
    """

    def __init__(self, app: Host, route: routes.Title) -> None:
        super().__init__(app)
        self.slot: SavedGame | None = app.games.latest
        self._unread = app.games.unread
        waiting = app.games.duplicates.waiting[:1]
        self.deal = waiting[0] if waiting else None
        self.day = app.games.days.begun
        self.notes = app.notes
        self.welcome = Welcome(self, self._greeted) if route.first_start else None
        self._panel = list[Node]()
        self._lay_out()
        if route.first_start:
            self.drop([node for node in self.scene.root.children if node.key == "letter"])

    def go_on(self, seconds: float) -> None:
        """Offer what was left last as soon as it is known, while no mouse button is down."""
        if self._unread and not self.app.games.unread and self.scene.pointer.press is None:
            self._unread, before, self.slot = 0, self.slot, self.app.games.latest
            if self.slot != before:
                self.rebuild()

    def build(self) -> None:
        """Build the yard, the name, the buttons and notices."""
        self.yard()
        self._ask()
        self.letters()
        self.foot(self.welcome.told if self.welcome is not None else _told())
        self.languages()

    def _ask(self) -> None:
        """Lay out the panel: the menu, or before it the first question."""
        before = len(self.scene.root.children)
        if self.welcome is not None:
            self.welcome.build()
        else:
            self._menu()
            self.scene.focus.keys.update(enter=self._first, escape=self._escape)
            # After the first question it lies in the tree behind the languages.
            self.scene.focus.first = self._begins
        self._panel = self.scene.root.children[before:]

    def _greeted(self) -> None:
        """The menu takes the place of the first question."""
        self.welcome, asked = None, self._panel
        self.scene.focus.hide()
        for node in asked:
            node.clicked = node.hovered = node.typed = node.keyed = None
        self._ask()
        for node in asked:
            self.scene.animator.start(_fade(node, 0.0, node.remove))
        for node in self._panel:
            self.scene.animator.start(_fade(node, 1.0))

    # The words.

    def _choices(self) -> list[_Choice]:
        """The buttons: name, face and action of each."""
        app = self.app
        found: list[_Choice] = [
            ("new game", Face(tr("New game"), sign="plus"), partial(app.push, routes.NewGame())),
            ("alone", Face(trc("title", "Solo"), sign="star"), lambda: app.push(routes.Alone())),
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
            face = Face(names, tr("Same table as last time"), "kid")
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
            told = in_lines((tr("One deal for everyone"), left(self.deal)))
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

    def _begins(self) -> Node | None:
        """Return the first button, where the focus begins."""
        first = self._choices()[0][0]
        return next((node for node in self.scene.focus.stops() if node.key == first), None)

    def _escape(self) -> None:
        """Focus Quit, for Escape, without quitting."""
        self.scene.focus.at_key("quit")


def _fade(node: Node, to: float, done: Callable[[], None] | None = None) -> Tween:
    """Let a node come, or go."""

    def step(t: float) -> None:
        node.opacity = t if to else 1 - t

    return Tween(_FADES, step, done, owner=node, moves=False)


def _told() -> str:
    return tr(
        "An unofficial fan version of the card game by Leder Games. Version {version}",
        version=__version__,
    )


def _high(row: list[_Choice]) -> float:
    """Return the height of a line of the menu."""
    return max(_HIGH.get(name, _TALL) for name, _, _ in row)
