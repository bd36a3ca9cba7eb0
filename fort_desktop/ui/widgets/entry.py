"""A text field of one line."""

from collections.abc import Callable
from itertools import islice
from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import LONGEST
from fort_desktop.ui import clipboard
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import TITLE

_SIZE: Final = 28
_EDGE: Final = 18
_PALE: Final = pal.rgb("#7A5F45")


def any_letter(letter: str) -> bool:
    """Whether a character is printable."""
    return letter.isprintable()


def digit(letter: str) -> bool:
    """Whether a character is 0 to 9."""
    return letter in "0123456789"


class Entry(Node):
    """Takes typed text while it has the focus, which a click or Tab brings.

    The arrows, Home, End, Backspace and Delete work as usual; Ctrl+Backspace empties it. Ctrl+C and
    Ctrl+X take the whole line, Ctrl+V inserts at the caret. Enter moves on to the next stop. Escape
    restores the text from when the focus came; without a change, Escape goes to the screen.

    Args:
        shown: the initial text; hint: shown pale while the field is empty.
        changed: called on every change; done: called with the text when the focus leaves it
            changed.
        longest: maximal number of characters; allowed: tests a character.
        secret: stars are shown instead of characters, and nothing of it can be copied.

    Attributes:
        text: its text; caret: the number of characters before the caret.
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
        longest: int = 16,
        allowed: Callable[[str], bool] = any_letter,
        done: Callable[[str], None] | None = None,
        secret: bool = False,
    ) -> None:
        super().__init__(area, None, name)
        self.unit = unit
        self.text = shown
        self.caret = len(shown)
        self.hint = hint
        self.longest = longest
        self._allowed = allowed
        self._changed = changed
        self._done = done
        self._secret = secret
        self._before = shown
        self._active = False
        self.solid = True
        self.clicked = self._click
        self.keyed = self._key
        self.typed = self._type
        self.focused = self._focus
        self._draw()

    def _focus(self, on: bool) -> None:
        self._active = on
        if on:
            self._before = self.text
            self.caret = len(self.text)
        elif self._done is not None and self.text != self._before and self.scene is not None:
            # Without a scene it was only laid out anew.
            self._before = self.text
            self._done(self.text)
        self._draw()

    def _click(self) -> None:
        if self.scene is None:
            return
        self.scene.focus.at(self)
        at = self.scene.pointer.at
        if at is not None:
            self.caret = self._nearest(at.x - self.area.x)
            self._draw()

    def _nearest(self, x: float) -> int:
        """The caret position that is nearest to `x`, in pixels."""
        gaps = [abs(self._caret_x(i) - x) for i in range(len(self.text) + 1)]
        return gaps.index(min(gaps))

    def _type(self, typed: str) -> None:
        room = max(0, self.longest - len(self.text))
        new = "".join(islice(filter(self._allowed, typed[:LONGEST]), room))
        if new:
            self._set(self.text[: self.caret] + new + self.text[self.caret :], len(new))

    def _key(self, name: str) -> bool:
        ends = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": len(self.text)}
        if name in ends:
            self.caret = max(0, min(len(self.text), ends[name]))
            self._draw()
        elif name == "backspace" and self.caret:
            self._set(self.text[: self.caret - 1] + self.text[self.caret :], -1)
        elif name == "delete":
            self._set(self.text[: self.caret] + self.text[self.caret + 1 :], 0)
        elif name == "ctrl backspace":
            self._set("", -self.caret)
        elif name == "ctrl v":
            self._type(clipboard.paste())
        elif name in ("ctrl c", "ctrl x") and not self._secret:
            clipboard.copy(self.text)
            self._set(self.text if name == "ctrl c" else "", 0)
        elif name == "escape" and self.text != self._before:
            self._set(self._before, len(self._before) - self.caret)
        elif name == "enter" and self.scene is not None:
            self.scene.focus.key("tab")
        else:
            # Characters come as text too; as keys they must not reach the shortcuts.
            return name in ("space", "backspace") or len(name) == 1
        return True

    def _set(self, new: str, step: int) -> None:
        self.caret = max(0, min(len(new), self.caret + step))
        if new != self.text:
            self.text = new
            self._changed(new)
        self._draw()

    # What it shows.

    @property
    def _read(self) -> str:
        """What can be read of the text."""
        return "*" * len(self.text) if self._secret else self.text

    def _shown(self) -> pygame.Surface:
        words, colour = (self._read, pal.INK) if self.text else (self.hint or " ", _PALE)
        size = max(12, round(_SIZE * self.unit))
        return text.fitted(TITLE, size, words, colour, round(self.box.w - 2 * _EDGE * self.unit))

    def _caret_x(self, letters: int) -> float:
        """The x of the caret after so many letters, in pixels from the left."""
        left = _EDGE * self.unit
        if not self.text:
            return left
        size = max(12, round(_SIZE * self.unit))
        whole = text.width(TITLE, size, self._read) or 1
        before = text.width(TITLE, size, self._read[:letters])
        return left + before * self._shown().get_width() / whole

    def _draw(self) -> None:
        canvas = Canvas(self.box.w, self.box.h, self.unit)
        fill = pal.PAPER if self._active else pal.CARD
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 3)
        shown = self._shown()
        at = shown.get_rect(midleft=(round(_EDGE * self.unit), round(self.box.h / 2)))
        canvas.image.blit(shown, at)
        if self._active:
            thick = max(1, round(3 * self.unit))
            x = round(self._caret_x(self.caret))
            tall = round(self.box.h * 0.6)
            place = pygame.Rect(x, round(self.box.h * 0.2), thick, tall)
            canvas.image.fill(pal.FOCUS[1], place)
        self.image = canvas.image
        self.label = self._read
