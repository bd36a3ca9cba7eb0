"""The two commands say in one line what is missing on a machine."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """build_scripts/play.py on a Linux desktop without any of a window's needs set."""
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    return importlib.import_module("play")


@pytest.fixture
def venvs(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    return importlib.import_module("_venv")


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """The last line on stderr."""
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["--data", "saves"], True),
        (["--data=saves"], True),
        (["--version"], False),
        (["--data", "saves", "simulate"], False),
    ],
)
def test_only_the_game_itself_needs_a_window(
    play: ModuleType, arguments: list[str], window: bool
) -> None:
    assert play.opens_a_window(arguments) == window


def test_no_display(play: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        play.check_screen()
    assert "there is no display" in complaint(capsys)


def test_missing_x_libraries_are_named_by_their_packages(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(play, "_loads", lambda library: False)
    with pytest.raises(SystemExit):
        play.check_screen()
    assert "apt install libx11-6 libxext6" in complaint(capsys)


def test_wayland_needs_no_x(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setattr(play, "_loads", lambda library: False)
    play.check_screen()


def test_python_too_old(
    venvs: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(SystemExit):
        venvs.check_python()
    assert complaint(capsys) == "fort: this is Python 3.10.4; Fort needs Python 3.11 or newer"


def test_python_newer_than_the_locks(
    venvs: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 15, 0, "final", 0))
    with pytest.raises(SystemExit):
        venvs.check_python()
    assert complaint(capsys) == (
        "fort: this is Python 3.15.0; the pinned libraries are for Python 3.11 to 3.14, "
        "so start this with python3.14"
    )


def test_an_environment_of_old_locks_is_made_anew(
    venvs: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What only the old locks named would stay otherwise, and could contradict the new ones."""
    folder, calls = tmp_path / "żółć форт" / "venv", []

    def make(where: Path) -> None:
        calls.append(("venv", where.exists()))
        venvs.python_of(where).parent.mkdir(parents=True, exist_ok=True)
        venvs.python_of(where).touch()

    monkeypatch.setattr(venvs, "REQUIREMENTS", tmp_path)
    monkeypatch.setattr(venvs, "make_venv", make)
    monkeypatch.setattr(venvs, "run_pip", lambda where, *words: calls.append(("pip", words[0])))
    lock = tmp_path / "play.txt"
    lock.write_text("one", encoding="ascii")
    installed = [("venv", False), ("pip", "install"), ("pip", "check")]
    venvs.filled(folder, "play")
    assert calls == installed
    venvs.filled(folder, "play")  # offline, say
    assert calls == installed
    lock.write_text("two", encoding="ascii")
    venvs.filled(folder, "play")
    assert calls == installed * 2


def test_no_venv_module(
    venvs: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SystemExit):
        venvs.make_venv(tmp_path / "venv")
    assert "apt install python3-venv" in complaint(capsys)
    assert not (tmp_path / "venv").exists()
