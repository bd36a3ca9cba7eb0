"""Composes the music: four minutes in G, in sections, from short tunes with variations and rests.

Nothing is copied from bar to bar: each picking pattern and each phrase is random, from a seed.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple

BEAT: Final = 0.75
"""Seconds; a bar has four."""
SEED: Final = 1976
Voice = Literal["pad", "ukulele", "bass", "kalimba", "bell"]


class Note(NamedTuple):
    """A note: start and length in beats, pitch as a MIDI number."""

    voice: Voice
    at: float
    length: float
    pitch: int
    loud: float


class Chord(NamedTuple):
    """The bass, and four notes from low to high in the reach of a ukulele."""

    bass: int
    notes: tuple[int, int, int, int]


CHORDS: Final[dict[str, Chord]] = {
    "G": Chord(43, (62, 67, 71, 74)),
    "G9": Chord(43, (62, 67, 69, 74)),
    "Em7": Chord(40, (62, 64, 67, 71)),
    "C": Chord(48, (60, 64, 67, 71)),
    "C9": Chord(48, (62, 64, 67, 72)),
    "D": Chord(50, (62, 66, 69, 74)),
    "Dsus": Chord(50, (62, 67, 69, 74)),
    "Am7": Chord(45, (60, 64, 67, 69)),
    "Bm7": Chord(47, (62, 66, 69, 71)),
    "G/B": Chord(47, (62, 67, 71, 74)),
    "F": Chord(41, (60, 65, 69, 72)),
    "F9": Chord(41, (60, 64, 67, 69)),
}


class Section(NamedTuple):
    """Some bars with one chord each, and their voices; `strum` strokes all strings at once.

    `tune` is the voice of the melody, "" for none; `high` moves it, in steps of the scale.
    """

    chords: str
    pad: bool = True
    picking: float = 0.0
    strum: bool = False
    bass: bool = False
    tune: Literal["", "kalimba", "ukulele"] = ""
    theme: int = 0
    high: int = 0
    bells: float = 0.0


SECTIONS: Final = (
    Section("G9 Em7 C9 Dsus G Em7 Am7 Dsus", picking=0.14, bells=0.5),
    Section("G Em7 C D G Em7 C9 Dsus Am7 Em7 C D", picking=0.85, bass=True, tune="kalimba"),
    Section("C G/B Am7 D C G/B Em7 Dsus Am7 Bm7 C D",
            picking=0.75, bass=True, tune="kalimba", theme=1, high=1),
    Section("Em7 C9 Em7 C9 Am7 D", bells=0.8),
    Section("Em7 Bm7 C G Em7 Bm7 Am7 D C9 G/B Am7 Dsus",
            pad=False, picking=0.55, bass=True, tune="ukulele", theme=2, high=2, bells=0.3),
    Section("F C9 G G9 F9 C G Dsus C9 D",
            strum=True, picking=0.4, bass=True, tune="kalimba", theme=3, high=-1),
    Section("G Em7 C D G9 Em7 C9 Dsus Am7 Em7 C Dsus",
            picking=0.9, bass=True, tune="kalimba", high=3, bells=0.4),
    Section("C9 G/B Am7 G9 C9 Dsus G G9", bells=0.35, picking=0.2),
)  # fmt: skip
SILENT: Final = 2
"""Bars at the end in which the last sound fades: the music breathes, then begins again."""

_SCALE: Final = (62, 64, 67, 69, 71, 74, 76, 79, 81, 83, 86, 88, 91, 93)
_HOME: Final = 7
"""Where tunes begin in the scale: the G above middle C's octave."""
_PICKINGS: Final = (
    (0, 2, 1, 3, 2, 1, 3, 1),
    (0, 1, 2, 3, 1, 2, 3, 2),
    (0, 3, 2, 1, 3, 2, 1, 2),
    (0, 2, 3, 2, 1, 2, 3, 1),
    (1, 3, 0, 2, 3, 1, 2, 0),
)
_RHYTHMS: Final = (
    (0.0, 1.0, 1.5, 2.0, 4.0, 5.5),
    (0.5, 1.0, 2.0, 3.5, 4.0, 6.0),
    (0.0, 1.5, 3.0, 4.0, 5.0, 5.5, 6.0),
    (1.0, 2.0, 2.5, 3.0, 5.0),
    (0.0, 2.0, 3.0, 3.5, 4.5),
)
"""Beats within two bars at which a tune has a note."""


class _Composer:
    """Writes notes down, section by section."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.notes: list[Note] = []
        self.themes = [self._theme(i) for i in range(4)]
        self._last_picking = -1

    def put(self, voice: Voice, at: float, length: float, pitch: int, loud: float) -> None:
        """Write a note, a little early or late and softer or louder, as a hand would play it."""
        late = 0.0 if voice == "pad" else self.chance.gauss(0.012, 0.010)
        loud *= 1 + self.chance.gauss(0, 0.09)
        self.notes.append(Note(voice, max(0.0, at + late), length, pitch, max(0.05, loud)))

    def _theme(self, number: int) -> list[tuple[float, int]]:
        """A tune of two bars: beats, and steps of the scale from where it begins."""
        step, tune = 0, []
        for beat in _RHYTHMS[number]:
            tune.append((beat, step))
            # Far from home it turns back.
            step += self.chance.choice((-2, -1, 1, 1, 2) if step < 2 else (-2, -2, -1, -1, 1))
        return tune

    def section(self, section: Section, at: float) -> float:
        """Write a section that begins at a beat; returns the beat where it ends."""
        names = section.chords.split()
        chords = [CHORDS[name] for name in names]
        for i, chord in enumerate(chords):
            begin = at + 4 * i
            if section.pad:
                for pitch in (chord.bass + 12, *chord.notes[:3]):
                    self.put("pad", begin, 4.0, pitch, 0.7)
            if section.bass:
                self._bass(chord, begin)
            self._ukulele(section, chord, begin)
            if self.chance.random() < section.bells:
                beat = self.chance.choice((0.0, 1.5, 2.0, 2.5))
                self.put("bell", begin + beat, 4.0, self.chance.choice(chord.notes) + 12, 0.5)
        if section.tune:
            self._melody(section, chords, at)
        return at + 4 * len(chords)

    def _bass(self, chord: Chord, at: float) -> None:
        self.put("bass", at, 2.5, chord.bass, 0.9)
        if self.chance.random() < 0.55:
            fifth = chord.bass + (7 if chord.bass < 46 else -5)
            beat, pitch = self.chance.choice(((2.0, fifth), (2.5, chord.bass), (3.0, fifth)))
            self.put("bass", at + beat, 1.5, pitch, 0.6)

    def _ukulele(self, section: Section, chord: Chord, at: float) -> None:
        """Write a bar of ukulele: a pattern of eighths with gaps, or a stroke and some notes."""
        if section.picking == 0.0:
            return
        choices = [i for i in range(len(_PICKINGS)) if i != self._last_picking]
        self._last_picking = self.chance.choice(choices)
        if section.strum:
            for i, pitch in enumerate(chord.notes):
                self.put("ukulele", at + 0.035 * i, 3.0, pitch, 0.62)
        for i, string in enumerate(_PICKINGS[self._last_picking]):
            if self.chance.random() < section.picking or (i == 0 and not section.strum):
                swing = 0.05 if i % 2 else 0.0
                loud = 0.75 if i in (0, 4) else 0.55
                self.put("ukulele", at + 0.5 * i + swing, 2.0, chord.notes[string], loud)

    def _melody(self, section: Section, chords: Sequence[Chord], at: float) -> None:
        """Write phrases of four bars: the tune, then an answer and a rest, or the tune varied."""
        theme = self.themes[section.theme]
        for bar in range(0, len(chords) - 1, 4):
            moved = self.chance.choice((0, 0, 1, -1)) if bar else 0
            self._phrase(section, theme, chords, at, bar, moved)
            if bar + 3 < len(chords) and self.chance.random() < 0.75:
                answer = self._answer(theme)
                self._phrase(section, answer, chords, at, bar + 2, moved)

    def _answer(self, theme: list[tuple[float, int]]) -> list[tuple[float, int]]:
        """The tune with its beginning turned round, or only its end: shorter than the question."""
        kind = self.chance.choice(("turned", "end", "sparse"))
        if kind == "turned":
            found = [(beat, -step) for beat, step in theme[:4]]
        elif kind == "end":
            found = [(beat - 2.0, step) for beat, step in theme if beat >= 2.0][:4]
        else:
            found = theme[::2]
        return [(beat, step) for beat, step in found if 0 <= beat < 6]

    def _phrase(
        self,
        section: Section,
        tune: list[tuple[float, int]],
        chords: Sequence[Chord],
        at: float,
        bar: int,
        moved: int,
    ) -> None:
        voice: Voice = "ukulele" if section.tune == "ukulele" else "kalimba"
        for i, (beat, step) in enumerate(tune):
            if 0 < i < len(tune) - 1 and self.chance.random() < 0.12:
                continue
            chord = chords[min(len(chords) - 1, bar + int(beat // 4))]
            index = max(0, min(len(_SCALE) - 1, _HOME + section.high + moved + step))
            pitch = _fitting(_SCALE[index], chord, firm=beat % 2 == 0 or i == len(tune) - 1)
            begin = at + 4 * bar + beat
            loud = 0.9 if beat % 4 == 0 else 0.72
            if self.chance.random() < 0.1:
                self.put(voice, begin - 0.12, 0.5, _SCALE[max(0, index - 1)], 0.4)
            self.put(voice, begin, 3.0, pitch, loud)
            if section.high >= 3 and self.chance.random() < 0.3:
                self.put(voice, begin + 0.02, 3.0, _fitting(pitch - 7, chord, True), 0.4)


def _fitting(pitch: int, chord: Chord, firm: bool) -> int:
    """The pitch, or where the tune stands firm the nearest one of the chord."""
    if not firm:
        return pitch
    own = {note % 12 for note in (chord.bass, *chord.notes)}
    near = [pitch + off for off in (0, -1, 1, -2, 2, 3) if (pitch + off) % 12 in own]
    return near[0] if near else pitch


def compose() -> tuple[list[Note], float]:
    """Compose all notes in the order of time; returns them with the total number of beats."""
    composer, at = _Composer(SEED), 0.0
    for section in SECTIONS:
        at = composer.section(section, at)
    return sorted(composer.notes, key=lambda note: note.at), at + 4 * SILENT
