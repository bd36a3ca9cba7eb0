"""Mutation testing: plants small faults in the program, one at a time, and lists the survivors.

    python build_scripts/lab mutate [PLACE] [--number 300] [--seed 1] [--jobs 2] [--minutes M]
                                    [--again]

PLACE is a folder or a file, fort_desktop/rules if it is left out. Each fault is planted in a copy
of the tree and tested, up to the first test that fails: one in the rules by the stages below,
quickest first, any other one by the gallery of screens and by the test files that import its
module. A test that hangs counts as a failure. Known results (build/mutation) are not tried again,
so a long run can be made in portions; `--again` repeats the survivors. Equivalent mutants are
listed with a reason in tests/mutation/equivalent.yaml, and excluded from the score.
More is in docs/testing.md.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

import msgspec
import yaml

from _venv import ROOT
from lab.mutants import Mutant, mutants, sampled

RULES: Final = "fort_desktop/rules"
KNOWN: Final = ROOT / "build" / "mutation" / "results.jsonl"
SURVIVORS: Final = ROOT / "build" / "mutation" / "survivors.txt"
EQUIVALENT: Final = ROOT / "tests" / "mutation" / "equivalent.yaml"
AIM: Final = 0.95
"""The share of faults that have to be noticed."""
PATIENCE: Final = 5.0
"""So many times as long as without a fault a stage may take, and half a minute."""
_LEFT_BEHIND: Final = (".git", ".venv", "build", "dist", "__pycache__", ".*_cache", ".hypothesis")
_PYTEST: Final = ("-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider")

STAGES: Final[dict[str, tuple[str, ...]]] = {
    "scenarios": ("-m", "fort_desktop", "scenario", *("tests/scenarios",)),
    "perft": (*_PYTEST, "tests/perft", "-k", "as_many"),
    "games": (*_PYTEST, "tests/golden/test_games.py", "-k", "shown"),
    "digests": (*_PYTEST, "tests/golden/test_digests.py"),
    "rules": (*_PYTEST, "tests/rules", "tests/content", "-k", "not test_scenario"),
    "property": (*_PYTEST, "tests/property"),
    "record": (
        *_PYTEST,
        "tests/record",
        "--ignore=tests/record/test_kill.py",  # of the disk, not of the rules, and slow
        "tests/session/test_history.py",
        "tests/bots/test_fairness.py",
    ),
    "gallery": (*_PYTEST, "tests/ui/test_gallery.py"),
}
"""What is run for a fault in the rules, quickest first."""
BESIDE: Final = "beside"
"""The stage for any other fault, after the gallery: the test files that import its module, or the
nearest ones.
"""
LONGEST: Final = 600.0
"""Seconds for those at most."""


class Result(msgspec.Struct, frozen=True):
    """The result of a mutant; `by` is the stage that killed it, "" if it survived."""

    path: str
    line: int
    name: str
    by: str
    seconds: float


class Tree:
    """A copy of the project in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._stamp = time.time()
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*_LEFT_BEHIND))

    def passes(self, stage: str, limit: float | None = None, path: str = "") -> bool:
        """Return True if the tests of a stage pass, within `limit` seconds."""
        if stage == BESIDE:
            call = [sys.executable, *_PYTEST, *beside(self.folder, path)]
        else:
            call = [sys.executable, *STAGES[stage]]
        if stage == "scenarios":
            call[-1:] = sorted(str(path) for path in self.folder.glob("tests/scenarios/*.yaml"))
        env = {**os.environ, "PYTHONPATH": f"{self.folder}{os.pathsep}{self.folder}/build_scripts"}
        run = subprocess.Popen(
            call,
            cwd=self.folder,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return run.wait(limit) == 0
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
            return False

    def notices(self, mutant: Mutant, limits: dict[str, float]) -> Result:
        """Plant a fault, run the stages, and restore the file."""
        path, began = self.folder / mutant.path, time.monotonic()
        sound = path.read_bytes()
        try:
            self._write(path, mutant.applied(sound))
            tried = (s for s in limits if s != BESIDE or beside(self.folder, mutant.path))
            by = next((s for s in tried if not self.passes(s, limits[s], mutant.path)), "")
        finally:
            self._write(path, sound)
        seconds = round(time.monotonic() - began, 1)
        return Result(mutant.path, mutant.line, mutant.name, by, seconds)

    def _write(self, path: Path, content: bytes) -> None:
        """Write a file with a new time stamp, or Python would use its old compiled version."""
        path.write_bytes(content)
        self._stamp += 1.0
        os.utime(path, (self._stamp, self._stamp))


def beside(folder: Path, path: str) -> list[str]:
    """Return the test files of a tree that import the module at a path, in order.

    If none does, they are those that import a helper of tests or a module of the program that
    does, and so on.
    """
    texts = {
        one.relative_to(folder): one.read_text("utf-8")
        for part in ("tests", "fort_desktop")
        for one in sorted((folder / part).rglob("*.py"))
    }
    wanted = known = {Path(path)}
    while wanted:
        found = {one for one in texts if any(_imports(texts[one], module) for module in wanted)}
        tests = sorted(str(one) for one in found if one.name.startswith("test_"))
        if tests:
            return tests
        wanted, known = found - known, known | found
    return []


def _imports(text: str, path: Path) -> bool:
    """Return True if a file with this text imports the module at a path."""
    name = ".".join(path.with_suffix("").parts)
    package, _, last = name.rpartition(".")
    needed = (
        rf"^\s*(?:from {re.escape(name)} import|import {re.escape(name)}\b"
        rf"|from {re.escape(package)} import .*\b{re.escape(last)}\b)"
    )
    return last in text and re.search(needed, text, re.MULTILINE) is not None


def equivalent(chosen: list[Mutant]) -> set[str]:
    """Names of those that are equivalent: listed, or matching what a whole group has in common."""
    groups = yaml.safe_load(EQUIVALENT.read_text("utf-8")) or []
    listed = {name for group in groups for name in group.get("mutants", ())}
    alike = [re.compile(group["matching"]) for group in groups if "matching" in group]
    return {
        mutant.name
        for mutant in chosen
        if mutant.name in listed or any(pattern.search(mutant.name) for pattern in alike)
    }


def known() -> dict[str, Result]:
    """Results of earlier runs, by name of the mutant."""
    if not KNOWN.is_file():
        return {}
    lines = KNOWN.read_bytes().splitlines()
    return {found.name: found for found in (msgspec.json.decode(x, type=Result) for x in lines)}


def limits(tree: Tree, stages: list[str]) -> dict[str, float]:
    """The time limit of each stage, in seconds.

    Raises:
        SystemExit: a stage fails without a fault.
    """
    found = {BESIDE: LONGEST} if BESIDE in stages else {}
    for stage in stages:
        if stage == BESIDE:
            continue
        began = time.monotonic()
        if not tree.passes(stage):
            raise SystemExit(f"mutate: the stage {stage} fails before anything was planted")
        found[stage] = 30.0 + PATIENCE * (time.monotonic() - began)
        print(f"{stage}: {time.monotonic() - began:.0f} s", flush=True)
    return found


def tried(todo: list[Mutant], jobs: int, stages: list[str], minutes: float) -> Iterator[Result]:
    """Test mutants, as many as can be started within `minutes`."""
    until = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(jobs):
            trees.put(Tree(Path(folder) / str(number)))
        first = trees.get()
        most = limits(first, stages)
        trees.put(first)

        def work(mutant: Mutant) -> Result | None:
            if time.monotonic() > until:
                return None
            tree = trees.get()
            try:
                return tree.notices(mutant, most)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(jobs) as pool:
            yield from (found for found in pool.map(work, todo) if found is not None)


def report(chosen: list[Mutant], found: dict[str, Result], without: set[str]) -> bool:
    """Print the mutation score and the survivors; returns whether the score is high enough."""
    results = [found[m.name] for m in chosen if m.name in found and m.name not in without]
    survived = sorted((r for r in results if not r.by), key=lambda r: (r.path, r.line))
    lines = [f"{r.path}:{r.line} {r.name}" for r in survived]
    SURVIVORS.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    print(*lines, sep="\n")
    stages = Counter(result.by for result in results if result.by)
    print("noticed by", ", ".join(f"{stage} {count}" for stage, count in stages.most_common()))
    left_out = sum(mutant.name in without for mutant in chosen)
    share = 1 - len(survived) / len(results) if results else 0.0
    print(
        f"{len(chosen)} faults: {left_out} change nothing, {len(results)} tried, "
        f"{len(survived)} survived: {share:.1%} noticed (aim {AIM:.0%})"
    )
    return share >= AIM and len(results) + left_out == len(chosen)


def _stages_of(folder: str) -> list[str]:
    """Return the stages that faults in a folder are tested by."""
    in_rules = (ROOT / folder).resolve().is_relative_to(ROOT / RULES)
    return list(STAGES) if in_rules else ["gallery", BESIDE]


def main(arguments: list[str]) -> int:
    """Run the script; returns 0 if all mutants were tested and enough were killed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("place", nargs="?", default=RULES, help=f"a folder or file ({RULES})")
    parser.add_argument("--number", type=int, default=300, help="how many faults (300)")
    parser.add_argument("--seed", type=int, default=1, help="which faults (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="trees at once")
    parser.add_argument("--minutes", type=float, default=1e6, help="then start no new fault")
    parser.add_argument("--again", action="store_true", help="retry the survivors")
    parser.add_argument("--stages", default="", help="which stages, separated by commas")
    call = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # the copies are removed
    stages = call.stages.split(",") if call.stages else _stages_of(call.place)
    for stage in stages:
        if stage not in {*STAGES, BESIDE}:
            known_ones = ", ".join((*STAGES, BESIDE))
            parser.error(f"there is no stage '{stage}' (one of {known_ones})")
    place = ROOT / call.place
    sources = [place] if place.is_file() else sorted(place.rglob("*.py"))
    if not sources:
        parser.error(f"there are no sources in '{call.place}'")
    files = [mutants(ROOT, path) for path in sources]
    chosen = sampled(files, call.number, call.seed)
    without = equivalent(chosen)
    found = known()
    todo = [
        mutant
        for mutant in chosen
        if mutant.name not in without
        and (mutant.name not in found or (call.again and not found[mutant.name].by))
    ]
    KNOWN.parent.mkdir(parents=True, exist_ok=True)
    with KNOWN.open("ab") as kept:
        for number, result in enumerate(
            tried(todo, call.jobs, stages, call.minutes) if todo else (), 1
        ):
            kept.write(msgspec.json.encode(result) + b"\n")
            kept.flush()
            found[result.name] = result
            print(f"{number}/{len(todo)} {result.by or 'SURVIVED'} {result.name}", flush=True)
    return 0 if report(chosen, found, without) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
