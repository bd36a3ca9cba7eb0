"""The sound files: made by the script, clean, loud enough, apart from each other, and small."""

import hashlib
import importlib
import math
from array import array
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Final, get_args

import pygame
import pytest

from fort_desktop.paths import assets_dir
from fort_desktop.rules.model.types import Suit
from fort_desktop.ui.audio.cues import CUES, RIVAL, VARIANTS, Whereabouts
from fort_desktop.ui.audio.mood import CALLS, PIECES
from fort_desktop.ui.audio.player import gain
from fort_desktop.ui.persons.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
FOLDER = assets_dir() / "sounds"
RATE = 32000
MOST_BYTES = 6_000_000
EFFECTS = [f"{cue}-{variant}" for cue in CUES for variant in range(1, VARIANTS + 1)]
CALLED = [f"{name}-{number + 1}" for name, many in CALLS.items() for number in range(many)]
VARIANTS_APART: Final = 5.0
"""Decibels (`sounds.levels.distance`); in 0.9.0 the least was 0.8."""
CUES_APART: Final = 7.0
MARKS = (
    *(f"suit_{one}" for one in get_args(Suit)),
    *(f"at_{one}" for one in get_args(Whereabouts)),
)
Channels = tuple["array[float]", "array[float]"]


@pytest.fixture(scope="module")
def scripts() -> Iterator[None]:
    """The scripts can be imported, and the mixer has a sound card that nobody hears."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        patch.syspath_prepend(str(ROOT / "build_scripts"))
        pygame.mixer.init(RATE, -16, 2)
        yield
        pygame.mixer.quit()


@pytest.fixture(scope="module")
def effects(scripts: None) -> ModuleType:
    return importlib.import_module("sounds.effects")


@pytest.fixture(scope="module")
def levels(scripts: None) -> ModuleType:
    return importlib.import_module("sounds.levels")


@pytest.fixture(scope="module")
def figures(scripts: None) -> ModuleType:
    return importlib.import_module("sounds.figures")


@pytest.fixture(scope="module")
def sounds(figures: ModuleType) -> dict[str, Channels]:
    """All effects and calls, as they are played."""
    return {name: figures.decoded(name) for name in (*EFFECTS, *MARKS, *CALLED)}


@pytest.fixture(scope="module")
def seams(scripts: None) -> dict[str, Channels]:
    """Of each piece the first and the last second, as a short loop with the same seam."""
    found: dict[str, Channels] = {}
    for name in PIECES:
        data = array("h", pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw())
        ends = array("h", [*data[: 2 * RATE], *data[-2 * RATE :]])
        left, right = (array("f", (x / 32768 for x in ends[side::2])) for side in (0, 1))
        found[name] = (left, right)
    return found


@pytest.fixture(scope="module")
def table(figures: ModuleType) -> dict[str, dict[str, float]]:
    """What the page says of each piece; `test_the_page_tells_the_truth` holds that it is so."""
    lines = figures.written(figures.PAGE.read_text("utf-8")).splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("|")]
    found = {row[0].strip("`"): row for row in rows if row[0].strip("`") in PIECES}
    return {
        name: {
            "loudness": float(row[4]),
            "softest": float(row[5].split(", ")[0]),
            "loudest": float(row[5].split(", ")[1]),
            "peak": float(row[7]),
            "dc": float(row[8]),
        }
        for name, row in found.items()
    }


def test_all_files_are_there_and_small() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == {*EFFECTS, *MARKS, *CALLED, *PIECES}
    assert sum(files.values()) < MOST_BYTES


def test_the_script_and_the_program_mean_the_same_sounds(effects: ModuleType) -> None:
    assert set(effects.EFFECTS) == set(CUES)
    assert effects.VARIANTS == VARIANTS
    assert set(importlib.import_module("sounds.marks").MARKS) == set(MARKS)
    calls = importlib.import_module("sounds.outdoors").CALLS
    assert {name: len(who) for name, who in calls.items()} == CALLS
    assert set(importlib.import_module("sounds.score").PIECES) == set(PIECES)


@pytest.mark.parametrize(
    ("name", "variant", "digest"),
    [
        ("pizza", 2, "38be08dbd267dba1"),
        ("trash", 1, "6845d25964658147"),
    ],
)
def test_the_script_makes_the_same_samples_everywhere(
    effects: ModuleType, name: str, variant: int, digest: str
) -> None:
    voices = importlib.import_module("sounds.voices")
    made = voices.samples(effects.effect(name, variant))
    assert hashlib.sha256(made.tobytes()).hexdigest()[:16] == digest


def test_the_page_tells_the_truth(figures: ModuleType) -> None:
    """The checksum says what was measured; some rows are measured again."""
    page = figures.written(figures.PAGE.read_text("utf-8"))
    assert f"checksum `{figures.digest()}`" in page
    for name in ("turn", "decline"):
        assert figures.effect_row(name) in page
    for name, many in CALLS.items():
        assert figures.effect_row(name, many).strip() in page
    for name in PIECES:
        assert f"| `{name}` |" in page
    for picture in ("sound-music.png", "sound-effects.png"):
        assert (figures.PICTURES / picture).stat().st_size < 120_000


# Effects and calls.


def test_effects_are_short_and_clean(sounds: dict[str, Channels]) -> None:
    for name, (left, _) in sounds.items():
        peak = max(max(left), -min(left))
        assert 0.05 < len(left) / RATE < 5.5, name
        # Nothing is above -6 dB.
        assert 0.015 < peak < 0.501, name
        # No click: it begins and ends as good as silent, and does not press the membrane.
        edges = max(map(abs, [*left[:4], *left[-16:]]))
        assert edges < max(0.004, 0.03 * peak), name
        assert abs(sum(left) / len(left)) < 0.001, name


def test_effects_are_as_loud_as_they_are_meant_to_be(
    effects: ModuleType, sounds: dict[str, Channels]
) -> None:
    voices = importlib.import_module("sounds.voices")
    for cue, (_, offset) in effects.EFFECTS.items():
        heard = voices.loudness(sounds[f"{cue}-1"][0])
        assert heard == pytest.approx(effects.LOUDNESS + offset, abs=2.0), cue


def heard_at(percent: int, loud: float = 1.0) -> float:
    """Decibels that are lost at this position of the slider."""
    return 20 * math.log10(gain(percent) * loud)


@pytest.mark.parametrize(("cue", "loud"), [("turn", 1.0), ("rival", RIVAL)])
def test_whose_turn_it_is_is_heard_above_the_music(
    levels: ModuleType,
    sounds: dict[str, Channels],
    table: dict[str, dict[str, float]],
    cue: str,
    loud: float,
) -> None:
    """With the usual volumes, by 5 dB; in 0.9.0 a rival's turn was softer than the music."""
    usual = Settings()
    behind = max(row["loudest"] for row in table.values()) + heard_at(usual.music_volume)
    for variant in range(1, VARIANTS + 1):
        level = levels.loudest(sounds[f"{cue}-{variant}"])
        assert level + heard_at(usual.effects_volume, loud) > behind + 5


def test_variants_and_cues_are_told_apart(levels: ModuleType, sounds: dict[str, Channels]) -> None:
    bands = {name: levels.bands(sounds[name][0]) for name in EFFECTS}
    for cue in CUES:
        found = [bands[f"{cue}-{i + 1}"] for i in range(VARIANTS)]
        for a, b in combinations(found, 2):
            assert levels.distance(a, b) > VARIANTS_APART, cue
    for one, other in combinations(CUES, 2):
        assert levels.distance(bands[f"{one}-1"], bands[f"{other}-1"]) > CUES_APART, (one, other)


def test_suits_and_places_are_told_apart(levels: ModuleType, sounds: dict[str, Channels]) -> None:
    bands = {name: levels.bands(sounds[name][0]) for name in MARKS}
    for one, other in combinations(MARKS, 2):
        assert levels.distance(bands[one], bands[other]) > CUES_APART, (one, other)
    # They are soon over, so that whoever walks through a hand hears each.
    assert max(len(sounds[name][0]) for name in MARKS if name.startswith("at")) < 0.3 * RATE
    assert max(len(sounds[name][0]) for name in MARKS) < 0.6 * RATE


def test_the_yard_is_behind_the_music(
    levels: ModuleType, sounds: dict[str, Channels], table: dict[str, dict[str, float]]
) -> None:
    softest = min(row["loudness"] for row in table.values())
    for name in CALLED:
        assert levels.loudest(sounds[name]) < softest, name


# The music.


def test_pieces_are_equally_loud_and_have_no_hole(table: dict[str, dict[str, float]]) -> None:
    assert set(table) == set(PIECES)
    loud = [row["loudness"] for row in table.values()]
    assert max(loud) - min(loud) < 1.0
    for name, row in table.items():
        assert row["softest"] > row["loudness"] - 8, name
        assert row["peak"] < -1, name
        assert row["dc"] < 0.0005, name


@pytest.mark.parametrize("name", PIECES)
def test_a_loop_goes_on_over_its_seam(
    figures: ModuleType, seams: dict[str, Channels], name: str
) -> None:
    for channel in seams[name]:
        assert figures.seam(channel) <= 1.0
    # Neither side of it is silent: there is no hole.
    for part in (slice(0, RATE // 10), slice(-RATE // 10, None)):
        assert figures.rms([channel[part] for channel in seams[name]]) > -50


def test_a_cut_in_mid_swing_would_be_seen(figures: ModuleType, seams: dict[str, Channels]) -> None:
    channel = seams["title"][0]
    cut = max(range(RATE // 2, RATE), key=lambda at: abs(channel[at] - channel[0]))
    assert figures.seam(channel[: cut + 1]) > 2


# The tune.


def sung(name: str) -> list[tuple[float, int]]:
    """The melody of a piece: beats to the half and pitches."""
    notes, _ = importlib.import_module("sounds.score").compose(name)
    return [(round(2 * (note.at - 0.05)) / 2, note.pitch) for note in notes if note.tune]


def places(tune: list[tuple[float, int]], motif: list[tuple[float, int]]) -> list[float]:
    """Beats at which a motif begins, in any key, with the same rhythm."""
    found = []
    for at, pitch in tune:
        moved = {(at + beat, pitch + step - motif[0][1]) for beat, step in motif}
        if moved <= set(tune):
            found.append(at)
    return found


@pytest.mark.parametrize("name", PIECES)
def test_the_tune_comes_back(scripts: None, name: str) -> None:
    """The call, so-mi-so-la-so, is heard again and again, and the whole phrase twice or more."""
    tune = importlib.import_module("sounds.tune")
    call = [(tone.at, tone.pitch) for tone in tune.tones(tune.PHRASES["A"].tune)]
    melody = sung(name)
    assert len(places(melody, call[:5])) >= 4
    assert len(places(melody, call[:-1])) >= 2


def test_a_random_tune_would_not_come_back(scripts: None) -> None:
    """The measure can fail: the same notes in another order have no call."""
    melody = sung("afternoon")
    pitches = [pitch for _, pitch in melody]
    mixed = [(at, pitch) for (at, _), pitch in zip(melody, reversed(pitches), strict=True)]
    tune = importlib.import_module("sounds.tune")
    call = [(tone.at, tone.pitch) for tone in tune.tones(tune.PHRASES["A"].tune)]
    assert len(places(mixed, call[:5])) < 2


def test_strong_beats_do_not_rub(scripts: None) -> None:
    """On the first and third beat no note of the tune is a semitone beside its chord's notes."""
    tune, score = (importlib.import_module(f"sounds.{name}") for name in ("tune", "score"))
    for piece in score.PIECES.values():
        for section in piece.sections:
            phrase = tune.PHRASES[section.phrase]
            under = tune.spans(section.chords or phrase.chords)
            for tone in tune.tones(phrase.tune):
                chord = next(span.chord for span in reversed(under) if span.at <= tone.at)
                own = {note % 12 for note in (chord.bass, *chord.notes)}
                if tone.at % 2 == 0 and tone.pitch % 12 not in own:
                    assert not {(tone.pitch + step) % 12 for step in (1, -1)} & own, tone


def test_every_bar_has_four_beats(scripts: None) -> None:
    tune = importlib.import_module("sounds.tune")
    with pytest.raises(ValueError, match="bar 2"):
        tune.tones("G4 4 | G4 3")
