"""What things are worth to a beginner, in victory points: boards and cards."""

from typing import Final

from fort_desktop.bots.step_values import value_of
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.scoring import rule_points
from fort_desktop.rules.model.state import State

RESOURCE: Final = 0.6
"""A pizza or a toy, which will pay for a fort one day."""
_LEVEL_AHEAD: Final = (0.0, 2.5, 5.0, 5.5, 5.5, 8.0)
"""What a level is worth beyond its points: made-up rule, perk, room, sculpture."""


def board_worth(state: State, seat: int) -> float:
    """How well `seat` stands, cards in deck and hand aside."""
    own = state.seats[seat]
    tokens = own.pizza + own.toys + own.pack_pizza + own.pack_toys
    worth = own.points + RESOURCE * tokens
    worth += state.catalog.fort_points[own.level] + _LEVEL_AHEAD[own.level]
    worth += 0.7 * len(own.lookout) + 0.15 * (own.pack_pizza + own.pack_toys)
    if own.rule is not None:
        worth += 0.5 * rule_points(state, seat, own.rule)
    if own.perk is not None:
        worth += 0.5
    return worth + 0.05 * len(own.hand)


def box_worth(box: Box | None) -> float:
    """What one use of a box brings, roughly."""
    if box is None:
        return 0.0
    worth = sum(
        value_of(step.op).glad * (step.n if step.op in ("gain", "vp") else 1) for step in box.steps
    )
    return worth * (1.4 if box.count is not None else 1.0)


def kid_worth(kid: Kid) -> float:
    """How glad a beginner is of a kid."""
    better, other = sorted((box_worth(kid.public), box_worth(kid.private)), reverse=True)
    return better + 0.5 * other + 0.3 * len(kid.suits) + (0.2 if kid.coin else 0.0)
