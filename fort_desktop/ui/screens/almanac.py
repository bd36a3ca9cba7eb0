"""The almanac: all kids side by side or some of them, perks, made-up rules and suits."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forms import BLEED, LAYOUTS, Form, size_of
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import (
    EDGE,
    FINE,
    GAP,
    HUGE,
    LARGE,
    LEAD,
    TEXT,
    TIGHT,
    WIDE,
    line,
)
from fort_desktop.ui.design.text_box import TextStyle, height
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
from fort_desktop.ui.toolkit.common import label, panel_node, shaded
from fort_desktop.ui.toolkit.dialog import popover
from fort_desktop.ui.toolkit.layout import Natural, Share, column, grid, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons, menu_button
from fort_desktop.ui.toolkit.page import (
    Words,
    local,
    panel,
    picture,
    plate,
    sign,
    told,
    whole,
    write,
)

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


_HIGHEST: Final = 400.0
"""Few cards do not fill the window."""
_MOST: Final = 960.0
"""So wide all groups are at most."""
_PICK: Final = 54.0
"""The side of the button of a sign."""
_LETTER, _MARK = 60.0, 44.0
"""The height of a button with words, and the size of the sign before them."""
_WORDED: Final = 80.0
"""From this width on a button of a sign has words, too."""
_BACK: Final = 280.0
_LIFT: Final = 10.0
"""How far a card rises below the pointer."""
_NOBODY: Final = (800.0, 120.0)
_RATIO: Final = LAYOUTS["park"].w / LAYOUTS["park"].h
_SHEET: Final = (1420.0, 880.0)
_BADGE, _SIGN, _TURN = 74.0, 40.0, 90.0
_FINE: Final = 1.5
"""Design units in one of a card."""


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

    def _rooms(self) -> list[Box]:
        """The rooms for the groups, for cards or sheets, and for the foot."""
        wide, tall = (side / self.unit for side in self.scene.size)
        return column(padding(Box(0, 0, wide, tall), WIDE, GAP), [BUTTON, Share(), BUTTON])

    def grid(self) -> tuple[int, float]:
        """The number of columns that gives the largest cards, and their height in design units."""
        room = self._rooms()[1]
        best, count = (1, 0.0), max(1, len(self.kids))
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            high = min(room.h / rows - TIGHT, (room.w / columns - TIGHT) / _RATIO, _HIGHEST)
            best = max(best, (columns, high), key=lambda grid: grid[1])
        return best

    def build(self) -> None:
        """Build the groups, the cards or sheets, the button Back, and the enlarged card."""
        self.garden()
        self.put_sheet(*(side / self.unit for side in self.scene.size))
        head, room, foot = self._rooms()
        foot, back = split(foot, "right", _BACK)[::-1]
        signs = signs_to_seek(self.app.catalog.kids.values()) if self.group == "kids" else []
        picks, head = split(head, "right", len(signs) * (_PICK + 2))
        self._groups(head)
        self._picks(picks, signs)
        if self.group == "kids":
            self._cards(room)
            self._letters(foot)
        else:
            lay_sheets(self, room, list(entries(self.group, self._rule, self._of_suit)))
        self.button(back, "back", tr("Back"), self.app.pop)
        if self.shown is not None:
            self._enlarged(self.app.catalog.kids[self.shown])
        self.scene.focus.keys.update(escape=self._escape)

    # What can be chosen.

    def _groups(self, area: Box) -> None:
        """Build a button for each group."""
        buttons(self, stack(area, min(area.w, _MOST), across="start"), [
            Button(f"group {group}", tr(words), partial(self.choose, group), group == self.group)
            for group, words in GROUPS.items()
        ], fill=True)  # fmt: skip

    def choose(self, group: Group) -> None:
        """Show another group."""
        self.group, self.shown = group, None
        self.rebuild()

    def narrow(self, wanted: Filter) -> None:
        """Show only kids that show this as well; what was wanted already is wanted no longer."""
        self.group, self.filter = "kids", self.filter.but(wanted)
        self.rebuild()

    def _picks(self, area: Box, signs: Sequence[str]) -> None:
        """Build a button for each sign that kids may show."""
        places = row(stack(area, h=_PICK), [_PICK] * len(signs), 2, "end")
        for name, place in zip(signs, places, strict=True):
            self._pick(place, name, f"sign {name}", sign_words(name)[0], Filter(sign=name),
                       self.filter.sign == name)  # fmt: skip

    def _pick(
        self, area: Box, name: str, key: str, words: str, wanted: Filter, chosen: bool
    ) -> None:
        """A small button by which kids are looked for; yellow while it is in use."""
        node, canvas = panel(self, area, key, still=False)
        plate(canvas, pal.ACTION if chosen else pal.PAPER, chosen=chosen)
        room = padding(whole(canvas), TIGHT, 2)
        if area.w >= _WORDED:
            mark, told = split(room, "left", _MARK, TIGHT)
            sign(canvas, name, mark)
            label(canvas, words, told, FINE)
        else:
            sign(canvas, name, room)
        node.label = words
        node.clicked = partial(self.narrow, wanted)

    def _rule(self, clause: str) -> None:
        self.app.push(routes.Rules(spot_of(clause)))

    def _of_suit(self, suit: str) -> None:
        self.filter = Filter(suit)
        self.choose("kids")

    def _letters(self, area: Box) -> None:
        """Build a button for each suit with the letter of its badge, and one for Best Friends."""
        # NOTE: which letter the badge of a suit bears; the letter is the same in all languages
        told = [
            (suit, tr("{letter}: {suit}", letter=letter, suit=tr(SUIT_NAMES[suit])))
            for suit, letter in LETTERS.items()
        ]
        *places, last = row(stack(area, h=_LETTER), [Share()] * (len(told) + 1), TIGHT)
        for (suit, words), place in zip(told, places, strict=True):
            self._pick(place, suit, f"suit {suit}", words, Filter(suit), self.filter.suit == suit)
        words, only = tr("Best Friend"), Filter(friends=True)
        self._pick(last, "heart", "friends", words, only, self.filter.friends)

    def _cards(self, room: Box) -> None:
        """Lay the kids in rows, or say that no kid is like that."""
        columns, high = self.grid()
        places = grid(room, len(self.kids), columns, high, TIGHT)
        for kid, place in zip(self.kids, places, strict=True):
            self.scene.root.add(self._card(kid, self.at(*place)))
        if not places:
            words = [Words(tr("No kid has all of those."), LARGE, title=True)]
            told(self, stack(room, *_NOBODY), "nobody", words, pal.PAPER)

    def _card(self, kid: Kid, place: Box) -> Node:
        bleed = round(_FINE * BLEED * self.unit)
        face = self._face(kid, "park", place.h / self.unit, bleed)
        node = Node(stack(place, face.get_width() - 2 * bleed), None, f"kid:{kid.id}")
        picture = node.add(Node(Box(-bleed, -bleed, *face.get_size()), face))
        picture.solid = False
        node.label = kid_name(kid)
        node.clicked = partial(self.open, kid.id)
        lift = _LIFT * self.unit

        def hovered(over: bool) -> None:
            node.move_to(node.box.x, node.box.y + (-lift if over else lift))

        node.hovered = hovered
        return node

    def _face(self, kid: Kid, form: Form, high: float, bleed: int = 0) -> pygame.Surface:
        """A card `high` design units high, and `bleed` pixels more on each side."""
        size = size_of(form, high * self.unit / LAYOUTS[form].h)
        return kid_picture(kid, form, size, _FINE * self.unit, language(), bleed)

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
        over = popover(self, "enlarged")
        wide, tall = (side / self.unit for side in self.scene.size)
        area = stack(Box(0, 0, wide, tall), *_SHEET)
        shaded(over, self.at(*area), self.unit)
        sheet, canvas = panel_node(self.at(*area), self.unit, f"enlarged:{kid.id}")
        sheet.static = False
        plate(canvas)
        inside = padding(area, EDGE)
        face = self._face(kid, "hand", inside.h)
        card, right = split(inside, "left", face.get_width() / self.unit, EDGE)
        told_at, foot = split(right, "bottom", BUTTON)[::-1]
        picture(canvas, face, local(card, area))
        self._told(canvas, kid, local(told_at, area))
        sheet.label = in_lines((kid_name(kid), kid_facts(kid), *self._sentences(kid)))
        over.add(sheet)
        self._turns(over, foot)

    def _sentences(self, kid: Kid) -> list[str]:
        boxes = [box for box in (kid.public, kid.private) if box is not None]
        return [words for box in boxes for words in box_sentences(box)]

    def _told(self, canvas: Canvas, kid: Kid, area: Box) -> None:
        """Lay out name, symbols and actions in words."""
        head, facts, below = column(area, [_BADGE, line(TEXT), Share()], TIGHT)
        *suits, name = row(head, [*[_BADGE] * len(kid.suits), Share()])
        for suit, place in zip(kid.suits, suits, strict=True):
            canvas.blit(badge(suit, canvas.px(_BADGE)), place.x, place.y)
        write(canvas, name, [Words(kid_name(kid), HUGE, title=True)])
        write(canvas, facts, [Words(kid_facts(kid))])
        found: list[tuple[str, str, list[str]]] = [
            (name, title, box_sentences(box))
            for name, title, box in (
                ("follow", tr("Public: others may follow"), kid.public),
                ("lock", tr("Private: only you"), kid.private),
            )
            if box is not None
        ]
        if not found:
            words = tr("No action: add this card to another one, or follow with it.")
            canvas.paragraph(words, *split(below, "top", line(LEAD, 3))[0], LEAD)
            return
        inside = area.w - 2 * WIDE
        style = TextStyle(TEXT, face=BOLD)
        heights = [height(in_lines(told), inside, canvas.unit, style) for _, _, told in found]
        places = column(below, [Natural(high + _BADGE + GAP) for high in heights], WIDE)
        for one, place in zip(found, places, strict=True):
            self._action(canvas, place, *one)

    def _action(
        self, canvas: Canvas, area: Box, name: str, title: str, sentences: list[str]
    ) -> None:
        """Explain a box of the card."""
        plate(canvas, pal.CARD if name == "follow" else pal.PRIVATE, area)
        head, told_at = split(padding(area, WIDE, TIGHT), "top", _BADGE - WIDE, 0)
        mark, words = split(head, "left", _SIGN)
        sign(canvas, name, mark)
        write(canvas, words, [Words(title, LEAD, title=True)])
        canvas.paragraph(in_lines(sentences), *told_at, TEXT)

    def _turns(self, over: Node, area: Box) -> None:
        before, after, _, close = row(area, [_TURN, _TURN, Share(), _BACK])
        for name, face, words, place, act in (
            (
                "earlier",
                Face("", sign="earlier"),
                tr("Previous kid"),
                before,
                lambda: self.turn(-1),
            ),
            ("later", Face("", sign="later"), tr("Next kid"), after, lambda: self.turn(1)),
            ("close", Face(tr("Close")), "", close, self.close),
        ):
            node = menu_button(self.at(*place), self.unit, face, name, act)
            node.label = words or node.label
            over.add(node)


def _group(kid: Kid) -> str:
    """Return the group of a kid: the Best Friends of a colour, or the kids of its first suit."""
    return kid.best_friend or kid.suits[0]


@opens(routes.Almanac)
def _open(app: Host, route: routes.Almanac) -> Screen:
    return AlmanacScreen(app, route.kid)
