"""A table that is laid out again at the same size, as after the pause: nothing of it is missing."""

from msgspec import structs

from fort_desktop.ui.table.screen import TableScreen
from tests.ui.sitting import FRAME, SIZE, Sitting


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
    again = table.lay(structs.replace(view, seats=seats))
    assert again.panels["hand"] is table.nodes.panels["hand"]
