"""A table that is laid out again at the same size, as after the pause: nothing of it is missing."""

import pytest
from msgspec import structs

from fort_desktop.scene.events import Input, Key, Resize
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from tests.ui.sitting import FRAME, SIZE, Sitting
from tests.ui.states import in_state


def seen(table: TableScreen) -> list[tuple[str, str, int]]:
    """All nodes that are shown: what each is, its words, and how many are within it."""
    nodes = [node for node in table.scene.root.walk() if node.shown()]
    return sorted((node.name, node.label, len(node.children)) for node in nodes)


def test_while_something_is_told_nothing_of_it_is_lost() -> None:
    sitting = Sitting(("human", "easy", "easy"), speed=1.0)
    sitting.until(lambda: sitting.asked == "play")
    sitting.act("hand:")
    table, ahead = sitting.table, 0
    for frames in (2, 7):
        sitting.frames(frames * FRAME)
        stage, shown = table.stage, set(table.nodes.panels.holders())
        for nodes in (stage.following, stage.ahead.nodes):
            ahead += nodes is not None and bool(shown & set(nodes.panels.holders()))
        table.resize(SIZE)
        once = seen(table)
        table.resize(SIZE)
        assert seen(table) == once
    assert ahead > 0


def test_the_other_copy_of_a_kid_in_the_hand_is_the_same_hand() -> None:
    """What looks alike stays there: else a card in front would rise anew, and tell of copies."""
    sitting = Sitting(("human", "easy"), seed=5)
    sitting.until(lambda: sitting.asked == "play")
    table, view = sitting.table, sitting.table.model.shown
    hand, kids = view.own.hand, sitting.session.catalog.kid
    card, other = next(
        (card, other)
        for card in hand
        for other in kids
        if other not in hand and kids[other].id == kids[card].id
    )
    own = structs.replace(view.own, hand=tuple(other if c == card else c for c in hand))
    seats = tuple(own if seat is view.own else seat for seat in view.seats)
    again = table.lay(in_state(table.model, shown=structs.replace(view, seats=seats)))
    assert again.panels["hand"] is table.nodes.panels["hand"]


def mid_last_flight(seed: int) -> Sitting:
    """Two persons; the last thing that a move lets glide is on its way, and others come next."""
    sitting = Sitting(("human", "human"), seed=seed, speed=1.0)
    for _ in range(3000):
        sitting.frames(FRAME)
        model = sitting.table.model
        if (
            model.state.landing is not None
            and not model.state.coming
            and model.stand != model.hotseat.stand
        ):
            return sitting
        if not model.quiet or sitting.table.busy:
            continue
        if sitting.sees("take_over"):
            sitting.tap(sitting.pilot.grip(sitting.pilot.node("take_over")))
        elif isinstance(model.situation, AnswerPads):
            sitting.tap(sitting.pilot.grip(sitting.pilot.node(f"pad:{model.asked}:no")))
        elif model.asked is not None:
            sitting.tap(sitting.pilot.grip(sitting.pilot.node(sitting.choice())))
    raise AssertionError("no move hands the screen over")


@pytest.mark.parametrize("seed", [3, 5, 8])
@pytest.mark.parametrize("event", [Key("l"), Key("d"), Resize(1300, 740), Key("escape")])
def test_a_screen_that_is_laid_out_in_mid_flight_shows_nobody_the_hand_before(
    seed: int, event: Input
) -> None:
    """What is laid out then has the eyes of whoever comes next (INFO-1)."""
    sitting = mid_last_flight(seed)
    sitting.app.frame([event], FRAME)
    if event == Key("escape"):
        sitting.frames(0.3)
        if not isinstance(sitting.app.screen, TableScreen):
            sitting.app.pop()
    sitting.frames(3.0)
    model = sitting.table.model
    assert model.quiet
    assert model.stand == model.hotseat.stand
    assert model.stand.where in ("curtain", "public")
    assert sitting.names("hand:") == []
    assert not any(name.startswith("button:follow") for name in sitting.names("button:"))
