"""Stand-in portraits: a face from parts, always the same for one kid."""

import hashlib
from typing import Final

import pygame

from fort_desktop.rules.cards import Kid
from fort_desktop.ui.art.svg import LINE, picture, stroke

_SKINS: Final = ("#F6C79B", "#E8B083", "#C98B5E", "#8C5A3C", "#5F3B27", "#FAD3A8", "#D99B6C")
_HAIRS: Final = ("#2B1A14", "#5A3420", "#C7652B", "#E3B04B", "#1D1310", "#A3391F", "#7A3E1D")
_SHIRTS: Final = ("#4A9BD1", "#D94F3D", "#3FA37A", "#E9C23C", "#6B4C9A", "#E58AA0", "#8BB04A")
_SKIES: Final = ("#CDE7F0", "#F6DDB8", "#D9CBEA", "#CFE6C4", "#F3CFC4", "#FBE7A6")
_S = stroke(5)

_BACK_HAIR: Final = (
    "",
    "M38 84 C24 -4 176 -4 162 84 Q176 140 160 166 H40 Q24 140 38 84Z",
    "M36 84 Q4 40 20 120 Q30 132 46 96Z M164 84 Q196 40 180 120 Q170 132 154 96Z",
    "",
)
_FRONT_HAIR: Final = (
    "M40 84 C34 4 166 4 160 84 L150 64 Q100 48 50 64Z",
    "M40 86 C34 2 166 2 160 86 Q150 62 104 42 Q56 58 40 86Z",
    "M40 82 C36 2 164 2 160 82 Q146 50 100 48 Q54 50 40 82Z",
    "M42 84 L30 60 L46 54 L44 28 L70 34 L78 8 L98 28 L118 6 L128 32 L154 26 L152 54 L170 60 "
    "L158 84 L146 62 L122 66 L108 56 L92 68 L76 56 L54 68Z",
)
_MOUTHS: Final = (
    f'<path d="M84 114 Q100 130 116 114" fill="none" {_S}/>',
    f'<path d="M80 112 H120 Q118 132 100 132 Q82 132 80 112Z" fill="#8C2A22" {stroke(4)}/>'
    '<path d="M84 114 H116 L113 120 H87Z" fill="#FFFFFF"/>',
    f'<path d="M88 120 Q106 124 118 112" fill="none" {_S}/>',
    f'<ellipse cx="100" cy="120" rx="9" ry="10" fill="#8C2A22" {stroke(4)}/>',
)


def _eye(x: int, style: int) -> str:
    if style == 0:
        return (
            f'<ellipse cx="{x}" cy="88" rx="7.4" ry="9.6" fill="#2A170D"/>'
            f'<circle cx="{x - 2}" cy="84" r="2.9" fill="#FFFFFF"/>'
        )
    if style == 1:
        return (
            f'<circle cx="{x}" cy="88" r="13" fill="#FFFFFF" {stroke(4)}/>'
            f'<circle cx="{x}" cy="89" r="6.6" fill="#2A170D"/>'
        )
    return f'<path d="M{x - 11} 92 Q{x} 76 {x + 11} 92" fill="none" {stroke(6)}/>'


def portrait(who: Kid, w: int, h: int) -> pygame.Surface:
    """The face of a kid before a plain sky, `w` x `h` pixels."""
    dice = hashlib.sha256(who.id.encode()).digest()
    skin, hair = _SKINS[dice[0] % 7], _HAIRS[dice[1] % 7]
    shirt, sky = _SHIRTS[dice[2] % 7], _SKIES[dice[3] % 6]
    style, mouth, eyes = dice[4] % 4, dice[5] % 4, dice[6] % 3
    parts = [
        f'<path d="M-60 0 H260 V190 H-60Z" fill="{sky}"/>',
        '<circle cx="100" cy="110" r="84" fill="#FFFFFF" fill-opacity="0.35"/>',
        f'<path d="{_BACK_HAIR[style]}" fill="{hair}" {_S}/>' if _BACK_HAIR[style] else "",
        f'<path d="M38 190 Q40 140 76 134 H124 Q160 140 162 190Z" fill="{shirt}" {_S}/>',
        f'<ellipse cx="45" cy="90" rx="10" ry="13" fill="{skin}" {_S}/>',
        f'<ellipse cx="155" cy="90" rx="10" ry="13" fill="{skin}" {_S}/>',
        f'<path d="M46 80 C46 14 154 14 154 80 C158 116 128 138 100 138 C72 138 42 116 46 80Z" '
        f'fill="{skin}" {_S}/>',
        '<ellipse cx="66" cy="108" rx="11" ry="7" fill="#E8604C" fill-opacity="0.4"/>',
        '<ellipse cx="134" cy="108" rx="11" ry="7" fill="#E8604C" fill-opacity="0.4"/>',
        _eye(78, eyes) + _eye(122, eyes),
        f'<path d="M95 102 Q100 108 105 102" fill="none" {stroke(4)}/>',
        _MOUTHS[mouth],
        f'<path d="{_FRONT_HAIR[style]}" fill="{hair}" {_S}/>',
    ]
    if dice[7] % 3 == 0:
        parts.append(
            f'<circle cx="78" cy="88" r="18" fill="none" {_S}/>'
            f'<circle cx="122" cy="88" r="18" fill="none" {_S}/>'
            f'<path d="M96 88 H104" stroke="{LINE}" stroke-width="5"/>'
        )
    wide = round(h * 200 / 180)
    image = picture("".join(parts), wide, h, (200, 180))
    whole = pygame.Surface((w, h), pygame.SRCALPHA)
    whole.fill(pygame.Color(sky))
    whole.blit(image, ((w - image.get_width()) // 2, 0))
    return whole
