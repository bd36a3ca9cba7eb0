"""Compiles the rules with mypyc: build/compiled is a copy of the checkout with them compiled.

    python3 build_scripts/compile.py

Whatever runs in that copy runs on the compiled rules; build.py packs it, `test.py --compiled` tests
it. The Python files stay beside the compiled ones and are the same. It needs a C compiler and the
headers of Python (Debian and Ubuntu: gcc, libc6-dev, python3-dev); without them there is no copy,
and the program is built with the rules in Python, which are slower and play alike.
"""

import hashlib
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from _venv import REQUIREMENTS, ROOT, filled, give_up, say

BUILD = ROOT / "build"
ENVIRONMENT = BUILD / "compile-venv"
COMPILED = BUILD / "compiled"
LISTS = ("play", "compile")
RULES = Path("fort_desktop") / "rules"
COPIED = ("fort_desktop", "assets", "docs", "tests", "build_scripts")
"""Folders of the copy: the program, and what its tests read; the files beside them come too."""
NO_MYPYC = "msgspec.Struct"
"""A module that defines such classes stays as it is: mypyc cannot compile them."""
NO_COMPILER = ("Visual C++ 14.0", "command 'gcc' failed: No such file")
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--config-file=", "--strict", *sys.argv[1:]], opt_level="2", debug_level="0")
setup(name="fort", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


def modules() -> "list[str]":
    """The files of the rules that are compiled, from the checkout's root."""
    found = sorted((ROOT / RULES).rglob("*.py"))
    return [
        path.relative_to(ROOT).as_posix()
        for path in found
        if path.name != "__init__.py" and NO_MYPYC not in path.read_text("utf-8")
    ]


def lacking() -> str:
    """Return what is missing for compiling, "" if nothing is."""
    if sys.platform == "win32":
        return ""  # whether there is a compiler is known only once it is called
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if headers.is_file() else f"no headers of Python ({headers})"


def _pins() -> str:
    return "".join((REQUIREMENTS / f"{kind}.txt").read_text("utf-8") for kind in LISTS)


def _print_of() -> str:
    """Return the digest of what the machine code depends on: rules, this script, pins, Python."""
    course = hashlib.sha256(f"{sys.version} {sys.platform} {_pins()}".encode())
    for path in (*sorted((ROOT / RULES).rglob("*.py")), Path(__file__)):
        course.update(path.read_bytes())
    return course.hexdigest()


def _copy() -> None:
    """Bring everything but machine code up to date."""
    for folder in COPIED:
        for old in (COMPILED / folder).rglob("*.py"):
            old.unlink()
        hidden = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, COMPILED / folder, ignore=hidden, dirs_exist_ok=True)
    for path in ROOT.iterdir():
        if path.is_file() and not path.name.startswith("."):
            shutil.copy2(path, COMPILED / path.name)


def compiled() -> "Path | None":
    """The copy with compiled rules; None, and the reason is told, where nothing can be compiled."""
    reason = lacking()
    if reason:
        say(f"fort: {reason}: the rules stay in Python")
        return None
    stamp, wanted = COMPILED / "fort-compiled.stamp", _print_of()
    fresh = stamp.exists() and stamp.read_text("utf-8") == wanted
    if not fresh:
        shutil.rmtree(COMPILED, ignore_errors=True)
    COMPILED.mkdir(parents=True, exist_ok=True)
    _copy()
    if not fresh and not _compile():
        shutil.rmtree(COMPILED)
        say("fort: no C compiler: the rules stay in Python")
        return None
    stamp.write_text(wanted, "utf-8")
    say("fort: the rules are compiled")
    return COMPILED


def _compile() -> bool:
    """Lay machine code beside the Python files; False if there is no compiler."""
    python = filled(ENVIRONMENT, *LISTS)
    say("fort: compiling the rules (about two minutes) ...")
    call = [str(python), "-c", COMPILE, *modules()]
    done = subprocess.run(call, cwd=COMPILED, capture_output=True, encoding="utf-8", check=False)
    shutil.rmtree(COMPILED / "build", ignore_errors=True)
    if done.returncode == 0:
        return True
    told = done.stdout + done.stderr
    if not any(sign in told for sign in NO_COMPILER):
        say("".join(told.splitlines(True)[-15:]))
        give_up(f"compiling failed with {done.returncode} (the end of its output is above)")
    return False


if __name__ == "__main__":
    sys.exit(0 if compiled() is not None else 1)
