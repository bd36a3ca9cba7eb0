"""What persons do together: taking back by consent, seats that pass, house rules."""

from pathlib import Path
from shutil import copyfile

import pytest

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Stand, Wish
from fort_desktop.session.loading import open_session
from tests.inside import game_of
from tests.record.games import saved
from tests.session.hotseat.sitting import Presser, asked_at_the_pads, session_of, sit_down


def after_a_turn(catalog: Catalog, seed: int = 2) -> tuple[Hotseat, int]:
    """A person has ended a turn; kids have been drawn, and the next one is asked to play."""
    hotseat = sit_down(catalog, "ppp", seed)
    Presser(hotseat, seed).until(lambda one: one.stand.where == "glance")
    mover = hotseat.stand.seat
    hotseat.done()
    return hotseat, mover


def test_what_was_drawn_is_taken_back_only_if_all_agree(catalog: Catalog) -> None:
    hotseat, mover = after_a_turn(catalog)
    made = hotseat.session.made
    assert not hotseat.can_take_back
    hotseat.take_back()
    assert hotseat.session.made == made
    hotseat.wish_back(mover)
    others = [seat for seat in range(3) if seat != mover]
    assert hotseat.wish == Wish(mover, frozenset({mover}))
    assert (hotseat.stand.where, hotseat.decision) == ("public", None)
    hotseat.agree(others[0])
    hotseat.agree(others[0])
    assert hotseat.session.made == made
    assert not hotseat.session.practice
    hotseat.agree(others[1])
    assert [hotseat.wish, hotseat.session.practice] == [None, True]
    assert hotseat.session.made < made
    assert hotseat.session.public.leader == mover
    assert hotseat.stand.where == "public"


def test_with_the_own_hand_nobody_takes_back_what_another_person_did(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "pp")).until(asked_at_the_pads)
    leader, made = hotseat.session.public.leader, hotseat.session.made
    assert hotseat.can_take_back, "in public the last press may be taken back"
    hotseat.look(1 - leader)
    hotseat.open()
    assert hotseat.stand.where == "private"
    assert not hotseat.can_take_back
    hotseat.take_back()
    assert hotseat.session.made == made


def test_one_refusal_is_enough(catalog: Catalog) -> None:
    hotseat, mover = after_a_turn(catalog)
    made, place = hotseat.session.made, hotseat.stand
    hotseat.wish_back(mover)
    hotseat.agree((mover + 1) % 3)
    hotseat.refuse()
    assert (hotseat.wish, hotseat.session.made) == (None, made)
    assert hotseat.stand == place
    assert not hotseat.session.practice


def test_a_practice_game_asks_all_the_others_too(catalog: Catalog) -> None:
    hotseat, mover = after_a_turn(catalog)
    hotseat.session.make_practice()
    made = hotseat.session.made
    assert not hotseat.can_take_back
    hotseat.take_back()
    assert hotseat.session.made == made
    assert hotseat.can_wish_back(mover)


def test_nothing_comes_by_itself_while_persons_agree(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pcp", 2)
    Presser(hotseat, 2).until(lambda one: one.stand == Stand("glance", 0, "glance"))
    hotseat.done()
    hotseat.wish_back(0)
    assert hotseat.wish is not None
    assert hotseat.go_on() == []


def test_a_seat_passes_to_a_computer_and_back_to_a_person(catalog: Catalog, tmp_path: Path) -> None:
    session = session_of(catalog, "ppp", 2, "basic", tmp_path / "games")
    hotseat = Hotseat(session)
    presser = Presser(hotseat, 2)
    presser.until(asked_at_the_pads)
    seat = next(pad.seat for pad in hotseat.pads if pad.answer == "asked")
    assert hotseat.pass_seat(seat, "Normal", "random")
    assert hotseat.thinks == seat
    assert hotseat.go_on()
    assert session.seats[seat].player == "random"
    assert session.limits.computers == ("Normal",)
    presser.until(lambda one: one.stand.where == "public")
    assert hotseat.pass_seat(seat, "Ida", "human")
    assert [info.name for info in session.holders(seat)] == [
        ("Maja", "Zoe", "Bartholomew")[seat],
        "Normal",
        "Ida",
    ]
    again, _ = open_session(catalog, copyfile(saved(session), tmp_path / "copy.fort"))
    assert again.seats == session.seats
    assert again.holders(seat) == session.holders(seat)
    assert [info.colour for info in again.holders(seat)] == [again.seats[seat].colour] * 3


def test_whoever_takes_a_seat_finds_nothing_set_there(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 4)
    presser = Presser(hotseat, 4)
    presser.until(lambda one: one.stand.where == "glance")
    seat = hotseat.stand.seat
    usual = tuple(sorted(hotseat.hand_of(seat)))
    hotseat.lay(tuple(reversed(usual)))
    hotseat.set_standing("never")
    assert not hotseat.pass_seat(seat, "Ida", "human")  # only at a public moment
    hotseat.done()
    assert hotseat.pass_seat(seat, "Ida", "human")
    assert hotseat.hand_of(seat) == ()
    assert hotseat._laid(seat) == usual
    assert hotseat.standing(seat).ask == "always"


def test_the_last_person_cannot_leave_and_sees_nothing_without_a_curtain(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pp", 2)
    presser = Presser(hotseat, 2)
    presser.until(asked_at_the_pads)
    assert hotseat.pass_seat(1, "Easy", "easy")
    assert hotseat.stand == Stand("curtain", 0, "look")
    assert hotseat.view().own.hand == ()
    assert not hotseat.pass_seat(0, "Easy", "easy")
    hotseat.open()
    assert hotseat.stand.where == "private"
    assert hotseat.view() == game_of(hotseat.session).view(0)


@pytest.mark.parametrize(("players", "holds"), [("ppp", True), ("pcp", False)])
def test_open_on_your_turn_only_where_no_computer_plays(
    catalog: Catalog, players: str, holds: bool
) -> None:
    hotseat = Hotseat(session_of(catalog, players, 2), open_turns=True)
    assert hotseat.open_turns == holds
    presser, turns = Presser(hotseat, 2), 0
    for _ in range(500):
        place, public = hotseat.stand, hotseat.session.public
        if place.where == "over":
            break
        if public.pending.stage == "play" and place.where != "glance":
            assert (place.where == "public") == (holds or public.leader == 1)
            if place.where == "public" and holds:
                turns += 1
                hand = game_of(hotseat.session).state.seats[public.leader].hand
                assert hotseat.view().own.hand == tuple(sorted(hand))
                assert hotseat.decision is not None
        presser.press()
    assert bool(turns) == holds


def test_a_game_that_goes_on_from_the_past_keeps_seats_and_house_rules_alone(
    catalog: Catalog, tmp_path: Path
) -> None:
    session = session_of(catalog, "ppp", 2, "basic", tmp_path / "games")
    hotseat = Hotseat(session, open_turns=True)
    presser = Presser(hotseat, 2)
    presser.until(lambda one: one.stand.where == "glance")
    hotseat.set_standing("never")
    hotseat.done()
    hotseat.pass_seat(1, "Ida", "human")
    other = session.branch(session.at - 12, tmp_path / "games")
    again, _ = open_session(catalog, copyfile(saved(other), tmp_path / "copy.fort"))
    for branch in (other, again):
        assert branch.seats == session.seats
        assert branch.aside.open_turns
        assert branch.aside.standing == ()
        assert Hotseat(branch).held is None


@pytest.mark.clause("PERK-7", "R-17")
def test_rough_housing_is_asked_in_public_also_of_whoever_is_not_to_be_asked(
    catalog: Catalog,
) -> None:
    asked = 0
    for seed in range(1, 60):
        hotseat = sit_down(catalog, "ppp", seed)
        presser = Presser(hotseat, seed)
        for _ in range(700):
            pending = hotseat.session.public.pending
            if hotseat.stand.where == "glance":
                hotseat.set_standing("never")
            if pending.stage == "rough":
                assert hotseat.stand.where == "public"
                assert hotseat.decision is not None
                assert hotseat.answers
                assert not any(pad.follows or pad.looks for pad in hotseat.answers)
                assert hotseat.pads == ()
                asked += 1
            if hotseat.session.ended or asked:
                break
            presser.press()
        if asked:
            return
    raise AssertionError("nobody had Rough Housing")
