"""A press that was meant for one question never answers the next."""

import pytest

from fort_desktop.rules.model.moves import SKIP
from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.under import SEEN
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.host.presses import AGAIN, QUICK, Presses
from tests.inside import game_of
from tests.ui.sitting import FRAME, Sitting

HERE, THERE = Point(100, 100), Point(400, 100)
FOUR = ("human", "easy", "easy", "easy")


def press(at: Point) -> Input:
    return Pointer("down", at, 1)


def meant(*story: Input | float | str) -> list[bool]:
    """Presses, times between them, and "opens" for a question that opens; which were meant."""
    presses, found = Presses(), []
    for part in story:
        if isinstance(part, float):
            presses.advance(part)
        elif isinstance(part, str):
            presses.opened()
        else:
            found.append(presses.meant(part))
    return found


def test_who_is_in_no_hurry_is_always_meant() -> None:
    assert meant("opens", press(HERE)) == [True], "where the pointer presses, places are asked"
    assert meant(press(HERE), QUICK, "opens", press(HERE)) == [True, True]
    assert meant(press(HERE), "opens", press(THERE)) == [True, True]
    assert meant(press(HERE), "opens", 0.0, AGAIN, press(HERE)) == [True, True]


def test_a_press_in_a_hurry_is_not_meant_for_what_is_new() -> None:
    assert meant(press(HERE), "opens", 0.3, press(HERE)) == [True, False], "a series of clicks"
    assert meant(press(HERE), 0.3, "opens", press(HERE), 0.3, press(HERE)) == [True, False, False]


def test_keys_are_meant_for_what_has_been_drawn_for_a_moment() -> None:
    enter, escape, tab = Key("enter"), Key("escape"), Key("tab")
    assert meant("opens", enter) == [False], "in no hurry at all"
    assert meant("opens", 0.1, SEEN - 0.01, enter) == [False], "it was drawn after the first frame"
    assert meant("opens", 0.1, SEEN, enter) == [True]
    assert meant(enter, 0.1, "opens", 0.1, SEEN, enter) == [True, True]
    assert meant(enter, "opens", 0.1, 0.3, enter) == [True, False]
    assert meant(enter, 0.1, "opens", 0.0, 0.3, escape) == [True, False]
    assert meant(enter, "opens", 0.1, escape, tab, tab) == [True, False, True, True]
    assert meant(Key("ctrl z"), "opens", Key("ctrl z")) == [True, True], "undo, and undo again"


def test_the_same_button_of_another_question_is_another_one() -> None:
    presses, scene = Presses(), Scene((200, 200))
    scene.under = presses.under
    button = scene.root.add(Node(Box(60, 60, 80, 80), None, "button:pass"))
    button.clicked = presses.opened
    presses.opened()
    for seconds in (0.0, SEEN):
        presses.look(scene, seconds)
    assert scene.under.takes(scene, HERE)
    presses.opened()
    for seconds in (0.1, SEEN - 0.01):
        assert not scene.under.takes(scene, HERE)
        presses.look(scene, seconds)
    assert not scene.under.takes(scene, HERE)
    presses.look(scene, 0.01)
    assert scene.under.takes(scene, HERE)


def test_what_is_let_go_and_moved_is_nothing_new() -> None:
    up, move = Pointer("up", HERE, 1), Pointer("move", HERE)
    assert meant(press(HERE), up, "opens", move, up) == [True] * 4


def own_moves(sitting: Sitting) -> int:
    return sum(act.seat == 0 for act in game_of(sitting.session).acts)


@pytest.mark.parametrize("kind", ["follow", "prepare"])
def test_a_double_click_answers_one_question(kind: str) -> None:
    """As fast as it gets: the next question is there before the second click."""
    sitting = Sitting(("human", "easy"))
    for _ in range(6):
        sitting.until(lambda: sitting.asked == kind, "hand:")
        sitting.frames(1.0)
        at, before = first_button(sitting).area.center, own_moves(sitting)
        sitting.tap(at)
        sitting.frames(0.12)
        sitting.tap(at)
        sitting.frames(0.5)
        assert own_moves(sitting) == before + 1


def first_button(sitting: Sitting) -> Node:
    return sitting.pilot.nodes(lambda node: node.name.startswith("button:"))[0]


def test_clicks_that_hasten_do_not_skip() -> None:
    """Somebody clicks every quarter of a second where Skip will be, and stops once it is there."""
    sitting = Sitting(("human", "easy"), speed=2.0)
    sitting.until(lambda: sitting.asked == "play")
    at = sitting.pilot.node("button:skip").area.center
    for _ in range(3):
        sitting.until(lambda: sitting.asked == "recruit")
        sitting.frames(1.0)
        sitting.tap(sitting.pilot.grip(sitting.pilot.node(sitting.names("park:")[0])))
        for _ in range(200):
            if sitting.asked == "play":
                break
            if sitting.asked == "follow":
                sitting.frames(1.0)
                sitting.tap(sitting.pilot.node("button:pass").area.center)
            sitting.frames(0.25)
            before = own_moves(sitting)
            sitting.tap(at)
            assert own_moves(sitting) == before
        sitting.frames(0.25)
        sitting.tap(at)
        assert sitting.asked == "play", "the last click was under way already"
        sitting.frames(1.0)
        sitting.tap(at)
        sitting.pilot.settle()
        assert sitting.asked == "recruit", "this one was meant"


def at_wait(sitting: Sitting) -> Point:
    """Play until a rival's turn is told; returns where the button to wait lies then."""
    for _ in range(2000):
        if sitting.sees("wait"):
            return sitting.pilot.node("wait").area.center
        decision = sitting.table.model.decision
        if decision is not None:
            sitting.table.model.make(decision.moves[-1])
        sitting.frames(FRAME)
    raise AssertionError("nobody else has a turn")


@pytest.mark.parametrize("hurried", [True, False])
def test_who_clicks_on_and_on_does_not_ask_to_wait(hurried: bool) -> None:
    """The button to wait comes where another one was; a click of its own is meant for it."""
    sitting = Sitting(("human", "easy"), speed=1.0)
    at = at_wait(sitting)
    if hurried:
        sitting.app.presses.meant(Pointer("down", at, 1))
    sitting.tap(at)
    assert sitting.table.model.held != hurried


@pytest.mark.parametrize("noted", [False, True])
@pytest.mark.parametrize("key", ["n", "enter", "1", "2", "space"])
def test_keys_after_an_answer_answer_nothing_while_it_is_told(key: str, noted: bool) -> None:
    """What is left of the question before lies unseen in the bar, and is no answer.

    Beside a note presses do not hasten what is told, so that they come to the table.
    """
    sitting = Sitting(("human", "easy"), speed=1.0)
    sitting.until(lambda: sitting.asked == "play")
    table, session = sitting.table, sitting.session
    made = session.made
    if noted:
        table.tell(lambda: "A file was added.")
    sitting.pilot.wait(1.0)  # the question is nothing new
    sitting.app.frame([Key("1")], FRAME)
    assert session.made == made + 1
    assert not table.model.quiet
    assert not table.keys.answers() + table.keys.declines()
    table.model.make(SKIP)
    assert session.made == made + 1
    while not table.model.quiet:
        sitting.app.frame([Key(key)], 7 * FRAME)
        assert session.made == made + 1
        assert sitting.app.screen is table


@pytest.mark.parametrize("size", [(640, 360), (1024, 768), (1280, 720), (1920, 1080)])
def test_what_declines_has_one_place_and_no_other_answer_ever_lies_there(
    size: tuple[int, int],
) -> None:
    """A second press there is not taken for an answer: see test_meant_for_what_was_seen."""
    sitting = Sitting(FOUR, size=size)
    declines: list[Box] = []
    others: list[Box] = []
    asked: set[str] = set()
    while not {"play", "follow", "use"} <= asked:
        asked.add(sitting.asked)
        for node in sitting.pilot.nodes(lambda n: n.name.startswith("button:")):
            declining = node.name.partition(":")[2] in ("skip", "pass", "done", "stop")
            (declines if declining else others).append(node.area)
        sitting.answer("button:pass" if sitting.asked == "follow" else "")
    assert len({(area.x, area.y) for area in declines}) == 1
    place = declines[0]
    assert all(place.x > other.right or place.right < other.x for other in others)


def test_what_declines_does_not_call_for_the_pointer() -> None:
    sitting = Sitting(FOUR)
    seen = set()
    for _ in range(40):
        for node in sitting.pilot.nodes(lambda n: n.name.startswith("button:")):
            assert node.image is not None
            w, h = node.image.get_size()
            loud = node.image.get_at((w // 2, h // 8))[:3] == pal.ACTION
            declines = node.name.partition(":")[2] in ("skip", "pass", "done", "stop")
            assert loud != declines, node.name
            seen.add(declines)
        sitting.answer()
    assert seen == {True, False}
