"""The medals: bottle caps, each with a picture of its own that is known without its colour."""

from typing import Final

import pygame

from fort_desktop.chronicle.medals import MEDALS, MedalId
from fort_desktop.ui.art.drawings import svg_of
from fort_desktop.ui.art.kept import PARTS
from fort_desktop.ui.art.palette import SUITS
from fort_desktop.ui.art.svg import moved, picture

_TOPS: Final = ("#F6C945", "#7FC4E8", "#F29A76", "#9BD08A", "#C9A6E4")
"""The paint of the caps by turns; what tells them apart is the picture."""
_PALE: Final = 0.6
"""The opacity of the picture of a medal that was not won."""
_SIGNS: Final[dict[MedalId, str]] = {
    "tower_of_friends": "lookout",
    "packed": "pack",
    "artist": "macaroni",
    "made_up": "rule",
    "friend_indeed": "heart",
    "second_thought": "undo",
}
"""Medals whose picture is a sign of the game."""


@PARTS
def cap(medal: MedalId, size: int, won: bool = True) -> pygame.Surface:
    """A medal in a square of `size` pixels; one that was not won is pale."""
    top = _TOPS[MEDALS.index(medal) % len(_TOPS)]
    below = svg_of("medals/cap", {"top": top}) if won else svg_of("medals/bare")
    name = f"signs/{_SIGNS[medal]}" if medal in _SIGNS else f"medals/{medal}"
    shown = svg_of(name, SUITS, opacity=1.0 if won else _PALE)
    return picture(below + moved(shown, 12, 12), size, size, (48, 48))
