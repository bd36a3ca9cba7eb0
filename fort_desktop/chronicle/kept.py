"""The facts of all kept games, remembered in `facts.json` in the data folder.

The records are the truth: a fact that is missing, of another version or damaged is worked out
again. Facts are found by the checksum over all of a record, so that no change of it goes unseen
and copies share them. Two programs may keep facts at the same time: each reads the file afresh,
under a lock, before it writes it whole.
"""

import contextlib
import re
from collections.abc import Collection, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.chronicle.facts import VERSION, GameFacts, facts_of
from fort_desktop.chronicle.tale import tale_of
from fort_desktop.files import read_bounded, write_whole
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import MAX_BYTES
from fort_desktop.record.lock import alone
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import digest
from fort_desktop.rules.model.cards import Catalog

NAME: Final = "facts.json"
_LOCK: Final = "facts.lock"
_MOST_BYTES: Final = 64 * 1024 * 1024
_TAIL: Final = 64
_SEAL: Final = re.compile(rb',"c":"([0-9a-f]{16})"}\n\Z')
_SPARE: Final = 50
"""So many facts of games that are gone are kept, and as many again as there are games: they may
come back from the trash."""


class _File(msgspec.Struct, frozen=True):
    """The content of the file: facts by the seals of records, None for records that tell none."""

    fort_facts: int
    games: dict[str, GameFacts | None]


_FILE: Final = msgspec.json.Decoder(_File)


class KeptFacts:
    """The facts of games, worked out once and kept.

    Args:
        folder: where the file lies; None keeps nothing.
        catalog: the present cards.
    """

    def __init__(self, folder: Path | None, catalog: Catalog) -> None:
        self._folder = folder
        self._catalog = catalog
        self._games: dict[str, GameFacts | None] | None = None
        self._new: dict[str, GameFacts | None] = {}

    def known(self, path: Path) -> tuple[bool, GameFacts | None]:
        """Return whether the facts of a record are known, and the facts; None if it tells none."""
        seal = seal_of(path)
        return seal in self._all, self._all.get(seal)

    def work_out(self, path: Path) -> GameFacts | None:
        """The facts of a record, read from it if they are not known; `keep` remembers them.

        None if it is not a game that was played to its end.
        """
        seal = seal_of(path)
        if seal not in self._all:
            self.take({seal: _read(path, self._catalog)})
        return self._all[seal]

    def take(self, found: Mapping[str, GameFacts | None]) -> None:
        """Take facts that were worked out, by the seals of their records."""
        self._all.update(found)
        self._new.update(found)

    def __len__(self) -> int:
        return len(self._all)

    def keep(self, there: Collection[Path] = ()) -> None:
        """Write what is new; if that fails it is worked out again next time.

        Args:
            there: all records that there are, if they are known: others may be forgotten.
        """
        if self._folder is None or not self._new:
            return
        path = self._folder / NAME
        with contextlib.suppress(OSError), alone(self._folder / _LOCK):
            new = dict(self._new)
            games = {**_remembered(path), **new}
            seals = {seal_of(one) for one in there}
            if there and len(games) > 2 * len(seals) + _SPARE:
                games = {seal: told for seal, told in games.items() if seal in seals}
            write_whole(path, msgspec.json.encode(_File(VERSION, games)))
            for seal in new:  # others may have come meanwhile, from another thread
                self._new.pop(seal, None)

    @property
    def _all(self) -> dict[str, GameFacts | None]:
        if self._games is None:
            self._games = _remembered(self._folder / NAME) if self._folder is not None else {}
        return self._games


def seal_of(path: Path) -> str:
    """Return what identifies the content of a record: its last checksum, or one of its bytes.

    A record without checksums, or with a torn line, has none at its end. "" if it cannot be read.
    """
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _TAIL))
            found = _SEAL.search(file.read())
        if found is not None:
            return found.group(1).decode()
        return f"={blake2b(read_bounded(path, MAX_BYTES), digest_size=16).hexdigest()}"
    except (OSError, ValueError):
        return ""


def _read(path: Path, catalog: Catalog) -> GameFacts | None:
    try:
        record = read_record(path)
        tale = tale_of(record.events, record.catalog(catalog))
    except RecordError:
        return None
    if tale is None:
        return None
    return msgspec.structs.replace(facts_of(tale), digest=digest(record.events, record.acts))


def _remembered(path: Path) -> dict[str, GameFacts | None]:
    """Return the facts in the file; none if it cannot be read, or is of another version."""
    try:
        found = _FILE.decode(read_bounded(path, _MOST_BYTES))
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}
    return found.games if found.fort_facts == VERSION else {}
