"""The count of handovers (bar 1 of issue 18), on games that are played quickly."""

import pytest

from fort_desktop.lab.match import play_match
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import text
from lab.handing import sitting
from lab.handing.games import Played
from lab.handing.sitting import Sitting, Ways, today
from lab.handovers import KINDS, drafts, handovers


@pytest.fixture(scope="module")
def game(catalog: Catalog) -> Played:
    """A game of three easy players, as it is kept."""
    match, _ = play_match(catalog, ("easy",) * 3, 7, "basic")
    return Played(3, 7, [text(act.move) for act in match.acts])


def test_those_who_sit_in_make_the_very_moves_of_the_game(catalog: Catalog, game: Played) -> None:
    for ways in (Ways(0), Ways(1 / 3), Ways(1, standing=True), Ways(0.5, True, True)):
        table = Sitting(catalog, game, ways).play()
        assert table._hotseat.session.made == len(game.moves)
        assert table._hotseat.stand.where == "over"


def test_nobody_comes_to_the_screen_who_has_one_answer_only(catalog: Catalog, game: Played) -> None:
    before = today(catalog, game)
    after = Sitting(catalog, game, Ways(1 / 3)).play().counts
    assert before[sitting.ONE_ANSWER] > 0
    assert after[sitting.ONE_ANSWER] == 0


def test_who_looks_more_comes_more_often_and_all_is_less_than_before(
    catalog: Catalog, game: Played
) -> None:
    found = [
        handovers(Sitting(catalog, game, ways).play().counts)
        for ways in (Ways(1 / 3, True, True), Ways(1 / 3, True), Ways(1 / 3), Ways(1))
    ]
    assert found == sorted(found)
    assert found[0] < found[1] < found[3] < handovers(today(catalog, game))


def test_a_look_is_counted_by_its_reason(catalog: Catalog, game: Played) -> None:
    counts = Sitting(catalog, game, Ways(1)).play().counts
    passed = game.moves.count(str(mv.PASS))
    followed = sum(words.startswith("follow ") for words in game.moves)
    assert 0 < counts[sitting.BEFORE_NO] <= passed
    looks = (sitting.CHOICE, sitting.BEFORE_YES, sitting.HAND)
    assert 0 < sum(counts[kind] for kind in looks) <= followed + passed
    assert set(counts) <= {*KINDS, sitting.GLANCE, sitting.ONE_ANSWER}


@pytest.mark.parametrize(("persons", "most"), [(2, 8), (3, 9), (4, 10)])
def test_a_draft_takes_no_more_stays_than_it_has_to(
    catalog: Catalog, persons: int, most: int
) -> None:
    assert drafts(catalog, persons) == most
