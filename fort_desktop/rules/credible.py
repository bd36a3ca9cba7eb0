"""Checks that a recorded event can be folded: the seats and cards that it names exist.

The fold trusts its events, since the rules make them. What comes from a file is checked here first.
"""

from functools import cache
from typing import Any, Final, get_type_hints

from fort_desktop.rules.model.boxes import program
from fort_desktop.rules.model.events import DecisionDue, Event, GameStarted
from fort_desktop.rules.model.pending import Action, Pending, Stage
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import DEAL_SIZE, PERKS, RULES, TOP_LEVEL, Card, Cards
from fort_desktop.rules.steps.table import STEPS

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
        wrong = question_problem(state, event.pending)
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


_OF_A_PLAY: Final[frozenset[Stage]] = frozenset(
    {"declare", "prepare", "use", "choose", "copy", "action", "follow", "rough", "do_over"}
)
_OF_A_RIVAL: Final[frozenset[Stage]] = frozenset({"follow", "rough"})
_OF_ANYONE: Final[frozenset[Stage]] = frozenset({"pick", "copy", "action", "pay", "keep", "perk"})
_OF_AN_ACTION: Final[frozenset[Stage]] = frozenset({"choose", "copy", "action"})


def question_problem(state: State, pending: Pending) -> str:
    """Return why `pending` cannot be asked in this state, "" if it can.

    A record keeps its questions, so a forged one could ask for what is not there.
    """
    stage = pending.stage
    if pending.seat >= len(state.seats):
        return f"seat {pending.seat} is asked, but there are {len(state.seats)}"
    if (stage == "pick") != (state.round == 0):
        return f"{stage} is asked in round {state.round}"
    if state.setup == "draft" and not _drafted_in_order(state, pending):
        return "the packs of the draft do not fit the picks (SETUP-7)"
    if stage in _OF_A_PLAY and state.play is None:
        return f"{stage} is asked, but no card is being played"
    if stage not in _OF_ANYONE and (pending.seat == state.leader) == (stage in _OF_A_RIVAL):
        return f"{stage} is asked of seat {pending.seat}, but seat {state.leader} leads"
    if stage == "pay" and (pending.price is None or state.seats[pending.seat].level >= TOP_LEVEL):
        return "nothing is to be paid"
    if stage in _OF_AN_ACTION and pending.action is None:
        return f"{stage} is asked, but no action runs"
    return _action_problem(state, pending, pending.action) if pending.action is not None else ""


def _drafted_in_order(state: State, pending: Pending) -> bool:
    """Return True if everybody has picked one kid of each pack that came so far, in seat order.

    A position that no draft has led to has no picks at all.
    """
    picked = [len(seat.picks) for seat in state.seats]
    if state.round:
        whole = [DEAL_SIZE] * len(picked)
        return not any(picked) or (picked == whole and state.drafted == DEAL_SIZE)
    left = [DEAL_SIZE - len(seat.hand) for seat in state.seats]
    due = [state.drafted + (number < pending.seat) for number in range(len(picked))]
    return picked == left == due


def _action_problem(state: State, pending: Pending, action: Action) -> str:
    """Return what is wrong with a running action, whose questions are those of its seat."""
    box = state.played_box(action.box)
    if box is None:
        return f"the {action.box} action runs, but there is none"
    leads = action.role == "leader"
    if action.seat != pending.seat or leads != (action.seat == state.leader):
        return f"seat {pending.seat} is asked in an action of seat {action.seat}"
    if not leads and action.box != "public":
        return "a private action is followed"
    if action.rival is not None and action.rival not in state.rivals(action.seat):
        return f"there is no rival {action.rival}"
    if pending.stage in ("choose", "copy"):
        return ""
    slots = program(box, action.times)
    if action.at >= len(slots):
        return f"the action is at step {action.at + 1} of {len(slots)}"
    op = slots[action.at].step.op
    asks = STEPS[op].choice is not None and op != "fort"
    fits = asks if pending.stage == "action" else op == "fort"
    return "" if fits else f"{pending.stage} is asked at the step {op}"
