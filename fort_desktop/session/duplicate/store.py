"""The folder of duplicates: each a folder with the deal, par, and a folder for each player's game.

The games lie apart from all others, so that no list, tile or count comes across them while they lie
face down. What a player has done is not noted anywhere but in the player's own record.
"""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from fort_desktop import clock
from fort_desktop.bots.levels import LEVELS
from fort_desktop.file_names import joined
from fort_desktop.files import make_folder, once_free, write_whole
from fort_desktop.record.duplicate import SET, DealSet, Player, cards_of, encoded, read_set
from fort_desktop.record.faults import RecordError, because
from fort_desktop.record.format import Deal
from fort_desktop.record.index import SavedGame
from fort_desktop.record.lock import alone
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.record.saves import TRASH, Saves
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.duplicate.folder import DealFolder
from fort_desktop.session.loading import Notice, open_session
from fort_desktop.session.session import Session

State = Literal["waits", "begun", "played", "broken", "left_out"]
"""What a player has done; "broken": the game cannot be read, so it may be begun again; "left_out":
the others continue without this player, whatever may have been begun."""
_LOCK: Final = "set.lock"
_LEAST: Final = 2
"""So many play the same deal at least."""
_LEFT_OUT: Final = "left-out-{}"
"""An empty file that leaves out the player of this number, from 1; `set.json` never changes."""


class KeptDuplicate(DealFolder):
    """A deal on the disk, and the games of it so far."""

    def __init__(self, folder: Path, told: DealSet) -> None:
        super().__init__(folder, told)
        self._saves = [Saves(folder / str(i + 1)) for i in range(len(told.players))]

    def saved(self, number: int) -> SavedGame | None:
        """The game of a player: the last file, if one was lost and the game went on in another.

        A file of another table is none of it.
        """
        seats = self.told.seats_of(number)
        slots = [s for s in self._saves[number].games() if s.summary.seats in (seats, ())]
        return max(slots, key=lambda slot: (slot.whole, slot.path.name), default=None)

    def state(self, number: int) -> State:
        """Return the progress of a player."""
        slot = self.saved(number)
        if slot is not None and slot.whole and slot.summary.ended:
            return "played"
        if self._left_out(number).exists():
            return "left_out"
        if slot is None:
            return "waits"
        return "begun" if slot.whole else "broken"

    @property
    def states(self) -> list[State]:
        """The progress of each player."""
        return [self.state(number) for number in range(len(self.told.players))]

    @property
    def complete(self) -> bool:
        """Return True if all have played, so that everything may be seen."""
        return not self.left

    @property
    def left(self) -> list[int]:
        """The players who are still to play, or to play on."""
        return [
            number
            for number, state in enumerate(self.states)
            if state not in ("played", "left_out")
        ]

    @property
    def played(self) -> list[int]:
        """The players who have played the game to its end."""
        return [number for number, state in enumerate(self.states) if state == "played"]

    def others(self, number: int) -> list[int]:
        """Return the others who play or have played the deal: they agree to leave a player out."""
        return [
            other
            for other, state in enumerate(self.states)
            if other != number and state != "left_out"
        ]

    def can_leave_out(self, number: int) -> bool:
        """Return True if the deal can continue without a player who has not played: others play."""
        return number in self.left and bool(self.others(number))

    def leave_out(self, number: int) -> None:
        """Continue without a player; what was begun stays on the disk.

        Raises:
            RecordError: the game is played elsewhere at this moment, or it cannot be written.
        """
        if self.state(number) == "begun":
            self.play(number)[0].close()  # refuses what another program plays
        with alone(self.folder / _LOCK):
            if self.can_leave_out(number):
                try:
                    write_whole(self._left_out(number), b"")
                except OSError as fault:
                    raise because(self.folder, fault, "unwritable") from fault

    def take_in(self, number: int) -> None:
        """A player who was left out plays after all, as long as nothing has been seen.

        Raises:
            RecordError: it cannot be written.
        """
        if self.complete:
            return
        try:
            self._left_out(number).unlink(missing_ok=True)
        except OSError as fault:
            raise because(self.folder, fault, "unwritable") from fault

    def _left_out(self, number: int) -> Path:
        return self.folder / _LEFT_OUT.format(number + 1)

    @property
    def changed(self) -> float:
        """The time of its last change, Unix time in seconds."""
        slots = [self.saved(number) for number in range(len(self.told.players))]
        return max([self.told.began, *(slot.changed for slot in slots if slot is not None)])

    def play(self, number: int) -> tuple[Session, list[Notice]]:
        """Begin the game of a player, or continue with it where it was.

        Returns:
            The session, and what to tell about the file.

        Raises:
            RecordError: it is over and is face down, the others continue without this player,
                another program plays it, or it cannot be read.
        """
        notices: list[Notice] = []
        with alone(self.folder / _LOCK):
            if self.state(number) == "left_out":
                raise RecordError("left_out", Path(self.told.players[number].name))
            slot = self.saved(number)
            if slot is None or not slot.whole:
                session = self._begun(number)
            elif slot.summary.ended:
                raise RecordError("face_down", slot.path)
            else:
                session, notices = open_session(self.catalog, slot.path, slot.path.parent)
        if session.looking:
            # Whoever only looked would see what others are not to see.
            session.close()
            raise RecordError("locked", Path(self.told.players[number].name))
        session.play_even(self.told.seed)
        session.awaits_others = True
        return session, notices

    def _begun(self, number: int) -> Session:
        told, folder = self.told, self.folder / str(number + 1)
        holder = told.players[number].holder
        return self.begin_game(told.seats_of(number), told.deal, holder, folder)

    def record(self, number: int) -> Record:
        """The game of a player, once all have played.

        Raises:
            RecordError: it is face down, or cannot be read.
        """
        slot = self.saved(number)
        if slot is None or not self.complete or number not in self.played:
            raise RecordError("face_down", self.folder)
        record, told = read_record(slot.path), self.told
        if (record.header.seed, record.header.catalog) != (told.seed, told.catalog):
            raise RecordError("no_deal", slot.path)
        record.game(self.catalog)  # refuses what cannot have happened
        return record

    def look_back(self, number: int) -> tuple[Session, list[Notice]]:
        """Open the game of a player, once all have played.

        Raises:
            RecordError: it is face down, or cannot be read.
        """
        slot = self.saved(number)
        if slot is None or not self.complete or number not in self.played:
            raise RecordError("face_down", self.folder)
        return open_session(self.catalog, slot.path, slot.path.parent)


class Duplicates:
    """All deals in a folder.

    Attributes:
        broken: those that cannot be read, each with its reason.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.broken: list[RecordError] = []

    def all(self) -> list[KeptDuplicate]:
        """Those that wait for somebody first, and of all the last played first."""
        self.broken = []
        found = []
        for folder in self._folders():
            try:
                found.append(self.at(folder))
            except RecordError as fault:
                self.broken.append(fault)
        return sorted(found, key=lambda one: (one.complete, -one.changed, one.folder.name))

    def _folders(self) -> list[Path]:
        try:
            return sorted(p for p in self.folder.iterdir() if (p / SET).exists())
        except FileNotFoundError:
            return []  # nothing has been kept yet
        except OSError as fault:
            self.broken.append(because(self.folder, fault))
            return []

    def at(self, folder: Path) -> KeptDuplicate:
        """The deal in one of the folders.

        Raises:
            RecordError: it cannot be read.
        """
        path = folder / SET
        told = read_set(path)
        if len(told.players) < _LEAST:
            raise RecordError("bad_value", path, 0, {"place": "players"})
        for info in told.seats:
            if info.player != PERSON and info.player not in LEVELS:
                raise RecordError("unknown_player", path, 0, {"player": info.player})
        return KeptDuplicate(folder, told)

    @property
    def waiting(self) -> list[KeptDuplicate]:
        """Those that somebody is still to play."""
        return [one for one in self.all() if not one.complete]

    def begin(
        self,
        catalog: Catalog,
        deal: Deal,
        setup: SetupKind,
        seats: Sequence[SeatInfo],
        seat: int,
        players: Sequence[Player],
    ) -> KeptDuplicate:
        """Keep a new deal.

        Raises:
            RecordError: it cannot be written.
        """
        told = DealSet(
            seed=deal.seed,
            secret=deal.secret,
            words=deal.words,
            commitment=deal.commitment,
            setup=setup,
            seats=tuple(seats),
            seat=seat,
            players=tuple(players),
            began=clock.stamp(),
            catalog=catalog.digest,
            cards=cards_of(catalog),
        )
        try:
            folder = self._new_folder()
            write_whole(folder / SET, encoded(told))
        except OSError as fault:
            raise because(self.folder, fault, "unwritable") from fault
        return KeptDuplicate(folder, told)

    def _new_folder(self) -> Path:
        make_folder(self.folder)
        number = 1
        while True:
            folder = self.folder / f"deal-{number:04}"
            try:
                folder.mkdir(0o700)
            except FileExistsError:
                number += 1
                continue
            return folder

    def remove(self, kept: KeptDuplicate) -> Path:
        """Move a deal with all its games to the trash; returns its folder there.

        Raises:
            RecordError: it cannot be moved.
        """
        name = joined(kept.folder.name, f"-{time.time_ns()}")
        return _moved(kept.folder, self.folder / TRASH / name)

    def restore(self, folder: Path) -> None:
        """Move a deal back from the trash.

        Raises:
            RecordError: it cannot be moved.
        """
        _moved(folder, self.folder / folder.name)


def _moved(folder: Path, target: Path) -> Path:
    try:
        make_folder(target.parent)
        once_free(lambda: folder.rename(target))
    except OSError as fault:
        raise because(folder, fault, "unwritable") from fault
    return target
