"""Public eyes see nothing that any one seat could not see too (issue 18, bar 6)."""

from collections.abc import Callable

import msgspec
import pytest

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import Eyes, hear, redact, see
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import Phase, SetupKind
from fort_desktop.session.timeline import Step
from tests.inside import game_of
from tests.record.test_leaks import disguised
from tests.session.hotseat.sitting import Presser, sit_down

OPEN: tuple[Phase, ...] = ("recruit", "discard")


def worlds(catalog: Catalog, setup: SetupKind, seed: int) -> list[Game]:
    """Moments of a game."""
    hotseat = sit_down(catalog, "ppp", seed, setup)
    presser, found = Presser(hotseat, seed), list[Game]()
    for number in range(420):
        presser.press()
        if number % 14 == 0 and not hotseat.session.ended:
            found.append(game_of(hotseat.session).copy())
    return found


@pytest.mark.clause("INFO-1", "INFO-2")
@pytest.mark.parametrize("setup", ["basic", "draft"])
def test_the_public_view_does_not_depend_on_what_any_seat_does_not_know(
    catalog: Catalog, setup: SetupKind
) -> None:
    """All that one seat does not know is dealt anew: that covers every secret but its own."""
    rng, private_changes, checked = Rng(3), 0, 0
    for game in worlds(catalog, setup, 4):
        for knower in range(3):
            other = sample(game.view(knower), catalog, rng)
            for seat in range(3):
                public = Eyes(seat, private=False, laid_open=())
                assert see(other, public) == see(game.state, public)
                checked += 1
                own = Eyes(seat)
                private_changes += see(other, own) != see(game.state, own)
    assert checked > 200
    assert private_changes > 80


@pytest.mark.clause("INFO-1")
def test_public_events_do_not_depend_on_what_any_seat_does_not_know(catalog: Catalog) -> None:
    nobody, changed = Eyes(0, private=False), 0
    for game in worlds(catalog, "basic", 5)[-3:] + worlds(catalog, "draft", 5)[-1:]:
        for knower in range(3):
            for event in game.events:
                other = disguised(event, knower, catalog)
                changed += other != event
                assert hear(other, nobody) == hear(event, nobody)
                assert hear(event, Eyes(knower)) == redact(event, knower)
    assert changed > 100


@pytest.mark.clause("DISCARD-1", "DISCARD-2")
def test_the_leaders_hand_lies_open_in_the_phases_that_say_so_and_no_other(
    catalog: Catalog,
) -> None:
    opened = covered = 0
    for game in worlds(catalog, "basic", 6):
        state = game.state
        for seat in range(3):
            view = see(state, Eyes(seat, private=False, laid_open=OPEN))
            hands = [board.hand for board in view.seats]
            expected: list[tuple[str, ...]] = [(), (), ()]
            if state.phase in OPEN:
                expected[state.leader] = tuple(sorted(state.seats[state.leader].hand))
                opened += bool(expected[state.leader])
            else:
                covered += 1
            assert hands == expected
    assert opened
    assert covered


def test_public_eyes_know_neither_the_own_rule_nor_packs_nor_deck(catalog: Catalog) -> None:
    for game in worlds(catalog, "draft", 7):
        view = see(game.state, Eyes(1, private=False))
        as_rival = game.view(0).seats[1]
        assert view.own.rule is None
        assert (view.rules_seen, view.packs) == ((), ())
        # What the others know of this seat is what is told of it; a rival may know a kid more,
        # which it has handed on.
        told = msgspec.structs.replace(view.own)
        assert told == as_rival


@pytest.mark.clause("INFO-1", "PERK-6")
def test_what_a_press_brings_is_told_to_all_while_all_look_on(catalog: Catalog) -> None:
    """Also a recruit that Recycling follows: only new kids are told to their owner alone."""
    told, recycled, owners = 0, 0, 0
    for seed in range(1, 5):
        hotseat = sit_down(catalog, "ppp", seed)
        presser = Presser(hotseat, seed)
        while not hotseat.session.ended:
            before = hotseat.stand.where
            with pytest.MonkeyPatch.context() as patch:
                steps = list[Step]()
                for name in ("answer", "follow", "decline", "done", "go_on"):
                    patch.setattr(hotseat, name, kept_in(steps, getattr(hotseat, name)))
                presser.press()
            place = hotseat.stand.where
            if {before, place} <= {"public", "curtain"}:
                told += len(steps)
                recycled += hotseat.session.public.pending.stage == "recycle_discard"
                assert all(step.view.own.rule is None for step in steps)
            else:
                owners += any(step.view.own.rule is not None for step in steps)
    assert told > 300
    assert recycled
    assert owners


def kept_in(steps: list[Step], press: Callable[..., list[Step]]) -> Callable[..., list[Step]]:
    """The same press, of which all steps are written down."""

    def pressed(*arguments: object) -> list[Step]:
        found = press(*arguments)
        steps.extend(found)
        return found

    return pressed
