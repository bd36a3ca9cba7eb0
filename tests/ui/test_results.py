"""The results tell who won, how it came to that, and lead on."""

from fort_desktop.lab.match import play_match
from fort_desktop.record.format import Deal
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Score
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import recorded
from fort_desktop.session.session import Session
from fort_desktop.ui.app import App
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.screens.results_facts import course_of, moments, place_of
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.sentences import Teller
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats

TOLD = (
    ev.TurnBegan(0, 1),
    ev.PointsScored(0, 3),
    ev.LeaderFollowed(1, ("ant.1",)),
    ev.TurnBegan(1, 1),
    ev.LeaderFollowed(0, ("bug.1",)),
    ev.PointsScored(1, 1),
    ev.TurnBegan(0, 2),
    ev.LeaderFollowed(1, ("ant.1",)),
    ev.TurnBegan(1, 2),
    ev.PointsScored(1, 7),
    ev.EndTriggered(1, "points"),
)
SCORES = (Score(0, 3, 9, 0, 0, 12), Score(1, 8, 0, 2, 0, 10))


def ended(size: tuple[int, int] = (1280, 720), deal: Deal | None = None) -> Pilot:
    """The results of a game of three computer players, the first seat taken for a person's."""
    game, _ = play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")
    app = App(size, speed=0)
    app.games.play(Session(game, seats(("human", "easy", "easy")), {}, deal or Deal(7)))
    app.results()
    pilot = Pilot(app, HeadlessDriver(size))
    pilot.settle()
    return pilot


def test_the_course_of_a_game_follows_from_its_events() -> None:
    course = course_of(TOLD, SCORES)
    assert course.points == ((0, 0), (3, 1), (3, 8), (12, 10))
    assert course.gained == ((3, 1), (0, 7))
    assert course.followed == {(1, 0): 2, (0, 1): 1}
    assert course.ended == (2, 1)


def test_three_moments_are_worth_a_number() -> None:
    teller = Teller(CATALOG, seats(("", "")))
    found = moments(course_of(TOLD, SCORES), teller)
    assert {one.words for one in found} == {
        "Round 2: Tomek scores 7 points",
        "Round 2: Tomek takes the lead",
        "Round 2: Tomek brings about the end",
    }
    assert not moments(course_of(TOLD[:1], SCORES), teller)


def test_places_go_by_points_then_by_the_fort() -> None:
    tied = (Score(0, 9, 0, 0, 0, 9), Score(1, 9, 0, 0, 0, 9), Score(2, 1, 0, 0, 0, 1))
    assert [place_of(tied, (1, 2, 5), seat) for seat in range(3)] == [2, 1, 3]
    assert [place_of(tied, (2, 2, 5), seat) for seat in range(3)] == [1, 1, 3]


def test_it_is_told_how_far_the_person_was_from_the_win() -> None:
    pilot = ended()
    app = pilot.program
    assert isinstance(app, App)
    screen = app.screen
    assert isinstance(screen, ResultsScreen)
    best, own = max(s.total for s in screen.view.scores), screen.view.scores[0].total
    assert f"You are second, {best - own} points short." in pilot.node("scores").label


def test_there_is_a_column_only_for_what_somebody_has() -> None:
    with recorded() as drawn:
        ended()
    words = {line.words for line in drawn}
    assert {"Points", "Fort", "Total"} <= words
    assert "Sculpture" not in words, "nobody built level 5 first in this game"


def test_the_same_deal_can_be_played_again() -> None:
    pilot = ended()
    app = pilot.program
    assert isinstance(app, App)
    pilot.click("again")
    assert isinstance(app.screen, TableScreen)
    session = app.games.session
    assert session is not None
    assert not session.ended
    fresh, _ = play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")
    dealt = next(event for event in session.events if isinstance(event, ev.KidsDealt))
    before = next(event for event in fresh.events if isinstance(event, ev.KidsDealt))
    assert dealt == before, "the person's kids; those of the others are hidden"


def test_a_deal_that_must_stay_secret_is_not_offered() -> None:
    pilot = ended(deal=Deal(7, veiled=True))
    assert not pilot.nodes(lambda node: node.name == "again")
    assert pilot.node("new game")


def test_words_keep_the_floor_and_lie_in_the_window() -> None:
    for size in ((1280, 720), (1024, 768), (1920, 1080), (2560, 1080)):
        with recorded() as drawn:
            pilot = ended(size)
        floor = 12 if size[1] < 1080 else 16
        assert min(line.size for line in drawn) >= floor, size
        for node in pilot.nodes(lambda node: bool(node.name) and node.clicked is not None):
            area = node.area
            assert area.x >= 0, node.name
            assert max(area.right - size[0], area.bottom - size[1]) <= 0, node.name
