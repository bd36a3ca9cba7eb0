"""The button of the folded perks: its words stand off its outline, in every language and window."""

from itertools import product

import pygame
import pytest

from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.watching import watched
from fort_desktop.ui.art.paper import perk_sheet
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.panels import park
from fort_desktop.ui.table.viewmodels.middle import perks_vm
from tests.ui.sitting import Sitting
from tests.ui.table.measuring import SIZES

LINE = 2.4
"""Units of the outline."""


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_its_words_stand_off_the_outline_and_a_number_stands_beside_a_sign(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = Sitting().table.model
    sheets: list[int] = []

    def drawn(w: int, h: int, unit: float, number: int) -> pygame.Surface:
        sheets.append(number)
        return perk_sheet(w, h, unit, number)

    monkeypatch.setattr(park, "perk_sheet", drawn)
    i18n.set_language(language)
    for size, scale in product(SIZES[:4], (1.0, 1.25, 1.5, 2.0)):
        frame, root = frame_of(size, 2, scale=scale), Container(Box(0, 0, *size))
        if not frame.panels.perks_fold:
            continue
        vm = perks_vm(model.shown)
        forget_all()
        sheets.clear()
        with watched() as found:
            park.perks_button(root, frame.panels.perks, frame.unit, vm, lambda: None)
        button = next(node for node in root.walk() if node.name == "perks button")
        edge = LINE * frame.unit
        room = Box(0, 0, button.box.w, button.box.h).inset(edge, edge, edge, edge)
        for one in found:
            assert one.ink.top >= room.y, (one, size, scale)
            assert one.ink.bottom <= room.bottom, (one, size, scale)
            assert one.ink.left >= room.x, (one, size, scale)
            assert one.ink.right <= room.right, (one, size, scale)
        said = " ".join(one.words for one in found)
        assert said == button.label or (said.isdigit() and sheets), (said, size, scale)
    i18n.set_language("en")
