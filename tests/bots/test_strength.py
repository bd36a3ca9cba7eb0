"""Measured strength: what the program shows, and the script that keeps it."""

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from fort_desktop.bots import strength

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """build_scripts/lab/strength.py, writing elsewhere."""
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    monkeypatch.delitem(sys.modules, "lab.strength", raising=False)
    module = importlib.import_module("lab.strength")
    monkeypatch.setattr(module, "DATA", tmp_path / "bots" / "strength.json")
    monkeypatch.setattr(module, "OUT", tmp_path / "docs" / "strength.md")
    return module


def figures(a: str, b: str, share: float, low: float, seats: int = 2) -> dict[str, Any]:
    times = {"median": 1.0, "p95": 60.0, "turn_p95": 70.0, "turn_max": 80.0, "decisions": 9}
    match = {"a": a, "b": b, "seats": seats, "deals": 50, "games": 50 * seats, "seed": 1}
    shares = {"aim": 0.75, "fair": 1 / seats, "share_a": share, "low": low, "high": 0.9}
    sitting = {"catalog": "c", "measured": "2026-01-01", "machine": "m", "seconds": 6.0}
    return match | shares | sitting | {"think_ms": {a: times, b: times}}


def bar(share: float, low: float, aim: float = 0.75) -> strength.Bar:
    return msgspec.convert({**figures("a", "b", share, low), "aim": aim}, strength.Bar)


def test_a_bar_is_met_by_share_and_interval() -> None:
    assert bar(0.75, 0.51).met
    assert not bar(0.74, 0.7).met
    assert not bar(0.80, 0.50).met


def test_nearly_all_is_not_all() -> None:
    shares = [0.999, 1.0, 0.001, 0.0, 0.714]
    assert [bar(share, 0.0).of_hundred for share in shares] == [99, 100, 1, 0, 71]


def test_what_is_measured_can_be_shown() -> None:
    bars = strength.measured()
    assert {"easy-random", "normal-easy", "hard-normal", "expert-hard"} <= set(bars)
    for name, found in bars.items():
        assert name.startswith(found.a)
        assert found.low <= found.share_a <= found.high
    assert strength.beaten_by("random") is None
    easy = strength.beaten_by("easy")
    assert easy is not None
    assert easy.b == "random"


def test_pieces_are_put_together(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    results = {
        "normal-easy": figures("normal", "easy", 0.8, 0.7),
        "easy-random": figures("easy", "random", 0.6, 0.55),
        "hard-3-normal": figures("hard", "normal", 0.5, 0.4, seats=4),
    }
    monkeypatch.setattr(script, "measure", lambda python, name, deals, seed: results[name])
    for names in (["normal-easy"], ["easy-random", "hard-3-normal"]):
        monkeypatch.setattr(sys, "argv", ["strength.py", *names, "--python", "python3"])
        assert script.main() == 0
    kept = json.loads(script.DATA.read_text("utf-8"))["bars"]
    assert list(kept) == ["easy-random", "normal-easy", "hard-3-normal"]
    page = script.OUT.read_text("utf-8")
    assert "| normal | easy | 2 | 50 | 100 | 80.0% | 70.0% to 90.0% | 50% | 75% | met |" in page
    assert (
        "| easy | random | 2 | 50 | 100 | 60.0% | 55.0% to 90.0% | 50% | 75% | **missed**" in page
    )
    assert "| hard | 3 normal | 4 | 50 | 200 |" in page
    assert "| 60.0 | 50 **missed** |" in page
    assert "normal-easy" in capsys.readouterr().err


def test_one_bar_is_measured_with_the_arena(script: ModuleType) -> None:
    found = script.measure(sys.executable, "easy-random", 1, 3)
    assert (found["a"], found["b"], found["games"], found["aim"]) == ("easy", "random", 2, 0.9)
    script.keep({"easy-random": found})
    assert msgspec.convert(script.known()["easy-random"], strength.Bar).share_a == found["share_a"]


def test_an_unknown_bar(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength.py", "hard-easy"])
    with pytest.raises(SystemExit):
        script.main()
    assert "there is no bar 'hard-easy' (one of easy-random," in capsys.readouterr().err
