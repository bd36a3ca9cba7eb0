"""Copies of games: a copy of an unfinished game is for practice, and has a chance of its own."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fort_desktop.record.content import content_of
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import anew_body, name_body, practice_body
from fort_desktop.record.reader import read_record

_ANEW: Final = re.compile(rb'^\{(?:"n":\d+,)?"anew":true', re.MULTILINE)
"""The line of `anew_body`, sealed or not."""


def second_of(path: Path, name: str = "") -> bytes:
    """Make the content of a copy of a game, up to its first damage, with a `name` if given.

    Of a game that is not over the copy cannot tell the future: its chance is renewed before it
    goes on, see `session.loading`.

    Raises:
        RecordError: it cannot be read.
    """
    content, record = content_of(path), read_record(path)
    bodies = [] if record.ended else [anew_body(), practice_body()]
    bodies += [name_body(name)] if name else []
    if record.chain is None:
        # Lines of before seals need none.
        return b"\n".join([content.rstrip(b"\n"), *bodies, b""])
    chain = record.chain.copy()
    return content[: record.size] + b"".join(map(chain.seal, bodies))


def known_ahead(path: Path, others: Iterable[Path], twins: bool = True) -> bool:
    """Return True if another file of the same game reveals, or may reveal, how this one continues.

    A file that ends where this one does, or before, reveals nothing; nor does one whose chance has
    been another since they parted.

    Args:
        twins: the very same file may reveal it later, since either can be gone on with.

    Raises:
        RecordError: it cannot be read.
    """
    content = content_of(path).rstrip(b"\n")
    head = content.partition(b"\n")[0]
    for other in others:
        try:
            found = content_of(other).rstrip(b"\n")
        except RecordError:
            continue
        alike = found.partition(b"\n")[0] == head
        if alike and (twins if found == content else _reveals(content, found)):
            return True
    return False


def _reveals(content: bytes, other: bytes) -> bool:
    """Return True if `other` may tell how `content` continues; both begin alike."""
    shared = 0
    pairs = zip(content.splitlines(keepends=True), other.splitlines(keepends=True), strict=False)
    for one, another in pairs:
        if one.rstrip(b"\n") != another.rstrip(b"\n"):
            break
        shared += len(another)
    if _ANEW.search(content, shared) is not None:
        return False
    own = _ANEW.search(other, shared)
    return bool(other[shared : own.start() if own is not None else len(other)].strip())
