"""Reads the lists in `requirements` and tells whether a lock is closed.

A lock (`*.txt`) pins every library with the hashes of its files and, in comments, what the library
itself requires. It is closed if whatever the list beside it (`*.in`) asks for, and whatever that
requires in turn, is pinned, on every system and Python that Fort supports.
"""

import functools
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from _venv import NEWEST, OLDEST, REQUIREMENTS

SYSTEMS = (
    ("linux", "Linux", "x86_64"),
    ("linux", "Linux", "aarch64"),
    ("darwin", "Darwin", "x86_64"),
    ("darwin", "Darwin", "arm64"),
    ("win32", "Windows", "AMD64"),
)
"""Each as `sys.platform`, `platform.system()` and `platform.machine()` tell it."""
PYTHONS = tuple(f"3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1))
NEEDS = "    # needs "
_PIN = re.compile(r"(\S+)==(\S+) \\")


class Pin(NamedTuple):
    """A library in a lock: its version, the hashes of its files, and what it requires."""

    version: str
    hashes: tuple[str, ...]
    needs: tuple[str, ...]


Lock = dict[str, Pin]
"""Pins by the normalised names of the libraries."""


def kinds() -> list[str]:
    """Return the names of all lists."""
    return sorted(path.stem for path in REQUIREMENTS.glob("*.in"))


def wanted(kind: str) -> list[Requirement]:
    """Return what a list asks for."""
    text = (REQUIREMENTS / f"{kind}.in").read_text(encoding="utf-8")
    return [Requirement(line) for line in text.splitlines()]


def read_lock(text: str) -> Lock:
    """Return the pins of a lock."""
    found: Lock = {}
    for block in re.split(r"^(?=\w)", text, flags=re.MULTILINE):
        pin = _PIN.match(block)
        if pin:
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", block)
            needs = [
                line.removeprefix(NEEDS) for line in block.splitlines() if line.startswith(NEEDS)
            ]
            found[pin.group(1)] = Pin(pin.group(2), tuple(hashes), tuple(needs))
    return found


def write_lock(kind: str, lock: Lock, binary: bool) -> str:
    """Return the text of a lock; `binary` forbids pip to build any library from its source."""
    lines = [f"# Pinned by build_scripts/pin.py from {kind}.in; do not edit."]
    lines += ["--only-binary :all:"] if binary else []
    for name, pin in sorted(lock.items()):
        hashes = [f"    --hash=sha256:{value}" for value in pin.hashes]
        lines.append(" \\\n".join([f"{name}=={pin.version}", *hashes]))
        lines += [f"{NEEDS}{need}" for need in pin.needs]
    return "\n".join(lines) + "\n"


def environments() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield a name and the values of its markers for each system and Python."""
    for platform, system, machine in SYSTEMS:
        for python in PYTHONS:
            markers = {
                **{name: str(value) for name, value in default_environment().items()},
                "sys_platform": platform,
                "platform_system": system,
                "platform_machine": machine,
                "platform_release": "",
                "platform_version": "",
                "os_name": "nt" if platform == "win32" else "posix",
                "python_version": python,
                "python_full_version": f"{python}.0",
                "implementation_version": f"{python}.0",
            }
            yield f"{system} {machine}, Python {python}", markers


@functools.cache
def _requirement(text: str) -> Requirement:
    return Requirement(text)


class Closure(NamedTuple):
    """The faults of a lock: requirements that it does not meet, and pins without a use."""

    missing: dict[str, str]
    """The place of each unmet requirement by its text: who requires it, and where."""
    unused: set[str]


def closure(roots: Iterable[Requirement], lock: Lock) -> Closure:
    """Follow all requirements from the roots through a lock, on every system."""
    missing: dict[str, str] = {}
    used: set[str] = set()
    for place, markers in environments():
        seen: set[tuple[str, str]] = set()
        ahead = [(one, "", "the list") for one in roots]
        while ahead:
            need, extra, by = ahead.pop()
            if need.marker and not need.marker.evaluate({**markers, "extra": extra}):
                continue
            name = canonicalize_name(need.name)
            pin = lock.get(name)
            if pin is None or not need.specifier.contains(pin.version, prereleases=True):
                asked = str(need).partition(";")[0].strip()
                missing.setdefault(asked, f"{by} requires {asked} on {place}")
                continue
            used.add(name)
            for one in {"", *need.extras}:
                if (name, one) not in seen:
                    seen.add((name, one))
                    ahead += [(_requirement(text), one, name) for text in pin.needs]
    return Closure(missing, lock.keys() - used)
