"""Makes virtual environments from locks, which pin every library; standard library only.

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

from _pip import NO_NETWORK, call_pip

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "build_scripts" / "requirements"
OLDEST = (3, 11)
NEWEST = (3, 14)
"""The locks hold wheels for these versions of Python and all between them (pin.py)."""


def say(message: str) -> None:
    """Print a message about the progress."""
    print(message, file=sys.stderr, flush=True)


def give_up(message: str) -> NoReturn:
    """Print what is missing and exit."""
    say(f"fort: {message}")
    raise SystemExit(1)


def environment(kind: str) -> Path:
    """Return the Python of `.venv` with what `kind` ("play" or "test") needs, installed if missing.

    The lock of "test" holds all of "play". `fort-desktop` is beside the returned Python.
    """
    check_python()
    if kind == "play" and _is_filled(VENV, ("test",)):
        return python_of(VENV)
    # The program itself runs from this checkout; hatchling, which links it in, is pinned too.
    return filled(VENV, kind, link=ROOT)


def filled(folder: Path, *kinds: str, link: "Path | None" = None) -> Path:
    """Return the Python of an environment that holds what the locks of `kinds` pin.

    A stamp file records what was installed, so a second run does nothing, also without a network.
    The locks are complete, so pip has nothing to resolve: it must not look for newer releases,
    which the locks could not know. `pip check` then proves that nothing is missing.

    Args:
        folder: where the environment is, or is made.
        kinds: names of locks, in the order in which they are installed.
        link: a project that is installed in place as well.
    """
    check_python()
    if not _is_filled(folder, kinds):
        if _is_stale(folder):
            shutil.rmtree(folder)  # what only the old locks named must not stay
        make_venv(folder)
        say(f"fort: installing the libraries for {' and '.join(kinds)} in {folder.name} (once) ...")
        install = ("install", "--no-deps", "--no-build-isolation")
        for kind in kinds:
            run_pip(folder, *install, "--require-hashes", "-r", str(REQUIREMENTS / f"{kind}.txt"))
        if link is not None:
            run_pip(folder, *install, "--no-index", "-e", str(link))
        run_pip(folder, "check")
        _stamp(folder, kinds).write_text(_stamp_text(folder, kinds), encoding="ascii")
    return python_of(folder)


def check_python() -> None:
    """Exit with a message if this Python is older or newer than the locks allow."""
    found = ".".join(map(str, sys.version_info[:3]))
    oldest, newest = (".".join(map(str, one)) for one in (OLDEST, NEWEST))
    if sys.version_info < OLDEST:
        give_up(f"this is Python {found}; Fort needs Python {oldest} or newer")
    if sys.version_info[:2] > NEWEST:
        give_up(
            f"this is Python {found}; the pinned libraries are for Python {oldest} to {newest}, "
            f"so start this with python{newest}"
        )


def python_of(folder: Path) -> Path:
    """Return the path of the Python of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_venv(folder: Path) -> None:
    """Create an environment, unless there is one of this version of Python already."""
    if _is_usable(folder):
        return
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        give_up(
            "Python's venv module is missing; install it "
            "(on Debian and Ubuntu: apt install python3-venv) and try again"
        )
    say(f"fort: creating the virtual environment {folder.name} (once) ...")
    try:
        venv.create(folder, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as fault:
        shutil.rmtree(folder, ignore_errors=True)
        give_up(f"the virtual environment {folder} could not be created: {fault}")


def run_pip(folder: Path, *words: str) -> None:
    """Run pip in an environment, quietly; on failure, exit with pip's own message."""
    done = call_pip(python_of(folder), *words)
    if done.returncode == 0:
        return
    told = done.stderr + done.stdout
    lines = [line for line in told.splitlines() if line.startswith("ERROR")]
    say("\n".join(lines or told.splitlines()[-5:]))
    if any(sign in told for sign in NO_NETWORK):
        give_up(
            "the libraries could not be downloaded: no network connection, or none that pip trusts"
        )
    give_up("the libraries could not be installed (see pip's message above)")


def _is_usable(folder: Path) -> bool:
    """Return True for a complete environment that this version of Python made."""
    if not python_of(folder).exists():
        return False
    asked = "import sys, pip; print('%d.%d' % sys.version_info[:2])"
    call = [str(python_of(folder)), "-I", "-c", asked]
    try:
        answer = subprocess.run(call, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return False
    return answer.stdout.strip() == _version()


def _version() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def _stamp(folder: Path, kinds: "tuple[str, ...]") -> Path:
    return folder / f"fort-{'+'.join(kinds)}.stamp"


def _stamp_text(folder: Path, kinds: "tuple[str, ...]") -> str:
    """Return the content of a stamp: a hash of Python's version, the folder, and the locks."""
    found = hashlib.sha256(_version().encode() + os.fsencode(folder))
    for kind in kinds:
        lock = REQUIREMENTS / f"{kind}.txt"
        found.update(lock.read_bytes() if lock.exists() else b"")
    return found.hexdigest()


def _is_filled(folder: Path, kinds: "tuple[str, ...]") -> bool:
    """Return True if an environment holds what the locks of `kinds` pin."""
    stamp = _stamp(folder, kinds)
    if not (stamp.exists() and python_of(folder).exists()):
        return False
    return stamp.read_text(encoding="ascii", errors="replace") == _stamp_text(folder, kinds)


def _is_stale(folder: Path) -> bool:
    """Return True if an environment was filled from locks that have changed since."""
    stamps = [stamp.stem[len("fort-") :] for stamp in folder.glob("fort-*.stamp")]
    return not all(_is_filled(folder, tuple(kinds.split("+"))) for kinds in stamps)
