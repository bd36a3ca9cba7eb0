"""The command takes patterns, which no shell of Windows replaces."""

from pathlib import Path

import pytest

from fort_desktop.cli import main
from fort_desktop.commands.scenario import expanded

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"


def test_a_pattern_stands_for_its_files(capsys: pytest.CaptureFixture[str]) -> None:
    count = len(list(SCENARIOS.glob("act_01_*.yaml")))
    assert count > 1
    assert main(["scenario", str(SCENARIOS / "act_01_*.yaml")]) == 0
    assert capsys.readouterr().out == f"{count} of {count} scenarios hold\n"


def test_a_file_may_be_called_like_a_pattern(tmp_path: Path) -> None:
    for name in ("a[1].yaml", "a1.yaml", "b2.yaml", "b1.yaml"):
        (tmp_path / name).touch()
    assert expanded([tmp_path / "a[1].yaml", tmp_path / "b?.yaml"]) == [
        *(tmp_path / name for name in ("a[1].yaml", "b1.yaml", "b2.yaml")),
    ]


def test_a_pattern_without_files_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "nothing*.yaml"]) == 2
    assert "nothing*.yaml: cannot be read: it does not exist" in capsys.readouterr().err
