"""Draws the icon of the program: PNG from 16 to 512 px, and the files for Windows and macOS.

    python3 build_scripts/pictures icon [FOLDER]

Without a FOLDER it writes to assets/icon. The output is the same bytes on every machine.
"""

import os
import struct
import subprocess
import sys
import zlib
from io import BytesIO
from pathlib import Path
from typing import Final

from _venv import ROOT, environment

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
_ICO: Final = (16, 24, 32, 48, 64, 128, 256)
_ICNS: Final = ((b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256),
                (b"ic09", 512))  # fmt: skip
_LINE: Final = "#4A2C1A"
_SIMPLE: Final = 40
"""Smaller icons than this show less, in thicker lines."""


def _path(d: str, fill: str, thick: float = 0.0, more: str = "") -> str:
    edge = (
        f'stroke="{_LINE}" stroke-width="{thick}" stroke-linejoin="round" stroke-linecap="round"'
        if thick
        else ""
    )
    return f'<path d="{d}" fill="{fill}" {edge} {more}/>'


def _ground(thick: float) -> str:
    """The background: a summer's day with round corners."""
    return (
        '<defs><linearGradient id="sky" x1="0%" y1="0%" x2="0%" y2="100%">'
        '<stop offset="0%" stop-color="#8CCBE8"/><stop offset="100%" stop-color="#FBE8BE"/>'
        "</linearGradient></defs>"
        '<rect x="4" y="4" width="248" height="248" rx="56" fill="url(#sky)"/>'
        '<circle cx="202" cy="48" r="22" fill="#FFD23F"/>'
        + _path(
            "M4 192 Q70 164 128 178 T252 170 V196 Q252 252 196 252 H60 Q4 252 4 196Z", "#84A852"
        )
        + f'<rect x="4" y="4" width="248" height="248" rx="56" fill="none" stroke="{_LINE}" '
        f'stroke-width="{thick}"/>'
    )


def _flag(thick: float) -> str:
    pole = _path("M103 84 V22", "none", thick * 1.1)
    return pole + _path("M103 24 H155 L141 42 L155 60 H103Z", "#D9483B", thick)


def _tower(thick: float, simple: bool) -> str:
    """A cardboard tower with battlements."""
    body = _path("M176 112 H234 V218 H176Z", "#D6A265", thick)
    shade = _path("M214 116 H230 V214 H214Z", "#BA854A")
    top = "M168 116 V80 H187 V92 H196 V80 H214 V92 H223 V80 H242 V116Z"
    window = "" if simple else _path("M195 140 h22 v28 h-22Z", "#FFE9A3", thick * 0.7)
    return body + shade + window + _path(top, "#E0B074", thick)


def _walls(thick: float, simple: bool) -> str:
    box = _path("M36 122 H176 V218 H36Z", "#D6A265", thick)
    door = _path("M78 216 V176 Q78 148 108 148 Q138 148 138 176 V216Z", _LINE, thick * 0.6)
    tape = "" if simple else _path("M48 196 h18 M48 206 h12", "none", 5)
    return box + tape + door


def _awning(thick: float, simple: bool) -> str:
    d = (
        "M46 78 H158 L184 130 Q173 145 161 131 Q148 145 134 131 Q121 145 108 131 Q95 145 81 131 "
        "Q68 145 55 131 Q42 145 24 130Z"
    )
    stripes = "".join(
        _path(f"M{103 + 0.76 * x} 81 L{103 + 1.12 * x} 130", "none", 0,
              'stroke="#FBEBD0" stroke-width="11" stroke-opacity="0.9"')
        for x in ((-32, 32) if simple else (-52, -18, 18, 52))
    )  # fmt: skip
    return _path(d, "#3F73B3") + stripes + _path(d, "none", thick)


def _kid() -> str:
    """A kid who looks out of the door."""
    eyes = "".join(_path(f"M{x - 5} 187 q5 -8 10 0", "none", 3.6) for x in (117, 139))
    body = (
        _path("M103 216 Q103 166 128 166 Q153 166 153 216Z", "#6D4431", 4)
        + _path("M109 190 Q109 170 128 170 Q147 170 147 190 Q147 208 128 208 Q109 208 109 190Z",
                "#E5AB74")
        + _path("M109 188 Q112 174 132 173 Q122 182 109 188Z", "#6D4431")
        + eyes
        + _path("M119 195 H137 Q135 204 128 204 Q121 204 119 195Z", "#7A2532", 2.6)
        + _path("M106 216 Q108 207 128 207 Q148 207 150 216Z", "#F4B731", 3)
    )  # fmt: skip
    return f'<g transform="translate(-20 0)">{body}</g>'


def drawing(size: int) -> str:
    """The icon as SVG, for a size in pixels."""
    simple = size < _SIMPLE
    thick = 14.0 if simple else 8.0
    body = _ground(thick) + _flag(thick) + _tower(thick, simple) + _walls(thick, simple)
    body += ("" if simple else _kid()) + _awning(thick, simple)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="0 0 256 256">{body}</svg>'
    )


def png(size: int, pixels: bytes) -> bytes:
    """Encode RGBA pixels as PNG; written here, so that no library version changes the bytes."""

    def chunk(name: bytes, data: bytes) -> bytes:
        checked = zlib.crc32(name + data)
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", checked)

    rows = b"".join(b"\0" + pixels[y * size * 4 : (y + 1) * size * 4] for y in range(size))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def ico(files: dict[int, bytes]) -> bytes:
    """Pack PNG files into the ICO container of Windows."""
    at = 6 + 16 * len(_ICO)
    entries, data = b"", b""
    for size in _ICO:
        file, side = files[size], size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(file), at + len(data))
        data += file
    return struct.pack("<HHH", 0, 1, len(_ICO)) + entries + data


def icns(files: dict[int, bytes]) -> bytes:
    """Pack PNG files into the ICNS container of macOS."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(files[size])) + files[size] for kind, size in _ICNS
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def pictures() -> dict[int, bytes]:
    """The icon in all sizes, as PNG files."""
    import pygame

    found = {}
    for size in SIZES:
        # Drawn four times larger and scaled down: thin lines come out smoother so.
        large = drawing(size).replace(f'"{size}"', f'"{4 * size}"', 2)
        big = pygame.image.load_sized_svg(BytesIO(large.encode()), (4 * size, 4 * size))
        image = pygame.transform.smoothscale(big, (size, size))
        found[size] = png(size, pygame.image.tobytes(image, "RGBA"))
    return found


def write(folder: Path) -> None:
    """Write all files of the icon."""
    files = pictures()
    folder.mkdir(parents=True, exist_ok=True)
    for size, file in files.items():
        (folder / f"fort-{size}.png").write_bytes(file)
    (folder / "fort.ico").write_bytes(ico(files))
    (folder / "fort.icns").write_bytes(icns(files))


def main() -> int:
    """Draw the icon, with the project's own Python, which has pygame."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "assets" / "icon"
    try:
        import pygame  # noqa: F401
    except ImportError:
        call = [str(environment("play")), str(Path(__file__).parent), "icon", str(folder)]
        return subprocess.call(call)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    write(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
