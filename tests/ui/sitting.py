"""Persons at one table, by pointer and keys only: what they see, and what they can do."""

from collections.abc import Callable, Sequence
from pathlib import Path

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.under import SEEN
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads

SIZE = (1280, 720)
NAMES = ("Maja", "Tomek", "Zoe", "Bo")
FRAME = 1 / 60


def seats(players: Sequence[str]) -> list[SeatInfo]:
    """Maja, Tomek and so on; "human" is a person."""
    return [SeatInfo(NAMES[i], COLOURS[i], player) for i, player in enumerate(players)]


class Sitting:
    """A program with a game in it; without `players` the one that was played last in `data`."""

    def __init__(
        self,
        players: Sequence[str] | None = ("human", "easy"),
        seed: int = 5,
        setup: SetupKind = "basic",
        speed: float = 0.0,
        data: Path | None = None,
        size: tuple[int, int] = SIZE,
        thinker: Thinker | None = None,
        store: SettingsFile | None = None,
    ) -> None:
        self.app = App(size, speed=speed, data=data, store=store, thinker=thinker)
        if players is None:
            self.app.games.go_on()
        else:
            self.app.games.start(seats(players), setup, seed)
        self.driver = HeadlessDriver(size)
        self.pilot = Pilot(self.app, self.driver)

    @property
    def session(self) -> Session:
        assert self.app.games.session is not None
        return self.app.games.session

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    def sees(self, name: str) -> bool:
        """Whether there is a thing of this name, or of this kind if the name ends in a colon."""
        kind = name.endswith(":")
        return bool(self.pilot.nodes(lambda n: n.name.startswith(name) if kind else n.name == name))

    def names(self, kind: str) -> list[str]:
        """The names of the things of a kind that can be clicked."""
        found = self.pilot.nodes(lambda n: n.name.startswith(kind) and n.clicked is not None)
        return [node.name for node in found]

    @property
    def asked(self) -> str:
        """What the person at the screen is asked, "" for nothing."""
        decision = self.table.decision if isinstance(self.app.screen, TableScreen) else None
        return decision.kind if decision is not None else ""

    @property
    def says(self) -> str:
        """What the prompt says."""
        return self.pilot.node("prompt").label

    def number(self, what: str) -> int:
        """A number that is to be read on the table."""
        return int(self.pilot.node(f"number:{what}").label)

    def answer(self, prefer: str = "") -> None:
        """Do something allowed: what begins with `prefer` if there is that, else any thing."""
        for name in ("take_over", "done"):
            if self.sees(name):
                self.pilot.click(name)
                return
        model = self.table.model
        if isinstance(model.situation, AnswerPads):
            self.pilot.click(f"pad:{model.asked}:{'no' if prefer == 'button:pass' else 'follow'}")
        else:
            self.pilot.click(self.choice(prefer))

    def choice(self, prefer: str = "") -> str:
        """The name of a button or of a thing that is an answer."""
        if self.table.model.state.choosing:
            return self.names("button:")[0]
        glowing = sorted(map(str, self.table.bindings.glowing))
        found = [*self.names("button:"), *glowing]
        wanted = [name for name in found if prefer and name.startswith(prefer)]
        return wanted[0] if wanted else found[-1]

    def act(self, prefer: str = "") -> None:
        """The same as `answer` at the table, but nobody waits for what comes of it."""
        self.frames(1.0)
        if self.asked:
            self.tap(self.pilot.grip(self.pilot.node(self.choice(prefer))))

    def until(self, wanted: Callable[[], bool], prefer: str = "", most: int = 400) -> None:
        """Play on until something is so."""
        for _ in range(most):
            if wanted():
                return
            self.answer(prefer)
        raise AssertionError("that never comes")

    def frames(self, seconds: float, *inputs: Input) -> None:
        """Let time pass as in a window; the inputs come with the first frame."""
        for event in inputs:
            self.driver.queue.append(event)
        for _ in range(round(seconds / FRAME)):
            self.app.frame(self.driver.inputs(), FRAME)

    def look(self) -> None:
        """See what was drawn last, for as long as a person needs before a press is taken."""
        self.app.frame([], 0.0)
        self.app.frame([], SEEN)

    def tap(self, at: Point) -> None:
        """Press and release at a place, in no time."""
        self.app.frame([Pointer("move", at), Pointer("down", at, 1)], 0.0)
        self.app.frame([Pointer("up", at, 1)], 0.0)
