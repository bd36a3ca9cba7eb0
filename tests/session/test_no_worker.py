"""Where no worker can be started, or one does not read, the window and the game go on."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.bot_process import Thinker
from tests.session.workers import answered, silent_for_long, state_of
from tests.waiting import LONGEST, until

ROOT = Path(__file__).resolve().parents[2]

NO_FILES = """
import os, resource
from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.lab.match import seats_for
from fort_desktop.session.bot_process import Thinker

if __name__ == "__main__":
    catalog = load_catalog()
    game = Game.new(catalog, seats_for(["expert", "expert"]), 3, "draft")
    decision = game.decision
    thinker = Thinker()
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (len(os.listdir("/proc/self/fd")), usual[1]))
    thinker.seat(catalog, {0: ("expert", 1), 1: ("expert", 1)})
    thinker.start()
    thinker.ask(game.view(decision.seat), decision)
    answer = thinker.answer()
    print(answer is not None and answer.move in decision.moves, thinker.trouble.code)
    thinker.ask(game.view(decision.seat), decision, hint=True)
    print(thinker.answer().hints)
    resource.setrlimit(resource.RLIMIT_NOFILE, usual)
    thinker.ask(game.view(decision.seat), decision)
    print(thinker.pid is not None, repr(thinker.trouble))
    thinker.close()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="open files are counted in /proc")
def test_no_more_open_files_cost_no_game(tmp_path: Path) -> None:
    """The same as under `ulimit -n 16`; once there is room again, a worker is started."""
    script = tmp_path / "program.py"
    script.write_text(NO_FILES, "utf-8")
    said = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST,
        check=True,
    )
    assert said.stdout.splitlines() == ["True no_more", "()", "True None"], said.stderr


def stop(pid: int) -> None:
    """Stop a process, and wait until it really stands still: on a busy machine not at once."""
    os.kill(pid, signal.SIGSTOP)
    until(lambda: state_of(pid) in ("T", ""), "a process that stands still")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped by signals")
def test_a_stopped_worker_does_not_hold_the_window(catalog: Catalog) -> None:
    """Many games begun and left, each with all its cards, while nobody reads the pipe."""
    thinker = Thinker(LONGEST)
    game = Game.new(catalog, seats_for(["easy", "easy"]), 3, "draft")
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    levels = {0: ("easy", 1), 1: ("easy", 1)}
    thinker.seat(catalog, levels)
    thinker.ask(view, decision)
    answered(thinker)
    assert thinker.pid is not None
    stop(thinker.pid)

    def begin_and_leave() -> None:
        for _ in range(60):
            thinker.seat(catalog, levels)
            thinker.ask(view, decision)
            thinker.cancel()

    window = threading.Thread(target=begin_and_leave, daemon=True)
    window.start()
    window.join(LONGEST)
    held = window.is_alive()
    if held:
        os.kill(thinker.pid, signal.SIGKILL)
    assert not held
    thinker.ask(view, decision)
    with silent_for_long():
        assert thinker.answer() is None
    assert answered(thinker).move in decision.moves, "by another worker"
    assert thinker.lost == 1
    thinker.close()
