"""Golden games: whole games as text, with everything that each seat sees, to compare by line.

    python build_scripts/lab goldens check [NAME...]    play the moves anew, print the diff
    python build_scripts/lab goldens write [NAME...]    store today's text; look at the diff first

The files are in tests/golden/games; beside them `refusals` lists the refused moves at the positions
of tests/perft with their clauses (a verb with a number: all its moves, by this clause), and
`sentences` what the action boxes of all kids say in words. The moves
of the games were chosen by computer players once; since then they are only read from the file, so
that a better player changes no golden game. `write` lets the players go on where a recorded move is
no longer legal, and plays a game that has no file yet.

Format: `# number seat kind` is a decision, with its legal moves and, after `>`, the chosen one. `=`
is an event as all seats see it, or only those named before the `=`. `~` is a change of the views
since the last decision, likewise. Once a round, and at the end, the views are listed in full (`:`).
"""

import argparse
import difflib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from _venv import ROOT
from fort_desktop.bots.levels import seat_bots
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.lab.parallel import spread
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import redact
from fort_desktop.rules.model.events import DecisionDue, Event
from fort_desktop.rules.model.moves import Decision, Move, parse_move, text
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.text.explain.boxes import box_sentence
from lab.facts import Facts, changes, event_text, facts
from lab.refusals import refusals

FOLDER: Final = ROOT / "tests" / "golden" / "games"
_HELP: Final = "see `build_scripts/lab goldens check`; `write` stores it"


class Golden(NamedTuple):
    """A golden game: its players, seed and setup."""

    players: tuple[str, ...]
    seed: int
    setup: SetupKind

    @property
    def name(self) -> str:
        """Its name, also that of its file."""
        return f"{len(self.players)}-{self.setup}-{self.players[0]}-{self.seed}"

    @property
    def path(self) -> Path:
        """The path of its file."""
        return FOLDER / f"{self.name}.txt"

    def lines(self, go_on: bool) -> list[str]:
        """Play the game now; with `go_on`, continue after a recorded move that is not legal."""
        return list(_lines(self, Chooser(self, recorded(self), go_on)))


class Refusals(NamedTuple):
    """The file of refused moves."""

    name: str = "refusals"

    @property
    def path(self) -> Path:
        """The path of its file."""
        return FOLDER.parent / f"{self.name}.txt"

    def lines(self, go_on: bool) -> list[str]:
        """Its present lines."""
        return list(refusals())


class Sentences(NamedTuple):
    """The file with the words of all action boxes."""

    name: str = "sentences"

    @property
    def path(self) -> Path:
        """The path of its file."""
        return FOLDER.parent / f"{self.name}.txt"

    def lines(self, go_on: bool) -> list[str]:
        """Its present lines."""
        catalog = load_catalog()
        return [
            f"{kid.name} {name}: {box.text} | {box_sentence(box)}"
            for kid, boxes in catalog.boxes.items()
            for name, box in boxes
        ]


Stored = Golden | Refusals | Sentences

GAMES: Final = (
    Golden(("random", "random"), 132, "basic"),
    Golden(("easy", "random"), 2, "draft"),
    Golden(("hard", "normal"), 3, "draft"),
    Golden(("random", "easy", "random"), 4, "draft"),
    Golden(("normal", "easy", "random"), 5, "basic"),
    Golden(("random", "random", "random"), 202, "basic"),
    Golden(("random", "random", "random", "random"), 65, "basic"),
    Golden(("normal", "easy", "normal", "easy"), 7, "draft"),
    Golden(("random", "random", "random", "random"), 116, "draft"),
)


class Chooser:
    """Chooses the recorded moves while they are legal, then those of the computer players."""

    def __init__(self, golden: Golden, recorded: Iterable[str], go_on: bool) -> None:
        self.moves = iter(recorded)
        self.bots = seat_bots(load_catalog(), golden.players, golden.seed) if go_on else None

    def __call__(self, game: Game, decision: Decision) -> Move | None:
        """The move for a decision; None if the recorded one is not legal and nobody goes on."""
        recorded = next(self.moves, None)
        if recorded is not None and parse_move(recorded) in decision.moves:
            return parse_move(recorded)
        self.moves = iter(())
        if self.bots is None:
            return None
        return self.bots[decision.seat].choose(game.view(decision.seat), decision)


def recorded(golden: Golden) -> list[str]:
    """The moves of a stored game; [] if it is not stored."""
    if not golden.path.is_file():
        return []
    return [
        line[2:] for line in golden.path.read_text("utf-8").splitlines() if line.startswith("> ")
    ]


def _lines(golden: Golden, choose: Chooser) -> Iterator[str]:
    yield f"Fort, {golden.setup}, seed {golden.seed}: {', '.join(golden.players)}"
    game = Game.new(load_catalog(), seats_for(golden.players), golden.seed, golden.setup)
    seats = range(len(golden.players))
    yield from _events(game.events, seats)
    views: list[Facts] = [{} for _ in seats]
    number, round_ = 0, -1
    while (decision := game.decision) is not None:
        now = [facts(game.view(seat)) for seat in seats]
        if game.view(0).round != round_:
            views, round_ = [{} for _ in seats], game.view(0).round
        yield from _views(views, now, ":" if not views[0] else "~")
        views = now
        number += 1
        yield f"# {number} seat {decision.seat} {decision.kind}"
        yield f"  {' | '.join(map(text, decision.moves))}"
        move = choose(game, decision)
        if move is None:
            yield f"the recorded move is not legal here; {_HELP}"
            return
        yield f"> {text(move)}"
        yield from _events(game.push(move), seats)
    yield from _views([{} for _ in seats], [facts(game.view(seat)) for seat in seats], ":")


def _events(events: Iterable[Event], seats: range) -> Iterator[str]:
    """Format each event as the seats see it; seats that see the same are grouped."""
    for event in events:
        if not isinstance(event, DecisionDue):
            yield from _together([event_text(redact(event, seat)) for seat in seats], "=")


def _views(before: list[Facts], now: list[Facts], sign: str) -> Iterator[str]:
    """Format the changes of the views; seats with the same change are grouped."""
    for name in dict.fromkeys(name for view in (*before, *now) for name in view):
        yield from _together([changes(name, b, n) for b, n in zip(before, now, strict=True)], sign)


def _together(lines: list[str], sign: str) -> Iterator[str]:
    for line in dict.fromkeys(lines):
        seats = [str(seat) for seat, same in enumerate(lines) if same == line]
        if line:
            yield f"{'' if len(seats) == len(lines) else ','.join(seats)}{sign} {line}"


def difference(golden: Stored) -> list[str]:
    """A unified diff of the stored and the present text; [] if they are equal."""
    stored = golden.path.read_text("utf-8").splitlines() if golden.path.is_file() else []
    today = golden.lines(go_on=False)
    return list(difflib.unified_diff(stored, today, "stored", "today", lineterm="", n=5))


def _written(golden: Stored) -> str:
    return "\n".join(golden.lines(go_on=True)) + "\n"


def main(arguments: list[str]) -> int:
    """Run `check` or `write`; returns 1 if something differs, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("do", choices=("check", "write"))
    parser.add_argument(
        "name", nargs="*", help="a file of tests/golden/games, refusals or sentences; default: all"
    )
    call = parser.parse_args(arguments)
    known: dict[str, Stored] = {one.name: one for one in (*GAMES, Refusals(), Sentences())}
    for name in call.name:
        if name not in known:
            parser.error(f"there is no game '{name}' (one of {', '.join(known)})")
    games = [known[name] for name in call.name or known]
    if call.do == "write":
        FOLDER.mkdir(parents=True, exist_ok=True)
        for golden, text_ in zip(games, spread(_written, games), strict=True):
            golden.path.write_text(text_, "utf-8")
            print(
                f"{golden.name}: {text_.count(chr(10) + '# ')} decisions, {len(text_)} characters"
            )
        return 0
    differing = 0
    for golden, diff in zip(games, spread(difference, games), strict=True):
        differing += bool(diff)
        print(f"{golden.name}: {'as stored' if not diff else 'DIFFERS'}", *diff, sep="\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
