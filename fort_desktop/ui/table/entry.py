"""A PIN as far as it has been typed, as the table shows it."""

from typing import NamedTuple


class Entry(NamedTuple):
    """A person types the PIN into the cloth.

    Args:
        seat: whose PIN it is; back: the person gets the glance back (`Hotseat.back`), instead of
            lifting the cloth.
        digits: what has been typed; wrong: other digits were typed before.
        agreed: it is forgotten, and these persons have agreed to go without; None if it is not.
    """

    seat: int
    back: bool = False
    digits: str = ""
    wrong: bool = False
    agreed: frozenset[int] | None = None
