"""Small signs: suits, tokens, the steps of an action, the marks of seats."""

from functools import lru_cache
from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.ui.art.palette import LETTERS, SUITS, rgb
from fort_desktop.ui.art.svg import LINE, moved, picture, stroke
from fort_desktop.ui.fonts import TITLE

_S = stroke()
_PIZZA = (
    f'<path d="M2 5.6 Q12 -.6 22 5.6 L12 23.4Z" fill="#FFC845" {_S}/>'
    f'<path d="M2 5.6 Q12 -.6 22 5.6 L20.4 8.5 Q12 3.4 3.6 8.5Z" fill="#C77A32" {_S}/>'
    '<circle cx="9.2" cy="11" r="2.1" fill="#D0432F"/><circle cx="14.8" cy="11.6" r="2.1" '
    'fill="#D0432F"/><circle cx="12" cy="17" r="1.8" fill="#D0432F"/>'
)
_TOYS = (
    f'<circle cx="5.6" cy="6" r="3.8" fill="#B9793F" {_S}/>'
    f'<circle cx="18.4" cy="6" r="3.8" fill="#B9793F" {_S}/>'
    f'<circle cx="12" cy="13" r="9.6" fill="#D59A5B" {_S}/>'
    '<ellipse cx="12" cy="16.6" rx="4.6" ry="3.7" fill="#F6E0BC"/>'
    f'<circle cx="8.4" cy="11.2" r="1.4" fill="{LINE}"/>'
    f'<circle cx="15.6" cy="11.2" r="1.4" fill="{LINE}"/>'
    f'<path d="M10.6 15 H13.4 L12 16.6Z" fill="{LINE}"/>'
)
_ROSETTE = (
    f'<path d="M7.5 14 L5.4 23.4 L12 20 L18.6 23.4 L16.5 14Z" fill="#4A86D8" {_S}/>'
    f'<circle cx="12" cy="9.6" r="9" fill="#FFD84A" {_S}/>'
    '<circle cx="12" cy="9.6" r="6" fill="#FFE98A"/>'
)
_BIN = (
    f'<path d="M4.6 7.4 H19.4 L18 23 H6Z" fill="#AEB7BD" {_S}/>'
    f'<path d="M2.6 4.6 H21.4 V7.6 H2.6Z M9 4.4 V2 H15 V4.4" fill="#AEB7BD" {_S}/>'
    f'<path d="M9.4 11 L10 19.6 M14.6 11 L14 19.6" fill="none" {_S}/>'
)
_BAG = (
    f'<path d="M8.6 5 Q8.6 1 12 1 Q15.4 1 15.4 5" fill="none" {_S}/>'
    f'<path d="M4 10 Q4 4 9 4 H15 Q20 4 20 10 V21 Q20 23 18 23 H6 Q4 23 4 21Z" '
    f'fill="#4A9BD1" {_S}/><path d="M7 14.4 H17 V20 H7Z" fill="#F6C74C" {_S}/>'
)
_FORT = (
    f'<path d="M12 .6 V7" {_S}/><path d="M12 1 L19 3 L12 5.2Z" fill="#E2574C" {_S}/>'
    f'<path d="M3.6 12 L12 6.4 L20.4 12 V23 H3.6Z" fill="#DDA661" {_S}/>'
    f'<path d="M9 23 V17.4 Q12 14.4 15 17.4 V23Z" fill="{LINE}"/>'
)
_KID = (
    f'<circle cx="9" cy="7" r="5.4" fill="#F4C79A" {_S}/>'
    f'<path d="M1.4 23 Q1.4 13.6 9 13.6 Q16.6 13.6 16.6 23Z" fill="#6DB36D" {_S}/>'
)
_FOOT = (
    "M0 -6.4 Q3.4 -6.4 3.4 -2 Q3 1 2.6 2 H-2.6 Q-3 1 -3.4 -2 Q-3.4 -6.4 0 -6.4Z "
    "M-2.4 3.4 H2.4 Q2.6 7 0 7 Q-2.6 7 -2.4 3.4Z"
)
_ARROW = f'<path d="M4 9 H13 V4 L21 12 L13 20 V15 H4Z" fill="{LINE}"/>'

_ICONS: Final[dict[str, str]] = {
    "pizza": _PIZZA,
    "toys": _TOYS,
    "any": f'<circle cx="12" cy="12" r="10.6" fill="#FFFFFF" {_S}/>'
    + moved(_PIZZA, 2.2, 6.4, 0.42)
    + moved(_TOYS, 11.8, 7.4, 0.4)
    + f'<path d="M14.5 2.4 L9.5 21.6" stroke="{LINE}" stroke-width="1.2"/>',
    "vp": _ROSETTE,
    "fort": _FORT,
    "level": f'<path d="M2.4 23 V10 H6 V12.4 H9.6 V10 H14.4 V12.4 H18 V10 H21.6 V23Z" '
    f'fill="#DDA661" {_S}/><path d="M12 10 V1 L20 3.4 L12 6" fill="#E2574C" {_S}/>',
    "lookout": f'<path d="M5 23.4 L7.6 12 M19 23.4 L16.4 12 M6.4 18.4 H17.6" fill="none" {_S}/>'
    f'<path d="M4 4.6 H20 V12.6 H4Z" fill="#DDA661" {_S}/>'
    f'<path d="M2.6 4.6 L12 .6 L21.4 4.6Z" fill="#E2574C" {_S}/>'
    f'<path d="M7.2 7 H16.8 V10.4 H7.2Z" fill="{LINE}"/>',
    "pack": _BAG,
    "trash": _BIN,
    "trash_this": _BIN + f'<path d="M12 9 V19 M7.5 14.5 L12 19.4 L16.5 14.5" fill="none" {_S}/>',
    "trash_rival": moved(_BIN, 0, 6.5, 0.72)
    + f'<circle cx="18.4" cy="6" r="4.6" fill="#E2574C" {_S}/>',
    "recruit": _KID + f'<path d="M19.4 7 V15 M15.4 11 H23.4" fill="none" {stroke(2.8)}/>',
    "copy_pack": moved(_BAG, 0, 4, 0.8) + moved(_BAG, 9, 0, 0.6),
    "copy_rival_pack": moved(_BAG, 0, 5, 0.78)
    + f'<circle cx="18.4" cy="6" r="4.6" fill="#E2574C" {_S}/>',
    "convert": moved(_PIZZA, 0, 0, 0.5)
    + moved(_TOYS, 12, 12, 0.5)
    + f'<path d="M14 5 H20 V9 M10 19 H4 V15" fill="none" {stroke(2)}/>',
    "kid": _KID,
    "lock": f'<path d="M6.6 11 V7 Q6.6 1.6 12 1.6 Q17.4 1.6 17.4 7 V11" fill="none" {stroke(2.6)}/>'
    f'<path d="M4 10.6 H20 V22.6 H4Z" fill="#F2B93B" {_S}/>'
    f'<circle cx="12" cy="16" r="2" fill="{LINE}"/>',
    "follow": moved(f'<path d="{_FOOT}" fill="{LINE}"/>', 7, 14.4, 1, -8)
    + moved(f'<path d="{_FOOT}" fill="{LINE}"/>', 17, 9, 1, 8),
    "heart": '<path d="M12 22 Q1 13.4 1.4 7.6 Q2 2.4 6.8 2.4 Q10.4 2.4 12 6 Q13.6 2.4 17.2 2.4 '
    f'Q22 2.4 22.6 7.6 Q23 13.4 12 22Z" fill="#E2453C" {_S}/>',
    "hand": f'<path d="M3 5 L13 2.4 L17 17.6 L7 20.4Z" fill="#F5E3BF" {_S}/>'
    f'<path d="M10 5 H21 V21 H10Z" fill="#FFF6E3" {_S}/>',
    "deck": f'<path d="M7 2 H21 V20 H7Z" fill="#B5733A" {_S}/>'
    f'<path d="M3.4 5 H17.4 V23 H3.4Z" fill="#D59A5B" {_S}/>',
    "then": _ARROW,
    "times": f'<path d="M6 6 L18 18 M18 6 L6 18" fill="none" {stroke(3)}/>',
    "macaroni": f'<path d="M4 18 H20 L18 23 H6Z" fill="#C4352B" {_S}/>'
    f'<path d="M6 17 Q5 11 9 12 M9 16 Q9 6 13 8 M13 17 Q12 9 17 11 M11 9 Q10 2 14 3" fill="none" '
    f'stroke="#E9B93A" stroke-width="3.4" stroke-linecap="round"/>',
    "tick": f'<path d="M4 13 L10 19 L21 6" fill="none" {stroke(3.4)}/>',
    "star": "M12 .8 L15.3 8.2 L23.4 9 L17.3 14.4 L19.1 22.4 L12 18.2 L4.9 22.4 L6.7 14.4 "
    "L.6 9 L8.7 8.2Z",
    "moon": "M15.5 1.6 A10.8 10.8 0 1 0 22.6 15 A8.6 8.6 0 0 1 15.5 1.6Z",
    "cloud": "M6 20 Q.6 20 .8 15.2 Q1 11.2 5 11 Q5.4 5 11.2 4.6 Q16 4.4 17.6 9 Q23 9 23.2 14.4 "
    "Q23.2 20 18 20Z",
    "sun": "M12 1 L14.4 5.6 L19.4 4.2 L18.6 9.2 L23 12 L18.6 14.8 L19.4 19.8 L14.4 18.4 L12 23 "
    "L9.6 18.4 L4.6 19.8 L5.4 14.8 L1 12 L5.4 9.2 L4.6 4.2 L9.6 5.6Z",
}

_SHAPES: Final = {
    "skateboard": "M24 1 L47 24 L24 47 L1 24Z",
    "shovel": "M4 3 H44 V26 Q44 40 24 47 Q4 40 4 26Z",
    "glue": "M24 0 Q27 8 36 14 Q46 21 45 31 Q43 47 24 47 Q5 47 3 31 Q2 21 12 14 Q21 8 24 0Z",
    "squirt_gun": "M13 3 H35 L47 24 L35 45 H13 L1 24Z",
    "crown": "M24 1 L46 17 L38 45 H10 L2 17Z",
    "book": "M6 3 H42 Q45 3 45 6 V42 Q45 45 42 45 H6 Q3 45 3 42 V6 Q3 3 6 3Z",
    "coin": "M24 1 A23 23 0 1 1 23.9 1Z",
}
_GLYPHS: Final = {
    "skateboard": "M1.5 7.5 Q3 12 6 12 H18 Q21 12 22.5 7.5 L23.2 9 Q21.6 15.6 17.5 15.6 H6.5 "
    "Q2.4 15.6 .8 9Z M4.6 18.4 A2.5 2.5 0 1 0 9.6 18.4 A2.5 2.5 0 1 0 4.6 18.4Z "
    "M14.4 18.4 A2.5 2.5 0 1 0 19.4 18.4 A2.5 2.5 0 1 0 14.4 18.4Z",
    "shovel": "M14.2 2 L18 1 L22.4 5.4 L21.4 9.2 L18.8 8 L12.4 14.2 L14.6 16.2 L10 22.6 "
    "L2 23 L1.6 14.6 L7.8 9.6 L9.8 11.6 L16 5.2Z",
    "glue": "M10.6 1 H13.4 L14.6 7 Q17 7 17 10 V21 Q17 23 15 23 H9 Q7 23 7 21 V10 Q7 7 9.4 7Z",
    "squirt_gun": "M2 8 H6 V3.6 H12 V8 H17 V5.4 H19.4 V8 H22 V12 H13.4 Q12.8 14.6 10.4 14.4 H9.4 "
    "L8 21.6 H3 L4.4 13 Q2 12.6 2 10.6Z",
    "crown": "M2 6.5 L7.2 11.4 L12 3.4 L16.8 11.4 L22 6.5 L20 20 H4Z",
    "book": "M12 6 Q8 2.6 1.8 4 V19 Q8 17.6 12 21 Q16 17.6 22.2 19 V4 Q16 2.6 12 6Z",
    "coin": "M12 3.2 L14.5 9 L20.8 9.6 L16 13.8 L17.4 20 L12 16.7 L6.6 20 L8 13.8 L3.2 9.6 L9.5 9Z",
}


def icon(name: str, size: int, fill: str = "#FFF9EA") -> pygame.Surface:
    """A sign at `size` pixels; suits are badges without their letter."""
    if name in _SHAPES:
        return badge(name, size, letter=False)
    body = _ICONS[name]
    if body.startswith("M"):
        body = f'<path d="{body}" fill="{fill}" {stroke(1.8)}/>'
    return picture(body, size, size)


@lru_cache(maxsize=256)
def badge(suit: str, size: int, letter: bool = True) -> pygame.Surface:
    """A suit's badge: shape, colour, symbol and letter, so that colour is never alone."""
    shape = f'<path d="{_SHAPES[suit]}" fill="{SUITS[suit]}" {stroke(3.4)}/>'
    sign = "#E9B93A" if suit == "coin" else "#FFF6C2" if suit == "crown" else "#FFFFFF"
    glyph = f'<path d="{_GLYPHS[suit]}" fill="{sign}" {stroke(1.6)}/>'
    low = 13 if suit in ("glue", "crown") else 9
    image = picture(shape + moved(glyph, 9.6, low, 1.2), size, size, (48, 48))
    if not letter:
        return image
    disc = round(size * 0.5)
    whole = pygame.Surface((size + disc // 2, size + disc // 2), pygame.SRCALPHA)
    whole.blit(image, (0, 0))
    circle = f'<circle cx="12" cy="12" r="10.6" fill="#FFF9EA" {stroke(2.2)}/>'
    corner = size - disc // 2
    whole.blit(picture(circle, disc, disc), (corner, corner))
    shown = text.line(TITLE, round(disc * 0.72), LETTERS[suit], rgb("#3B2314"))
    whole.blit(shown, shown.get_rect(center=(corner + disc // 2, corner + disc // 2)))
    return whole
