"""Where the screen stands: curtains with their reasons, Recruit until Done, glances, Back to."""

import pytest

from fort_desktop.rules.knowledge.view import Eyes, see
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Habits, Stand
from tests.inside import game_of
from tests.session.hotseat.sitting import Presser, asked_at_the_pads, sit_down

SETUPS: tuple[SetupKind, ...] = ("basic", "draft")


@pytest.mark.parametrize("players", ["pp", "ppp", "pppp", "pcpc", "ppc"])
def test_private_things_are_seen_only_by_the_one_at_the_screen(
    catalog: Catalog, players: str
) -> None:
    """At every press of a game: what is shown is what the place allows, and nothing more."""
    hotseat = sit_down(catalog, players, 3)
    presser, seen = Presser(hotseat, 5), set[str]()
    for _ in range(700):
        place, state = hotseat.stand, game_of(hotseat.session).state
        if place.where == "over":
            break
        seen.add(place.where)
        private = place.where in ("private", "glance")
        own = place.seat if private else state.leader
        assert hotseat.view() == see(state, Eyes(own, private, ("recruit", "discard")))
        if private:
            assert players[place.seat] == "p"
        presser.press()
    assert {"public", "curtain", "private", "glance"} <= seen


@pytest.mark.clause("INFO-1")
def test_a_curtain_says_why_and_only_its_person_is_asked_behind_it(catalog: Catalog) -> None:
    why_of = {"play": "turn", "do_over": "again", "play_again": "again", "keep": "rule"}
    reasons = set[str]()
    for seed in range(1, 12):
        hotseat = sit_down(catalog, "ppp", seed)
        presser = Presser(hotseat, seed)
        for _ in range(500):
            place, stage = hotseat.stand, hotseat.session.public.pending.stage
            if place.where == "curtain" and not place.small:
                assert hotseat.decision is None
                assert hotseat.go_on() == []
                assert place.why == why_of.get(stage, place.why)
                reasons.add(place.why)
                hotseat.open()
                assert hotseat.decision is not None
                assert hotseat.decision.seat == place.seat
            if place.where == "over":
                break
            presser.press()
    assert {"turn", "again"} <= reasons


@pytest.mark.clause("PLAY-1", "INFO-1")
def test_whoever_holds_no_card_skips_the_play_before_all(catalog: Catalog) -> None:
    """There is one answer only, and all see that: nobody comes to the screen for it."""
    hotseat = sit_down(catalog, "ppp", 2)
    presser = Presser(hotseat, 2)
    presser.until(lambda one: one.session.public.pending.stage == "recruit")
    state = game_of(hotseat.session).state
    after = (state.leader + 1) % 3
    board = state.seats[after]
    board.deck, board.hand = (*board.deck, *board.hand), ()
    presser.until(lambda one: one.session.public.leader == after and one.decision is not None)
    assert hotseat.stand == Stand("public", after)
    assert hotseat.decision is not None
    assert hotseat.decision.moves == (mv.SKIP,)
    hotseat.answer(mv.SKIP)
    assert hotseat.session.public.pending.stage == "recruit"
    assert hotseat.stand == Stand("public", after)


@pytest.mark.clause("RECRUIT-1", "DISCARD-2", "DRAW-1")
def test_recruit_waits_for_done_with_the_hand_face_up(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 2)
    Presser(hotseat, 2).until(lambda one: one.session.public.pending.stage == "recruit")
    leader, decision = hotseat.session.public.leader, hotseat.decision
    state = game_of(hotseat.session).state
    assert hotseat.stand == Stand("public", leader)
    assert hotseat.view().own.hand == tuple(sorted(state.seats[leader].hand)) != ()
    assert decision is not None
    at = hotseat.session.at
    assert hotseat.answer(decision.moves[0]) == []
    assert (hotseat.held, hotseat.session.at) == (decision.moves[0], at)
    hotseat.take_back()
    assert hotseat.held is None
    hotseat.answer(decision.moves[-1])
    steps = hotseat.done()
    assert steps
    assert hotseat.held is None
    assert [act.move for act in game_of(hotseat.session).acts][-1] == decision.moves[-1]


def ends_turn(catalog: Catalog, players: str = "ppp", habits: Habits | None = None) -> Hotseat:
    """A person has pressed Done at the end of a turn."""
    likes = {seat: habits or Habits() for seat in range(len(players))}
    hotseat = sit_down(catalog, players, 2, "basic", likes)
    Presser(hotseat, 2).until(lambda one: one.held is not None)
    hotseat.done()
    return hotseat


@pytest.mark.clause("DRAW-1")
def test_the_mover_sees_the_new_kids_before_anybody_else_is_asked(catalog: Catalog) -> None:
    hotseat = ends_turn(catalog)
    place, public = hotseat.stand, hotseat.session.public
    assert place.where == "glance"
    assert public.leader == (place.seat + 1) % 3
    assert hotseat.view() == game_of(hotseat.session).view(place.seat)
    assert hotseat.decision is None
    hotseat.done()
    assert hotseat.stand == Stand("curtain", public.leader, "turn")
    assert hotseat.view().own.hand == ()
    # Nothing was revealed: the screen may go back.
    assert hotseat.back_to == place.seat
    hotseat.back()
    assert hotseat.stand == place
    hotseat.done()
    hotseat.open()
    assert hotseat.back_to is None
    assert hotseat.view() == game_of(hotseat.session).view(public.leader)


def test_a_computer_waits_until_the_new_kids_are_covered(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pcp", 2)
    presser = Presser(hotseat, 2)
    presser.until(lambda one: one.stand == Stand("glance", 0, "glance"))
    assert hotseat.thinks == 1
    assert hotseat.go_on() == []
    hotseat.done()
    assert hotseat.stand.where == "public"
    assert hotseat.go_on()


def test_new_kids_may_be_put_off_until_one_is_asked(catalog: Catalog) -> None:
    hotseat = ends_turn(catalog, "ppp", Habits(glance_later=True))
    assert hotseat.stand.where == "curtain"
    assert hotseat.stand.why == "turn"
    assert hotseat.back_to is None


def test_covering_the_own_turn_keeps_the_question(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 2)
    hotseat.open()
    seat, decision = hotseat.stand.seat, hotseat.decision
    hotseat.cover()
    assert hotseat.stand == Stand("curtain", seat, "turn")
    assert (hotseat.decision, hotseat.view().own.hand) == (None, ())
    hotseat.open()
    assert hotseat.decision == decision


def test_one_person_has_neither_curtain_nor_public_table(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pcc", 2)
    presser = Presser(hotseat, 2)
    for _ in range(400):
        assert hotseat.stand.where in ("private", "over")
        assert hotseat.view() == game_of(hotseat.session).view(hotseat.stand.seat)
        assert (hotseat.held, hotseat.pads, hotseat.answers) == (None, (), ())
        if hotseat.session.ended:
            break
        presser.press()
    assert hotseat.session.public.round > 3


def test_since_tells_the_rivals_turns_and_leaves_with_the_first_move(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 2)
    presser = Presser(hotseat, 2)
    presser.until(lambda one: one.stand.where == "private" and one.session.public.round == 3)
    seat, deeds = hotseat.stand.seat, hotseat.since
    assert [deed.leader for deed in deeds] == [(seat + 1) % 3, (seat + 2) % 3]
    order = [(seat + i - hotseat.session.public.first) % 3 for i in (1, 2)]
    own = (seat - hotseat.session.public.first) % 3
    assert [deed.round for deed in deeds] == [2 + (place < own) for place in order]
    for deed in deeds:
        assert hotseat.session.events[deed.at : deed.to]
        assert len(deed.recruited) >= 1
    presser.until(lambda one: one.session.public.pending.stage != "play")
    assert hotseat.since == ()


def test_the_first_player_of_a_game_has_nothing_to_be_told(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "ppp", 2)
    hotseat.open()
    assert hotseat.since == ()


def test_after_the_game_any_eyes_may_be_chosen(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pp", 2)
    Presser(hotseat, 2).until(lambda one: one.stand.where == "over", 9000)
    while hotseat.turning is not None:
        hotseat.turn_over(hotseat.turning)
    for seat in (0, 1):
        hotseat.see_as(seat)
        assert hotseat.view() == game_of(hotseat.session).view(seat)


@pytest.mark.clause("END-3")
def test_each_person_turns_the_own_rule_over(catalog: Catalog) -> None:
    hotseat = sit_down(catalog, "pcp", 2)
    presser = Presser(hotseat, 2)
    hotseat.turn_over(0)
    assert hotseat.turned == frozenset()
    presser.until(lambda one: one.stand.where == "over", 9000)
    public = hotseat.session.public
    own = {seat.seat for seat in public.seats if seat.has_rule}
    order: list[int] = []
    while hotseat.turning is not None:
        seen, seat = hotseat.view(), hotseat.turning
        assert hotseat.turned == set(range(3)) - (own - set(order))
        assert {one.seat for one in seen.seats if one.rule is not None} == set(order)
        assert not seen.scores
        assert not seen.winners
        rules = {one.seat: one.rule for one in hotseat.counted}
        assert [one for one, points in rules.items() if points and one not in order] == []
        hotseat.turn_over(next(one for one in range(3) if one != seat))
        assert hotseat.turning == seat, "it is somebody else's turn"
        if seat == 1:
            hotseat.go_on()
        else:
            hotseat.go_on()
            assert hotseat.turning == seat, "a person presses"
            hotseat.turn_over(seat)
        order.append(seat)
    assert own, "somebody has a rule"
    assert set(order) == own
    totals = [next(s.total for s in public.scores if s.seat == seat) for seat in order]
    assert totals == sorted(totals), "who has most is the last"
    assert hotseat.view().winners == public.winners
    assert hotseat.counted == tuple(sorted(public.scores, key=lambda score: score.seat))


@pytest.mark.clause("RECRUIT-4")
def test_a_turn_that_somebody_else_ended_is_followed_by_no_glance(catalog: Catalog) -> None:
    hotseat = Presser(sit_down(catalog, "pp")).until(asked_at_the_pads)
    state, mover = game_of(hotseat.session).state, hotseat.session.public.leader
    state.park = state.park_deck = ()
    for seat in state.seats:
        seat.yard = ()
    steps = hotseat.decline(1 - mover)
    assert any(isinstance(step.event, ev.TurnBegan) for step in steps), "nobody is left to recruit"
    assert hotseat.stand == Stand("curtain", 1 - mover, "turn")


def test_the_expert_is_asked_only_by_whoever_sees_the_own_hand(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    for setup in SETUPS:
        hotseat = sit_down(catalog, "pp", 1, setup)
        monkeypatch.setattr(hotseat.session, "ask_hint", asked.append)
        assert hotseat.stand.where == "curtain"
        hotseat.ask_hint()
        assert asked == []
        hotseat.open()
        hotseat.ask_hint()
        packs = hotseat.packs
        assert asked == [packs.asked if packs is not None else None]
        asked.clear()
