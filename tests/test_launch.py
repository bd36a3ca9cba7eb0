"""The packaged program runs modules of its own in new processes, though it is no Python."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.commands import bench
from fort_desktop.launch import call_of, run_module

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGED: Final = (
    "import runpy, sys; sys.frozen = True; sys.argv[0] = 'Fort.exe';"
    "runpy.run_module('fort_desktop', run_name='__main__')"
)
"""Stands for the packaged program: it knows its own options only."""


def packaged(*words: str) -> "subprocess.CompletedProcess[str]":
    """Call the program as if it were packaged."""
    call = [sys.executable, "-c", PACKAGED, *words]
    return subprocess.run(call, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)


def test_a_python_runs_a_module() -> None:
    assert call_of("fort_desktop.ui.bench.measure") == [
        sys.executable,
        "-m",
        "fort_desktop.ui.bench.measure",
    ]
    assert not run_module(["--module", "fort_desktop.ui.bench.measure"])


def test_the_packaged_program_runs_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for display in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(display, raising=False)
    _, *words = call_of("fort_desktop.ui.bench.start")
    done = packaged(*words, "title")
    assert done.returncode == 0, done.stderr
    assert float(done.stdout.split()[-1]) > 0  # the moment of the first picture


def test_the_packaged_program_is_itself_otherwise() -> None:
    done = packaged("--version")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("fort-desktop ")


def test_bench_asks_the_packaged_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def run(call: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        asked.append(call)
        told = '{"idle_cpu_percent": {"value": 1.5, "unit": "%"}}'
        return subprocess.CompletedProcess(call, 0, told, "")

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(subprocess, "run", run)
    figures: bench.Figures = {}
    bench._screen(figures)
    assert asked == [[sys.executable, "--module", "fort_desktop.ui.bench.measure"]]
    assert figures["idle_cpu_percent"]["value"] == 1.5
    assert capsys.readouterr().err == ""
