"""The page of a review fills itself in: only what is different changes, and nothing is lost."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pygame
import pytest

from fort_desktop.review.parts import Luck
from fort_desktop.scene import slices
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.review.choices import ChoicesPage
from fort_desktop.ui.review.screen import ReviewScreen
from fort_desktop.ui.table.panel_cache import BuiltPanel
from tests.fixtures.review import Done, demo_review, review_of
from tests.ui.review.pages import SIZE, filled, labels, names, settle


def test_while_it_computes_only_what_is_different_is_laid_out_anew(
    app: App, tmp_path: Path
) -> None:
    """To lay the whole page out takes longer than a frame may."""
    whole = demo_review()
    change = msgspec.structs.replace
    begun = change(whole, choices=whole.choices[:2], luck=(), verdict=None, par=None)
    more = change(begun, choices=whole.choices[:5])
    told = change(more, verdict=whole.verdict)
    screen, source = filled(app, tmp_path)
    seen = [settle(screen)]
    for review in (begun, more, told):
        source.coming.append(review)
        seen.append(settle(screen))
    different = [
        {name for name, node in now.items() if before.get(name) is not node}
        for before, now in pairwise(seen)
    ]
    assert "work" in different[0]
    assert "sheet panel" not in different[0]
    assert different[1] == {"work", "work panel"}
    assert seen[1]["work"].label != seen[2]["work"].label
    assert {"head", "advice"} <= different[2]
    assert not {"sheet panel", "back", "again"} & different[2]


def test_panels_are_built_in_slices_of_frames(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, source = filled(app, tmp_path)
    settle(screen)
    built: list[str] = []
    make = BuiltPanel.make

    def noted(laid: BuiltPanel) -> None:
        if not laid.done:
            built.append(laid.name)
        make(laid)

    monkeypatch.setattr(BuiltPanel, "make", noted)
    # As on a machine that has time for one step only.
    monkeypatch.setattr(slices, "over", lambda: True)
    source.coming.append(demo_review())
    numbers = []
    for _ in range(60):
        before = len(built)
        screen.go_on(0.1)
        numbers.append(len(built) - before)
    assert set(numbers) == {0, 1}
    assert len(built) > 5


def panels(screen: ReviewScreen) -> list[tuple[str, Node]]:
    """The containers of all panels that are shown."""
    found = screen.scene.root.children
    return [(node.name, node) for node in found if node.name.endswith(" panel")]


def test_panels_are_shown_one_in_a_frame_each_in_place_of_its_last(
    app: App, tmp_path: Path
) -> None:
    screen, source = filled(app, tmp_path)
    settle(screen)
    source.coming.append(demo_review())
    before, changes = dict(panels(screen)), []
    for _ in range(60):
        screen.go_on(0.1)
        now = panels(screen)
        assert len(dict(now)) == len(now)
        changes.append(sum(before.get(name) is not node for name, node in now))
        before = dict(now)
    assert max(changes) == 1
    assert sum(changes) > 5


@pytest.mark.parametrize("again", [False, True])
def test_a_page_that_is_half_shown_is_whole_after_a_click(
    again: bool, app: App, tmp_path: Path
) -> None:
    """Also if it is to say again what it said before."""
    screen, source = filled(app, tmp_path)
    settle(screen)
    source.coming.append(demo_review())
    while "story:0" not in names(screen):
        screen.go_on(0.1)
    assert "story:2" not in names(screen)
    if again:
        source.review = None
    screen.turn("story")
    shown = labels(screen)
    screen.rebuild()
    assert labels(screen) == shown


def test_what_is_laid_out_anew_looks_as_if_it_was_laid_out_from_scratch(app: App) -> None:
    screen = review_of(app, demo_review(), "course")
    driver = HeadlessDriver(SIZE)
    marks, source = screen.course.marks, screen.source
    choices = screen.pages["choices"]
    assert isinstance(choices, ChoicesPage)
    assert isinstance(source, Done)

    def another_sum() -> None:
        sums = tuple(change(one, own=0.3) for one in demo_review().sums)
        source.review = change(demo_review(), sums=sums)
        screen.refresh()

    change = msgspec.structs.replace
    deeds: list[Callable[[], object]] = [
        lambda: screen.course.choose(marks[1]),
        lambda: screen.course.choose(marks[-1]),
        another_sum,
        lambda: screen.course.choose(next(one for one in marks if isinstance(one.about, Luck))),
        lambda: screen.turn("choices"),
        lambda: choices.choose(choices.rows[1].moves),
        lambda: choices.choose(choices.rows[-1].moves),
        lambda: Pilot(app, driver).click("filter:again"),
        lambda: screen.turn("story"),
    ]
    for deed in deeds:
        deed()
        shown = []
        for _ in range(2):
            scene = app.frame([Pointer("move", Point(2, 2))], 1.0)
            assert scene is not None
            driver.show(scene)
            shown.append((labels(screen), pygame.image.tobytes(driver.surface, "RGB")))
            screen.rebuild()
        assert shown[0] == shown[1]


def test_a_page_that_is_laid_out_from_scratch_keeps_nothing_half_built(
    app: App, tmp_path: Path
) -> None:
    """As when a message is told, or the window gets another size, while parts come."""
    screen, source = filled(app, tmp_path)
    settle(screen)
    source.coming.append(demo_review())
    for _ in range(3):
        screen.go_on(1.0)
    assert "story:0" not in names(screen)
    screen.rebuild()
    shown = labels(screen)
    screen.rebuild()
    assert shown == labels(screen)
    assert {"story:0", "head", "heading", "back"} <= names(screen)


def test_the_focus_stays_on_a_button_that_is_built_anew(app: App) -> None:
    screen = review_of(app, demo_review(), "choices")
    screen.scene.focus.at_key("filter:again")
    before = screen.scene.focus.node
    app.frame([], 0.0)
    app.frame([Key("enter")], 1.0)
    now = screen.scene.focus.node
    assert now is not None
    assert now is not before
    assert (now.key, now.scene) == ("filter:again", screen.scene)


def test_nothing_is_laid_out_anew_under_a_pressed_button(app: App, tmp_path: Path) -> None:
    screen, _ = filled(app, tmp_path, demo_review())
    node = next(one for one in screen.scene.root.walk() if one.name == "back")
    at = node.area.center
    app.frame([], 0.0)
    app.frame([Pointer("move", at), Pointer("down", at, 1)], 1.0)
    settle(screen)
    assert "story:0" not in names(screen)
    away = Point(2, 2)
    app.frame([Pointer("move", away), Pointer("up", away, 1)], 1.0)
    settle(screen)
    assert "story:0" in names(screen)


def listed(app: App, tmp_path: Path) -> tuple[ReviewScreen, ChoicesPage, Callable[[], None]]:
    """The list without the first choice, and what makes that one come.

    So that one pushes the others down by a row.
    """
    whole = demo_review()
    later = msgspec.structs.replace(whole, choices=whole.choices[1:])
    screen, source = filled(app, tmp_path, later)
    settle(screen)
    screen.turn("choices")
    page = screen.pages["choices"]
    assert isinstance(page, ChoicesPage)
    return screen, page, lambda: source.coming.append(whole)


def test_a_click_on_a_row_tells_of_that_choice_also_while_others_come(
    app: App, tmp_path: Path
) -> None:
    screen, page, another_comes = listed(app, tmp_path)
    told = page.rows[1].moves
    page.choose(told)
    another_comes()
    for _ in range(60):
        screen.go_on(0.1)
        row = next(node for node in screen.scene.root.walk() if node.name == f"choice:{told}")
        assert row.clicked is not None
        row.clicked()
        assert page.chosen == told
    assert len(page.rows) == len(demo_review().choices)


def test_the_focus_stays_on_its_row_while_others_come(app: App, tmp_path: Path) -> None:
    screen, page, another_comes = listed(app, tmp_path)
    name = f"choice:{page.rows[2].moves}"
    screen.scene.focus.at_key(name)
    before = screen.scene.focus.node
    another_comes()
    now = settle(screen)[name]
    assert now is not before
    assert screen.scene.focus.node is now


def test_what_the_pointer_rests_on_stays_lit(app: App, tmp_path: Path) -> None:
    begun = msgspec.structs.replace(demo_review(), verdict=None, par=None)
    screen, source = filled(app, tmp_path, begun)
    button = settle(screen)["work on"]
    app.frame([Pointer("move", button.area.center)], 0.0)
    assert screen.scene.pointer.over is button
    source.running = False
    now = settle(screen)["work on"]
    assert now is not button
    assert screen.scene.pointer.over is now
