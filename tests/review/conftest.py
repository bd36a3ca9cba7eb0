"""A game of computers that is over, and its review by a short look."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from fort_desktop.bots.search import Effort
from fort_desktop.lab.match import play_match
from fort_desktop.record.format import game_bodies, head_body
from fort_desktop.record.journal import write_record
from fort_desktop.review.look import Depth
from fort_desktop.review.parts import Part, Review, with_part
from fort_desktop.review.review import new_review, review
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog

_LITTLE = Effort(12, 3, 3, 1, 2.0)
QUICK = Depth(_LITTLE, 2, 1, _LITTLE)
"""Looks so short that their numbers are worth little; what must hold of them holds still."""
SEAT = 1


@pytest.fixture(scope="session")
def game(catalog: Catalog) -> Game:
    return play_match(catalog, ["easy", "easy"], 3, "basic")[0]


@pytest.fixture(scope="session")
def parts(game: Game) -> list[Part]:
    return list(review(game, SEAT, depth=QUICK, with_par=False))


@pytest.fixture(scope="session")
def told(game: Game, parts: list[Part]) -> Review:
    return together(game, parts)


def together(game: Game, parts: Sequence[Part]) -> Review:
    """A review of its parts."""
    found = new_review(game, SEAT, depth=QUICK)
    for part in parts:
        found = with_part(found, part)
    return found


def write(path: Path, game: Game) -> Path:
    """Keep a game as a record."""
    write_record(path, [head_body(game.events, game.state.catalog, 3), *game_bodies(game)])
    return path
