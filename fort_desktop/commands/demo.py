"""Demonstration games for screenshots of the list of games, some of them named."""

import os
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from fort_desktop import clock
from fort_desktop.bots.levels import make_bot
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.record.format import SUFFIX
from fort_desktop.record.journal import rename, write_record
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import GameStarted, SeatInfo
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.session.recording import Recording
from fort_desktop.session.session import Session

_HOUR: Final = 3600.0


class _Demo(NamedTuple):
    """One game: players, how much of it is played (percent), name, age in hours."""

    names: tuple[str, ...]
    share: int
    name: str
    ago: float


_DEMOS: Final = (
    _Demo(("Maja", "Tomek", "Zoe"), 62, "", 0.5),
    _Demo(("Maja", "Łucja"), 30, "Rainy Sunday", 26),
    _Demo(("Maja", "Tomek", "Zoe", "Bo"), 100, "", 50),
    _Demo(("Яна", "Bo"), 84, "", 75),
    _Demo(("Maja", "Zoe"), 100, "First win!", 200),
    _Demo(("Tomek", "Maja", "Zoe"), 8, "", 340),
    _Demo(("Maja", "Bo"), 46, "", 800),
    _Demo(("Maja", "Tomek"), 100, "", 900),
)


def demo_games(folder: Path) -> None:
    """Write the demonstration games into a folder."""
    catalog = load_catalog()
    folder.mkdir(parents=True, exist_ok=True)
    for number, demo in enumerate(reversed(_DEMOS), 1):
        path = folder / f"game-{number:04}{SUFFIX}"
        _write(path, catalog, demo, number)
        moment = clock.now() - demo.ago * _HOUR
        os.utime(path, (moment, moment))


def _write(path: Path, catalog: Catalog, demo: _Demo, seed: int) -> None:
    seats = tuple(
        SeatInfo(name, COLOURS[i], "easy" if i else "human") for i, name in enumerate(demo.names)
    )
    game, _ = play_match(catalog, ("easy",) * len(seats), seed, "basic")
    events = [
        msgspec.structs.replace(event, seats=seats) if isinstance(event, GameStarted) else event
        for event in game.events
    ]
    length = len(events) * demo.share // 100
    while (part := Game.replay(events[:length], catalog)).decision is None and length < len(events):
        length += 1
    write_record(path, Recording(part, None).bodies(practice=False))
    if demo.name:
        rename(path, demo.name)


def play_for_person(session: Session, catalog: Catalog, luck: int, most: int) -> None:
    """Let a beginner play in place of a person: so many decisions, or to the end."""
    bot = make_bot("easy", catalog, luck)
    for _ in range(most):
        decision = session.decision
        if decision is None:
            break
        if session.computers_turn:
            session.think()
        else:
            session.submit(bot.choose(session.view(), decision))
