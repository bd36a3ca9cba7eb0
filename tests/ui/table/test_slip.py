"""The slip beside a rival's card: all who have followed so far stand on it together."""

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.things import Slip
from fort_desktop.ui.table.widgets.painter import Ground
from fort_desktop.ui.table.widgets.slip import (
    Follower,
    Leader,
    _followers,
    _head,
    _total,
    _total_lines,
)
from tests.ui.sitting import NAMES, Sitting


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
            said = slip_of(sitting.table.lay(view))
            names = [NAMES[seat] for seat in view.play.followers]
            if said is not None:
                assert said == (f"Followers: {', '.join(names)}" if names else "")
                most, checked = max(most, len(names)), checked + 1
    assert most >= 2


def test_a_word_without_room_on_the_slip_is_left_out_or_folded_but_not_cut() -> None:
    for unit, wide in ((1.0, 96.0), (1.5, 150.0), (2.25, 212.0)):
        area = Box(0, 0, wide * unit, 200 * unit)
        with recorded() as drawn:
            ground = Ground.of(area, unit, Slip(0))
            _head(ground, area, Leader("Bartholomew Max", "easy", "red"))
            _followers(ground, area._replace(h=24 * unit), (Follower("Bo", "blue"),) * 3)
            _total(ground, area, 60 * unit, "1 card to the Lookout")
        words = [one.words for one in drawn]
        assert words
        assert not [one for one in words if one.endswith(DOTS)], unit
        told = " ".join(words)
        assert "Bartholomew Max" in told
        assert "1 card to the Lookout" in told
    assert _total_lines("3 shovels", 120, 1.0) == 1
    assert _total_lines("1 card to the Lookout", 90, 1.0) == 2
    assert _total_lines("1 card to the Lookout", 60, 1.0) == 3
