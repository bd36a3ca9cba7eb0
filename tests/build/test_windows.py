"""The parts of windows.py that need no wine: the layout, and what the installer does."""

import os
import re
import shutil
from pathlib import Path, PurePosixPath

import pytest

from bundle import installer
from bundle.about import APP_ID, MIME, SUFFIX
from fort_desktop.ui.i18n.i18n import LANGUAGES
from tests.waiting import LONGEST, until
from wine.layout import path_file
from wine.system import piped, spelt

SCRIPT = installer.SCRIPT.read_text(encoding="utf-8")
INSTALL, UNINSTALL = SCRIPT.split('Section "Fort"')[1].split('Section "Uninstall"')


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program as it is built, with the kinds of names that it may have."""
    found = tmp_path / "program"
    for name in ("Fort.exe", "fort-desktop.exe", "_internal/a/b/deep.dll", "_internal/$x.txt"):
        (found / name).parent.mkdir(parents=True, exist_ok=True)
        (found / name).write_text(name, "utf-8")
    return found


# Python for Windows.


def test_paths_are_spelt_as_wine_knows_them() -> None:
    assert spelt(PurePosixPath("/tmp/Moje gry ż/x")) == "Z:\\tmp\\Moje gry ż\\x"


def test_what_a_program_says_is_in_a_file_while_it_runs(tmp_path: Path) -> None:
    log, gate = tmp_path / "log", tmp_path / "gate"
    os.mkfifo(gate)
    process, writer = piped(["sh", "-c", 'echo one; read _ <"$0"; echo two >&2', str(gate)], log)
    until(lambda: log.read_bytes() == b"one\n", "the first word")
    assert process.poll() is None
    gate.write_text("go on\n", encoding="ascii")
    assert process.wait(LONGEST) == 0
    assert writer.wait(LONGEST) == 0
    assert log.read_bytes() == b"one\ntwo\n"


def test_the_python_looks_into_its_own_folders_only() -> None:
    lines = path_file("Z:\\checkout").split("\r\n")
    assert lines == ["Lib", ".", "Lib\\site-packages", "Z:\\checkout", "import site", ""]


# The installer.


def test_every_sentence_is_there_in_every_language() -> None:
    assert {one or "en" for one in installer.LANGUAGES} == set(LANGUAGES)
    for told in installer.SENTENCES.values():
        assert told.keys() == installer.LANGUAGES.keys()
    assert installer.words().count("LangString ") == 4 * len(LANGUAGES)
    for language in installer.LANGUAGES.values():
        assert f'"{language}"' in SCRIPT.upper()


def test_what_is_installed_is_removed_and_nothing_else(folder: Path) -> None:
    place, put = "", []
    for line in installer.installing(folder).splitlines():
        word, name, _ = line.split('"')
        if word == "SetOutPath ":
            place = name
        else:
            put.append(f"{place}\\{PurePosixPath(name).name}")
    removed = installer.removing(folder).splitlines()
    deleted = [line.split('"')[1].replace("$$", "$") for line in removed if "Delete" in line]
    assert sorted(put) == sorted(deleted)
    assert removed[-3:] == [
        'RMDir "$INSTDIR\\_internal\\a\\b"',
        'RMDir "$INSTDIR\\_internal\\a"',
        'RMDir "$INSTDIR\\_internal"',
    ]
    assert 'Delete "$INSTDIR\\_internal\\$$x.txt"' in removed


def test_no_folder_is_removed_with_what_is_in_it() -> None:
    """A game in the program's folder stays, and so does everything in the folder of the games."""
    removing = [line.split(";")[0].strip() for line in UNINSTALL.splitlines()]
    removing = [line for line in removing if line.startswith(("RMDir", "Delete "))]
    assert removing == [
        'Delete "$INSTDIR\\uninstall.exe"',
        'RMDir "$INSTDIR"',
        'Delete "$SMPROGRAMS\\Fort.lnk"',
    ]
    assert "RMDir /r" not in SCRIPT
    assert not re.search(r"Delete .*[*?]", SCRIPT)


def test_every_key_of_the_registry_is_taken_away() -> None:
    keys = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', INSTALL))
    gone = set(re.findall(r'DeleteRegKey (?:/ifempty )?HKCU "([^"]+)"', UNINSTALL))
    assert keys
    left = {key for key in keys if not any(f"{key}\\".startswith(f"{one}\\") for one in gone)}
    assert not left
    whole = set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', UNINSTALL))
    assert not any(".fort" in key for key in whole), "others may have written there"


def test_files_of_games_are_known_by_the_same_names_as_elsewhere() -> None:
    assert f'!define TYPE "{APP_ID}.record"' in SCRIPT
    assert f'"Content Type" "{MIME}"' in INSTALL
    assert f"\\.{SUFFIX}" in INSTALL


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_the_installer_comes_out_the_same_twice(folder: Path, tmp_path: Path) -> None:
    icon = Path(__file__).resolve().parents[2] / "assets" / "icon" / "fort.ico"
    for number in range(2):
        work, out = tmp_path / f"work-{number}", tmp_path / f"{number}.exe"
        copy = shutil.copytree(folder, tmp_path / f"copy-{number}", copy_function=shutil.copyfile)
        installer.make_installer(copy, icon, work, out, 1_700_000_000)
    assert (tmp_path / "0.exe").read_bytes() == (tmp_path / "1.exe").read_bytes()


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_a_script_that_makensis_refuses_says_why(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(installer.InstallerError, match=r"no-icon\.ico"):
        installer.make_installer(folder, tmp_path / "no-icon.ico", tmp_path, tmp_path / "x.exe", 0)
