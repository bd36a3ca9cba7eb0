"""The sound files: made by the script, soft, clean at the ends, small; the music is no loop."""

import hashlib
import importlib
import math
from array import array
from collections.abc import Iterator
from operator import mul
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from fort_desktop.paths import assets_dir
from fort_desktop.ui.audio.cues import CUES, MUSIC, VARIANTS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = assets_dir() / "sounds"
RATE = 32000
MOST_BYTES = 6_000_000
EFFECTS = [f"{cue}-{variant}" for cue in CUES for variant in range(1, VARIANTS + 1)]


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    """The mixer with a sound card that nobody hears."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.init(RATE, -16, 2)
        yield
        pygame.mixer.quit()


@pytest.fixture
def effects(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    return importlib.import_module("sound_effects")


def decoded(name: str) -> "array[int]":
    """Left and right in turn, 16 bit."""
    data = array("h")
    data.frombytes(pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw())
    return data


@pytest.fixture(scope="module")
def music(mixer: None) -> "array[int]":
    return decoded(MUSIC)


def decibels(data: "array[int]") -> float:
    return 10 * math.log10(sum(map(mul, data, data)) / len(data) / 32768**2 + 1e-12)


def test_all_files_are_there_and_small() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == {*EFFECTS, MUSIC}
    assert sum(files.values()) < MOST_BYTES


@pytest.mark.parametrize(
    ("name", "variant", "digest"),
    [
        ("pizza", 2, "7330db75ea21777e"),
        ("trash", 1, "430c200857380244"),
    ],
)
def test_the_script_makes_the_same_samples_everywhere(
    effects: ModuleType, name: str, variant: int, digest: str
) -> None:
    voices = importlib.import_module("sound_voices")
    made = voices.samples(effects.effect(name, variant))
    assert hashlib.sha256(made.tobytes()).hexdigest()[:16] == digest


def test_the_script_and_the_program_mean_the_same_sounds(effects: ModuleType) -> None:
    assert set(effects.EFFECTS) == set(CUES)
    assert effects.VARIANTS == VARIANTS
    assert importlib.import_module("make_sounds").MUSIC == MUSIC


def test_effects_are_short_and_clean(mixer: None, effects: ModuleType) -> None:
    for name in EFFECTS:
        data = decoded(name)
        seconds = len(data) / 2 / RATE
        peak = max(max(data), -min(data))
        assert 0.05 < seconds < 4.2, name
        assert 500 < peak < 0.8 * 32768, name
        # No click: it begins and ends as good as silent.
        edges = max(map(abs, (*data[:8], *data[-32:])))
        assert edges < max(120, 0.03 * peak), name


def test_effects_are_as_loud_as_they_are_meant_to_be(mixer: None, effects: ModuleType) -> None:
    voices = importlib.import_module("sound_voices")
    for cue, (_, offset) in effects.EFFECTS.items():
        heard = voices.loudness([x / 32768 for x in decoded(f"{cue}-1")[::2]])
        assert heard == pytest.approx(effects.LOUDNESS + offset, abs=2.0), cue


def test_variants_differ(mixer: None) -> None:
    for cue in CUES:
        found = [decoded(f"{cue}-{i + 1}") for i in range(VARIANTS)]
        for first in range(VARIANTS):
            a, b = found[first], found[first - 1]
            length = min(len(a), len(b))
            both = sum(map(mul, a, b)) / math.sqrt(
                sum(map(mul, a[:length], a)) * sum(map(mul, b[:length], b))
            )
            assert both < 0.97, cue


# The music.

FRAME = 0.25
WINDOW = 80
"""Frames: 20 seconds."""
LAGS = (2, 3, 5, 8, 12, 17, 23)
"""In samples of 4 kHz: how like itself a frame is after these tells its pitches."""
Print = tuple[float, ...]


def prints(data: "array[int]") -> list[Print]:
    """Loudness and coarse pitches of each quarter of a second."""
    thin = data[::16]
    size = round(RATE / 8 * FRAME)
    found = []
    for at in range(0, len(thin) - size - max(LAGS), size):
        frame = thin[at : at + size]
        power = sum(map(mul, frame, frame)) + 1.0
        pitches = (sum(map(mul, frame, thin[at + lag : at + lag + size])) / power for lag in LAGS)
        found.append((math.log10(power), *pitches))
    return found


def alike(first: list[Print], second: list[Print]) -> float:
    """The mean correlation of their features, 1 for a copy."""
    total = 0.0
    for a, b in zip(zip(*first, strict=True), zip(*second, strict=True), strict=True):
        mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
        da, db = [x - mean_a for x in a], [x - mean_b for x in b]
        size = math.sqrt(sum(map(mul, da, da)) * sum(map(mul, db, db)))
        total += sum(map(mul, da, db)) / size if size else 1.0
    return total / len(first[0])


def likest(track: list[Print], at: int, other: int) -> float:
    """How alike two windows are at best, if one is moved by up to five seconds."""
    places = range(max(0, other - 20), min(len(track) - WINDOW, other + 20) + 1)
    window = track[at : at + WINDOW]
    return max(alike(window, track[p : p + WINDOW]) for p in places if abs(p - at) >= WINDOW // 2)


def test_the_music_is_long_soft_and_ends_in_silence(music: "array[int]") -> None:
    data = music
    assert len(data) / 2 / RATE >= 180
    assert max(data) < 0.9 * 32768 > -min(data)
    assert -30 < decibels(data[::9]) < -20
    assert decibels(data[: RATE // 25]) < -50
    assert decibels(data[-RATE:]) < -50


def test_no_part_of_the_music_comes_again(music: "array[int]") -> None:
    track = prints(music)
    starts = range(0, len(track) - WINDOW + 1, WINDOW)
    for number, at in enumerate(starts):
        for other in starts[number + 1 :]:
            assert likest(track, at, other) < 0.5, f"{at * FRAME} s and {other * FRAME} s"
    # A loop would be found, even one that does not begin where a window does.
    looped = track[: WINDOW + 7] * 3
    assert likest(looped, 0, WINDOW) > 0.99
