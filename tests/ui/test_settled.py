"""Nothing is shown before it is on the disk, by no path, however slow the disk is."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from fort_desktop.record.journal import Journal
from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.ui.host import routes
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.sitting import FRAME, Sitting

MIDDLE = Point(640, 360)


class SlowDisk(Journal):
    """A journal whose lines reach the disk when the test says so."""

    def __init__(self, real: Journal) -> None:
        self.real = real
        self.path, self.trouble, self.losses = real.path, None, []
        self.waiting: list[Sequence[bytes]] = []

    def put(self, bodies: Sequence[bytes]) -> None:
        self.waiting.append(bodies)

    @property
    def settled(self) -> bool:
        return not self.waiting

    def settle(self) -> None:
        raise AssertionError("the window waits for the disk")

    def sync(self) -> None:
        """At last the disk has it all."""
        for bodies in self.waiting:
            self.real.put(bodies)
        self.waiting.clear()

    def close(self) -> None:
        self.real.close()


def slow(sitting: Sitting) -> SlowDisk:
    """From now on the disk is slow."""
    journal = sitting.session.recording.journal
    assert journal is not None
    journal.settle()
    disk = SlowDisk(journal)
    sitting.session.recording.journal = disk
    return disk


def looks(sitting: Sitting) -> list[tuple[str, str]]:
    """All that can be seen of the game: things, numbers and the log, but no questions."""
    things = ("hand", "park", "parkdeck", "yard", "own yard", "lookout", "played", "added")
    others = (
        "number",
        "stuff",
        "pack",
        "log",
        "discard",
        "phases",
        "perk",
        "thinking",
        "flight",
        "landed",
    )
    kinds = {*things, *others}
    nodes = sitting.pilot.nodes(lambda node: node.name.partition(":")[0] in kinds)
    return sorted((node.name, node.label) for node in nodes if node.name != "log")


HURRY: list[tuple[Input, ...]] = [
    (Pointer("down", MIDDLE, 1),),
    (Pointer("up", MIDDLE, 1),),
    *((Key(name),) for name in ("enter", "1", "n", "page up", "ctrl z", "ctrl y")),
    (Key("escape"), Key("escape")),  # to the pause menu and back
]


def in_turn(sitting: Sitting, events: tuple[Input, ...]) -> None:
    for event in events:
        sitting.look()
        sitting.app.frame([], 1.0)
        sitting.app.frame([event], FRAME)


def hidden_until_synced(sitting: Sitting, disk: SlowDisk, do: Callable[[], None]) -> None:
    """Do something, hurry in every way, and see that nothing shows before the disk has it."""
    before, truth = looks(sitting), sitting.session.view()
    do()
    assert disk.waiting, "something is to be written"
    for events in HURRY:
        in_turn(sitting, events)
        assert isinstance(sitting.app.screen, TableScreen)
        assert looks(sitting) == before, events
        assert not sitting.asked
        assert not sitting.sees("button:")
        assert not sitting.sees("done")
    assert sitting.session.view() != truth
    disk.sync()
    for _ in range(600):
        sitting.frames(FRAME)
        disk.sync()
        if sitting.asked:
            break
    assert looks(sitting) != before


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("how", ["button", "card", "key"])
def test_a_move(tmp_path: Path, speed: float, how: str) -> None:
    sitting = Sitting(("human", "easy"), speed=speed, data=tmp_path)
    sitting.until(lambda: sitting.asked == "play")
    disk = slow(sitting)

    def do() -> None:
        sitting.frames(1.0)
        if how == "key":
            focus = sitting.table.scene.focus
            focus.at(sitting.pilot.node("button:skip"))
            sitting.app.frame([Key("enter")], 0.0)
        else:
            name = sitting.choice("button:" if how == "button" else "hand:")
            sitting.tap(sitting.pilot.grip(sitting.pilot.node(name)))

    hidden_until_synced(sitting, disk, do)
    sitting.app.push(routes.Title())


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_taking_back_and_making_again(tmp_path: Path, speed: float) -> None:
    sitting = Sitting(("human", "easy"), speed=speed, data=tmp_path)
    sitting.until(lambda: sitting.asked == "prepare", "hand:")
    disk = slow(sitting)

    def press(key: str) -> Callable[[], None]:
        return lambda: sitting.frames(FRAME, Key(key))

    hidden_until_synced(sitting, disk, press("ctrl z"))
    assert sitting.asked == "play"
    sitting.frames(1.0)
    hidden_until_synced(sitting, disk, press("ctrl y"))
    assert sitting.asked == "prepare"
    sitting.app.push(routes.Title())


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_becoming_a_practice_game(tmp_path: Path, speed: float) -> None:
    sitting = Sitting(("human", "easy"), speed=speed, data=tmp_path)
    sitting.until(lambda: sitting.session.at > 100 and sitting.session.practice_would_help)
    disk = slow(sitting)
    sitting.frames(FRAME, Key("ctrl z"))
    assert not disk.waiting

    def do() -> None:
        sitting.frames(1.0)
        sitting.tap(sitting.pilot.node("practice").area.center)

    hidden_until_synced(sitting, disk, do)
    assert sitting.session.practice
    sitting.app.push(routes.Title())


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_what_a_computer_does(tmp_path: Path, speed: float) -> None:
    sitting = Sitting(("human", "easy"), speed=speed, data=tmp_path)
    sitting.until(lambda: sitting.asked == "recruit")
    disk = slow(sitting)
    sitting.act("park:")
    disk.sync()
    for _ in range(600):
        sitting.frames(FRAME)
        if disk.waiting:
            break
        disk.sync()
    assert disk.waiting, "a move of the computer"
    before = looks(sitting)
    for events in HURRY:
        in_turn(sitting, events)
        assert looks(sitting) == before
    disk.sync()
    sitting.app.push(routes.Title())


def test_the_curtain_waits_too(tmp_path: Path) -> None:
    sitting = Sitting(("human", "human"), data=tmp_path)
    sitting.until(lambda: sitting.sees("take_over") and sitting.session.at > 30)
    disk = slow(sitting)
    disk.put([])
    sitting.frames(1.0, Key("enter"))
    assert not sitting.sees("hand:")
    disk.sync()
    sitting.frames(1.0)
    assert sitting.sees("hand:")
    sitting.app.push(routes.Title())
