"""Computes par, that is games of the expert against the same computers, while people play.

Each game is written to `par.json` as it is over, so that closing loses one game at most, and
whoever draws frames only reads a number.
"""

import os
import time
from pathlib import Path
from typing import Final

from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.protocol import Bot, Clock
from fort_desktop.files import open_to_append
from fort_desktop.record.duplicate import (
    MOST_GAMES,
    PAR,
    SET,
    DealSet,
    ParGame,
    ParGames,
    catalog_of,
    read_par,
    read_set,
    write_par,
)
from fort_desktop.record.faults import RecordError
from fort_desktop.record.lock import take_lock
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import RuleError
from fort_desktop.session.background import Background, Send, left_alone
from fort_desktop.session.duplicate.score import played
from fort_desktop.session.seed import even_luck

EXPERT: Final = "expert"


class StoppedError(Exception):
    """Nobody wants the answer any more."""


def par_game(
    told: DealSet, catalog: Catalog, number: int, level: str = EXPERT, stop: Clock = lambda: False
) -> ParGame:
    """Play one game of the expert; the same number makes the same game.

    Args:
        stop: asked before each move.

    Raises:
        StoppedError: `stop` said so.
    """
    game = Game.new(catalog, told.seats, told.seed, told.setup)
    mine = make_bot(level, catalog, even_luck(told.seed, told.seat, number, "par"))
    others: dict[int, tuple[int, Bot]] = {}
    while (decision := game.decision) is not None:
        if stop():
            raise StoppedError
        seat, view = decision.seat, game.view(decision.seat)
        if seat == told.seat:
            bot = mine
        else:
            if others.get(seat, (-1,))[0] != view.round:
                luck = even_luck(told.seed, seat, view.round)
                others[seat] = view.round, make_bot(told.seats[seat].player, catalog, luck)
            bot = others[seat][1]
        game.push(bot.choose(view, decision))
    found = played(game.events, told.seat)
    return ParGame(found.score.total, found.points, found.won)


_LOCK: Final = "par.lock"
_NAP: Final = 1.0
"""Seconds between two looks whether another program has come further."""


class ParRunner:
    """At most one process, for the deal that was asked for last."""

    def __init__(self, level: str = EXPERT) -> None:
        self._level = level
        self._folder: Path | None = None
        self._process = Background("fort-par", _in_background)

    def start(self, folder: Path) -> None:
        """Compute par of the deal in a folder, if it is not there; at once nothing is done."""
        if folder != self._folder:
            self._folder = folder
            self._process.start(str(folder), self._level)

    @property
    def pid(self) -> int | None:
        """The process; None while there is none."""
        return self._process.pid

    def wait(self) -> None:
        """Wait until it is done; nobody who draws frames does that."""
        self._process.wait()

    def close(self) -> None:
        """End it; the games that are over stay."""
        self._folder = None
        self._process.close()


def _in_background(send: Send, folder: str, level: str) -> None:
    compute(folder, level)


def compute(folder: str, level: str) -> None:
    """Play all games that are missing; another program that does so already is waited for."""
    place = Path(folder)
    try:
        handle = open_to_append(place / _LOCK)
    except OSError:
        return
    try:
        while not take_lock(handle):
            if left_alone() or len(_games(place).games) == MOST_GAMES:
                return
            time.sleep(_NAP)
        _play_all(place, level)
    except (OSError, ValueError, RecordError, RuleError, StoppedError):
        return  # nothing is lost: it is computed when it is next asked for
    finally:
        os.close(handle)


def _play_all(place: Path, level: str) -> None:
    told = read_set(place / SET)
    catalog = catalog_of(told, place / SET)
    found = _games(place).games
    for number in range(len(found), MOST_GAMES):
        found = (*found, par_game(told, catalog, number, level, left_alone))
        write_par(place / PAR, ParGames(games=found))


def _games(place: Path) -> ParGames:
    """The games so far; a file that is wrong is made again."""
    try:
        return read_par(place / PAR)
    except RecordError:
        return ParGames()
