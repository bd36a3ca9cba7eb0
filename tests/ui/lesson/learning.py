"""A newcomer at the program, who does only what the screen offers."""

from pathlib import Path

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, spot_of
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.deal import new_lesson
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.screen import LessonScreen
from fort_desktop.ui.coach.teacher import Teacher
from fort_desktop.ui.table.note import NOTE
from fort_desktop.ui.table.things import MoveButton

SIZE = (1280, 720)


class Newcomer:
    """A person in front of the first game, at a chapter of it or at one of its steps."""

    def __init__(
        self,
        at: int | str = 0,
        speed: float = 0.0,
        data: Path | None = None,
        size: tuple[int, int] = SIZE,
    ) -> None:
        self.app = App(size, speed=speed, data=data)
        session = new_lesson(self.app.catalog, "Ann", self.app.games.folder)
        guide = Guide(session)
        ids = [step.id for step in guide.lesson.steps]
        step = guide.lesson.first_of(at) if isinstance(at, int) else ids.index(at)
        guide.jump(guide.lesson.chapter_of(step))
        guide.play_to(step)
        self.app.games.play(session)
        self.pilot = Pilot(self.app, HeadlessDriver(size))

    @property
    def table(self) -> LessonScreen:
        assert isinstance(self.app.screen, LessonScreen)
        return self.app.screen

    @property
    def step(self) -> str:
        return self.table.guide.step.id

    @property
    def note(self) -> str:
        """What the note says; "" without one, or while what it says is over."""
        said = self.table.model.state.note
        found = self.pilot.nodes(lambda node: node.name == NOTE)
        return found[0].label if found and said is not None and not said.stale else ""

    @property
    def teacher(self) -> Teacher:
        """Who speaks at the table."""
        assert isinstance(self.table.help, Teacher)
        return self.table.help

    def sees(self, name: str) -> bool:
        return bool(self.pilot.nodes(lambda node: node.name == name))

    def offered(self) -> Node:
        """What the screen asks for: the way on, or the one thing that glows and is answered by."""
        next_ = self.pilot.nodes(lambda node: node.name == "lesson next")
        if next_:
            return next_[0]
        table = self.table
        scene = self.pilot.scene
        lit = [n for n in table.bindings.glowing.values() if spot_of(scene, n) is not None]
        if lit:
            glows = self.teacher.light.boxes
            middle = [node for node in lit if any(g.contains(node.area.center) for g in glows)]
            return (middle or lit)[0]
        buttons = self.pilot.nodes(lambda node: isinstance(node.key, MoveButton))
        taken = [
            node for node in buttons
            if isinstance(node.key, MoveButton) and table.guide.lesson.takes(node.key.move)
        ]  # fmt: skip
        assert taken, f"nothing is offered at {self.step}"
        return taken[0]

    def do(self) -> None:
        """Do what is offered, and wait."""
        self.pilot.click(self.offered())
        self.pilot.settle()
