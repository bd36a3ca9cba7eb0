"""A line of text that is being edited, without its picture: the caret, and what is selected."""

import re

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
