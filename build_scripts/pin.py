"""Pins the libraries: writes build_scripts/requirements/*.txt with the hashes of all wheels.

    python3 build_scripts/pin.py

Needs pip and the network. Wheels of the platforms below are fetched and hashed, so that the pinned
files work there without naming any index.
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent / "requirements"
PLATFORMS = {
    "linux": ("manylinux2014_x86_64", "manylinux_2_17_x86_64", "manylinux_2_28_x86_64"),
    "mac": ("macosx_11_0_arm64", "macosx_11_0_universal2", "macosx_10_9_universal2"),
    "windows": ("win_amd64",),
}
PYTHONS = ("3.11", "3.12", "3.13")


def resolve(names: list[str], folder: Path) -> list[str]:
    """`name==version` of everything that `names` need."""
    report = folder / "report.json"
    call = [sys.executable, "-m", "pip", "install", "-q", "--dry-run", "--ignore-installed"]
    subprocess.run([*call, "--report", str(report), *names], check=True, stderr=subprocess.DEVNULL)
    import json

    items = json.loads(report.read_text())["install"]
    return sorted(f"{i['metadata']['name'].lower()}=={i['metadata']['version']}" for i in items)


def hashes(requirement: str, folder: Path) -> list[str]:
    """The hashes of all wheels of one pinned library."""
    call = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:"]
    for tags in PLATFORMS.values():
        for python in PYTHONS:
            chosen = [part for tag in tags for part in ("--platform", tag)]
            subprocess.run(
                [*call, *chosen, "--python-version", python, "-d", str(folder), requirement],
                check=False,
                stderr=subprocess.DEVNULL,
            )
    wheels = sorted(folder.glob("*.whl"))
    return sorted({hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in wheels})


def pin(kind: str) -> None:
    """Write the pinned file of one list."""
    names = (HERE / f"{kind}.in").read_text().split()
    lines = [f"# Pinned by build_scripts/pin.py from {kind}.in; do not edit."]
    with tempfile.TemporaryDirectory() as work:
        for requirement in resolve(names, Path(work)):
            folder = Path(work) / requirement.replace("==", "-")
            folder.mkdir()
            found = hashes(requirement, folder)
            print(f"{requirement}: {len(found)} wheels")
            tail = [f"    --hash=sha256:{value}" for value in found]
            lines.append(" \\\n".join([requirement, *tail]))
    (HERE / f"{kind}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    for kind in sys.argv[1:] or ("play", "test", "peers"):
        pin(kind)
