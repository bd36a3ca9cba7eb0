"""The list of games is read file by file, the last played first, and nobody waits for the rest."""

import json
import os
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record import content, index
from fort_desktop.record.index import NAME, Index, SavedGame
from fort_desktop.record.saves import Saves
from fort_desktop.record.summary import Summary, summarise
from tests.record.games import begin, play, saved

CATALOG = load_catalog()


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Files of two games, the second one further on too."""
    made = []
    for seed in (5, 6):
        session = begin(CATALOG, tmp_path_factory.mktemp("made"), seed)
        for _ in range(2):
            play(session, 6)
            made.append(saved(session).read_bytes())
        session.close()
    return made


def put(path: Path, data: bytes, moment: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (moment, moment))
    return path


@pytest.fixture
def folder(tmp_path: Path, games: list[bytes]) -> Path:
    """Six files, `game-6` played last."""
    for number in range(1, 7):
        put(tmp_path / "games" / f"game-{number}.fort", games[0], 1000 * number)
    return tmp_path / "games"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all files that were read as a whole."""
    names: list[str] = []

    def counted(path: Path) -> Summary:
        names.append(path.stem)
        return summarise(path)

    monkeypatch.setattr(index, "summarise", counted)
    return names


def stems(slots: list[SavedGame]) -> list[str]:
    return [slot.path.stem for slot in slots]


def soon() -> bool:
    """There is no time but for one file."""
    return True


def test_what_was_played_last_comes_first(folder: Path, read: list[str]) -> None:
    saves = Saves(folder)
    assert stems(saves.so_far(soon)) == ["game-6"]
    assert (read, saves.unread) == (["game-6"], 5)
    saves.read_on(soon)
    assert read == ["game-6", "game-5"]
    assert stems(saves.so_far(soon, folder / "game-2.fort")) == [
        "game-6", "game-5", "game-4", "game-2",
    ]  # fmt: skip
    assert read == ["game-6", "game-5", "game-2", "game-4"]
    assert stems(saves.games()) == [f"game-{number}" for number in (6, 5, 4, 3, 2, 1)]
    assert (len(read), saves.unread) == (6, 0)


def test_what_is_shown_already_is_read_again_first(
    folder: Path, read: list[str], games: list[bytes]
) -> None:
    saves = Saves(folder)
    saves.so_far(soon)
    put(folder / "game-6.fort", games[1], 500)
    put(folder / "game-9.fort", games[1], 9000)
    assert stems(saves.so_far(soon)) == ["game-6"]
    assert stems(saves.so_far(soon)) == ["game-9", "game-6"]
    (folder / "game-6.fort").unlink()
    assert stems(saves.so_far(soon)) == ["game-9", "game-5"]


def test_what_was_read_is_kept_before_all_is(
    folder: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "_OFTEN", 2)
    saves = Saves(folder)
    saves.so_far(soon)
    saves.read_on(soon)
    saves.read_on(soon)
    Saves(folder).games()
    assert sorted(read) == sorted([*(f"game-{number}" for number in range(1, 7)), "game-4"])


def test_a_bad_entry_costs_one_file(folder: Path, read: list[str]) -> None:
    before = Saves(folder).games()
    found = json.loads((folder / NAME).read_text("utf-8"))
    spoilt = {"game-1.fort": 7, "game-3.fort": {"form": 1}, "game-4.fort": {"told": {"name": []}}}
    (folder / NAME).write_text(json.dumps({**found, **spoilt}), "utf-8")
    read.clear()
    assert Saves(folder).games() == before
    assert read == ["game-4", "game-3", "game-1"]
    read.clear()
    assert Saves(folder).games() == before
    assert read == []


def test_a_list_that_is_too_long_is_kept_in_part(
    folder: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = len((Saves(folder).games(), (folder / NAME).read_bytes())[1]) // 6
    (folder / NAME).unlink()
    monkeypatch.setattr(index, "_MOST_BYTES", 3 * one + one // 2)
    assert len(Saves(folder).games()) == 6
    read.clear()
    assert len(Saves(folder).games()) == 6
    assert read == ["game-3", "game-2", "game-1"]


def test_a_file_that_comes_in_reads_no_others(
    folder: Path, tmp_path: Path, games: list[bytes], read: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    ahead = put(folder / "ahead.fort", games[3], 100)
    behind = put(tmp_path / "behind.fort", games[2], 1)
    other = put(tmp_path / "other.fort", games[0], 1)
    whole: list[str] = []
    real = content.content_of

    def counted(path: Path) -> bytes:
        whole.append(path.stem)
        return real(path)

    monkeypatch.setattr("fort_desktop.record.saves.content_of", counted)
    assert Saves(folder).home(behind) == ahead
    assert whole == ["behind", "ahead"]
    saves = Saves(folder)
    saves.games()
    read.clear()
    assert saves.home(behind) == ahead, "also if all files are known"
    made = saves.import_file(behind)
    assert summarise(made).practice, "another file tells how it goes on"
    assert not read
    assert saves.home(other).parent == folder
    (tmp_path / "new").mkdir()
    empty = Saves(tmp_path / "new")
    assert not summarise(empty.import_file(behind)).practice


def test_files_with_other_line_ends_are_the_same_game(tmp_path: Path, games: list[bytes]) -> None:
    windows = b"\xef\xbb\xbf" + games[1].replace(b"\n", b"\r\n")
    here = put(tmp_path / "games" / "windows.fort", windows, 1)
    sent = put(tmp_path / "sent.fort", games[0], 1)
    assert Saves(tmp_path / "games").home(sent) == here
    assert content.head_in(here) == content.head_in(sent) == summarise(here).head
    assert content.head_in(tmp_path / "none.fort") == ""


def test_a_folder_that_is_no_folder_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    found = Index(tmp_path / "file")
    found.look()
    assert found.trouble is not None
    assert (found.left, found.slots(), found.read_next()) == (0, [], False)


def test_a_large_folder_is_looked_through_in_slices(
    folder: Path, games: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = stems(Saves(folder).games())
    monkeypatch.setattr(index, "_SLICE", 2)
    monkeypatch.setattr(index, "_FIRST", 3)
    put(folder / "newest.fort", games[0], 9000)
    saves = Saves(folder)
    began = stems(saves.so_far(soon))
    assert began[0] in ("game-6", "newest"), "what was listed first, before all files are seen"
    assert saves.unread
    slices = 0
    while saves.unread:
        saves.read_on(soon)
        slices += 1
    assert slices > 2
    assert stems(saves.so_far(soon)) == ["newest", *everything]
    (folder / "game-6.fort").unlink()
    assert stems(saves.so_far(soon)) == ["newest", *everything[1:]], "later looks are whole"
