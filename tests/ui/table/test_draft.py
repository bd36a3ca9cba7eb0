"""The draft: whole cards to choose from, the own picks, and who passes to whom (SETUP-7)."""

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from fort_desktop.scene.events import Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.watching import Drawn, recorded
from fort_desktop.ui.art import cardface
from fort_desktop.ui.art.cardface import card_picture
from fort_desktop.ui.design.text_box import LEAST, letters
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.layout.frame import sheet_of
from fort_desktop.ui.table.layout.hand import draft_places, home_in_draft
from fort_desktop.ui.table.note import NOTE, STRIP
from fort_desktop.ui.table.panels import pieces
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE
from fort_desktop.ui.table.viewmodels.boards import drafting
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.toolkit.common import GLOW
from tests.ui.sitting import Sitting
from tests.ui.states import put_in_state
from tests.ui.table.test_band import inside
from tests.ui.table.test_choice_sheet import FRAMES
from tests.ui.table.test_places import overlap
from tests.ui.test_pin_at_the_table import lift

THREE = ("human", "easy", "easy")


def drafts(size: tuple[int, int] = (1280, 720)) -> Sitting:
    sitting = Sitting(THREE, seed=7, setup="draft", size=size)
    sitting.pilot.settle()
    assert sitting.asked == "pick"
    return sitting


def test_everything_lies_below_the_bar_beside_everything_else() -> None:
    explained = Counter[bool]()
    for alone in FRAMES:
        window = Box(0, 0, alone.sheet.w, alone.sheet.h)
        cases = [(alone, n) for n in range(1, 9)]
        cases += [(home_in_draft(*case) or alone, case[1]) for case in cases]
        for frame, count in cases:
            at = draft_places(frame, count)
            if at is None:
                assert frame.sheet.shape == "folded"
                continue
            home = frame.panels.home
            told = [at.panel] if at.panel else []
            told += [home.scaled(1 / frame.unit)] if home else []
            explained[home is not None] += at.panel is not None
            assert at.panel or home
            assert at.cards == getattr(draft_places(alone, count), "cards", ())
            parts = [*at.cards, *told, *([at.own] if at.own else [])]
            assert all(inside(part, window) for part in parts), frame.sheet
            assert all(part.y * frame.unit >= frame.top.bar.bottom for part in parts)
            assert not any(overlap(a, b) for a, b in combinations(parts, 2)), frame.sheet
            if at.own is not None:
                own = [*at.slots, *at.tally]
                assert len(own) == 8 + 6
                assert all(inside(part, at.own) for part in own)
                assert not any(overlap(a, b) for a, b in combinations(own, 2))
                assert all(card.bottom <= at.own.bottom for card in at.cards)
                assert at.passing is None or at.passing.bottom == pytest.approx(at.own.bottom)
    assert 0 < explained[True] < explained[False], "beside a note only where there is room"


def test_the_numbers_of_the_target_picture() -> None:
    frame = next(frame for frame in FRAMES if frame.size == (1280, 720) and frame.unit == 1)
    at = draft_places(frame, 8)
    assert at is not None
    assert at.cards[0].w == pytest.approx(152 * 1.08, rel=0.05)
    assert len({card.y for card in at.cards}) == 2
    assert at.own is not None
    assert at.own.w == 186
    assert at.passing is not None
    lowest = {round(part.bottom) for part in (at.own, at.passing, at.cards[-1])}
    assert len(lowest) == 1, "all columns end alike"


def test_a_click_keeps_a_kid_and_it_lies_in_a_slot() -> None:
    sitting = drafts()
    name = sitting.names("hand:")[2]
    sitting.pilot.click(name)
    assert sitting.sees(name.replace("hand:", "picked:"))
    kept, friends = sitting.pilot.node("picks").label.splitlines()
    assert kept == "1 of 8"
    own = sitting.table.model.shown.own.colour
    for card in sitting.session.catalog.friends[own]:
        assert kid_name(sitting.session.catalog.kid[card]) in friends
    assert len(sitting.pilot.nodes(lambda node: node.name.startswith("hand:"))) == 7


def named(sitting: Sitting, kind: str) -> list[str]:
    found = sitting.pilot.nodes(lambda node: node.name.startswith(kind))
    return sorted(node.name for node in found)


def test_best_friends_are_shown_until_a_kid_is_picked_and_are_no_picks() -> None:
    sitting = drafts()
    friends = sitting.session.catalog.friends[sitting.table.model.shown.own.colour]
    faces = sorted(f"friend:{sitting.session.catalog.kid[card].id}" for card in friends)
    assert (named(sitting, "friend:"), named(sitting, "picked:")) == (faces, [])
    kid = sitting.names("hand:")[0]
    sitting.pilot.click(kid)
    picked = [kid.replace("hand:", "picked:")]
    assert (named(sitting, "friend:"), named(sitting, "picked:")) == ([], picked)


def test_a_key_keeps_a_kid() -> None:
    sitting = drafts()
    kid = sitting.names("hand:")
    sitting.pilot.press("4")
    picked = sitting.pilot.nodes(lambda node: node.name.startswith("picked:"))
    assert [node.name.replace("picked:", "hand:") for node in picked] == [kid[3]]


def test_the_panel_tells_of_the_card_that_is_pointed_at() -> None:
    sitting = drafts()
    names = sitting.names("hand:")
    first = sitting.pilot.node("standing").label
    sitting.pilot.hover(names[3])
    assert sitting.pilot.node("standing").label != first
    front = sitting.pilot.node("front")
    card = sitting.pilot.node(names[3])
    assert 1.0 < front.box.w / card.box.w < 1.2, "the others are to be seen beside it"


def test_the_panel_tells_of_the_same_card_once_the_table_is_laid_out_anew() -> None:
    sitting = drafts()
    sitting.pilot.hover(sitting.names("hand:")[3])
    told = sitting.pilot.node("standing").label
    sitting.pilot.hover("menu")
    sitting.table.rebuild()
    assert sitting.pilot.node("standing").label == told


def test_only_the_card_that_is_explained_glows() -> None:
    """Once it is pointed at: the first would look as if it were chosen, and all tell nothing."""
    sitting = drafts()
    names = sitting.names("hand:")

    def lit() -> list[str]:
        marks = ("told", GLOW)
        cards = [(name, sitting.pilot.node(name)) for name in names]
        return [name for name, card in cards if any(n.key in marks for n in card.walk())]

    assert lit() == []
    sitting.pilot.hover(names[3])
    assert lit() == [names[3]]


def test_who_passes_to_whom() -> None:
    assert drafts().pilot.node("passing").label.split("\n")[1:] == ["Maja", "Tomek", "Zoe"]


@pytest.mark.clause("SETUP-7")
def test_packs_come_from_the_seat_before_and_go_to_the_one_after() -> None:
    nodes = drafts().table.nodes
    assert nodes.areas["discard"].contains(nodes.bands[1].area.center)
    assert nodes.areas["deck"].contains(nodes.bands[2].area.center)


def test_a_draft_is_played_to_its_end_and_the_table_is_laid() -> None:
    sitting = drafts()
    while drafting(sitting.table.model.shown):
        assert not sitting.sees("board")
        kept = len(sitting.table.model.shown.own.picks)
        sitting.pilot.press("1")
        assert len(sitting.session.view().own.picks) != kept
    assert not drafting(sitting.table.model.shown)
    assert sitting.sees("board")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_words_of_the_draft_keep_the_floor(
    size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All keep that of large signs, but for cards in one row: whole ones grow less than the table.

    Yet words and brackets on any card are larger than the floor of the usual scale then.
    """
    sitting = drafts(size)
    sitting.app.change(scale=scale)
    on_cards: list[Drawn] = []

    def card(*args: Any, **more: Any) -> pygame.Surface:
        before = len(drawn)
        image = card_picture(*args, **more)
        on_cards.extend(drawn[before:])
        return image

    for module in (cardface, pieces):
        monkeypatch.setattr(module, "card_picture", card)
    with recorded() as drawn:
        sitting.table.resize(size)
    frame = sitting.table.nodes.frame
    floor, usual = (letters(LEAST / STEP, unit) for unit in (frame.unit, sheet_of(size).unit))
    assert on_cards
    assert min(line.size for line in on_cards) >= usual + (scale > 100)
    kept = Counter(drawn) - Counter(on_cards)
    if draft_places(frame, 8) is not None:
        kept.update(line for line in on_cards if line.words not in ("(", ")"))
    assert min(line.size for line in kept) >= floor


def test_no_pick_is_counted_beyond_the_last_one() -> None:
    """A record may end between the last pick and what follows, where the question still stands."""
    sitting = drafts()
    model = sitting.table.model
    own = model.shown.own
    assert "pick 1 of 8" in said(model, NO_NOTE).banner
    for count, banner in ((7, "Draft: pick 8 of 8"), (8, "Draft")):
        seats = tuple(
            msgspec.structs.replace(seat, picks=own.hand[:1] * count) if seat == own else seat
            for seat in model.shown.seats
        )
        put_in_state(model, shown=msgspec.structs.replace(model.shown, seats=seats))
        own = model.shown.own
        assert said(model, NO_NOTE).banner == banner


def test_behind_a_curtain_lies_the_table_of_whoever_is_called_and_no_pack() -> None:
    sitting = Sitting(("human",) * 4, seed=23, setup="draft")
    sitting.pilot.settle()
    called, picked = [], 0
    while picked < 14:
        if sitting.sees("take_over"):
            model = sitting.table.model
            called.append(model.stand.seat)
            assert model.shown.seat == model.stand.seat
            assert not model.shown.own.hand
            assert not sitting.sees("passing")
            assert not sitting.sees("picks")
            assert sitting.pilot.node("park").area.bottom <= sitting.pilot.node("curtain").area.y
            assert sitting.pilot.node("board").area.bottom <= sitting.pilot.node("curtain").area.y
            lift(sitting)
        elif sitting.sees("done"):
            sitting.pilot.click("done")
        else:
            assert sitting.sees("picks")
            sitting.pilot.press("1")
            picked += 1
    assert called == [0, 1, 2, 3, 0]


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (640, 400), (800, 600)])
def test_a_note_in_a_draft_covers_nothing_that_is_asked(
    tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    """What was taken back brings one; the kids and what explains them lie beside it."""
    store = SettingsFile(tmp_path / "settings.json")
    store.change(language=lang)
    sitting = Sitting(THREE, seed=7, setup="draft", size=size, store=store)
    sitting.pilot.settle()
    sitting.pilot.press("1")
    sitting.pilot.settle()
    sitting.table.model.practise()
    sitting.frames(1.0)
    note, bar = sitting.pilot.node(NOTE).area, sitting.table.nodes.frame.top.bar
    cards = sitting.names("hand:")
    assert len(cards) == 8
    for name in cards[1:]:  # at the first one the keys were already, so that nothing folds
        sitting.pilot.hover(name)
        told = [node.area for node in sitting.pilot.nodes(lambda node: node.name == "standing")]
        kept = [sitting.pilot.node("picks").area, *(sitting.pilot.node(n).area for n in cards)]
        parts = [note, bar, *told, *kept]
        assert not any(overlap(a, b) for a in (note, bar, *told) for b in parts if a is not b)
        sitting.frames(0.5)
        assert told or (sitting.sees("explain") and sitting.sees(STRIP)), "the note gives way"
    sitting.app.frame([Pointer("move", Point(1, 1))], 0.0)
    sitting.frames(1.0)
    sitting.pilot.click(NOTE)
    sitting.frames(1.0)
    assert not sitting.sees(NOTE)
    assert sitting.table.nodes.frame.panels.home is None
