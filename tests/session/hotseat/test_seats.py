"""Seats that pass from one to another in a running game, and those whose persons are away."""

from pathlib import Path
from shutil import copyfile

import pytest

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import CannotPass, Stand
from fort_desktop.session.loading import open_session
from tests.record.games import saved
from tests.session.hotseat.sitting import Presser, asked_at_the_pads, session_of, sit_down


@pytest.mark.parametrize(
    ("players", "setup", "seat", "player", "why"),
    [
        ("ppp", "basic", 1, "easy", ""),
        ("pp", "basic", 1, "easy", ""),
        ("pc", "basic", 0, "easy", "last"),
        ("pc", "basic", 0, "human", ""),
        ("pp", "draft", 1, "easy", "draft"),
        ("pp", "draft", 1, "human", ""),
        ("ppp", "draft", 1, "easy", ""),
    ],
)
def test_why_a_seat_cannot_pass(
    catalog: Catalog, players: str, setup: str, seat: int, player: str, why: CannotPass
) -> None:
    session = session_of(catalog, players, 2, "draft" if setup == "draft" else "basic")
    hotseat = Hotseat(session)
    assert hotseat.cannot_pass(seat, player) == why
    before = session.seats
    assert hotseat.pass_seat(seat, "Ida", player) == (not why)
    assert (session.seats == before) == bool(why)


def test_nobody_passes_a_seat_while_a_hand_is_seen(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pp", 2)
    hotseat.open()
    assert hotseat.stand.where == "private"
    assert hotseat.cannot_pass(0, "human") == "private"
    hotseat.cover()
    assert hotseat.cannot_pass(0, "human") == ""


def _plays(hotseat: Hotseat) -> bool:
    return hotseat.decision is not None and hotseat.decision.kind == "play"


def test_a_second_person_joins_one_who_plays_alone(catalog: Catalog) -> None:
    """From then on the game is shared: the hand that was open is behind a curtain."""
    hotseat = sit_down(catalog, "pcc", 2)
    Presser(hotseat, 2).until(_plays)
    assert hotseat.view().own.hand
    assert hotseat.pass_seat(2, "Ida", "human")
    assert hotseat.shared
    assert hotseat.stand == Stand("curtain", 0, "turn")
    assert hotseat.view().own.hand == ()
    presser = Presser(hotseat, 2)
    presser.until(lambda one: one.stand.seat == 2 and one.stand.where == "private")


def test_the_curtain_before_the_last_person_outlives_the_program(
    catalog: Catalog, tmp_path: Path
) -> None:
    session = session_of(catalog, "ppp", 2, "basic", tmp_path / "games")
    hotseat = Hotseat(session)
    Presser(hotseat, 2).until(asked_at_the_pads)
    for seat in (0, 1):
        assert hotseat.pass_seat(seat, "Easy", "easy")
    again, _ = open_session(catalog, copyfile(saved(session), tmp_path / "copy.fort"))
    for one in (hotseat, Hotseat(again)):
        assert one.stand == Stand("curtain", 2, "look")
        assert one.view().own.hand == ()
        one.open()
        assert one.stand == Stand("private", 2)
        assert one.session.viewer == 2


def test_what_somebody_wished_to_take_back_is_forgotten(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 2)
    presser = Presser(hotseat, 2)
    presser.until(lambda one: any(map(one.can_wish_back, range(3))))
    seat = next(seat for seat in range(3) if hotseat.can_wish_back(seat))
    hotseat.wish_back(seat)
    assert hotseat.wish is not None
    assert hotseat.pass_seat(seat, "Ida", "human")
    assert hotseat.wish is None


def test_whoever_goes_away_is_not_waited_for_behind_the_small_curtain(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 4)
    Presser(hotseat, 4).until(asked_at_the_pads)
    seat = next(pad.seat for pad in hotseat.pads if pad.answer == "asked")
    hotseat.look(seat)
    assert hotseat.stand == Stand("curtain", seat, "follow", small=True)
    hotseat.away(seat)
    assert hotseat.is_away(seat)
    assert hotseat.stand.where == "public"
    assert hotseat.thinks == seat


def test_what_has_passed_when_and_who_sat_there_then(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 2)
    session = hotseat.session
    Presser(hotseat, 2).until(asked_at_the_pads)
    at, first = session.at, session.seats
    hotseat.pass_seat(1, "Easy", "easy")
    Presser(hotseat, 2).until(lambda one: one.session.at > at and one.stand.where == "curtain")
    hotseat.pass_seat(1, "Ida", "human")
    told = [(one.at, one.seat, one.before.name, one.now.name) for one in session.passed]
    assert told == [(at, 1, "Zoe", "Easy"), (session.at, 1, "Easy", "Ida")]
    assert session.seats_at(at) == first
    assert session.seats_at(at + 1)[1].name == "Easy"
    assert session.seats_at(session.at + 1) == session.seats
