"""The games behind a number, those behind a lost streak, and the moment of one of them."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, NamedTuple

from fort_desktop.chronicle.collection import Held
from fort_desktop.chronicle.statistics import ENOUGH, Figure
from fort_desktop.record.index import SavedGame
from fort_desktop.review.kept import read_review
from fort_desktop.review.parts import Review
from fort_desktop.review.review import version
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import LEAD, SMALL, TEXT, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.screens.games import PARTS, GamesScreen, tell_game
from fort_desktop.ui.screens.profile_rows import lay_rows
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.statistics import row_of
from fort_desktop.ui.toolkit.chart import board, plot, stroke
from fort_desktop.ui.toolkit.layout import split
from fort_desktop.ui.toolkit.menu import Button, Face
from fort_desktop.ui.toolkit.page import Words, panel, write


def open_kept(app: Host, path: Path) -> None:
    """Open a kept game, or that of a deal that all have played."""
    if not app.games.duplicates.open_at(path):
        app.games.open(path)


def look_at(app: Host, slot: SavedGame, seat: int, at: int | None) -> None:
    """Open a game with the eyes of a seat, at a moment if one is given."""
    open_kept(app, slot.path)
    table = app.screen
    if isinstance(table, TableScreen) and table.session.ended:
        if table.session.viewer != seat:
            table.model.see_as(seat)
        if at is not None:
            table.model.go_to(at)


class Behind(Route, frozen=True):
    """The games behind a number, by their files."""

    paths: frozenset[Path]


@opens(Behind)
class GamesBehind(GamesScreen):
    """Some of the kept games: they are only looked at here."""

    def __init__(self, app: Host, route: Behind) -> None:
        self._only = route.paths
        super().__init__(app, routes.Games())

    def _read(self, wanted: Path | None = None) -> None:
        self._waited, self._unread = 0.0, self.app.games.unread
        kept = self.app.games.all_so_far
        self.slots = sorted(
            (slot for slot in kept if slot.path in self._only), key=lambda slot: -slot.changed
        )

    def empty(self) -> str:
        """The text if there are no games any more."""
        return tr("These games are gone.")

    def detail(self, canvas: Canvas) -> None:
        """The chosen game, and the way to it."""
        slot = self.slots[self.chosen]
        tell_game(self.app, canvas, slot, slot.path)
        self.button(PARTS.open, "open", Face(tr("Look at it"), sign="play"), self.act, True)

    def foot(self) -> list[Button]:
        """Nothing but the way back."""
        return []

    def act(self) -> None:
        """Open the chosen game."""
        if self.slots:
            open_kept(self.app, self.slots[self.chosen].path)

    def remove(self) -> None:
        """Nothing is thrown away here."""

    def leave(self) -> None:
        """Back to the numbers."""
        self.app.pop()


MOST: Final = 20
"""So many games that were looked back at, the latest ones."""
_ROW: Final = 84.0
_LEAST: Final = 4.0
"""The chart reaches at least so far up, in hundredths: less is nothing that can be told."""


class Loss(NamedTuple):
    """A game that was looked back at, and the mean loss of a choice in it, in hundredths: 0 to 100.

    A file may say anything, and below 0 is noise.
    """

    held: Held
    value: float


def losses_of(games: Sequence[Held], catalog: Catalog) -> list[Loss]:
    """The latest games whose review is done, first to last.

    A review of an older search counts for nothing here: its numbers mean something else.
    """
    now, found = version(catalog), list[Loss]()
    for held in reversed(games):
        if held.facts is not None and held.facts.digest and len(found) < MOST:
            told = read_review(held.slot.path, Review(now, held.facts.digest, held.seat))
            if told is not None and told.verdict is not None and told.verdict.counted:
                found.append(Loss(held, 100 * min(1.0, max(0.0, told.verdict.mean))))
    return found[::-1]


def lay_losses(
    screen: Screen, area: Box, losses: Sequence[Loss], opens: Callable[[Figure], None]
) -> None:
    """Lay the mean over these games, and the line from game to game, in design units.

    Args:
        opens: shows the games behind the number.
    """
    mean = None
    if len(losses) >= ENOUGH:
        mean = Fraction(sum(loss.value for loss in losses)) / len(losses)
    behind = tuple(loss.held for loss in losses)
    row = row_of(Figure("loss", "", mean, "mean", behind), screen.app.catalog)
    number, below = split(area, "top", _ROW, SMALL)
    lay_rows(screen, number, [row], opens)
    node, canvas = panel(screen, below, "losses", still=False)
    words = tr(
        "Game by game, the latest on the right. Lower is better; anything under 1 is just chance."
    )
    if mean is None:
        words = tr("Review five games, and a line appears here.")
    room = board(canvas, "")
    node.label = words
    if mean is None:
        write(canvas, room, [Words(words, LEAD, lines=2)], True, pal.CHALK)
        return
    told, room = split(room, "bottom", line(TEXT), 0)
    write(canvas, told, [Words(words)], True, pal.CHALK)
    values = [loss.value for loss in losses]
    found = plot(canvas, room, len(values), max(_LEAST, *values))
    stroke(found, "chalk", [found.at(i, value) for i, value in enumerate(values)])
