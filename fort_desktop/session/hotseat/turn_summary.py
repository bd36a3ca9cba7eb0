"""The turns of rivals since a person had their own turn, for whoever comes back to the screen."""

from collections.abc import Sequence

import msgspec

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.types import Card, Cards


class TurnSummary(msgspec.Struct, frozen=True):
    """One turn of a rival.

    Args:
        leader: the rival; round: of the game.
        at, to: the events of the turn, as numbers of events before and after it.
        played: the kids played, none or two of them too; followers: seats that followed.
        recruited: kids recruited in the Recruit phase or by the card.
        lost: kids that the turn took from the Yard of the person who looks.
    """

    leader: int
    round: int
    at: int
    to: int
    played: Cards = ()
    followers: tuple[int, ...] = ()
    recruited: Cards = ()
    lost: Cards = ()


def turn_summaries(events: Sequence[Event], seat: int) -> tuple[TurnSummary, ...]:
    """The turns of rivals since the last turn of `seat`, first to last.

    Args:
        events: all of the game, as the seat may see them; one's own turn may have begun.
    """
    begun = [i for i, event in enumerate(events) if isinstance(event, ev.TurnBegan)]
    ends = [*begun, len(events)][1:]
    found: list[TurnSummary] = []
    for at, to in zip(reversed(begun), reversed(ends), strict=True):
        event = events[at]
        if not isinstance(event, ev.TurnBegan):
            continue
        if event.seat != seat:
            found.append(_turn_summary(events[at:to], event, at, seat))
        elif to < len(events):
            break
    return tuple(reversed(found))


def _turn_summary(events: Sequence[Event], began: ev.TurnBegan, at: int, seat: int) -> TurnSummary:
    played: list[Card] = []
    recruited: list[Card] = []
    lost: list[Card] = []
    followers: list[int] = []
    for event in events:
        if isinstance(event, ev.CardPlayed):
            played.append(event.card)
        elif isinstance(event, ev.LeaderFollowed):
            followers.append(event.seat)
        elif isinstance(event, ev.KidRecruited):
            if event.seat == began.seat:
                recruited.append(event.card)
            if event.rival == seat:
                lost.append(event.card)
        elif isinstance(event, ev.CardTrashed) and _from_yard(event, seat):
            lost.append(event.card)
    end = at + len(events)
    seats = tuple(dict.fromkeys(followers))
    return TurnSummary(
        began.seat, began.round, at, end, tuple(played), seats, tuple(recruited), tuple(lost)
    )


def _from_yard(event: ev.CardTrashed, seat: int) -> bool:
    return event.source == "yard" and event.owner == seat != event.seat
