"""The bytes of a record's file, also after another program has changed its line ends."""

import re
from pathlib import Path
from typing import Final

from fort_desktop.files import read_bounded
from fort_desktop.record.faults import because
from fort_desktop.record.format import MAX_BYTES

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
        return _ADDED.sub(b"", read_bounded(path, MAX_BYTES))
    except OSError as fault:
        raise because(path, fault) from fault
