"""Parts: files that are being written and have no name of their own yet.

Whoever is killed while writing leaves one behind.
"""

import contextlib
import os
import re
import secrets
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_NAME: Final = re.compile(r"\.[0-9a-f]{16}\.part")
_OLD: Final = 24 * 3600
"""Seconds after which nobody writes a part any more."""


def part_in(folder: Path) -> Path:
    """A path for a new part: short, so that it fits wherever a name does, hidden, and unguessable.

    >>> bool(_NAME.fullmatch(part_in(Path("games")).name))
    True
    """
    return folder / f".{secrets.token_hex(8)}.part"


def clear_parts(folders: Iterable[Path], trees: Iterable[Path], now: float) -> None:
    """Remove parts that are older than a day; what cannot be removed stays.

    Args:
        folders: to look through, without what lies deeper; trees: to look through with it. Links
            are not followed.
        now: Unix time in seconds.
    """
    for folder in folders:
        _, _, names = next(os.walk(folder), (None, None, ()))
        _clear(folder, names, now)
    for tree in trees:
        for place, _, names in os.walk(tree):
            _clear(Path(place), names, now)


def _clear(folder: Path, names: Iterable[str], now: float) -> None:
    for name in names:
        if _NAME.fullmatch(name):
            with contextlib.suppress(OSError):
                _remove_old(folder / name, now)


def _remove_old(part: Path, now: float) -> None:
    found = part.lstat()
    if stat.S_ISREG(found.st_mode) and found.st_mtime < now - _OLD:
        part.unlink()
