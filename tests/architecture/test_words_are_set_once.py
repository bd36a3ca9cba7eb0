"""Words are set in one way: of the user interface, only the text box uses the engine of letters.

Drawings have letters too, as the number on a coin; they know no box and may use the engine.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import fort_desktop
from tests.architecture.sources import parsed

UI: Final = Path(fort_desktop.__file__).parent / "ui"
ENGINE: Final = {"fort_desktop.scene.text", "fort_desktop.scene.lettering"}
NO_LETTERS: Final = {"Align", "Block", "LEAD"}
"""What the engine has that sets no words: types, and a measure."""
ROOMS: Final = ("design", "art")


def engines(path: Path) -> Iterator[str]:
    """What a module takes of the engine."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in ENGINE)
        elif isinstance(node, ast.ImportFrom):
            names = [one.name for one in node.names if one.name not in NO_LETTERS]
            taken = [f"{node.module}.{name}" for name in names]
            yield from taken if node.module in ENGINE else ENGINE.intersection(taken)


def test_only_the_text_box_sets_words() -> None:
    found = {
        path.relative_to(UI).as_posix(): names
        for path in sorted(UI.rglob("*.py"))
        if (names := sorted(set(engines(path))))
    }
    assert "design/text_box.py" in found, "nothing would be found"
    assert {path: names for path, names in found.items() if path.split("/")[0] not in ROOMS} == {}
    assert [path for path in found if path.startswith("design/")] == ["design/text_box.py"]
