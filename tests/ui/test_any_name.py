"""Names come from files of other people: whatever they are, every screen with them is drawn."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.record.faults import Damage
from fort_desktop.record.index import SavedGame
from fort_desktop.record.summary import Summary
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene import text
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes

SIZE = (1024, 768)
NAMES = {
    "nul": "A\0B",
    "half": "A\ud83d",
    "control": "\x1b[31m\r\n\t\x07",
    "nothing to see": "\u200b\u2060\ufe0f",
    "accents": "e" + "\u0301" * 5000,
    "one word": "W" * 100_000,
    "many words": "W " * 50_000,
    "lines": "W\n" * 50_000,
    "braces": "{x} {} {0.__class__} %s **a**",
    "empty": "",
}


class Watched:
    """A font that tells how wide its pictures are."""

    widest = 0

    def __init__(self, real: pygame.font.Font) -> None:
        self.real = real

    def size(self, words: str) -> tuple[int, int]:
        return self.real.size(words)

    def get_linesize(self) -> int:
        return self.real.get_linesize()

    def get_height(self) -> int:
        return self.real.get_height()

    def get_ascent(self) -> int:
        return self.real.get_ascent()

    def metrics(self, words: str) -> Sequence[tuple[int, int, int, int, int] | None]:
        return self.real.metrics(words)

    def render(self, *arguments: object) -> pygame.Surface:
        image = self.real.render(str(arguments[0]), True, (0, 0, 0))
        Watched.widest = max(Watched.widest, image.get_width())
        return image


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    text.TEXT.clear()
    font = text.font
    monkeypatch.setattr(text, "font", lambda path, size: Watched(font(path, size)))
    monkeypatch.setattr(Watched, "widest", 0)
    yield
    text.TEXT.clear()


def seats(name: str, player: str) -> list[SeatInfo]:
    return [SeatInfo(name, colour, player) for colour in COLOURS[:3]]


def drawn(app: App) -> None:
    driver = HeadlessDriver(SIZE)
    for _ in range(2):
        scene = app.frame([], 0.1)
        assert scene is not None
        driver.show(scene)
    assert 0 < Watched.widest <= SIZE[0]


@pytest.mark.parametrize("kind", NAMES)
def test_lists_and_messages(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = NAMES[kind]
    app = App(SIZE, speed=0, data=tmp_path)
    assert app.games.saves is not None
    slots = [
        SavedGame(tmp_path / "a.fort", 0.0, Summary(name, tuple(seats(name, name)), 3, 2)),
        SavedGame(tmp_path / "b.fort", 0.0, Summary("", tuple(seats(name, "easy")), 3, 2)),
        SavedGame(
            tmp_path / "c.fort", 0.0, Summary(damage=Damage("unknown_player", 3, {"player": name}))
        ),
    ]
    monkeypatch.setattr(app.games.saves, "games", lambda: slots)
    app.push(routes.Title())
    drawn(app)
    app.tell(lambda: name)
    drawn(app)
    for slot in slots:
        app.push(routes.Games(slot.path))
        drawn(app)
        app.tell(lambda: name)
        drawn(app)


@pytest.mark.parametrize("kind", NAMES)
def test_a_game(kind: str) -> None:
    name = NAMES[kind]
    app = App(SIZE, speed=0)
    app.games.play(Session.new(load_catalog(), seats(name, "human"), 3, "basic"))
    drawn(app)
    assert app.games.session is not None
    app.games.session.see_as(0)
    game, _ = play_match(load_catalog(), ["random"] * 3, 3, "basic")
    infos = [SeatInfo(name, colour, "" if i else "human") for i, colour in enumerate(COLOURS[:3])]
    app.games.play(Session(game, infos, {}))
    drawn(app)
    app.push(routes.Results())
    drawn(app)
