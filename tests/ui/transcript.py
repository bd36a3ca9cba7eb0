"""Whole games written down as a person meets them: what is said, what can be done, what is heard.

    python -m tests.ui.transcript FOLDER [SEED ...]

Two versions of the program that behave alike write the same files: `build_scripts/lab/same.py`
compares a commit with another one in this way.
"""

import secrets
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from fort_desktop.puzzles.collection import read_collection
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, spot_of
from fort_desktop.ui.app.app import App
from fort_desktop.ui.audio.cues import Cue
from fort_desktop.ui.audio.player import Silence
from fort_desktop.ui.book.film import Film
from fort_desktop.ui.book.positions import films_of, read, session_of
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import GameScreen
from fort_desktop.ui.puzzles.screen import OnePuzzle
from fort_desktop.ui.puzzles.solved import Solved
from fort_desktop.ui.review.look import Look
from tests.ui.sitting import seats

PRESSES: Final = 60
"""Presses in each game."""
_LOOK: Final = 0.6
"""Seconds in which a person looks before the next press."""
_SELDOM: Final = 10
"""Each so many presses is one of a key, most often Escape: it leads back to the table."""
KEYS: Final = ("escape", "page up", "escape", "end", "escape", "ctrl z")
_FRAMES: Final = 150
SIZES: Final = ((1280, 720), (640, 400), (1024, 768))
APART: Final = ("menu", "quit", "title", "results", "rules", "settings", "link")
"""Names that begin like this lead away from the table, and are not pressed."""


class Kind(NamedTuple):
    """A kind of table, and what opens one of it for a seed.

    Attributes:
        aside: it lies over another screen, and is opened anew as soon as it was left.
    """

    name: str
    opens: Callable[[App, int], None]
    aside: bool = False


def _game(players: tuple[str, ...], setup: SetupKind, app: App, seed: int) -> None:
    app.games.start(seats(players), setup, seed)


def _film(app: App, seed: int) -> None:
    app.push(Film(tuple(films_of(("PLAY-7", "PLAY-11"))), seed % 3))


def _puzzle(app: App, seed: int) -> None:
    collection = read_collection()
    app.push(OnePuzzle(collection, collection.puzzles[20 * seed], Solved(None), ""))


def _look(app: App, seed: int) -> None:
    """An example that ends the game, over the page of settings, at a moment of it."""
    scenario = read("end_04_forty_eight_each")
    session = session_of(scenario, app.catalog, len(scenario.lines()))
    app.push(routes.Settings())
    app.push(Look(session, session.at - seed, lambda at: app.tell(lambda: f"try from {at}")))


KINDS: Final = (
    Kind("alone", partial(_game, ("human", "easy", "easy"), "basic")),
    Kind("shared", partial(_game, ("human", "human", "easy"), "basic")),
    Kind("family", partial(_game, ("human", "human", "human"), "basic")),
    Kind("draft", partial(_game, ("human", "human", "easy", "easy"), "draft")),
    Kind("film", _film, aside=True),
    Kind("puzzle", _puzzle, aside=True),
    Kind("look", _look, aside=True),
)


class Written(Silence):
    """A sound output that writes down what it should play."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def tell(self, event: Event, viewer: int, seats: int = 0) -> None:
        """Write down an event that is told."""
        self.lines.append(f"told to {viewer}: {type(event).__name__}")

    def play(self, cue: Cue, rise: int | None = None) -> None:
        """Write down a sound of the interface."""
        self.lines.append(f"heard: {cue}")


def _words(pilot: Pilot) -> list[str]:
    found = pilot.nodes(lambda node: bool(node.label))
    return sorted({f"says: {node.name} = {node.label}" for node in found})


def answers(pilot: Pilot) -> list[Node]:
    """Return what can be pressed and leads nowhere else, by name."""
    found = pilot.nodes(lambda node: node.clicked is not None and bool(node.name))
    there = [node for node in found if not node.name.startswith(APART)]
    free = [node for node in there if spot_of(pilot.scene, node) is not None]
    return sorted(free, key=lambda node: node.name)


def _rest(pilot: Pilot) -> None:
    """Let frames pass until nothing moves; a table that somebody has paused never comes to rest."""
    for _ in range(_FRAMES):
        pilot.wait(1 / 30)
        if not pilot.program.busy:
            return


def transcript(kind: Kind, seed: int, presses: int = PRESSES) -> list[str]:
    """Return the lines of a game of this kind in which things are pressed by chance.

    Raises:
        AssertionError: the game does not begin.
    """
    # A copy of a game, and a new one, draw their chance from the system's.
    drawn = Rng(seed + 1)
    secrets.token_hex = lambda nbytes=None: "".join(
        f"{drawn.below(256):02x}" for _ in range(nbytes or 16)
    )
    audio, rng, size = Written(), Rng(seed), SIZES[seed % len(SIZES)]
    app = App(size, speed=0.0, audio=audio)
    try:
        kind.opens(app, seed)
        pilot = Pilot(app, HeadlessDriver(size))
        lines: list[str] = []
        for _ in range(presses):
            if kind.aside and not isinstance(app.screen, GameScreen):
                kind.opens(app, seed)
            pilot.wait(_LOOK)
            there = answers(pilot)
            lines += [*audio.lines, *_words(pilot)]
            lines.append("can be pressed: " + ", ".join(node.name for node in there))
            audio.lines.clear()
            if not there or rng.below(_SELDOM) == 0:
                key = KEYS[rng.below(len(KEYS))]
                pilot.driver.queue.append(Key(key))
                _rest(pilot)
                lines.append(f"> {key}")
                continue
            node = there[rng.below(len(there))]
            lines.append(f"> {node.name}")
            point = spot_of(pilot.scene, node)
            if point is not None:
                pilot.down(point)
                pilot.up(point)
                _rest(pilot)
        return lines
    finally:
        app.close()


def main() -> None:
    """Write a file for each kind of game and each seed."""
    folder, seeds = Path(sys.argv[1]), [int(word) for word in sys.argv[2:]] or [1, 2]
    folder.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        for seed in seeds:
            lines = transcript(kind, seed)
            (folder / f"{kind.name}-{seed}.txt").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
