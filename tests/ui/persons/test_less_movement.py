"""Whoever has set the system to less movement finds the game so at the first start (A15)."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from fort_desktop.ui.persons.less_movement import wants_less_movement
from fort_desktop.ui.persons.settings import own_settings


@pytest.mark.parametrize(
    ("system", "printed", "wished"),
    [
        ("linux", "false\n", True),
        ("linux", "true\n", False),
        ("linux", "", False),
        ("darwin", "1\n", True),
        ("darwin", "0\n", False),
        ("freebsd", "false\n", False),
    ],
)
def test_the_system_is_asked(system: str, printed: str, wished: bool) -> None:
    asked: list[str] = []

    def said(command: Sequence[str]) -> str:
        asked.append(command[0])
        return printed

    assert wants_less_movement(system, said) is wished
    assert asked == {"linux": ["gsettings"], "darwin": ["defaults"]}.get(system, [])


def test_a_system_that_cannot_be_asked_wishes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not wants_less_movement("linux")


def test_the_wish_counts_at_the_first_start_only(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first = own_settings(path, lambda: "en", lambda: True)
    assert first.settings.reduced_motion
    first.change(reduced_motion=False)
    assert not own_settings(path, lambda: "en", lambda: True).settings.reduced_motion
