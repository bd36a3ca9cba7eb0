"""All screens to be measured, without what bears no words, and the one that comes after a failure.

Where a test walks over tables and screens, it does so with `bare`.
"""

import argparse
from collections.abc import Collection, Iterator
from pathlib import Path

import pygame
import pytest

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.events import Resize
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import cardface, summer
from fort_desktop.ui.design.unit import unit_of
from fort_desktop.ui.screens.crash import Actions, CrashScreen, Told
from fort_desktop.ui.table import game_loop
from fort_desktop.ui.table.panels import table as panels
from tests.fixtures.screens import SCREENS
from tests.ui.reaching import touch_faults
from tests.ui.reading import Fault, Reader
from tests.ui.table.stops import STOPS

_PAUSED = "table"
"""The picture of the table behind a sheet: nothing there is meant to be read."""
_OVER = ("pause", "leaving", "seats", "newcomer", "takes over")
"""The screens with such a picture."""


def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without portraits and grass, which bear no words and take long."""

    def blank(w: int, h: int) -> pygame.Surface:
        return pygame.Surface((max(1, w), max(1, h)))

    def face(kid: Kid, w: int, h: int, *_: object) -> pygame.Surface:
        return blank(w, h)

    def grass(w: int, h: int, *_: object) -> pygame.Surface:
        return blank(w, h)

    monkeypatch.setattr(cardface, "picture_of", face)
    monkeypatch.setattr(panels, "lawn", grass)
    monkeypatch.setattr(summer, "garden", grass)
    monkeypatch.setattr(game_loop, "draw_ahead", lambda *_: False)
    monkeypatch.setattr(game_loop, "draw_hours_ahead", lambda: False)


def other_screens(
    data: Path, size: tuple[int, int], part: slice | Collection[str] = slice(None)
) -> Iterator[tuple[str, App | CrashScreen]]:
    """All screens but the table, which is measured more closely; or a part, or those of names."""
    args = argparse.Namespace(
        scenario=None, record=None, to=None, kid="munch", screen="", page=None
    )
    others = [name for name in SCREENS if name != "table"]
    for name in others[part] if isinstance(part, slice) else part:
        args.screen = name
        app = App(size, speed=0, data=data / name)
        SCREENS[name](app, args)
        yield name, app
    if not isinstance(part, slice):
        return
    for name in list(STOPS)[part]:
        app = App(size, speed=0)
        STOPS[name](app)
        yield name, app
    told = Told("Fort has to close", ["Something went wrong. " * 4, "Your game is kept."], "")
    actions = Actions(lambda record: None, data / "game.jsonl")
    yield "crash", CrashScreen((1280, 720), told, actions)


def scene_of(program: App | CrashScreen, size: tuple[int, int]) -> Scene:
    """What it shows in a window of this size."""
    scene = program.frame([Resize(*size)], 0.0)
    assert scene is not None
    return scene


def faults_of(
    name: str, program: App | CrashScreen, size: tuple[int, int]
) -> tuple[int, list[Fault]]:
    """How many texts and hit areas a screen has in a window, and what is wrong with them."""
    with Reader() as reader:
        scene = scene_of(program, size)
        floor = max(12, round(16 * unit_of(size)))
        texts, found = reader.faults(
            scene,
            lambda *_: floor,
            ("enlarged", *_OVER, "players", "note", "moment", "moment tape"),
        )
        areas, small = touch_faults(scene)
    if name in _OVER:
        found = [one for one in found if _PAUSED not in one.on.split("/")]
    return texts + areas, [*found, *small]
