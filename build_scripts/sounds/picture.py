"""Draws spectrograms as small PNG files, without packages but pygame, for the letters."""

import math
import struct
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from sounds.levels import FRAME, spectra
from sounds.voices import RATE, count

ROOT: Final = Path(__file__).resolve().parents[2]
LOW, HIGH = 70.0, 12000.0
"""Hertz at the lower and the upper edge."""
RANGE: Final = 66.0
"""Decibels from the loudest (light) to what is not drawn any more (dark)."""
_SHADES: Final = 14
_PAPER, _INK = _SHADES, _SHADES + 1
_STOPS: Final = ((24, 18, 43), (94, 35, 104), (200, 64, 92), (248, 150, 86), (255, 244, 200))
_MARKS: Final = ((100, "100 Hz"), (1000, "1 kHz"), (10000, "10 kHz"))


def _palette() -> bytes:
    out = bytearray()
    for shade in range(_SHADES):
        at = shade / (_SHADES - 1) * (len(_STOPS) - 1)
        i = min(int(at), len(_STOPS) - 2)
        pairs = zip(_STOPS[i], _STOPS[i + 1], strict=True)
        out += bytes(round(a + (b - a) * (at - i)) for a, b in pairs)
    return bytes(out) + bytes((255, 250, 240)) + bytes((59, 35, 20))


class Picture:
    """An image of 16 colours."""

    def __init__(self, wide: int, tall: int) -> None:
        self.wide, self.tall = wide, tall
        self.rows = [bytearray([_PAPER]) * wide for _ in range(tall)]
        pygame.font.init()
        self._font = pygame.font.Font(ROOT / "assets" / "fonts" / "Nunito-Regular.ttf", 13)

    def words(self, x: int, y: int, words: str) -> None:
        """Write words from their upper left corner."""
        drawn = pygame.mask.from_surface(self._font.render(words, True, "black"), 110)
        for i in range(drawn.get_size()[0]):
            for j in range(drawn.get_size()[1]):
                if drawn.get_at((i, j)) and x + i < self.wide and y + j < self.tall:
                    self.rows[y + j][x + i] = _INK

    def spectrogram(self, x: int, y: int, wide: int, tall: int, sound: Sequence[float]) -> None:
        """Draw a sound: time to the right, frequency upwards on a logarithmic scale."""
        last = max(0, len(sound) - FRAME)
        starts = [min(i * len(sound) // wide, last) for i in range(wide)]
        columns = [_column(power, tall) for power in spectra(sound, starts)]
        most = max(map(max, columns)) or 1.0
        for i, column in enumerate(columns):
            for j, power in enumerate(column):
                below = 10 * math.log10(power / most + 1e-12)
                shade = round((1 + max(-RANGE, below) / RANGE) * (_SHADES - 1))
                self.rows[y + tall - 1 - j][x + i] = shade

    def scale(self, x: int, y: int, tall: int) -> None:
        """Write the frequencies beside a spectrogram."""
        for freq, words in _MARKS:
            share = math.log(freq / LOW) / math.log(HIGH / LOW)
            at = y + round((1 - share) * tall)
            self.words(x - 4 - self._font.size(words)[0], at - 9, words)
            for i in range(3):
                self.rows[at][x - 1 - i] = _INK

    def line(self, x: int, y: int, tall: int) -> None:
        """Draw an upright line."""
        for j in range(tall):
            self.rows[y + j][x] = _INK

    def save(self, path: Path) -> None:
        """Write the PNG file, 4 bits a pixel."""
        data = bytearray()
        for row in self.rows:
            even = row + bytes(len(row) % 2)
            data.append(0)
            data += bytes(a << 4 | b for a, b in zip(even[::2], even[1::2], strict=True))
        head = struct.pack(">IIBBBBB", self.wide, self.tall, 4, 3, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"PLTE", _palette()), (b"IDAT", zlib.compress(bytes(data), 9)))
        out = b"\x89PNG\r\n\x1a\n"
        for kind, body in (*chunks, (b"IEND", b"")):
            out += struct.pack(">I", len(body)) + kind + body
            out += struct.pack(">I", zlib.crc32(kind + body))
        path.write_bytes(out)


def _column(power: list[float], tall: int) -> list[float]:
    """The power at each height, from low to high."""
    found = []
    for j in range(tall):
        freqs = [LOW * (HIGH / LOW) ** ((j + k) / tall) for k in (0, 1)]
        low = int(freqs[0] * FRAME / RATE)
        high = max(low + 1, int(freqs[1] * FRAME / RATE))
        found.append(max(power[low:high]))
    return found


def draw_music(pieces: Mapping[str, Sequence[float]], path: Path) -> None:
    """Draw all pieces at one scale of time, and right of them their seams: end, then start."""
    left, wide, tall, seam = 56, 720, 112, 200
    seconds = max(len(sound) for sound in pieces.values()) / RATE
    picture = Picture(left + wide + 24 + seam, (tall + 26) * len(pieces))
    for row, (name, sound) in enumerate(pieces.items()):
        y = row * (tall + 26) + 20
        long = len(sound) / RATE
        picture.words(left, y - 19, f"{name}: {long:.0f} seconds")
        picture.spectrogram(left, y, round(wide * long / seconds), tall, sound)
        picture.scale(left, y, tall)
        x = left + wide + 20
        picture.words(x, y - 19, "the last 4 seconds, then the first 4")
        around = count(4)
        picture.spectrogram(x, y, seam, tall, [*sound[-around:], *sound[:around]])
        for edge in (y - 4, y + tall):
            picture.line(x + seam // 2, edge, 4)
    picture.save(path)


def draw_effects(
    effects: Mapping[str, Sequence[Sequence[float]]], path: Path, across: int = 7
) -> None:
    """Draw the variants of each effect side by side, each over its own length."""
    wide, tall, gap = 42, 64, 12
    cell = 3 * (wide + 2) + gap
    picture = Picture(across * cell, -(-len(effects) // across) * (tall + 26))
    for number, (name, sounds) in enumerate(effects.items()):
        x, y = number % across * cell, number // across * (tall + 26) + 20
        picture.words(x, y - 19, f"{name}, {len(sounds[0]) / RATE:.2f} s")
        for i, sound in enumerate(sounds[:3]):
            picture.spectrogram(x + i * (wide + 2), y, wide, tall, sound)
    picture.save(path)
