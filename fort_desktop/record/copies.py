"""Copies of games: a copy of an unfinished game may reveal its future, so it is for practice."""

from collections.abc import Iterable
from pathlib import Path

from fort_desktop.record.content import content_of
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import name_body, practice_body
from fort_desktop.record.reader import read_record


def second_of(path: Path, name: str = "") -> bytes:
    """Make the content of a copy of a game, up to its first damage, with a `name` if given.

    Raises:
        RecordError: it cannot be read.
    """
    content, record = content_of(path), read_record(path)
    bodies = [] if record.ended else [practice_body()]
    bodies += [name_body(name)] if name else []
    if record.chain is None:
        # Lines of before seals need none.
        return b"\n".join([content.rstrip(b"\n"), *bodies, b""])
    chain = record.chain.copy()
    return content[: record.size] + b"".join(map(chain.seal, bodies))


def known_ahead(path: Path, others: Iterable[Path]) -> bool:
    """Whether another file of the same game reveals, or may reveal, how this one continues.

    A file that ends where this one does, or before, reveals nothing.

    Raises:
        RecordError: it cannot be read.
    """
    content = content_of(path)
    head = content.partition(b"\n")[0]
    for other in others:
        try:
            found = content_of(other)
        except RecordError:
            continue
        if found.partition(b"\n")[0] == head and not content.startswith(found.rstrip(b"\n")):
            return True
        if found == content:
            return True
    return False
