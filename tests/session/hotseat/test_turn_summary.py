"""What is told of the turns of rivals to a person who comes back to the screen."""

from typing import Final

import pytest

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.session.hotseat.turn_summary import TurnSummary, turn_summaries

OWN, RIVAL, OTHER = range(3)
TURN: Final = ev.TurnBegan(RIVAL, 2)


def lost(*happened: Event) -> tuple[str, ...]:
    """What the turn of a rival with these events took from the own Yard."""
    (turn,) = turn_summaries([ev.TurnBegan(OWN, 1), TURN, *happened], OWN)
    return turn.lost


@pytest.mark.clause("RECRUIT-3", "ACT-11")
def test_a_kid_that_a_rival_recruits_or_trashes_from_the_own_yard_is_lost() -> None:
    assert lost(ev.KidRecruited(RIVAL, "bug.1", "yard", OWN)) == ("bug.1",)
    assert lost(ev.CardTrashed(RIVAL, "ant.1", "yard", OWN)) == ("ant.1",)
    assert lost(ev.CardTrashed(OTHER, "ant.1", "yard", OWN)) == ("ant.1",)


@pytest.mark.clause("ACT-4")
@pytest.mark.parametrize("source", ["hand", "discard", "yard", "played"])
def test_what_a_person_trashes_while_following_is_no_loss(source: str) -> None:
    assert lost(ev.CardTrashed(OWN, "ant.1", source, OWN)) == ()  # type: ignore[arg-type]


def test_what_others_lose_or_trash_of_their_own_is_no_loss() -> None:
    assert lost(ev.KidRecruited(RIVAL, "bug.1", "yard", OTHER)) == ()
    assert lost(ev.CardTrashed(RIVAL, "ant.1", "yard", OTHER)) == ()
    assert lost(ev.CardTrashed(RIVAL, "ant.1", "hand", RIVAL)) == ()


@pytest.mark.clause("PERK-7")
def test_a_played_card_that_rough_housing_trashes_was_never_in_the_yard() -> None:
    assert lost(ev.CardTrashed(OTHER, "ant.1", "played", OWN)) == ()


def test_a_turn_is_what_was_played_and_recruited_and_who_followed() -> None:
    happened: list[Event] = [
        ev.CardPlayed(RIVAL, "bug.1"),
        ev.LeaderFollowed(OTHER, ("ant.1",)),
        ev.LeaderFollowed(OTHER, ("doc.1",)),
        ev.CardPlayed(RIVAL, "tiny.1"),
        ev.KidRecruited(RIVAL, "ace.1", "park"),
        ev.KidRecruited(OTHER, "kitty.1", "park"),
    ]
    (turn,) = turn_summaries([ev.TurnBegan(OWN, 1), TURN, *happened], OWN)
    assert turn == TurnSummary(
        RIVAL, 2, 1, 8, ("bug.1", "tiny.1"), (OTHER,), recruited=("ace.1",), lost=()
    )


def test_the_turns_since_the_own_one_are_told_whether_or_not_it_has_begun_again() -> None:
    first, second = ev.TurnBegan(RIVAL, 2), ev.TurnBegan(OTHER, 2)
    events: list[Event] = [ev.TurnBegan(OTHER, 1), ev.TurnBegan(OWN, 1), first, second]
    assert [turn.leader for turn in turn_summaries(events, OWN)] == [RIVAL, OTHER]
    begun = [*events, ev.TurnBegan(OWN, 2)]
    assert [turn.leader for turn in turn_summaries(begun, OWN)] == [RIVAL, OTHER]
    assert [turn.leader for turn in turn_summaries(begun[:2], OWN)] == [OTHER]
