"""The results tell who won, how it came to that, and lead on."""

import pygame
import pytest

from fort_desktop.lab.match import play_match
from fort_desktop.record.format import Deal
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.driver import TICK, HeadlessDriver
from fort_desktop.scene.events import Key, Pointer
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import recorded, watched
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.party import Fort, party
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens import results
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.screen import TableScreen
from tests.cases import each
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats


def ended(
    size: tuple[int, int] = (1280, 720), deal: Deal | None = None, speed: float = 0.0
) -> Pilot:
    """The results of a game of three computer players, the first seat taken for a person's."""
    game, _ = play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")
    app = App(size, speed=speed)
    app.games.play(Session(game, seats(("human", "easy", "easy")), {}, deal or Deal(7)))
    pilot = Pilot(app, HeadlessDriver(size))
    app.push(routes.Results())
    if not speed:
        pilot.settle()
    return pilot


def seen(pilot: Pilot) -> list[str]:
    """The rows and the way on that are seen in full, from the top."""
    names = ("row:", "once more")
    return [n.name for n in pilot.nodes(lambda n: n.name.startswith(names)) if n.opacity == 1.0]


def test_it_is_told_how_far_the_person_was_from_the_win() -> None:
    pilot = ended()
    app = pilot.program
    assert isinstance(app, App)
    screen = app.screen
    assert isinstance(screen, ResultsScreen)
    best, own = max(s.total for s in screen.view.scores), screen.view.scores[0].total
    assert f"You are second, {best - own} points behind." in pilot.node("scores").label


def test_whoever_has_won_stands_before_the_fort() -> None:
    pilot = ended()
    app = pilot.program
    assert isinstance(app, App)
    screen = app.screen
    assert isinstance(screen, ResultsScreen)
    stands = pilot.nodes(lambda node: node.name.startswith("winner:"))
    assert [node.name for node in stands] == [f"winner:{seat}" for seat in screen.view.winners]


def test_each_row_has_the_face_and_the_place_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []

    def drawing(who: str, size: int, colour: str, kid: str = "") -> pygame.Surface:
        drawn.append((colour, kid))
        return player_face(who, size, colour, kid)

    monkeypatch.setattr(results, "player_face", drawing)
    pilot = ended()
    app = pilot.program
    assert isinstance(app, App)
    screen = app.screen
    assert isinstance(screen, ResultsScreen)
    faces = app.seating(screen._session).faces
    ranked = sorted(screen.view.scores, key=lambda score: -score.total)
    drawn.clear()
    with watched() as found:
        screen.rebuild()
    assert drawn == [(screen.view.seats[one.seat].colour, faces[one.seat]) for one in ranked]
    # The place is the first of what is written in a row.
    names = [screen.seats[one.seat].name for one in ranked]
    words = [one.words for one in found]
    assert [words[words.index(name) - 1] for name in names] == ["1", "2", "3"]


@each("won", [(True, False), (True, True)])
def test_nobody_stands_at_the_party_twice_or_before_the_door_of_another(
    won: tuple[bool, bool],
) -> None:
    kids = [CATALOG.kids[kid] for kid in ("doc", "bug", "zip", "tiny")]
    forts = [Fort(i, 3, COLOURS[i], one, "human", "doc") for i, one in enumerate(won)]
    parts = party((1280, 720), 2 / 3, Box(20, 170, 750, 550), forts, kids)
    stand = [part.name for part in parts if part.what in ("kid", "winner")]
    others = [] if all(won) else ["kid:bug", "kid:zip"]
    assert stand == [*others, *(f"winner:{i}" for i, one in enumerate(won) if one)]


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


def test_the_rows_appear_from_the_last_to_the_first_and_then_the_buttons() -> None:
    pilot = ended(speed=1.0)
    all_rows = [f"row:{seat}" for seat in (2, 0, 1)]
    found = list[list[str]]()
    for _ in range(60 * 4):
        pilot.wait(TICK)
        if not found or seen(pilot) != found[-1]:
            found.append(seen(pilot))
    assert found == [[], all_rows[2:], all_rows[1:], all_rows, [*all_rows, "once more"]]


@pytest.mark.parametrize("press", ["key", "click"])
def test_any_press_completes_the_results_and_does_nothing_else(press: str) -> None:
    pilot = ended(speed=1.0)
    pilot.wait(0.5)
    assert len(seen(pilot)) < 4
    at = pilot.node("row:0").area.center
    assert isinstance(pilot.program, App)
    # In one frame: a pilot that presses would wait until all has appeared by itself.
    pilot.program.frame([Key("escape") if press == "key" else Pointer("down", at, 1)], TICK)
    assert isinstance(pilot.program.screen, ResultsScreen)
    assert len(seen(pilot)) == 4
    assert not pilot.program.screen.busy


def test_with_less_movement_the_results_are_complete_and_still() -> None:
    pilot = ended(speed=1.0)
    app = pilot.program
    assert isinstance(app, App)
    app.change(reduced_motion=True)
    app.push(routes.Results())
    pilot.wait(TICK)
    assert len(seen(pilot)) == 4
    assert not app.screen.busy
    confetti = [n for n in app.screen.scene.root.children if not n.name and not n.static]
    assert len(confetti) > 90, "and lamps"
