"""Whether a recorded event can be folded at all: the seats and cards that it names exist.

The fold trusts its events, since the rules make them. What comes from a file is checked here first.
"""

from functools import cache
from typing import Any, Final, get_type_hints

from fort_desktop.rules.model.events import DecisionDue, Event, GameStarted
from fort_desktop.rules.model.invariants import question_problem
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import PERKS, RULES, Card, Cards

_SEATS: Final = ("seat", "owner", "rival")


def check_event(state: State, event: Event) -> None:
    """Check an event against the state before it.

    Raises:
        ValueError: it names a seat, card, perk or made-up rule that is not there, asks a question
            that does not fit, or the game begins twice or not at all.
    """
    if isinstance(event, GameStarted):
        return _check_start(state, event)
    if not state.seats:
        raise ValueError("a game begins with game_started")
    if isinstance(event, DecisionDue):
        wrong = question_problem(state, event.flow)
        if wrong:
            raise ValueError(wrong)
        return None
    for name, known in _named(type(event)):
        value: Any = getattr(event, name)
        if known == "seat" and value is not None and value >= len(state.seats):
            raise ValueError(f"{name}: there is no seat {value}")
        for word in value if isinstance(value, tuple) else (value,):
            if known == "card" and word not in state.catalog.kid:
                raise ValueError(f"{name}: there is no card {word}")
            if known in _WORDS and word not in _WORDS[known]:
                raise ValueError(f"{name}: there is no {known} {word}")
    return None


_WORDS: Final = {"perk": PERKS, "rule": RULES}


def _check_start(state: State, event: GameStarted) -> None:
    if state.seats:
        raise ValueError("the game has begun already")
    colours = [seat.colour for seat in event.seats]
    if len(set(colours)) < len(colours) or not 2 <= len(colours) <= 4:
        raise ValueError("expected 2 to 4 seats, each with a colour of its own (SETUP-1)")
    if event.first >= len(event.seats):
        raise ValueError(f"first: there is no seat {event.first}")


@cache
def _named(kind: type[Event]) -> tuple[tuple[str, str], ...]:
    """The fields of an event that name something, and what they name."""
    found = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in _SEATS:
            found.append((name, "seat"))
        elif hint in (Card, Cards):
            found.append((name, "card"))
        elif name.rstrip("s") in _WORDS:
            found.append((name, name.rstrip("s")))
    return tuple(found)
