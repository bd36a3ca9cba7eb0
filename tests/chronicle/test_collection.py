"""Which games count for a profile, what is summed over them, and the medals over several games."""

from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from fort_desktop.chronicle.collection import Filter, Held, counting, held_by, medals_of
from fort_desktop.chronicle.facts import GameFacts, SeatFacts, facts_of
from fort_desktop.chronicle.medals import MedalId, Won
from fort_desktop.chronicle.statistics import SHEETS, Figure, SheetId, known, sheet
from fort_desktop.record.aside import LessonMark
from fort_desktop.record.index import SavedGame
from fort_desktop.record.sitting import Sitting
from fort_desktop.record.summary import Summary
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.types import PERKS
from tests.chronicle.telling import MAJA, OPEN, SEATS, ZOE, scores, tale

KID = OPEN.split(".")[0]


def slot(number: int, *winners: int, **changes: object) -> SavedGame:
    """A game of Maja, Zoe and a computer that took twenty minutes."""
    table = Sitting((MAJA, ZOE, ""))
    told = Summary("", SEATS, 9, 5, True, began=1000 * number, winners=winners, sitting=table)
    told = msgspec.structs.replace(told, **changes)
    return SavedGame(Path(f"{number}.fort"), 1000.0 * number + 1200, told)


def facts(own: SeatFacts, *winners: int) -> GameFacts:
    others = [SeatFacts(score) for score in scores()[1:]]
    return GameFacts("basic", 9, (own, *others), winners or (0,), "fort", 0)


def seat(rule: str = "", worth: int = 0, **values: object) -> SeatFacts:
    score = scores(20, 10, 5, rule=worth)[0]
    end: dict[MedalId, Won] = {"first_game": Won(90, 9)}
    return msgspec.structs.replace(SeatFacts(score, rule=rule, won=end), **values)


def games(*owns: SeatFacts) -> list[Held]:
    slots = [slot(n, 0) for n in range(1, len(owns) + 1)]
    told = {str(one.path): facts(own) for one, own in zip(slots, owns, strict=True)}
    return held_by(counting(slots), MAJA, dict(told))


def numbers(name: SheetId, found: list[Held]) -> dict[tuple[str, str], Figure]:
    return {(one.what, one.of): one for one in sheet(name, known(found))}


def test_only_whole_games_of_the_same_person_count_first_to_last() -> None:
    left = slot(4, 0, sitting=Sitting((MAJA, ZOE, "")).after([(0, "")]))
    kept = [slot(3, 1), slot(1, 0), slot(2, 0, practice=True), left, slot(5, 0, ended=False)]
    copy = msgspec.structs.replace(kept[1], path=Path("copy.fort"))
    found = held_by(counting([*kept, copy]), MAJA, {})
    assert [held.slot.path.name for held in found] == ["1.fort", "3.fort"]
    assert [held.slot.path.name for held in held_by(counting(kept), ZOE, {})] == [
        "1.fort",
        "3.fort",
        "4.fort",
    ]


def test_a_mean_needs_five_games_and_a_count_none() -> None:
    four, five = games(*[seat()] * 4), games(*[seat()] * 5)
    assert numbers("points", four)["mean total", ""].value is None
    assert numbers("points", five)["mean total", ""].value == 20
    assert numbers("games", four)["played", ""].value == 4
    assert numbers("games", four)["won", ""].more == (None,)
    assert numbers("games", five)["won", ""].more == (Fraction(1),)


def test_numbers_are_sums_of_the_games_behind_them() -> None:
    one = seat(left=4, turns=8, lost={KID: 1}, asked=6, followed=3, things=5, perks=("diy",))
    two = seat(left=0, turns=8, levels=(2, 5), played={KID: 2})
    found = games(one, one, one, two, two)
    yard, following = numbers("yard", found), numbers("following", found)
    assert yard["left for each turn", ""].value == Fraction(12, 40)
    assert yard["left and taken", ""].value == 3
    assert len(yard["left", ""].games) == 3
    assert following["followed", ""].value == 9
    assert following["followed for things", ""].value == 15
    assert numbers("kids", found)["kid played", KID].value == 4
    forts = numbers("forts", found)
    assert forts["level", "2"].value == 2
    assert forts["level", "3"].games == ()
    assert numbers("rules", found)["perk", "diy"].value == 3
    assert numbers("computers", found)["computer", "easy"].more[0] == 5
    assert numbers("time", found)["length", ""].value == 20


def test_no_sheet_fails_without_games() -> None:
    assert all(isinstance(sheet(name, []), list) for name in SHEETS)


@pytest.mark.parametrize(
    ("only", "count"),
    [
        (Filter(), 2),
        (Filter(players=3), 2),
        (Filter(players=2), 0),
        (Filter(setup="draft"), 0),
        (Filter(setup="basic"), 2),
        (Filter(other=ZOE), 2),
        (Filter(other="computer:easy"), 2),
        (Filter(other="computer:hard"), 0),
    ],
)
def test_filters(only: Filter, count: int) -> None:
    assert sum(map(only.takes, games(seat(), seat()))) == count


def test_rules_perks_and_kids_are_gathered_over_games() -> None:
    rules = ("big_plans", "loner", "loner", "sleepover", "piggy_bank")
    found = games(*(seat(rule, 1 if i else 0) for i, rule in enumerate(rules)))
    keeper = medals_of(MAJA, found)["keeper_of_rules"]
    assert keeper.game is None
    assert len(keeper.have) == 3, "a rule without a point is not enough"
    found += held_by([slot(9, 0)], MAJA, {"9.fort": facts(seat("popularity", 2))})
    keeper = medals_of(MAJA, found)["keeper_of_rules"]
    assert keeper.game is not None
    assert keeper.game.path.name == "9.fort"
    assert keeper.won == Won(90, 9)
    perks = games(seat(perks=PERKS[:5]), seat(perks=PERKS[4:8]), seat(perks=PERKS[8:]))
    assert medals_of(MAJA, perks[:2])["try_everything"].game is None
    assert medals_of(MAJA, perks)["try_everything"].game is not None
    kids = games(seat(played={f"kid{n}": 1 for n in range(24)}), seat(played={"one_more": 1}))
    assert medals_of(MAJA, kids[:1])["wide_circle"].game is None
    assert medals_of(MAJA, kids)["wide_circle"].game is not None


def test_the_first_time_counts() -> None:
    early, late = games(seat(won={"packed": Won(5, 2)}), seat(won={"packed": Won(7, 3)}))
    assert medals_of(MAJA, [early, late])["packed"].won == Won(5, 2)
    assert medals_of(ZOE, [])["packed"].game is None


def test_a_lesson_to_its_last_step_is_a_first_game() -> None:
    for done in (False, True):
        mark = LessonMark("free", 6, 40, done)
        lesson = slot(1, ended=False, practice=True, lesson=mark)
        first = medals_of(MAJA, [], [lesson])["first_game"]
        assert (first.game is not None) == done
    assert medals_of(ZOE, [], [lesson])["first_game"].game is None, "somebody else learnt"


def test_a_second_try_counts_once_it_is_over() -> None:
    table = Sitting(tried=(MAJA, "", ""))
    for ended in (False, True):
        branch = slot(1, 1, ended=ended, practice=True, sitting=table)
        again = medals_of(MAJA, [], [branch])["second_thought"]
        assert (again.game is not None) == ended
    assert medals_of(ZOE, [], [branch])["second_thought"].game is None


def test_what_following_brings_is_told_apart_from_leading() -> None:
    told = facts_of(
        tale(
            ev.TurnBegan(1, 1),
            ev.LeaderFollowed(0, (OPEN,)),
            ev.ActionBegan(0, "follower", "public", 1, None, 1),
            ev.ResourceGained(0, "pizza", 2),
            ev.PointsScored(0, 3),
            ev.ActionEnded(0, "follower", "public", True, 1),
            ev.TurnBegan(0, 2),
            ev.ResourceGained(0, "toys", 4),
            ev.LeaderFollowed(2, (OPEN,)),
            asked=(2, 0, 0),
        )
    )
    own = told.seats[0]
    assert (own.asked, own.followed, own.things, own.points, own.led) == (2, 1, 2, 3, 1)
    assert told.rounds == 2
