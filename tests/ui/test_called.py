"""Whoever is called to a shared screen, and looks up, sees nobody else's hand there.

Every frame is looked at, with a disk that is slow to take what was done. Here a part of each game
is played; FORT_WATCHED_HOTSEAT=1 plays whole games, to the scores.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from fort_desktop.record.journal import Journal
from fort_desktop.rules.model.types import HIDDEN, SetupKind
from fort_desktop.scene.events import Blur, Input
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import HandCard
from fort_desktop.ui.table.viewmodels.bar import BarVM
from tests.ui.family import PRESSES, SIZE, WHOLE, Family
from tests.ui.sitting import FRAME, Sitting

SAMPLE = 30
"""Presses of a part."""
SLOW = 4
"""How often the program finds the disk still at work, for each thing that is done."""
KINDS: tuple[tuple[int, SetupKind], ...] = ((2, "basic"), (3, "draft"), (4, "basic"))


class Eyes:
    """A program of which every frame is seen by whoever the turn bar calls.

    Attributes:
        frames: how many were seen with a hand; wrong: what should not have been seen.
    """

    def __init__(self, app: App) -> None:
        self.app, self.frames, self.wrong = app, 0, list[str]()

    @property
    def busy(self) -> bool:
        """Whether something moves or is still to come by itself."""
        return self.app.busy

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame of the program."""
        scene = self.app.frame(inputs, seconds)
        table = self.app.screen
        if scene is not None and isinstance(table, TableScreen):
            self._look(scene, table)
        return scene

    def _look(self, scene: Scene, table: TableScreen) -> None:
        nodes = [node for node in scene.root.walk() if isinstance(node.key, HandCard)]
        hand = [str(node.key) for node in nodes if node.shown()]
        bar = table.nodes.vms["bar"]
        if not hand or not isinstance(bar, BarVM):
            return
        self.frames += 1
        owner, said = owner_of(hand, table), bar.said
        for seat in called(bar, table):
            if seat != owner and owner is not None:
                self.wrong.append(
                    f"{said.banner!r} {said.question!r} calls {seat}, who sees the hand of {owner}"
                )


def called(bar: BarVM, table: TableScreen) -> set[int]:
    """The seats that the bar calls: by the colour that it bears, and by name."""
    said, seats = bar.said, table.session.seats
    words = (said.banner, said.question)
    by_name = {
        seat
        for seat, info in enumerate(seats)
        if any(w.startswith((f"{info.name}'s ", f"{info.name}, ")) for w in words)
        or said.banner.startswith((f"{info.name}: ", f"{info.name} decides"))
    }
    return by_name | {seat for seat, info in enumerate(seats) if info.colour == said.colour}


def owner_of(hand: list[str], table: TableScreen) -> int | None:
    """Whose hand lies there; None if it lies open to all by the rule of the house."""
    own, kid = table.nodes.view.own, table.session.catalog.kid
    held = [f"hand:{kid[card].id}" for card in own.hand if card != HIDDEN]
    assert {*hand} <= {*held}
    return own.seat


def slow_disk(patch: pytest.MonkeyPatch, slow: int = SLOW) -> None:
    """Each thing that is done is on the disk after some looks, unless somebody waits for it."""
    looks, put, settle = dict[Journal, int](), Journal.put, Journal.settle

    def puts(journal: Journal, bodies: Sequence[bytes]) -> None:
        put(journal, bodies)
        looks[journal] = slow

    def settles(journal: Journal) -> None:
        settle(journal)
        looks[journal] = 0

    def settled(journal: Journal) -> bool:
        looks[journal] = max(0, looks.get(journal, 0) - 1)
        if not looks[journal]:
            settle(journal)
        return not looks[journal]

    patch.setattr(Journal, "put", puts)
    patch.setattr(Journal, "settle", settles)
    patch.setattr(Journal, "settled", property(settled))


@pytest.mark.clause("INFO-1", "R-18")
@pytest.mark.parametrize(("persons", "setup"), KINDS)
def test_whoever_is_called_sees_nobody_elses_hand(
    persons: int, setup: SetupKind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_disk(monkeypatch)
    sitting = Sitting(["human"] * persons, 6, setup, speed=3.0, data=tmp_path, size=SIZE)
    family, eyes = Family(sitting, 6), Eyes(sitting.app)
    sitting.pilot.program = eyes
    for _ in range(PRESSES if WHOLE else SAMPLE):
        if sitting.session.ended:
            break
        family.press()
    assert eyes.frames > SAMPLE
    assert eyes.wrong == []
    assert sitting.session.ended or not WHOLE


@pytest.mark.clause("INFO-1")
@pytest.mark.parametrize("way", ["done", "cover", "blur"])
def test_a_hand_that_its_person_leaves_is_gone_in_the_frame_of_the_press(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_disk(monkeypatch, 0)
    sitting = Sitting(["human"] * 3, 6, speed=3.0, data=tmp_path, size=SIZE)
    family = Family(sitting, 6)
    model = sitting.table.model
    where = "glance" if way == "done" else "private"
    while not (model.stand.where == where and model.present):
        family.press()
    assert sitting.sees("hand:")
    slow_disk(monkeypatch, 1000)
    leave: dict[str, Callable[[], None]] = {
        "done": model.done,
        "cover": sitting.table.cover,
        "blur": lambda: sitting.driver.queue.append(Blur()),
    }
    leave[way]()
    sitting.app.frame(sitting.driver.inputs(), FRAME)
    assert not sitting.sees("hand:")
    assert model.stand.where == "curtain"
