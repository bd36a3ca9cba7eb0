"""What the files of assets/art look like, as text that tells when one looks another way.

    .venv/bin/python -m tests.ui.drawings

stores how they look now in tests/golden/drawings.txt, after a change that is wanted.
"""

import os
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.ui.art.drawings import FOLDER, drawing, drawn

GOLDEN: Final = Path(__file__).resolve().parents[1] / "golden" / "drawings.txt"
CELLS: Final = 8
"""A look is the mean colours of so many fields across, and of as many down."""
_FIELD: Final = 16
"""The side of a field, in pixels."""


def files() -> list[str]:
    """The names of all drawings, as the program calls them."""
    found = (path.relative_to(FOLDER).with_suffix("") for path in FOLDER.rglob("*.svg"))
    return sorted(name.as_posix() for name in found)


def look(name: str) -> bytes:
    """The mean colours of the fields of a drawing in its own colours: red, green, blue, opacity."""
    side = CELLS * _FIELD
    _, _, wide, high = drawing(name).view
    scale = side / max(wide, high)
    image = pygame.transform.smoothscale(
        drawn(name, round(wide * scale), round(high * scale)).premul_alpha(), (CELLS, CELLS)
    )
    return pygame.image.tobytes(image, "RGBA")


def stored() -> dict[str, bytes]:
    """How they looked when they were stored."""
    lines = (line.split() for line in GOLDEN.read_text("utf-8").splitlines())
    return {name: bytes.fromhex(seen) for name, seen in lines}


def main() -> None:
    """Store how they look now."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.init()
    GOLDEN.write_text("".join(f"{name} {look(name).hex()}\n" for name in files()), "utf-8")


if __name__ == "__main__":
    main()
