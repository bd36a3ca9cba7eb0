"""Kids: made of the parts that cards.yaml names, and no two alike."""

from collections import Counter
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
    fits,
)
from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.kids import body, face, figure, on_head
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.palette import SEATS
from fort_desktop.ui.art.players import HEADS, PLAYERS, look, person, player_face
from fort_desktop.ui.art.portrait import Fields, portrait, recipe_of
from fort_desktop.ui.art.svg import picture
from fort_desktop.ui.screens.players import COMPUTERS
from tests.ui.colours import Vector, distance, seen

KIDS = tuple(load_catalog().kids.values())
PLAIN = {"tee", "cape", "sheet"}
"""Clothes that are drawn with the body."""
SIDE = 20
CHIP = 40
"""The side of a small card in a Yard, in pixels."""
GROUND = (132, 168, 82)
ALIKE = 0.04
"""Below this a person takes one kid for another: a new shirt alone makes 0.03."""
TWINS = 0.1023
"""Below this two kids who look the same way are taken for brothers or sisters."""
DRESSED_ALIKE = 0.07
"""Below this two players who wear the same things are taken for one another."""
SAME_WAY: dict[str, Value] = {
    "turn": 0.3, "tilt": 0, "x": 150, "gaze_x": 0.3, "gaze_y": 0, "left": "none", "pose": "side",
    "prop": "none", "aid": "none",
}  # fmt: skip
"""Poses and props make a difference, but not of who it is."""


def _drawn(**own: Value) -> str:
    return kid_svg(tuple(sorted(own.items())))


def test_the_words_of_cards_yaml_are_the_parts_that_are_drawn() -> None:
    assert set(WORDS["head"]) == set(figure.HEADS)
    assert set(HAIRS) == set(figure.HAIRS)
    behind, before = in_folder("kids/hair_behind"), in_folder("kids/hair")
    assert set(WORDS["hair"]) == {"none", *before, *behind}
    assert set(WORDS["hat"]) == {"none", *on_head.HOODS, *in_folder("kids/hats")}
    assert set(WORDS["clothes"]) == {*PLAIN, *body.WIDE, *in_folder("kids/clothes")}
    assert set(WORDS["prop"]) == {"none", *in_folder("kids/props")}
    assert set(WORDS["mouth"]) == set(in_folder("kids/mouths"))
    assert set(WORDS["nose"]) == set(in_folder("kids/noses"))
    assert set(WORDS["paint"]) == {"none", "stethoscope", "vitiligo", *in_folder("kids/paint")}
    assert set(WORDS["brows"]) == set(face.BROWS)
    assert set(figure.DEFAULTS) == {*WORDS, *COLOURS, *FLAGS, *NUMBERS}


@pytest.mark.parametrize("field", [field for field in WORDS if field != "backdrop"])
def test_every_part_is_drawn_and_each_differently(field: str) -> None:
    rest: dict[str, Value] = {"prop": "book"} if field in ("left", "pose", "aid") else {}
    if field == "aid":
        rest["left"] = "wave"
    seen = {_drawn(**rest, **{field: word}): word for word in WORDS[field]}
    # The missing right eye is like the left one.
    assert len(seen) == len(WORDS[field]) - (field == "eye_right"), seen.values()


def test_usual_parts_are_allowed_ones() -> None:
    for field, value in figure.DEFAULTS.items():
        if value != "":
            assert fits(field, value), field


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
def _glance(recipe: Fields, side: int = SIDE, near: bool = False) -> tuple[Vector, ...]:
    """A kid as one sees it at a glance: small, soft, and on the same ground as all others."""
    image = pygame.Surface((160, 160))
    image.fill(GROUND)
    body = f'<g transform="translate(-32 -6)">{kid_svg(recipe)}</g>' if near else kid_svg(recipe)
    span = 236 if near else 300
    image.blit(picture(body, 160, 160, (span, span)), (0, 0))
    small = pygame.transform.smoothscale(image, (side, side))
    points = (small.get_at((x, y)) for y in range(side) for x in range(side))
    return tuple(seen((point.r, point.g, point.b)) for point in points)


def _difference(one: Fields, two: Fields, side: int = SIDE, near: bool = False) -> float:
    """The mean distance of two pictures in OKLab."""
    pairs = zip(_glance(one, side, near), _glance(two, side, near), strict=True)
    return sum(distance(a, b) for a, b in pairs) / side**2


def test_no_two_kids_look_alike() -> None:
    """Nor does a player look like a kid."""
    looks = {kid.id: recipe_of(kid) for kid in KIDS}
    looks.update((f"person {seat}", person(seat)) for seat in SEATS)
    looks.update((f"player {player}", look(player)) for player in PLAYERS)
    for one, two in combinations(looks, 2):
        assert _difference(looks[one], looks[two]) > ALIKE, (one, two)


def _same_way(fields: Fields) -> Fields:
    """A kid that looks the same way as all others and holds nothing."""
    return tuple(sorted({**dict(fields), **SAME_WAY, "backdrop": "hill"}.items()))


def _everybody() -> dict[str, Fields]:
    """All kids, those of a pair one by one, and the computer players."""
    found: dict[str, Fields] = {f"player {player}": look(player) for player in PLAYERS}
    for kid in KIDS:
        recipe = recipe_of(kid)
        first = tuple(item for item in recipe if not item[0].startswith(SECOND))
        other = tuple((k.removeprefix(SECOND), v) for k, v in recipe if k.startswith(SECOND))
        found.update({f"{kid.id} 1": first, f"{kid.id} 2": other} if other else {kid.id: recipe})
    return {name: _same_way(fields) for name, fields in found.items()}


def test_nobody_could_be_the_twin_of_another() -> None:
    """At the size of a chip, if all look the same way; those on one card may."""
    looks = _everybody()
    assert len(looks) == 63
    for one, two in combinations(looks, 2):
        if one.removesuffix(" 1") != two.removesuffix(" 2"):
            assert _difference(looks[one], looks[two], CHIP, True) > TWINS, (one, two)


def test_no_two_computers_at_a_table_are_twins() -> None:
    """Those of a kind are dressed alike, but have another head, in other colours."""
    faces = [(player, head) for player in PLAYERS for head in ("", *HEADS)]
    for one, two in combinations(faces, 2):
        if one[1] != two[1]:
            looks = [_same_way(look(*face)) for face in (one, two)]
            assert _difference(looks[0], looks[1], CHIP, True) > DRESSED_ALIKE, (one, two)


_BEFORE: dict[str, dict[str, Value]] = {
    "worm": {"skin": 2, "hair": "bob", "hair_colour": "chestnut", "eye_left": "happy",
             "mouth": "tongue", "paint": "dirt", "clothes": "overall", "colour": "#8BC34A",
             "second": "#C97B4A"},
    "wart": {"head": "wide", "hair": "bob", "hair_colour": "sand", "eye_left": "half",
             "mouth": "smirk", "freckles": True, "hat": "frog", "hat_colour": "#7AB648",
             "clothes": "hood", "colour": "#57A363"},
    "spike": {"head": "heart", "hair": "spiky", "hair_colour": "black", "eye_left": "half",
              "mouth": "pout", "brows": "stern", "plaster": True, "clothes": "vest",
              "colour": "#4B3B4A", "second": "#D9483B"},
    "sparky": {"hair": "spiky", "hair_colour": "blond", "eye_left": "wide", "mouth": "grin",
               "freckles": True, "brows": "up", "hat": "goggles", "hat_colour": "#4FB4E8",
               "clothes": "stripes", "colour": "#D9483B"},
    "smoke": {"head": "long", "hair": "swoop", "hair_colour": "plum", "eye_left": "half",
              "mouth": "flat", "brows": "low", "hat": "beanie", "hat_colour": "#6F7F96",
              "clothes": "hood", "colour": "#6F7F96"},
    "bones": {"skin": 0, "head": "long", "hair": "none", "hair_colour": "black",
              "mouth": "teeth", "paint": "skull", "blush": 0, "brows": "up", "hat": "beanie",
              "hat_colour": "#4B3B4A", "clothes": "hood", "colour": "#4B3B4A"},
}  # fmt: skip
"""Kids of version 0.9.0 whom players took for one another."""


@pytest.mark.parametrize(
    ("one", "two"), [("worm", "wart"), ("spike", "sparky"), ("smoke", "bones")]
)
def test_those_who_looked_alike_would_be_found(one: str, two: str) -> None:
    looks = [_same_way(tuple(_BEFORE[name].items())) for name in (one, two)]
    assert ALIKE < _difference(looks[0], looks[1], CHIP, True) < TWINS


def test_kids_do_not_all_stand_alike() -> None:
    """No way to hold something is that of more than a third of them."""
    alone = [own for own in map(dict, map(recipe_of, KIDS)) if SECOND + "hair" not in own]
    stances = Counter((own.get("pose", "side"), own.get("left", "hip")) for own in alone)
    assert max(stances.values()) * 3 <= len(alone), stances
    assert len(stances) >= 10


def test_many_kinds_of_kids_live_here() -> None:
    """Each colour of skin at least five times, aids of each kind, and few who sneer."""
    looks = [
        dict(fields)
        for name, fields in _everybody().items()
        if "player" not in name and "person" not in name
    ]
    skins = Counter(own.get("skin", 1) for own in looks)
    assert set(skins) == set(range(6))
    assert min(skins.values()) >= 5
    aids = {dict(recipe_of(kid)).get("aid", "none") for kid in KIDS}
    assert aids == set(WORDS["aid"])
    assert sum("half" in (own.get("eye_left"), own.get("eye_right")) for own in looks) <= 3


def test_every_computer_player_has_a_face_of_known_parts() -> None:
    assert set(PLAYERS) == set(COMPUTERS)
    for player in PLAYERS:
        for head in ("", *HEADS):
            assert all(fits(field, value) for field, value in look(player, head)), (player, head)
        assert player_face(player, 40).get_size() == (40, 40)
    assert player_face("human", 40) is not player_face("easy", 40)


def test_a_person_has_the_face_of_a_seat() -> None:
    faces = {player_face("human", 40, seat) for seat in (*SEATS, "")}
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces}) == len(SEATS) + 1
    assert player_face("easy", 40, "red") is player_face("easy", 40, "red")
    for seat in SEATS:
        assert all(fits(field, value) for field, value in person(seat)), seat


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
