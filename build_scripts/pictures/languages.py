"""Takes pictures of the program in each language, for readers of that language's rule book.

    .venv/bin/python build_scripts/pictures languages FOLDER [--lang pl ru] [--size 1280x720]

In FOLDER each language has a folder with title, new game for two persons, list of games, settings,
table, enlarged card, all the kids, draft, choice of a rule, refusal, explain panel, curtain,
results and crash window. docs/translations.md says what readers look at.
"""

import argparse
import os
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pygame

from _venv import ROOT
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.crash import Guard
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import LANGUAGES, Language, set_language
from fort_desktop.ui.persons.settings import Choices
from tests.fixtures.screens import SCREENS

NOON: Final = ROOT / "docs" / "pictures" / "noon.yaml"
_RULE: Final = """rule: LEVEL-1
title: a rule is to be kept
seats: [{hand: [prince], stuff: {pizza: 1, toys: 1}}, {}]
rules: [loner, sleepover, big_plans]
moves: [play prince, use private]
"""
Open = Callable[[App, Pilot], object]


def _screen(name: str, scenario: Path | None = None, kid: str = "einstein") -> Open:
    args = Namespace(screen=name, scenario=scenario, record=None, to=None, kid=kid)
    return lambda app, pilot: SCREENS[name](app, args)


def _persons(app: App, pilot: Pilot) -> None:
    app.change(new_game=Choices(("human", "human", "easy", "")))
    app.push(routes.NewGame())


def _draft(app: App, pilot: Pilot) -> None:
    seats = [SeatInfo("Maja", COLOURS[0], "human"), SeatInfo("Tomek", COLOURS[1], "easy")]
    app.games.start(seats, "draft", 5)


def _rule(app: App, pilot: Pilot) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rule.yaml"
        path.write_text(_RULE, encoding="utf-8")
        _screen("table", path)(app, pilot)


def _at_noon(act: Callable[[Pilot, str], None]) -> Open:
    """Do something with a card of the Park while a kid is to be played."""

    def opens(app: App, pilot: Pilot) -> None:
        _screen("table", NOON)(app, pilot)
        pilot.settle()
        parks = pilot.nodes(lambda node: node.name.startswith("park:"))
        act(pilot, parks[0].name)

    return opens


PICTURES: Final[dict[str, Open]] = {
    "title": _screen("title"),
    "new-game": _persons,
    "games": _screen("games"),
    "settings": _screen("settings"),
    "keys": _screen("keys"),
    "almanac": _screen("almanac"),
    "card": _screen("card"),
    "table": _screen("table", NOON),
    "draft": _draft,
    "rule": _rule,
    "refusal": _at_noon(lambda pilot, name: pilot.click(name)),
    "explained": _at_noon(lambda pilot, name: pilot.click(name, 3)),
    "pause": _screen("pause"),
    "curtain": _screen("curtain"),
    "results": _screen("results"),
}
"""How to come to what a picture shows; the crash window stands apart."""


def take(language: Language, folder: Path, size: tuple[int, int]) -> Iterator[Path]:
    """Take all pictures in a language; their files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, opens in PICTURES.items():
        with tempfile.TemporaryDirectory() as data:
            driver = HeadlessDriver(size)
            app = App(size, speed=0, data=Path(data))
            app.change(language=language)
            opens(app, Pilot(app, driver))
            yield _shot(app.frame, driver, folder / f"{name}.png")
            app.close()
    set_language(language)
    with tempfile.TemporaryDirectory() as data:
        driver = HeadlessDriver(size)
        guard = Guard(_fails, driver, Path(data))
        guard.begin()
        yield _shot(guard.frame, driver, folder / "crash.png")


def _fails(record: Path | None) -> App:
    raise RuntimeError("a mistake on purpose")


def _shot(
    frame: Callable[[list[Input], float], Scene | None], driver: HeadlessDriver, path: Path
) -> Path:
    for _ in range(2):
        scene = frame([], 0.0)
        if scene is not None:
            driver.show(scene)
    pygame.image.save(driver.surface, str(path))
    return path


def main(arguments: list[str]) -> int:
    """Parse the arguments and take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--size", default="1280x720", metavar="WIDTHxHEIGHT")
    call = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    wide, _, tall = call.size.partition("x")
    for language in call.lang:
        for path in take(language, call.folder / language, (int(wide), int(tall))):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
