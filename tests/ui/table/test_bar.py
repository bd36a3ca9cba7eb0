"""The turn bar: whose turn, which phase, what is asked, and where its answers lie."""

from itertools import combinations, product

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.i18n.i18n import LANGUAGES, Language
from fort_desktop.ui.table.answers import moments
from fort_desktop.ui.table.layout.bar import BarPlaces, Slot, bar_places
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.panels.bar import PHASES
from fort_desktop.ui.table.panels.buttons import answer_button
from fort_desktop.ui.table.things import PhaseChip
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE
from tests.fixtures.bars import bar_at
from tests.ui.colours import contrast
from tests.ui.sitting import Sitting
from tests.ui.table.test_places import SCALES, SIZES, overlap

THREE = ("human", "easy", "easy")
USED: list[set[Slot]] = [set(), {"main"}, {"second", "main"}, {"second", "main", "decline"}]


def bars() -> list[tuple[float, float, BarPlaces]]:
    """Bars of every size and scale, with the width and the height of each."""
    found = []
    for size, scale in product([*SIZES, (640, 400)], SCALES):
        frame = frame_of(size, 2, scale=scale)
        w, h = frame.top.bar.w / frame.unit, frame.top.bar.h / frame.unit
        found.append((w, h, bar_places(frame.sheet, w, h)))
    return found


def parts(at: BarPlaces, used: set[Slot]) -> dict[str, Box]:
    """Everything that is seen of a bar while some slots are in use, by name."""
    found = {"mark": at.mark, "banner": at.banner, "phases": at.phases, "redo": at.redo}
    asked = at.asks_in(used, True)
    if at.upper:  # it lies behind the banner, or takes its place
        asked = asked._replace(x=at.banner.right, w=asked.right - at.banner.right)
    found |= {"question": asked, "undo": at.undo, "hint": at.hint}
    return found | {slot: at.of(slot, used) for slot in at.slots if slot in used}


def test_nothing_in_the_bar_lies_on_anything_else() -> None:
    for (w, _, at), used in product(bars(), USED):
        for (one, a), (other, b) in combinations(parts(at, used).items(), 2):
            assert not overlap(a, b), (one, other, a, b, w)


def test_the_bar_holds_all_its_parts() -> None:
    for (w, h, at), used in product(bars(), USED):
        for name, box in parts(at, used).items():
            inside = box.x >= 0 and box.right <= w and box.y >= 0 and box.bottom <= h
            assert inside, (name, box, w, h)


def test_the_slots_belong_to_the_window_alone() -> None:
    """v3: 644, 846, 1048, 1178 and 1224 at 1280x720."""
    frame = frame_of((1280, 720), 2)
    at = bar_places(frame.sheet, frame.top.bar.w, frame.top.bar.h)
    left = frame.top.bar.x
    lies = [*at.slots.values(), at.undo, at.hint]
    assert sorted((round(box.x + left), round(box.w)) for box in lies) == [
        (644, 192),
        (846, 192),
        (1048, 120),
        (1178, 38),
        (1224, 38),
    ]


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
            assert (model.acting, model.leading) == (0, model.shown.leader)
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


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_phase_that_comes_next_is_told_beside_the_present_one(tongue: Language) -> None:
    app = App((1280, 720), speed=0)
    app.change(language=tongue)
    bar_at(app, "pack")
    for _ in range(3):
        app.frame([], 0.0)
    group = next(one for one in app.screen.scene.root.walk() if one.key == "phases")
    told = [one.key.phase for one in group.children if isinstance(one.key, PhaseChip)]
    at = PHASES.index("play")
    assert told == list(PHASES[PHASES.index(told[0]) : PHASES.index(told[-1]) + 1])
    assert PHASES[at] in told
    assert PHASES[at + 1] in told
    assert sum(one.box.w for one in group.children) <= group.box.w


@pytest.mark.parametrize("ground", [pal.OUTLINE, *pal.SEATS.values()])
def test_signs_of_buttons_without_a_ground_stand_out_from_the_bar(ground: pal.Colour) -> None:
    place = Box(0, 0, 90, 38)
    for answer in moments():
        image = answer_button(place, 1.0, answer, narrow=True).image
        assert image is not None
        inside = product(range(6, int(place.w) - 6), range(6, int(place.h) - 6))
        seen = [colour for at in inside if (colour := image.get_at(at)).a > 200]
        clear = [one for one in seen if contrast((one.r, one.g, one.b), ground) >= 3]
        assert len(clear) > 40, answer.key
