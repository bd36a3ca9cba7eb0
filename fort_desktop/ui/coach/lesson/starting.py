"""Begins games: with those who played last, with others, or once more with the same."""

from msgspec.structs import replace

from fort_desktop import clock
from fort_desktop.record.format import Deal
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.lesson.deal import new_lesson
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.persons.arranging import Arrangement, Place, again
from fort_desktop.ui.persons.faces import Face
from fort_desktop.ui.persons.profile import ProfileId


def last_table(app: Host) -> Arrangement:
    """Those who played last, with all that they chose."""
    app.profiles.read()
    settings = app.settings
    return Arrangement(app.profiles, settings.new_game, settings.house, settings.faces)


def keep_name(app: Host, name: str) -> bool:
    """Whoever has typed a name has it in the next game too; returns whether that changes anything.

    Somebody else's name stays: another one may learn the game beside them.
    """
    last, name = app.settings.new_game, name.strip()
    new = bool(name) and last.players[0] == PERSON and not last.names[0].strip()
    if new:
        app.change(new_game=replace(last, names=(name, *last.names[1:])))
    return new


def known_as(app: Host, name: str, face: Face | None = None) -> ProfileId:
    """Return the profile of whoever is there: a name or a face makes somebody known."""
    table = last_table(app)
    if not name.strip() and face is None:
        # Who types no name is whoever had the first seat last.
        return app.profiles.named(app.settings.new_game.called[0]) or ""
    table.places[0] = Place(PERSON, name)
    who = table.adopt(0) if face is not None else table.known(0)
    if who and face is not None:
        app.profiles.put(who, replace(app.profiles.persons[who], face=face))
    return who or ""


def begin_lesson(app: Host, name: str, face: Face | None = None, chapter: int = 0) -> None:
    """Begin the guided first game, at a `chapter` that is come to by the main line.

    Raises:
        RecordError: the file of its deal is damaged or missing.
    """
    games = app.games
    who = known_as(app, name, face)
    keep_name(app, name)
    called = app.profiles.persons[who].name if who in app.profiles.persons else name
    session = new_lesson(games.catalog, called, games.folder, clock.stamp(), who)
    Guide(session).jump(chapter)
    games.play(session)


def play_as_last(app: Host) -> None:
    """Begin a game with those who played last, or the usual ones, without asking anything."""
    begin(app, last_table(app))


def begin(app: Host, table: Arrangement, deal: Deal | None = None) -> None:
    """Begin a game, and remember the table; without a `deal` it is one that nobody chose."""
    chance = deal if deal is not None else secret_deal(new_secret())
    seats, sitting = table.seats(chance.seed)
    app.change(new_game=table.choices, house=table.wanted)
    app.games.start(seats, table.setup, chance, table.practice, sitting)


def play_again(app: Host, session: Session) -> None:
    """Another game of the same table; the next seat begins."""
    app.profiles.read()
    view, house = session.view(), app.settings.house
    table = again(app.profiles, house, session.seats, view.first)
    table.setup = view.setup
    begin(app, table)
