"""The table beside its game: keyboard, resizing, words, and what it must not show."""

from itertools import count

import pytest

from fort_desktop import frame_clock
from fort_desktop.content import load_catalog
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.seats import SeatInfo
from fort_desktop.rules.model.types import Colour
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Resize
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table import game_loop
from fort_desktop.ui.table.game_loop import paint_ahead
from fort_desktop.ui.table.note import NOTE
from fort_desktop.ui.table.screen import TableScreen
from tests.architecture.test_side_tables import HEARD_ONLY, SILENT_AND_UNTOLD

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]


def table(seats: int = 2, persons: int = 1, size: tuple[int, int] = SIZES[0]) -> tuple[Pilot, App]:
    app = App(size, speed=0)
    names = ("Maja", "Tomek", "Zoe", "Bo")
    colours: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
    infos = [
        SeatInfo(names[i], colours[i], "human" if i < persons else "easy") for i in range(seats)
    ]
    app.games.start(infos, "basic", 5)
    return Pilot(app, HeadlessDriver(size)), app


def decision_of(app: App) -> Decision | None:
    assert isinstance(app.screen, TableScreen)
    return app.screen.decision


def test_a_turn_by_keyboard_only() -> None:
    pilot, app = table()
    assert isinstance(app.screen, TableScreen)
    for _ in range(40):
        screen = app.screen
        assert isinstance(screen, TableScreen)
        if screen.model.shown.round > 2:
            break
        before = len(screen.session.events)
        for _ in range(40):
            pilot.press("tab")
            focus = app.screen.scene.focus.node
            if focus is not None and focus.name in pressable(app):
                break
        pilot.press("enter")
        assert len(screen.session.events) > before or screen.model.state.choosing
    assert isinstance(app.screen, TableScreen)
    assert app.screen.model.shown.round > 2


def pressable(app: App) -> set[str]:
    """Names of nodes that stand for a legal move."""
    assert isinstance(app.screen, TableScreen)
    buttons = {n.name for n in app.screen.scene.root.walk() if n.name.startswith("button:")}
    return buttons or set(map(str, app.screen.bindings.glowing))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid_out_anew_at_each_size(seats: int, size: tuple[int, int]) -> None:
    pilot, app = table(seats)
    pilot.program.frame([Resize(*size)], 0.0)
    assert app.size == size
    assert isinstance(app.screen, TableScreen)
    view = app.screen.model.shown
    assert len(pilot.nodes(lambda n: n.name.startswith("hand:"))) == len(view.own.hand) > 0
    assert len(pilot.nodes(lambda n: n.name.startswith("park:"))) == len(view.park) == 3
    for node in pilot.nodes(lambda n: n.name.startswith(("hand:", "park:", "button:"))):
        area = node.area
        assert area.x >= -8
        assert area.x + area.w <= size[0] + 8
        assert area.y >= 0
    bands = pilot.nodes(lambda n: n.name.startswith("seat:"))
    assert [band.name for band in bands] == [f"seat:{seat}" for seat in range(1, seats)]
    edges = [0.0, *(edge for band in bands for edge in (band.area.x, band.area.right)), size[0]]
    assert edges == sorted(edges), "side by side, in turn order, within the window"


@pytest.mark.parametrize("small", [(1, 1), (1, 2000)])
def test_a_game_begins_in_a_window_of_hardly_any_size(small: tuple[int, int]) -> None:
    """As it is when the program begins anew in a window that somebody has made tiny."""
    pilot, app = table(size=small)
    pilot.driver.show(pilot.scene)
    assert (app.size[0], app.size[1]) == (640, max(360, small[1]))
    assert pilot.nodes(lambda n: n.name.startswith("hand:"))


def test_a_click_on_a_card_that_cannot_be_recruited_yet_says_why() -> None:
    pilot, app = table()
    decision = decision_of(app)
    while decision is not None and decision.kind == "follow":
        pilot.click("button:pass")
        decision = decision_of(app)
    park = pilot.nodes(lambda n: n.name.startswith("park:") and n.clicked is not None)
    pilot.click(park[0].name)
    assert pilot.node(NOTE).label == "First play a kid, or skip."
    assert not pilot.nodes(lambda n: n.name == "explain"), "it is said once"
    pilot.hover("deck")
    for _ in range(2):
        pilot.wait(7.0)  # so long the way to its rule can be reached
    assert not pilot.nodes(lambda n: n.name == NOTE)


def test_the_log_tells_all_but_what_is_silent() -> None:
    """Which events have a sentence stands in tests/architecture/test_side_tables.py."""
    seats = (SeatInfo("Maja", "red", "easy"), SeatInfo("Tomek", "blue", "easy"))
    session = Session.new(load_catalog(), seats, 3, "draft")
    happened, told = set(), set()
    screen = TableScreen(App(SIZES[0], speed=0), session)
    while session.decision is not None:
        for step in session.think():
            name = str(step.event.__struct_config__.tag)
            happened.add(name)
            words = screen.model.teller.tell(step.event)
            if words is not None:
                told.add(name)
                assert "{" not in words
                assert "?" not in words
    assert told == happened - SILENT_AND_UNTOLD - HEARD_ONLY
    assert {"card_played", "resource_gained", "leader_followed", "game_ended"} <= told


def test_a_rival_hand_is_nowhere_on_the_table() -> None:
    pilot, app = table(3)
    assert isinstance(app.screen, TableScreen)
    view = app.screen.model.shown
    for seat in view.seats:
        assert bool(seat.hand) == (seat.seat == view.seat)
    hands = pilot.nodes(lambda n: n.name.startswith("hand:"))
    assert len(hands) == len(view.own.hand)


def test_the_curtain_stands_between_two_persons() -> None:
    pilot, _ = table(2, persons=2)
    assert pilot.node("take_over")
    assert not pilot.nodes(lambda n: n.name.startswith("hand:"))
    pilot.click("take_over")
    assert pilot.nodes(lambda n: n.name.startswith("hand:"))


def test_every_discard_pile_can_be_looked_through() -> None:
    pilot, app = table(4)
    while decision_of(app) is not None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        piles = [seat for seat in screen.model.shown.seats if seat.discard and seat.seat]
        if piles:
            break
        pilot.click(pilot.nodes(lambda n: n.name.startswith("button:"))[0].name)
    assert not pilot.nodes(lambda n: n.name.startswith("discard:")), "behind the narrow bands"
    pilot.click(f"seat:{piles[0].seat}")
    pilot.click(f"discard:{piles[0].seat}")
    shown = pilot.nodes(lambda n: n.name.startswith("pile:"))
    assert len(shown) == len(piles[0].discard)
    pilot.click("close")
    assert not pilot.nodes(lambda n: n.name.startswith("pile:"))


def test_cards_are_drawn_ahead_while_a_rival_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(SIZES[0], speed=1)
    app.games.start([SeatInfo("Maja", "red", "human"), SeatInfo("Bo", "blue", "easy")], "basic", 5)
    screen = app.screen
    assert isinstance(screen, TableScreen)
    monkeypatch.setattr(Session, "think", lambda self, seconds, speed: [])
    drawn: list[str] = []

    def draw(kids: object, language: str) -> bool:
        drawn.append(language)
        return True

    looks = count()
    monkeypatch.setattr(frame_clock, "now", lambda: next(looks) / 1000)
    monkeypatch.setattr(game_loop, "paint_ahead", paint_ahead)
    monkeypatch.setattr(game_loop, "draw_ahead", draw)
    for _ in range(4000):
        if screen.session.computers_turn and screen.busy and screen.model.quiet:
            break
        if screen.decision is not None:
            screen.model.make(screen.decision.moves[-1])
        app.frame([], 0.05)
    driver = HeadlessDriver(SIZES[0])
    for _ in range(60):
        driver.show(screen.scene)
        app.frame([], 0.05)
    drawn.clear()
    driver.show(screen.scene)
    app.frame([], 0.05)
    assert screen.session.computers_turn
    assert drawn
