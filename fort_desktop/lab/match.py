"""A game between computer players, from setup to the scores."""

from collections.abc import Sequence

from fort_desktop.bots.levels import seat_bots
from fort_desktop.bots.protocol import Bot
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS, SetupKind


def seats_for(players: Sequence[str]) -> tuple[SeatInfo, ...]:
    """One seat for each player name."""
    return tuple(
        SeatInfo(f"{player.capitalize()} {i + 1}", COLOURS[i], player)
        for i, player in enumerate(players)
    )


def play_match(
    catalog: Catalog,
    players: Sequence[str],
    seed: int,
    setup: SetupKind,
    bots: Sequence[Bot] | None = None,
) -> tuple[Game, int]:
    """Play a whole game.

    Args:
        bots: decide for the seats of `players`; None for those of `seat_bots` with the same seed.

    Returns:
        The finished game and the number of decisions.
    """
    game = Game.new(catalog, seats_for(players), seed, setup)
    if bots is None:
        bots = seat_bots(catalog, players, seed)
    decisions = 0
    while (decision := game.decision) is not None:
        move = bots[decision.seat].choose(game.view(decision.seat), decision)
        game.push(move)
        decisions += 1
    return game, decisions
