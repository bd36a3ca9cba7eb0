"""Colours, computed: suits stay apart for colour-blind eyes, words stand out from their ground."""

from itertools import combinations

import pytest

from fort_desktop.ui.art import palette as pal

Matrix = tuple[tuple[float, float, float], ...]
# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
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
}


def _linear(colour: pal.Colour) -> tuple[float, ...]:
    return tuple(
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (part / 255 for part in colour)
    )


def _times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _oklab(linear: tuple[float, ...]) -> tuple[float, ...]:
    cone = _times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        tuple(min(1.0, max(0.0, v)) for v in linear),
    )
    return _times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        tuple(v ** (1 / 3) for v in cone),
    )


def _contrast(one: pal.Colour, two: pal.Colour) -> float:
    light, dark = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (_linear(one), _linear(two))),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("eyes", EYES)
def test_suits_stay_apart(eyes: str) -> None:
    seen = {
        suit: _oklab(_times(EYES[eyes], _linear(pal.rgb(colour))))
        for suit, colour in pal.SUITS.items()
    }
    for one, two in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[two], strict=True)) ** 0.5
        assert distance > 0.1, (one, two, distance)


@pytest.mark.parametrize(
    "ground",
    [
        pal.CARD, pal.PAPER, pal.TAPE, pal.TAPE_FRIEND, pal.CARDBOARD, pal.CARDBOARD_RIVAL,
        pal.PRIVATE, pal.PIZZA_BOX, pal.ACTION, pal.LIT, pal.DISABLED, pal.PATIO,
        pal.CARDBOARD_DARK,
    ],
)  # fmt: skip
def test_ink_can_be_read(ground: pal.Colour) -> None:
    assert _contrast(pal.INK, ground) >= 4.5


@pytest.mark.parametrize(
    "ground", [*pal.SEATS.values(), pal.CHALKBOARD, pal.TOY_BOX, pal.BAG, pal.RULE_BACK]
)
def test_chalk_can_be_read(ground: pal.Colour) -> None:
    assert _contrast(pal.CHALK, ground) >= 4.5


@pytest.mark.parametrize("ground", [pal.GRASS[0], pal.GRASS[1], pal.YARD, pal.CARD])
def test_outlines_can_be_seen(ground: pal.Colour) -> None:
    assert _contrast(pal.OUTLINE, ground) >= 3
