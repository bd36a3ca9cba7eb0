"""Words set one after another: whole sentences, or the items of a list.

Nothing else is ever put together from translated words: a message is whole (`i18n.py`).
"""

from collections.abc import Iterable
from typing import Final

from fort_desktop.ui.i18n.i18n import tr

_COMMA: Final = ", "
_BETWEEN: Final = " "
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def listed(items: Iterable[str]) -> str:
    """The items of a list, those that say nothing left out: Bug, Dot, Lefty.

    All five languages write a list like that; what follows it counts them or stands after a colon.
    """
    return _COMMA.join(filter(None, items))


def apart(words: str) -> str:
    """Return the sentences of a text, each on a line of its own."""
    return words.replace(". ", ".\n")


def together(*sentences: str) -> str:
    """Whole sentences one after the other, those that say nothing left out."""
    return _BETWEEN.join(filter(None, sentences))


_ENDS: Final = ".!?"


def ended(words: str) -> str:
    """A sentence with its full stop, if it has no end yet: all five languages write the same."""
    return words if not words or words[-1] in _ENDS else f"{words}."


def unbroken(words: str) -> str:
    """A few words that are not parted where a line ends, as a number and what it counts."""
    return words.replace(" ", NO_BREAK)


def in_lines(lines: Iterable[str]) -> str:
    """Each in a line of its own, those that say nothing left out."""
    return "\n".join(filter(None, lines))


def labelled(label: str, value: str) -> str:
    """A label and what it is now: Music: 80 %."""
    # NOTE: as "Music: 80 %" or "Par: 30"
    return tr("{label}: {value}", label=label, value=value)
