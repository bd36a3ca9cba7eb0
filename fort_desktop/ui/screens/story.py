"""The story of a game that is over: a chalkboard with three sides, and its hardest kids."""

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.files import write_new
from fort_desktop.record.faults import RecordError, because
from fort_desktop.record.saves import free_names
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.again import known_deal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.players import player_face, player_figure
from fort_desktop.ui.art.props import scrapbook
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, GAP, TEXT, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import DESIGN, Host, Screen
from fort_desktop.ui.i18n.i18n import Saying, tr
from fort_desktop.ui.screens.story_parts import (
    Story,
    draw_kids,
    draw_levels,
    draw_points,
    draw_tale,
    levels_title,
    points_title,
    story_of,
    tale_title,
)
from fort_desktop.ui.screens.story_picture import story_picture
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit import clipboard
from fort_desktop.ui.toolkit.chart import GLAD
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.layout import Share, padding, row, stack
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import marked, panel, whole

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


_WIDE: Final = 2.1
"""The width of the chalkboard, in those of the kids beside it."""
_MARK: Final = 0.4
"""The mark of a seat, as a share of the face that it lies on."""
_BOARDS: Final[Sequence[tuple[Callable[[], str], Callable[..., str]]]] = (
    (points_title, draw_points), (levels_title, draw_levels), (tale_title, draw_tale),
)  # fmt: skip
"""The sides of the chalkboard: the heading of each, and what draws it."""
_TURN: Final = (460.0, 54.0)
"""The size of the button by which the chart becomes another one."""


@opens(routes.Story)
class StoryScreen(Screen):
    """The story of a game, shown over whatever leads to it.

    Attributes:
        story: all that is told; turned: which side of the chalkboard is shown.
    """

    def __init__(self, app: Host, route: routes.Story) -> None:
        super().__init__(app)
        self.story: Story = story_of(route.session)
        self._session = route.session
        self._path = route.path
        self.turned = 0
        self.build()

    def build(self) -> None:
        """Build the ending as headline, the chalkboard beside the kids, and the row of buttons."""
        self.garden(1.0)
        tall = self.scene.size[1] / self.unit - EDGE
        sheet = dialog(
            self, "story", self.story.tale[-1], (DESIGN[0] - 2 * EDGE, tall), prop=scrapbook
        )
        board, kids = row(sheet.body, [Share(_WIDE), Share()], WIDE)
        self._board(board)
        self._part("deeds", kids, draw_kids)
        self._buttons(sheet.foot)
        self.scene.focus.keys["escape"] = self.app.pop

    def _part(self, name: str, area: Box, draw: Callable[[Canvas, Story], str]) -> None:
        node, canvas = panel(self, area, name)
        node.label = draw(canvas, self.story)

    def _board(self, area: Box) -> None:
        """Lay the chalkboard, whose heading is the button that turns it."""
        head, draw = _BOARDS[self.turned]
        self._part("chart", area, partial(draw, face=self._face))
        if draw is draw_points and self.story.view.winners:
            self._winner(area)
        place = stack(padding(area, WIDE, GAP), *_TURN, down="start")
        self.button(place, "turn chart", Face(head(), size=TEXT, turns=True), self._turn)

    def _winner(self, area: Box) -> None:
        """The figure of who has won, before the corner of the chart that is left free for it."""
        seat = self.story.view.winners[0]
        kid = self.app.seating(self._session).faces[seat]
        image = player_figure(
            *(self.story.seats[seat].player, round(GLAD * self.unit)),
            *(self.story.colours[seat], kid),
            glad=True,
        )
        seen = image.get_bounding_rect()
        corner = self.at(*area)
        at = corner.right - seen.right, corner.bottom - seen.bottom
        place = Box(*at, *image.get_size())
        self.scene.root.add(Node(place, image, "winner", static=True))

    def _turn(self) -> None:
        """Show the next side of the chalkboard."""
        self.turned = (self.turned + 1) % len(_BOARDS)
        self.rebuild()

    def _face(self, colour: str, side: float) -> pygame.Surface:
        """The face of who has a colour, with its mark."""
        seat = self.story.colours.index(colour)
        kid = self.app.seating(self._session).faces[seat]
        canvas = Canvas(side * self.unit, side * self.unit, self.unit)
        face = player_face(self.story.seats[seat].player, canvas.px(side), colour, kid)
        marked(canvas, face, whole(canvas), seat_mark(canvas.px(_MARK * side), colour))
        return canvas.image

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
            found.append(again)
        back, *ways = [
            Button(name, Face(words, size=TEXT), act, name == "again") for name, words, act in found
        ]
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
