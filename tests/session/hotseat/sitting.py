"""Persons at one screen who press something at random."""

from collections.abc import Callable
from pathlib import Path

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Habits
from fort_desktop.session.session import Session

NAMES = ("Maja", "Zoe", "Bartholomew", "Tomek")


def session_of(
    catalog: Catalog,
    players: str = "ppp",
    seed: int = 1,
    setup: SetupKind = "basic",
    folder: Path | None = None,
) -> Session:
    """A game; `players` has a "p" for each person and a "c" for each computer, seat by seat."""
    kinds = {"p": PERSON, "c": "random"}
    seats = [SeatInfo(NAMES[i], COLOURS[i], kinds[sign]) for i, sign in enumerate(players)]
    return Session.new(catalog, seats, seed, setup, folder)


def sit_down(
    catalog: Catalog,
    players: str = "ppp",
    seed: int = 1,
    setup: SetupKind = "basic",
    habits: dict[int, Habits] | None = None,
) -> Hotseat:
    """Persons at the screen of such a game."""
    return Hotseat(session_of(catalog, players, seed, setup), habits=habits)


class Presser:
    """Presses what can be pressed, at random; the same seed presses the same."""

    def __init__(self, hotseat: Hotseat, seed: int = 1) -> None:
        self.hotseat = hotseat
        self.rng = Rng(seed)

    def press(self) -> None:
        """One press, or what comes by itself."""
        hotseat = self.hotseat
        where, decision = hotseat.stand.where, hotseat.decision
        if where == "curtain":
            hotseat.open()
        elif where == "glance" or hotseat.held is not None:
            hotseat.done()
        elif decision is None:
            if hotseat.thinks is not None:
                hotseat.go_on()
            else:
                hotseat.cover()
        elif hotseat.pads and where == "public":
            self._answer(decision)
        else:
            hotseat.answer(decision.moves[self.rng.below(len(decision.moves))])

    def _answer(self, decision: Decision) -> None:
        hotseat, seat = self.hotseat, decision.seat
        ways: list[Callable[[int], object]] = [hotseat.follow, hotseat.decline, hotseat.look]
        ways[self.rng.below(3)](seat)

    def until(self, wanted: Callable[[Hotseat], bool], most: int = 4000) -> Hotseat:
        """Press until something is so; the game must not end before."""
        for _ in range(most):
            if wanted(self.hotseat):
                return self.hotseat
            self.press()
        raise AssertionError("it never came to that")


def asked_at_the_pads(hotseat: Hotseat) -> bool:
    """Whether a person is asked to follow, at the public table."""
    return bool(hotseat.pads) and hotseat.stand.where == "public" and hotseat.thinks is None


def can_follow(hotseat: Hotseat) -> bool:
    """Whether that person holds a kid that can follow, and the action does not need the hand."""
    decision = hotseat.decision
    if not asked_at_the_pads(hotseat) or decision is None or hotseat._needs_hand:
        return False
    return any(isinstance(move, mv.Follow) for move in decision.moves)
