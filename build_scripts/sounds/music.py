"""Plays the score in a wide soft room, in stereo, as a loop without a seam.

What still sounds at the end of a piece goes on at its beginning, as if it had been played before:
the last sample and the first are neighbours.
"""

import math
from collections.abc import Callable
from functools import partial
from operator import add
from random import Random
from typing import Final, NamedTuple

from sounds.levels import integrated
from sounds.score import PIECES, Note, Voice, compose
from sounds.voices import (
    KALIMBA,
    MARIMBA,
    RATE,
    Wave,
    bar,
    bell,
    count,
    damped,
    filtered,
    hertz,
    noise,
    pluck,
    put,
    shaped,
)

LOUDNESS: Final = -23.0
"""LUFS of each piece; played, it is made softer still by the settings."""
PEAK: Final = 0.7
"""No sample is above this."""


class Seat(NamedTuple):
    """The position of a voice: loudness, pan from -1 (left) to 1, and share of reverb."""

    gain: float
    place: float
    far: float


SEATS: Final[dict[Voice, Seat]] = {
    "pad": Seat(0.034, 0.0, 0.5),
    "ukulele": Seat(0.26, -0.3, 0.22),
    "bass": Seat(0.34, 0.05, 0.06),
    "kalimba": Seat(0.30, 0.28, 0.4),
    "marimba": Seat(0.28, -0.22, 0.35),
    "whistle": Seat(0.13, 0.12, 0.55),
    "bell": Seat(0.1, -0.1, 0.8),
    "shaker": Seat(0.05, 0.45, 0.2),
}
_AGAIN: Final = 4.0
"""Seconds of the end that are still heard in the room at the beginning."""
_KINDS: Final = 3
"""Each note is played in so many ways in turn, so that a repeated one is not a copy."""


def _pad(pitch: int, seconds: float, chance: Random) -> Wave:
    """Breath: a slow swell of few harmonics that lasts into the next chord."""
    whole = seconds + 2.6
    out: Wave = []
    for harmonic, gain in ((1, 1.0), (2, 0.32), (3, 0.10), (4, 0.05)):
        # A second, softer voice is not quite of the same pitch: their beat makes it alive.
        for cents, share in ((-2.5, 1.0), (2.5, 0.4)):
            freq = hertz(pitch + (cents + chance.uniform(-1, 1)) / 100) * harmonic
            put(out, damped(freq, whole, 60.0), 0.0, gain * share)
    return shaped(out, 1.7, 2.8)


def _ukulele(pitch: int, seconds: float, chance: Random) -> Wave:
    bright = chance.uniform(0.32, 0.5)
    out = pluck(pitch, min(2.2, seconds + 0.6), chance, bright, 1.9)
    # The body of the instrument, a little.
    put(out, filtered(out, "band", 420, 1.2), 0.0, 0.5)
    return filtered(out, "low", 4200)


def _bass(pitch: int, seconds: float, chance: Random) -> Wave:
    out = pluck(pitch, min(2.4, seconds + 0.5), chance, 0.12, 2.2)
    put(out, bar(pitch + 12, MARIMBA, 0.8, 1.8), 0.0, 0.22)
    return filtered(out, "low", 1100)


def _kalimba(pitch: int, seconds: float, chance: Random) -> Wave:
    out = bar(pitch + chance.uniform(-0.03, 0.03), KALIMBA, 2.2, chance.uniform(1.1, 1.7))
    put(out, shaped(damped(196, 0.09, 0.1), 0.004, 0.05), 0.0, 0.08)
    return filtered(out, "low", 5200)


def _marimba(pitch: int, seconds: float, chance: Random) -> Wave:
    return bar(pitch, MARIMBA, 1.6, chance.uniform(1.0, 1.5))


def _whistle(pitch: int, seconds: float, chance: Random) -> Wave:
    """Somebody whistles: nearly a sine that begins a little low, with breath and a late vibrato."""
    whole = seconds * 0.94 + 0.12
    out, phase = [0.0] * count(whole), chance.uniform(0, 2 * math.pi)
    turn, rate = 2 * math.pi * hertz(pitch) / RATE, 2 * math.pi * chance.uniform(4.9, 5.5) / RATE
    for i in range(len(out)):
        age = i / RATE
        bend = -0.018 * math.exp(-age / 0.035) + 0.0045 * min(1.0, age / 0.5) * math.sin(rate * i)
        phase += turn * (1 + bend)
        out[i] = math.sin(phase) + 0.10 * math.sin(2 * phase)
    breath = filtered(noise(whole, chance), "band", hertz(pitch), 3.0)
    return shaped(put(out, breath, 0.0, 0.10), 0.06, min(0.16, whole / 3))


def _shaker(pitch: int, seconds: float, chance: Random) -> Wave:
    grains = filtered(noise(0.09, chance), "band", chance.uniform(5200, 6400), 1.1)
    return shaped(grains, 0.022, 0.06)


def _bell(pitch: int, seconds: float, chance: Random) -> Wave:
    return bell(pitch, 3.4, chance.uniform(0.4, 0.7), 2.0)


_PLAYERS: Final[dict[Voice, Callable[[int, float, Random], Wave]]] = {
    "pad": _pad,
    "ukulele": _ukulele,
    "bass": _bass,
    "kalimba": _kalimba,
    "marimba": _marimba,
    "whistle": _whistle,
    "bell": _bell,
    "shaker": _shaker,
}


class _Desk:
    """Mixes notes to left, right and the room, all loops; renders each kind of note once."""

    def __init__(self, beat: float, beats: float) -> None:
        self.beat = beat
        self.length = count(beats * beat)
        self.left, self.right, self.room = ([0.0] * self.length for _ in range(3))
        self._played: dict[tuple[Voice, int, float, int], Wave] = {}
        self._turns: dict[tuple[Voice, int], int] = {}

    def play(self, note: Note) -> None:
        """Mix in one note."""
        turn = self._turns.get((note.voice, note.pitch), -1) + 1
        self._turns[note.voice, note.pitch] = turn
        seat = SEATS[note.voice]
        # The pad is played twice, so that left and right are not the same: it is wide.
        places = [(-0.7, 0), (0.7, 1)]
        if note.voice != "pad":
            places = [(seat.place + 0.02 * ((note.pitch * 5) % 7 - 3), turn % _KINDS)]
        for place, kind in places:
            sound = self._sound(note, kind)
            angle = (place + 1) * math.pi / 4
            gain = seat.gain * note.loud
            self._add(self.left, sound, note.at, gain * math.cos(angle))
            self._add(self.right, sound, note.at, gain * math.sin(angle))
            self._add(self.room, sound, note.at, gain * seat.far)

    def _sound(self, note: Note, kind: int) -> Wave:
        key = (note.voice, note.pitch, note.length, kind)
        if key not in self._played:
            chance = Random(f"fort {key}")
            self._played[key] = _PLAYERS[note.voice](note.pitch, note.length * self.beat, chance)
        return self._played[key]

    def _add(self, track: Wave, sound: Wave, at: float, gain: float) -> None:
        start = count(at * self.beat) % self.length
        louder = [x * gain for x in sound]
        before = self.length - start
        for begin, part in ((start, louder[:before]), (0, louder[before:])):
            end = begin + len(part)
            track[begin:end] = map(add, track[begin:end], part)


def _echoes(wave_: Wave, delays: tuple[float, ...], tail: float) -> Wave:
    """Reverb after Schroeder (1962): parallel damped comb filters, then two all-passes."""
    out = [0.0] * len(wave_)
    for seconds in delays:
        size = count(seconds)
        line, at, dull = [0.0] * size, 0, 0.0
        keep = 10.0 ** (-3.0 * seconds / tail)
        for i, x in enumerate(wave_):
            now = line[at]
            out[i] += now
            dull += 0.45 * (now - dull)
            line[at] = x + keep * dull
            at = at + 1 if at + 1 < size else 0
    for seconds in (0.0051, 0.0017):
        size = count(seconds)
        line, at = [0.0] * size, 0
        for i, x in enumerate(out):
            held = line[at]
            now = x + 0.6 * held
            line[at] = now
            out[i] = held - 0.6 * now
            at = at + 1 if at + 1 < size else 0
    return out


def _around(loop: Wave, change: Callable[[Wave], Wave]) -> Wave:
    """Change a loop as if it had been played before: its end still sounds at its beginning."""
    before = count(_AGAIN)
    return change(loop[-before:] + loop)[before:]


def music(name: str) -> tuple[Wave, Wave]:
    """Render left and right channel of a piece, a loop.

    Raises:
        ValueError: it would be above `PEAK`.
    """
    notes, beats = compose(name)
    desk = _Desk(PIECES[name].beat, beats)
    for note in notes:
        desk.play(note)
    sent = _around(desk.room, lambda x: filtered(filtered(x, "high", 180), "low", 4500))
    sides = []
    for dry, delays in (
        (desk.left, (0.0297, 0.0371, 0.0411, 0.0437)),
        (desk.right, (0.0307, 0.0361, 0.0403, 0.0449)),
    ):
        wet = _around(sent, partial(_echoes, delays=delays, tail=1.9))
        sides.append([a + 0.22 * b for a, b in zip(dry, wet, strict=True)])
    left, right = (_around(side, lambda x: filtered(x, "high", 32)) for side in sides)
    gain = 10 ** ((LOUDNESS - integrated((left, right))) / 20)
    if gain * max(max(map(abs, left)), max(map(abs, right))) > PEAK:
        raise ValueError(f"{name} has peaks that are too high for its loudness")
    return [x * gain for x in left], [x * gain for x in right]
