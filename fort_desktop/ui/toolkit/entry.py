"""A text field of one line: the caret and what is selected, and its picture."""

import re
from collections.abc import Callable
from itertools import islice
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Meaning, Role
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import LONGEST
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, typed, width
from fort_desktop.ui.toolkit import clipboard

_BEFORE = re.compile(r"\S+\s*\Z|\s+\Z")
_AFTER = re.compile(r"\s*\S+|\s+")


class Line:
    """Text with a caret, and perhaps with a part that is selected.

    Attributes:
        text: all of it; caret: the number of characters before the caret.
        anchor: where the selection began, which ends at the caret; there is none if both are equal.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.caret = self.anchor = len(text)

    @property
    def span(self) -> tuple[int, int]:
        """The first character that is selected, and the one after the last."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The characters that are selected, "" for none."""
        begin, end = self.span
        return self.text[begin:end]

    def go(self, to: int, select: bool = False) -> None:
        """Move the caret; `select` all from the anchor to there."""
        self.caret = max(0, min(len(self.text), to))
        if not select:
            self.anchor = self.caret

    def put(self, new: str) -> None:
        """Write something in place of what is selected, with the caret after it."""
        begin, end = self.span
        self.text = self.text[:begin] + new + self.text[end:]
        self.go(begin + len(new))

    def become(self, text: str) -> None:
        """Replace the whole text."""
        self.text = text
        self.go(len(text))

    def key(self, name: str) -> bool:
        """Handle a key that moves the caret, selects or erases; False if it does none of these."""
        *held, key = name.split(" ")
        words, select = "ctrl" in held, "shift" in held
        if name == "ctrl a":
            self.go(0)
            self.go(len(self.text), select=True)
        elif "alt" in held:
            return False
        elif key in ("left", "right", "home", "end"):
            begin, end = self.span
            if begin != end and not (select or words) and key in ("left", "right"):
                self.go(begin if key == "left" else end)
            else:
                self.go(self._to(key, words), select)
        elif key in ("backspace", "delete"):
            if not self.selected:
                self.go(self._to("left" if key == "backspace" else "right", words), select=True)
            self.put("")
        else:
            return False
        return True

    def _to(self, key: str, words: bool) -> int:
        """Return the position that a key leads to; the arrows go by characters, or by words."""
        if key in ("home", "end"):
            return 0 if key == "home" else len(self.text)
        if not words:
            return self.caret + (1 if key == "right" else -1)
        if key == "left":
            found = _BEFORE.search(self.text[: self.caret])
            return found.start() if found is not None else 0
        found = _AFTER.match(self.text, self.caret)
        return found.end() if found is not None else len(self.text)


FIELD: Final = 66.0
"""How high a field is, in design units."""
_SIZE: Final = 28
_EDGE: Final = 18
_SELECTED: Final = pal.rgb("#F3CF7A")


def any_letter(letter: str) -> bool:
    """Return True if a character is printable."""
    return letter.isprintable()


def digit(letter: str) -> bool:
    """Return True if a character is 0 to 9."""
    return letter in "0123456789"


class Entry(Node):
    """Takes typed text while it has the focus, which a click or Tab brings.

    The arrows, Home, End, Backspace and Delete work as usual, with Ctrl by words; with Shift they
    select, and Ctrl+A selects all. Ctrl+C and Ctrl+X take what is selected, or else the whole line;
    Ctrl+V writes over it, or at the caret. Enter moves on to the next stop, if
    it does nothing else here. Escape restores the text from when the focus came; without a change,
    Escape goes to the screen.

    Args:
        shown: the initial text; hint: shown pale while the field is empty; title: what a reader
            calls it, the hint unless told otherwise.
        changed: called on every change; done: called with the text when the focus leaves it
            changed.
        longest: maximal number of characters; allowed: tests a character.
        entered: called when Enter is pressed in it, instead of moving on to the next stop.
        secret: stars are shown instead of characters, and nothing of it can be copied.
        centered: its text stands in the middle.

    """

    def __init__(
        self,
        area: Box,
        unit: float,
        shown: str,
        name: str,
        changed: Callable[[str], None],
        *,
        hint: str = "",
        title: str = "",
        longest: int = 16,
        allowed: Callable[[str], bool] = any_letter,
        done: Callable[[str], None] | None = None,
        entered: Callable[[], None] | None = None,
        secret: bool = False,
        centered: bool = False,
    ) -> None:
        super().__init__(area, None, name)
        self.unit = unit
        self._line = Line(shown)
        self._told = shown
        self.hint = hint
        self.title = title or hint
        self.longest = longest
        self._allowed = allowed
        self._changed = changed
        self._done = done
        self._entered = entered
        self._secret = secret
        self._centered = centered
        self._before = shown
        self._active = False
        self.solid = True
        self.clicked = self._click
        self.keyed = self._key
        self.typed = self._type
        self.focused = self._focus
        self._draw()

    @property
    def text(self) -> str:
        """The text that is written in it."""
        return self._line.text

    @property
    def caret(self) -> int:
        """The number of characters before the caret."""
        return self._line.caret

    @property
    def selected(self) -> str:
        """The part of its text that is selected, "" for none."""
        return self._line.selected

    def _focus(self, on: bool) -> None:
        self._active = on
        self._line.go(len(self.text))
        if on:
            self._before = self.text
        elif self._done is not None and self.text != self._before and self.scene is not None:
            # Without a scene it was only laid out again.
            self._before = self.text
            self._done(self.text)
        self._draw()

    def _click(self) -> None:
        if self.scene is None:
            return
        self.scene.focus.at(self)
        at = self.scene.pointer.at
        if at is not None:
            self._line.go(self._nearest(at.x - self.area.x))
            self._draw()

    def _nearest(self, x: float) -> int:
        """The caret position that is nearest to `x`, in pixels."""
        gaps = [abs(self._caret_x(i) - x) for i in range(len(self.text) + 1)]
        return gaps.index(min(gaps))

    def _type(self, typed: str) -> None:
        room = max(0, self.longest - len(self.text) + len(self._line.selected))
        new = "".join(islice(filter(self._allowed, typed[:LONGEST]), room))
        if new:
            self._line.put(new)
            self._edited()

    def _key(self, name: str) -> bool:
        line = self._line
        if line.key(name):
            self._edited()
        elif name == "ctrl v":
            self._type(clipboard.paste())
        elif name in ("ctrl c", "ctrl x"):
            self._copy(cut=name == "ctrl x")
        elif name == "escape" and self.text != self._before:
            line.become(self._before)
            self._edited()
        elif name == "enter" and self._entered is not None:
            self._entered()
        elif name == "enter" and self.scene is not None:
            self.scene.focus.key("tab")
        else:
            # Characters come as text too; as keys they must not reach the shortcuts.
            return name == "space" or len(name) == 1
        return True

    def _copy(self, cut: bool) -> None:
        """Copy what is selected, or else the whole line; nothing of what is secret."""
        line = self._line
        if self._secret:
            return
        clipboard.copy(line.selected or line.text)
        if cut:
            line.put("") if line.selected else line.become("")
            self._edited()

    def _edited(self) -> None:
        """Show the line as it is now, and tell of another text."""
        if self._told != self.text:
            self._told = self.text
            self._changed(self.text)
        self._draw()

    # What it shows.

    @property
    def _read(self) -> str:
        """The text as it can be read: asterisks if it is secret."""
        return "*" * len(self.text) if self._secret else self.text

    def _shown(self) -> pygame.Surface:
        words, colour = (self._read, pal.INK) if self.text else (self.hint or " ", pal.INK_SOFT)
        wide = round(self.box.w - 2 * (_EDGE + (0 if self.text else 3)) * self.unit)
        return typed(words, wide, self.unit, TextStyle(_SIZE, colour=colour))

    def _left(self) -> float:
        """The x where the text begins, in pixels."""
        edge = _EDGE * self.unit
        return max(edge, (self.box.w - self._shown().get_width()) / 2) if self._centered else edge

    def _caret_x(self, letters: int) -> float:
        """The x of the caret after so many letters, in pixels from the left."""
        left = self._left()
        if not self.text:
            return left
        whole = width(self._read, self.unit, _SIZE) or 1
        before = width(self._read[:letters], self.unit, _SIZE)
        return left + before * self._shown().get_width() / whole

    def _bar(self, x: int, wide: int) -> pygame.Rect:
        """A part of the line as tall as the caret."""
        return pygame.Rect(x, round(self.box.h * 0.2), wide, round(self.box.h * 0.6))

    def _draw(self) -> None:
        canvas = Canvas(self.box.w, self.box.h, self.unit)
        fill = pal.PAPER if self._active else pal.CARD
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 3)
        if self._active:
            begin, end = (round(self._caret_x(letters)) for letters in self._line.span)
            canvas.image.fill(_SELECTED, self._bar(begin, end - begin))
        shown = self._shown()
        thick = max(1, round(3 * self.unit))
        # The caret stands before a hint, not on its first letter.
        x = round(self._left()) + (0 if self.text else 2 * thick)
        at = shown.get_rect(midleft=(x, round(self.box.h / 2)))
        canvas.image.blit(shown, at)
        if self._active:
            place = self._bar(round(self._caret_x(self.caret)), thick)
            canvas.image.fill(pal.FOCUS[1], place)
        self.image = canvas.image
        self.label = self._read
        role: Role = "secret" if self._secret else "entry"
        self.meaning = Meaning(role, value=self._read, name=self.title)
