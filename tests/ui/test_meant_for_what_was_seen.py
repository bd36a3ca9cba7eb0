"""A press is for what the person saw, also where the program changes the screen by itself."""

import pytest

from fort_desktop.scene.events import Input, Key, Placed, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.under import SEEN
from fort_desktop.ui.i18n.i18n import Language
from fort_desktop.ui.table.hotseat_controller import UNUSED
from fort_desktop.ui.table.situation import AnswerPads
from tests.inside import game_of
from tests.ui.sitting import FRAME, Sitting

THREE = ("human", "human", "human")
SIZES = ((640, 360), (1024, 768), (1280, 720), (1920, 1080))
LANGUAGES: tuple[Language, ...] = ("pl", "ru", "cs", "pt_BR", "en")


def asked_by_pads() -> Sitting:
    """Three persons at one screen; the pads ask one of them."""
    sitting = Sitting(THREE)
    sitting.until(lambda: isinstance(sitting.table.model.situation, AnswerPads))
    return sitting


def looks(sitting: Sitting) -> None:
    """Whoever is asked looks at the own hand."""
    sitting.pilot.click(f"pad:{sitting.table.model.asked}:look")
    sitting.pilot.click("take_over")


def moves(sitting: Sitting) -> int:
    return len(game_of(sitting.session).acts)


def press(at: Point) -> list[Input]:
    return [Pointer("down", at, 1), Pointer("up", at, 1)]


def covers_itself(sitting: Sitting, at: Point) -> None:
    """The pointer rests there until nobody has pressed anything for long."""
    sitting.pilot.move(at)
    for _ in range(round(2 * UNUSED / FRAME)):
        if sitting.table.model.stand.where != "private":
            return
        sitting.app.frame([], FRAME)
    raise AssertionError("the hand lies open for ever")


@pytest.mark.parametrize("seen", [0.0, 0.2, SEEN - 2 * FRAME])
def test_a_press_on_cover_answers_nothing_once_the_hand_has_covered_itself(seen: float) -> None:
    """Wherever on the bar *Cover* was, and whatever has come there meanwhile."""
    sitting = asked_by_pads()
    nobody = sitting.pilot.node("nobody").area.center
    looks(sitting)
    for at in (sitting.pilot.node("cover").area.center, nobody):
        if isinstance(sitting.table.model.situation, AnswerPads):
            looks(sitting)
        covers_itself(sitting, at)
        assert sitting.sees("nobody")
        before = moves(sitting)
        sitting.app.frame([], FRAME)
        sitting.frames(seen)
        sitting.app.frame(press(at), FRAME)
        sitting.frames(1.0)
        assert moves(sitting) == before
        assert isinstance(sitting.table.model.situation, AnswerPads)
    sitting.app.frame(press(nobody), FRAME)
    sitting.pilot.settle()
    assert moves(sitting) > before, "it was seen for long enough"


def test_own_keys_do_not_answer_what_has_come_by_itself() -> None:
    """A key that agrees to take back does not do so while it still was to answer."""
    sitting = asked_by_pads()
    looks(sitting)
    model = sitting.table.model
    seat = model.stand.seat
    own = [Placed(key) for key in model.keys[seat]]
    covers_itself(sitting, Point(5, 5))
    before = moves(sitting)
    for seconds in (0.0, 0.2, 0.1):
        sitting.frames(seconds)
        sitting.app.frame([own[2]], FRAME)
        assert moves(sitting) == before
    sitting.frames(SEEN)
    sitting.app.frame([own[2]], FRAME)
    assert moves(sitting) > before


def test_a_message_that_comes_by_itself_is_not_closed_unread() -> None:
    sitting = Sitting()
    sitting.frames(1.0)
    table = sitting.table
    sitting.app.tell(lambda: "A file was added.")
    sitting.app.frame([], FRAME)
    for event in (Key("escape"), Key("enter"), Key("space")):
        sitting.app.frame([event], 0.0)
        assert table.notes
        assert sitting.app.screen is table
    sitting.frames(SEEN)
    sitting.app.frame([Key("escape")], FRAME)
    assert not table.notes


def buttons(sitting: Sitting) -> dict[str, Box]:
    """All that can be pressed in and below the bar, and is no thing on the table."""
    names = ("cover", "wait", "undo", "redo", "hint")
    found = sitting.pilot.nodes(lambda n: n.name.startswith("button:") or n.name in names)
    return {node.name: node.area for node in found if node.clicked is not None}


def test_nobody_follows_lies_where_no_other_button_lay() -> None:
    """Neither *Cover* nor any answer of the views before, in every window and language."""
    sitting = asked_by_pads()
    places: dict[tuple[Language, tuple[int, int]], Box] = {}
    for language in LANGUAGES:
        sitting.app.change(language=language)
        for size in SIZES:
            sitting.pilot.resize(*size)
            places[language, size] = sitting.pilot.node("nobody").area
    looks(sitting)
    for (language, size), nobody in places.items():
        sitting.app.change(language=language)
        sitting.pilot.resize(*size)
        found = buttons(sitting)
        assert "cover" in found
        for name, other in found.items():
            apart = nobody.right < other.x or other.right < nobody.x or other.y > nobody.bottom
            assert apart, (name, language, size, nobody, other)
