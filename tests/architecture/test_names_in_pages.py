"""Every file, class and setting that a page names is there."""

import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.sources import defined

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
ROOMS: Final = ("", "fort_desktop", "fort_desktop/ui", "build_scripts")
"""Where the paths in pages begin."""
_SPAN: Final = re.compile(r"(?<!`)`([^`]+)`(?!`)")
_PLACE: Final = re.compile(r"(\.?\w[\w./-]*)(?:: (\w[\w.]*))?")
_SOURCE: Final = re.compile(r".*\.(?:py|sh|nsi|spec|csv|jsonl|toml|yaml)")
_CLASS: Final = re.compile(r"(?!Fort\.)[A-Z][a-z]+(?:[A-Z][a-z]+|\.\w+|[A-Z][a-z]+\.\w+)+")
_SETTING: Final = re.compile(r"(FORT_[A-Z_]+)(?:=\d+)?")


@cache
def tree() -> tuple[Path, ...]:
    """Return the files of the project, and the folders they are in."""
    call = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(call, capture_output=True, encoding="utf-8", check=True).stdout
    files = [ROOT / line for line in told.splitlines()]
    return (*files, *{folder for file in files for folder in file.parents if folder != ROOT})


@cache
def scripts() -> dict[Path, str]:
    """Return what our scripts say, by path; without this one."""
    here = Path(__file__)
    found = [path for path in tree() if path.suffix == ".py" and path.is_file() and path != here]
    return {path: path.read_text("utf-8") for path in found}


def is_class(written: str) -> bool:
    """Return True if some script defines a class, with the member that stands behind it."""
    head = f"class {written.partition('.')[0]}"
    return any(head in text and written in defined(path) for path, text in scripts().items())


def is_setting(written: str) -> bool:
    """Return True if some script names a variable of the environment."""
    return any(written in text for text in scripts().values())


def places(written: str) -> list[Path]:
    """Return the files and folders that a path in a page may mean."""
    end = "/" + written.strip("/")
    return [path for path in tree() if path.as_posix().endswith(end)]


def is_ours(written: str) -> bool:
    """Return True if a path begins in one of our rooms."""
    first = written.partition("/")[0]
    return any((ROOT / room / first) in tree() for room in ROOMS)


def missing(text: str) -> list[str]:
    """Return what a page names that is not there."""
    found = []
    for span in (" ".join(span.split()) for span in _SPAN.findall(text)):
        if setting := _SETTING.fullmatch(span):
            there = is_setting(setting[1])
        elif _CLASS.fullmatch(span):
            there = is_class(span)
        elif (place := _PLACE.fullmatch(span)) and (
            _SOURCE.fullmatch(place[1]) or ("/" in place[1] and is_ours(place[1]))
        ):
            paths = places(place[1])
            there = any(not place[2] or place[2] in defined(path) for path in paths)
        else:
            continue
        if not there:
            found.append(span)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    assert missing(page.read_text("utf-8")) == []


def test_what_is_gone_is_found() -> None:
    gone = ["ui/coach/lesson/steps.py", "offer.py: sold", "TableModel.unmake", "FORT_LUCK=1"]
    there = ["ui/coach/lesson", "offer.py", "TableModel.make", "FORT_THOROUGH=1", "settings.json"]
    assert missing(" ".join(f"`{span}`" for span in gone + there)) == gone
