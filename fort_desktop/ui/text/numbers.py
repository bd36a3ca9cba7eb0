"""Large numbers and fractions as each language writes them."""

from fractions import Fraction
from typing import Final

from fort_desktop.ui.i18n.i18n import language

_GROUPS: Final = {"en": ",", "pl": "\u00a0", "ru": "\u00a0", "cs": "\u00a0", "pt_BR": "."}
"""What stands between thousands, by Unicode's CLDR."""
_MARK: Final = {"en": ".", "pl": ",", "ru": ",", "cs": ",", "pt_BR": ","}
"""What stands before the digits of a fraction, by Unicode's CLDR."""


def grouped(number: int) -> str:
    """A whole number in groups of three digits."""
    return f"{number:,}".replace(",", _GROUPS.get(language(), ","))


def signed(number: int) -> str:
    """A difference, with its sign: a true minus.

    >>> signed(1), signed(0), signed(-11) == chr(0x2212) + "11"
    ('+1', '0', True)
    """
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number < 0 else "0"


def tenths(number: Fraction) -> str:
    """A number that is not negative, with one digit of its fraction."""
    whole, digit = divmod(round(number * 10), 10)
    return f"{whole}{_MARK.get(language(), '.')}{digit}"
