"""The fonts have every character that the program writes: a missing one would be an empty box."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import fort_desktop
from fort_desktop.scene import text
from fort_desktop.ui.art.fonts import BODY, BOLD, TITLE

FOLDER = Path(fort_desktop.__file__).parent
MARKS = {"tr", "trn", "N_"}


def messages() -> Iterator[str]:
    """All messages of the program, as they stand in its code."""
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            for value in node.args if node.func.id in MARKS else []:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value


def picture(face: Path, letter: str) -> bytes:
    """A character as the font draws it; what it does not have looks all the same."""
    image = text.font(face, 20).render(letter, False, (0, 0, 0), (255, 255, 255))
    return pygame.image.tobytes(image, "RGB")


@pytest.mark.parametrize("face", [TITLE, BODY, BOLD], ids=lambda face: face.stem)
def test_each_font_has_every_character_of_every_message(face: Path) -> None:
    wanted = sorted({letter for message in messages() for letter in message} - {"\n", " "})
    assert len(wanted) > 60, "messages were found"
    nothing = picture(face, "\ue123")
    assert [letter for letter in wanted if picture(face, letter) == nothing] == []
