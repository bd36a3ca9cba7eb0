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
from pathlib import Path

from _venv import REQUIREMENTS, ROOT, check_python, give_up, install, make_venv, python_of, say
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
MOST = {"folder": 60.0, "file": 35.0, "archive": 30.0}
"""Megabytes of each thing at most."""
DIFFERING: "frozenset[str]" = frozenset()
"""Files that two builds of one commit may differ in, each with its reason here. There is none."""
EPOCH_1980 = 315532800
"""The moment of everything where neither git nor SOURCE_DATE_EPOCH tells one."""


def label() -> str:
    """The name of the build: program, version, system."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    return f"{about.PROGRAM}-{about.version()}-{system}-{platform.machine().lower()}"


def environment() -> Path:
    """The Python of the build environment, which is recreated if pins changed."""
    check_python()
    wanted = "".join((REQUIREMENTS / f"{kind}.txt").read_text() for kind in LISTS)
    stamp = ENVIRONMENT / "fort-pack.stamp"
    if not (stamp.exists() and stamp.read_text() == wanted):
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        BUILD.mkdir(exist_ok=True)
        make_venv(ENVIRONMENT)
        say("fort: installing what is needed to build, apart (once) ...")
        for kind in LISTS:
            pins = str(REQUIREMENTS / f"{kind}.txt")
            install(
                ENVIRONMENT, "--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", pins
            )
        stamp.write_text(wanted)
    return python_of(ENVIRONMENT)


def moment() -> int:
    """The time stamp of all files, that of the commit, in Unix seconds."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not told:
        call = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        try:
            told = subprocess.run(call, capture_output=True, text=True, check=False).stdout.strip()
        except OSError:
            told = ""
    return int(told) if told.isdecimal() else EPOCH_1980


def write_parts(folder: Path) -> None:
    """Icons and version data, for the spec."""
    shutil.copytree(ICONS, folder)
    (folder / "version.txt").write_text(about.windows_version(about.version()), "utf-8")


def freeze(shape: str, parts: Path) -> None:
    """Run PyInstaller in its work folder."""
    python = environment()
    source = compiled()
    settings = {
        "FORT_SOURCE": str(source or ROOT),
        "FORT_PARTS": str(parts),
        "FORT_SHAPES": SHAPES[shape],
        # The order of sets decides how byte code comes out, and the time is written into it.
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(moment()),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYINSTALLER_CONFIG_DIR": str(WORK / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    spec = ROOT / "build_scripts" / "fort.spec"
    call = [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    call += ["--distpath", str(WORK / "dist"), "--workpath", str(WORK / "work"), str(spec)]
    with (WORK / "log.txt").open("w") as log:
        done = subprocess.run(
            call, env={**os.environ, **settings}, stdout=log, stderr=log, cwd=WORK, check=False
        )
    if done.returncode != 0:
        say("".join((WORK / "log.txt").read_text().splitlines(True)[-15:]))
        give_up(f"PyInstaller failed; all it said is in {WORK / 'log.txt'}")


def build(shape: str) -> "dict[str, Path]":
    """Build; returns the paths of folder, archive and single file by name."""
    if sys.platform.startswith("linux") and shutil.which("strip") is None:
        give_up("strip is missing; install it (Debian and Ubuntu: apt install binutils)")
    for old in (WORK, DIST):
        shutil.rmtree(old, ignore_errors=True)
        old.mkdir(parents=True)
    write_parts(WORK / "parts")
    say("fort: building (about a minute) ...")
    freeze(shape, WORK / "parts")
    made: dict[str, Path] = {}
    suffix = ".exe" if sys.platform == "win32" else ""
    if shape != "file":
        made["folder"] = DIST / label()
        (WORK / "dist" / about.PROGRAM).rename(made["folder"])
        if sys.platform.startswith("linux"):
            lay_beside(made["folder"], about.version(), moment())
        if sys.platform == "darwin":
            (WORK / "dist" / f"{about.NAME}.app").rename(DIST / f"{about.NAME}.app")
        shutil.copyfile(WORK / "THIRD-PARTY.txt", made["folder"] / "THIRD-PARTY.txt")
        made["archive"] = DIST / f"{label()}.tar.gz"
        pack(made["folder"], made["archive"], moment())
    if shape != "folder":
        made["file"] = DIST / f"{label()}-single{suffix}"
        (WORK / "dist" / f"{about.PROGRAM}-single{suffix}").rename(made["file"])
        shutil.copyfile(WORK / "THIRD-PARTY.txt", DIST / "THIRD-PARTY.txt")
    return made


def tell(made: "dict[str, Path]") -> int:
    """Print sizes and hashes; returns how many exceed their limit."""
    late = 0
    for kind, path in made.items():
        size = megabytes(path)
        late += size > MOST[kind]
        mark = "" if size <= MOST[kind] else "  TOO LARGE"
        print(f"{kind:<8} {size:6.1f} MB (at most {MOST[kind]:.0f})  {path}{mark}")
        if path.is_file():
            print(f"         sha256 {sha256(path)}")
    return late


def check_again(made: "dict[str, Path]", shape: str) -> int:
    """Build the commit again elsewhere; returns the number of unexplained differences."""
    changed = subprocess.run(
        ["git", "-C", str(ROOT), "status", "--porcelain"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    if changed:
        give_up("the tree has changes: only a commit can be built again")
    clone = BUILD / "again"
    shutil.rmtree(clone, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    say("fort: building again, from a clone in build/again ...")
    script = clone / "build_scripts" / "build.py"
    subprocess.run([sys.executable, str(script), "--shape", shape], check=True)
    differing = 0
    for path in made.values():
        other = clone / "build" / "dist" / path.name
        if path.is_dir():
            found = differences(digests(path), digests(other))
        else:
            found = [] if sha256(path) == sha256(other) else [path.name]
        for name in found:
            differing += name not in DIFFERING
            print(f"differs: {name}{' (known)' if name in DIFFERING else ''}")
    print("both builds are the same" if not differing else f"{differing} files differ")
    return differing


def main() -> int:
    """Build, print and compare."""
    parser = argparse.ArgumentParser(description="Build the program for this system.")
    parser.add_argument("--shape", choices=SHAPES, default="both")
    parser.add_argument("--check-reproducible", action="store_true")
    args = parser.parse_args()
    made = build(args.shape)
    failed = tell(made)
    if args.check_reproducible:
        failed += check_again(made, args.shape)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
