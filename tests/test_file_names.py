"""Names made from names are short enough for every system, and there is an end to them."""

import os
from itertools import islice
from pathlib import Path

import pytest

from fort_desktop import file_names
from fort_desktop.file_names import LONGEST, joined, numbered
from fort_desktop.files import keep_once, move_new

STEMS = ["game", "я" * 60, "\U0001f600" * 60, "x" * 255, os.fsdecode(b"\xff" * 255), "\ud800" * 90]


@pytest.mark.parametrize("stem", STEMS, ids=ascii)
def test_every_name_has_its_ending_and_fits_in_bytes(stem: str) -> None:
    for name in islice(numbered(stem, ".fort", " {}.fort"), 12):
        assert len(name.encode("utf-8", "surrogatepass")) <= LONGEST
        assert name.endswith(".fort")
        assert stem.startswith(name.partition(".")[0].partition(" ")[0])


def test_what_fits_is_left_as_it_is() -> None:
    names = islice(numbered("a", ".wrong", ".wrong-{}"), 3)
    assert list(names) == ["a.wrong", "a.wrong-2", "a.wrong-3"]
    assert joined("ż" * 67, ".fort") == "ż" * 67 + ".fort"
    assert joined("ż" * 68, ".fort") == "ż" * 67 + ".fort"


def test_once_all_names_are_taken_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_names, "MOST", 3)
    for name in ("b", "b 2", "b 3", "a"):
        (tmp_path / name).write_text(name, "utf-8")
    with pytest.raises(FileExistsError):
        move_new(tmp_path / "a", tmp_path, numbered("b", "", " {}"))
    with pytest.raises(FileExistsError):
        keep_once(tmp_path, numbered("b", "", " {}"), b"c")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "b 2", "b 3"]


def test_the_same_content_is_kept_once(tmp_path: Path) -> None:
    for data in (b"one", b"two", b"one", b"two"):
        keep_once(tmp_path, numbered("a", ".old", ".old-{}"), data)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "a.old": b"one",
        "a.old-2": b"two",
    }


def test_a_folder_with_the_name_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a.old").mkdir()
    keep_once(tmp_path, numbered("a", ".old", ".old-{}"), b"one")
    assert (tmp_path / "a.old-2").read_bytes() == b"one"


def test_only_a_name_that_is_taken_leads_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that refuses one name refuses the others, so they are not tried."""
    tried = []

    def refuse(path: Path, target: Path) -> None:
        tried.append(target.name)
        raise OSError(36, "File name too long")

    monkeypatch.setattr("fort_desktop.files._rename_new", refuse)
    with pytest.raises(OSError, match="too long"):
        keep_once(tmp_path, numbered("a", ".old", ".old-{}"), b"one")
    assert tried == ["a.old"]
    assert list(tmp_path.iterdir()) == []
