"""A game by ear: a person who has nothing but a screen reader plays, and hears it all.

Here the first turns; FORT_PLAYED_BY_EAR=N plays a game to its end, answered by the seed N.
"""

import os
import random
import re
import sys
from itertools import pairwise
from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.record.reader import read_record
from fort_desktop.rules.knowledge.view import redact
from fort_desktop.ui.text.sentences import Teller
from tests.ui.access.reader import read, with_reader
from tests.ui.access.session import Heard, Reader
from tests.waiting import until

SEED = int(os.environ.get("FORT_PLAYED_BY_EAR", "0"))
WHOLE = SEED > 0
CHOICE = "You can choose this now."


def answers(tree: list[Heard]) -> list[Heard]:
    return [one for one in tree if one.about.startswith(CHOICE) and one.clicks]


def begun(reader: Reader) -> None:
    """From a cold start to the settings, where rivals are told not to take their time, and on."""
    quick = "Animation speed: Instant"
    ways = "I know the game", "Settings", quick, "Back", "New game", "Start the game"
    for button, then in pairwise((*ways, "Menu")):
        reader.press(button, then, "checked" if button == quick else "")
    until(lambda: answers(reader.tree()), "the first question")


def lines(heard: list[tuple[str, int, str]]) -> list[str]:
    return [words for what, _, words in heard if what == "said"]


def round_of(words: str) -> int:
    found = re.search(r": round (\d+)", words)
    return int(found[1]) if found is not None else 0


@with_reader
def test_a_person_plays_with_a_screen_reader_alone(tmp_path: Path) -> None:
    rng, data = random.Random(3 + SEED), tmp_path / "data"
    with read(tmp_path, "-m", "fort_desktop", "--data", str(data)) as reader:
        begun(reader)
        told = lines(reader.heard())
        won, rounds, clicks = "", 0, 0
        while not won and (WHOLE or rounds < 2):
            tree = reader.tree()
            assert all(one.name for one in tree if "focusable" in one.states)
            found = answers(tree)
            if found:
                reader.click(rng.choice(found))
                clicks += 1
            told += lines(reader.heard())
            rounds = max(map(round_of, told), default=0)
            won = next((one.name for one in tree if one.name.endswith(("wins!", "win!"))), "")
    [path] = (data / "games").glob("*.fort")
    record = read_record(path)
    assert bool(won) is WHOLE
    # All that has happened was heard, each thing once and in order, but what was still to be read.
    started = record.started
    assert started is not None
    teller = Teller(load_catalog(), started.seats, 0)
    events = [redact(event, 0) for event in record.events]
    happened = [words for event in events if (words := teller.tell(event)) is not None]
    heard = [words for words in told if words in set(happened)]
    first = happened.index(heard[0])
    assert heard == happened[first : None if WHOLE else first + len(heard)]
    assert len(heard) > 8 * (rounds - 1)
    own = sum(act.seat == 0 for act in record.acts)
    sys.stdout.write(f"{rounds} rounds, {own} moves, {clicks} clicks, {len(heard)} lines heard\n")
