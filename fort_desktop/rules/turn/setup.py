"""Setting up: shuffles, deals and the draft (SETUP-1 to SETUP-8)."""

from collections.abc import Sequence

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.types import (
    DEAL_SIZE,
    HAND_SIZE,
    PARK_SIZE,
    PERKS,
    RULES,
    Card,
    RuleError,
    SetupKind,
)
from fort_desktop.rules.turn.transaction import Transaction


def check_seats(seats: Sequence[ev.SeatInfo]) -> None:
    """SETUP-1.

    Raises:
        RuleError: not 2 to 4 seats, or two of one colour.
    """
    if not 2 <= len(seats) <= 4:
        raise RuleError("players", {"found": len(seats)})
    colours = [seat.colour for seat in seats]
    if len(set(colours)) < len(colours):
        raise RuleError("colours", {"found": ", ".join(colours)})


def set_up(turn: Transaction, seats: Sequence[ev.SeatInfo], setup: SetupKind) -> None:
    """Lay everything out, and deal the kids."""
    rng, catalog = turn.rng, turn.state.catalog
    n = len(seats)
    turn.emit(ev.GameStarted(tuple(seats), setup, rng.below(n), catalog.digest))
    turn.emit(ev.ParkDeckShuffled(rng.shuffled(catalog.park)))
    turn.emit(ev.RulesStacked(rng.shuffled(RULES)[: n + 1]))
    turn.emit(ev.PerksLaid(rng.shuffled(PERKS)[: n + 1]))
    for _ in range(PARK_SIZE):
        turn.emit(ev.ParkRevealed(turn.state.park_deck[0]))
    for seat in range(n):
        turn.emit(ev.KidsDealt(seat, turn.state.park_deck[:DEAL_SIZE]))
    if setup == "draft":
        turn.ask(Pending("pick", 0))
    else:
        shuffle_decks(turn)


def drafted(turn: Transaction, seat: int, card: Card) -> bool:
    """One pick of the draft (SETUP-7); returns whether the draft is over."""
    turn.emit(ev.KidDrafted(seat, card))
    last = seat == len(turn.state.seats) - 1
    if last:
        turn.emit(ev.HandsPassed())
    if last and turn.state.drafted == DEAL_SIZE:
        shuffle_decks(turn)
        return True
    turn.ask(Pending("pick", turn.state.after(seat)))
    return False


def shuffle_decks(turn: Transaction) -> None:
    """SETUP-8: kids and Best Friends into each deck, then five cards each."""
    state = turn.state
    for i, seat in enumerate(state.seats):
        kids = seat.picks if state.setup == "draft" else seat.hand
        cards = kids + state.catalog.friends[seat.colour]
        turn.emit(ev.DeckShuffled(i, turn.rng.shuffled(cards)))
        for _ in range(HAND_SIZE):
            turn.emit(ev.CardDrawn(i, seat.deck[0]))
