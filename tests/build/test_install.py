"""install.sh replaces and removes nothing but what it has installed itself."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from bundle import linux
from bundle.about import APP_ID, PROGRAM

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a script for Linux")

OPT: Final = Path(".local/opt") / PROGRAM
LINK: Final = Path(".local/bin") / PROGRAM


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A program as it comes out of its archive."""
    return unpack(tmp_path / "unpacked")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def unpack(folder: Path, words: str = "one") -> Path:
    folder.mkdir(parents=True)
    (folder / PROGRAM).write_text(f"#!/bin/sh\necho {words}\n", "utf-8")
    (folder / PROGRAM).chmod(0o755)
    linux.lay_beside(folder, "0.9.0", 1_700_000_000)
    return folder


def run(folder: Path, home: Path, *options: str, path: str = "/usr/bin:/bin") -> int:
    """Run the script that lies in a folder; returns its exit code."""
    env = {"HOME": str(home), "PATH": path}
    call = ["/bin/sh", str(folder / "install.sh"), *options]
    return subprocess.run(call, env=env, capture_output=True, check=False).returncode


def everything(folder: Path) -> dict[str, bytes | str | None]:
    """All that lies in a folder: the bytes of files, the targets of links, None for folders."""
    found: dict[str, bytes | str | None] = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = os.readlink(path)
        else:
            found[name] = path.read_bytes() if path.is_file() else None
    return found


def started(program: Path) -> str:
    return subprocess.run([program], check=True, capture_output=True, encoding="utf-8").stdout


def test_a_command_of_somebody_else_stays(unpacked: Path, home: Path) -> None:
    command = home / LINK
    command.parent.mkdir(parents=True)
    command.write_text("by pip", "utf-8")
    assert run(unpacked, home) == 0
    assert command.read_text("utf-8") == "by pip"
    assert started(home / OPT / PROGRAM) == "one\n"
    assert run(home / OPT, home, "--uninstall") == 0
    assert command.read_text("utf-8") == "by pip"
    assert not (home / OPT).exists()


@pytest.mark.parametrize("target", ["/opt/pipx/fort-desktop", "."])
def test_a_link_of_somebody_else_stays(unpacked: Path, home: Path, target: str) -> None:
    (home / LINK).parent.mkdir(parents=True)
    (home / LINK).symlink_to(target)
    before = everything(home)
    assert run(unpacked, home, "--uninstall") == 1
    assert everything(home) == before
    assert run(unpacked, home) == 0
    assert run(unpacked, home, "--uninstall") == 0
    assert os.readlink(home / LINK) == target


@pytest.mark.parametrize("kind", ["folder", "file", "link"])
def test_what_lies_in_the_place_of_the_program_stays(
    unpacked: Path, home: Path, tmp_path: Path, kind: str
) -> None:
    place = home / OPT
    place.parent.mkdir(parents=True)
    if kind == "folder":
        place.mkdir()
        (place / "mine").write_text("mine", "utf-8")
    elif kind == "file":
        place.write_text("mine", "utf-8")
    else:
        place.symlink_to(unpack(tmp_path / "elsewhere"))
    before = everything(tmp_path)
    for options in ([], ["--uninstall"]):
        assert run(unpacked, home, *options) == 1
        assert everything(tmp_path) == before


def test_nothing_is_replaced_by_what_lies_in_it(unpacked: Path, home: Path) -> None:
    assert run(unpacked, home) == 0
    inner = unpack(home / OPT / "new", "two")
    before = everything(home)
    assert run(inner, home) == 1
    assert run(home / OPT, home) == 1
    assert everything(home) == before


def test_the_installed_one_is_known_by_another_path(
    unpacked: Path, home: Path, tmp_path: Path
) -> None:
    (tmp_path / "real").mkdir()
    (home / ".local").symlink_to(tmp_path / "real")
    assert run(unpacked, home) == 0
    before = everything(tmp_path)
    assert run(tmp_path / "real/opt" / PROGRAM, home) == 1
    assert everything(tmp_path) == before


def test_a_new_version_takes_the_place_of_the_old(
    unpacked: Path, home: Path, tmp_path: Path
) -> None:
    (unpacked / "only in the old").write_text("", "utf-8")
    assert run(unpacked, home) == 0
    assert run(unpack(tmp_path / "newer", "two"), home) == 0
    assert started(home / LINK) == "two\n"
    assert not (home / OPT / "only in the old").exists()
    assert [path.name for path in (home / OPT).parent.iterdir()] == [PROGRAM]


def test_an_empty_folder_is_no_hindrance(unpacked: Path, home: Path) -> None:
    (home / OPT).mkdir(parents=True)
    assert run(unpacked, home) == 0
    assert started(home / LINK) == "one\n"


@pytest.mark.parametrize("command", ["cp", "sed"])
def test_the_old_one_stays_if_the_new_one_cannot_come(
    unpacked: Path, home: Path, tmp_path: Path, command: str
) -> None:
    assert run(unpacked, home) == 0
    before = everything(home)
    tools = tmp_path / "tools"
    tools.mkdir()
    real = shutil.which(command)
    # The disk is full in the middle of it.
    (tools / command).write_text(f'#!/bin/sh\n{real} "$@"\nexit 1\n', "utf-8")
    (tools / command).chmod(0o755)
    newer = unpack(tmp_path / "newer", "two")
    assert run(newer, home, path=f"{tools}:/usr/bin:/bin") == 1
    assert everything(home) == before


def test_the_old_one_comes_back_if_the_change_is_broken_off(
    unpacked: Path, home: Path, tmp_path: Path
) -> None:
    assert run(unpacked, home) == 0
    before = everything(home)
    tools = tmp_path / "tools"
    tools.mkdir()
    # The new one is not let into its place.
    (tools / "mv").write_text(
        '#!/bin/sh\ncase "$2" in */new) exit 1 ;; esac\nexec /bin/mv "$@"\n', "utf-8"
    )
    (tools / "mv").chmod(0o755)
    newer = unpack(tmp_path / "newer", "two")
    assert run(newer, home, path=f"{tools}:/usr/bin:/bin") == 1
    assert everything(home) == before


def test_nothing_is_written_through_a_link(unpacked: Path, home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine", "utf-8")
    for name in (f"applications/{APP_ID}.desktop", f"icons/hicolor/64x64/apps/{APP_ID}.png"):
        path = home / ".local/share" / name
        path.parent.mkdir(parents=True)
        path.symlink_to(mine)
    assert run(unpacked, home) == 0
    assert mine.read_text("utf-8") == "mine"


def test_what_is_left_of_a_deleted_program_goes(unpacked: Path, home: Path) -> None:
    assert run(unpacked, home) == 0
    shutil.rmtree(home / OPT)
    assert run(unpacked, home, "--uninstall") == 0
    names = [path.name for path in home.rglob("*") if not path.is_dir()]
    assert not [name for name in names if APP_ID in name or PROGRAM in name]
