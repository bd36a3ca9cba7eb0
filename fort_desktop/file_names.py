"""Names of files that are made from other names: all short enough, and never endlessly many."""

from collections.abc import Iterator
from typing import Final

LONGEST: Final = 140
"""Bytes of a whole name. Encrypted folders (eCryptfs) take 143, most other file systems 255."""
MOST: Final = 10_000
"""Names that are tried before it is said that there is none."""


def joined(stem: str, ending: str) -> str:
    """A name with this ending, its stem cut so that every file system takes it.

    The bytes count, not the characters: an emoji has four.
    """
    room = LONGEST - _size(ending)
    while _size(stem) > room:
        stem = stem[: min(len(stem) - 1, room)]
    return stem + ending


def numbered(stem: str, first: str, later: str) -> Iterator[str]:
    """Names to try, of which the first that is free is to be taken.

    Args:
        first: the ending of the first name.
        later: the ending of all others, with {} for their number, from 2.
    """
    yield joined(stem, first)
    for number in range(2, MOST + 1):
        yield joined(stem, later.format(number))


def _size(name: str) -> int:
    """Bytes at most: what is not Unicode in a name has fewer on the disk."""
    return len(name.encode("utf-8", "surrogatepass"))
