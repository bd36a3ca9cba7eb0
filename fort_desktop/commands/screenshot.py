"""``screenshot``: draws a screen in memory and saves the picture."""

import argparse
import tempfile
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.commands.common import OK, UsageError
from fort_desktop.commands.replay import load_game
from fort_desktop.content import load_catalog
from fort_desktop.files import why_of
from fort_desktop.lab.match import play_match
from fort_desktop.record.format import Deal
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import GameStarted, SeatInfo
from fort_desktop.rules.model.types import RuleError
from fort_desktop.scenario.check import play_lines
from fort_desktop.scenario.position import seat_infos
from fort_desktop.scenario.spec import ScenarioError, read_scenario
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.seed import secret_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.book.film import Film
from fort_desktop.ui.coach.lesson.chapters import Chapters
from fort_desktop.ui.coach.lesson.ending import LessonOver
from fort_desktop.ui.coach.tips.tips import BY_NAME
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.text.rule_faults import rule_words
from fort_desktop.ui.text.rules.book import BOOK, Spot
from fort_desktop.ui.text.scenario_faults import scenario_line
from fort_desktop.ui.text.system_faults import why_words

_LARGEST: Final = 8192
_DEMO_SEED: Final = 7
_SECRET: Final = "5f0c" * 8
_EXAMPLE: Final = "play_07_the_whole_example"
_LONG: Final = 40
"""Frames of a second after which a film is over."""
_DEMO_SEATS: Final = (("Maja", ""), ("Tomek", "easy"), ("Zoe", "hard"))


def screenshot(args: argparse.Namespace, screens: "Mapping[str, Opens] | None" = None) -> int:
    """Run the command; returns its exit code.

    Args:
        screens: how to come to each screen; None: those of the program itself.

    Raises:
        UsageError: an unknown screen or size, or a wrong input file.
    """
    screens = screens if screens is not None else SCREENS
    if args.screen not in screens:
        raise UsageError(
            tr(
                "there is no screen '{screen}' (choose from {words})",
                screen=args.screen,
                words=", ".join(screens),
            )
        )
    with tempfile.TemporaryDirectory() as folder:
        return _shot(args, screens[args.screen], Path(folder))


def _shot(args: argparse.Namespace, opens: "Opens", data: Path) -> int:
    """Take the picture from a program whose games are in the folder `data`."""
    driver = HeadlessDriver(_size(args.size))
    store = SettingsFile(None)
    # What all read together is in the language of the settings.
    store.change(language=language(), scale=args.scale)
    app = App(driver.size, speed=0, data=data, store=store)
    opens(app, args)
    for _ in range(2):
        scene = app.frame([], 0.0)
        if scene is not None:
            driver.show(scene)
    try:
        pygame.image.save(driver.surface, str(args.out))
    except (OSError, pygame.error) as fault:
        raise UsageError(
            tr("{file}: cannot be written: {why}", file=args.out, why=_why(fault))
        ) from fault
    return OK


def _why(fault: OSError | pygame.error) -> str:
    """Return the reason why a picture cannot be written; that of pygame is in English."""
    return why_words(why_of(fault)) if isinstance(fault, OSError) else str(fault)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise UsageError(tr("--size: expected WIDTHxHEIGHT, found '{text}'", text=text))
    size = (int(width), int(height))
    if not all(200 <= side <= _LARGEST for side in size):
        raise UsageError(
            tr(
                "--size: expected 200 to {most} pixels a side, found '{text}'",
                most=_LARGEST,
                text=text,
            )
        )
    return size


def _session(app: App, args: argparse.Namespace) -> Session:
    if args.scenario is not None:
        game, seats = _from_scenario(args.scenario)
    elif args.record is not None:
        game, seats = _from_record(args.record, args.to)
    else:
        game, seats = demo(args.screen)
    decision = game.decision
    asked = decision.seat if decision is not None else 0
    # Seats keep their faces, but nobody thinks.
    players = ["" if seat.player == "human" else seat.player for seat in seats]
    players[asked] = "human"
    shown = args.scenario or args.record
    deal = None if shown else Deal(_DEMO_SEED)
    return Session(game, list(map(_as, seats, players)), {}, deal)


def _as(seat: SeatInfo, player: str) -> SeatInfo:
    return SeatInfo(seat.name, seat.colour, player)


def _from_scenario(path: Path) -> tuple[Game, tuple[SeatInfo, ...]]:
    try:
        catalog = load_catalog()
        scenario = read_scenario(path)
        names = ("Tomek", "Maja", "Zoe", "Bo")
        infos = seat_infos(len(scenario.seats))
        seats = tuple(SeatInfo(n, s.colour, "") for n, s in zip(names, infos, strict=False))
        return play_lines(scenario, catalog), seats
    except ScenarioError as fault:
        raise UsageError(scenario_line(fault, path)) from fault
    except RuleError as fault:
        raise UsageError(f"{path}: {rule_words(fault)}") from fault


def _from_record(path: Path, to: int | None) -> tuple[Game, tuple[SeatInfo, ...]]:
    game = load_game(path, to)
    for event in game.events:
        if isinstance(event, GameStarted):
            return game, event.seats
    raise UsageError(tr("{file}: the record has no game_started", file=path))


def demo(screen: str) -> tuple[Game, tuple[SeatInfo, ...]]:
    """Return a game of three computer players, halfway or at its end."""
    catalog, played = load_catalog(), _played()
    game = Game.replay(played.events, catalog, played.chance, played.acts)
    seats = tuple(
        SeatInfo(name, seat.colour, player)
        for (name, player), seat in zip(_DEMO_SEATS, _seats(game), strict=True)
    )
    if screen in ("results", "story"):
        return game, seats
    half = len(game.events) * 6 // 10
    while True:
        part = Game.replay(game.events[:half], catalog)
        decision = part.decision
        if decision is not None and decision.kind == "prepare" and len(decision.moves) > 2:
            return part, seats
        half += 1
        if half >= len(game.events):
            return part, seats


@cache
def _played() -> Game:
    """The game to its end; many pictures may be taken of it."""
    return play_match(load_catalog(), ("easy", "easy", "easy"), _DEMO_SEED, "basic")[0]


def _seats(game: Game) -> tuple[SeatInfo, ...]:
    return next(e.seats for e in game.events if isinstance(e, GameStarted))


def _card(app: App, args: argparse.Namespace) -> None:
    if args.kid not in app.catalog.kids:
        raise UsageError(tr("--kid: there is no kid '{kid}' in cards.yaml", kid=args.kid))
    app.push(routes.Almanac(args.kid))


def _rules(app: App, args: argparse.Namespace) -> None:
    page, _, leaf = (args.page or next(iter(BOOK))).partition(":")
    if page not in BOOK:
        raise UsageError(
            tr("there is no page '{page}' (choose from {words})", page=page, words=", ".join(BOOK))
        )
    app.push(routes.Rules(Spot(page)))
    for _ in range(int(leaf or 1) - 1):
        app.screen.take(Key("page down"))


def _film(app: App, args: argparse.Namespace) -> None:
    name = args.scenario.stem if args.scenario is not None else _EXAMPLE
    app.push(Film((name,)))
    for _ in range(_LONG):
        app.frame([], 1.0)


def _play(app: App, args: argparse.Namespace) -> None:
    app.games.play(_session(app, args))


def _results(app: App, args: argparse.Namespace) -> None:
    app.games.play(_session(app, args))
    app.push(routes.Results())


def _proof(app: App, args: argparse.Namespace) -> None:
    """The digits of a fair deal after its game."""
    game, seats = demo("results")
    deal = secret_deal(_SECRET, ", ".join(seat.name for seat in seats))
    app.games.play(Session(game, seats, {}, deal))
    app.push(routes.Results())
    pilot = Pilot(app, HeadlessDriver(app.size))
    for name in ("more", "proof"):
        pilot.click(name)


def _story(app: App, args: argparse.Namespace) -> None:
    _results(app, args)
    session = app.games.session
    if session is not None:
        app.push(routes.Story(session, session.recording.path))


def _pause(app: App, args: argparse.Namespace) -> None:
    _play(app, args)
    app.push(routes.Pause())


def _lesson_end(app: App, args: argparse.Namespace) -> None:
    app.push(LessonOver(partial(app.push, routes.Title())))


Opens = Callable[[App, argparse.Namespace], object]
SCREENS: Final[dict[str, Opens]] = {
    "title": lambda app, args: app.push(routes.Title()),
    "games": lambda app, args: app.push(routes.Games()),
    "imports": lambda app, args: app.push(routes.Imports()),
    "almanac": lambda app, args: app.push(routes.Almanac()),
    "card": _card,
    "rules": _rules,
    "film": _film,
    "settings": lambda app, args: app.push(routes.Settings()),
    "keys": lambda app, args: app.push(routes.Keys()),
    "new-game": lambda app, args: app.push(routes.NewGame()),
    "table": _play,
    "pause": _pause,
    "help-notes": lambda app, args: app.push(routes.Notes(tuple(BY_NAME))),
    "lesson-end": _lesson_end,
    "chapters": lambda app, args: app.push(Chapters(0, (), lambda n: None)),
    "first-start": lambda app, args: app.push(routes.Title(first_start=True)),
    "how-to-play": lambda app, args: app.push(routes.FirstGame()),
    "results": _results,
    "proof": _proof,
    "story": _story,
}
"""The screens that need no other games than one of computers, and how to come to each."""
