"""Begins games: with those who played last, with others, or once more with the same."""

from fort_desktop.record.format import Deal
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.persons.arranging import Arrangement, again


def last_table(app: Host) -> Arrangement:
    """Those who played last, with all that they chose."""
    app.profiles.read()
    settings = app.settings
    return Arrangement(app.profiles, settings.new_game, settings.house, settings.faces)


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
