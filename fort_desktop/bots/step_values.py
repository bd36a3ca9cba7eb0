"""Values of printed steps, in victory points: guesses that the players start from."""

from typing import Final, NamedTuple

from fort_desktop.rules.model.boxes import Op


class StepValue(NamedTuple):
    """Guesses for one kind of step.

    Attributes:
        glad: to a beginner who looks at a card (`heuristics`).
        play: on top of its tokens, points and forts, which `play_value` reckons by themselves.
    """

    glad: float
    play: float


_VALUES: Final[dict[Op, StepValue]] = {
    "gain": StepValue(0.6, 0.0),
    "vp": StepValue(1.0, 0.0),
    "spend": StepValue(-0.5, 0.0),
    "pack": StepValue(0.4, 0.35),
    "lookout": StepValue(0.8, 0.8),
    "trash": StepValue(0.4, 0.35),
    "trash_this": StepValue(-0.3, -0.2),
    "trash_rival": StepValue(0.2, 0.3),
    "recruit": StepValue(0.4, 0.4),
    "copy_pack": StepValue(1.0, 0.0),
    "copy_rival_pack": StepValue(0.8, 0.0),
    "convert": StepValue(0.2, 0.15),
    "fort": StepValue(2.6, 0.0),
}
_UNKNOWN: Final = StepValue(0.4, 0.4)
"""A kind that nobody has thought about yet; the players learn the rest by playing."""


def value_of(op: Op) -> StepValue:
    """The guesses for a kind of step."""
    return _VALUES.get(op, _UNKNOWN)
