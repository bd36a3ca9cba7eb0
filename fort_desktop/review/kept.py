"""Reviews on the disk: beside the record, in a file of their own, and never part of it.

A file is named by the record's digest and the seat, so a record that is renamed or copied finds its
review, and one that is played on finds none. Whatever is wrong with a file, it is computed again.
"""

import contextlib
import re
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.files import read_bounded, write_whole
from fort_desktop.review.parts import Review
from fort_desktop.review.review import same_kind

FOLDER: Final = "reviews"
MOST: Final = 200
"""Reviews in a folder; more than this, and those that were written first go."""
_BYTES: Final = 4 * 1024 * 1024
_DECODER: Final = msgspec.json.Decoder(Review)
_NAME: Final = re.compile(r"\A[0-9a-f]{32}-[0-3]\.json\Z")


def place(record: Path, blank: Review) -> Path:
    """Return the path of the review of a record; `blank` is a review without parts."""
    return record.parent / FOLDER / f"{blank.digest}-{blank.seat}.json"


def read_review(record: Path, blank: Review) -> Review | None:
    """The review that is kept, whole or in part; None if there is none of this kind."""
    try:
        told = _DECODER.decode(read_bounded(place(record, blank), _BYTES))
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return told if same_kind(told, blank) else None


def write_review(record: Path, told: Review) -> bool:
    """Keep a review atomically; returns False if it cannot be written: then it is made again."""
    path = place(record, told)
    try:
        new = not path.exists()
        write_whole(path, msgspec.json.encode(told))
    except OSError:
        return False
    if new:
        _tidy(path.parent)
    return True


def _tidy(folder: Path) -> None:
    """Remove the oldest reviews if there are too many; other files are left alone."""
    with contextlib.suppress(OSError):
        paths = [path for path in folder.iterdir() if _NAME.match(path.name)]
        paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in paths[MOST:]:
            path.unlink()
