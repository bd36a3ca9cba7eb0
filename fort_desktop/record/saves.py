"""The games that are kept in a folder: listed, copied, named, thrown away, sent and fetched."""

from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.record.format import SUFFIX, RecordError, read_record
from fort_desktop.rules.events import (
    Event,
    FortAdvanced,
    GameEnded,
    GameStarted,
    SeatInfo,
    TurnBegan,
)

PERSON: Final = "human"


class Slot(msgspec.Struct, frozen=True):
    """What a list of games shows of one.

    Args:
        path: of its file; name: that a person gave it, "" for none.
        changed: when it was last played, in seconds since 1970.
        level: of the fort of the first person's seat.
        fault: why it cannot be read, or only in part; then the rest may be empty.
    """

    path: Path
    changed: float
    name: str = ""
    seats: tuple[SeatInfo, ...] = ()
    round: int = 0
    level: int = 0
    ended: bool = False
    practice: bool = False
    fault: str = ""

    @property
    def whole(self) -> bool:
        """Whether there is a game to be opened."""
        return bool(self.seats)

    @property
    def hero(self) -> int:
        """The seat of the first person, else the first seat."""
        persons = [i for i, seat in enumerate(self.seats) if seat.player == PERSON]
        return persons[0] if persons else 0


class Saves:
    """The games in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> list[Slot]:
        """All games, the one played last first."""
        found = [_look(path) for path in self.folder.glob(f"*{SUFFIX}")]
        return sorted(found, key=lambda slot: -slot.changed)

    @property
    def latest(self) -> Slot | None:
        """The game to go on with: the one played last that has not ended."""
        return next((slot for slot in self.games() if slot.whole and not slot.ended), None)


def _look(path: Path) -> Slot:
    changed = path.stat().st_mtime
    try:
        record = read_record(path, torn=True)
    except RecordError as fault:
        return Slot(path, changed, fault=str(fault))
    return _summary(Slot(path, changed), record.events)


def _summary(slot: Slot, events: tuple[Event, ...]) -> Slot:
    """Fill in what the events tell."""
    levels = [0, 0, 0, 0]
    for event in events:
        if isinstance(event, GameStarted):
            slot = msgspec.structs.replace(slot, seats=event.seats)
        elif isinstance(event, TurnBegan):
            slot = msgspec.structs.replace(slot, round=event.round)
        elif isinstance(event, FortAdvanced):
            levels[event.seat] = event.level
    ended = bool(events) and isinstance(events[-1], GameEnded)
    return msgspec.structs.replace(slot, ended=ended, level=levels[slot.hero])
