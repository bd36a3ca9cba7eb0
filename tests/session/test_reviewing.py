"""The review in a process of its own: parts as they are done, kept, cancelled, gone on with."""

from pathlib import Path

import pytest

from fort_desktop.commands.simulate import _play_one
from fort_desktop.review.kept import read_review
from fort_desktop.review.parts import Review
from fort_desktop.session.reviewing import ReviewRunner, Trouble, compute
from tests.review.conftest import QUICK


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A kept game of computers that is over."""
    folder = tmp_path_factory.mktemp("games")
    _play_one(("random", "random"), 5, "basic", folder, 0)
    return next(folder.glob("*.fort"))


def test_parts_come_are_kept_and_are_not_computed_twice(record: Path) -> None:
    runner = ReviewRunner(record, 0, with_par=False, depth=QUICK)
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
    came: list[object] = []
    compute(came.append, str(record), 0, 0, False, QUICK)
    assert came[0] == runner.review
    assert len(came) == 2  # the line, which is too quick to be kept apart


def test_cancelled_at_once_it_leaves_nothing_behind(record: Path) -> None:
    runner = ReviewRunner(record, 1, with_par=False, depth=QUICK)
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
    compute(came.append, str(path), seat, 0, False, QUICK)
    assert came == [Trouble(code)]


def test_the_record_itself_is_never_touched(record: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.fort"
    copy.write_bytes(record.read_bytes())
    came: list[object] = []
    compute(came.append, str(copy), 0, 0, False, QUICK)
    assert copy.read_bytes() == record.read_bytes()
    assert isinstance(came[0], Review)
