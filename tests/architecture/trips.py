"""The trips of docs/architecture.md, taken with the real program while its calls are noted."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pygame

from fort_desktop import __file__ as package
from fort_desktop.cli import main
from fort_desktop.content.loader import _load, load_catalog
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.steps.table import read_box
from fort_desktop.scenario.position import position
from fort_desktop.scenario.spec import read_scenario
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.translate import translate
from fort_desktop.session.bot_process import Thinker
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.crash import Guard
from tests.ui.sitting import FRAME, Sitting

PACKAGE = Path(package).parent
ROOT = PACKAGE.parent
Trip = Callable[[Path], Callable[[], None]]
"""Given an empty folder, prepares a trip; what it returns takes it."""


def calls(act: Callable[[], None], of: set[str]) -> list[str]:
    """Which of these functions are called, in order; as "file: name"."""
    found: list[str] = []
    known: dict[object, str | None] = {}

    def note(frame: FrameType, what: str, _: Any) -> None:
        if what != "call":
            return
        code = frame.f_code
        if code not in known:
            path = Path(code.co_filename)
            inside = path.is_relative_to(PACKAGE)
            name = f"{path.relative_to(PACKAGE).as_posix()}: {code.co_qualname}" if inside else ""
            known[code] = name if name in of else None
        name_or_none = known[code]
        if name_or_none is not None:
            found.append(name_or_none)

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return found


def click(folder: Path) -> Callable[[], None]:
    """A person plays a kid by a click, in a program that animates."""
    sitting = Sitting(speed=1.0, data=folder)
    guard = Guard(lambda record: sitting.app, sitting.driver, folder)
    guard.begin()
    while not sitting.asked:
        sitting.frames(0.5)
    at = sitting.pilot.grip(sitting.pilot.node(sitting.names("hand:")[0]))
    place = (round(at.x), round(at.y))
    happened = [
        pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1),
    ]

    def act() -> None:
        for event in happened:
            found = translate(event)
            assert found is not None
            guard.frame([found], 0.0)
        sitting.session.recording.settle()  # a disk may take longer than these frames
        for _ in range(600):
            guard.frame([], FRAME)
            if sitting.table.model.present and not sitting.table.busy:
                return

    return act


def rival(folder: Path) -> Callable[[], None]:
    """A person has ended a turn; the next one is a computer player's, in its own process."""
    thinker = Thinker()
    sitting = Sitting(data=folder, thinker=thinker)
    while not sitting.session.computers_turn:
        sitting.act()
    thinker.cancel()  # it may have been asked in the same frame already: it is asked again

    def act() -> None:
        at = sitting.session.at
        try:
            while sitting.session.at == at:
                sitting.app.frame([], FRAME)
        finally:
            sitting.app.close()

    return act


def replay(folder: Path) -> Callable[[], None]:
    """A record is replayed on the command line."""
    main(["simulate", "--games", "1", "--players", "random,random", "--log", str(folder)])
    (record,) = folder.glob("*.fort")

    def act() -> None:
        assert main(["replay", str(record), "--to", "40"]) == 0

    return act


def card(folder: Path) -> Callable[[], None]:
    """A card is photographed; nothing is remembered from before."""
    forget_all()
    _load.cache_clear()
    read_box.cache_clear()

    def act() -> None:
        size = ["--size", "480x270"]
        assert main(["screenshot", "card", str(folder / "card.png"), *size]) == 0

    return act


def convert(folder: Path) -> Callable[[], None]:
    """Giggles turns a pizza in the Pack into a toy."""
    scenario = read_scenario(ROOT / "tests" / "scenarios" / "act_14_convert.yaml")
    game = position(scenario, load_catalog())
    game.push(parse_move("play giggles"))

    def act() -> None:
        game.push(parse_move("use public"))
        game.push(parse_move("convert pizza in pack"))

    return act


def screens(folder: Path) -> Callable[[], None]:
    """All the kids are opened from the first screen, and left again."""
    app = App((1280, 720), speed=0)
    pilot = Pilot(app, HeadlessDriver(app.size))

    def act() -> None:
        pilot.click("almanac")
        pilot.click("back")

    return act


TRIPS: dict[str, Trip] = {
    "Trip 1": click,
    "Trip 2": rival,
    "Trip 3": replay,
    "Trip 4": card,
    "Trip 5": click,
    "Trip 6": screens,
    "An example": convert,
}
