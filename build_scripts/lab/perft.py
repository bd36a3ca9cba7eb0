"""Perft: counts the sequences of legal moves from named positions.

    python build_scripts/lab perft check [NAME...]    count anew and tell what differs
    python build_scripts/lab perft write [NAME...]    store today's counts

A file of tests/perft is a position as in a scenario (docs/scenarios.md), or `new:`, a seeded game
from its setup on; then `depth`, the depth of the count, and `quick`, that of the tests. The script
writes everything from `counts:` on: the sequences of 1, 2, 3 ... moves, and their number after each
first move (divide), so that a difference is found by going down the tree. A game that is over
sooner is one sequence. Every legal move is made, on a copy of the game; shuffles are seeded, so
counts are exact.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import yaml

from _venv import ROOT
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.lab.parallel import spread
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import parse_move, text
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scenario.check import play_lines
from fort_desktop.scenario.spec import Scenario

FOLDER: Final = ROOT / "tests" / "perft"
_OURS: Final = ("new", "depth", "quick", "counts", "behind")
"""What a file holds beside the scenario."""

Counts = list[int]
"""Sequences of 1, 2, 3 ... moves."""


class New(msgspec.Struct, forbid_unknown_fields=True):
    """A seeded game, from its setup on."""

    seats: int
    seed: int
    setup: SetupKind = "basic"


class Perft(msgspec.Struct, forbid_unknown_fields=True):
    """The part of a file beside the scenario.

    Args:
        depth: depth of the script's count, in moves; quick: that of the tests.
        counts: sequences of 1, 2 ... `depth` moves; behind: the same after each first move.
    """

    depth: int
    quick: int
    new: New | None = None
    counts: Counts = []
    behind: dict[str, Counts] = {}


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """The scenario of a seeded game: only a name and the moves to its position."""

    rule: str
    title: str
    moves: list[str] = []


def read(path: Path) -> tuple[Perft, Game]:
    """Read a file's counts, and the game at its position."""
    data = yaml.safe_load(path.read_text("utf-8"))
    ours = {name: data.pop(name) for name in _OURS if name in data}
    perft = msgspec.convert(ours, Perft)
    if perft.new is None:
        return perft, play_lines(msgspec.convert(data, Scenario), load_catalog())
    start = msgspec.convert(data, Start)
    seats = seats_for(["random"] * perft.new.seats)
    game = Game.new(load_catalog(), seats, perft.new.seed, perft.new.setup)
    for move in start.moves:
        game.push(parse_move(move))
    return perft, game


def count(game: Game, depth: int) -> Counts:
    """Count the sequences of 1 to `depth` moves from here on."""
    return [sum(each) for each in zip(*behind(game, depth).values(), strict=True)]


def behind(game: Game, depth: int) -> dict[str, Counts]:
    """Count the sequences of 1 to `depth` moves by first move; the game must not be over."""
    found: dict[str, Counts] = {}
    for move in game.legal_moves():
        after = game.copy()
        after.push(move)
        if depth == 1:
            found[text(move)] = [1]
        elif after.ended:
            found[text(move)] = [1] * depth
        else:
            found[text(move)] = [1, *count(after, depth - 1)]
    return found


def differences(path: Path, quick: bool = False) -> list[str]:
    """Compare present counts with those of a file; returns a line for each difference."""
    perft, game = read(path)
    depth = perft.quick if quick else perft.depth
    found = behind(game, depth)
    return list(_compared(perft, found, depth))


def _compared(perft: Perft, found: dict[str, Counts], depth: int) -> Iterator[str]:
    counts = [sum(each) for each in zip(*found.values(), strict=True)]
    if counts != perft.counts[:depth]:
        yield f"{counts}, stored {perft.counts[:depth]}"
    for move in found.keys() - perft.behind.keys():
        yield f"  {move}: not stored as legal"
    for move, stored in perft.behind.items():
        if move not in found:
            yield f"  {move}: not legal any more"
        elif found[move] != stored[:depth]:
            yield f"  behind {move}: {found[move]}, stored {stored[:depth]}"


def written(path: Path) -> str:
    """The text of a file with present counts."""
    head = path.read_text("utf-8").partition("counts:")[0]
    perft, game = read(path)
    found = behind(game, perft.depth)
    counts = [sum(each) for each in zip(*found.values(), strict=True)]
    lines = [f"  {move}: {numbers}\n" for move, numbers in found.items()]
    return f"{head}counts: {counts}\nbehind:\n{''.join(lines)}"


def main(arguments: list[str]) -> int:
    """Run `check` or `write`; returns 1 if something differs, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("do", choices=("check", "write"))
    parser.add_argument("name", nargs="*", help="a file of tests/perft without .yaml; default: all")
    call = parser.parse_args(arguments)
    paths = [FOLDER / f"{name}.yaml" for name in call.name] or sorted(FOLDER.glob("*.yaml"))
    for path in paths:
        if not path.is_file():
            parser.error(f"there is no position '{path.stem}' in {FOLDER}")
    if call.do == "write":
        for path, content in zip(paths, spread(written, paths), strict=True):
            path.write_text(content, "utf-8")
            print(f"{path.stem}: {read(path)[0].counts}", flush=True)
        return 0
    differing = 0
    for path, lines in zip(paths, spread(partial(differences), paths), strict=True):
        differing += bool(lines)
        print(f"{path.stem}: {'as stored' if not lines else 'DIFFERS'}", *lines, sep="\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
