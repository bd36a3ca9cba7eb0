"""``balance``: checks the deck's balance targets between equal players (docs/balance.md)."""

import json
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from fort_desktop.commands.common import (
    NO,
    OK,
    UsageError,
    check_at_least,
    check_level,
    progress,
    seconds,
)
from fort_desktop.content import load_catalog
from fort_desktop.lab.balance import (
    Row,
    Sitting,
    SittingResult,
    all_sittings,
    play_sitting,
    presence,
    rows,
)
from fort_desktop.lab.parallel import spread
from fort_desktop.ui.i18n.i18n import tr

_HEAD = ("seats", "what", "measured", "target", "", "in detail")


def balance(games: int, player: str, seats: str, seed: int, as_json: bool) -> int:
    """Run the command; returns 0 if all targets hold, else 1.

    Raises:
        UsageError: the number of games, the player or the seats are wrong.
    """
    check_at_least(games, 1, "--games")
    check_level(player, "--players")
    counts = _seats(seats)
    sittings = all_sittings(player, games, counts, seed)
    began = time.perf_counter()
    played = list(progress(spread(_play, sittings), len(sittings), "game"))
    took = time.perf_counter() - began
    parts = [played[i * games : (i + 1) * games] for i in range(len(counts))]
    table = [row for part in parts for row in rows(part, load_catalog())]
    if as_json:
        head = {"player": player, "games": games, "seed": seed, "seconds": round(took, 3)}
        print(json.dumps(head | _data(table, counts, parts)))
    else:
        print(_text(table))
        failed = sum(not row.holds for row in table)
        print(f"\n{failed} of {len(table)} targets fail" if failed else "\nall targets hold")
        print(f"{games} games of {player} for each, {seconds(took)}, seed {seed}")
    return OK if all(row.holds for row in table) else NO


def _seats(text: str) -> list[int]:
    """Parse numbers of seats; each appears once, in ascending order.

    Raises:
        UsageError: the text is not a list of numbers of seats.
    """
    words = text.split(",")
    if not all(word in ("2", "3", "4") for word in words) or len(set(words)) < len(words):
        raise UsageError(tr("--seats: expected one or more of 2,3,4, found '{text}'", text=text))
    return [int(word) for word in words]


def _play(sitting: Sitting) -> SittingResult:
    return play_sitting(load_catalog(), sitting)


def _data(
    table: Sequence[Row], counts: list[int], parts: list[list[SittingResult]]
) -> dict[str, Any]:
    catalog = load_catalog()
    kids = {str(n): presence(p, catalog) for n, p in zip(counts, parts, strict=True)}
    holds = all(row.holds for row in table)
    data: dict[str, Any] = msgspec.to_builtins(
        {"catalog": catalog.digest, "holds": holds, "rows": table, "kids": kids}
    )
    return data


def _text(table: Sequence[Row]) -> str:
    """The rows as an aligned Markdown table."""
    cells = [
        (
            str(row.seats),
            row.name,
            f"{row.value:.1f} {row.unit}".strip(),
            row.target,
            "holds" if row.holds else "FAILS",
            row.note,
        )
        for row in table
    ]
    wide = [max(len(line[i]) for line in [_HEAD, *cells]) for i in range(len(_HEAD))]
    lines = [_HEAD, tuple("-" * width for width in wide), *cells]
    return "\n".join(
        "| " + " | ".join(cell.ljust(w) for cell, w in zip(line, wide, strict=True)) + " |"
        for line in lines
    )
