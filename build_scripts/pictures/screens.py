"""The screens of docs/pictures, and docs/table.png: title, results, and the table."""

import argparse
from pathlib import Path

from pictures.shots import OUT, shot


def make(folder: Path, asked: argparse.Namespace) -> None:
    """Take title, results, the table at dusk, and the table of the README."""
    for screen in ("title", "results"):
        shot(screen, folder / f"{screen}.png")
    shot("table", folder / "table-dusk.png", "--scenario", OUT / "dusk.yaml")
    shot("table", folder / "table.png", "--scenario", OUT / "target.yaml")
