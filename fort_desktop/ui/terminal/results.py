"""The result of a game, in lines: who has won, the points of each, and how it came to that."""

from collections.abc import Iterator

from fort_desktop.chronicle.course import course_of
from fort_desktop.rules.model.events import Score
from fort_desktop.session.session import Session
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import labelled, listed
from fort_desktop.ui.text.names import RULE_NAMES
from fort_desktop.ui.text.notices import proof_words
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.shared import won_words
from fort_desktop.ui.text.story import what_happened


def result_lines(session: Session) -> Iterator[str]:
    """Yield the result of a game that is over (END-3, END-4); nothing of one that lies face down.

    Others are still to play the deal of such a game.
    """
    if session.awaits_others:
        return
    session.reveal()
    view, seats = session.view(), session.seats
    teller = Teller(session.catalog, seats)
    yield ""
    yield won_words([teller.name(seat) for seat in view.winners])
    for score in sorted(view.scores, key=lambda one: -one.total):
        rule = view.seats[score.seat].rule
        named = tr(RULE_NAMES[rule]) if rule else ""
        yield labelled(teller.name(score.seat), _sum(score, named))
    yield ""
    yield from what_happened(
        course_of(session.events, view.scores), view.scores, view.winners, teller
    )
    deal, path = session.proof, session.recording.path
    if deal is not None and path is not None:
        yield ""
        yield proof_words(deal, str(path), session.limits)


def _sum(score: Score, rule: str) -> str:
    """The points of a seat by their sources, and all together."""
    parts = [(tr("Points"), score.track), (tr("Fort"), score.fort)]
    if rule:
        parts.append((rule, score.rule))
    if score.macaroni:
        parts.append((tr("Sculpture"), score.macaroni))
    return listed(labelled(what, str(n)) for what, n in [*parts, (tr("Total"), score.total)])
