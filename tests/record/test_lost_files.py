"""Files that others touch while a game is played, and what the program itself leaves behind."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from fort_desktop.record import journal as module
from fort_desktop.record.journal import Journal
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.text.notices import FileNews
from tests.record.games import begin, digest, play, saved

gone = pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody take an open file away")
links = pytest.mark.skipif(os.name != "posix", reason="links need a right of their own elsewhere")


def removed(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    """As programs do that keep folders alike on several machines."""
    other = path.with_suffix(".new")
    other.write_bytes(path.read_bytes())
    os.replace(other, path)


def appended(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b'{"name":"of another"}\n')


def shortened(path: Path) -> None:
    os.truncate(path, 100)


def made_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


TOUCHES: dict[Callable[[Path], None], str] = {
    removed: "removed",
    replaced: "replaced",
    made_a_folder: "replaced",
    appended: "changed",
    shortened: "changed",
}
AWAY = (removed, replaced, made_a_folder)
CASES = [
    pytest.param(touch, id=touch.__name__, marks=[gone] if touch in AWAY else [])
    for touch in TOUCHES
]


@pytest.mark.parametrize("touch", CASES)
@pytest.mark.parametrize("again", [False, True], ids=["begun", "opened"])
def test_no_move_is_lost_with_the_file(
    catalog: Catalog, tmp_path: Path, touch: Callable[[Path], None], again: bool
) -> None:
    session = begin(catalog, tmp_path)
    play(session, 20)
    path = saved(session)
    if again:
        session.close()
        session, _ = open_session(catalog, path)
    news = FileNews()
    assert list(news.of(session)) == []
    touch(path)
    left = path.read_bytes() if path.is_file() else None
    play(session, 10)
    assert session.recording.losses == (TOUCHES[touch],)
    [say] = news.of(session)
    assert saved(session).name in say()
    assert list(news.of(session)) == []
    if left is not None:
        assert path.read_bytes() == left  # it is not ours any more
    session.close()
    reopened, notices = open_session(catalog, saved(session))
    reopened.close()
    assert notices == []
    assert digest(reopened) == digest(session)


@gone
def test_a_lost_file_on_a_full_disk(
    catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(catalog, tmp_path)
    play(session, 20)
    saved(session).unlink()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space")))
        play(session, 5)
        assert session.recording.trouble is not None
        assert list(tmp_path.iterdir()) == []  # nothing half-written is left
    play(session, 5)
    assert session.recording.trouble is None
    session.close()
    reopened, _ = open_session(catalog, saved(session))
    reopened.close()
    assert digest(reopened) == digest(session)


def test_a_game_closed_while_the_disk_is_full_leaves_no_empty_file(
    catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space")))
    session = begin(catalog, tmp_path / "games")
    play(session, 5)
    session.close()
    assert list((tmp_path / "games").iterdir()) == []


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(path.lstat().st_mode) for path in folder.rglob("*") if path.is_file()}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_only_the_owner_may_read_games(catalog: Catalog, tmp_path: Path) -> None:
    games = tmp_path / "data" / "games"
    session = begin(catalog, games)
    play(session, 5)
    session.close()
    saves = Saves(games)
    saves.copy(saved(session))
    saves.delete(saved(session))
    saves.export(games / "game-0001 2.fort", tmp_path / "exports")
    saves.games()
    assert modes(games) == {0o600}
    assert modes(tmp_path / "exports") == {0o600}
    for folder in (tmp_path / "data", games, games / "trash"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@links
def test_no_file_of_others_is_overwritten(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path / "games")
    play(session, 5)
    session.close()
    target, elsewhere = tmp_path / "target", tmp_path / "elsewhere.txt"
    target.mkdir()
    elsewhere.write_text("precious", "utf-8")
    for name in ("game-0001.fort", "game-0001.fort.part"):
        (target / name).symlink_to(elsewhere)
    made = Saves(tmp_path / "games").export(saved(session), target)
    assert made == target / "game-0001 2.fort"
    assert elsewhere.read_text("utf-8") == "precious"
    assert (target / "game-0001.fort.part").is_symlink()


@links
@pytest.mark.parametrize("flags", [module._FLAGS, module._FLAGS & ~getattr(os, "O_NOFOLLOW", 0)])
def test_a_game_behind_a_link_is_not_written_through_it(
    catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: int
) -> None:
    """Windows cannot be told to open no link."""
    monkeypatch.setattr(module, "_FLAGS", flags)
    session = begin(catalog, tmp_path / "elsewhere")
    play(session, 10)
    session.close()
    games = tmp_path / "games"
    games.mkdir()
    (games / "link.fort").symlink_to(saved(session))
    before = saved(session).read_bytes()
    again, notices = open_session(catalog, games / "link.fort", games)
    assert [notice.kind for notice in notices] == ["unwritable"]
    play(again, 5)
    again.close()
    assert saved(session).read_bytes() == before
    assert saved(again) == games / "game-0001.fort"


def opened(app: App, path: Path) -> Session:
    app.games.open(path)
    assert app.games.session is not None
    return app.games.session


def test_a_game_from_elsewhere_is_played_at_home(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path / "downloads")
    play(session, 30)
    session.close()
    path = saved(session)
    before = path.read_bytes()
    app = App((1280, 720), speed=0, data=tmp_path / "data")
    Pilot(app, HeadlessDriver((1280, 720)))
    first = opened(app, path)
    play(first, 4)
    at_home = saved(first)
    app.games.leave()
    assert at_home.parent == tmp_path / "data" / "games"
    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    second = opened(app, path)  # the same file again: the game goes on, and does not begin anew
    assert saved(second) == at_home
    assert digest(second) == digest(first)
    app.games.leave()


def test_a_damaged_game_is_kept_beside_once(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path)
    play(session, 30)
    session.close()
    path = saved(session)
    damaged = path.read_bytes().replace(b'"seat"', b'"saet"', 30)
    for _ in range(3):
        path.write_bytes(damaged)
        journal, _ = Journal.resume(path)
        assert journal is not None
        journal.close()
    assert [p.name for p in tmp_path.glob("*damaged*")] == [f"{path.name}.damaged-1"]
