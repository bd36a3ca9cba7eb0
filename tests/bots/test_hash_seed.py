"""The same seed chooses the same in every process."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = """
from tests.bots.conftest import new_game, quick_bot
from fort_desktop.content import load_catalog
catalog = load_catalog()
game = new_game(catalog, 2, 9, "draft")
bots = [quick_bot(level, catalog, 5) for level in ("normal", "hard")]
while (decision := game.decision) is not None and len(game.events) < 400:
    game.push(bots[decision.seat].choose(game.view(decision.seat), decision))
print(game.state.digest())
"""


def test_the_order_of_sets_does_not_matter() -> None:
    """Python mixes the hashes of words with a seed of its own in every process."""
    digests = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        call = [sys.executable, "-c", GAME]
        told = subprocess.run(
            call, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=True
        )
        digests.append(told.stdout)
    assert digests[0] == digests[1] != ""
