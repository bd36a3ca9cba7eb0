"""Whose profiles have sat at a table is kept with the game, beside the lines of the contract."""

import json
from pathlib import Path

import pytest

from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import Chain, left_body
from fort_desktop.record.journal import Journal, write_record
from fort_desktop.record.reader import read_record
from fort_desktop.record.saves import Saves
from fort_desktop.record.sitting import NOBODY, HouseRules, Sitting
from fort_desktop.record.summary import summarise
from fort_desktop.record.tally import tally
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session
from tests.record.games import PERSON_AND_TWO, play, saved

MAJA, ZOE, HOUSE = "00c0ffee", "0badcafe", HouseRules(True, "asked", "chance")
TABLE = Sitting((MAJA, "", ""), HOUSE)


def begun(catalog: Catalog, folder: Path, table: Sitting = TABLE) -> Session:
    return Session.new(catalog, PERSON_AND_TWO, 5, "basic", folder, sitting=table)


def test_it_is_kept_and_resumed(catalog: Catalog, tmp_path: Path) -> None:
    session = begun(catalog, tmp_path)
    play(session, 6)
    path = saved(session)
    session.close()
    assert read_record(path).sitting == TABLE
    again, _ = open_session(catalog, path)
    assert again.recording.sitting == TABLE
    again.close()


def test_the_lines_of_the_contract_stay_as_they_are(catalog: Catalog, tmp_path: Path) -> None:
    files = []
    for number, table in enumerate((TABLE, NOBODY)):
        session = begun(catalog, tmp_path / str(number), table)
        session.recording.pass_seat(2)
        play(session, 6)
        files.append([json.loads(row) for row in saved(session).read_text("utf-8").splitlines()])
        session.close()
    first, second = ([row.get("event") for row in rows] for rows in files)
    assert first == second
    assert "sitting" not in files[1][0], "nothing is written where nothing is known"
    assert {*files[0][0]} - {*files[1][0]} == {"sitting"}
    assert [row for row in files[0] if "left" in row] == [
        {"n": row["n"], "left": 2, "holder": "", "c": row["c"]} for row in files[0] if "left" in row
    ]


def test_a_seat_that_changed_hands_counts_for_nobody(catalog: Catalog, tmp_path: Path) -> None:
    session = begun(catalog, tmp_path)
    play(session, 6)
    assert session.recording.sitting.holder(0) == MAJA
    session.recording.pass_seat(0, ZOE)
    session.undo()
    assert session.recording.sitting.holder(0) == ""
    assert session.recording.sitting.now(0) == ZOE
    path = saved(session)
    session.close()
    assert read_record(path).sitting == Sitting(TABLE.holders, HOUSE, ((0, ZOE),))
    again, _ = open_session(catalog, path)
    play(again, 100_000)
    again.close()
    told = summarise(path)
    assert (told.ended, told.sitting.holder(0), bool(told.winners)) == (True, "", True)


def test_seats_may_change_hands_for_ever(catalog: Catalog, tmp_path: Path) -> None:
    """What is written of it stays small enough to be read again."""
    session = begun(catalog, tmp_path)
    path = saved(session)
    session.close()
    journal, _ = Journal.resume(path)
    assert journal is not None
    journal.put([left_body(number % 3, (MAJA, ZOE)[number % 2]) for number in range(1501)])
    journal.settle()
    journal.close()
    Saves(tmp_path).games()
    assert [slot.summary.sitting for slot in Saves(tmp_path).games()] == [read_record(path).sitting]
    again, _ = open_session(catalog, path)
    for number in range(1501):
        again.recording.pass_seat(number % 3, (ZOE, MAJA)[number % 2])
    assert [again.recording.sitting.now(seat) for seat in range(3)] == [ZOE, ZOE, MAJA]
    write_record(tmp_path / "again.fort", again.recording.bodies(practice=False))
    again.close()
    assert read_record(tmp_path / "again.fort").sitting == again.recording.sitting
    assert read_record(path).sitting == again.recording.sitting


def test_a_branch_is_at_the_same_table_but_counts_for_nobody(
    catalog: Catalog, tmp_path: Path
) -> None:
    """Hands that are secret still open for whose they are, with their PIN."""
    session = begun(catalog, tmp_path)
    play(session, 6)
    session.recording.pass_seat(0, ZOE)
    other = session.branch(session.at, tmp_path)
    assert read_record(saved(other)).sitting == session.recording.sitting.anew(len(session.seats))
    assert other.recording.sitting.now(0) == ZOE
    play(other, 100_000)
    assert tally([summarise(saved(other))], ZOE).games == 0
    other.close()
    session.close()


def test_it_is_written_again_with_a_game_that_moves_to_a_new_file(
    catalog: Catalog, tmp_path: Path
) -> None:
    session = begun(catalog, tmp_path)
    session.recording.pass_seat(1)
    write_record(tmp_path / "again.fort", session.recording.bodies(practice=False))
    session.close()
    assert read_record(tmp_path / "again.fort").sitting == TABLE.after([(1, "")])


@pytest.mark.parametrize(
    "table",
    [
        {"holders": ["x"]},
        {"holders": ["00c0ffee"] * 5},
        {"holders": [1]},
        {"left": [[4, ""]]},
        {"left": [[0, "me"]]},
        {"house": {"seats": "mine"}},
        [],
    ],
)
def test_a_strange_table_is_refused(catalog: Catalog, tmp_path: Path, table: object) -> None:
    session = begun(catalog, tmp_path)
    rows = saved(session).read_bytes().splitlines()
    session.close()
    head = json.loads(rows[0])
    del head["n"], head["c"]
    chain = Chain()
    content = chain.seal(json.dumps({**head, "sitting": table}).encode())
    (tmp_path / "x.fort").write_bytes(content)
    with pytest.raises(RecordError):
        read_record(tmp_path / "x.fort")


def test_a_line_that_names_no_seat_is_damage(catalog: Catalog, tmp_path: Path) -> None:
    session = begun(catalog, tmp_path)
    path = saved(session)
    session.close()
    journal, _ = Journal.resume(path)
    assert journal is not None
    journal.put([b'{"left":9}'])
    journal.settle()
    journal.close()
    damage = read_record(path).damage
    assert damage is not None
    assert damage.code == "bad_line"
