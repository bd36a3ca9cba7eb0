"""Reviews on the disk: beside the record, and computed again whenever something is wrong."""

from pathlib import Path

import msgspec
import pytest

from fort_desktop.record.record import digest
from fort_desktop.review import kept
from fort_desktop.review.kept import FOLDER, place, read_review, write_review
from fort_desktop.review.parts import Review
from fort_desktop.review.review import new_review, version
from fort_desktop.rules.game import Game
from tests.review.conftest import QUICK, SEAT


def test_it_is_kept_and_read_again(told: Review, game: Game, tmp_path: Path) -> None:
    record = tmp_path / "game.fort"
    assert read_review(record, told) is None
    assert write_review(record, told)
    assert read_review(record, new_review(game, SEAT, depth=QUICK)) == told
    assert not record.exists()
    assert [path.name for path in tmp_path.iterdir()] == [FOLDER]


def test_a_renamed_record_finds_its_review(told: Review, tmp_path: Path) -> None:
    write_review(tmp_path / "one.fort", told)
    assert read_review(tmp_path / "other.fort", told) == told


@pytest.mark.parametrize(
    "change", [{"version": "x"}, {"seed": 1}, {"format": 1}, {"seat": 0}, {"digest": "0" * 32}]
)
def test_another_kind_of_review_is_none(
    told: Review, tmp_path: Path, change: dict[str, object]
) -> None:
    record = tmp_path / "game.fort"
    write_review(record, told)
    blank = msgspec.structs.replace(told, **change)
    place(record, told).rename(tmp_path / "elsewhere")
    place(record, blank).write_bytes((tmp_path / "elsewhere").read_bytes())
    assert read_review(record, blank) is None


@pytest.mark.parametrize("content", [b"", b"[", b'{"version": 3}', b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_none(told: Review, tmp_path: Path, content: bytes) -> None:
    record = tmp_path / "game.fort"
    write_review(record, told)
    place(record, told).write_bytes(content)
    assert read_review(record, told) is None
    assert write_review(record, told)
    assert read_review(record, told) == told


def test_a_cut_off_file_is_none(told: Review, tmp_path: Path) -> None:
    record = tmp_path / "game.fort"
    write_review(record, told)
    whole = place(record, told).read_bytes()
    place(record, told).write_bytes(whole[: len(whole) // 2])
    assert read_review(record, told) is None


def test_what_cannot_be_written_stops_nothing(told: Review, tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("no folder", "utf-8")
    assert not write_review(tmp_path / "game.fort", told)


def test_the_oldest_go_when_there_are_many(
    told: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST", 3)
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "letter.json").write_text("not ours", "utf-8")
    for number in range(5):
        write_review(tmp_path / "game.fort", msgspec.structs.replace(told, digest=f"{number:032}"))
    left = sorted(path.name for path in (tmp_path / FOLDER).iterdir())
    assert "letter.json" in left
    assert len(left) == 4
    assert f"{4:032}-1.json" in left


def test_the_digest_tells_games_apart(game: Game) -> None:
    earlier = game.before(len(game.acts) - 1)
    assert digest(game.events, game.acts) != digest(earlier.events, earlier.acts)
    copy = game.copy()
    assert digest(game.events, game.acts) == digest(copy.events, copy.acts)
    assert version(game.state.catalog) != version(game.state.catalog, QUICK)
