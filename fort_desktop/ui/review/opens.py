"""Opens the page that looks back at a game, with what is known of it and what computes the rest."""

from collections.abc import Sequence
from functools import partial

from fort_desktop.record.faults import RecordError
from fort_desktop.record.index import SavedGame
from fort_desktop.record.summary import Summary
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Review
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.screen import ReviewScreen
from fort_desktop.ui.review.source import Computed, Source
from fort_desktop.ui.text.file_faults import fault_words


@opens(Review)
def _open(app: Host, route: Review) -> Screen | None:
    path = route.path
    try:
        past = Past(app.games.catalog, path)
    except RecordError as fault:
        app.tell(partial(fault_words, fault))
        return None

    def source(seat: int) -> Source:
        return Computed(path, past.game, seat, app.games.thinks)

    return ReviewScreen(app, past, source, played(app, past))


def played(app: Host, past: Past) -> int:
    """Return how many games the first person of a game has finished, without those for practice."""
    seat = past.persons[0]
    holder = past.session.recording.sitting.holder(seat)
    return _games_of(app.games.so_far(), holder, past.seats[seat].name)


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
