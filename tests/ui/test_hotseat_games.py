"""Whole games at one screen, through a quit and a kill at the worst places.

One in a handover, one at a glance, one in a wave of a draft. Each time the program of another
process is killed (kill -9) while it stands there. Here each is played for some rounds, and nobody
looks on until such a place is reached; FORT_WATCHED_HOTSEAT=1 plays all by pointer, to the scores.
"""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from fort_desktop.cli import main
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.screens.results import ResultsScreen
from tests.record.forge import Row, forged, rows_of
from tests.record.games import saved
from tests.ui.family import SIZE, WHOLE, Family, Kept, Spot
from tests.ui.sitting import Sitting

ROOT = Path(__file__).resolve().parents[2]
GAMES: tuple[tuple[Spot, int, SetupKind], ...] = (
    ("handover", 2, "basic"),
    ("glance", 3, "basic"),
    ("wave", 4, "draft"),
)


def killed(data: Path, spot: Spot) -> Kept:
    """Another program plays on to such a place, and dies there."""
    call = [sys.executable, "-m", "tests.ui.killed", str(data), spot, "8"]
    with subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as program:
        assert program.stdout is not None
        told = program.stdout.readline()
        assert program.poll() is None, "it waits there"
        program.send_signal(signal.SIGKILL)
    assert program.returncode == -signal.SIGKILL
    return msgspec.json.decode(told, type=Kept)


def hand_is_seen(sitting: Sitting) -> bool:
    return sitting.sees("hand:")


def nobody_reads_it(path: Path, seats: int, folder: Path, out: pytest.CaptureFixture[str]) -> None:
    """No command prints for any seat what it would not print without the lines kept aside."""
    bare = folder / "bare.fort"
    assert any("aside" in row for row in rows_of(path))

    def without(lines: list[Row]) -> None:
        lines[:] = [row for row in lines if "aside" not in row]

    bare.write_bytes(forged(path, without))
    printed = []
    for file in (path, bare):
        for extra in ([], ["--json"], *(["--view", str(seat)] for seat in range(seats))):
            main(["replay", str(file), *extra])
        printed.append(out.readouterr().out.replace(str(file), "FILE"))
    assert printed[0] == printed[1]
    assert printed[0]


@pytest.mark.parametrize(("spot", "persons", "setup"), GAMES)
def test_a_game_through_a_quit_and_a_kill(
    spot: Spot, persons: int, setup: SetupKind, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    sitting = Sitting(["human"] * persons, 6, setup, data=data, size=SIZE)
    family = Family(sitting, 6)
    family.until(lambda: family.at(spot))
    before = family.kept
    family.quits()
    assert family.kept == before
    assert not hand_is_seen(sitting), "whoever comes back stands before a curtain"
    while family.at(spot) or family.kept == before:
        family.press()
    path = saved(sitting.session)
    sitting.app.close()

    there = killed(data, spot)
    sitting = Sitting(None, data=data, size=SIZE)
    family = Family(sitting, 7)
    assert sitting.session.recording.path == path
    assert family.kept == there
    assert there != before
    assert there.held if spot == "wave" else any(there.aside.hands)
    assert not hand_is_seen(sitting)
    assert family.where == "curtain"
    nobody_reads_it(saved(sitting.session), persons, tmp_path, capsys)

    made = sitting.session.made
    family.until(lambda: sitting.session.ended if WHOLE else sitting.session.made > made + 12)
    if WHOLE:
        # Made-up rules that still lie face down are turned over by their owners first.
        while (seat := sitting.table.model.situation.turns) is not None:
            sitting.pilot.wait(0.5)
            sitting.pilot.click(f"turn:{seat}")
        sitting.pilot.click("results")
        assert isinstance(sitting.app.screen, ResultsScreen)
    sitting.app.close()
