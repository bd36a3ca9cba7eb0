"""Plays at most one sound a frame: chooses file, time and volume, independent of the sound card.

The requests of a frame are collected, and at its end the one with the highest priority is played.
With animations off, a whole turn happens in one frame and would be a din otherwise. Behind it are
the music of the screen's mood and, now and then, a call from the yard.
"""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

from fort_desktop.paths import assets_dir
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.types import Suit
from fort_desktop.ui.audio.cues import CUES, RISING, VARIANTS, Cue, Heard, Whereabouts, heard
from fort_desktop.ui.audio.mood import CALLS, Caller, Mood, Piece

GAP: Final = 0.06
"""Seconds within which a cue is not heard twice."""
_LEAST_LOUD: Final = 0.02
_SETTLED: Final = 3
"""Frames before the sound card is opened, so that it does not delay the first picture."""
_AGAIN: Final = 15.0
"""Seconds until the sound card is tried again if there was none. As long as none is open SDL does
not tell that one has come, and to try takes up to 0.1 s."""
_PLACE, _MOTIF = 0.16, 0.36
"""Seconds that a place and each suit take where they are heard one after the other."""
_CURVE: Final = 1.5
"""Exponent of perceived loudness: half of the slider sounds about half as loud."""
PATIENCE: Final = 1.0
"""Seconds for which another piece is wanted before it is played: who leafs through the history of a
game, or through screens, does not chop the music."""
_REST: Final[dict[Caller, tuple[float, float]]] = {"bird": (5.0, 16.0), "cricket": (4.0, 9.0)}
"""The least and the most seconds from one call to the next."""


class Audio(Protocol):
    """The program's interface to sound."""

    def tell(self, event: Event, viewer: int, seats: int = 0) -> None:
        """Play the sound of an event that is being shown to `viewer`, at a table of `seats`."""

    def play(self, cue: Cue, rise: int | None = None) -> None:
        """Play a sound of the interface; one of several that `rise`, by its number from 0."""

    def point(self, at: Whereabouts, suits: Sequence[Suit]) -> None:
        """Play where something lies, then the suits that it shows, in place of what is left."""

    def mood(self, mood: Mood) -> None:
        """Play this in the background from now on."""

    def volumes(self, effects: int, music: int) -> None:
        """Set the volumes in percent; 0 is silence. The yard is as loud as the music."""

    def lose(self) -> None:
        """The sound device has gone: use another one, as soon as there is one."""

    def frame(self, seconds: float) -> None:
        """Advance the time; called once a frame."""

    def close(self) -> None:
        """Release the sound card at the end of the program."""


class Silence:
    """Plays nothing: for tests, pictures and measurements."""

    def tell(self, event: Event, viewer: int, seats: int = 0) -> None:
        """Do nothing."""

    def play(self, cue: Cue, rise: int | None = None) -> None:
        """Do nothing."""

    def point(self, at: Whereabouts, suits: Sequence[Suit]) -> None:
        """Do nothing."""

    def mood(self, mood: Mood) -> None:
        """Do nothing."""

    def volumes(self, effects: int, music: int) -> None:
        """Do nothing."""

    def lose(self) -> None:
        """Do nothing."""

    def frame(self, seconds: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class Output(Protocol):
    """An audio output; a method that fails does nothing."""

    def open(self) -> bool:
        """Open the output; False if there is none."""

    def load(self, path: Path) -> bool:
        """Load an effect, so that it can be played at once; False if that fails."""

    def start(self, path: Path, loud: float, side: float = 0.0) -> None:
        """Play an effect at volume 0 to 1, if a channel is free.

        Args:
            side: from where, from -1 (left) to 1 (right).
        """

    def call(self, path: Path, loud: float) -> None:
        """Play a call from the yard at volume 0 to 1, unless one is still heard."""

    def music(self, path: Path, loud: float) -> None:
        """Continue with this music at volume 0 to 1; 0 stops it and the yard.

        Told every frame. Other music fades out first; then this one begins from its beginning.
        """

    def close(self) -> None:
        """Release everything."""


def gain(percent: int) -> float:
    """Convert a slider's percentage to a gain from 0 to 1."""
    return float((max(0, min(100, percent)) / 100) ** _CURVE)


class Player:
    """Plays the sounds of events, at most one a frame.

    Args:
        output: the audio output; folder: of the files; chance: returns a random number in [0, 1).
    """

    def __init__(
        self,
        output: Output,
        folder: Path | None = None,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self._output = output
        self._folder = folder or assets_dir() / "sounds"
        self._chance = chance
        self._effects = self._music = 0
        self._mood: Mood | None = None
        self._piece: Piece | None = None
        self._waited = 0.0
        self._rest = _REST["bird"][0]
        self._wanted: list[Heard] = []
        self._marks: list[tuple[float, Path]] = []
        self._frames = 0
        self._opened = self._closed = False
        self._until_open = 0.0
        self._clock = 0.0
        self._last_at: dict[Cue, float] = {}
        self._last_file: dict[Cue | Caller, Path] = {}
        self._files: dict[Cue | Caller, list[Path]] = {}
        for name, count in (*((cue, VARIANTS) for cue in CUES), *CALLS.items()):
            self._files[name] = [self._folder / f"{name}-{i + 1}.ogg" for i in range(count)]
        self._loaded: set[Path] = set()

    def tell(self, event: Event, viewer: int, seats: int = 0) -> None:
        """Play the sound of an event that is being shown to `viewer`, at a table of `seats`."""
        found = heard(event, viewer, seats)
        if found is not None:
            self._wanted.append(found)

    def play(self, cue: Cue, rise: int | None = None) -> None:
        """Play a sound of the interface; one of several that `rise`, by its number from 0."""
        self._wanted.append(Heard(cue, rise=rise))

    def point(self, at: Whereabouts, suits: Sequence[Suit]) -> None:
        """Play where something lies, then the suits that it shows, in place of what is left."""
        now, folder = self._clock, self._folder
        self._marks = [(now, folder / f"at_{at}.ogg")]
        for i, suit in enumerate(suits):
            self._marks.append((now + _PLACE + i * _MOTIF, folder / f"suit_{suit}.ogg"))

    def mood(self, mood: Mood) -> None:
        """Play this in the background from now on."""
        self._mood = mood

    def volumes(self, effects: int, music: int) -> None:
        """Set the volumes in percent; with both at 0 the sound card is not opened."""
        self._effects, self._music = effects, music

    def lose(self) -> None:
        """The sound card has gone: open another one, on which the music begins again.

        Without any it is tried again and again, so that one that comes back is used.
        """
        if self._opened:
            self._output.close()
            self._opened, self._until_open = False, 0.0
            self._loaded.clear()

    def frame(self, seconds: float) -> None:
        """Play the most important sound of this frame; in an idle one, load one more file."""
        self._clock += seconds
        self._frames += 1
        wanted, self._wanted = self._wanted, []
        if self._frames <= _SETTLED or not self._ready(seconds):
            return
        if self._mood is not None:
            self._play_music(self._mood, seconds)
            self._call(self._mood, seconds)
        if self._effects:
            self._go_on_pointing()
        if wanted:
            self._best(wanted)
        elif self._effects:
            self._read_ahead()

    def close(self) -> None:
        """Stop at once."""
        if self._opened:
            self._output.close()
        self._opened, self._closed = False, True

    def _ready(self, seconds: float) -> bool:
        """Return True if sound is possible; open the sound card on first use, and now and then."""
        self._until_open -= seconds
        wanted = self._effects or self._music
        if wanted and not (self._opened or self._closed) and self._until_open <= 0:
            self._opened = self._output.open()
            self._until_open = _AGAIN
        return self._opened

    def _play_music(self, mood: Mood, seconds: float) -> None:
        """Continue with the music, or change it once another has been wanted for a while."""
        self._waited = self._waited + seconds if mood.piece != self._piece else 0.0
        if self._piece is None or self._waited >= PATIENCE:
            self._piece, self._waited = mood.piece, 0.0
        self._output.music(self._folder / f"{self._piece}.ogg", gain(self._music))

    def _call(self, mood: Mood, seconds: float) -> None:
        """Let somebody call in the yard, if it has been quiet for long enough."""
        self._rest -= seconds
        if self._rest > 0 or not self._music:
            return
        caller = mood.caller(self._chance())
        least, most = _REST[caller]
        self._rest = least + (most - least) * self._chance()
        path = self._variant(caller)
        if path is not None:
            self._output.call(path, gain(self._music))

    def _go_on_pointing(self) -> None:
        while self._marks and self._marks[0][0] <= self._clock:
            _, path = self._marks.pop(0)
            if self._read(path):
                self._output.start(path, gain(self._effects))

    def _best(self, wanted: list[Heard]) -> None:
        # What has just been heard gives way to the next best.
        fresh = [one for one in wanted if self._clock - self._last_at.get(one.cue, -1.0) >= GAP]
        if not fresh or not self._effects:
            return
        best = min(fresh, key=lambda one: one.rank)
        path = self._variant(best.cue) if best.rise is None else self._risen(best.cue, best.rise)
        if path is not None:
            self._last_at[best.cue] = self._clock
            loud = gain(self._effects) * best.loud
            self._output.start(path, max(_LEAST_LOUD, loud), best.side)

    def _variant(self, cue: Cue | Caller) -> Path | None:
        """A random file of a sound other than the last one; None if none can be read."""
        last = self._last_file.get(cue)
        files = list(self._files[cue])
        choices = [path for path in files if path != last] or files
        while choices:
            path = choices.pop(int(self._chance() * len(choices)))
            if self._read(path):
                self._last_file[cue] = path
                return path
        return last if last in self._files[cue] else None

    def _risen(self, cue: Cue, rise: int) -> Path | None:
        """The variant of a sound that is so many notes higher, as far as there is one."""
        number = RISING[min(rise, VARIANTS - 1)]
        path = self._folder / f"{cue}-{number}.ogg"
        return path if self._read(path) else None

    def _read(self, path: Path) -> bool:
        """Return True if a file can be played; a file that cannot is not tried again."""
        if path in self._loaded:
            return True
        if self._output.load(path):
            self._loaded.add(path)
            return True
        for files in self._files.values():
            if path in files:
                files.remove(path)
        return False

    def _read_ahead(self) -> None:
        for files in self._files.values():
            for path in files:
                if path not in self._loaded:
                    self._read(path)
                    return
