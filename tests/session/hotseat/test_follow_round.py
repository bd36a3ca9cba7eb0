"""The follow round at the public table: plan point 1 of issue 18, contract "The follow round"."""

import pytest

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import COIN
from fort_desktop.session.hotseat.follow_round import first_by_suit
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Habits, Stand
from fort_desktop.session.timeline import Step
from tests.inside import game_of
from tests.session.hotseat.sitting import Presser, asked_at_the_pads, can_follow, sit_down


def asked(hotseat: Hotseat) -> int:
    """Who is asked at the pads."""
    return next(pad.seat for pad in hotseat.pads if pad.answer == "asked")


def names(steps: list[Step]) -> list[str]:
    return [type(step.event).__name__ for step in steps]


@pytest.mark.clause("FOLLOW-1")
def test_the_pads_stand_in_turn_order_and_only_the_asked_ones_are_live(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "pppp")).until(asked_at_the_pads)
    leader = hotseat.session.public.leader
    assert hotseat.stand == Stand("public", leader)
    assert [pad.seat for pad in hotseat.pads] == [(leader + i) % 4 for i in (1, 2, 3)]
    for pad in hotseat.pads:
        assert (pad.follows, pad.declines) == ((pad.answer == "asked"),) * 2
        assert pad.looks
    assert hotseat.can_look(leader)
    assert not hotseat.view().own.hand


@pytest.mark.clause("FOLLOW-2", "FOLLOW-4")
def test_follow_gives_the_first_kid_from_the_left_that_can_do_it_in_full(catalog: Catalog) -> None:
    tried = 0
    for seed in range(1, 30):
        hotseat = Presser(sit_down(catalog, "ppp", seed), seed).until(can_follow)
        seat, decision = asked(hotseat), hotseat.decision
        assert decision is not None
        kid = catalog.kid
        fits = [
            card for card in hotseat._laid(seat) if mv.Follow((kid[card].id,)) in decision.moves
        ]
        tried += len({kid[card].id for card in fits}) > 1
        # The last one that fits is laid to the very left: now this one is given.
        hotseat.look(seat)
        hotseat.open()
        others = [card for card in hotseat.hand_of(seat) if card != fits[-1]]
        hotseat.lay((fits[-1], *others))
        assert hotseat.footprints == (fits[-1],)
        hotseat.cover()
        steps = hotseat.follow(seat)
        followed = next(s.event for s in steps if isinstance(s.event, ev.LeaderFollowed))
        assert [kid[card].id for card in followed.cards] == [kid[fits[-1]].id]
        assert hotseat.stand.where != "private"
        if tried > 2:
            return
    raise AssertionError("nobody ever had a choice")


def test_follow_opens_as_look_does_if_nothing_fits(catalog: Catalog) -> None:
    def nothing_fits(hotseat: Hotseat) -> bool:
        decision = hotseat.decision
        return asked_at_the_pads(hotseat) and decision is not None and len(decision.moves) == 1

    hotseat = Presser(sit_down(catalog, "ppp")).until(nothing_fits)
    seat = asked(hotseat)
    assert hotseat.follow(seat) == []
    assert hotseat.stand == Stand("curtain", seat, "follow", small=True)
    hotseat.open()
    assert hotseat.view().own.hand == game_of(hotseat.session).view(seat).own.hand
    assert names(hotseat.answer(mv.PASS))[0] == "FollowDeclined"


@pytest.mark.clause("ACT-3", "ACT-4")
def test_follow_opens_as_look_does_if_the_action_uses_the_hand(catalog: Catalog) -> None:
    def uses_hand(hotseat: Hotseat) -> bool:
        return asked_at_the_pads(hotseat) and hotseat._needs_hand

    for seed in range(1, 40):
        hotseat = sit_down(catalog, "ppp", seed)
        try:
            Presser(hotseat, seed).until(uses_hand, 900)
        except AssertionError:
            continue
        seat = asked(hotseat)
        hotseat.follow(seat)
        assert hotseat.stand == Stand("curtain", seat, "follow", small=True)
        return
    raise AssertionError("no such action")


def test_a_person_may_want_to_look_first_always(catalog: Catalog) -> None:
    habits = {seat: Habits(looks_first=True) for seat in range(3)}
    hotseat = Presser(sit_down(catalog, "ppp", 1, "basic", habits)).until(can_follow)
    seat = asked(hotseat)
    assert hotseat.follow(seat) == []
    assert hotseat.stand.where == "curtain"


def test_presses_of_others_do_nothing(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "pppp")).until(asked_at_the_pads)
    seat, made = asked(hotseat), hotseat.session.made
    for other in set(range(4)) - {seat}:
        assert hotseat.follow(other) == hotseat.decline(other) == []
    assert (hotseat.session.made, hotseat.stand.where) == (made, "public")


def test_all_may_look_and_cover_again_and_nothing_is_answered(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "pppp")).until(asked_at_the_pads)
    seat, made = asked(hotseat), hotseat.session.made
    for who in range(4):
        hotseat.look(who)
        assert hotseat.stand == Stand("curtain", who, "follow" if who == seat else "look", True)
        assert not hotseat.view().own.hand
        hotseat.open()
        assert hotseat.view().own.hand == game_of(hotseat.session).view(who).own.hand
        assert (hotseat.decision is not None) == (who == seat)
        hotseat.cover()
        assert hotseat.stand == Stand("public", hotseat.session.public.leader)
    assert hotseat.session.made == made


@pytest.mark.clause("FOLLOW-1", "R-18")
def test_nobody_follows_asks_computers_all_the_same(catalog: Catalog) -> None:
    def first_of_three(hotseat: Hotseat) -> bool:
        return asked_at_the_pads(hotseat) and len(hotseat.pads) == 3 and hotseat.pads[0].declines

    hotseat = Presser(sit_down(catalog, "ppcp", 2), 2).until(
        lambda one: first_of_three(one) and one.session.public.leader == 0
    )
    at = hotseat.session.at
    hotseat.nobody()
    assert hotseat.thinks == 2
    while hotseat.session.public.pending.stage == "follow":
        assert hotseat.thinks is not None
        hotseat.go_on()
        if hotseat.session.public.pending.seat == 2:
            hotseat.go_on()
    acts = [act.seat for act in game_of(hotseat.session).acts if act.at >= at]
    assert acts[:2] == [1, 2]
    passed = [e.seat for e in hotseat.session.events[at:] if isinstance(e, ev.FollowDeclined)]
    assert {1, 3} <= set(passed)


def test_nobody_follows_is_one_press_and_taken_back_as_one(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "pppp")).until(
        lambda one: asked_at_the_pads(one) and one.pads[0].declines
    )
    made, pads = hotseat.session.made, hotseat.pads
    asked_ones = sum(pad.answer in ("asked", "later") for pad in pads)
    hotseat.nobody()
    assert hotseat.session.public.pending.stage != "follow"
    assert hotseat.session.made <= made + asked_ones
    assert hotseat.can_take_back
    hotseat.take_back()
    assert (hotseat.session.made, hotseat.pads) == (made, pads)


def test_the_last_answer_is_taken_back_until_somebody_else_has_acted(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "pppp")).until(
        lambda one: asked_at_the_pads(one) and one.pads[0].declines
    )
    made, first = hotseat.session.made, asked(hotseat)
    hotseat.decline(first)
    second = asked(hotseat)
    assert hotseat.can_take_back
    hotseat.decline(second)
    hotseat.take_back()
    assert (asked(hotseat), hotseat.session.made) == (second, made + 1)
    # The one before was answered by somebody else: only all together take it back.
    hotseat.decline(second)
    assert hotseat.can_wish_back(first)


@pytest.mark.clause("R-18")
def test_one_person_alone_is_asked_only_if_something_fits(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pcc", 3, "basic")
    presser, spared = Presser(hotseat, 3), 0
    for _ in range(900):
        decision = hotseat.session.decision
        follows = hotseat.session.public.pending.stage == "follow"
        if decision is not None and decision.seat == 0 and follows:
            able = len(decision.moves) > 1
            spared += not able
            assert (hotseat.decision is not None) == able
            assert (hotseat.thinks == 0) != able
        if hotseat.session.ended:
            break
        presser.press()
    assert spared > 3


@pytest.mark.clause("R-18")
def test_where_two_persons_play_all_are_asked(catalog: Catalog) -> None:
    """Being asked would say "holds a match", not being asked "holds none"."""
    hotseat = sit_down(catalog, "ppc", 3, "basic")
    presser, unable = Presser(hotseat, 3), 0
    for _ in range(700):
        decision = hotseat.session.decision
        follows = hotseat.session.public.pending.stage == "follow"
        if decision is not None and decision.seat < 2 and follows:
            unable += len(decision.moves) == 1
            assert hotseat.thinks is None
        presser.press()
        if hotseat.session.ended:
            break
    assert unable > 3


@pytest.mark.clause("R-18")
def test_an_answer_that_nobody_was_asked_for_is_not_taken_back(catalog: Catalog) -> None:
    """It would be given again at once."""
    hotseat = sit_down(catalog, "pcc", 3, "basic")
    presser, spared, back = Presser(hotseat, 3), 0, 0
    for _ in range(900):
        forced, made = hotseat.thinks == 0, hotseat.session.made
        presser.press()
        if hotseat.session.ended:
            break
        if forced and hotseat.session.made == made + 1:
            assert not hotseat.can_take_back
            spared += 1
            if spared > 2:
                hotseat.session.make_practice()
                hotseat.take_back()
                assert hotseat.thinks != 0
                assert hotseat.decision is not None
                back += 1
                break
    assert (spared, back) == (3, 1)


@pytest.mark.clause("FOLLOW-3")
def test_the_footprints_are_on_the_first_kid_from_the_left_with_each_suit(catalog: Catalog) -> None:
    one = {kid.suits[0]: f"{kid.id}.1" for kid in catalog.kids.values() if len(kid.suits) == 1}
    coin = one.pop(COIN)
    glue, toys = (card for suit, card in sorted(one.items()) if suit in ("glue", "skateboard"))
    again = next(
        f"{kid.id}.1"
        for kid in catalog.kids.values()
        if kid.suits == catalog.kid[glue].suits and f"{kid.id}.1" != glue
    )
    assert first_by_suit((toys, glue, again), catalog) == (toys, glue)
    assert first_by_suit((again, glue, toys), catalog) == (again, toys)
    assert first_by_suit((coin, glue, toys), catalog) == (coin,), "a coin is any suit"
    assert first_by_suit((glue, coin, toys), catalog) == (glue, coin)
    assert first_by_suit((), catalog) == ()


def test_that_nobody_follows_is_said_at_the_public_table_only(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "ppp")).until(asked_at_the_pads)
    hotseat.look(asked(hotseat))
    assert hotseat.nobody() == []
    hotseat.open()
    decision = hotseat.decision
    assert decision is not None
    assert hotseat.nobody() == []
    assert hotseat.decision == decision
    hotseat.cover()
    assert asked_at_the_pads(hotseat)
