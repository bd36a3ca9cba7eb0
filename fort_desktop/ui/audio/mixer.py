"""Sound output through pygame's mixer; silent if there is no sound card."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

RATE: Final = 32000
"""As the files are: nothing has to be converted when they are read."""
VOICES: Final = 7
"""Sounds at the same time; the first voice is that of the yard, the others are for effects."""
_YARD: Final = 0
_BUFFER: Final = 1024
"""Samples: 32 ms, which is soon enough for a click and long enough for a busy machine."""
_FADE_IN: Final = 2500
_FADE_OUT: Final = 900
"""Milliseconds in which the music comes and goes."""


class Mixer:
    """Plays effects and one piece of music; a fault of the sound card only causes silence.

    Music is read from its file as it is played; there is one such stream, so that one piece goes
    before the next one comes.
    """

    def __init__(self) -> None:
        self._sounds: dict[Path, pygame.mixer.Sound] = {}
        self._music: Path | None = None
        self._leaving = False
        self._loud = 0.0

    def open(self) -> bool:
        """Open the sound card; False if there is none, or the mixer is missing."""
        try:
            with _hushed():
                pygame.mixer.init(RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(VOICES)
            pygame.mixer.set_reserved(_YARD + 1)
        except (pygame.error, NotImplementedError):
            return False
        return True

    def load(self, path: Path) -> bool:
        """Decode an effect; False if the file is missing or broken."""
        try:
            self._sounds[path] = pygame.mixer.Sound(path)
        except (pygame.error, OSError):
            return False
        return True

    def start(self, path: Path, loud: float, side: float = 0.0) -> None:
        """Play an effect on a free channel; if all are in use it is dropped.

        Args:
            side: from where; the side that it does not come from is softer by so much.
        """
        sound = self._sounds.get(path)
        if sound is None:
            return
        with contextlib.suppress(pygame.error):
            voice = pygame.mixer.find_channel()
            if voice is not None:
                voice.set_volume(loud)
                voice.play(sound)
                if side:  # a channel forgets its sides when it begins to play
                    voice.set_volume(loud * min(1.0, 1 - side), loud * min(1.0, 1 + side))

    def call(self, path: Path, loud: float) -> None:
        """Play a call from the yard, unless one is still heard."""
        sound = self._sounds.get(path)
        if sound is None:
            return
        with contextlib.suppress(pygame.error):
            yard = pygame.mixer.Channel(_YARD)
            if not yard.get_busy():
                yard.set_volume(loud)
                yard.play(sound)

    def music(self, path: Path, loud: float) -> None:
        """Loop a piece of music, once what was played before has faded out; volume 0 stops it."""
        wanted = path if loud > 0 else None
        with contextlib.suppress(pygame.error, OSError):
            if wanted is not None and loud != self._loud:
                self._loud = loud
                # The mixer knows 128 steps; the lowest that can be heard is one.
                pygame.mixer.music.set_volume(max(loud, 1 / 127))
                pygame.mixer.Channel(_YARD).set_volume(loud)
            if self._leaving or self._music not in (None, wanted):
                self._leave(wanted)
            elif self._music != wanted and wanted is not None:
                # Noted first: a file that cannot be read is not tried again and again.
                self._music = wanted
                pygame.mixer.music.load(wanted)
                pygame.mixer.music.play(-1, fade_ms=_FADE_IN)

    def _leave(self, wanted: Path | None) -> None:
        """Fade out; other music is loaded only afterwards, since the mixer would wait for it."""
        if not pygame.mixer.music.get_busy():
            self._music, self._leaving = None, False
        elif not self._leaving:
            self._leaving = True
            pygame.mixer.music.fadeout(_FADE_OUT)
        if wanted is None:
            pygame.mixer.Channel(_YARD).fadeout(_FADE_OUT)

    def close(self) -> None:
        """Release the sound card."""
        self._sounds.clear()
        self._music, self._leaving, self._loud = None, False, 0.0
        pygame.mixer.quit()


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Suppress what the system's sound library writes to stderr without a sound card."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        # A program without a console may have no stderr.
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
