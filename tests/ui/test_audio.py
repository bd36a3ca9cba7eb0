"""What is heard when: cues of events, a player that is never too much, and no sound card."""

from pathlib import Path
from typing import Any, get_args

import pygame
import pytest

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import EVENT, SeatInfo
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Unplugged
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.audio.cues import ASIDE, CUES, Cue, heard
from fort_desktop.ui.audio.mixer import VOICES, Mixer
from fort_desktop.ui.audio.mood import CALLS, Mood
from fort_desktop.ui.audio.player import GAP, Player, gain
from fort_desktop.ui.persons.settings import Settings, SettingsFile
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import ParkCard
from tests.ui.ears import FRAME, Ears, cues, ready

SIZE = (1280, 720)
SEATS = (SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy"))
DRAWN = ev.CardDrawn(0, "bug")
GAINED = ev.ResourceGained(0, "pizza", 1)


# Which sound belongs to what.


def test_every_cue_is_heard_somewhere() -> None:
    found: set[Cue] = {"refuse", "button", "front", "hop", "fanfare", "rival", "taken"}
    found |= {"undo", "page", "medal", "lost"}
    values: dict[str, Any] = {"seat": 0, "resource": "pizza", "phase": "discard", "winners": (0,)}
    for kind in get_args(EVENT):
        for resource in ("pizza", "toys"):
            fields = {name: values.get(name) for name in kind.__struct_fields__}
            event = kind(**{**fields, **({"resource": resource} if "resource" in fields else {})})
            if (told := heard(event, 0)) is not None:
                found.add(told.cue)
    levels = [heard(ev.FortAdvanced(0, level), 0) for level in range(1, 6)]
    assert [one.cue for one in levels if one] == ["fort"] * 4 + ["castle"]
    found.add("castle")
    assert found == set(CUES)


def test_the_token_that_comes_is_heard() -> None:
    for event, cue in (
        (GAINED, "pizza"),
        (ev.ResourceGained(0, "toys", 2), "toys"),
        (ev.ResourceConverted(0, "pizza", "stuff"), "toys"),
        (ev.ResourceConverted(0, "toys", "stuff"), "pizza"),
    ):
        told = heard(event, 0)
        assert told is not None
        assert told.cue == cue


def test_rivals_are_softer_and_their_hidden_cards_are_silent() -> None:
    own, other = heard(GAINED, 0), heard(GAINED, 1)
    assert own is not None
    assert other is not None
    assert own.loud > other.loud > 0
    assert heard(ev.CardDrawn(1, HIDDEN), 0) is None
    assert heard(ev.PhaseBegan(0, "play"), 0) is None


def test_rivals_are_heard_from_where_their_bands_are() -> None:
    def sides(viewer: int, seats: int) -> list[float]:
        others = [(viewer + n) % seats for n in range(1, seats)]
        told = [heard(ev.ResourceGained(seat, "pizza", 1), viewer, seats) for seat in others]
        return [one.side for one in told if one is not None]

    assert sides(0, 2) == [0.0]
    assert sides(2, 3) == [-ASIDE, ASIDE]
    assert sides(1, 4) == [-ASIDE, 0.0, ASIDE]
    own = heard(GAINED, 0, 4)
    assert own is not None
    assert own.side == 0


def test_the_side_comes_to_the_output() -> None:
    ears = Ears()
    player = ready(ears)
    player.tell(ev.ResourceGained(2, "pizza", 1), 0, 3)
    player.frame(FRAME)
    assert ears.sides == [ASIDE]


# The player.


def test_a_place_is_heard_and_then_its_suits_until_something_else_is_pointed_at() -> None:
    ears = Ears()
    player = ready(ears)
    player.point("hand", ("shovel", "shovel"))
    player.frame(FRAME)
    assert ears.started == ["at_hand"]
    for _ in range(20):
        player.frame(FRAME)
    assert ears.started == ["at_hand", "suit_shovel"]
    player.point("park", ())
    for _ in range(60):
        player.frame(FRAME)
    assert ears.started == ["at_hand", "suit_shovel", "at_park"]


def test_the_first_pictures_come_before_the_sound_card() -> None:
    ears = Ears()
    player = Player(ears, Path("sounds"))
    player.volumes(50, 50)
    for _ in range(3):
        player.tell(GAINED, 0)
        player.frame(FRAME)
    assert (ears.opened, ears.loaded, ears.started) == (0, [], [])
    player.frame(FRAME)
    assert ears.opened == 1


def test_with_both_volumes_off_no_sound_card_is_asked_for() -> None:
    ears = Ears()
    player = ready(ears, 0, 0)
    player.tell(GAINED, 0)
    player.frame(FRAME)
    assert ears.opened == 0
    player.mood(Mood("title"))
    player.volumes(0, 20)
    player.play("button")
    player.frame(FRAME)
    assert (ears.opened, ears.started, ears.played) == (1, [], [gain(20)])


def test_whose_turn_it_is_is_heard() -> None:
    own, rival = heard(ev.TurnBegan(0, 2), 0), heard(ev.TurnBegan(1, 2), 0)
    assert own is not None
    assert rival is not None
    assert (own.cue, rival.cue) == ("turn", "rival")
    over = heard(ev.PhaseBegan(0, "discard"), 0)
    assert over is not None
    assert over.cue == "done"
    assert heard(ev.PhaseBegan(1, "discard"), 0) is None


@pytest.mark.parametrize(
    "event",
    [
        ev.KidRecruited(1, "bug", "yard", 0),
        ev.CardToLookout(1, "bug", "yard", 0),
        ev.CardTrashed(1, "bug", "yard", 0),
    ],
)
def test_a_kid_that_leaves_my_yard_is_heard_as_loud_as_what_i_do(event: ev.Event) -> None:
    told = heard(event, 0)
    assert told is not None
    assert (told.cue, told.loud) == ("taken", 1.0)
    # Others hear what the rival does.
    for viewer in (1, 2):
        told = heard(event, viewer)
        assert told is not None
        assert told.cue != "taken"


def test_one_sound_a_frame_and_the_one_that_matters() -> None:
    ears = Ears()
    player = ready(ears)
    player.play("button")
    player.tell(DRAWN, 0)
    player.tell(ev.FortAdvanced(1, 2), 0)
    player.tell(GAINED, 0)
    player.frame(FRAME)
    player.frame(FRAME)
    assert cues(ears) == ["fort"]


def test_the_same_is_not_heard_twice_within_the_gap() -> None:
    ears = Ears()
    player = ready(ears)
    for _ in range(12):
        player.tell(DRAWN, 0)
        player.frame(GAP / 4)
    assert len(ears.started) == 3
    # What else happens meanwhile is heard.
    player.tell(DRAWN, 0)
    player.tell(DRAWN, 0)
    player.play("button")
    player.frame(GAP / 4)
    player.tell(DRAWN, 0)
    player.play("button")
    player.frame(GAP / 4)
    assert cues(ears)[3:] == ["draw", "button"]


@pytest.mark.parametrize("chance", [0.0, 0.5, 0.99])
def test_a_variant_is_not_repeated(chance: float) -> None:
    ears = Ears()
    player = Player(ears, Path("sounds"), lambda: chance)
    player.volumes(50, 0)
    for _ in range(30):
        player.play("card")
        player.frame(0.1)
    assert len(ears.started) > 20
    assert all(a != b for a, b in zip(ears.started, ears.started[1:], strict=False))


def test_a_broken_file_is_left_out_and_not_asked_for_again() -> None:
    ears = Ears(broken=("card-1", "card-2", "fort"))
    player = ready(ears)
    for _ in range(120):
        player.play("fort")
        player.frame(0.1)
        player.play("card")
        player.frame(0.1)
        player.frame(0.1)
    assert set(ears.started) == {"card-3"}
    files = 3 * len(CUES) + sum(CALLS.values())
    assert len(ears.loaded) == len(set(ears.loaded)) == files


def test_without_a_sound_card_nothing_more_is_asked() -> None:
    ears = Ears(card=False)
    player = ready(ears)
    player.tell(GAINED, 0)
    player.frame(FRAME)
    player.volumes(80, 80)
    player.close()
    assert (ears.opened, ears.loaded, ears.started, ears.played, ears.closed) == (1, [], [], [], 0)


def test_a_sound_card_that_comes_later_is_used() -> None:
    ears = Ears(card=False)
    player = ready(ears)
    player.frame(14.0)
    assert ears.opened == 1, "to try takes time, so that it is done now and then"
    ears.card = True
    player.frame(2.0)
    player.play("card")
    player.frame(FRAME)
    assert (ears.opened, cues(ears), ears.pieces) == (2, ["card"], ["afternoon"])


def test_when_the_sound_card_goes_another_one_is_used() -> None:
    ears = Ears()
    player = ready(ears)
    player.play("card")
    player.frame(FRAME)
    before = len(ears.loaded)
    player.frame(1.0)
    player.lose()
    player.play("card")
    player.frame(FRAME)
    assert (ears.opened, ears.closed) == (2, 1)
    assert cues(ears) == ["card", "card"]
    assert set(ears.loaded[before + 1 :]) & set(ears.loaded[:before]), "effects are read for it"


def test_a_sound_card_that_comes_back_is_used() -> None:
    ears = Ears()
    player = ready(ears)
    ears.card = False
    player.lose()
    player.frame(FRAME)
    player.lose()
    player.play("card")
    player.frame(1.0)
    assert (ears.opened, ears.closed, cues(ears)) == (2, 1, []), "there is none: silence"
    ears.card = True
    player.frame(16.0)
    player.play("card")
    player.frame(FRAME)
    assert (ears.opened, cues(ears)) == (3, ["card"])
    player.close()
    player.lose()
    player.frame(16.0)
    assert (ears.opened, ears.closed) == (3, 2), "after the end none is opened"


def test_volumes_are_apart_and_live() -> None:
    ears = Ears()
    player = ready(ears, 100, 10)
    player.play("card")
    player.frame(FRAME)
    player.volumes(20, 10)
    player.play("trash")
    player.frame(FRAME)
    player.volumes(20, 0)
    player.frame(FRAME)
    assert ears.loud == [1.0, gain(20)]
    assert ears.played == [gain(10), 0.0]
    assert gain(0) == 0
    assert gain(30) < 0.3


# The program.


def program(ears: Ears, store: SettingsFile | None = None, speed: float = 0) -> tuple[Pilot, App]:
    app = App(SIZE, speed=speed, store=store, audio=Player(ears, Path("sounds"), lambda: 0.0))
    return Pilot(app, HeadlessDriver(SIZE)), app


def test_a_game_without_animations_is_no_flood() -> None:
    ears = Ears()
    _, app = program(ears)
    app.games.start(SEATS, "basic", 5)
    for _ in range(40):
        table = app.screen
        assert isinstance(table, TableScreen)
        if table.decision is not None:
            table.model.make(table.decision.moves[0])
        before = len(ears.started)
        app.frame([], FRAME)
        assert len(ears.started) <= before + 1
    assert len(ears.started) > 3


def test_a_refused_move_says_so() -> None:
    ears = Ears()
    pilot, app = program(ears)
    app.games.start(SEATS, "basic", 5)
    pilot.wait(0.5)
    table = app.screen
    assert isinstance(table, TableScreen)
    ears.started.clear()
    table.touch(ParkCard("nobody"))
    pilot.wait(0.1)
    assert cues(ears) == ["refuse"]


def test_buttons_click() -> None:
    ears = Ears()
    pilot, _ = program(ears)
    pilot.wait(0.2)
    pilot.click("settings")
    pilot.wait(0.2)
    pilot.press("tab")
    pilot.press("enter")
    assert cues(ears) == ["button", "button"]


def test_m_mutes_and_brings_back(tmp_path: Path) -> None:
    store = SettingsFile(tmp_path / "settings.json")
    store.change(effects_volume=70, music_volume=10)
    ears = Ears()
    pilot, app = program(ears, store)
    pilot.wait(0.2)
    pilot.click("settings")
    pilot.press("m")
    pilot.wait(FRAME)
    assert (app.settings.effects_volume, app.settings.music_volume) == (0, 0)
    assert pilot.node("music_volume").label == "Music: off"
    assert ears.played[-1] == 0
    pilot.press("m")
    assert (app.settings.effects_volume, app.settings.music_volume) == (70, 10)
    # Whoever starts in silence gets the usual volumes.
    store.change(effects_volume=0, music_volume=0)
    pilot, app = program(Ears(), SettingsFile(tmp_path / "settings.json"))
    pilot.press("M")
    assert app.settings.music_volume == Settings().music_volume


def test_an_m_in_a_name_does_not_mute() -> None:
    pilot, app = program(Ears())
    pilot.click("new game")
    pilot.click("name 0")
    pilot.type("mM")
    assert pilot.node("name 0").label.endswith("mM")
    assert app.settings.effects_volume > 0


def test_a_slider_is_heard_while_it_moves() -> None:
    ears = Ears()
    pilot, app = program(ears)
    pilot.wait(0.2)
    pilot.click("settings")
    pilot.wait(0.5)
    assert isinstance(app.screen, SettingsScreen)
    ears.started.clear()
    before = app.settings.music_volume
    slider = pilot.node("music_volume")
    at = slider.area.center
    pilot.down(at)
    assert ears.played[-1] > gain(before)
    assert app.settings.music_volume == before
    pilot.up(at)
    pilot.down(pilot.node("effects_volume").area.center)
    pilot.up(pilot.node("effects_volume").area.center)
    pilot.wait(0.1)
    assert cues(ears) == ["toys"]
    assert app.settings.music_volume > before


def test_the_program_hears_that_the_device_has_gone() -> None:
    ears = Ears()
    pilot, app = program(ears)
    pilot.wait(0.2)
    app.frame([Unplugged()], FRAME)
    app.frame([], FRAME)
    assert (ears.opened, ears.closed) == (2, 1)


# The mixer itself, with a sound card that nobody hears.


def test_the_mixer_plays_a_few_voices_and_survives_broken_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer()
    assert mixer.open()
    broken, missing = tmp_path / "broken.ogg", tmp_path / "missing.ogg"
    broken.write_bytes(b"OggS, but no sound")
    assert not mixer.load(broken)
    assert not mixer.load(missing)
    mixer.start(missing, 1.0)
    mixer.music(missing, 0.5)
    mixer.music(broken, 0.5)
    player = Player(mixer)
    player.mood(Mood("evening"))
    player.volumes(50, 50)
    for _ in range(4):
        player.frame(FRAME)
    for cue in CUES[: VOICES + 3]:
        player.play(cue)
        player.frame(FRAME)
    assert pygame.mixer.get_num_channels() == VOICES
    assert pygame.mixer.get_busy()
    assert pygame.mixer.music.get_busy()
    player.volumes(50, 0)
    player.close()
    assert pygame.mixer.get_init() is None
    # Gone for good: nothing is heard, nothing fails.
    mixer.start(broken, 1.0)
    mixer.music(broken, 0.0)


def test_no_sound_card_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is none")
    assert not Mixer().open()
    assert capfd.readouterr() == ("", "")


def test_the_mixer_plays_on_after_its_device_was_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    player = Player(Mixer())
    player.mood(Mood("title"))
    player.volumes(50, 50)
    for _ in range(3):
        for _ in range(5):
            player.frame(FRAME)
            player.play("card")
        assert pygame.mixer.music.get_busy()
        assert pygame.mixer.get_busy()
        player.lose()
    player.close()
    assert pygame.mixer.get_init() is None
