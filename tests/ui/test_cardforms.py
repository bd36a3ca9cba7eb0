"""Kids in their forms: every text whole, large enough and in its place, and words in every box."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import pygame
import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.steps.table import read_box
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.watching import Drawn, Placed, recorded, watched
from fort_desktop.ui.art import cardface, icons, kept
from fort_desktop.ui.art.boxes import sign_rows, signs_picture
from fort_desktop.ui.art.cardface import (
    FaceWords,
    box_places,
    box_plans,
    card_picture,
    face_words,
    worded,
)
from fort_desktop.ui.art.forms import (
    Form,
    Size,
    boxes_room,
    heart_foot,
    size_of,
    smallest,
    window_of,
)
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.table.panels.park import park
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.viewmodels.middle import ParkVM
from tests.cases import each
from tests.thorough import THOROUGH

KIDS = tuple(load_catalog().kids.values())
UNITS = (1.0, 1.067, 1.5, 3.0) if THOROUGH else (1.067, 1.5)
WHOLE: tuple[tuple[Form, float], ...] = (
    *(("hand", 1.0), ("hand", 0.9), ("hand", 1.08), ("hand", 1.6)),
    *(("wide", 1.0), ("wide", 1.3), ("park", 0.9), ("park", 1.0), ("park", 1.25), ("row", 1.0)),
)
CHIPS = ((104, 74), (66, 74), (52, 74), (46, 74), (40, 36))
STRIPS = (149, 127, 111, 107, 99, 89, 81)
"""What is seen of a card in hands of 7 to 12 at 1280 x 720, and on both sides of the tab's end."""
TOO_LONG = ("munch", "crash")
"""A box of theirs has signs alone on a card of the hand that is drawn smaller."""
LEAST_NAME = {"hand": 15, "wide": 12, "park": 14, "row": 14}


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Without portraits, which bear no words and take long."""

    def blank(kid: Kid, w: int, h: int, *_: object) -> pygame.Surface:
        return pygame.Surface((w, h))

    monkeypatch.setattr(cardface, "picture_of", blank)
    yield
    kept.CARDS.clear()


def draw_all(
    form: Form, size: Size, unit: float, strip: float | None = None
) -> Iterator[tuple[Kid, list[Placed]]]:
    """All kids, each with the words on its card; whatever is drawn in letters is checked."""
    with recorded() as drawn, watched() as found:
        for kid in KIDS:
            found.clear()
            card_picture(kid, form, size, unit, face_words(kid), strip=strip, bleed=4)
            check(kid, unit, found, drawn)
            yield kid, list(found)


@contextmanager
def spoken_in(language: str) -> Iterator[None]:
    """Cards have their words in a language."""
    i18n.set_language(language)
    try:
        yield
    finally:
        i18n.set_language("en")


def said(placed: list[Placed]) -> str:
    return " ".join(one.words for one in placed)


def box_told(
    kid: Kid, form: Form, size: Size, unit: float, strip: float | None = None
) -> list[str]:
    """The words of the boxes that have room for them; nothing of a kid without boxes."""
    words = face_words(kid)
    plans = box_plans(kid, form, size, unit, words, strip)
    both = zip((words.public, words.private), plans, strict=True)
    return [told for told, plan in both if plan is not None and plan.words is not None]


def check(kid: Kid, unit: float, placed: list[Placed], drawn: list[Drawn]) -> None:
    """All is large enough, in its room, and not squeezed."""
    for one in placed:
        assert one.room.contains(one.ink), (kid.id, one)
    for text in drawn:
        assert text.size >= smallest(unit), (kid.id, text)
        assert not text.squeezed, (kid.id, text)
    words = [one.size for one in placed]
    assert min(words, default=99) >= round(12 * unit), (kid.id, placed)


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(("form", "scale"), WHOLE)
def test_every_text_on_a_card_is_whole_and_large_enough(
    form: Form, scale: float, unit: float
) -> None:
    for kid, placed in draw_all(form, size_of(form, scale * unit), unit):
        words = face_words(kid)
        boxes = box_told(kid, form, size_of(form, scale * unit), unit)
        everything = list(filter(None, (words.public, words.private)))
        assert boxes == everything or form != "hand" or (scale < 1 and kid.id in TOO_LONG)
        boxes = boxes if everything else [words.none]
        told = {"hand": boxes, "wide": boxes, "park": [], "row": []}[form]
        if form not in ("hand", "wide") and not (kid.public or kid.private):
            told = [words.none_short]
        assert said(placed) == " ".join([one for one in (*told, words.name) if one])
        name = [one for one in placed if words.name.startswith(one.words.split()[0])][-1]
        assert name.size >= round(LEAST_NAME[form] * unit), name


@pytest.mark.parametrize("unit", UNITS)
def test_chips_bear_a_name_from_fifty_units_on(unit: float) -> None:
    nameless = set()
    for w, h in CHIPS:
        for kid, placed in draw_all("chip", (round(w * unit), round(h * unit)), unit):
            if w < 50:
                assert not placed
            elif not placed:
                nameless.add((w, kid.id))
            else:
                assert said(placed) == face_words(kid).name
    assert nameless <= {(52, "scrappers")}


@pytest.mark.parametrize("unit", UNITS)
def test_a_chip_shows_a_face_above_its_name_and_its_suits_above_that(
    unit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces, badges = list[int](), list[int]()

    def face(kid: Kid, w: int, h: int, *_: object) -> pygame.Surface:
        faces.append(h)
        return pygame.Surface((w, h))

    def badge(suit: str, size: int, letter: bool) -> pygame.Surface:
        badges.append(size)
        return icons.badge(suit, size, letter)

    monkeypatch.setattr(cardface, "picture_of", face)
    monkeypatch.setattr(cardface, "badge", badge)
    named = 0
    for w, h in (*CHIPS, *((62, high) for high in (34, 42, 50, 58, 66)), (52, 60)):
        size = round(w * unit), round(h * unit)
        for kid, placed in draw_all("chip", size, unit):
            named += bool(placed)
            assert faces[-1] >= min(round(28 * unit), size[1] - 2 * round(3 * unit)), (kid.id, h)
            below = sum(badges[-2:-1]) * 0.94 + badges[-1] if len(kid.suits) > 1 else badges[-1]
            assert below <= min((one.ink.top for one in placed), default=size[1]) + 1, (kid.id, h)
    assert named > len(KIDS)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("strip", [128, 110, 94, 74])
def test_a_row_without_room_for_boxes_has_its_name_and_no_empty_paper(
    strip: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces = list[int]()

    def face(kid: Kid, w: int, h: int, *_: object) -> pygame.Surface:
        faces.append(w)
        return pygame.Surface((w, h))

    monkeypatch.setattr(cardface, "picture_of", face)
    with spoken_in(language):
        for kid, placed in draw_all("row", size_of("row", 1.5), 1.5, strip * 1.5):
            assert said(placed) == face_words(kid).name
            assert all(one.ink.right <= strip * 1.5 for one in placed)
            assert strip * 1.5 - 16 <= faces[-1] <= strip * 1.5


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("strip", STRIPS)
def test_what_is_said_on_a_covered_card_lies_in_the_part_that_is_seen(
    strip: int, unit: float
) -> None:
    size = size_of("hand", unit)
    for kid, placed in draw_all("hand", size, unit, strip * unit):
        words = face_words(kid)
        assert said(placed).endswith(words.name)
        assert all(one.ink.right <= strip * unit for one in placed[-words.name.count(" ") - 1 :])
        if kid.public or kid.private:
            told = box_told(kid, "hand", size, unit, strip * unit)
            assert said(placed[:-1]).startswith(" ".join(told))
            for place in box_places(kid, "hand", size, unit, words, strip * unit):
                assert place.right <= strip * unit
        else:
            assert said(placed).startswith(words.none)


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("strip", [72, 58, 50, 42, 24])
def test_a_name_on_a_narrow_strip_is_whole_or_not_there(strip: int, unit: float) -> None:
    named = 0
    for kid, placed in draw_all("hand", size_of("hand", unit), unit, strip * unit):
        words = face_words(kid)
        told = ("", words.none, words.none_short)
        assert said(placed) in {
            f"{box} {name}".strip() for box in told for name in ("", words.name)
        }
        assert all(one.ink.right <= strip * unit for one in placed)
        named += said(placed).endswith(words.name)
    assert named >= len(KIDS) * {72: 1.0, 58: 0.9, 50: 0.5}.get(strip, 0.0)


@pytest.mark.parametrize("unit", UNITS)
def test_all_boxes_of_the_deck_have_words_in_the_hand(unit: float) -> None:
    size, found = size_of("hand", unit), []
    for kid in KIDS:
        for plan in box_plans(kid, "hand", size, unit, face_words(kid)):
            if plan is not None:
                assert plan.words is not None
                assert plan.signs is not None
                assert plan.good
                found.append(plan.words.size / unit)
    assert len(found) == 88
    assert sum(size >= 13.5 for size in found) >= 81
    assert min(found) >= 11.9


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_words_in_a_box_keep_off_the_line_at_their_sides(language: str) -> None:
    """Only the least size there is may need all of the room."""
    with spoken_in(language):
        for unit, kid in product(UNITS, KIDS):
            for plan in box_plans(kid, "hand", size_of("hand", unit), unit, face_words(kid)):
                if plan is None or plan.words is None or plan.words.size == round(12 * unit):
                    continue
                free = plan.size[0] - plan.tab - plan.words.width
                assert free >= round(8 * unit), (kid.id, plan.words)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_signs_above_words_are_alike_on_all_cards(unit: float, language: str) -> None:
    """Only the longest words of other languages leave them less room."""
    low = 0
    with spoken_in(language):
        for kid in KIDS:
            for plan in box_plans(kid, "hand", size_of("hand", unit), unit, face_words(kid)):
                if plan is not None and plan.words is not None:
                    assert plan.signs is not None
                    assert round(plan.signs.high / unit) <= 22, (kid.id, plan.signs.high)
                    low += round(plan.signs.high / unit) < 17
    assert low <= (0 if language == "en" else 6)


@each("unit", [0.95 + step / 20 for step in range(1, 31)])
def test_no_window_has_fewer_words_than_a_smaller_one(unit: float) -> None:
    for kid in KIDS:
        for plan in box_plans(kid, "hand", size_of("hand", unit), unit, face_words(kid)):
            assert plan is None or plan.good


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(("form", "least"), [("wide", 13), ("park", 13), ("row", 12.9)])
def test_signs_without_words_can_be_told_apart(form: Form, least: float, unit: float) -> None:
    for kid in KIDS:
        for plan in box_plans(kid, form, size_of(form, unit), unit, face_words(kid)):
            if plan is not None:
                assert plan.signs is not None
                assert plan.signs.high >= int(least * unit), (kid.id, plan)
                w, h = plan.signs.size
                assert w <= plan.size[0] - plan.tab
                assert h <= plan.size[1]


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("form", ["hand", "wide", "park", "row"])
def test_boxes_lie_on_the_card_one_above_the_other(form: Form, unit: float) -> None:
    size = size_of(form, unit)
    card = pygame.Rect(0, 0, *size)
    seen = set()
    for kid in KIDS:
        words = face_words(kid)
        public, private = box_places(kid, form, size, unit, words)
        assert card.contains(public)
        assert card.contains(private)
        assert public.bottom < private.top
        for place, plan in zip(
            (public, private), box_plans(kid, form, size, unit, words), strict=True
        ):
            assert plan is None or plan.size == place.size
        seen.add((*public, *private))
    assert len(seen) == 1 or form not in ("hand", "wide")


def test_a_lit_box_looks_different_and_a_card_is_drawn_once() -> None:
    kid, words = KIDS[0], FaceWords("Bug", "a", "b")
    size = size_of("hand", 1.0)
    seen = {
        pygame.image.tobytes(card_picture(kid, "hand", size, 1.0, words, hot=hot), "RGBA")
        for hot in ((False, False), (True, False), (False, True))
    }
    assert len(seen) == 3
    assert card_picture(kid, "hand", size, 1.0, words) is card_picture(
        kid, "hand", size, 1.0, words
    )


@pytest.mark.parametrize(("form", "scale"), [*WHOLE, ("chip", 1.0)])
@pytest.mark.parametrize("bleed", [0, 4])
def test_cards_have_their_size_and_bleed(form: Form, scale: float, bleed: int) -> None:
    size = size_of(form, scale)
    for kid in KIDS[::9]:
        image = card_picture(kid, form, size, 1.0, face_words(kid), bleed=bleed)
        assert image.get_size() == (size[0] + 2 * bleed, size[1] + 2 * bleed)


def test_figures_in_signs_and_badges_only_where_they_can_be_read() -> None:
    with recorded() as found:
        for size in range(12, 60):
            icons.icon("point", size)
            icons.badge("book", size)
    assert {one.words for one in found} == {"1", "B"}
    assert min(one.size for one in found) == 12
    assert len([one for one in found if one.words == "1"]) == 60 - 24
    assert len([one for one in found if one.words == "B"]) == 60 - 37
    with recorded() as found:
        signs_picture(sign_rows(read_box("vp x level"), (200, 30), 16, 1))
        signs_picture(sign_rows(read_box("vp x level"), (200, 33), 16, 1))
    assert [one.size for one in found] == [16]


def test_a_long_row_of_signs_is_set_in_two_that_are_larger() -> None:
    box = read_box("(spend pizza > 2 vp) x skateboard")
    one, two = (sign_rows(box, (72, 40), 12, rows) for rows in (1, 2))
    assert len(one.rows) == 1
    assert len(two.rows) == 2
    assert two.high > one.high + 3
    assert sum(two.rows, ()) == one.rows[0]
    assert two.rows[1][0] == "then"
    assert signs_picture(two).get_size() == two.size


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_no_box_has_words_without_signs(unit: float, language: str) -> None:
    """The signs show at a glance what belongs together; what is too long is left out."""
    told = 0
    seen = ((1.0, None), (0.9, None), *((1.0, strip * unit) for strip in STRIPS[::2]))
    with spoken_in(language):
        for (scale, strip), kid in product(seen, KIDS):
            size = size_of("hand", scale * unit)
            for plan in filter(None, box_plans(kid, "hand", size, unit, face_words(kid), strip)):
                assert plan.signs is not None
                told += plan.words is not None
    assert told > len(seen) * 70


def test_a_box_without_room_for_both_leaves_out_its_words_before_its_signs() -> None:
    """Here they are longer by three quarters, as in other languages."""
    size, bare = size_of("hand", 1.0), 0
    for kid in KIDS:
        words = face_words(kid)
        longer = words._replace(public=_longer(words.public), private=_longer(words.private))
        for plan in box_plans(kid, "hand", size, 1.0, longer):
            assert plan is None or plan.signs is not None
            bare += plan is not None and plan.words is None
    assert 0 < bare <= 9


def _longer(words: str) -> str:
    return " ".join(one + "e" * round(3 * len(one) / 4) for one in words.split(" "))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_wide_card_has_its_whole_name_below_its_portrait_and_beside_its_boxes(
    language: str,
) -> None:
    with spoken_in(language):
        for wide, kid in product((140, 146, 190), KIDS):
            size, words = (wide, 140), face_words(kid)
            with watched() as placed:
                card_picture(kid, "wide", size, 1.0, words)
            _, y, _, high = window_of("wide", size, 1.0)
            name = [one for one in placed if one.ink.top >= y + high and one.ink.left < wide / 3]
            assert said(name) == words.name
            room = boxes_room("wide", size, 1.0, None)
            assert all(one.ink.right <= room.x for one in name), kid.id


def test_a_row_of_boxes_of_wide_cards_has_words_on_all_of_them_or_on_none() -> None:
    catalog = load_catalog()
    size = (146, 140)
    some = [catalog.kids[kid] for kid in ("ghost", "doodles", "punky")]
    assert worded(some, "wide", size, 1.0, "en") == (True, False), (
        "the formula of Ghost is too long"
    )
    assert worded(some[1:2], "wide", size, 1.0, "en") == (True, True)
    kept.CARDS.clear()
    with watched() as placed:
        park(Node(Box(0, 0, 544, 186)), Box(0, 0, 544, 186), Look(1.0), ParkVM(tuple(some), 9))
    told = said(placed)
    assert face_words(some[1]).public in told
    assert face_words(some[1]).private not in told


@pytest.mark.parametrize(("language", "least"), [
    ("en", 70), ("pl", 50), ("ru", 50), ("cs", 50), ("pt_BR", 50),
])  # fmt: skip
def test_most_boxes_of_a_wide_card_have_words(language: str, least: int) -> None:
    with spoken_in(language):
        told = [box for kid in KIDS for box in box_told(kid, "wide", (180, 140), 1.0)]
    assert len(told) >= least, len(told)


def test_a_name_without_end_is_cut_and_not_squeezed() -> None:
    kid = KIDS[0]
    for form in ("hand", "wide", "park", "row", "chip"):
        words = face_words(kid)._replace(name="Llanfairpwllgwyngyllgogerychwyrndrobwll")
        with recorded() as drawn, watched() as placed:
            card_picture(kid, form, size_of(form, 1.0), 1.0, words)
        assert not any(one.squeezed for one in drawn)
        assert all(one.room.contains(one.ink) for one in placed)


@pytest.mark.parametrize(("form", "size"), [
    *(("chip", size) for size in CHIPS), ("hand", (152, 222)), ("park", (66, 100)),
    ("wide", (170, 140)),
])  # fmt: skip
def test_a_best_friend_has_a_heart_on_small_pictures_too_and_signs_lie_below_it(
    form: Form, size: Size
) -> None:
    heart = icons.icon("heart", 16).get_at((8, 6))[:3]
    for kid in KIDS:
        image = card_picture(kid, form, size, 1.0, face_words(kid), bleed=0)
        left, wide = size[0] // 2, size[0] - size[0] // 2
        if form == "wide":
            left, wide = 0, boxes_room(form, size, 1.0, None).x
        corner = image.subsurface((left, 0, wide, size[1] // 2))
        reds = [
            y
            for x, y in product(range(corner.get_width()), range(corner.get_height()))
            if corner.get_at((x, y))[:3] == heart
        ]
        if kid.best_friend is None:
            assert not reds, kid.id
        else:
            assert reds, kid.id
            assert max(reds) < heart_foot(size[1], 1.0)
