"""A whole game by pointer events only: clicks, drags and nothing else."""

import pytest

from fort_desktop.rules.model.rng import Rng
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, spot_of
from fort_desktop.ui.app.app import App
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.intents import Intent, intents
from fort_desktop.ui.table.screen import TableScreen
from tests.thorough import THOROUGH

SIZE = (1280, 720)


class Player:
    """Chooses at random, and acts through the pilot only."""

    def __init__(self, pilot: Pilot, app: App, seed: int) -> None:
        self.pilot, self.app, self.rng = pilot, app, Rng(seed)
        self.clicks = self.drags = 0

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    def choose(self) -> None:
        """Make one move of the decision that is due."""
        decision = self.table.decision
        assert decision is not None
        buttons = self.pilot.nodes(lambda n: n.name.startswith("button:") and n.clicked is not None)
        found = [intent for intent in intents(decision) if self.free(intent)]
        at = self.rng.below(len(buttons) + len(found))
        if at < len(buttons):
            self.clicks += 1
            self.pilot.click(buttons[at].name)
        else:
            self.handle(found[at - len(buttons)])

    def free(self, intent: Intent) -> bool:
        """Whether it can be clicked: not where a sheet lies over it that offers the same."""
        scene = self.app.screen.scene
        found = self.pilot.nodes(lambda n: n.key == intent.source and n.clicked is not None)
        return any(spot_of(scene, node) is not None for node in found)

    def handle(self, intent: Intent) -> None:
        targets = self.pilot.nodes(lambda n: n.key in intent.targets)
        if targets and self.rng.below(2):
            self.drags += 1
            self.pilot.drag(str(intent.source), targets[self.rng.below(len(targets))])
        else:
            self.clicks += 1
            self.pilot.click(str(intent.source))


def start(persons: int, seats: int, setup: str, seed: int) -> tuple[Pilot, App]:
    """From the first screen to the table, by clicks."""
    driver = HeadlessDriver(SIZE)
    app = App(SIZE, speed=0)
    pilot = Pilot(app, driver)
    pilot.click("new game")
    # A person and two easy computers sit there: one of those goes, and who is wanted comes.
    pilot.click("leave 2")
    for i in range(2, seats):
        pilot.click(f"person {i}" if i <= persons else f"computer {i}")
    if setup == "draft":
        pilot.click("house rules")
        pilot.click("setup draft")
        pilot.click("agreed")
    assert isinstance(app.screen, NewGameScreen)
    app.screen.chance.seed = seed
    pilot.click("start")
    return pilot, app


@pytest.mark.parametrize(
    ("persons", "seats", "setup", "seed"),
    [(1, 2, "basic", 5), *([(2, 3, "draft", 6)] if THOROUGH else [])],
)
def test_a_whole_game_by_pointer(persons: int, seats: int, setup: str, seed: int) -> None:
    pilot, app = start(persons, seats, setup, seed)
    player = Player(pilot, app, seed)
    curtains = 0
    for _ in range(4000):
        seen = {node.name for node in pilot.nodes(lambda node: node.clicked is not None)}
        asked = sorted(name for name in seen if name.endswith((":follow", ":no")))
        if "take_over" in seen:
            curtains += 1
            pilot.click("take_over")
        elif "done" in seen:
            pilot.click("done")
        elif asked:
            pilot.click(asked[curtains % 2])
        elif turns := [name for name in seen if name.startswith("turn:")]:
            pilot.click(turns[0])
        elif app.games.session is not None and app.games.session.decision is None:
            break
        else:
            player.choose()
    pilot.settle()
    pilot.click("results")
    assert isinstance(app.screen, ResultsScreen)
    assert app.screen.view.ended
    assert player.drags > 10
    assert player.clicks > 10
    assert (curtains > 5) == (persons > 1)
    assert pilot.nodes(lambda node: node.name == "scores")


def test_a_refused_card_tells_why() -> None:
    pilot, app = start(1, 2, "basic", 8)
    table = app.screen
    assert isinstance(table, TableScreen)
    decision = table.decision
    while decision is not None and decision.kind != "recruit":
        name = "button:skip" if decision.kind == "play" else "button:pass"
        pilot.click(name)
        decision = table.decision
    hand: list[Node] = pilot.nodes(lambda n: n.name.startswith("hand:") and n.clicked is not None)
    assert hand
    pilot.click(hand[-1].name)
    assert table.model.state.remarked
