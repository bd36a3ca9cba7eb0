"""Large buttons: a heading, and a line about it."""

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.toolkit.menu import Face, menu_button


@pytest.mark.parametrize("unit", [2 / 3, 1.0, 2.0])
def test_the_line_below_a_heading_is_as_large_as_it_should_be(unit: float) -> None:
    with recorded() as found:
        menu_button(Box(0, 0, 560 * unit, 80 * unit), unit, Face("Hello", "World"), "b", None)
    sizes = {one.words: one.size for one in found}
    assert sizes["World"] == pytest.approx(24 * unit, abs=0.5)
    assert sizes["Hello"] > sizes["World"]
