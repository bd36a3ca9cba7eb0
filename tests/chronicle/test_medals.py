"""Each medal is won by what its condition says, at that moment, and by nothing less."""

from typing import Final

import pytest

from fort_desktop.chronicle.medals import CONDITIONS, GOALS, MEDALS, MedalId, won_by
from fort_desktop.chronicle.tale import Tale
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.types import SUITS
from tests.chronicle.telling import CATALOG, FRIENDS, OPEN, scores, tale

TURN: Final = ev.TurnBegan(0, 3)
THEIRS: Final = ev.TurnBegan(1, 3)
RECRUIT: Final = ev.PhaseBegan(0, "recruit")
PLAYED: Final = ev.CardPlayed(0, OPEN)
FOLLOWED: Final = ev.LeaderFollowed(0, (OPEN,))
NOT: Final = ev.FollowDeclined(0)
PACKED: Final = ev.ResourcePacked(0, "pizza", "stuff")
SPENT: Final = ev.ResourceSpent(0, "pizza", "pack")
BUILT: Final = ev.FortAdvanced(0, 1)
FULL: Final = ev.ActionEnded(0, "leader", "private", True, 2)
BEGAN: Final = ev.ActionBegan(0, "leader", "private", 1)
UP: Final = ev.CardToLookout(0, OPEN, "hand")
STANDS: Final = ev.CardToLookout(0, FRIENDS[0], "hand")
GAINED: Final = ev.ResourceGained(0, "pizza", 2)
TAKEN: Final = ev.KidRecruited(1, OPEN, "yard", 0)
BACK: Final = ev.KidRecruited(0, OPEN, "yard", 1)
TRASHED: Final = ev.CardTrashed(0, OPEN, "hand", 0)
ADDED: Final = ev.CardAdded(0, OPEN, "book")
LAID: Final = ev.YardLaid(0, (OPEN,))
ONE_OF_EACH: Final = tuple(
    next(card for card in CATALOG.park if suit in CATALOG.kid[card].suits) for suit in SUITS
)
BLANK: Final = next(card for card in CATALOG.park if CATALOG.kid[card].public is None)

WON: Final[list[tuple[MedalId, Tale, int]]] = [
    ("first_game", tale(winners=(1,)), 2),
    ("come_with_us", tale(TURN, PLAYED, ADDED, ADDED, ADDED, RECRUIT), 6),
    ("me_too", tale(THEIRS, FOLLOWED, FOLLOWED, TURN, THEIRS, FOLLOWED), 7),
    ("just_for_me", tale(TURN, PLAYED, GAINED, GAINED, RECRUIT), 5),
    ("welcome_home", tale(THEIRS, TAKEN, TURN, BACK), 5),
    ("tower_of_friends", tale(UP, UP, UP), 5),
    ("good_neighbours", tale(TURN, PLAYED, ev.YardLaid(0, ()), THEIRS), 4),
    ("surprise", tale(TURN, ev.KidRecruited(0, OPEN, "deck")), 3),
    ("packed", tale(TURN, *[PACKED] * 4, SPENT, PACKED, PACKED), 9),
    ("first_the_fort", tale(TURN, PLAYED, BUILT, BEGAN, PACKED, PACKED, FULL, RECRUIT), 8),
    ("first_the_fort", tale(TURN, PACKED, PLAYED, BUILT, BEGAN, PACKED, FULL, RECRUIT), 8),
    ("first_the_fort", tale(TURN, UP, PLAYED, BUILT, BEGAN, UP, FULL, RECRUIT), 8),
    ("big_plan", tale(TURN, ev.FortAdvanced(0, 5)), 3),
    ("artist", tale(TURN, ev.MacaroniTaken(0)), 3),
    ("made_up", tale(points=scores(20, 3, 3, rule=8)), 2),
    ("friend_indeed", tale(THEIRS, ev.LeaderFollowed(0, (OPEN, FRIENDS[1]))), 3),
    ("light_luggage", tale(TRASHED, TRASHED, ev.CardTrashed(0, OPEN, "discard", 0)), 4),
    ("two_together", tale(STANDS), 3),
    ("all_six", tale(cards=ONE_OF_EACH), 2),
    ("close_friends", tale(points=scores(10, 9, 3)), 2),
    ("close_friends", tale(points=scores(10, 10, 3), winners=(0, 1)), 2),
]
LESS: Final[list[tuple[MedalId, Tale]]] = [
    ("come_with_us", tale(TURN, PLAYED, ADDED, ADDED, RECRUIT)),
    ("come_with_us", tale(TURN, PLAYED, ADDED, ADDED, PLAYED, ADDED, RECRUIT)),
    ("me_too", tale(THEIRS, FOLLOWED, FOLLOWED, NOT, FOLLOWED)),
    ("just_for_me", tale(TURN, PLAYED, GAINED, ev.ResourceGained(0, "toys", 1), RECRUIT)),
    ("just_for_me", tale(TURN, PLAYED, GAINED, GAINED, ev.LeaderFollowed(1, (OPEN,)), RECRUIT)),
    ("just_for_me", tale(TURN, ev.CardPlayed(0, BLANK), GAINED, GAINED, RECRUIT)),
    ("just_for_me", tale(THEIRS, ev.CardPlayed(1, OPEN), GAINED, GAINED)),
    ("welcome_home", tale(TAKEN)),
    ("welcome_home", tale(ev.KidRecruited(1, OPEN, "park"), BACK)),
    ("tower_of_friends", tale(UP, UP)),
    ("tower_of_friends", tale(UP, UP, UP, winners=(1,))),
    ("good_neighbours", tale(TURN, PLAYED, LAID, THEIRS)),
    ("good_neighbours", tale(TURN, PLAYED, ev.FriendsDiscarded(0, FRIENDS[:1]), THEIRS)),
    ("good_neighbours", tale(TURN, ev.PlaySkipped(0), THEIRS)),
    ("surprise", tale(TURN, ev.KidRecruited(0, OPEN, "park"))),
    ("packed", tale(TURN, *[PACKED] * 4, SPENT, PACKED)),
    ("first_the_fort", tale(TURN, PLAYED, BUILT, BEGAN, PACKED, FULL, RECRUIT)),
    ("first_the_fort", tale(TURN, PLAYED, BEGAN, PACKED, PACKED, FULL, BUILT, RECRUIT)),
    (
        "first_the_fort",
        tale(TURN, PLAYED, BUILT, BEGAN, PACKED, PACKED, ev.ActionEnded(0, "leader", "public",
                                                                         False, 1), RECRUIT),
    ),
    ("big_plan", tale(ev.FortAdvanced(0, 4), ev.FortAdvanced(1, 5))),
    ("artist", tale(ev.MacaroniTaken(1))),
    ("made_up", tale(points=scores(20, 3, 3, rule=7))),
    ("friend_indeed", tale(THEIRS, ev.LeaderFollowed(0, (CATALOG.friends["blue"][0],)))),
    ("light_luggage", tale(TRASHED, TRASHED, ev.CardTrashed(0, OPEN, "played", 0))),
    ("light_luggage", tale(TRASHED, TRASHED, ev.CardTrashed(0, OPEN, "yard", 1))),
    ("two_together", tale(STANDS, winners=(1,))),
    ("two_together", tale(STANDS, ev.CardTrashed(1, FRIENDS[1], "played", 0))),
    ("two_together", tale(UP)),
    ("all_six", tale(cards=ONE_OF_EACH[:5])),
    ("close_friends", tale(points=scores(10, 8, 3))),
    ("close_friends", tale(points=scores(10, 11, 3), winners=(1,))),
]  # fmt: skip


@pytest.mark.parametrize(("medal", "told", "at"), WON)
def test_a_medal_is_won_at_its_moment(medal: MedalId, told: Tale, at: int) -> None:
    won = CONDITIONS[medal](told, 0)
    assert won is not None
    assert won.at == at


@pytest.mark.parametrize(("medal", "told"), LESS)
def test_less_is_not_enough(medal: MedalId, told: Tale) -> None:
    assert CONDITIONS[medal](told, 0) is None


def test_every_medal_has_a_condition_and_is_tried_both_ways() -> None:
    beside = {*GOALS, "second_thought"}  # these reach over games, see test_collection
    assert set(CONDITIONS) | beside == set(MEDALS)
    assert {medal for medal, _, _ in WON} == set(CONDITIONS)
    assert {medal for medal, _ in LESS} == set(CONDITIONS) - {"first_game"}


def test_it_is_told_of_whom_and_when_it_was_won() -> None:
    home = won_by(tale(THEIRS, TAKEN, TURN, BACK), 0)["welcome_home"]
    assert (home.kid, home.round, home.rival) == (CATALOG.kid[OPEN].id, 3, 1)
    led = won_by(tale(THEIRS, FOLLOWED, FOLLOWED, FOLLOWED), 0)["me_too"]
    assert (led.rival, led.round) == (1, 3)
