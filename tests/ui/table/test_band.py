"""A rival's band and the end meter: all that they show lies inside, and beside each other."""

from itertools import combinations, product

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.bar import meter_places
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.rivals import BandPlaces, Figure, band_places, house, kid_places
from tests.ui.table.test_places import SCALES, SIZES, overlap

YARDS = range(9)
"""Kids in a Yard."""


def bands() -> list[tuple[Box, BandPlaces, int]]:
    """Every band of every size, scale and number of rivals, its parts, and kids in the Yard."""
    found = []
    for size, scale, rivals in product(SIZES, SCALES, (1, 2, 3)):
        frame = frame_of(size, rivals, scale=scale)
        for area, face, kids in product(frame.top.bands, (True, False), YARDS):
            w, h = area.w / frame.unit, area.h / frame.unit
            found.append((Box(0, 0, w, h), band_places(w, h, face, kids), kids))
    return found


def parts(at: BandPlaces) -> dict[str, Box]:
    """Everything that is drawn in a band but the garden below fort and Yard, by name."""
    found = {"ribbon": at.ribbon}
    for name, place in zip(at._fields, at, strict=True):
        if isinstance(place, Figure):
            found |= {name: place.number, f"sign of {name}": place.sign}
        elif isinstance(place, Box):
            found[name] = place
    garden = found.pop("garden", None)
    if garden is not None:
        assert all(inside(found[name], garden) for name in ("fort", "level", "yard"))
        # Where it has no room in the grass it stands in the sky above the fort.
        found["level"] = Box(0, 0, 0, 0) if at.level.y < garden.center.y else at.level
    return found


def spots(at: BandPlaces) -> dict[str, Box]:
    """Everything in a band that answers to the pointer for itself."""
    found = {
        name: place.area
        for name, place in zip(at._fields, at, strict=True)
        if isinstance(place, Figure)
    }
    found["house"] = house(at.fort, at.level)
    return found


def inside(box: Box, room: Box) -> bool:
    left, top = box.x >= room.x - 0.01, box.y >= room.y - 0.01
    return left and top and box.right <= room.right + 0.01 and box.bottom <= room.bottom + 0.01


def test_nothing_leaves_the_band_and_nothing_lies_on_anything_else() -> None:
    for band, at, _ in bands():
        found = parts(at)
        for name, box in found.items():
            assert inside(box, band), (name, box, band)
        for (one, a), (other, b) in combinations(found.items(), 2):
            assert not overlap(a, b), (one, other, a, b, band)


def test_what_answers_to_the_pointer_is_large_enough() -> None:
    for band, at, _ in bands():
        for name, box in spots(at).items():
            # A folded band is drawn at 125 % and more, so its 20 units are 25 pixels.
            least = 24 if at.form != "folded" else 20
            assert min(box.w, box.h) >= least, (name, box, band)


def test_the_numbers_of_the_target_pictures() -> None:
    three, four = band_places(501, 94, True), band_places(331, 94, True)
    assert (three.form, four.form) == ("wide", "narrow")
    assert three.garden is not None
    assert four.garden is not None
    assert (three.garden.x, four.garden.x) == (232, 192)
    assert (three.points.number.h, four.points.number.h) == (28, 28)
    folded = band_places(190, 45, True)
    assert folded.form == "folded"
    assert folded.yard is None


@pytest.mark.parametrize(
    ("width", "count", "lines"),
    [(690, 4, 1), (690, 6, 1), (178, 2, 1), (178, 3, 1), (140, 3, 1), (140, 6, 2), (178, 5, 2)],
)
def test_kids_take_as_many_lines_as_they_need(width: float, count: int, lines: int) -> None:
    places = kid_places(Box(250, 6, width, 82), count)
    assert len({place.y for place in places}) == lines


def test_every_yard_fits_its_lawn() -> None:
    for _, at, count in bands():
        if at.yard is None:
            continue
        places = kid_places(at.yard, count)
        assert len(places) == count
        for box in places:
            assert inside(box, at.yard)
            assert min(box.w, box.h) >= 24, (count, box, at.yard)
        for a, b in combinations(places, 2):
            assert not overlap(a, b)


def test_even_a_yard_of_sixteen_shows_a_part_of_every_kid() -> None:
    lawn = Box(184, 6, 139, 82)
    places = kid_places(lawn, 16)
    assert all(inside(box, lawn) for box in places)
    assert len(set(places)) == 16


def test_the_meter_shows_three_ways_apart() -> None:
    for size, scale in product(SIZES, SCALES):
        frame = frame_of(size, 2, scale=scale)
        w, h = frame.top.meter.w / frame.unit, frame.top.meter.h / frame.unit
        ways = meter_places(w, h)
        for way in ways:
            assert min(way.area.w, way.area.h) >= 24
            shown = [part for part in way[1:] if part is not None]
            assert all(inside(part, way.area) for part in shown)
            assert not any(overlap(a, b) for a, b in combinations(shown, 2))
        for one, other in combinations(ways, 2):
            assert not overlap(one.area, other.area)


def test_a_fort_has_the_room_of_an_empty_yard_and_keeps_half_of_it_beside_kids() -> None:
    for w, kept in ((501, 1.0), (331, 0.5)):
        forts = [band_places(w, 94, True, kids).fort for kids in range(9)]
        assert forts[0].h >= 74
        assert [fort.h for fort in forts] == sorted((fort.h for fort in forts), reverse=True)
        assert forts[-1].h >= kept * forts[0].h
