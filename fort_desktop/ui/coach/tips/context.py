"""The present of one person, by which a moment is recognised: seen, asked, and just told."""

from collections.abc import Iterator
from typing import NamedTuple

from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision, Move


class Context(NamedTuple):
    """One moment of a game for the person in a seat; nothing of it is hidden from them.

    Attributes:
        view: what is seen; of a table that people share, perhaps only what everyone may see.
        decision: what this person is asked, if it is shown; event: what has just been told.
        undone: a move has just been taken back.
    """

    seat: int
    view: View
    catalog: Catalog
    decision: Decision | None = None
    event: Event | None = None
    undone: bool = False

    @property
    def own(self) -> SeatView:
        """This person's board."""
        return self.view.seats[self.seat]

    @property
    def hand(self) -> Iterator[Kid]:
        """The kids in one's own hand, as far as it is seen."""
        return (self.catalog.kid[card] for card in self.own.hand)

    @property
    def kind(self) -> str:
        """The kind of the question that is asked, "" for none."""
        return self.decision.kind if self.decision is not None else ""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The answers to that question."""
        return self.decision.moves if self.decision is not None else ()

    def offers(self, *moves: type) -> bool:
        """Return True if such a move is among the answers."""
        return any(isinstance(move, moves) for move in self.moves)

    @property
    def plays(self) -> bool:
        """True if a kid is to be chosen to be played: the first of the turn, not another one."""
        return self.kind == "play" and self.view.pending.stage == "play"
