"""The story of a game that is over: charts, sentences, the kids that did the most; sharing it."""

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
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.art.props import scrapbook
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, GAP, HAIR, LEAD, SMALL, TEXT, TIGHT, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import DESIGN, Host, Screen
from fort_desktop.ui.i18n.i18n import Saying, tr
from fort_desktop.ui.screens.story_parts import (
    Story,
    draw_best,
    draw_kids,
    draw_levels,
    draw_points,
    draw_tale,
    levels_title,
    part,
    points_title,
    story_of,
    tale_high,
)
from fort_desktop.ui.screens.story_picture import story_picture
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.toolkit import clipboard
from fort_desktop.ui.toolkit.chart import draw_followed
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.layout import Natural, Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, panel, picture, plate, whole, write

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


_RIGHT, _PLAYERS = 740.0, 420.0
_TALE: Final = 0.3
"""The most that the sentences take of the height; the rest is the chart's."""
_LOW: Final = 270.0
"""How high the last row is."""
_MARK, _TOTAL, _FACE = 45.0, 64.0, 132.0
_TURN: Final = (460.0, 54.0)
"""The size of the button by which the chart becomes another one."""


@opens(routes.Story)
class StoryScreen(Screen):
    """The story of a game, shown over whatever leads to it.

    Attributes:
        story: all that is told; levels: the chart is of the forts, not of the points.
    """

    def __init__(self, app: Host, route: routes.Story) -> None:
        super().__init__(app)
        self.story: Story = story_of(route.session)
        self._session = route.session
        self._path = route.path
        self.levels = False
        self.build()

    def build(self) -> None:
        """The headline, who played, the chart beside all else, and the row of buttons."""
        self.garden(1.0)
        tall = self.scene.size[1] / self.unit - EDGE
        # NOTE: the heading of a screen with charts and sentences about one game
        title = tr("The story of the game")
        sheet = dialog(self, "story", title, (DESIGN[0] - 2 * EDGE, tall), prop=scrapbook)
        body, foot = sheet.body, sheet.foot
        beside = _FACE + _PLAYERS + 2 * WIDE
        needed = max(tale_high(self.story, body.w - beside, self.unit), _FACE)
        ranks = len(self.story.seats) * (_MARK + TIGHT + HAIR) + 2 * SMALL
        told, body = split(body, "top", max(ranks, min(needed, _TALE * body.h)))
        winner, tale, players = row(told, [_FACE, Share(), _PLAYERS], WIDE)
        self._part("winner", winner, self._draw_winner)
        self._part("tale", tale, draw_tale)
        self._legend(players)
        chart, right = split(body, "right", _RIGHT, WIDE)[::-1]
        self._chart(chart)
        kids, low = split(right, "bottom", _LOW)[::-1]
        best, followed = row(low, [Share(), Share()])
        self._part("deeds", kids, draw_kids)
        self._part("best turn", best, draw_best)
        self._part("followed", followed, self._draw_followed)
        self._buttons(foot)
        self.scene.focus.keys["escape"] = self.app.pop

    def _part(self, name: str, area: Box, draw: Callable[[Canvas, Story], str]) -> None:
        node, canvas = panel(self, area, name)
        node.label = draw(canvas, self.story)

    def _chart(self, area: Box) -> None:
        """Lay the chart, whose heading is the button that shows the other one."""
        draws = {False: (points_title, draw_points), True: (levels_title, draw_levels)}
        head, draw = draws[self.levels]
        self._part("chart", area, draw)
        place = stack(padding(area, WIDE, GAP), *_TURN, down="start")
        self.button(place, "turn chart", Face(head(), size=TEXT, turns=True), self._turn)

    def _turn(self) -> None:
        """Show the other chart."""
        self.levels = not self.levels
        self.rebuild()

    def _face(self, canvas: Canvas, seat: int, side: float) -> pygame.Surface:
        kid = self.app.seating(self._session).faces[seat]
        seated = self.story.seats[seat]
        return player_face(seated.player, canvas.px(side), self.story.colours[seat], kid)

    def _draw_winner(self, canvas: Canvas, story: Story) -> str:
        """The face of who won, which the headline names."""
        picture(canvas, self._face(canvas, story.view.winners[0], _FACE), whole(canvas))
        return ""

    def _draw_followed(self, canvas: Canvas, story: Story) -> str:
        """Draw who followed whom most often; return the heading."""
        # NOTE: above pairs of players of whom one has followed the other
        head = tr("Who followed whom")
        draw_followed(canvas, head, story.course.followed, partial(self._face, canvas))
        return head

    def _legend(self, area: Box) -> None:
        """Mark, name and total of each seat, the best first; the charts show it by its mark."""
        story = self.story
        node, canvas = panel(self, area, "players")
        room, rows = part(canvas), []
        totals = {score.seat: score.total for score in story.view.scores}
        lines = column(room, [Natural(_MARK + TIGHT)] * len(story.seats), HAIR, "center")
        ranked = sorted(totals, key=lambda seat: (seat not in story.view.winners, -totals[seat]))
        for seat, place in zip(ranked, lines, strict=True):
            info = story.seats[seat]
            if seat in story.view.winners:
                plate(canvas, pal.CHALK_YELLOW, padding(place, -TIGHT, 0))
            mark, name, total = row(place, [_MARK, Share(), _TOTAL], SMALL)
            picture(canvas, seat_mark(canvas.px(min(_MARK, place.h)), story.colours[seat]), mark)
            write(canvas, name, [Words(info.name, LEAD, title=True)])
            points = str(totals[seat])
            write(canvas, total, [Words(points, LEAD, title=True)], centered=True)
            rows.append(labelled(info.name, points))
        node.label = in_lines(rows)

    # What can be done.

    def _buttons(self, area: Box) -> None:
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
            swap = ("swap", tr("Change seats"), partial(games.deal_again, session, 1))
            found += [again, swap]
        back, *ways = [Button(name, Face(words, size=TEXT), act) for name, words, act in found]
        buttons(self, area, [back, None, *ways])

    def _share_picture(self) -> None:
        """Keep the story as a picture among the person's documents, and tell where."""
        found = self.app.seating(self._session).faces
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


def _failed(fault: RecordError) -> str:
    return tr("This cannot be done. {why}", why=fault_words(fault))


def _picture_lies(path: Path) -> str:
    return tr("Picture saved here: {path}", path=path)


def _game_lies(path: Path) -> str:
    return tr("Copy of the game saved here: {path}", path=path)


def _on_clipboard() -> str:
    # NOTE: the place where a file lies has been copied
    return tr("The path is on the clipboard, so you can paste it.")
