"""Pieces of the table: panels, Lookout, boxes, bag, Yard, rules, marks."""

import pygame

from fort_desktop.scene import text
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import BOARDS, THINGS
from fort_desktop.ui.art.svg import (
    disc,
    faint,
    ground_shadow,
    hexed,
    mix,
    path,
    picture,
    rect,
)


@BOARDS
def panel(
    w: int, h: int, unit: float, colour: pal.Colour = pal.CARDBOARD_RIVAL, grain: bool = True
) -> pygame.Surface:
    """A sheet of cardboard with outline, light inner edge and corrugated grain."""
    image = rounded(w, h, 16 * unit, colour, pal.OUTLINE, 4 * unit).copy()
    sheet = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    if grain:
        edge = round(9 * unit)
        wave = (*pal.rgb(mix(hexed(colour), "#8A5A24", 0.5)), 34)
        for y in range(round(14 * unit), h - edge, max(3, round(9 * unit))):
            pygame.draw.line(sheet, wave, (edge, y), (w - edge, y), max(1, round(1.6 * unit)))
    inset = round(5.5 * unit)
    rim = rounded(w - 2 * inset, h - 2 * inset, 11 * unit, None, (255, 255, 255), 2.4 * unit).copy()
    rim.set_alpha(72)
    sheet.blit(rim, (inset, inset))
    image.blit(sheet, (0, 0))
    return image


@THINGS
def yard(w: int, h: int, unit: float) -> pygame.Surface:
    """A Yard: mown grass with a line of chalk along its lower edge."""
    vw, vh = w / unit, h / unit
    stripes = "".join(
        rect(x, 4, 32, vh - 8, 0, "#FFFFFF", more=faint(0.09)) for x in range(20, int(vw) - 34, 64)
    )
    chalk = path(
        f"M14 {vh - 10:.0f} q{vw / 8:.0f} -5 {vw / 2 - 14:.0f} 0 t{vw / 2 - 14:.0f} -1",
        "none",
        4,
        'stroke-dasharray="16 5 30 4" stroke-opacity="0.92"',
        "#FFFFFF",
    )
    blades = "".join(
        path(
            f"M{x:.0f} {vh - 4:.0f} q-2 -8 -5 -10 m5 10 q1 -9 2 -13 m-2 13 q3 -7 6 -8",
            "none",
            2,
            faint(0.7),
            "#4E7A38",
        )
        for x in (vw * 0.12, vw * 0.37, vw * 0.71, vw * 0.9)
    )
    body = rect(2, 2, vw - 4, vh - 4, 12, hexed(pal.YARD), 3.4) + stripes + chalk + blades
    return picture(body, w, h, (vw, vh))


@THINGS
def mown(w: int, h: int, unit: float) -> pygame.Surface:
    """A rival's Yard: mown grass with a line of chalk along its lower edge."""
    vw, vh = w / unit, h / unit
    stripes = "".join(
        rect(x, 2, 16, vh - 4, 0, "#FFFFFF", more=faint(0.09)) for x in range(14, int(vw) - 16, 32)
    )
    chalk = path(
        f"M7 {vh - 5:.1f} H{vw - 7:.1f}",
        "none",
        2.4,
        'stroke-dasharray="10 4 18 4" stroke-opacity="0.92"',
        "#FFFFFF",
    )
    body = rect(1.2, 1.2, vw - 2.4, vh - 2.4, 8, hexed(pal.YARD), 2.4) + stripes + chalk
    return picture(body, w, h, (vw, vh))


@THINGS
def tower(w: int, h: int, unit: float) -> pygame.Surface:
    """The Lookout: a cardboard tower below a striped awning."""
    vw, vh = w / unit, h / unit
    a, b = vw * 0.06, vw * 0.94
    side = path(
        f"M{b - 20:.1f} 50 H{b - 4:.1f} L{vw - 4:.1f} {vh - 10:.1f} H{vw - 24:.1f}Z", "#B37E42"
    )
    mast = path(f"M{vw / 2} 14 V0", "none", 4)
    stripes = "".join(
        path(f"M{vw / 2:.1f} 10 L{vw * at:.1f} 54", "none", 6, faint(0.75), "#FBEBD0")
        for at in (0.2, 0.5, 0.8)
    )
    awning = (
        f"M2 50 L{vw / 2:.1f} 6 L{vw - 2:.1f} 50 Q{vw * 0.87:.1f} 62 {vw * 0.68:.1f} 52 "
        f"Q{vw / 2:.1f} 64 {vw * 0.32:.1f} 52 Q{vw * 0.13:.1f} 62 2 50Z"
    )
    body = (
        ground_shadow(vw / 2, vh - 10, vw * 0.49, 9)
        + path(f"M{a:.1f} 48 H{b:.1f} L{vw - 3:.1f} {vh - 8:.1f} H3Z", "#CF9A5A", 4.4)
        + side
        + path(f"M{a + 8:.1f} 66 L8 {vh - 20:.1f}", "none", 3.4, faint(0.8), "#EBC48D")
        + mast
        + path(awning, "#E2574C", 4.4)
        + stripes
        + path(f"M{vw * 0.16:.1f} 44 L{vw * 0.42:.1f} 18", "none", 3, faint(0.5), "#FFFFFF")
    )
    return picture(body, w, h, (vw, vh))


@THINGS
def toy_box(w: int, h: int, unit: float) -> pygame.Surface:
    """The red toy chest; its heading is as high as 38 units."""
    vw, vh = w / unit, h / unit
    body = (
        ground_shadow(vw / 2, vh - 6, vw / 2 - 3, 6)
        + rect(5, 3, vw - 10, vh - 13, 12, hexed(pal.TOY_BOX), 4.4)
        + path(
            f"M8 {vh - 26:.1f} H{vw - 8:.1f} V{vh - 20:.1f} Q{vw - 8:.1f} {vh - 13:.1f} "
            f"{vw - 16:.1f} {vh - 13:.1f} H16 Q8 {vh - 13:.1f} 8 {vh - 20:.1f}Z",
            "#8C2F27",
        )
        + rect(11, 8, vw - 22, 8, 4, "#FFFFFF", more=faint(0.22))
        + "".join(disc(x, y, 3.4, "#F2C14E", 1.8) for x in (17, vw - 17) for y in (vh - 21,))
    )
    return picture(body, w, h, (vw, vh))


@THINGS
def pizza_box(w: int, h: int, unit: float) -> pygame.Surface:
    """The pizza carton with its lid a little open; its heading is as high as 48 units."""
    vw, vh = w / unit, h / unit
    spots = "".join(
        path(f"M{x:.0f} {vh - 21:.0f} l7 -3 l7 3 l-7 3Z", "#D8452F", more=faint(0.5))
        for x in range(24, int(vw) - 30, 34)
    )
    body = (
        ground_shadow(vw / 2, vh - 6, vw / 2 - 3, 6)
        + path(f"M5 20 L19 3 H{vw - 19:.1f} L{vw - 5:.1f} 20Z", "#FBEBD0", 4.2)
        + rect(5, 18, vw - 10, vh - 28, 10, hexed(pal.PIZZA_BOX), 4.4)
        + path(
            f"M9 {vh - 30:.1f} H{vw - 9:.1f} V{vh - 20:.1f} Q{vw - 9:.1f} {vh - 13:.1f} "
            f"{vw - 16:.1f} {vh - 13:.1f} H16 Q9 {vh - 13:.1f} 9 {vh - 20:.1f}Z",
            "#E0C48F",
        )
        + spots
        + rect(11, 23, vw - 22, 6, 3, "#FFFFFF", more=faint(0.4))
    )
    return picture(body, w, h, (vw, vh))


@THINGS
def school_bag(w: int, h: int, unit: float) -> pygame.Surface:
    """The school bag that is the Pack; its flap ends 66 units below the top."""
    vw, vh = w / unit, h / unit
    blue, dark = hexed(pal.BAG), mix(hexed(pal.BAG), "#12264A", 0.35)
    m = vw / 2
    handle = f"M{m - 28:.1f} 26 Q{m - 28:.1f} 5 {m:.1f} 5 Q{m + 28:.1f} 5 {m + 28:.1f} 26"
    shell = (
        f"M4 62 Q4 22 44 22 H{vw - 44:.1f} Q{vw - 4:.1f} 22 {vw - 4:.1f} 62 V{vh - 24:.1f} "
        f"Q{vw - 4:.1f} {vh - 8:.1f} {vw - 20:.1f} {vh - 8:.1f} H20 Q4 {vh - 8:.1f} 4 "
        f"{vh - 24:.1f}Z"
    )
    body = (
        ground_shadow(m, vh - 7, m - 3, 6)
        + path(handle, "none", 11)
        + path(handle, "none", 4.4, line=blue)
        + path(shell, blue, 4.6)
        + path(
            f"M{vw - 16:.1f} 66 V{vh - 26:.1f} Q{vw - 16:.1f} {vh - 14:.1f} {vw - 26:.1f} "
            f"{vh - 11:.1f} H{vw - 22:.1f} Q{vw - 7:.1f} {vh - 11:.1f} {vw - 7:.1f} "
            f"{vh - 26:.1f} V66Z",
            dark,
        )
        + path(f"M6 66 H{vw - 6:.1f}", "none", 4)
        + path("M14 52 Q16 34 34 31", "none", 4, faint(0.6), "#A9D3F2")
        + "".join(rect(x - 8, 58, 16, 22, 4, "#F6C74C", 3) for x in (vw * 0.18, vw * 0.82))
    )
    return picture(body, w, h, (vw, vh))


@THINGS
def rule_card(w: int, h: int, unit: float, name: str, words: str) -> pygame.Surface:
    """A made-up rule, face up: its name on purple, its words on paper."""
    image = rounded(w, h, 12 * unit, pal.PAPER, pal.OUTLINE, 3.6 * unit).copy()
    head = round(min(h * 0.36, 40 * unit))
    edge = round(4 * unit)
    strip = pygame.Rect(edge, edge, w - 2 * edge, head)
    corner = round(8 * unit)
    pygame.draw.rect(
        image, pal.RULE_BACK, strip, border_top_left_radius=corner, border_top_right_radius=corner
    )
    pygame.draw.line(
        image,
        pal.OUTLINE,
        strip.bottomleft,
        (strip.right - 1, strip.bottom),
        max(1, round(2.4 * unit)),
    )
    size, room = max(12, round(20 * unit)), strip.w - 2 * edge
    title = text.line(TITLE, size, text.cut(TITLE, size, name, room), pal.CHALK)
    image.blit(title, title.get_rect(center=strip.center))
    style = text.Style(BOLD, max(12, round(18 * unit)), pal.INK)
    below = (w - 4 * edge, h - strip.bottom - 2 * edge)
    shown = text.paragraph(style, words, below, "center", max(12, round(16 * unit)))
    image.blit(shown, shown.get_rect(center=(w // 2, strip.bottom + (h - strip.bottom) // 2)))
    return image


@THINGS
def macaroni(w: int, h: int) -> pygame.Surface:
    """The macaroni sculpture, as large as fits."""
    return drawn("things/macaroni", w, h)


@THINGS
def seat_mark(size: int, seat: str) -> pygame.Surface:
    """A disc in a seat's colour with its mark, which shows the owner."""
    plate = rounded(size, size, size / 2, pal.SEATS[seat], pal.OUTLINE, max(1.5, size / 12)).copy()
    sign = icon(pal.MARKS[seat], round(size * 0.6))
    plate.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return plate
