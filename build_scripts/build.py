"""Builds the program for the system it runs on: a folder, its archive, and a single file.

    python3 build_scripts/build.py [--shape folder|file|both] [--check-reproducible]

Everything goes to build/dist. PyInstaller and the libraries are installed separately, in
build/pack-venv, from pinned files. The rules are compiled where there is a C compiler (compile.py).
With --check-reproducible the commit is built a second time, from a fresh clone with its own
environment, and differences are listed. Only Linux has been tried (see bundle/about.py).
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path, PurePath
from typing import NamedTuple

from _venv import ROOT, filled, give_up, say
from bundle import about
from bundle.archive import differences, digests, megabytes, pack, sha256
from bundle.linux import ICONS, lay_beside
from compile import compiled

BUILD = ROOT / "build"
ENVIRONMENT = BUILD / "pack-venv"
WORK = BUILD / "pack"
DIST = BUILD / "dist"
LISTS = ("play", "build")
SHAPES = {"folder": "folder", "file": "file", "both": "folder,file"}
MOST = {"folder": 60.0, "file": 35.0, "archive": 30.0, "app": 30.0}
"""Megabytes of each thing at most."""
DIFFERING: "frozenset[str]" = frozenset()
"""Files that two builds of one commit may differ in, each with its reason here. There is none."""
EPOCH_1980 = 315532800
"""The moment of everything where neither git nor SOURCE_DATE_EPOCH tells one."""


class Target(NamedTuple):
    """The target of a build: the system, the Python that builds, and the folders.

    Attributes:
        system: the system that the program is for, as `sys.platform` tells it.
        machine: the processor that it is for, as `platform.machine` tells it.
        python: the call of the Python that PyInstaller is installed in.
        source: the checkout, or its copy with compiled rules.
        work: the folder for PyInstaller.
        results: the folder for what is built.
        spelt: turns a path into the name by which that Python knows it.
    """

    system: str
    machine: str
    python: "tuple[str, ...]"
    source: Path
    work: Path
    results: Path
    spelt: "Callable[[PurePath], str]" = str


def own_target() -> Target:
    """Return the target of this machine, with its environment installed and its rules compiled."""
    python = (str(filled(ENVIRONMENT, *LISTS)),)
    return Target(sys.platform, platform.machine(), python, compiled() or ROOT, WORK, DIST)


def label(system: str = sys.platform, machine: str = platform.machine()) -> str:
    """Return the name of the build: program, version, system."""
    system = {"darwin": "macos", "win32": "windows"}.get(system, "linux")
    return f"{about.PROGRAM}-{about.version()}-{system}-{machine.lower()}"


def moment() -> int:
    """The time stamp of all files, that of the commit, in Unix seconds."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not told:
        call = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        try:
            told = subprocess.run(
                call, capture_output=True, encoding="utf-8", check=False
            ).stdout.strip()
        except OSError:
            told = ""
    return int(told) if told.isdecimal() else EPOCH_1980


def write_parts(folder: Path) -> None:
    """Icons and version data, for the spec."""
    shutil.copytree(ICONS, folder)
    (folder / "version.txt").write_text(about.windows_version(about.version()), "utf-8")


def freeze(target: Target, shape: str, parts: Path) -> None:
    """Run PyInstaller in its work folder."""
    work, spelt = target.work, target.spelt
    settings = {
        "FORT_SOURCE": spelt(target.source),
        "FORT_PARTS": spelt(parts),
        "FORT_SHAPES": SHAPES[shape],
        # The order of sets decides how byte code comes out, and the time is written into it.
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(moment()),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYINSTALLER_CONFIG_DIR": spelt(work / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    call = [*target.python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    call += ["--distpath", spelt(work / "dist"), "--workpath", spelt(work / "work")]
    call += [spelt(ROOT / "build_scripts" / "fort.spec")]
    done = subprocess.run(
        call,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=work,
        check=False,
    )
    (work / "log.txt").write_bytes(done.stdout)
    if done.returncode != 0:
        say("".join(done.stdout.decode(errors="replace").splitlines(True)[-15:]))
        give_up(f"PyInstaller failed; its full output is in {work / 'log.txt'}")


def build(target: Target, shape: str) -> "dict[str, Path]":
    """Build; returns the paths of folder, archive and single file by name."""
    if target.system.startswith("linux") and shutil.which("strip") is None:
        give_up("strip is missing; install it (Debian and Ubuntu: apt install binutils)")
    for old in (target.work, target.results):
        shutil.rmtree(old, ignore_errors=True)
        old.mkdir(parents=True)
    write_parts(target.work / "parts")
    say("fort: building (about a minute) ...")
    freeze(target, shape, target.work / "parts")
    made: dict[str, Path] = {}
    if shape != "file":
        made.update(_take_folder(target))
    if shape != "folder":
        suffix = ".exe" if target.system == "win32" else ""
        made["file"] = target.results / f"{label(target.system, target.machine)}-single{suffix}"
        (target.work / "dist" / f"{about.PROGRAM}-single{suffix}").rename(made["file"])
    shutil.copyfile(target.work / "THIRD-PARTY.txt", target.results / "THIRD-PARTY.txt")
    return made


def _take_folder(target: Target) -> "dict[str, Path]":
    """Complete the folder that PyInstaller has left, and pack it."""
    folder = target.results / label(target.system, target.machine)
    (target.work / "dist" / about.PROGRAM).rename(folder)
    if target.system.startswith("linux"):
        lay_beside(folder, about.version(), moment())
    shutil.copyfile(target.work / "THIRD-PARTY.txt", folder / "THIRD-PARTY.txt")
    kind = "zip" if target.system == "win32" else "tar.gz"
    archive = target.results / f"{folder.name}.{kind}"
    pack(folder, archive, moment())
    made = {"folder": folder, "archive": archive}
    if target.system == "darwin":
        made["app"] = _take_app(target, f"{folder.name}-app.tar.gz")
    return made


def _take_app(target: Target, name: str) -> Path:
    """Pack the bundle that PyInstaller has left for macOS."""
    bundle, archive = target.results / f"{about.NAME}.app", target.results / name
    (target.work / "dist" / bundle.name).rename(bundle)
    pack(bundle, archive, moment())
    return archive


def tell(made: "dict[str, Path]", most: "dict[str, float]") -> int:
    """Print sizes and hashes; returns how many exceed their limit of megabytes."""
    late = 0
    for kind, path in made.items():
        size = megabytes(path)
        late += size > most[kind]
        mark = "" if size <= most[kind] else "  TOO LARGE"
        print(f"{kind:<9} {size:6.1f} MB (at most {most[kind]:.0f})  {path}{mark}")
        if path.is_file():
            print(f"         sha256 {sha256(path)}")
    return late


def check_again(made: "dict[str, Path]", script: str, *words: str) -> int:
    """Build the commit again elsewhere, by a script of this folder, and compare what it made.

    Returns:
        The number of files that differ without being known to.
    """
    changed = subprocess.run(
        ["git", "-C", str(ROOT), "status", "--porcelain"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.strip()
    if changed:
        give_up("the working tree has changes: only a commit can be rebuilt")
    clone = BUILD / "again"
    shutil.rmtree(clone, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    say("fort: building again from a clone in build/again ...")
    subprocess.run([sys.executable, str(clone / "build_scripts" / script), *words], check=True)
    differing = 0
    for path in made.values():
        other = clone / path.relative_to(ROOT)
        if path.is_dir():
            found = differences(digests(path), digests(other))
        else:
            found = [] if sha256(path) == sha256(other) else [path.name]
        for name in found:
            differing += name not in DIFFERING
            print(f"differs: {name}{' (known)' if name in DIFFERING else ''}")
    print("the two builds are identical" if not differing else f"{differing} files differ")
    return differing


def main() -> int:
    """Build, print and compare."""
    parser = argparse.ArgumentParser(description="Build the program for this system.")
    parser.add_argument("--shape", choices=SHAPES, default="both")
    parser.add_argument("--check-reproducible", action="store_true")
    args = parser.parse_args()
    made = build(own_target(), args.shape)
    failed = tell(made, MOST)
    if args.check_reproducible:
        failed += check_again(made, "build.py", "--shape", args.shape)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
