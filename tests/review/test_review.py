"""The review of a whole game: what must hold of its numbers, whatever they are worth."""

import itertools
from itertools import pairwise

import msgspec
import pytest

from fort_desktop.review.choices import stations
from fort_desktop.review.grades import TOLD
from fort_desktop.review.par import par, total
from fort_desktop.review.parts import Choice, Line, Luck, Par, Part, Review, Sums, Verdict
from fort_desktop.review.review import ReviewError, new_review, resumed, review, share_done, whole
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import DecisionDue
from fort_desktop.rules.model.moves import text
from tests.review.conftest import QUICK, SEAT, together


def test_every_move_belongs_to_one_choice(game: Game) -> None:
    found = stations(game)
    assert [move for one in found for move in one.made] == [act.move for act in game.acts]
    for one in found:
        act = game.acts[one.number]
        assert (act.at, act.seat) == (one.at, one.seat)
        assert one.state.digest() == game.state_after(one.at).digest()


def test_a_play_is_one_choice_up_to_where_others_are_asked(game: Game) -> None:
    found = stations(game)
    plays = [one for one in found if one.stage == "play" and len(one.made) > 2]
    assert plays
    assert {text(move).split()[0] for one in plays for move in one.made} > {"play", "use"}
    for one, following in itertools.pairwise(found):
        new = following.stage in ("play", "keep", "perk")
        assert (
            new or following.seat != one.seat or following.stage in ("recruit", "follow", "rough")
        )


def test_chances_of_all_seats_add_up_to_one(told: Review) -> None:
    assert told.line is not None
    for point in told.line.points:
        assert sum(point.chances) == pytest.approx(1.0, abs=1e-9)
        assert min(point.chances) >= 0.0


def test_the_line_ends_with_who_won(game: Game, told: Review) -> None:
    assert told.line is not None
    winners = [seat for seat, share in enumerate(told.line.points[-1].chances) if share > 0]
    assert winners == sorted(game.state.winners)
    assert told.line.points[-1].at == len(game.events)


def test_sums_hold(game: Game, told: Review) -> None:
    """From own turn to own turn the change is the own losses, chance and the others together."""
    assert told.line is not None
    own = {one.round: one for one in reversed(told.line.points[:-1]) if one.leader == SEAT}
    edges = [own[number] for number in sorted(own)]
    if told.sums[0].round == 0:
        edges.insert(0, told.line.points[0])
    assert [one.round for one in told.sums][-len(own) :] == sorted(own)
    for one, start, end in zip(told.sums, edges, [*edges[1:], told.line.points[-1]], strict=True):
        change = end.chances[SEAT] - start.chances[SEAT]
        assert one.own + one.luck + one.others == pytest.approx(change, abs=5e-5)
        there = range(start.at, end.at)
        lost = sum(choice.loss or 0.0 for choice in told.choices if choice.at in there)
        assert one.own == pytest.approx(-lost, abs=1e-4)
        came = sum(luck.value for luck in told.luck if luck.at in there)
        assert one.luck == pytest.approx(came, abs=1e-4)


def test_all_losses_and_all_luck_are_in_the_sums(told: Review) -> None:
    assert told.line is not None
    lost = sum(choice.loss or 0.0 for choice in told.choices)
    assert lost > 0
    assert sum(one.own for one in told.sums) == pytest.approx(-lost, abs=1e-3)
    came = sum(luck.value for luck in told.luck)
    assert sum(one.luck for one in told.sums) == pytest.approx(came, abs=1e-3)


def test_the_best_choice_loses_nothing(told: Review) -> None:
    numbered = [one for one in told.choices if one.loss is not None]
    assert len(numbered) > 15
    assert any(one.loss for one in numbered)
    for one in numbered:
        assert (one.loss == 0.0) == (one.best == one.made)
        if one.best == one.made:
            assert one.best_facts == one.made_facts


def test_no_number_where_none_can_be_trusted(told: Review) -> None:
    for one in told.choices:
        assert one.loss is None or one.round > 2
    assert any(one.round <= 2 for one in told.choices)


def test_parts_come_in_order(game: Game, parts: list[Part], told: Review) -> None:
    kinds = [type(part) for part in parts]
    order = [Line, Choice, Luck, Sums, Verdict]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    choices = [part for part in parts if isinstance(part, Choice)]
    mine = [one.number for one in stations(game) if one.seat == SEAT]
    looked = {one.moves: one for one in choices if one.again is None}
    again = [one for one in choices if one.again is not None]
    assert list(looked) == mine
    assert [one.moves for one in told.choices] == mine
    for one, after in pairwise(choices):
        assert one.moves <= after.moves, "each is looked at twice before the next one"
    assert {one.moves for one in again} == {
        one.moves for one in looked.values() if one.loss is not None and one.loss >= TOLD
    }
    for one in again:
        first = looked[one.moves].loss
        assert one.again is not None
        assert one.loss is not None
        assert first is not None
        assert one.loss == min(first, max(0.0, one.again))


def test_the_same_game_gives_the_same_review_also_in_two_goes(
    game: Game, parts: list[Part], told: Review
) -> None:
    half = together(game, parts[: len(parts) // 4])
    assert not whole(half, with_par=False)
    assert 0.0 < share_done(half, with_par=False) < 1.0
    rest = list(review(game, SEAT, known=half, depth=QUICK, with_par=False))
    known = [part for part in half.choices if part.again is None]
    assert not set(map(msgspec.json.encode, rest)) & set(map(msgspec.json.encode, known))
    assert together(game, [*parts[: len(parts) // 4], *rest]) == told
    assert whole(told, with_par=False)
    assert not whole(told)
    assert share_done(told, with_par=False) == 1.0


def test_what_does_not_fit_the_game_is_computed_anew(game: Game, told: Review) -> None:
    """A file that is well formed can still tell of another game."""
    blank = new_review(game, SEAT, depth=QUICK)
    assert resumed(game, blank, told) == told
    assert resumed(game, blank, None) == blank
    change = msgspec.structs.replace
    assert told.line is not None
    first, luck = told.choices[0], told.luck[0]
    lines = [change(one, chances=(0.2, 0.3, 0.5)) for one in told.line.points]
    strangers = [change(one, asked=2) for one in told.line.points]
    for wrong in (
        change(told, seed=1),
        change(told, choices=(change(first, best=("dance",)),)),
        change(told, choices=(change(first, best=()),)),
        change(told, choices=(change(first, made=("skip", "skip")),)),
        change(told, choices=(change(first, moves=99_999),)),
        change(told, luck=(change(luck, cards=("nobody.1",)),)),
        change(told, line=change(told.line, points=tuple(strangers))),
        change(told, line=change(told.line, points=tuple(lines))),
    ):
        assert resumed(game, blank, wrong) == blank


def test_a_stop_ends_it(game: Game) -> None:
    left = iter([False, False, False, True])
    found = list(review(game, SEAT, stop=lambda: next(left), depth=QUICK))
    assert [type(part) for part in found] == [Line, Choice, Choice], "and no second look at either"


def test_no_running_game_is_reviewed(game: Game) -> None:
    with pytest.raises(ReviewError) as refused:
        review(game.before(len(game.acts) - 1), SEAT)
    assert refused.value.code == "running"


def test_what_has_no_moves_or_no_such_seat_is_refused(game: Game, catalog: Catalog) -> None:
    bare = [event for event in game.events if not isinstance(event, DecisionDue)]
    with pytest.raises(ReviewError, match="no_moves"):
        new_review(Game.replay(bare, catalog), SEAT)
    with pytest.raises(ReviewError, match="no_seat"):
        new_review(game, 2)


def test_points_are_told_where_a_loss_is(told: Review) -> None:
    """The number is what was made against the best other, and a good choice is never behind it."""
    for one in told.choices:
        assert (one.points is None) == (one.loss is None)
        if one.points is not None:
            assert one.other
            if one.loss:
                assert one.other == one.best


def test_par_plays_the_same_deal(game: Game, catalog: Catalog) -> None:
    found = list(par(game, catalog, SEAT, 4, lambda: False, level="random"))
    assert [len(one.totals) for one in found] == [1, 2, 3, 4, 5, 6]
    assert found[-1] == list(par(game, catalog, SEAT, 4, lambda: False, level="random"))[-1]
    assert found[-1].own == total(game, SEAT) == game.state.scores[SEAT].total
    assert list(par(game, catalog, SEAT, 4, lambda: True)) == []
    assert isinstance(found[0], Par)
