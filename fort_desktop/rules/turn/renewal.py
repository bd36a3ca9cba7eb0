"""New chance in a copy of a game that is not over: what nobody knows is drawn again.

Nobody knows the order of a deck, of the Park deck, and which made-up rules are in the stack until
somebody has looked through it (LEVEL-1). All else is open, or somebody has it in the hand.
"""

from typing import NamedTuple

from fort_desktop.rules.model.events import ChanceRenewed
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RULES


class Source(NamedTuple):
    """A source of new chance: a seed of 64 bits, what it is derived from, and its commitment.

    A plain seed has neither secret nor commitment.
    """

    seed: int
    secret: str = ""
    commitment: str = ""


def renewed(state: State, source: Source, rng: Rng) -> ChanceRenewed:
    """Draw what nobody knows from the generator of a new seed."""
    decks = tuple(rng.shuffled(seat.deck) for seat in state.seats)
    park = rng.shuffled(state.park_deck)
    rules = state.rules
    if not state.rules_seen:
        rules = rng.shuffled(RULES)[: len(rules)]
    return ChanceRenewed(f"{source.seed:x}", source.secret, source.commitment, decks, park, rules)


def source_of(event: ChanceRenewed) -> Source:
    """Return the source of the new chance of a recorded event."""
    return Source(int(event.seed, 16), event.secret, event.commitment)
