"""The slip beside a rival's card: all who have followed so far stand on it together."""

from collections.abc import Iterator

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import SUITS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.mat import (
    _followers,
    _head,
    _source,
    _total,
    _total_lines,
    play_slip,
)
from fort_desktop.ui.table.play_summary import Source, counts, sources
from fort_desktop.ui.table.things import Slip
from fort_desktop.ui.table.viewmodels.plays import Player, SlipVM
from tests.ui.sitting import NAMES, Sitting
from tests.ui.states import in_state

TOMEK, ZOE = Player("Tomek", "red", "human"), Player("Zoe", "green")


def slip_vm(
    view: View, catalog: Catalog, following: str, followers: tuple[Player, ...] = ()
) -> SlipVM:
    """The slip of Tomek's play."""
    found = [count.counted for count in counts(view, catalog, False) if count.counted]
    total = found[0] if found else ""
    return SlipVM(0, TOMEK, followers, tuple(sources(view, catalog)), total, following)


def slip_of(nodes: TableNodes) -> str | None:
    """What is said on the slip, None without one."""
    return next((node.label for node in nodes.walk() if isinstance(node.key, Slip)), None)


def test_all_followers_stand_on_the_slip_of_the_leader() -> None:
    sitting = Sitting(("human", "random", "random", "random"), seed=2)
    most, checked = 0, 0
    for _ in range(120):
        if most >= 2 or sitting.session.ended:
            break
        at = sitting.session.at
        sitting.answer("hand:")
        for step in sitting.session.steps_from(at):
            view = step.view
            if view.play is None or view.leader == view.seat or view.phase != "play":
                continue
            if len(view.play.followers) <= most and checked > 3:
                continue
            said = slip_of(sitting.table.lay(in_state(sitting.table.model, shown=view)))
            names = [NAMES[seat] for seat in view.play.followers]
            if said is not None:
                assert said == (f"Followers: {', '.join(names)}" if names else "")
                most, checked = max(most, len(names)), checked + 1
    assert most >= 2


def rivals_views(seed: int) -> Iterator[tuple[View, Catalog]]:
    """What a person sees of three random rivals' turns, a step at a time."""
    sitting = Sitting(("human", "random", "random", "random"), seed=seed)
    while not sitting.session.ended:
        at = sitting.session.at
        sitting.answer("hand:")
        for step in sitting.session.steps_from(at):
            if step.view.play is not None and step.view.leader != step.view.seat:
                yield step.view, sitting.session.catalog


def test_three_cards_and_their_followers_have_a_line_each() -> None:
    """In the room beside three cards, 1280x720; the third was "other cards", cut short."""
    area = Box(0, 0, 146, 178)
    for view, catalog in rivals_views(3):
        found = sources(view, catalog)
        if len(found) == 3 and counts(view, catalog, False):
            break
    with recorded() as drawn:
        play_slip(PanelCanvas(area, 1.0, Slip(0), 1.0), area, slip_vm(view, catalog, "", (ZOE,)))
    assert {source.name for source in found} <= {one.words for one in drawn}


def adds_more(view: View) -> bool:
    """Whether the leader has added cards since the action that was used last."""
    play = view.play
    if play is None or not play.results or view.pending.action is not None:
        return False
    return play.results[-1].added < len(play.added)


def test_cards_added_for_the_other_action_are_not_counted_in_the_first() -> None:
    """R-4: Blitz scored with one squirt gun; two more beside it bring what comes now."""
    views = [(view, catalog) for view, catalog in rivals_views(3) if adds_more(view)]
    assert views
    assert not any(counts(view, catalog, False) for view, catalog in views)


def test_a_word_without_room_on_the_slip_is_left_out_or_folded_but_not_cut() -> None:
    for unit, wide in ((1.0, 96.0), (1.5, 150.0), (2.25, 212.0)):
        area = Box(0, 0, wide * unit, 200 * unit)
        with recorded() as drawn:
            ground = PanelCanvas(area, unit, Slip(0), 1.0)
            _head(ground, area, Player("Bartholomew Max", "red", "easy"))
            _followers(ground, area._replace(h=24 * unit), (Player("Bo", "blue"),) * 3)
            _total(ground, area, 60 * unit, "1 card into the Lookout")
            _source(ground, Box(0, 0, 80 * unit, 24 * unit), Source("Golden Boy", SUITS[:2]))
        words = [one.words for one in drawn]
        assert words
        assert not [one for one in words if one.endswith(DOTS)], unit
        told = " ".join(words)
        assert "Bartholomew Max" in told
        assert "1 card into the Lookout" in told
    assert _total_lines("3 shovels", 120, 1.0) == 1
    assert _total_lines("1 card into the Lookout", 90, 1.0) == 2
    assert _total_lines("1 card into the Lookout", 60, 1.0) == 3


def test_no_source_of_suits_is_cut_beside_several_cards() -> None:
    """Beside three cards a slip is 121 units wide; "other cards" was "other..." there."""
    seen, folded = 0, 0
    for view, catalog in rivals_views(3):
        if len(sources(view, catalog)) < 2:
            continue
        for wide in (96.0, 121.0, 150.0):
            area = Box(0, 0, wide, 150)
            with recorded() as drawn:
                slip = slip_vm(view, catalog, "No card.")
                play_slip(PanelCanvas(area, 1.0, Slip(0), 1.0), area, slip)
            words = [one.words for one in drawn]
            assert not [one for one in words if one.endswith(DOTS)], wide
            seen, folded = seen + 1, folded + bool({"other cards", "others"} & set(words))
        if folded and seen > 60:
            break
    assert seen > 20
    assert folded
