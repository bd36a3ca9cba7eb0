"""Opens the page that looks back at a game, with what is known of it and what computes the rest."""

from functools import partial

from fort_desktop.record.faults import RecordError
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

    return ReviewScreen(app, past, source)
