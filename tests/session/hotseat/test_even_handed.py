"""Number and order of handovers depend on what persons set and press, not on hands (bar 4)."""

import pytest

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.session import Session
from tests.inside import game_of
from tests.session.hotseat.sitting import Presser, asked_at_the_pads, sit_down


def dealt_anew(hotseat: Hotseat, rng: Rng) -> Hotseat:
    """The same table with all that its leader does not know dealt anew: the followers' hands."""
    game = game_of(hotseat.session)
    state = sample(game.view(game.state.leader), game.state.catalog, rng)
    seats = [SeatInfo(f"P{i}", COLOURS[i], PERSON) for i in range(len(state.seats))]
    other = Game.at(state, state.pending, 3)
    return Hotseat(Session(other, seats, {}))


def answers(hotseat: Hotseat, presses: list[int]) -> list[Stand]:
    """The places of the screen through a follow round in which all decline, some after a look."""
    places, rng = [hotseat.stand], iter(presses)
    while hotseat.session.public.pending.stage == "follow":
        seat = hotseat.session.public.pending.seat
        press = next(rng)
        if press == 0:
            hotseat.look(seat)
            places.append(hotseat.stand)
            hotseat.open()
            places.append(hotseat.stand)
            hotseat.cover()
        elif press == 1:
            hotseat.look((seat + 1) % len(hotseat.session.seats))
            places.append(hotseat.stand)
            hotseat.cover()
            hotseat.open()
            hotseat.cover()
        hotseat.decline(seat)
        places.append(hotseat.stand)
    return places


@pytest.mark.clause("R-18")
def test_followers_hands_change_nothing_but_what_is_pressed(catalog: Catalog) -> None:
    rng, checked, different = Rng(8), 0, 0
    for seed in range(1, 9):
        hotseat = sit_down(catalog, "pppp", seed)
        presser = Presser(hotseat, seed)
        for _ in range(3):
            presser.until(asked_at_the_pads)
            twins = [dealt_anew(hotseat, rng) for _ in range(4)]
            hands = {
                tuple(game_of(twin.session).state.seats[i].hand for i in range(4)) for twin in twins
            }
            different += len(hands) > 1
            presses = [rng.below(3) for _ in range(9)]
            walks = [answers(twin, presses) for twin in twins]
            assert all(walk == walks[0] for walk in walks)
            checked += 1
            presser.until(lambda one: one.session.public.pending.stage != "follow")
    assert checked == 24
    assert different > 20


@pytest.mark.clause("R-18")
def test_standing_answers_are_put_to_use_whatever_the_hands_are(catalog: Catalog) -> None:
    rng = Rng(9)
    hotseat = sit_down(catalog, "pppp", 3)
    presser = Presser(hotseat, 3)
    presser.until(lambda one: one.stand.where == "glance")
    presser.until(asked_at_the_pads)
    thinkers = set()
    for _ in range(6):
        twin = dealt_anew(hotseat, rng)
        seat = twin.session.public.pending.seat
        twin.look(seat)
        twin.open()
        twin.set_standing("some", ("glue", "crown"))
        twin.cover()
        thinkers.add(twin.thinks)
    assert len(thinkers) == 1
