"""A screen reader that listens to a program: it knows the window by AT-SPI alone.

Nothing here needs more than Python itself, since built programs are listened to as well.
"""

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.waiting import LONGEST, until

PYTHON: Final = "/usr/bin/python3"
LAUNCHER: Final = "/usr/libexec/at-spi-bus-launcher"
_TOOLS = [one for one in ("Xvfb", "dbus-run-session", "gdbus", PYTHON, LAUNCHER)
          if shutil.which(one) is None]  # fmt: skip
_BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def lacks() -> list[str]:
    """What this machine has not got of what a reader needs."""
    if _TOOLS:
        return _TOOLS
    call = [PYTHON, "-c", _BINDINGS]
    return [] if subprocess.run(call, capture_output=True).returncode == 0 else ["gir1.2-atspi-2.0"]


_STATUS = (
    "gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus "
    "--method org.freedesktop.DBus.Properties.Set org.a11y.Status"
)
_SESSION: Final = f"""
{LAUNCHER} --launch-immediately 2>/dev/null &
bus=$!
until {_STATUS} IsEnabled '<true>' >/dev/null 2>&1; do sleep 0.1; done
{_STATUS} ScreenReaderEnabled '<true>' >/dev/null
"$@" &
program=$!
{PYTHON} {Path(__file__).with_name("at_spi_client.py")}
kill $program $bus 2>/dev/null
wait $program
"""


class Heard(NamedTuple):
    """What is read of one thing in the window."""

    path: str
    depth: int
    role: str
    name: str
    about: str
    clicks: bool
    states: list[str]


class Reader:
    """Knows the window by AT-SPI alone: no pixels, and no keys."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def _ask(self, *order: str) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            # Services of the bus write there, too.
            if line.startswith("{"):
                return json.loads(line).get("is")
        raise AssertionError("the reader has ended")

    def tree(self) -> list[Heard]:
        """All that is in the window, parents before children; empty while it changes."""
        return [Heard(**one) for one in self._ask("tree") or []]

    def focused(self) -> Heard | None:
        """Return what the focus came to last; None if that has gone."""
        return next((Heard(**one) for one in self._ask("focused") or []), None)

    def heard(self) -> list[tuple[str, int, str]]:
        """What was said by itself since the last call, and where the focus came."""
        return [(what, how, words) for what, how, words in self._ask("heard")]

    def rest(self) -> None:
        """Wait for something new, but not for long."""
        self._ask("rest")

    def click(self, one: Heard) -> None:
        """Press it, and wait for what comes of it, but not for long."""
        self._ask("click", one.path)

    def focus(self, one: Heard) -> None:
        self._ask("focus", one.path)

    def place(self, one: Heard) -> list[int]:
        """Return where it lies in the window: left, top, width and height."""
        found: list[int] = self._ask("place", one.path)
        return found

    def value(self, one: Heard) -> float:
        """Return what a slider stands at."""
        return float(self._ask("value", one.path))

    def press(self, name: str, then: str, state: str = "") -> None:
        """Click until something else is there, or it has a state itself.

        What has just come is not yet meant by a press.
        """

        def done() -> bool:
            tree = self.tree()
            own = next((one for one in tree if one.name.startswith(name)), None)
            if state and own is not None and state in own.states:
                return True
            if not state and any(one.name.startswith(then) for one in tree):
                return True
            if own is not None:
                self.click(own)
            return False

        until(done, f"'{then}' after '{name}'")

    def find(self, name: str, role: str = "") -> Heard:
        """Wait for the first thing whose name begins so."""

        def there() -> Heard | None:
            found = (one for one in self.tree() if one.name.startswith(name))
            return next((one for one in found if role in ("", one.role)), None)

        return until(there, f"'{name}' in the window")


@contextmanager
def listening(call: Sequence[str], env: Mapping[str, str], log: Path) -> Iterator[Reader]:
    """Start a program in a session of its own, with a reader that listens from the beginning."""
    command = ["dbus-run-session", "--", "bash", "-c", _SESSION, "session", *call]
    with (
        open(log, "w", encoding="utf-8") as file,
        subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stderr=file, stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as process,
    ):  # fmt: skip
        try:
            yield Reader(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(LONGEST)
