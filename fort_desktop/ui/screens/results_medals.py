"""The medals that a game has just brought, in a line on the results."""

from collections.abc import Sequence
from functools import partial

from fort_desktop.chronicle.collection import held_by, medals_of
from fort_desktop.chronicle.medals import MedalId
from fort_desktop.chronicle.reading import Reading
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.caps import cap
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.medals import new_words

_HIGH = 44.0
"""How high a line is, in units of the results."""


class NewMedals:
    """Finds out, beside the screen, which medals this game has brought to persons at it."""

    def __init__(self, app: Host, session: Session) -> None:
        self._app = app
        self._path = session.recording.path
        self._reading: Reading | None = None
        self._shown = False
        self.found: list[tuple[str, tuple[MedalId, ...]]] = []
        self._wanted = app.settings.medals and self._path is not None and bool(session.persons)
        if self._wanted:
            session.recording.settle()
            self._begin()

    def _begin(self) -> None:
        """Begin once all games are known: nobody wins a medal twice."""
        games = self._app.games
        if self._reading is None and not games.unread:
            self._slots = games.all_kept
            self._reading = Reading(games.facts, self._slots)

    @property
    def lines(self) -> list[str]:
        """One line for each person who has won any; only the medals where one person played."""
        persons = self._app.profiles.persons
        alone = len(self.found) == 1
        return [new_words(medals, "" if alone else persons[who].name) for who, medals in self.found]

    @property
    def high(self) -> float:
        """The total height of all lines, in units of the results."""
        return len(self.found) * (_HIGH + 6)

    def news(self) -> bool:
        """Return True if there is something new to show; called in every frame."""
        if self._wanted:
            self._begin()
        if self._reading is None or self._shown or not self._reading.done:
            return False
        self._shown = True
        self.found = self._won(self._reading)
        return bool(self.found)

    def _won(self, reading: Reading) -> list[tuple[str, tuple[MedalId, ...]]]:
        found = []
        for who in self._app.profiles.persons:
            games = held_by(reading.games, who, reading.facts)
            medals = medals_of(who, games, self._slots).values()
            new = tuple(
                one.medal for one in medals if one.game is not None and one.game.path == self._path
            )
            if new:
                found.append((who, new))
        return found

    def lay(self, parent: Node, area: Box, unit: float) -> None:
        """Lay the lines one above the other, the last one at the foot of an area in pixels.

        Args:
            unit: of the results.
        """
        lines = list(zip(self.found, self.lines, strict=True))
        high = _HIGH * unit
        top = area.bottom - self.high * unit
        for i, ((who, medals), words) in enumerate(lines):
            place = Box(area.x, top + i * (high + 6 * unit), area.w, high)
            parent.add(_line(self._app, place, unit, who, medals, words))


def _line(
    app: Host, place: Box, unit: float, who: str, medals: Sequence[MedalId], words: str
) -> Node:
    canvas = Canvas(place.w, place.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 12, pal.OUTLINE, 3)
    x = 8.0
    for medal in medals[:5]:
        canvas.blit(cap(medal, canvas.px(36)), x, 4)
        x += 40
    canvas.words(words, x + 6, canvas.h / 2, 20, canvas.w - x - 46)
    canvas.icon("right", canvas.w - 32, canvas.h / 2 - 11, 22)
    node = Node(place, canvas.image, f"new medals {who}")
    node.clicked = partial(app.push, routes.Profile(who))
    node.label = in_lines((words,))
    return node
