"""A checkout has the same bytes on every system, whatever Git is set to do with line ends."""

import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
_AS_THEY_ARE: Final = {".fort", ".jsonl", ".icns", ".ico", ".mo", ".ogg", ".png", ".ttf"}
"""Endings of records, pictures, sounds, fonts and compiled translations."""

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no checkout of Git")


def tracked() -> "list[tuple[Path, str, str, str]]":
    """Each tracked file, its line ends in the index and on the disk, and its attributes."""
    call = ["git", "-c", "core.autocrlf=true", "-C", str(ROOT), "ls-files", "--eol", "-z"]
    told = subprocess.run(call, capture_output=True, check=True).stdout.decode()
    found = []
    for row in filter(None, told.split("\0")):
        ends, name = row.split("\t")
        index, disk, attributes = ends.split(maxsplit=2)
        found.append((Path(name), index, disk, attributes.strip()))
    return found


def test_every_text_has_plain_line_ends_in_every_checkout() -> None:
    files = tracked()
    assert len(files) > 1000
    for name, index, disk, attributes in files:
        if attributes == "attr/text=auto eol=lf":
            assert index in ("i/lf", "i/none"), f"{name}: no plain text; say so in .gitattributes"
            assert disk == index.replace("i/", "w/", 1), name
        else:
            assert attributes == "attr/-text", name


def test_git_leaves_records_pictures_sounds_and_fonts_as_they_are() -> None:
    kept = [
        (name, attributes)
        for name, _, _, attributes in tracked()
        if name.suffix in _AS_THEY_ARE or name.parts[:2] == ("tests", "golden")
    ]
    assert {name.suffix for name, _ in kept} >= _AS_THEY_ARE
    assert [name for name, attributes in kept if attributes != "attr/-text"] == []
