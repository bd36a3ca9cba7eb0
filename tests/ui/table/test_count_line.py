"""The line of the mat: it tells of the action that the question of the moment is about."""

from itertools import pairwise, product
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.knowledge.view import View
from fort_desktop.scenario.check import play_lines
from fort_desktop.scenario.spec import read_scenario
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import recorded, watched
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.i18n.i18n import set_language, spoken
from fort_desktop.ui.table.layout.park import mat_places
from fort_desktop.ui.table.panels.previews import _counted, _line
from fort_desktop.ui.table.play_summary import Count, counts, is_done, result_words, told_words
from fort_desktop.ui.table.things import PLAY
from fort_desktop.ui.text.following import gain_words
from tests.ui.knowing import games
from tests.ui.sitting import Sitting
from tests.ui.table.test_places import frames

CATALOG = load_catalog()


def said(view: View) -> list[str]:
    """What stands on the line for whoever is asked, with its arrow."""
    mine = view.leader == view.seat
    found = [f"{one.counted} -> {one.brings}" for one in counts(view, CATALOG, mine)]
    return found or [told_words(view, CATALOG, mine)]


def asked(position: str, moves: str, folder: Path) -> View:
    """What whoever is asked after some moves sees."""
    path = folder / "position.yaml"
    path.write_text(
        f"rule: PLAY-3\ntitle: What counts\n{position}\nmoves: [{moves}]\nthen: {{}}\n", "utf-8"
    )
    game = play_lines(read_scenario(path), CATALOG)
    assert game.decision is not None
    return game.view(game.decision.seat)


TINY = "seats: [{hand: [tiny, flipper], stuff: {}}, {yard: [bug, doodles]}]"
TINY_PLAYED = "play tiny, add flipper as crown, use public"
LOOKOUT = "lookout: [bug, worm, dash], level: 3"
DOC = f"seats: [{{hand: [doc, ant], {LOOKOUT}}}, {{hand: [skids, patch, kitty]}}]"
SPARKY = "seats: [{hand: [sparky, ant], stuff: {pizza: 1, toys: 1}}, {hand: [bitsy], stuff: {}}]"


@pytest.mark.parametrize(
    ("position", "moves", "words"),
    [
        # One's own action that runs is lit on its card; nothing tells the crowns of the other one.
        (TINY, TINY_PLAYED, [""]),
        (TINY, "play tiny", ["1 crown -> 1 point"]),
        (TINY, "play tiny, add flipper as crown", ["2 crowns -> 2 points"]),
        # A rival's private action is over: what follows is about the public one only.
        (DOC, "play doc, use private, done", ["1 card into the Lookout"]),
        (DOC, "play doc, use private, done, {seat: 1, move: follow patch}",
         ["1 card into the Lookout"]),
        (DOC, "play doc", ["3 cards in the Lookout -> 3 points"]),
    ],
)  # fmt: skip
def test_the_line_tells_of_the_action_that_is_asked_about(
    position: str, moves: str, words: list[str], tmp_path: Path
) -> None:
    assert said(asked(position, moves, tmp_path)) == words


def test_in_any_game_the_line_tells_of_nothing_but_the_action_that_runs_or_is_followed() -> None:
    seen = set()
    for game in games(6):
        view, play = game.view(game.state.pending.seat), game.state.play
        if play is None or view.phase != "play":
            continue
        kid, pending = CATALOG.kid[play.card], view.pending
        if pending.action is not None and pending.action.role == "leader":
            box, n = kid.box(pending.action.box), pending.action.times
            assert box is not None
            known = {gain_words(box, n or 1, one) for one in (None, "pizza", "toys")}
            assert len(said(view)) == 1
            counted = box.count is not None and n
            assert said(view)[0].rpartition("-> ")[2] in (known if counted else {""})
            seen.add("runs")
        elif pending.stage in ("follow", "rough") or pending.action is not None:
            done = next((one for one in play.results if one.box == "public"), None)
            assert kid.public is None or len(said(view)) == 1
            if done is None:
                assert counts(view, CATALOG, mine=False) == []
            seen.add("after" if done is None else "followed")
        elif pending.stage not in ("prepare", "use") and view.leader == view.seat:
            assert "added" not in said(view)[0]
    assert seen == {"runs", "after", "followed"}


AFTER = ("follow", "rough", "do_over", "play_again")
"""Stages in which the leader's card has done all that it does."""
DO_OVER = "seats: [{hand: [doc, ant, bug], LOOK, perk: do_over}, {hand: [tiny]}]".replace(
    "LOOK", LOOKOUT
)


@pytest.mark.parametrize(
    ("position", "moves", "stage", "words"),
    [
        (DOC, "play doc, use private, done", "follow", "3 points"),
        (DOC, "play doc, use private, use public", "follow", "3 points, 1 card into the Lookout"),
        # Nobody can follow: the other action, which was not used, is over all the same.
        (DO_OVER, "play doc, use private, done", "do_over", "3 points"),
    ],
)  # fmt: skip
def test_after_ones_own_play_the_line_tells_all_that_came_of_it(
    position: str, moves: str, stage: str, words: str, tmp_path: Path
) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(
        f"rule: PLAY-3\ntitle: What came\n{position}\nmoves: [{moves}]\nthen: {{}}\n", "utf-8"
    )
    game = play_lines(read_scenario(path), CATALOG)
    assert game.state.pending.stage == stage
    view = game.view(0)
    assert counts(view, CATALOG, mine=True) == []
    assert told_words(view, CATALOG, mine=True) == words


def test_in_any_game_ones_own_play_that_is_over_is_told_by_what_came_of_it() -> None:
    seen = set()
    for game in games(6):
        view, play, pending = game.view(game.state.leader), game.state.play, game.state.pending
        if play is None or view.phase != "play":
            continue
        over = pending.stage in AFTER or (
            pending.action is not None and pending.action.role == "follower"
        )
        assert is_done(view, mine=True) == over
        assert not is_done(view, mine=False)
        if over:
            assert counts(view, CATALOG, mine=True) == []
            assert told_words(view, CATALOG, mine=True) == result_words(view, CATALOG)
            seen.add(tuple(result.box for result in play.results))
    assert {("public",), ("private",), ("private", "public")} <= seen


def adds_more(view: View) -> bool:
    """Return True if the leader has added cards since the action that was used last."""
    play = view.play
    if play is None or not play.results or view.pending.action is not None:
        return False
    return play.results[-1].added < len(play.added)


def test_cards_added_for_the_other_action_are_not_counted_in_the_first() -> None:
    """R-4: Blitz scored with one squirt gun; two more beside it bring what comes now."""
    sitting, found = Sitting(("human", "random", "random", "random"), seed=3), 0
    while not sitting.session.ended:
        at = sitting.session.at
        sitting.answer("hand:")
        for view in (step.view for step in sitting.session.steps_from(at)):
            if view.leader != view.seat and adds_more(view):
                assert not counts(view, CATALOG, False)
                found += 1
    assert found


def test_what_was_added_lies_there_and_is_not_told_as_well(tmp_path: Path) -> None:
    seat = "hand: [worm, lefty, ant], level: 1, stuff: {pizza: 2, toys: 4}"
    position = f"seats: [{{{seat}}}, {{hand: [dash]}}]"
    assert said(asked(position, "play worm", tmp_path)) == ["1 shovel -> 1 resource into the Pack"]
    packed = "play worm, add lefty, use public, pack pizza, pack pizza"
    assert said(asked(position, packed, tmp_path)) == [""]


COUNTS = (
    ("3 kleje", "3 zabawki (miejsce na 3)"),
    ("3 glue", "3 toys"),
    ("3 skateboardy", "3 v\u011bci do batohu (m\u00edsto na 1)"),
    ("1 book", "1 resource into the Pack"),
    ("", "2 pizza or toys"),
)


@pytest.mark.parametrize("unit", [1.0, 1.067, 1.5, 3.0])
def test_on_a_low_paper_no_line_of_a_count_lies_on_another_or_on_the_edge(unit: float) -> None:
    """Below a single card: what is counted is left out there rather than set on the edge."""
    high = 51 * unit
    for count in COUNTS:
        with watched() as found:
            ground = PanelCanvas(Box(0, 0, 160 * unit, high), unit, "count", 1.0)
            _counted(ground, Box(0, 0, 160 * unit, high), [Count(*count)])
        lines = sorted((one for one in found if one.words), key=lambda one: one.ink.y)
        assert lines[0].ink.top >= round(2 * unit), lines
        # A descender may come near the edge.
        assert lines[-1].ink.bottom <= high - unit, lines
        for one, other in pairwise(lines):
            beside = one.ink.right <= other.ink.left or other.ink.right <= one.ink.left
            assert beside or other.ink.top >= one.ink.bottom - 4 * unit, (one, other)


def test_the_words_of_every_action_have_room_on_every_mat() -> None:
    boxes = [box for found in CATALOG.boxes.values() for _, box in found]
    named = [box for box in boxes if box.count in (None, "any_suit")]
    mats = {(frame.panels.mat._replace(x=0, y=0), frame.unit) for frame in frames()}
    places = {
        (at.tally, unit)
        for (mat, unit), cards in product(mats, (1, 2))
        if (at := mat_places(mat, unit, cards)).form != "chip"
    }
    narrow = sorted(places, key=lambda place: place[0].w / place[1])[:12]
    with recorded() as drawn:
        for language in (*spoken(), "en"):
            set_language(language)
            for words, (place, unit) in product({gain_words(box, 1) for box in named}, narrow):
                room = Box(0, 0, place.w, place.h)
                _line(PanelCanvas(room, unit, PLAY, 1.0), room, words)
    assert drawn
    assert [one.words for one in drawn if one.words.endswith(DOTS)] == []
