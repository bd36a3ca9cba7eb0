"""The one place where tests look at the whole game behind a session, hidden cards included."""

from fort_desktop.rules.game import Game
from fort_desktop.session.session import Session


def game_of(session: Session) -> Game:
    """The game itself, which no screen gets: screens are told only what their viewer may know."""
    return session._game
