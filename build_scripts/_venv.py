"""Makes the project's virtual environment from pinned requirements; standard library only."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST = (3, 11)


def say(message: str) -> None:
    """Tell the person what is going on."""
    print(message, file=sys.stderr, flush=True)


def give_up(message: str) -> NoReturn:
    """Say what is missing and end."""
    say(f"fort: {message}")
    raise SystemExit(1)


def venv_python() -> Path:
    """The Python of the environment."""
    windows = os.name == "nt"
    return VENV / ("Scripts/python.exe" if windows else "bin/python")


def environment(kind: str) -> Path:
    """Make sure that what `kind` ("play" or "test") needs is installed; returns its Python.

    A stamp remembers what was installed, so that a second run is quick.
    """
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        give_up(f"this is Python {found}; Fort needs Python {OLDEST[0]}.{OLDEST[1]} or newer")
    wanted = ROOT / "build_scripts" / "requirements" / f"{kind}.txt"
    if not _stamped(kind, wanted):
        _make_venv()
        _install(kind, wanted)
        _stamp(kind).write_text(_print_of(wanted))
    return venv_python()


def _stamp(kind: str) -> Path:
    return VENV / f"fort-{kind}.stamp"


def _print_of(wanted: Path) -> str:
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    return f"{version} {hashlib.sha256(wanted.read_bytes()).hexdigest()}"


def _stamped(kind: str, wanted: Path) -> bool:
    """Whether it is installed already; what the tests need includes what the game needs."""
    if not venv_python().exists():
        return False
    stamps = [(_stamp(kind), wanted)]
    if kind == "play":
        stamps.append((_stamp("test"), wanted.with_name("test.txt")))
    return any(stamp.exists() and stamp.read_text() == _print_of(file) for stamp, file in stamps)


def _make_venv() -> None:
    if venv_python().exists():
        return
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        give_up(
            "Python's venv module is missing; install it "
            "(on Debian and Ubuntu: apt install python3-venv) and try again"
        )
    say("fort: making the virtual environment .venv (once) ...")
    try:
        venv.create(VENV, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as fault:
        give_up(f"the virtual environment {VENV} could not be made: {fault}")


def _install(kind: str, wanted: Path) -> None:
    say(f"fort: installing what is needed to {kind} (once) ...")
    pip = [str(venv_python()), "-m", "pip", "--disable-pip-version-check", "-q"]
    pinned = [*pip, "install", "--require-hashes", "--only-binary", ":all:", "-r", str(wanted)]
    own = [*pip, "install", "--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT)]
    for call in (pinned, own):
        done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            say("\n".join(lines or done.stderr.splitlines()[-5:]))
            give_up(
                "the libraries could not be installed (see above); is there a network connection?"
            )
