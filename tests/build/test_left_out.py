"""The program does without the modules that are left out of the packaged one."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from bundle import freeze
from tests.waiting import LONGEST

ROOT: Final = Path(__file__).resolve().parents[2]
OLDEST: Final = (3, 11)
Name = tuple[str, str]
"""Something of the standard library: its module, and its name there ("" for the module itself)."""

_IMPORT_ALL: Final = """
import importlib, sys
sys.modules.update(dict.fromkeys(sys.argv[1].split()))
for name in sys.argv[2:]:
    importlib.import_module(name)
"""
_MISSING: Final = """
import importlib, json, sys
sys.modules.update(dict.fromkeys(sys.argv[1].split()))
missing = []
for module, name in json.load(sys.stdin):
    try:
        found = importlib.import_module(module)
        if name and not hasattr(found, name):
            importlib.import_module(f"{module}.{name}")
    except ImportError:
        missing.append((module, name))
json.dump(missing, sys.stdout)
"""


def pythons() -> list[Path]:
    """The running Python, and every other that this computer has and the program can run on."""
    named = [Path(folder) for folder in os.get_exec_path()]
    managed = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [*named, *sorted(managed.glob("*/bin"))]
    found: dict[tuple[int, ...], Path] = {sys.version_info[:2]: Path(sys.executable)}
    for path in (path for folder in folders for path in sorted(folder.glob("python3.*"))):
        call = [str(path), "-c", "import sys; print(*sys.version_info[:2])"]
        try:
            told = subprocess.run(
                call, capture_output=True, encoding="utf-8", check=True, timeout=LONGEST
            )
        except (OSError, subprocess.SubprocessError):
            continue
        version = tuple(map(int, told.stdout.split()))
        if version >= OLDEST:
            found.setdefault(version, path)
    return list(found.values())


def names_in(tree: ast.Module) -> Iterator[Name]:
    """What a source file takes from the standard library."""
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                modules[alias.asname or alias.name.split(".")[0]] = alias.name
                yield alias.name, ""
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((node.module, alias.name) for alias in node.names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = modules.get(node.value.id, "")
            if "." not in module and module:
                yield module, node.attr


@cache
def standard_names() -> list[Name]:
    """All that the program takes from the standard library, modules of other systems included."""
    found = set()
    for path in sorted((ROOT / "fort_desktop").rglob("*.py")):
        for module, name in names_in(ast.parse(path.read_bytes())):
            if module.split(".")[0] in sys.stdlib_module_names:
                found.add((module, name))
    return sorted(found)


def missing(python: Path, names: list[Name], left_out: tuple[str, ...]) -> list[Name]:
    """The names that a Python does not have without the modules that are left out."""
    call = [str(python), "-I", "-c", _MISSING, " ".join(left_out)]
    done = subprocess.run(
        call, input=json.dumps(names), capture_output=True, encoding="utf-8", check=True
    )
    return [(module, name) for module, name in json.loads(done.stdout)]


def test_every_module_of_the_program_can_be_imported_without_them() -> None:
    left_out = " ".join(freeze.LEFT_OUT)
    call = [sys.executable, "-c", _IMPORT_ALL, left_out, *freeze.hidden()]
    call += ["prompt_toolkit.shortcuts", "prompt_toolkit.completion"]  # imported as they are needed
    done = subprocess.run(call, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("python", pythons(), ids=lambda path: path.name)
def test_every_python_has_all_that_the_program_takes_from_it_without_them(python: Path) -> None:
    """Libraries are there for the running Python only; the standard library is everywhere."""
    names = standard_names()
    assert ("hashlib", "blake2b") in names
    assert ("os", "replace") in names
    elsewhere = missing(Path(sys.executable), names, ())  # such as msvcrt, on other systems
    assert len(elsewhere) < len(names) // 10
    wanted = [name for name in names if name not in elsewhere]
    assert missing(python, wanted, freeze.LEFT_OUT) == []


def test_a_name_that_only_openssl_brings_would_be_noticed() -> None:
    source = "import hashlib\nfrom hashlib import scrypt\nhashlib.scrypt\nimport _hashlib\n"
    names = sorted(set(names_in(ast.parse(source))))
    assert names == [("_hashlib", ""), ("hashlib", ""), ("hashlib", "scrypt")]
    without = missing(Path(sys.executable), names, freeze.LEFT_OUT)
    assert without == [("_hashlib", ""), ("hashlib", "scrypt")]
