"""``simulate``: plays many games between computer players and prints statistics."""

import json
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

from fort_desktop.commands.common import (
    OK,
    UsageError,
    check_at_least,
    check_level,
    progress,
    seconds,
)
from fort_desktop.content import load_catalog
from fort_desktop.files import why_of
from fort_desktop.lab.match import play_match
from fort_desktop.lab.parallel import spread
from fort_desktop.record.format import SUFFIX, game_bodies, head_body
from fort_desktop.record.journal import write_record
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.system_faults import why_words

Setups = Literal["basic", "draft", "both"]


class Played(NamedTuple):
    """Result of one game: each seat's share of the win, decisions, rounds, and what ended it."""

    shares: tuple[float, ...]
    decisions: int
    rounds: int
    cause: str


def simulate(
    games: int, players: Sequence[str], seed: int, setup: Setups, log: Path | None, as_json: bool
) -> int:
    """Run the command; returns its exit code.

    Raises:
        UsageError: players, number of games or the log folder are wrong.
    """
    _check(games, players)
    if log is not None:
        _make_folder(log)
    began = time.perf_counter()
    work = partial(_play_one, tuple(players), seed, setup, log)
    played = list(progress(spread(work, range(games)), games, "game"))
    report = _report(players, played, time.perf_counter() - began)
    print(json.dumps(report) if as_json else _text(report))
    return OK


def check_players(players: Sequence[str]) -> None:
    """Check that these are 2 to 4 known levels.

    Raises:
        UsageError: too few, too many or unknown ones.
    """
    if not 2 <= len(players) <= 4:
        raise UsageError(tr("--players: expected 2 to 4 names, found {n}", n=len(players)))
    for name in players:
        check_level(name, "--players")


def _check(games: int, players: Sequence[str]) -> None:
    check_players(players)
    check_at_least(games, 1, "--games")


def _make_folder(log: Path) -> None:
    try:
        log.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise UsageError(
            tr("--log: {folder} cannot be made: {why}", folder=log, why=why_words(why_of(fault)))
        ) from fault


def _play_one(
    players: tuple[str, ...], seed: int, setup: Setups, log: Path | None, number: int
) -> Played:
    kind: SetupKind = "draft" if setup == "draft" or (setup == "both" and number % 2) else "basic"
    game, decisions = play_match(load_catalog(), players, seed + number, kind)
    if log is not None:
        head = head_body(game.events, game.state.catalog, seed + number)
        write_record(log / f"game-{number + 1:05}{SUFFIX}", [head, *game_bodies(game)])
    state = game.state
    share = 1 / len(state.winners)
    shares = tuple(share if seat in state.winners else 0.0 for seat in range(len(players)))
    return Played(shares, decisions, state.round, str(state.ending))


def _report(players: Sequence[str], played: list[Played], took: float) -> dict[str, Any]:
    causes = Counter(game.cause for game in played)
    return {
        "games": len(played),
        "players": list(players),
        "seconds": round(took, 3),
        "decisions": sum(game.decisions for game in played),
        "wins": [
            round(sum(game.shares[seat] for game in played) / len(played), 4)
            for seat in range(len(players))
        ],
        "rounds": {"median": statistics.median(game.rounds for game in played)},
        "triggers": {cause: causes[cause] for cause in ("points", "fort", "park_deck")},
    }


def _text(report: dict[str, Any]) -> str:
    rows = [
        f"{report['games']} games in {seconds(report['seconds'])}, "
        f"{report['decisions']} decisions, median {report['rounds']['median']} rounds",
    ]
    for seat, (name, share) in enumerate(zip(report["players"], report["wins"], strict=True)):
        rows.append(f"  seat {seat}  {name:<8} wins {share:6.1%}")
    ends = ", ".join(f"{cause} {n}" for cause, n in report["triggers"].items())
    return "\n".join([*rows, f"  ended by {ends}"])
