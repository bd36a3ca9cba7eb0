"""The almanac: all kids side by side; a click enlarges one and explains its actions."""

from collections.abc import Callable
from typing import Final

import pygame

from fort_desktop.rules.model.boxes import Box as Action
from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.forms import BLEED, LAYOUTS, Form, size_of
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BOLD
from fort_desktop.ui.screen import Host, Screen
from fort_desktop.ui.text.i18n import language, tr
from fort_desktop.ui.text.lists import in_lines, listed
from fort_desktop.ui.text.names import LETTERS, SUIT_NAMES, kid_facts, kid_name
from fort_desktop.ui.text.sorting import sort_key
from fort_desktop.ui.text.steps import box_sentences
from fort_desktop.ui.widgets.common import label, shaded
from fort_desktop.ui.widgets.menu import Face, heading, menu_button

_TOP, _FOOT, _SIDE = 112.0, 100.0, 24.0
_GAP: Final = 10.0
_RATIO: Final = LAYOUTS["park"].w / LAYOUTS["park"].h
_SHEET: Final = (1420.0, 880.0)
_BIG: Final = 792.0
"""Height of the enlarged card, in design units."""
_ABOVE: Final = 700_000.0


class AlmanacScreen(Screen):
    """Cards in rows, reached by the arrows, Tab and the pointer.

    Attributes:
        shown: the enlarged kid; None if there is none.
    """

    def __init__(self, app: Host, shown: str | None = None) -> None:
        super().__init__(app)
        self.shown = shown if shown in app.catalog.kids else None
        self.build()

    @property
    def kids(self) -> list[Kid]:
        """Suit by suit, then the Best Friends by colour, as in the deck; then by their names."""
        deck = list(self.app.catalog.kids.values())
        groups = list(dict.fromkeys(map(_group, deck)))
        return sorted(deck, key=lambda kid: (groups.index(_group(kid)), sort_key(kid_name(kid))))

    def grid(self) -> tuple[int, float]:
        """The number of columns that gives the largest cards, and their height in design units."""
        wide, tall = (side / self.unit for side in self.scene.size)
        room = (wide - 2 * _SIDE, tall - _TOP - _FOOT)
        best, count = (1, 0.0), len(self.app.catalog.kids)
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            high = min(room[1] / rows - _GAP, (room[0] / columns - _GAP) / _RATIO)
            best = max(best, (columns, high), key=lambda grid: grid[1])
        return best

    def build(self) -> None:
        """Build the cards, the button Back, and the enlarged card."""
        self.lawn()
        root, unit = self.scene.root, self.unit
        heading(
            root,
            Box(self.scene.size[0] / 2 - 300 * unit, 14 * unit, 600 * unit, 84 * unit),
            unit,
            tr("All the kids"),
        )
        columns, high = self.grid()
        for number, kid in enumerate(self.kids):
            root.add(self._card(number, kid, columns, high))
        w, h = self.scene.size
        back = Box(w - 304 * unit, h - 92 * unit, 280 * unit, 76 * unit)
        root.add(menu_button(back, unit, tr("Back"), "back", self.app.back))
        self._letters()
        if self.shown is not None:
            self._enlarged(self.app.catalog.kids[self.shown])
        self.scene.focus.keys.update(escape=self._escape)

    def _letters(self) -> None:
        """Tell below the cards which letter is on the badge of which suit."""
        (w, h), unit = self.scene.size, self.unit
        area = Box(_SIDE * unit, h - 84 * unit, w - (_SIDE + 330) * unit, 60 * unit)
        canvas = Canvas(area.w, area.h, unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 20, pal.OUTLINE, 3)
        # NOTE: which letter the badge of a suit bears; the letter is the same in all languages
        told = [
            (suit, tr("{letter}: {suit}", letter=letter, suit=tr(SUIT_NAMES[suit])))
            for suit, letter in LETTERS.items()
        ]
        each = (canvas.w - 24) / len(told)
        for i, (suit, words) in enumerate(told):
            canvas.icon(suit, 14 + i * each, 10, 40)
            label(canvas, words, Box(62 + i * each, 2, each - 54, 56), 24)
        node = Node(area, canvas.image, "letters")
        node.label = listed(words for _, words in told)
        self.scene.root.add(node)

    def _card(self, number: int, kid: Kid, columns: int, high: float) -> Node:
        row, column = divmod(number, columns)
        unit, height = self.unit, round(high * self.unit)
        bleed = round(1.5 * BLEED * unit)
        face = self._face(kid, "park", high, bleed)
        width = face.get_width() - 2 * bleed
        step = (self.scene.size[0] - 2 * _SIDE * unit) / columns
        x = _SIDE * unit + column * step + (step - width) / 2
        y = _TOP * unit + row * (height + _GAP * unit)
        box = Box(x, y, width, height)
        node = Node(box, None, f"kid:{kid.id}")
        picture = node.add(Node(Box(-bleed, -bleed, *face.get_size()), face))
        picture.solid = False
        node.label = kid_name(kid)
        node.clicked = self._opener(kid.id)
        lift = 10 * self.unit

        def hovered(over: bool) -> None:
            node.move_to(node.box.x, node.box.y + (-lift if over else lift))

        node.hovered = hovered
        return node

    def _face(self, kid: Kid, form: Form, high: float, bleed: int = 0) -> pygame.Surface:
        """A card `high` design units high, and `bleed` pixels more on each side."""
        size = size_of(form, high * self.unit / LAYOUTS[form].h)
        return kid_picture(kid, form, size, 1.5 * self.unit, language(), bleed)

    def _opener(self, kid: str) -> Callable[[], None]:
        return lambda: self.open(kid)

    def open(self, kid: str) -> None:
        """Enlarge a kid."""
        self.shown = kid
        self.rebuild()
        self.scene.focus.at_key("close")

    def close(self) -> None:
        """Return to the cards, with the focus where it was."""
        kid, self.shown = self.shown, None
        self.rebuild()
        self.scene.focus.at_key(f"kid:{kid}")

    def turn(self, change: int) -> None:
        """Go to the previous or next kid."""
        if self.shown is not None:
            ids = [kid.id for kid in self.kids]
            self.shown = ids[(ids.index(self.shown) + change) % len(ids)]
            self.rebuild()

    def _escape(self) -> None:
        if self.shown is not None:
            self.close()
        else:
            self.app.back()

    # One kid, large.

    def _enlarged(self, kid: Kid) -> None:
        unit = self.unit
        veil = pygame.Surface(self.scene.size, pygame.SRCALPHA)
        veil.fill((*pal.SHADOW, 110))
        whole = Node(Box(0, 0, *self.scene.size), veil, "enlarged", z=_ABOVE)
        whole.modal = True
        self.scene.root.add(whole)
        wide, tall = _SHEET
        area = self.at((1920 - wide) / 2, (1080 - tall) / 2, wide, tall)
        shaded(whole, area, unit)
        canvas = Canvas(area.w, area.h, unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 20)
        face = self._face(kid, "hand", _BIG)
        canvas.blit(face, 44, 44)
        left = 44 + face.get_width() / unit + 48
        self._told(canvas, kid, left, canvas.w - left - 44)
        sheet = Node(area, canvas.image, f"enlarged:{kid.id}")
        sheet.label = in_lines((kid_name(kid), kid_facts(kid), *self._sentences(kid)))
        whole.add(sheet)
        self._buttons(whole, area, left)

    def _sentences(self, kid: Kid) -> list[str]:
        boxes = [box for box in (kid.public, kid.private) if box is not None]
        return [words for box in boxes for words in box_sentences(box)]

    def _told(self, canvas: Canvas, kid: Kid, x: float, room: float) -> None:
        """Lay out name, symbols and actions in words."""
        for i, suit in enumerate(kid.suits):
            canvas.blit(badge(suit, canvas.px(74)), x + i * 84, 52)
        after = x + len(kid.suits) * 84 + 12
        canvas.title(kid_name(kid), after, 90, 56, x + room - after)
        canvas.words(kid_facts(kid), x, 158, 26, room)
        y = 196.0
        found: list[tuple[str, str, Action | None]] = [
            ("follow", tr("Public: the others may follow"), kid.public),
            ("lock", tr("Private: for you alone"), kid.private),
        ]
        if kid.public is None and kid.private is None:
            words = tr("No action: this card is added to another one, or you follow with it.")
            canvas.paragraph(words, x, y, room, 120, 27)
            return
        for sign, title, box in found:
            if box is not None:
                y = self._action(canvas, (x, y, room), sign, title, box_sentences(box))

    def _action(
        self,
        canvas: Canvas,
        place: tuple[float, float, float],
        sign: str,
        title: str,
        sentences: list[str],
    ) -> float:
        """Explain a box of the card; returns the y where the next one begins."""
        x, y, room = place
        style = text.Style(BOLD, max(9, canvas.px(25)), pal.INK)
        words = "\n".join(sentences)
        inside = room - 44
        high = text.measure(style, words, canvas.px(inside))[1] / canvas.unit + 8
        fill = pal.CARD if sign == "follow" else pal.PRIVATE
        canvas.panel(x, y, room, high + 84, fill, 14, pal.OUTLINE, 3)
        canvas.icon(sign, x + 20, y + 16, 40)
        canvas.title(title, x + 72, y + 36, 27, room - 92)
        canvas.paragraph(words, x + 22, y + 66, inside, high, 25)
        return y + high + 104

    def _buttons(self, whole: Node, area: Box, left: float) -> None:
        unit = self.unit
        y = area.y + area.h - 120 * unit
        x = area.x + left * unit
        rows = (
            ("earlier", Face("", sign="earlier"), tr("The kid before"), 90, lambda: self.turn(-1)),
            ("later", Face("", sign="later"), tr("The next kid"), 90, lambda: self.turn(1)),
            ("close", Face(tr("Close")), "", 260, self.close),
        )
        for name, face, words, wide, act in rows:
            at = x if name != "close" else area.x + area.w - (44 + wide) * unit
            node = menu_button(Box(at, y, wide * unit, 76 * unit), unit, face, name, act)
            node.label = words or node.label
            whole.add(node)
            x += (wide + 16) * unit


def _group(kid: Kid) -> str:
    """What a kid is shown among: the Best Friends of a colour, or those of its first suit."""
    return kid.best_friend or kid.suits[0]
