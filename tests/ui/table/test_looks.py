"""What is seen while something is held, and where a notice lies on a low board."""

from pathlib import Path

import pytest

from fort_desktop.rules.model.moves import parse_move
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.explaining import explain
from fort_desktop.ui.table.layout.board import Held, board_places
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.hand import front_place, hand_places
from fort_desktop.ui.table.panels.notices import notice_place
from fort_desktop.ui.table.play_summary import used_box
from fort_desktop.ui.table.things import MoveButton
from tests.ui.sitting import Sitting
from tests.ui.table.positions import seated
from tests.ui.table.test_board_places import inside
from tests.ui.table.test_places import frames


def test_a_notice_lies_on_the_board_however_low_that_is() -> None:
    for frame in frames():
        board = frame.panels.board
        place = notice_place(board, frame.unit)
        assert inside(place, board), frame
        assert place.h >= 0.9 * min(board.h, 104 * frame.unit), "as much of a strip as there is"


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_card_in_front_never_covers_the_turn_bar(size: tuple[int, int], scale: float) -> None:
    frame = frame_of(size, 2, scale=scale)
    row, top = frame.panels.hand, frame.top.bar.bottom
    large = front_place(frame, hand_places(row, 5)[2].box)
    assert large.y >= top
    assert large.bottom <= size[1]


def test_a_kid_that_is_held_leaves_its_place_and_is_welcome_elsewhere(
    tmp_path: Path,
) -> None:
    text = """rule: RECRUIT-1
title: recruiting
seats: [{hand: [bug]}, {hand: [doodles]}]
phase: recruit
park: [kitty, doc, ant]
moves: []
then: {}
"""
    sitting = seated(text, tmp_path)

    def named(name: str) -> list[Node]:
        return sitting.pilot.nodes(lambda node: node.name == name)

    assert not named("welcome")
    sitting.pilot.drag("park:kitty", Point(20, 700), "hold")
    assert len(named("left")) == 1
    assert len(named("welcome")) == 2
    sitting.pilot.up(Point(20, 700))
    sitting.pilot.settle()
    assert not named("left")
    assert not named("welcome")


def labels(sitting: Sitting) -> list[str]:
    """What stands on the buttons of moves, as the panels of these are titled too."""
    known, found = sitting.table.preview.known(), []
    for node in sitting.table.nodes.walk():
        if isinstance(node.key, MoveButton):
            told = explain(node.key, known)
            assert told is not None
            assert told.title == node.label
            found.append(node.label)
    return found


def test_who_may_follow_sees_the_public_action_whatever_was_used_last(tmp_path: Path) -> None:
    text = """rule: FOLLOW-1
title: following
seats: [{hand: [bug]}, {hand: [lefty]}]
phase: follow
played: {kid: bug}
moves: []
then: {}
"""
    sitting = seated(text, tmp_path)
    assert used_box(sitting.table.model.shown) == "public"


def test_the_suit_that_is_asked_for_is_seen_in_the_bar_when_following(tmp_path: Path) -> None:
    text = """rule: FOLLOW-1
title: a shovel is asked for
seats: [{hand: [bug], stuff: {}}, {hand: [worm, doc]}]
moves: [play bug, use public]
then: {}
"""
    sitting = seated(text, tmp_path)
    assert sitting.asked == "follow"
    assert list(sitting.table.preview.note(sitting.table.model).signs) == ["shovel"]
    assert labels(sitting) == ["No, thanks"]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)])
def test_a_notice_hides_the_fort_and_nothing_else(size: tuple[int, int]) -> None:
    frame = frame_of(size, 2)
    board, held = frame.panels.board, Held(3, 3, 0, True, True)
    places, notice = board_places(board, frame.unit, held), notice_place(board, frame.unit)
    assert places.worth is not None
    assert notice.right <= places.toys.box.x + 2 * frame.unit
    assert notice.x >= places.lookout.box.right
    assert places.worth.bottom <= notice.y
    assert notice.bottom <= min(places.fort_label.y, places.cost.y)
    assert notice.right <= places.yard.box.x + 2 * frame.unit


@pytest.mark.parametrize("asks", [True, False])
def test_what_a_veil_leaves_out_has_round_corners(tmp_path: Path, asks: bool) -> None:
    """Of a pile to look at nothing is asked in the bar, so that nothing is lit there."""
    text = """rule: DISCARD-3
title: a pile, from which a kid may be trashed or not
seats: [{hand: [doodles, bug], discard: [kitty]}, {hand: [bud]}]
moves: [play doodles]
"""
    sitting = seated(text, tmp_path)
    if asks:
        sitting.table.model.make(parse_move("use private"))
        sitting.pilot.settle()
    sitting.pilot.press("d")
    sitting.pilot.settle()
    bar = sitting.table.nodes.frame.top.bar
    x, y = round(bar.x), round(bar.y)
    image = sitting.pilot.node("veil").image
    assert image is not None
    assert image.get_at((x, y)).a > 0
    assert (image.get_at((round(bar.center.x), round(bar.center.y))).a == 0) == asks


@pytest.mark.parametrize(
    ("hand", "asked"),
    [("moles", "Add kids, or use an action"), ("kitty", "Use one of its actions")],
)
def test_nobody_is_asked_to_add_kids_where_there_are_none(
    hand: str, asked: str, tmp_path: Path
) -> None:
    text = f"""rule: PLAY-3
title: a shovel is played
seats: [{{hand: [bug, {hand}]}}, {{hand: [doodles]}}]
moves: [play bug]
then: {{}}
"""
    assert seated(text, tmp_path).pilot.node("prompt").label.splitlines()[1] == asked


def test_who_has_no_card_to_follow_with_is_told_so_and_not_asked(tmp_path: Path) -> None:
    text = """rule: FOLLOW-2
title: a shovel is asked for, and there is none
seats: [{hand: [bug], stuff: {}}, {hand: [doc, kitty]}]
moves: [play bug, use public]
then: {}
"""
    sitting = seated(text, tmp_path)
    assert sitting.asked != "follow"
    told = [line.words for line in sitting.table.model.lines]
    assert any(words.endswith("does not follow") for words in told), told
    assert labels(sitting) != ["Continue"], "there is nothing to click"


PLAYING = """rule: PLAY-1
title: playing
seats: [{hand: [bug, ant]}, {hand: [doodles]}, {yard: [kitty]}]
moves: []
then: {}
"""
RECRUITING = PLAYING.replace("PLAY-1", "RECRUIT-1").replace("moves:", "phase: recruit\nmoves:")


def led(sitting: Sitting) -> set[str]:
    """The panels that have all their colour, of those that may have less."""
    names = ("hand", "rug", "park", "mat", "perks")
    panels = sitting.table.nodes.panels.holders()
    return {panel.name for panel in panels if panel.name in names and not panel.pale}


def test_what_the_phase_is_about_leads_and_all_else_is_pale(tmp_path: Path) -> None:
    assert led(seated(PLAYING, tmp_path)) == {"hand", "rug", "mat"}


def test_while_kids_are_recruited_the_park_leads_and_the_hand_is_pale(tmp_path: Path) -> None:
    assert led(seated(RECRUITING, tmp_path)) == {"park"}


@pytest.mark.parametrize("text", [PLAYING, RECRUITING])
def test_boards_have_their_colours_in_each_phase(text: str, tmp_path: Path) -> None:
    panels = seated(text, tmp_path).table.nodes.panels
    assert not any(panels[name].holder.pale for name in ("board", "band 0", "band 1", "meter"))


def test_what_leads_changes_with_the_phase(tmp_path: Path) -> None:
    sitting = seated(PLAYING, tmp_path)
    sitting.pilot.click("button:skip")
    assert sitting.asked == "recruit"
    assert led(sitting) == {"park"}


def test_each_step_of_an_action_leaves_what_leads_alone(tmp_path: Path) -> None:
    sitting = seated(PLAYING, tmp_path)
    before = led(sitting)
    sitting.pilot.click("hand:bug")
    assert sitting.asked != "play"
    assert led(sitting) == before


def test_with_high_contrast_nothing_is_pale(tmp_path: Path) -> None:
    sitting = seated(PLAYING, tmp_path)
    faded = {"park", "perks"}
    assert not faded & led(sitting)
    try:
        sitting.app.change(contrast=True)
        sitting.table.build()
        assert faded <= led(sitting)
    finally:
        sitting.app.change(contrast=False)


def test_a_plate_lies_below_the_one_place_where_something_is_to_be_done(tmp_path: Path) -> None:
    sitting = seated(PLAYING, tmp_path)
    for place in ("play", "park"):
        (plate,) = sitting.pilot.nodes(lambda node: node.name == "lead" and node.image is not None)
        panel = sitting.pilot.node(place).area
        assert inside(panel, plate.area)
        assert plate.area.w < panel.w + 10
        if place == "play":
            sitting.pilot.click("button:skip")


def test_one_rim_goes_round_all_that_can_be_taken_in_one_place(tmp_path: Path) -> None:
    text = RECRUITING.replace("moves:", "park: [worm, doc, ace]\nmoves:")
    glows = seated(text, tmp_path).pilot.nodes(lambda node: node.name == "glow")
    rimmed = {node.parent.name for node in glows if node.parent is not None}
    assert rimmed == {"park", "yard:2:kitty"}, "a single kid has a rim of its own"
    sitting = seated(PLAYING, tmp_path)
    (glow,) = sitting.pilot.nodes(lambda node: node.name == "glow")
    cards = sitting.pilot.nodes(lambda node: node.name.startswith("hand:"))
    assert len(cards) == 2
    assert all(inside(card.area, glow.area) for card in cards)


def test_the_tag_that_is_explained_stays_bright_and_is_pointed_to(tmp_path: Path) -> None:
    sitting = seated(PLAYING, tmp_path)
    sitting.pilot.hover("worth")
    sitting.pilot.wait(1.0)
    veil, tag = sitting.pilot.node("sheet veil").image, sitting.pilot.node("worth").area
    tip = sitting.pilot.node("pointer").area
    assert tag.y < tip.center.y < tag.bottom
    assert tag.right <= tip.x < sitting.pilot.node("worth sheet").area.x < tip.right
    assert veil is not None
    assert veil.get_at((round(tag.center.x), round(tag.center.y))).a == 0
    assert veil.get_at((4, 4)).a > 0
