"""The icon of the program: all files are there, and are what the script draws."""

import importlib
import struct
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from fort_desktop.paths import assets_dir
from fort_desktop.scene.driver import PygameDriver

FOLDER = assets_dir() / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


@pytest.fixture
def icon(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "build_scripts"))
    return importlib.import_module("pictures.icon")


def _image(data: bytes) -> pygame.Surface:
    return pygame.image.load(BytesIO(data), "icon.png")


@pytest.mark.parametrize("size", SIZES)
def test_pictures(size: int, icon: ModuleType) -> None:
    kept = _image((FOLDER / f"fort-{size}.png").read_bytes())
    assert kept.get_size() == (size, size)
    assert kept.get_at((0, 0)).a == 0
    drawn = _image(icon.pictures()[size])
    # Another version of SDL may round a shade otherwise.
    for x, y in ((size // 2, size // 2), (size // 4, size * 3 // 4), (size * 3 // 4, size // 5)):
        one, two = kept.get_at((x, y)), drawn.get_at((x, y))
        assert max(abs(a - b) for a, b in zip(one, two, strict=True)) < 24


def test_the_file_of_windows() -> None:
    data = (FOLDER / "fort.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, 7)
    for number in range(count):
        side, *_, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        image = _image(data[at : at + length])
        assert image.get_width() == image.get_height() == (side or 256)


def test_the_file_of_macos() -> None:
    data = (FOLDER / "fort.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, sizes = 8, []
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        sizes.append(_image(data[at + 8 : at + length]).get_width())
        at += length
    assert sizes == [16, 32, 64, 128, 256, 512]


def test_a_window_has_it_and_opens_without(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "set_icon", lambda image: shown.append(image.get_size()))
    for path in (FOLDER / "fort-64.png", FOLDER / "none.png", None):
        PygameDriver("Fort", (320, 200), path)
    assert shown == [(64, 64)]
