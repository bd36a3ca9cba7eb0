"""The clipboard of the system, as text. Where there is none, nothing is copied or pasted."""

import pygame


def copy(words: str) -> None:
    """Put text into the clipboard of the system."""
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return


def paste() -> str:
    """The text in the clipboard, "" if there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
