"""The system gives no more threads: what would be done beside the frames is done all the same."""

import gc
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from fort_desktop.chronicle.kept import KeptFacts
from fort_desktop.chronicle.reading import Reading
from fort_desktop.content import load_catalog
from fort_desktop.record.journal import Journal
from fort_desktop.record.saves import Saves
from fort_desktop.session.background import Background
from fort_desktop.session.loading import open_session
from fort_desktop.ui.app import navigator
from tests.record.games import begin, digest, play, saved

CATALOG = load_catalog()


@pytest.fixture
def none_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> NoReturn:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


def test_every_move_is_on_the_disk(none_left: None, tmp_path: Path) -> None:
    session = begin(CATALOG, tmp_path)
    play(session, 20)
    journal = session.recording.journal
    assert journal is not None
    assert journal.trouble is None
    session.close()
    assert journal.kept
    again, notices = open_session(CATALOG, saved(session))
    again.close()
    assert (notices, digest(again)) == ([], digest(session))


def test_what_could_not_be_written_is_tried_again_as_it_is_closed(
    none_left: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(CATALOG, tmp_path)
    journal = session.recording.journal
    assert journal is not None
    with monkeypatch.context() as full:
        full.setattr("fort_desktop.record.journal._append", no_room)
        play(session, 10)
        assert journal.trouble is not None
        assert not journal.kept
    session.close()
    journal.close()  # as after a failure, when nobody knows what is closed
    assert journal.kept
    assert [path.name for path in tmp_path.iterdir()] == [journal.path.name]


def no_room(*_: object) -> NoReturn:
    raise OSError(28, "No space left on device")


def touch(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"{}\n")


@pytest.mark.parametrize("harm", [Path.unlink, touch], ids=["removed", "changed"])
def test_what_others_did_to_the_file_is_not_called_kept(
    harm: Callable[[Path], None], tmp_path: Path
) -> None:
    journal = Journal.begin(tmp_path, [b'{"fort":1}'])
    journal.close()
    assert journal.kept
    harm(journal.path)
    assert not journal.kept


def test_lines_are_not_lost_by_a_fault_of_the_program_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.begin(tmp_path, [b'{"fort":1}'])
    journal.settle()
    with monkeypatch.context() as planted:
        planted.setattr(Journal, "_leave_lost", planted_fault)
        journal.put([b'{"name":"x"}'])
        with pytest.raises(ZeroDivisionError):
            journal.settle()
    journal.close()
    assert journal.kept
    assert b'"name":"x"' in journal.path.read_bytes()


def planted_fault(*_: object) -> NoReturn:
    raise ZeroDivisionError


def test_a_computation_is_simply_not_begun(none_left: None) -> None:
    background = Background("test", print)
    background.start("here")
    assert not background.running
    assert background.take() == []
    background.wait()
    background.close()


def test_facts_are_read_at_once(none_left: None, tmp_path: Path) -> None:
    session = begin(CATALOG, tmp_path / "games")
    while not session.ended:
        play(session, 100)
    session.close()
    slots = Saves(tmp_path / "games").games()
    reading = Reading(KeptFacts(tmp_path / "facts", CATALOG), slots)
    assert reading.done
    assert reading.facts.keys() == {str(slot.path) for slot in reading.games}


def test_the_collector_comes_back_whatever_becomes_of_the_screens(
    none_left: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a program that cannot load one of them grows for ever."""

    def refuse(name: str) -> Any:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("importlib.import_module", refuse)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(navigator, "_loading", set())
    gc.disable()
    try:
        with pytest.raises(OSError, match="Too many"):
            navigator.load_all()
        assert gc.isenabled()
    finally:
        gc.enable()


def test_what_is_loaded_beside_the_first_screens_gives_way_to_them_often(
    none_left: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[float] = []
    monkeypatch.setattr(navigator, "load", lambda route: turns.append(sys.getswitchinterval()))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(navigator, "collect_when_quiet", lambda: None)
    monkeypatch.setattr(navigator, "_loading", set())
    usual = sys.getswitchinterval()
    navigator.load_all()
    assert turns
    assert max(turns) < usual / 5
    assert sys.getswitchinterval() == usual
