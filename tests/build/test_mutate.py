"""Faults can be planted in any folder: the tests beside a module are found by what they import."""

from pathlib import Path

import pytest

from lab import mutate

ROOT = Path(__file__).resolve().parents[2]


def test_a_fault_is_tested_by_the_files_that_import_its_module() -> None:
    found = mutate.beside(ROOT, "fort_desktop/ui/table/viewmodels/meter.py")
    assert found == ["tests/ui/table/test_viewmodels.py"]
    assert "tests/scene/test_under.py" in mutate.beside(ROOT, "fort_desktop/scene/under.py")


def test_a_module_of_a_like_name_is_another_one(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text("from fort_desktop.scene import focus, node\n", "utf-8")
    (tests / "test_two.py").write_text("import fort_desktop.scene.nodes\n", "utf-8")
    assert mutate.beside(tmp_path, "fort_desktop/scene/node.py") == ["tests/test_one.py"]


def test_a_module_that_no_test_imports_has_the_tests_of_those_that_import_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "fort_desktop" / "scene").mkdir(parents=True)
    (tmp_path / "tests" / "helping.py").write_text("import fort_desktop.scene.focus\n", "utf-8")
    (tmp_path / "tests" / "test_one.py").write_text("from tests.helping import help\n", "utf-8")
    inner = tmp_path / "fort_desktop" / "scene" / "focus.py"
    inner.write_text("from fort_desktop.scene.node import Node\n", "utf-8")
    for module in ("focus", "node"):
        found = mutate.beside(tmp_path, f"fort_desktop/scene/{module}.py")
        assert found == ["tests/test_one.py"]
    assert mutate.beside(tmp_path, "fort_desktop/scene/scene.py") == []


def test_the_rules_have_stages_and_other_folders_the_tests_beside() -> None:
    assert mutate._stages_of("fort_desktop/rules/steps") == list(mutate.STAGES)
    assert mutate._stages_of("fort_desktop/session") == ["gallery", mutate.BESIDE]


def test_a_folder_without_sources_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mutate.main(["fort_desktop/nowhere"])
    assert "there are no sources in 'fort_desktop/nowhere'" in capsys.readouterr().err
