"""Windows by wine: a prefix, which is a disk C: with a registry, and the programs started in it.

Python for Windows dies in wine when its output goes into a file, so it always goes into a pipe.
What wine itself starts once, its server and desktop, must not inherit such a pipe, which would then
never end: it is started first, without one.
"""

import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import Any

from _venv import give_up, say

ARCHITECTURE = "AMD64"
START = 600.0
"""Seconds for wine to set itself up, or to end all its programs."""
OWN = "C:\\windows\\"
"""How the commands of wine's own programs begin."""
REGISTRY = (
    # A program that crashes ends: there is nobody to close a window about it.
    (r"HKCU\Software\Wine\WineDbg", "ShowCrashDialog", "REG_DWORD", "0"),
)
Process = subprocess.Popen[bytes]


def spelt(path: PurePath) -> str:
    """Return the name that a file of Linux has on Windows: wine calls the root Z:."""
    return "Z:" + str(path).replace("/", "\\")


def variables(prefix: Path) -> "dict[str, str]":
    """Return the variables of the environment that make wine use a prefix, and nothing else."""
    return {
        "WINEPREFIX": str(prefix),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",  # else it offers to fetch Mono and Gecko
        "LC_ALL": "C.UTF-8",  # names of files
        # Where programs look for the server; from elsewhere they would start a second one, which
        # has a registry of its own.
        "TMPDIR": tempfile.gettempdir(),
    }


def piped(call: "Sequence[str]", log: Path, **more: Any) -> "tuple[Process, Process]":
    """Start a program whose output goes into a file, by a pipe, while it runs.

    Args:
        more: what subprocess.Popen is to be told besides.

    Returns:
        The program, and the process that writes the file and ends after it.
    """
    with log.open("wb") as file:
        writer = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=file)
    assert writer.stdin is not None
    process = subprocess.Popen(
        call, stdin=subprocess.DEVNULL, stdout=writer.stdin, stderr=writer.stdin, **more
    )
    writer.stdin.close()
    return process, writer


class Wine:
    """A prefix of wine, made if it is missing, with its server running.

    Args:
        prefix: its folder, of 700 MB; more: variables of the environment, such as the display.
    """

    def __init__(self, prefix: Path, **more: str) -> None:
        self.prefix = prefix
        self.env = {**os.environ, **variables(prefix), **more}
        prefix.mkdir(parents=True, exist_ok=True)
        self.close()  # programs of before may have come to another screen
        self.quietly("wineserver", "-p")
        stamp = prefix / "fort.stamp"
        if not stamp.exists():
            say("fort: setting up wine (once, half a minute) ...")
            self.quietly("wineboot", "-i")
            self.quietly("wine", "winecfg", "-v", "win10")
            for key, name, kind, value in REGISTRY:
                self.quietly("wine", "reg", "add", key, "/v", name, "/t", kind, "/d", value, "/f")
            stamp.write_text("", "utf-8")
        self.quietly("wineboot")

    def call(self, *program: "str | PurePath") -> "tuple[str, ...]":
        """Return the command of Linux for a program of Windows and its arguments."""
        told = (f"{name}={value}" for name, value in variables(self.prefix).items())
        words = (spelt(word) if isinstance(word, PurePath) else word for word in program)
        return ("env", *told, "wine", *words)

    def run(self, *program: "str | PurePath", log: Path, seconds: float) -> int:
        """Run a program for the console to its end, its output in a file; returns its exit code.

        Raises:
            subprocess.TimeoutExpired: it takes longer than this.
        """
        process, writer = piped(self.call(*program), log)
        found = process.wait(seconds)
        writer.wait(seconds)
        return found

    def quietly(self, *call: str) -> None:
        """Run a program of wine itself."""
        done = subprocess.run(
            call,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=START,
            check=False,
        )
        if done.returncode != 0:
            give_up(f"{' '.join(call)} ends with {done.returncode}")

    def processes(self, *signs: str) -> "list[int]":
        """Return the living programs with all these signs in their command, but for wine's own."""
        found = []
        mine = f"WINEPREFIX={self.prefix}\0".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command = (folder / "cmdline").read_bytes().decode(errors="replace")
                inside = mine in (folder / "environ").read_bytes() + b"\0"
            except OSError:
                continue  # ended, or of somebody else
            foreign = ".exe" in command and not command.startswith(OWN)
            if inside and foreign and all(sign in command for sign in signs):
                found.append(int(folder.name))
        return found

    def close(self) -> None:
        """End all programs in the prefix, and its server."""
        subprocess.run(["wineserver", "-k"], env=self.env, timeout=START, check=False)
