"""The house keeps its order: imports in one direction, a pure core, files one can read."""

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
import yaml
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from fort_desktop.scene.cache import Cache, fit, room_for
from tests.architecture.sources import parsed
from tests.cases import each

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "fort_desktop"
SOURCES = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = sorted((ROOT / "build_scripts").rglob("*.py"))
LONGEST_FUNCTION = 60


def test_rooms_import_in_one_direction(capsys: pytest.CaptureFixture[str]) -> None:
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_rules_are_pure() -> None:
    allowed = {"msgspec", "collections.abc", "copy", "functools", "hashlib", "math", "re", "typing"}
    allowed |= {"collections"}
    for path in (PACKAGE / "rules").rglob("*.py"):
        for name in imports(path):
            assert name in allowed or name.startswith("fort_desktop.rules"), f"{path.name}: {name}"
        calls = [
            n.func.id
            for n in ast.walk(parsed(path))
            if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        ]
        assert not {"print", "open", "hash", "input"} & set(calls), path.name


@each("path", [*SOURCES, *SCRIPTS])
def test_functions_stay_short(path: Path) -> None:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
            length = node.end_lineno - node.lineno + 1
            assert length <= LONGEST_FUNCTION, f"{node.name}: {length} lines"


SMALL, MOST_LIMBS = 60, 15


def test_few_files_are_limbs_of_another_one() -> None:
    """A small file that only one other file needs was cut off it, unless it is an idea itself."""
    users = dict[str, set[str]]()
    for name, found in graph_anywhere().items():
        for one in found:
            users.setdefault(one, set()).add(name)
    limbs = [
        name
        for path in SOURCES
        if path.name != "__init__.py" and path.read_text("utf-8").count("\n") < SMALL
        if len(users.get(name := name_of(path), ())) == 1
    ]
    assert len(limbs) <= MOST_LIMBS, limbs


def test_every_module_imports_alone() -> None:
    """In one order all can be imported; without circles, whichever comes first does not matter."""
    assert len(list(TopologicalSorter(graph()).static_order())) == len(SOURCES)
    names = [name for name in graph() if not name.endswith("__main__")]
    program = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)\n"
    subprocess.run([sys.executable, "-c", program, *names], cwd=ROOT, check=True)


def graph_anywhere() -> dict[str, set[str]]:
    """Which modules of the program each module imports, in functions too."""
    known = {name_of(path) for path in SOURCES}
    found = dict[str, set[str]]()
    for path in SOURCES:
        own = found.setdefault(name_of(path), set())
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom):
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                own |= inner & known or {str(node.module)}
            elif isinstance(node, ast.Import):
                own |= {alias.name for alias in node.names}
    return found


def graph() -> dict[str, set[str]]:
    """Which modules of the program each module imports as it is loaded itself."""
    paths = {name_of(path): path for path in SOURCES}
    return {name: set(loaded(name, path, paths.keys())) for name, path in paths.items()}


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def loaded(name: str, path: Path, known: Collection[str]) -> Iterator[str]:
    """What the statements outside of functions import, and the packages that it lies in."""
    for node in at_once(parsed(path).body):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        else:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found = [one if one in known else str(node.module) for one in inner]
        for one in found:
            if one in known:
                yield one
            while one := one.rpartition(".")[0]:
                # The packages around the module itself are being loaded already.
                if one in known and not name.startswith(f"{one}.") and one != name:
                    yield one


def at_once(body: Sequence[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that are made while a module is loaded."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            yield from at_once(node.orelse)
        elif isinstance(node, ast.If | ast.Try | ast.With | ast.ClassDef):
            inner = (n for n in ast.iter_child_nodes(node) if isinstance(n, ast.stmt))
            yield from at_once(list(inner))


def test_the_screen_keeps_things_in_bounded_caches_only() -> None:
    """Caches of the standard library and dicts of pictures count entries, not bytes."""
    for path in [*(PACKAGE / "scene").rglob("*.py"), *(PACKAGE / "ui").rglob("*.py")]:
        text = path.read_text("utf-8")
        assert not re.search(r"\b(lru_cache|cached_property)\b|functools.*\bcache\b", text), path
        assert not re.search(r"[dD]ict\[.*Surface\b", text), path


def test_the_caches_share_one_room() -> None:
    room = room_for((1920, 1080))
    for path in [*(PACKAGE / "scene").rglob("*.py"), *(PACKAGE / "ui").rglob("*.py")]:
        importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    fit((1920, 1080))
    own = [
        thing
        for name, module in list(sys.modules.items())
        if name.startswith("fort_desktop.")
        for thing in vars(module).values()
        if isinstance(thing, Cache)
    ]
    caches = {cache.name: cache for cache in own}
    assert len(caches) == len({id(cache) for cache in own}) > 5
    assert sum(cache.budget for cache in caches.values()) <= room + len(caches)


def own_files() -> Iterator[Path]:
    """What is in the repository, without asking git: sources may be unpacked without it."""
    for top in sorted(ROOT.iterdir()):
        if top.name in ("build", "dist") or (top.name.startswith(".") and top.name != ".ci"):
            continue
        yield from (path for path in (top.rglob("*") if top.is_dir() else [top]) if path.is_file())


def test_no_registry_is_named() -> None:
    hosts = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js"]
    for path in own_files():
        if path.suffix not in (".png", ".ttf", ".ogg", ".wav", ".pyc"):
            text = path.read_text(errors="ignore", encoding="utf-8")
            assert not any(host in text for host in hosts), path


def test_every_asset_has_a_licence() -> None:
    manifest = yaml.safe_load((ROOT / "assets" / "manifest.yaml").read_text("utf-8"))
    named = {entry["file"] for entry in manifest["assets"]}
    assert all(entry["licence"] and entry["origin"] for entry in manifest["assets"])
    files = {
        str(path.relative_to(ROOT / "assets"))
        for path in (ROOT / "assets").rglob("*")
        if path.is_file() and path.name != "manifest.yaml"
    }
    assert files == named


PARSING = {"partition", "rpartition", "split", "rsplit", "startswith", "endswith"}
PARSING |= {"removeprefix", "removesuffix", "index", "find"}


def parsed_names(path: Path) -> Iterator[str]:
    """Calls that take a name apart, or a text by a colon, as names of things are made."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of, colons = (
                node.func.value,
                [ast.unparse(arg) for arg in node.args if ":" in ast.unparse(arg)],
            )
            name = isinstance(of, ast.Attribute) and of.attr == "name"
            if node.func.attr in PARSING and (name or colons):
                yield f"{path.name}:{node.lineno}: {ast.unparse(node)}"


def test_nobody_takes_the_names_of_things_apart() -> None:
    """What a node stands for says its key, see ui/table/things.py."""
    found = [line for path in (PACKAGE / "ui").rglob("*.py") for line in parsed_names(path)]
    # A sign that is a face is a picture on a button, not the name of a node.
    assert [line for line in found if not line.startswith("menu.py")] == []


FOR_TESTS = {"pilot.py", "watching.py"}
"""Parts of the toolkit that only tests use, by design."""


def told_of(tree: ast.AST) -> Iterator[str]:
    """Every name that a file uses, defines by assignment, or imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name


def test_the_scene_has_nothing_without_a_user() -> None:
    """Each class and function of the toolkit is used somewhere in the program."""
    used = {name for path in SOURCES for name in told_of(parsed(path))}
    idle = [
        f"{path.name}: {node.name}"
        for path in (PACKAGE / "scene").glob("*.py")
        if path.name not in FOR_TESTS
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and not node.name.startswith("__")
        and node.name not in used
    ]
    assert idle == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_picture_says_how_many_colours_it_has(path: Path) -> None:
    """Else it has those of the display, and on one of 16 bits it cannot be scaled."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pygame.Surface":
            named = [word.arg for word in node.keywords]
            assert len(node.args) == 3 or "depth" in named, f"line {node.lineno}"
