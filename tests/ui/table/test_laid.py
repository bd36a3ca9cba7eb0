"""Panels are built again only when something that they show has changed."""

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.table.laid import Panels

SIZE = (100, 100)


def laid(values: dict[str, object], before: Panels | None = None) -> Panels:
    """Panels by name, each made of one value."""
    panels = Panels(SIZE, before)
    for name, value in values.items():
        panels.lay(name, value, lambda holder: holder.add(Node(Box(0, 0, 9, 9), None, "inside")))
    return panels


def test_what_is_made_of_the_same_stays_the_same_nodes() -> None:
    scene = Scene(SIZE)
    first = laid({"park": (1, 2), "mat": "bug"})
    first.show(scene.root)
    second = laid({"park": (1, 2), "mat": "doc"}, first)
    second.show(scene.root)
    old, new = first.holders(), second.holders()
    assert new[0] is old[0]
    assert new[1] is not old[1]
    assert scene.root.children == new
    assert old[1].parent is None


def test_a_panel_that_is_no_longer_laid_is_taken_away() -> None:
    scene = Scene(SIZE)
    first = laid({"park": 1, "mat": 2})
    first.show(scene.root)
    laid({"mat": 2}, first).show(scene.root)
    assert [node.name for node in scene.root.children] == ["mat"]


def test_an_awaited_panel_keeps_its_place_until_it_is_laid() -> None:
    scene = Scene(SIZE)
    first = laid({"park": 1, "bar": "your turn"})
    first.show(scene.root)
    bar = first.holders()[1]
    second = laid({"park": 2}, first)
    second.show(scene.root, "bar")
    assert bar.parent is scene.root
    second.lay("bar", "your turn", lambda holder: None)
    second.show(scene.root)
    assert second.holders()[1] is bar


def test_one_panel_is_built_anew_in_its_place() -> None:
    scene = Scene(SIZE)
    panels = laid({"log": "one line", "hand": 3})
    panels.show(scene.root)
    panels.again("log", "two lines", lambda holder: None)
    assert [node.name for node in scene.root.children] == ["log", "hand"]
    assert not panels.holders()[0].children


def test_in_a_window_of_another_size_nothing_is_used_again() -> None:
    first = laid({"park": 1})
    other = Panels((200, 100), first)
    other.lay("park", 1, lambda holder: None)
    assert other.holders()[0] is not first.holders()[0]
