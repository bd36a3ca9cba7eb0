"""PanelSet are built again only when something that they show has changed."""

from gc import collect
from weakref import ReferenceType, ref

import pygame
import pytest

from fort_desktop.scene import pieces as scene_pieces
from fort_desktop.scene.events import Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.slices import Unfinished
from fort_desktop.ui.table.panel_cache import PanelSet

SIZE = (100, 100)


def laid(values: dict[str, object], before: PanelSet | None = None) -> PanelSet:
    """PanelSet by name, each made of one value."""
    panels = PanelSet(SIZE, before)
    for name, value in values.items():
        panels.lay(name, value, lambda holder: holder.add(Node(Box(0, 0, 9, 9), None, "inside")))
    panels.build()
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


def test_what_the_pointer_has_lit_meanwhile_goes_dark() -> None:
    """The panels are compared ahead, and the pointer comes before they are shown."""
    dark, lit = pygame.Surface((9, 9)), pygame.Surface((9, 9))
    lit.fill("white")

    def button(holder: Node) -> None:
        node = holder.add(Node(Box(20, 20, 9, 9), dark, "button"))
        node.hovered = lambda on: setattr(node, "image", lit if on else dark)

    scene, window = Scene(SIZE), pygame.Surface(SIZE)
    first = PanelSet(SIZE)
    first.lay("answers", 1, button)
    first.show(scene.root)
    second = PanelSet(SIZE, first)
    second.lay("answers", 2, button)
    while second.build_next():
        pass
    scene.handle(Pointer("move", Point(24, 24)))
    scene.draw(window)
    assert window.get_at((24, 24)) == pygame.Color("white")
    second.show(scene.root)
    scene.draw(window)
    assert window.get_at((24, 24)) == pygame.Color("black")


def test_pictures_of_what_was_shown_are_freed_later_but_not_much() -> None:
    """To free large ones takes milliseconds, which a frame that is drawn does not have."""
    scene = Scene(SIZE)

    def table(number: int, before: PanelSet | None = None) -> tuple[PanelSet, Node]:
        panels, node = PanelSet(SIZE, before), Node(Box(0, 0, 9, 9), pygame.Surface((9, 9)))
        panels.lay("park", number, lambda holder: holder.add(node))
        panels.show(scene.root)
        return panels, node

    shown, first = table(1)
    shown, second = table(2, shown)
    assert first.scene is None
    assert first.image is not None
    shown, third = table(3, shown)
    assert first.image is None, "those of one table wait at most"
    assert second.image is not None
    shown.let_go()
    assert second.image is None
    assert third.image is not None


def test_what_was_laid_in_vain_is_made_anew_whenever_its_pictures_are_freed() -> None:
    """It may be wanted after all, before they are."""
    panels = laid({"park": 1})
    PanelSet(SIZE).drop(panels)
    ahead = laid({"park": 2}, panels)
    ahead.drop(PanelSet(SIZE, panels))
    assert not ahead["park"].holder.children
    ahead.build()
    ahead.let_go()
    (node,) = ahead["park"].holder.children
    assert node.name == "inside"
    assert node.parent is ahead["park"].holder


def test_one_panel_is_built_anew_in_its_place() -> None:
    scene = Scene(SIZE)
    panels = laid({"log": "one line", "hand": 3})
    panels.show(scene.root)
    panels.again("log", "two lines", lambda holder: None)
    assert [node.name for node in scene.root.children] == ["log", "hand"]
    assert not panels.holders()[0].children


def test_what_a_picture_hides_is_found_out_before_it_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To look through a large picture takes milliseconds."""
    found: list[pygame.Surface] = []
    opaque = scene_pieces._opaque

    def noted(image: pygame.Surface) -> pygame.Rect:
        found.append(image)
        return opaque(image)

    monkeypatch.setattr(scene_pieces, "_opaque", noted)
    picture = pygame.Surface((90, 90), pygame.SRCALPHA)
    picture.fill("white")
    scene, window = Scene(SIZE), pygame.Surface(SIZE)
    panels = PanelSet(SIZE)
    panels.lay("park", 1, lambda holder: holder.add(Node(Box(5, 5, 90, 90), picture, static=True)))
    while panels.build_next():
        pass
    assert found == [picture]
    panels.show(scene.root)
    for _ in range(3):
        scene.damage(pygame.Rect(0, 0, *SIZE), static=True)
        scene.draw(window)
    assert found == [picture]
    assert scene_pieces.core(picture) == picture.get_rect()


def test_in_a_window_of_another_size_nothing_is_used_again() -> None:
    first = laid({"park": 1})
    other = PanelSet((200, 100), first)
    other.lay("park", 1, lambda holder: None)
    assert other.holders()[0] is not first.holders()[0]


def counted(panels: PanelSet, name: str, made_of: object, built: list[str]) -> None:
    """Lay a panel that notes when it is built."""
    panels.lay(name, made_of, lambda holder: built.append(name))


def test_panels_are_built_one_by_one_and_at_the_latest_when_they_are_shown() -> None:
    built: list[str] = []
    panels = PanelSet(SIZE)
    for name in ("park", "mat", "board"):
        counted(panels, name, 1, built)
    assert not built
    assert panels.build_next()
    assert built == ["park"]
    panels.show(Scene(SIZE).root)
    assert built == ["park", "mat", "board"]
    assert not panels.build_next()


def test_what_was_laid_out_ahead_is_used_where_it_is_made_of_the_same() -> None:
    built: list[str] = []
    scene, shown = Scene(SIZE), laid({"park": 1, "mat": 1})
    shown.show(scene.root)
    ahead = PanelSet(SIZE, shown)
    for name, made_of in (("park", 1), ("mat", 2), ("board", 2)):
        counted(ahead, name, made_of, built)
    ahead.build()
    now = PanelSet(SIZE, shown, ahead)
    for name, made_of in (("park", 1), ("mat", 2), ("board", 3)):
        counted(now, name, made_of, built)
    ahead.drop(now)
    now.show(scene.root)
    assert built == ["mat", "board", "board"], "the board is another than was foreseen"
    assert now["park"] is shown["park"]
    assert now["mat"] is ahead["mat"]
    assert scene.root.children == now.holders()


def test_what_was_not_used_of_what_was_laid_out_ahead_is_let_go() -> None:
    shown = laid({"park": 1})
    shown.show(Scene(SIZE).root)
    ahead = laid({"park": 1, "mat": 2, "board": 2}, shown)
    ahead.build()
    now = PanelSet(SIZE, shown, ahead)
    now.lay("park", 1, lambda holder: None)
    now.lay("mat", 2, lambda holder: None)
    ahead.drop(now)
    assert now["park"].holder.children
    assert now["mat"].holder.children
    assert not ahead["board"].holder.children


def test_what_was_let_go_is_made_anew_if_it_is_wanted_after_all() -> None:
    panels = laid({"park": 1})
    panels["park"].free()
    assert not panels["park"].holder.children
    panels.build()
    assert len(panels["park"].holder.children) == 1


def test_one_panel_is_taken_from_a_table_that_was_laid_out_ahead() -> None:
    scene = Scene(SIZE)
    panels = laid({"log": "one line", "hand": 3})
    panels.show(scene.root)
    ahead = laid({"lawn": 0, "log": "two lines"}, panels)
    panels.again("log", "two lines", lambda holder: None, ahead)
    assert panels["log"] is ahead["log"]
    assert panels["log"].holder.children
    assert [node.name for node in scene.root.children] == ["log", "hand"]


def test_a_panel_that_was_broken_off_is_begun_anew() -> None:
    tries: list[int] = []

    def build(holder: Node) -> None:
        holder.add(Node(Box(0, 0, 9, 9), None, "inside"))
        tries.append(len(holder.children))
        if len(tries) == 1:
            raise Unfinished

    panels = PanelSet(SIZE)
    panels.lay("park", 1, build)
    with pytest.raises(Unfinished):
        panels.build_next()
    panels.build()
    assert tries == [1, 1]
    assert len(panels["park"].holder.children) == 1


class Made:
    """What building a panel returns: it may hold large pictures."""


def test_panels_that_were_replaced_hold_nothing_though_one_beside_them_stays() -> None:
    """One panel that never changes was begun on the first table; that must not keep all others."""
    root, made = Scene(SIZE).root, list[ReferenceType[Made]]()

    def table(before: PanelSet | None, number: int) -> PanelSet:
        panels = PanelSet(SIZE, before)

        def build(_: Node) -> Made:
            assert panels, "it knows its table, as what the program builds does"
            one = Made()
            made.append(ref(one))
            return one

        panels.lay("stays", 0, build)
        panels.lay("changes", number, build)
        panels.show(root)
        return panels

    shown = None
    for number in range(6):
        shown = table(shown, number)
    collect()
    assert len(made) == 7
    assert sum(one() is not None for one in made) == 2
