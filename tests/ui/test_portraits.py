"""Kids: made of the parts that cards.yaml names, and no two alike."""

from functools import cache
from itertools import combinations

import pygame
import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.content.portraits import (
    COLOURS,
    FLAGS,
    HAIRS,
    NUMBERS,
    SECOND,
    WORDS,
    Value,
    expected,
)
from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.art.kids import clothes, face, figure, hair, hats, props
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.players import PLAYERS, look, player_face
from fort_desktop.ui.art.portrait import Fields, portrait, recipe_of
from fort_desktop.ui.art.svg import picture
from fort_desktop.ui.screens.players import KINDS
from tests.ui.colours import Vector, distance, seen

KIDS = tuple(load_catalog().kids.values())
PLAIN = {"tee", "cape", "sheet"}
"""Clothes that are drawn with the body."""
SIDE = 20
GROUND = (132, 168, 82)
ALIKE = 0.04
"""Below this a person takes one kid for another: a new shirt alone makes 0.03."""


def _drawn(**own: Value) -> str:
    return kid_svg(tuple(sorted(own.items())))


def test_the_words_of_cards_yaml_are_the_parts_that_are_drawn() -> None:
    assert set(WORDS["head"]) == set(figure.HEADS)
    assert set(HAIRS) == set(figure.HAIRS)
    assert set(WORDS["hair"]) == hair.known()
    assert set(WORDS["hat"]) == {"none", *hats.HATS}
    assert set(WORDS["clothes"]) == {*clothes.CLOTHES, *PLAIN}
    assert set(WORDS["prop"]) == {"none", *props.PROPS}
    assert set(WORDS["brows"]) == set(face.BROWS)
    assert set(figure.DEFAULTS) == {*WORDS, *COLOURS, *FLAGS, *NUMBERS}


@pytest.mark.parametrize("field", [field for field in WORDS if field != "backdrop"])
def test_every_part_is_drawn_and_each_differently(field: str) -> None:
    rest = {"prop": "book"} if field in ("left", "pose") else {}
    seen = {_drawn(**rest, **{field: word}): word for word in WORDS[field]}
    # The missing right eye is like the left one.
    assert len(seen) == len(WORDS[field]) - (field == "eye_right"), seen.values()


def test_usual_parts_are_allowed_ones() -> None:
    for field, value in figure.DEFAULTS.items():
        if value != "":
            assert expected(field, value) == "", field


def test_every_kid_has_a_recipe() -> None:
    assert len(KIDS) == 50
    for kid in KIDS:
        assert kid.portrait, kid.id
        pair = any(field.startswith(SECOND) for field in kid.portrait)
        assert pair == (len(kid.suits) == 2 and "coin" not in kid.suits), kid.id


def test_the_recipe_decides() -> None:
    kid = KIDS[0]
    other = Kid(kid.id, kid.name, kid.suits, 1, portrait={"hat": "crown", "skin": 5})
    size = (50, 50)
    images = [pygame.image.tobytes(portrait(one, *size), "RGB") for one in (kid, other)]
    assert images[0] != images[1]


def test_kids_without_a_recipe() -> None:
    bug = KIDS[0]
    old = Kid(bug.id, bug.name, bug.suits, 1)
    assert recipe_of(old) == recipe_of(bug), "records of old games have no recipes"
    unknown = Kid("nobody", "Nobody", ("book",), 1)
    assert portrait(unknown, 70, 50).get_size() == (70, 50)
    assert recipe_of(unknown) == recipe_of(Kid("nobody", "Nobody", ("book",), 1))


def test_a_foreign_record_may_hold_nonsense() -> None:
    wrong: dict[str, Value] = {
        "hat": "moon",
        "nonsense": 1,
        "skin": 99,
        "colour": '"/><g>',
        "hair_colour": "teal",
    }
    kid = Kid("bug", "Bug", ("shovel",), 1, portrait={**wrong, "freckles": True})
    assert dict(recipe_of(kid)).keys() == {"hair_colour", "freckles", "backdrop"}
    assert portrait(kid, 50, 50).get_size() == (50, 50)


# No two alike.


@cache
def _glance(recipe: Fields) -> tuple[Vector, ...]:
    """A kid as one sees it at a glance: small, soft, and on the same ground as all others."""
    image = pygame.Surface((160, 160))
    image.fill(GROUND)
    image.blit(picture(kid_svg(recipe), 160, 160, (300, 300)), (0, 0))
    small = pygame.transform.smoothscale(image, (SIDE, SIDE))
    points = (small.get_at((x, y)) for y in range(SIDE) for x in range(SIDE))
    return tuple(seen((point.r, point.g, point.b)) for point in points)


def _difference(one: Fields, two: Fields) -> float:
    """The mean distance of two pictures in OKLab."""
    pairs = zip(_glance(one), _glance(two), strict=True)
    return sum(distance(a, b) for a, b in pairs) / SIDE**2


def test_no_two_kids_look_alike() -> None:
    """Nor does a computer player look like a kid."""
    looks = {kid.id: recipe_of(kid) for kid in KIDS}
    looks.update((f"player {player}", look(player)) for player in PLAYERS)
    for one, two in combinations(looks, 2):
        assert _difference(looks[one], looks[two]) > ALIKE, (one, two)


def test_every_computer_player_has_a_face_of_known_parts() -> None:
    assert set(PLAYERS) == set(KINDS) - {"human", ""}
    for player in PLAYERS:
        assert all(expected(field, value) == "" for field, value in look(player)), player
        assert player_face(player, 40).get_size() == (40, 40)
    assert player_face("human", 40) is not player_face("easy", 40)


@pytest.mark.parametrize(
    "change",
    [
        {"mouth": "laugh"},
        {"hat": "none"},
        {"colour": "#3F88C5"},
        {"glasses": "none", "eye_left": "half"},
        {"tilt": -9, "gaze_x": -0.4, "freckles": True},
        {"hair": "crop", "turn": -0.3},
    ],
)
def test_a_near_copy_would_be_found(change: dict[str, Value]) -> None:
    bug = recipe_of(KIDS[0])
    copy = tuple(sorted({**dict(bug), **change}.items()))
    assert 0 < _difference(bug, copy) < ALIKE
