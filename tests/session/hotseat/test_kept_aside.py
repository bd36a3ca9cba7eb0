"""What is held back, set and laid outlives closing and crashes, and nobody else reads it.

Plan point 6 and bar 7 of issue 18.
"""

import shutil
from pathlib import Path
from typing import Any

import pytest

from fort_desktop.cli import main
from fort_desktop.record.audit import audit
from fort_desktop.record.faults import RecordError
from fort_desktop.record.reader import read_record
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import text
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.loading import open_session
from tests.inside import game_of
from tests.record.forge import Row, forged, rows_of
from tests.record.games import saved
from tests.session.hotseat.sitting import Presser, asked_at_the_pads, session_of


def kept(catalog: Catalog, folder: Path, setup: Any = "basic", seed: int = 4) -> Hotseat:
    return Hotseat(session_of(catalog, "ppp", seed, setup, folder / "games"))


def after_a_kill(catalog: Catalog, hotseat: Hotseat, folder: Path) -> Hotseat:
    """The game as another program finds it if this one dies here and now."""
    path = folder / "copy.fort"
    shutil.copy(saved(hotseat.session), path)
    session, notices = open_session(catalog, path, folder)
    assert notices == []
    return Hotseat(session)


@pytest.mark.parametrize("setup", ["basic", "draft"])
def test_a_kill_after_any_press_loses_nothing(catalog: Catalog, tmp_path: Path, setup: str) -> None:
    hotseat = kept(catalog, tmp_path, setup)
    presser, held, glances, ahead = Presser(hotseat, 4), 0, 0, 0
    for number in range(260):
        presser.press()
        if number % 7 and hotseat.held is None and hotseat.stand.where != "glance":
            continue
        again = after_a_kill(catalog, hotseat, tmp_path)
        session, place = again.session, again.stand
        assert game_of(session).events == game_of(hotseat.session).events
        assert (session.aside, again.held) == (hotseat.session.aside, hotseat.held)
        # Nobody sees a hand by it.
        assert place.where in ("public", "curtain", "over")
        looked = hotseat.stand.why in ("follow", "look", "action")
        if hotseat.stand.where in ("glance", "private") and not looked:
            assert (place.seat, place.where) == (hotseat.stand.seat, "curtain")
        held += hotseat.held is not None
        glances += place.why == "glance"
        ahead += bool(session.aside.picks) and session.drafting.open
        session.close()
    assert held
    assert glances
    assert bool(ahead) == (setup == "draft")


def test_a_held_recruit_is_made_exactly_as_it_would_have_been(
    catalog: Catalog, tmp_path: Path
) -> None:
    hotseat = kept(catalog, tmp_path)
    Presser(hotseat, 4).until(lambda one: one.held is not None)
    again = after_a_kill(catalog, hotseat, tmp_path)
    hotseat.done()
    again.done()
    assert game_of(again.session).events == game_of(hotseat.session).events
    assert again.stand == hotseat.stand


def test_orders_and_standing_answers_come_back_and_end_with_the_own_turn(
    catalog: Catalog, tmp_path: Path
) -> None:
    hotseat = kept(catalog, tmp_path)
    presser = Presser(hotseat, 4)
    presser.until(lambda one: one.stand.where == "glance")
    seat = hotseat.stand.seat
    order = tuple(reversed(hotseat.hand_of(seat)))
    hotseat.lay(order)
    hotseat.set_standing("some", ("glue", "book"))
    again = after_a_kill(catalog, hotseat, tmp_path)
    assert again._laid(seat) == order
    assert again.hand_of(seat) == ()
    assert again.standing(seat) == hotseat.standing(seat)
    assert again.standing(seat).suits == ("glue", "book")
    Presser(again, 1).until(lambda one: one.session.public.leader == seat)
    assert again.standing(seat).ask == "always"


def test_no_command_prints_it_and_the_proof_is_the_same(
    catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hotseat = kept(catalog, tmp_path)
    presser = Presser(hotseat, 4)
    presser.until(lambda one: one.stand.where == "glance")
    path, bare = saved(hotseat.session), tmp_path / "bare.fort"
    rows = rows_of(path)
    assert any("aside" in row for row in rows)

    def without(lines: list[Row]) -> None:
        lines[:] = [row for row in lines if "aside" not in row]

    bare.write_bytes(forged(path, without))
    for extra in ([], ["--view", "0"], ["--json"], ["--audit"], ["--audit", "--json"]):
        printed = []
        for file in (path, bare):
            main(["replay", str(file), *extra])
            printed.append(capsys.readouterr().out.replace(str(file), "FILE"))
        assert printed[0] == printed[1]
        assert printed[0]
    record = read_record(path)
    assert audit(record.events, [text(act.move) for act in record.acts], 4, catalog).proved


@pytest.mark.parametrize("setup", ["basic", "draft"])
def test_a_window_that_only_looks_sees_no_hand_and_changes_nothing(
    catalog: Catalog, tmp_path: Path, setup: Any
) -> None:
    """Another program plays the game; whatever stands in its file, here it is public."""
    hotseat = kept(catalog, tmp_path, setup)
    presser = Presser(hotseat, 4)
    for _ in range(60):
        presser.press()
        session, notices = open_session(catalog, saved(hotseat.session))
        assert [notice.kind for notice in notices] == ["locked"]
        here = Hotseat(session)
        assert here.stand.where == "public"
        assert not here.view().own.hand or here.view().phase in ("recruit", "discard")
        assert (here.decision, here.go_on(), here.can_take_back) == (None, [], False)
        assert game_of(session).events == game_of(hotseat.session).events


def test_what_was_held_for_a_moment_that_is_over_is_void(catalog: Catalog, tmp_path: Path) -> None:
    """The program died after the move, and before the line that says that nothing waits."""
    hotseat = kept(catalog, tmp_path)
    Presser(hotseat, 4).until(lambda one: one.held is not None)
    stale = hotseat.session.aside.held
    assert stale is not None
    held = {"at": stale.at, "seat": stale.seat, "move": stale.move}
    hotseat.done()

    def put_back(rows: list[Row]) -> None:
        rows.append({"aside": {"held": held}})

    path = tmp_path / "stale.fort"
    path.write_bytes(forged(saved(hotseat.session), put_back))
    session, _ = open_session(catalog, path)
    assert Hotseat(session).held is None
    session.close()


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "too many hands": ({"hands": [[]] * 5}, "bad_line"),
    "a seat too many": ({"glance": {"at": 1, "seat": 3}}, "bad_line"),
    "a seat out of bounds": ({"drafting": 4}, "bad_line"),
    "a card that there is not": ({"hands": [["nobody.7"]]}, "bad_line"),
    "a hand without end": ({"hands": [["bug.1"] * 5000]}, "bad_line"),
    "an answer to no question": ({"held": {"at": -1, "seat": 0, "move": "x"}}, "bad_line"),
    "a suit that there is not": ({"standing": [{"until": 1, "suits": ["hat"]}]}, "bad_line"),
    "an unknown player": (
        {"changes": [{"at": 1, "seat": 0, "name": "A", "player": "wizard"}]},
        "unknown_player",
    ),
    "a name that cannot be shown": (
        {"changes": [{"at": 1, "seat": 0, "name": "A\u0000", "player": "human"}]},
        "bad_text",
    ),
    "nobody left": (
        {"changes": [{"at": 1, "seat": i, "name": "A", "player": "easy"} for i in range(3)]},
        "bad_line",
    ),
    "no object at all": ({"hands": "bug.1"}, "bad_line"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_line_that_cannot_be_is_refused_with_code_and_place(
    catalog: Catalog, tmp_path: Path, name: str
) -> None:
    aside, code = WRONG[name]
    hotseat = kept(catalog, tmp_path)
    Presser(hotseat, 4).until(asked_at_the_pads)
    path = tmp_path / "wrong.fort"
    path.write_bytes(forged(saved(hotseat.session), lambda rows: rows.append({"aside": aside})))
    line = len(path.read_bytes().splitlines())
    record = read_record(path)
    if record.damage is not None:
        # A line that is no such line ends the good part of the file.
        assert (record.damage.code, record.damage.line) == (code, line)
        return
    with pytest.raises(RecordError) as caught:
        open_session(catalog, path)
    assert (caught.value.code, caught.value.line) == (code, line)


@pytest.mark.parametrize(
    ("setup", "aside"),
    [
        ("basic", {"held": {"seat": 0, "move": "recruit deck"}}),
        ("draft", {"held": {"seat": 0, "move": "pick nobody"}}),
        ("draft", {"picks": [["nobody"]]}),
        ("draft", {"picks": [["bug", "bug", "bug"]]}),
        ("draft", {"picks": [["bug"] * 8] * 3}),
    ],
)
def test_an_answer_that_the_question_does_not_allow_is_refused(
    catalog: Catalog, tmp_path: Path, setup: str, aside: dict[str, Any]
) -> None:
    hotseat = kept(catalog, tmp_path, setup)

    def wrong(rows: list[Row]) -> None:
        if "held" in aside:
            aside["held"]["at"] = hotseat.session.made
        rows.append({"aside": aside})

    path = tmp_path / "wrong.fort"
    path.write_bytes(forged(saved(hotseat.session), wrong))
    with pytest.raises(RecordError) as caught:
        open_session(catalog, path)
    assert caught.value.code == "bad_line"
    assert caught.value.line == len(path.read_bytes().splitlines())
