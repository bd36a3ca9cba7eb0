"""The line of text, and the slider: by keys, by pointer, in any script."""

import pygame
import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, Still
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.toolkit import clipboard
from fort_desktop.ui.toolkit.entry import Entry, digit
from fort_desktop.ui.toolkit.slider import Slider

SIZE = (600, 300)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def entry(told: list[str]) -> Entry:
    return Entry(Box(20, 20, 300, 60), 1.0, "Maja", "name", told.append, hint="Bo", longest=6)


@pytest.fixture
def pilot(entry: Entry) -> Pilot:
    scene = Scene(SIZE)
    scene.root.add(entry)
    after = Node(Box(20, 200, 100, 50), key="after")
    after.clicked = lambda: None
    scene.root.add(after)
    return Pilot(Still(scene), HeadlessDriver(SIZE))


def test_letters_of_all_scripts(pilot: Pilot, entry: Entry, told: list[str]) -> None:
    pilot.type("x")
    assert entry.text == "Maja"
    pilot.press("tab")
    pilot.press("ctrl backspace")
    pilot.type("żя š")
    assert entry.text == "żя š"
    assert told == ["", "ż", "żя", "żя ", "żя š"]
    pilot.type("abcdef")
    assert entry.text == "żя šab"


def test_editing(pilot: Pilot, entry: Entry) -> None:
    pilot.press("tab")
    for key in ("home", "delete", "right", "backspace"):
        pilot.press(key)
    assert (entry.text, entry.caret) == ("ja", 0)
    pilot.type("A")
    pilot.press("end")
    pilot.press("backspace")
    assert (entry.text, entry.caret) == ("Aj", 2)


def pressed(entry: Entry, *names: str) -> tuple[str, int, str]:
    """The text, the caret, and what is selected after some keys."""
    assert entry.keyed is not None
    for name in names:
        assert entry.keyed(name)
    return entry.text, entry.caret, entry.selected


@pytest.fixture
def long() -> Entry:
    text = "ab  cde f"
    return Entry(Box(0, 0, 300, 60), 1.0, text, "name", lambda text: None, longest=10)


@pytest.mark.parametrize(
    ("keys", "after"),
    [
        (("ctrl left",), ("ab  cde f", 8, "")),
        (("ctrl left", "ctrl left"), ("ab  cde f", 4, "")),
        (("ctrl left",) * 5, ("ab  cde f", 0, "")),
        (("home", "ctrl right", "ctrl right"), ("ab  cde f", 7, "")),
        (("home", *("ctrl right",) * 5), ("ab  cde f", 9, "")),
        (("ctrl backspace",), ("ab  cde ", 8, "")),
        (("ctrl backspace", "ctrl backspace"), ("ab  ", 4, "")),
        (("home", "ctrl delete"), ("  cde f", 0, "")),
        (("shift left", "shift left"), ("ab  cde f", 7, " f")),
        (("shift left", "shift right"), ("ab  cde f", 9, "")),
        (("shift home",), ("ab  cde f", 0, "ab  cde f")),
        (("home", "shift end", "right"), ("ab  cde f", 9, "")),
        (("ctrl shift left", "ctrl shift left", "left"), ("ab  cde f", 4, "")),
        (("ctrl shift left", "ctrl shift left", "delete"), ("ab  ", 4, "")),
        (("ctrl a",), ("ab  cde f", 9, "ab  cde f")),
        (("ctrl a", "left"), ("ab  cde f", 0, "")),
        (("ctrl a", "end"), ("ab  cde f", 9, "")),
        (("ctrl a", "backspace"), ("", 0, "")),
        (("ctrl a", "ctrl backspace"), ("", 0, "")),
    ],
)
def test_words_and_selections(
    long: Entry, keys: tuple[str, ...], after: tuple[str, int, str]
) -> None:
    assert pressed(long, *keys) == after


def test_what_is_typed_or_pasted_takes_the_place_of_what_is_selected(long: Entry) -> None:
    assert long.typed is not None
    pressed(long, "ctrl a")
    long.typed("żółw")
    assert (long.text, long.caret) == ("żółw", 4)
    pressed(long, "shift left", "shift left")
    long.typed("1234567890")
    assert long.text == "żó12345678", "there is room for as many as fit then"


def test_copying_takes_what_is_selected(long: Entry, pilot: Pilot) -> None:
    pygame.display.init()
    pressed(long, "ctrl shift left", "ctrl shift left", "ctrl c")
    assert clipboard.paste() == "cde f"
    assert pressed(long, "ctrl x") == ("ab  ", 4, "")
    assert pressed(long, "ctrl v", "ctrl a", "ctrl x") == ("", 0, "")
    assert clipboard.paste() == "ab  cde f"


def test_a_selection_is_seen_while_the_field_has_the_focus(pilot: Pilot, entry: Entry) -> None:
    pilot.press("tab")

    def pixels() -> bytes:
        assert entry.image is not None
        return pygame.image.tobytes(entry.image, "RGB")

    bare = pixels()
    pilot.press("ctrl a")
    assert pixels() != bare, "though the caret is where it was"
    pilot.press("right")
    assert pixels() == bare
    pilot.press("ctrl a")
    pilot.press("tab")
    pilot.press("shift tab")
    assert entry.selected == ""


def test_escape_brings_back_and_then_leaves(pilot: Pilot, entry: Entry, told: list[str]) -> None:
    left: list[str] = []
    pilot.scene.focus.keys["escape"] = lambda: left.append("left")
    pilot.press("tab")
    pilot.type("!")
    pilot.press("escape")
    assert (entry.text, told[-1], left) == ("Maja", "Maja", [])
    pilot.press("escape")
    assert left == ["left"]


def test_copy_cut_and_paste(pilot: Pilot, entry: Entry, told: list[str]) -> None:
    pygame.display.init()
    pilot.press("tab")
    for key in ("ctrl c", "home", "ctrl v"):
        pilot.press(key)
    assert (entry.text, entry.caret, told) == ("MaMaja", 2, ["MaMaja"])
    pilot.press("ctrl x")
    assert entry.text == ""
    clipboard.copy("żя\n42")
    pilot.press("ctrl v")
    assert entry.text == "żя42"


def test_without_a_clipboard_nothing_happens(
    pilot: Pilot, entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: str) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    monkeypatch.setattr(pygame.scrap, "get_text", none)
    pilot.press("tab")
    for key in ("ctrl c", "ctrl v"):
        pilot.press(key)
    assert entry.text == "Maja"


def test_digits_only_are_pasted(told: list[str]) -> None:
    pygame.display.init()
    only = Entry(Box(0, 0, 300, 60), 1.0, "", "deal", told.append, allowed=digit)
    clipboard.copy("deal 4711")
    assert only.keyed is not None
    only.keyed("ctrl v")
    assert only.text == "4711"


def test_enter_goes_on_and_space_is_a_letter(pilot: Pilot, entry: Entry) -> None:
    pilot.press("tab")
    pilot.type(" ")
    assert entry.text == "Maja "
    pilot.press("enter")
    focus = pilot.scene.focus.node
    assert focus is not None
    assert focus.name == "after"


def test_typing_is_no_shortcut(pilot: Pilot, entry: Entry) -> None:
    pressed: list[str] = []
    for key in ("j", "space", "backspace"):
        pilot.scene.focus.keys[key] = lambda: pressed.append("shortcut")
    pilot.press("tab")
    pilot.press("home")
    pilot.press("backspace")
    pilot.type("j ")
    assert (entry.text, pressed) == ("j Maja", [])


def test_done_is_told_when_the_focus_goes_but_not_when_all_is_laid_out_anew() -> None:
    told: list[str] = []
    scene = Scene(SIZE)
    pilot = Pilot(Still(scene), HeadlessDriver(SIZE))
    for text in ("a", "b"):
        entry = Entry(Box(0, 0, 200, 60), 1.0, "", "n", lambda text: None, done=told.append)
        scene.root.add(entry)
        pilot.press("tab")
        pilot.type(text)
        if text == "a":
            scene.clear()
            assert told == []
        else:
            pilot.click(Point(400, 200))
            assert told == ["b"]
            pilot.click(entry)
            pilot.click(Point(400, 200))
            assert told == ["b"]


def test_a_click_brings_the_caret(pilot: Pilot, entry: Entry) -> None:
    pilot.click(Point(22, 50))
    assert entry.caret == 0
    pilot.click(Point(310, 50))
    assert entry.caret == 4
    middles = []
    for x in range(22, 200, 4):
        pilot.click(Point(x, 50))
        middles.append(entry.caret)
    assert middles == sorted(middles)
    assert set(middles) == {0, 1, 2, 3, 4}


def test_only_what_is_allowed() -> None:
    entry = Entry(Box(0, 0, 200, 60), 1.0, "7", "deal", lambda text: None, allowed=digit)
    scene = Scene(SIZE)
    scene.root.add(entry)
    pilot = Pilot(Still(scene), HeadlessDriver(SIZE))
    pilot.press("tab")
    pilot.type("1a-2٣")
    assert entry.text == "712"


def test_a_long_text_stays_inside() -> None:
    entry = Entry(Box(0, 0, 120, 60), 1.0, "W" * 16, "name", lambda text: None)
    entry.focused and entry.focused(True)
    assert entry.image is not None
    assert entry.image.get_size() == (120, 60)
    assert entry._caret_x(16) < 120


def test_a_slider_tells_once_it_is_let_go() -> None:
    told: list[int] = []
    slider = Slider(Box(0, 0, 400, 60), 1.0, "music", "Music", 30, told.append)
    scene = Scene(SIZE)
    scene.root.add(slider)
    pilot = Pilot(Still(scene), HeadlessDriver(SIZE))
    pilot.drag(Point(100, 30), Point(900, 30), end="hold")
    assert (slider.value, told) == (100, [])
    pilot.up(Point(900, 30))
    assert told == [100]
    pilot.press("tab")
    pilot.press("left")
    pilot.press("home")
    assert told == [100, 95, 0]
    assert slider.label == "Music: off"
