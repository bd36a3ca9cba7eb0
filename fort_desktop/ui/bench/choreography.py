"""Measures play as it is seen: a seeded game of four seats, with all that moves at normal speed.

Times are of the process rather than of the clock: what others do on the machine is not counted, and
a frame that waits costs nothing.
"""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.lab.match import seats_for
from fort_desktop.rules.model import moves as mv
from fort_desktop.scene.driver import TICK, Driver, HeadlessDriver
from fort_desktop.scene.events import Input, Pointer
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.layout_diff import Glide, Pace
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.sprite_tweens import Flying, launch
from fort_desktop.ui.table.things import OWN_PILE, HandCard

_SEED: Final = 3
_DECLINES: Final = mv.Pass | mv.Skip | mv.Stop
_PATIENCE: Final = 20_000
"""Frames after which something that is waited for will not come."""
When = Literal["rest", "glide", "thinking"]
"""At rest, while a rival's card or token is under way, while a computer player thinks."""
WHEN: Final[tuple[When, ...]] = ("rest", "glide", "thinking")


class Played(NamedTuple):
    """One frame: its milliseconds of work, and whether anything was drawn."""

    ms: float
    drew: bool


def begin(
    driver: Driver,
    players: Sequence[str],
    thinker: Thinker | None = None,
    folder: Path | None = None,
) -> tuple[App, TableScreen]:
    """A new game at normal speed, before its first frame; written down in a folder, if any."""
    app = App(driver.size, speed=1.0, thinker=thinker)
    seats = seats_for(players)
    app.games.play(Session.new(app.catalog, seats, _SEED, "basic", folder))
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return app, screen


def frame(app: App, driver: Driver, inputs: list[Input] | None = None) -> bool:
    """One frame; returns whether anything was drawn."""
    heard = driver.inputs()
    scene = app.frame(heard if inputs is None else inputs, TICK)
    return scene is not None and driver.show(scene)


def answer(screen: TableScreen, chance: random.Random) -> None:
    """If the person is asked, answer; what declines is taken only if nothing else is left."""
    decision = screen.model.decision
    if decision is not None and not screen.scene.animator.busy:
        moves = [move for move in decision.moves if not isinstance(move, _DECLINES)]
        screen.model.make(chance.choice(moves or decision.moves))


def frames_of_play(driver: Driver, wanted: int, folder: Path | None = None) -> list[Played]:
    """The first frames of a game in which something is told or moves: from the deal on.

    A whole hand is dealt and cleaned up in them, tokens hop, rivals play, follow and recruit. The
    person answers as soon as there is a question, so there is no frame of rest.

    Args:
        folder: where every move is written to the disk meanwhile.
    """
    app, screen = begin(driver, ["human", "random", "random", "random"], None, folder)
    chance, found = random.Random(_SEED), list[Played]()
    while len(found) < wanted and app.screen is screen:
        began = time.process_time()
        drew = frame(app, driver)
        took = 1000 * (time.process_time() - began)
        if screen.busy:
            found.append(Played(took, drew))
        answer(screen, chance)
    app.close()
    return found


def share(times: Sequence[float], part: float) -> float:
    """The value below which this part of the times lies."""
    return sorted(times)[max(0, round(len(times) * part) - 1)]


# Three cards against a bare background.


def bare_ms(driver: Driver, times: int = 60) -> float:
    """The median of a blit of a background, as large as the window, and a flip, by the clock.

    In a window most of a flip is the work of the display, which no time of this process tells.
    """
    shown = _surface(driver)
    ground = shown.copy()
    ground.fill((90, 150, 80))

    def once() -> None:
        shown.blit(ground, (0, 0))
        if not isinstance(driver, HeadlessDriver):
            pygame.display.flip()

    return statistics.median(_timed(once, time.perf_counter) for _ in range(times))


def three_cards_ms(driver: Driver) -> float:
    """The median of a frame in which three cards in the hand glide to the discard pile.

    By the clock, as what it is compared with.
    """
    app, screen = begin(driver, ["human", "random", "random", "random"])
    _until(lambda: screen.decision is not None, app, driver)
    _rest(app, driver)
    pile = screen.nodes.place(OWN_PILE)
    assert pile is not None
    cards = screen.nodes.hand.cards[:3]
    flights = [Glide(card.label, card.area, pile, card, None, True) for card in cards]
    catalog, landed = screen.session.catalog, list[bool]()
    arrived = partial(landed.append, True)
    launch(screen.scene, flights, Pace(1.0), screen.nodes.unit, catalog, arrived)
    times: list[float] = []
    while not landed:
        times.append(_timed(lambda: frame(app, driver), time.perf_counter))
    app.close()
    return statistics.median(times[1:-1])


def _timed(act: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """Milliseconds that it takes: of the processor, or by another clock."""
    began = clock()
    act()
    return 1000 * (clock() - began)


# From input to what is seen.


def frames_to_answer(driver: Driver, when: When) -> int:
    """Frames from a motion of the pointer onto a card in the hand to another picture there."""
    thinker = Thinker() if when == "thinking" else None
    rival = "expert" if thinker is not None else "random"
    app, screen = begin(driver, ["human", rival, rival, rival], thinker)
    chance = random.Random(_SEED)
    asked = [False]

    def ready() -> bool:
        asked[0] = asked[0] or screen.decision is not None
        if when == "rest":
            return asked[0]
        if _is(screen, when) and _card(screen) is not None and asked[0]:
            return True
        answer(screen, chance)
        return False

    _until(ready, app, driver)
    if when == "rest":
        _rest(app, driver)
    card = _card(screen)
    assert card is not None
    area = card.children[0].area
    before, count = _pixels(driver, area), 0
    inputs: list[Input] = [Pointer("move", area.center)]
    while _pixels(driver, area) == before and count < _PATIENCE:
        frame(app, driver, inputs)
        inputs, count = [], count + 1
    app.close()
    return count


def _is(screen: TableScreen, when: When) -> bool:
    if when == "thinking":
        return screen.model.thinks is not None and not screen.scene.animator.busy
    walk = screen.scene.root.walk()
    mine = screen.model.shown.leader == screen.session.viewer
    return not mine and any(isinstance(node.key, Flying) for node in walk)


def _card(screen: TableScreen) -> Node | None:
    cards = (n for n in screen.scene.root.walk() if isinstance(n.key, HandCard) and n.shown())
    return next(cards, None)


def _until(ready: Callable[[], bool], app: App, driver: Driver) -> None:
    for _ in range(_PATIENCE):
        if ready():
            return
        frame(app, driver)
        if app.thinker is not None:
            time.sleep(TICK / 4)
    raise RuntimeError("what is to be measured does not come")


def _rest(app: App, driver: Driver, frames: int = 300) -> None:
    """Let things come to rest, and pictures be painted ahead."""
    for _ in range(frames):
        frame(app, driver)


def _surface(driver: Driver) -> pygame.Surface:
    if isinstance(driver, HeadlessDriver):
        return driver.surface
    found = pygame.display.get_surface()
    assert found is not None
    return found


def _pixels(driver: Driver, area: Box) -> bytes:
    shown = _surface(driver)
    rect = pygame.Rect(*(round(side) for side in area)).clip(shown.get_rect())
    return pygame.image.tobytes(shown.subsurface(rect), "RGB")
