"""The sounds of the game: made, or measured and drawn.

python3 build_scripts/sounds make [--wav FOLDER] [NAME ...]
.venv/bin/python build_scripts/sounds figures [--check]
"""

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def main() -> None:
    """Run what is named, with the rest of the arguments; its exit code is that of the program.

    By its own name rather than as `__main__`, so that other processes find what they are to do.
    """
    if sys.argv[1:2] not in (["make"], ["figures"]):
        raise SystemExit(__doc__)
    del sys.argv[0]
    sys.exit(importlib.import_module(f"sounds.{sys.argv[0]}").main())


if __name__ == "__main__":
    main()
