"""No module needs itself: not at run time, wherever an import stands, and not for its types."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import parsed

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "fort_desktop"
Graph = dict[str, set[str]]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in PACKAGE.rglob("*.py")}


def for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def imported(tree: ast.AST, types: bool) -> Iterator[str]:
    """Modules of the package that a file imports anywhere, functions and `if` included."""
    for node in ast.iter_child_nodes(tree):
        if for_types(node):
            if types:
                yield from imported(node, types)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            # What is imported from a package may be a module of it.
            names = {f"{node.module}.{alias.name}" for alias in node.names} & MODULES.keys()
            yield from names or {node.module}
        else:
            yield from imported(node, types)


def graph(types: bool) -> Graph:
    return {name: set(imported(parsed(path), types)) - {name} for name, path in MODULES.items()}


def circles(found: Graph) -> list[list[str]]:
    """Groups of modules each of which needs all others of its group."""
    reach = {name: set(following) for name, following in found.items()}
    for middle in found:
        for name in found:
            if middle in reach[name]:
                reach[name] |= reach[middle]
    groups = {
        tuple(sorted(n for n in found if n in reach[name] and name in reach[n]))
        for name in found
        if name in reach[name]
    }
    return [list(group) for group in sorted(groups)]


def test_a_circle_would_be_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert circles({"a": {"b"}, "b": set()}) == []
    program = "import fort_desktop.cli\nif TYPE_CHECKING:\n    import fort_desktop.paths\n"
    program += "def f():\n    from fort_desktop.ui.app.app import App\n"
    assert set(imported(ast.parse(program), False)) == {
        "fort_desktop.cli",
        "fort_desktop.ui.app.app",
    }
    assert "fort_desktop.paths" in set(imported(ast.parse(program), True))
    assert sum(map(len, graph(types=False).values())) > 1000


def test_no_circle_at_run_time() -> None:
    assert circles(graph(types=False)) == []


def test_no_circle_of_types_outside_the_scene() -> None:
    """A tree of nodes and its scene know each other; everything else goes one way."""
    apart = [g for g in circles(graph(types=True)) if not all("scene" in name for name in g)]
    assert apart == []
    guarded = [name for name, path in MODULES.items() if "TYPE_CHECKING" in path.read_text("utf-8")]
    assert [name for name in guarded if not name.startswith("fort_desktop.scene.")] == []


def folder_of(module: str) -> str:
    """The room in which a module lies; the rooms of `ui` count by themselves."""
    parts = module.split(".")
    if parts[1:2] == ["ui"]:
        return ".".join(parts[:3])
    return ".".join(parts[:2])


def folders(modules: Graph) -> Graph:
    """Which folder needs which other one."""
    found: Graph = {}
    for name, following in modules.items():
        own = found.setdefault(folder_of(name), set())
        own |= {folder_of(other) for other in following} - {folder_of(name)}
    return found


def test_a_circle_of_folders_would_be_found() -> None:
    """Two files of one folder, of which one is above another folder and one below it."""
    found = folders(
        {
            "fort_desktop.ui.table.screen": {"fort_desktop.ui.coach.tips"},
            "fort_desktop.ui.coach.tips": {"fort_desktop.ui.table.things"},
            "fort_desktop.ui.table.things": set(),
        }
    )
    assert circles(found) == [["fort_desktop.ui.coach", "fort_desktop.ui.table"]]


def test_the_folders_are_a_tree() -> None:
    assert circles(folders(graph(types=False))) == []
    loose = [path.name for path in (PACKAGE / "ui").glob("*.py")]
    assert loose == ["__init__.py"]
