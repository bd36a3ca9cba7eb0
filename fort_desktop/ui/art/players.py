"""The faces of the players, made of the same parts as the kids."""

from typing import Final

import pygame

from fort_desktop.content import load_catalog
from fort_desktop.content.portraits import Value
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import PARTS
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.portrait import Fields, recipe_of
from fort_desktop.ui.art.summer import kid_alone
from fort_desktop.ui.art.svg import disc, path, picture

_LOOKS: Final[dict[str, tuple[str, dict[str, Value]]]] = {
    "easy": (
        "#BFE3C6",
        {"skin": 4, "head": "ball", "hair": "pigtails", "hair_colour": "black", "turn": 0.2,
         "tilt": -8, "eye_right": "happy", "lashes": True, "mouth": "laugh", "blush": 0.55,
         "brows": "up", "hat": "bow", "hat_colour": "#F2B134", "clothes": "dots",
         "colour": "#F4B731"},
    ),
    "normal": (
        "#BFE0EE",
        {"skin": 3, "head": "round", "hair": "locs", "hair_colour": "black", "turn": 0.3,
         "tilt": 4, "mouth": "smile", "freckles": True, "brows": "calm", "hat": "cap",
         "hat_colour": "#3F88C5", "clothes": "raglan", "colour": "#FFF3DC", "second": "#3F88C5"},
    ),
    "hard": (
        "#F6C6BD",
        {"skin": 2, "head": "heart", "hair": "buns", "hair_colour": "black", "turn": -0.3,
         "tilt": -5, "eye_left": "half", "mouth": "smirk", "brows": "cheeky", "glasses": "square",
         "glasses_colour": "#D9483B", "clothes": "vest", "colour": "#D9483B"},
    ),
    "expert": (
        "#DDD0EE",
        {"skin": 3, "head": "long", "hair": "side", "hair_colour": "black", "turn": 0.35,
         "tilt": 6, "gaze_x": 0.7, "mouth": "smile", "brows": "proud", "glasses": "round",
         "glasses_colour": "#F7F1FF", "hat": "crown", "hat_colour": "#B48CDD",
         "clothes": "tie", "colour": "#4B4A6A", "second": "#8367A8"},
    ),
    "builder": (
        "#F9DFA0",
        {"skin": 4, "head": "long", "hair": "locs", "hair_colour": "dark", "turn": -0.3,
         "tilt": 5, "mouth": "grin", "paint": "dirt", "brows": "up", "hat": "bucket",
         "hat_colour": "#F4B731", "clothes": "overall", "colour": "#FFF3DC", "second": "#4A7FB5"},
    ),
    "collector": (
        "#CFE3B0",
        {"skin": 2, "head": "wide", "hair": "puffs", "hair_colour": "ginger", "turn": 0.3,
         "tilt": -6, "eye_left": "wide", "mouth": "o", "brows": "up", "freckles": True,
         "hat": "flower", "hat_colour": "#F29BB2", "clothes": "stripes", "colour": "#3AA6A0"},
    ),
    "bully": (
        "#E6C9A8",
        {"skin": 1, "head": "square", "hair": "buzz", "hair_colour": "black", "turn": -0.25,
         "tilt": -4, "eye_left": "half", "eye_right": "open", "mouth": "teeth", "brows": "stern",
         "plaster": True, "hat": "beanie", "hat_colour": "#8A4B2A", "clothes": "vest",
         "colour": "#4B3B4A", "second": "#D9483B"},
    ),
    "random": (
        "#F3E3F0",
        {"skin": 3, "head": "round", "hair": "wild", "hair_colour": "teal", "turn": 0.3,
         "tilt": 10, "eye_left": "wide", "eye_right": "squint", "mouth": "tongue", "brows": "up",
         "hat": "propeller", "hat_colour": "#E5629B", "clothes": "hood", "colour": "#E8622C"},
    ),
}  # fmt: skip
HEADS: Final[dict[str, dict[str, Value]]] = {
    "curly": {"skin": 5, "head": "ball", "hair": "curly", "hair_colour": "black",
              "hat_colour": "#3AA6A0", "glasses_colour": "#FFCF3A", "colour": "#2F7F86",
              "eye_right": "open", "mouth": "smile",
              "second": "#FFCF3A"},
    "waves": {"skin": 2, "head": "heart", "hair": "wavy", "hair_colour": "plum",
              "hat_colour": "#F29BB2", "glasses_colour": "#F7F1FF", "colour": "#C2508A",
              "eye_right": "wide", "mouth": "grin",
              "second": "#FFF3DC"},
    "tufts": {"skin": 0, "head": "square", "hair": "tufts", "hair_colour": "ginger",
              "freckles": True, "hat_colour": "#9ED0E6", "glasses_colour": "#3F6FB5",
              "eye_right": "open", "mouth": "gap",
              "colour": "#8CC152", "second": "#2F5D3A"},
}  # fmt: skip
"""Other heads of computer players: what they wear tells the level, its colour whose it is."""
_PEOPLE: Final[dict[str, tuple[str, dict[str, Value]]]] = {
    "red": (
        "#F3C9A8",
        {"skin": 4, "head": "ball", "hair": "curly", "hair_colour": "black", "turn": 0.3,
         "tilt": -4, "mouth": "grin", "brows": "up", "glasses": "round", "hat": "headphones",
         "clothes": "hood", "colour": "#57A36B"},
    ),
    "blue": (
        "#F6E7BE",
        {"skin": 2, "hair": "straight", "hair_colour": "dark", "turn": -0.3, "tilt": 5,
         "eye_left": "wide", "mouth": "laugh", "brows": "up", "glasses": "round",
         "hat": "flower", "clothes": "dots", "colour": "#F2B134"},
    ),
    "green": (
        "#D9E6C8",
        {"skin": 0, "hair": "mop", "hair_colour": "ginger", "turn": 0.3, "tilt": 6,
         "eye_left": "wide", "mouth": "gap", "freckles": True, "brows": "up", "plaster": True,
         "hat": "cap_back", "hat_colour": "#3AA6A0", "clothes": "stripes", "colour": "#2F4858"},
    ),
    "yellow": (
        "#CFE6E4",
        {"skin": 1, "head": "heart", "hair": "none", "turn": -0.25, "tilt": -4, "mouth": "grin",
         "eye_left": "wide", "hat": "scarf", "hat_colour": "#5B5990", "clothes": "coat",
         "colour": "#D9483B", "brows": "up"},
    ),
}  # fmt: skip
"""Persons have the faces of the kids who look out of their forts."""
_SKIES: Final = ("#BFE3C6", "#F6E7BE", "#BFE0EE", "#F6C6BD")
"""What is behind a kid whose face somebody has."""
_STANDS: Final = 1.14
"""How high a player is on a photo, as a share of it."""
_FADED: Final = 0.5
"""How pale the colour of a seat is behind a player on a photo."""
PLAYERS: Final = tuple(_LOOKS)
"""The computer players that have a face."""


def look(player: str, head: str = "") -> Fields:
    """The recipe of a computer player's face, with its own head or one of `HEADS`."""
    return tuple(sorted({**_LOOKS[player][1], **HEADS.get(head, {}), "left": "none"}.items()))


def person(seat: str) -> Fields:
    """The recipe of the face of a person who has a seat of this colour."""
    return tuple(sorted({**_PEOPLE[seat][1], "left": "none"}.items()))


def _recipe(player: str, seat: str, kid: str) -> tuple[Fields, str]:
    """A player's recipe, empty for nobody in particular, and the colour of the sky behind it."""
    chosen = load_catalog().kids.get(kid) if kid else None
    if chosen is not None:
        return recipe_of(chosen), _SKIES[sum(kid.encode()) % 4]
    if player in _LOOKS:
        return look(player, kid), _LOOKS[player][0]
    return (person(seat), _PEOPLE[seat][0]) if seat else ((), "#F6E7BE")


def player_figure(
    player: str, size: int, seat: str, kid: str, glad: bool = False
) -> pygame.Surface:
    """A player from head to waist without a ground, as `kid_alone`; one that is `glad` cheers.

    The other arguments are as for a face.
    """
    recipe = _recipe(player, seat, kid)[0]
    cheer: dict[str, Value] = {"mouth": "laugh", "brows": "up", "left": "fist"} if glad else {}
    return kid_alone(kid_svg(tuple(sorted({**dict(recipe), **cheer}.items()))), size)


@PARTS
def player_face(player: str, size: int, seat: str = "", kid: str = "") -> pygame.Surface:
    """A player's head in a round frame.

    Args:
        seat: the colour of a person's seat; without it a person is a plain figure.
        kid: whose face it has, or which of `HEADS`; none if a custom deck does not have it.
    """
    recipe, ground = _recipe(player, seat, kid)
    if not recipe:
        body = disc(12, 9.4, 4.6, "#8A6F52") + path("M3 24 Q3 15 12 15 Q21 15 21 24Z", "#8A6F52")
        return _framed(picture(body, size, size), ground)
    body = f'<g transform="translate(-32 -12)">{kid_svg(recipe)}</g>'
    return _framed(picture(body, size, size, (236, 236)), ground)


@PARTS
def player_photo(player: str, size: int, seat: str, kid: str) -> pygame.Surface:
    """A square photo of a player from head to waist before the colour of a seat."""
    ground = pal.mixed(pal.SEATS[seat], pal.CARD, _FADED)
    image = rounded(size, size, size / 30, ground, None, 0).copy()
    figure = player_figure(player, round(size * _STANDS), seat, kid)
    foot = size + (figure.get_height() - round(size * _STANDS)) // 2
    image.blit(figure, figure.get_rect(midbottom=(size // 2, foot)))
    image.blit(rounded(size, size, size / 30, None, pal.OUTLINE, max(1.5, size / 60)), (0, 0))
    return image


def _framed(image: pygame.Surface, ground: str) -> pygame.Surface:
    """A square picture on a disc of a colour, with an outline."""
    size = image.get_width()
    whole = rounded(size, size, size / 2, pal.rgb(ground), None, 0).copy()
    whole.blit(image, (0, 0))
    mask = rounded(size, size, size / 2, (255, 255, 255), None, 0)
    whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(rounded(size, size, size / 2, None, pal.OUTLINE, max(1.5, size / 24)), (0, 0))
    return whole
