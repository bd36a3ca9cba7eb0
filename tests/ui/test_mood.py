"""What is heard in the background: the music of each screen and hour, and the calls in the yard."""

from pathlib import Path

import pygame
import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.audio.mixer import Mixer
from fort_desktop.ui.audio.mood import Mood, table_mood
from fort_desktop.ui.audio.player import PATIENCE, Player, gain
from fort_desktop.ui.design.ends import dusk_of
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.screen import TableScreen
from tests.record.games import play
from tests.ui.ears import FRAME, Ears, ready
from tests.ui.sitting import Sitting

SIZE = (1280, 720)


def moods(player: Player, mood: Mood, seconds: float) -> None:
    """Be in a mood for some seconds."""
    player.mood(mood)
    for _ in range(round(seconds / 0.05)):
        player.frame(0.05)


# Which piece is played.


def test_every_screen_has_its_music() -> None:
    ears = Ears()
    app = App(SIZE, speed=0, audio=Player(ears, Path("sounds"), lambda: 0.5))
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.wait(1)
    assert ears.pieces == ["title"]
    # What has no music of its own goes on with that of the screen before.
    pilot.click("settings")
    pilot.wait(2 * PATIENCE)
    assert ears.pieces == ["title"]
    app.games.start(Sitting().session.seats, "basic", 5)
    pilot.wait(2 * PATIENCE)
    assert isinstance(app.screen, TableScreen)
    assert ears.pieces == ["title", "afternoon"]
    app.push(routes.Title())
    pilot.wait(2 * PATIENCE)
    assert ears.pieces == ["title", "afternoon", "title"]


def test_the_music_of_the_table_goes_with_its_light() -> None:
    sitting = Sitting(("human", "easy"))
    assert sitting.table.mood == Mood("afternoon", 0.0)
    play(sitting.session, 5000)
    late = TableScreen(sitting.app, sitting.session)
    assert late.mood == Mood("evening", dusk_of(sitting.session.view()))
    assert [table_mood(dusk / 8).piece for dusk in (0, 4, 5, 8)] == [
        *("afternoon", "afternoon", "evening", "evening"),
    ]


def test_who_wins_is_celebrated_and_who_loses_has_the_evening() -> None:
    heard = []
    for players in (("human", "easy"), ("easy", "human"), ("human", "human")):
        sitting = Sitting(players)
        play(sitting.session, 5000)
        mood = ResultsScreen(sitting.app, sitting.session).mood
        # Of persons at one screen the results are the first to know: rules are turned over before.
        view = sitting.session.view()
        assert len(view.winners) == 1
        assert mood is not None
        assert (mood.piece == "victory") == (view.winners[0] in sitting.session.persons)
        heard.append(mood.piece)
    assert heard[-1] == "victory", "one of two persons wins"
    assert "evening" in heard


def test_music_is_not_chopped_by_leafing_through_a_game() -> None:
    ears = Ears()
    player = ready(ears)
    for _ in range(5):
        moods(player, Mood("evening"), 0.6 * PATIENCE)
        moods(player, Mood("afternoon"), 0.6 * PATIENCE)
    assert ears.pieces == ["afternoon"]
    moods(player, Mood("evening"), PATIENCE + 0.2)
    assert ears.pieces == ["afternoon", "evening"]


# The yard.


def test_birds_by_day_crickets_in_the_evening() -> None:
    chances = [i / 20 for i in range(20)]
    callers = {
        dusk: {Mood("afternoon", dusk).caller(chance) for chance in chances}
        for dusk in (0.0, 0.25, 0.5, 0.75, 1.0)
    }
    assert callers[0.0] == callers[0.25] == {"bird"}
    assert callers[0.5] == {"bird", "cricket"}
    assert callers[0.75] == callers[1.0] == {"cricket"}


@pytest.mark.parametrize(("dusk", "caller"), [(0.0, "bird"), (1.0, "cricket")])
def test_somebody_calls_now_and_then_but_not_if_the_music_is_off(dusk: float, caller: str) -> None:
    ears = Ears()
    player = ready(ears)
    moods(player, Mood("evening", dusk), 120)
    assert 7 <= len(ears.called) <= 30
    assert {name.partition("-")[0] for name in ears.called} == {caller}
    assert all(a != b for a, b in zip(ears.called, ears.called[1:], strict=False))
    player.volumes(50, 0)
    ears.called.clear()
    moods(player, Mood("evening", dusk), 60)
    assert ears.called == []
    assert ears.played == [gain(50), 0.0]


# The mixer, with a sound card that is written down.


class Card:
    """Stands for pygame.mixer.music and for the channel of the yard."""

    def __init__(self) -> None:
        self.did: list[str] = []
        self.busy = False

    def load(self, path: Path) -> None:
        # The real one would stand still until the fading is over.
        assert not self.busy
        if path.stem == "broken":
            self.did.append("fault")
            raise OSError
        self.did.append(path.stem)

    def play(self, loops: int, fade_ms: int) -> None:
        assert loops == -1
        assert fade_ms > 100
        self.busy = True

    def fadeout(self, milliseconds: int) -> None:
        assert milliseconds > 100
        self.did.append("fades")

    def set_volume(self, loud: float) -> None:
        assert loud > 0

    def get_busy(self) -> bool:
        return self.busy


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Card:
    card, yard = Card(), Card()
    monkeypatch.setattr(pygame.mixer, "music", card)
    monkeypatch.setattr(pygame.mixer, "Channel", lambda number: yard)
    return card


def test_one_piece_goes_before_the_next_one_comes(card: Card) -> None:
    mixer, day, night = Mixer(), Path("day.ogg"), Path("night.ogg")
    for path in (day, day, night, night, night):
        mixer.music(path, 0.3)
    assert card.did == ["day", "fades"]
    card.busy = False
    for _ in range(3):
        mixer.music(night, 0.3)
    assert card.did == ["day", "fades", "night"]
    # Off and on again while it fades: it ends, and begins anew.
    for loud in (0.0, 0.0, 0.3, 0.3):
        mixer.music(night, loud)
    assert card.did[3:] == ["fades"]
    card.busy = False
    for _ in range(3):
        mixer.music(night, 0.3)
    assert card.did[3:] == ["fades", "night"]


def test_music_that_cannot_be_read_is_tried_once(card: Card) -> None:
    mixer = Mixer()
    for _ in range(5):
        mixer.music(Path("broken.ogg"), 0.3)
    assert card.did == ["fault"]
    for _ in range(3):
        mixer.music(Path("day.ogg"), 0.3)
    assert card.did == ["fault", "day"]


def test_frames_without_a_mood_play_nothing() -> None:
    ears = Ears()
    player = Player(ears, Path("sounds"), lambda: 0.0)
    player.volumes(50, 50)
    for _ in range(10):
        player.frame(FRAME)
    assert (ears.opened, ears.pieces, ears.called) == (1, [], [])
