"""docs/architecture.md is true: its picture, its names, and the ways that it tells."""

import importlib
import re
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from tests.architecture.sources import defined
from tests.architecture.trips import TRIPS, calls

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
_FILE: Final = re.compile(r"`((?:tests|docs|build_scripts|fort_desktop|assets)/[^`\s*]+)`")
_NAME: Final = re.compile(r"`([\w/]+\.py): ([\w.]+)`")


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    return importlib.import_module("pictures.house")


def test_the_picture_shows_the_house_as_it_is(house: ModuleType) -> None:
    now = house.houses()
    why = house.stale(house.PICTURE.read_text("utf-8"), now)
    assert not why, f"{why}: run python3 build_scripts/pictures house"
    svg = house.draw(now)
    assert house.stale(svg, now) == ""
    # And what is no longer so is found.
    assert "not drawn" in house.stale(svg.replace("commands</text>", "orders</text>"), now)
    whole = now["fort_desktop"]
    imports = {**whole.imports, "scene": whole.imports["scene"] | {"rules"}}
    other = {**now, "fort_desktop": whole._replace(imports=imports)}
    assert "scene imports other rooms" in house.stale(svg, other)
    lines = {**whole.lines, "bots": 2 * whole.lines["bots"]}
    assert "bots has" in house.stale(svg, {**now, "fort_desktop": whole._replace(lines=lines)})


def test_arrows_are_left_out_only_where_others_lead(house: ModuleType) -> None:
    layers = importlib.import_module("pictures.layers")
    graph = {"a": frozenset("bcd"), "b": frozenset("c"), "c": frozenset(), "d": frozenset()}
    assert layers.needed(graph) == {**graph, "a": frozenset("bd")}
    assert layers.floors(graph) == {"c": 0, "d": 0, "b": 1, "a": 2}
    with pytest.raises(ValueError, match="a circle among a, b"):
        layers.floors({"a": frozenset("b"), "b": frozenset("a")})


def section(title: str) -> str:
    """The part of the page under a heading that begins so."""
    found = re.search(rf"^##+ {title}.*?$(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def items(text: str) -> list[str]:
    """The items of a numbered list."""
    return re.split(r"^\d+\. ", text, flags=re.MULTILINE)[1:]


def names(text: str) -> list[str]:
    """Functions that a text names, as "file: name"."""
    return [f"{file}: {name}" for file, name in _NAME.findall(text)]


def test_every_name_is_there() -> None:
    found = names(PAGE)
    assert len(found) > 50
    here = ROOT / "fort_desktop"
    split = [(name, *name.split(": ")) for name in found]
    missing = [name for name, file, what in split if what not in defined(here / file)]
    assert missing == []


@pytest.mark.parametrize("title", TRIPS)
def test_a_trip_goes_as_it_is_told(title: str, tmp_path: Path) -> None:
    here = [item for item in items(section(title)) if not item.startswith("*Elsewhere:*")]
    told = [
        name
        for item in here
        for name in names(item)
        if not name.split(": ")[1].isupper()  # tables are not called
    ]
    assert len(told) >= 6
    made = calls(TRIPS[title](tmp_path), set(told))
    rest = iter(made)
    off = [name for name in told if name not in rest]
    assert not off, f"not called after what stands before it: {off[0]}; called: {sorted(set(made))}"


@pytest.mark.parametrize(("title", "room"), [("The rules", "rules"), ("The user", "ui")])
def test_a_room_is_opened_in_the_order_of_its_imports(
    house: ModuleType, title: str, room: str
) -> None:
    """All folders stand in the table, and each imports only those above it there."""
    table = section(title).partition("At the table")[0]
    rows = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    folders = [path.parent.name for path in (ROOT / "fort_desktop" / room).glob("*/__init__.py")]
    assert sorted(rows) == sorted(folders)
    imports = house.read_house(room).imports
    for number, name in enumerate(rows):
        above = set(rows[:number])
        assert imports[name] & set(rows) <= above, f"{name} imports what stands below it"


def test_the_parts_of_the_table_are_there() -> None:
    parts = re.findall(
        r"^\| (`.*?`) \|", section("The user").partition("At the table")[2], re.MULTILINE
    )
    for part in ", ".join(parts).replace("`", "").split(", "):
        assert (ROOT / "fort_desktop" / "ui" / "table" / part).exists(), part


def test_the_pages_lead_somewhere() -> None:
    """Links between the pages, and files that they name."""
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        text = page.read_text("utf-8")
        for target in re.findall(r"\]\(([^)#]+)\)", text):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
        for target in _FILE.findall(text):
            file = target.partition("::")[0]  # a test is named behind its file
            assert (ROOT / file).exists(), f"{page.name}: {target}"


def test_every_library_has_its_reason() -> None:
    """CONTRIBUTING.md names each library that is installed, and what it is for."""
    reasons = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Libraries")[2].lower()
    for wanted in (ROOT / "build_scripts" / "requirements").glob("*.in"):
        for line in wanted.read_text("utf-8").split():
            name = line.partition("==")[0]
            assert re.search(rf"\b{re.escape(name.lower())}\b", reasons), f"{wanted.name}: {name}"
