"""The review in a process of its own: parts as they are done, kept, cancelled, gone on with."""

from pathlib import Path

import pytest

from fort_desktop.bots.search import Effort
from fort_desktop.lab.match import play_match
from fort_desktop.review.kept import read_review
from fort_desktop.review.look import Depth
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.reviewing import ReviewRunner, Trouble, compute
from tests.review.conftest import write

_LEAST = Effort(3, 2, 1, 1, 2.0)
HASTY = Depth(_LEAST, 2, 1, _LEAST)


@pytest.fixture(scope="module")
def record(catalog: Catalog, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A kept game of computers that is over."""
    game, _ = play_match(catalog, ["easy", "easy"], 3, "basic")
    return write(tmp_path_factory.mktemp("games") / "game.fort", game)


def test_parts_come_are_kept_and_are_not_computed_twice(record: Path) -> None:
    written = record.read_bytes()
    runner = ReviewRunner(record, 0, with_par=False, depth=HASTY)
    assert runner.review is None
    assert runner.share == 0.0
    assert not runner.running
    runner.start()
    runner.wait()
    assert runner.go_on()
    assert runner.done
    assert runner.share == 1.0
    assert not runner.running
    assert not runner.go_on()
    runner.close()
    assert runner.pid is None
    assert runner.review is not None
    assert read_review(record, runner.review) == runner.review
    assert record.read_bytes() == written  # the record itself is never touched
    came: list[object] = []
    compute(came.append, str(record), 0, 0, False, HASTY)
    assert came[0] == runner.review
    assert len(came) == 2  # the line, which is too quick to be kept apart


def test_cancelled_at_once_it_leaves_nothing_behind(record: Path) -> None:
    runner = ReviewRunner(record, 1, with_par=False, depth=HASTY)
    runner.start()
    runner.close()
    assert runner.pid is None
    assert not runner.running
    assert not runner.go_on()


@pytest.mark.parametrize(
    ("seat", "lines", "code"), [(0, 60, "running"), (3, None, "no_seat"), (0, 0, "no_record")]
)
def test_what_cannot_be_reviewed_is_told(
    record: Path, tmp_path: Path, seat: int, lines: int | None, code: str
) -> None:
    path = tmp_path / "part.fort"
    rows = record.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(rows[:lines]))
    came: list[object] = []
    compute(came.append, str(path), seat, 0, False, HASTY)
    assert came == [Trouble(code)]
