"""The sound effects of the game, each in three variants.

All pitches are of the pentatonic scale on G, like the music, so that nothing is out of tune.
Variants are a note of the scale apart, and of other paper, pace and mallets.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from sounds.voices import (
    KALIMBA,
    MARIMBA,
    TIN,
    WOOD,
    Wave,
    bar,
    bell,
    count,
    damped,
    filtered,
    glide,
    hertz,
    loudness,
    noise,
    paper,
    pluck,
    put,
    room,
    shaped,
    thump,
    trumpet,
)

VARIANTS: Final = 3
LOUDNESS: Final = -20.0
"""dBFS of the loudest 100 ms of an effect (`sounds.voices.loudness`), before its own offset."""
PEAK: Final = 0.48
"""No sample is above this, which is below -6 dB also once it is encoded; a short knock is left
softer rather than cut."""
_LEAD: Final = [0.0] * count(0.005)
"""Silence at first: encoding smears a sharp beginning backwards, which would else be a click."""
B3, D4, E4, G4, A4, B4 = 59, 62, 64, 67, 69, 71
D5, E5, G5, A5, B5 = 74, 76, 79, 81, 83
D6, E6, G6 = 86, 88, 91


_STRUMS: Final = (
    (0.0, (G4, B4, D5, G5)),
    (1.08, (E4, G4, E5, G5)),
    (1.80, (G4, D5, B5, D6)),
)
_TUNES: Final = (
    (G5, B5, D6, B5, E6, D6, G6),
    (D6, B5, D6, E6, D6, B5, G5),
    (G5, A5, B5, D6, B5, D6, G6),
)
"""What the ukulele is joined in with when a game is won; the second is the call of `sound_tune`."""


_CALLS: Final = (
    ((0.0, D5), (0.11, D5), (0.22, D5), (0.33, G5)),
    ((0.0, B4), (0.11, D5), (0.22, G5), (0.44, G5)),
    ((0.0, D5), (0.22, B4), (0.33, D5), (0.44, G5)),
)
"""What the trumpets call when something big is done, one of them for each variant."""
_SCALE: Final = (0, 2, 4, 7, 9)
"""The pentatonic scale on G, in semitones."""


class Shade(NamedTuple):
    """The shade of a variant: a random generator, and how it differs from the first one.

    `step`: so many notes of the scale higher. `size`: of paper and cardboard, as a factor of pitch.
    `pace`: of what is quick, as a factor of time. `soft`: of the mallet, above 1 is softer.
    """

    chance: Random
    step: int
    size: float
    pace: float
    soft: float

    def at(self, note: float) -> float:
        """A note of the pentatonic scale, moved along it; a hand is never quite in tune."""
        octave, above = divmod(round(note) - G4, 12)
        place = _SCALE.index(above) + self.step
        moved = G4 + 12 * (octave + place // 5) + _SCALE[place % 5]
        return moved + self.chance.uniform(-0.05, 0.05)

    def sheet(self, seconds: float, freq: float, rise: float) -> Wave:
        """A sheet or card that slides, of this variant's size and pace."""
        return paper(self.chance, seconds * self.pace, freq * self.size, rise)


_SHADES: Final = ((0, 1.0, 1.0, 1.0), (1, 1.4, 0.8, 1.5), (-1, 0.72, 1.25, 0.8))
"""Step, size, pace and softness of each variant."""


def _card(s: Shade) -> Wave:
    """A card slides over the table and comes to rest."""
    out = put([], s.sheet(0.13, 2000, 0.45), 0.0, 1.0)
    put(out, thump(s.chance, 196 * s.size, 0.12), 0.095, 0.35)
    return put(out, bar(s.at(D4), WOOD, 0.14, s.soft), 0.095, 0.4)


def _draw(s: Shade) -> Wave:
    out = put([], s.sheet(0.10, 3000, 0.6), 0.0, 1.0)
    return put(out, bar(s.at(G4), WOOD, 0.08, 1.5), 0.07, 0.08)


def _deal(s: Shade) -> Wave:
    """A card is dealt: it flies, and lands with a snap."""
    out = put([], s.sheet(0.07, 3600, 0.8), 0.0, 0.8)
    return put(out, bar(s.at(D5), WOOD, 0.06, s.soft), 0.06 * s.pace, 0.3)


def _add(s: Shade) -> Wave:
    """A card is laid to another: paper on paper, and a higher knock than when it is played."""
    out = put([], s.sheet(0.09, 2700, 0.5), 0.0, 0.9)
    put(out, bar(s.at(A4), WOOD, 0.12, s.soft), 0.07 * s.pace, 0.5)
    return put(out, bar(s.at(D5), MARIMBA, 0.25, 1.5), 0.07 * s.pace, 0.25)


def _front(s: Shade) -> Wave:
    """A card of the hand comes to the front: a breath of paper."""
    return put([], s.sheet(0.06, 3300, 0.4), 0.0, 1.0)


def _hop(s: Shade) -> Wave:
    """A token hops and lands on a wooden slot."""
    out = put([], glide(s.at(D5), s.at(D5) + 3, 0.06, 0.08), 0.0, 0.25)
    return put(out, bar(s.at(G5), WOOD, 0.09, s.soft), 0.045 * s.pace, 0.6)


def _shuffle(s: Shade) -> Wave:
    """A riffle: many quick cards, then the pack is pushed together."""
    out: Wave = []
    at = 0.0
    for i in range(11):
        put(out, s.sheet(0.05, 2400 + s.chance.uniform(-300, 500), 0.2), at, 0.5 + 0.04 * i)
        at += 0.034 - 0.001 * i + s.chance.uniform(-0.004, 0.004)
    put(out, s.sheet(0.16, 1900, 0.4), at + 0.03, 0.8)
    return put(out, thump(s.chance, 185 * s.size, 0.12), at + 0.12, 0.25)


def _pizza(s: Shade) -> Wave:
    """Round and warm, like a drop into dough."""
    out = put([], glide(s.at(G4) + 3, s.at(G4), 0.22, 0.30), 0.0, 0.7)
    return put(out, bar(s.at(G4), MARIMBA, 0.5, 1.3 * s.soft), 0.012, 0.8)


def _toys(s: Shade) -> Wave:
    """A bright tine, and something in the box rattles."""
    out = put([], bar(s.at(D6), KALIMBA, 0.6, s.soft), 0.0, 0.8)
    for at, note in ((0.045, 98), (0.085, 94), (0.115, 97)):
        put(out, bar(note + s.chance.uniform(-1, 1), WOOD, 0.06, 1.5), at, 0.22)
    return out


def _pack(s: Shade) -> Wave:
    """Into the school bag: cloth, and a short zip."""
    out = put([], s.sheet(0.16, 850, 0.4), 0.0, 1.1)
    put(out, thump(s.chance, 165 * s.size, 0.14), 0.07, 0.5)
    at, gap = 0.15, 0.012
    while at < 0.31:
        tooth = filtered(noise(0.012, s.chance), "band", 1900 + 6000 * (at - 0.15), 2.0)
        tooth = shaped(tooth, 0.002, 0.008)
        put(out, tooth, at, 0.55)
        at, gap = at + gap * s.chance.uniform(0.9, 1.1), gap * 0.97
    return put(out, bar(s.at(D5), MARIMBA, 0.25, 1.6), 0.31, 0.25)


def _pay(s: Shade) -> Wave:
    """Two taps downwards: it is gone."""
    out = put([], bar(s.at(B4), WOOD, 0.16, s.soft), 0.0, 0.8)
    put(out, bar(s.at(B4), MARIMBA, 0.2, 1.6), 0.0, 0.3)
    put(out, bar(s.at(G4), WOOD, 0.18, s.soft), 0.09, 0.7)
    return put(out, bar(s.at(G4), MARIMBA, 0.25, 1.6), 0.09, 0.3)


def _fort(s: Shade) -> Wave:
    """Two boxes are set up, tape is pulled, and up it goes."""
    out = put([], thump(s.chance, 150 * s.size), 0.0, 0.55)
    put(out, thump(s.chance, 186 * s.size), 0.17, 0.5)
    put(out, s.sheet(0.14, 1500, 0.7), 0.27, 0.5)
    for i, note in enumerate((G4, B4, D5, G5, B5)):
        put(out, bar(s.at(note), MARIMBA, 0.9, s.soft), 0.36 + 0.11 * i, 0.55 + 0.05 * i)
        put(out, bar(s.at(note + 12), KALIMBA, 0.9, s.soft), 0.365 + 0.11 * i, 0.16)
    for i, note in enumerate((G4, D5, B5, D6)):
        put(out, pluck(s.at(note), 1.4, s.chance, 0.4, 1.8), 0.93 + 0.018 * i, 0.22)
    put(out, bell(s.at(G6), 1.5, 0.7), 0.95, 0.10)
    return room(out, 0.2)


def _fanfare(s: Shade) -> Wave:
    """Three blows of a hammer, and the trumpets call, as `_fort` comes to its last note."""
    out: Wave = []
    for i in range(3):
        put(out, bar(s.at(D4), WOOD, 0.12, s.soft), 0.12 * i, 0.5)
        put(out, thump(s.chance, 210 * s.size, 0.10), 0.12 * i, 0.35)
    return room(_called(out, s, 0.47, _CALLS[s.step]), 0.2)


def _called(out: Wave, s: Shade, begin: float, call: Sequence[tuple[float, int]]) -> Wave:
    """Two trumpets call from that second on, and a bell and a chord join their last note."""
    for i, (at, note) in enumerate(call):
        held = 0.95 if i == len(call) - 1 else 0.10
        for voice, gain in ((s, 0.42), (s._replace(step=s.step - 2), 0.24)):
            put(out, trumpet(voice.at(note), held), begin + at, gain)
    last = begin + call[-1][0]
    put(out, bell(s.at(D6), 1.2, 0.7), last, 0.10)
    for i, note in enumerate((G4, B4, D5, G5)):
        put(out, pluck(s.at(note), 1.2, s.chance, 0.4, 1.6), last + 0.02 * i, 0.16)
    return out


def _follow(s: Shade) -> Wave:
    """A call and its answer."""
    out = put([], bar(s.at(D5), MARIMBA, 0.4, s.soft), 0.0, 0.75)
    put(out, bar(s.at(G5), MARIMBA, 0.5, s.soft), 0.10, 0.8)
    return room(put(out, bar(s.at(G5 + 12), KALIMBA, 0.5, 1.6), 0.20, 0.16))


def _decline(s: Shade) -> Wave:
    return put([], bar(s.at(D4), WOOD, 0.16, 2.0), 0.0, 0.8)


def _recruit(s: Shade) -> Wave:
    """Somebody new comes running."""
    out = put([], s.sheet(0.12, 2200, 0.4), 0.0, 0.4)
    for i, note in enumerate((D5, G5, B5)):
        put(out, bar(s.at(note), KALIMBA, 0.7, s.soft), 0.06 + 0.085 * i, 0.6 + 0.1 * i)
        put(out, bar(s.at(note - 12), MARIMBA, 0.4, 1.4), 0.06 + 0.085 * i, 0.25)
    return room(out)


def _points(s: Shade) -> Wave:
    out = put([], bell(s.at(B5), 0.6, 0.6), 0.0, 0.4)
    put(out, bar(s.at(B5), KALIMBA, 0.6, s.soft), 0.0, 0.4)
    put(out, bell(s.at(E6), 0.8, 0.6), 0.09, 0.45)
    return room(put(out, bar(s.at(E6), KALIMBA, 0.7, s.soft), 0.09, 0.4))


def _perk(s: Shade) -> Wave:
    """A card is turned over, and it is a good one."""
    out = put([], s.sheet(0.13, 2600, 0.6), 0.0, 0.7)
    for i, note in enumerate((G4, D5, A5, B5)):
        put(out, bar(s.at(note), MARIMBA, 0.8, s.soft), 0.11 + 0.028 * i, 0.5)
    put(out, bell(s.at(D6), 1.0, 0.8), 0.20, 0.16)
    return room(out, 0.18)


def _trash(s: Shade) -> Wave:
    """Paper is crumpled and falls into a tin."""
    out: Wave = []
    for _ in range(12):
        at, freq = s.chance.uniform(0.0, 0.2), s.chance.uniform(1000, 2200)
        put(out, s.sheet(s.chance.uniform(0.02, 0.06), freq, 0.2), at, 0.7)
    put(out, bar(s.at(B3), TIN, 0.3, 1.5), 0.29, 0.4)
    return put(out, thump(s.chance, 140 * s.size, 0.15), 0.29, 0.35)


def _lookout(s: Shade) -> Wave:
    """A spyglass is pulled open: three clicks and a look into the distance."""
    out: Wave = []
    for i, note in enumerate((B4, D5, G5)):
        put(out, bar(s.at(note + 12), WOOD, 0.08, s.soft), 0.06 * i, 0.35)
    put(out, glide(s.at(E5), s.at(B5), 0.5, 0.6), 0.16, 0.30)
    return room(put(out, bar(s.at(B5), KALIMBA, 0.6, 1.5), 0.30, 0.4))


def _turn(s: Shade) -> Wave:
    """It is your turn: so-mi-so, the call that the tune of the music begins with."""
    out: Wave = []
    for i, note in enumerate((D5, B4, D5)):
        at = 0.13 * s.pace * i
        put(out, bar(s.at(note), KALIMBA, 0.9, s.soft), at, 0.6)
        put(out, bar(s.at(note - 12), MARIMBA, 0.6, 1.4), at, 0.4)
    return room(put(out, bell(s.at(D6), 0.9, 0.5, 2.0), 0.26 * s.pace, 0.14), 0.2)


def _rival(s: Shade) -> Wave:
    """It is somebody else's turn: a low round note, and a knock on wood."""
    out = put([], bar(s.at(D4), MARIMBA, 0.8, 1.4), 0.10 * s.pace, 0.7)
    put(out, bar(s.at(D5), WOOD, 0.10, s.soft), 0.0, 0.5)
    return room(put(out, bar(s.at(A4), KALIMBA, 0.5, 2.0), 0.10 * s.pace, 0.10), 0.2)


def _done(s: Shade) -> Wave:
    """A turn is over: the cards are swept together, two notes go down."""
    out = put([], s.sheet(0.26, 1500, 0.5), 0.0, 0.8)
    put(out, bar(s.at(D5), MARIMBA, 0.4, 1.5), 0.20 * s.pace, 0.35)
    return room(put(out, bar(s.at(G4), MARIMBA, 0.6, 1.6), 0.33 * s.pace, 0.4))


def _taken(s: Shade) -> Wave:
    """A kid goes home with somebody else: a call that falls, and steps on grass."""
    out: Wave = []
    for at, note in ((0.0, G5), (0.17 * s.pace, E5)):
        put(out, glide(s.at(note), s.at(note) - 0.4, 0.42, 0.5), at, 0.4)
        put(out, bar(s.at(note - 12), MARIMBA, 0.5, 1.5), at, 0.35)
    for step in range(3):
        put(out, s.sheet(0.08, 1200, 0.3), (0.36 + 0.13 * step) * s.pace, 0.4 - 0.1 * step)
    return room(out, 0.2)


def _refuse(s: Shade) -> Wave:
    """Uh-uh: two muted notes through closed lips."""
    out: Wave = []
    for at, note in ((0.0, s.at(D4)), (0.16, s.at(B3))):
        voice = put([], damped(hertz(note), 0.15, 0.4), 0.0, 1.0)
        for times, gain in ((2, 0.6), (3, 0.3), (4, 0.12)):
            put(voice, damped(hertz(note) * times, 0.15, 0.3), 0.0, gain)
        put(out, shaped(voice, 0.02, 0.07), at, 0.6 if at else 0.5)
    return filtered(out, "low", 900)


def _button(s: Shade) -> Wave:
    out = put([], bar(s.at(G5), WOOD, 0.07, s.soft), 0.0, 0.6)
    return put(out, thump(s.chance, 240 * s.size, 0.05), 0.0, 0.15)


def _end(s: Shade) -> Wave:
    """A mother's bell, far off: it will soon be time to go home."""
    out: Wave = []
    for at, note, gain in ((0.0, G5, 0.5), (0.42, D5, 0.5), (0.84, G5, 0.35), (1.26, D5, 0.35)):
        put(out, bell(s.at(note), 1.5, 0.9, 2.0), at, gain)
        put(out, bar(s.at(note - 12), MARIMBA, 0.6, 1.6), at, gain * 0.4)
    return room(out, 0.3)


def _undo(s: Shade) -> Wave:
    """A card is drawn back the way it came, and the knock comes first."""
    out = put([], bar(s.at(D5), WOOD, 0.10, s.soft), 0.0, 0.4)
    put(out, s.sheet(0.16, 2300, 0.5)[::-1], 0.02, 1.0)
    return put(out, bar(s.at(A4), MARIMBA, 0.22, 1.6), 0.15 * s.pace, 0.35)


def _page(s: Shade) -> Wave:
    """A large sheet of paper is drawn over another one."""
    out = put([], s.sheet(0.24, 1300, 0.5), 0.0, 1.0)
    return put(out, s.sheet(0.12, 900, 0.3), 0.12 * s.pace, 0.5)


def _medal(s: Shade) -> Wave:
    """A bottle cap jumps off, spins on the table, and rings."""
    out = put([], bar(s.at(G5), TIN, 0.16, s.soft), 0.0, 0.6)
    for i in range(5):
        put(out, bar(s.at(D6) + 0.6 * i, TIN, 0.06, s.soft), (0.12 + 0.055 * i) * s.pace, 0.25)
    for at, note in ((0.42, D5), (0.52, G5), (0.62, B5)):
        put(out, bell(s.at(note), 1.1, 0.6), at, 0.3)
        put(out, bar(s.at(note), KALIMBA, 0.8, s.soft), at, 0.3)
    return room(out, 0.18)


def _lost(s: Shade) -> Wave:
    """Somebody else has won: the tune goes home slowly, and ends on a friendly chord."""
    out: Wave = []
    for i, note in enumerate((D5, B4, D5, E5, D5, B4, G4)):
        put(out, pluck(s.at(note), 1.3, s.chance, 0.35, 1.8), 0.24 * s.pace * i, 0.4)
        put(out, bar(s.at(note - 12), MARIMBA, 0.5, 1.8), 0.24 * s.pace * i, 0.25)
    last = 0.24 * s.pace * 7 + 0.1
    for i, note in enumerate((G4, B4, D5, G5)):
        put(out, pluck(s.at(note), 1.8, s.chance, 0.4, 2.0), last + 0.03 * i, 0.28)
    return room(out, 0.25)


def _castle(s: Shade) -> Wave:
    """The last level of a fort: hammers, all the notes up, and the trumpets over the roofs."""
    out: Wave = []
    for i in range(4):
        put(out, thump(s.chance, (150 + 18 * i) * s.size), 0.13 * i, 0.5)
        put(out, bar(s.at(D4), WOOD, 0.10, s.soft), 0.13 * i, 0.35)
    for i, note in enumerate((G4, B4, D5, G5, B5, D6, G6)):
        put(out, bar(s.at(note), MARIMBA, 0.8, s.soft), 0.55 + 0.09 * i, 0.45)
    _called(out, s, 1.25, _CALLS[s.step])
    _called(out, s, 2.05, _CALLS[s.step - 1])
    return room(out, 0.25)


def _won(s: Shade) -> Wave:
    """Trumpets call, then a ukulele, a little tune, and all join in."""
    tune: Wave = []
    for at, chord in _STRUMS:
        for i, note in enumerate(chord):
            put(tune, pluck(note, 1.9, s.chance, 0.5, 2.2), at + 0.022 * i, 0.34)
    for i, note in enumerate(_TUNES[s.step]):
        at = 0.1 + 0.26 * i + (0.1 if i > 4 else 0.0)
        put(tune, bar(note, KALIMBA, 1.3, s.soft), at, 0.5)
        put(tune, bar(note - 12, MARIMBA, 0.7, 1.3), at, 0.35)
    put(tune, thump(s.chance, 150 * s.size), 1.80, 0.3)
    put(tune, bell(G6, 1.6, 0.6), 1.9, 0.12)
    return room(put(_called([], s._replace(step=0), 0.0, _CALLS[s.step]), tune, 0.72), 0.2)


EFFECTS: Final[dict[str, tuple[Callable[[Shade], Wave], float]]] = {
    "card": (_card, -2),
    "draw": (_draw, -5),
    "deal": (_deal, -4),
    "add": (_add, -2),
    "front": (_front, -12),
    "hop": (_hop, -5),
    "shuffle": (_shuffle, -3),
    "pizza": (_pizza, 0),
    "toys": (_toys, 0),
    "pack": (_pack, -2),
    "pay": (_pay, -2),
    "fort": (_fort, 2),
    "fanfare": (_fanfare, 1),
    "follow": (_follow, 0),
    "decline": (_decline, -9),
    "recruit": (_recruit, 0),
    "points": (_points, 0),
    "perk": (_perk, 0),
    "trash": (_trash, -2),
    "lookout": (_lookout, -1),
    "turn": (_turn, 0),
    "rival": (_rival, -2),
    "done": (_done, -3),
    "taken": (_taken, 0),
    "refuse": (_refuse, -3),
    "button": (_button, -8),
    "end": (_end, 0),
    "won": (_won, 2),
    "undo": (_undo, -4),
    "page": (_page, -9),
    "medal": (_medal, 0),
    "lost": (_lost, 1),
    "castle": (_castle, 2),
}
"""What makes each effect, and how many decibels louder than `LOUDNESS` it is meant to be."""


def effect(name: str, variant: int) -> Wave:
    """One variant of an effect, from 1 on, at its loudness."""
    make, offset = EFFECTS[name]
    made = make(Shade(Random(f"fort {name} {variant}"), *_SHADES[variant - 1]))
    made = shaped(filtered(made, "high", 70), 0.002, 0.03)
    gain = 10 ** ((LOUDNESS + offset - loudness(made)) / 20)
    gain = min(gain, PEAK / max(map(abs, made)))
    return [*_LEAD, *(x * gain for x in made)]
