"""Two people at one screen who have nothing but a screen reader: no hand is told to the other.

Here until the second one is called; FORT_PLAYED_BY_EAR=N plays a game to its results.
"""

import json
import random
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.reader import read_record
from fort_desktop.rules.knowledge.view import redact
from fort_desktop.rules.model.events import TurnBegan
from fort_desktop.ui.text.sentences import Teller
from tests.ui.access.reader import read, with_reader
from tests.ui.access.session import Heard
from tests.ui.access.test_at_spi_game import SEED, WHOLE, answers

CATALOG = load_catalog()
SETTINGS = {
    "fort_settings": 1,
    "speed": "instant",
    "notes": {"on": False},
    "new_game": {"players": ["human", "human", "", ""]},
}


def held(folder: Path) -> set[str]:
    """What the two hold, in words, without those whose other card lies open (COMP-2).

    Nor those that all may hear of, since the last two turns are told on the curtain.
    """
    [path] = (folder / "games").glob("*.fort")
    record = read_record(path)
    game, started = record.game(CATALOG), record.started
    assert started is not None
    state = game.state
    hidden = {card for seat in state.seats for card in seat.hand}
    seen = {*state.park, *(card for seat in state.seats for card in (*seat.yard, *seat.lookout))}
    turns = [i for i, event in enumerate(game.events) if isinstance(event, TurnBegan)]
    teller, nobody = Teller(CATALOG, started.seats), -1
    public = [redact(event, nobody) for event in game.events[turns[-2:][0] :]] if turns else []
    words = " ".join(words for event in public if (words := teller.tell(event)) is not None)
    names = {CATALOG.kid[one].name for one in hidden} - {CATALOG.kid[one].name for one in seen}
    return {name for name in names if name not in words}


def told(tree: list[Heard], names: set[str]) -> set[str]:
    """Those of some names that can be read, of things and of what was said by itself."""
    return {name for name in names for one in tree if name in f"{one.name} {one.about}"}


@pytest.mark.clause("INFO-1")
@with_reader
def test_two_people_share_a_screen_reader(tmp_path: Path) -> None:
    rng, data = random.Random(SEED), tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
    with read(tmp_path, "-m", "fort_desktop", "--data", str(data)) as reader:
        reader.press("New game", "Start the game")
        reader.press("Start the game", "I am ")
        called, seen, won = list[str](), set[str](), ""
        while not won and (WHOLE or len(set(called)) < 2):
            tree = reader.tree()
            assert all(one.name for one in tree if "focusable" in one.states)
            mine = next((one for one in tree if one.name.startswith("I am ")), None)
            if mine is not None:
                if called[-1:] != [mine.name]:
                    names = told(tree, held(data))
                    assert not names, [
                        one for one in tree for n in names if n in one.name + one.about
                    ]
                    called.append(mine.name)
                reader.click(mine)
            elif found := answers(tree):
                seen = seen or told(tree, held(data))
                # The game ends with the Park deck; by chance alone two may play fifty rounds.
                last = (one for one in found if one.name.startswith("Park deck"))
                reader.click(next(last, rng.choice(found)))
            won = next((one.name for one in tree if one.name.endswith(("wins!", "win!"))), "")
    assert bool(won) is WHOLE
    assert seen
