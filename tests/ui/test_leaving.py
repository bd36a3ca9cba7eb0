"""Once a screen has gone nothing of it runs, and a game that was left asks nobody anything."""

from functools import partial
from pathlib import Path

import pytest

from fort_desktop.bots.worker import Answer
from fort_desktop.record.reader import read_record
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input, Key
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.screens.title import TitleScreen
from tests.inside import game_of
from tests.record.games import play, saved
from tests.ui.sitting import SIZE, Sitting, seats


class Asked(Thinker):
    """Counts what is asked, and takes its time for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.questions = 0

    def start(self) -> None:
        """No process is needed."""

    def seat(self, catalog: Catalog, levels: dict[int, tuple[str, int]]) -> None:
        self.cancel()

    def ask(
        self,
        view: View,
        decision: Decision,
        hint: bool = False,
        limit: float | None = None,
        luck: int | None = None,
    ) -> None:
        self.questions += 1

    def answer(self) -> Answer | None:
        return None


class Doorway(Screen):
    """A screen that leads elsewhere in many ways, and notes what runs after that."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.late: list[str] = []
        self.build()

    def build(self) -> None:
        door = self.scene.root.add(Node(Box(0, 0, 400, 400), None, "door"))
        door.clicked = partial(self.app.push, routes.Title())
        self.scene.focus.keys["enter"] = partial(self.app.push, routes.Title())

    def take(self, event: Input) -> None:
        if self.gone:
            self.late.append(f"took {event}")
        super().take(event)

    def go_on(self, seconds: float) -> None:
        if self.gone:
            self.late.append("went on")


def test_nothing_runs_on_a_screen_that_has_gone() -> None:
    app = App(SIZE, speed=0)
    for leaving in (Key("enter"), None):
        app._stack.go(partial(Doorway, app))
        screen = app.screen
        assert isinstance(screen, Doorway)
        if leaving is None:
            screen.scene.animator.wait(0.1, partial(app.push, routes.Title()))
        keys = [Key("tab"), leaving, Key("enter"), Key("escape")] if leaving else []
        app.frame([], 0.0)
        app.frame(list(keys), 1.0)
        assert screen.gone
        assert isinstance(app.screen, TitleScreen)
        assert screen.late == []
        assert not app.screen.scene.focus.node, "what is left was not meant for the next screen"


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_pausing_while_a_computer_is_to_move(tmp_path: Path, speed: float) -> None:
    """In the very frame in which it would be asked, thinking here or in a process of its own."""
    for thinker in (None, Asked()):
        sitting = Sitting(("human", "hard"), speed=speed, data=tmp_path, thinker=thinker)
        session = sitting.session
        while not session.computers_turn:
            decision = session.decision
            assert decision is not None
            session.submit(decision.moves[-1])
        session.recording.settle()
        sitting.table.model.jump()
        moves, asked = len(game_of(session).acts), thinker.questions if thinker else 0
        sitting.app.presses.advance(0.0)
        sitting.app.presses.advance(1.0)
        sitting.app.frame([Key("escape")], 0.5)
        for there in (PauseScreen, TitleScreen):
            for _ in range(30):
                sitting.app.frame([], 0.1)
            assert len(game_of(session).acts) == moves
            assert thinker is None or thinker.questions == asked
            assert isinstance(sitting.app.screen, there), "no curtain, and no table"
            if there is PauseScreen:
                sitting.pilot.click("leave")
        assert session.closed


def test_a_game_in_place_of_another_leaves_that_and_lets_computers_think_elsewhere() -> None:
    thinker = Asked()
    sitting = Sitting(("human", "hard"), thinker=thinker)
    before = sitting.session
    sitting.app.games.start(seats(("human", "hard")), "basic", 6)
    session = sitting.session
    assert (before.closed, session.closed) == (True, False)
    while not session.computers_turn:
        decision = session.decision
        assert decision is not None
        session.submit(decision.moves[-1])
    made, asked = session.made, thinker.questions
    session.think()
    assert (session.made, thinker.questions) == (made, asked + 1)
    # The same game that comes back once more goes on.
    sitting.app.games.play(session)
    assert not session.closed


def test_pausing_while_the_screen_is_to_be_handed_over(tmp_path: Path) -> None:
    sitting = Sitting(("human", "human"), data=tmp_path)
    sitting.until(lambda: sitting.sees("take_over") and sitting.session.at > 30)
    sitting.app.presses.advance(0.0)
    sitting.app.presses.advance(1.0)
    sitting.app.frame([Key("escape"), Key("enter")], 0.5)
    sitting.frames(1.0)
    assert isinstance(sitting.app.screen, PauseScreen)
    sitting.pilot.press("escape")
    assert sitting.sees("take_over")


def test_a_game_that_was_left_does_nothing_more(catalog: Catalog, tmp_path: Path) -> None:
    session = Session.new(catalog, seats(("human", "easy")), 5, "basic", tmp_path, practice=True)
    play(session, 41)
    while session.computers_turn:
        session.think()
    path, decision = saved(session), session.decision
    assert decision is not None
    assert session.can_undo
    session.close()
    content, moves = path.read_bytes(), len(game_of(session).acts)
    assert session.submit(decision.moves[0]) == []
    assert session.think() == []
    assert session.redo() == []
    session.undo()
    session.practice = False
    session.make_practice()
    session.ask_hint()
    assert session.hinted is None
    assert not (session.can_undo)
    assert not (session.can_redo)
    assert not (session.practice)
    assert not (session.practice_would_help)
    assert not (session.computers_turn)
    assert len(game_of(session).acts) == moves
    assert path.read_bytes() == content
    assert len(read_record(path).acts) == moves


def test_the_title_is_shown_after_the_curtain_is_left(tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path)
    app.games.start(seats(("human", "human")), "basic", 5)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.press("escape")
    pilot.click("leave")
    assert isinstance(app.screen, TitleScreen)
    assert app.games.session is None
