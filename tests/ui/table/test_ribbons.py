"""Rivals' bands: names that stay on their ribbons, a mark for everybody, figures beside signs."""

from collections.abc import Iterator
from itertools import product

import pygame
import pytest
from msgspec.structs import replace

from fort_desktop.scene import lettering
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.scene.watching import watched
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.table.layout.frame import Frame, frame_of
from fort_desktop.ui.table.layout.rivals import Figure
from fort_desktop.ui.table.panels import rivals as panel
from fort_desktop.ui.table.panels.pieces import Counter, Look, SetName, set_name
from fort_desktop.ui.table.panels.rivals import Band
from fort_desktop.ui.table.things import Number
from fort_desktop.ui.table.viewmodels.boards import RivalVM, rival_vm
from tests.ui.sitting import Sitting
from tests.ui.table.measuring import NAMES, SIZES
from tests.ui.table.test_band import bands as all_bands
from tests.ui.table.test_band import inside

LARGE = ((1280, 720), (1366, 768), (1920, 1080))
SPECKS = 3


@pytest.fixture(scope="module")
def rival() -> RivalVM:
    model = Sitting().table.model
    return rival_vm(model.shown.seats[1], model.session.catalog, "")


def frames(*scales: float) -> Iterator[Frame]:
    for size, rivals, scale in product(SIZES[:4], (1, 2, 3), scales):
        yield frame_of(size, rivals, scale=scale)


def laid(frame: Frame, rival: RivalVM, name: str, player: str = "") -> Band:
    root = Container(Box(0, 0, *frame.size))
    vm = replace(rival, name=name, player=player)
    return Band(root, frame.top.bands[0], Look(frame.unit), vm)


def set_on(ribbon: Box, unit: float, name: str) -> Iterator[SetName]:
    for sizes, bare in product(((18.0, 15.0), (15.0, 12.0)), (False, True)):
        made = set_name(ribbon, unit, name, sizes, bare)
        if made is not None:
            yield made


def test_no_name_runs_onto_the_outline_of_its_ribbon() -> None:
    found = {(at.ribbon.w, at.ribbon.h) for _, at, _ in all_bands()}
    for (w, h), unit, name in product(found, (1.0, 2.0), NAMES):
        size = round(w * unit), round(h * unit)
        cloth = banner(*size, pal.SEATS["blue"])
        free = pygame.mask.from_threshold(cloth, pal.OUTLINE, (60, 60, 60, 255))
        free.invert()
        edge = pygame.mask.from_surface(cloth)
        edge.invert()
        free.erase(edge, (0, 0))
        free.invert()  # now: its outline, and what is beside it
        for block, room, mark in set_on(Box(0, 0, w, h), unit, name):
            written = pygame.Surface(size, pygame.SRCALPHA)
            top = round(room.center.y * unit) - block.height // 2
            place = pygame.Rect(round(room.x * unit), top, block.width, block.height)
            lettering.put(written, block, place, pal.CHALK, left=True)
            letters = pygame.mask.from_surface(written)
            # Only their sides: descenders of two lines may touch the lower edge.
            ink = pygame.mask.Mask(size)
            ink.draw(letters, (0, 0))
            low = pygame.mask.Mask((size[0], size[1] - 2 * round(0.16 * size[1])), True)
            ink = ink.overlap_mask(low, (0, round(0.16 * size[1])))
            assert ink.overlap_area(free, (0, 0)) <= SPECKS * unit, (name, (w, h), unit, mark)


def test_every_band_bears_the_mark_of_its_seat(
    rival: RivalVM, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Canvas, "icon", lambda _, sign, *__: seen.append(sign))
    drawn = seat_mark

    def marked(size: int, colour: str) -> pygame.Surface:
        seen.append(pal.MARKS[colour])
        return drawn(size, colour)

    monkeypatch.setattr(panel, "seat_mark", marked)
    mark = pal.MARKS[rival.colour]
    for frame, name, player in product(frames(1.0, 1.5, 2.0), NAMES, ("", "random")):
        seen.clear()
        laid(frame, rival, name, player)
        assert seen.count(mark) == 1, (frame.size, frame.unit, name, player, frame.top.bands[0])


def test_with_signs_of_double_size_the_names_of_three_rivals_are_whole(rival: RivalVM) -> None:
    for size, name in product(LARGE, NAMES):
        frame = frame_of(size, 3, scale=2.0)
        with watched() as drawn:
            laid(frame, rival, name)
        assert name in [one.words for one in drawn], (size, name)


def test_a_name_is_made_smaller_than_usual_only_where_it_would_be_cut(rival: RivalVM) -> None:
    for frame, name in product(frames(1.0, 1.5, 2.0), NAMES):
        with watched() as drawn:
            band = laid(frame, rival, name)
        said = [one for one in drawn if not one.words.isdigit()]
        if min(one.size for one in said) < round(15 * frame.unit):
            assert frame.sheet.shape == "folded"
            assert set_name(band.places.ribbon, frame.unit, name, (18, 15), True) is None


def test_in_a_folded_band_nothing_lies_on_its_frame() -> None:
    for area, at, _ in all_bands():
        room = area.inset(3, 3.5, 3, 3.5)
        if at.form == "folded":
            found = {"ribbon": at.ribbon, "points": at.points.sign, "level": at.fort}
            for name, box in {**found, "mark": at.mark or at.ribbon}.items():
                assert inside(box, room), (name, box, area)


def test_figures_have_the_middle_of_their_signs(rival: RivalVM) -> None:
    # Nothing is written where there is nothing.
    rival = replace(rival, toys=2, pizza=3)
    for frame in frames(1.0, 1.5, 2.0):
        band = laid(frame, rival, "Bo")
        signs = [one.sign for one in band.places if isinstance(one, Figure)]
        counters = [node for node in band.node.walk() if isinstance(node, Counter)]
        counters = [one for one in counters if one.parent and one.parent.key != Number(1, "level")]
        assert len(counters) == len(signs)
        for sign, counter in zip(signs, counters, strict=True):
            middle = _top(counter, band.node) + counter.box.h / 2
            assert middle == pytest.approx(sign.center.y * frame.unit, abs=1.6), frame


def _top(node: Node, band: Node) -> float:
    return node.area.y - band.area.y
