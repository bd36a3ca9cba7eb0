"""Standing answers: set in secret, answered with the pause of everybody, ended by the own turn."""

from msgspec.structs import replace

from fort_desktop.record.aside import Standing
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import SUITS
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.standing import asks, next_turn, played_suits
from fort_desktop.session.pace import pause
from tests.session.hotseat.sitting import Presser, sit_down


def at_a_glance(catalog: Catalog, seed: int = 4) -> tuple[Hotseat, Presser, int]:
    hotseat = sit_down(catalog, "ppp", seed)
    presser = Presser(hotseat, seed)
    presser.until(lambda one: one.stand.where == "glance")
    return hotseat, presser, hotseat.stand.seat


def asked_next(hotseat: Hotseat, presser: Presser, seat: int) -> bool:
    """Whether this seat is asked to follow before its own turn."""
    for _ in range(400):
        public = hotseat.session.public
        if public.leader == seat or hotseat.session.ended:
            return False
        if public.pending.stage == "follow" and public.pending.seat == seat:
            return True
        presser.press()
    raise AssertionError("the game stands still")


def test_who_is_not_to_be_asked_declines_without_a_press(catalog: Catalog) -> None:
    hotseat, presser, seat = at_a_glance(catalog)
    hotseat.set_standing("never")
    hotseat.done()
    declined = 0
    while asked_next(hotseat, presser, seat):
        at = hotseat.session.at
        assert hotseat.decision is None
        assert hotseat.thinks == seat
        assert not hotseat.follow(seat)
        hotseat.go_on()
        assert hotseat.session.events[at] == ev.FollowDeclined(seat)
        declined += 1
    assert declined
    assert hotseat.standing(seat).ask == "always"


def test_some_suits_are_asked_and_others_are_not(catalog: Catalog) -> None:
    asked = declined = 0
    for seed in range(1, 14):
        hotseat, presser, seat = at_a_glance(catalog, seed)
        suits = SUITS[:3]
        hotseat.set_standing("some", suits)
        hotseat.done()
        while asked_next(hotseat, presser, seat):
            shown = played_suits(hotseat.session.public, catalog)
            wanted = bool(set(shown) & set(suits))
            assert (hotseat.thinks is None) == wanted
            asked += wanted
            declined += not wanted
            if not wanted:
                hotseat.go_on()
            else:
                hotseat.decline(seat)
    assert asked > 2
    assert declined > 2


def test_a_card_of_two_suits_asks_if_either_is_set_so() -> None:
    kept = Standing(3, "some", ("glue",))
    assert asks(kept, ("glue", "book"))
    assert not asks(kept, ("book", "crown"))
    assert asks(kept, ("coin",))


def test_the_answer_comes_after_the_pause_that_a_computer_has(catalog: Catalog) -> None:
    hotseat, presser, seat = at_a_glance(catalog)
    hotseat.set_standing("never")
    hotseat.done()
    assert asked_next(hotseat, presser, seat)
    whole, made = pause(hotseat.session.at, "normal", 1.0), hotseat.session.made
    assert hotseat.go_on(whole * 0.6) == []
    assert hotseat.session.made == made
    assert hotseat.go_on(whole * 0.6)
    assert hotseat.session.made == made + 1


def test_the_answer_of_a_standing_no_is_that_of_a_pressed_one(catalog: Catalog) -> None:
    """Same events, same words: the log does not tell the reason (R-18)."""
    told = []
    for press in (False, True):
        hotseat, presser, seat = at_a_glance(catalog)
        if not press:
            hotseat.set_standing("never")
        hotseat.done()
        assert asked_next(hotseat, presser, seat)
        steps = hotseat.decline(seat) if press else hotseat.go_on()
        told.append([(step.event, step.view, step.at) for step in steps])
    assert told[0] == told[1]


def test_only_the_person_at_the_screen_sets_them(catalog: Catalog) -> None:
    hotseat, _, seat = at_a_glance(catalog)
    hotseat.done()
    assert hotseat.stand.where == "curtain"
    hotseat.set_standing("never")
    assert {hotseat.standing(one).ask for one in range(3)} == {"always"}
    hotseat.away(seat)
    assert hotseat.standing(seat).ask == "away"
    hotseat.away(seat, away=False)
    assert hotseat.standing(seat).ask == "always"


def test_an_own_turn_comes_in_this_round_or_in_the_next_one(catalog: Catalog) -> None:
    public = sit_down(catalog, "pppp").session.public
    for first, leader, rounds in (
        (0, 0, (6, 5, 5, 5)),
        (0, 2, (6, 6, 6, 5)),
        (2, 2, (5, 5, 6, 5)),
        (2, 1, (6, 6, 6, 6)),
    ):
        now = replace(public, first=first, leader=leader, round=5)
        assert tuple(next_turn(now, seat) for seat in range(4)) == rounds
