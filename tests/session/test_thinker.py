"""Computer players think in a process of their own; it may crash or hang, the game goes on."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.session.bot_process import SILENCE, Thinker
from fort_desktop.session.session import Session
from tests.session.workers import answered, lives, silent_for_long, state_of
from tests.waiting import LONGEST, until

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""On Windows every signal ends a process at once."""
SEATS = (SeatInfo("A", "red", "human"), SeatInfo("B", "blue", "easy"))


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    found = Thinker(LONGEST)
    yield found
    found.close()


def game_of(catalog: Catalog, seed: int = 3) -> Game:
    return Game.new(catalog, seats_for(["easy", "easy"]), seed, "draft")


def test_the_worker_answers_as_the_player_itself(catalog: Catalog, thinker: Thinker) -> None:
    game = game_of(catalog)
    thinker.seat(catalog, {0: ("easy", 11), 1: ("random", 12)})
    here = {0: make_bot("easy", catalog, 11), 1: make_bot("random", catalog, 12)}
    for _ in range(25):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        thinker.ask(view, decision)
        move = answered(thinker).move
        assert move == here[decision.seat].choose(view, decision)
        assert move is not None
        game.push(move)
    assert thinker.lost == 0


def test_a_new_game_gets_new_players(catalog: Catalog, thinker: Thinker) -> None:
    game = game_of(catalog)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    answers = []
    for _ in range(2):
        thinker.seat(catalog, {0: ("random", 5), 1: ("random", 5)})
        thinker.ask(view, decision)
        answers.append(answered(thinker).move)
    assert answers[0] == answers[1]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped by signals")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_a_lost_worker_is_replaced(catalog: Catalog, thinker: Thinker, how: str) -> None:
    """Killed, or silent for two seconds in the midst of a move: noticed, and nothing is lost."""
    assert SILENCE < 2.0
    game = game_of(catalog)
    decision = game.decision
    assert decision is not None
    thinker.seat(catalog, {0: ("easy", 1), 1: ("easy", 1)})
    view = game.view(decision.seat)
    thinker.ask(view, decision)
    answered(thinker)
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    thinker.ask(view, decision)
    assert thinker.answer() is None
    assert thinker.lost == 0, "it may be only slow"
    if how == "SIGKILL":
        os.kill(first, signal.SIGKILL)
        until(lambda: state_of(first) in ("Z", ""))
        assert thinker.answer() is None
    else:
        with silent_for_long():
            assert thinker.answer() is None
    assert thinker.lost == 1
    assert answered(thinker).move in decision.moves
    assert thinker.pid != first
    assert thinker.lost == 1


def test_when_no_worker_lives_a_beginners_move_is_made(
    catalog: Catalog, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fort_desktop.session.bot_process.work", sys.exit)
    game = game_of(catalog)
    decision = game.decision
    assert decision is not None
    thinker.seat(catalog, {0: ("hard", 1), 1: ("hard", 1)})
    thinker.ask(game.view(decision.seat), decision)
    assert answered(thinker).move in decision.moves
    assert thinker.lost == 2


def test_a_cancelled_question_is_never_answered(catalog: Catalog, thinker: Thinker) -> None:
    game = game_of(catalog)
    decision = game.decision
    assert decision is not None
    thinker.seat(catalog, {0: ("expert", 1), 1: ("expert", 1)})
    for _ in range(3):
        thinker.ask(game.view(decision.seat), decision)
        thinker.cancel()
        assert not thinker.asked
        assert thinker.answer() is None
    thinker.ask(game.view(decision.seat), decision)
    assert answered(thinker).move in decision.moves
    assert thinker.lost == 0


def test_a_session_plays_on_with_a_worker(
    catalog: Catalog, thinker: Thinker, tmp_path: Path
) -> None:
    session = Session.new(catalog, SEATS, 4, "basic", tmp_path)
    session.think_with(thinker)
    moves = 0

    def played_on() -> bool:
        nonlocal moves
        decision = session.decision
        assert decision is not None
        if session.computers_turn:
            moves += bool(session.think())
            if moves == 5 and thinker.pid is not None:
                os.kill(thinker.pid, KILL)
        else:
            session.see_as(decision.seat)
            session.submit(decision.moves[-1])
        return moves == 40

    until(played_on)
    session.close()
    assert not thinker.asked


PROGRAM = """
import sys
from fort_desktop.content import load_catalog
from fort_desktop.session.bot_process import Thinker
from fort_desktop.rules.game import Game
from fort_desktop.lab.match import seats_for
if __name__ == "__main__":
    catalog = load_catalog()
    thinker = Thinker(60.0)
    game = Game.new(catalog, seats_for(["expert", "expert"]), 3, "draft")
    thinker.seat(catalog, {0: ("expert", 1), 1: ("expert", 1)})
    thinker.ask(game.view(game.decision.seat), game.decision)
    print(thinker.pid, flush=True)
    sys.stdin.read()
"""


def test_a_worker_never_outlives_the_program(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM, "utf-8")
    root = Path(__file__).resolve().parents[2]
    program = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    program.kill()
    program.communicate()
    until(lambda: not lives(pid), "the end of the worker")


def test_no_window_in_the_worker() -> None:
    """The worker's modules load neither pygame nor anything of the screen."""
    code = (
        "import sys, fort_desktop.bots.worker; "
        "print([m for m in sys.modules if m.startswith(('pygame', 'fort_desktop.ui', "
        "'fort_desktop.scene', 'fort_desktop.session', 'fort_desktop.record'))])"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    assert said.stdout.strip() == "[]"
