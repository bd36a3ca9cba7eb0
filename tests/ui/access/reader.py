"""A display, a bus and the program, and who reads its window."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.ui.access.session import Reader, lacks, listening
from tests.ui.desktop import environment, screen

MISSING: Final = lacks()
REQUIRED: Final = os.environ.get("FORT_REQUIRE_X") == "1"
with_reader = pytest.mark.skipif(
    bool(MISSING) and not REQUIRED, reason=f"not installed: {', '.join(MISSING)}"
)


@contextmanager
def read(tmp_path: Path, *call: str) -> Iterator[Reader]:
    """Start the program with its own Python, and listen to it."""
    with screen(1280, 720) as display:
        env = {**environment(display), "SDL_AUDIODRIVER": "dummy", "HOME": str(tmp_path)}
        env.pop("DBUS_SESSION_BUS_ADDRESS", None)
        with listening([sys.executable, *call], env, tmp_path / "log") as reader:
            yield reader
