"""A note gives way to what somebody reads: it hides no words of a sheet, no panel, no advice."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fort_desktop.record.sitting import Sitting as Seated
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.note import NOTE, STRIP
from fort_desktop.ui.table.screen import TableScreen
from tests.fixtures.shared import play_to
from tests.ui.help.test_at_table import Beginner
from tests.ui.sitting import seats
from tests.ui.table.screens import bare
from tests.ui.table.test_places import overlap

SIZES = ((1280, 720), (1920, 1080))


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)


def test_a_card_in_front_and_its_panel_fold_a_note_and_never_touch_it(tmp_path: Path) -> None:
    """Only one thing explains at a time: what is pointed at, or the note."""
    ann = Beginner(tmp_path)
    assert ann.note()
    for card in list(ann.table.nodes.hand.cards):
        ann.table.tooltips.keep(card)
        ann.app.frame([], 0.3)
        strip = ann.pilot.node(STRIP).area
        assert not ann.pilot.nodes(lambda node: node.key == NOTE)
        for box in ann.table.tooltips.spread:
            assert not overlap(box, strip), card.name
        ann.table.tooltips.close()
        ann.app.frame([], 0.3)
        assert ann.note()


OPENED: dict[str, Callable[[TableScreen], None]] = {
    "pile": lambda table: table.model.look(0),
    "perks": lambda table: table.model.show("perks"),
    "log": lambda table: table.model.show("log"),
}


@pytest.mark.parametrize("opened", OPENED)
def test_a_note_folds_while_what_was_is_read(tmp_path: Path, opened: str) -> None:
    ann = Beginner(tmp_path)
    assert ann.note() == "own_play"
    OPENED[opened](ann.table)
    ann.app.frame([], 0.0)
    assert not ann.pilot.nodes(lambda node: node.key == NOTE)
    assert ann.pilot.nodes(lambda node: node.key == STRIP)
    assert ann.table.model.close_last()
    ann.app.frame([], 0.3)
    assert ann.note() == "own_play"


def test_a_note_waits_until_what_happened_since_has_been_read(tmp_path: Path) -> None:
    store = SettingsFile(tmp_path / "settings.json")
    app = App(SIZES[0], speed=0, data=tmp_path, store=store)
    known = [app.profiles.add(Profile(info.name)) or "" for info in seats(("human",) * 2)]
    sitting = Seated(tuple(known))
    session = Session.new(app.catalog, seats(("human",) * 2), 5, "basic", sitting=sitting)
    app.games.play(session)
    table = app.screen
    assert isinstance(table, TableScreen)
    play_to(table.model, lambda model: bool(model.hotseat.since))
    pilot = Pilot(app, HeadlessDriver(SIZES[0]))
    pilot.settle()
    assert pilot.nodes(lambda node: node.name == "since sheet")
    assert not pilot.nodes(lambda node: node.key == NOTE)
    table.shared.seen()
    pilot.settle()
    assert pilot.nodes(lambda node: node.key == NOTE)


def test_no_note_comes_while_something_is_read(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    ann.help.close()
    ann.app.change(notes=Notes())
    OPENED["pile"](ann.table)
    ann.help._asked = None
    ann.app.frame([], 0.0)
    assert not ann.note()
    ann.table.model.close_last()
    ann.app.frame([], 0.0)
    assert ann.note() == "own_play"
