"""Records that nobody's program wrote: well sealed, and wrong inside."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fort_desktop.record.format import Chain

Row = dict[str, Any]


def rows_of(path: Path) -> list[Row]:
    """The lines of a record as data, without numbers and seals."""
    rows = [json.loads(row) for row in path.read_bytes().splitlines()]
    for row in rows:
        row.pop("n", None)
        row.pop("c", None)
    return rows


def sealed(bodies: Sequence[bytes]) -> bytes:
    """Lines as the program writes them."""
    chain = Chain()
    return b"".join(map(chain.seal, bodies))


def forged(path: Path, change: Callable[[list[Row]], object]) -> bytes:
    """The record of a file with something changed, and sealed anew."""
    rows = rows_of(path)
    change(rows)
    return sealed([json.dumps(row).encode() for row in rows])


def last_due(rows: list[Row]) -> Row:
    """The question at the end."""
    due: Row = [row for row in rows if "due" in row][-1]["due"]
    return due


def event_row(rows: list[Row], name: str) -> Row:
    """The first event of a name."""
    event: Row = next(row["event"] for row in rows if row.get("event", {}).get("e") == name)
    return event
