"""Loudness of sounds, and the distance between two of them: pure arithmetic, no packages.

Loudness is that of ITU-R BS.1770 (LUFS): the ear's weighting, power over 400 ms, gated. Spectra are
short Fourier transforms summed to bands of a sixth of an octave.
"""

import cmath
import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise, zip_longest
from operator import mul
from typing import Final

from sounds.voices import RATE, Wave, count

FRAME: Final = 1024
"""Samples of a spectrum: 32 ms."""
_STEP: Final = 512
BANDS: Final = tuple(200 * 2 ** (i / 6) for i in range(33))
"""Edges of the bands in hertz, from 200 Hz to 8 kHz: two semitones each."""
_FLOOR: Final = -40.0
"""Decibels below the loudest band, under which nothing is heard beside it."""
_SHELF: Final = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
_CUT: Final = (38.13547087602444, 0.5003270373238773)
"""Frequencies, gain in decibels and quality of the two filters of BS.1770, for any rate."""

Filter = tuple[float, float, float, float, float]


def _shelf() -> Filter:
    """The treble shelf of the ear's weighting: how the head stands in the way."""
    freq, decibels, q = _SHELF
    k = math.tan(math.pi * freq / RATE)
    high = 10 ** (decibels / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    b = ((high + band * k / q + k * k), 2 * (k * k - high), (high - band * k / q + k * k))
    return b[0] / a0, b[1] / a0, b[2] / a0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0


def _cut() -> Filter:
    """The high pass of the ear's weighting."""
    freq, q = _CUT
    k = math.tan(math.pi * freq / RATE)
    a0 = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0


def weighted(wave_: Sequence[float]) -> Wave:
    """A sound as the ear weights it (BS.1770)."""
    out: Sequence[float] = wave_
    for b0, b1, b2, a1, a2 in (_shelf(), _cut()):
        done = [0.0] * len(out)
        s1 = s2 = 0.0
        for i, x in enumerate(out):
            y = b0 * x + s1
            s1 = b1 * x - a1 * y + s2
            s2 = b2 * x - a2 * y
            done[i] = y
        out = done
    return list(out)


def powers(channels: Sequence[Sequence[float]]) -> list[float]:
    """The weighted power of each 100 ms, of all channels together."""
    size = count(0.1)
    total = [0.0] * (max(map(len, channels)) // size or 1)
    for channel in channels:
        heard = weighted(channel)
        for i in range(len(total)):
            part = heard[i * size : (i + 1) * size]
            total[i] += sum(map(mul, part, part)) / size
    return total


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(power + 1e-12)


def integrated(channels: Sequence[Sequence[float]]) -> float:
    """The loudness of the whole, in LUFS, without its pauses."""
    parts = powers(channels)
    blocks = [sum(parts[i : i + 4]) / 4 for i in range(max(1, len(parts) - 3))]
    loud = [power for power in blocks if _lufs(power) > -70] or [0.0]
    gate = _lufs(sum(loud) / len(loud)) - 10
    kept = [power for power in loud if _lufs(power) > gate] or loud
    return _lufs(sum(kept) / len(kept))


def loudest(channels: Sequence[Sequence[float]]) -> float:
    """The loudness of the loudest 100 ms, in LUFS: for sounds that are too short for the gate."""
    return _lufs(max(powers(channels)))


@cache
def _turns(n: int) -> list[complex]:
    return [cmath.exp(-2j * math.pi * k / n) for k in range(n // 2)]


def transform(wave_: Sequence[complex]) -> list[complex]:
    """The Fourier transform; the length is a power of two (Cooley and Tukey 1965)."""
    n = len(wave_)
    if n == 2:
        return [wave_[0] + wave_[1], wave_[0] - wave_[1]]
    if n == 4:  # half of the time went into transforms of two and four
        a, b, c, d = wave_
        return [a + c + (b + d), a - c - 1j * (b - d), a + c - (b + d), a - c + 1j * (b - d)]
    even, odd = transform(wave_[::2]), transform(wave_[1::2])
    turned = list(map(mul, _turns(n), odd))
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


@cache
def _window() -> list[float]:
    return [0.5 - 0.5 * math.cos(2 * math.pi * i / FRAME) for i in range(FRAME)]


def spectra(wave_: Sequence[float], starts: Sequence[int]) -> list[list[float]]:
    """Powers at the multiples of RATE / FRAME, of the frames that begin at these samples.

    Two frames at a time, one as the real and one as the imaginary part of a transform.
    """
    found = []
    for i in range(0, len(starts), 2):
        pair = [_frame(wave_, at) for at in starts[i : i + 2]]
        both = transform(list(map(complex, pair[0], pair[-1])))
        mirrored = [both[0], *both[:0:-1]]
        half = list(zip(both, mirrored, strict=True))[: FRAME // 2]
        found.append([abs(a + b.conjugate()) ** 2 / 4 for a, b in half])
        if len(pair) == 2:
            found.append([abs(a - b.conjugate()) ** 2 / 4 for a, b in half])
    return found


def _frame(wave_: Sequence[float], at: int) -> list[float]:
    frame = list(wave_[at : at + FRAME])
    frame += [0.0] * (FRAME - len(frame))
    return list(map(mul, frame, _window()))


def bands(wave_: Sequence[float], edges: Sequence[float] = BANDS) -> list[list[float]]:
    """Decibels in each band, frame by frame, from the loudest of all (0) down to what is heard."""
    bins = [round(edge * FRAME / RATE) for edge in edges]
    power = spectra(wave_, range(0, max(1, len(wave_) - _STEP), _STEP))
    found = [[sum(frame[a : max(a + 1, b)]) for a, b in pairwise(bins)] for frame in power]
    most = max(map(max, found)) or 1.0
    return [[max(_FLOOR, 10 * math.log10(x / most + 1e-12)) for x in frame] for frame in found]


def distance(first: list[list[float]], second: list[list[float]]) -> float:
    """Mean difference of two sounds' `bands`, in decibels, where at least one is heard."""
    total, cells = 0.0, 0
    silence = [_FLOOR] * len(first[0])
    for one, other in zip_longest(first, second, fillvalue=silence):
        for x, y in zip(one, other, strict=True):
            if x > _FLOOR or y > _FLOOR:
                total += abs(x - y)
                cells += 1
    return total / max(1, cells)
