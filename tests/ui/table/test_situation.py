"""One value says what goes on at the table: whole games are played by it alone."""

from typing import assert_never

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.session import Session
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.situation import Situation, is_vote
from fort_desktop.ui.table.state import TypedPin, Undoing, Viewpoint
from tests.ui.sitting import seats
from tests.ui.states import put_in_state

MOST = 2000
"""Steps of a game at most."""


class Played:
    """A game at a table without a window, in which all that is done follows from the situation.

    Attributes:
        seen: the kinds of situation so far.
    """

    def __init__(self, players: tuple[str, ...], seed: int, setup: SetupKind = "basic") -> None:
        self.session = Session.new(load_catalog(), seats(players), seed, setup)
        self.model = TableModel(self.session)
        self.seen: set[str] = set()
        self._rng, self._wished, self._looked = Rng(seed), False, False

    @property
    def situation(self) -> Situation:
        found = self.model.situation
        self.seen.add(type(found).__name__)
        return found

    def step(self) -> None:
        """Do what the situation asks for."""
        model, hotseat = self.model, self.model.hotseat
        situation = self.situation
        match situation:
            case now.Playback():
                model.jump()
            case now.Asked(decision):
                model.make(self._rng.choice(decision.moves))
            case now.AwaitingDone():
                model.done()
            case now.Curtain():
                assert model.asked == situation.eyes.stand.seat
                hotseat.open()
                model.jump()
            case now.Glance():
                model.done()
            case now.AnswerPads():
                self._answer()
            case now.OwnHand():
                hotseat.cover()
                model.jump()
            case now.RevealRule(seat):
                hotseat.turn_over(seat)
                model.jump()
            case now.Vote(wish):
                hotseat.agree(next(s for s in self.session.persons if s not in wish.agreed))
                model.jump()
            case now.Thinking():
                model.put(hotseat.go_on())
            case now.GameOver():
                raise AssertionError("nothing is to be done any more")
            case now.LookingBack() | now.ConfirmUndo() | now.PinEntry() | now.Watching():
                raise AssertionError("nobody has asked for that")
            case now.Waiting():
                raise AssertionError("somebody is asked elsewhere")
            case _:
                assert_never(situation)

    def _answer(self) -> None:
        """At the pads the last person looks once, then nobody follows; computers answer too."""
        model, hotseat = self.model, self.model.hotseat
        if model.thinks is not None:
            model.put(hotseat.go_on())
            return
        able = [pad.seat for pad in model.answers if hotseat.can_look(pad.seat)]
        looks = able[-1] if able else None
        if not self._looked and looks is not None:
            self._looked = True
            hotseat.look(looks)
            model.jump()
            return
        model.tell_of(hotseat.nobody())

    def until(self, kind: type[Situation]) -> None:
        """Play on until something of this kind goes on."""
        for _ in range(MOST):
            if isinstance(self.situation, kind):
                return
            self.step()
        raise AssertionError(f"{kind} never comes")


@pytest.mark.parametrize(
    ("players", "kinds"),
    [
        (("human", "easy"), {"Asked", "Playback", "Thinking", "GameOver"}),
        (
            ("human", "human", "easy"),
            {
                "Asked", "Playback", "Thinking", "GameOver",
                "AwaitingDone", "Curtain", "Glance", "AnswerPads", "RevealRule",
            },
        ),
    ],
)  # fmt: skip
def test_a_whole_game_is_played_by_what_goes_on(players: tuple[str, ...], kinds: set[str]) -> None:
    game = Played(players, 7)
    game.until(now.GameOver)
    assert game.session.ended
    assert kinds <= game.seen


def test_what_is_asked_twice_is_another_situation() -> None:
    game = Played(("human", "easy"), 5)
    game.until(now.Asked)
    first = game.situation
    assert isinstance(first, now.Asked)
    assert first == game.situation
    assert first.subject != now.Asked(first.question, eyes=first.eyes, at=first.at + 1).subject


def test_a_word_before_taking_back_and_the_past_come_before_the_question() -> None:
    game = Played(("human", "easy"), 5)
    game.until(now.Asked)
    asked = game.situation
    put_in_state(game.model, aside=Undoing("practice"))
    confirm = game.situation
    assert isinstance(confirm, now.ConfirmUndo)
    assert (confirm.reason, confirm.behind) == ("practice", asked)
    put_in_state(game.model, past=3)
    past = game.situation
    assert isinstance(past, now.LookingBack)
    assert past.moment == 3
    assert (past.awaited, past.question, past.thinks) == (None, None, None)


def test_a_computer_that_thinks_can_be_held() -> None:
    game = Played(("human", "easy"), 5)
    game.until(now.Thinking)
    game.model.hold(True)
    held = game.situation
    assert isinstance(held, now.Thinking)
    assert held.paused


def test_all_agree_before_it_is_taken_back() -> None:
    game = Played(("human", "human"), 3)
    game.until(now.Curtain)
    game.step()
    game.until(now.Asked)
    game.step()
    for _ in range(MOST):
        if game.model.hotseat.can_wish_back(game.model.stand.seat):
            break
        game.step()
    game.model.wish_back()
    asked = game.situation
    assert isinstance(asked, now.Vote)
    assert is_vote(asked)
    made = game.session.made
    while isinstance(game.situation, now.Vote):
        game.step()
    assert game.session.made < made
    assert game.session.practice


def test_a_pin_is_typed_into_the_curtain() -> None:
    game = Played(("human", "human"), 3)
    game.until(now.Curtain)
    seat = game.model.stand.seat
    put_in_state(game.model, entry=TypedPin(seat))
    typed = game.situation
    assert isinstance(typed, now.PinEntry)
    assert not is_vote(typed)
    put_in_state(game.model, entry=TypedPin(seat, agreed=frozenset()))
    assert is_vote(game.situation)


def test_a_person_may_look_at_the_own_hand_when_nothing_is_asked_there() -> None:
    game = Played(("human", "human", "human"), 11)
    game.until(now.OwnHand)
    assert game.model.stand.where == "private"
    assert game.model.decision is None
    game.step()
    assert not isinstance(game.situation, now.OwnHand)


def test_another_window_can_only_look() -> None:
    game = Played(("human", "easy"), 5)
    game.until(now.Asked)
    game.session.looking = True
    assert isinstance(game.situation, now.Watching)


def test_a_pick_that_waits_is_told_to_nobody_behind_a_curtain() -> None:
    game = Played(("human", "human"), 3, "draft")
    game.until(now.Curtain)
    game.step()
    game.until(now.Asked)
    game.step()
    waits = game.situation
    assert isinstance(waits, now.AwaitingDone)
    game.model.hotseat.cover()
    game.model.jump()
    assert isinstance(game.situation, now.Curtain)
    assert game.model.undone is None
    game.step()
    opened: object = game.situation
    assert opened == waits


@pytest.mark.parametrize(
    ("place", "guards", "holder", "public", "speaker"),
    [
        (Stand("public", 1), False, None, True, None),
        (Stand("curtain", 1), False, None, True, 1),
        (Stand("private", 1), True, 1, False, 1),
        (Stand("glance", 1), True, 1, False, 1),
        (Stand("over", 1), False, None, False, None),
    ],
)
def test_the_eyes_follow_from_where_the_screen_stands(
    place: Stand, guards: bool, holder: int | None, public: bool, speaker: int | None
) -> None:
    eyes = Viewpoint(place, True, True, None, False)
    assert (eyes.guards, eyes.holder, eyes.in_public, eyes.speaker) == (
        guards, holder, public, speaker,
    )  # fmt: skip
    alone = Viewpoint(place, False, True, None, False)
    assert (alone.guards, alone.holder, alone.in_public) == (guards, None, False)
    typing = Viewpoint(place, True, True, 2, False)
    assert typing.speaker == 2


def test_a_press_means_something_else_when_others_are_asked_about_the_pin() -> None:
    game = Played(("human", "human"), 3)
    game.until(now.Curtain)
    closed, seat = game.situation.subject, game.model.stand.seat
    put_in_state(game.model, entry=TypedPin(seat))
    assert game.situation.subject == closed
    put_in_state(game.model, entry=TypedPin(seat, agreed=frozenset()))
    assert game.situation.subject != closed
