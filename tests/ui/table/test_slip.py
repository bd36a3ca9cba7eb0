"""The slip beside a rival's card: all who have followed so far stand on it together."""

from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.things import Slip
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
