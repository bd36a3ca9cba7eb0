"""What is told of the turns of rivals to a person who comes back to the screen."""

from typing import Final

import pytest

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.session.hotseat.turn_summary import turn_summaries

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
