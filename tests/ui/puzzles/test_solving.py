"""A puzzle at the table: solved, missed, begun again, shown step by step; and the list of them."""

import json
from pathlib import Path

import pytest

from fort_desktop.puzzles.collection import Collection, CollectionError, read_collection
from fort_desktop.rules.model.moves import DONE, SKIP
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.puzzles.session import PuzzleSession
from fort_desktop.ui.screens import puzzles
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.screens.puzzles import PuzzlesScreen
from fort_desktop.ui.table.panels.buttons import _SIGN_OF
from fort_desktop.ui.table.play_summary import counts, told_words
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.sitting import seats

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def collection() -> Collection:
    return read_collection()


def listed(folder: Path | None = None) -> tuple[Pilot, App, PuzzlesScreen]:
    app = App(SIZE, speed=0, data=folder)
    app.push(routes.Puzzles())
    screen = app.screen
    assert isinstance(screen, PuzzlesScreen)
    return Pilot(app, HeadlessDriver(SIZE)), app, screen


def table(app: App) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def puzzle_at(app: App) -> PuzzleSession:
    session = table(app).session
    assert isinstance(session, PuzzleSession)
    return session


def over(app: App) -> bool:
    return table(app).model.present and puzzle_at(app).over


def names(pilot: Pilot) -> set[object]:
    return {node.key for node in pilot.nodes(lambda node: node.clicked is not None)}


def answer(pilot: Pilot, app: App) -> None:
    for move in puzzle_at(app).puzzle.moves:
        table(app).model.make(move)
        pilot.settle()


def test_solved_alone_it_has_a_star_and_the_next_one_follows(tmp_path: Path) -> None:
    pilot, app, screen = listed(tmp_path)
    assert screen.collection is not None
    first, second = screen.collection.puzzles[:2]
    pilot.click(f"puzzle {first.id}")
    assert puzzle_at(app).puzzle == first
    assert pilot.node("hint").clicked is not None, "the bulb shows a step"
    answer(pilot, app)
    assert puzzle_at(app).solved
    assert {"puzzle next", "puzzle again"} <= names(pilot)
    assert pilot.node("hint").clicked is None
    pilot.click("puzzle next")
    assert puzzle_at(app).puzzle == second
    pilot.press("escape")
    pilot.settle()
    assert app.screen is screen
    assert screen.marks == {first.id: "alone"}
    assert "Solved." in pilot.node(f"puzzle {first.id}").label
    kept = json.loads((tmp_path / "puzzles.json").read_text("utf-8"))
    assert kept["persons"] == {"guest": {first.id: "alone"}}


def test_that_it_is_solved_stays_said_until_something_else_is_seen(tmp_path: Path) -> None:
    pilot, app, screen = listed(tmp_path)
    assert screen.collection is not None
    screen.open(screen.collection.puzzles[0])
    answer(pilot, app)
    pilot.wait(5.0)
    said = pilot.node("moment tape")
    first = screen.collection.puzzles[0]
    assert said.label == "Solved!", "the bar tells the points"
    assert table(app).nodes.bar.said.banner == f"{first.best} of {first.best} points"
    frame = table(app).nodes.frame
    whole = Box(0, 0, *SIZE).inset(0, frame.top.bar.bottom, 0, 0)
    assert said.area == whole, "large, over all but the bar"
    veil = pilot.node("moment veil")
    assert veil.area == Box(0, 0, *SIZE)
    assert veil.z < said.z, "what is dimmed lies below what is said"
    pilot.click("puzzle again")
    pilot.settle()
    left = {node.key for node in pilot.nodes(lambda node: isinstance(node.key, str))}
    assert not left & {"moment tape", "moment veil"}


def test_after_the_last_one_no_other_is_offered(tmp_path: Path) -> None:
    pilot, app, screen = listed(tmp_path)
    assert screen.collection is not None
    last = screen.collection.puzzles[-1]
    screen.open(last)
    answer(pilot, app)
    assert {"puzzle back", "puzzle again"} <= names(pilot)
    assert "puzzle next" not in names(pilot)
    pilot.click("puzzle back")
    assert app.screen is screen


def test_a_play_that_scores_less_is_begun_again_and_then_shown_step_by_step() -> None:
    pilot, app, screen = listed()
    assert screen.collection is not None
    puzzle = screen.collection.puzzles[0]
    pilot.click(f"puzzle {puzzle.id}")
    model = table(app).model
    model.make(SKIP)
    pilot.settle()
    assert over(app)
    assert model.decision is None
    assert not puzzle_at(app).solved
    pilot.click("puzzle again")
    assert model.decision is not None
    assert puzzle_at(app).made == 0
    model.make(SKIP)
    pilot.settle()
    pilot.click("hint")
    assert puzzle_at(app).made == 0, "what leads elsewhere is taken back first"
    for number in range(1, len(puzzle.answer) + 1):
        pilot.click("hint")
        pilot.settle()
        assert puzzle_at(app).made == number
    assert puzzle_at(app).solved
    assert screen.marks == {puzzle.id: "helped"}


def test_the_bar_says_at_once_that_all_points_are_there(collection: Collection) -> None:
    pilot, app, _ = listed()
    pilot.click(f"puzzle {collection.puzzles[0].id}")
    play, use, _ = puzzle_at(app).puzzle.moves
    for move in (play, use):
        assert pilot.node("prompt").label.startswith("Score 2 points with one kid")
        table(app).model.make(move)
        pilot.settle()
    assert not over(app)
    said = "You have all 2 points\nNo play scores more. Press “Done”."
    assert pilot.node("prompt").label.startswith(said)
    pilot.click("undo")
    pilot.settle()
    assert pilot.node("prompt").label.startswith("Score 2 points with one kid")
    table(app).model.make(use)
    pilot.settle()
    table(app).model.make(DONE)
    pilot.settle()
    assert puzzle_at(app).solved
    assert pilot.node("prompt").label.startswith("2 of 2 points\nNo play scores more.")


def test_the_mat_tells_what_came_of_a_play(
    collection: Collection,
) -> None:
    pilot, app, _ = listed()
    pilot.click(f"puzzle {collection.puzzles[0].id}")
    play, use, _ = puzzle_at(app).puzzle.moves
    for move in (play, use, DONE):
        table(app).model.make(move)
        pilot.settle()
    assert over(app)
    view, catalog = table(app).nodes.view, table(app).session.catalog
    assert counts(view, catalog, mine=True) == []
    assert told_words(view, catalog, mine=True) == "spend pizza » 2 points", "the used one only"


def test_undo_is_free_after_the_play_too(collection: Collection) -> None:
    session = PuzzleSession(collection, collection.puzzles[0])
    assert session.viewer == collection.puzzles[0].seat
    session.submit(SKIP)
    assert session.over
    assert session.decision is None
    session.undo()
    assert session.decision is not None
    assert session.scored == 0


def test_the_answer_is_one_of_many_in_each_grade(collection: Collection) -> None:
    for grade in (1, 2, 3, 4):
        session = PuzzleSession(collection, collection.of_grade(grade)[-1])
        while (move := session.next_step) is not None:
            session.submit(move)
        assert session.solved
        assert session.astray == 0


def test_each_person_has_marks_of_their_own(tmp_path: Path) -> None:
    pilot, app, screen = listed(tmp_path)
    assert screen.collection is not None
    who = app.profiles.add(Profile("Jo"))
    assert who is not None
    puzzle = screen.collection.puzzles[0]
    screen.solved.mark("", puzzle.id, "helped")
    screen.rebuild()
    pilot.click("who")
    assert screen.who == who
    assert screen.marks == {}
    pilot.click(f"puzzle {puzzle.id}")
    assert table(app).session.seats[puzzle.seat].name == "Jo"
    pilot.click("back")
    pilot.click("who")
    assert screen.marks == {puzzle.id: "helped"}


def test_a_grade_is_chosen_and_all_of_it_is_there() -> None:
    pilot, _, screen = listed()
    assert screen.collection is not None
    pilot.click("grade 4")
    found = pilot.nodes(lambda node: node.name.startswith("puzzle "))
    assert [node.name for node in found] == [
        f"puzzle {one.id}" for one in screen.collection.of_grade(4)
    ]
    for node in found:
        assert node.box.bottom < pilot.node("back").box.y


def test_at_the_end_of_each_chapter_waits_another_kid() -> None:
    pilot, _, screen = listed()
    stones = [pilot.node(f"puzzle {one.id}").area for one in screen._of(screen.grade)]
    ends = stones[9::10]
    plain = {round(stone.w) for i, stone in enumerate(stones[1:], 2) if i % 10}
    assert len(plain) == 1
    assert all(round(stone.w) > max(plain) for stone in ends)
    assert len({screen._guide(number) for number in range(1, len(ends) + 1)}) == len(ends)


def test_without_the_file_the_list_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> Collection:
        raise CollectionError("bad_line", 3)

    monkeypatch.setattr(puzzles, "read_collection", damaged)
    pilot, _, screen = listed()
    assert screen.collection is None
    assert "install" in pilot.node("note").label
    pilot.click("close note")
    pilot.click("back")


def test_a_puzzle_is_no_game_that_is_kept(tmp_path: Path) -> None:
    pilot, app, screen = listed(tmp_path)
    assert screen.collection is not None
    pilot.click(f"puzzle {screen.collection.puzzles[0].id}")
    assert isinstance(app.screen, TableScreen)
    assert app.games.session is None
    assert not list(tmp_path.rglob("*.fort"))


def test_the_title_leads_to_the_puzzles_and_back(tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    title = app.screen
    pilot.click("alone")
    alone = app.screen
    pilot.click("puzzles")
    screen = app.screen
    assert isinstance(screen, PuzzlesScreen)
    assert screen.collection is not None
    pilot.click(f"puzzle {screen.collection.of_grade(1)[0].id}")
    assert puzzle_at(app).puzzle.grade == 1
    for before in (screen, alone):
        pilot.press("escape")
        pilot.settle()
        assert app.screen is before
    pilot.press("escape")
    assert type(app.screen) is type(title)


def test_only_what_opens_the_menu_has_its_sign_and_what_leaves_has_an_arrow() -> None:
    """A puzzle has no menu: its corner button leads back at once, and says so."""
    pilot, app, screen = listed()
    assert screen.collection is not None
    pilot.click(f"puzzle {screen.collection.puzzles[0].id}")
    assert _corner(pilot) == {"back"}
    assert _SIGN_OF["back"] == "left", "the menu has its own sign"
    assert "menu" not in _SIGN_OF
    pilot.click("back")
    assert app.screen is screen
    app.games.start(seats(("human", "easy")), "basic", 5)
    assert _corner(pilot) == {"menu"}
    pilot.click("menu")
    assert isinstance(app.screen, PauseScreen)


def _corner(pilot: Pilot) -> set[str]:
    return {node.name for node in pilot.nodes(lambda node: node.name in ("menu", "back"))}
