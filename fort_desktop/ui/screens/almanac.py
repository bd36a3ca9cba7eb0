"""The almanac: all kids side by side or some of them, perks, made-up rules and suits."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.boxes import Box as Action
from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forms import BLEED, LAYOUTS, Form, size_of
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.screens.almanac_sheets import GROUPS, Group, entries, lay_sheets
from fort_desktop.ui.text.explain.signs import sign_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.names import LETTERS, SUIT_NAMES, kid_facts, kid_name
from fort_desktop.ui.text.rules.book import spot_of
from fort_desktop.ui.text.sorting import sort_key
from fort_desktop.ui.text.steps import box_sentences
from fort_desktop.ui.toolkit.common import label, shaded
from fort_desktop.ui.toolkit.menu import Face, menu_button

_SOUGHT: Final = (
    *("pizza", "toys", "any", "vp", "build", "lookout", "pack", "trash", "trash_this"),
    *("trash_rival", "recruit", "copy_pack", "copy_rival_pack", "convert", "spend", "any_suit"),
)
"""The signs by which kids are found: what is done, then any suit. Others say nothing alone."""
_SAME: Final = {"point": "vp"}
"""Signs that mean the same as another one, for a number of one."""


class Filter(NamedTuple):
    """The properties that a kid has to show, "" for any; with `friends` only Best Friends."""

    suit: str = ""
    sign: str = ""
    friends: bool = False

    def but(self, other: "Filter") -> "Filter":
        """The same with what the other wants; what both want is wanted no longer."""
        return Filter(
            "" if other.suit == self.suit else other.suit or self.suit,
            "" if other.sign == self.sign else other.sign or self.sign,
            self.friends != other.friends,
        )

    def fits(self, kid: Kid) -> bool:
        """Return True if a kid is shown."""
        return (
            (not self.suit or self.suit in kid.suits)
            and (not self.sign or self.sign in signs_of(kid))
            and (not self.friends or kid.best_friend is not None)
        )


def signs_of(kid: Kid) -> frozenset[str]:
    """The signs in the boxes of a kid, those right of a times sign included."""
    boxes = (box for box in (kid.public, kid.private) if box is not None)
    return frozenset(_SAME.get(sign, sign) for box in boxes for sign in box_signs(box))


def signs_to_seek(kids: Iterable[Kid]) -> list[str]:
    """The signs by which some of these kids can be found."""
    there = {sign for kid in kids for sign in signs_of(kid)}
    return [sign for sign in _SOUGHT if sign in there]


_TOP, _FOOT, _SIDE = 112.0, 100.0, 24.0
_HIGHEST: Final = 400.0
"""Few cards do not fill the window."""
_TAB: Final = 228.0
_PICK: Final = 54.0
"""The side of the button of a sign."""
_GAP: Final = 10.0
_RATIO: Final = LAYOUTS["park"].w / LAYOUTS["park"].h
_SHEET: Final = (1420.0, 880.0)
_BIG: Final = 792.0
"""Height of the enlarged card, in design units."""
_ABOVE: Final = 700_000.0


class AlmanacScreen(Screen):
    """Cards or sheets in rows, reached by the arrows, Tab and the pointer.

    Attributes:
        group: what is shown; filter: of the kids, only these.
        shown: the enlarged kid; None if there is none.
    """

    kind = "almanac"

    def __init__(self, app: Host, shown: str | None = None) -> None:
        super().__init__(app)
        self.group: Group = "kids"
        self.filter = Filter()
        self.shown = shown if shown in app.catalog.kids else None
        self.build()

    @property
    def kids(self) -> list[Kid]:
        """Those that are looked for, suit by suit, then the Best Friends; then by their names."""
        deck = list(self.app.catalog.kids.values())
        groups = list(dict.fromkeys(map(_group, deck)))
        fit = [kid for kid in deck if self.filter.fits(kid)]
        return sorted(fit, key=lambda kid: (groups.index(_group(kid)), sort_key(kid_name(kid))))

    def grid(self) -> tuple[int, float]:
        """The number of columns that gives the largest cards, and their height in design units."""
        wide, tall = (side / self.unit for side in self.scene.size)
        room = (wide - 2 * _SIDE, tall - _TOP - _FOOT)
        best, count = (1, 0.0), max(1, len(self.kids))
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            high = min(room[1] / rows - _GAP, (room[0] / columns - _GAP) / _RATIO, _HIGHEST)
            best = max(best, (columns, high), key=lambda grid: grid[1])
        return best

    def build(self) -> None:
        """Build the groups, the cards or sheets, the button Back, and the enlarged card."""
        self.lawn()
        root, unit = self.scene.root, self.unit
        self._groups()
        w, h = self.scene.size
        if self.group == "kids":
            self._picks()
            columns, high = self.grid()
            for number, kid in enumerate(self.kids):
                root.add(self._card(number, kid, columns, high))
            if not self.kids:
                self._nobody()
            self._letters()
        else:
            room = Box(0, 0, w, h).inset(*(side * unit for side in (_SIDE, _TOP, _SIDE, _FOOT)))
            lay_sheets(root, room, unit, list(entries(self.group, self._rule, self._of_suit)))
        back = Box(w - 304 * unit, h - 92 * unit, 280 * unit, 76 * unit)
        root.add(menu_button(back, unit, tr("Back"), "back", self.app.pop))
        if self.shown is not None:
            self._enlarged(self.app.catalog.kids[self.shown])
        self.scene.focus.keys.update(escape=self._escape)

    # What can be chosen.

    def _groups(self) -> None:
        """Build a button for each group, and one that leads to the rules."""
        unit = self.unit
        for number, (group, words) in enumerate(GROUPS.items()):
            place = Box((_SIDE + number * (_TAB + 10)) * unit, 18 * unit, _TAB * unit, 78 * unit)
            act = partial(self.choose, group)
            face = Face(tr(words), size=27)
            chosen = group == self.group
            self.scene.root.add(menu_button(place, unit, face, f"group {group}", act, chosen))

    def choose(self, group: Group) -> None:
        """Show another group."""
        self.group, self.shown = group, None
        self.rebuild()

    def narrow(self, wanted: Filter) -> None:
        """Show only kids that show this as well; what was wanted already is wanted no longer."""
        self.group, self.filter = "kids", self.filter.but(wanted)
        self.rebuild()

    def _nobody(self) -> None:
        """Say that no kid is like that."""
        (w, h), unit = self.scene.size, self.unit
        area = Box(w / 2 - 400 * unit, h / 2 - 60 * unit, 800 * unit, 120 * unit)
        canvas = Canvas(area.w, area.h, unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 16, pal.OUTLINE, 3)
        words = tr("No kid shows all of that.")
        label(canvas, words, Box(24, 8, canvas.w - 48, canvas.h - 16), 32, True)
        node = Node(area, canvas.image, "nobody")
        node.label = words
        self.scene.root.add(node)

    def _picks(self) -> None:
        """Build a button for each sign that kids may show."""
        unit = self.unit
        signs = signs_to_seek(self.app.catalog.kids.values())
        left = self.scene.size[0] / unit - _SIDE - len(signs) * (_PICK + 2)
        for number, sign in enumerate(signs):
            x = left + number * (_PICK + 2)
            place = Box(x * unit, 30 * unit, _PICK * unit, _PICK * unit)
            self._pick(place, sign, f"sign {sign}", sign_words(sign)[0], self.filter.sign == sign,
                       partial(self.narrow, Filter(sign=sign)))  # fmt: skip

    def _pick(
        self, place: Box, sign: str, key: str, words: str, chosen: bool, act: Callable[[], None]
    ) -> None:
        """A small button by which kids are looked for; yellow while it is in use."""
        canvas = Canvas(place.w, place.h, self.unit)
        fill = pal.ACTION if chosen else pal.PAPER
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 4 if chosen else 2)
        size = canvas.h - 14
        canvas.icon(sign, (canvas.w - size) / 2 if canvas.w < 80 else 10, 7, size)
        if canvas.w >= 80:
            label(canvas, words, Box(size + 16, 2, canvas.w - size - 22, canvas.h - 4), 23)
        node = Node(place, canvas.image, key)
        node.label = words
        node.clicked = act
        self.scene.root.add(node)

    def _rule(self, clause: str) -> None:
        self.app.push(routes.Rules(spot_of(clause)))

    def _of_suit(self, suit: str) -> None:
        self.filter = Filter(suit)
        self.choose("kids")

    def _letters(self) -> None:
        """Build a button for each suit with the letter of its badge, and one for Best Friends."""
        (w, h), unit = self.scene.size, self.unit
        # NOTE: which letter the badge of a suit bears; the letter is the same in all languages
        told = [
            (suit, tr("{letter}: {suit}", letter=letter, suit=tr(SUIT_NAMES[suit])))
            for suit, letter in LETTERS.items()
        ]
        wide = (w / unit - 2 * _SIDE - 300 - 8 * 8) / 8
        for number, (suit, words) in enumerate(told):
            place = Box((_SIDE + number * (wide + 8)) * unit, h - 84 * unit, wide * unit, 60 * unit)
            act = partial(self.narrow, Filter(suit))
            self._pick(place, suit, f"suit {suit}", words, self.filter.suit == suit, act)
        place = Box((_SIDE + 7 * (wide + 8)) * unit, h - 84 * unit, wide * unit, 60 * unit)
        act = partial(self.narrow, Filter(friends=True))
        self._pick(place, "heart", "friends", tr("Best Friend"), self.filter.friends, act)

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
            self.app.pop()

    # One kid, large.

    def _enlarged(self, kid: Kid) -> None:
        unit = self.unit
        veil = pygame.Surface(self.scene.size, pygame.SRCALPHA, 32)
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
    """Return the group of a kid: the Best Friends of a colour, or the kids of its first suit."""
    return kid.best_friend or kid.suits[0]


@opens(routes.Almanac)
def _open(app: Host, route: routes.Almanac) -> Screen:
    return AlmanacScreen(app, route.kid)
