"""Measures the memory of the program while games are played in it, without a window.

    python3 build_scripts/lab memory [--size 1920x1080] [--games 20] [--events 35000] [--caches]
    python3 build_scripts/lab memory --games 4 --languages en,ru,pl

Half of the games have only computer players, the others a person who moves at random; after each
game all screens are visited. With --languages there are only persons, one for each language, who
share the screen; so the table is seen in all of them by turns. Then come random events in windows
of four sizes, --size the largest.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from _venv import environment

if TYPE_CHECKING:
    from fort_desktop.ui.app.app import App

_SECONDS: Final = 0.1
"""What a frame counts for."""
_LONGEST: Final = 400_000
"""Frames after which a game is given up."""
_STEP: Final = 1000
"""Events or frames from one figure to the next."""
_SIZES: Final = ((1.0, 1.0), (0.75, 0.75), (2 / 3, 2 / 3), (0.54, 0.71))
"""The four windows as shares of the largest one."""
_KEYS: Final = (
    "tab", "shift tab", "enter", "space", "escape", "left", "right", "up", "down", "home", "end",
    "page up", "page down", "delete", "backspace", "ctrl z", "ctrl y", "ctrl v", "f11", "m", "j",
)  # fmt: skip
_DROPPED: Final = ("a.fort", "nul\0", "half\ud800", "x" * 300)


def resident() -> float:
    """Resident memory of this process, in MB."""
    with open("/proc/self/statm", encoding="utf-8") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Player:
    """The program, and a simulated person who uses it."""

    def __init__(
        self, size: tuple[int, int], folder: Path, seed: int, languages: Sequence[str] = ()
    ) -> None:
        from fort_desktop.scene.driver import HeadlessDriver
        from fort_desktop.ui.persons.settings import SettingsFile

        self.dice = random.Random(seed)
        self.whole = size
        self.folder = folder
        self.languages = languages
        self.driver: HeadlessDriver = HeadlessDriver(size)
        self.store = SettingsFile(folder / "settings.json")
        self.app = self.start()

    def start(self) -> "App":
        """Start the program."""
        from fort_desktop.ui.app.app import App

        return App(self.driver.size, data=self.folder, store=self.store)

    def frame(self) -> bool:
        """Run and draw one frame; returns False once the window is closed."""
        scene = self.app.frame(self.driver.inputs(), _SECONDS)
        if scene is not None:
            self.driver.show(scene)
        return scene is not None

    def point(self) -> None:
        """Move the pointer to a random place, so that nodes below it are enlarged."""
        from fort_desktop.scene.events import Pointer
        from fort_desktop.scene.geometry import Point

        w, h = self.driver.size
        at = Point(self.dice.random() * w, self.dice.random() * h)
        self.driver.queue.append(Pointer("move", at))

    # Games.

    def play(self, number: int) -> int:
        """Play a whole game; returns its number of frames."""
        from fort_desktop.lab.match import seats_for
        from fort_desktop.ui.table.screen import TableScreen
        from fort_desktop.ui.table.viewmodels.strip import ANSWERS

        person = number % 2 == 1
        seats = seats_for(["human" if person else "easy", *["easy"] * (1 + number % 3)])
        if self.languages:
            seats = seats_for(["human"] * len(self.languages))
            names = (seat.name for seat in seats)
            self.app.change(languages=dict(zip(names, self.languages, strict=True)))
        self.app.games.start(seats, "draft" if number % 4 > 1 else "basic", number)
        for frames in range(_LONGEST):
            screen = self.app.screen
            if not isinstance(screen, TableScreen):
                return frames
            model = screen.model
            if screen.decision is not None:
                model.make(self.dice.choice(screen.decision.moves))
            elif model.undone is not None or model.stand.where == "glance":
                model.done()
            elif model.stand.where == "curtain":
                screen.shared.lift()
            elif model.hotseat.pads and model.asked is not None:
                screen.shared.give(model.asked, self.dice.choice(ANSWERS))
            if frames % 4 == 0:
                self.point()
            self.frame()
            if frames % _STEP == _STEP - 1:
                tell(f"game {number + 1}, frame {frames + 1}", False)
            session = self.app.games.session
            if session is not None and session.decision is None and not self.app.busy:
                return frames
        return _LONGEST

    def visit(self) -> None:
        """Visit all other screens."""
        from fort_desktop.ui.host import routes

        app = self.app
        kid = self.dice.choice(sorted(app.catalog.kids))
        session = app.games.session
        goals: list[routes.Route] = [routes.Results()]
        if session is not None:
            goals.append(routes.Table(session, at_end=True))
        goals += [
            routes.Title(), routes.NewGame(), routes.Games(), routes.Almanac(), routes.Almanac(kid),
            routes.Settings(), routes.Imports(), routes.Title(),
        ]  # fmt: skip
        for goal in goals:
            app.push(goal)
            for _ in range(6):
                self.point()
                self.frame()

    # Events.

    def event(self) -> None:
        """Send a random event to the window."""
        from fort_desktop.scene.events import Blur, Dropped, Key, Leave, Pointer, Text
        from fort_desktop.scene.geometry import Point

        put, dice = self.driver.queue.append, self.dice
        w, h = self.driver.size
        at = Point(dice.random() * w, dice.random() * h)
        nodes = [node for node in self.app.screen.scene.root.walk() if node.reacts]
        if nodes and dice.random() < 0.7:
            at = dice.choice(nodes).area.center
        kind = dice.random()
        if kind < 0.45:
            put(Pointer("down", at, 1))
            put(Pointer("up", at if dice.random() < 0.8 else Point(w / 2, h / 2), 1))
        elif kind < 0.75:
            put(Pointer("move", at))
        elif kind < 0.93:
            put(Key(dice.choice(_KEYS)))
        elif kind < 0.95:
            put(Pointer("wheel", at, 0, dice.choice((-1, 1))))
        elif kind < 0.97:
            put(Text(dice.choice("aż щ\ud800\0")))
        elif kind < 0.98:
            put(
                Dropped(
                    str(self.folder / dice.choice(("a.fort", "nul\0", "half\ud800", "x" * 300)))
                )
            )
        elif kind < 0.99:
            put(dice.choice((Blur(), Leave())))
        else:
            share = dice.choice(_SIZES)
            self.driver.resize((round(self.whole[0] * share[0]), round(self.whole[1] * share[1])))


def tell(what: str, caches: bool) -> float:
    """Print one row of figures; returns the memory in MB."""
    memory = resident()
    print(f"{what:<28} {memory:7.0f} MB", flush=True)
    if caches:
        from fort_desktop.scene.cache import report

        print(report(), flush=True)
    return memory


def games(player: Player, count: int, caches: bool) -> None:
    """Play whole games, and visit all screens after each."""
    for number in range(count):
        frames = player.play(number)
        player.visit()
        last = number == count - 1
        tell(f"game {number + 1}, {frames} frames", caches and last)


def events(player: Player, count: int, caches: bool) -> None:
    """Send random events, on whatever screens they lead to."""
    where: dict[str, int] = {}
    for number in range(1, count + 1):
        player.event()
        name = type(player.app.screen).__name__
        where[name] = where.get(name, 0) + 1
        if not player.frame():
            player.app = player.start()
        if number % _STEP == 0:
            tell(f"{number} events, {name}", caches and number == count)
    print(", ".join(f"{name} {n}" for name, n in sorted(where.items())))


def measure(arguments: argparse.Namespace) -> None:
    """Run all measurements in this process."""
    width, _, height = arguments.size.partition("x")
    with tempfile.TemporaryDirectory() as name:
        player = Player((int(width), int(height)), Path(name), arguments.seed, arguments.languages)
        player.app.places = []
        player.frame()
        tell("title", False)
        games(player, arguments.games, arguments.caches)
        events(player, arguments.events, arguments.caches)
        peak = resident()
        player.app.close()
    print(f"{peak:.0f} MB at the end")


def _languages(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def main() -> int:
    """Measure with the project's own Python, which has pygame."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--games", type=int, default=20, metavar="N")
    parser.add_argument("--events", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--languages", type=_languages, default=(), metavar="en,ru,pl")
    parser.add_argument("--caches", action="store_true", help="list what each cache holds")
    arguments = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    try:
        import pygame

        pygame.display.init()
    except ImportError:
        return subprocess.call(
            [str(environment("play")), str(Path(__file__).parent), "memory", *sys.argv[1:]]
        )
    measure(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
