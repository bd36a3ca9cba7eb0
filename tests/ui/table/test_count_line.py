"""The line of the mat: it tells of the action that the question of the moment is about."""

from itertools import product
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.knowledge.view import View
from fort_desktop.scenario.check import play_lines
from fort_desktop.scenario.spec import read_scenario
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.i18n.i18n import set_language, spoken
from fort_desktop.ui.table.layout.park import mat_places
from fort_desktop.ui.table.panels.previews import _line
from fort_desktop.ui.table.play_summary import counts, is_done, result_words, told_words
from fort_desktop.ui.table.things import PLAY
from fort_desktop.ui.text.following import gain_words
from tests.ui.knowing import games
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
        # One's own action that runs, and not the crowns of the other one.
        (TINY, TINY_PLAYED, ["trash from a Yard » pizza or toy"]),
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
            assert said(view)[0].rpartition("-> ")[2] in known
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


def test_added_cards_are_told_in_whole_words(tmp_path: Path) -> None:
    seat = "hand: [worm, lefty, ant], level: 1, stuff: {pizza: 2, toys: 4}"
    position = f"seats: [{{{seat}}}, {{hand: [dash]}}]"
    assert said(asked(position, "play worm", tmp_path)) == ["1 shovel -> 1 resource into the Pack"]
    packed = "play worm, add lefty, use public, pack pizza, pack pizza"
    assert said(asked(position, packed, tmp_path)) == ["1 card added"]


def test_the_words_of_every_action_have_room_on_every_mat() -> None:
    boxes = [box for found in CATALOG.boxes.values() for _, box in found]
    named = [box for box in boxes if box.count in (None, "any_suit")]
    mats = {(frame.panels.mat._replace(x=0, y=0), frame.unit) for frame in frames()}
    places = {
        (at.tally, unit)
        for (mat, unit), cards, aside in product(mats, (1, 2), (False, True))
        if (at := mat_places(mat, unit, cards, aside)).form != "chip"
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
