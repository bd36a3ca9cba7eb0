"""Digests of seeded games, which detect any change of behaviour, however small.

    python build_scripts/lab digests check [NAME...]    compare with the stored digests
    python build_scripts/lab digests write [NAME...]    store today's

Each digest is over every decision (seat, kind, all legal moves, the one chosen) and every event of
one whole game. Everything outside the contract of events is left out, so that a rebuilt engine with
the same behaviour has the same digests.
"""

import argparse
import hashlib
import sys
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from _venv import ROOT
from fort_desktop.bots.levels import seat_bots
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.lab.parallel import spread
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import DecisionDue, Event
from fort_desktop.rules.model.moves import text
from fort_desktop.rules.model.types import SetupKind
from lab.decks import deck_by_lot
from lab.facts import OURS

FOLDER: Final = ROOT / "tests" / "golden" / "digests"


DECKS: Final = "decks"
"""A series of random players, each game with a deck of its own."""


class Series(NamedTuple):
    """Games of one level at a number of seats; every second one drafts."""

    level: str
    seats: int
    games: int

    @property
    def name(self) -> str:
        """Its name, also that of its file."""
        return f"{self.level}-{self.seats}"


SERIES: Final = (
    Series("random", 2, 500),
    Series("random", 3, 500),
    Series("random", 4, 500),
    Series("normal", 2, 500),
    Series("normal", 3, 500),
    Series("normal", 4, 500),
    Series("easy", 2, 500),
    Series("easy", 4, 500),
    Series(DECKS, 2, 300),
    Series(DECKS, 3, 300),
)


def digest(level: str, seats: int, number: int) -> str:
    """Play one game and hash its whole course, to 16 hex digits."""
    catalog = load_catalog()
    if level == DECKS:
        catalog, level = deck_by_lot(catalog, number), "random"
    players = [level] * seats
    setup: SetupKind = "draft" if number % 2 else "basic"
    game = Game.new(catalog, seats_for(players), number, setup)
    bots = seat_bots(catalog, players, number)
    course = hashlib.sha256()
    _add(course, game.events)
    while (decision := game.decision) is not None:
        move = bots[decision.seat].choose(game.view(decision.seat), decision)
        moves = ",".join(sorted(map(text, decision.moves)))
        course.update(f"{decision.seat} {decision.kind} {moves} -> {text(move)}\n".encode())
        _add(course, game.push(move))
    return course.hexdigest()[:16]


def _add(course: "hashlib._Hash", events: list[Event]) -> None:
    for event in events:
        if not isinstance(event, DecisionDue):
            told = msgspec.to_builtins(event)
            for field in OURS:
                told.pop(field, None)
            course.update(msgspec.json.encode(told, order="sorted") + b"\n")


def stored(series: Series) -> list[str]:
    """The digests of a series, game 0 first."""
    return (FOLDER / f"{series.name}.txt").read_text("utf-8").split()


def main(arguments: list[str]) -> int:
    """Run `check` or `write`; returns 1 if something differs, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("do", choices=("check", "write"))
    parser.add_argument("series", nargs="*", metavar="NAME", help="such as normal-4; default: all")
    call = parser.parse_args(arguments)
    known = {series.name: series for series in SERIES}
    for name in call.series:
        if name not in known:
            parser.error(f"there is no series '{name}' (one of {', '.join(known)})")
    differing = 0
    for name in call.series or known:
        series = known[name]
        work = partial(digest, series.level, series.seats)
        found = list(spread(work, range(series.games)))
        if call.do == "write":
            FOLDER.mkdir(parents=True, exist_ok=True)
            Path(FOLDER / f"{name}.txt").write_text("\n".join(found) + "\n", "utf-8")
            print(f"{name}: {len(found)} written", flush=True)
            continue
        wrong = [i for i, (a, b) in enumerate(zip(found, stored(series), strict=True)) if a != b]
        differing += len(wrong)
        print(f"{name}: {len(wrong)} of {len(found)} differ {wrong[:10] or ''}", flush=True)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
