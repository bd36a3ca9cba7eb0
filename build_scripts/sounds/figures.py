"""Measures the sounds of the game and draws them, for docs/sound.md.

    python3 build_scripts/sounds figures [--check]

decodes assets/sounds with pygame, writes the tables between the marks in docs/sound.md, and draws
docs/pictures/sound-music.png and sound-effects.png. `--check` only says whether the tables still
show the truth (exit code 1 if not).
"""

import argparse
import hashlib
import math
import os
from array import array
from collections.abc import Sequence
from itertools import combinations, pairwise
from operator import add, mul
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from sounds.effects import EFFECTS, VARIANTS
from sounds.levels import bands, distance, integrated, loudest, powers
from sounds.marks import MARKS
from sounds.outdoors import CALLS
from sounds.picture import draw_effects, draw_music
from sounds.score import PIECES
from sounds.voices import RATE

ROOT: Final = Path(__file__).resolve().parents[2]
SOUNDS: Final = ROOT / "assets" / "sounds"
PAGE: Final = ROOT / "docs" / "sound.md"
PICTURES: Final = ROOT / "docs" / "pictures"
Channels = tuple["array[float]", "array[float]"]
BEGIN, END = "<!-- measured -->", "<!-- end of what is measured -->"
_MUSIC: Final = (
    "| Piece | Tempo | Bars | Seconds | LUFS | 3 s from, to | RMS | Peak | DC | Seam |\n"
)
_EFFECTS: Final = "| Sound | Seconds | Loudest 100 ms | RMS | Peak | Variants differ by |\n"
_MARKS: Final = "| Mark | Seconds | Loudest 100 ms | RMS | Peak | From the next one by |\n"


def decoded(stem: str) -> Channels:
    """Left and right channel of a file, as they are played."""
    if pygame.mixer.get_init() is None:
        pygame.mixer.init(RATE, -16, 2)
    data = array("h", pygame.mixer.Sound(SOUNDS / f"{stem}.ogg").get_raw())
    left, right = (array("f", (x / 32768 for x in data[side::2])) for side in (0, 1))
    return left, right


def decibels(power: float) -> float:
    """Decibels of a power."""
    return 10 * math.log10(power + 1e-12)


def rms(channels: Channels) -> float:
    """The root mean square of all channels, in dBFS."""
    return decibels(sum(sum(map(mul, x, x)) for x in channels) / sum(map(len, channels)))


def peak(channels: Channels) -> float:
    """The highest sample, in dBFS."""
    return 2 * decibels(max(max(map(abs, x)) for x in channels))


def seam(wave_: Sequence[float]) -> float:
    """The jump of a loop where it begins anew, as a share of its largest step near there.

    Up to 1 it goes on as it does everywhere; a click is many times that.
    """
    near = RATE // 10
    around = [*wave_[-near:], *wave_[:near]]
    steps = [abs(b - a) for a, b in pairwise(around)]
    jump = steps.pop(near - 1)
    return jump / (max(steps) or 1.0)


def swells(channels: Channels) -> list[float]:
    """The loudness of each three seconds, in LUFS, over the seam too: a hole would be seen."""
    parts = powers(channels)
    parts += parts[:30]
    return [decibels(sum(parts[i : i + 30]) / 30) - 0.691 for i in range(0, len(parts) - 29, 10)]


def music_row(name: str) -> str:
    """The row of a piece of music."""
    both, piece = decoded(name), PIECES[name]
    seconds, swell = len(both[0]) / RATE, swells(both)
    cells = (
        f"`{name}`", f"{piece.tempo:g}", f"{seconds * piece.tempo / 240:.0f}", f"{seconds:.1f}",
        f"{integrated(both):.1f}", f"{min(swell):.0f}, {max(swell):.0f}", f"{rms(both):.1f}",
        f"{peak(both):.1f}", f"{max(abs(sum(x)) / len(x) for x in both):.5f}",
        f"{max(map(seam, both)):.2f}",
    )  # fmt: skip
    return "| " + " | ".join(cells) + " |\n"


def apart(sounds: Sequence[Sequence[float]]) -> float:
    """The least distance between two of several sounds, in decibels."""
    found = [bands(sound) for sound in sounds]
    return min(distance(a, b) for a, b in combinations(found, 2))


def effect_row(name: str, many: int = VARIANTS) -> str:
    """The row of an effect or a caller; all but the distance is of its first file."""
    sounds = [decoded(f"{name}-{i}") for i in range(1, many + 1)]
    both = sounds[0]
    differ = apart([left for left, _ in sounds])
    cells = (
        f"`{name}`", f"{len(both[0]) / RATE:.2f}", f"{loudest(both):.1f}", f"{rms(both):.1f}",
        f"{peak(both):.1f}", f"{differ:.1f} dB",
    )  # fmt: skip
    return "| " + " | ".join(cells) + " |\n"


def mark_rows() -> str:
    """The rows of the marks, with how far each is from the next one."""
    sounds = {name: decoded(name) for name in MARKS}
    found = {name: bands(left) for name, (left, _) in sounds.items()}
    pairs = combinations(found, 2)
    apart_by = {frozenset((a, b)): distance(found[a], found[b]) for a, b in pairs}
    rows = []
    for name, both in sounds.items():
        nearest = min(by for two, by in apart_by.items() if name in two)
        cells = (
            f"`{name}`", f"{len(both[0]) / RATE:.2f}", f"{loudest(both):.1f}", f"{rms(both):.1f}",
            f"{peak(both):.1f}", f"{nearest:.1f} dB",
        )  # fmt: skip
        rows.append("| " + " | ".join(cells) + " |\n")
    return "".join(rows)


def digest() -> str:
    """A checksum of all sound files: what was measured."""
    found = hashlib.sha256()
    for path in sorted(SOUNDS.iterdir()):
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]


def measured() -> str:
    """The tables, as they stand in the page."""
    music, size = "".join(map(music_row, PIECES)), sum(p.stat().st_size for p in SOUNDS.iterdir())
    effects = "".join(map(effect_row, EFFECTS))
    calls = "".join(effect_row(name, len(who)) for name, who in CALLS.items())
    return (
        f"{len(list(SOUNDS.iterdir()))} files, {size / 1e6:.2f} MB, checksum `{digest()}`.\n\n"
        f"{_MUSIC}{'|---' * 10}|\n{music}\n{_EFFECTS}{'|---' * 6}|\n{effects}{calls}"
        f"\n{_MARKS}{'|---' * 6}|\n{mark_rows()}"
    )


def written(page: str) -> str:
    """Return the text between the marks of a page."""
    return page.partition(BEGIN)[2].partition(END)[0].strip()


def main() -> int:
    """Measure; returns the exit code."""
    parser = argparse.ArgumentParser(description="Measure the game's sounds.")
    parser.add_argument("--check", action="store_true", help="only compare with docs/sound.md")
    only = parser.parse_args().check
    page, tables = PAGE.read_text("utf-8"), measured().strip()
    if only:
        stale = written(page) != tables
        print(f"fort: docs/sound.md is {'out of date' if stale else 'up to date'}")
        return int(stale)
    head, _, rest = page.partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{tables}\n{END}{rest.partition(END)[2]}", "utf-8")
    pieces = {name: array("f", map(add, *decoded(name))) for name in PIECES}
    draw_music(pieces, PICTURES / "sound-music.png")
    names = {**dict.fromkeys(EFFECTS, VARIANTS), **dict.fromkeys(CALLS, VARIANTS)}
    shown = {name: [decoded(f"{name}-{i + 1}")[0] for i in range(n)] for name, n in names.items()}
    draw_effects(shown, PICTURES / "sound-effects.png")
    return 0
