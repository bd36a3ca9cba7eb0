"""As many sequences of moves as ever from named positions; lab/perft.py counts deeper."""

from pathlib import Path

import pytest

from lab.perft import FOLDER, differences, read

POSITIONS = sorted(FOLDER.glob("*.yaml"))
LOOK = "sequences of moves differ; see `build_scripts/lab perft check {}`, `write` stores them"


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_as_many_sequences_as_stored(path: Path) -> None:
    differ = differences(path, quick=True)
    assert not differ, "\n".join([LOOK.format(path.stem), *differ])


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_stored_counts_belong_together(path: Path) -> None:
    """What stands behind the first moves adds up, and the tests do not count everything anew."""
    perft, _ = read(path)
    assert [sum(each) for each in zip(*perft.behind.values(), strict=True)] == perft.counts
    assert len(perft.counts) == perft.depth > perft.quick >= 3
    assert perft.counts[0] == len(perft.behind)


def test_a_difference_is_told_move_by_move(tmp_path: Path) -> None:
    other = tmp_path / "choose.yaml"
    text = (FOLDER / "choose.yaml").read_text("utf-8")
    other.write_text(text.replace("choose shovel: [1, 3, 6", "choose shovel: [1, 3, 7"), "utf-8")
    (line,) = differences(other, quick=True)
    assert line.startswith("  behind choose shovel: [1, 3, 6, ")
    other.write_text(text.replace("choose shovel:", "choose glue:"), "utf-8")
    told = differences(other, quick=True)
    assert told == ["  choose shovel: not stored as legal", "  choose glue: not legal any more"]
