"""The running action: its box, the step at hand, what it remembers."""

from fort_desktop.rules.model.boxes import Box, Slot, program
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.steps.means import Memory


def box_of(state: State, action: Action) -> Box:
    """The box that runs.

    Raises:
        ValueError: no card is being played, or its box is blank.
    """
    box = state.played_box(action.box)
    if box is None:
        raise ValueError(f"the {action.box} box is blank")
    return box


def slots_of(state: State, action: Action) -> tuple[Slot, ...]:
    """All steps of the action, round by round."""
    return program(box_of(state, action), action.times)


def slot_of(state: State, action: Action) -> Slot:
    """The slot at which the action stands."""
    return slots_of(state, action)[action.at]


def memory_of(action: Action) -> Memory:
    """Return the memory of the action."""
    return Memory(action.white, action.turns_into, action.copied)
