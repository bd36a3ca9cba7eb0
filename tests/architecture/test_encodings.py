"""Text is UTF-8 everywhere: where nothing is said, Windows takes the letters of one country."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = ("fort_desktop", "build_scripts", "tests")
_READ, _WRITE = "read_text", "write_text"
_TEXT_MODE: Final = re.compile(r"[rwaxt+]+")


def _is_text_mode(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and _TEXT_MODE.fullmatch(node.value) is not None
    )


def _opens_text(node: ast.Call) -> bool:
    """Return True if the call is `open`, of a path or built in, with the mode of a text.

    One without arguments may be anything's.
    """
    if isinstance(node.func, ast.Attribute) and node.func.attr == "open":
        return bool(node.args) and _is_text_mode(node.args[0])
    if isinstance(node.func, ast.Name) and node.func.id == "open":
        modes = [word.value for word in node.keywords if word.arg == "mode"]
        return all(map(_is_text_mode, [*node.args[1:2], *modes]))
    return False


def without_encoding(source: bytes) -> Iterator[ast.Call]:
    """The calls in a source file that read or write text and name no encoding."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        if any(word.arg == "encoding" for word in node.keywords):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        said = {word.arg: word.value for word in node.keywords}
        text = said.get("text", said.get("universal_newlines"))
        if (
            (name == _READ and not node.args)
            or (name == _WRITE and len(node.args) < 2)
            or _opens_text(node)
            or (isinstance(text, ast.Constant) and text.value is True)
        ):
            yield node


@pytest.mark.parametrize("folder", FOLDERS)
def test_whatever_reads_or_writes_text_names_its_encoding(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for call in without_encoding(path.read_bytes())
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("path.read_text()", 1),
        ("path.read_text(errors='replace')", 1),
        ("path.read_text('utf-8')", 0),
        ("path.read_text(encoding='utf-8')", 0),
        ("path.write_text(words)", 1),
        ("path.write_text(words, 'utf-8')", 0),
        ("open(path)", 1),
        ("open(path, 'w')", 1),
        ("open(path, mode='rb')", 0),
        ("open(path, encoding='utf-8')", 0),
        ("sheet.open()", 0),
        ("path.open('a')", 1),
        ("path.open('rb')", 0),
        ("os.open(path, flags)", 0),
        ("subprocess.run(call, text=True)", 1),
        ("subprocess.run(call, encoding='utf-8')", 0),
        ("subprocess.run(call)", 0),
    ],
)
def test_it_is_noticed(code: str, count: int) -> None:
    assert len(list(without_encoding(code.encode()))) == count
