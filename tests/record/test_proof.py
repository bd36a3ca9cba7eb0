"""`replay --audit`: what it proves of a file, and that new seals do not help a forger."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fort_desktop.cli import main
from fort_desktop.commands.audit import prove
from fort_desktop.record.format import Deal
from fort_desktop.record.journal import write_record
from fort_desktop.record.reader import read_record
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.loading import open_session
from fort_desktop.session.seed import secret_deal
from fort_desktop.session.session import Session
from tests.inside import game_of
from tests.record.games import PERSON_AND_TWO, play, saved
from tests.thorough import THOROUGH

SECRET = "00112233445566778899aabbccddeeff"
Row = dict[str, Any]
Change = Callable[[list[Row]], None]


def audited(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code and answer of the command."""
    capsys.readouterr()
    code = main(["replay", str(path), "--audit"])
    said = capsys.readouterr()
    return code, (said.out or said.err).strip()


def fair_game(catalog: Catalog, folder: Path, moves: int, practice: bool = False) -> Session:
    """A game with a secret and words; as many moves of it as there are, at most."""
    deal = secret_deal(SECRET, "  Zoë was here ")
    session = Session.new(catalog, PERSON_AND_TWO, deal, "draft", folder, practice)
    play(session, moves)
    return session


@pytest.fixture(scope="module")
def fair(catalog: Catalog, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game with a commitment."""
    session = fair_game(catalog, tmp_path_factory.mktemp("fair"), 100_000)
    session.close()
    return saved(session)


def forged(path: Path, change: Change) -> Path:
    """A copy with rows changed and all seals made anew, as a forger would do it."""
    rows = [json.loads(row) for row in path.read_text("utf-8").splitlines()]
    for row in rows:
        del row["n"], row["c"]
    change(rows)
    copy = path.with_name("forged.fort")
    write_record(copy, [msgspec.json.encode(row) for row in rows])
    assert read_record(copy).damage is None
    return copy


def test_records_are_proved_and_a_forged_draw_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    each, few = (45, 10) if THOROUGH else (12, 2)
    tables = {"random,random": each, "random,easy,random": few, "random,random,random,random": each}
    for players, games in tables.items():
        call = ["simulate", "--players", players, "--games", str(games), "--seed", "900"]
        assert main([*call, "--log", str(tmp_path / players)]) == 0
    paths = sorted(tmp_path.rglob("*.fort"))
    assert len(paths) == 2 * each + few
    for path in paths:
        proof = prove(path)
        assert proof.holds, proof
        assert proof.over
        assert proof.chance.draws > 20
    rows = [json.loads(row) for row in paths[each].read_text("utf-8").splitlines()]
    events = [row["event"] for row in rows if "event" in row]
    number = len(events) * 2 // 3
    while events[number]["e"] != "card_drawn":
        number += 1
    true = events[number]["card"]

    def forge(rows: list[Row]) -> None:
        event = [row["event"] for row in rows if "event" in row][number]
        event["card"] = "bug.1" if true != "bug.1" else "bug.2"

    code, said = audited(forged(paths[each], forge), capsys)
    assert code == 1
    assert said.startswith(f"not proved: event {number + 1}: ")
    assert true in said


def test_a_fair_game_is_proved_with_its_commitment(
    fair: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = secret_deal(SECRET, "Zoë was here")
    assert read_record(fair).header.deal == deal
    code, said = audited(fair, capsys)
    assert code == 0
    parts = said.splitlines()[0].split("; ")
    assert parts[0].startswith("proved: ")
    assert parts[1:] == [f"the secret matches its fingerprint {deal.commitment}"]
    assert main(["replay", str(fair), "--audit", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["proved"], data["over"], data["commitment"]) == (True, True, deal.commitment)
    assert parts[0] == (
        f"proved: {data['moves']} moves, {data['shuffles']} shuffles, {data['draws']} draws"
    )


def reseeded(rows: list[Row]) -> None:
    rows[0]["seed"] += 1


def resworn(rows: list[Row]) -> None:
    rows[0]["secret"] = SECRET[::-1]


def reworded(rows: list[Row]) -> None:
    rows[0]["words"] = "Zoe was here"


def silent(rows: list[Row]) -> None:
    del rows[0]["secret"]


def uncommitted(rows: list[Row]) -> None:
    del rows[0]["commitment"]


def stripped(rows: list[Row]) -> None:
    """This cannot be found, but it is told that there is nothing to compare."""
    for key in ("commitment", "secret", "words"):
        del rows[0][key]


def swapped(rows: list[Row]) -> None:
    """Two copies of a kid change places everywhere: the game replays well."""
    lines = msgspec.json.encode(rows[1:]).decode()
    lines = lines.replace('"bug.1"', '"?"').replace('"bug.2"', '"bug.1"').replace('"?"', '"bug.2"')
    rows[1:] = json.loads(lines)


def shortened(rows: list[Row]) -> None:
    """The end is left out, and with it the move that brought it."""
    del rows[-1]


FORGERIES: dict[Change, str] = {
    reseeded: "not proved: event 2: the seed gives",
    resworn: "not proved: the secret does not match the fingerprint",
    reworded: "not proved: the seed does not come from the secret and the words",
    silent: "not proved: there is a fingerprint, but no secret",
    uncommitted: "not proved: there is a secret or words, but no fingerprint",
    swapped: "not proved: event 2: the seed gives",
    shortened: "the game is not over",
    stripped: "the seed is a plain number, without a fingerprint",
}


@pytest.mark.parametrize("change", FORGERIES)
def test_what_is_forged_is_told(
    fair: Path, change: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = audited(forged(fair, change), capsys)
    assert FORGERIES[change] in said
    assert code == int(said.startswith("not proved"))


def test_undo_branches_and_reopened_games_are_proved(
    catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = fair_game(catalog, tmp_path / "whole", 90, practice=True)
    for _ in range(3):
        session.undo()
    play(session, 12)
    branch = session.branch(len(game_of(session).events) // 2, tmp_path / "branch")
    play(branch, 25)
    made = len(game_of(branch).acts)
    session.close()
    branch.close()
    again, notices = open_session(catalog, saved(session))
    assert not notices
    play(again, 20)
    again.close()
    for one, moves in ((branch, made), (again, len(game_of(again).acts))):
        code, said = audited(saved(one), capsys)
        assert code == 0
        assert said.startswith(f"proved: {moves} moves, ")
        assert "the secret matches its fingerprint" in said
        assert said.splitlines()[0].endswith("; the game is not over")
        assert ("everything hidden is new from here on" in said) == (one is branch)


def test_nothing_is_told_before_the_game_is_over(
    catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither by the session, nor by the audit, nor by the results of a branch."""
    session = fair_game(catalog, tmp_path / "whole", 40)
    deal = secret_deal(SECRET, "Zoë was here")
    assert session.proof is None
    for more in ([], ["--json"]):
        assert main(["replay", str(saved(session)), "--audit", *more]) == 0
        said = capsys.readouterr().out
        assert SECRET not in said
        assert str(deal.seed) not in said
    branch = session.branch(len(game_of(session).events) // 2, tmp_path / "branch")
    play(branch, 100_000)
    branch.close()
    assert branch.proof == Deal(0, veiled=True)
    again, _ = open_session(catalog, saved(branch))
    assert again.proof == Deal(0, veiled=True)
    again.close()
    play(session, 100_000)
    session.close()
    assert session.proof == deal
    assert session.branch(50, None)._deal == deal


def test_a_game_just_dealt_is_proved(
    catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = fair_game(catalog, tmp_path, 0)
    session.close()
    code, said = audited(saved(session), capsys)
    assert (code, said[:16]) == (0, "proved: 0 moves,")


def seedless(rows: list[Row]) -> None:
    for key in ("seed", "commitment", "secret", "words"):
        del rows[0][key]


def moveless(rows: list[Row]) -> None:
    rows[:] = [row for row in rows if "move" not in row]


@pytest.mark.parametrize(
    ("change", "expected"),
    [(seedless, "contains no seed"), (moveless, "does not contain the moves")],
)
def test_a_record_with_nothing_to_prove_is_a_wrong_input(
    fair: Path,
    change: Change,
    expected: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, said = audited(forged(fair, change), capsys)
    assert code == 2
    assert expected in said
    assert said.count("\n") == 0


def test_wrong_files_and_calls(
    fair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = fair.read_bytes().splitlines(keepends=True)
    path = tmp_path / "game.fort"
    path.write_bytes(b"".join([*rows[:-9], b"x\n", *rows[-9:]]))
    code, said = audited(path, capsys)
    assert (code, f"{path}:{len(rows) - 8}: It is damaged." in said) == (2, True)
    path.write_bytes(b"".join(rows)[:-5])
    assert main(["replay", str(path), "--audit"]) == 0
    answer = capsys.readouterr()
    assert "Everything before it is proved" in answer.err
    assert answer.out.startswith("proved: ")
    assert audited(tmp_path / "none.fort", capsys)[0] == 2
    for more in (["--to", "3"], ["--view", "0"]):
        assert main(["replay", str(fair), "--audit", *more]) == 2
        assert "--audit proves a whole record" in capsys.readouterr().err


def test_a_deck_of_its_own_is_told(
    catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Proved too, but a forger may have printed the cards: so that is said."""
    kids, points = tuple(catalog.kids.values()), (0, 1, 3, 9, 16, 24)
    own = Catalog(kids, points, catalog.costs, catalog.perks, catalog.rules)
    session = Session.new(own, PERSON_AND_TWO, 5, "basic", tmp_path)
    play(session, 30)
    session.close()
    code, said = audited(saved(session), capsys)
    assert (code, f"; with its own cards ({own.digest})" in said) == (0, True)


def test_what_is_not_proved_is_said(
    fair: Path, catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said = audited(fair, capsys)
    assert "Not proved: the moves of computer players (Tomek, Zoë ż я)." in said
    assert "many secrets" not in said  # the players added words
    assert "taken back" not in said
    session = Session.new(catalog, PERSON_AND_TWO, secret_deal(SECRET), "basic", tmp_path)
    session.make_practice()
    play(session, 40)
    while session.can_undo and not session.limits.taken_back:
        session.undo()
    session.close()
    assert session.limits.taken_back == 1
    code, said = audited(saved(session), capsys)
    assert code == 0
    assert said.startswith("proved: ")
    for words in ("many secrets", "a practice game", "Moves taken back that had already shown"):
        assert words in said
    again, _ = open_session(catalog, saved(session))
    again.close()
    assert again.limits == session.limits
    assert main(["replay", str(saved(session)), "--audit", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["practice"], answer["taken_back"]) == (True, 1)
    assert answer["computers"] == ["Tomek", "Zoë ż я"]
