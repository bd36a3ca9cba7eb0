"""Events and questions of a record that cannot have happened are refused before they are folded."""

import pytest
from msgspec.structs import replace

from fort_desktop.rules.credible import check_event, question_problem
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.seats import SeatInfo
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import DEAL_SIZE, MisfitError
from fort_desktop.rules.steps.running import box_of
from tests.rules.decks import game_at, with_boxes


def trashing(catalog: Catalog, rule: str = "trash") -> Game:
    """Seat 0 of two played bug with its private action, and is asked at its only step."""
    deck = with_boxes(catalog, bug=("", rule))
    own = {"hand": ["bug", "ant", "doc"], "level": 2, "stuff": {"toys": 2, "pizza": 2}}
    game = game_at(deck, "play bug", "use private", seats=[own, {"hand": ["patch"]}])
    assert game.state.pending.stage == "action"
    return game


IMPOSSIBLE: dict[str, Event] = {
    "seat: there is no seat 2": ev.CardDrawn(2, ""),
    "card: there is no card worm_king": ev.CardDrawn(0, "worm_king"),
    "cards: there is no card worm_king": ev.DeckShuffled(0, ("worm_king",)),
    "the game has begun already": ev.GameStarted(
        (SeatInfo("A", "red", "human"), SeatInfo("B", "blue", "human")), "basic", 0, ""
    ),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_what_an_event_names_is_there(catalog: Catalog, why: str) -> None:
    state = trashing(catalog).state
    check_event(state, ev.CardDrawn(1, state.seats[1].hand[0]))
    with pytest.raises(ValueError, match=why):
        check_event(state, IMPOSSIBLE[why])


def test_a_game_begins_with_its_seats(catalog: Catalog) -> None:
    state = State(catalog, [])
    ann, ben = SeatInfo("A", "red", "human"), SeatInfo("B", "blue", "human")
    check_event(state, ev.GameStarted((ann, ben), "basic", 1, ""))
    with pytest.raises(ValueError, match="a game begins with game_started"):
        check_event(state, ev.CardDrawn(0, "bug"))
    with pytest.raises(ValueError, match="first: there is no seat 2"):
        check_event(state, ev.GameStarted((ann, ben), "basic", 2, ""))
    for seats in ((ann, replace(ben, colour="red")), (ann,)):
        with pytest.raises(ValueError, match="each with a colour of its own"):
            check_event(state, ev.GameStarted(seats, "basic", 0, ""))


def test_a_question_that_fits_is_asked(catalog: Catalog) -> None:
    state = trashing(catalog).state
    assert question_problem(state, state.pending) == ""


def drafted(catalog: Catalog, most: int = 200) -> list[Event]:
    """All events of a draft of three, up to the first play."""
    seats = tuple(SeatInfo(c, c, "human") for c in ("red", "blue", "green"))
    game = Game.new(catalog, seats, 3, "draft")
    while game.state.round == 0 and most:
        game.push(game.legal_moves()[-1])
        most -= 1
    return list(game.events)


def test_a_draft_that_lacks_one_of_its_events_is_not_believed(catalog: Catalog) -> None:
    """SETUP-7: all packs are dealt, everybody picks one kid of each, and then they are passed."""
    events = drafted(catalog)
    assert Game.replay(events, catalog).state.round == 1
    kinds = (ev.KidsDealt, ev.KidDrafted, ev.HandsPassed)
    of_the_draft = [i for i, event in enumerate(events) if isinstance(event, kinds)]
    assert len(of_the_draft) == 3 + 3 * DEAL_SIZE + DEAL_SIZE
    for i in of_the_draft:
        with pytest.raises(MisfitError):
            Game.replay(events[:i] + events[i + 1 :], catalog)


WRONG: dict[str, dict[str, object]] = {
    "seat 2 is asked, but there are 2": {"seat": 2},
    "pick is asked in round 1": {"stage": "pick"},
    "follow is asked of seat 0, but seat 0 leads": {"stage": "follow"},
    "recruit is asked of seat 1, but seat 0 leads": {"stage": "recruit", "seat": 1},
    "nothing is to be paid": {"stage": "pay"},
    "action is asked, but no action runs": {"action": None},
    "choose is asked, but no action runs": {"stage": "choose", "action": None},
}


@pytest.mark.parametrize("why", WRONG)
def test_a_question_that_does_not_fit_is_refused(catalog: Catalog, why: str) -> None:
    state = trashing(catalog).state
    assert question_problem(state, replace(state.pending, **WRONG[why])) == why


WRONG_ACTION: dict[str, dict[str, object]] = {
    "the public action runs, but there is none": {"box": "public"},
    "seat 0 is asked in an action of seat 1": {"seat": 1},
    "seat 0 is asked in an action of seat 0": {"role": "follower"},
    "there is no rival 0": {"rival": 0},
    "the action is at step 2 of 1": {"at": 1},
}


@pytest.mark.parametrize("why", WRONG_ACTION)
def test_an_action_that_does_not_fit_is_refused(catalog: Catalog, why: str) -> None:
    state = trashing(catalog).state
    assert state.pending.action is not None
    action = replace(state.pending.action, **WRONG_ACTION[why])
    assert question_problem(state, replace(state.pending, action=action)) == why


def test_only_the_leader_does_a_private_action(catalog: Catalog) -> None:
    state = trashing(catalog).state
    assert state.pending.action is not None
    follows = replace(state.pending.action, seat=1, role="follower")
    pending = replace(state.pending, seat=1, action=follows)
    assert question_problem(state, pending) == "a private action is followed"


def test_a_step_that_asks_nothing_is_not_asked_for(catalog: Catalog) -> None:
    """The first step scores by itself; a level is paid for by a question of its own (ACT-7)."""
    state = trashing(catalog, "vp > trash").state
    assert state.pending.action is not None
    gains = replace(state.pending, action=replace(state.pending.action, at=0))
    assert question_problem(state, gains) == "action is asked at the step vp"


def test_a_question_of_a_play_needs_a_played_card(catalog: Catalog) -> None:
    state = game_at(catalog, seats=[{"hand": ["bug"]}, {}]).state
    prepares = replace(state.pending, stage="prepare")
    assert question_problem(state, prepares) == "prepare is asked, but no card is being played"


def test_a_box_that_is_not_there_cannot_run(catalog: Catalog) -> None:
    state = trashing(catalog).state
    assert [step.op for step in box_of(state, Action(0, "leader", "private")).steps] == ["trash"]
    with pytest.raises(ValueError, match="the public box is blank"):
        box_of(state, Action(0, "leader", "public"))


def test_perks_and_made_up_rules_are_known(catalog: Catalog) -> None:
    state = trashing(catalog).state
    for event in (ev.PerksLaid(("kite",)), ev.RulesStacked(("nap",))):
        with pytest.raises(ValueError, match=r"there is no (perk|rule) (kite|nap)"):
            check_event(state, event)
