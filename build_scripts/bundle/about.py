"""Metadata of the program for operating systems: names, versions, file types.

Linux reads a desktop entry, AppStream metadata and a MIME type; Windows a version resource. What
macOS reads is in `macos.py`. All of them are tested as data; docs/packaging.md says which of them
their systems have ever read.
"""

import re
from pathlib import Path
from xml.sax.saxutils import escape

from bundle.words import COMMENTS, GAMES, GENERIC, KEYWORDS, NAMES, STORY

ROOT = Path(__file__).resolve().parents[2]
NAME = "Fort"
PROGRAM = "fort-desktop"
APP_ID = "io.fort_desktop.Fort"
"""Reverse-DNS, as AppStream and macOS want it; the project owns no domain of that name."""
MIME = "application/x-fort-record"
SUFFIX = "fort"
MAGIC = b'{"fort":'
"""How every record begins."""


def version() -> str:
    """The version of the program, from its package."""
    text = (ROOT / "fort_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("fort_desktop/__init__.py names no version")
    return found.group(1)


def icon_file(system: str) -> str:
    """The icon file of an executable; Linux takes it from the desktop entry."""
    return {"win32": "fort.ico", "darwin": "fort.icns"}.get(system, "fort-256.png")


def desktop_entry(program: str = PROGRAM) -> str:
    """The entry in the menu of programs, which starts `program`."""
    # A quoted argument escapes these with \, any value escapes \ again, and % begins a field.
    quoted = re.sub(r'(["`$\\])', r"\\\1", program).replace("\\", "\\\\").replace("%", "%%")
    return (
        "[Desktop Entry]\nType=Application\nVersion=1.0\n"
        f"{_entries('Name', NAMES)}{_entries('GenericName', GENERIC)}"
        f"{_entries('Comment', COMMENTS)}"
        f'Exec="{quoted}" %f\nIcon={APP_ID}\nTerminal=false\n'
        f"Categories=Game;CardGame;\n{_entries('Keywords', KEYWORDS)}MimeType={MIME};\n"
        f"StartupNotify=true\nStartupWMClass={PROGRAM}\n"
    )


def _entries(key: str, words: "dict[str, str]") -> str:
    """A key of the desktop entry in all languages."""
    return "".join(f"{key}{f'[{one}]' if one else ''}={said}\n" for one, said in words.items())


def _elements(name: str, words: "dict[str, str]", indent: str = "  ") -> str:
    """An element of XML in all languages."""
    rows = []
    for one, said in words.items():
        language = f' xml:lang="{one}"' if one else ""
        rows.append(f"{indent}<{name}{language}>{escape(said)}</{name}>\n")
    return "".join(rows)


def appstream(number: str, date: str) -> str:
    """The metadata for shops of programs; `date` as 2026-11-21."""
    parts = range(len(STORY[""]))
    story = "".join(
        _elements("p", {one: told[part] for one, told in STORY.items()}, "    ") for part in parts
    )
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{APP_ID}</id>
{_elements("name", NAMES)}{_elements("summary", COMMENTS)}\
  <metadata_license>MIT</metadata_license>
  <project_license>MIT</project_license>
  <developer id="io.fort_desktop"><name>The Fort contributors</name></developer>
  <description>
{story}  </description>
  <launchable type="desktop-id">{APP_ID}.desktop</launchable>
  <provides>
    <binary>{PROGRAM}</binary>
    <mediatype>{MIME}</mediatype>
  </provides>
  <categories>
    <category>Game</category>
    <category>CardGame</category>
  </categories>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{number}" date="{date}"/>
  </releases>
</component>
"""


def mime_type() -> str:
    """The MIME type of .fort files, recognised by name and by content."""
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME}">
{_elements("comment", GAMES, "    ")}\
    <sub-class-of type="text/plain"/>
    <icon name="{APP_ID}"/>
    <magic priority="60">
      <match type="string" offset="0" value='{MAGIC.decode()}'/>
    </magic>
    <glob pattern="*.{SUFFIX}"/>
  </mime-type>
</mime-info>
"""


def numbers(version_text: str) -> "tuple[int, int, int, int]":
    """A version as the four numbers of Windows; parts that are not numbers become 0."""
    found = [int(part) for part in re.findall(r"^\d+|(?<=\.)\d+", version_text)][:3]
    a, b, c = (*found, 0, 0, 0)[:3]
    return a, b, c, 0


def windows_version(number: str) -> str:
    """The version resource of Windows, in PyInstaller's format."""
    strings = {
        "CompanyName": "The Fort contributors",
        "FileDescription": f"{NAME}, a card game (unofficial fan program)",
        "FileVersion": number,
        "InternalName": PROGRAM,
        "LegalCopyright": "MIT licence; see THIRD-PARTY.txt",
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": NAME,
        "ProductVersion": number,
    }
    told = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    four = numbers(number)
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004,\n"
        "    fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{told}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )
