"""Sound output through pygame's mixer; silent if there is no sound card."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

RATE: Final = 32000
"""As the files are: nothing has to be converted when they are read."""
VOICES: Final = 6
"""Effects at the same time."""
_BUFFER: Final = 1024
"""Samples: 32 ms, which is soon enough for a click and long enough for a busy machine."""
_FADE_IN: Final = 4000
_FADE_OUT: Final = 600
"""Milliseconds in which the music comes and goes."""


class Mixer:
    """Plays effects and one piece of music; a fault of the sound card only causes silence."""

    def __init__(self) -> None:
        self._sounds: dict[Path, pygame.mixer.Sound] = {}
        self._music: Path | None = None

    def open(self) -> bool:
        """Open the sound card; False if there is none, or the mixer is missing."""
        try:
            with _hushed():
                pygame.mixer.init(RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(VOICES)
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

    def start(self, path: Path, loud: float) -> None:
        """Play an effect on a free channel; if all are in use it is dropped."""
        sound = self._sounds.get(path)
        if sound is None:
            return
        with contextlib.suppress(pygame.error):
            voice = pygame.mixer.find_channel()
            if voice is not None:
                voice.set_volume(loud)
                voice.play(sound)

    def music(self, path: Path, loud: float) -> None:
        """Loop a piece of music; volume 0 fades it out."""
        with contextlib.suppress(pygame.error, OSError):
            if loud <= 0:
                pygame.mixer.music.fadeout(_FADE_OUT)
                self._music = None
                return
            # The mixer knows 128 steps; the lowest that can be heard is one.
            pygame.mixer.music.set_volume(max(loud, 1 / 127))
            if self._music != path:
                pygame.mixer.music.load(path)
                pygame.mixer.music.play(-1, fade_ms=_FADE_IN)
                self._music = path

    def close(self) -> None:
        """Release the sound card."""
        self._sounds.clear()
        self._music = None
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
