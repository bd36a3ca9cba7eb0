"""The place where the screen stands, as the table shows it: whose eyes it has, and who is asked."""

from collections.abc import Callable

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Pad, Stand
from fort_desktop.session.session import Session
from fort_desktop.ui.table.intents import Intent, in_public, intents


class Placed:
    """What a table knows of the place where the screen stands, shared by persons or not.

    Attributes:
        hotseat: the door to the game; stand: where the screen stood when `shown` was seen.
        turning: what is to be seen once all is told, if that is for other eyes.
        stood: called when the screen stands elsewhere.
    """

    shown: View

    def __init__(self, session: Session) -> None:
        self.session = session
        self.hotseat = Hotseat(session)
        self.stand: Stand = self.hotseat.stand
        self.turning: View | None = None
        self.stood: Callable[[], None] = lambda: None
        self._pads: tuple[object, tuple[Pad, ...]] | None = None

    @property
    def present(self) -> bool:
        """Whether the present is shown, with all that has led to it."""
        raise NotImplementedError

    def stands(self) -> None:
        """The screen stands where the game has it now."""
        self.stand = self.hotseat.stand
        self.stood()

    @property
    def speaker(self) -> int | None:
        """The person whose language is spoken: who sees the own hand or is to; None for all."""
        return None if self.stand.where in ("public", "over") else self.stand.seat

    @property
    def decision(self) -> Decision | None:
        """The question that is answered by hand or by a button, once all has been shown."""
        hotseat = self.hotseat
        if not self.present or self.by_pads or hotseat.held is not None:
            return None
        return hotseat.decision

    @property
    def by_pads(self) -> bool:
        """Whether the pads of the public table answer what is asked now."""
        return self.present and self.stand.where == "public" and bool(self.pads)

    @property
    def pads(self) -> tuple[Pad, ...]:
        """The answer pads, while one is asked; they are asked for in every frame."""
        now = self.session.at, self.hotseat.stand, self.session.decision
        if self._pads is None or self._pads[0] != now:
            self._pads = now, self.hotseat.pads
        return self._pads[1]

    @property
    def undone(self) -> Move | None:
        """The answer that waits for Done."""
        return self.hotseat.held if self.present else None

    @property
    def intents(self) -> list[Intent]:
        """How the open question can be answered by hand."""
        decision = self.decision
        if decision is None:
            return []
        found = intents(decision, self.shown.seat)
        return found if decision.seat == self.shown.seat else in_public(found)

    @property
    def asked(self) -> int | None:
        """The seat of a person from whom the screen awaits something, once all has been shown."""
        if not self.present or self.session.looking:
            return None
        if self.stand.where in ("curtain", "glance"):
            return self.stand.seat
        decision = self.hotseat.decision
        return decision.seat if decision is not None else None

    @property
    def thinks(self) -> int | None:
        """The seat of the computer player that is thinking now."""
        decision = self.session.decision if self.present and self.computers_turn else None
        return decision.seat if decision is not None else None

    @property
    def computers_turn(self) -> bool:
        """Whether a computer player is to answer: never behind a cloth, nor at a glance."""
        waits = self.hotseat.shared and self.stand.where != "public"
        return self.session.computers_turn and not waits
