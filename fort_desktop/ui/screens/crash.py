"""The crash screen: what happened, what is safe, and what can be done next.

It is independent of the program, which may be broken: it needs only a size and words.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.events import Input, Quit, Resize
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.scale import EDGE, HUGE, LEAD, WIDE, line
from fort_desktop.ui.design.unit import unit_of
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.toolkit import clipboard
from fort_desktop.ui.toolkit.common import button, panel_node
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, stack
from fort_desktop.ui.toolkit.menu import BUTTON
from fort_desktop.ui.toolkit.page import Words, local, plate, write

_SIZE: Final = (1240.0, 760.0)
_LONGEST: Final = 900
"""Characters of a paragraph; the whole is in the log and in what is copied."""
Start = Callable[[Path | None], None]


class Told(NamedTuple):
    """The text: a title, paragraphs, and the whole report for the clipboard."""

    title: str
    lines: list[str]
    report: str


class Actions(NamedTuple):
    """The possible next steps: a restart, if that can help, and the game that was played."""

    again: Start | None
    record: Path | None


class CrashScreen:
    """Shows a failure until the person chooses what to do next."""

    def __init__(self, size: tuple[int, int], told: Told, actions: Actions) -> None:
        self._told = told
        self._actions = actions
        self._copied = ""
        self._over = False
        self.scene = Scene(size, 0.0)
        self.scene.under.unseen()
        self._build()

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame; None once the window is to be closed."""
        self.scene.under.look(self.scene, seconds)
        for event in inputs:
            if isinstance(event, Quit):
                return None
            if isinstance(event, Resize):
                under = self.scene.under
                self.scene = Scene((max(1, event.width), max(1, event.height)), 0.0)
                self.scene.under = under
                self._build()
            else:
                self.scene.handle(event)
        self.scene.advance(seconds)
        return None if self._over else self.scene

    def _build(self) -> None:
        self.scene.clear()
        unit, (w, h) = unit_of(self.scene.size), self.scene.size
        self.scene.root.add(_plain(w, h))
        area = stack(Box(0, 0, w / unit, h / unit), *_SIZE)
        title, *places, foot = column(
            padding(area, EDGE, WIDE), [line(HUGE), *[Share()] * len(self._told.lines), BUTTON]
        )
        node, canvas = panel_node(area.scaled(unit), unit, "failure")
        plate(canvas)
        write(canvas, local(title, area), [Words(self._told.title, HUGE, title=True)], True)
        for told, place in zip(self._told.lines, places, strict=True):
            words = told if len(told) <= _LONGEST else f"{told[:_LONGEST]}{DOTS}"
            canvas.paragraph(words, *local(place, area), LEAD)
        node.label = "\n".join((self._told.title, *self._told.lines))
        self.scene.root.add(node)
        ways = self._ways()
        for (name, words, act), place in zip(ways, row(foot, [Share()] * len(ways)), strict=True):
            first = name == ways[0][0]
            self.scene.root.add(button(place.scaled(unit), unit, words, name, act, first))
        self.scene.focus.keys.update(enter=ways[0][2])

    def _ways(self) -> list[tuple[str, str, Callable[[], None]]]:
        ways: list[tuple[str, str, Callable[[], None]]] = []
        again, record = self._actions
        if again is not None and record is not None:
            ways.append(("go on", tr("Back to the game"), lambda: again(record)))
        if again is not None:
            ways.append(("title", tr("Main menu"), lambda: again(None)))
        ways.append(("copy", self._copied or tr("Copy the report"), self._copy))
        ways.append(("quit", tr("Quit"), self._quit))
        return ways

    def _copy(self) -> None:
        self._copied = (
            # NOTE: said of words that are on the clipboard now
            tr("Copied") if clipboard.copy(self._told.report) else tr("No clipboard here")
        )
        self._build()

    def _quit(self) -> None:
        self._over = True


def _plain(w: int, h: int) -> Node:
    """A background of one colour, since drawing the lawn may have failed."""
    image = pygame.Surface((w, h), depth=32)
    image.fill(pal.OUTLINE)
    return Node(Box(0, 0, w, h), image, "ground", static=True)
