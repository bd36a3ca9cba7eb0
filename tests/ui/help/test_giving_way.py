"""A note gives way to what somebody reads: it hides no words of a sheet, no panel, no advice."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from fort_desktop.bots.hint import Facts, Hint
from fort_desktop.record.sitting import Sitting as Seated
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Resize
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.notes.placing import Room
from fort_desktop.ui.coach.tips.card import Actions, TipCard
from fort_desktop.ui.coach.tips.context import Context
from fort_desktop.ui.coach.tips.tips import TIPS, Tip
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.overlays import Advice
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import NOTE
from tests.fixtures.shared import play_to
from tests.ui.help.test_at_table import Beginner, help_at
from tests.ui.reading import Reader, _drawn_order
from tests.ui.sitting import seats
from tests.ui.states import put_in_state
from tests.ui.table.measuring import games
from tests.ui.table.screens import bare

TAIL = "lesson tail"
SIZES = ((1280, 720), (1920, 1080))
SHEETS = ("choice", "title", "standing", "explain")
"""What a sheet says, beside the things that lie on it."""


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)


def above(table: TableScreen, *names: str) -> list[str]:
    """Which of these are drawn later than the note."""
    drawn = [node.name for node in _drawn_order(table.scene.root) if node.shown()]
    return [name for name in names if name in drawn and drawn.index(name) > drawn.index(NOTE)]


def test_a_card_in_front_and_its_panel_lie_over_a_note(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    assert ann.note()
    for card in list(ann.table.nodes.hand.cards):
        ann.table.tooltips.keep(card)
        assert above(ann.table, "front", "explain") == ["front", "explain"], card.name
        ann.table.tooltips.close()
    ann.table.rival_popover.open(1)
    assert above(ann.table, "opened") == ["opened"]


def _advice(table: TableScreen) -> None:
    assert table.decision is not None
    hint = Hint(table.decision.moves[0], (), 0.5, Facts())
    put_in_state(table.model, overlay=Advice((hint,)))
    table.rebuild()


OPENED: dict[str, Callable[[TableScreen], None]] = {
    "advice": _advice,
    "pile": lambda table: table.model.look(0),
    "perks": lambda table: table.model.show("perks"),
    "log": lambda table: table.model.show("log"),
}


@pytest.mark.parametrize("opened", OPENED)
def test_a_note_waits_below_what_was_opened_to_be_read(tmp_path: Path, opened: str) -> None:
    ann = Beginner(tmp_path)
    assert ann.note() == "own_play"
    OPENED[opened](ann.table)
    ann.app.frame([], 0.0)
    assert not ann.pilot.nodes(lambda node: node.key == NOTE)
    assert ann.table.model.close_last()
    ann.app.frame([], 0.0)
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


def noted(kind: str) -> Iterator[tuple[TableScreen, Tip]]:
    """A table with each note that can come at such a question, in each window."""
    _, app = next(games(3, "basic", [kind]))
    for size in SIZES:
        app.frame([Resize(*size)], 0.0)
        table = app.screen
        assert isinstance(table, TableScreen)
        now = Context(0, table.model.shown, table.session.catalog, table.decision)
        for one in [one for one in TIPS if one.due(now)]:
            help_at(table).shown, help_at(table)._now, help_at(table)._place = one, now, None
            help_at(table).lay_out()
            table.scene.animator.finish()
            yield table, one
            help_at(table).close()


def test_neither_a_paper_nor_its_tail_hides_words_of_a_sheet() -> None:
    seen = 0
    with Reader() as reader:
        for table, moment in noted("perk"):
            laid = [node for node in table.scene.root.walk() if node.name in (NOTE, TAIL)]
            for words, node, at, mask, _ in reader._read(table.scene):
                for one in laid if node.name in SHEETS else ():
                    over = one.picture()
                    assert over is not None
                    hides = pygame.mask.from_surface(over[0], 200)
                    lost = mask.overlap_area(hides, (over[1].x - at.x, over[1].y - at.y))
                    assert lost <= 2, (moment.name, one.name, words.words)
                    seen += 1
    assert seen >= 2


@pytest.mark.parametrize("between", [True, False])
def test_no_tail_reaches_over_what_is_read(between: bool) -> None:
    """A note below a sheet, the words of the sheet, and above them the card that it is about."""
    words, card = Box(138, 521, 757, 48), Box(269, 234, 232, 280)
    window, bar = Box(0, 0, 1280, 720), Box(8, 106, 1264, 52)
    room = Room(window, [card], Box(0, 0, 0, 0), bar, [words] if between else [])
    paper = TipCard(1.0, "The rule that you keep stays secret.")
    place = Box(12, 574, *paper.size)
    top = paper.lay(Container(window), place, room, Actions(*[lambda: None] * 3))
    assert (TAIL in [node.name for node in top.walk()]) == (not between)
