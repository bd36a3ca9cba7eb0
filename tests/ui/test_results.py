"""The results tell who won, how it came to that, and lead on."""

import pytest

from fort_desktop.lab.match import play_match
from fort_desktop.record.format import Deal
from fort_desktop.rules.model import events as ev
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import recorded, watched
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats


def ended(size: tuple[int, int] = (1280, 720), deal: Deal | None = None) -> Pilot:
    """The results of a game of three computer players, the first seat taken for a person's."""
    game, _ = play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")
    app = App(size, speed=0)
    app.games.play(Session(game, seats(("human", "easy", "easy")), {}, deal or Deal(7)))
    app.push(routes.Results())
    pilot = Pilot(app, HeadlessDriver(size))
    pilot.settle()
    return pilot


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
    pilot.click("more")
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
    pilot.click("more")
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


def test_all_numbers_of_a_row_stand_on_one_line() -> None:
    """Though the name of a made-up rule stands in its column, too (newcomer.md, section 7)."""
    with watched() as found:
        pilot = ended()
    app = pilot.program
    assert isinstance(app, App)
    assert isinstance(app.screen, ResultsScreen)
    screen = app.screen
    for score in screen.view.scores:
        numbers = [str(one) for one in (score.track, score.fort, score.rule, score.total)]
        lines = [[line.ink.centery for line in found if line.words == one] for one in numbers]
        level = [y for y in lines[0] if all(any(abs(y - v) <= 2 for v in ys) for ys in lines)]
        assert level, numbers


@pytest.mark.parametrize("turned", [False, True])
def test_one_way_on_is_first_and_no_button_stands_beside_an_empty_place(turned: bool) -> None:
    pilot = ended()
    if turned:
        pilot.click("more")
    ways = pilot.nodes(lambda node: bool(node.name) and node.clicked is not None)
    first = pilot.node("once more")
    others = [node for node in ways if node is not first]
    assert {"story", "title"} <= {node.name for node in others} or turned
    assert all(node.box.h < first.box.h for node in others)
    for y in {round(node.box.y) for node in others}:
        line = [node.box for node in others if round(node.box.y) == y]
        assert min(box.x for box in line) == pytest.approx(first.box.x, abs=1)
        assert max(box.right for box in line) == pytest.approx(first.box.right, abs=1)
    pilot.press("escape")
    assert bool(pilot.nodes(lambda node: node.name == "scores")) == turned
