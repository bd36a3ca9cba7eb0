"""Whole games of computer players, played once and kept, to be sat in for by persons."""

import json
from pathlib import Path
from typing import NamedTuple

from fort_desktop.lab.match import play_match
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import text

KEPT = Path(__file__).resolve().parents[3] / "build" / "handing"


class Played(NamedTuple):
    """A game: how many sat there, its seed, and all moves in their text form."""

    seats: int
    seed: int
    moves: list[str]


def play(catalog: Catalog, seats: int, seed: int) -> Played:
    """A basic game of `normal` players, from the disk if it was played before."""
    file = KEPT / f"normal-{seats}-{seed}.json"
    if not file.is_file():
        game, _ = play_match(catalog, ("normal",) * seats, seed, "basic")
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps([text(act.move) for act in game.acts]), encoding="utf-8")
    return Played(seats, seed, json.loads(file.read_text(encoding="utf-8")))
