"""The folder of games: listed quickly and rightly, and nothing in it is ever lost."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record import index
from fort_desktop.record.faults import Damage, RecordError
from fort_desktop.record.index import unfinished
from fort_desktop.record.lock import take_lock
from fort_desktop.record.saves import Saves, strays
from fort_desktop.record.summary import Summary, summarise
from tests.inside import game_of
from tests.record.games import begin, play, saved

CATALOG = load_catalog()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A record of a game in its second round or so."""
    session = begin(CATALOG, tmp_path_factory.mktemp("made") / "games")
    play(session, 40)
    path = saved(session)
    session.close()
    return path.read_bytes()


@pytest.fixture
def folder(tmp_path: Path, made: bytes) -> Path:
    """Three games, the third one played last."""
    games = tmp_path / "Zoë's spiele" / "games"
    games.mkdir(parents=True)
    for i in (1, 2, 3):
        path = games / f"game-000{i}.fort"
        path.write_bytes(made)
        os.utime(path, (1000 * i, 1000 * i))
    return games


def refused(act: Callable[[], object]) -> str:
    """The code of the error that a call raises."""
    with pytest.raises(RecordError) as caught:
        act()
    return caught.value.code


def names(saves: Saves) -> list[str]:
    return [slot.path.name for slot in saves.games()]


def test_the_list_tells_of_each_game(folder: Path) -> None:
    saves = Saves(folder)
    assert names(saves) == ["game-0003.fort", "game-0002.fort", "game-0001.fort"]
    slot = saves.games()[0]
    assert [seat.name for seat in slot.summary.seats] == ["Maja", "Tomek", "Zoë ż я"]
    assert slot.changed == 3000
    assert slot.summary.round >= 2
    assert slot.summary.hero == 0
    assert (slot.summary.ended, slot.summary.practice, slot.summary.damage) == (False, False, None)
    assert unfinished(saves.games()) == slot


def test_an_ended_game_is_told_so_and_not_gone_on_with(tmp_path: Path) -> None:
    session = begin(CATALOG, tmp_path, practice=True)
    play(session, 100_000)
    path = saved(session)
    session.close()
    saves = Saves(tmp_path)
    [slot] = saves.games()
    winner = session.view().winners[0]
    level = game_of(session).state.seats[winner].level
    assert (slot.path, slot.summary.ended, slot.summary.practice) == (path, True, True)
    assert (slot.summary.hero, slot.summary.level) == (winner, level)
    assert unfinished(saves.games()) is None


def test_only_changed_files_are_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Saves(folder).games()
    read: list[str] = []

    def counted(path: Path) -> Summary:
        read.append(path.name)
        return summarise(path)

    monkeypatch.setattr(index, "summarise", counted)
    saves = Saves(folder)
    before = saves.games()
    assert read == []
    (folder / "game-0002.fort").write_bytes(b"nonsense")
    assert [slot.whole for slot in saves.games()] != [slot.whole for slot in before]
    assert read == ["game-0002.fort"]
    (folder / "list.json").write_bytes(b"\x00 no index")
    assert len(Saves(folder).games()) == 3
    assert len(read) == 4


def test_broken_files_are_listed_with_their_fault(folder: Path, made: bytes) -> None:
    rows = made.splitlines(keepends=True)
    (folder / "a.fort").write_bytes(b"".join([*rows[:-9], b"x\n", *rows[-9:]]))
    (folder / "b.fort").write_bytes(b"\x00" * 50)
    (folder / "c.fort").write_bytes(made[:-5])
    (folder / "d.fort").mkdir()
    (folder / "e.txt").write_bytes(made)
    slots = {slot.path.stem: slot for slot in Saves(folder).games()}
    assert slots["a"].whole
    assert slots["a"].summary.damage == Damage("damaged", len(rows) - 8)
    assert not slots["b"].whole
    damage = slots["b"].summary.damage
    assert damage is not None
    assert (damage.code, damage.line) == ("no_record", 1)
    assert (slots["c"].whole, slots["c"].summary.damage) == (True, None)
    assert set(slots) == {"a", "b", "c", "game-0001", "game-0002", "game-0003"}


def test_copy(folder: Path, made: bytes) -> None:
    saves = Saves(folder)
    copies = [saves.copy(folder / "game-0001.fort") for _ in range(2)]
    assert [path.name for path in copies] == ["game-0001 2.fort", "game-0001 3.fort"]
    assert all(path.read_bytes().startswith(made) for path in copies)
    assert (folder / "game-0001.fort").read_bytes() == made
    assert copies[0].stat().st_mtime == 1000
    assert len(saves.games()) == 5


def test_delete_and_restore(folder: Path, made: bytes) -> None:
    saves = Saves(folder)
    path = folder / "game-0002.fort"
    first = saves.delete(path)
    assert first == folder / "trash" / "game-0002.fort"
    path.write_bytes(b"another")
    second = saves.delete(path)
    assert second.name == "game-0002 2.fort"
    assert first.read_bytes() == made
    assert names(saves) == ["game-0003.fort", "game-0001.fort"]
    path.write_bytes(b"a third")
    assert saves.restore(first).name == "game-0002 2.fort"
    assert (folder / "game-0002 2.fort").read_bytes() == made
    assert path.read_bytes() == b"a third"


def test_rename_keeps_the_day(folder: Path) -> None:
    saves = Saves(folder)
    path = folder / "game-0001.fort"
    saves.rename(path, "Ägidius' 1. Spiel: ж?")
    assert names(saves)[-1] == path.name
    assert saves.games()[-1].summary.name == "Ägidius' 1. Spiel: ж?"
    assert saves.export(path, folder.parent).name == "Ägidius' 1. Spiel_ ж_.fort"
    saves.rename(path, "")
    assert saves.games()[-1].summary.name == ""


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("CON", "CON_.fort"),
        ("nul", "nul_.fort"),
        ("Com1.old", "Com1_.old.fort"),
        ("aux .", "aux_.fort"),
        ("lpt²", "lpt²_.fort"),
        ("conin$", "conin$_.fort"),
        ("Falcon", "Falcon.fort"),
        ("console", "console.fort"),
        ("com10", "com10.fort"),
    ],
)
def test_no_export_is_called_like_a_device_of_windows(folder: Path, name: str, file: str) -> None:
    saves = Saves(folder)
    path = folder / "game-0001.fort"
    saves.rename(path, name)
    assert saves.export(path, folder.parent).name == file


@pytest.mark.parametrize("fault", [OSError(), OSError(0, ""), OSError(errno.EACCES, "")])
def test_a_lock_that_another_program_holds_is_noticed_on_wine_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: OSError
) -> None:
    def refused_lock(handle: int) -> None:
        raise fault

    monkeypatch.setattr("fort_desktop.record.lock._lock", refused_lock)
    with (tmp_path / "a").open("wb") as file:
        assert not take_lock(file.fileno())


def test_a_game_that_is_being_played_stays(tmp_path: Path) -> None:
    session = begin(CATALOG, tmp_path)
    path = saved(session)
    saves = Saves(tmp_path)
    assert refused(lambda: saves.delete(path)) == "locked"
    assert refused(lambda: saves.rename(path, "x")) == "locked"
    session.close()
    assert saves.delete(path).exists()


def test_export_and_import(folder: Path, tmp_path: Path, made: bytes) -> None:
    saves = Saves(folder)
    target = tmp_path / "Docs"
    for name in ("game-0003.fort", "game-0003 2.fort"):
        made_file = saves.export(folder / "game-0003.fort", target)
        assert made_file == target / name
        assert made_file.read_bytes() == made
    taken = saves.import_file(target / "game-0003.fort")
    assert taken == folder / "game-0003 2.fort"
    assert names(saves)[0] == taken.name
    assert saves.import_file(taken) == taken
    assert len(saves.games()) == 4
    (target / "x.fort").write_text('{"fort": 1}\n', "utf-8")
    (target / "y.fort").write_text("hello", "utf-8")
    assert refused(lambda: saves.import_file(target / "x.fort")) == "no_game"
    assert refused(lambda: saves.import_file(target / "y.fort")) == "no_record"
    assert refused(lambda: saves.import_file(target / "none.fort")) == "unreadable"
    assert len(saves.games()) == 4
    assert {path.name for path in strays([target, tmp_path / "none"])} == {
        "game-0003.fort",
        "game-0003 2.fort",
        "x.fort",
        "y.fort",
    }


def test_a_name_in_capitals_is_that_of_a_game_too(
    folder: Path, tmp_path: Path, made: bytes
) -> None:
    """As systems write it that know no small letters, or mail programs."""
    saves, inbox = Saves(folder), tmp_path / "inbox"
    inbox.mkdir()
    for name in ("GAME.FORT", "b.Fort", "c.fort", "d.forte"):
        (inbox / name).write_bytes(made)
    assert {path.name for path in strays([inbox])} == {"GAME.FORT", "b.Fort", "c.fort"}
    assert saves.import_file(inbox / "GAME.FORT") == folder / "GAME.fort"
    (folder / "game-0009.FORT").write_bytes(made)
    assert "game-0009.FORT" in names(saves)
    assert saves.export(folder / "game-0009.FORT", tmp_path / "Docs").suffix == ".fort"
    session = begin(CATALOG, folder)
    assert saved(session).name == "game-0010.fort", "its number is taken"
    session.close()


def test_a_full_disk_leaves_nothing_half(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(folder)
    before = sorted(path.name for path in folder.iterdir())

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert refused(lambda: saves.copy(folder / "game-0001.fort")) == "unwritable"
    assert refused(lambda: saves.export(folder / "game-0001.fort", folder.parent)) == "unwritable"
    assert sorted(path.name for path in folder.iterdir()) == before
    assert list(folder.parent.glob("*.fort*")) == []


def test_no_folder_or_one_that_cannot_be(tmp_path: Path, made: bytes) -> None:
    saves = Saves(tmp_path / "none")
    assert (saves.games(), unfinished(saves.games())) == ([], None)
    assert saves.trouble is None
    blocked = tmp_path / "file"
    blocked.write_bytes(made)
    saves = Saves(blocked)
    assert saves.games() == []
    assert saves.trouble is not None
    assert (saves.trouble.code, saves.trouble.path) == ("unreadable", blocked)
    source = tmp_path / "game.fort"
    source.write_bytes(made)
    assert refused(lambda: saves.import_file(source)) == "unwritable"
    assert refused(lambda: saves.delete(tmp_path / "gone.fort")) == "unreadable"


@pytest.mark.parametrize("form", [None, 1])
def test_summaries_of_another_form_are_made_again(folder: Path, form: int | None) -> None:
    """They lack what is told now, as the hash by which copies are known."""
    Saves(folder).games()
    index = folder / "list.json"
    written = json.loads(index.read_text("utf-8"))
    for known in written.values():
        known["told"]["name"] = "as it was"
        known["form"] = form
    index.write_text(json.dumps(written), "utf-8")
    assert [slot.summary.name for slot in Saves(folder).games()] == ["", "", ""]
