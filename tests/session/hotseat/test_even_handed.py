"""Number and order of handovers depend on what persons set and press, not on hands.

Bar 4 of issue 18, for two, three and four persons, dealt and drafted.
"""

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
from tests.session.hotseat.test_waves import in_waves


def dealt_anew(hotseat: Hotseat, rng: Rng, knower: int | None = None) -> Hotseat:
    """The same table with all dealt anew that `knower` does not know; else its leader.

    Another table sees the same: what was kept beside the moves comes along.
    """
    game = game_of(hotseat.session)
    state = sample(
        game.view(game.state.leader if knower is None else knower), game.state.catalog, rng
    )
    seats = [SeatInfo(f"P{i}", COLOURS[i], PERSON) for i in range(len(state.seats))]
    session = Session(Game.at(state, state.pending, 3), seats, {})
    session.aside = hotseat.session.aside
    return Hotseat(session)


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
@pytest.mark.parametrize("players", ["pp", "ppp", "pppp"])
def test_followers_hands_change_nothing_but_what_is_pressed(catalog: Catalog, players: str) -> None:
    rng, checked, different = Rng(8), 0, 0
    for seed in range(1, 9):
        hotseat = sit_down(catalog, players, seed)
        presser = Presser(hotseat, seed)
        for _ in range(3):
            presser.until(asked_at_the_pads)
            twins = [dealt_anew(hotseat, rng) for _ in range(4)]
            hands = {
                tuple(seat.hand for seat in game_of(twin.session).state.seats) for twin in twins
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


@pytest.mark.clause("R-18", "INFO-1")
@pytest.mark.parametrize("players", ["pp", "ppp", "pppp"])
def test_every_question_of_a_game_stands_where_it_does_whatever_is_hidden(
    catalog: Catalog, players: str
) -> None:
    """Asked again by a program that begins here: every hand but one is another, each in its turn.

    Also that of the person who is asked: it is never played or skipped for them, nor asked
    elsewhere, because of what they hold.
    """
    rng = Rng(5)
    hotseat = sit_down(catalog, players, 2)
    presser, checked, other, places = Presser(hotseat, 2), 0, 0, set()
    at = -1
    while not hotseat.session.ended:
        asked = hotseat.decision
        if hotseat.session.made != at and asked is not None and hotseat.held is None:
            at = hotseat.session.made
            settled = {
                (twin.stand, twin.thinks)
                for knower in range(len(players))
                for twin in [dealt_anew(hotseat, rng, knower)]
            }
            assert len(settled) == 1
            places |= settled
            hands = [seat.hand for seat in game_of(dealt_anew(hotseat, rng).session).state.seats]
            other += hands != [seat.hand for seat in game_of(hotseat.session).state.seats]
            checked += 1
        presser.press()
    assert checked > 60
    assert other > 0.8 * checked
    assert {stand.where for stand, _ in places} >= {"public", "curtain"}


@pytest.mark.clause("SETUP-7")
@pytest.mark.parametrize("players", ["pp", "ppp", "pppp", "ppc", "pcpc"])
def test_a_draft_changes_hands_alike_whatever_is_dealt_and_picked(
    catalog: Catalog, players: str
) -> None:
    walks, drafted = set(), set()
    for seed in range(1, 7):
        hotseat = sit_down(catalog, players, seed, "draft")
        walks.add(tuple(in_waves(hotseat, 10 * seed)[1]))
        drafted.add(tuple(seat.hand for seat in game_of(hotseat.session).state.seats))
    assert len(walks) == 1
    assert len(drafted) == 6
