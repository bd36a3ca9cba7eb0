"""The story of a game that is over: charts, sentences, the kids that did most; and to share it."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.files import write_new
from fort_desktop.record.faults import RecordError, because
from fort_desktop.record.saves import free_names
from fort_desktop.scene.geometry import Box
from fort_desktop.session.again import known_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import write
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import Saying, tr
from fort_desktop.ui.persons.seated import faces
from fort_desktop.ui.screens.story_parts import (
    Story,
    draw_best,
    draw_kids,
    draw_levels,
    draw_points,
    draw_tale,
    paper,
    story_of,
)
from fort_desktop.ui.screens.story_picture import story_picture
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.toolkit import clipboard
from fort_desktop.ui.toolkit.chart import draw_followed
from fort_desktop.ui.toolkit.common import button, panel_node, shaded

_SUFFIX: Final = ".png"
_STEM: Final = "Fort"
"""The name of a picture of a game that is not kept."""


def keep_picture(image: pygame.Surface, folder: Path, game: Path | None) -> Path:
    """Write a picture as PNG, named after the file of its game; nothing is ever replaced.

    Raises:
        RecordError: it cannot be written there.
    """
    data = BytesIO()
    pygame.image.save(image, data, _SUFFIX)
    stem = game.stem if game is not None else _STEM
    try:
        return write_new(folder, free_names(stem, _SUFFIX), data.getvalue())
    except OSError as fault:
        raise because(Path(fault.filename or folder), fault, "unwritable") from fault


_FINE: Final = 1.5
"""Units of other screens in one of this."""
_SIZE: Final = (1280.0, 720.0)
_EDGE, _GAP = 22.0, 12.0
_TOP, _FOOT = 74.0, 68.0
"""Where the parts begin, and what the row of buttons takes."""
_RIGHT: Final = 690.0
"""Where the right column begins."""
_LEGEND: Final = 510.0
"""Where the names begin."""
_CHART: Final = 0.6
"""The chart's share of the left column."""
_TURN: Final = 0.52
"""The best turn's share of the right column."""
_KIDS: Final = 190.0
_BEST: Final = 176.0


class StoryScreen(Screen):
    """The story of a game, shown over whatever leads to it.

    Args:
        session: its game is over, and nobody is still to play it; path: its file, None for none.

    Attributes:
        story: all that is told.
    """

    def __init__(self, app: Host, session: Session, path: Path | None) -> None:
        super().__init__(app)
        self.story: Story = story_of(session)
        self._session = session
        self._path = path
        self.build()

    def build(self) -> None:
        """The charts, what happened, and the row of buttons."""
        (w, h), unit = self.scene.size, self.unit * _FINE
        self._u = unit
        self._left = max(0.0, (w / unit - _SIZE[0]) / 2)
        self._tall = h / unit
        self.lawn(1.0)
        self._title()
        self._legend()
        for name, area, draw in self._parts():
            shaded(self.scene.root, area, self.unit)
            node, canvas = panel_node(area, unit, name)
            node.label = draw(canvas, self.story)
            self.scene.root.add(node)
        self._buttons()
        self.scene.focus.keys["escape"] = self.app.pop

    def _at(self, x: float, y: float, w: float, h: float) -> Box:
        """A place of the window's middle 1280 units, in pixels."""
        u = self._u
        return Box((self._left + x) * u, y * u, w * u, h * u)

    def _parts(self) -> list[tuple[str, Box, Callable[[Canvas, Story], str]]]:
        """Each part: its name, its place, and what draws it and returns its words."""
        room = self._tall - _TOP - _FOOT
        chart = (room - _GAP) * _CHART
        left, right = _RIGHT - _GAP - _EDGE, _SIZE[0] - _EDGE - _RIGHT
        forts = room - _KIDS - _BEST - 2 * _GAP
        low, best = _TOP + room - _BEST, right * _TURN
        return [
            ("chart", self._at(_EDGE, _TOP, left, chart), draw_points),
            (
                "tale",
                self._at(_EDGE, _TOP + chart + _GAP, left, room - chart - _GAP),
                draw_tale,
            ),
            ("forts", self._at(_RIGHT, _TOP, right, forts), draw_levels),
            ("deeds", self._at(_RIGHT, _TOP + forts + _GAP, right, _KIDS), draw_kids),
            ("best turn", self._at(_RIGHT, low, best, _BEST), draw_best),
            (
                "followed",
                self._at(_RIGHT + best + _GAP, low, right - best - _GAP, _BEST),
                _followed,
            ),
        ]

    def _title(self) -> None:
        # NOTE: the heading of a screen with charts and sentences about one game
        words = tr("The story of the game")
        at = self._at(_EDGE, 10, 470, 54)
        node, canvas = panel_node(at, self._u, "heading")
        canvas.image.blit(tape(*canvas.image.get_size(), False, -0.6), (0, 0))
        room = Box(0, 0, at.w, at.h).inset(24 * self._u, 0, 24 * self._u, 0)
        write(canvas.image, words, room, self._u, 30, least=18)
        node.label = words
        self.scene.root.add(node)

    def _legend(self) -> None:
        """Mark, name and total of each seat, which the charts show by its mark."""
        story, area = self.story, self._at(_LEGEND, 14, _SIZE[0] - _EDGE - _LEGEND, 46)
        node, canvas = panel_node(area, self._u, "players")
        paper(canvas)
        totals = {score.seat: score.total for score in story.view.scores}
        each = (canvas.w - 16) / len(story.seats)
        rows = []
        for seat, info in enumerate(story.seats):
            x = 10 + seat * each
            canvas.blit(seat_mark(canvas.px(30), story.colours[seat]), x, 8)
            canvas.title(info.name, x + 38, 23, 20, each - 38 - 62)
            canvas.title(str(totals[seat]), x + each - 22, 23, 22, 44, align="right")
            rows.append(labelled(info.name, str(totals[seat])))
        node.label = in_lines(rows)
        self.scene.root.add(node)

    # What can be done.

    def _buttons(self) -> None:
        """Back, and the ways to share the game or to play its deal again."""
        games, session = self.app.games, self._session
        found: list[tuple[str, str, Callable[[], None]]] = [
            ("back", tr("Back"), self.app.pop),
            # NOTE: a button: the story of the game is kept as a picture, to be shown to others
            ("share picture", tr("Share a picture"), self._share_picture),
        ]
        if self._path is not None and games.saves is not None:
            # NOTE: a button: a copy of the game's file is made, to be given to others
            found.append(("share file", tr("Share the game"), self._share_file))
        if known_deal(session) is not None:
            again = ("again", tr("Same deal again"), partial(games.deal_again, session))
            # NOTE: a button: the same deal again, where everybody sits one seat further on
            swap = ("swap", tr("Swap seats"), partial(games.deal_again, session, 1))
            found += [again, swap]
        each = (_SIZE[0] - 2 * _EDGE + _GAP) / len(found)
        for i, (name, words, act) in enumerate(found):
            place = self._at(_EDGE + i * each, self._tall - 58, each - _GAP, 48)
            self.scene.root.add(button(place, self.unit, words, name, act, i == 0))

    def _share_picture(self) -> None:
        """Keep the story as a picture among the person's documents, and tell where."""
        found = faces(self.app.seating(self._session), len(self._session.seats))
        image, folder = story_picture(self.story, found), self.app.documents
        self._shared(lambda: keep_picture(image, folder, self._path), _picture_lies)

    def _share_file(self) -> None:
        """Copy the game there, and tell where."""
        saves, path = self.app.games.saves, self._path
        if saves is not None and path is not None:
            self._shared(lambda: saves.export(path, self.app.documents), _game_lies)

    def _shared(self, makes: Callable[[], Path], lies: Callable[[Path], str]) -> None:
        """Make a file and tell where it lies, which is on the clipboard then, or why not."""
        try:
            made = makes()
        except RecordError as fault:
            self._say(partial(_failed, fault))
            return
        copied = clipboard.copy(str(made))
        self._say(lambda: in_lines([lies(made), _on_clipboard() if copied else ""]))

    def _say(self, say: Saying) -> None:
        """Tell the last thing only."""
        self.notes.clear()
        self.tell(say)


def _followed(canvas: Canvas, story: Story) -> str:
    """Draw who followed whom; return the heading."""
    draw_followed(canvas, story.course.followed, story.colours)
    return tr("Who followed whom")


def _failed(fault: RecordError) -> str:
    return tr("This cannot be done. {why}", why=fault_words(fault))


def _picture_lies(path: Path) -> str:
    return tr("The picture now lies here: {path}", path=path)


def _game_lies(path: Path) -> str:
    return tr("A copy of the game now lies here: {path}", path=path)


def _on_clipboard() -> str:
    # NOTE: the place where a file lies has been copied
    return tr("This place is on the clipboard, so you can paste it.")


@opens(routes.Story)
def _open(app: Host, route: routes.Story) -> Screen:
    return StoryScreen(app, route.session, route.path)
