"""``bench``: measures speed on this machine. Compare only figures of one sitting."""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from fort_desktop.commands.common import OK
from fort_desktop.content import load_catalog
from fort_desktop.lab.long_game import long_game
from fort_desktop.lab.match import seats_for
from fort_desktop.launch import call_of
from fort_desktop.record.format import game_bodies, group_bodies, head_body
from fort_desktop.record.journal import Journal, write_record
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from fort_desktop.session.loading import open_session

LONG = 60
"""Rounds of a long game."""
Figures = dict[str, dict[str, Any]]


def bench(as_json: bool) -> int:
    """Measure everything and print it; returns the exit code."""
    catalog = load_catalog()
    figures: Figures = {}
    _rules(catalog, figures)
    _copies(catalog, figures)
    _records(catalog, figures)
    _screen(figures)
    if as_json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:<28} {figure['value']:>12,} {figure['unit']}")
    return OK


def _put(figures: Figures, name: str, value: float, unit: str) -> None:
    figures[name] = {"value": round(value, 3 if value < 100 else 0), "unit": unit}


def _random_game(catalog: Catalog, seed: int) -> tuple[Game, int, int]:
    """Play a random game of four; returns it, its decisions, and those with a real choice."""
    game = Game.new(catalog, seats_for(["random"] * 4), seed, "draft" if seed % 2 else "basic")
    rng = Rng(seed)
    decisions = unforced = 0
    while moves := game.legal_moves():
        game.push(rng.choice(moves))
        decisions += 1
        unforced += len(moves) > 1
    return game, decisions, unforced


def _rules(catalog: Catalog, figures: Figures) -> None:
    for seed in range(5):
        _random_game(catalog, seed)
    began = time.perf_counter()
    decisions = unforced = games = 0
    while time.perf_counter() - began < 3.0:
        _, some, real = _random_game(catalog, 100 + games)
        decisions, unforced, games = decisions + some, unforced + real, games + 1
    took = time.perf_counter() - began
    _put(figures, "decisions_per_s", decisions / took, "1/s")
    _put(figures, "unforced_decisions_per_s", unforced / took, "1/s")
    _put(figures, "games_per_s_4p", games / took, "1/s")


def _copies(catalog: Catalog, figures: Figures) -> None:
    game, _, _ = _random_game(catalog, 1)
    half = Game.replay(game.events[: len(game.events) // 2], catalog).state
    began, copies = time.perf_counter(), 0
    while time.perf_counter() - began < 1.0:
        for _ in range(1000):
            half.copy()
        copies += 1000
    _put(figures, "copies_per_s", copies / (time.perf_counter() - began), "1/s")
    times = []
    for _ in range(50):
        began = time.perf_counter()
        Game.replay(game.events, catalog)
        times.append(1000 * (time.perf_counter() - began))
    _put(figures, "replay_ms", statistics.median(times), "ms")


def _records(catalog: Catalog, figures: Figures) -> None:
    """Measure a long game of four: the cost of recording a decision, and of opening the game."""
    game = long_game(catalog, LONG)
    head = head_body(game.events, catalog, 1)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.begin(Path(folder), [head, *game_bodies(game)])
        journal.settle()
        path = journal.path
        times = []
        for act in game.acts[:200]:
            began = time.perf_counter()
            journal.put(group_bodies(game.events[act.at : act.at + 8], act, act.chance))
            journal.settle()
            times.append(1000 * (time.perf_counter() - began))
        journal.close()
        _put(figures, "append_ms", statistics.median(times), "ms")
        write_record(path, [head, *game_bodies(game)])
        times = []
        for _ in range(9):
            began = time.perf_counter()
            session, _ = open_session(catalog, path)
            session.view()
            times.append(1000 * (time.perf_counter() - began))
            session.close()
        _put(figures, "open_60_rounds_ms", statistics.median(times), "ms")


def _screen(figures: Figures) -> None:
    """Measure drawing, in a fresh process as a player would start one."""
    call = call_of("fort_desktop.ui.bench.measure")
    try:
        answer = subprocess.run(
            call, capture_output=True, encoding="utf-8", timeout=600, check=True
        )
    except (OSError, subprocess.SubprocessError) as fault:
        print(f"bench: the screen could not be measured: {fault}", file=sys.stderr)
        return
    for name, figure in json.loads(answer.stdout.splitlines()[-1]).items():
        _put(figures, name, figure["value"], figure["unit"])
