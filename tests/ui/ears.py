"""An audio output for tests, and a player that speaks to it."""

from pathlib import Path

from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.audio.player import Player

FRAME = 1 / 60


class Ears:
    """An output that writes down what it is asked."""

    def __init__(self, card: bool = True, broken: tuple[str, ...] = ()) -> None:
        self.card = card
        self.broken = broken
        self.opened = 0
        self.closed = 0
        self.loaded: list[str] = []
        self.started: list[str] = []
        self.loud: list[float] = []
        self.sides: list[float] = []
        self.played: list[float] = []
        self.pieces: list[str] = []
        self.called: list[str] = []

    def open(self) -> bool:
        self.opened += 1
        return self.card

    def load(self, path: Path) -> bool:
        self.loaded.append(path.stem)
        return not path.stem.startswith(self.broken) if self.broken else True

    def start(self, path: Path, loud: float, side: float = 0.0) -> None:
        self.started.append(path.stem)
        self.loud.append(loud)
        self.sides.append(side)

    def call(self, path: Path, loud: float) -> None:
        self.called.append(path.stem)

    def music(self, path: Path, loud: float) -> None:
        """Told every frame; only what changes is written down."""
        if self.played[-1:] != [loud]:
            self.played.append(loud)
        if self.pieces[-1:] != [path.stem]:
            self.pieces.append(path.stem)

    def close(self) -> None:
        self.closed += 1


def ready(ears: Ears, effects: int = 50, music: int = 50) -> Player:
    """A player some frames after the start, before it has read all files."""
    player = Player(ears, Path("sounds"), lambda: 0.0)
    player.mood(Mood("afternoon"))
    player.volumes(effects, music)
    for _ in range(5):
        player.frame(FRAME)
    return player


def cues(ears: Ears) -> list[str]:
    return [name.partition("-")[0] for name in ears.started]
