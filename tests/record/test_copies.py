"""Of two files of a game that is not over one knows the future of the other: it is for practice."""

import shutil
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.reader import read_record
from fort_desktop.record.saves import Saves
from fort_desktop.session.loading import open_session
from tests.inside import game_of
from tests.record.games import begin, digest, play, saved

CATALOG = load_catalog()
OLD = Path(__file__).resolve().parents[1] / "records"


def game(folder: Path, decisions: int = 40, practice: bool = False) -> Path:
    """A game up to there; a large number ends it."""
    session = begin(CATALOG, folder, practice=practice)
    play(session, decisions)
    path = saved(session)
    session.close()
    return path


def practice(saves: Saves, path: Path) -> bool:
    return saves.slot(path).summary.practice


def test_a_copy_of_a_game_that_is_not_over_is_for_practice(tmp_path: Path) -> None:
    path, saves = game(tmp_path), Saves(tmp_path)
    content = path.read_bytes()
    copy = saves.copy(path, "Copy 1 of it")
    assert practice(saves, copy)
    assert saves.slot(copy).summary.name == "Copy 1 of it"
    assert path.read_bytes() == content
    assert not practice(saves, path)
    first, _ = open_session(CATALOG, path)
    second, notices = open_session(CATALOG, copy)
    assert notices == []
    assert second.practice
    assert not first.practice
    made = len(game_of(first).acts)
    assert game_of(second).acts == game_of(first).acts
    assert game_of(second).view(0) == game_of(first).view(0)
    assert digest(first) != digest(second)
    assert game_of(second).chance != game_of(first).chance
    play(second, 30)
    assert len(game_of(second).acts) > made
    first.close()
    second.close()
    assert read_record(copy).practice
    assert read_record(copy).damage is None


def test_a_copy_of_a_game_that_is_over_is_what_it_is(tmp_path: Path) -> None:
    path, saves = game(tmp_path, 5000), Saves(tmp_path)
    copy = saves.copy(path)
    assert copy.read_bytes() == path.read_bytes()
    assert not practice(saves, copy)


def test_a_torn_game_is_copied_as_far_as_it_is_whole(tmp_path: Path) -> None:
    path, saves = game(tmp_path), Saves(tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    record = read_record(path)
    copy = saves.copy(path)
    assert practice(saves, copy)
    assert read_record(copy).damage is None
    assert read_record(copy).events == record.events


@pytest.mark.parametrize("old", sorted(OLD.glob("*.fort")), ids=lambda path: path.stem)
def test_a_copy_of_an_old_record(tmp_path: Path, old: Path) -> None:
    path = tmp_path / "old.fort"
    shutil.copy(old, path)
    saves = Saves(tmp_path)
    copy = saves.copy(path, "A copy")
    assert saves.slot(copy).summary.practice
    assert saves.slot(copy).summary.name == "A copy"
    assert read_record(copy).events == read_record(path).events


def test_an_import_of_what_the_list_knows_further_on_is_for_practice(tmp_path: Path) -> None:
    """Exported, played on, and fetched again: the same as a copy."""
    games, elsewhere = tmp_path / "games", tmp_path / "elsewhere"
    path, saves = game(games), Saves(games)
    sent = saves.export(path, elsewhere)
    assert sent.read_bytes() == path.read_bytes()
    assert practice(saves, saves.import_file(sent)), "the very same"
    session, _ = open_session(CATALOG, path)
    play(session, 30)
    session.close()
    assert practice(saves, saves.import_file(sent)), "the list knows more"


def test_an_import_that_goes_on_from_what_the_list_has_is_the_game_itself(tmp_path: Path) -> None:
    """Played on at another machine and brought back."""
    games, elsewhere = tmp_path / "games", tmp_path / "elsewhere"
    path, saves = game(games), Saves(games)
    sent = saves.export(path, elsewhere)
    session, _ = open_session(CATALOG, sent)
    play(session, 30)
    session.close()
    back = saves.import_file(sent)
    assert not practice(saves, back)
    assert back.read_bytes() == sent.read_bytes()


def test_an_import_of_another_game_is_what_it_is(tmp_path: Path) -> None:
    games, elsewhere = tmp_path / "games", tmp_path / "elsewhere"
    game(games)
    other = begin(CATALOG, elsewhere, seed=77)
    play(other, 20)
    path = saved(other)
    other.close()
    saves = Saves(games)
    assert not practice(saves, saves.import_file(path))
    (games / "broken.fort").write_bytes(b"no game")
    third = begin(CATALOG, elsewhere, seed=78)
    play(third, 20)
    assert not practice(saves, saves.import_file(saved(third)))
    third.close()
