"""All SVG that the program draws is made of what SDL's reader understands; the rest it ignores."""

import re
from collections.abc import Callable
from io import BytesIO

import pygame
import pytest

from fort_desktop.scene.cache import forget_all
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.players import PLAYERS, look
from tests.ui.pixels import shot
from tests.ui.test_contrast import SCREENS

_TAGS = {"svg", "g", "path", "circle", "ellipse", "rect", "defs", "linearGradient", "stop"}
_COLOUR = re.compile(r"(?:fill|stroke|stop-color)=\"([^\"]*)\"")
_FINE = re.compile(r"#[0-9A-Fa-f]{6}|none|url\(#\w+\)")
_GRADIENT = re.compile(r"<linearGradient[^>]*>")


def faults(text: str) -> list[str]:
    """What SDL would draw wrongly or not at all."""
    found = [tag for tag in re.findall(r"<([A-Za-z]+)", text) if tag not in _TAGS]
    found += [colour for colour in _COLOUR.findall(text) if not _FINE.fullmatch(colour)]
    found += [word for word in ("nan", "inf", "style=", "class=") if word in text]
    for gradient in _GRADIENT.findall(text):
        sides = re.findall(r"\b[xy][12]=\"([^\"]*)\"", gradient)
        found += [side for side in sides if not side.endswith("%")]
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_that_is_drawn(screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    load = pygame.image.load_sized_svg

    def noted(file: BytesIO, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(file.getvalue().decode())
        return load(file, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", noted)
    forget_all()
    opened: Callable[[App], None] = SCREENS[screen]
    shot(opened)
    assert drawn
    for text in drawn:
        assert not faults(text)


@pytest.mark.parametrize("player", PLAYERS)
def test_faces(player: str) -> None:
    assert not faults(kid_svg(look(player)))


@pytest.mark.parametrize(
    "wrong",
    [
        '<text x="1">A</text>',
        '<use href="#a"/>',
        '<path d="M0 0" fill="rgba(0,0,0,0.5)"/>',
        '<path d="M0 0" fill="#11223344"/>',
        '<path d="M0 nan" fill="none"/>',
        '<linearGradient id="a" x1="0" x2="1"></linearGradient>',
        '<g class="a"/>',
        '<clipPath id="a"/>',
    ],
)
def test_what_is_wrong_is_found(wrong: str) -> None:
    assert faults(wrong)
