"""What a table has agreed on, and what each person likes, as it is met by those who play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.record.format import Deal
from fort_desktop.record.sitting import HouseRules
from fort_desktop.session.persons import USUAL_HABITS, Habits
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import Choices
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.text.names import kid_name
from tests.inside import game_of
from tests.record.games import saved
from tests.ui.sitting import Sitting

NAMES = ("Maja", "Zoe", "Tomek", "Bo")
AS_USUAL = HouseRules()
TWO = Choices(("human", "human", "", ""), NAMES)


class Table(Sitting):
    """Maja and Zoe, who both like the same, at a table with house rules."""

    def __init__(
        self, data: Path, house: HouseRules = AS_USUAL, habits: Habits = USUAL_HABITS
    ) -> None:
        super().__init__(("human", "human"), data=data)
        for name in NAMES[:2]:
            self.app.profiles.add(Profile(name, habits=habits))
        self.app.change(new_game=TWO, house=house)
        begin(self.app, last_table(self.app), Deal(7))
        self.pilot.settle()

    @property
    def where(self) -> str:
        return self.table.model.stand.where

    def turns(self, turns: int) -> Iterator[str]:
        """Where the screen stands at each question of some own turns."""
        begun, leader = 0, self.session.public.leader
        while begun < turns:
            yield self.where
            self.answer()
            if self.session.public.leader != leader:
                begun, leader = begun + 1, self.session.public.leader


def test_with_the_house_rule_an_own_turn_is_played_before_all(tmp_path: Path) -> None:
    table = Table(tmp_path, HouseRules(open_on_turn=True))
    leader = table.session.public.leader
    assert table.where == "public", "no curtain as the game begins"
    assert table.asked == "play"
    assert table.says.endswith(f"{table.session.seats[leader].name}: play a kid, or skip")
    kids = table.pilot.nodes(lambda node: node.name.startswith("hand:"))
    assert len(kids) == len(game_of(table.session).state.seats[leader].hand)
    made = len(game_of(table.session).acts)
    table.answer("hand:")
    assert len(game_of(table.session).acts) > made, "the kid is played with everybody looking"
    table.until(lambda: isinstance(table.table.model.situation, AnswerPads))
    leader = table.session.public.leader
    assert table.sees(f"pad:{1 - leader}:follow")
    assert not table.sees("hand:"), "the open hand makes room for the pads"
    place, game = table.pilot.node(f"pad of:{leader}"), game_of(table.session)
    held = [kid_name(game.state.catalog.kid[card]) for card in game.state.seats[leader].hand]
    assert sorted(place.label.splitlines()[-1].split(", ")) == sorted(held)
    table.until(lambda: table.session.public.leader != leader)
    table.until(lambda: table.where == "public" and table.asked == "play")
    assert table.table.model.shown.seat != leader, "and so is the next one's"
    table.app.close()


def test_without_it_the_own_turn_begins_behind_a_curtain(tmp_path: Path) -> None:
    table = Table(tmp_path)
    assert table.where == "curtain"
    assert not table.sees("hand:")
    table.app.close()


def test_the_house_rule_stays_with_the_game(tmp_path: Path) -> None:
    table = Table(tmp_path, HouseRules(open_on_turn=True))
    table.until(lambda: table.session.at > 40 and table.asked == "play")
    path = saved(table.session)
    table.app.push(routes.Title())
    table.app.change(house=HouseRules())
    table.app.games.open(path)
    table.pilot.settle()
    assert table.where == "public"
    assert table.asked == "play"
    assert table.session.aside.open_turns
    table.app.close()


@pytest.mark.parametrize("looks_first", [True, False])
def test_whoever_wants_to_look_first_gets_the_hand_with_follow(
    tmp_path: Path, looks_first: bool
) -> None:
    table = Table(tmp_path, habits=Habits(looks_first=looks_first))
    model = table.table.model
    opened = followed = 0
    for _ in range(4):
        table.until(lambda: isinstance(table.table.model.situation, AnswerPads))
        made = len(game_of(table.session).acts)
        table.answer()
        opened += model.stand.why == "follow" and model.stand.small
        followed += len(game_of(table.session).acts) > made
    assert opened if looks_first else followed
    assert not (looks_first and followed), "a kid was given unseen"
    table.app.close()


@pytest.mark.parametrize(
    ("house", "habits", "glances"),
    [
        ("own", "now", True),
        ("own", "asked", False),
        ("asked", "now", False),
        ("now", "asked", True),
    ],
)
def test_new_kids_are_seen_now_or_when_asked(
    tmp_path: Path, house: str, habits: str, glances: bool
) -> None:
    agreed = {"own": HouseRules(), "asked": HouseRules(new_kids="asked")}
    rules = agreed.get(house, HouseRules(new_kids="now"))
    likes = Habits(new_kids="asked") if habits == "asked" else Habits(new_kids="now")
    table = Table(tmp_path, rules, likes)
    assert ("glance" in set(table.turns(2))) == glances
    table.app.close()


@pytest.mark.parametrize("advice", [True, False])
@pytest.mark.parametrize("players", [("human", "human", "", ""), ("human", "easy", "", "")])
def test_the_bulb_is_there_for_those_who_want_advice(
    tmp_path: Path, players: tuple[str, str, str, str], advice: bool
) -> None:
    table = Table(tmp_path, habits=Habits(advice=advice))
    table.app.change(new_game=Choices(players, NAMES))
    begin(table.app, last_table(table.app), Deal(7))
    table.pilot.settle()
    table.until(lambda: table.asked == "play")
    assert table.sees("hint") == advice
    table.pilot.press("h")
    assert bool(table.table.model.state.advice) == advice
    table.app.close()
