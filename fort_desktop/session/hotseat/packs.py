"""The packs of a draft in waves, as they come to the persons at one screen (SETUP-7)."""

import msgspec

from fort_desktop.record.aside import Held
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move, text
from fort_desktop.rules.model.types import RuleError
from fort_desktop.session.drafting import Picks, next_seat
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step


class Go(msgspec.Struct, frozen=True):
    """One stay of a person at the screen: the seat, and the numbers of its picks, from 1."""

    seat: int
    first: int
    last: int


class Packs:
    """The packs of a draft: the next pick and its view; keeps picks ahead of their turn."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def picks(self) -> Picks:
        """All picks so far: those that are moves, and those made ahead."""
        return self._session.drafting.picks(self._session.aside.picks)

    @property
    def seat(self) -> int | None:
        """The seat that picks next; None when the last pick is made."""
        return self._next(self.picks, self._session.aside.drafting or 0)

    def _next(self, picks: Picks, after: int) -> int | None:
        """Computers pick at once, whoever is at the screen; then it is the persons' turn."""
        persons = self._session.persons
        computers = [i for i in range(len(picks)) if i not in persons]
        found = next_seat(picks, after, computers)
        return found if found is not None else next_seat(picks, after, persons)

    @property
    def view(self) -> View:
        """The view of this seat at its pick, as if all had chosen at once."""
        return self._asked[0]

    @property
    def decision(self) -> Decision | None:
        """The question of this seat; None when the last pick is made."""
        return self._asked[1] if self.seat is not None else None

    @property
    def asked(self) -> tuple[View, Decision] | None:
        """View and question of this seat."""
        return self._asked if self.seat is not None else None

    @property
    def _asked(self) -> tuple[View, Decision]:
        return self._session.drafting.asked(self.picks, self.seat or 0)

    @property
    def covered(self) -> View:
        """The public view at this pick, with the board of this seat shown large."""
        return self._session.drafting.covered(self.picks, self.seat or 0)

    @property
    def goes(self) -> tuple[Go, ...]:
        """The turns at the screen from now on, in order; the numbers of picks are known to all."""
        picks, after = self.picks, self._session.aside.drafting or 0
        found: list[Go] = []
        while (seat := self._next(picks, after)) is not None:
            number = len(picks[seat]) + 1
            if seat in self._session.persons:
                if found and found[-1].seat == seat:
                    found[-1] = msgspec.structs.replace(found[-1], last=number)
                else:
                    found.append(Go(seat, number, number))
                after = seat
            picks = _with(picks, seat, "")
        return tuple(found)

    def choose(self, move: Move) -> None:
        """Hold this pick back until Done: the next pack opens only then.

        Raises:
            RuleError: it is not legal.
        """
        session, asked = self._session, self.asked
        if asked is None or move not in asked[1].moves:
            raise RuleError("not_allowed", {"move": text(move), "clause": "SETUP-7"})
        held = Held(session.made, asked[1].seat, text(move))
        session.set_aside(msgspec.structs.replace(session.aside, held=held))

    def keep(self, move: Move) -> list[Step]:
        """A pick is final. Those whose turn has come become moves; what ends the draft is told."""
        session, seat = self._session, self.seat
        if seat is None or not isinstance(move, mv.Pick):
            return []
        person = seat in session.persons
        session.set_aside(
            msgspec.structs.replace(
                session.aside,
                held=None,
                picks=_with(self.picks, seat, move.kid),
                drafting=seat if person else session.aside.drafting,
            )
        )
        return self.push()

    def push(self) -> list[Step]:
        """Make the picks whose turn has come; returns what follows the last pick of the draft."""
        session, steps = self._session, list[Step]()
        while (due := session.drafting.due(self.picks)) is not None:
            steps = session.submit(due)
        return steps if not session.drafting.open else []


def _with(picks: Picks, seat: int, kid: str) -> Picks:
    return tuple((*own, kid) if i == seat else own for i, own in enumerate(picks))
