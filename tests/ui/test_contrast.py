"""Words and signs stand out from what is really behind them, at noon and at dusk."""

from collections.abc import Callable
from functools import cache

import pygame
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import GameStarted, SeatInfo
from fort_desktop.scene.cache import forget_all
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.host import routes
from tests.ui.pixels import marks, shot, without

Opener = Callable[[App], None]
WORDS, SIGNS, HIGH = 4.5, 3.0, 7.0


@cache
def _game() -> Game:
    return play_match(load_catalog(), ("easy", "easy", "easy"), 5, "draft")[0]


@cache
def _asked(share: float) -> Game:
    """The game when a person is asked to prepare a play, so far into it."""
    game, catalog = _game(), load_catalog()
    at = int(len(game.events) * share)
    while True:
        part = Game.replay(game.events[:at], catalog)
        if part.decision is not None and part.decision.kind == "prepare":
            return part
        at += 1


def _session(share: float) -> Session:
    """A person is asked to play a card, so far into a game; 1 is its end."""
    game = _game()
    part = _asked(share) if share < 1 else game
    asked = part.decision.seat if part.decision is not None else 0
    seats = next(event.seats for event in game.events if isinstance(event, GameStarted))
    kinds = ("human" if i == asked else "" for i in range(len(seats)))
    infos = [SeatInfo(s.name, s.colour, kind) for s, kind in zip(seats, kinds, strict=True)]
    return Session(part, infos, {})


def _results(app: App) -> None:
    app.games.play(_session(1))
    app.push(routes.Results())


SCREENS: dict[str, Opener] = {
    "noon": lambda app: app.games.play(_session(0.12)),
    "dusk": lambda app: app.games.play(_session(0.94)),
    "results": _results,
    "title": lambda app: None,
    "new game": lambda app: app.push(routes.NewGame()),
    "settings": lambda app: app.push(routes.Settings()),
    "almanac": lambda app: app.push(routes.Almanac()),
}


def _plain(opened: Opener) -> Opener:
    """Open a screen with high contrast."""

    def both(app: App) -> None:
        app.change(contrast=True)
        opened(app)

    return both


@pytest.mark.parametrize("screen", SCREENS)
def test_with_high_contrast_words_stand_out_more(screen: str) -> None:
    opened = _plain(SCREENS[screen])
    whole = shot(opened)
    found = list(marks(whole, without("words", opened), 12))
    strong = [mark.place for mark in found if mark.contrast >= HIGH]
    faint = [mark for mark in found if mark.contrast < HIGH]
    assert not [one for one in faint if not any(it.contains(one.place) for it in strong)]
    assert len(found) >= 100, "the test sees no words"


def test_colours_are_the_usual_ones_again() -> None:
    app = App((640, 360), speed=0)
    usual = pal.PAPER, pal.SEATS
    app.change(contrast=True)
    assert usual[0] != pal.PAPER
    assert usual[1] != pal.SEATS
    app.change(contrast=False)
    assert usual == (pal.PAPER, pal.SEATS)


@pytest.mark.parametrize("screen", SCREENS)
def test_it_stands_out(screen: str) -> None:
    opened = SCREENS[screen]
    forget_all()
    whole = shot(opened)
    # Below `least` pixels lie specks, as the hole of the O on the badge of a coin.
    for what, least, bar in (("words", 12, WORDS), ("signs", 64, SIGNS)):
        found = list(marks(whole, without(what, opened), least))
        strong = [mark.place for mark in found if mark.contrast >= bar]
        # What lies within a sign (the inside of an O) belongs to it.
        faint = [
            mark
            for mark in found
            if mark.contrast < bar and not any(place.contains(mark.place) for place in strong)
        ]
        assert not faint, what
        there = {"words": 100, "signs": 60 if screen in ("noon", "dusk") else 4}
        assert len(found) >= there[what], f"the test sees no {what}"


def test_what_is_faint_is_found() -> None:
    whole = pygame.Surface((80, 40))
    whole.fill((130, 150, 60))
    bare = whole.copy()
    pygame.draw.rect(whole, (59, 35, 20), (4, 4, 20, 20))
    pygame.draw.rect(whole, (180, 190, 120), (44, 4, 20, 20))
    strong, weak = sorted(marks(whole, bare, 12), key=lambda mark: mark.place.x)
    assert strong.contrast > 4.3
    assert weak.contrast < 2
