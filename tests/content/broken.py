"""Broken copies of the real deck: one small edit each."""

import os
from pathlib import Path

import pytest

from fort_desktop.content import CatalogError, load_catalog
from fort_desktop.paths import cards_file
from fort_desktop.ui.text.card_faults import card_lines

GOOD = cards_file().read_text(encoding="utf-8")


def edited(*changes: tuple[str, str]) -> str:
    """The real deck with each first `old` made `new`."""
    text = GOOD
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def line_of(text: str, piece: str) -> int:
    """The line on which `piece` stands first."""
    return text[: text.index(piece)].count("\n") + 1


def refused(tmp_path: Path, content: str | bytes) -> list[str]:
    """The lines of the message, without the folder."""
    path = tmp_path / "cards.yaml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(CatalogError) as error:
        load_catalog(path)
    rows = card_lines(error.value)
    assert len(rows) == len(error.value.faults)
    assert all(row.startswith(f"{path}:") for row in rows)
    return [row.removeprefix(f"{tmp_path}{os.sep}") for row in rows]


def only(tmp_path: Path, content: str | bytes) -> str:
    """The message where exactly one fault is told."""
    rows = refused(tmp_path, content)
    assert len(rows) == 1, rows
    return rows[0]


def told(path: Path) -> str:
    """The message of a file that is no deck at all."""
    with pytest.raises(CatalogError) as error:
        load_catalog(path)
    (row,) = card_lines(error.value)
    return row.removeprefix(f"{path}: ")
