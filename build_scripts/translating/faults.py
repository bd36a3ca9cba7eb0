"""Faults of a translation in any language: it lacks, is unsure, or cannot be filled in."""

import re
from collections.abc import Iterator
from string import Formatter
from typing import Final, NamedTuple

from babel.messages.catalog import Message

from translating.catalogue import ONE_ALONE, Key, Messages, forms, key_of

_PERCENT: Final = re.compile(r"%(?:\(\w+\))?[sr]")


class Fault(NamedTuple):
    """Something that a translator has to mend."""

    key: Key
    what: str

    def __str__(self) -> str:
        return f"{self.key}: {self.what}"


def missing(messages: Messages) -> list[Key]:
    """The messages that are not translated in all their forms."""
    return [key_of(one) for one in messages.said() if not all(forms(one.string))]


def faults(messages: Messages, language: str) -> Iterator[Fault]:
    """Yield the faults of the messages that are translated."""
    for message in messages.said():
        if message.fuzzy:
            yield Fault(key_of(message), "fuzzy: translate it, or leave it empty")
        if any(forms(message.string)):
            for what in _form_faults(message, messages.num_plurals, language):
                yield Fault(key_of(message), what)


def _form_faults(message: Message, plurals: int, language: str) -> Iterator[str]:
    said = forms(message.string)
    if message.pluralizable and len(said) != plurals:
        yield f"{len(said)} forms instead of {plurals}"
    wanted = placeholders(forms(message.id)[-1]) or set()
    for number, form in enumerate(said):
        there = placeholders(form)
        alone = message.pluralizable and number == 0 and language in ONE_ALONE
        least = wanted - {"n"} if alone else wanted
        if there is None:
            yield f"form {number} is no pattern: a brace is missing or too many"
        elif not least <= there <= wanted:
            yield f"form {number} has {_listed(there)}, not {_listed(wanted)}"
        if _percents(form) != _percents(forms(message.id)[-1]):
            yield f"form {number} has other signs with % than the message"
        if form != form.strip() or not form:
            yield f"form {number} is empty or has a space at an end"


def _percents(words: str) -> list[str]:
    """Return the values that Python's argparse fills in: %(prog)s and the like, in any order.

    Those without a name (%s, %r) cannot change places, and no message has two of them.
    """
    return sorted(_PERCENT.findall(words))


def placeholders(words: str) -> set[str] | None:
    """The names in braces, or None if the words cannot be filled in as they are.

    >>> sorted(placeholders("{who} takes {n} {{sic}}") or ())
    ['n', 'who']
    >>> [placeholders(words) for words in ("{who takes}", "{0.x}", "}")]
    [None, None, None]
    """
    try:
        parts = list(Formatter().parse(words))
    except ValueError:
        return None
    names = {name for _, name, _, _ in parts if name is not None}
    plain = all(not form and not conversion for _, _, form, conversion in parts)
    return names if plain and all(map(str.isidentifier, names)) else None


def _listed(names: set[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names)) or "no values"
