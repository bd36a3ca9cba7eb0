"""The games that are kept in a folder: listed, copied, named, thrown away, sent and fetched."""

import contextlib
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.record import journal
from fort_desktop.record.format import MAX_BYTES, SUFFIX, RecordError
from fort_desktop.record.lock import take_lock
from fort_desktop.record.reader import Record, read_record
from fort_desktop.rules.events import FortAdvanced, GameStarted, SeatInfo, TurnBegan

PERSON: Final = "human"
TRASH: Final = "trash"
_INDEX: Final = "list.json"
_LONGEST: Final = 60
_REFUSED: Final = set('<>:"/\\|?*')
"""Characters that some system does not allow in the name of a file."""


class Summary(msgspec.Struct, frozen=True):
    """What a list tells of a game.

    Args:
        name: that a person gave it, "" for none.
        level: of the fort of the first person's seat.
        fault: why it cannot be read, or only in part; without `seats` there is no game at all.
    """

    name: str = ""
    seats: tuple[SeatInfo, ...] = ()
    round: int = 0
    level: int = 0
    ended: bool = False
    practice: bool = False
    fault: str = ""


class Slot(msgspec.Struct, frozen=True):
    """A game in the list: its file, when it was last played (seconds since 1970), and more."""

    path: Path
    changed: float
    told: Summary

    @property
    def whole(self) -> bool:
        """Whether there is a game to be opened."""
        return bool(self.told.seats)

    @property
    def hero(self) -> int:
        """The seat of the first person, else the first seat."""
        return _hero(self.told.seats)


class _Known(msgspec.Struct, frozen=True):
    """What was told of a file when it had this time and size."""

    time: int
    size: int
    told: Summary


_KNOWN: Final = msgspec.json.Decoder(dict[str, _Known])


class Saves:
    """The games in a folder.

    All methods that change something raise RecordError with the file and the reason.

    Attributes:
        trouble: why the folder cannot be listed, "" while all is well.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble = ""
        self._known: dict[str, _Known] | None = None

    def games(self) -> list[Slot]:
        """All games, the one played last first. Only files that have changed are read."""
        if self._known is None:
            self._known = _remembered(self.folder / _INDEX)
        before, now = self._known, {}
        slots = []
        for path, stat in self._files():
            known = before.get(path.name)
            if known is None or (known.time, known.size) != (stat.st_mtime_ns, stat.st_size):
                known = _Known(stat.st_mtime_ns, stat.st_size, look(path))
            now[path.name] = known
            slots.append(Slot(path, stat.st_mtime, known.told))
        if now != before:
            self._known = now
            _remember(self.folder / _INDEX, now)
        return sorted(slots, key=lambda slot: (-slot.changed, slot.path.name))

    def _files(self) -> list[tuple[Path, os.stat_result]]:
        self.trouble = ""
        found = []
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return []  # nothing has been kept yet
        except OSError as fault:
            self.trouble = f"{self.folder}: {fault.strerror}"
            return []
        for path in paths:
            with contextlib.suppress(OSError):  # it may go away just now
                if path.is_file():
                    found.append((path, path.stat()))
        return found

    @property
    def latest(self) -> Slot | None:
        """The game to go on with: the one played last that has not ended."""
        return next((slot for slot in self.games() if slot.whole and not slot.told.ended), None)

    def slot(self, path: Path) -> Slot:
        """The game of this file as it is now."""
        try:
            return Slot(path, path.stat().st_mtime, look(path))
        except OSError as fault:
            raise _because(path, fault) from fault

    def copy(self, path: Path) -> Path:
        """A second game like this one."""
        return _copied(path, self.folder, path.stem, keep_time=True)

    def rename(self, path: Path, name: str) -> None:
        """Give a game a name; "" takes it away. When it was played stays as it is."""
        try:
            stat = path.stat()
            journal.rename(path, name)
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        except OSError as fault:
            raise _because(path, fault) from fault

    def delete(self, path: Path) -> Path:
        """Throw a game into the trash; returns where it lies there."""
        _check_idle(path)
        return _moved(path, self.folder / TRASH)

    def restore(self, path: Path) -> Path:
        """Bring a game back from the trash; returns its file."""
        return _moved(path, self.folder)

    def export(self, path: Path, folder: Path) -> Path:
        """Copy a game to another folder, under its name; returns the file."""
        return _copied(path, folder, _stem(self.slot(path).told.name or path.stem))

    def import_file(self, path: Path) -> Path:
        """Copy a game from elsewhere into the list; refused if it is none."""
        if path.parent == self.folder:
            return path
        told = look(path)
        if not told.seats:
            raise RecordError(told.fault)
        return _copied(path, self.folder, path.stem)


def look(path: Path) -> Summary:
    """What a list tells of a record."""
    try:
        record = read_record(path)
    except RecordError as fault:
        return Summary(fault=str(fault))
    if not record.events or not isinstance(record.events[0], GameStarted):
        return Summary(fault=f"{path}: holds no game")
    return _summary(path, record, record.events[0].seats)


def _summary(path: Path, record: Record, seats: tuple[SeatInfo, ...]) -> Summary:
    rounds, levels = 0, [0] * len(seats)
    for event in record.events:
        if isinstance(event, TurnBegan):
            rounds = event.round
        elif isinstance(event, FortAdvanced):
            levels[event.seat] = event.level
    damage = record.fault if record.fault is not None and not record.fault.torn else None
    fault = f"{path}:{damage.line}: {damage.reason}" if damage is not None else ""
    level = levels[_hero(seats)]
    return Summary(record.name, seats, rounds, level, record.ended, record.practice, fault)


def strays(folders: Sequence[Path], most: int = 60) -> list[Path]:
    """Records that lie in these folders, for an import; the newest first."""
    found: dict[Path, float] = {}
    for folder in folders:
        try:
            for path in folder.iterdir():
                if path.suffix == SUFFIX and path.is_file():
                    found[path] = path.stat().st_mtime
        except OSError:
            continue  # there need not be such a folder
    return sorted(found, key=lambda path: -found[path])[:most]


def _hero(seats: Sequence[SeatInfo]) -> int:
    persons = [i for i, seat in enumerate(seats) if seat.player == PERSON]
    return persons[0] if persons else 0


def _remembered(index: Path) -> dict[str, _Known]:
    """What the last program knew of the games; nothing if that cannot be read."""
    try:
        return _KNOWN.decode(index.read_bytes())
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return {}


def _remember(index: Path, known: dict[str, _Known]) -> None:
    """Keep it; where that fails the games are read again the next time."""
    part = index.with_name(index.name + ".part")
    try:
        part.write_bytes(msgspec.json.encode(known))
        os.replace(part, index)
    except OSError:
        return


def _check_idle(path: Path) -> None:
    """Refuse a game that another program plays."""
    try:
        with path.open("rb+") as file:
            if not take_lock(file.fileno()):
                raise RecordError(f"{path}: another program plays this game")
    except PermissionError:
        return  # read-only: then nobody writes it
    except OSError as fault:
        raise _because(path, fault) from fault


def _reserved(folder: Path, stem: str) -> Path:
    """A new empty file: `stem`, with a number if that is taken."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem} {number}{SUFFIX}")
        try:
            path.open("xb").close()
        except FileExistsError:
            number += 1
        else:
            return path


def _moved(path: Path, folder: Path) -> Path:
    try:
        target = _reserved(folder, path.stem)
        try:
            os.replace(path, target)
        except OSError:
            target.unlink(missing_ok=True)
            raise
    except OSError as fault:
        raise _because(path, fault) from fault
    return target


def _copied(path: Path, folder: Path, stem: str, keep_time: bool = False) -> Path:
    """A copy that is there complete or not at all."""
    part = folder / f"{stem}{SUFFIX}.part"
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordError(f"{path}: too large for a record")
        target = _reserved(folder, stem)
        try:
            with path.open("rb") as source, part.open("wb") as file:
                shutil.copyfileobj(source, file)
                file.flush()
                os.fsync(file.fileno())
            if keep_time:
                shutil.copystat(path, part)
            os.replace(part, target)
        except OSError:
            part.unlink(missing_ok=True)
            target.unlink(missing_ok=True)
            raise
    except OSError as fault:
        raise _because(fault.filename or path, fault) from fault
    return target


def _stem(name: str) -> str:
    """A name as a file's name that every system takes."""
    kept = "".join("_" if c in _REFUSED or not c.isprintable() else c for c in name)
    return kept[:_LONGEST].strip(" .") or "Fort"


def _because(path: object, fault: OSError) -> RecordError:
    return RecordError(f"{path}: {fault.strerror or fault}")
