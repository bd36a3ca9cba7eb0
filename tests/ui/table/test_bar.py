"""The turn bar: whose turn, which phase, what is asked, and which buttons call for the pointer."""

from itertools import combinations, product

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.table.active_seat import active_seat, leading_seat
from fort_desktop.ui.table.layout.bar import BarPlaces, PhasesForm, Wants, bar_places
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.panels.bar import NO_NOTE
from fort_desktop.ui.table.turn_bar import said
from tests.ui.sitting import Sitting
from tests.ui.table.test_places import SCALES, SIZES, overlap

THREE = ("human", "easy", "easy")
ASKED = [
    Wants(150, 0, 0, 0, 300, (), (), (), 0, tools=True),
    Wants(110, 360, 190, 0, 190, (), (), (), 70, tools=True),
    Wants(110, 360, 190, 38, 170, (150, 150), (130, 130), (110,), 0, tools=True),
    Wants(190, 360, 190, 0, 260, (), (), (105,), 0, apart=True, tools=True, redo=True),
    Wants(110, 360, 190, 76, 170, (120,) * 7, (100,) * 7, (70,), 80, tools=True),
    Wants(120, 0, 0, 0, 280, (260,), (180,), (90, 90, 150, 170, 120), 0),
    Wants(150, 360, 190, 0, 170, tools=True, left=180),
]
"""A draft, a play, an action, a rival's kid to follow, seven suits, a look back, and pads."""
FIRST: dict[str, PhasesForm] = {"square": "dots", "folded": "dots"}


def bars() -> list[tuple[float, BarPlaces, Wants]]:
    """Bars of every size and scale, with the width of each."""
    found = []
    for size, scale, wants in product(SIZES, SCALES, ASKED):
        frame = frame_of(size, 2, scale=scale)
        w = frame.top.bar.w / frame.unit
        found.append((w, bar_places(w, 54, wants, FIRST.get(frame.sheet.shape, "full")), wants))
    return found


def parts(at: BarPlaces, wants: Wants) -> dict[str, Box]:
    """Everything that is seen of a bar, by name."""
    alone = {
        "mark": at.mark,
        "left": at.left,
        "banner": at.banner,
        "phases": at.phases,
        "tiles": at.tiles,
    }
    alone |= {"question": at.question, "end": at.end, "redo": at.redo}
    if wants.tools:
        alone |= {"hint": at.hint, "undo": at.undo}
    found = {name: box for name, box in alone.items() if box is not None and box.w > 0}
    found |= {f"answer {i}": box for i, box in enumerate(at.answers)}
    return found | {f"quiet {i}": box for i, box in enumerate(at.quiet)}


def test_nothing_in_the_bar_lies_on_anything_else() -> None:
    for w, at, wants in bars():
        for (one, a), (other, b) in combinations(parts(at, wants).items(), 2):
            assert not overlap(a, b), (one, other, a, b, w)


def test_the_bar_holds_all_but_the_answers_in_its_tray() -> None:
    for w, at, wants in bars():
        for name, box in parts(at, wants).items():
            inside = box.x >= 0 and box.right <= w + 0.01
            assert inside, (name, box, w)
            hangs = name.startswith(("answer", "quiet"))
            if at.tray is None or box.y < 54:
                assert box.y >= 0
                assert box.bottom <= 54.01
            else:
                assert hangs
                assert at.tray.y <= box.y
                assert box.bottom <= at.tray.bottom


def test_the_question_has_its_room_in_every_window() -> None:
    for w, at, wants in bars():
        if w >= 850:
            assert at.question.w >= wants.question, (w, at)


def test_what_gives_way_first() -> None:
    wants = ASKED[2]
    states = []
    for w in range(1500, 500, -10):
        at = bar_places(w, 54, wants)
        tight = bool(at.answers) and at.answers[0].w == wants.tight[0]
        state = (at.form, at.banner is not None, tight, at.tray is not None)
        if state not in states:
            states.append(state)
    forms = [form for form, *_ in states]
    assert forms[:3] == ["full", "dots", "none"], "first the phases"
    assert [state[3] for state in states] == sorted(state[3] for state in states), "last a tray"
    assert bar_places(1264, 54, ASKED[4]).tray is not None


def test_what_declines_never_lies_where_a_turn_is_ended() -> None:
    for size, scale in product(SIZES, SCALES):
        frame = frame_of(size, 2, scale=scale)
        w = frame.top.bar.w / frame.unit
        skip = bar_places(w, 54, ASKED[1]).end
        assert skip is not None
        for redo in (False, True):
            thanks = bar_places(w, 54, ASKED[3]._replace(redo=redo)).quiet[0]
            assert thanks.right < skip.x


def role(node: Node) -> str:
    """How a button looks: loud is yellow, quiet an outline."""
    assert node.image is not None
    w, h = node.image.get_size()
    return "loud" if node.image.get_at((w // 2, h // 8))[:3] == pal.ACTION else "quiet"


def test_the_bar_says_whose_turn_it_is_and_in_which_phase() -> None:
    sitting = Sitting(THREE, seed=3)
    banners: set[str] = set()
    while sitting.session.at < 250 and not {"Follow", "Your"} <= banners:
        model = sitting.table.model
        words = said(model, NO_NOTE)
        who = model.teller.name(model.shown.leader)
        assert words.phase == model.shown.phase
        assert sitting.pilot.node("phases").label.lower() == words.phase
        if sitting.asked == "follow":
            assert words.banner == f"Follow {who}?"
            assert (active_seat(model), leading_seat(model)) == (0, model.shown.leader)
        elif sitting.asked and model.shown.leader == 0:
            assert words.banner == "Your turn"
        elif sitting.asked:
            assert words.banner == f"You follow {who}"
        banners.add(words.banner.split()[0])
        assert words.colour == model.session.seats[0].colour
        sitting.answer("discard:")
    assert {"Follow", "Your"} <= banners


def test_while_a_rival_acts_one_quiet_button_holds_what_comes() -> None:
    sitting = Sitting(THREE, speed=1.0, seed=3)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.act()
    for _ in range(100):
        if sitting.sees("wait"):
            break
        sitting.frames(0.1)
    wait = sitting.pilot.node("wait")
    assert role(wait) == "quiet"
    assert len(sitting.names("button:")) == 0
    sitting.tap(wait.area.center)
    assert sitting.table.model.held
    sitting.frames(1.0)  # what is under way lands
    before = (len(sitting.table.model.lines), sitting.session.at)
    sitting.frames(3.0)
    assert (len(sitting.table.model.lines), sitting.session.at) == before
    assert role(sitting.pilot.node("wait")) == "loud"
    sitting.tap(sitting.pilot.node("wait").area.center)
    assert not sitting.table.model.held
    sitting.frames(3.0)
    assert (len(sitting.table.model.lines), sitting.session.at) != before


def test_the_only_yellow_thing_is_never_a_decline() -> None:
    sitting = Sitting(THREE, seed=3)
    seen = set()
    for _ in range(30):
        for node in sitting.pilot.nodes(lambda node: node.name.startswith("button:")):
            declines = node.name.partition(":")[2] in ("skip", "pass", "done", "stop")
            assert (role(node) == "quiet") == declines
            seen.add(declines)
        if sitting.sees("undo"):
            assert role(sitting.pilot.node("undo")) == "quiet"
        sitting.answer("discard:")
    assert seen == {True, False}


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
def test_a_tail_points_to_whoever_acts(size: tuple[int, int]) -> None:
    sitting = Sitting(THREE, size=size, seed=3)
    sitting.until(lambda: sitting.asked == "play")
    bar, tail = sitting.pilot.node("prompt").area, sitting.pilot.node("tail").area
    assert tail.bottom > bar.bottom
    board = sitting.pilot.node("board").area
    assert board.x < tail.center.x < board.right
