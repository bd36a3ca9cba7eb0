"""Marks of suits and places: what a person hears of a card that the focus has come to.

A suit is a motif of two or three notes with a voice of its own, a place a short dry sound before
it. Each is one file, always the same, since it has to be known again.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from sounds.effects import A4, B5, D4, D5, D6, E4, E5, E6, G4, G5, LOUDNESS, PEAK
from sounds.voices import (
    KALIMBA,
    MARIMBA,
    TIN,
    WOOD,
    Partial,
    Wave,
    bar,
    bell,
    count,
    filtered,
    glide,
    loudness,
    noise,
    paper,
    pluck,
    put,
    shaped,
    thump,
    trumpet,
)

QUIETER: Final = -3.0
"""Decibels below an effect: words are to be heard above it."""
_LEAD: Final = [0.0] * count(0.005)


def _struck(partials: tuple[Partial, ...], *notes: int) -> Wave:
    """Notes of one instrument, one after the other."""
    out: Wave = []
    for i, note in enumerate(notes):
        put(out, bar(note, partials, 0.22), 0.09 * i, 0.8)
    return out


def _skateboard(chance: Random) -> Wave:
    """Wheels roll over a gap, and up."""
    out = put([], shaped(filtered(noise(0.2, chance), "low", 900), 0.05, 0.08), 0.0, 0.8)
    put(out, bar(E4, WOOD, 0.08), 0.02, 0.6)
    put(out, bar(E4, WOOD, 0.08), 0.09, 0.6)
    return put(out, glide(A4, E5, 0.16, 0.3), 0.12, 0.5)


def _shovel(chance: Random) -> Wave:
    """A blade goes into sand, and down."""
    out = put([], paper(chance, 0.14, 4200, 0.2), 0.0, 0.7)
    put(out, bar(D5, TIN, 0.16), 0.04, 0.6)
    return put(out, bar(G4, TIN, 0.18), 0.16, 0.7)


def _glue(chance: Random) -> Wave:
    """It sticks: two slow glides down."""
    out = put([], glide(D5, A4, 0.16, 0.4), 0.0, 0.8)
    return put(out, glide(A4, D4, 0.2, 0.4), 0.15, 0.8)


def _squirt_gun(chance: Random) -> Wave:
    """Two squirts, high and short."""
    out: Wave = []
    for at in (0.0, 0.13):
        squirt = shaped(filtered(noise(0.09, chance), "high", 3500), 0.01, 0.05)
        put(out, squirt, at, 0.7)
        put(out, glide(G5, E6, 0.08, 0.15), at, 0.3)
    return out


def _crown(chance: Random) -> Wave:
    """A trumpet, up a fifth."""
    out = put([], trumpet(G4, 0.09), 0.0, 0.6)
    return put(out, trumpet(D5, 0.18), 0.11, 0.6)


def _book(chance: Random) -> Wave:
    """A string is plucked twice, as pages are turned."""
    out = put([], pluck(G4, 0.25, chance, 0.7, 0.6), 0.0, 0.9)
    return put(out, pluck(E4, 0.3, chance, 0.7, 0.6), 0.14, 0.9)


def _coin(chance: Random) -> Wave:
    """A coin rings, up a fourth."""
    out = put([], bell(B5, 0.12, 0.9), 0.0, 0.5)
    return put(out, bell(E6, 0.3, 0.9), 0.08, 0.6)


def _pile(chance: Random) -> Wave:
    """Cards fall on cards."""
    out = put([], paper(chance, 0.07, 1300, 0.3), 0.0, 0.9)
    return put(out, paper(chance, 0.08, 900, 0.2), 0.08, 0.9)


def _pack(chance: Random) -> Wave:
    """A short zip."""
    out: Wave = []
    for i in range(9):
        tooth = filtered(noise(0.012, chance), "band", 1900 + 260 * i, 2.0)
        put(out, shaped(tooth, 0.002, 0.008), 0.014 * i, 0.8)
    return out


MARKS: Final[dict[str, Callable[[Random], Wave]]] = {
    "suit_skateboard": _skateboard,
    "suit_shovel": _shovel,
    "suit_glue": _glue,
    "suit_squirt_gun": _squirt_gun,
    "suit_crown": _crown,
    "suit_book": _book,
    "suit_coin": _coin,
    "at_hand": lambda chance: paper(chance, 0.12, 3000, 0.5),
    "at_park": lambda chance: _struck(MARIMBA, D4),
    "at_yard": lambda chance: thump(chance, 190, 0.13),
    "at_lookout": lambda chance: _struck(KALIMBA, D6),
    "at_discard": _pile,
    "at_pack": _pack,
}
"""What makes the mark of each suit and place."""


def mark(name: str) -> Wave:
    """A mark, at its loudness."""
    made = shaped(filtered(MARKS[name](Random(f"fort {name}")), "high", 70), 0.002, 0.03)
    gain = 10 ** ((LOUDNESS + QUIETER - loudness(made)) / 20)
    return [*_LEAD, *(x * min(gain, PEAK / max(map(abs, made))) for x in made)]
