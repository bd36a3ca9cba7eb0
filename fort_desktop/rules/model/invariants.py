"""Invariants of every state: cards are conserved, limits are kept."""

from collections import Counter
from typing import Literal

import msgspec

from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import STUFF_LIMIT, Cards

ProblemCode = Literal["twice", "nowhere", "stuff", "pack", "lookout", "friend_in_yard"]


class Problem(msgspec.Struct, frozen=True):
    """A violated invariant, as data; `ui/text/rule_faults.py` has the sentences.

    Args:
        values: fill in the sentence of `code`.
    """

    code: ProblemCode
    values: dict[str, str | int]

    def __str__(self) -> str:
        return " ".join((self.code, *(f"{name}={value}" for name, value in self.values.items())))


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


def problems(state: State, complete: bool = True) -> list[Problem]:
    """All violated invariants of a state; [] for a sound one.

    Args:
        complete: whether all Park cards and the seats' Best Friends must be somewhere.
    """
    found: list[Problem] = []
    counts = Counter(card for cards in zones(state).values() for card in cards)
    found.extend(
        Problem("twice", {"card": card, "count": n}) for card, n in counts.items() if n > 1
    )
    if complete:
        missing = [card for card in _expected(state) if not counts[card]]
        found.extend(Problem("nowhere", {"card": card}) for card in missing)
    for i, seat in enumerate(state.seats):
        if not (0 <= seat.pizza <= STUFF_LIMIT and 0 <= seat.toys <= STUFF_LIMIT):
            held = {"pizza": seat.pizza, "toys": seat.toys}
            found.append(Problem("stuff", {"seat": i, **held}))
        packed = seat.pack_pizza + seat.pack_toys
        if min(seat.pack_pizza, seat.pack_toys) < 0 or packed > seat.pack_limit:
            found.append(_too_many("pack", i, packed, seat.pack_limit))
        if len(seat.lookout) > seat.lookout_limit:
            found.append(_too_many("lookout", i, len(seat.lookout), seat.lookout_limit))
        found.extend(
            Problem("friend_in_yard", {"card": card, "seat": i})
            for card in seat.yard
            if state.kid(card).best_friend is not None
        )
    return found


def _too_many(code: ProblemCode, seat: int, held: int, limit: int) -> Problem:
    return Problem(code, {"seat": seat, "held": held, "limit": limit})


def _expected(state: State) -> Cards:
    cards = state.catalog.park
    if state.round:
        for seat in state.seats:
            cards += state.catalog.friends[seat.colour]
    return cards
