"""A table in a terminal whose parts a test can see."""

from collections.abc import Callable
from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.session.session import Session
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.seated import seating_of
from fort_desktop.ui.persons.settings import Settings
from fort_desktop.ui.terminal.table import TextTable
from tests.ui.terminal.reading import Listener

NAMES = ("Maja", "Zoe", "Tom", "Ada")


class Watched(Listener):
    """A console whose table is known to whoever answers."""

    def __init__(self, answer: Callable[["Watched", list[str]], str | None]) -> None:
        super().__init__(lambda new: answer(self, new))
        self.table: TextTable | None = None


def text_table(
    console: Watched,
    players: tuple[str, ...],
    seed: int,
    setup: SetupKind = "basic",
    folder: Path | None = None,
) -> TextTable:
    """A new game in a terminal; computers think in this process."""
    seats = [SeatInfo(NAMES[i], COLOURS[i], player) for i, player in enumerate(players)]
    session = Session.new(load_catalog(), seats, seed, setup, folder)
    seating = seating_of(session, Profiles(None), Settings())
    console.table = TextTable(session, console, seating, pace=None)
    return console.table
