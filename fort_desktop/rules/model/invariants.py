"""What must hold in every state: cards conserved, limits kept, a question that can be asked."""

from collections import Counter
from typing import Final

from fort_desktop.rules.acting import KINDS
from fort_desktop.rules.model.boxes import program
from fort_desktop.rules.model.pending import Action, Flow, Stage
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL, Cards

_OF_A_PLAY: Final[frozenset[Stage]] = frozenset(
    {"declare", "prepare", "use", "choose", "copy", "action", "follow", "rough", "do_over"}
)
_OF_A_RIVAL: Final[frozenset[Stage]] = frozenset({"follow", "rough"})
_OF_ANYONE: Final[frozenset[Stage]] = frozenset({"pick", "copy", "action", "pay", "keep", "perk"})
_OF_AN_ACTION: Final[frozenset[Stage]] = frozenset({"choose", "copy", "action"})


def zones(state: State) -> dict[str, Cards]:
    """Every place that holds cards, by name."""
    places = {
        "park": state.park,
        "park deck": state.park_deck,
        "table": state.table,
        "trashed": state.trashed,
    }
    for i, seat in enumerate(state.seats):
        for name in ("hand", "deck", "discard", "yard", "lookout"):
            places[f"{name} of seat {i}"] = getattr(seat, name)
        if state.round == 0:
            places[f"picks of seat {i}"] = seat.picks
    return places


def problems(state: State, complete: bool = True) -> list[str]:
    """Everything that is wrong with a state; [] for a sound one.

    Args:
        complete: whether all Park cards and the seats' Best Friends must be somewhere.
    """
    found: list[str] = []
    counts = Counter(card for cards in zones(state).values() for card in cards)
    found.extend(f"{card} is in {n} places" for card, n in counts.items() if n > 1)
    if complete:
        found.extend(f"{card} is nowhere" for card in _expected(state) if not counts[card])
    for i, seat in enumerate(state.seats):
        if not (0 <= seat.pizza <= STUFF_LIMIT and 0 <= seat.toys <= STUFF_LIMIT):
            found.append(f"seat {i}: Stuff holds {seat.pizza} pizza, {seat.toys} toys (COMP-7)")
        packed = seat.pack_pizza + seat.pack_toys
        if min(seat.pack_pizza, seat.pack_toys) < 0 or packed > seat.pack_limit:
            found.append(f"seat {i}: Pack holds {packed} of {seat.pack_limit} (COMP-8)")
        if len(seat.lookout) > seat.lookout_limit:
            found.append(
                f"seat {i}: Lookout holds {len(seat.lookout)} of {seat.lookout_limit} (COMP-9)"
            )
        found.extend(
            f"{card} lies in the Yard of seat {i} (DISCARD-2)"
            for card in seat.yard
            if state.kid(card).best_friend is not None
        )
    return found


def _expected(state: State) -> Cards:
    cards = state.catalog.park
    if state.round:
        for seat in state.seats:
            cards += state.catalog.friends[seat.colour]
    return cards


def question_problem(state: State, flow: Flow) -> str:
    """Why `flow` cannot be asked in this state, "" if it can.

    A record keeps its questions, so a forged one could ask for what is not there.
    """
    stage = flow.stage
    if flow.seat >= len(state.seats):
        return f"seat {flow.seat} is asked, but there are {len(state.seats)}"
    if (stage == "pick") != (state.round == 0):
        return f"{stage} is asked in round {state.round}"
    if stage in _OF_A_PLAY and state.play is None:
        return f"{stage} is asked, but no card is being played"
    if stage not in _OF_ANYONE and (flow.seat == state.leader) == (stage in _OF_A_RIVAL):
        return f"{stage} is asked of seat {flow.seat}, but seat {state.leader} leads"
    if stage == "pay" and (flow.price is None or state.seats[flow.seat].level >= TOP_LEVEL):
        return "nothing is to be paid"
    if stage in _OF_AN_ACTION and flow.action is None:
        return f"{stage} is asked, but no action runs"
    return _action_problem(state, flow, flow.action) if flow.action is not None else ""


def _action_problem(state: State, flow: Flow, action: Action) -> str:
    """What is wrong with a running action, whose questions are those of its seat."""
    box = state.played_box(action.box)
    if box is None:
        return f"the {action.box} action runs, but there is none"
    leads = action.role == "leader"
    if action.seat != flow.seat or leads != (action.seat == state.leader):
        return f"seat {flow.seat} is asked in an action of seat {action.seat}"
    if not leads and action.box != "public":
        return "a private action is followed"
    if action.rival is not None and action.rival not in state.rivals(action.seat):
        return f"there is no rival {action.rival}"
    if flow.stage in ("choose", "copy"):
        return ""
    slots = program(box, action.times)
    if action.at >= len(slots):
        return f"the action is at step {action.at + 1} of {len(slots)}"
    op = slots[action.at].step.op
    asked = op in KINDS and op != "fort" if flow.stage == "action" else op == "fort"
    return "" if asked else f"{flow.stage} is asked at the step {op}"
