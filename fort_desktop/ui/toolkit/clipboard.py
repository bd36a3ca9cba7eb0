"""The clipboard of the system, as text. Where there is none, nothing is copied or pasted."""

from typing import Final

import pygame

from fort_desktop.scene.plain import LONGEST

_NONE: Final = (pygame.error, AttributeError, NotImplementedError)
"""What a system without a clipboard raises."""


def copy(words: str) -> bool:
    """Put text into the clipboard of the system; False if there is none.

    What no clipboard takes, halves of characters and NUL, is written as its code.
    """
    text = words.replace("\0", "\\x00").encode("utf-8", "backslashreplace").decode()
    try:
        pygame.scrap.put_text(text)
    except _NONE:
        return False
    return True


def paste() -> str:
    """The beginning of the text in the clipboard, "" if there is none.

    Another program may have put anything there: a whole book, or what is not text.
    """
    try:
        return pygame.scrap.get_text()[:LONGEST]
    except (*_NONE, UnicodeError):
        return ""
