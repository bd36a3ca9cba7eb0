"""Games in files with names as long as the disk takes: nothing done to them fails or hangs."""

from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.saves import Saves
from fort_desktop.session.loading import open_session
from tests.record.games import begin, digest, play, saved

CATALOG = load_catalog()
NAMES = ["\U0001f600" * 62 + "xx.fort", "ż" * 125 + ".fort", "x" * 250 + ".fort"]
"""Of 255 bytes."""


@pytest.fixture(params=NAMES, ids=["emoji", "letters", "ascii"])
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    session = begin(CATALOG, tmp_path / "made")
    play(session, 30)
    path = saved(session)
    session.close()
    folder = tmp_path / "games"
    folder.mkdir()
    return path.rename(folder / request.param)


def damaged_at(row: int, content: bytes) -> bytes:
    rows = content.splitlines(keepends=True)
    rows[row] = rows[row].replace(b":", b";", 1)
    return b"".join(rows)


def test_a_damaged_one_is_opened_and_kept_beside(game: Path) -> None:
    """It hung here: no name was ever free, for each was too long."""
    content = game.read_bytes()
    both = [damaged_at(row, content) for row in (-9, -5)]
    for damaged in both:
        game.write_bytes(damaged)
        session, notices = open_session(CATALOG, game)
        session.close()
        assert [notice.kind for notice in notices] == ["damaged"]
    kept = sorted(game.parent.glob("*.damaged-*"))
    assert [path.read_bytes() for path in kept] == both


def test_two_damaged_ones_of_one_name_are_imported_and_opened(game: Path, tmp_path: Path) -> None:
    saves, content = Saves(tmp_path / "home"), game.read_bytes()
    for row in (-9, -5):
        game.write_bytes(damaged_at(row, content))
        session, notices = open_session(CATALOG, saves.import_file(game))
        session.close()
        assert [notice.kind for notice in notices] == ["damaged"]
    assert len(saves.games()) == 2


def test_it_can_be_copied_thrown_away_and_brought_back(game: Path, tmp_path: Path) -> None:
    saves = Saves(game.parent)
    copies = [saves.copy(game), saves.copy(game)]
    assert len({game, *copies}) == 3
    assert saves.export(game, tmp_path / "out").exists()
    before = [path.read_bytes() for path in (game, *copies)]
    thrown = [saves.delete(path) for path in (game, *copies)]
    assert saves.games() == []
    assert [saves.restore(path).read_bytes() for path in thrown] == before


def test_one_of_before_seals_keeps_its_old_file(game: Path) -> None:
    rows = game.read_bytes().splitlines(keepends=True)
    old = rows[0].replace(b'"rev":1', b'"rev":0', 1)
    game.write_bytes(b"".join([old.partition(b',"c":"')[0] + b"}\n", *rows[1:]]))
    before = game.read_bytes()
    session, _ = open_session(CATALOG, game)
    expected = digest(session)
    session.close()
    assert [path.read_bytes() for path in game.parent.glob("*.old-0")] == [before]
    again, notices = open_session(CATALOG, game)
    again.close()
    assert (notices, digest(again)) == ([], expected)
