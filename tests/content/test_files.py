"""A cards.yaml that is no deck at all: not there, empty, huge, binary, no YAML, or hostile."""

import os
import pickle
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from fort_desktop.content import CatalogError, load_catalog, nodes
from fort_desktop.paths import cards_file
from fort_desktop.ui.text.card_faults import card_lines
from tests.content.broken import GOOD, edited, line_of, only, refused, told

DEEP = "is nested too deeply; expected at most 8 levels"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        pytest.param("kids: [bug", "2: is not YAML: ", id="open"),
        pytest.param("a: b: c", "1: is not YAML: ", id="colons"),
        pytest.param("a:\n\tb: c", "2: is not YAML: ", id="tab"),
        pytest.param("fort: *x", "1: the alias '*x' is not allowed here", id="alias"),
        pytest.param("a: &a [x]\nb: [*a, *a]", "2: the alias '*a' is not allowed", id="bomb"),
        pytest.param("a: !!python/name:os.x y", "1: the tag 'tag:yaml.org,2002:py", id="tag"),
        pytest.param("? [a]\n: b", "1: expected a word as the key, found", id="list as key"),
        pytest.param("a: 1\n---\nb: 2", "2: a second document begins; expected one", id="two"),
        pytest.param("[" * 400_000, f"1: {DEEP}", id="deep lists"),
        pytest.param("- " * 400_000, f"1: {DEEP}", id="deep entries"),
        pytest.param("{a: " * 200_000, f"1: {DEEP}", id="deep mappings"),
        pytest.param("- x\n" * 30_000, "20000: has too many entries; expected at", id="flood"),
        pytest.param("name: a\nb: \x01", "2: contains the control character U+0001", id="control"),
        pytest.param("- 1\n- 2\n", "1: expected a mapping, found a list of 2 entries", id="list"),
        pytest.param("hello", "1: expected a mapping, found the text 'hello'", id="word"),
    ],
)
def test_no_deck_at_all(content: str, message: str, tmp_path: Path) -> None:
    assert only(tmp_path, content).startswith(f"cards.yaml:{message}")


def test_not_yaml_in_the_middle_of_the_deck(tmp_path: Path) -> None:
    text = edited(("name: Lefty", "name: {Lefty"))
    line = int(only(tmp_path, text).split(":")[1])
    assert line > line_of(text, "{Lefty")


@pytest.mark.parametrize("content", ["", " \n\n", "# only a comment\n", "---\n", "\ufeff"])
def test_empty(content: str, tmp_path: Path) -> None:
    message = "cards.yaml: is empty; expected fort, kids, perks and made_up_rules"
    assert only(tmp_path, content) == message


def test_huge(tmp_path: Path) -> None:
    size = len(GOOD) + nodes.MAX_BYTES
    assert only(tmp_path, GOOD + "#" * nodes.MAX_BYTES) == (
        f"cards.yaml: is too large: {size:,} bytes; expected at most 1,048,576"
    )


def test_binary(tmp_path: Path) -> None:
    message = "cards.yaml: is binary; expected YAML as UTF-8 text"
    assert only(tmp_path, b"\x7fELF\0\0\x01") == message
    assert only(tmp_path, GOOD.encode("utf-16")) == message


def test_not_utf_8(tmp_path: Path) -> None:
    raw = GOOD.encode().replace(b"name: Bug", b"name: B\xfcg")
    line = line_of(GOOD, "name: Bug")
    expected = f"cards.yaml:{line}: is not UTF-8 text: byte 0xfc; expected YAML"
    assert only(tmp_path, raw) == expected


def test_not_there(tmp_path: Path) -> None:
    message = "cannot be read: it does not exist; expected a YAML file"
    assert told(tmp_path / "none.yaml") == message


def test_a_folder(tmp_path: Path) -> None:
    assert told(tmp_path) == "is a folder; expected a YAML file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert told(pipe) == "is not a regular file; expected a YAML file"


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path, limit: int) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    path = tmp_path / "cards.yaml"
    path.write_text(GOOD, encoding="utf-8")
    monkeypatch.setattr(nodes, "read_bounded", forbidden)
    message = "cannot be read: this program has no permission for that; expected a YAML file"
    assert told(path) == message


@pytest.mark.parametrize("number", ["0x" + "f" * 9999, "9" * 9999, "1" + ":1" * 9999])
def test_numbers_without_end(number: str, tmp_path: Path) -> None:
    row = only(tmp_path, edited(("copies: 3", f"copies: {number}")))
    assert row.endswith(f"found the text '{number[:59]}…'")


def test_nothing_that_a_terminal_would_obey(tmp_path: Path) -> None:
    rows = refused(tmp_path, edited(("suits: [shovel]", 'suits: ["\\e[31m\\nred"]')))
    assert "unknown suit '\\x1b[31m\\nred'" in rows[0]
    assert len(rows) == 1


def test_a_file_written_elsewhere(tmp_path: Path) -> None:
    """A mark at the start, the line ends of Windows, and quotes make no other deck."""
    path = tmp_path / "cards.yaml"
    text = edited(("name: Bug", 'name: "Bug"'), ("copies: 3", "copies: +3"))
    path.write_bytes(("\ufeff" + text.replace("\n", "\r\n")).encode())
    assert load_catalog(path).digest == load_catalog().digest


def test_a_file_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(GOOD, encoding="utf-8")
    first = load_catalog(path)
    assert load_catalog(path) is first
    path.write_text(edited(("name: Bug", "name: Beetle")), encoding="utf-8")
    assert load_catalog(path).kids["bug"].name == "Beetle"
    path.write_text("", encoding="utf-8")
    assert told(path).startswith("is empty")


@pytest.mark.parametrize("content", ["[" * 99_999, "a: *b", "a: \x01", "---\n", ""])
def test_without_the_fast_parser(
    content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = only(tmp_path, content)
    monkeypatch.setattr(nodes, "_LOADER", yaml.SafeLoader)
    assert only(tmp_path, content) == fast
    path = tmp_path / "good.yaml"
    path.write_text(GOOD, encoding="utf-8")
    assert load_catalog(path).digest == load_catalog().digest


_LINES = GOOD.splitlines()
_PUT = [
    "",
    "x",
    "[",
    "{",
    "- ",
    "  ",
    "*a",
    "&a ",
    "!a ",
    "'",
    '"',
    "#",
    ": ",
    "~",
    "? ",
    "| ",
    "\t",
]


@given(
    line=st.integers(0, len(_LINES) - 1),
    put=st.sampled_from(_PUT),
    at=st.integers(0, 40),
    gone=st.integers(0, 9),
)
def test_no_slip_of_the_hand_is_more_than_a_refusal(
    line: int, put: str, at: int, gone: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("slip") / "cards.yaml"
    was = _LINES[line]
    lines = [*_LINES[:line], was[:at] + put + was[at + gone :], *_LINES[line + 1 :]]
    path.write_text("\n".join(lines), encoding="utf-8")
    try:
        load_catalog(path)
    except CatalogError as error:
        rows, count = card_lines(error), len(error.faults)
    else:
        rows, count = [], 0
    assert len(rows) == count
    assert all(row.startswith(f"{path}:") for row in rows)


def test_the_own_deck_is_read_once() -> None:
    assert load_catalog() is load_catalog()
    assert load_catalog(cards_file()).digest == load_catalog().digest


def test_a_refusal_crosses_processes(tmp_path: Path) -> None:
    with pytest.raises(CatalogError) as error:
        load_catalog(tmp_path / "none.yaml")
    again = pickle.loads(pickle.dumps(error.value))
    assert str(again) == str(error.value)
    assert again.faults == error.value.faults
