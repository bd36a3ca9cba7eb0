"""What no picture of `screenshot` shows: sheets and questions that a click or two lead to."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop.commands import screenshot
from fort_desktop.record.format import Deal
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.seed import commitment, secret_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.settings import Choices
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.notices import commitment_words
from tests.fixtures.games import easy_game
from tests.fixtures.shared import share, share_seats

SECRET: Final = "5f0c" * 8
WORDS: Final = "кот и чай"
"""Own words of the players, in no letters that English has."""
PEOPLE: Final = ("Maja", "Tomek", "Zoe")


def _pilot(app: App) -> Pilot:
    return Pilot(app, HeadlessDriver(app.size))


def _players(app: App) -> None:
    """Who plays for a seat?"""
    app.push(routes.NewGame())
    _pilot(app).click("player 1")


def _persons(app: App) -> None:
    """All about the deal."""
    app.change(new_game=Choices(("human", "human", "easy", "")))
    app.push(routes.NewGame())
    pilot = _pilot(app)
    pilot.click("house rules")
    pilot.click("fair deal")


def _numbered(app: App) -> None:
    """A deal by its number."""
    app.push(routes.NewGame())
    pilot = _pilot(app)
    pilot.click("house rules")
    pilot.click("fair deal")
    pilot.click("deal")
    pilot.type("77")


def _commitment(app: App) -> None:
    """The note about the secret of a deal."""
    app.push(routes.NewGame())
    app.tell(partial(commitment_words, commitment(SECRET)))


def _over(app: App, deal: Deal, practice: bool = False) -> None:
    game = easy_game(3, 7)
    seats = [SeatInfo(name, COLOURS[i], "human") for i, name in enumerate(PEOPLE)]
    seats[1] = SeatInfo(PEOPLE[1], COLOURS[1], "hard")
    session = Session(game, seats, {}, deal)
    session.practice = practice
    app.games.play(session)
    app.push(routes.Results())
    for name in ("more", "proof"):
        _pilot(app).click(name)


def _proof(app: App) -> None:
    """The digits of a deal, and others on a paper."""
    _over(app, secret_deal(SECRET, WORDS), practice=True)
    pilot = _pilot(app)
    pilot.click("paper")
    pilot.type("01234567")


def _curious(app: App) -> None:
    """All that a proof can say."""
    _over(app, secret_deal(SECRET, WORDS), practice=True)
    _pilot(app).click("curious")


def _proof_of_number(app: App) -> None:
    _over(app, Deal(77))


def _leaving(app: App) -> None:
    """Whether to leave from behind the curtain."""
    game, _ = screenshot.demo("curtain")
    seats = [SeatInfo(name, COLOURS[i], "human") for i, name in enumerate(PEOPLE)]
    app.games.play(Session(game, seats, {}))
    _pilot(app).click("menu")


def _forgotten(app: App) -> None:
    """A PIN is forgotten: the others are asked; one has agreed."""
    share(app, "pin")
    _pilot(app).click("forgotten")
    table = app.screen
    assert isinstance(table, TableScreen)
    seat = table.model.stand.seat
    table.shared.pin.agree((seat + 1) % 4)


def _wrong(app: App) -> None:
    """Other digits were typed."""
    share(app, "pin")
    table = app.screen
    assert isinstance(table, TableScreen)
    for digit in "11":
        table.shared.pin.digit(digit)


def _newcomer(app: App) -> None:
    """The name of somebody who takes a seat."""
    share_seats(app)
    _pilot(app).click("person 0")


def _takes_over(app: App) -> None:
    """Which computer takes a seat over, and who sits where after that."""
    share_seats(app)
    _pilot(app).click("computer 0")


STOPS: Final[dict[str, Callable[[App], None]]] = {
    "players": _players,
    "persons": _persons,
    "numbered": _numbered,
    "commitment": _commitment,
    "proof": _proof,
    "proof for the curious": _curious,
    "proof of a number": _proof_of_number,
    "leaving": _leaving,
    "forgotten": _forgotten,
    "wrong pin": _wrong,
    "newcomer": _newcomer,
    "takes over": _takes_over,
}
"""How to come to each of them, from a program that has just begun."""
