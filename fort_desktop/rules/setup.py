"""Setting up: shuffles, deals and the draft (SETUP-1 to SETUP-8)."""

from collections.abc import Sequence

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.pending import Flow
from fort_desktop.rules.model.types import (
    COLOURS,
    DEAL_SIZE,
    HAND_SIZE,
    PARK_SIZE,
    PERKS,
    RULES,
    Card,
    RuleError,
    SetupKind,
)
from fort_desktop.rules.run import Run


def default_seats(players: Sequence[str]) -> tuple[ev.SeatInfo, ...]:
    """Seats named after their players, in the order of the colours."""
    return tuple(
        ev.SeatInfo(f"{player} {i + 1}", COLOURS[i], player) for i, player in enumerate(players)
    )


def check_seats(seats: Sequence[ev.SeatInfo]) -> None:
    """SETUP-1.

    Raises:
        RuleError: not 2 to 4 seats, or two of one colour.
    """
    if not 2 <= len(seats) <= 4:
        raise RuleError(f"Fort is for 2 to 4 players, not {len(seats)} (SETUP-1)")
    colours = [seat.colour for seat in seats]
    if len(set(colours)) < len(colours):
        raise RuleError(f"every seat needs a colour of its own, not {', '.join(colours)}")


def set_up(run: Run, seats: Sequence[ev.SeatInfo], setup: SetupKind) -> None:
    """Lay everything out, and deal the kids."""
    rng, catalog = run.rng, run.state.catalog
    n = len(seats)
    run.emit(ev.GameStarted(tuple(seats), setup, rng.below(n), catalog.digest))
    run.emit(ev.ParkDeckShuffled(rng.shuffled(catalog.park)))
    run.emit(ev.RulesStacked(rng.shuffled(RULES)[: n + 1]))
    run.emit(ev.PerksLaid(rng.shuffled(PERKS)[: n + 1]))
    for _ in range(PARK_SIZE):
        run.emit(ev.ParkRevealed(run.state.park_deck[0]))
    for seat in range(n):
        run.emit(ev.KidsDealt(seat, run.state.park_deck[:DEAL_SIZE]))
    if setup == "draft":
        run.ask(Flow("pick", 0))
    else:
        shuffle_decks(run)


def drafted(run: Run, seat: int, card: Card) -> bool:
    """One pick of the draft (SETUP-7); returns whether the draft is over."""
    run.emit(ev.KidDrafted(seat, card))
    last = seat == len(run.state.seats) - 1
    if last:
        run.emit(ev.HandsPassed())
    if last and run.state.drafted == DEAL_SIZE:
        shuffle_decks(run)
        return True
    run.ask(Flow("pick", run.state.after(seat)))
    return False


def shuffle_decks(run: Run) -> None:
    """SETUP-8: kids and Best Friends into each deck, then five cards each."""
    state = run.state
    for i, seat in enumerate(state.seats):
        kids = seat.picks if state.setup == "draft" else seat.hand
        cards = kids + state.catalog.friends[seat.colour]
        run.emit(ev.DeckShuffled(i, run.rng.shuffled(cards)))
        for _ in range(HAND_SIZE):
            run.emit(ev.CardDrawn(i, seat.deck[0]))
