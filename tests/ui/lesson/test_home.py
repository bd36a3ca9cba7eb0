"""The teacher's home through the whole first game: what it speaks of is seen, and stays lit.

Some steps in every run; all of them in five languages at four sizes with FORT_THOROUGH=1.
"""

from itertools import product
from typing import Final

import pytest

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.coach.lesson.places import things_of
from fort_desktop.ui.coach.lights import seen
from fort_desktop.ui.i18n.i18n import LANGUAGES, Language, set_language
from fort_desktop.ui.table.note import NOTE
from fort_desktop.ui.table.things import BOARD, OWN_PILE, PLAY, HandCard
from fort_desktop.ui.text.lesson.book import chapters
from tests.thorough import THOROUGH
from tests.ui.lesson.learning import Newcomer
from tests.ui.reading import Reader
from tests.ui.table.test_places import overlap

SIZES: Final = ((1280, 720), (1024, 768), (640, 400), (1920, 1080))
_WALKS: Final[list[tuple[Language, tuple[int, int], int]]] = [
    (language, size, chapter)
    for language, size, chapter in product(LANGUAGES, SIZES, range(len(chapters())))
    if THOROUGH or (language, size, chapter) in (("en", SIZES[0], 0), ("ru", SIZES[1], 3))
]
_MOST: Final = 40
_OFF: Final = 2.0
"""Pixels by which a light may miss its thing."""


def test_a_walk_through_all_is_a_walk_through_every_step() -> None:
    walks = list(product(LANGUAGES, SIZES, range(len(chapters()))))
    assert len(walks) == 5 * 4 * len(chapters())
    assert 0 < len(_WALKS) <= len(walks)


@pytest.mark.parametrize(("language", "size", "chapter"), _WALKS)
def test_a_note_covers_nothing_of_what_it_speaks_of(
    language: Language, size: tuple[int, int], chapter: int
) -> None:
    set_language(language)
    ann = Newcomer(chapter, size=size)
    ann.app.change(language=language)
    ann.table.rebuild()
    lesson, count = ann.table.guide.lesson, 0
    for _ in range(_MOST):
        if lesson.chapter != chapter or ann.table.guide.over:
            break
        if ann.note:
            look_at(ann)
            count += 1
        if lesson.step.menu:
            break
        ann.do()
    assert count >= 1


def look_at(ann: Newcomer) -> None:
    """Look at the note of a step, at what it lights and at what is wanted."""
    step, place = ann.step, ann.pilot.node(NOTE).area
    boxes = ann.teacher.light.boxes
    for box in boxes:
        assert not overlap(place, box), (step, box)
    for node in ann.table.bindings.glowing.values():
        there = seen(node)
        assert there is None or not overlap(place, there), (step, node.name)
    for name in ann.table.guide.point:
        for box in lit(ann, name):
            assert any(near(box, one) for one in boxes), (step, name, box, boxes)
    holder = ann.table.nodes.panels["home"].holder
    with Reader() as reader:
        found = [
            words.words
            for words, node, *_ in reader._read(ann.table.scene)
            if words.cut and holder in node.ancestors()
        ]
    assert not found, (step, found)


def lit(ann: Newcomer, name: str) -> list[Box]:
    """Where the one thing of a name is seen now, found without the light; [] for several."""
    things = things_of(name)
    for thing in things:
        nodes = [n for n in ann.table.scene.root.walk() if n.key == thing and seen(n) is not None]
        if nodes:
            return [whole(nodes[0])]
    return []


def whole(node: Node) -> Box:
    """Where a thing is seen, as far as nothing of the hand lies over it."""
    box = seen(node)
    assert box is not None
    return box


def near(a: Box, b: Box) -> bool:
    return all(abs(x - y) <= _OFF for x, y in zip(a, b, strict=True))


def test_the_light_follows_its_card_through_every_frame() -> None:
    """B2: whichever card is read, the lit one lies where its light is."""
    ann = Newcomer("r1_play", speed=1.0)
    table, moved = ann.table, set[float]()
    ann.app.frame([], 2.0)
    bug = next(n for n in table.nodes.hand.cards if n.key == HandCard("bug"))
    for name in ("hand:bitsy", "hand:giggles", "hand:bug", "hand:kitty"):
        ann.pilot.hover(name)
        for _ in range(24):
            ann.app.frame([], 1 / 60)
            card = next(n for n in table.scene.root.walk() if n.key == HandCard("bug"))
            box = seen(card)
            assert box is not None
            assert near(box, table_light(ann)[0]), name
            moved.add(round(box.x))
    assert len(moved) == 1
    assert bug.scene is not None


def table_light(ann: Newcomer) -> list[Box]:
    """The boxes of the rims, as they are drawn."""
    rims = ann.pilot.nodes(lambda node: node.name == "lesson glow")
    assert len(rims) == len(ann.teacher.light.boxes)
    return ann.teacher.light.boxes


def test_there_is_no_veil_while_something_is_pointed_at() -> None:
    ann = Newcomer("r1_play", speed=1.0)
    ann.app.frame([], 2.0)
    assert veil(ann.pilot) == 1.0
    ann.pilot.hover("hand:kitty")
    for _ in range(40):
        ann.app.frame([], 1 / 60)
    assert veil(ann.pilot) == 0.0
    assert ann.sees("note strip")
    assert not ann.sees(NOTE)


def veil(pilot: Pilot) -> float:
    """How dark the veil of a lesson is, from 0 to 1."""
    return next((n.opacity for n in pilot.nodes(lambda node: node.name == "lesson veil")), 0.0)


def test_what_is_asked_for_and_where_that_goes_is_bright() -> None:
    ann = Newcomer("z1_follow")
    ann.app.frame([], 2.0)
    ann.app.frame([], 2.0)
    (card,) = ann.teacher.light.boxes
    image = ann.pilot.node("lesson veil").image
    assert image is not None
    assert ann.pilot.node("hand:bones").area.contains(card.center)
    for key, dim in (("hand:bones", False), (PLAY, False), (OWN_PILE, False), (BOARD, True)):
        at = next(
            node for node in ann.table.nodes.walk() if node.name == key or node.key == key
        ).area.center
        assert (image.get_at((round(at.x), round(at.y))).a > 0) == dim, key


def test_a_card_in_front_never_touches_the_home() -> None:
    for size in SIZES[:2]:
        ann = Newcomer("r1_play", size=size)
        for card in list(ann.table.nodes.hand.cards):
            ann.table.tooltips.keep(card)
            ann.app.frame([], 0.3)
            place = ann.teacher.place
            assert place is not None
            for box in ann.table.tooltips.spread:
                assert not overlap(place, box), card.name
            ann.table.tooltips.close()


def test_a_sheet_that_asks_leaves_board_hand_and_home_free() -> None:
    """B1: and the rims lie exactly round its offers."""
    ann = Newcomer("r2_rule")
    sheet = ann.pilot.node("choice").area
    nodes = ann.table.nodes
    for free in (nodes.areas["board"], ann.pilot.node(NOTE).area, nodes.areas["hand"]):
        assert not overlap(sheet, free)
    offers = ann.pilot.nodes(lambda node: node.name.startswith("keep:"))
    assert len(offers) == 3
    for offer in offers:
        assert any(near(offer.area, box) for box in table_light(ann)), offer.name


@pytest.mark.parametrize("scale", [150, 200])
def test_with_large_signs_the_home_takes_the_place_of_what_is_not_needed(scale: int) -> None:
    """A panel that the note needs, for what it says or for an answer, is never below it."""
    homes = set()
    for step in ("suits", "r1_play", "r1_use", "p_three", "p_now", "r1_recruit"):
        ann = Newcomer(step)
        ann.app.change(scale=scale)
        ann.table.rebuild()
        ann.pilot.settle()
        look_at(ann)
        homes.add(ann.pilot.node(NOTE).area)
    assert len(homes) > 1


def test_a_rivals_band_waits_for_a_click_while_something_is_asked() -> None:
    for step, opens in (("r1_play", False), ("hand", True)):
        ann = Newcomer(step)
        ann.pilot.hover("seat:1")
        ann.pilot.wait(1.0)
        assert (ann.table.model.state.peeked == 1) == opens, step
        ann.pilot.click("seat:1")
        assert ann.table.model.state.peeked == 1


def test_the_mouse_takes_over_from_the_keys() -> None:
    """B18: a band that was come to by keys closes, and the pile below the pointer is explained."""
    ann = Newcomer("hand")
    band = ann.table.nodes.bands[1]
    ann.table.scene.focus.at(band)
    ann.pilot.wait(0.5)
    assert ann.table.model.state.peeked == 1
    ann.pilot.hover("discard")
    ann.pilot.wait(1.0)
    assert ann.table.model.state.peeked is None
    assert ann.table.tooltips.thing == OWN_PILE


def test_a_tooltip_ends_when_the_button_below_it_is_pressed() -> None:
    """B11: it does not stay behind the menu that comes."""
    ann = Newcomer("hand")
    table = ann.table
    ann.pilot.hover("menu")
    ann.pilot.wait(0.5)
    assert table.tooltips.told is not None
    ann.pilot.click("menu")
    assert table.tooltips.told is None
    assert not [node for node in table.scene.root.walk() if node.name == "explain"]


def test_a_card_that_was_clicked_does_not_stay_large_over_what_has_come_of_it() -> None:
    """The pointer rests where it counted The Moles; once it moves on them they come again."""
    ann = Newcomer("r4_count")
    ann.pilot.hover("lookout:moles")
    ann.pilot.wait(0.5)
    assert ann.sees("front")
    ann.pilot.click("lookout:moles")
    ann.pilot.settle()
    assert ann.step == "r4_second"
    assert not ann.sees("front")
    x, y = ann.pilot.node("lookout:moles").area.center
    ann.pilot.move(Point(x + 12, y))
    ann.pilot.wait(0.5)
    assert ann.sees("front")


def test_the_played_card_is_seen_whole_and_the_head_of_the_other_above_it() -> None:
    ann = Newcomer("z1_lead")
    ann.pilot.settle()
    assert ann.note.startswith("Now Zoe leads.")
    first, second = (ann.pilot.node(name).area for name in ("added:chef", "played:patch"))
    assert first.y + 30 <= second.y
    assert (first.x, first.w) == (second.x, second.w)


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_hole_in_the_veil_ends_where_the_next_card_begins(size: tuple[int, int]) -> None:
    ann = Newcomer("suits", size=size)
    ann.app.frame([], 2.0)
    faces = {card.key: card.children[0].area for card in ann.table.nodes.hand.cards}
    veil_ = ann.pilot.node("lesson veil").image
    assert veil_ is not None
    bug, giggles = faces[HandCard("bug")], faces[HandCard("giggles")]
    row = round(bug.y + 0.9 * bug.h)
    end = min(bug.right, giggles.x)
    assert veil_.get_at((round(end) - 4, row)).a == 0
    assert veil_.get_at((round(giggles.x) + 2, row)).a > 0
