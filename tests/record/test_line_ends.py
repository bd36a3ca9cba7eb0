"""A game whose line ends somebody's mail, editor or Git has changed is the same game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fort_desktop.cli import main
from fort_desktop.record.journal import Journal
from fort_desktop.record.reader import read_record
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.loading import open_session
from tests.record.games import begin, digest, play, saved

CHANGES: dict[str, Callable[[bytes], bytes]] = {
    "CRLF": lambda whole: whole.replace(b"\n", b"\r\n"),
    "CRLF twice": lambda whole: whole.replace(b"\n", b"\r\r\n"),
    "CRLF in the first lines": lambda whole: whole.replace(b"\n", b"\r\n", 5),
    "CRLF without the last sign": lambda whole: whole.replace(b"\n", b"\r\n")[:-1],
    "a byte order mark": lambda whole: b"\xef\xbb\xbf" + whole,
    "both": lambda whole: b"\xef\xbb\xbf" + whole.replace(b"\n", b"\r\n"),
}


@pytest.fixture
def record(catalog: Catalog, tmp_path: Path) -> Path:
    """A kept game that was left after some decisions."""
    session = begin(catalog, tmp_path / "games")
    play(session, 30)
    session.close()
    return saved(session)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_it_is_read_and_played_on_in_a_sound_file(
    catalog: Catalog, record: Path, change: Callable[[bytes], bytes]
) -> None:
    whole = record.read_bytes()
    before = read_record(record)
    record.write_bytes(change(whole))
    found = read_record(record)
    assert (found.damage, found.events, found.acts) == (None, before.events, before.acts)

    session, notices = open_session(catalog, record)
    assert (notices, saved(session)) == ([], record)
    assert record.read_bytes() == whole
    play(session, 20)
    session.close()
    assert not session.recording.losses
    assert record.read_bytes().startswith(whole)
    again, notices = open_session(catalog, record)
    again.close()
    assert notices == []
    assert digest(again) == digest(session)
    assert [path for path in record.parent.iterdir() if path != record] == []


def test_its_moves_are_proved(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_bytes(CHANGES["both"](record.read_bytes()))
    assert main(["replay", str(record), "--audit"]) == 0
    assert "proved: 30 moves" in capsys.readouterr().out


def test_it_is_the_game_that_is_here_already(record: Path, tmp_path: Path) -> None:
    sent = tmp_path / "sent.fort"
    sent.write_bytes(CHANGES["CRLF"](record.read_bytes()))
    assert Saves(record.parent).home(sent) == record
    copy = Saves(tmp_path / "other").import_file(sent)
    assert copy.read_bytes() == record.read_bytes()


def test_a_damaged_one_keeps_what_is_whole(record: Path) -> None:
    rows = record.read_bytes().splitlines(keepends=True)
    rows[20] = rows[20].replace(b":", b";", 1)
    record.write_bytes(CHANGES["CRLF"](b"".join(rows)))
    found = read_record(record)
    assert found.damage is not None
    assert (found.damage.code, found.damage.line) == ("damaged", 21)


def test_a_file_that_cannot_be_mended_is_left_alone(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = CHANGES["CRLF"](record.read_bytes())
    record.write_bytes(sent)

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "no space left", str(path))

    monkeypatch.setattr("fort_desktop.record.journal.write_whole", full)
    with pytest.raises(Exception, match="unwritable"):
        Journal.resume(record)
    assert record.read_bytes() == sent
