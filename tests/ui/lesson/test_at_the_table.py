"""A newcomer plays the first game at the table, and does only what the screen offers."""

from pathlib import Path

import pytest

from fort_desktop.record.reader import read_record
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.loading import session_of
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.chapters import ChapterList, Chapters
from fort_desktop.ui.coach.lesson.deal import new_lesson
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.tips.progress import finished_by, show_all_again
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.screens.title import TitleScreen
from tests.session.duplicate.deals import play
from tests.ui.lesson.learning import SIZE, Newcomer

_MOST = 40
_FRAMES = 2000


@pytest.mark.parametrize("chapter", range(7))
def test_a_newcomer_comes_through_a_chapter_by_what_is_offered(chapter: int) -> None:
    ann = Newcomer(chapter)
    lesson = ann.table.guide.lesson
    heard = set()
    for _ in range(_MOST):
        if lesson.chapter != chapter or lesson.step.menu:
            break
        assert ann.note, ann.step
        heard.add(ann.step)
        ann.do()
    wanted = {step.id for step in lesson.chapters[chapter].steps if step.say or step.ask}
    assert heard == {step for step in wanted if step not in ("choice", "r4_second_friend")}
    if chapter == 6:
        ann.do()
        assert ann.app.settings.first_game
        assert ann.table.guide.over
        assert not ann.note
        ann.pilot.settle()
        assert ann.table.decision is not None, "the rival has played by itself"
    else:
        assert lesson.chapter == chapter + 1


def test_leaving_and_resuming_at_every_step(tmp_path: Path) -> None:
    """The file of each moment leads to the same step with the same question."""
    ann = Newcomer().app
    session = new_lesson(ann.catalog, "Ann", tmp_path)
    guide = Guide(session)
    path = session.recording.path
    assert path is not None
    for index in range(1, len(guide.lesson.steps)):
        guide.play_to(index)
        session.recording.settle()
        again = session_of(read_record(path), ann.catalog)
        resumed = Guide(again)
        assert resumed.step.id == guide.step.id
        assert resumed.made == guide.made == ()
        assert again.decision == session.decision
        due = guide.lesson.due(guide.made, session.decision)
        assert resumed.lesson.due(resumed.made, again.decision) == due
    session.close()


def test_something_else_is_answered_kindly_and_then_shown() -> None:
    ann = Newcomer("r1_play")
    assert ann.step == "r1_play"
    at = ann.app.games.session.at if ann.app.games.session is not None else 0
    assert not ann.sees("lesson show")
    ann.pilot.click("hand:kitty")
    assert ann.note == "That is a good kid too, but for a later turn. Today Bug goes first."
    ann.pilot.click("button:skip")
    assert ann.note == "You may always skip. But Bug would love to go first."
    assert ann.table.session.at == at, "nothing was done"
    assert ann.sees("hand:kitty")
    ann.pilot.click("lesson show")
    ann.pilot.settle()
    assert ann.step == "r1_add"
    assert ann.sees("played:bug")
    assert not ann.sees("lesson show")


def test_the_table_stands_still_for_each_phase() -> None:
    ann = Newcomer("r1_recruit")
    assert ann.step == "r1_recruit"
    ann.do()
    view = ann.table.model.shown
    assert ann.step == "r1_played"
    assert (len(view.own.discard), len(view.own.hand)) == (3, 3)
    assert ann.table.model.state.coming, "the rest is still to be told"
    ann.do()
    assert ann.step == "r1_yard"
    assert len(ann.table.model.shown.own.yard) == 2
    for step in ("p_three", "p_levels", "p_now", "p_ends"):
        ann.do()
        assert ann.step == step
        assert len(ann.table.model.shown.own.hand) == 5
        assert ann.table.model.shown.leader == 0, "the rival's turn has not begun"
    ann.do()
    assert ann.table.model.shown.leader == 1


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_enter_is_always_right(speed: float) -> None:
    ann = Newcomer("r2_play", speed)
    seen = [ann.step]
    for _ in range(8):
        ann.pilot.press("enter")
        ann.pilot.settle()
        if not ann.note:
            ann.pilot.wait(3.0)  # a new fort level is celebrated before the note speaks of it
        seen.append(ann.step)
    assert seen == ["r2_play", "r2_first", "r2_level", "r2_room", "r2_rule", "r2_second",
                    "r2_recruit", "r2_draw", "z2_follow"]  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_enter_takes_the_perk_from_the_sheet_that_lies_over_its_row(size: tuple[int, int]) -> None:
    ann = Newcomer("r4_perk", size=size)
    assert ann.step == "r4_perk"
    ann.pilot.press("enter")
    ann.pilot.settle()
    assert ann.step == "r4_count"


def test_back_shows_the_notes_before_and_takes_no_move_back() -> None:
    ann = Newcomer()
    first = ann.note
    ann.do()
    second, at = ann.note, ann.table.session.at
    ann.pilot.click("lesson back")
    assert ann.note == first != second
    assert not ann.sees("lesson back")
    ann.do()
    assert ann.note == second
    assert (ann.step, ann.table.session.at) == ("hand", at)


def test_an_answer_can_be_taken_back_and_is_asked_for_anew() -> None:
    ann = Newcomer("r1_play")
    assert not ann.table.model.can_undo, "nothing of one's own was done yet"
    ann.do()
    assert ann.step == "r1_add"
    ann.pilot.press("ctrl z")
    ann.pilot.settle()
    assert ann.step == "r1_play"
    assert ann.sees("hand:bug")
    ann.do()
    assert ann.step == "r1_add"


def test_a_chapter_is_jumped_to_and_begun_anew() -> None:
    ann = Newcomer()
    ann.pilot.click("lesson chapters")
    ann.pilot.click("chapter 5")
    ann.pilot.settle()
    assert ann.step == "z2_follow"
    assert ann.table.model.shown.round == 2
    made = ann.table.session.made
    ann.do()
    ann.do()
    assert ann.table.session.made > made
    ann.pilot.click("lesson chapters")
    ann.pilot.click("chapter 5")
    ann.pilot.settle()
    assert (ann.step, ann.table.session.made) == ("z2_follow", made)
    ann.pilot.click("lesson chapters")
    ann.pilot.click("chapter 1")
    ann.pilot.settle()
    assert (ann.step, ann.table.session.made) == ("welcome", 0)


def test_the_ticks_of_chapters_are_kept_in_another_game_and_another_program(
    tmp_path: Path,
) -> None:
    settings = SettingsFile(tmp_path / "settings.json")
    app = App(SIZE, speed=0, store=settings)
    session = new_lesson(app.catalog, "Ann", None)
    Guide(session).jump(1)
    app.games.play(session)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.settle()
    for note in range(4):
        assert finished_by(app, "Ann") == (), f"note {note} is still to be read"
        pilot.click("lesson next")
        pilot.settle()
    again = App(SIZE, speed=0, store=SettingsFile(tmp_path / "settings.json"))
    done = finished_by(again, "Ann")
    assert done == ("points",), "what was only passed by is not finished"
    again.push(Chapters(0, done, lambda chapter: None))
    assert isinstance(again.screen, ChapterList)
    assert again.screen.ticked == [False, True] + [False] * 5
    show_all_again(again)
    assert finished_by(again, "Ann") == ("points",)


def test_the_results_say_that_the_cards_were_laid_out() -> None:
    app = App(SIZE, speed=0)
    session = new_lesson(app.catalog, "Ann", None)
    Guide(session).leave()
    screen = ResultsScreen(app, play(session))
    assert "arranged beforehand" in screen.said


def test_left_it_is_offered_on_the_title_and_goes_on_there(tmp_path: Path) -> None:
    ann = Newcomer("z2_follow", data=tmp_path)
    ann.pilot.press("escape")
    assert isinstance(ann.app.screen, PauseScreen)
    ann.pilot.click("leave")
    assert isinstance(ann.app.screen, TitleScreen)
    assert ann.pilot.node("continue").label == "Continue\nFirst game\nChapter 5: The Lookout"
    ann.pilot.click("continue")
    ann.pilot.settle()
    assert ann.step == "z2_follow"
    ann.do()
    assert ann.note == "One toy for you, and Moose is safe."


def test_once_nobody_guides_it_is_a_game_like_any_other(tmp_path: Path) -> None:
    ann = Newcomer("r2_play", data=tmp_path)
    ann.table.play_freely()
    ann.app.push(routes.Title())
    name, progress = ann.pilot.node("continue").label.splitlines()[1:]
    assert name.startswith("Ann")
    assert progress.startswith("Round 2")


def test_resumed_in_the_middle_of_what_is_told_the_table_stands_still_there_again(
    tmp_path: Path,
) -> None:
    ann = Newcomer("r1_recruit", data=tmp_path)
    for _ in range(2):
        ann.do()
    assert ann.step == "r1_yard"
    ann.app.push(routes.Title())
    ann.pilot.click("continue")
    ann.pilot.settle()
    assert ann.step == "r1_yard"
    own = ann.table.model.shown.own
    assert (len(own.yard), len(own.hand)) == (2, 0)
    assert ann.note.startswith("Giggles and Kitty")
    ann.do()
    assert ann.step == "p_three"


def test_a_chapter_that_begins_with_a_moment_is_led_to_it() -> None:
    ann = Newcomer()
    ann.pilot.click("lesson chapters")
    ann.pilot.click("chapter 4")
    ann.pilot.settle()
    assert ann.step == "r2_cleanup"
    assert ann.table.model.shown.phase == "cleanup"


def test_a_note_speaks_of_what_one_plays_with() -> None:
    """With a finger it says Tap, with keys Choose; it keeps to that until the next note."""
    ann = Newcomer("r1_play")
    assert "Click the card" in ann.note
    ann.pilot.tap("hand:bug", 0.0)
    ann.pilot.settle()
    ann.pilot.tap("hand:bug", 0.0)
    ann.pilot.settle()
    assert ann.step == "r1_add"
    assert "Tap them" in ann.note
    ann.pilot.press("enter")
    ann.pilot.settle()
    assert ann.step == "r1_use"
    assert ann.note.endswith("Choose the public action.")
    ann.pilot.move(ann.pilot.grip(ann.pilot.node("hand:kitty")))
    assert ann.note.endswith("Choose the public action.")


def test_the_heart_that_is_spoken_of_is_seen_on_a_card_that_is_lit() -> None:
    ann = Newcomer("r1_recruit")
    ann.do()
    ann.pilot.wait(1.0)
    assert "So does Bitsy: the heart marks a Best Friend." in ann.note
    kid = ann.app.catalog.kids["bitsy"]
    assert kid.best_friend is not None
    middle = ann.pilot.node("hand:bitsy").area.center
    assert any(box.contains(middle) for box in ann.teacher.light.boxes)


def test_a_deck_that_was_empty_is_lit_as_the_one_that_it_has_become() -> None:
    ann = Newcomer("r2_recruit")
    ann.do()
    assert ann.step == "r2_draw"
    assert "deck was empty" in ann.note
    own = ann.table.model.shown.own
    assert (own.deck_count, len(own.hand), len(own.discard)) == (4, 5, 0)


def test_the_expert_is_not_asked_while_the_guide_speaks() -> None:
    ann = Newcomer("r1_play")
    ann.pilot.press("h")
    assert not ann.table.model.state.advice
    assert not ann.table.model.ask_hint()


def test_from_the_pause_it_is_played_freely() -> None:
    ann = Newcomer("r2_play")
    ann.pilot.press("escape")
    ann.pilot.click("freely")
    ann.pilot.settle()
    assert not ann.note
    assert ann.table.decision is not None
    made = ann.table.session.made
    ann.pilot.click("button:skip")
    ann.pilot.settle()
    assert ann.table.session.moves_since(made)[:1] == (parse_move("skip"),)
    assert ann.table.decision is not None
    assert ann.table.decision.kind == "recruit"
    mark = ann.table.session.aside.lesson
    assert mark is not None
    assert mark.step == "free"


def test_the_notes_wait_while_the_log_the_rules_and_the_settings_are_read() -> None:
    ann = Newcomer("suits")
    note = ann.note
    ann.pilot.press("f1")
    assert not ann.sees("lesson next")
    ann.pilot.press("escape")
    assert ann.note == note
    ann.pilot.press("l")
    assert ann.table.model.overlay == "log"
    assert ann.sees("note strip")
    assert not ann.note
    ann.pilot.click("note strip")
    ann.pilot.wait(0.3)
    assert ann.note == note
    assert ann.table.model.overlay is None


def test_the_first_free_turn_has_three_remarks_that_wait_for_nothing() -> None:
    # At once, the rivals' turns may be over within a frame: then there is nothing to be said in.
    ann = Newcomer("choice", speed=4.0)
    ann.do()
    assert ann.table.guide.over
    ann.pilot.settle()
    for _ in range(12):
        decision = ann.table.decision
        assert decision is not None
        if decision.kind == "play":
            break
        ann.pilot.click("button:pass" if ann.sees("button:pass") else ann.offered())
        ann.pilot.settle()
    assert ann.note.startswith("You decide.")
    ann.pilot.click("button:skip")
    ann.pilot.settle()
    assert ann.note == "These kids will wait in your Yard."
    ann.pilot.wait(0.5)
    at = ann.pilot.grip(ann.offered())
    ann.pilot.down(at)
    ann.pilot.up(at)
    ann.pilot.move(
        Point(4, 716)
    )  # a remark folds while the rival's board below the pointer explains
    said = [ann.note]
    while not said[-1] and len(said) < _FRAMES:
        ann.app.frame([], 1 / 60)
        said.append(ann.note)
    assert set(said[:-1]) == {""}
    assert said[-1] == "Well done. Now your rivals take their turns. Watch how they do it!"


def test_the_bulb_is_pointed_at_once_after_a_while() -> None:
    ann = Newcomer("r2_play")
    ann.table.play_freely()
    ann.pilot.settle()
    assert not ann.sees("note")
    for _ in range(8):
        ann.app.frame([], 2.0)
    assert ann.note == "Shall I show you a good move?"
    ann.pilot.click("offer no")
    for _ in range(10):
        ann.app.frame([], 2.0)
    assert not ann.note


def test_an_offer_that_nobody_takes_goes_by_itself() -> None:
    ann = Newcomer("r2_play")
    ann.table.play_freely()
    ann.pilot.settle()
    for seconds in (16.0, 18.0):
        ann.app.frame([], seconds)
        ann.app.frame([], 0.0)
        assert ann.note == "Shall I show you a good move?"
    ann.app.frame([], 3.0)
    assert not ann.note


def test_the_offer_is_taken_by_a_button_and_goes_by_itself() -> None:
    """B7: it has a yes and a no, and does not lie there for ever."""
    for taken in (True, False):
        ann = Newcomer("r2_play")
        ann.table.play_freely()
        ann.pilot.settle()
        for _ in range(8):
            ann.app.frame([], 2.0)
        assert ann.sees("offer yes")
        if taken:
            ann.pilot.click("offer yes")
            assert ann.table.model.state.advice
        else:
            for _ in range(11):
                ann.app.frame([], 2.0)
        assert not ann.sees("offer yes")
