"""The collection of puzzles (docs/puzzles.md): finds, picks and proves them.

    python build_scripts/lab puzzles find FILE --games 0 300    look for puzzles in so many games
    python build_scripts/lab puzzles make FILE...               pick a collection, and ship it
    python build_scripts/lab puzzles prove [ID...]              try every play of every puzzle

`find` adds to its file, in JSON lines. `prove` answers 1 if anything is not as it is said.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.content import load_catalog
from fort_desktop.paths import puzzles_file
from fort_desktop.puzzles.collection import Collection, read_collection, write_collection
from lab.puzzle_finding import Candidate, candidates, picked
from lab.puzzle_proof import faults

COUNT: Final = 200


def find(path: Path, first: int, last: int) -> None:
    """Look for puzzles in the games of the seeds `first` to `last` - 1."""
    with path.open("ab") as file:
        for number, one in enumerate(candidates(load_catalog(), range(first, last)), 1):
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
            print(f"{number}: {one.hard:.1f} {' / '.join(one.puzzle.answer)}", flush=True)


def make(paths: list[Path]) -> None:
    """Pick a collection of what was found, and ship it."""
    lines = [line for path in paths for line in path.read_bytes().splitlines()]
    puzzles = picked((msgspec.json.decode(line, type=Candidate) for line in lines), COUNT)
    write_collection(Collection(load_catalog(), puzzles), puzzles_file())
    print(f"{len(puzzles)} of {len(lines)}; grades {Counter(one.grade for one in puzzles)}")
    print("kids", Counter(one.answer[0] for one in puzzles).most_common())


def prove(names: list[str]) -> int:
    """Try every play of these puzzles, or of all; returns how many are not as they should be."""
    collection = read_collection()
    wrong = plays = 0
    asked = [one for one in collection.puzzles if not names or one.id in names]
    for puzzle in asked:
        found = faults(collection, puzzle)
        wrong, plays = wrong + bool(found), plays + puzzle.lines
        for line in found:
            print(f"{puzzle.id}: {line}")
    print(f"{len(asked) - wrong} of {len(asked)} proved, {plays} plays, each in two deals")
    return wrong


def main(arguments: list[str]) -> int:
    """Run one of the three; returns 1 if a puzzle is not proved, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parts = parser.add_subparsers(dest="do", required=True)
    finding = parts.add_parser("find")
    finding.add_argument("file", type=Path)
    finding.add_argument("--games", type=int, nargs=2, default=(0, 300))
    parts.add_parser("make").add_argument("file", type=Path, nargs="+")
    parts.add_parser("prove").add_argument("id", nargs="*")
    call = parser.parse_args(arguments)
    if call.do == "find":
        find(call.file, *call.games)
    elif call.do == "make":
        make(call.file)
    else:
        return 1 if prove(call.id) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
