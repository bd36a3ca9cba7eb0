"""The state of the table is written in one place: by its model, with the functions of `update`."""

import ast
from collections.abc import Iterator

from fort_desktop.ui.table.state import TableState
from tests.architecture.sources import parsed
from tests.architecture.test_circles import MODULES

MODEL = "fort_desktop.ui.table.model"
UPDATE = "fort_desktop.ui.table.update"
READER = "fort_desktop.ui.table.reader"
WRITES = ("_write", "_show")


def classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def models() -> set[str]:
    """The model and every class that is one, by name."""
    found, heirs = (
        {"TableModel"},
        [one for path in MODULES.values() for one in classes(parsed(path))],
    )
    while more := {one.name for one in heirs if bases(one) & found} - found:
        found |= more
    return found


def function_of(tree: ast.AST, wanted: ast.AST) -> str:
    """The name of the function that a node stands in."""
    found = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    inner = [one for one in found if wanted in set(ast.walk(one))]
    return inner[-1].name if inner else ""


def assigned(tree: ast.AST) -> Iterator[ast.Attribute]:
    """All attributes that are assigned or deleted."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node


def test_the_state_cannot_be_changed() -> None:
    assert TableState.__struct_config__.frozen


def test_only_the_model_takes_another_state() -> None:
    wrong = []
    for name, path in MODULES.items():
        tree = parsed(path)
        for node in assigned(tree):
            if node.attr != "_state" or not name.startswith("fort_desktop.ui"):
                continue
            where = name, function_of(tree, node)
            if where not in {(READER, "__init__"), *((MODEL, one) for one in WRITES)}:
                wrong.append(f"{name}, line {node.lineno}")
    assert wrong == []


def test_nobody_but_a_model_lets_it_write() -> None:
    """By a class of its own kind, and for itself."""
    wrong, known = [], models()
    for name, path in MODULES.items():
        tree = parsed(path)
        own = {
            node
            for one in classes(tree)
            if one.name in known
            for node in ast.walk(one)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in WRITES and node not in own:
                held = ast.unparse(node.value)
                if held.rpartition(".")[2] in ("model", "_model", "lesson", "table"):
                    wrong.append(f"{name}, line {node.lineno}: {held}")
    assert wrong == []


def test_only_update_makes_another_state() -> None:
    """Nothing else replaces a part of one, and only models ask it to."""
    wrong, known = [], models()
    for name, path in MODULES.items():
        if not name.startswith("fort_desktop.ui"):
            continue  # a shared screen has a state of its own
        tree = parsed(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name != UPDATE and _replaces_state(node):
                wrong.append(f"{name}, line {node.lineno}: a state is replaced")
            if isinstance(node, ast.ImportFrom) and node.module == "fort_desktop.ui.table":
                asks = any(alias.name == "update" for alias in node.names)
                if asks and not known & {one.name for one in classes(tree)}:
                    wrong.append(f"{name}, line {node.lineno}: update is asked")
            if isinstance(node, ast.ImportFrom | ast.Import) and UPDATE in ast.unparse(node):
                wrong.append(f"{name}, line {node.lineno}: a part of update is imported")
    assert wrong == []


def _replaces_state(call: ast.Call) -> bool:
    replaces = ast.unparse(call.func).rpartition(".")[2] == "replace"
    first = ast.unparse(call.args[0]) if call.args else ""
    return replaces and first.rpartition(".")[2] in ("state", "_state")
