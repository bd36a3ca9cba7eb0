"""The draft in waves equals choosing at once (SETUP-7; plan point 4 and bar 2 of issue 18)."""

from pathlib import Path

import pytest

from fort_desktop.cli import main
from fort_desktop.record.audit import audit
from fort_desktop.record.reader import read_record
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import View, redact
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move, Pick, text
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.session.drafting import CHOICES, Picks
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.packs import Go
from fort_desktop.session.loading import open_session
from tests.inside import game_of
from tests.record.forge import Row, forged
from tests.record.games import saved
from tests.session.hotseat.sitting import Presser, session_of, sit_down

Asked = dict[tuple[int, int], tuple[View, tuple[Move, ...]]]
"""What a seat saw and was asked at its k-th pick."""

PRESSES = 200
"""More than a draft of four persons takes."""


def in_waves(hotseat: Hotseat, seed: int) -> tuple[Asked, list[int]]:
    """Draft to the end; returns what persons were shown, and who came to the screen."""
    presser, seen, stays = Presser(hotseat, seed), Asked(), list[int]()
    for _ in range(PRESSES):
        if not hotseat.session.drafting.open:
            return seen, stays
        stand, decision = hotseat.stand, hotseat.decision
        if stand.where == "curtain":
            stays.append(stand.seat)
        if decision is not None and stand.where == "private" and hotseat.packs is not None:
            number = len(hotseat.packs.picks[decision.seat])
            seen[decision.seat, number] = hotseat.view(), decision.moves
        presser.press()
    raise AssertionError("the draft never ends")


def at_once(catalog: Catalog, hotseat: Hotseat, players: str, seed: int) -> Asked:
    """What seats see and are asked where the rules ask them, with the same picks."""
    game = game_of(session_of(catalog, players, seed, "draft"))
    twin, seen = game.copy(), Asked()
    for act in game_of(hotseat.session).acts:
        decision = twin.decision
        assert decision is not None
        if decision.kind != "pick":
            break
        number = len(twin.state.seats[decision.seat].picks)
        seen[decision.seat, number] = twin.view(decision.seat), decision.moves
        twin.push(act.move)
    return seen


@pytest.mark.clause("SETUP-7", "INFO-1")
@pytest.mark.parametrize(
    ("players", "seed"),
    [("pp", 6), ("ppp", 6), ("pppp", 6), ("pppp", 7), ("pcpc", 6), ("ppcc", 6), ("pppc", 6)],
)
def test_at_every_pick_a_person_knows_what_they_would_know_if_all_chose_at_once(
    catalog: Catalog, players: str, seed: int
) -> None:
    """The view and the question of each pick, against the game in the order of the rules."""
    hotseat = sit_down(catalog, players, seed, "draft")
    seen, _ = in_waves(hotseat, 2)
    ruled = at_once(catalog, hotseat, players, seed)
    assert set(seen) == all_picks(players)
    for key, shown in seen.items():
        assert shown == ruled[key], key


def all_picks(players: str) -> set[tuple[int, int]]:
    """Every pick of every person, by seat and number."""
    persons = [seat for seat, sign in enumerate(players) if sign == "p"]
    return {(seat, number) for seat in persons for number in range(CHOICES)}


@pytest.mark.clause("R-31", "SETUP-7", "INFO-1")
@pytest.mark.parametrize("players", ["pp", "ppp", "pppp", "ppc"])
def test_a_pack_whose_last_kids_are_alike_comes_to_its_person_all_the_same(
    catalog: Catalog, players: str
) -> None:
    """The rules pick there by themselves (R-31): whoever was not called to it would tell of it."""
    alike = 0
    for seed in range(1, 13):
        hotseat = sit_down(catalog, players, seed, "draft")
        goes = hotseat.packs.goes if hotseat.packs is not None else ()
        seen, stays = in_waves(hotseat, 10 * seed)
        assert set(seen) == all_picks(players)
        assert [go.seat for go in goes] == stays
        ruled = at_once(catalog, hotseat, players, seed)
        for key, (view, moves) in seen.items():
            if key in ruled:
                assert (view, moves) == ruled[key]
            else:
                alike += 1
                assert (key[1], len(moves)) == (CHOICES - 1, 1)
        assert hotseat.session.public.round == 1
    assert alike


@pytest.mark.clause("SETUP-7", "INFO-1")
def test_a_pick_does_not_know_what_others_have_kept_meanwhile(catalog: Catalog) -> None:
    """Another seat keeps another kid: nobody sees it before that pack comes."""
    first = sit_down(catalog, "ppp", 6, "draft")
    other = sit_down(catalog, "ppp", 6, "draft")
    for hotseat, index in ((first, 0), (other, 3)):
        hotseat.open()
        assert hotseat.decision is not None
        hotseat.answer(hotseat.decision.moves[index])
        hotseat.done()
        hotseat.open()
    # Seat 1 chooses from its own pack: what seat 0 has kept is unknown yet.
    assert first.stand.seat == other.stand.seat == 1
    assert first.view() == other.view()
    for hotseat in (first, other):
        assert hotseat.decision is not None
        hotseat.answer(hotseat.decision.moves[0])
        hotseat.done()
    # Now its pack has come.
    assert first.stand.seat == other.stand.seat == 1
    assert first.view() != other.view()


@pytest.mark.clause("SETUP-7", "INFO-1")
def test_a_curtain_in_a_draft_tells_neither_the_pack_below_it_nor_what_was_kept(
    catalog: Catalog,
) -> None:
    hotseat = sit_down(catalog, "ppp", 6, "draft")
    presser, curtains = Presser(hotseat), 0
    while hotseat.session.drafting.open:
        if hotseat.stand.where == "curtain":
            view = hotseat.view()
            assert (view.seat, view.packs) == (hotseat.stand.seat, ())
            assert set(view.own.hand) | set(view.own.picks) <= {HIDDEN}
            curtains += 1
        presser.press()
    assert curtains == 9


@pytest.mark.parametrize(("players", "most"), [("pp", 8), ("ppp", 9), ("pppp", 10)])
def test_the_screen_changes_hands_no_more_often_than_it_has_to(
    catalog: Catalog, players: str, most: int
) -> None:
    hotseat = sit_down(catalog, players, 6, "draft")
    assert hotseat.packs is not None
    goes = hotseat.packs.goes
    _, stays = in_waves(hotseat, 2)
    assert len(stays) == len(goes) == most
    assert [go.seat for go in goes] == stays


def test_the_stays_are_told_with_their_packs(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pppp", 6, "draft")
    assert hotseat.packs is not None
    assert hotseat.packs.goes[:5] == (
        Go(0, 1, 1),
        Go(1, 1, 2),
        Go(2, 1, 3),
        Go(3, 1, 4),
        Go(0, 2, 5),
    )


def test_a_pick_waits_for_done_and_the_next_pack_opens_only_then(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 6, "draft")
    hotseat.open()
    assert hotseat.decision is not None
    one, two = hotseat.decision.moves[:2]
    before = hotseat.view()
    assert hotseat.answer(one) == []
    assert (hotseat.held, hotseat.view(), hotseat.session.made) == (one, before, 0)
    hotseat.take_back()
    assert hotseat.held is None
    hotseat.answer(two)
    hotseat.done()
    assert [act.move for act in game_of(hotseat.session).acts] == [two]
    assert hotseat.stand.seat == 1
    assert not hotseat.can_take_back


@pytest.mark.clause("SETUP-7", "INFO-1")
@pytest.mark.parametrize("players", ["pp", "ppp", "pppp", "pppc"])
def test_the_record_is_as_if_seats_had_been_asked_in_order(
    catalog: Catalog, tmp_path: Path, players: str
) -> None:
    """Picks in the order of the seats, each an event of its own, and proved like any other game."""
    hotseat = Hotseat(session_of(catalog, players, 6, "draft", tmp_path / "games"))
    in_waves(hotseat, 2)
    path, n = saved(hotseat.session), len(players)
    record = read_record(path)
    hotseat.session.close()
    drafted = [event for event in record.events if isinstance(event, ev.KidDrafted)]
    assert [event.seat for event in drafted] == [*range(n)] * 8
    assert [act.seat for act in record.acts] == [*range(n)] * CHOICES
    assert all(isinstance(act.move, Pick) for act in record.acts)
    proof = audit(record.events, [text(act.move) for act in record.acts], 6, catalog)
    assert proof.proved
    straight = Game.new(catalog, hotseat.session.seats, 6, "draft")
    for act in record.acts:
        straight.push(act.move)
    assert straight.events == record.events
    for seat in range(n):
        told = [redact(event, seat) for event in record.events]
        assert told == [redact(event, seat) for event in straight.events]
        others = [
            event for event in told if isinstance(event, ev.KidDrafted) and event.seat != seat
        ]
        assert {event.card for event in others} == {HIDDEN}


@pytest.mark.clause("INFO-1")
@pytest.mark.parametrize("players", ["pp", "ppp", "pppp"])
def test_whoever_reads_the_record_of_a_running_draft_learns_no_pick_ahead(
    catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str], players: str
) -> None:
    """Two drafts with another kid kept ahead of its turn print the same, for each seat and all."""
    printed, ahead = list[list[str]](), set[Picks]()
    for last in (0, 4):
        hotseat = Hotseat(session_of(catalog, players, 6, "draft", tmp_path / str(last)))
        for index in (0, 0, last):
            # Of the second seat's picks the second is no move before the first seat has picked too.
            hotseat.open()
            assert hotseat.decision is not None
            hotseat.answer(hotseat.decision.moves[index])
            hotseat.done()
        path = saved(hotseat.session)
        ahead.add(read_record(path).aside.picks)
        views = [["--view", str(seat)] for seat in range(len(players))]
        for extra in ([], *views):
            main(["replay", str(path), *extra])
        printed.append(capsys.readouterr().out.replace(str(path), "FILE").splitlines())
        hotseat.session.close()
    assert len(ahead) == 2
    assert printed[0] == printed[1]


def test_computers_pick_whoever_is_at_the_screen(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppcc", 6, "draft")
    _, stays = in_waves(hotseat, 2)
    assert stays == [0, 1, 0, 1]


def test_picks_that_were_kept_but_not_made_are_made_by_whoever_plays_the_game(
    catalog: Catalog, tmp_path: Path
) -> None:
    """The program died between the line that keeps a pick and the move."""
    hotseat = Hotseat(session_of(catalog, "ppp", 6, "draft", tmp_path / "games"))
    hotseat.open()
    assert hotseat.decision is not None
    hotseat.answer(hotseat.decision.moves[2])
    hotseat.done()
    path = tmp_path / "cut.fort"

    def cut(rows: list[Row]) -> None:
        made = next(i for i, row in enumerate(rows) if "move" in row)
        del rows[made:]

    path.write_bytes(forged(saved(hotseat.session), cut))
    session, _ = open_session(catalog, path)
    assert session.made == 0
    session.looking = True
    assert Hotseat(session).stand.where == "public"
    assert session.made == 0
    session.looking = False
    again = Hotseat(session)
    assert game_of(session).events == game_of(hotseat.session).events
    assert again.stand == hotseat.stand


def test_whoever_has_picked_sees_no_hand_while_computers_pick(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pcp", 3, "draft")
    waited = 0
    for _ in range(PRESSES):
        packs, stand = hotseat.packs, hotseat.stand
        if packs is None:
            break
        if stand.where == "private" and packs.seat != stand.seat:
            waited += 1
            assert set(hotseat.view().own.hand) <= {HIDDEN}
            assert hotseat.session.covered
        Presser(hotseat, waited).press()
    assert waited
