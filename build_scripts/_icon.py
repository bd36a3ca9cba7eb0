"""The icon of the program in the forms of the systems, from PNG files of several sizes.

If the project has drawn ones (`assets/icon`), they are taken; else a plain fort is painted here.
"""

import struct
import zlib
from pathlib import Path

SIZES = (16, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 32, 48, 64, 128, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
Colour = tuple[int, int, int, int]
_GRASS: Colour = (127, 166, 83, 255)
_WALL: Colour = (214, 166, 106, 255)
_LINE: Colour = (74, 44, 27, 255)
_FLAG: Colour = (217, 83, 70, 255)
_NOTHING: Colour = (0, 0, 0, 0)


def png(size: int, rows: "list[list[Colour]]") -> bytes:
    """A square picture as a PNG file."""
    raw = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in rows)
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def plain(size: int) -> bytes:
    """A fort of cardboard on grass, with a flag."""
    return png(size, [[_pixel((x + 0.5) / size, (y + 0.5) / size) for x in range(size)]
                      for y in range(size)])  # fmt: skip


def _pixel(x: float, y: float) -> Colour:
    """The colour at a place between 0 and 1."""
    if (x - 0.5) ** 2 + (y - 0.5) ** 2 > 0.25:
        return _NOTHING
    if 0.48 < x < 0.52 and 0.08 < y < 0.4:
        return _LINE
    if 0.52 <= x < 0.74 and 0.09 < y < 0.24:
        return _FLAG
    tower = 0.14 < x < 0.86 and 0.36 < y < 0.82 and not (y < 0.46 and int(x * 12.5) % 2)
    if tower:
        door = abs(x - 0.5) < 0.09 and y > 0.6
        edge = min(x - 0.14, 0.86 - x, 0.82 - y) < 0.03
        return _LINE if door or edge else _WALL
    return _GRASS if y > 0.6 else (160, 205, 235, 255)


def size_of(picture: bytes) -> int:
    """The width of a PNG file."""
    return int(struct.unpack(">I", picture[16:20])[0])


def pictures(drawn: Path) -> "dict[int, bytes]":
    """The icon by its size: drawn ones if the folder has any, else plain ones."""
    found = {}
    for path in sorted(drawn.glob("*.png")) if drawn.is_dir() else []:
        picture = path.read_bytes()
        if picture[16:20] == picture[20:24]:
            found[size_of(picture)] = picture
    return {size: found[size] for size in SIZES if size in found} or {s: plain(s) for s in SIZES}


def ico(icons: "dict[int, bytes]") -> bytes:
    """An icon file of Windows, which may hold PNG files since Vista."""
    chosen = [(size, icons[size]) for size in ICO_SIZES if size in icons]
    at = 6 + 16 * len(chosen)
    head, body = struct.pack("<HHH", 0, 1, len(chosen)), b""
    for size, picture in chosen:
        place = at + len(body)
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        body += picture
    return head + body


def icns(icons: "dict[int, bytes]") -> bytes:
    """An icon file of macOS."""
    body = b""
    for size, picture in icons.items():
        if size in ICNS_KINDS:
            body += ICNS_KINDS[size] + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body
