"""The lines of the log: each is written once, and anew where something else came about."""

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.moves import Move
from fort_desktop.session.session import Session
from fort_desktop.ui.table.logbook import LogWriter
from fort_desktop.ui.text.sentences import Teller
from tests.ui.sitting import seats


def begun() -> tuple[Session, LogWriter]:
    session = Session.new(load_catalog(), seats(("human", "human")), 5, "basic", practice=True)
    return session, LogWriter(session, Teller(session.catalog, session.seats))


def words(writer: LogWriter) -> list[str]:
    return [line.words for line in writer.retold()]


def asked(session: Session) -> tuple[Move, ...]:
    assert session.decision is not None
    return session.decision.moves


def test_another_move_in_the_place_of_one_taken_back_is_told() -> None:
    session, writer = begun()
    first, *_, last = asked(session)
    session.submit(first)
    before = words(writer)
    session.take_back(1, session.viewer)
    session.submit(last)
    fresh = LogWriter(session, Teller(session.catalog, session.seats))
    assert words(writer) == words(fresh) != before


def test_the_same_move_is_told_of_whoever_makes_it_now() -> None:
    session, writer = begun()
    move = asked(session)[0]
    session.submit(move)
    assert not any("Grandma" in line for line in words(writer))
    session.take_back(1, session.viewer)
    assert session.pass_seat(session.viewer, "Grandma", "human")
    session.submit(move)
    fresh = LogWriter(session, Teller(session.catalog, session.seats))
    assert words(writer) == words(fresh)
    assert any("Grandma" in line for line in words(writer))
