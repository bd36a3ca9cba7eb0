"""The real program is killed at random moments; nothing that was complete is ever lost.

Computers play in it at full speed (the setting `instant`). Each time the same file is opened again
by the next program, as a person would do, until the game is over and a new one begins.
"""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from fort_desktop.record.format import SUFFIX
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import EVENT, DecisionDue, Event, SeatInfo
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session
from tests.record.games import digest, saved
from tests.waiting import until

KILLS = 8
LOOKS = 40_000
"""Up to so many looks at the program, some milliseconds, it goes on playing before it is killed.
At its file, which Windows opens for every look, they are none."""
SHARES = 4
"""The kills are shared between so many tests, which run side by side. The soak, which CI runs too,
kills at other moments each time, also in a window and while moves are taken back."""
SEATS = tuple(
    SeatInfo(name, colour, "random") for name, colour in zip("ABCD", COLOURS, strict=True)
)


def folded(catalog: Catalog, content: bytes) -> tuple[str, int]:
    """Fold all whole moves of a file without the program's reader: digest, and how many."""
    events: list[Event] = []
    whole = decisions = 0
    for row in content[: content.rfind(b"\n") + 1].splitlines()[1:]:
        line = json.loads(row)
        if "event" in line:
            events.append(msgspec.convert(line["event"], EVENT))
        elif "due" in line:
            events.append(DecisionDue(msgspec.convert(line["due"], Pending)))
        if "due" in line or line.get("event", {}).get("e") == "game_ended":
            whole, decisions = len(events), decisions + 1
    return Game.replay(events[:whole], catalog).state.digest(), decisions


def fresh(catalog: Catalog, folder: Path, seed: int) -> Path:
    session = Session.new(catalog, SEATS, seed, "basic", folder)
    session.close()
    return saved(session)


def killed(data: Path, path: Path, chance: random.Random) -> None:
    """Open `path` in the real program and kill it at some moment after it began to play."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    call = [sys.executable, "-m", "fort_desktop", "--data", str(data), str(path)]
    size = path.stat().st_size
    program = subprocess.Popen(call, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def grown() -> bool:
        if program.poll() is not None:
            said = program.communicate()[1].decode()
            raise AssertionError(f"the program does not play: {said}")
        return path.stat().st_size > size

    try:
        until(grown, "a move in the file")
        for _ in range(chance.randrange(LOOKS)):
            program.poll()
    finally:
        program.kill()
    program.communicate()


@pytest.mark.parametrize("share", range(SHARES))
def test_kill(catalog: Catalog, tmp_path: Path, share: int) -> None:
    chance = random.Random(share)
    (tmp_path / "settings.json").write_text('{"fort_settings": 1, "speed": "instant"}', "utf-8")
    games = 1
    path = fresh(catalog, tmp_path / "games", share)
    torn = 0
    before = 0
    for _ in range(KILLS // SHARES):
        killed(tmp_path, path, chance)
        content = path.read_bytes()
        torn += not content.endswith(b"\n")
        expected, decisions = folded(catalog, content)
        assert decisions > before
        session, notices = open_session(catalog, path)
        session.close()
        assert digest(session) == expected
        assert all(notice.kind == "torn" for notice in notices)
        before = decisions
        if session.ended:
            games, before = games + 1, 0
            path = fresh(catalog, tmp_path / "games", 100 * games + share)
    assert len(list((tmp_path / "games").glob(f"*{SUFFIX}"))) == games
