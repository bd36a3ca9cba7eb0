"""The measurer of texts finds what is wrong, and reaches for things as the program does."""

import random

import pygame

from fort_desktop.scene import lettering, text
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.table.panels.pieces import Counter
from fort_desktop.ui.toolkit.scroll_bar import scroll_bars
from tests.ui.reaching import Reach, touch_faults
from tests.ui.reading import Fault, Reader
from tests.ui.sitting import Sitting
from tests.ui.table.exceptions import excepted

INK = (0, 0, 0)
FLOOR = 14.0
Part = tuple[str, Box, str, int]
"""A panel: its name, its place, its words, and their size."""


def faults(
    *parts: Part, over: tuple[str, ...] = (), squeezed: int = 0, cut: int = 0
) -> list[tuple[str, str]]:
    """What is wrong with the texts of some panels, from the lowest on: kinds and names.

    Args:
        squeezed, cut: the width in pixels into which words are squeezed, or cut; 0 for none.
    """
    with Reader() as reader:
        scene = Scene((300, 200))
        for name, box, words, size in parts:
            ground = pygame.Surface((round(box.w), round(box.h)), pygame.SRCALPHA)
            ground.fill((250, 240, 220) if words != "glass" else (0, 0, 0, 0))
            shown = text.line(TITLE, size, words, INK)
            if squeezed:
                shown = text.fitted(TITLE, size, words, INK, squeezed, size)
            if cut:
                made = lettering.shortened(TITLE, size, words, cut)
                lettering.put(ground, made, ground.get_rect(), INK)
            else:
                ground.blit(shown, (4, 4))
            scene.root.add(Node(box, ground, name))
        found = reader.faults(scene, lambda *_: FLOOR, over)[1]
    return [(fault.kind, fault.on) for fault in found]


def test_what_can_be_read_is_no_fault() -> None:
    assert not faults(("a", Box(0, 0, 120, 40), "Doodles", 20))


def test_small_cut_and_squeezed_words_are_found() -> None:
    place = Box(0, 0, 120, 40)
    assert faults(("a", place, "Doodles", 12)) == [("small", "a")]
    assert faults(("a", place, "Doodles of Bartholomew", 20), cut=90) == [("cut", "a")]
    assert not faults(("a", place, "Wait" + DOTS, 20)), "these dots were meant"
    assert faults(("a", place, "Bartholomew", 20), squeezed=60) == [("squeezed", "a")]


def test_letters_on_the_line_around_them_are_found() -> None:
    def on_a_button(high: int, name: str) -> list[tuple[str, str]]:
        with Reader() as reader:
            canvas = Canvas(160, high, 1.0)
            canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 4, pal.OUTLINE, 3)
            shown = text.line(TITLE, 20, "Doodles", pal.INK)
            canvas.image.blit(shown, shown.get_rect(center=canvas.image.get_rect().center))
            scene = Scene((300, 200))
            scene.root.add(Node(Box(0, 0, 160, high), canvas.image, name))
            found = reader.faults(scene, lambda *_: FLOOR)[1]
        return [(fault.kind, fault.on) for fault in found]

    assert on_a_button(17, "a") == [("line", "a")]
    assert not on_a_button(40, "a")
    assert not on_a_button(17, "seat:1"), "a ribbon is drawn so"


def test_a_line_behind_the_letters_is_found_whichever_way_it_runs() -> None:
    def beside_a_line(x: int) -> list[str]:
        with Reader() as reader:
            ground = pygame.Surface((160, 60), pygame.SRCALPHA)
            ground.fill(pal.PAPER)
            pygame.draw.line(ground, pal.OUTLINE, (x, 0), (x - 20, 60), 3)
            ground.blit(text.line(TITLE, 20, "Doodles", pal.INK), (50, 16))
            scene = Scene((300, 200))
            scene.root.add(Node(Box(0, 0, 160, 60), ground, "a"))
            found = reader.faults(scene, lambda *_: FLOOR)[1]
        return [fault.kind for fault in found]

    assert beside_a_line(66) == ["line"]
    assert beside_a_line(40) == []


def test_a_number_that_is_a_node_for_itself_is_read_on_its_panel() -> None:
    def told(words: str, y: int, wide: int = 80) -> list[tuple[str, str]]:
        with Reader() as reader:
            panel = pygame.Surface((120, 60), pygame.SRCALPHA)
            panel.fill(pal.PAPER)
            pygame.draw.line(panel, pal.OUTLINE, (0, 30), (120, 30), 3)
            scene = Scene((300, 200))
            board = scene.root.add(Node(Box(0, 0, 120, 60), panel, "board", static=True))
            spot = board.add(Node(Box(10, y, 80, 30), None, "points"))

            style = TextStyle(20, least=20)
            Counter(spot, Box(10, y, wide, 30), 1.0, style, 28, lambda n: words)
            found = reader.faults(scene, lambda *_: FLOOR)[1]
        return [(fault.kind, fault.on) for fault in found]

    assert told("28", 32) == []
    assert told("28", 20) == [("line", "counter")]
    assert told("2800", 32, text.width(TITLE, 20, "2" + DOTS)) == [("cut", "counter")]


def test_a_cut_number_is_never_excepted() -> None:
    assert excepted(Fault("cut", "seat:1", "Bartholom" + DOTS, "15"))
    assert not excepted(Fault("cut", "seat:1", "2" + DOTS, "20"))
    assert not excepted(Fault("cut", "seat:1", DOTS, "20"))


def test_a_word_that_is_broken_inside_itself_is_found() -> None:
    with Reader() as reader:
        scene, style = Scene((300, 200)), text.Style(TITLE, 20, INK)
        for i, room in enumerate((30, 200)):
            ground = pygame.Surface((200, 90), pygame.SRCALPHA)
            ground.fill((250, 240, 220))
            ground.blit(text.paragraph(style, "Konstantinopel", (room, 80)), (0, 0))
            scene.root.add(Node(Box(0, 100 * i, 200, 90), ground, f"room {room}"))
        found = reader.faults(scene, lambda *_: 0)[1]
    assert {(fault.kind, fault.on) for fault in found} == {("broken", "room 30")}
    assert len(found) > 1, "each part is told"


def test_words_that_leave_their_panel_or_the_window_are_found() -> None:
    assert faults(("a", Box(0, 0, 40, 40), "Doodles", 20)) == [("clipped", "a")]
    assert faults(("a", Box(270, 0, 120, 40), "Doodles", 20)) == [("clipped", "a")]


def test_words_below_something_are_found_unless_it_covers_all_of_them() -> None:
    lower = ("a", Box(0, 0, 120, 40), "Doodles", 20)
    assert faults(lower, ("b", Box(40, 0, 120, 40), "Tink", 20)) == [("covered", "a")]
    assert not faults(lower, ("b", Box(0, 0, 120, 40), "Tink", 20))
    sheet = ("sheet", Box(40, 0, 120, 40), "Tink", 20)
    assert not faults(lower, sheet, over=("sheet",))
    upper = ("c", Box(60, 0, 100, 40), "Bug", 20)
    assert faults(sheet, upper, over=("sheet",)) == [("covered", "sheet")]


def test_words_on_words_are_found() -> None:
    lower = ("a", Box(0, 0, 120, 40), "Doodles", 20)
    assert ("over", "a/b") in faults(lower, ("b", Box(0, 0, 120, 40), "glass", 20))


def scrolled(*places: Box) -> Scene:
    """Panels in a scene that is twice as wide and high as its window, which has bars."""
    scene = Scene((600, 400), window=(300, 200))
    for number, box in enumerate(places):
        ground = pygame.Surface((round(box.w), round(box.h)), pygame.SRCALPHA)
        ground.blit(text.line(TITLE, 20, "Doodles", INK), (4, 4))
        node = Node(box, ground, f"panel {number}")
        node.clicked = lambda: None
        scene.root.add(node)
    scroll_bars(scene, 1.0)
    return scene


def test_what_can_be_scrolled_to_is_read_and_reached_there() -> None:
    with Reader() as reader:
        scene = scrolled(*(Box(x, y, 120, 40) for x in (0, 240, 440) for y in (0, 180, 330)))
        assert reader.faults(scene, lambda *_: FLOOR) == (9, [])
        assert touch_faults(scene) == (9, [])


def test_what_cannot_be_scrolled_to_or_stays_below_a_bar_is_found() -> None:
    with Reader() as reader:
        scene = scrolled(Box(0, 0, 120, 40), Box(540, 120, 120, 40), Box(440, 275, 120, 40))
        scene.view.reach = Box(0, 0, 560, 290)
        found = reader.faults(scene, lambda *_: FLOOR)[1]
        assert [(fault.kind, fault.on) for fault in found] == [
            ("clipped", "panel 1"),
            ("covered", "panel 2"),
        ]
        scene.view.reach = Box(0, 0, 480, 250)
        found = reader.faults(scene, lambda *_: FLOOR)[1]
        assert [(fault.kind, fault.on, fault.more) for fault in found] == [
            ("clipped", "panel 1", "100%"),
            ("clipped", "panel 2", "100%"),
        ]
        scene.view.reach = Box(0, 0, 555, 400)
        count, found = touch_faults(scene)
        assert (count, [(fault.kind, fault.on) for fault in found]) == (3, [("touch", "panel 1")])


def test_small_hit_areas_are_found_and_what_is_covered_counts_as_covered() -> None:
    scene = Scene((300, 200))
    for x, size in ((10, 20), (60, 40), (200, 40)):
        node = Node(Box(x, 10, size, size), None, f"at {x}")
        node.clicked = lambda: None
        scene.root.add(node)
    scene.root.add(Node(Box(215, 0, 80, 80), None, "cover")).solid = True
    count, found = touch_faults(scene)
    assert count == 3
    assert [fault.on for fault in found] == ["at 10", "at 200"]


def test_the_reach_of_things_is_that_of_the_program() -> None:
    sitting = Sitting()
    sitting.pilot.settle()
    scene, chance = sitting.table.scene, random.Random(1)
    reach, nodes = (
        Reach(scene),
        [node for node in scene.root.walk() if node.clicked or node.payload],
    )
    assert len(nodes) > 10
    for _ in range(300):
        at = Point(chance.uniform(0, 1280), chance.uniform(0, 720))
        hit = scene.front.hit_test(at)
        while hit is not None and hit.clicked is None and hit.payload is None:
            hit = hit.parent
        assert [node for node in nodes if reach.takes(node, at)] == [hit] * (hit in nodes)
