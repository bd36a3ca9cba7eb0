"""A program of its own in which a family plays on to some place, and which is killed there.

    python -m tests.ui.killed FOLDER SPOT SEED

prints what must outlive it, and waits for its end.
"""

import os
import sys
from pathlib import Path
from typing import cast

import msgspec

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.record.games import saved
from tests.ui.family import SIZE, Family, Spot
from tests.ui.sitting import Sitting


def main() -> None:
    """Go on with the game that was played last, to a place of this kind."""
    folder, spot, seed = sys.argv[1:]
    family = Family(Sitting(None, data=Path(folder), size=SIZE), int(seed))
    family.until(lambda: family.at(cast(Spot, spot)))
    saved(family.sitting.session)
    sys.stdout.write(msgspec.json.encode(family.kept).decode() + "\n")
    sys.stdout.flush()
    while True:
        family.sitting.app.frame([], 0.01)


if __name__ == "__main__":
    main()
