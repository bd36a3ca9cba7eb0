"""Invariants of every state: cards are conserved, limits are kept."""

from collections import Counter

from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import STUFF_LIMIT, Cards


def zones(state: State) -> dict[str, Cards]:
    """Every place that holds cards, by name."""
    places = {
        "park": state.park,
        "park deck": state.park_deck,
        "table": state.table,
        "trashed": state.trashed,
    }
    for i, seat in enumerate(state.seats):
        for name in ("hand", "deck", "discard", "yard", "lookout"):
            places[f"{name} of seat {i}"] = getattr(seat, name)
        if state.round == 0:
            places[f"picks of seat {i}"] = seat.picks
    return places


def problems(state: State, complete: bool = True) -> list[str]:
    """All violated invariants of a state, as sentences; [] for a sound one.

    Args:
        complete: whether all Park cards and the seats' Best Friends must be somewhere.
    """
    found: list[str] = []
    counts = Counter(card for cards in zones(state).values() for card in cards)
    found.extend(f"{card} is in {n} places" for card, n in counts.items() if n > 1)
    if complete:
        found.extend(f"{card} is nowhere" for card in _expected(state) if not counts[card])
    for i, seat in enumerate(state.seats):
        if not (0 <= seat.pizza <= STUFF_LIMIT and 0 <= seat.toys <= STUFF_LIMIT):
            found.append(f"seat {i}: Stuff holds {seat.pizza} pizza, {seat.toys} toys (COMP-7)")
        packed = seat.pack_pizza + seat.pack_toys
        if min(seat.pack_pizza, seat.pack_toys) < 0 or packed > seat.pack_limit:
            found.append(f"seat {i}: Pack holds {packed} of {seat.pack_limit} (COMP-8)")
        if len(seat.lookout) > seat.lookout_limit:
            found.append(
                f"seat {i}: Lookout holds {len(seat.lookout)} of {seat.lookout_limit} (COMP-9)"
            )
        found.extend(
            f"{card} lies in the Yard of seat {i} (DISCARD-2)"
            for card in seat.yard
            if state.kid(card).best_friend is not None
        )
    return found


def _expected(state: State) -> Cards:
    cards = state.catalog.park
    if state.round:
        for seat in state.seats:
            cards += state.catalog.friends[seat.colour]
    return cards
