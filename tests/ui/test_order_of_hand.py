"""A person puts the own hand in order where nobody else sees it: by dragging, by keys, by pad."""

from collections.abc import Callable

import pytest

from fort_desktop.rules.model.types import Cards
from fort_desktop.scene.events import Key, Stick
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.table.things import HandCard
from tests.inside import game_of
from tests.ui.sitting import Sitting


def sees_the_hand(where: str) -> Sitting:
    """Two persons; one of them sees the own hand: at the own turn, by Look, or at the glance."""
    sitting = Sitting(("human", "human"))
    model = sitting.table.model
    if where == "look":
        sitting.until(lambda: isinstance(model.situation, AnswerPads))
        sitting.pilot.click(f"pad:{model.asked}:look")
        sitting.pilot.click("take_over")
    else:
        sitting.until(lambda: model.stand.where == ("glance" if where == "glance" else "private"))
    assert model.lays
    return sitting


def cards(sitting: Sitting) -> list[Node]:
    return sitting.pilot.nodes(lambda node: isinstance(node.key, HandCard))


def laid(sitting: Sitting) -> Cards:
    return sitting.table.hotseat.hand_of(sitting.table.model.stand.seat)


def marked(sitting: Sitting) -> list[int]:
    """Places in the hand of the kids that Follow would give."""
    return [
        number
        for number, node in enumerate(cards(sitting))
        if any(part.name == "follows" for part in node.walk())
    ]


def moved(order: Cards, at: int, to: int) -> Cards:
    left = list(order)
    left.insert(to, left.pop(at))
    return tuple(left)


@pytest.mark.parametrize("where", ["turn", "look", "glance"])
@pytest.mark.parametrize(("at", "to"), [(0, 2), (3, 1)])
def test_a_kid_that_is_dragged_onto_another_is_laid_there(where: str, at: int, to: int) -> None:
    sitting = sees_the_hand(where)
    before, made = laid(sitting), len(game_of(sitting.session).acts)
    names = [node.name for node in cards(sitting)]
    sitting.pilot.drag(cards(sitting)[at], sitting.pilot.grip(cards(sitting)[to]))
    assert laid(sitting) == moved(before, at, to)
    assert [node.name for node in cards(sitting)] == list(moved(tuple(names), at, to))
    assert len(game_of(sitting.session).acts) == made, "nothing was played by it"
    given = sitting.table.hotseat.footprints
    assert marked(sitting) == [i for i, card in enumerate(laid(sitting)) if card in given]
    assert given or where == "look"


def test_a_place_shows_that_a_kid_would_be_laid_there_and_nothing_else_does() -> None:
    sitting = sees_the_hand("turn")
    over = cards(sitting)[2]
    sitting.pilot.drag(cards(sitting)[0], sitting.pilot.grip(over), end="hold")
    lit = sitting.pilot.nodes(lambda node: node.name == "welcome" and node.opacity == 1.0)
    assert [node.parent for node in lit] == [over]
    others = sitting.pilot.nodes(lambda node: node.name == "welcome" and node.opacity < 1.0)
    assert all(not isinstance(node.parent and node.parent.key, HandCard) for node in others)


def test_a_kid_that_is_dropped_beside_the_hand_lies_where_it_lay() -> None:
    sitting = sees_the_hand("turn")
    before, made = laid(sitting), len(game_of(sitting.session).acts)
    sitting.pilot.drag(cards(sitting)[0], "log")
    assert laid(sitting) == before
    assert len(game_of(sitting.session).acts) == made


def test_a_kid_is_played_as_ever_where_kids_are_played() -> None:
    sitting = sees_the_hand("turn")
    made = len(game_of(sitting.session).acts)
    sitting.pilot.drag(cards(sitting)[0], "play")
    assert len(game_of(sitting.session).acts) == made + 1


def by_key(sitting: Sitting, right: bool) -> None:
    sitting.app.frame([Key("ctrl right" if right else "ctrl left")], 0.0)


def by_trigger(sitting: Sitting, right: bool) -> None:
    name = "rt" if right else "lt"
    sitting.app.frame([Stick("rt" if right else "lt", 1.0)], 0.0)
    sitting.app.frame([Stick("rt" if name == "rt" else "lt", 0.0)], 0.0)


@pytest.mark.parametrize("press", [by_key, by_trigger])
@pytest.mark.parametrize("where", ["turn", "glance"])
def test_the_marked_kid_is_laid_further_along_and_stays_marked(
    where: str, press: Callable[[Sitting, bool], None]
) -> None:
    sitting = sees_the_hand(where)
    before, made = laid(sitting), len(game_of(sitting.session).acts)
    press(sitting, True)
    assert laid(sitting) == before, "nothing is marked"
    sitting.table.scene.focus.at(cards(sitting)[1])
    for right, order in ((True, moved(before, 1, 2)), (False, before)):
        press(sitting, right)
        sitting.pilot.settle()
        assert laid(sitting) == order
        focused = sitting.table.scene.focus.node
        assert focused is cards(sitting)[2 if right else 1]
    for _ in range(3):
        press(sitting, False)
    assert laid(sitting) == moved(before, 1, 0)
    assert sitting.table.scene.focus.node is cards(sitting)[0]
    assert len(game_of(sitting.session).acts) == made


def test_nothing_of_the_order_is_seen_where_the_hand_lies_open() -> None:
    sitting = sees_the_hand("turn")
    sitting.pilot.drag(cards(sitting)[0], sitting.pilot.grip(cards(sitting)[3]))
    assert list(laid(sitting)) != sorted(laid(sitting))
    sitting.until(lambda: sitting.asked == "recruit")
    assert sitting.table.model.stand.where == "public"
    shown = [node.name for node in cards(sitting)]
    assert shown == sorted(shown)
    assert not marked(sitting)
    before = sitting.session.aside.hands
    sitting.table.scene.focus.at(cards(sitting)[0])
    by_key(sitting, True)
    assert sitting.session.aside.hands == before


def test_who_plays_alone_has_no_order_to_lay() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    names = [node.name for node in cards(sitting)]
    sitting.pilot.drag(cards(sitting)[0], sitting.pilot.grip(cards(sitting)[2]))
    assert [node.name for node in cards(sitting)] == names
    assert not marked(sitting)
