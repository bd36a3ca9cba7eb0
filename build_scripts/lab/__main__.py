"""The laboratory: counts, measurements and finds, each by the name of its file here.

    .venv/bin/python build_scripts/lab NAME [its own arguments]

`NAME --help` says more; without a NAME it prints which there are.
"""

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))


def names() -> list[str]:
    """Return the names of all that can be run."""
    mark = 'if __name__ == "__main__":'
    found = (path for path in HERE.glob("*.py") if path != Path(__file__).resolve())
    return sorted(path.stem for path in found if mark in path.read_text("utf-8"))


def main() -> None:
    """Run what is named, with the rest of the arguments."""
    if sys.argv[1:2] == [] or sys.argv[1] not in names():
        raise SystemExit(f"fort: in the laboratory there are {', '.join(names())}")
    del sys.argv[0]
    runpy.run_module(f"lab.{sys.argv[0]}", run_name="__main__")


if __name__ == "__main__":
    main()
