"""The own board late in a game: whole numbers, and no word on a line, where there is least room."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import pytest

from fort_desktop.scene.events import Resize
from fort_desktop.ui.app.app import App
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.states import put_in_state
from tests.ui.table.measuring import Case, Place, games, late, measured
from tests.ui.table.screens import bare

PLACES: Final[tuple[Place, ...]] = (
    ((1280, 720), 100),
    ((1024, 768), 125),
    ((1280, 720), 150),
    ((1280, 720), 200),
)
WHOLE: Final[tuple[Place, ...]] = (((1280, 720), 100), ((1024, 768), 100), ((1366, 768), 80))
"""Where the board is no strip."""
OWN: Final = ("board", "bag", "lookout", "lookout's name", "counter")
"""The nodes of the own board; a rival's numbers are counters as well."""
_FRAME: Final = 7.0
"""From the edge of the board to the frame of the yard, in units."""


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A game of two, when the person may recruit: no panel but the board has to be in front."""
    bare(monkeypatch)
    for _, app in games(2, "basic", ("recruit",)):
        yield app
        return


@contextmanager
def _spoken(tongue: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fort_desktop.ui.app.app.set_language", lambda _: None)
        i18n.set_language(tongue)
        try:
            yield
        finally:
            i18n.set_language("en")


@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("tongue", ["pl", "ru"])
def test_nothing_is_cut_or_on_a_line(app: App, tongue: str, level: int) -> None:
    with _spoken(tongue):
        found = list(measured(app, Case(2, "recruit", level=level), PLACES))
    wrong = [(one, each.where) for each in found for one in each.wrong]
    assert [
        one for one in wrong if one[0].kind in ("cut", "line") and one[0].on.split(":")[0] in OWN
    ] == []


def _own(app: App, place: Place, **held: int) -> TableScreen:
    """The table late in a game, with other tokens in the own boxes."""
    table = app.screen
    assert isinstance(table, TableScreen)
    late(table, 4)
    view = table.model.shown
    seats = list(view.seats)
    seats[view.seat] = msgspec.structs.replace(view.own, **held)
    put_in_state(table.model, shown=msgspec.structs.replace(view, seats=tuple(seats)))
    app.change(scale=place[1])
    app.frame([Resize(*place[0])], 0.0)
    return table


def test_the_tape_of_the_lookout_lies_within_the_frame_of_the_yard(app: App) -> None:
    for place in WHOLE:
        table = _own(app, place)
        tape = next(one for one in table.scene.root.walk() if one.name == "lookout's name")
        assert tape.box.x > (_FRAME + 2) * table.nodes.frame.unit, place
