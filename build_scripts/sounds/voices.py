"""Instruments and materials as arithmetic: plucked strings, bars, bells, paper, cardboard, a room.

A sound is a list of floats, -1 to 1, `RATE` a second. The random generator comes from the caller,
so the same seed makes the same samples on every machine.
"""

import math
import sys
import wave
from array import array
from collections.abc import Sequence
from operator import add
from pathlib import Path
from random import Random
from typing import Final, Literal

RATE: Final = 32000
"""Samples a second; what is soft has nothing to say above 16 kHz."""
Wave = list[float]
Partial = tuple[float, float, float]
"""Of a bar: its pitch as a multiple, how loud it is, seconds until it has lost 60 dB."""

MARIMBA: Final[tuple[Partial, ...]] = ((1.0, 1.0, 0.9), (3.98, 0.16, 0.22), (9.4, 0.03, 0.08))
KALIMBA: Final[tuple[Partial, ...]] = (
    (1.0, 1.0, 1.7),
    (1.003, 0.35, 1.5),
    (2.0, 0.10, 0.8),
    (5.4, 0.07, 0.25),
)
WOOD: Final[tuple[Partial, ...]] = ((1.0, 1.0, 0.13), (2.72, 0.30, 0.07), (5.1, 0.08, 0.04))
TIN: Final[tuple[Partial, ...]] = ((1.0, 1.0, 0.22), (1.58, 0.5, 0.16), (2.24, 0.3, 0.11))


def hertz(note: float) -> float:
    """The pitch of a MIDI note; 69 is 440 Hz, 0.01 is a cent."""
    return float(440.0 * 2.0 ** ((note - 69) / 12))


def count(seconds: float) -> int:
    """The number of samples in `seconds`."""
    return round(seconds * RATE)


def put(into: Wave, wave_: Sequence[float], at: float = 0.0, gain: float = 1.0) -> Wave:
    """Mix a sound into another, from `at` seconds on; it grows as needed. Returns `into`."""
    start = count(at)
    end = start + len(wave_)
    if len(into) < end:
        into.extend([0.0] * (end - len(into)))
    louder = wave_ if gain == 1.0 else [x * gain for x in wave_]
    into[start:end] = map(add, into[start:end], louder)
    return into


def shaped(wave_: Wave, attack: float, release: float) -> Wave:
    """Fade in and out along half a cosine, in seconds, to avoid clicks."""
    out = list(wave_)
    for seconds, step in ((attack, 1), (release, -1)):
        n = min(count(seconds), len(out))
        for i in range(n):
            at = i if step > 0 else len(out) - 1 - i
            out[at] *= 0.5 - 0.5 * math.cos(math.pi * i / n)
    return out


def damped(freq: float, seconds: float, decay: float) -> Wave:
    """A sine that loses 60 dB in `decay` seconds."""
    shrink = 10.0 ** (-3.0 / (decay * RATE))
    turn = 2 * math.pi * freq / RATE
    a, b = 2 * shrink * math.cos(turn), -shrink * shrink
    before, now = 0.0, shrink * math.sin(turn)
    out = [0.0] * count(seconds)
    for i in range(1, len(out)):
        out[i] = now
        before, now = now, a * now + b * before
    return out


def bar(note: float, partials: Sequence[Partial], seconds: float, soft: float = 1.0) -> Wave:
    """A struck bar or tine; `soft` above 1 is a softer mallet, with less of the high partials."""
    freq = hertz(note)
    # Small bars are silent sooner, as on the instrument.
    longer = min(1.6, max(0.5, (440.0 / freq) ** 0.45))
    out: Wave = []
    for ratio, gain, decay in partials:
        if freq * ratio < 0.45 * RATE:
            quieter = gain / (1.0 + 0.5 * (soft - 1.0) * (ratio - 1.0)) if ratio > 1.5 else gain
            put(out, damped(freq * ratio, seconds, decay * longer), 0.0, quieter)
    return shaped(out, 0.003 * soft, min(0.08, seconds / 3))


def pluck(
    note: float, seconds: float, chance: Random, bright: float = 0.5, decay: float = 2.0
) -> Wave:
    """A nylon string after Karplus and Strong; `bright` 0 to 1, `decay` seconds to -60 dB."""
    freq = hertz(note)
    period = RATE / freq
    blend = 0.5 - 0.3 * bright
    whole = int(period - blend - 0.2)
    rest = period - blend - whole
    bend = (1 - rest) / (1 + rest)
    keep = 10.0 ** (-3.0 / (freq * decay))
    line = _excitation(whole, chance, bright)
    out = [0.0] * count(seconds)
    at, last, passed, delayed = 0, 0.0, 0.0, 0.0
    for i in range(len(out)):
        now = line[at]
        out[i] = now
        mellow = keep * ((1 - blend) * now + blend * last)
        last = now
        # An all-pass of first order makes the string as long as the pitch needs.
        passed = bend * mellow + delayed - bend * passed
        delayed = mellow
        line[at] = passed
        at = at + 1 if at + 1 < whole else 0
    return shaped(out, 0.002, min(0.15, seconds / 3))


def _excitation(length: int, chance: Random, bright: float) -> Wave:
    """The excitation of a string: smooth noise, plucked at a fifth of its length."""
    raw = [chance.uniform(-1, 1) for _ in range(length)]
    for _ in range(2):
        held, smooth = 0.0, 0.15 + 0.6 * bright
        for i in range(length):
            held += smooth * (raw[i] - held)
            raw[i] = held
    place = max(1, length // 5)
    combed = [raw[i] - 0.8 * raw[i - place] for i in range(length)]
    middle = sum(combed) / length
    most = max(abs(x - middle) for x in combed) or 1.0
    return [(x - middle) / most for x in combed]


def bell(note: float, seconds: float, index: float = 1.2, ratio: float = 3.5) -> Wave:
    """A small soft bell by frequency modulation; it grows purer as it fades."""
    freq = hertz(note)
    turn, other = 2 * math.pi * freq / RATE, 2 * math.pi * freq * ratio / RATE
    fade = 10.0 ** (-3.0 / (seconds * 0.95 * RATE))
    bend = 10.0 ** (-3.0 / (seconds * 0.45 * RATE))
    loud, strange = 1.0, index
    out = [0.0] * count(seconds)
    for i in range(len(out)):
        out[i] = loud * math.sin(turn * i + strange * math.sin(other * i))
        loud *= fade
        strange *= bend
    return shaped(out, 0.006, min(0.2, seconds / 3))


def glide(start: float, end: float, seconds: float, decay: float) -> Wave:
    """A damped sine whose pitch goes from one note to another: a drop, a spyglass."""
    out = [0.0] * count(seconds)
    phase, loud, fade = 0.0, 1.0, 10.0 ** (-3.0 / (decay * RATE))
    for i in range(len(out)):
        share = min(1.0, 3.0 * i / len(out))
        phase += 2 * math.pi * hertz(start + (end - start) * share) / RATE
        out[i] = loud * math.sin(phase)
        loud *= fade
    return shaped(out, 0.008, seconds / 3)


def trumpet(note: float, seconds: float) -> Wave:
    """A toy trumpet: a row of overtones that opens as it is blown, and trembles when it is held."""
    freq = hertz(note)
    most = max(1, min(9, int(0.4 * RATE / freq)))
    out, phase = [0.0] * count(seconds), 0.0
    for i in range(len(out)):
        at = i / RATE
        tremble = 1 + 0.006 * min(1.0, at / 0.4) * math.sin(2 * math.pi * 5.5 * at)
        phase += 2 * math.pi * freq * tremble / RATE
        # How far it is open; the overtones above that are hardly heard.
        opened = 1.2 + 2.2 * min(1.0, at / 0.06) - 0.9 * at / seconds
        total = sum(math.sin(k * phase) * math.exp(-(k - 1) / opened) for k in range(1, most + 1))
        out[i] = 0.5 * total * math.exp(-0.8 * at)
    return shaped(out, 0.02, min(0.14, 0.4 * seconds))


def noise(seconds: float, chance: Random) -> Wave:
    """White noise."""
    return [chance.uniform(-1, 1) for _ in range(count(seconds))]


def filtered(
    wave_: Sequence[float], kind: Literal["low", "high", "band"], freq: float, q: float = 0.707
) -> Wave:
    """A filter of second order (R. Bristow-Johnson's audio EQ cookbook)."""
    turn = 2 * math.pi * freq / RATE
    alpha, cosine = math.sin(turn) / (2 * q), math.cos(turn)
    if kind == "low":
        b0, b1, b2 = (1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2
    elif kind == "high":
        b0, b1, b2 = (1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2
    else:
        b0, b1, b2 = alpha, 0.0, -alpha
    a0, a1, a2 = 1 + alpha, -2 * cosine / (1 + alpha), (1 - alpha) / (1 + alpha)
    b0, b1, b2 = b0 / a0, b1 / a0, b2 / a0
    out = [0.0] * len(wave_)
    x1 = x2 = y1 = y2 = 0.0
    for i, x in enumerate(wave_):
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        out[i] = y
        x2, x1, y2, y1 = x1, x, y1, y
    return out


def paper(chance: Random, seconds: float, freq: float, rise: float = 0.3) -> Wave:
    """A sheet or card that slides: noise with a grain, loudest after `rise` of its time."""
    out = filtered(noise(seconds, chance), "band", freq, 0.9)
    grain, peak = 1.0, max(1, round(rise * len(out)))
    for i in range(len(out)):
        if i % 90 == 0:
            grain = chance.uniform(0.55, 1.0)
        share = i / peak if i < peak else 1 - (i - peak) / (len(out) - peak)
        out[i] *= grain * share * share
    return filtered(shaped(out, 0.004, seconds / 4), "low", 5200)


def thump(chance: Random, freq: float, seconds: float = 0.22) -> Wave:
    """Cardboard that is set down: two low modes and a dull burst."""
    out = damped(freq, seconds, 0.16)
    put(out, damped(freq * 1.83, seconds, 0.09), 0.0, 0.5)
    burst = filtered(noise(0.05, chance), "low", 900)
    put(out, shaped(burst, 0.002, 0.045), 0.0, 0.8)
    return shaped(out, 0.003, seconds / 2)


def room(wave_: Wave, amount: float = 0.12, tail: float = 0.15) -> Wave:
    """A few early echoes, duller each, as from a fence and a wall; `tail` seconds are added."""
    dull = filtered(wave_, "low", 2600)
    out = put(list(wave_), [0.0] * count(tail), len(wave_) / RATE)
    for at, gain in ((0.019, 1.0), (0.031, 0.8), (0.047, 0.6), (0.071, 0.42), (0.103, 0.28)):
        put(out, dull, at, amount * gain)
    return out


def loudness(wave_: Sequence[float]) -> float:
    """Decibels of the loudest 100 ms, above 250 Hz: small speakers leave out the basses."""
    heard = filtered(wave_, "high", 250)
    step, most = count(0.05), 1e-12
    parts = [sum(x * x for x in heard[i : i + step]) for i in range(0, len(heard), step)]
    for i in range(len(parts)):
        most = max(most, sum(parts[i : i + 2]) / (2 * step))
    return 10 * math.log10(most)


def samples(wave_: Sequence[float]) -> "array[int]":
    """Convert to 16-bit samples.

    Raises:
        ValueError: it would clip.
    """
    if max(map(abs, wave_)) > 1.0:
        raise ValueError("the sound clips")
    return array("h", [round(32767 * x) for x in wave_])


def write(path: Path, *channels: Sequence[float]) -> None:
    """Write a WAV file of one or two channels."""
    data = samples(channels[0])
    if len(channels) == 2:
        both = array("h", [0]) * (2 * len(data))
        both[::2], both[1::2] = data, samples(channels[1])
        data = both
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(len(channels))
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())
