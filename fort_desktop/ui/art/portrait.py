"""Portraits: a kid on a background in the tints of its suit, at any size and proportion."""

import random
from typing import Final

import pygame

from fort_desktop.content import load_catalog
from fort_desktop.content.portraits import HAIRS, SECOND, WORDS, Value, parts
from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.art.kept import PARTS
from fort_desktop.ui.art.kids.compose import backdrop_svg, kid_svg
from fort_desktop.ui.art.palette import SUITS
from fort_desktop.ui.art.svg import picture

Fields = tuple[tuple[str, Value], ...]
_GROUNDS: Final = ("hill", "fence", "wall", "sun", "bush", "bunting")
_FEET: Final = 300.0
"""The drawing ends here; below there is only the background."""
_ASIDE: Final = 24.0
"""A sticker has so much free at its sides: what a kid holds reaches out of the drawing."""
_FACE: Final = (104.0, 112.0, 92.0, 92.0)
"""From the eyes of a kid to its mouth, in the drawing."""
_FACES: Final = (66.0, 118.0, 180.0, 92.0)
"""The same of a pair."""
_NEARER: Final = 70.0
"""How much nearer a narrow picture goes, in the drawing, the more the less wide it is."""
_DICE: Final = ("head", "hair", "brows", "mouth", "clothes", "hat")
"""Parts that are drawn by lot for a kid without a recipe."""


def recipe_of(kid: Kid) -> Fields:
    """The recipe of a kid's portrait.

    Records of old games have no recipes: such a kid looks as in the program's own deck, and a kid
    of a custom deck gets random parts, always the same ones.
    """
    own = dict(parts(kid.portrait or {}))
    if not own:
        known = load_catalog().kids.get(kid.id)
        own = dict((known.portrait or {}) if known is not None else _by_lot(kid))
    own.setdefault("backdrop", _GROUNDS[sum(kid.id.encode()) % len(_GROUNDS)])
    return tuple(sorted(own.items()))


def _by_lot(kid: Kid) -> dict[str, Value]:
    """Random parts for a kid without a recipe, seeded by the kid."""
    dice = random.Random(kid.id)
    own: dict[str, Value] = {field: dice.choice(WORDS[field]) for field in _DICE}
    suit = kid.suits[0]
    if suit in WORDS["prop"]:
        own["prop"] = suit
    if own["clothes"] == "sheet":
        own["clothes"] = "tee"
    own.update(skin=dice.randrange(6), hair_colour=dice.choice(HAIRS), colour=SUITS[suit])
    return own


def portrait(
    kid: Kid,
    w: int,
    h: int,
    close: bool = False,
    aside: float | None = None,
    shut: bool = False,
) -> pygame.Surface:
    """A kid in `w` x `h` pixels, without frame; its eyes may be `shut`.

    Wide pictures go nearer, and `close` ones that are not much wider than high. Both move it to
    the right, free of the suit's badge; or to `aside`, a share of the width of a wide picture.
    """
    recipe = _asleep(recipe_of(kid)) if shut else recipe_of(kid)
    return _drawn(recipe, kid.suits[0], len(kid.suits), (w, h), close, aside)


def face_place(
    kid: Kid, w: int, h: int, close: bool = False, aside: float | None = None
) -> tuple[float, float, float, float]:
    """Return where eyes, nose and mouth lie in such a picture: left, top, width, height."""
    left, top, wide, _ = _view(w / max(1, h), len(kid.suits), close, aside)
    pair = any(field.startswith(SECOND) for field, _ in recipe_of(kid))
    x, y, across, down = _FACES if pair else _FACE
    scale = w / wide
    return (x - left) * scale, (y - top) * scale, across * scale, down * scale


@PARTS
def cheering(kid: Kid, w: int, h: int) -> pygame.Surface:
    """A kid alone, without a background, as a sticker whose feet are cut off below."""
    wide = _FEET + 2 * _ASIDE
    body = f'<g transform="translate({_ASIDE:g} {2 * _ASIDE:g})">{kid_svg(recipe_of(kid))}</g>'
    return picture(body, w, h, (wide, wide * h / max(1, w)))


def _asleep(recipe: Fields) -> Fields:
    """The same with all eyes shut, those of a second kid too."""
    own = dict(recipe)
    for who in ("", SECOND) if any(field.startswith(SECOND) for field in own) else ("",):
        own |= {f"{who}eye_left": "closed", f"{who}eye_right": "closed"}
    return tuple(sorted(own.items()))


def _drawn(
    recipe: Fields,
    suit: str,
    badges: int,
    size: tuple[int, int],
    close: bool,
    aside: float | None,
) -> pygame.Surface:
    left, top, wide, high = _view(size[0] / max(1, size[1]), badges, close, aside)
    ground, over = backdrop_svg(suit, str(dict(recipe)["backdrop"])), max(1.0, high / _FEET)
    # A backdrop that is less high than the picture is drawn larger, from the foot of the kid up.
    body = (
        f'<g transform="translate({-left:.1f} {-top:.1f})">'
        f'<g transform="translate({150 * (1 - over):.1f} {_FEET * (1 - over):.1f}) '
        f'scale({over:.3f})">{ground}</g>{kid_svg(recipe)}</g>'
    )
    return picture(body, *size, (wide, high))


def _view(
    ratio: float, badges: int, close: bool, aside: float | None
) -> tuple[float, float, float, float]:
    """The part of the drawing that a picture of this proportion shows: left, top, width, height."""
    if ratio >= (1.4 if close else 1.1):
        narrow = ratio <= 1.35
        high = 262.0
        wide = high * ratio
        if aside is None:
            aside = (0.54 if badges < 2 else 0.57) + 0.015 * narrow
        return 150 - wide * aside, 6.0, wide, high
    if close:
        wide = 214.0 if badges < 2 else 270.0
        wide -= _NEARER * max(0.0, 1 - ratio)
        top = 34.0 if badges < 2 else 10.0
        return 150 - wide * 0.55, min(top, _FEET - wide / ratio), wide, wide / ratio
    wide = 290.0
    return 6.0, 6.0, wide, wide / ratio
