"""The draft in waves: a person keeps a kid of each pack that has come, one pack after the other.

The k-th pick of a seat needs only its own pick before and that of the seat that hands the pack on
(SETUP-7). So picks can be made ahead of the order in which the rules ask for them; each knows just
what it would know if all chose at once, and becomes a move when its turn in that order has come.
"""

from collections.abc import Sequence

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.types import DEAL_SIZE, KidId

Picks = tuple[tuple[KidId, ...], ...]
"""The kids that each seat has kept so far, in order."""
CHOICES = DEAL_SIZE - 1
"""How often a seat chooses: the last kid of a pack is nobody's choice (R-31)."""


class Drafting:
    """The draft of one game; reads the game and never writes it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._asked: tuple[object, View, Decision] | None = None

    @property
    def open(self) -> bool:
        """Whether the game is in its draft."""
        return self._game.state.pending.stage == "pick"

    def picks(self, ahead: Picks) -> Picks:
        """All picks: those that are moves, and those made ahead of them.

        Args:
            ahead: of each seat all picks, also those that are moves by now.
        """
        kid = self._game.state.catalog.kid
        found: list[tuple[KidId, ...]] = []
        for number, seat in enumerate(self._game.state.seats):
            made = tuple(kid[card].id for card in seat.picks)
            later = ahead[number] if number < len(ahead) else ()
            found.append(made + later[len(made) :])
        return tuple(found)

    def asked(self, picks: Picks, seat: int) -> tuple[View, Decision]:
        """What a seat sees and is asked at its next pick, as if all had chosen at once.

        Raises:
            RuleError: these picks are not possible.
        """
        key = (picks, seat, len(self._game.events))
        if self._asked is None or self._asked[0] != key:
            twin = imagined(self._game, picks, seat)
            decision = twin.decision
            if decision is None:
                raise ValueError("draft")
            self._asked = key, twin.view(seat), decision
        return self._asked[1:]

    def proved(self, picks: Picks) -> None:
        """Try all these picks.

        Raises:
            RuleError: one of them is not possible.
        """
        twin = self._game.copy()
        while (decision := twin.decision) is not None and decision.kind == "pick":
            made = len(twin.state.seats[decision.seat].picks)
            own = picks[decision.seat]
            twin.push(mv.Pick(own[made]) if made < len(own) else decision.moves[0])

    def due(self, picks: Picks) -> mv.Pick | None:
        """The pick made ahead that is the next move of the game, if it is made already."""
        decision = self._game.decision
        if decision is None or not self.open:
            return None
        made = len(self._game.state.seats[decision.seat].picks)
        own = picks[decision.seat]
        return mv.Pick(own[made]) if made < len(own) else None


def imagined(game: Game, picks: Picks, seat: int) -> Game:
    """The game at the next pick of a seat; where a seat has not chosen yet, with any kid.

    What the seat sees does not depend on these: it has not seen what they leave.
    """
    twin = game.copy()
    while (decision := twin.decision) is not None and decision.kind == "pick":
        made = len(twin.state.seats[decision.seat].picks)
        own = picks[decision.seat]
        if decision.seat == seat and made == len(own):
            break
        twin.push(mv.Pick(own[made]) if made < len(own) else decision.moves[0])
    return twin


def is_ready(picks: Picks, seat: int) -> bool:
    """Whether the pack for the next pick of a seat has come, and there is something to choose."""
    own, before = len(picks[seat]), len(picks[seat - 1])
    return own < CHOICES and own <= before


def next_seat(picks: Picks, after: int, among: Sequence[int]) -> int | None:
    """The seat that picks next: the one at the screen as long as it can, then clockwise.

    Args:
        after: the seat that picked last; among: the seats that may come.
    """
    seats = len(picks)
    order = ((after + i) % seats for i in range(seats))
    return next((seat for seat in order if seat in among and is_ready(picks, seat)), None)
