"""``screenshot``: draws a screen in memory and saves the picture."""

import argparse
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.commands.common import OK, UsageError
from fort_desktop.commands.day_screens import DAYS
from fort_desktop.commands.demo import demo_games
from fort_desktop.commands.demo_persons import demo_persons
from fort_desktop.commands.duplicate_screens import DEALS
from fort_desktop.commands.help_screens import NOTE, note_at
from fort_desktop.commands.lesson_screens import LESSON, STEPS, lesson_at
from fort_desktop.commands.profile_screens import PROFILES
from fort_desktop.commands.puzzle_screens import PUZZLES
from fort_desktop.commands.replay import load_game
from fort_desktop.commands.review_screens import REVIEWS
from fort_desktop.commands.shared_screens import WANTED, share, share_seats
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
from fort_desktop.ui.coach.lesson.lesson import Lesson
from fort_desktop.ui.coach.tips.moments import BY_NAME
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.who_plays import WhoPlays
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
_DEMO_SEATS: Final = (("Maja", ""), ("Tomek", "hard"), ("Zoe", "collector"))


def screenshot(args: argparse.Namespace) -> int:
    """Run the command; returns its exit code.

    Raises:
        UsageError: an unknown screen or size, or a wrong input file.
    """
    if args.screen not in SCREENS:
        raise UsageError(
            tr(
                "there is no screen '{screen}' (one of {words})",
                screen=args.screen,
                words=", ".join(SCREENS),
            )
        )
    with tempfile.TemporaryDirectory() as folder:
        return _shot(args, Path(folder))


def _shot(args: argparse.Namespace, data: Path) -> int:
    """Take the picture from a program whose games are in the folder `data`."""
    driver = HeadlessDriver(_size(args.size))
    store = SettingsFile(None)
    store.change(language=language())  # what all read together is in the language of the settings
    app = App(driver.size, speed=0, data=data, store=store)
    SCREENS[args.screen](app, args)
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
        game, seats = _demo(args.screen)
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


def _demo(screen: str) -> tuple[Game, tuple[SeatInfo, ...]]:
    """Play a game of three computer players, halfway or to its end."""
    catalog = load_catalog()
    game, _ = play_match(catalog, ("easy", "easy", "easy"), _DEMO_SEED, "basic")
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


def _seats(game: Game) -> tuple[SeatInfo, ...]:
    return next(e.seats for e in game.events if isinstance(e, GameStarted))


def _title(app: App, args: argparse.Namespace) -> None:
    _keep_games(app)
    app.push(routes.Title())


def _games(app: App, args: argparse.Namespace) -> None:
    _keep_games(app)
    app.push(routes.Games())


def _imports(app: App, args: argparse.Namespace) -> None:
    """The kept games again, as if they came from elsewhere."""
    app.places = [_keep_games(app)]
    app.push(routes.Imports())


def _keep_games(app: App) -> Path:
    folder = app.games.folder
    if folder is None:
        raise ValueError("this program has no folder for games")
    demo_games(folder)
    return folder


def _card(app: App, args: argparse.Namespace) -> None:
    if args.kid not in app.catalog.kids:
        raise UsageError(tr("--kid: there is no kid '{kid}' in cards.yaml", kid=args.kid))
    app.push(routes.Almanac(args.kid))


def _rules(app: App, args: argparse.Namespace) -> None:
    page, _, leaf = (args.page or next(iter(BOOK))).partition(":")
    if page not in BOOK:
        raise UsageError(
            tr("there is no page '{page}' (one of {words})", page=page, words=", ".join(BOOK))
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
    game, seats = _demo("results")
    deal = secret_deal(_SECRET, ", ".join(seat.name for seat in seats))
    app.games.play(Session(game, seats, {}, deal))
    app.push(routes.Results())
    Pilot(app, HeadlessDriver(app.size)).click("proof")


def _story(app: App, args: argparse.Namespace) -> None:
    _results(app, args)
    session = app.games.session
    if session is not None:
        app.push(routes.Story(session, session.recording.path))


def _pause(app: App, args: argparse.Namespace) -> None:
    _play(app, args)
    app.push(routes.Pause())


def _deal(app: App, args: argparse.Namespace) -> None:
    """A family plays one deal, each alone."""
    demo_persons(app)
    DEALS[args.screen](app)


def _review(app: App, args: argparse.Namespace) -> None:
    """A game of three that is over, looked back at."""
    REVIEWS[args.screen](app)


def _profile(app: App, args: argparse.Namespace) -> None:
    """The numbers and medals of one of a family."""
    demo_persons(app)
    PROFILES[args.screen](app)


def _puzzle(app: App, args: argparse.Namespace) -> None:
    """A puzzle, whose number `--page` names."""
    demo_persons(app)
    try:
        PUZZLES[args.screen](app, int(args.page or 1))
    except ValueError as fault:
        raise UsageError(tr("there is no puzzle '{number}'", number=args.page)) from fault


def _shared(app: App, args: argparse.Namespace) -> None:
    share(app, args.screen)


def _lesson(app: App, args: argparse.Namespace) -> None:
    """The guided first game, at the step that `--page` names."""
    step = args.page or LESSON
    if step not in STEPS:
        raise UsageError(
            tr("there is no step '{step}' (one of {words})", step=step, words=", ".join(STEPS))
        )
    lesson_at(app, step)


def _help_note(app: App, args: argparse.Namespace) -> None:
    """A note for beginners, of the moment that `--page` names."""
    name = args.page or NOTE
    if name not in BY_NAME:
        raise UsageError(
            tr("there is no note '{name}' (one of {words})", name=name, words=", ".join(BY_NAME))
        )
    note_at(app, name)


def _lesson_end(app: App, args: argparse.Namespace) -> None:
    app.push(LessonOver(partial(app.push, routes.Title())))


def _persons(app: App, args: argparse.Namespace) -> None:
    """A family that plays together, with one computer."""
    demo_persons(app)
    app.push(routes.NewGame())


def _person(app: App, args: argparse.Namespace) -> None:
    _persons(app, args)
    if isinstance(app.screen, WhoPlays):
        PersonSheet(app.screen, next(iter(app.profiles.persons)), lambda who: None).open()


def _who(app: App, args: argparse.Namespace) -> None:
    _persons(app, args)
    screen = app.screen
    if isinstance(screen, WhoPlays):
        found = screen.table.away
        screen.ask(lambda: choose_person(screen, found, screen.sit, lambda: None))


SCREENS: Final[dict[str, Callable[[App, argparse.Namespace], None]]] = {
    "title": _title,
    "games": _games,
    "imports": _imports,
    "almanac": lambda app, args: app.push(routes.Almanac()),
    "card": _card,
    "rules": _rules,
    "film": _film,
    "settings": lambda app, args: app.push(routes.Settings()),
    "keys": lambda app, args: app.push(routes.Keys()),
    "new-game": lambda app, args: app.push(routes.NewGame()),
    "persons": _persons,
    "person": _person,
    "who": _who,
    "table": _play,
    "pause": _pause,
    "lesson": _lesson,
    "help-note": _help_note,
    "help-notes": lambda app, args: app.push(routes.Notes(tuple(BY_NAME))),
    "lesson-end": _lesson_end,
    "chapters": lambda app, args: app.push(Chapters(Lesson(), lambda n: None)),
    "first-start": lambda app, args: app.push(routes.FirstGame(first_start=True)),
    "how-to-play": lambda app, args: app.push(routes.FirstGame()),
    **dict.fromkeys(WANTED, _shared),
    "seats": lambda app, args: share_seats(app),
    "results": _results,
    "proof": _proof,
    "story": _story,
    **dict.fromkeys(DEALS, _deal),
    **dict.fromkeys(PUZZLES, _puzzle),
    **dict.fromkeys(DAYS, lambda app, args: DAYS[args.screen](app)),
    **dict.fromkeys(REVIEWS, _review),
    **dict.fromkeys(PROFILES, _profile),
}
"""Every screen of the program, and how to come to it; only the one after a failure stands apart."""
