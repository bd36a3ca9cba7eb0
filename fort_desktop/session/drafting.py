"""The draft in waves: a person keeps a kid of each pack that has come, one pack after the other.

The k-th pick of a seat needs only its own pick before and that of the seat that hands the pack on
(SETUP-7). So picks can be made ahead of the order in which the rules ask for them; each knows just
what it would know if all chose at once, and becomes a move when its turn in that order has come.
"""

from collections.abc import Sequence

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import Eyes, View, observe, see
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import DecisionDue
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import DEAL_SIZE, KidId, RuleError
from fort_desktop.rules.model.zones import card_of, held_kids, holds
from fort_desktop.rules.questions.table import kind_of, legal_moves
from fort_desktop.rules.turn.setup import drafted
from fort_desktop.rules.turn.transaction import Transaction

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
        """Return True if the game is in its draft."""
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
        """Return the view and the question of a seat at its next pick, as if all chose at once.

        Raises:
            RuleError: these picks are not possible.
        """
        key = (picks, seat, len(self._game.events))
        if self._asked is None or self._asked[0] != key:
            state = imagined(self._game, picks, seat)
            moves = legal_moves(state, state.pending)
            decision = Decision(seat, kind_of(state, state.pending), moves)
            self._asked = key, observe(state, seat), decision
        return self._asked[1:]

    def covered(self, picks: Picks, seat: int) -> View:
        """Return the public view at the next pick of a seat, with its board shown large.

        Raises:
            RuleError: these picks are not possible.
        """
        return see(imagined(self._game, picks, seat), Eyes(seat, private=False))

    def proved(self, picks: Picks) -> None:
        """Try all these picks.

        Raises:
            RuleError: one of them is not possible.
        """
        imagined(self._game, picks)

    def due(self, picks: Picks) -> mv.Pick | None:
        """The pick made ahead that is the next move of the game, if it can be made already.

        A pack whose last kids are alike leaves nothing to choose, so that the rules would pick for
        the next seat at once (R-31). That waits until its person has seen the pack too: otherwise
        who comes to the screen, and how often, would tell of it.
        """
        decision = self._game.decision
        if decision is None or not self.open:
            return None
        made = len(self._game.state.seats[decision.seat].picks)
        own = picks[decision.seat]
        if made >= len(own):
            return None
        move = mv.Pick(own[made])
        return move if self._all_seen(move, picks) else None

    def _all_seen(self, move: mv.Pick, picks: Picks) -> bool:
        """Return True if this move brings no pick, of any seat, beyond those made ahead."""
        twin = self._game.copy()
        twin.push(move)
        if not Drafting(twin).open:
            return all(len(own) >= CHOICES for own in picks)
        made = (min(len(seat.picks), CHOICES) for seat in twin.state.seats)
        return all(count <= len(own) for count, own in zip(made, picks, strict=True))


def imagined(game: Game, picks: Picks, seat: int | None = None) -> State:
    """The game at the next pick of a seat; where a seat has not chosen yet, with any kid.

    What the seat sees does not depend on these: it has not seen what they leave. Picks are made one
    by one, also those that the rules would make by themselves (R-31).

    Args:
        seat: whose pick; None: of whoever comes first without a pick, when all others are made.

    Raises:
        RuleError: these picks are not possible.
    """
    turn = Transaction(game.state.copy(), Rng(0))
    state, catalog = turn.state, turn.state.catalog
    while state.drafted < CHOICES:
        asked = turn.pending.seat
        made = len(state.seats[asked].picks)
        ready = made == len(picks[asked])
        left = any(len(own) > len(state.seats[i].picks) for i, own in enumerate(picks))
        if ready and (asked == seat or (seat is None and not left)):
            break
        kid = picks[asked][made] if made < len(picks[asked]) else held_kids(state, asked)[0].id
        if not holds(catalog, state.seats[asked].hand, kid):
            raise RuleError("not_allowed", {"move": mv.text(mv.Pick(kid)), "clause": "SETUP-7"})
        drafted(turn, asked, card_of(catalog, state.seats[asked].hand, kid))
    turn.emit(DecisionDue(turn.pending))
    return state


def is_ready(picks: Picks, seat: int) -> bool:
    """Return True if the pack for the next pick of a seat has come, and leaves a choice."""
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
