"""A small pseudorandom generator whose whole state is one integer.

SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014, figure 16):
the same numbers on every platform and Python, copied by copying an int.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers from `state`, a 64-bit integer.

    >>> rng = Rng(5)
    >>> rng.shuffled("abcd")
    ('d', 'a', 'c', 'b')
    >>> again = Rng(rng.state)  # the whole of it is this one number
    >>> rng.below(6) == again.below(6)
    True
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, by the multiply-shift method; its bias is below 2**-50 here."""
        return (self.next() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[(self.next() * len(items)) >> 64]  # `below`, written out

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order (Fisher-Yates shuffle)."""
        order = list(items)
        state = self.state
        for i in range(len(order) - 1, 0, -1):
            # `below(i + 1)`, written out: decks are shuffled often.
            state = z = (state + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * _FIRST) & _MASK
            z = ((z ^ (z >> 27)) * _SECOND) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            order[i], order[j] = order[j], order[i]
        self.state = state
        return tuple(order)
