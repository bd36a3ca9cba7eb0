"""Made-up rules and perks are chosen from cards that tell what they do (LEVEL-1, LEVEL-2)."""

from itertools import combinations, product
from pathlib import Path

import pytest

from fort_desktop.rules.knowledge.standing import rule_worth
from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.design.text_box import LEAST, letters
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.dialogs import (
    choice_places,
    offer_places,
    offer_row_places,
)
from fort_desktop.ui.table.layout.frame import Needs, frame_of
from fort_desktop.ui.table.things import PerkCard, RuleCard, Spot
from fort_desktop.ui.table.tooltips import RULE_PLACES
from fort_desktop.ui.text.explain.middle import PERK_SENTENCES, perk_often
from fort_desktop.ui.text.explain.rules import rule_remark
from fort_desktop.ui.text.names import RULE_WORDS
from fort_desktop.ui.toolkit.common import GLOW
from tests.ui.played import to_question
from tests.ui.sitting import Sitting
from tests.ui.table.positions import seated
from tests.ui.table.test_band import inside
from tests.ui.table.test_places import frames, overlap

FRAMES = list({(frame.size, frame.unit): frame for frame in frames()}.values())


def keeping(size: tuple[int, int] = (1280, 720), scale: int = 100) -> Sitting:
    """A person who has just built level 1."""
    sitting = Sitting(seed=7, size=size)
    to_question(sitting, "keep")
    sitting.app.change(scale=scale)
    sitting.table.rebuild()
    return sitting


SPOKEN = [frame_of(size, 2, home=Needs()) for size in ((1280, 720), (1024, 768), (2560, 1080))]
"""Tables at which the teacher speaks."""


def test_offers_lie_on_the_sheet_beside_each_other_and_below_the_bar() -> None:
    for frame in (*FRAMES, *SPOKEN):
        window = Box(0, 0, frame.sheet.w, frame.sheet.h)
        for count in range(1, 6):
            at = choice_places(frame, count)
            assert len(at.offers) == count
            assert inside(at.sheet, window)
            assert at.title.y * frame.unit >= frame.top.bar.bottom
            parts = [*at.offers, *(part for part in (at.aside, at.words) if part is not None)]
            assert all(inside(part, at.sheet) for part in parts)
            assert not any(overlap(a, b) for a, b in combinations([*parts, at.title], 2)), frame
            assert_offer(at.offers[0], at.rows)


def assert_offer(offer: Box, rows: bool) -> None:
    for now, remark in product((True, False), (True, False)):
        own = offer_places(offer.w, offer.h, now, remark)
        if rows:
            own = offer_row_places(offer.w, offer.h, now)
        parts = [part for part in own if part is not None]
        assert all(inside(part, Box(0, 0, offer.w, offer.h)) for part in parts)
        assert not any(overlap(a, b) for a, b in combinations(parts, 2))
        assert own.words.w >= 140
        assert own.words.h >= (25 if rows else 50)


def test_the_numbers_of_the_target_picture() -> None:
    frame = next(frame for frame in FRAMES if frame.size == (1280, 720) and frame.unit == 1)
    four, five = choice_places(frame, 4), choice_places(frame, 5)
    assert four.sheet[2:] == (1044, 470)
    assert four.offers[0].w == 236
    assert four.offers[0].h == pytest.approx(342, abs=4)
    assert five.offers[0].w == pytest.approx(188, abs=1)


def test_the_veil_covers_all_but_the_bar_which_asks() -> None:
    sitting = keeping()
    top, image = sitting.table.nodes.frame.top, sitting.pilot.node("veil").image
    assert image is not None
    assert image.get_size() == sitting.table.nodes.size

    def lies(box: Box) -> bool:
        return image.get_at((round(box.center.x), round(box.center.y))).a > 0

    assert not lies(top.bar)
    assert all(map(lies, (top.meter, top.menu, top.bands[0])))


def test_the_chip_of_more_room_lies_on_the_free_place_which_is_that_room() -> None:
    """A higher level has more room in Lookout and Pack (COMP-8, COMP-9)."""
    sitting = keeping()
    chips = sitting.pilot.nodes(lambda node: node.name == "more room")
    lookout = sitting.pilot.nodes(lambda node: node.key == Spot("lookout"))
    pack = sitting.pilot.nodes(lambda node: node.key == Spot("pack"))
    assert len(chips) == 2
    for chip, place in zip(chips, (lookout[-1], pack[-1]), strict=True):
        assert chip.area.center == pytest.approx(place.area.center)


def test_each_rule_tells_what_it_does_and_what_it_is_worth_now() -> None:
    sitting = keeping()
    offered = [intent.source for intent in sitting.table.model.intents]
    assert len(offered) == 3
    for card in offered:
        assert isinstance(card, RuleCard)
        label = sitting.pilot.node(str(card)).label
        assert tr(RULE_WORDS[card.rule]) in label
        view, catalog = sitting.table.model.shown, sitting.session.catalog
        assert ("Now: " in label) == bool(rule_worth(view, catalog, view.seat, card.rule))
        assert rule_remark(card.rule) in label


def test_a_click_on_a_rule_keeps_it() -> None:
    sitting = keeping()
    names = sitting.names("keep:")
    sitting.pilot.click(names[1])
    assert sitting.session.view().own.rule == names[1].removeprefix("keep:")
    assert not sitting.sees("choice")


def test_a_key_keeps_a_rule_and_the_focus_begins_there() -> None:
    sitting = keeping()
    names = sitting.names("keep:")
    sitting.pilot.press("tab")
    focused = sitting.table.scene.focus.node
    assert focused is not None
    assert focused.name == names[0]
    sitting.pilot.press("3")
    assert sitting.session.view().own.rule == names[2].removeprefix("keep:")


def test_what_lies_below_the_sheet_gets_no_keys() -> None:
    sitting = keeping()
    stops = {stop.name for stop in sitting.table.scene.focus.stops()}
    assert set(sitting.names("keep:")) <= stops
    assert {"menu", "hint"} <= stops
    assert not any(name.startswith(("hand:", "park:")) for name in stops)


def test_the_sheet_folds_to_a_tab_on_the_bar_so_that_the_table_is_seen() -> None:
    sitting = keeping()
    names = sitting.names("keep:")
    sitting.pilot.click("look at table")
    assert sitting.asked == "keep"
    assert not any(map(sitting.sees, ("choice", "veil")))
    assert not sitting.names("button:"), "no rule can be kept unseen"
    sitting.pilot.press("1")
    assert sitting.names("keep:") == names


def test_what_is_pointed_at_rises_and_its_place_stays() -> None:
    sitting = keeping()
    card = sitting.pilot.node(sitting.names("keep:")[0])
    before = card.area
    sitting.pilot.hover(card.name)
    assert card.area == before
    assert card.children[0].area.y < before.y


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_words_of_the_sheet_keep_the_floor(size: tuple[int, int], scale: int) -> None:
    sitting = keeping(size, scale)
    unit = sitting.table.nodes.unit
    with recorded() as drawn:
        sitting.table.rebuild()
    names = {tr(RULE_WORDS[rule]).split()[0] for rule in RULES}
    assert any(line.words.split()[0] in names for line in drawn)
    assert min(line.size for line in drawn) >= letters(LEAST / STEP, unit)


PERK = """
rule: LEVEL-2
title: a perk is chosen
seats: [{hand: [prince, doc], level: 1, stuff: {pizza: 2, toys: 1}}, {}]
perks: [diy, recycling, bribe]
moves: [play prince, use private]
"""


def test_a_perk_is_taken_from_a_card_with_its_words(tmp_path: Path) -> None:
    sitting = seated(PERK, tmp_path)
    names = sitting.names("take:")
    assert names == ["take:diy", "take:recycling", "take:bribe"]
    for name in names:
        card = PerkCard(next(perk for perk in PERKS if f"take:{perk}" == name))
        label = sitting.pilot.node(name).label
        assert perk_often(card.perk) in label
        assert tr(PERK_SENTENCES[card.perk]) in label
    sitting.pilot.press("2")
    assert sitting.session.view().own.perk == "recycling"


def test_a_perk_can_still_be_taken_from_its_line_while_the_sheet_is_folded(tmp_path: Path) -> None:
    sitting = seated(PERK, tmp_path)
    sitting.pilot.click("look at table")
    sitting.pilot.click("perk:bribe")
    assert sitting.session.view().own.perk == "bribe"


def test_the_glow_of_an_offer_lies_on_its_card() -> None:
    """B1: both are of one coordinate system, also while the sheet still falls to its place."""
    sitting = keeping()
    for name in sitting.names("keep:"):
        card = sitting.pilot.node(name)
        glows = [node for node in card.walk() if node.key == GLOW]
        assert len(glows) == 1
        edge = glows[0].box.x
        assert glows[0].area == card.area.inset(edge, edge, edge, edge)


def test_a_rule_that_is_pointed_at_lights_what_it_counts() -> None:
    """RULE-1 to RULE-11."""
    sitting = keeping()
    lights: list[set[Box]] = []
    for name in sitting.names("keep:"):
        sitting.pilot.hover(name)
        rule = next(rule for rule in RULES if name == f"keep:{rule}")
        nodes = sitting.table.nodes
        places = [box for thing in RULE_PLACES[rule] if (box := nodes.place(thing)) is not None]
        found = [node.area.center for node in nodes.root.children if node.key == GLOW]
        assert places
        for center, place in zip(sorted(found), sorted(box.center for box in places), strict=True):
            assert center == pytest.approx(place, abs=1)
        lights.append(set(places))
    assert lights[0] != lights[1] or lights[0] != lights[2]
    sitting.pilot.hover("menu")
    assert not [node for node in sitting.table.nodes.root.children if node.key == GLOW]
