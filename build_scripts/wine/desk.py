"""A desk with Windows on it: a virtual screen, a window manager, and wine."""

import re
import shutil
import subprocess
from pathlib import Path, PurePath

from tests.smoke.desk import PATIENCE, WORKER, Desk, Running, stop
from wine.system import Wine, piped, spelt, variables


class WineRunning(Running):
    """The program with its window open in wine.

    Programs that it starts are no children of it in Linux, so they are known by the prefix.
    """

    desk: "WineDesk"

    def family(self) -> "list[int]":
        """The living programs of Windows that do not belong to wine."""
        return self.desk.programs()

    def workers(self) -> "list[int]":
        """The worker processes of computer players."""
        return self.desk.programs(WORKER)

    def close(self) -> int:
        """Close the window by the keys of the window manager; returns the exit code."""
        try:
            self.desk.press_until(
                "alt+F4", lambda: self.process.poll() is not None, "the window does not close"
            )
            return self.process.returncode
        finally:
            for pid in self.family():
                stop(pid)


class WineDesk(Desk):
    """An empty desk with a window manager, on which programs are programs of Windows.

    Args:
        base: the folder, created anew; shots: the folder for pictures of the screen;
        prefix: the folder of the prefix of wine.
    """

    def __init__(self, base: Path, shots: Path, prefix: Path) -> None:
        self._prefix = prefix
        super().__init__(base, shots)
        quiet = subprocess.DEVNULL
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment(), stdout=quiet, stderr=quiet
        )
        self.wine = Wine(prefix, DISPLAY=self.display)
        self.forget()

    def environment(self, display: bool = True) -> "dict[str, str]":
        """The program's environment, with wine's prefix."""
        return {**super().environment(display), **variables(self._prefix)}

    @property
    def user(self) -> Path:
        """The folder of the user on the disk C:."""
        users = self._prefix / "drive_c" / "users"
        return next(folder for folder in sorted(users.iterdir()) if folder.name != "Public")

    @property
    def data(self) -> Path:
        """The folder where the program keeps games and logs."""
        return self.user / "AppData" / "Local" / "fort-desktop"

    @property
    def settings(self) -> Path:
        """The file where the program keeps its settings."""
        return self.data / "settings.json"

    def forget(self) -> None:
        """Empty the program's own folder, the only one on the disk C: that it writes to."""
        shutil.rmtree(self.data, ignore_errors=True)

    def command(self, *words: object) -> "list[str]":
        """The call of a program of Windows, with paths as it knows them."""
        told = (spelt(word) if isinstance(word, PurePath) else str(word) for word in words)
        return ["wine", *told]

    def _start(self, call: "list[str]", env: "dict[str, str]") -> "subprocess.Popen[bytes]":
        process, _ = piped(call, self.log, env=env, cwd=self.base)
        return process

    def running(self, process: "subprocess.Popen[bytes]", started: float, picture: Path) -> Running:
        """The program that was started, as the checks handle it."""
        return WineRunning(self, process, started, picture)

    def programs(self, *signs: str) -> "list[int]":
        """The living programs of Fort with these signs in their command."""
        return self.wine.processes(*signs)

    def start(self, *words: object) -> None:
        """Start a program, or open a document, as by a double click: without any console."""
        self.wine.quietly(*self.command("start", *words))

    def windows(self, title: str) -> "list[str]":
        """The numbers of the visible windows with a title that fits a regular expression."""
        call = ["xdotool", "search", "--onlyvisible", "--name", title]
        done = subprocess.run(
            call,
            env=self.environment(),
            timeout=PATIENCE,
            check=False,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        return done.stdout.split()

    def corner(self) -> "tuple[int, int]":
        """The place of the window's upper left corner, inside its frame, on the screen."""
        window = self._told("xdotool", "getactivewindow").strip()
        # xdotool counts the frame twice.
        told = self._told("xwininfo", "-id", window)
        return _number(told, "Absolute upper-left X"), _number(told, "Absolute upper-left Y")

    def _told(self, *call: str) -> str:
        done = subprocess.run(
            call,
            env=self.environment(),
            timeout=PATIENCE,
            check=True,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        return done.stdout

    def close(self) -> None:
        """End all programs of Windows, and stop the virtual screen."""
        self.wine.close()
        self._manager.terminate()
        self._manager.wait(PATIENCE)
        super().close()


def _number(text: str, name: str) -> int:
    found = re.search(rf"{name}: +(-?\d+)", text)
    assert found is not None, text
    return int(found[1])
