"""The things that sheets are made of: each is its own, and plain with high contrast."""

from collections.abc import Iterator

import pygame
import pytest

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import props

PROPS = (props.scrapbook,)


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    yield
    pal.use(contrast=False)


def drawn(prop: props.Prop) -> bytes:
    return pygame.image.tobytes(prop(240, 160, 0.5), "RGBA")


def test_each_is_unlike_the_others_and_a_plain_sheet_with_high_contrast() -> None:
    usual = [drawn(prop) for prop in (*PROPS, props.cardboard)]
    assert len(set(usual)) == len(usual)
    pal.use(contrast=True)
    plain = [drawn(prop) for prop in (*PROPS, props.cardboard)]
    assert len(set(plain)) == 1
    assert plain[0] not in usual
    pal.use(contrast=False)
    assert [drawn(prop) for prop in (*PROPS, props.cardboard)] == usual
