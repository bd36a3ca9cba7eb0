"""Reading and writing files: bounded, whole, private, whatever bears their name."""

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fort_desktop import files
from fort_desktop.files import (
    FileRefusedError,
    Why,
    make_folder,
    move_new,
    open_to_append,
    read_bounded,
    why_of,
    write_whole,
)

posix = pytest.mark.skipif(os.name != "posix", reason="links, pipes and modes of POSIX")
ODD_NAMES = ["nul\0", *(["half\ud800"] if os.name == "posix" else [])]  # Windows takes the half


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_read_up_to_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"0123456789" * 300_000)
    assert read_bounded(path, 3_000_000) == path.read_bytes()
    with pytest.raises(FileRefusedError, match="is too large") as refused:
        read_bounded(path, 2_999_999)
    assert refused.value.code == "size"
    path.write_bytes(b"")
    assert read_bounded(path, 0) == b""


@pytest.mark.skipif(sys.platform != "linux", reason="/proc")
def test_a_file_that_lies_about_its_size_is_bounded_too() -> None:
    path = Path("/proc/self/status")
    assert path.stat().st_size == 0
    assert read_bounded(path, 1 << 20).startswith(b"Name:")
    with pytest.raises(FileRefusedError, match="is too large"):
        read_bounded(path, 10)


@posix
def test_no_pipe_device_or_folder_is_read_and_none_makes_it_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), tmp_path):
        with pytest.raises(FileRefusedError, match="is not a regular file") as refused:
            read_bounded(path, 100)
        assert refused.value.code == "kind"
        assert str(path) in str(refused.value)


@posix
def test_a_pipe_that_comes_after_the_look_does_not_make_it_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x")
    before = path.stat()
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(os, "stat", lambda path: before)
    with pytest.raises(FileRefusedError, match="is not a regular file"):
        read_bounded(path, 100)


@posix
def test_links_are_followed_to_a_file_only(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x")
    (tmp_path / "good").symlink_to("a")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "zero").symlink_to("/dev/zero")
    assert read_bounded(tmp_path / "good", 1) == b"x"
    with pytest.raises(OSError, match="levels of symbolic links"):
        read_bounded(tmp_path / "loop", 1)
    with pytest.raises(FileRefusedError, match="is not a regular file"):
        read_bounded(tmp_path / "zero", 1)
    with pytest.raises(FileNotFoundError):
        read_bounded(tmp_path / "nothing", 1)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_that_no_system_takes_are_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    for use in (
        lambda: read_bounded(path, 1),
        lambda: write_whole(path, b"x"),
        lambda: write_whole(path / "below", b"x"),
        lambda: os.close(open_to_append(path)),
        lambda: make_folder(path),
    ):
        with pytest.raises(FileRefusedError, match="that cannot be a file name") as refused:
            use()
        assert refused.value.code == "name"
    assert names(tmp_path) == []


def test_a_file_is_written_whole_over_an_old_one(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "kept.json"
    write_whole(path, b"first")
    write_whole(path, b"second")
    assert path.read_bytes() == b"second"
    assert names(path.parent) == ["kept.json"]
    long = path.with_name("n" * 255)
    write_whole(long, b"x")
    assert long.read_bytes() == b"x"


@posix
def test_only_the_owner_may_look(tmp_path: Path) -> None:
    umask = os.umask(0)
    try:
        write_whole(tmp_path / "a" / "b" / "c", b"x")
        os.close(open_to_append(tmp_path / "logs" / "log"))
    finally:
        os.umask(umask)
    assert [mode(tmp_path / name) for name in ("a", "a/b", "logs")] == [0o700] * 3
    assert [mode(tmp_path / name) for name in ("a/b/c", "logs/log")] == [0o600] * 2


@posix
@pytest.mark.parametrize("flags", [files._END, files._END & ~getattr(os, "O_NOFOLLOW", 0)])
def test_no_link_is_written_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: int
) -> None:
    """Windows cannot be told to open no link."""
    monkeypatch.setattr(files, "_END", flags)
    other = tmp_path / "other"
    other.write_bytes(b"of somebody else")
    link = tmp_path / "link"
    link.symlink_to(other)
    with pytest.raises(OSError, match="link"):
        open_to_append(link)
    write_whole(link, b"own")
    assert (link.read_bytes(), link.is_symlink()) == (b"own", False)
    assert other.read_bytes() == b"of somebody else"


@posix
def test_a_name_that_is_taken_meanwhile_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever guesses the temporary name only keeps the file from being written."""
    monkeypatch.setattr("secrets.token_hex", lambda n: "guessed")
    other = tmp_path / "other"
    other.write_bytes(b"of somebody else")
    (tmp_path / ".guessed.part").symlink_to(other)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "a", b"x")
    assert other.read_bytes() == b"of somebody else"
    assert names(tmp_path) == [".guessed.part", "other"]


@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_nothing_is_left_of_a_failed_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    path = tmp_path / "a"
    write_whole(path, b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    monkeypatch.undo()
    assert (names(tmp_path), path.read_bytes()) == (["a"], b"old")


def test_a_folder_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with pytest.raises(OSError, match="a"):
        write_whole(tmp_path / "a", b"x")
    (tmp_path / "file").write_bytes(b"x")
    with pytest.raises(OSError, match="file"):
        write_whole(tmp_path / "file" / "a", b"x")
    assert names(tmp_path) == ["a", "file"]


def test_appending_goes_on_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "logs" / "log"
    for word in (b"one ", b"two"):
        handle = open_to_append(path)
        os.write(handle, word)
        os.close(handle)
    assert path.read_bytes() == b"one two"


@posix
def test_no_pipe_is_appended_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="pipe"):
        open_to_append(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        with pytest.raises(FileRefusedError, match="is not a regular file"):
            open_to_append(tmp_path / "pipe")
    finally:
        os.close(reader)


@pytest.mark.parametrize("kind", ["file", pytest.param("link", marks=posix)])
def test_whatever_name_the_part_has_nothing_that_is_there_is_written_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Somebody has guessed the name that a file bears while it is written."""
    monkeypatch.setattr("secrets.token_hex", lambda size: "0" * 2 * size)
    part = tmp_path / f".{'0' * 16}.part"
    other = tmp_path / "other" if kind == "link" else part
    other.write_bytes(b"mine")
    if kind == "link":
        part.symlink_to(other)
    with pytest.raises(FileExistsError):
        files.write_new(tmp_path, iter(["new.fort"]), b"a game")
    with pytest.raises(FileExistsError):
        files.write_whole(tmp_path / "new.fort", b"a game")
    assert other.read_bytes() == b"mine"
    assert not (tmp_path / "new.fort").exists()


@pytest.mark.parametrize("what", ["nothing", "folder"])
def test_nothing_is_left_of_a_failed_move(tmp_path: Path, what: str) -> None:
    """Neither a file that has gone meanwhile nor a folder can be moved so."""
    path = tmp_path / "a"
    if what == "folder":
        path.mkdir()
    before = names(tmp_path)
    with pytest.raises(OSError, match=r"a"):
        move_new(path, tmp_path, ["b", "c"])
    assert names(tmp_path) == before


@pytest.mark.parametrize("windows", [False, True])
def test_no_system_moves_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: bool
) -> None:
    path = tmp_path / "a"
    path.mkdir()
    monkeypatch.setattr(files, "_RENAME_KEEPS_TARGET", windows)
    with pytest.raises(FileRefusedError, match="is not a regular file"):
        move_new(path, tmp_path, ["b", "c"])
    assert names(tmp_path) == ["a"]


# Files that another program has open, on Windows.


class Held:
    """A move that Windows refuses for some tries."""

    def __init__(self, call: Callable[[Path, Path], None], tries: int, code: int) -> None:
        self._call, self._left, self._code = call, tries, code

    def __call__(self, path: Path, target: Path) -> None:
        if self._left == 0:
            self._call(path, target)
            return
        self._left -= 1
        fault = PermissionError(errno.EACCES, "Access is denied", str(path), None, str(target))
        setattr(fault, "winerror", self._code)  # noqa: B010 - other systems do not have it
        raise fault


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that were waited, which take no time."""
    waited: list[float] = []
    monkeypatch.setattr("fort_desktop.files.time.sleep", waited.append)
    return waited


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_that_is_in_use_for_a_moment_is_replaced_and_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, naps: list[float], code: int
) -> None:
    path = tmp_path / "a"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "replace", Held(os.replace, 3, code))
    write_whole(path, b"new")
    assert (names(tmp_path), path.read_bytes()) == (["a"], b"new")
    monkeypatch.setattr(os, "rename", Held(os.rename, 2, code))
    monkeypatch.setattr(files, "_RENAME_KEEPS_TARGET", True)
    move_new(path, tmp_path, ["b"])
    assert names(tmp_path) == ["b"]
    assert len(naps) == 5
    assert 0 < sum(naps) < 0.2


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_that_stays_in_use_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, naps: list[float], code: int
) -> None:
    path = tmp_path / "a"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "replace", Held(os.replace, -1, code))
    with pytest.raises(PermissionError) as caught:
        write_whole(path, b"new")
    monkeypatch.undo()
    assert why_of(caught.value) == Why("in_use", errno.EACCES)
    assert (names(tmp_path), path.read_bytes()) == (["a"], b"old")
    assert len(naps) == 9


def test_what_is_refused_for_another_reason_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, naps: list[float]
) -> None:
    monkeypatch.setattr(os, "replace", Held(os.replace, -1, 19))
    with pytest.raises(PermissionError) as caught:
        write_whole(tmp_path / "a", b"x")
    assert why_of(caught.value).code == "no_right"
    assert naps == []


def test_a_name_that_no_file_of_windows_can_have_is_not_there() -> None:
    fault = OSError(errno.EINVAL, "The filename is incorrect", "a*")
    assert why_of(fault).code == "other"
    setattr(fault, "winerror", 123)  # noqa: B010 - other systems do not have it
    assert why_of(fault) == Why("not_there", errno.EINVAL)
