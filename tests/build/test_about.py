"""What systems are told of the program, as data: no system of theirs is needed."""

import ast
import configparser
import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import fort_desktop
from bundle.about import (
    APP_ID,
    MAGIC,
    MIME,
    appstream,
    desktop_entry,
    icon_file,
    mime_type,
    numbers,
    version,
    windows_version,
)
from bundle.macos import info_plist
from bundle.words import COMMENTS, GAMES, GENERIC, KEYWORDS, STORY
from fort_desktop.record.format import SUFFIX
from fort_desktop.ui.app import window
from fort_desktop.ui.i18n.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "assets" / "icon"


class Entry(configparser.RawConfigParser):
    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_versions_agree() -> None:
    assert version() == fort_desktop.__version__
    assert f'version="{version()}"' in appstream(version(), "2026-11-21")
    assert version() in windows_version(version())
    assert info_plist(version(), "11.0")["CFBundleVersion"] == ".".join(
        map(str, numbers(version())[:3])
    )


def test_versions_in_numbers() -> None:
    assert numbers("0.9.0") == (0, 9, 0, 0)
    assert numbers("1.12.3") == (1, 12, 3, 0)
    assert numbers("0.1.0.dev0") == (0, 1, 0, 0)


def test_the_desktop_entry() -> None:
    entry = Entry()
    entry.read_string(desktop_entry("/opt/my games/fort-desktop"))
    group = entry["Desktop Entry"]
    assert group["Exec"] == '"/opt/my games/fort-desktop" %f'
    assert group["Type"] == "Application"
    assert group["StartupWMClass"] == window.PROGRAM
    assert group["Icon"] == APP_ID
    assert group["MimeType"] == f"{MIME};"
    assert all(group[key].endswith(";") for key in ("Categories", "Keywords", "MimeType"))
    for key in ("GenericName", "Comment", "Keywords"):
        said = [group[key], *(group[f"{key}[{one}]"] for one in LANGUAGES if one != "en")]
        assert len(set(said)) == len(LANGUAGES), key
    assert group["Name[ru]"] == "Форт"


TABLES = {"generic": GENERIC, "comments": COMMENTS, "keywords": KEYWORDS, "games": GAMES}


@pytest.mark.parametrize("name", TABLES)
def test_every_word_is_there_in_every_language(name: str) -> None:
    assert list(TABLES[name]) == ["", *(one for one in LANGUAGES if one != "en")]
    assert all(TABLES[name].values())


def test_each_language_calls_a_fort_as_its_book_does() -> None:
    for language, word in {"pl": "Fort", "ru": "форт", "cs": "bunkr", "pt_BR": "Forte"}.items():
        assert word in COMMENTS[language]
        assert word in STORY[language][0]


def test_keywords_are_lists() -> None:
    assert all(words.endswith(";") and words.count(";") == 3 for words in KEYWORDS.values())


def test_odd_characters_in_the_entry_are_escaped() -> None:
    assert 'Exec="/a\\\\"b\\\\$c/100%%" %f' in desktop_entry('/a"b$c/100%')


def test_appstream() -> None:
    root = ET.fromstring(appstream("0.9.0", "2026-11-21"))
    assert root.get("type") == "desktop-application"
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.findtext("provides/mediatype") == MIME
    assert {len(told) for told in STORY.values()} == {3}
    assert len(root.findall("description/p")) == 3 * len(LANGUAGES)
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for name in ("summary", "description/p"):
        spoken = {found.get(language, "en") for found in root.findall(name)}
        assert spoken == set(LANGUAGES)
    summary = root.findtext("summary") or ""
    assert summary
    assert not summary.endswith(".")
    assert "unofficial" in "".join(root.itertext())


def test_the_mime_type_fits_the_records() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ET.fromstring(mime_type()).find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME
    glob, match = kind.find(f"{space}glob"), kind.find(f"{space}magic/{space}match")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert match is not None
    assert match.get("value") == MAGIC.decode()


@pytest.mark.parametrize("record", sorted((ROOT / "tests" / "records").glob("*.fort")), ids=str)
def test_old_records_begin_so(record: Path) -> None:
    assert record.read_bytes().startswith((MAGIC, b'{"n":0,"fort":'))


def test_the_version_resource_of_windows_is_an_expression() -> None:
    tree = ast.parse(windows_version("0.9.0"), mode="eval")
    calls = {node.func.id for node in ast.walk(tree)
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
    assert calls == {
        *("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable"),
        *("StringStruct", "VarFileInfo", "VarStruct"),
    }
    assert "filevers=(0, 9, 0, 0)" in windows_version("0.9.0")


@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
def test_every_system_has_its_icon(system: str) -> None:
    assert (ICONS / icon_file(system)).is_file()


def test_the_icons_hold_their_sizes() -> None:
    for path in ICONS.glob("fort-*.png"):
        size = int(path.stem.removeprefix("fort-"))
        assert struct.unpack(">II", path.read_bytes()[16:24]) == (size, size)
    ico = (ICONS / "fort.ico").read_bytes()
    kind, count = struct.unpack("<HH", ico[2:6])
    assert kind == 1
    sizes = {ico[6 + 16 * i] or 256 for i in range(count)}
    assert {16, 32, 48, 256} <= sizes
    icns = (ICONS / "fort.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)
