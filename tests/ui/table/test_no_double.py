"""Every card is seen at one place in every frame, and what is told has landed before it counts."""

import os
import random
from collections import Counter

import pytest

from fort_desktop.lab.match import seats_for
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.layout_diff import Ident, lying
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.sprite_tweens import Flying
from fort_desktop.ui.table.things import Number, StuffToken

SIZE = (1280, 720)
GAMES = int(os.environ.get("FORT_WATCHED_GAMES", "1"))
"""By hand 20 whole games are watched; here the first turns of one."""
FRAMES = 40_000 if GAMES > 1 else 900
TICK = 1 / 20


def table(seed: int) -> tuple[App, TableScreen]:
    """A table with two rivals at normal speed."""
    app = App(SIZE, speed=1.0)
    seats = [*seats_for(["human", "easy", "random"])]
    app.games.play(Session.new(app.catalog, seats, seed, "basic"))
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return app, screen


def seen(screen: TableScreen) -> list[Node]:
    """All nodes that are drawn now."""
    return [node for node in screen.scene.root.walk() if node.shown()]


def places_of_cards(screen: TableScreen) -> Counter[Ident]:
    """How often each card is seen: where it lies, and under way."""
    drawn = seen(screen)
    found: Counter[Ident] = Counter()
    for what, node in lying(drawn, screen.nodes.view).items():
        if isinstance(what, str) and (node.image is None or node.visible):
            found[what] += 1
    for node in drawn:
        if isinstance(node.key, Flying) and node.key.what in screen.session.catalog.kid:
            found[node.key.what] += 1
    return found


def known_cards(screen: TableScreen) -> set[str]:
    """Cards that lie open to the viewer in what is shown, but for piles, of which the top is."""
    view = screen.nodes.view
    cards = [*view.own.hand, *view.own.lookout, *view.own.yard, *view.park, *view.table]
    for seat in view.seats:
        if seat.seat != view.seat:
            cards += seat.yard
    return {card for card in cards if card != HIDDEN}


def stuff_is_as_told(screen: TableScreen) -> bool:
    """Whether the tokens that lie in the own boxes are those that are counted there."""
    own, drawn = screen.nodes.view.own, screen.scene.root.walk()
    tokens = Counter(n.key.resource for n in drawn if isinstance(n.key, StuffToken) and n.parent)
    return tokens["toys"] == own.toys and tokens["pizza"] == own.pizza


def check(screen: TableScreen) -> None:
    """No card is seen twice, none is missing, and the numbers are those of what lies there."""
    found = places_of_cards(screen)
    twice = [card for card, times in found.items() if times > 1]
    assert not twice, twice
    missing = known_cards(screen) - set(found)
    assert not missing, missing
    assert stuff_is_as_told(screen)
    for node in seen(screen):
        if isinstance(node.key, Number) and node.key.what in ("points", "toys", "pizza"):
            assert int(node.label) in told_by(screen, node.key), node.name


def told_by(screen: TableScreen, key: Number) -> range:
    """What a number may say: as much as has landed, and no more than what is under way."""
    landing = screen.model.state.landing
    now = int(getattr(screen.nodes.view.seats[key.seat], key.what))
    most = int(getattr(landing.seats[key.seat], key.what)) if landing is not None else now
    return range(now, max(now, most) + 1)


@pytest.mark.parametrize("seed", range(11, 11 + GAMES))
def test_every_frame_shows_every_card_once(seed: int) -> None:
    app, screen = table(seed)
    driver, chance = HeadlessDriver(SIZE), random.Random(seed)
    flew = 0
    for _ in range(FRAMES):
        scene = app.frame([], TICK)
        if scene is not None:
            driver.show(scene)
        if app.screen is not screen:
            break
        check(screen)
        flew += any(isinstance(node.key, Flying) for node in screen.scene.root.walk())
        decision = screen.model.decision
        if decision is not None and not screen.scene.animator.busy:
            screen.model.make(chance.choice(decision.moves))
    assert flew > 20
