"""Discard piles are looked through on a sheet, and kids are chosen from the own one (DISCARD-3)."""

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.design.text_box import LEAST, letters
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.layout.dialogs import pile_places
from tests.ui.states import put_in_state
from tests.ui.table.positions import seated
from tests.ui.table.test_band import inside
from tests.ui.table.test_choice_sheet import FRAMES
from tests.ui.table.test_places import overlap

LOOKING = """
rule: DISCARD-3
title: piles to look through
seats:
  - {hand: [prince, ant], discard: [bug, kitty, tink, dash]}
  - {discard: [worm]}
  - {}
moves: []
"""
TRASHING = """
rule: ACT-4
title: a kid of the hand or of the pile is trashed
seats: [{hand: [tiny, ant], discard: [bug, kitty], stuff: {}}, {yard: [worm]}]
moves: [play tiny]
"""
FETCHING = """
rule: PERK-6
title: a kid can be fetched, or a kid played
seats: [{hand: [ant], perk: recycling, discard: [bug, kitty]}, {}]
moves: []
"""
MANY = """
rule: DISCARD-3
title: a long pile
seats:
  - hand: [prince]
    discard: [bug, kitty, tink, dash, worm, chef, munch, ghost, einstein, captain, spike, doc,
              rusty, bitsy, punky, blitz, wart, lefty, giggles, moose, zip, smoke, puddin,
              sarge, scout, flipper, blades, penny, thunder, dot, skids, moles]
  - {}
moves: []
"""


def test_everything_lies_on_the_sheet_and_nothing_on_anything_else() -> None:
    for frame in FRAMES:
        window = Box(0, 0, frame.sheet.w, frame.sheet.h)
        for count in (0, 1, 4, 8, 9, 18, 19, 40):
            at = pile_places(frame, count, 4)
            assert inside(at.sheet, window)
            parts = [*at.cards, at.heading, at.close]
            parts += [part for part in (at.panel, at.up, at.down) if part is not None]
            assert all(inside(part, at.sheet) for part in parts), (frame.sheet, count)
            assert not any(overlap(a, b) for a, b in combinations(parts, 2)), (frame.sheet, count)
            assert all(tab.y * frame.unit >= frame.top.bar.bottom for tab in at.tabs)
            assert not any(overlap(a, b) for a, b in combinations(at.tabs, 2))
            assert not any(overlap(tab, part) for tab in at.tabs for part in (*at.cards, at.close))


def test_every_card_is_seen_in_some_row() -> None:
    for frame in FRAMES:
        for count in (8, 17, 40):
            seen: set[int] = set()
            row = 0
            while len(seen) < count:
                at = pile_places(frame, count, 2, row)
                first = at.first * at.columns
                assert first <= len(seen), (frame.sheet, count, row)
                assert (at.up is not None) == (at.rows > at.seen)
                seen |= set(range(first, first + len(at.cards)))
                row += at.seen
            assert seen == set(range(count))


def test_a_sheet_is_as_large_as_its_cards() -> None:
    """Few are as large as the one in front of a hand, more are smaller, many as in the Park."""
    frame = next(frame for frame in FRAMES if frame.size == (1280, 720) and frame.unit == 1)
    two, eight, twelve = (pile_places(frame, count, 3) for count in (2, 8, 12))
    assert [at.form for at in (two, eight, twelve)] == ["hand", "hand", "park"]
    assert two.cards[0].w > eight.cards[0].w > twelve.cards[0].w
    for at in (two, eight, twelve):
        assert at.panel is not None
        assert at.sheet.bottom - at.panel.bottom == pytest.approx(22)
        # The panel is no higher than the cards, or than its words need.
        assert at.panel.h == pytest.approx(max(312, at.cards[-1].bottom - at.panel.y))
        assert at.panel.x - max(card.right for card in at.cards) == pytest.approx(24)
        assert at.sheet.right - at.panel.right == pytest.approx(24)


def test_tabs_stay_where_they_are_whatever_pile_is_open() -> None:
    for frame in FRAMES:
        places = {pile_places(frame, count, 4).tabs for count in (0, 1, 4, 9, 40)}
        assert len(places) == 1, frame.sheet


def test_the_newest_card_is_the_first(tmp_path: Path) -> None:
    sitting = seated(LOOKING, tmp_path)
    sitting.pilot.press("d")
    assert sitting.sees("sheet")
    cards = sitting.pilot.nodes(lambda node: node.name.startswith("pile:"))
    assert [node.name for node in cards] == ["pile:dash", "pile:tink", "pile:kitty", "pile:bug"]
    assert cards[0].area.x < cards[1].area.x


def test_each_seat_has_a_tab(tmp_path: Path) -> None:
    sitting = seated(LOOKING, tmp_path)
    sitting.pilot.press("d")
    labels = [node.label for node in sitting.pilot.nodes(lambda n: n.name.startswith("tab:"))]
    assert sorted(labels) == ["Maja 4", "Tomek 1", "Zoe 0"]
    sitting.pilot.click("tab:1")
    assert sitting.sees("pile:worm")
    assert not sitting.sees("pile:bug")
    sitting.pilot.click("close")
    assert not sitting.sees("sheet")


def test_the_panel_is_open_always_and_tells_of_the_card_pointed_at_last(tmp_path: Path) -> None:
    sitting = seated(LOOKING, tmp_path)
    sitting.pilot.press("d")
    assert sitting.pilot.node("standing").label.startswith("Dash")
    sitting.pilot.hover("pile:bug")
    sitting.frames(0.5)
    assert sitting.pilot.node("standing").label.startswith("Bug")
    assert not sitting.sees("explain"), "one panel is enough"
    sitting.pilot.hover("close")
    assert sitting.pilot.node("standing").label.startswith("Bug")


def test_a_kid_that_may_come_from_hand_or_pile_leaves_the_hand_free(tmp_path: Path) -> None:
    sitting = seated(FETCHING, tmp_path)
    assert not sitting.sees("sheet"), "a kid of the hand could be played"
    assert sitting.pilot.grip(sitting.pilot.node("hand:ant"))
    sitting.pilot.click("unfold")
    kids = [name for name in sitting.names("discard:") if name != "discard:1"]
    assert kids == ["discard:kitty", "discard:bug"], "the newest first"
    sitting.pilot.press("1")
    assert not sitting.session.view().own.perk
    assert sitting.sees("hand:kitty")


def test_what_can_only_come_from_the_pile_is_laid_open(tmp_path: Path) -> None:
    sitting = seated(FETCHING.replace("hand: [ant]", "hand: []"), tmp_path)
    glowing = [str(thing) for thing in sitting.table.bindings.glowing]
    assert sorted(glowing) == ["discard:bug", "discard:kitty"]
    sitting.pilot.click("close")
    assert not sitting.sees("sheet")
    assert sitting.asked, "closing answers nothing"
    sitting.pilot.click("unfold")
    sitting.pilot.click("discard:bug")
    assert sitting.sees("hand:bug")


def test_the_wheel_and_buttons_turn_a_long_pile(tmp_path: Path) -> None:
    sitting = seated(MANY, tmp_path)
    sitting.pilot.press("d")
    first = sitting.names("pile:") or [
        node.name for node in sitting.pilot.nodes(lambda n: n.name.startswith("pile:"))
    ]
    assert first[0] == "pile:moles"
    assert len(first) == 27
    sitting.pilot.wheel("pile:moles", -1)
    assert not sitting.sees("pile:moles")
    assert sitting.sees("pile:bug")
    sitting.pilot.click("up")
    assert sitting.sees("pile:moles")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_words_of_the_sheet_keep_the_floor(
    size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    sitting = seated(LOOKING, tmp_path, size)
    sitting.app.change(scale=scale)
    sitting.pilot.press("d")
    with recorded() as drawn:
        sitting.table.rebuild()
    assert any("newest first" in line.words for line in drawn)
    assert min(line.size for line in drawn) >= letters(LEAST / STEP, sitting.table.nodes.unit)


def test_a_pile_that_has_become_small_is_seen_from_its_first_card_on(tmp_path: Path) -> None:
    """It was shuffled while rows further down were seen."""
    sitting = seated(MANY, tmp_path, (640, 360))
    table = sitting.table
    table.model.look(0)
    for _ in range(3):
        sitting.pilot.click("down")
    view = table.model.shown
    own = replace(view.own, discard=view.own.discard[:3])
    put_in_state(table.model, shown=replace(view, seats=(own, *view.seats[1:])))
    table.rebuild()
    assert len(sitting.pilot.nodes(lambda node: node.name.startswith("pile:"))) == 3
    assert not sitting.sees("up")


PREVIEWED = """
rule: DISCARD-3
title: a pile is looked through while an action can be used
seats: [{hand: [rusty], discard: [bug, kitty], stuff: {pizza: 1, toys: 1}}, {}]
moves: [play rusty]
"""


def test_no_preview_lies_over_a_pile(tmp_path: Path) -> None:
    sitting = seated(PREVIEWED, tmp_path)
    sitting.look()

    def previewed() -> list[str]:
        found = sitting.table.scene.root.walk()
        return [n.name for n in found if n.name == "count words" or n.name.startswith("badge:")]

    assert previewed()
    sitting.table.model.look(0)
    sitting.look()
    assert not previewed()
