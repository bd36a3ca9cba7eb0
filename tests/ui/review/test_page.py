"""The page that looks back at a game: by pointer and by keys."""

from pathlib import Path

import msgspec
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.format import SUFFIX
from fort_desktop.record.journal import write_record
from fort_desktop.review.kept import write_review
from fort_desktop.review.parts import Line, Par
from fort_desktop.review.review import new_review
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import GameStarted
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.recording import Recording
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.i18n.i18n import Language, language, set_language, spoken
from fort_desktop.ui.review.choices import ChoicesPage
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.screen import ReviewScreen
from fort_desktop.ui.review.source import Computed
from fort_desktop.ui.table.screen import TableScreen
from tests.fixtures.review import Done, ReviewPage, demo_game, demo_review, part_of, review_of
from tests.ui.review.pages import SIZE, filled, game_file, labels, names, settle
from tests.ui.table.screens import faults_of


def test_the_ways_on_lead_to_the_moment_that_is_told_of_now(app: App) -> None:
    screen = review_of(app, demo_review(), "course")
    first, second = (one for one in screen.course.marks[:2])
    for mark in (first, second):
        screen.course.choose(mark)
    Pilot(app, HeadlessDriver(SIZE)).click("look:mark")
    assert isinstance(app.screen, TableScreen)
    assert app.screen.model.past == second.at


def test_no_star_and_no_chance_stands_beside_a_moment(app: App) -> None:
    """A number is the part of the choice alone: a good one has no minus (newcomer.md, B5)."""
    screen = review_of(app, demo_review())
    found = {node.name: node.label for node in screen.scene.root.walk()}
    assert found["story:0"].startswith("Good choice\n")
    assert found["story:0"].endswith("+3 points")
    assert found["story:1"].startswith("There was a better way\n")
    assert found["story:1"].endswith("\N{MINUS SIGN}3 points")
    assert found["story:2"].startswith("Just bad luck\n")
    assert "point" not in found["story:2"], "what chance did is no part of one's own"
    assert "in 100" not in labels(screen)


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


def test_the_chart_says_what_decided_the_game_and_shows_all_marks_on_demand(app: App) -> None:
    screen = review_of(app, demo_review(), "course")
    pilot = Pilot(app, HeadlessDriver(SIZE))
    told = pilot.node("chart").label
    assert "Round 10 decided the game\nZoe: chances up from 40 to 50 in 100" in told
    few = [mark.at for mark in screen.course.marks]
    pilot.click("all marks")
    every = screen.course.marks
    assert set(few) < {mark.at for mark in every}
    screen.course.choose(next(mark for mark in every if mark.at not in few))
    pilot.click("all marks")
    assert [mark.at for mark in screen.course.marks] == few
    assert screen.course.chosen is None, "what is not shown is not told of"


def test_a_moment_is_looked_at_and_left_for_the_same_page(app: App) -> None:
    screen = review_of(app, demo_review())
    at = demo_review().choices[1].at
    screen.look(at)
    look = app.screen
    assert isinstance(look, TableScreen)
    assert look.model.past == at
    assert look.model.shown == screen.eyes.view_at(at)
    assert look.decision is None
    look.model.to_now()
    assert look.model.past == look.model.lines[-1].at
    app.frame([], 0.0)
    app.frame([Key("escape")], 1.0)
    assert app.screen is screen


def test_a_try_goes_on_from_the_question_and_tells_of_the_game(app: App) -> None:
    screen = review_of(app, demo_review())
    choice = demo_review().choices[1]
    scores = screen.past.scores
    screen.try_from(choice.at)
    session = app.games.session
    assert session is not None
    assert session.practice
    assert session.made == choice.moves
    assert session.decision == demo_game().before(choice.moves).decision
    tried = app.games.tries.of(session)
    assert tried is not None
    assert (tried.path, tried.scores, tried.seat) == (screen.past.path, scores, 0)
    assert isinstance(app.screen, TableScreen)


def test_the_page_fills_itself_in_and_stops(app: App, tmp_path: Path) -> None:
    part = new_review(demo_game(), 0)
    screen, source = filled(app, tmp_path, part)
    assert "work" in names(screen)
    assert "story:0" not in names(screen)
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
    assert "story:0" in names(screen)
    assert "work" not in names(screen)
    app.pop()
    assert source.closed > 1
    assert not source.running


def test_the_bar_says_what_its_words_say(app: App, tmp_path: Path) -> None:
    """In rounds of the game, of which the last is the whole bar."""
    whole = demo_review()
    assert whole.line is not None
    most = whole.line.points[-1].round
    for done in (1, len(whole.choices) // 2, len(whole.choices)):
        part = part_of(whole, done)
        now = part.choices[-1].round
        screen, source = filled(app, tmp_path, part)
        source.coming = [part]
        node = settle(screen)["work"]
        assert node.label == f"Reviewing round {now} of {most}."
        image = node.image
        assert image is not None
        row = [image.get_at((x, image.get_height() * 56 // 72)) for x in range(image.get_width())]
        filled_in = sum(colour[:3] == tuple(pal.CHALK_YELLOW[:3]) for colour in row)
        assert filled_in / len(row) == pytest.approx(now / most, abs=0.04)


def test_a_range_is_told_of_five_games_at_least(app: App) -> None:
    """And below the chart, not below the story (newcomer.md, B6)."""
    for totals, told in (((42, 42, 42, 42), False), ((42, 41, 39, 42, 44, 40), True)):
        review = msgspec.structs.replace(demo_review(), par=Par(totals, 32, len(totals)))
        screen = review_of(app, review, "course")
        assert ("The expert has played" in labels(screen)) == told
        screen.turn("story")
        assert "The expert has played" not in labels(screen)
        assert "Next time: " in labels(screen)


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


def test_the_page_of_another_person_is_another(app: App, tmp_path: Path) -> None:
    """Though most of it looks the same."""
    game = demo_game()
    started = next(event for event in game.events if isinstance(event, GameStarted))
    persons = tuple(msgspec.structs.replace(seat, player="human") for seat in started.seats)
    events = [
        msgspec.structs.replace(event, seats=persons) if event is started else event
        for event in game.events
    ]
    shared = Game.replay(events, load_catalog(), game.chance, game.acts)
    path = tmp_path / f"game-0002{SUFFIX}"
    write_record(path, Recording(shared, None).bodies(practice=False))
    past = Past(app.catalog, path)
    app.push(ReviewPage(past, lambda seat: Done(demo_review())))
    screen = app.screen
    assert isinstance(screen, ReviewScreen)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    screen.turn("course")
    assert "You: Maja" in labels(screen)
    pilot.click("seat")
    assert "You: Tomek" in labels(screen)
    pilot.click("tab:choices")
    pilot.click("filter:good")
    choices = screen.pages["choices"]
    assert isinstance(choices, ChoicesPage)
    assert choices.wanted == "good"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (640, 400)])
@pytest.mark.parametrize("tongue", spoken())
def test_no_word_of_the_story_is_cut_in_a_small_window(
    tongue: Language, size: tuple[int, int], plain: None, tmp_path: Path
) -> None:
    """The walk over all texts comes by here with FORT_ALL_TEXTS=1 only."""
    before = language()
    set_language(tongue)
    try:
        app = App(size, speed=0, data=tmp_path)
        review_of(app, demo_review())
        count, found = faults_of("review", app, size)
        app.close()
    finally:
        set_language(before)
    assert count > 25
    assert found == []
