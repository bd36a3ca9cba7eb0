"""Single looks at positions, and luck."""

from collections.abc import Iterator

import pytest

from fort_desktop.bots.evaluate import Judge, fitted
from fort_desktop.bots.search import Effort
from fort_desktop.review.choices import Station, stations
from fort_desktop.review.look import Depth, Looker
from fort_desktop.review.luck import faces, hands
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import observe
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import ParkRevealed

SHORT = Depth(Effort(60, 4, 10, 1, 2.0), 10, 3, Effort(20, 2, 2, 1, 2.0))


def plays(game: Game) -> Iterator[Station]:
    """Plays in the middle of a game."""
    for one in stations(game):
        if one.stage == "play" and 4 <= one.state.round <= 7:
            yield one


def test_to_play_nothing_loses(game: Game, catalog: Catalog) -> None:
    looker = Looker(catalog, SHORT)
    found = list(plays(game))[:5]
    lost = 0
    for one in found:
        view = observe(one.state, one.seat)
        lost += looker.look(view, one.decision, (mv.SKIP,), 5).gap > 0.03
    assert lost >= 4


def test_the_best_line_is_as_good_as_itself(game: Game, catalog: Catalog) -> None:
    looker = Looker(catalog, SHORT)
    one = next(plays(game))
    view = observe(one.state, one.seat)
    found = looker.look(view, one.decision, (mv.SKIP,), 5)
    best = tuple(move for _, move in found.best)
    own = looker.look(view, one.decision, best, 5)
    assert own.best != found.best
    assert own.chance > found.chance
    assert looker.again(view, one.decision, best, found.best, 5) == 0.0
    assert looker.again(view, one.decision, (mv.SKIP,), found.best, 5) > 0.0


def test_a_look_depends_on_the_view_and_the_seed_alone(game: Game, catalog: Catalog) -> None:
    """The order of the own deck is hidden, so it makes no difference."""
    looker = Looker(catalog, SHORT)
    one = next(plays(game))
    state = one.state.copy()
    own = state.seats[one.seat]
    own.deck = own.deck[::-1]
    state.park_deck = state.park_deck[::-1]
    twin = one._replace(state=state)
    looks = [
        looker.look(observe(each.state, one.seat), each.decision, one.made, 5)
        for each in (one, twin)
    ]
    assert looks[0] == looks[1]


@pytest.fixture(scope="module")
def judge(catalog: Catalog) -> Judge:
    return Judge(catalog, fitted(catalog))


def test_the_best_hand_of_a_deck_was_luck(game: Game, catalog: Catalog, judge: Judge) -> None:
    """Of all hands of the same cards the values have the mean 0, so some were lucky, some not."""
    mine = [one for one in stations(game) if one.seat == 1]
    found = list(hands(catalog, judge, mine, 5))
    assert len(found) == sum(one.stage == "play" for one in mine)
    assert min(one.value for one in found) < 0.0 < max(one.value for one in found)
    states = {one.at: one.state for one in mine}
    assert all(one.cards == states[one.at].seats[1].hand for one in found)


def test_a_better_kid_in_the_park_is_more_luck(game: Game, judge: Judge) -> None:
    """In the same position the value rises with what the kid is worth to whoever recruits next."""
    found = {one.at: one for one in faces(judge, game, 1, 5)}
    revealed = {
        at: event.card
        for at, event in enumerate(game.events)
        if isinstance(event, ParkRevealed) and at in found
    }
    assert revealed
    for at, card in revealed.items():
        assert found[at].cards == (card,)
    assert max(abs(one.value) for one in found.values()) < 0.2
    assert any(one.value for one in found.values())
