"""Pictures: complete, exact in size, cached, and made of what SDL's SVG reader understands."""

import re
from itertools import combinations
from typing import get_args

import pygame
import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.rules.model.types import Phase
from fort_desktop.rules.steps.table import read_box
from fort_desktop.ui.art import boards, cardface, forts, outdoors, paper
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.art.cardback import card_back, edges, heap
from fort_desktop.ui.art.highlights import GLOW_EDGE, glow
from fort_desktop.ui.art.icons import badge, icon, names
from fort_desktop.ui.art.kids.compose import backdrop_svg, kid_svg
from fort_desktop.ui.art.kids.figure import SKINS
from fort_desktop.ui.art.lively import changed
from fort_desktop.ui.art.palette import PARK_BACK, SEATS, SUITS
from fort_desktop.ui.art.players import person
from fort_desktop.ui.art.portrait import recipe_of
from fort_desktop.ui.art.vignettes import vignette
from fort_desktop.ui.text.rules.summary import TURN
from tests.cases import each

KIDS = tuple(load_catalog().kids.values())
_UNKNOWN = re.compile(
    r"<(text|use|pattern|clipPath|mask|filter|image)\b|rgba\(|hsl\(|#[0-9a-fA-F]{8}\b"
)


def _bytes(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


def _drawn_share(image: pygame.Surface) -> float:
    """How much of a picture is not empty."""
    return pygame.mask.from_surface(image).count() / (image.get_width() * image.get_height())


@each("name", names())
@each("size", [16, 27, 80])
def test_each_sign_is_drawn_at_its_size(name: str, size: int) -> None:
    image = icon(name, size)
    assert image.get_size() == (size, size)
    assert _drawn_share(image) > 0.05


def test_pictures_have_the_format_of_surfaces() -> None:
    """Another order of colours makes drawing twenty times as slow."""
    own = pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()
    pictures = [icon(name, 24) for name in names()]
    pictures += [boards.tower(90, 160, 1.0), outdoors.backyard(400, 160, 1.0)]
    pictures += [cardface.picture_of(KIDS[0], 90, 60, 4), outdoors.lawn(160, 90)]
    assert {image.get_masks() for image in pictures[:-1]} == {own}
    assert pictures[-1].get_masks()[:3] == own[:3]


def test_badges_differ_and_carry_a_letter() -> None:
    for one, two in combinations(SUITS, 2):
        assert _bytes(badge(one, 40, False)) != _bytes(badge(two, 40, False))
    for suit in SUITS:
        assert badge(suit, 40).get_width() > badge(suit, 40, False).get_width()


def test_every_step_of_the_deck_has_a_sign() -> None:
    known = set(names())
    for kid in KIDS:
        for box in (kid.public, kid.private):
            for sign in box_signs(box) if box is not None else ():
                assert sign in known or sign[0] in "0123456789()+-"


@pytest.mark.parametrize(
    ("printed", "signs_"),
    [
        ("pizza x shovel", "pizza times shovel"),
        ("fort > 2 vp", "build then 2 vp"),
        ("fort-1 > trash_this", "build -1 then trash_this"),
        ("(vp x book) > trash_this", "( point times book ) then trash_this"),
        ("(trash > vp) x squirt_gun", "( trash then point ) times squirt_gun"),
        ("vp x any_suit", "point times any_suit"),
    ],
)
def test_a_box_reads_as_printed(printed: str, signs_: str) -> None:
    assert " ".join(box_signs(read_box(printed))) == signs_


@pytest.mark.parametrize("size", [(228, 185), (193, 157), (684, 556), (40, 34)])
def test_a_fort_is_wider_and_higher_with_each_level(size: tuple[int, int]) -> None:
    """The pale plan of the next level does not count."""
    before = (0, 0)
    for level in range(6):
        image = forts.standing_fort(level, *size, "red")
        assert image.get_size() == size
        solid = pygame.mask.from_surface(image, 200).get_bounding_rects()
        shape = solid[0].unionall(solid[1:])
        assert shape.w > before[0], level
        assert shape.h > before[1], level
        assert size[1] - shape.bottom <= 0.12 * size[1]
        before = shape.size
    assert before[0] > 0.9 * size[0]


@pytest.mark.parametrize("level", range(6))
def test_the_pieces_of_a_fort_are_the_whole_fort(level: int) -> None:
    size = 240, 195
    grounds = [pygame.Surface(size, depth=32) for _ in range(2)]
    for ground in grounds:
        ground.fill("#C0D0A0")
    whole, expected = grounds
    expected.blit(forts.fort_picture(level, *size, "red"), (0, 0))
    pieces = forts.pieces_of(level, *size, "red", 0.0, 1.0)
    for piece in pieces:
        whole.blit(piece.draw(), (0, 0))
    assert changed(whole, expected) is None
    stages = {piece.stage for piece in pieces}
    assert stages >= ({0, 1, 3} if level else {0, 1})
    assert (2 in stages) == (level > 1)


def test_seats_have_flags_of_their_own() -> None:
    assert len({_bytes(forts.fort_picture(1, 160, 130, seat)) for seat in SEATS}) == 4


def test_another_kid_looks_out_of_each_fort() -> None:
    """It is the one whose face a guest in that seat has, unless it has come out."""
    w, h = 320, 260
    door = pygame.Rect(round(forts.DOORS[1] * w) - 20, 190, 40, 48)
    empty = {seat: forts.fort_picture(1, w, h, seat, home=False).subsurface(door) for seat in SEATS}
    skins = set[tuple[int, ...]]()
    for seat in SEATS:
        kid = forts.fort_picture(1, w, h, seat).subsurface(door)
        assert _bytes(kid) != _bytes(empty[seat])
        skin = pygame.Color(SKINS[int(dict(person(seat))["skin"])][0])
        assert any(kid.get_at((x, y)) == skin for x in range(kid.get_width()) for y in range(48)), (
            seat
        )
        skins.add(tuple(skin))
    assert len(skins) == len(SEATS)


@pytest.mark.parametrize("unit", [0.67, 1.0, 2.0])
def test_boards_have_exactly_their_size(unit: float) -> None:
    w, h = round(331 * unit), round(177 * unit)
    for draw in (
        boards.panel, boards.yard, outdoors.backyard, boards.tower,
        paper.gingham, paper.chalkboard, paper.patio,
    ):  # fmt: skip
        assert draw(w, h, unit).get_size() == (w, h)
    assert outdoors.lawn(w, h).get_size() == (w, h)
    assert paper.perk_sheet(w, h, unit, 1).get_size() == (w, h)
    assert paper.tape(w, h).get_size() == paper.banner(w, h, PARK_BACK).get_size() == (w, h)
    assert card_back(w, h, PARK_BACK, 3).get_size() == (w, h)
    far = 2 * round(GLOW_EDGE * unit)
    assert glow(w, h, unit).get_size() == (w + far, h + far)


def test_only_what_the_svg_reader_knows() -> None:
    bodies = [kid_svg(recipe_of(kid)) for kid in KIDS]
    bodies += [backdrop_svg(s, k) for s in SUITS for k in ("sun", "wall", "fence", "bush", "hill")]
    for body in bodies:
        found = _UNKNOWN.search(body)
        assert found is None, found
        assert "nan" not in body


@pytest.mark.parametrize("unit", [0.5, 2.0, 3.0])
def test_a_glow_is_as_round_in_any_unit(unit: float) -> None:
    """Along the diagonal the rim begins as far from the corner, in design units."""
    begins = []
    for one in (unit, 1.0):
        image = glow(round(80 * one), round(80 * one), one)
        inward = range(image.get_width() // 2)
        begins.append(next(i for i in inward if image.get_at((i, i)).a > 250) / one)
    assert begins[0] == pytest.approx(begins[1], abs=1.2)


def test_the_glow_of_a_box_leaves_its_words_free() -> None:
    """A box lies on the card that is drawn below the glow; a card lies above its own."""
    for hollow in (True, False):
        image = glow(80, 40, 1.0, hollow)
        middle = image.get_at((image.get_width() // 2, image.get_height() // 2))
        assert (middle.a == 0) == hollow
        assert image.get_at((image.get_width() // 2, GLOW_EDGE - 3)).a == 255


def test_each_phase_has_a_picture_and_the_summary_shows_them() -> None:
    """TURN-2: the five phases, in their order."""
    phases = get_args(Phase)
    seen = {pygame.image.tobytes(vignette(phase, 120, 0.6), "RGBA") for phase in phases}
    assert len(seen) == len(phases) == 5
    assert [one.scene for one in TURN.passages][: len(phases)] == list(phases)
    assert all(one.scene for one in TURN.passages), "and so has each of the others"


def test_a_pile_is_as_thick_as_it_has_cards() -> None:
    """It grows upwards from its foot, and each edge of a card is seen."""
    counts = [edges(cards) for cards in range(1, 57)]
    assert counts[0] == 0
    assert counts[1] == 1
    assert counts == sorted(counts)
    assert set(counts) == set(range(max(counts) + 1))
    made = [heap(84, 128, cards) for cards in (1, 2, 8, 25, 56)]
    heights = [image.get_height() for image, _ in made]
    assert heights == sorted(set(heights))
    assert heights[-1] == 128
    for image, top in made:
        assert top == made[0][0].get_rect()
        assert image.get_bounding_rect().bottom == image.get_height() or image is made[0][0]
