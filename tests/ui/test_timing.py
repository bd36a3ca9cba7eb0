"""What is to be seen of a computer player that is asked to follow is the same whatever it holds.

Frame by frame: a frame depends on the seconds that are passed in, not on how long it takes here.
"""

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import Decision
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from tests.session.test_pace import Question, Simulated, questions
from tests.ui.sitting import FRAME, SIZE

CATALOG = load_catalog()
LOOKS = 4


def wanted() -> list[Question]:
    """Questions after the move of the first seat, whose eyes the screen has."""
    found = (q for q in questions(CATALOG, 3) if q.can.state.leader == 0)
    return [question for question, _ in zip(found, range(LOOKS), strict=False)]


QUESTIONS = wanted()


def asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def seen(game: Game, speed: float, late: int | None) -> list[tuple[bool, str]]:
    """Frame by frame until the answer: whether there is a sign of thinking, and what is said."""
    seat = asked(game).seat
    app = App(SIZE, speed=speed)
    infos = seats_for(["hard" if i == seat else "human" for i in range(3)])
    session = Session(game.copy(), infos, {seat: make_bot("easy", CATALOG, 3)})
    session.viewer = 0
    app.games.session = session
    if late is not None:
        session.think_with(Simulated(late))
    app.push(routes.Table(session))
    driver, before = HeadlessDriver(SIZE), session.at
    found: list[tuple[bool, str]] = []
    for _ in range(300):
        app.frame(driver.inputs(), FRAME)
        if session.at != before:
            return found
        nodes: list[Node] = list(app.screen.scene.root.walk())
        sign = any(node.name == "thinking" for node in nodes)
        (prompt,) = [node.label for node in nodes if node.name == "prompt"]
        found.append((sign, prompt))
    raise AssertionError("it never answers")


@pytest.mark.parametrize("speed", [0.0, 1.0, 2.0])
@pytest.mark.parametrize("late", [None, 3, 1000], ids=["here", "quick worker", "late worker"])
def test_frame_by_frame_the_same(speed: float, late: int | None) -> None:
    """Here or in a process of its own, and also if that has not found anything in time."""
    assert len(QUESTIONS) == LOOKS
    for question in QUESTIONS:
        assert len(asked(question.can).moves) > 1
        assert len(asked(question.cannot).moves) == 1
        looks = [seen(game, speed, late) for game in question]
        assert looks[0] == looks[1]
        assert len(looks[0]) > 1, "it takes its time at any speed"
        assert any(sign for sign, _ in looks[0]), "a sign for all"
