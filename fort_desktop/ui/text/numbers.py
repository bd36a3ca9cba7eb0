"""Large numbers as each language writes them."""

from typing import Final

from fort_desktop.ui.text.i18n import language

_GROUPS: Final = {"en": ",", "pl": "\u00a0", "ru": "\u00a0", "cs": "\u00a0", "pt_BR": "."}
"""What stands between thousands, by Unicode's CLDR."""


def grouped(number: int) -> str:
    """A whole number in groups of three digits."""
    return f"{number:,}".replace(",", _GROUPS.get(language(), ","))
