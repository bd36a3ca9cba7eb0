"""The answer pads of a follow round, from public facts alone."""

from collections.abc import Sequence

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.session.hotseat.stand import Answer, Pad


def answers(events: Sequence[Event]) -> dict[int, Answer]:
    """How seats have answered the card that was played last."""
    found: dict[int, Answer] = {}
    for event in reversed(events):
        if isinstance(event, ev.CardPlayed):
            break
        if isinstance(event, ev.LeaderFollowed):
            found[event.seat] = "follows"
        elif isinstance(event, ev.FollowDeclined):
            found.setdefault(event.seat, "declines")
    return found


def pads(
    events: Sequence[Event], leader: int, asked: int, seats: int, persons: Sequence[int], live: bool
) -> tuple[Pad, ...]:
    """A pad for each rival of the leader, in turn order.

    Args:
        events: of the game, as all may see them; asked: the seat that is asked whether it follows.
        live: whether anything can be pressed now.
    """
    given = answers(events)
    found: list[Pad] = []
    for seat in ((leader + i) % seats for i in range(1, seats)):
        later: Answer = "asked" if seat == asked else "later"
        answer = given.get(seat, later)
        person = live and seat in persons
        now = person and answer == "asked"
        found.append(Pad(seat, answer, seat in persons, now, person, now))
    return tuple(found)
