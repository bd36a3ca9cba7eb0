"""The deal of the guided first game: a record of its opening, made the learner's own."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.paths import lesson_file
from fort_desktop.record.aside import Aside
from fort_desktop.record.faults import RecordError
from fort_desktop.record.reader import read_record
from fort_desktop.record.sitting import NOBODY, Sitting
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event, GameStarted, SeatInfo
from fort_desktop.session.computers import bots_for
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.lesson.lesson import LEARNER, Lesson
from fort_desktop.ui.text.players import usual_name

LONGEST: Final = 16


def opening(catalog: Catalog, name: str = "") -> Game:
    """The arranged deal at its first question, with the cards that it was made for.

    Args:
        catalog: the current cards; name: of the learner, "" for the usual one.

    Raises:
        RecordError: the file of the deal is damaged or missing; it says where, and why.
    """
    record = read_record(lesson_file())
    if record.damage is not None:
        raise RecordError.of(record.damage, record.path)
    if record.chance is None or record.acts:
        raise RecordError("no_question", record.path, 0)
    events = list(_named(record.events, name.strip()[:LONGEST] or usual_name(LEARNER)))
    return Game.replay(events, record.catalog(catalog), record.chance)


def _named(events: Sequence[Event], name: str) -> list[Event]:
    """The same events, with the learner's name."""
    return [
        _with_name(event, name) if isinstance(event, GameStarted) else event for event in events
    ]


def _with_name(event: GameStarted, name: str) -> GameStarted:
    seats = [
        SeatInfo(name, seat.colour, seat.player) if i == LEARNER else seat
        for i, seat in enumerate(event.seats)
    ]
    return msgspec.structs.replace(event, seats=tuple(seats))


def new_lesson(
    catalog: Catalog,
    name: str = "",
    folder: Path | None = None,
    began: int = 0,
    learner: str = "",
) -> Session:
    """A new first game, kept in `folder`: a practice game.

    Args:
        learner: the profile of whoever learns, "" for a guest.

    Raises:
        RecordError: see `opening`.
    """
    game = opening(catalog, name)
    started = game.events[0]
    assert isinstance(started, GameStarted)
    bots = bots_for(game.state.catalog, started.seats, game.chance)
    session = Session(game, started.seats, bots)
    session.practice = True
    session.recording.sitting = Sitting((learner, "")) if learner else NOBODY
    if folder is not None:
        session.recording.begin(folder, True, began)
    session.set_aside(Aside(lesson=Lesson().mark))
    return session
