"""Games for programs: each question is a line of JSON, and each answer is a line (docs/text.md)."""

import json
from typing import Any, Final, TextIO

import msgspec

from fort_desktop import __version__, frame_clock
from fort_desktop.rules.model.events import DecisionDue
from fort_desktop.rules.model.moves import Decision, Move, text
from fort_desktop.session.session import Session
from fort_desktop.ui.terminal.looking_up import notation_of
from fort_desktop.ui.text.refusals import reason

PROTOCOL: Final = 1
_NAP: Final = 0.001
"""Seconds between two looks whether a computer player has answered."""


class Protocol:
    """One game with a program that plays the seats of persons.

    Each seat is asked with what it may know, and told what has happened since it was asked last.
    """

    def __init__(self, session: Session, told: TextIO, typed: TextIO) -> None:
        self._session = session
        self._told = told
        self._typed = typed
        self._heard: dict[int, int] = {}

    def run(self) -> bool:
        """Play to the end; False if the program leaves before."""
        session = self._session
        seats = msgspec.to_builtins(session.seats)
        self._put({"fort": __version__, "protocol": PROTOCOL, "seats": seats})
        while (decision := session.decision) is not None:
            if not session.has_computer(decision.seat):
                move = self._asked(decision)
                if move is None:
                    return False
                session.submit(move)
            elif not session.think():
                frame_clock.nap(_NAP)
        session.recording.settle()
        session.reveal()
        view = session.view()
        scores = msgspec.to_builtins(view.scores)
        self._put({"over": {"scores": scores, "winners": list(view.winners)}})
        return True

    def _asked(self, decision: Decision) -> Move | None:
        """Ask until there is a legal answer; None at the end of all lines."""
        session, seat = self._session, decision.seat
        session.recording.settle()
        session.see_as(seat)
        legal = {text(move): move for move in decision.moves}
        events = session.events[self._heard.get(seat, 0) :]
        self._heard[seat] = session.at
        question = {
            "seat": seat,
            "ask": decision.kind,
            "legal": sorted(legal),
            "events": [msgspec.to_builtins(e) for e in events if not isinstance(e, DecisionDue)],
            "view": msgspec.to_builtins(session.view()),
        }
        self._put(question)
        while line := self._typed.readline():
            move = notation_of(_move_in(line), session.catalog, len(session.seats))
            if move is not None and text(move) in legal:
                return legal[text(move)]
            self._put({"refused": line.strip(), **self._why(move)})
        return None

    def _why(self, move: Move | None) -> dict[str, str]:
        """The clause and the reason that forbid a move, {} for what is not a move at all."""
        refusal = self._session.why_not(move) if move is not None else None
        return {"clause": refusal.clause, "why": reason(refusal)} if refusal is not None else {}

    def _put(self, data: dict[str, Any]) -> None:
        print(json.dumps(data), file=self._told, flush=True)


def _move_in(line: str) -> str:
    """The move in a line: the notation alone, or an object with a `move`."""
    if not line.lstrip().startswith("{"):
        return line
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return ""
    return str(found.get("move", ""))
