"""The eyes for which a table is shown: whose hand is seen, and in whose language it speaks."""

from typing import NamedTuple

import msgspec

from fort_desktop.session.hotseat.stand import Stand, Where


class TypedPin(NamedTuple):
    """A PIN as far as a person has typed it into the curtain.

    Args:
        seat: whose PIN it is; back: the person gets the glance back (`Hotseat.back`), instead of
            lifting the curtain.
        digits: what has been typed; wrong: other digits were typed before.
        agreed: it is forgotten, and these persons have agreed to go without; None if it is not.
    """

    seat: int
    back: bool = False
    digits: str = ""
    wrong: bool = False
    agreed: frozenset[int] | None = None


class Viewpoint(msgspec.Struct, frozen=True):
    """The eyes for which the table is shown, also while something is told.

    Attributes:
        stand: where the screen stood when what is shown was seen.
        shared: several persons share the screen; curtained: only their persons see hands.
        typing: the seat whose PIN is being typed; None for nobody's.
        counts: at the end the points of all who share the screen are counted in public.
    """

    stand: Stand
    shared: bool
    curtained: bool
    typing: int | None
    counts: bool

    @property
    def where(self) -> Where:
        """The kind of place where the screen stands."""
        return self.stand.where

    @property
    def guards(self) -> bool:
        """True if a hand is seen that others must not see."""
        return self.curtained and self.where in ("private", "glance")

    @property
    def holder(self) -> int | None:
        """The person who has the shared screen, with their own hand on it; None for nobody."""
        return self.stand.seat if self.guards and self.shared else None

    @property
    def in_public(self) -> bool:
        """True if persons share the screen and nobody's hand is shown."""
        return self.counts or (self.shared and self.where in ("public", "curtain"))

    @property
    def speaker(self) -> int | None:
        """The person whose language is spoken: who sees their own hand or is to; None for all."""
        if self.typing is not None:
            return self.typing
        return None if self.where in ("public", "over") else self.stand.seat
