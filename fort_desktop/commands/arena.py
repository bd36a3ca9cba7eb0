"""``arena``: compares the strength of players, with confidence intervals (docs/arena.md)."""

import json
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from fort_desktop.commands.common import (
    OK,
    UsageError,
    check_at_least,
    check_level,
    progress,
    seconds,
)
from fort_desktop.content import load_catalog
from fort_desktop.lab.arena import (
    Bout,
    BoutResult,
    Pair,
    Thinking,
    all_bouts,
    play_bout,
    summed_up,
    thinking,
)
from fort_desktop.lab.parallel import spread
from fort_desktop.ui.i18n.i18n import tr


def arena(players: Sequence[str], deals: int, seats: int, seed: int, as_json: bool) -> int:
    """Run the command; returns its exit code.

    Raises:
        UsageError: players, deals or seats are wrong.
    """
    _check(players, deals, seats)
    bouts = all_bouts(players, deals, seats, seed)
    began = time.perf_counter()
    outcomes = list(progress(spread(_play, bouts), len(bouts), "game"))
    took = time.perf_counter() - began
    pairs, thoughts = summed_up(bouts, outcomes), thinking(outcomes)
    if as_json:
        head = {"seed": seed, "catalog": load_catalog().digest, "seconds": round(took, 3)}
        print(json.dumps(as_data(pairs, thoughts) | head))
    else:
        print(_text(pairs, thoughts))
        print(f"\n{len(bouts)} games in {seconds(took)}, seed {seed}")
    return OK


def as_data(pairs: Sequence[Pair], thoughts: dict[str, Thinking]) -> dict[str, Any]:
    """The output of ``--json``: `pairs` and `think_ms`."""
    data: dict[str, Any] = msgspec.to_builtins({"pairs": pairs, "think_ms": thoughts})
    return data


def _check(players: Sequence[str], deals: int, seats: int) -> None:
    if len(players) < 2:
        raise UsageError(tr("arena: expected two names or more, found {n}", n=len(players)))
    for name in players:
        check_level(name, "arena")
    if len(players) > 2 and len(set(players)) < len(players):
        raise UsageError(tr("arena: with three names or more, none may appear twice"))
    if seats not in (2, 3, 4):
        raise UsageError(tr("--seats: expected 2, 3, or 4, found {n}", n=seats))
    check_at_least(deals, 1, "--deals")


def _play(bout: Bout) -> BoutResult:
    return play_bout(load_catalog(), bout)


def _text(pairs: Sequence[Pair], thoughts: dict[str, Thinking]) -> str:
    wide = max(len(_name(pair)) for pair in pairs)
    rows = [f"{'pair':<{wide}}  seats  games  share of first  95 % interval     fair share"]
    for pair in pairs:
        span = f"{pair.low:6.1%} to {pair.high:6.1%}"
        rows.append(
            f"{_name(pair):<{wide}}  {pair.seats:>5}  {pair.games:>5}  {pair.share_a:>14.1%}"
            f"  {span:<16}  {pair.fair:.1%}"
        )
    rows += ["", f"{'thinking, ms':<14}{'median':>9}{'p95':>9}{'turn p95':>10}{'longest turn':>14}"]
    for name, times in thoughts.items():
        rows.append(
            f"{name:<14}{times.median:>9.1f}{times.p95:>9.1f}"
            f"{times.turn_p95:>10.1f}{times.turn_max:>14.1f}"
        )
    return "\n".join(rows)


def _name(pair: Pair) -> str:
    """Label of a pair, with the number of rivals if there is more than one."""
    others = pair.seats - 1
    return f"{pair.a} - {pair.b}" if others == 1 else f"{pair.a} - {others} {pair.b}"
