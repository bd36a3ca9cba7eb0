"""Deals on the disk: who has played, what lies face down, and what no file can break."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.duplicate import PAR, SET, ParGame, ParGames, read_par, write_par
from fort_desktop.record.faults import RecordError
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.events import Event, GameStarted
from fort_desktop.rules.model.moves import text
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.ui.text.file_faults import fault_words
from tests.session.duplicate.deals import NAMES, kept, play, play_all

CATALOG = load_catalog()


def test_all_play_the_same_deal_from_the_same_seat(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    first, second = (deal.play(number)[0] for number in (0, 1))
    assert first.view() == second.view()
    assert [seat.name for seat in second.seats] == ["Zoe", "Robin"]
    play(first, decisions=30)
    play(second, decisions=30)
    assert first.view() == second.view()
    first.close()
    second.close()


def _steady(deal: KeptDuplicate, number: int, leaves: bool) -> list[Event]:
    """Play into the fourth round, each question answered by its first answer.

    Args:
        leaves: after each round the game is left and gone on with.
    """
    session, _ = deal.play(number)
    begun = 1
    for _ in range(500):
        decision = session.decision
        if decision is None or begun == 4:
            break
        if session.computers_turn:
            session.think()
        else:
            session.submit(min(decision.moves, key=text))
        now = session.view().round
        if now > begun:
            begun = now
            if leaves:
                session.close()
                session, _ = deal.play(number)
    session.close()
    return [event for event in session.events if not isinstance(event, GameStarted)]


def test_the_chance_of_computers_is_even_after_a_game_was_left(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    assert _steady(deal, 0, leaves=False) == _steady(deal, 1, leaves=True)


def test_what_each_has_done_is_told_and_nothing_else_can_be_opened(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    assert deal.states == ["waits", "waits"]
    play(deal.play(0)[0]).close()
    play(deal.play(1)[0], decisions=5).close()
    again = Duplicates(tmp_path).all()[0]
    assert again.states == ["played", "begun"]
    assert again.left == [1]
    for opened in (again.play, again.look_back, again.record):
        with pytest.raises(RecordError) as caught:
            opened(0)
        assert caught.value.code == "face_down"
        assert "hidden until everyone has played" in fault_words(caught.value)


def test_a_game_goes_on_where_it_was(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    left = play(deal.play(0)[0], decisions=12)
    seen = left.view()
    left.close()
    session, notices = deal.play(0)
    assert session.view() == seen
    assert session.awaits_others
    assert not notices
    assert not session.pass_seat(1, "Zoe", "human")
    session.close()


def test_once_all_have_played_everything_can_be_seen(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    play_all(deal)
    assert deal.complete
    session, _ = deal.look_back(0)
    assert session.ended
    assert not session.awaits_others
    assert deal.record(1).ended
    session.close()


def test_two_programs_cannot_play_one_game(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    session, _ = deal.play(0)
    other = Duplicates(tmp_path).all()[0]
    with pytest.raises(RecordError) as caught:
        other.play(0)
    assert caught.value.code == "locked"
    play(other.play(1)[0], decisions=3).close()
    session.close()


def test_taking_back_what_was_seen_is_told_at_the_end_only(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    session, _ = deal.play(0)
    session.make_practice()
    play(session).close()
    play(deal.play(1)[0]).close()
    assert [deal.record(number).practice for number in (0, 1)] == [True, False]


def test_another_file_is_no_game_of_the_deal(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path / "a")
    play(deal.play(1)[0]).close()
    mine = deal.folder / "1"
    mine.mkdir()
    (mine / "game-0001.fort").write_bytes((deal.folder / "2" / "game-0001.fort").read_bytes())
    assert deal.states == ["waits", "played"]


def test_a_game_that_cannot_be_read_is_begun_anew(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    play(deal.play(0)[0], decisions=5).close()
    (deal.folder / "1" / "game-0001.fort").write_bytes(b"nothing")
    assert deal.states == ["broken", "waits"]
    play(deal.play(0)[0]).close()
    assert deal.states == ["played", "waits"]


def test_cards_that_are_edited_change_no_deal(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    assert Duplicates(tmp_path).all()[0].catalog.digest == CATALOG.digest
    found = json.loads((deal.folder / SET).read_text("utf-8"))
    found["cards"]["points"][1] += 1
    (deal.folder / SET).write_text(json.dumps(found), "utf-8")
    with pytest.raises(RecordError) as caught:
        Duplicates(tmp_path).all()[0].play(0)
    assert caught.value.code == "cards_wrong"


def _set(place: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda found: found.update({place: value})


HOSTILE: dict[str, tuple[Callable[[dict[str, Any]], None], str, str]] = {
    "newer": (_set("fort_duplicate", 2), "bad_value", "fort_duplicate"),
    "seat": (_set("seat", 3), "bad_value", "seat"),
    "computer's seat": (_set("seat", 1), "bad_value", "seat"),
    "seed": (_set("seed", 1 << 64), "bad_value", "seed"),
    "negative": (_set("seed", -1), "bad_value", "seed"),
    "one player": (_set("players", [{"name": "A"}]), "bad_value", "players"),
    "twins": (_set("players", [{"name": "A"}, {"name": "a "}]), "bad_value", "players"),
    "long name": (_set("players", [{"name": "A" * 17}, {"name": "B"}]), "bad_value", "name"),
    "control": (_set("players", [{"name": "A\n"}, {"name": "B"}]), "bad_text", ""),
    "more": (_set("unknown", 1), "no_deal", ""),
    "one colour": (
        _set("seats", [{"name": "A", "colour": "red", "player": "human"},
                       {"name": "B", "colour": "red", "player": "easy"}]),
        "bad_value", "seats",
    ),
    "no such player": (
        _set("seats", [{"name": "A", "colour": "red", "player": "human"},
                       {"name": "B", "colour": "blue", "player": "god"}]),
        "unknown_player", "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_deal_is_told_with_place_and_reason(name: str, tmp_path: Path) -> None:
    change, code, place = HOSTILE[name]
    sound = kept(CATALOG, tmp_path)
    bad = kept(CATALOG, tmp_path)
    found = json.loads((bad.folder / SET).read_text("utf-8"))
    change(found)
    (bad.folder / SET).write_text(json.dumps(found), "utf-8")
    store = Duplicates(tmp_path)
    assert [one.folder for one in store.all()] == [sound.folder]
    assert [fault.code for fault in store.broken] == [code]
    assert place in str(store.broken[0].values.get("place", ""))
    assert fault_words(store.broken[0])


BYTES = {b"": "no_deal", b"\xff": "no_deal", b"[" * 99_999: "no_deal", b" " * 300_000: "too_large"}


@pytest.mark.parametrize(("content", "code"), BYTES.items(), ids=range(len(BYTES)))
def test_bytes_that_are_no_deal(content: bytes, code: str, tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    (deal.folder / SET).write_bytes(content)
    store = Duplicates(tmp_path)
    assert not store.all()
    assert [fault.code for fault in store.broken] == [code]


def test_par_that_is_wrong_counts_as_none(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    write_par(deal.folder / PAR, ParGames(games=(ParGame(40, (0, 40), True),)))
    assert deal.par_games == 1
    (deal.folder / PAR).write_text('{"games": 7}', "utf-8")
    assert deal.par_games == 0
    with pytest.raises(RecordError):
        read_par(deal.folder / PAR)


def test_a_deal_can_be_thrown_away(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    store = Duplicates(tmp_path)
    thrown = store.remove(deal)
    assert not store.all()
    assert list((tmp_path / "trash").iterdir()) == [thrown]
    store.restore(thrown)
    assert [one.told.players for one in store.all()] == [deal.told.players]


def test_a_game_of_a_deal_is_not_taken_in_from_its_folder(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path / "deals")
    play(deal.play(0)[0], decisions=3).close()
    path = deal.folder / "1" / "game-0001.fort"
    saves = Saves(tmp_path / "games", tmp_path / "deals")
    for take in (saves.import_file, saves.home):
        with pytest.raises(RecordError) as caught:
            take(path)
        assert caught.value.code == "face_down"


PROGRAM = """
import sys
from pathlib import Path
from fort_desktop.session.duplicate.store import Duplicates
from tests.session.duplicate.deals import play
deal = Duplicates(Path(sys.argv[1])).all()[0]
session, _ = deal.play(0)
for number in range(10_000):
    play(session, decisions=1)
    print(len(session.events), flush=True)
"""


def test_a_program_that_is_killed_loses_no_move(tmp_path: Path) -> None:
    kept(CATALOG, tmp_path)
    call = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    program = subprocess.Popen(call, stdout=subprocess.PIPE, env=dict(os.environ), encoding="utf-8")
    assert program.stdout is not None
    told = [int(program.stdout.readline()) for _ in range(9)][-1]
    program.kill()
    program.communicate()
    deal = Duplicates(tmp_path).all()[0]
    assert deal.states[0] == "begun"
    session, _ = deal.play(0)
    assert len(session.events) >= told
    play(session).close()
    assert deal.states == ["played", "waits"]


def test_the_names_of_players_are_those_at_the_table(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path, 4)
    assert [deal.told.seats_of(number)[0].name for number in range(4)] == list(NAMES)
