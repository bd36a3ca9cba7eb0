"""Par: games of the expert from the seat that all play, against the same computers."""

from typing import Final

from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.protocol import Bot, Clock
from fort_desktop.record.duplicate import DealSet, ParGame
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
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
