"""The meaning of a typed line: a number, a move, a command, or the beginning of one of them.

A beginning counts if only one thing begins like that; otherwise it is asked back, never guessed.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fort_desktop.rules.model.moves import Move
from fort_desktop.ui.text.rules.search import folded

LEAST: Final = 2
"""Letters of a beginning: a single one may be a slip."""
_WORDS: Final = re.compile(r"[^\W_]+")
_DIGITS: Final = 3
"""Digits of the number of an answer, at most."""


class Choice(NamedTuple):
    """Something that can be said now.

    Attributes:
        words: how it is offered; says: what may be typed for it, besides its number.
        act: does it; more: lines about it; move: the move that it is, if it is one.
    """

    words: str
    says: tuple[str, ...]
    act: Callable[[], object]
    more: tuple[str, ...] = ()
    move: Move | None = None


class Command(NamedTuple):
    """A word that may be typed at any time, with more behind it.

    Attributes:
        says: the words for it; does: what it does with the rest of the line.
        more: something may stand behind it.
    """

    says: tuple[str, ...]
    does: Callable[[str], object]
    about: str
    more: bool = True


class Meant(NamedTuple):
    """The meaning of a line: one thing, several that it may be, or none.

    Attributes:
        found: what it may be; rest: what stands behind a command.
    """

    found: tuple[Choice | Command, ...]
    rest: str = ""


def words_of(line: str) -> list[str]:
    """A line as it is compared: its words, without accents, capitals and signs."""
    return _WORDS.findall(folded(line))


def meaning(line: str, choices: Sequence[Choice], commands: Sequence[Command]) -> Meant:
    """Return what a line means among the answers and the commands."""
    if line.strip().isdecimal():
        at = int(line) - 1 if len(line.strip()) <= _DIGITS else -1
        return Meant((choices[at],) if 0 <= at < len(choices) else ())
    typed = words_of(line)
    if not typed:
        return Meant(())
    exact = [one for one in choices if typed in map(words_of, one.says)]
    named = [one for one in commands if typed[:1] in map(words_of, one.says)]
    if exact or named:
        return Meant((*exact,) or (*named,), _rest(line))
    if len("".join(typed)) < LEAST:
        return Meant(())
    begun = [one for one in choices if any(begins(typed, words_of(say)) for say in one.says)]
    meant = [one for one in commands if any(begins(typed[:1], words_of(s)) for s in one.says)]
    return Meant(_all(typed, begun, meant), _rest(line))


def _all(
    typed: Sequence[str], choices: Sequence[Choice], commands: Sequence[Command]
) -> tuple[Choice | Command, ...]:
    """Return both; behind a command there may be anything, which is not an answer then."""
    return (*choices, *commands) if len(typed) == 1 or not choices else (*choices,)


def _rest(line: str) -> str:
    return line.strip().partition(" ")[2].strip()


def begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Return True if each typed word begins the word in its place."""
    pairs = zip(typed, words, strict=False)
    return len(typed) <= len(words) and all(word.startswith(begun) for begun, word in pairs)
