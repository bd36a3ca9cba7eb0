"""Pins the libraries: writes build_scripts/requirements/*.txt from the *.in beside them.

    .venv/bin/python build_scripts/pin.py [--upgrade] [play test build ...]

Versions that are pinned stay, unless --upgrade asks for the newest. Every wheel for the systems and
Pythons in `_locks.py` is downloaded and hashed, so the locks work there without naming any index.
It needs the network, and the environment of the tests (test.py makes it).
"""

import email.parser
import hashlib
import json
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from packaging.utils import canonicalize_name

from _locks import PYTHONS, Lock, Pin, closure, kinds, read_lock, wanted, write_lock
from _pip import call_pip
from _venv import REQUIREMENTS

LINUX = ("manylinux2014", "manylinux_2_17", "manylinux_2_28")
TAGS = (
    tuple(f"{tag}_x86_64" for tag in LINUX),
    tuple(f"{tag}_aarch64" for tag in LINUX),
    ("macosx_10_13_x86_64", "macosx_10_13_universal2", "macosx_11_0_universal2"),
    ("macosx_11_0_arm64", "macosx_11_0_universal2", "macosx_12_0_arm64"),
    ("win_amd64",),
)
"""The tags of wheels that each system takes."""


def pip(*words: str) -> bool:
    """Run pip quietly; return True if it succeeded."""
    return call_pip(Path(sys.executable), *words, "-q").returncode == 0


def resolve(names: list[str], kept: Lock, folder: Path) -> dict[str, str]:
    """Return the versions of all that `names` need on this system, by normalised name.

    Raises:
        SystemExit: pip finds no versions that fit together.
    """
    report, constraints = folder / "report.json", folder / "kept.txt"
    pins = [f"{name}=={pin.version}" for name, pin in kept.items()]
    constraints.write_text("\n".join(pins), encoding="utf-8")
    call = ("install", "--dry-run", "--ignore-installed", "--report", str(report))
    if not pip(*call, "-c", str(constraints), *names):
        raise SystemExit(f"pin: pip cannot resolve {' '.join(names)}")
    found = [item["metadata"] for item in json.loads(report.read_text("utf-8"))["install"]]
    return {canonicalize_name(item["name"]): item["version"] for item in found}


def fetch(pins: list[str], folder: Path) -> None:
    """Download the wheel of each library for each system and Python."""
    for tags in TAGS:
        for python in PYTHONS:
            chosen = [part for tag in tags for part in ("--platform", tag)]
            call = ["download", "--no-deps", "--only-binary", ":all:", "-d", str(folder)]
            call += ["--python-version", python, *chosen]
            if not pip(*call, *pins):
                # One that has no wheel there fails the whole call: take them one by one.
                lacking = [one for one in pins if not pip(*call, one)]
                print(f"  {tags[0]}, Python {python}: no wheel of {', '.join(lacking)}")


def metadata(file: Path) -> str:
    """Return the metadata inside a wheel or a source archive."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as archive:
            name = next(one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
            return archive.read(name).decode("utf-8")
    with tarfile.open(file) as archive:
        name = next(one for one in archive.getnames() if one.count("/") == 1 and "PKG-INFO" in one)
        member = archive.extractfile(name)
        return member.read().decode("utf-8") if member else ""


def pins_of(folder: Path) -> Lock:
    """Return the pins of the downloaded files in a folder."""
    found: Lock = {}
    for file in sorted(folder.iterdir()):
        told = email.parser.HeaderParser().parsestr(metadata(file))
        name, version = canonicalize_name(told["Name"]), told["Version"]
        old = found.get(name, Pin(version, (), ()))
        hashes = {*old.hashes, hashlib.sha256(file.read_bytes()).hexdigest()}
        needs = {*old.needs, *told.get_all("Requires-Dist", [])}
        found[name] = Pin(version, tuple(sorted(hashes)), tuple(sorted(needs)))
    return found


def download(versions: dict[str, str]) -> tuple[Lock, bool]:
    """Return the pins of these versions, and True if there is a wheel of each."""
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work)
        fetch([f"{name}=={version}" for name, version in versions.items()], folder)
        sources = versions.keys() - pins_of(folder).keys()
        for name in sources:  # no wheel anywhere: only its source is published
            source = f"{name}=={versions[name]}"
            pip("download", "--no-deps", "--no-binary", ":all:", "-d", str(folder), source)
        return pins_of(folder), not sources


def pin(kind: str, upgrade: bool) -> None:
    """Write the lock of one list.

    Pip resolves for this system only; what others need besides is asked for as well.
    """
    roots, path = wanted(kind), REQUIREMENTS / f"{kind}.txt"
    kept = read_lock(path.read_text("utf-8")) if path.exists() and not upgrade else {}
    names = [str(one) for one in roots]
    while True:
        with tempfile.TemporaryDirectory() as work:
            versions = resolve(names, kept, Path(work))
        lock, binary = download(versions)
        missing = [need for need in closure(roots, lock).missing if need not in names]
        if not missing:
            break
        names += missing
    used = {name: one for name, one in lock.items() if name not in closure(roots, lock).unused}
    path.write_text(write_lock(kind, used, binary), encoding="utf-8")
    for name, one in sorted(used.items()):
        print(f"{kind}: {name} {one.version}, {len(one.hashes)} files")


if __name__ == "__main__":
    chosen = [word for word in sys.argv[1:] if word != "--upgrade"]
    for kind in chosen or kinds():
        pin(kind, "--upgrade" in sys.argv)
