"""Colours as eyes see them: OKLab, simulated colour blindness, contrast."""

import math

from fort_desktop.ui.art import palette as pal

Matrix = tuple[tuple[float, float, float], ...]
Vector = tuple[float, float, float]
# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB; grey keeps the luminance only.
EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
_CONE: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_LINEAR = [
    v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    for v in (i / 255 for i in range(256))
]


def linear(colour: pal.Colour) -> Vector:
    """Light, in proportion to its energy."""
    return _LINEAR[colour[0]], _LINEAR[colour[1]], _LINEAR[colour[2]]


def times(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def oklab(light: Vector) -> Vector:
    r, g, b = (min(1.0, max(0.0, v)) for v in light)
    x, y, z = (v ** (1 / 3) for v in times(_CONE, (r, g, b)))
    return times(_LAB, (x, y, z))


def seen(colour: pal.Colour, eyes: str = "normal") -> Vector:
    """A colour as such eyes see it, in OKLab."""
    return oklab(times(EYES[eyes], linear(colour)))


def distance(one: Vector, two: Vector) -> float:
    return math.dist(one, two)


def luminance(colour: pal.Colour) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: pal.Colour, two: pal.Colour) -> float:
    """As WCAG has it: 1 to 21."""
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
