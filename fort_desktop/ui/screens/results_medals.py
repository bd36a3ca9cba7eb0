"""The medals that a game has just brought, in a line on the results."""

from functools import partial
from typing import Final

from fort_desktop.chronicle.collection import held_by, medals_of
from fort_desktop.chronicle.medals import MedalId
from fort_desktop.chronicle.reading import Reading
from fort_desktop.scene.geometry import Box
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.caps import cap
from fort_desktop.ui.design.scale import FINE, HAIR, LEAD, SMALL, TIGHT
from fort_desktop.ui.design.text_box import LEAST, width
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.text.medals import new_words
from fort_desktop.ui.toolkit.layout import Share, column, padding, row
from fort_desktop.ui.toolkit.page import Words, panel, picture, sign, whole, write

_HIGH: Final = 66.0
"""How high a line is."""
_CAP, _SHOWN = 54.0, 5
"""The size of a bottle cap, and so many at most are shown for a person, beside the whole name."""
_SIGN: Final = 33.0
_ABREAST: Final = 2
"""So many persons share a line."""


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
        """The total height of all lines, in design units."""
        return -(-len(self.found) // _ABREAST) * (_HIGH + TIGHT)

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

    def lay(self, page: Screen, area: Box) -> None:
        """Lay them at the foot of an area: what one person has won, or several side by side."""
        found = list(zip(self.found, self.lines, strict=True))
        pairs = [found[i : i + _ABREAST] for i in range(0, len(found), _ABREAST)]
        for pair, line in zip(pairs, column(area, [_HIGH] * len(pairs), TIGHT, "end"), strict=True):
            for one, place in zip(pair, row(line, [Share()] * len(pair), TIGHT), strict=True):
                self._lay_one(page, place, *one)

    def _lay_one(
        self, page: Screen, place: Box, won: tuple[str, tuple[MedalId, ...]], words: str
    ) -> None:
        """The caps that a person has won; what they are called only where one person played."""
        who, medals = won
        node, canvas = panel(page, place, f"new medals {who}", fill=pal.PAPER, still=False)
        room = padding(whole(canvas), SMALL, HAIR)
        name = self._app.profiles.persons[who].name
        free = room.w - width(name, page.unit, LEAST) - _SIGN - 2 * TIGHT
        shown = medals[: min(_SHOWN, max(1, int(free / (_CAP + TIGHT))))]
        *caps, told, arrow = row(room, [*[_CAP] * len(shown), Share(), _SIGN], TIGHT)
        for medal, cell in zip(shown, caps, strict=True):
            picture(canvas, cap(medal, canvas.px(_CAP)), cell)
        said = Words(words, FINE, lines=2) if len(self.found) == 1 else Words(name, LEAD, True)
        write(canvas, told, [said])
        node.label = words
        sign(canvas, "right", arrow)
        node.clicked = partial(self._app.push, routes.Profile(who))
