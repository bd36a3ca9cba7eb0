"""The back yard: birds by day, crickets in the evening, as short calls that the game strews in.

The intervals between calls are the program's; so there is no loop in which a bird comes again.
"""

import math
from collections.abc import Callable
from random import Random
from typing import Final

from sounds.voices import RATE, Wave, count, filtered, loudness, put, room, shaped

LOUDNESS: Final = -30.0
"""dBFS of the loudest 100 ms of a call: well behind the music."""


def _whistled(points: list[tuple[float, float]], flutter: float = 0.0) -> Wave:
    """A whistle whose pitch goes smoothly through points of seconds and hertz."""
    whole = points[-1][0]
    out, phase, leg = [0.0] * count(whole), 0.0, 0
    for i in range(len(out)):
        age = i / RATE
        while leg + 2 < len(points) and age >= points[leg + 1][0]:
            leg += 1
        (t0, low), (t1, high) = points[leg], points[leg + 1]
        share = 0.5 - 0.5 * math.cos(math.pi * min(1.0, (age - t0) / (t1 - t0)))
        freq = low + (high - low) * share + flutter * math.sin(2 * math.pi * 28 * age)
        phase += 2 * math.pi * freq / RATE
        out[i] = math.sin(phase) + 0.06 * math.sin(2 * phase)
    return shaped(out, min(0.02, whole / 4), min(0.04, whole / 3))


def _tit(chance: Random) -> Wave:
    """A great tit: tea-cher, tea-cher, tea-cher."""
    out: Wave = []
    high, low = chance.uniform(4700, 5100), chance.uniform(3500, 3800)
    for i in range(chance.choice((3, 4))):
        at = 0.36 * i
        put(out, _whistled([(0, high), (0.11, high - 150)]), at, 0.7)
        put(out, _whistled([(0, low), (0.15, low - 80)]), at + 0.14, 1.0)
    return out


def _blackbird(chance: Random) -> Wave:
    """A blackbird: a few fluted notes, then a soft scribble."""
    out: Wave = []
    at = 0.0
    for _ in range(chance.choice((4, 5))):
        start, end = chance.uniform(1700, 2500), chance.uniform(1600, 2700)
        length = chance.uniform(0.14, 0.32)
        put(out, _whistled([(0, start), (length / 2, end), (length, (start + end) / 2)]), at, 1.0)
        at += length + chance.uniform(0.03, 0.09)
    put(out, _whistled([(0, 3200), (0.08, 4300), (0.16, 3100), (0.24, 4500)], 120), at, 0.25)
    return out


def _chickadee(chance: Random) -> Wave:
    """Fee-bee: two long notes, the second a step lower."""
    high = chance.uniform(3700, 3950)
    out = put([], _whistled([(0, high), (0.38, high - 40)]), 0.0, 0.9)
    return put(out, _whistled([(0, high * 0.86), (0.42, high * 0.85)]), 0.46, 1.0)


def _sparrow(chance: Random) -> Wave:
    """Some chirps in the hedge."""
    out: Wave = []
    at = 0.0
    for _ in range(chance.choice((3, 4, 5))):
        top = chance.uniform(3900, 4700)
        put(out, _whistled([(0, top - 900), (0.035, top), (0.09, top - 1300)]), at, 1.0)
        at += chance.uniform(0.16, 0.34)
    return out


def _dove(chance: Random) -> Wave:
    """A dove, far off: coo-COO-coo."""
    base = chance.uniform(520, 560)
    out = put([], _whistled([(0, base * 0.94), (0.1, base), (0.28, base * 0.97)]), 0.0, 0.6)
    put(out, _whistled([(0, base), (0.15, base * 1.09), (0.55, base * 1.02)]), 0.34, 1.0)
    return put(out, _whistled([(0, base * 0.98), (0.3, base * 0.94)]), 0.98, 0.6)


def _robin(chance: Random) -> Wave:
    """Cheerily, cheer up: rises and falls in threes."""
    out: Wave = []
    at = 0.0
    for _ in range(chance.choice((4, 5))):
        a, b = chance.uniform(2100, 2500), chance.uniform(2700, 3300)
        put(out, _whistled([(0, a), (0.07, b), (0.13, a + 100), (0.2, b - 200)]), at, 1.0)
        at += chance.uniform(0.26, 0.34)
    return out


def _cricket(chance: Random) -> Wave:
    """A field cricket: chirps of three pulses, for some seconds, coming and going."""
    out: Wave = []
    freq, gap = chance.uniform(4050, 4400), chance.uniform(0.36, 0.48)
    chirps = chance.choice((8, 9, 10))
    for i in range(chirps):
        loud = math.sin(math.pi * (i + 0.7) / (chirps + 0.4)) ** 0.7
        for pulse in range(3):
            wing = shaped(_whistled([(0, freq + 60), (0.024, freq - 60)]), 0.008, 0.012)
            put(out, wing, gap * i + 0.036 * pulse, loud * (0.7 + 0.15 * pulse))
    return out


def _tree_cricket(chance: Random) -> Wave:
    """A tree cricket: one long soft trill."""
    freq, whole = chance.uniform(2850, 3050), 3.6
    out = _whistled([(0, freq), (whole, freq - 15)])
    for i in range(len(out)):
        out[i] *= 0.55 - 0.45 * math.cos(2 * math.pi * 42 * i / RATE)
    return shaped(out, 1.1, 1.4)


CALLS: Final[dict[str, tuple[Callable[[Random], Wave], ...]]] = {
    "bird": (_tit, _blackbird, _chickadee, _sparrow, _dove, _robin),
    "cricket": (_cricket, _tree_cricket, _cricket, _cricket),
}
"""Who is heard, by day and in the evening; each call is a file."""


def call(name: str, number: int) -> Wave:
    """A call, from 1 on, from across the yard: soft, and with an echo."""
    made = CALLS[name][number - 1](Random(f"fort {name} {number}"))
    made = shaped(room(filtered(filtered(made, "high", 300), "low", 6000), 0.3, 0.3), 0.01, 0.1)
    gain = 10 ** ((LOUDNESS - loudness(made)) / 20)
    return [x * gain for x in made]
