"""Dialogs, rows of buttons and forms on a page of their own."""

from functools import partial
from itertools import pairwise
from typing import Final

import pygame
import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.watching import recorded, watched
from fort_desktop.ui.app.app import App
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.text.rules.book import Spot
from fort_desktop.ui.toolkit.chart import Line, Plot, ends, held
from fort_desktop.ui.toolkit.common import lights_up
from fort_desktop.ui.toolkit.dialog import dialog, high_for, popover, rooms
from fort_desktop.ui.toolkit.form import Option, among, options
from fort_desktop.ui.toolkit.menu import Button, buttons
from fort_desktop.ui.toolkit.page import Words, told, write

SIZE: Final = (1280, 720)
UNIT: Final = 2 / 3


class Sheet:
    """A page with a sheet as large as the window."""

    def __init__(self, unit: float = UNIT) -> None:
        self.scene = Scene(SIZE, 0.0)
        self.sheet = Box(0, 0, *SIZE)
        self._unit = unit

    @property
    def unit(self) -> float:
        return self._unit

    def put_sheet(self, wide: float, tall: float, down: float = 0.0) -> None:
        self.sheet = Box(30, 60 + down * UNIT, wide * UNIT, tall * UNIT)

    def company(self) -> None:
        """Nobody belongs here."""

    def at(self, x: float, y: float, w: float, h: float) -> Box:
        u = self.unit
        return Box(self.sheet.x + x * u, self.sheet.y + y * u, w * u, h * u)

    def node(self, name: str) -> Node:
        return next(node for node in self.scene.root.walk() if node.name == name)


@pytest.fixture
def page() -> Sheet:
    return Sheet()


def pressed(*names: str) -> list[Button | None]:
    """Buttons of these names and words; "" is room between them."""
    return [Button(name, name, lambda: None) if name else None for name in names]


def test_a_dialog_has_all_the_room_that_its_content_asked_for(page: Sheet) -> None:
    sheet = dialog(page, "sheet", "Title", (800, high_for(240)))
    assert sheet.body.h == 240
    assert (sheet.body, sheet.foot) == rooms((800, high_for(240)))
    assert sheet.body.bottom < sheet.foot.y
    assert page.node("sheet").box == page.sheet
    heading = page.node("heading")
    assert heading.label == "Title"
    assert heading.box.y < page.sheet.y < heading.box.bottom
    assert heading.box.center.x == pytest.approx(page.sheet.center.x)


def test_buttons_are_as_wide_as_their_words_with_room_between(page: Sheet) -> None:
    area = Box(0, 0, 1500, 80)
    room = buttons(page, area, pressed("a", "A very long button indeed", "", "z"))
    short, long, last = (page.node(name).box for name in ("a", "A very long button indeed", "z"))
    assert long.w > short.w == last.w
    assert short.x == 0
    assert last.right == pytest.approx(1500 * UNIT)
    assert long.right < room.x * UNIT < room.right * UNIT < last.x


def test_too_many_buttons_stay_in_their_area(page: Sheet) -> None:
    names = [f"button {n}" for n in range(9)]
    room = buttons(page, Box(0, 0, 900, 80), pressed(*names))
    boxes = [page.node(name).box for name in names]
    assert boxes[-1].right <= 900 * UNIT + 1e-6
    assert all(one.right < other.x for one, other in pairwise(boxes))
    assert room.w == 0


def test_buttons_that_fill_are_alike(page: Sheet) -> None:
    buttons(page, Box(0, 0, 900, 80), pressed("a", "Much longer words"), fill=True)
    assert page.node("a").box.w == pytest.approx(page.node("Much longer words").box.w)


def test_a_choice_among_values_takes_the_one_that_is_clicked() -> None:
    taken: list[int] = []
    found = among("size", [(1, "one"), (2, "two")], 2, taken.append)
    assert [(one.name, one.words, one.chosen) for one in found] == [
        ("size 1", "one", False),
        ("size 2", "two", True),
    ]
    for one in found:
        assert one.act is not None
        one.act()
    assert taken == [1, 2]


def test_an_option_with_a_long_word_takes_room_from_the_others(page: Sheet) -> None:
    long = "Donaudampfschifffahrt"
    options(page, Box(0, 0, 400, 96), "Heading", [
        Option("long", long, False, lambda: None),
        Option("short", "a", True, lambda: None),
        Option("never", "b", False, None),
    ])  # fmt: skip
    assert page.node("long").box.w > page.node("short").box.w
    assert page.node("never").clicked is None
    # In whole pixels.
    assert page.node("never").box.right == pytest.approx(400 * UNIT, rel=0, abs=0.5)


def test_no_word_on_a_small_button_is_broken_where_letters_have_their_least_pixels() -> None:
    words = ["domyślna", "80%", "100%", "125%", "150%", "175%", "200%"]
    with watched() as found:
        options(Sheet(0.533), Box(0, 0, 800, 96), "Heading", [
            Option(one, one, one == words[0], lambda: None) for one in words
        ])  # fmt: skip
    assert [one.words for one in found if one.words != "Heading"] == words


def test_words_are_told_line_by_line(page: Sheet) -> None:
    found = [Words("First", title=True), Words(""), Words("Second")]
    assert told(page, Box(0, 0, 600, 200), "told", found).label == "First\nSecond"


def test_long_words_have_all_the_room_that_others_leave() -> None:
    words = "word " * 60
    with recorded() as drawn:
        write(Canvas(400, 200, 1.0), Box(0, 0, 400, 200), [Words("Head"), Words(words, lines=2)])
    assert not any(one.cut for one in drawn)
    with recorded() as drawn:
        write(Canvas(400, 200, 1.0), Box(0, 0, 400, 40), [Words(words, lines=2)])
    assert any(one.cut for one in drawn)


def test_a_popover_takes_all_input(page: Sheet) -> None:
    over = popover(page, "over")
    assert over.modal
    assert over.box == Box(0, 0, *SIZE)


def test_totals_at_the_ends_of_lines_do_not_lie_on_each_other() -> None:
    lines = [Line("Maja", colour, (0, 30)) for colour in ("red", "blue", "green", "yellow")]
    for draw in (ends, partial(held, face=lambda colour, side: pygame.Surface((side, side)))):
        with watched() as placed:
            draw(Plot(Canvas(800, 500, 1.0), Box(60, 20, 400, 440), 5, 50), lines)
        tops = sorted(one.room.y for one in placed if one.words == "30")
        assert len(tops) == 4
        assert all(later - earlier >= 36 for earlier, later in pairwise(tops))


@pytest.mark.parametrize("chosen", [False, True])
def test_what_is_pointed_at_or_chosen_is_lit(chosen: bool) -> None:
    plain, lit = pygame.Surface((9, 9)), pygame.Surface((9, 9))
    node, taker = Node(Box(0, 0, 9, 9), None), Node(Box(0, 0, 9, 9), None)
    lights_up(node, (plain, lit), chosen, taker)
    for on, wanted in ((True, lit), (False, lit if chosen else plain)):
        assert taker.hovered is not None
        taker.hovered(on)
        assert node.image is wanted
    assert node.hovered is None


@pytest.mark.parametrize(
    ("route", "name"),
    [
        (routes.Keys(routes.Settings()), "key undo"),
        (routes.Rules(Spot("access")), "block 0"),
    ],
)
def test_rows_and_tiles_are_lit_below_the_pointer(route: Route, name: str) -> None:
    app = App(SIZE, speed=0)
    app.push(route)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    node = next(n for n in app.screen.scene.root.walk() if n.name.startswith(name) and n.hovered)
    before = node.image
    pilot.hover(node.name)
    assert node.image is not before
