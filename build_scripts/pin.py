"""Pins the libraries: writes build_scripts/requirements/*.txt from the *.in beside them.

    python3 build_scripts/pin.py [play test build compile peers-build peers]

Needs pip and the network. Every wheel for the systems below is downloaded and hashed, so that the
pinned files work there without naming any index.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent / "requirements"
LINUX = ("manylinux2014", "manylinux_2_17", "manylinux_2_28")
SYSTEMS = (
    tuple(f"{tag}_x86_64" for tag in LINUX),
    tuple(f"{tag}_aarch64" for tag in LINUX),
    ("macosx_10_13_x86_64", "macosx_10_13_universal2", "macosx_11_0_universal2"),
    ("macosx_11_0_arm64", "macosx_11_0_universal2", "macosx_12_0_arm64"),
    ("win_amd64",),
)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
WHEELS = ("--only-binary", ":all:")


def pip(*call: str) -> bool:
    """Run pip quietly; returns whether it succeeded."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", *call, "-q"], check=False, stderr=subprocess.DEVNULL
    )
    return done.returncode == 0


def resolve(names: list[str], folder: Path) -> dict[str, str]:
    """Resolve the versions of everything that `names` need, by normalised name."""
    report = folder / "report.json"
    if not pip("install", "--dry-run", "--ignore-installed", "--report", str(report), *names):
        raise SystemExit(f"pin: pip cannot resolve {' '.join(names)}")
    found = [item["metadata"] for item in json.loads(report.read_text())["install"]]
    return {normal(item["name"]): item["version"] for item in found}


def normal(name: str) -> str:
    """Normalise a library's name (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def fetch(pins: list[str], folder: Path) -> None:
    """Download the wheel of each library for each system and Python."""
    for tags in SYSTEMS:
        for python in PYTHONS:
            chosen = [part for tag in tags for part in ("--platform", tag)]
            call = ("download", "--no-deps", *WHEELS, "--python-version", python, "-d", str(folder))
            if not pip(*call, *chosen, *pins):
                # One that has no wheel there fails the whole call: take them one by one.
                lacking = [one for one in pins if not pip(*call, *chosen, one)]
                print(f"  {tags[0]}, Python {python}: no wheel of {', '.join(lacking)}")


def hashes(folder: Path) -> dict[str, list[str]]:
    """The hashes of the files in a folder, by the normalised name of their library."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.iterdir()):
        name = normal(file.name.partition("-")[0])
        found.setdefault(name, []).append(hashlib.sha256(file.read_bytes()).hexdigest())
    return found


def pin(kind: str) -> None:
    """Write the pinned file of one list."""
    names = (HERE / f"{kind}.in").read_text().split()
    with tempfile.TemporaryDirectory() as work:
        versions = resolve(names, Path(work))
        files = Path(work) / "files"
        files.mkdir()
        fetch([f"{name}=={version}" for name, version in versions.items()], files)
        for name in versions.keys() - hashes(files).keys():
            # No wheel anywhere: only its source is published.
            source = f"{name}=={versions[name]}"
            pip("download", "--no-deps", "--no-binary", ":all:", "-d", str(files), source)
        found = hashes(files)
    lines = [f"# Pinned by build_scripts/pin.py from {kind}.in; do not edit."]
    for name, version in sorted(versions.items()):
        tail = [f"    --hash=sha256:{value}" for value in sorted(set(found[name]))]
        lines.append(" \\\n".join([f"{name}=={version}", *tail]))
        print(f"{kind}: {name} {version}, {len(tail)} files")
    (HERE / f"{kind}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    for kind in sys.argv[1:] or ("play", "test", "build", "compile", "peers-build", "peers"):
        pin(kind)
