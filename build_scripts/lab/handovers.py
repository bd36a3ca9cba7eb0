"""Counts how often the screen changes hands in games of persons only; writes it to docs/hotseat.md.

    python build_scripts/lab handovers [--games N] [--share P] [--write]

The games are those of `normal` players, kept in build/handing; see `handing.sitting` for the
persons who sit in for them. Draft: the stays at the screen follow from the rules alone.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.session.hotseat.packs import Packs
from fort_desktop.session.session import Session
from lab.handing import sitting
from lab.handing.games import Played, play
from lab.handing.sitting import Sitting, Ways, today

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hotseat.md"
BEGIN, END = "<!-- counted by build_scripts/lab/handovers.py -->", "<!-- end of the count -->"
PERSONS = (2, 3, 4)
KINDS = (
    sitting.TURN,
    sitting.FOLLOW,
    sitting.BACK,
    sitting.AGAIN,
    sitting.RULE,
    sitting.RECYCLING,
    sitting.CHOICE,
    sitting.HAND,
    sitting.BEFORE_YES,
    sitting.BEFORE_NO,
)
BARS = {
    "today": None,
    "the public table": (37, 64, 80),
    "with standing answers": (35, 59, 72),
    "with open turns besides": (12, 27, 40),
}
"""The ways to play, each with the most handovers that 2, 3 and 4 persons may have."""


def count(catalog: Catalog, played: Played, way: str, share: float) -> Counter[str]:
    """Return the counts of one game, played one way."""
    if way == "today":
        return today(catalog, played)
    standing = way != "the public table"
    ways = Ways(share, standing, open_turns=way == "with open turns besides")
    return Sitting(catalog, played, ways).play().counts


def handovers(counts: Counter[str]) -> int:
    """All curtains that were opened."""
    return sum(counts[kind] for kind in KINDS)


def row(name: str, columns: Sequence[Sequence[Counter[str]]], *kinds: str) -> str:
    """A row of the table: the median of a game with 2, 3 and 4 persons."""
    cells = []
    for games in columns:
        values = [sum(counts[kind] for kind in kinds) for counts in games]
        cells.append(f"{median(values):g}" if any(values) else "")
    return f"| {name} | {' | '.join(cells)} |"


def table(catalog: Catalog, games: int, share: float) -> str:
    """The whole table in Markdown, and whether each bar is met."""
    head = " | ".join(f"{persons} people" for persons in PERSONS)
    rows = [f"| {games} games each, medians | {head} |", "|---|--:|--:|--:|"]
    for way, bars in BARS.items():
        columns = [
            [count(catalog, play(catalog, n, seed), way, share) for seed in range(1, games + 1)]
            for n in PERSONS
        ]
        found = [median(map(handovers, column)) for column in columns]
        rows.append(f"| **{way}** | {' | '.join(f'**{value:g}**' for value in found)} |")
        if bars is not None:
            rows.append(f"| ... at most | {' | '.join(map(str, bars))} |")
        rows += [
            row(f"... {kind}", columns, kind)
            for kind in KINDS
            if any(counts[kind] for column in columns for counts in column)
        ]
        rows.append(row(f"... of these, {sitting.ONE_ANSWER}", columns, sitting.ONE_ANSWER))
        if bars is not None:
            rows.append(row("glances, by the same person", columns, sitting.GLANCE))
            for n, value, bar in zip(PERSONS, found, bars, strict=True):
                print(f"{way}, {n}: {value:g}, at most {bar}: {'met' if value <= bar else 'NOT'}")
    stays = " | ".join(str(drafts(catalog, n)) for n in PERSONS)
    before = " | ".join(str(7 * n) for n in PERSONS)
    rows += [f"| draft today | {before} |", f"| **draft in waves** | {stays} |"]
    return "\n".join(rows)


def drafts(catalog: Catalog, persons: int) -> int:
    """Stays at the screen in a draft of so many persons."""
    seats = [SeatInfo(f"Person {i + 1}", COLOURS[i], PERSON) for i in range(persons)]
    return len(Packs(Session.new(catalog, seats, 1, "draft")).goes)


def main() -> None:
    """Count, and print or write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--share", type=float, default=1 / 3)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    found = table(load_catalog(), wanted.games, wanted.share)
    if not wanted.write:
        print(found)
        return
    page = PAGE.read_text(encoding="utf-8")
    head, rest = page.split(BEGIN)
    tail = rest.split(END)[1]
    PAGE.write_text(f"{head}{BEGIN}\n{found}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
