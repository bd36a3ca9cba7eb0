"""The source files of program and scripts, each parsed once for all tests of the architecture."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def defined(path: Path) -> frozenset[str]:
    """Return every name of a module, with its class before it; none if there is no such file."""

    def inside(body: list[ast.stmt], before: str) -> Iterator[str]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                yield before + node.name
                yield from inside(node.body, f"{before}{node.name}.")
            elif isinstance(node, ast.FunctionDef):
                yield before + node.name
                yield from (before + name for name in _kept(node))
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from (before + one.id for one in targets if isinstance(one, ast.Name))

    return frozenset(inside(parsed(path).body, "")) if path.exists() else frozenset()


def _kept(method: ast.FunctionDef) -> Iterator[str]:
    """Yield the attributes of `self` that a method sets."""
    for node in ast.walk(method):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store(), attr=name):
                yield name
