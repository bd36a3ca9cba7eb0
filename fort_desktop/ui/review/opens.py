"""How a look back begins: where it is offered, and for whom it opens."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from fort_desktop.record.faults import RecordError
from fort_desktop.record.saves import SavedGame
from fort_desktop.record.summary import Summary
from fort_desktop.session.session import Session
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.screen import ReviewScreen
from fort_desktop.ui.review.source import Done, Source
from fort_desktop.ui.screen import Host
from fort_desktop.ui.text.file_faults import fault_words


def file_of(app: Host, session: Session) -> Path | None:
    """The file of a game that can be looked back at, None if this one cannot.

    It is over, was no practice and no lesson, is kept, and nobody else is still to play its deal.
    """
    lesson = session.aside.lesson is not None
    open_ = not session.ended or session.awaits_others
    if open_ or session.practice or lesson or not app.settings.offer_look_back:
        return None
    return session.recording.path


def offered(app: Host, slot: SavedGame) -> bool:
    """Whether a kept game can be looked back at."""
    told = slot.summary
    over = told.ended and not told.practice and told.lesson is None
    return over and slot.whole and app.settings.offer_look_back


def open_review(app: Host, path: Path) -> None:
    """Open the page over what is shown; what is wrong with the file is told."""
    try:
        past = Past(app.games.catalog, path)
    except RecordError as fault:
        app.tell(partial(fault_words, fault))
        return

    def source(seat: int) -> Source:
        return Done(None)

    app.over(lambda: ReviewScreen(app, past, source, played(app, past)))


def played(app: Host, past: Past) -> int:
    """How many games the first person of a game has finished; those for practice do not count."""
    saves = app.games.saves
    seat = past.persons[0]
    holder = past.session.recording.sitting.holder(seat)
    return _games_of(saves.games() if saves is not None else [], holder, past.seats[seat].name)


def _games_of(slots: Sequence[SavedGame], holder: str, name: str) -> int:
    """Games of a profile; of a guest those under the same name."""

    def mine(told: Summary) -> bool:
        seats = range(len(told.seats))
        if holder:
            return any(told.sitting.holder(seat) == holder for seat in seats)
        return any(info.name == name for info in told.seats)

    return sum(
        slot.summary.ended and not slot.summary.practice and mine(slot.summary) for slot in slots
    )
