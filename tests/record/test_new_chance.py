"""A copy of a game that is not over has a chance of its own: it cannot tell the draws to come."""

import json
from pathlib import Path

import pytest

from fort_desktop.cli import main
from fort_desktop.content import load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import Chain
from fort_desktop.record.reader import read_record
from fort_desktop.record.saves import Saves
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import RuleError, SetupKind
from fort_desktop.rules.turn.renewal import Source
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session
from tests.inside import game_of
from tests.property.test_contract import SETUPS, new_game, played
from tests.record.games import begin, play, saved

CATALOG = load_catalog()


def game(folder: Path, decisions: int = 40, practice: bool = False) -> Path:
    session = begin(CATALOG, folder, practice=practice)
    play(session, decisions)
    path = saved(session)
    session.close()
    return path


def opened(path: Path) -> Session:
    session, notices = open_session(CATALOG, path)
    assert notices == []
    return session


def renewals(session: Session) -> list[ev.ChanceRenewed]:
    return [event for event in game_of(session).events if isinstance(event, ev.ChanceRenewed)]


def to_come(game: Game) -> tuple[object, ...]:
    """All that is drawn and shuffled later on."""
    state = game.state
    return (*(seat.deck for seat in state.seats), state.park_deck, state.rules, game.chance)


def held(game: Game) -> list[tuple[str, ...]]:
    """What somebody has in the hand or lies open, and which cards each deck has."""
    state = game.state
    decks = [tuple(sorted(seat.deck)) for seat in state.seats]
    return [*decks, tuple(sorted(state.park_deck)), *(seat.hand for seat in state.seats)]


@pytest.mark.parametrize("decisions", [0, 25, 90])
def test_a_copy_knows_what_was_seen_and_nothing_of_what_comes(
    tmp_path: Path, decisions: int
) -> None:
    path = game(tmp_path, decisions)
    first = opened(path)
    copies = [opened(Saves(tmp_path).copy(path)) for _ in range(2)]
    assert renewals(first) == []
    for copy in copies:
        assert len(renewals(copy)) == 1
        assert held(game_of(copy)) == held(game_of(first))
        for seat in range(3):
            assert game_of(copy).view(seat) == game_of(first).view(seat)
    come = [to_come(game_of(one)) for one in (first, *copies)]
    assert len({found[-1] for found in come}) == 3, "chance"
    assert len({found[-3] for found in come}) == 3, "the Park deck"
    decks = [found[:-3] for found in come]
    assert len(set(decks)) == 3 or not any(decks[0]), "the decks"


def test_it_is_drawn_once_and_kept(tmp_path: Path) -> None:
    copy = Saves(tmp_path).copy(game(tmp_path))
    session = opened(copy)
    drawn, come = renewals(session), to_come(game_of(session))
    session.close()
    again = opened(copy)
    assert renewals(again) == drawn
    assert to_come(game_of(again)) == come
    again.close()


def test_if_it_was_not_written_whole_it_is_drawn_again(tmp_path: Path) -> None:
    copy = Saves(tmp_path).copy(game(tmp_path))
    before = copy.read_bytes()
    opened(copy).close()
    torn = copy.read_bytes()
    assert torn.startswith(before)
    copy.write_bytes(torn[: torn.rindex(b'{"n":')])
    record = read_record(copy)
    assert record.anew
    assert not any(isinstance(event, ev.ChanceRenewed) for event in record.events)
    session, _ = open_session(CATALOG, copy)
    assert len(renewals(session)) == 1
    session.close()


def test_nothing_from_before_is_taken_back_or_made_again(tmp_path: Path) -> None:
    """The old order of the decks would come back with it."""
    path = game(tmp_path, practice=True)
    first = opened(path)
    first.undo()
    assert first.can_undo
    assert first.can_redo
    first.close()
    copy = opened(Saves(tmp_path).copy(path))
    assert copy.practice
    assert not copy.can_undo
    assert not copy.can_redo
    with pytest.raises(RuleError):
        game_of(copy).pop()
    made = len(game_of(copy).acts)
    play(copy, 12)
    assert copy.can_undo, "what was done since"
    copy.see_as(0)
    while copy.can_undo:
        copy.undo()
    assert len(game_of(copy).acts) >= made
    assert len(renewals(copy)) == 1
    copy.close()


def test_a_line_that_takes_back_what_was_before_is_refused(tmp_path: Path) -> None:
    copy = Saves(tmp_path).copy(game(tmp_path))
    opened(copy).close()
    record = read_record(copy)
    assert record.chain is not None
    undo = b'{"undo":%d,"acts":1}' % sum(
        not isinstance(event, ev.DecisionDue) for event in record.events[record.acts[-1].at :]
    )
    copy.write_bytes(copy.read_bytes() + record.chain.seal(undo))
    damage = read_record(copy).damage
    assert damage is not None
    assert damage.code == "bad_undo"


def audited(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["replay", str(path), "--audit"])
    return code, capsys.readouterr().out


@pytest.mark.parametrize("decisions", [0, 40])
def test_new_chance_is_proved_too(
    tmp_path: Path, decisions: int, capsys: pytest.CaptureFixture[str]
) -> None:
    saves = Saves(tmp_path)
    copy = opened(saves.copy(game(tmp_path, decisions)))
    play(copy, 30)
    shown = renewals(copy)[0].commitment
    again = opened(saves.copy(saved(copy)))
    play(again, 30)
    second = renewals(again)[1].commitment
    copy.close()
    again.close()
    for one, found in ((copy, [shown]), (again, [shown, second])):
        code, said = audited(saved(one), capsys)
        assert code == 0, said
        assert said.startswith(f"proved: {len(game_of(one).acts)} moves, ")
        assert [digits for digits in found if digits in said] == found
        told = [row for row in said.splitlines() if "everything hidden is new from here on" in row]
        assert len(told) == len(found)


def forged(path: Path, change: dict[str, object]) -> Path:
    """The same record with another new chance, sealed again."""
    chain, rows = Chain(), []
    for row in path.read_bytes().splitlines():
        line = json.loads(row)
        del line["n"], line["c"]
        if line.get("event", {}).get("e") == "chance_renewed":
            line["event"] |= change
        rows.append(chain.seal(json.dumps(line, separators=(",", ":")).encode()))
    target = path.with_name("forged.fort")
    target.write_bytes(b"".join(rows))
    return target


def test_forged_chance_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = opened(Saves(tmp_path).copy(game(tmp_path)))
    copy.close()
    park = list(reversed(renewals(copy)[0].park))
    assert audited(forged(saved(copy), {"park": park}), capsys)[0] == 1
    code, said = audited(forged(saved(copy), {"secret": "0" * 32}), capsys)
    assert code == 1
    assert "the secret does not match the fingerprint" in said


def test_the_results_of_a_copy_do_not_tell_the_seed_of_the_game(tmp_path: Path) -> None:
    path = game(tmp_path)
    copy = opened(Saves(tmp_path).copy(path))
    play(copy, 100_000)
    assert copy.ended
    assert copy.proof is not None
    assert copy.proof.veiled
    copy.close()


def test_a_branch_of_a_copy_that_is_over_has_new_chance_where_the_game_still_tells(
    tmp_path: Path,
) -> None:
    """Before the copy was made its cards are those of a game that is perhaps going on."""
    path = game(tmp_path, 60)
    first = opened(path)
    copy = first.branch(first.at, tmp_path)
    renewed = game_of(copy).events.index(renewals(copy)[0])
    play(copy, 100_000)
    assert copy.ended
    earlier = copy.branch(renewed // 2, tmp_path)
    assert len(renewals(earlier)) == 1
    assert renewals(earlier) != renewals(copy)
    later = copy.branch(copy.before_end or 0, tmp_path)
    assert renewals(later) == renewals(copy), "its own cards may be tried again"
    for one in (first, copy, earlier, later):
        one.close()


def test_a_branch_of_a_game_that_is_over_has_the_same_cards(tmp_path: Path) -> None:
    session = opened(game(tmp_path, 100_000))
    other = session.branch(len(game_of(session).events) // 2, None)
    assert renewals(other) == []
    session.close()


def test_a_copy_does_not_spoil_the_game_itself(tmp_path: Path) -> None:
    """It tells nothing of it: whoever takes the game out of the trash has it as it was."""
    path, saves = game(tmp_path), Saves(tmp_path)
    content = path.read_bytes()
    opened(saves.copy(path)).close()
    back = saves.restore(saves.delete(path))
    assert back.read_bytes() == content
    assert not saves.slot(back).summary.practice


def test_a_game_that_comes_back_after_another_file_went_on_is_a_copy(tmp_path: Path) -> None:
    """Exported, thrown away, fetched, looked into, thrown away, and taken back out of the trash."""
    games = tmp_path / "games"
    path, saves = game(games), Saves(games)
    sent = saves.export(path, tmp_path / "elsewhere")
    thrown = saves.delete(path)
    second = saves.import_file(sent)
    assert saves.slot(second).summary.practice, "the trash has the very same"
    second.write_bytes(sent.read_bytes())
    ahead = opened(second)
    play(ahead, 30)
    ahead.close()
    gone = saves.delete(second)
    back = saves.restore(thrown)
    assert saves.slot(back).summary.practice
    assert read_record(back).anew
    assert not thrown.exists()
    assert gone.exists()


def test_a_game_of_a_day_that_is_taken_in_is_a_copy(tmp_path: Path) -> None:
    path = game(tmp_path / "days")
    saves = Saves(tmp_path / "games", beside=tmp_path / "days")
    assert read_record(saves.import_file(path)).anew


def test_whoever_opens_a_copy_that_others_play_renews_nothing(tmp_path: Path) -> None:
    copy = Saves(tmp_path).copy(game(tmp_path))
    chain = read_record(copy).chain
    assert chain is not None
    first = opened(copy)
    assert saved(first) == copy
    looking, _ = open_session(CATALOG, copy)
    assert looking.looking
    assert renewals(looking) == renewals(first)
    first.close()


def test_a_record_of_before_seals_is_renewed_too(tmp_path: Path) -> None:
    path = tmp_path / "game.fort"
    rows: list[object] = [{"fort": 1, "seed": 5}]
    for row in game(tmp_path / "new").read_bytes().splitlines():
        line = json.loads(row)
        rows += [{key: line[key]} for key in ("event", "due") if key in line]
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")
    assert read_record(path).chain is None
    copy = Saves(tmp_path).copy(path)
    assert read_record(copy).anew
    session, _ = open_session(CATALOG, copy)
    assert len(renewals(session)) == 1
    session.close()
    assert len(renewals(opened(saved(session)))) == 1


@pytest.mark.clause("INFO-1")
@pytest.mark.parametrize("setup", SETUPS)
def test_in_every_moment_nobody_sees_another_game_than_before(setup: SetupKind) -> None:
    """The question, its answers and every view are what they were; nothing is lost."""
    looked = 0
    for seed in range(4):
        for at in played(new_game(2 + seed % 3, seed, setup), Rng(seed)):
            twin = at.copy()
            twin.renew(Source(seed + 1))
            assert twin.legal_moves() == at.legal_moves()
            assert held(twin) == held(at)
            for seat in range(len(at.state.seats)):
                assert twin.view(seat) == at.view(seat)
            seen = bool(at.state.keepers) or at.state.pending.stage == "keep"
            looked += seen
            assert not seen or twin.state.rules == at.state.rules
    assert looked > 0


def test_rules_that_nobody_has_seen_are_others(tmp_path: Path) -> None:
    found = set()
    for seed in range(12):
        game = new_game(2, 5, "basic")
        game.renew(Source(seed))
        found.add(frozenset(game.state.rules))
    assert len(found) > 1


BAD: dict[str, dict[str, object]] = {
    "other cards": {"park": ("bug.1",)},
    "fewer decks": {"decks": ()},
    "fewer rules": {"rules": ()},
}


@pytest.mark.parametrize("change", BAD)
def test_a_file_cannot_bring_other_cards_with_it(tmp_path: Path, change: str) -> None:
    copy = Saves(tmp_path).copy(game(tmp_path))
    opened(copy).close()
    with pytest.raises(RecordError, match="misfit"):
        read_record(forged(copy, BAD[change])).game(CATALOG)
