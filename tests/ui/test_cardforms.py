"""Kids in their forms: every text whole, large enough and in its place, and words in every box."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import pygame
import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.steps.table import read_box
from fort_desktop.scene.watching import Drawn, Placed, recorded, watched
from fort_desktop.ui.art import cardface, icons, kept
from fort_desktop.ui.art.boxes import sign_rows, signs_picture
from fort_desktop.ui.art.cardface import (
    FaceWords,
    box_places,
    box_plans,
    card_picture,
    face_words,
)
from fort_desktop.ui.art.forms import (
    Form,
    Size,
    boxes_room,
    scale_of,
    size_of,
    smallest,
    window_of,
)
from fort_desktop.ui.i18n import i18n
from tests.cases import each
from tests.thorough import THOROUGH

KIDS = tuple(load_catalog().kids.values())
UNITS = (1.0, 1.067, 1.5, 3.0) if THOROUGH else (1.067, 1.5)
WHOLE: tuple[tuple[Form, float], ...] = (
    *(("hand", 1.0), ("hand", 0.9), ("hand", 1.08), ("hand", 1.6)),
    *(("wide", 1.0), ("wide", 1.3), ("park", 0.9), ("park", 1.0), ("park", 1.25), ("row", 1.0),
      ("head", 1.0)),
)  # fmt: skip
CHIPS = ((104, 74), (66, 74), (52, 74), (46, 74), (40, 36))
STRIPS = (149, 127, 111, 107, 99, 89, 81)
"""What is seen of a card in hands of 7 to 12 at 1280 x 720, and on both sides of the tab's end."""
LONG = 20
"""Words of so many letters may give way to larger signs."""
LEAST_NAME = {"hand": 16, "wide": 14, "park": 14, "row": 14, "head": 15}


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
            card_picture(kid, form, size, unit, face_words(kid), strip=strip)
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
        left_out = [words for words in everything if words not in boxes]
        assert form != "hand" or scale < 1 or all(len(words) > LONG for words in left_out), kid.id
        boxes = boxes if everything else [words.none]
        told = {"hand": boxes, "wide": boxes, "park": [], "row": [], "head": []}[form]
        if form in ("park", "row") and not (kid.public or kid.private):
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
            assert said(placed).startswith((words.none, words.none_short))


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


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_words_of_a_box_are_large_and_without_them_its_signs_are(
    unit: float, language: str
) -> None:
    """A long formula has signs alone in the hand; in front all have their words."""
    told = list[bool]()
    forms: tuple[tuple[Form, float], ...] = (("hand", 1.0), ("wide", 1.3), ("hand", 1.6))
    with spoken_in(language):
        for kid, (form, scale) in product(KIDS, forms):
            for plan in box_plans(kid, form, size_of(form, scale * unit), unit, face_words(kid)):
                if plan is None:
                    continue
                assert plan.good
                assert plan.signs is not None
                assert plan.signs.high >= 17 * unit - 1, kid.id
                assert plan.words is None or plan.words.size >= round(16 * unit), kid.id
                assert plan.words is not None or scale < 1.6, kid.id
                told.append(plan.words is not None)
    assert len(told) == 3 * 88
    assert sum(told) >= (240 if language == "en" else 210)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_words_in_a_box_keep_off_the_line_at_their_sides(language: str) -> None:
    with spoken_in(language):
        for unit, kid in product(UNITS, KIDS):
            for plan in box_plans(kid, "hand", size_of("hand", unit), unit, face_words(kid)):
                if plan is None or plan.words is None:
                    continue
                free = plan.size[0] - plan.tab - plan.words.width
                assert free >= round(8 * unit), (kid.id, plan.words)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_signs_above_words_are_alike_on_all_cards(unit: float, language: str) -> None:
    with spoken_in(language):
        for kid in KIDS:
            for plan in box_plans(kid, "hand", size_of("hand", unit), unit, face_words(kid)):
                if plan is not None and plan.words is not None:
                    assert plan.signs is not None
                    assert 17 <= round(plan.signs.high / unit) <= 22, (kid.id, plan.signs.high)


@each("unit", [0.95 + step / 20 for step in range(1, 31)])
def test_no_window_has_fewer_words_than_a_smaller_one(unit: float) -> None:
    size, told = size_of("hand", unit), 0
    for kid in KIDS:
        for plan in box_plans(kid, "hand", size, unit, face_words(kid)):
            assert plan is None or plan.good
            told += plan is not None and plan.words is not None
    assert told >= 81


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
def test_cards_have_their_size(form: Form, scale: float) -> None:
    size = size_of(form, scale)
    for kid in KIDS[::9]:
        image = card_picture(kid, form, size, 1.0, face_words(kid))
        assert image.get_size() == size


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
    assert told > len(seen) * 50


def test_a_box_without_room_for_both_leaves_out_its_words_before_its_signs() -> None:
    """Here they are longer by three quarters, as in other languages."""
    size, bare = size_of("hand", 1.0), 0
    for kid in KIDS:
        words = face_words(kid)
        longer = words._replace(public=_longer(words.public), private=_longer(words.private))
        for plan in box_plans(kid, "hand", size, 1.0, longer):
            assert plan is None or plan.signs is not None
            bare += plan is not None and plan.words is None
    assert 0 < bare <= 35


def _longer(words: str) -> str:
    return " ".join(one + "e" * round(3 * len(one) / 4) for one in words.split(" "))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_wide_card_has_its_whole_name_at_its_foot(language: str) -> None:
    with spoken_in(language):
        for (wide, high), kid in product(((120, 170), (146, 140), (300, 220)), KIDS):
            size, words = (wide, high), face_words(kid)
            with watched() as placed:
                card_picture(kid, "wide", size, 1.0, words)
            scale = scale_of("wide", size, 1.0)
            _, y, _, portrait = window_of("wide", size, scale)
            name = [one for one in placed if one.ink.top >= y + portrait]
            assert said(name) == words.name
            assert boxes_room("wide", size, scale, None).bottom <= y + portrait + 1
