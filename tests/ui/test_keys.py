"""Actions and their keys: what is pressed, what it means, and how that is changed."""

from pathlib import Path
from typing import get_args

import pygame
import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key, Pad
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.translate import translate
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.keys.actions import ACTIONS, GROUPS, NONE, Keys, PadButton, Pads
from fort_desktop.ui.keys.keymap import Keymap, may_be_key, rebound
from fort_desktop.ui.keys.words import action_words, key_words
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.screens.keys import KeysScreen
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.table import rule_links
from fort_desktop.ui.table.panels.tooltip import said as panel_words
from fort_desktop.ui.table.things import RivalBoard, Thing
from fort_desktop.ui.toolkit.key_cap import key_cap
from tests.ui.sitting import Sitting

USUAL = Keymap(Keys(), Pads())


def test_every_action_has_a_key_words_and_a_row() -> None:
    assert Keys.__struct_fields__ == ACTIONS
    assert set(Pads.__struct_fields__) <= set(ACTIONS)
    shown = [action for group in GROUPS for action in group.actions]
    assert sorted(shown) == sorted(ACTIONS)
    assert len({action_words(action) for action in ACTIONS}) == len(ACTIONS)
    for name in get_args(PadButton):
        assert name == NONE or pad_sign(name, 40).get_size() == (40, 40)


def test_what_is_pressed_is_an_action_or_what_the_scene_knows() -> None:
    assert USUAL.read(Key("Z")) == "undo"
    assert USUAL.read(Key("ctrl z")) == "undo"
    assert USUAL.read(Key("p")) == Key("escape")
    assert USUAL.read(Key("space")) == Key("space")
    assert USUAL.read(Key("page up")) == Key("page up")
    assert USUAL.read(Pad("a")) == Key("enter")
    assert USUAL.read(Pad("b")) == "decline"
    assert USUAL.read(Pad("rb")) == Key("tab")


def test_who_types_types() -> None:
    for name in ("z", "7", "space", "left", "escape"):
        assert USUAL.read(Key(name), typing=True) == Key(name)
    assert USUAL.read(Key("f11"), typing=True) == "full_screen"
    assert USUAL.read(Pad("a"), typing=True) == Key("enter")


def test_a_russian_keyboard_has_the_same_shortcuts() -> None:
    def pressed(code: int, typed: str, place: int) -> object:
        event = pygame.event.Event(pygame.KEYDOWN, key=code, unicode=typed, scancode=place, mod=0)
        found = translate(event)
        assert found is not None
        return USUAL.read(found)

    assert pressed(0x44F, "я", pygame.KSCAN_Z) == "undo"
    assert pressed(0x434, "д", pygame.KSCAN_L) == "log"
    assert pressed(0x442, "т", pygame.KSCAN_N) == "decline"


def test_two_actions_change_places_and_none_is_lost() -> None:
    keys, other = rebound(Keys(), "hint", "z")
    assert (keys.hint, keys.undo, other) == ("z", "h", "undo")
    keys, other = rebound(keys, "hint", "j")
    assert (keys.hint, other) == ("j", None)
    changed = Keymap(keys, rebound(Pads(), "undo", "a")[0])
    assert changed.read(Key("z")) is None, "its old meaning is gone"
    assert changed.read(Key("h")) == "undo"
    assert changed.read(Pad("a")) == "undo"
    assert changed.read(Pad("x")) == Key("enter")


@pytest.mark.parametrize("name", ["enter", "escape", "tab", "left", "page up", "ctrl j", "none"])
def test_some_keys_stay_what_they_are(name: str) -> None:
    assert not may_be_key(name)


@pytest.mark.parametrize("name", ["j", "ж", "7", "+", "f5", "space"])
def test_others_may_be_anything(name: str) -> None:
    assert may_be_key(name)


def test_answers_and_rivals_are_numbered_as_their_keys_are() -> None:
    numbered = {action: action[-1] for action in ACTIONS if action[-1].isdigit()}
    assert len(numbered) == 12
    for action, number in numbered.items():
        assert [word for word in action_words(action).split() if word.isdigit()] == [number]


def test_keys_in_words() -> None:
    words = [
        key_words(name)
        for name in ("escape", "z", "ctrl shift z", "f11", "+", "ж", "none", "page up")
    ]
    assert words == ["Esc", "Z", "Ctrl+Shift+Z", "F11", "+", "Ж", "no key", "Page up"]


def test_keys_in_words_on_a_mac() -> None:
    names = ("ctrl shift z", "alt enter", "ctrl left", "f11")
    words = [key_words(name, "darwin") for name in names]
    assert words == ["Cmd+Shift+Z", "Option+Enter", "Cmd+Left", "F11"]
    assert [key_words(name, "win32") for name in names[:2]] == ["Ctrl+Shift+Z", "Alt+Enter"]


# The page of the settings.


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_widest_key_has_room_in_the_smallest_window(language: str) -> None:
    i18n.set_language(language)
    try:
        pilot, app = opened((1024, 768))
        assert isinstance(app.screen, KeysScreen)
        caps = [key_cap(key_words(name), app.screen.unit, 38) for name in ("space", "f11")]
        assert max(cap.get_width() for cap in caps) <= pilot.node("key confirm").box.w
    finally:
        i18n.set_language("en")


def opened(size: tuple[int, int] = (1280, 720), data: Path | None = None) -> tuple[Pilot, App]:
    store = SettingsFile(data / "settings.json") if data is not None else None
    app = App(size, speed=0, store=store)
    pilot = Pilot(app, HeadlessDriver(size))
    pilot.click("settings")
    pilot.click("keys")
    assert isinstance(app.screen, KeysScreen)
    return pilot, app


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1024, 768)])
def test_the_keys_are_never_scrolled_sideways(size: tuple[int, int]) -> None:
    pilot, _ = opened(size)
    assert not pilot.scene.view.scrolls[0]


def said(app: App) -> str:
    assert isinstance(app.screen, KeysScreen)
    return app.screen.said


def test_a_key_is_changed_and_kept_and_used_at_once(tmp_path: Path) -> None:
    pilot, app = opened(data=tmp_path)
    pilot.click("group 3")
    pilot.click("key mute")
    pilot.press("j")
    assert SettingsFile(tmp_path / "settings.json").settings.keys == Keys(mute="j")
    pilot.press("m")
    assert app.settings.music_volume == 30
    pilot.press("j")
    assert app.settings.music_volume == 0


def test_a_conflict_is_told() -> None:
    pilot, app = opened()
    pilot.click("key hint")
    pilot.press("z")
    assert (
        said(app)
        == "It was already in use, so these two actions have been swapped: Ask the expert, Undo."
    )
    assert (app.settings.keys.hint, app.settings.keys.undo) == ("z", "h")
    pilot.click("shows pad")
    assert said(app) == "Click a button to change it."
    pilot.click("group 3")
    pilot.click("pad menu")
    pilot.pad("y")
    assert (app.settings.pads.menu, app.settings.pads.explain) == ("y", "start")
    pilot.click("reset")
    assert (app.settings.keys, app.settings.pads) == (Keys(), Pads())


def test_a_key_that_always_does_the_same_is_refused_and_another_one_awaited() -> None:
    pilot, app = opened()
    pilot.click("key hint")
    pilot.press("enter")
    assert said(app) == "Enter always means “Select”. Press another key."
    pilot.press("page up")
    assert "cannot be used" in said(app)
    pilot.press("f5")
    assert app.settings.keys.hint == "f5"


def test_escape_and_a_click_end_the_waiting_and_change_nothing() -> None:
    pilot, app = opened()
    pilot.click("key hint")
    pilot.press("escape")
    assert isinstance(app.screen, KeysScreen)
    pilot.press("j")
    pilot.click("key hint")
    pilot.click("key undo")
    assert app.screen.waiting == ("undo", "key")
    pilot.press("escape")
    pilot.click("key undo")
    pilot.pad("b")
    assert app.screen.waiting is None
    assert app.settings.keys == Keys()
    pilot.press("escape")
    assert isinstance(app.screen, SettingsScreen)


def test_a_keyboard_alone_can_change_a_key() -> None:
    pilot, app = opened()
    for wanted in ("group 1", "key log"):
        focus_on(pilot, app, wanted)
        pilot.press("enter")
    pilot.press("q")
    assert app.settings.keys.log == "q"


def focus_on(pilot: Pilot, app: App, wanted: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(100):
        pilot.press("tab")
        node = app.screen.scene.focus.node
        if node is not None and node.name == wanted:
            return


# The same at the table.


def test_digits_answer_and_n_declines() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    names = [node.name for node in sitting.table.keys.answers()]
    hand = list(sitting.table.model.shown.own.hand)
    sitting.pilot.press("2")
    (played,) = set(hand) - set(sitting.table.model.shown.own.hand)
    assert names[1] == f"hand:{sitting.session.catalog.kid[played].id}"
    sitting.pilot.press("z")
    assert list(sitting.table.model.shown.own.hand) == hand
    sitting.pilot.press("9")
    assert sitting.asked == "play", "there is no ninth answer"
    sitting.pilot.press("n")
    assert sitting.asked == "recruit"


def test_n_never_leaves_the_table_and_never_opens_the_menu() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "recruit")
    table, at = sitting.table, sitting.session.at
    assert not table.keys.declines()
    sitting.pilot.press("n")
    sitting.pilot.pad("b")
    assert (sitting.app.screen, sitting.session.at) == (table, at)
    sitting.pilot.press("d")
    assert sitting.sees("sheet")
    sitting.pilot.pad("b")
    assert not sitting.sees("sheet"), "it goes back where there is something to close"


def test_looking_around_by_key() -> None:
    sitting = Sitting(("human", "easy", "easy"))
    sitting.until(lambda: sitting.table.model.shown.round > 1 and sitting.asked == "play")
    focus = sitting.table.scene.focus
    for key, seat in (("f2", 1), ("f3", 2)):
        sitting.pilot.press(key)
        assert focus.node is not None
        assert focus.node.key == RivalBoard(seat)
        assert sitting.table.model.state.peeked == seat, "the band in the focus opens"
    sitting.pilot.press("l")
    assert focus.node is not None
    assert focus.node.name.startswith("log:")
    told = explained(sitting, focus.node)
    assert focus.node.label in told, "the line itself, beside what it is about"


def explained(sitting: Sitting, node: Node) -> str:
    """What I tells of the thing in the focus; the same key closes it again."""
    thing = node.key
    assert isinstance(thing, Thing)
    found = rule_links.explained(sitting.table, thing)
    assert found is not None
    sitting.pilot.press("i")
    assert sitting.table.tooltips.kept
    label = sitting.pilot.node("explain").label
    assert label == panel_words(found)
    sitting.pilot.press("i")
    assert not sitting.table.tooltips.kept
    return label


def test_a_kid_is_explained_in_words() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    sitting.pilot.press("tab")
    node = sitting.table.scene.focus.node
    assert node is not None
    assert node is sitting.table.keys.answers()[0], "first what can be used"
    words = explained(sitting, node)
    assert words.startswith(f"{node.label}\n")
    assert len(words.splitlines()) >= 3


def test_the_focus_goes_to_the_first_answer_of_each_question_once_keys_are_used() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    sitting.pilot.press("1")
    node = sitting.table.scene.focus.node
    assert node is not None
    assert node is sitting.table.keys.first()


def test_signs_of_buttons_are_there_as_long_as_a_gamepad_is_used() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    assert not sitting.sees("badge")
    sitting.pilot.pad("rb")
    assert sitting.sees("badge")
    sitting.pilot.stick(0.1, 0.1)
    sitting.pilot.press("tab")
    assert not sitting.sees("badge"), "a stick that trembles is not used"


def test_each_button_has_one_sign_of_the_gamepad_however_often_the_table_is_laid_out() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    sitting.answer("hand:")
    sitting.pilot.pad("rb")
    for _ in range(2):
        sitting.table.rebuild()
        badges = sitting.pilot.nodes(lambda node: node.name == "badge")
        marked = [node.parent.name for node in badges if node.parent is not None]
        assert len(marked) == len(set(marked))
        assert "undo" in marked, "also where taking back is offered in words"
