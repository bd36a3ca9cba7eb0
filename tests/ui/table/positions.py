"""A person at the table in a position that is written down as a scenario."""

from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.scenario.check import play_lines
from fort_desktop.scenario.spec import read_scenario
from fort_desktop.session.session import Session
from tests.ui.sitting import SIZE, Sitting, seats


def seated(text: str, folder: Path, size: tuple[int, int] = SIZE, speed: float = 0.0) -> Sitting:
    """Whoever is asked after the moves of the scenario, at the table; nobody else moves."""
    path = folder / "position.yaml"
    path.write_text(text, encoding="utf-8")
    scenario = read_scenario(path)
    game = play_lines(scenario, load_catalog())
    asked = game.decision.seat if game.decision is not None else 0
    players = ["human" if i == asked else "" for i in range(len(scenario.seats))]
    sitting = Sitting(size=size, speed=speed)
    sitting.app.games.play(Session(game, seats(players), {}))
    sitting.pilot.settle()
    return sitting
