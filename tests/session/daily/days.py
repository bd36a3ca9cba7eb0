"""A Monday that has been played, made once; the person's moves are made by a computer."""

import json
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fort_desktop.content import load_catalog
from fort_desktop.record.journal import write_record
from fort_desktop.session.daily.store import Days
from tests.session.duplicate.deals import play

MONDAY = date(2026, 11, 23)
NAMES = ("Maja", "Robin")
CATALOG = load_catalog()


@cache
def _played() -> bytes:
    with TemporaryDirectory() as folder:
        days = Days(Path(folder), CATALOG)
        session, _ = days.play(days.at(MONDAY), "", NAMES)
        play(session).close()
        [game] = days.games()
        return game.slot.path.read_bytes()


def played(folder: Path, number: int = 1) -> Path:
    """Put the game of Monday into a folder; returns its file."""
    path = folder / f"game-{number:04}.fort"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_played())
    return path


def forge(path: Path, **header: Any) -> None:
    """Write other things into the first line of a record, with sound checksums."""
    rows = [json.loads(line) for line in path.read_bytes().splitlines()]
    for row in rows:
        del row["n"], row["c"]
    rows[0].update(header)
    write_record(path, [json.dumps(row, separators=(",", ":")).encode() for row in rows])
