"""The yard in front of which the program begins: the fort, the name of the game, the languages."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.animate import InTurn, move, pause
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forts import fort_picture
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.portrait import recipe_of
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, GAP, TEXT, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.host.screen import DESIGN, Screen
from fort_desktop.ui.i18n.i18n import LANGUAGE_NAMES, Language, language, spoken, trc
from fort_desktop.ui.toolkit.form import Option, strip
from fort_desktop.ui.toolkit.layout import Share, padding, row, stack
from fort_desktop.ui.toolkit.page import Words, local, told, whole, write

_BEHIND: Final = (("ghost", 0.36, 6), ("kitty", 0.81, 0), ("giggles", 0.897, 10))
"""Who looks over the fence: the kid, where (a share of the design's width), how far down."""
_BEFORE: Final = (
    ("bug", 800, 300, 0),
    ("patch", 990, 280, 26),
    ("tiny", 1400, 300, 4),
    ("zip", 1582, 270, 14),
    ("doc", 1772, 250, 2),
)
"""Who stands before the fort: the kid, the middle, the size, how far down."""
_LETTERS: Final = Box(96, 70, 612, 196)
_SHEETS: Final = ((4.0, 0), (-3.0, 14), (2.0, 4), (-5.0, 18))
"""The angle of the sheet of each letter, and how much lower it hangs."""
_LETTER: Final = 140.0
_TONGUE, _TONGUE_PIXELS = 44.0, 26.0
"""The height of the small buttons of the languages, and in pixels at least."""
_SMALLEST: Final = 12.0
"""Pixels of the smallest letters."""
_SLIP: Final = 1800.0
"""How wide the slip at the foot is at most."""
_FALLS, _NEXT = 0.28, 0.09
"""Seconds that a letter falls, and until the next one does."""


class FrontScreen(Screen):
    """The picture of the title; what is asked before it, the screens add."""

    kind = "title"
    mood = Mood("title")

    def yard(self) -> None:
        """Build the street with the fort and the kids."""
        unit, (w, h) = self.unit, self.scene.size
        root, whole = self.scene.root, Box(0, 0, w, h)
        root.add(Node(whole, summer.afternoon(w, h, unit), "yard", static=True))
        horizon = summer.HORIZON * h
        for kid, x, low in _BEHIND:
            left = self.at(x * 1920, 0, 0, 0).x
            place = Box(left, horizon + (low - 276) * unit, 196 * unit, 196 * unit)
            root.add(Node(place, self._alone(kid, place), static=True))
        root.add(Node(whole, summer.fence(w, h, unit), static=True))
        self._fort()
        for kid, x, size, low in _BEFORE:
            self._kid(kid, self.at(x - size / 2, 1080 - 90 - size + low, size, size))
        edge = Box(0, h - 150 * unit - self.sheet.y * 0.4, w, 170 * unit + self.sheet.y)
        root.add(Picture(edge, summer.grass(round(edge.w), round(edge.h), unit), "grass"))

    def _fort(self) -> None:
        place = self.at(800, 262, 830, 674)
        size = (round(place.w), round(place.h))
        image = fort_picture(5, *size, "blue", 0.66)
        self.scene.root.add(Node(place, image, "fort", static=True))

    def _alone(self, kid: str, place: Box) -> pygame.Surface | None:
        """A kid's figure; None if a custom deck does not have it."""
        known = self.app.catalog.kids.get(kid)
        if known is None:
            return None
        return summer.kid_alone(kid_svg(recipe_of(known)), round(place.w))

    def _kid(self, kid: str, place: Box) -> None:
        """A kid that hops when it is pointed at."""
        place = Box(place.x, place.y + self.sheet.y * 0.6, place.w, place.h)
        node = Node(place, self._alone(kid, place), f"kid:{kid}")
        home, up = Point(place.x, place.y), Point(place.x, place.y - 26 * self.unit)

        def hovered(on: bool) -> None:
            if on:
                hop = InTurn([move(node, up, 0.12), move(node, home, 0.16)], owner=node)
                self.scene.animator.start(hop)

        node.hovered = hovered
        self.scene.root.add(node)

    def letters(self) -> list[Node]:
        """Build the name of the game, one sheet of cardboard for each letter; returns them."""
        found = list[Node]()
        # NOTE: the name of the game on four sheets of cardboard: exactly four letters
        letters, places = trc("title", "FORT"), row(_LETTERS, [Share()] * len(_SHEETS), 0)
        for letter, cell, (angle, low), colour in zip(
            letters, places, _SHEETS, COLOURS, strict=False
        ):
            place = self.at(cell.x, cell.y + low, cell.w, cell.h)
            canvas = Canvas(place.w, place.h, self.unit)
            sheet = summer.letter_sheet(round(place.w), round(place.h), colour)
            canvas.image.blit(sheet, (0, 0))
            words = [Words(letter, _LETTER, title=True)]
            write(canvas, whole(canvas), words, True, pal.CHALK)
            node = Node(place, canvas.image, "letter", angle=angle, static=True)
            found.append(self.scene.root.add(node))
        return found

    def drop(self, letters: Sequence[Node]) -> None:
        """Let the letters fall to their places, one after another."""
        for i, node in enumerate(letters):
            home, node.static = Point(node.box.x, node.box.y), False
            node.move_to(home.x, -node.box.h)
            fall = InTurn([pause(i * _NEXT), move(node, home, _FALLS)], owner=node)
            self.scene.animator.start(fall)

    def foot(self, words: str) -> None:
        """Tell on a slip at the foot what this is."""
        w, h = (side / self.unit for side in self.scene.size)
        long = min(_SLIP, width(words, self.unit, TEXT, BOLD) + 2 * WIDE)
        room = padding(Box(0, 0, w, h), GAP)
        slip = stack(room, long, line(TEXT) + TIGHT, down="end")
        left, top = self.sheet.x / self.unit, self.sheet.y / self.unit
        node = told(self, local(slip, Box(left, top, 0, 0)), "foot", [Words(words)], pal.PAPER)
        node.static = node.solid = False

    def languages(self) -> None:
        """Build a small button for each language, by its own name; none if there is only one."""
        found = spoken() if len(spoken()) > 1 else ()
        size = max(FINE, _SMALLEST / self.unit)
        wide = sum(width(LANGUAGE_NAMES[one], self.unit, size) + 2 * GAP for one in found)
        area = stack(padding(Box(0, 0, *DESIGN), WIDE), wide, across="end")
        before = len(self.scene.root.children)
        options = [
            Option(
                f"language {one}", LANGUAGE_NAMES[one], one == language(), partial(self._speak, one)
            )
            for one in found
        ]
        strip(self, area, max(_TONGUE, _TONGUE_PIXELS / self.unit), options)
        for node in self.scene.root.children[before:]:
            node.order = 1

    def _speak(self, chosen: Language) -> None:
        for say in () if self.app.change(language=chosen) else self.app.store.told:
            self.notes.append(say)
        self.rebuild()
