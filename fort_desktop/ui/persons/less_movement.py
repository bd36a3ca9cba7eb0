"""The system's wish for less movement, for the first start; afterwards the settings say it."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Final

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
"""Windows' number of "Show animations in Windows" (winuser.h)."""
_ASKS: Final[dict[str, tuple[Sequence[str], str]]] = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""By system: a command that tells, and what it prints where less movement is wanted."""
_PATIENCE: Final = 2.0
"""Seconds until a command is given up that does not answer."""


def wants_less_movement(
    system: str = sys.platform, said: Callable[[Sequence[str]], str] | None = None
) -> bool:
    """Return True if the system is set to show less movement; False if it does not say.

    Args:
        said: runs a command and returns what it prints; None really runs it.
    """
    if system == "win32" and said is None:
        return _windows()
    if system not in _ASKS:
        return False
    command, wish = _ASKS[system]
    return (said or _said)(command).strip() == wish


def _said(command: Sequence[str]) -> str:
    try:
        return subprocess.run(
            command, capture_output=True, encoding="utf-8", timeout=_PATIENCE, check=False
        ).stdout
    except (OSError, subprocess.SubprocessError, UnicodeError):
        return ""


def _windows() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    shown = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0
    )
    return bool(asked) and not shown.value
