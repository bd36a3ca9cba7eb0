"""Standard output and standard error, on which a text can be written whatever they are.

A pipe or file may have an encoding of few letters, and a program of Windows without a console has
neither stream.
"""

import contextlib
import io
import sys
from collections.abc import Iterator
from typing import Final, TextIO

_ERROR_IN_FRONT: Final = 0x10 | 0x10000
"""MB_ICONERROR and MB_SETFOREGROUND of Windows."""


class _Unseen(io.StringIO):
    """Stands for a standard error that is missing, and holds what was written to it."""


@contextlib.contextmanager
def ready() -> Iterator[None]:
    """While the program runs: nothing that it writes fails, and nothing that it says is lost.

    What was written to a missing standard error is shown in a message box at the end.
    """
    _take_any_text(sys.stdout)
    _take_any_text(sys.stderr)
    if sys.stderr is not None:
        yield
        return
    sys.stderr = unseen = _Unseen()
    try:
        yield
    finally:
        sys.stderr = None
        if words := unseen.getvalue().strip():
            _show(words)


def log(words: str) -> None:
    """Write to standard error what a person is told elsewhere, if there is one."""
    if not isinstance(sys.stderr, _Unseen):
        print(words, file=sys.stderr)


def _take_any_text(stream: TextIO | None) -> None:
    """Escape what the encoding of a stream does not have.

    On Windows a pipe or a file would have the letters of one country; there it has all of them. A
    console has them anyway.
    """
    if not isinstance(stream, io.TextIOWrapper):
        return
    if sys.platform == "win32" and not stream.isatty():
        stream.reconfigure(encoding="utf-8")
    stream.reconfigure(errors="backslashreplace")


def _show(words: str) -> None:
    """Show a message box and wait until it is closed; nothing beside Windows."""
    if sys.platform == "win32":
        import ctypes

        box = ctypes.WinDLL("user32").MessageBoxW
        box.argtypes = (ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_wchar_p, ctypes.c_uint)
        box(None, words, "Fort", _ERROR_IN_FRONT)
