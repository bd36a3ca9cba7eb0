"""The bytes of a record's file, also after another program has changed its line ends."""

import re
from hashlib import blake2b
from pathlib import Path
from typing import Final

from fort_desktop.files import read_bounded
from fort_desktop.record.faults import because
from fort_desktop.record.format import MAX_BYTES

_MARK: Final = b"\xef\xbb\xbf"
_ADDED: Final = re.compile(rb"\A(?:\xef\xbb\xbf)+|(?<!\r)\r++(?=\n|\Z)")
"""A byte order mark at the beginning, and what stands before the plain end of a line.

The program writes neither: JSON has no raw CR. It is linear in time, whatever it is given.
"""


def content_of(path: Path) -> bytes:
    """Read the whole file of a game as the program wrote it.

    Mail, editors and Git may turn its line ends into CRLF or put a byte order mark before it. That
    adds nothing to a game, but its checksums are over the lines as they were written.

    Raises:
        RecordError: it cannot be read.
    """
    try:
        return _plain(read_bounded(path, MAX_BYTES))
    except OSError as fault:
        raise because(path, fault) from fault


def head_of(content: bytes) -> str:
    """A hash of the first line of a record, which all files of a game share."""
    return blake2b(content.partition(b"\n")[0], digest_size=8).hexdigest()


def head_in(path: Path) -> str:
    """The same of a file of which only the first line is read; "" if it cannot be."""
    try:
        with path.open("rb") as file:
            return head_of(_plain(file.readline(MAX_BYTES)))
    except OSError:
        return ""


def _plain(content: bytes) -> bytes:
    """The bytes without what was added; most have nothing, and need no search of a millisecond."""
    changed = b"\r" in content or content.startswith(_MARK)
    return _ADDED.sub(b"", content) if changed else content
