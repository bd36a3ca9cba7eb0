"""Docstrings of modules, classes and functions: present, and labels instead of riddles."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import parsed
from tests.cases import each

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "fort_desktop"
SCRIPTS = ROOT / "build_scripts"
FILES = sorted([*PACKAGE.rglob("*.py"), *SCRIPTS.rglob("*.py")])

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

CLAUSE = r"[A-Z]+-\d+"
ONLY_CLAUSES = re.compile(rf"{CLAUSE}(?:(?:,| and| to)\s+{CLAUSE})*\.?")
RIDDLE = re.compile(r"(?:What|Which|Where|Who|Whose|How|Why|When|Whether)\b")


def documented(module: ast.Module) -> Iterator[tuple[str, Documented]]:
    """A module with its classes and functions at any depth, each with its qualified name."""
    todo: list[tuple[str, ast.AST]] = [("", module)]
    while todo:
        prefix, node = todo.pop()
        name = prefix
        if isinstance(node, Documented):
            if not isinstance(node, ast.Module):
                name = f"{prefix}.{node.name}".lstrip(".")
            yield name, node
        todo += [(name, child) for child in ast.iter_child_nodes(node)]


def is_public(name: str) -> bool:
    return not any(part.startswith("_") for part in name.split("."))


def repeats_another(node: Documented) -> bool:
    """Return True if another definition has its documentation, as a getter has its setter's."""
    if isinstance(node, ast.Module | ast.ClassDef):
        return False
    decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
    return any(d.endswith((".setter", "overload", "override")) for d in decorators)


def faults(module: ast.Module) -> list[str]:
    """Return the faults of the docstrings of a file, each with line and name."""
    found = []
    nested: set[ast.AST] = set()
    for name, node in documented(module):
        line = 1 if isinstance(node, ast.Module) else node.lineno
        place = f"line {line}: {name or 'module'}"
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            nested.update(child for child in ast.walk(node) if child is not node)
        text = ast.get_docstring(node)
        if text is None:
            if is_public(name) and node not in nested and not repeats_another(node):
                found.append(f"{place} has no docstring")
        elif not text.strip() or ONLY_CLAUSES.fullmatch(text.strip()):
            found.append(f"{place} says nothing but {text.strip()!r}")
        elif RIDDLE.match(text):
            found.append(f"{place} begins with a question word: {text.splitlines()[0]}")
    return found


@each("path", FILES)
def test_docstrings_are_there_and_are_labels(path: Path) -> None:
    assert faults(parsed(path)) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("x = 1\n", "line 1: module has no docstring"),
        (
            '"""What is printed."""\n',
            "line 1: module begins with a question word: What is printed.",
        ),
        (
            '"""Whether it is over."""\n',
            "line 1: module begins with a question word: Whether it is over.",
        ),
        (
            '"""Cards."""\nclass Played:\n    """What a play brings."""\n',
            "line 2: Played begins with a question word: What a play brings.",
        ),
        (
            '"""Cards."""\ndef ended():\n    """Whether it is over."""\n',
            "line 2: ended begins with a question word: Whether it is over.",
        ),
        (
            '"""Cards."""\nclass Kid:\n    """Kid."""\n    def _cost(self):\n        """How."""\n',
            "line 4: Kid._cost begins with a question word: How.",
        ),
        ('"""Cards."""\nclass Kid:\n    pass\n', "line 2: Kid has no docstring"),
        ('"""Cards."""\ndef deal(): ...\n', "line 2: deal has no docstring"),
        ('"""Cards."""\nif x:\n    def deal(): ...\n', "line 3: deal has no docstring"),
        (
            '"""Cards."""\nclass Kid:\n    """A kid."""\n    def play(self): ...\n',
            "line 4: Kid.play has no docstring",
        ),
        (
            '"""Cards."""\nclass Played:\n    """PLAY-1."""\n',
            "line 2: Played says nothing but 'PLAY-1.'",
        ),
        (
            '"""Cards."""\ndef _end():\n    """END-3, END-4."""\n',
            "line 2: _end says nothing but 'END-3, END-4.'",
        ),
        ('""" """\n', "line 1: module says nothing but ''"),
    ],
)
def test_each_fault_is_found(source: str, fault: str) -> None:
    assert faults(ast.parse(source)) == [fault]


def test_sound_docstrings_pass() -> None:
    source = '''"""Cards: whatever is printed on them."""


class Kid:
    """A kid (COMP-2)."""

    @property
    def name(self) -> str:
        """Its name."""

        def inner() -> None: ...

    @name.setter
    def name(self, value: str) -> None: ...

    def _private(self) -> None: ...


def play() -> None:
    """Return what a play brings, in points (PLAY-1)."""
'''
    assert faults(ast.parse(source)) == []
