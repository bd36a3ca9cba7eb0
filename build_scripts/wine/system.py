"""Windows by wine: a prefix, which is a disk C: with a registry, and the programs started in it.

Python for Windows dies in wine when its output goes into a file, so it always goes into a pipe.
What wine itself starts once, its server and desktop, must not inherit such a pipe, which would then
never end: it is started first, without one.
"""

import os
import subprocess
from pathlib import Path, PurePath

from _venv import give_up, say

ARCHITECTURE = "AMD64"
START = 600.0
"""Seconds for wine to set itself up, or to end all its programs."""
RUNNING = 2
"""What wineserver ends with if there is one for the prefix already."""
REGISTRY = (
    # A program that crashes ends: there is nobody to close a window about it.
    (r"HKCU\Software\Wine\WineDbg", "ShowCrashDialog", "REG_DWORD", "0"),
)
Done = subprocess.CompletedProcess


def spelt(path: PurePath) -> str:
    """Return the name that a file of Linux has on Windows: wine calls the root Z:."""
    return "Z:" + str(path).replace("/", "\\")


class Wine:
    """A prefix of wine, made if it is missing, with its server running.

    Attributes:
        prefix: the folder of the prefix, of 700 MB.
        env: the environment for programs in it.
    """

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.env = {**os.environ, **self.variables}
        stamp = prefix / "fort.stamp"
        prefix.mkdir(parents=True, exist_ok=True)
        self.quietly("wineserver", "-p", fine=(0, RUNNING))
        if not stamp.exists():
            say("fort: setting up wine (once, half a minute) ...")
            self.quietly("wineboot", "-i")
            self.quietly("wine", "winecfg", "-v", "win10")
            for key, name, kind, value in REGISTRY:
                self.quietly("wine", "reg", "add", key, "/v", name, "/t", kind, "/d", value, "/f")
            stamp.write_text("")
        self.quietly("wineboot")

    @property
    def variables(self) -> "dict[str, str]":
        """The variables of the environment that make wine use this prefix, and nothing else."""
        return {
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # else it offers to fetch Mono and Gecko
            "LC_ALL": "C.UTF-8",  # names of files
        }

    def call(self, *program: "str | PurePath") -> "tuple[str, ...]":
        """Return the command of Linux for a program of Windows and its arguments."""
        told = (f"{name}={value}" for name, value in self.variables.items())
        words = (spelt(word) if isinstance(word, PurePath) else word for word in program)
        return ("env", *told, "wine", *words)

    def run(self, *program: "str | PurePath", seconds: float) -> "Done[bytes]":
        """Run a program for the console to its end; errors are in its output.

        Raises:
            subprocess.TimeoutExpired: it takes longer than this.
        """
        return subprocess.run(
            self.call(*program),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )

    def quietly(self, *call: str, fine: "tuple[int, ...]" = (0,)) -> None:
        """Run a program of wine itself, which must end with one of these codes."""
        done = subprocess.run(
            call,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=START,
            check=False,
        )
        if done.returncode not in fine:
            give_up(f"{' '.join(call)} ends with {done.returncode}")

    def processes(self, *signs: str) -> "list[int]":
        """Return the living programs in the prefix that have all these signs in their command."""
        found = []
        mine = f"WINEPREFIX={self.prefix}\0".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command = (folder / "cmdline").read_bytes().decode(errors="replace")
                inside = mine in (folder / "environ").read_bytes() + b"\0"
            except OSError:
                continue  # ended, or of somebody else
            if inside and command and all(sign in command for sign in signs):
                found.append(int(folder.name))
        return found

    def close(self) -> None:
        """End all programs in the prefix, and its server."""
        subprocess.run(["wineserver", "-k"], env=self.env, timeout=START, check=False)
