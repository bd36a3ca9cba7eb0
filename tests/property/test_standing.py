"""What the table says about an end now is what the rules would score then, and nothing secret."""

from hypothesis import given

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.standing import Change, best_change, standings
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.scoring import final_scores
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import SetupKind
from tests.property.hidden import exchanged
from tests.property.test_contract import games, new_game, played

EVERY = 23
"""Every so many decisions, so that a whole game is seen in a moment."""


def ended(state: State) -> State:
    """The same with the cards on the table where they go after the turn (DISCARD-1)."""
    state = state.copy()
    gone = state.play.card if state.play is not None and state.play.trash_this else ""
    state.seats[state.leader].discard += tuple(card for card in state.table if card != gone)
    return state


@given(games)
def test_the_totals_are_those_of_the_rules(start: tuple[int, int, SetupKind]) -> None:
    """END-3; of a rule that the viewer does not know all but its points (INFO-1)."""
    game = new_game(*start)
    for number, at in enumerate(played(game, Rng(start[1]))):
        if number % EVERY:
            continue
        scores = final_scores(ended(at.state))
        for viewer in range(start[0]):
            view = at.view(viewer)
            for own, score in zip(standings(view, at.state.catalog), scores, strict=True):
                known = view.seats[score.seat]
                parts = own.points, own.fort, own.macaroni
                assert parts == (score.track, score.fort, score.macaroni)
                if known.has_rule and known.rule is None:
                    assert own.rule is None
                    assert own.total == score.total - score.rule
                else:
                    assert (own.rule, own.total) == (score.rule, score.total)


@given(games)
def test_when_it_has_ended_they_are_the_scores(start: tuple[int, int, SetupKind]) -> None:
    """END-3: all rules have been turned over, so that nobody bears a plus."""
    game = new_game(*start)
    for _ in played(game, Rng(start[1])):
        pass
    for viewer in range(start[0]):
        view = game.view(viewer)
        found = standings(view, game.state.catalog)
        assert [one.total for one in found] == [score.total for score in game.state.scores]
        assert all(one.rule is not None for one in found)


@given(games)
def test_they_do_not_depend_on_what_is_secret(
    start: tuple[int, int, SetupKind],
) -> None:
    """INFO-1: with other hands, decks and made-up rules of the others it is the same."""
    game = new_game(*start)
    for number, _ in enumerate(played(game, Rng(start[1]))):
        if number == 40 * start[0]:
            break
    if game.ended:
        return
    rng = Rng(start[1])
    for viewer in range(start[0]):
        other = exchanged(game, viewer, game.state.catalog, rng)
        assert standings(other.view(viewer), game.state.catalog) == standings(
            game.view(viewer), game.state.catalog
        )
        assert best_change(other.view(viewer), game.state.catalog) == best_change(
            game.view(viewer), game.state.catalog
        )


def board(**values: object) -> Game:
    """A game for two in which the first has this board."""
    game = new_game(2, 5, "basic")
    for name, value in values.items():
        setattr(game.state.seats[0], name, value)
    return game


def test_what_would_change_it_most() -> None:
    """Build a level, unless the rule makes something else worth more (RULE-3, RULE-5, RULE-6)."""
    for values, change in (
        ({"level": 2}, Change("level", 6)),
        ({"level": 4}, Change("level", 7 + 4)),
        ({"level": 1, "rule": "minimalism"}, Change("level", 2 + 8)),
        ({"level": 2, "rule": "minimalism"}, None),
        ({"level": 0, "rule": "loner"}, Change("friends", 5)),
        ({"level": 5, "rule": "piggy_bank"}, Change("toys", 1)),
        ({"level": 5, "rule": "piggy_bank", "toys": 4}, None),
        ({"level": 5, "rule": "pizza_party", "pizza": 4}, Change("pack", 1)),
        ({"level": 5, "rule": "popularity"}, Change("lookout", 1)),
    ):
        game = board(**values)
        assert best_change(game.view(0), game.state.catalog) == change, values


def test_a_kid_of_the_park_may_change_it_most() -> None:
    """RULE-8: the kid of the Park that shows most crowns."""
    game = board(level=5, rule="play_palace")
    crowns = {card: game.state.kid(card).suits.count("crown") for card in game.state.park_deck}
    best = max(crowns, key=lambda card: crowns[card])
    game.state.park = (best, *game.state.park[1:])
    assert best_change(game.view(0), game.state.catalog) == Change("kid", crowns[best], best)
