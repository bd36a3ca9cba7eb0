"""``fort-desktop review``: as words and JSON, and what it refuses."""

from pathlib import Path

import msgspec
import pytest

from fort_desktop.cli import main
from fort_desktop.commands.review import _chances
from fort_desktop.review.kept import write_review
from fort_desktop.review.parts import Par, Review, with_part
from fort_desktop.review.review import new_review
from fort_desktop.rules.game import Game
from tests.review.conftest import SEAT, write


@pytest.fixture
def record(game: Game, told: Review, tmp_path: Path) -> Path:
    """A game with its review, which took a short look but says that it was a long one."""
    path = write(tmp_path / "game.fort", game)
    long = msgspec.structs.replace(told, version=new_review(game, SEAT).version)
    write_review(path, with_part(long, Par((30, 41, 38, 40, 36, 39), 40, 6)))
    return path


def test_as_json(record: Path, told: Review, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", str(SEAT), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert (found.choices, found.luck, found.sums) == (told.choices, told.luck, told.sums)
    assert found.par is not None


def test_in_words(record: Path, told: Review, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", str(SEAT)]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0] == "Easy 2"
    assert rows[-1] == "points in the same deal, played by the expert: 30 to 41; here: 40"
    chances = [row for row in rows if ": chance of winning " in row]
    assert [int(row.split()[-3]) % 5 for row in chances] == [0] * len(chances)
    assert {int(row.split()[-3]) for row in chances} <= set(range(5, 100, 5))
    assert told.line is not None
    assert len(chances) == len({one.round for one in told.line.points})
    worth = [one for one in told.choices if one.grade in ("other", "look", "turning")]
    assert sum(row.startswith("also possible: ") for row in rows) == len(worth) > 0


def test_nothing_is_sure_while_a_game_goes_on(told: Review) -> None:
    assert told.line is not None
    points = tuple(
        msgspec.structs.replace(point, chances=(1.0, 0.0) if point.round % 2 else (0.0, 1.0))
        for point in told.line.points
    )
    line = msgspec.structs.replace(told.line, points=points)
    rows = list(_chances(msgspec.structs.replace(told, line=line)))
    assert len(rows) > 2
    assert {row.partition(": chance of winning ")[2] for row in rows} == {"5 in 100", "95 in 100"}


def test_what_it_cannot_look_back_at_is_one_clear_line(
    record: Path, game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = write(tmp_path / "running.fort", game.before(len(game.acts) - 1))
    calls = {
        (str(running),): "the game is not over, so it cannot be reviewed yet",
        (str(record), "--seat", "2"): "--seat: there is no seat 2",
        (str(tmp_path / "none.fort"),): "It cannot be read",
    }
    for words, said in calls.items():
        assert main(["review", *words]) == 2
        found = capsys.readouterr()
        assert said in found.err
        assert found.err.count("\n") == 1
        assert not found.out


def test_a_damaged_record_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*rows[:50], b"{}\n", *rows[51:]]))
    assert main(["review", str(record)]) == 2
    assert "game.fort:51: It is damaged." in capsys.readouterr().err
