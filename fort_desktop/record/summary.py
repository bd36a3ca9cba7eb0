"""Summary of a game's file for a list, without rebuilding the game."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from fort_desktop.record.aside import Change, LessonMark, seated
from fort_desktop.record.faults import Damage, RecordError
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record, digest
from fort_desktop.record.sitting import NOBODY, Sitting
from fort_desktop.rules.model.events import FortAdvanced, GameEnded, SeatInfo, TurnBegan
from fort_desktop.rules.model.seats import PERSON


class Summary(msgspec.Struct, frozen=True):
    """A game as a list shows it.

    Args:
        name: given by a person, "" for none.
        seats: who sat where when it began; changes: seats that have passed to others since.
        level: fort level of the seat that is shown, see `hero`.
        began: Unix time in seconds, 0 if unknown.
        again: its deal had been played before; neither that nor practice counts.
        winners: the seats that won; totals: the points of each; sitting: whose profiles sat there.
        lesson: how far it has come, if it is the guided first game.
        words: those of its deal, which are the date for the deal of a day.
        damage: why it cannot be read, or only in part; without `seats` there is no game at all.
        digest: of a game that is over, of all that happened: copies share it; "" while it runs.
        head: a hash of the record's first line, which all files of the game share.
    """

    name: str = ""
    seats: tuple[SeatInfo, ...] = ()
    round: int = 0
    level: int = 0
    ended: bool = False
    practice: bool = False
    again: bool = False
    began: int = 0
    winners: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    sitting: Sitting = NOBODY
    lesson: LessonMark | None = None
    words: str = ""
    damage: Damage | None = None
    digest: str = ""
    head: str = ""
    changes: tuple[Change, ...] = ()

    @property
    def now(self) -> tuple[SeatInfo, ...]:
        """The seats as they are now, after all changes."""
        return seated(self.seats, self.changes)

    @property
    def won(self) -> list[tuple[str, int]]:
        """The names and points of the winners, if the game was played to its end.

        Nothing where these cannot be true: a summary is read from a file and not folded.
        """
        count = len(self.seats)
        if len(self.totals) != count or not all(0 <= seat < count for seat in self.winners):
            return []
        now = self.now
        return [(now[seat].name, self.totals[seat]) for seat in self.winners]

    @property
    def hero(self) -> int:
        """The seat that is shown: the winner's; till then the first person's, or the first."""
        if self.won:
            return self.winners[0]
        return next((i for i, seat in enumerate(self.now) if seat.player == PERSON), 0)


def summarise(path: Path) -> Summary:
    """Summarise a record; never raises, whatever the file holds."""
    try:
        record = read_record(path)
    except RecordError as fault:
        return Summary(damage=fault.damage)
    started = record.started
    if started is None:
        return Summary(damage=Damage("no_game"), head=record.head)
    return _summary(record, started.seats)


def _summary(record: Record, seats: Sequence[SeatInfo]) -> Summary:
    rounds, levels = 0, dict.fromkeys(range(len(seats)), 0)
    for event in record.events:
        if isinstance(event, TurnBegan):
            rounds = event.round
        elif isinstance(event, FortAdvanced):
            levels[event.seat] = event.level
    damage = record.damage
    if damage is not None and damage.torn:
        damage = None
    last = record.events[-1]
    told = Summary(
        record.name,
        tuple(seats),
        rounds,
        ended=record.ended,
        practice=record.practice,
        again=record.header.again,
        began=record.header.began,
        winners=last.winners if isinstance(last, GameEnded) else (),
        totals=_totals(last) if isinstance(last, GameEnded) else (),
        sitting=record.sitting,
        lesson=record.aside.lesson,
        words=record.header.words,
        damage=damage,
        digest=digest(record.events, record.acts) if record.ended else "",
        head=record.head,
        changes=record.aside.changes,
    )
    return msgspec.structs.replace(told, level=levels[told.hero])


def _totals(ended: GameEnded) -> tuple[int, ...]:
    return tuple(score.total for score in sorted(ended.scores, key=lambda score: score.seat))
