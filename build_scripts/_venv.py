"""Makes virtual environments from pinned requirements; standard library only.

This file and the two commands keep to syntax that an old Python can parse, so that they can report
that it is too old.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "build_scripts" / "requirements"
OLDEST = (3, 11)
NO_NETWORK = ("NewConnectionError", "ConnectTimeout", "ReadTimeout", "ProxyError", "SSLError")


def say(message: str) -> None:
    """Print a message about the progress."""
    print(message, file=sys.stderr, flush=True)


def give_up(message: str) -> NoReturn:
    """Print what is missing and exit."""
    say(f"fort: {message}")
    raise SystemExit(1)


def environment(kind: str) -> Path:
    """Install what `kind` ("play" or "test") needs in `.venv`, if it is not there.

    A stamp file records what was installed, so that a second run is quick.

    Returns:
        The Python of the environment; `fort-desktop` is beside it.
    """
    check_python()
    wanted = REQUIREMENTS / f"{kind}.txt"
    if not _stamped(kind, wanted):
        make_venv(VENV)
        say(f"fort: installing what is needed to {kind} (once) ...")
        install(VENV, "--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", str(wanted))
        # The program itself runs from this checkout; hatchling, which links it in, is pinned too.
        install(VENV, "--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT))
        _stamp(kind).write_text(_print_of(wanted))
    return python_of(VENV)


def check_python() -> None:
    """Exit with a message if this Python is too old."""
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        give_up(f"this is Python {found}; Fort needs Python {OLDEST[0]}.{OLDEST[1]} or newer")


def python_of(folder: Path) -> Path:
    """The Python of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_venv(folder: Path) -> None:
    """Create an environment, unless there is one of this version of Python already."""
    if _usable(folder):
        return
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        give_up(
            "Python's venv module is missing; install it "
            "(on Debian and Ubuntu: apt install python3-venv) and try again"
        )
    say(f"fort: making the virtual environment {folder.name} (once) ...")
    try:
        venv.create(folder, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as fault:
        shutil.rmtree(folder, ignore_errors=True)
        give_up(f"the virtual environment {folder} could not be made: {fault}")


def install(folder: Path, *what: str) -> None:
    """Run pip in an environment, quietly; on failure, exit with pip's own message."""
    call = [str(python_of(folder)), "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    done = subprocess.run([*call, *what], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return
    lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    say("\n".join(lines or done.stderr.splitlines()[-5:]))
    if any(sign in done.stderr for sign in NO_NETWORK):
        give_up(
            "the libraries could not be fetched: no network connection, or none that pip trusts"
        )
    give_up("the libraries could not be installed (pip says why, above)")


def _usable(folder: Path) -> bool:
    """Whether there is a complete environment, made by this version of Python."""
    if not python_of(folder).exists():
        return False
    asked = "import sys, pip; print('%d.%d' % sys.version_info[:2])"
    call = [str(python_of(folder)), "-c", asked]
    try:
        answer = subprocess.run(call, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.strip() == _version()


def _version() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def _stamp(kind: str) -> Path:
    return VENV / f"fort-{kind}.stamp"


def _print_of(wanted: Path) -> str:
    """The content of a stamp: the version of Python, the path of the checkout, and the pins."""
    return f"{_version()} {ROOT} {hashlib.sha256(wanted.read_bytes()).hexdigest()}"


def _stamped(kind: str, wanted: Path) -> bool:
    """Whether `kind` is installed already; "test" includes "play"."""
    if not python_of(VENV).exists():
        return False
    stamps = [(_stamp(kind), wanted)]
    if kind == "play":
        stamps.append((_stamp("test"), REQUIREMENTS / "test.txt"))
    return any(stamp.exists() and stamp.read_text() == _print_of(file) for stamp, file in stamps)
