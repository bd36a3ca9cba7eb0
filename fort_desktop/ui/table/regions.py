"""The regions of the table, as fractions of the window."""

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.things import PartName

_FIXED: dict[PartName, tuple[float, float, float, float]] = {
    "log": (0.733, 0.015, 0.258, 0.228),
    "park": (0.008, 0.259, 0.352, 0.287),
    "perks": (0.369, 0.267, 0.356, 0.148),
    "rules": (0.368, 0.424, 0.174, 0.124),
    "ends": (0.550, 0.424, 0.175, 0.176),
    "play": (0.733, 0.259, 0.258, 0.341),
    "prompt": (0.550, 0.611, 0.442, 0.120),
    "board": (0.008, 0.561, 0.533, 0.424),
    "hand": (0.628, 0.748, 0.300, 0.252),
    "deck": (0.555, 0.790, 0.066, 0.190),
    "discard": (0.934, 0.800, 0.058, 0.180),
}
_RIVALS_LEFT, _RIVALS_RIGHT = 0.008, 0.725
_GAP = 0.009


def regions(size: tuple[int, int]) -> dict[PartName, Box]:
    """The regions of the table, in pixels."""
    whole = Box(0, 0, *size)
    return {name: whole.part(*part) for name, part in _FIXED.items()}


def rival_regions(size: tuple[int, int], rivals: int) -> list[Box]:
    """Where the boards of so many rivals lie in turn order, in pixels."""
    whole = Box(0, 0, *size)
    span = _RIVALS_RIGHT - _RIVALS_LEFT
    w = (span - _GAP * (max(rivals, 2) - 1)) / max(rivals, 2)
    return [whole.part(_RIVALS_LEFT + i * (w + _GAP), 0.015, w, 0.228) for i in range(rivals)]


def unit_of(size: tuple[int, int]) -> float:
    """Window pixels of one design unit (a pixel at 1920 x 1080)."""
    return min(size[0] / 1920, size[1] / 1080)
