"""Compiling the rules: which files, and that a machine without a compiler builds all the same."""

from pathlib import Path

import pytest

import build
import compile as compiling

ROOT = Path(__file__).resolve().parents[2]


class Done:
    """A process that ended well and said nothing."""

    returncode = 0
    stdout = b""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the script tells."""
    told: list[str] = []
    monkeypatch.setattr(compiling, "say", told.append)
    return told


def test_without_a_compiler_the_rules_stay_in_python_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    monkeypatch.setattr(compiling, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert compiling.compiled() is None
    assert "no C compiler" in said[0]
    assert not (tmp_path / "compiled").exists()


def test_a_compiler_that_is_missing_only_when_it_is_called_leaves_no_half_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    monkeypatch.setattr(compiling, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(compiling, "lacking", lambda: "")
    monkeypatch.setattr(compiling, "_compile", lambda: False)
    assert compiling.compiled() is None
    assert said == ["fort: no C compiler: the rules stay in Python"]
    assert not (tmp_path / "compiled").exists()


def test_modules_that_define_structs_are_left_out() -> None:
    found = [ROOT / name for name in compiling.modules()]
    assert ROOT / "fort_desktop/rules/game.py" in found
    assert all("msgspec.Struct" not in path.read_text("utf-8") for path in found)
    left = set((ROOT / compiling.RULES).rglob("*.py")) - set(found)
    assert all(
        path.name == "__init__.py" or "msgspec.Struct" in path.read_text("utf-8") for path in left
    )


def test_the_program_is_frozen_from_the_checkout_where_nothing_was_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: dict[str, str] = {}

    def run(call: list[str], *, env: dict[str, str], **rest: object) -> Done:
        seen.update(env)
        return Done()

    monkeypatch.setattr(build, "compiled", lambda: None)
    monkeypatch.setattr(build, "filled", lambda *words: Path("python"))
    monkeypatch.setattr(build, "moment", lambda: 0)
    monkeypatch.setattr("subprocess.run", run)
    target = build.own_target()._replace(work=tmp_path)
    build.freeze(target, "folder", tmp_path / "parts")
    assert seen["FORT_SOURCE"] == str(ROOT)


def test_a_python_of_another_system_hears_paths_as_it_knows_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[str] = []

    def run(call: list[str], *, env: dict[str, str], **rest: object) -> Done:
        seen.extend([*call[4:], env["FORT_SOURCE"], env["FORT_PARTS"]])
        return Done()

    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setattr(build, "moment", lambda: 0)
    target = build.Target(
        "win32", "AMD64", ("wine", "python.exe"), ROOT, tmp_path, tmp_path, lambda path: f"Z:{path}"
    )
    build.freeze(target, "folder", tmp_path / "parts")
    paths = [word for word in seen if "/" in word]
    assert len(paths) == 5
    assert all(path.startswith("Z:/") for path in paths)
