"""The folder of saved games: list, copy, rename, delete, export and import.

A copy of an unfinished game is for practice, and has a chance of its own.
"""

import contextlib
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from fort_desktop.file_names import numbered
from fort_desktop.files import move_new, write_new
from fort_desktop.record import journal
from fort_desktop.record.content import content_of, head_in, head_of
from fort_desktop.record.faults import Damage, RecordError, because
from fort_desktop.record.format import SUFFIX, anew_body, is_record_name, name_body, practice_body
from fort_desktop.record.index import Index, SavedGame
from fort_desktop.record.lock import take_lock
from fort_desktop.record.reader import read_record
from fort_desktop.record.summary import summarise

TRASH: Final = "trash"
_LONGEST: Final = 60
_REFUSED: Final = set('<>:"/\\|?*')
"""Characters that some system does not allow in the name of a file."""
_DEVICE: Final = re.compile(
    r"\A(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|\Z))", re.IGNORECASE
)
"""Names of devices on Windows, whatever ending follows them."""


class Saves:
    """The games in a folder.

    All methods that change something raise a RecordError with file and reason.

    Args:
        apart: a folder of games that are face down; none of them is taken in.
        beside: a folder of games that go on there; what is taken in from it is a copy.
    """

    def __init__(self, folder: Path, apart: Path | None = None, beside: Path | None = None) -> None:
        self.folder = folder
        self._beside = beside
        self._apart = apart
        self._index = Index(folder)

    @property
    def trouble(self) -> RecordError | None:
        """The reason why the folder cannot be listed, None if it can."""
        return self._index.trouble

    def games(self) -> list[SavedGame]:
        """List all games, the last played first. Only files that have changed are read."""
        self._index.look()
        while self._index.read_next():
            pass
        return self._index.slots()

    def so_far(self, over: Callable[[], bool], wanted: Path | None = None) -> list[SavedGame]:
        """The same as far as there is time to read the files, `wanted` for certain.

        Args:
            over: tells whether the time is over; one file at least is read.
        """
        self._index.look(over)
        if wanted is not None:
            self._index.read(wanted)
        while self._index.read_next() and not over():
            pass
        return self._index.slots()

    def read_on(self, over: Callable[[], bool]) -> None:
        """Look at more files, and read them, as far as there is time for it."""
        if self._index.looks:
            self._index.look(over)
        while self._index.read_next() and not over():
            pass

    @property
    def unread(self) -> int:
        """The number of files that are still to be read before all games are known."""
        return self._index.left + self._index.looks

    def slot(self, path: Path) -> SavedGame:
        """The current entry of this file."""
        return SavedGame(path, _stat(path).st_mtime, summarise(path))

    def copy(self, path: Path, name: str = "") -> Path:
        """Copy a game, as a practice game if it is unfinished; returns the new file."""
        return _copied(path, self.folder, path.stem, second_of(path, name), keep_time=True)

    def rename(self, path: Path, name: str) -> None:
        """Name a game; "" removes the name. The time it was last played is kept."""
        stat = _stat(path)
        journal.rename(path, name)
        try:
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        except OSError as fault:
            raise because(path, fault, "unwritable") from fault

    def delete(self, path: Path) -> Path:
        """Move a game to the trash; returns its path there."""
        _check_idle(path)
        return _moved(path, self.folder / TRASH)

    def restore(self, path: Path) -> Path:
        """Move a game back from the trash; returns its path.

        If another file tells how it continues, by now, it comes back as a copy of that.
        """
        if not self._is_told(path, twins=False):
            return _moved(path, self.folder)
        made = _copied(path, self.folder, path.stem, second_of(path), keep_time=True)
        try:
            path.unlink()
        except OSError as fault:
            raise because(path, fault, "unwritable") from fault
        return made

    def _is_told(self, path: Path, twins: bool = True) -> bool:
        """Return True if other files tell, or may tell, how an unfinished game continues."""
        told = summarise(path)
        if told.ended or not told.seats:
            return False
        if self._beside is not None and draw_slot(path, self._beside):
            return True
        thrown = [one for one in (self.folder / TRASH).glob("*") if is_record_name(one)]
        same = [one for one in thrown if one != path and head_in(one) == told.head]
        return known_ahead(path, [*self._same(told.head), *same], twins)

    def export(self, path: Path, folder: Path) -> Path:
        """Copy a game to another folder, under its name; returns the file."""
        stem = _stem(summarise(path).name or path.stem)
        return _copied(path, folder, stem, content_of(path))

    def import_file(self, path: Path) -> Path:
        """Copy a game from elsewhere into the folder; returns the new file."""
        _stat(path)
        if self._has(path):
            return path
        if self._apart is not None and draw_slot(path, self._apart):
            raise RecordError("face_down", path)
        told = summarise(path)
        if not told.seats:
            raise RecordError.of(told.damage or Damage("no_game"), path)
        content = second_of(path) if self._is_told(path) else content_of(path)
        return _copied(path, self.folder, _stem(path.stem), content)

    def home(self, path: Path) -> Path:
        """The file in the folder in which to continue a game from anywhere.

        A game from elsewhere is copied here, so that nothing is ever written elsewhere; if a game
        here already continues it, that one is used.
        """
        content = content_of(path)
        if self._has(path):
            return path
        if self._apart is not None and draw_slot(path, self._apart):
            raise RecordError("face_down", path)
        for one in self._same(head_of(content)):
            with contextlib.suppress(RecordError):
                if content_of(one).startswith(content.rstrip(b"\n")) and summarise(one).seats:
                    return one
        return self.import_file(path)

    def _same(self, head: str) -> list[Path]:
        """The files of one game here; of those that are still to be read only the head is."""
        self._index.look()
        self.read_on(lambda: True)
        known = [slot.path for slot in self._index.slots() if slot.summary.head == head]
        return known + [path for path in self._index.unread() if head_in(path) == head]

    def _has(self, path: Path) -> bool:
        """Return True if a file lies directly in the folder."""
        try:
            return self.folder.is_dir() and path.parent.samefile(self.folder)
        except OSError:
            return False


def draw_slot(path: Path, folder: Path) -> bool:
    """Return True if a file lies in a folder, at any depth."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):
        return False


def strays(folders: Sequence[Path], most: int = 60) -> list[Path]:
    """Find records in these folders, for an import; the newest first."""
    found: dict[Path, float] = {}
    for folder in folders:
        with contextlib.suppress(OSError):  # there need not be such a folder
            for path in folder.iterdir():
                with contextlib.suppress(OSError):
                    if is_record_name(path) and path.is_file():
                        found[path] = path.stat().st_mtime
    return sorted(found, key=lambda path: -found[path])[:most]


def _stat(path: Path) -> os.stat_result:
    try:
        return path.stat()
    except ValueError as fault:
        raise RecordError("bad_name", path) from fault
    except OSError as fault:
        raise because(path, fault) from fault


def _check_idle(path: Path) -> None:
    """Refuse a game that another program plays."""
    try:
        with path.open("rb+") as file:
            if not take_lock(file.fileno()):
                raise RecordError("locked", path)
    except PermissionError:
        return  # read-only: then nobody writes it
    except OSError as fault:
        raise because(path, fault) from fault


def free_names(stem: str, suffix: str = SUFFIX) -> Iterator[str]:
    """File names to try: `stem`, then with numbers."""
    return numbered(stem, suffix, f" {{}}{suffix}")


def _moved(path: Path, folder: Path) -> Path:
    try:
        return move_new(path, folder, free_names(path.stem))
    except OSError as fault:
        raise because(path, fault, "unwritable") from fault


def _copied(path: Path, folder: Path, stem: str, content: bytes, keep_time: bool = False) -> Path:
    """Write `content`, made from the file at `path`, atomically into `folder`."""
    stat = _stat(path)
    times = (stat.st_atime_ns, stat.st_mtime_ns) if keep_time else None
    try:
        return write_new(folder, free_names(stem), content, times)
    except OSError as fault:
        raise because(Path(fault.filename or folder), fault, "unwritable") from fault


def _stem(name: str) -> str:
    """Turn a name into a file stem that is legal on every system."""
    kept = "".join("_" if c in _REFUSED or not c.isprintable() else c for c in name)
    return _DEVICE.sub(r"\1_", kept[:_LONGEST].strip(" .")) or "Fort"


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
