"""The program in a real window, for the soak test at a desk: it says what can be grasped.

    python desk_program.py DATA TOLD SEED

Three times a second it writes to TOLD, as JSON: how many inputs have come, and where something
can be clicked. While a file `rest` lies beside TOLD it comes to rest, compares the table with the
view, and answers with what differs in `rested`. Whatever fails ends it, with a traceback.
"""

import json
import random
import sys
import time
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.driver import PygameDriver, run
from fort_desktop.scene.events import Blur, Input, Leave, Quit, Resize
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.window import LEAST, SIZE
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.screen import TableScreen
from tests.soak.truth import let_go_on, unrest, untruths

OFTEN: Final = 0.3
"""Seconds between two words of where things are."""
_PLAYERS: Final = ("human", "human", "easy", "random")
_ALL_SEEN: Final = (2560, 1080)
"""In a window of this size no panel is folded."""
_REST: Final = 4000
"""Frames after which a table should have come to rest."""


class AtDesk:
    """The program, with a game on its table whenever it rests."""

    def __init__(self, data: Path, told: Path, seed: int) -> None:
        self.driver = PygameDriver("Fort soak", SIZE, None, LEAST)
        self.data = data
        self.told = told
        self.chance = random.Random(seed)
        self.heard = 0
        self.app = self._begun()
        self._said = 0.0

    def _begun(self) -> App:
        store = SettingsFile(self.data / "settings.json")
        app = App(self.driver.size, data=self.data, store=store)
        app.full_screen = self.driver.full_screen
        return app

    def _deal(self) -> None:
        """Begin another game."""
        players = ["human", *self.chance.choices(_PLAYERS, k=self.chance.randint(1, 3))]
        seats = [SeatInfo(f"S{i}", COLOURS[i], player) for i, player in enumerate(players)]
        setup = self.chance.choice(("basic", "draft"))
        self.app.games.start(
            seats, "draft" if setup == "draft" else "basic", self.chance.randrange(10**9)
        )

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame; a program that was left begins anew."""
        self.heard += len(inputs)
        scene = self.app.frame([event for event in inputs if not isinstance(event, Quit)], seconds)
        if scene is None:
            self.app = self._begun()
            self._deal()
            scene = self.app.screen.scene
        if self.told.with_name("rest").exists():
            return self._rested()
        if time.monotonic() - self._said > OFTEN:
            self._said = time.monotonic()
            self._write(self.told, {"heard": self.heard, "spots": _spots(scene)})
        return scene

    def _rested(self) -> Scene:
        """Come to rest, and answer whether what is shown is so."""
        if self.app.games.session is None or self.app.games.session.ended:
            self._deal()
        size, scale = self.driver.size, self.app.settings.scale
        self.app.pop()
        self.app.change(scale=100)
        self.app.frame([Resize(*_ALL_SEEN)], 0.0)
        self.app.frame([Blur(), Leave()], 0.0)
        found = self._untruths()
        if found:
            self._picture()
        self.app.change(scale=scale)
        self.app.frame([Resize(*size)], 0.0)
        self.told.with_name("rest").unlink()
        self._write(self.told.with_name("rested"), {"heard": self.heard, "found": found})
        return self.app.screen.scene

    def _untruths(self) -> list[str]:
        """Let everything come to rest, first as it is, then with nothing over the table."""
        for _ in range(2):
            if not self._settled():
                return [f"it never comes to rest: {unrest(self.app.screen)}"]
            screen = self.app.screen
            if self.app.scale > 100:
                return []  # persons have a size of writing of their own, at which panels fold
            if isinstance(screen, TableScreen):
                screen.popovers.open(None)
                while screen.model.close_last():
                    pass
        return untruths(screen) if isinstance(screen, TableScreen) else []

    def _settled(self) -> bool:
        """Let all animations end; whether they do."""
        for number in range(_REST):
            let_go_on(self.app.screen)
            self.app.frame([], 0.1)
            if not self.app.busy:
                return True
            if number > 100:
                time.sleep(0.001)
        return False

    def _picture(self) -> None:
        """Keep what is on the screen beside the game, for whoever reads the finding."""
        image = pygame.Surface(_ALL_SEEN)
        self.app.screen.scene.damage_all()
        self.app.screen.scene.draw(image)
        pygame.image.save(image, self.data / "found.png")

    def _write(self, file: Path, words: object) -> None:
        part = file.with_suffix(".part")
        part.write_text(json.dumps(words), "utf-8")
        part.replace(file)


def _spots(scene: Scene) -> list[tuple[float, float]]:
    nodes = [node for node in scene.root.walk() if node.reacts and node.shown()]
    return [(node.area.center.x, node.area.center.y) for node in nodes]


def main(data: Path, told: Path, seed: int) -> None:
    """Play until somebody kills the process."""
    desk = AtDesk(data, told, seed)
    run(desk.driver, desk.frame)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
