"""Keeps a picture as a file that can be given to others."""

from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.files import write_new
from fort_desktop.record.faults import because
from fort_desktop.record.saves import free_names

_SUFFIX: Final = ".png"
_STEM: Final = "Fort"
"""The name of a picture of a game that is not kept."""


def keep_picture(image: pygame.Surface, folder: Path, game: Path | None) -> Path:
    """Write a picture as PNG, named after the file of its game; nothing is ever replaced.

    Raises:
        RecordError: it cannot be written there.
    """
    data = BytesIO()
    pygame.image.save(image, data, _SUFFIX)
    stem = game.stem if game is not None else _STEM
    try:
        return write_new(folder, free_names(stem, _SUFFIX), data.getvalue())
    except OSError as fault:
        raise because(Path(fault.filename or folder), fault, "unwritable") from fault
