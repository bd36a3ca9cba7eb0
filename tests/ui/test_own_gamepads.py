"""Gamepads of persons who share the screen: each answers only for those who have it."""

import pytest

from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.controls import PadNumber
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.table.bottom_row import curtain_of, pads_of
from fort_desktop.ui.table.situation import AnswerPads
from tests.ui.sitting import NAMES, Sitting

SIGNS = {"whole": ("a", "y", "b"), "buttons": ("a", "y", "b"), "cross": ("down", "up", "right")}
PUSHES = {"down": (0.0, 1.0), "up": (0.0, -1.0), "right": (1.0, 0.0)}


def sitting(*pads: PadNumber, pin: str = "") -> Sitting:
    """Persons with these gamepads; 0 is none."""
    made = Sitting(("human",) * len(pads))
    for name, pad in zip(NAMES, pads, strict=False):
        made.app.profiles.add(Profile(name, pad=pad, pin=Pin.of(pin) if pin else None))
    made.app.push(routes.Table(made.session))
    made.pilot.settle()
    return made


def where(table: Sitting) -> tuple[str, int]:
    return table.table.model.stand.where, table.table.model.stand.seat


def press(table: Sitting, seat: int, answer: int) -> None:
    """A person presses an own button, or pushes the own cross: Follow, Look or No."""
    controls = table.table.model.persons[seat].controls
    sign = SIGNS[controls.part][answer]
    table.pilot.wait(0.5)
    if controls.part == "cross":
        table.pilot.stick(*PUSHES[sign], number=controls.pad)
    else:
        table.pilot.pad(sign, controls.pad)


def to_pads(table: Sitting) -> int:
    """Play up to a question of a follow round; returns who is asked."""
    table.until(lambda: isinstance(table.table.model.situation, AnswerPads))
    asked = table.table.model.asked
    assert asked is not None
    return asked


@pytest.mark.parametrize("pads", [(1, 2, 3), (1, 1, 2), (2, 1, 1)])
def test_a_curtain_is_lifted_by_the_pad_of_its_person_only(pads: tuple[PadNumber, ...]) -> None:
    table = sitting(*pads)
    _, seat = where(table)
    others = [one for one in range(3) if one != seat]
    for other in others:
        for answer in range(3):
            press(table, other, answer)
        assert where(table) == ("curtain", seat)
    press(table, seat, 2)
    assert where(table) == ("curtain", seat)
    press(table, seat, 0)
    assert where(table) == ("private", seat)


@pytest.mark.parametrize("pads", [(1, 2, 3), (1, 1, 1), (4, 4, 2)])
def test_each_pad_answers_for_its_person(pads: tuple[PadNumber, ...]) -> None:
    table = sitting(*pads)
    asked = to_pads(table)
    model = table.table.model
    with_pads = [one for one in range(3) if model.persons[one].controls.pad]
    made = table.session.made
    for other in [one for one in with_pads if one != asked]:
        press(table, other, 0)
        press(table, other, 2)
        assert (table.session.made, model.asked) == (made, asked)
        press(table, other, 1)
        assert where(table) == ("curtain", other), "whoever wants to may look"
        press(table, other, 1)
        assert where(table) == ("private", other)
        table.pilot.press("space")
    if asked not in with_pads:
        return
    press(table, asked, 2)
    assert table.session.made == made + 1


def test_a_pad_moves_the_focus_for_whoever_has_the_screen() -> None:
    table = sitting(1, 2)
    _, seat = where(table)
    press(table, seat, 0)
    made = table.session.made
    other = 2 - seat
    before = table.pilot.scene.focus.node
    table.pilot.stick(1.0, 0.0, number=other)
    assert table.pilot.scene.focus.node is before
    table.pilot.pad("a", other)
    assert table.session.made == made
    table.pilot.stick(1.0, 0.0, number=seat + 1)
    assert table.pilot.scene.focus.node is not before
    for _ in range(3):
        table.pilot.pad("a", seat + 1)
    assert table.session.made > made


def test_a_cross_that_is_held_answers_once() -> None:
    table = sitting(1, 1)
    _, seat = where(table)
    if table.table.model.persons[seat].controls.part != "cross":
        table.until(lambda: table.table.model.stand.where == "glance")
        table.pilot.click("done")
        _, seat = where(table)
    assert table.table.model.persons[seat].controls.part == "cross"
    table.pilot.wait(0.5)
    table.pilot.stick(0.0, -1.0, seconds=0.05)
    assert where(table) == ("private", seat)


def test_a_push_in_the_own_hand_moves_the_focus_and_declines_nothing() -> None:
    table = sitting(1, 1, 2)
    model, focus = table.table.model, table.pilot.scene.focus
    table.until(
        lambda: (
            isinstance(model.situation, AnswerPads)
            and model.asked is not None
            and model.persons[model.asked].controls.part == "cross"
        )
    )
    asked, made = to_pads(table), table.session.made
    press(table, asked, 1)
    press(table, asked, 1)
    assert where(table) == ("private", asked)
    table.pilot.wait(0.5)
    seen = set()
    for push in (1.0, 1.0, -1.0):
        table.pilot.stick(push, 0.0)
        assert (table.session.made, where(table)) == (made, ("private", asked))
        seen.add(focus.node.name if focus.node is not None else "")
    assert len(seen) > 1
    before = focus.node
    table.pilot.stick(-1.0, 0.0, number=2, seconds=2.0)
    assert focus.node is before, "held or not, it is another's pad"
    table.pilot.pad("b", 1)
    assert table.session.made > made


def test_the_menu_is_open_to_every_pad() -> None:
    table = sitting(1, 2)
    _, seat = where(table)
    table.pilot.pad("start", 2 - seat)
    assert isinstance(table.app.screen, PauseScreen)


def test_a_pad_that_is_nobodys_own_is_everybodys() -> None:
    table = sitting(2, 3)
    table.pilot.pad("a", 1)
    assert where(table)[0] == "private"


def test_a_pin_is_typed_by_the_pad_of_its_person() -> None:
    table = sitting(1, 2, pin="2580")
    _, seat = where(table)
    press(table, seat, 0)
    entry = table.table.model.entry
    assert entry is not None
    table.pilot.scene.focus.at_key("digit:2")
    table.pilot.pad("a", 2 - seat)
    assert table.table.model.entry == entry
    for digit in "2580":
        table.pilot.scene.focus.at_key(f"digit:{digit}")
        table.pilot.pad("a", seat + 1)
    assert where(table) == ("private", seat)


def test_signs_of_the_pad_are_shown_to_whoever_uses_it() -> None:
    table = sitting(1, 1, 2)
    model = table.table.model
    _, seat = where(table)
    first = SIGNS[model.persons[seat].controls.part][0]
    assert curtain_of(model, model.shown).button == first
    asked = to_pads(table)
    answers = {pad.player.seat: pad.answers for pad in pads_of(model, model.shown)}
    assert not any(answer.button for answer in answers[asked])
    press(table, asked, 1)
    press(table, asked, 1)
    table.pilot.press("space")
    answers = {pad.player.seat: pad.answers for pad in pads_of(model, model.shown)}
    signs = SIGNS[model.persons[asked].controls.part]
    assert tuple(answer.button for answer in answers[asked]) == signs
