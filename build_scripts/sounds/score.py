"""Arranges the tune: four pieces of one melody, each for another hour and mood.

The tune stays as it is written (`sounds.tune.PHRASES`), so that it is known again; what changes is
who plays it, what is below it, and how it is picked: that is random, from a seed, and never a copy.
"""

from random import Random
from typing import Final, Literal, NamedTuple

from sounds.tune import PHRASES, Chord, Phrase, Span, Tone, beats, spans, tones

Voice = Literal["pad", "ukulele", "bass", "kalimba", "marimba", "whistle", "bell", "shaker"]
Tuneful = Literal["kalimba", "marimba", "whistle", "ukulele", "bell"]


class Note(NamedTuple):
    """A note: start and length in beats, pitch as a MIDI number; `tune` if it is of the melody."""

    voice: Voice
    at: float
    length: float
    pitch: int
    loud: float
    tune: bool = False


class Section(NamedTuple):
    """A phrase and who plays it.

    `tune` has the melody, `also` doubles it (a bell an octave higher), `below` has a second part
    under it. `picking` is the share of eighths that the ukulele picks; `strum` strokes instead.
    `chords` take the place of the phrase's own.
    """

    phrase: str
    tune: Tuneful | None = None
    also: Tuneful | None = None
    below: Tuneful | None = None
    picking: float = 0.0
    strum: bool = False
    bass: bool = True
    pad: bool = True
    bells: float = 0.0
    shaker: bool = False
    chords: str = ""

    @property
    def fuller(self) -> float:
        """The factor by which the others are louder where nobody has the tune, to leave no hole."""
        return 1.0 if self.tune else 1.55


class Piece(NamedTuple):
    """A piece of music: beats a minute, the share of a beat that offbeats come late, sections."""

    tempo: float
    swing: float
    sections: tuple[Section, ...]

    @property
    def beat(self) -> float:
        """Seconds."""
        return 60 / self.tempo


_NIGHT: Final = "Gmaj7 Em7 C9 D7 Gmaj7 Em7 Am7+D7 G"
"""The chords of A in the evening: softer by their sevenths."""

PIECES: Final[dict[str, Piece]] = {
    "title": Piece(88, 0.08, (
        Section("strum", strum=True, picking=0.2, pad=False),
        Section("A", "kalimba", picking=0.75),
        Section("A'", "kalimba", below="marimba", strum=True, shaker=True),
        Section("B", "whistle", picking=0.85, bells=0.3),
        Section("A'", "kalimba", also="whistle", strum=True, shaker=True),
        Section("tag", "kalimba", below="marimba", picking=0.6, bells=0.6),
    )),
    "afternoon": Piece(80, 0.06, (
        Section("vamp", picking=0.35, bass=False, bells=0.5),
        Section("A", "kalimba", picking=0.7),
        Section("A'", "kalimba", below="marimba", picking=0.85),
        Section("porch", picking=0.6, bells=0.4),
        Section("B", "whistle", picking=0.7),
        Section("A'", "kalimba", below="marimba", picking=0.9, bells=0.2),
        Section("shade", picking=0.3, bass=False, bells=0.7),
        Section("C", "ukulele", strum=True, pad=False),
        Section("A", "ukulele", below="marimba", bells=0.3),
        Section("B", "kalimba", also="bell", picking=0.6),
        Section("A'", "whistle", below="kalimba", picking=0.85),
        Section("home", picking=0.35, bells=0.5),
    )),
    "evening": Piece(69, 0.04, (
        Section("home", picking=0.3, bass=False, bells=0.6),
        Section("A", "whistle", picking=0.45, chords=_NIGHT),
        Section("lull", picking=0.35, bells=0.6),
        Section("B", "kalimba", picking=0.5, bells=0.3),
        Section("A'", "kalimba", also="bell", picking=0.5, chords=_NIGHT),
        Section("porch", picking=0.3, bass=False, bells=0.7),
    )),
    "victory": Piece(104, 0.1, (
        Section("A'", "marimba", also="kalimba", strum=True, shaker=True, pad=False),
        Section("A'", "kalimba", also="whistle", below="marimba", strum=True, shaker=True),
        Section("B", "whistle", below="kalimba", strum=True, bells=0.5),
        Section("A'", "marimba", also="kalimba", strum=True, shaker=True, bells=0.6),
        Section("tag", "kalimba", also="bell", below="marimba", strum=True, shaker=True),
    )),
}  # fmt: skip
"""Loops: the last chord of a piece leads to its first."""

_PICKINGS: Final = (
    (0, 2, 1, 3, 2, 1, 3, 1),
    (0, 1, 2, 3, 1, 2, 3, 2),
    (0, 3, 2, 1, 3, 2, 1, 2),
    (0, 2, 3, 2, 1, 2, 3, 1),
    (1, 3, 0, 2, 3, 1, 2, 0),
)
_STROKES: Final = (
    ((0.0, 1), (1.0, 1), (1.5, -1), (2.5, -1), (3.0, 1), (3.5, -1)),
    ((0.0, 1), (1.5, -1), (2.0, 1), (3.0, 1), (3.5, -1)),
    ((0.0, 1), (1.0, 1), (2.0, 1), (2.5, -1), (3.0, 1), (3.5, -1)),
)
"""Beats of a bar at which the strings are stroked, 1 downwards and -1 upwards."""
_OCTAVES: Final[dict[Tuneful, int]] = {"bell": 12}
"""Semitones higher at which a voice doubles a tune."""
_SINGING: Final = 1.8


class _Arranger:
    """Writes the notes of a piece down, section by section."""

    def __init__(self, name: str) -> None:
        self.piece = PIECES[name]
        self.chance = Random(f"fort {name} 1976")
        self.notes: list[Note] = []
        self._last_picking = -1

    def put(self, note: Note, tight: float = 0.010) -> None:
        """Write a note, a little late and softer or louder, as a hand would play it."""
        late = 0.0 if note.voice == "pad" else max(0.0, self.chance.gauss(0.010, tight))
        late += self.piece.swing if note.at % 1 == 0.5 else 0.0
        loud = max(0.05, note.loud * (1 + self.chance.gauss(0, 0.08)))
        self.notes.append(note._replace(at=note.at + late, loud=loud))

    def section(self, section: Section, at: float) -> float:
        """Write a section that begins at a beat; returns the beat where it ends."""
        phrase = PHRASES[section.phrase]
        under = spans(section.chords or phrase.chords)
        for span in under:
            self._below(section, span, at + span.at)
        if section.strum:
            self._strokes(under, at, beats(phrase))
        elif section.picking:
            self._picked(section, under, at, beats(phrase))
        if section.shaker:
            for eighth in range(2 * beats(phrase)):
                loud = (0.8, 0.35, 1.0, 0.45)[eighth % 4]
                self.put(Note("shaker", at + eighth / 2, 0.25, 60, loud), 0.006)
        if section.tune:
            self._melody(section, phrase, under, at)
        return at + beats(phrase)

    def _below(self, section: Section, span: Span, at: float) -> None:
        """Write pad, bass and a bell of a chord."""
        chord, length = span.chord, span.length
        if section.pad:
            for pitch in (chord.bass + 12, *chord.notes[:3]):
                self.put(Note("pad", at, length, pitch, 0.7 * section.fuller))
        if section.bass:
            self.put(Note("bass", at, min(2.5, length), chord.bass, 0.9))
            if length >= 4 and (section.strum or self.chance.random() < 0.55):
                fifth = chord.bass + (7 if chord.bass < 46 else -5)
                beat = 2.0 if section.strum else self.chance.choice((2.0, 3.0))
                self.put(Note("bass", at + beat, 1.5, fifth, 0.6))
        if self.chance.random() < section.bells:
            beat = self.chance.choice((0.0, 1.5, 2.0, 2.5)) if length >= 4 else 0.0
            pitch = self.chance.choice(chord.notes) + 12
            self.put(Note("bell", at + beat, 4.0, pitch, 0.5 * section.fuller))

    def _picked(self, section: Section, under: list[Span], at: float, length: int) -> None:
        """Write a ukulele that picks eighths with gaps, another pattern in each bar."""
        for eighth in range(2 * length):
            if eighth % 8 == 0:
                choices = [i for i in range(len(_PICKINGS)) if i != self._last_picking]
                self._last_picking = self.chance.choice(choices)
            if self.chance.random() < section.picking or eighth % 8 == 0:
                chord = _chord_at(under, eighth / 2)
                string = _PICKINGS[self._last_picking][eighth % 8]
                loud = (0.75 if eighth % 4 == 0 else 0.55) * section.fuller
                self.put(Note("ukulele", at + eighth / 2, 2.0, chord.notes[string], loud))

    def _strokes(self, under: list[Span], at: float, length: int) -> None:
        """Write a ukulele that strokes all strings, downwards on the beat and upwards off it."""
        for bar in range(0, length, 4):
            for beat, way in self.chance.choice(_STROKES):
                notes = _chord_at(under, bar + beat).notes[::way]
                for i, pitch in enumerate(notes if way > 0 else notes[:3]):
                    loud = (0.52 if beat in (0.0, 2.0) else 0.42) * (1.0 if way > 0 else 0.75)
                    off = self.piece.swing if beat % 1 else 0.0
                    begin = at + bar + beat + off + 0.028 * i + 0.001
                    self.put(Note("ukulele", begin, 1.0, pitch, loud), 0.003)

    def _melody(self, section: Section, phrase: Phrase, under: list[Span], at: float) -> None:
        """Write the tune as it stands, what doubles it, and a second part on its longer notes."""
        assert section.tune is not None
        for tone in tones(phrase.tune):
            begin = at + tone.at
            loud = 0.92 if tone.at % 4 == 0 else 0.78
            # A ukulele that sings has to be heard among those that are picked.
            loud *= _SINGING if section.tune == "ukulele" else 1.0
            pitch = tone.pitch
            self.put(Note(section.tune, begin, tone.length, pitch, loud, tune=True))
            if section.also:
                pitch = tone.pitch + _OCTAVES.get(section.also, 0)
                self.put(Note(section.also, begin, tone.length, pitch, 0.5 * loud))
            if section.below and tone.length >= 1:
                pitch = _under(tone, _chord_at(under, tone.at))
                self.put(Note(section.below, begin, tone.length, pitch, 0.55 * loud))


def _chord_at(under: list[Span], beat: float) -> Chord:
    return next(span.chord for span in reversed(under) if span.at <= beat)


def _under(tone: Tone, chord: Chord) -> int:
    """The note of the chord that is next below a tone, a third or more."""
    own = {note % 12 for note in chord.notes}
    return next(tone.pitch - off for off in range(3, 15) if (tone.pitch - off) % 12 in own)


def compose(name: str) -> tuple[list[Note], float]:
    """All notes of a piece in the order of time, with its number of beats."""
    arranger, at = _Arranger(name), 0.0
    for section in arranger.piece.sections:
        at = arranger.section(section, at)
    return sorted(arranger.notes, key=lambda note: note.at), at
