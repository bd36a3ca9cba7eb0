"""Soak test: tries to break the program by hostile files, random input, kills and full disks.

    .venv/bin/python -m tests.soak [--seconds 120] [--seed S] [--only records,settings,...]
    .venv/bin/python -m tests.soak --only records --count 5000

Every kind runs in its own process, in an empty home, with limits of time and memory. Each round has
a seed, so that findings can be reproduced. Exits with 0 if nothing was found; findings are printed
with their traceback, and the file that caused them is kept.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

KINDS: Final = (
    "records",
    "settings",
    "profiles",
    "cards",
    "scenarios",
    "input",
    "drags",
    "kills",
    "window",
    "disk",
)
"""What is done if nothing is said. `desk` is left out: it needs a window manager and a core."""
ROUND: Final = {
    "records": 60,
    "settings": 150,
    "profiles": 150,
    "cards": 60,
    "scenarios": 200,
    "input": 1000,
    "drags": 1000,
    "kills": 4,
    "window": 4,
    "disk": 4,
    "desk": 10_000,
}
"""How much one round does of each kind: files, input events, kills, games.

Of drags it is the inputs that come in the midst of them.
"""
PATIENCE: Final = 900
"""Seconds after which a round of the usual size counts as hanging; larger ones have more."""
MEMORY: Final = 3 * 1024**3
"""Bytes of address space that a round may take."""


def soak(kinds: list[str], seconds: float, seed: int, count: int | None, keep: Path) -> int:
    """Run rounds of each kind in turn until the time is over; returns how many found something."""
    end = time.monotonic() + seconds
    done = dict.fromkeys(kinds, 0)
    failed = 0
    number = 0
    while number < len(kinds) or (count is None and time.monotonic() < end):
        kind = kinds[number % len(kinds)]
        size = ROUND[kind] if count is None else count
        if not _round(kind, seed + number, size, keep):
            failed += 1
        done[kind] += size
        number += 1
    said = ", ".join(f"{kind} {n}" for kind, n in done.items())
    print(f"soak: {said}; {failed} of {number} rounds found something", flush=True)
    return failed


def _round(kind: str, seed: int, count: int, keep: Path) -> bool:
    with tempfile.TemporaryDirectory(prefix="fort-soak-") as folder:
        env = {
            **os.environ,
            "HOME": folder,
            "XDG_DATA_HOME": f"{folder}/data",
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(ROOT),
            "TMPDIR": folder,
        }
        call = [sys.executable, "-m", "tests.soak.one_round"]
        call += [kind, str(seed), str(count), folder, str(keep)]
        try:
            done = subprocess.run(
                call, env=env, cwd=folder, capture_output=True, encoding="utf-8", check=False,
                timeout=PATIENCE * max(1, count // ROUND[kind]), preexec_fn=_bounded,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            print(f"soak: {kind}, seed {seed}: hangs", flush=True)
            return False
    print(f"soak: {kind}, seed {seed}: {done.stdout.strip()}", flush=True)
    if done.returncode != 0:
        print(done.stderr[-4000:], flush=True)
    return done.returncode == 0


def _bounded() -> None:
    """Limit the memory of the new process, so that a leak does not stop the machine."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main(arguments: list[str]) -> int:
    """Parse the arguments and run; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=None, help="a different one each time")
    parser.add_argument("--only", default=",".join(KINDS), help=f"some of {', '.join(ROUND)}")
    parser.add_argument("--count", type=int, help="one round of each kind, of this size")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "soak")
    call = parser.parse_args(arguments)
    kinds = call.only.split(",")
    for kind in kinds:
        if kind not in ROUND:
            parser.error(f"--only: there is no kind '{kind}' (some of {', '.join(ROUND)})")
    seed = random.randrange(10**6) if call.seed is None else call.seed
    print(f"soak: seed {seed}", flush=True)
    return 1 if soak(kinds, call.seconds, seed, call.count, call.keep) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
