"""Choices of a person in words."""

from fractions import Fraction
from typing import Final

from fort_desktop.record.tally import Tally
from fort_desktop.ui.i18n.i18n import NC_, tr, trc, trn
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.text.numbers import tenths

COLOUR_NAMES: Final = {
    "red": NC_("colour", "Red"),
    "blue": NC_("colour", "Blue"),
    "green": NC_("colour", "Green"),
    "yellow": NC_("colour", "Brown"),
}


def wins(won: Fraction) -> str:
    """A number of wins; shared ones make a fraction of one digit."""
    if won.denominator == 1:
        return str(won.numerator)
    return tenths(won)


def tally_words(tally: Tally) -> str:
    """Return how many games a person has played and won."""
    if not tally.games:
        return tr("No games yet")
    # NOTE: {won} may be a fraction, as "1.5", where a win was shared
    return trn("{n} game, won: {won}", "{n} games, won: {won}", tally.games, won=wins(tally.won))


def keys_words(row: str) -> str:
    """A person's three keys by their places; "" is whatever is left."""
    # NOTE: instead of three keys of one's own: those that nobody else has
    return " ".join(map(key_words, row)) if row else trc("keys", "any")


def pad_words(pad: int) -> str:
    """A person's gamepad."""
    # NOTE: the gamepad with this number, in the order in which they were plugged in
    return tr("Gamepad {n}", n=pad) if pad else trc("gamepad", "none")
