"""Contact sheets of all drawings, for inspection.

Run as ``.venv/bin/python -m tests.ui.sheets FOLDER``.
"""

import os
import sys
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.content.loader import load_catalog
from fort_desktop.scene import text
from fort_desktop.ui.art import boards, outdoors, paper
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.cardface import card_picture, face_words
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forms import LAYOUTS, Form, Size, size_of
from fort_desktop.ui.art.forts import fort_picture, standing_fort
from fort_desktop.ui.art.icons import badge, icon, names
from fort_desktop.ui.art.portrait import portrait
from fort_desktop.ui.text.names import kid_name

_BACK: Final = pal.rgb("#84A852")
_PAPER: Final = pal.rgb("#F4E6C8")


def _words(sheet: pygame.Surface, words: str, x: int, y: int) -> None:
    sheet.blit(text.line(BOLD, 15, words, pal.INK), (x, y))


def icon_sheet() -> pygame.Surface:
    """All signs in three sizes, and the badges."""
    sheet = pygame.Surface((1400, 1080), depth=32)
    sheet.fill(_PAPER)
    for i, name in enumerate(names()):
        x, y = 10 + (i % 12) * 115, 10 + (i // 12) * 150
        sheet.blit(icon(name, 80), (x, y))
        sheet.blit(icon(name, 27), (x, y + 86))
        sheet.blit(icon(name, 18), (x + 34, y + 90))
        _words(sheet, name, x, y + 118)
    for i, suit in enumerate(pal.SUITS):
        sheet.blit(badge(suit, 80), (10 + i * 130, 920))
        sheet.blit(badge(suit, 42), (10 + i * 130, 1020))
        sheet.blit(badge(suit, 26, False), (76 + i * 130, 1030))
    return sheet


def portrait_sheet(size: int = 190) -> pygame.Surface:
    """All kids, square."""
    kids = list(load_catalog().kids.values())
    sheet = pygame.Surface((10 * size + 20, 5 * (size + 24) + 20), depth=32)
    sheet.fill(_PAPER)
    for i, kid in enumerate(kids):
        x, y = 10 + (i % 10) * size, 10 + (i // 10) * (size + 24)
        sheet.blit(portrait(kid, size - 8, size - 8), (x, y))
        _words(sheet, kid_name(kid), x + 4, y + size - 6)
    return sheet


def card_sheet(form: Form, size: Size, unit: float, strip: float | None = None) -> pygame.Surface:
    """All kids in a form, ten in a row; with `strip`, as in a hand of which so much is seen."""
    kids = list(load_catalog().kids.values())
    gap = round(8 * unit)
    step, high = round(strip or size[0] + gap), size[1] + gap
    sheet = pygame.Surface((10 * step + size[0], -(-len(kids) // 10) * high + gap), depth=32)
    sheet.fill(_BACK)
    for i, kid in enumerate(kids):
        last = i % 10 == 9 or kid is kids[-1]
        face = card_picture(kid, form, size, unit, face_words(kid), strip=None if last else strip)
        sheet.blit(face, ((i % 10) * step, (i // 10) * high))
    return sheet


def board_sheet() -> pygame.Surface:
    """The pieces of the boards on the lawn."""
    sheet = outdoors.lawn(1920, 1080).copy()
    sheet.blit(boards.panel(680, 246, 1.0), (16, 16))
    sheet.blit(paper.banner(206, 44, pal.SEATS["red"]), (10, 28))
    sheet.blit(boards.yard(330, 222, 1.0), (354, 28))
    sheet.blit(paper.gingham(676, 318, 1.0), (16, 276))
    sheet.blit(paper.tape(112, 38), (36, 296))
    sheet.blit(card_back(138, 213, pal.PARK_BACK, 17), (36, 360))
    sheet.blit(card_back(110, 160, pal.SEATS["blue"], 4, "moon"), (200, 400))
    sheet.blit(card_back(84, 118, pal.RULE_BACK, None), (340, 420))
    sheet.blit(paper.washing_line(684, 30, 1.0), (708, 20))
    for i in range(4):
        sheet.blit(paper.perk_sheet(164, 150, 1.0, i, i == 1), (708 + 172 * i, 22))
    sheet.blit(paper.chalkboard(336, 190, 1.0), (708, 190))
    sheet.blit(boards.macaroni(104, 120), (1070, 210))
    sheet.blit(boards.seat_mark(40, "green"), (1200, 210))
    sheet.blit(boards.seat_mark(40, "yellow"), (1250, 210))
    sheet.blit(paper.patio(496, 230, 1.0), (708, 390))
    sheet.blit(boards.panel(1024, 450, 1.0, pal.CARDBOARD), (16, 610))
    sheet.blit(outdoors.backyard(1004, 420, 1.0), (26, 626))
    sheet.blit(boards.tower(160, 310, 1.0), (40, 720))
    sheet.blit(standing_fort(2, 400, 320, "blue"), (210, 700))
    for level in range(6):
        seat = ("blue", "red", "green", "yellow", "blue", "red")[level]
        at = (1060 + (level % 3) * 285, 610 + (level // 3) * 235)
        sheet.blit(fort_picture(level, 280, 228, seat), at)
    sheet.blit(outdoors.backyard(500, 180, 0.5, 1.0), (1400, 280))
    for i, kid in enumerate(list(load_catalog().kids.values())[4:36:6]):
        chip = card_picture(kid, "chip", (78, 92), 1.5, face_words(kid))
        sheet.blit(chip, (1220 + i * 84, 500))
    return sheet


def main(folder: Path) -> None:
    """Write all sheets as PNG into `folder`."""
    pygame.init()
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(icon_sheet(), str(folder / "icons.png"))
    pygame.image.save(portrait_sheet(), str(folder / "portraits.png"))
    for unit in (1.0, 1.5):
        px = round(720 * unit)
        for form in LAYOUTS:
            sheet = card_sheet(form, size_of(form, unit), unit)
            pygame.image.save(sheet, str(folder / f"{form}-{px}.png"))
        for strip in (127, 99, 81):
            sheet = card_sheet("hand", size_of("hand", unit), unit, strip * unit)
            pygame.image.save(sheet, str(folder / f"strip{strip}-{px}.png"))
    pygame.image.save(board_sheet(), str(folder / "boards.png"))


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "art-sheets"))
