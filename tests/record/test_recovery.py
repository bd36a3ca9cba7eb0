"""Whatever happens to a file: no complete decision is lost, no wrong state is accepted."""

import json
import os
import random
from pathlib import Path

import pytest

from fort_desktop import __version__
from fort_desktop.cli import main
from fort_desktop.content import load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.record.journal import Journal, write_record
from fort_desktop.record.reader import read_record
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session
from tests.inside import game_of
from tests.record.games import begin, digest, play, saved
from tests.thorough import THOROUGH

RECORDS = Path(__file__).resolve().parents[1] / "records"


@pytest.fixture
def record(catalog: Catalog, tmp_path: Path) -> Path:
    """A kept game that was left after a hundred decisions."""
    session = begin(catalog, tmp_path / "games")
    play(session, 100)
    session.close()
    return saved(session)


def states(catalog: Catalog, path: Path) -> dict[int, str]:
    """The digest after each whole group of a sound record, by the bytes up to there."""
    content = path.read_bytes()
    found = {}
    size = 0
    events: list[object] = []
    for row in content.splitlines(keepends=True):
        size += len(row)
        line = json.loads(row)
        if "event" in line or "due" in line:
            events.append(line)
        if "due" in line:
            found[size] = digest_of(catalog, content[:size])
    return found


def digest_of(catalog: Catalog, content: bytes) -> str:
    """Fold the events of a file by hand, without the reader."""
    import msgspec

    from fort_desktop.rules.model.events import EVENT, DecisionDue, Event
    from fort_desktop.rules.model.pending import Pending

    events: list[Event] = []
    for row in content.splitlines()[1:]:
        line = json.loads(row)
        if "event" in line:
            events.append(msgspec.convert(line["event"], EVENT))
        elif "due" in line:
            events.append(DecisionDue(msgspec.convert(line["due"], Pending)))
    return Game.replay(events, catalog).state.digest()


def test_every_cut_of_the_last_two_lines(catalog: Catalog, record: Path) -> None:
    whole = record.read_bytes()
    ends = states(catalog, record)
    rows = whole.splitlines(keepends=True)
    seen = set()
    for cut in range(len(whole) - len(rows[-1]) - len(rows[-2]), len(whole)):
        record.write_bytes(whole[:cut])
        # A line is complete when only its end of line is missing.
        last = max(size for size in ends if size <= cut + 1)
        session, notices = open_session(catalog, record)
        session.close()
        assert digest(session) == ends[last], cut
        torn = whole[:cut].count(b"\n") + 1
        told = [(notice.kind, notice.line) for notice in notices]
        complete = whole[cut : cut + 1] == b"\n" or whole[cut - 1 : cut] == b"\n"
        assert told == ([] if complete else [("torn", torn)]), cut
        assert record.read_bytes() == whole[:last]
        seen.add(last)
    assert len(seen) > 1


def test_flipped_bytes(catalog: Catalog, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = record.read_bytes()
    ends = states(catalog, record)
    chance = random.Random(8)
    for _ in range(500 if THOROUGH else 50):
        at = chance.randrange(len(whole))
        flipped = bytes([whole[at] ^ (1 << chance.randrange(8))])
        record.write_bytes(whole[:at] + flipped + whole[at + 1 :])
        line = whole[:at].count(b"\n") + 1
        before = [size for size in ends if size <= at]
        if not before:
            with pytest.raises(RecordError) as caught:
                open_session(catalog, record)
            assert caught.value.line == line
            continue
        session, notices = open_session(catalog, record)
        session.close()
        assert digest(session) == ends[max(before)]
        # A flipped end of line joins two lines: the first of them is named.
        assert [notice.line for notice in notices] == [line]
        if at % 10 == 0:
            record.write_bytes(whole[:at] + flipped + whole[at + 1 :])
            assert main(["replay", str(record)]) in (0, 2)
            said = capsys.readouterr().err
            assert said.count("\n") == 1
            assert f":{line}:" in said


def test_damage_is_kept_beside_and_the_game_goes_on(catalog: Catalog, record: Path) -> None:
    whole = record.read_bytes()
    rows = whole.splitlines(keepends=True)
    rows[60] = rows[60].replace(b":", b";", 1)
    damaged = b"".join(rows)
    record.write_bytes(damaged)
    session, notices = open_session(catalog, record)
    assert [(notice.kind, notice.line) for notice in notices] == [("damaged", 61)]
    beside = record.with_name(record.name + ".damaged-1")
    assert beside.read_bytes() == damaged
    play(session, 20)
    session.close()
    again, notices = open_session(catalog, saved(session))
    again.close()
    assert notices == []
    assert digest(again) == digest(session)


def test_replay_shows_what_is_whole(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = record.read_bytes().splitlines(keepends=True)
    rows[60] = b"nonsense\n"
    record.write_bytes(b"".join(rows))
    assert main(["replay", str(record)]) == 2
    assert ":61: It is damaged. It is intact up to event" in capsys.readouterr().err
    assert main(["replay", str(record), "--to", "20"]) == 0
    assert "after 20 events" in capsys.readouterr().out


def test_two_programs_on_one_game(catalog: Catalog, record: Path) -> None:
    first, _ = open_session(catalog, record)
    second, notices = open_session(catalog, record)
    assert [notice.kind for notice in notices] == ["locked"]
    assert second.looking
    assert digest(second) == digest(first)
    before = record.read_bytes()
    decision = second.decision
    assert decision is not None
    with pytest.raises(ValueError, match="only_looking"):
        second.submit(decision.moves[0])
    second.undo()
    second.close()
    assert record.read_bytes() == before
    play(first, 10)
    first.close()
    third, notices = open_session(catalog, record)
    third.close()
    assert notices == []
    assert digest(third) == digest(first)


def test_the_cards_of_a_game_stay_with_it(catalog: Catalog, record: Path, tmp_path: Path) -> None:
    changed = tmp_path / "cards.yaml"
    text = (Path(__file__).resolve().parents[2] / "cards.yaml").read_text(encoding="utf-8")
    assert "[0, 1, 3, 9, 16, 23]" in text
    changed.write_text(text.replace("[0, 1, 3, 9, 16, 23]", "[0, 1, 3, 9, 16, 24]"), "utf-8")
    other = load_catalog(changed)
    assert other.digest != catalog.digest
    session, notices = open_session(other, record)
    session.close()
    assert notices == []
    assert session.catalog.digest == catalog.digest
    assert session.catalog.fort_points[5] == 23
    assert session.catalog.kids["bug"].public is catalog.kids["bug"].public


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (
            b'{"fort":1,"rev":7,"version":"3.0"}\n',
            ("newer", 1, {"written": "1.7", "version": "3.0"}),
        ),
        (b'{"fort":2,"version":"9.1"}\n', ("newer", 1, {"written": "2.0", "version": "9.1"})),
        (b"\x89PNG\r\n\x1a\n\x00\x00", ("no_record", 1, {})),
        (b"", ("no_record", 1, {})),
        (b'{"fort":1}\n', ("no_question", 0, {})),
    ],
)
def test_files_of_others(
    catalog: Catalog, tmp_path: Path, content: bytes, expected: tuple[str, int, dict[str, str]]
) -> None:
    path = tmp_path / "other.fort"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        open_session(catalog, path)
    fault = caught.value
    assert (fault.code, fault.line, fault.path) == (*expected[:2], path)
    assert fault.values.items() >= expected[2].items()
    assert path.read_bytes() == content


def why(session: Session) -> object:
    """What the system says of a game that cannot be written."""
    assert session.recording.trouble is not None
    return session.recording.trouble.values["why"]


class FullDisk:
    """os.write as on a disk with room for so many bytes more."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.real = os.write

    def __call__(self, handle: int, content: bytes | memoryview) -> int:
        if self.room == 0:
            raise OSError(28, "No space left on device")
        written = self.real(handle, content[: self.room])
        self.room -= written
        return written


def test_a_full_disk_at_each_write(
    catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for i in range(12):
        with monkeypatch.context() as patch:
            session = begin(catalog, tmp_path / f"games {i}")
            play(session, i)
            before = digest(session)
            path = saved(session)
            content = path.read_bytes()
            patch.setattr(os, "write", FullDisk(i * 37))
            play(session, 3)
            assert why(session) == "no_room"
            assert digest(session) != before  # the game goes on in memory
            assert path.read_bytes() == content  # nothing half-written
        play(session, 2)  # there is room again: all is written
        assert session.recording.trouble is None
        session.close()
        again, notices = open_session(catalog, path)
        again.close()
        assert notices == []
        assert digest(again) == digest(session)


def test_a_disk_that_is_full_from_the_start(
    catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", FullDisk(100))
        session = begin(catalog, tmp_path)
        play(session, 30)
        assert session.recording.trouble
    play(session, 1)
    again, _ = open_session(catalog, tmp_path / "game-0001.fort")
    assert again.looking  # for `session` still has it
    assert digest(again) == digest(session)
    session.close()


def test_a_read_only_folder(
    catalog: Catalog, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def refused(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY | os.O_CREAT):
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", refused)
    session, notices = open_session(catalog, record)
    assert [notice.kind for notice in notices] == ["unwritable"]
    play(session, 5)
    assert why(session) == "no_right"
    monkeypatch.setattr(os, "open", real)
    play(session, 1)
    assert session.recording.trouble is None
    session.close()
    assert sorted(path.name for path in record.parent.iterdir()) == [
        "game-0001.fort",
        "game-0002.fort",
    ]


RELEASED = {
    "0.1.0.dev0-revision-0": (0, 6, "2785895d44b4f89c"),
    "0.1.0.dev0-revision-1": (1, 6, "2785895d44b4f89c"),
    "0.9.0-revision-1": (1, 7, "f7eabaa9d8244fdb"),
}
"""Records of released versions: revision, round, and how the digest of their state began there."""


def test_a_record_of_every_released_version_is_kept_here() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.fort")) == sorted(RELEASED)


@pytest.mark.parametrize("name", RELEASED)
def test_a_record_of_a_released_version_opens_and_goes_on(tmp_path: Path, name: str) -> None:
    catalog = load_catalog(RECORDS / "0.1.0.dev0-cards.yaml")
    revision, number, began = RELEASED[name]
    path = tmp_path / f"{name}.fort"
    path.write_bytes((RECORDS / path.name).read_bytes())
    assert read_record(path).revision == revision
    session, notices = open_session(catalog, path)
    assert notices == []
    assert game_of(session).state.round == number
    assert digest(session).startswith(began)
    assert saved(session) == path
    play(session, 30)
    session.close()
    again, notices = open_session(catalog, path)
    again.close()
    assert notices == []
    assert digest(again) == digest(session)
    assert path.with_name(path.name + ".old-0").exists() == (revision == 0)


def test_a_new_record_names_the_version_that_writes_it(record: Path) -> None:
    header = json.loads(record.read_bytes().splitlines()[0])
    assert header["version"] == __version__


def test_events_alone_can_be_replayed(catalog: Catalog, record: Path, tmp_path: Path) -> None:
    """A record with nothing but what the contract asks for."""
    rows = [json.loads(row) for row in record.read_bytes().splitlines()]
    bare = [{"fort": 1}] + [{"event": row["event"]} for row in rows if "event" in row]
    path = tmp_path / "bare.fort"
    path.write_text("\n".join(json.dumps(row) for row in bare), "utf-8")
    events = read_record(path).events
    assert len(events) == len(bare) - 1
    assert Game.replay(events, catalog).state.round > 1
    with pytest.raises(RecordError) as caught:
        open_session(catalog, path)
    assert caught.value.code == "no_question"


def test_a_record_that_cannot_be_written_leaves_nothing(
    catalog: Catalog, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = open_session(catalog, record)
    session.close()
    bodies = session.recording.bodies(session.practice)
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(5, "I/O error")))
    with pytest.raises(OSError, match="I/O error"):
        write_record(tmp_path / "new.fort", bodies)
    assert not list(tmp_path.glob("new*"))


def test_an_empty_backlog_is_no_write(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, [])
    journal.settle()
    journal.close()
    assert list(tmp_path.iterdir()) == []
