"""The page that looks back at a game: by pointer, by keys, and while parts of it still come."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pygame
import pytest

from fort_desktop.commands.review_screens import demo_game, demo_review, review_of
from fort_desktop.record.format import SUFFIX
from fort_desktop.record.journal import write_record
from fort_desktop.review.kept import write_review
from fort_desktop.review.parts import Line, Luck, Review
from fort_desktop.review.review import new_review
from fort_desktop.scene import slices
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.recording import Recording
from fort_desktop.ui.app import App
from fort_desktop.ui.review.choices import ChoicesPage
from fort_desktop.ui.review.look import LookScreen
from fort_desktop.ui.review.moments import Moments
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.screen import ReviewScreen
from fort_desktop.ui.review.source import Computed, Done
from fort_desktop.ui.table.laid import Laid
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.review import turning_title
from tests.ui.table.screens import bare

SIZE = (1280, 720)


class Fills:
    """A review whose parts come one after the other."""

    def __init__(self, *reviews: Review) -> None:
        self.coming = list(reviews)
        self.review: Review | None = None
        self.running = False
        self.closed = 0

    def go_on(self) -> bool:
        if not (self.running and self.coming):
            return False
        self.review = self.coming.pop(0)
        return True

    def start(self) -> None:
        self.running = True

    def close(self) -> None:
        self.running, self.closed = False, self.closed + 1


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without portraits, grass and small pictures, which take long."""
    bare(monkeypatch)
    monkeypatch.setattr(Moments, "go_on", lambda moments: None)
    monkeypatch.setattr(Moments, "finish", lambda moments: None)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App(SIZE, speed=0, data=tmp_path)
    yield made
    made.close()


def game_file(folder: Path) -> Path:
    path = folder / f"game-0001{SUFFIX}"
    write_record(path, Recording(demo_game(), None).bodies(practice=False))
    return path


def labels(screen: ReviewScreen) -> str:
    return "\n".join(node.label for node in screen.scene.root.walk() if node.label)


def names(screen: ReviewScreen) -> set[str]:
    return {node.name for node in screen.scene.root.walk()}


def filled(app: App, tmp_path: Path, *reviews: Review) -> tuple[ReviewScreen, Fills]:
    source = Fills(*reviews)
    past = Past(app.catalog, game_file(tmp_path))
    app.over(lambda: ReviewScreen(app, past, lambda seat: source, 9))
    assert isinstance(app.screen, ReviewScreen)
    return app.screen, source


def settle(screen: ReviewScreen) -> dict[str, Node]:
    """Let frames go by until all is laid out; returns what is shown, by name."""
    for _ in range(60):
        screen.go_on(0.1)
    return {node.name: node for node in screen.scene.root.walk() if node.name}


def test_while_it_computes_only_what_is_different_is_laid_out_anew(
    app: App, tmp_path: Path
) -> None:
    """To lay the whole page out takes longer than a frame may."""
    whole = demo_review()
    change = msgspec.structs.replace
    begun = change(whole, choices=whole.choices[:2], luck=(), turnings=(), verdict=None, par=None)
    more = change(begun, choices=whole.choices[:4])
    told = change(more, turnings=whole.turnings[:1])
    screen, source = filled(app, tmp_path)
    seen = [settle(screen)]
    for review in (begun, more, told):
        source.coming.append(review)
        seen.append(settle(screen))
    different = [
        {name for name, node in now.items() if before.get(name) is not node}
        for before, now in pairwise(seen)
    ]
    assert {"work", "sentences"} <= different[0]
    assert "sheet panel" not in different[0]
    assert different[1] == {"work", "work panel"}
    assert seen[1]["work"].label != seen[2]["work"].label
    assert "turning:0" in different[2]
    assert not {"work on", "sheet panel", "back", "par"} & different[2]


def test_panels_are_built_in_slices_of_frames(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, source = filled(app, tmp_path)
    settle(screen)
    built: list[str] = []
    make = Laid.make

    def noted(laid: Laid) -> None:
        if not laid.done:
            built.append(laid.name)
        make(laid)

    monkeypatch.setattr(Laid, "make", noted)
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
    while "turning:0" not in names(screen):
        screen.go_on(0.1)
    assert "turning:2" not in names(screen)
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
        lambda: choices.choose(1),
        lambda: choices.choose(len(choices.rows) - 1),
        lambda: Pilot(app, driver).click("filter:again"),
        lambda: screen.turn("story"),
        lambda: Pilot(app, driver).click("story only"),
        lambda: Pilot(app, driver).click("story only"),
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
    assert "turning:0" not in names(screen)
    screen.rebuild()
    shown = labels(screen)
    screen.rebuild()
    assert shown == labels(screen)
    assert {"turning:0", "sentences", "heading", "back"} <= names(screen)


def test_the_ways_on_lead_to_the_moment_that_is_told_of_now(app: App) -> None:
    screen = review_of(app, demo_review(), "course")
    first, second = (one for one in screen.course.marks[:2])
    for mark in (first, second):
        screen.course.choose(mark)
    Pilot(app, HeadlessDriver(SIZE)).click("look:mark")
    assert isinstance(app.screen, LookScreen)
    assert app.screen.model.past == second.at


def test_the_focus_stays_on_a_button_that_is_built_anew(app: App) -> None:
    screen = review_of(app, demo_review(), "choices")
    screen.scene.focus.at_key("filter:again")
    before = screen.scene.focus.node
    app.frame([Key("enter")], 0.0)
    now = screen.scene.focus.node
    assert now is not None
    assert now is not before
    assert (now.key, now.scene) == ("filter:again", screen.scene)


def test_a_newcomer_sees_the_story_without_any_number_of_chance(app: App) -> None:
    screen = review_of(app, demo_review(), games=2)
    assert not {"tab:course", "tab:choices", "par"} & names(screen)
    assert "of 100" not in labels(screen)
    assert {"turning:0", "turning:1", "turning:2", "star:0"} <= names(screen)
    Pilot(app, HeadlessDriver(SIZE)).click("story only")
    assert {"tab:course", "tab:choices", "par"} <= names(screen)
    assert "of 100" in labels(screen)
    assert app.settings.look_back_as == "all"


def test_left_and_right_go_from_mark_to_mark(app: App) -> None:
    screen = review_of(app, demo_review(), "course")
    found = [(mark.at, mark.sign) for mark in screen.course.marks]
    for _ in range(2):
        app.frame([Key("right")], 0.0)
    assert screen.course.chosen == found[1]
    assert screen.scene.focus.node is not None
    assert screen.scene.focus.node.name.startswith(f"mark:{found[1][0]}")
    app.frame([Key("left")], 0.0)
    app.frame([Key("left")], 0.0)
    assert screen.course.chosen == found[0]
    told = next(node for node in screen.scene.root.walk() if node.name == "told")
    assert "Your choice: " in told.label


def test_a_moment_is_looked_at_and_left_for_the_same_page(app: App) -> None:
    screen = review_of(app, demo_review())
    at = demo_review().turnings[1].at
    screen.look(at)
    look = app.screen
    assert isinstance(look, LookScreen)
    assert look.model.past == at
    assert look.model.shown == screen.eyes.view_at(at)
    assert look.decision is None
    look.model.to_now()
    assert look.model.past == look.model.lines[-1].at
    app.frame([Key("escape")], 0.0)
    assert app.screen is screen


def test_a_try_goes_on_from_the_question_and_tells_of_the_game(app: App) -> None:
    screen = review_of(app, demo_review())
    turning = demo_review().turnings[1]
    scores = screen.past.scores
    screen.try_from(turning.at)
    session = app.games.session
    assert session is not None
    assert session.practice
    assert session.made == turning.moves
    assert session.decision == demo_game().before(turning.moves).decision
    tried = app.games.tries.of(session)
    assert tried is not None
    assert (tried.path, tried.scores, tried.seat) == (screen.past.path, scores, 0)
    assert isinstance(app.screen, TableScreen)


def test_the_page_fills_itself_in_and_stops(app: App, tmp_path: Path) -> None:
    part = new_review(demo_game(), 0)
    screen, source = filled(app, tmp_path, part)
    assert "work" in names(screen)
    assert "turning:0" not in names(screen)
    app.frame([], 1.0)
    assert screen.review == part
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("work on")
    assert not source.running
    source.coming.append(demo_review())
    app.frame([], 1.0)
    assert screen.review == part
    pilot.click("work on")
    assert source.running
    settle(screen)
    assert "turning:0" in names(screen)
    assert "work" not in names(screen)
    app.back()
    assert source.closed > 1
    assert not source.running


def test_nothing_is_laid_out_anew_under_a_pressed_button(app: App, tmp_path: Path) -> None:
    screen, _ = filled(app, tmp_path, demo_review())
    node = next(one for one in screen.scene.root.walk() if one.name == "back")
    at = node.area.center
    app.frame([Pointer("move", at), Pointer("down", at, 1)], 1.0)
    settle(screen)
    assert "turning:0" not in names(screen)
    away = Point(2, 2)
    app.frame([Pointer("move", away), Pointer("up", away, 1)], 1.0)
    settle(screen)
    assert "turning:0" in names(screen)


def test_what_is_kept_of_a_review_is_there_at_once(tmp_path: Path) -> None:
    path, game = game_file(tmp_path), demo_game()
    blank = new_review(game, 0)
    assert Computed(path, game, 0, computes=False).review == blank
    kept = msgspec.structs.replace(blank, line=Line((), 3))
    assert write_review(path, kept)
    source = Computed(path, game, 0, computes=False)
    source.start()
    assert source.review == kept
    assert not source.running


def test_filters_and_keys_of_the_list(app: App) -> None:
    screen = review_of(app, demo_review(), "choices")
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("filter:again")
    rows = {name for name in names(screen) if name.startswith("choice:")}
    again = [one for one in demo_review().choices if one.grade in ("other", "look")]
    assert rows == {f"choice:{one.moves}" for one in again[: len(rows)]}
    screen.scene.focus.at_key(f"choice:{again[0].moves}")
    app.frame([Key("down")], 0.0)
    assert screen.scene.focus.node is not None
    assert screen.scene.focus.node.name == f"choice:{again[1].moves}"
    told = next(node for node in screen.scene.root.walk() if node.name == "told")
    assert "Also possible: " in told.label


def test_headings_tell_good_moments(app: App) -> None:
    screen = review_of(app, demo_review())
    first = next(one for one in demo_review().turnings if one.good)
    assert turning_title(first) in labels(screen)
    assert isinstance(screen.source, Done)
