"""The tune of the game and its chords: written by hand, in the key of G, so that it can be hummed.

It begins with the call that children use over a fence, so-mi-so-la-so (D B D E D). Phrase A asks
with it, A' is the same and comes home, B answers higher up in two falling sequences, and C says the
call again a tone lower, over the flat seventh. Song form: A A' B A'.
"""

import re
from typing import Final, NamedTuple

BAR: Final = 4
"""Beats."""
_NAMES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class Tone(NamedTuple):
    """A note of a tune: beat in the phrase, length in beats, pitch as a MIDI number."""

    at: float
    length: float
    pitch: int


class Chord(NamedTuple):
    """The bass, and four notes from low to high in the reach of a ukulele."""

    bass: int
    notes: tuple[int, int, int, int]


class Span(NamedTuple):
    """A chord and when it sounds, in beats of its phrase."""

    at: float
    length: float
    chord: Chord


class Phrase(NamedTuple):
    """Some bars of tune with their chords: a name for each bar, two joined by + for half bars."""

    tune: str
    chords: str


CHORDS: Final[dict[str, Chord]] = {
    "G": Chord(43, (62, 67, 71, 74)),
    "G9": Chord(43, (62, 67, 69, 74)),
    "Gmaj7": Chord(43, (62, 66, 71, 74)),
    "Em7": Chord(40, (62, 64, 67, 71)),
    "C": Chord(48, (60, 64, 67, 72)),
    "C9": Chord(48, (62, 64, 67, 72)),
    "D": Chord(50, (62, 66, 69, 74)),
    "D7": Chord(50, (60, 66, 69, 74)),
    "Dsus": Chord(50, (62, 67, 69, 74)),
    "Am7": Chord(45, (60, 64, 67, 69)),
    "Bm7": Chord(47, (62, 66, 69, 71)),
    "G/B": Chord(47, (62, 67, 71, 74)),
    "F": Chord(41, (60, 65, 69, 72)),
}

_CALL: Final = "D5 1 B4 .5 D5 .5 E5 1 D5 1"
_ASKED: Final = (
    f"{_CALL} | B4 1.5 A4 .5 G4 2 | E5 1 C5 .5 E5 .5 G5 1 E5 1 | F#5 1.5 E5 .5 D5 2 | "
    f"{_CALL} | G5 1.5 F#5 .5 E5 2 | C5 .5 D5 .5 E5 1 D5 .5 C5 .5 A4 1 | "
)
_UNDER: Final = "G Em7 C D G Em7 Am7+D7 G"

PHRASES: Final[dict[str, Phrase]] = {
    "A": Phrase(_ASKED + "B4 3 r 1", _UNDER),
    "A'": Phrase(_ASKED + "G4 3 r 1", _UNDER),
    "B": Phrase(
        "G5 2 E5 1 G5 1 | D5 1 E5 .5 D5 .5 B4 2 | E5 2 C5 1 E5 1 | B4 1 C5 .5 B4 .5 G4 2 | "
        "G5 2 E5 1 G5 1 | B5 1 A5 .5 G5 .5 E5 2 | A4 1 C5 1 E5 1 G5 1 | F#5 3 r 1",
        "C G/B Am7 Em7 C Em7 Am7 D",
    ),
    "C": Phrase(
        "C5 1 A4 .5 C5 .5 D5 1 C5 1 | E5 1.5 D5 .5 C5 2 | "
        f"{_CALL} | G5 1.5 E5 .5 D5 2 | "
        "C5 1 A4 .5 C5 .5 D5 1 C5 1 | G5 1.5 E5 .5 C5 2 | D5 1 E5 1 G5 1 A5 1 | F#5 3 r 1",
        "F C G G F C Dsus D",
    ),
    "tag": Phrase("E5 1 D5 .5 C5 .5 A4 1 F#4 1 | G4 3 r 1", "C9+D7 G"),
    "vamp": Phrase("", "G9 Em7 C9 Dsus"),
    "porch": Phrase("", "G9 C9 G9 C9"),
    "shade": Phrase("", "Em7 C9 Em7 C9"),
    "home": Phrase("", "C9 G/B Am7 Dsus"),
    "strum": Phrase("", "G C"),
    "lull": Phrase("", "C9 G9"),
}
"""What pieces are made of; those without a tune are for breath."""


def pitch_of(name: str) -> int:
    """The MIDI number of a note such as `F#5`; C4 is 60."""
    return 12 * (int(name[-1]) + 1) + _NAMES[name[0]] + name.count("#")


def tones(phrase: str) -> list[Tone]:
    """Read the tune of a phrase.

    Raises:
        ValueError: a bar has not four beats.
    """
    found: list[Tone] = []
    for number, bar in enumerate(filter(None, phrase.split("|"))):
        at = float(BAR * number)
        for name, length in re.findall(r"(\S+) ([\d.]+)", bar):
            if name != "r":
                found.append(Tone(at, float(length), pitch_of(name)))
            at += float(length)
        if at != BAR * (number + 1):
            raise ValueError(f"bar {number + 1} of {phrase!r} has {at - BAR * number} beats")
    return found


def spans(chords: str) -> list[Span]:
    """Read the chords of a phrase."""
    found: list[Span] = []
    for number, names in enumerate(chords.split()):
        parts = names.split("+")
        length = BAR / len(parts)
        for i, name in enumerate(parts):
            found.append(Span(BAR * number + i * length, length, CHORDS[name]))
    return found


def beats(phrase: Phrase) -> int:
    """Return the length of a phrase in beats."""
    return BAR * len(phrase.chords.split())
