"""The almanac: all kids side by side or some of them, perks, made-up rules and suits."""

from collections.abc import Iterable
from functools import partial
from itertools import groupby
from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.forms import LAYOUTS, Form, size_of
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.art.props import scrapbook
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import (
    EDGE,
    GAP,
    HEAD,
    LARGE,
    LEAD,
    TIGHT,
    WIDE,
    line,
)
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.screens.almanac_sheets import GROUPS, Group, entries, lay_sheets, pages
from fort_desktop.ui.text.explain.signs import sign_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.names import LETTERS, SUIT_NAMES, kid_facts, kid_name
from fort_desktop.ui.text.rules.book import spot_of
from fort_desktop.ui.text.sorting import sort_key
from fort_desktop.ui.text.steps import box_sentences
from fort_desktop.ui.toolkit.dialog import popover
from fort_desktop.ui.toolkit.layout import Share, column, grid, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import (
    BUTTON,
    Button,
    Face,
    buttons,
    cardboard,
    heading,
    menu_button,
)
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


_HIGHEST: Final = 480.0
"""Few cards do not fill the window."""
_TAPE: Final = (480.0, 84.0)
"""The heading on the upper edge of the board."""
_ABOVE: Final = 20.0
"""How far it sticks out above."""
_BACK, _COUNT = 240.0, 130.0
"""The widths of the button Back, and of the number of the page."""
_LIFT: Final = 10.0
"""How far a card rises below the pointer."""
_NOBODY: Final = (800.0, 120.0)
_TALLER: Final = 1.2
"""The height of a portrait of the album, in its widths."""
_SHELVES: Final = 4
"""So many groups are on a page of the album."""
_SHEET: Final = (1420.0, 880.0)
_SIGN, _TURN = 52.0, 90.0
_FINE: Final = 1.5
"""Design units in one of a card."""
_ACROSS: Final = 84.0
"""Units of a card across a portrait of the album."""
_NAMED, _BADGE = 230.0, 84.0
"""The width of the name of a group in the album, and the side of its sign above that."""


@opens(routes.Almanac)
class AlmanacScreen(Screen):
    """Cards or sheets in rows, reached by the arrows, Tab and the pointer.

    Attributes:
        group: what is shown; filter: of the kids, only these; page: of the album, or of sheets.
        shown: the enlarged kid; None if there is none.
    """

    kind = "almanac"

    def __init__(self, app: Host, route: routes.Almanac) -> None:
        super().__init__(app)
        self.group: Group = "kids"
        self.filter = Filter()
        self.page = 0
        self.shown = route.kid if route.kid in app.catalog.kids else None
        self.build()

    @property
    def kids(self) -> list[Kid]:
        """Those that are looked for, suit by suit, then the Best Friends; then by their names."""
        deck = list(self.app.catalog.kids.values())
        groups = list(dict.fromkeys(map(_group, deck)))
        fit = [kid for kid in deck if self.filter.fits(kid)]
        return sorted(fit, key=lambda kid: (groups.index(_group(kid)), sort_key(kid_name(kid))))

    def build(self) -> None:
        """Build the board with its heading, the groups, what is shown, and the foot."""
        self.garden()
        wide, tall = (side / self.unit for side in self.scene.size)
        self.put_sheet(wide, tall)
        board = padding(Box(0, 0, wide, tall), GAP).inset(0, _ABOVE, 0, 0)
        cardboard(self.scene.root, self.at(*board), self.unit, "board", prop=scrapbook)
        tape = Box(board.x + WIDE, board.y - _ABOVE, *_TAPE)
        words = tr("All the kids") if self.group == "kids" else tr(GROUPS[self.group])
        heading(self.scene.root, self.at(*tape), self.unit, words)
        inside = padding(board, EDGE - TIGHT, WIDE)
        head, room, foot = column(inside, [BUTTON, Share(), BUTTON], WIDE)
        self._groups(split(head, "left", _TAPE[0])[1])
        back, ways = split(foot, "right", _BACK)
        if self.group != "kids":
            signs = signs_to_seek(self.app.catalog.kids.values())
            found = pages(list(entries(self.group, self._rule, self._sought, signs)))
            self._leaves(ways, len(found))
            lay_sheets(self, room, found[self.page])
        elif self.filter != Filter():
            buttons(self, ways, self._picked())
            self._kids(room)
        else:
            self._album(room, ways)
        self.button(stack(back, h=BUTTON), "back", tr("Back"), self.app.pop)
        if self.shown is not None:
            self._enlarged(self.app.catalog.kids[self.shown])
        self.scene.focus.keys.update(escape=self._escape)

    # What can be chosen.

    def _groups(self, area: Box) -> None:
        """Build a button for each group."""
        buttons(self, area, [
            Button(f"group {group}", tr(words), partial(self.choose, group), group == self.group)
            for group, words in GROUPS.items()
        ], fill=True)  # fmt: skip

    def choose(self, group: Group) -> None:
        """Show another group."""
        self.group, self.shown, self.page = group, None, 0
        self.rebuild()

    def narrow(self, wanted: Filter) -> None:
        """Show only kids that show this as well; choosing it again drops it."""
        self.group, self.filter = "kids", self.filter.but(wanted)
        self.rebuild()

    def _picked(self) -> list[Button]:
        """Return a button for each thing that is looked for, which drops it again."""
        suit, name, friends = self.filter
        found = [
            (f"suit {suit}", tr(SUIT_NAMES[suit]) if suit else "", Filter(suit)),
            (f"sign {name}", sign_words(name)[0], Filter(sign=name)),
            ("friends", tr("Best Friends") if friends else "", Filter(friends=True)),
        ]
        return [
            Button(key, Face(words, ticked=True), partial(self.narrow, wanted), True)
            for key, words, wanted in found
            if words
        ]

    def _leaves(self, area: Box, count: int) -> None:
        """Lay what leads to the pages before and after the one that is shown, if there are more."""
        self.page %= max(1, count)
        if count < 2:
            return
        before, words, after = row(area, [_TURN, _COUNT, _TURN])
        ways = ("earlier", before, tr("Previous page"), -1), ("later", after, tr("Next page"), 1)
        for name, place, label, by in ways:
            act = partial(self.leaf, by)
            node = menu_button(self.at(*place), self.unit, Face("", sign=name), f"page {name}", act)
            node.label = label
            self.scene.root.add(node)
        told(self, words, "page", [Words(tr("{n} of {all}", n=self.page + 1, all=count), LEAD)])

    def leaf(self, by: int) -> None:
        """Turn over a page; after the last comes the first."""
        self.page += by
        self.rebuild()

    def _rule(self, clause: str) -> None:
        self.app.push(routes.Rules(spot_of(clause)))

    def _sought(self, name: str) -> None:
        """Look for kids with a suit or a sign, or for Best Friends."""
        suit = name if name in LETTERS else ""
        self.narrow(Filter(suit, "" if suit or name == "heart" else name, name == "heart"))

    def _kids(self, room: Box) -> None:
        """Lay some kids as cards, or say that no kid is like that."""
        if not self.kids:
            words = [Words(tr("No kid has all of those."), LARGE, title=True)]
            told(self, stack(room, *_NOBODY), "nobody", words, pal.PAPER)
        else:
            form, columns, high = self.form(room)
            wide = high * LAYOUTS[form].w / LAYOUTS[form].h
            room = stack(room, columns * (wide + GAP) - GAP)
            for kid, place in zip(
                self.kids, grid(room, len(self.kids), columns, high, GAP), strict=True
            ):
                self._card(kid, form, place)

    def form(self, room: Box) -> tuple[Form, int, float]:
        """The form of some cards, their columns and their height: with words if they have room."""
        forms: tuple[Form, ...] = ("hand", "park")
        for form in forms:
            columns, high = largest(room, len(self.kids), LAYOUTS[form].w / LAYOUTS[form].h)
            if high >= _FINE * LAYOUTS[form].h:
                break
        return form, columns, high

    def _album(self, room: Box, ways: Box) -> None:
        """Lay the portraits of the groups of a page, a group on each shelf beside its name."""
        groups = [(name, list(kids)) for name, kids in groupby(self.kids, _shelf)]
        if self.shown is not None:
            theirs = _shelf(self.app.catalog.kids[self.shown])
            self.page = [name for name, _ in groups].index(theirs) // _SHELVES
        self._leaves(ways, -(-len(groups) // _SHELVES))
        shown = groups[self.page * _SHELVES :][:_SHELVES]
        most = max(len(kids) for _, kids in shown)
        shelves = column(room, [Share()] * _SHELVES, GAP)
        for (name, kids), shelf in zip(shown, shelves, strict=False):
            head, cards = split(shelf, "left", _NAMED)
            self._named(head, name)
            for kid, at in zip(kids, row(cards, [Share()] * most, GAP), strict=False):
                wide = min(at.w, at.h / _TALLER)
                self._card(kid, "chip", stack(at, wide, wide * _TALLER, across="start"))

    def _named(self, area: Box, name: str) -> None:
        """Write the name of a group below its sign."""
        _, canvas = panel(self, area, f"name {name}")
        mark, words = column(whole(canvas), [_BADGE, line(LEAD, 2)], TIGHT, "center")
        _sign(canvas, name, mark)
        write(canvas, words, [Words(_told(name), LEAD, title=True, lines=2)], centered=True)

    def _card(self, kid: Kid, form: Form, area: Box) -> None:
        fine = area.w / _ACROSS if form == "chip" else _FINE
        place = self.at(*area)
        size = round(place.w), round(place.h)
        face = kid_picture(kid, form, size, fine * self.unit, language())
        node = Node(place, None, f"kid:{kid.id}")
        node.add(Picture(Box(0, 0, *size), face))
        node.label = kid_name(kid)
        node.clicked = partial(self.open, kid.id)
        lift = _LIFT * self.unit

        def hovered(over: bool) -> None:
            node.move_to(node.box.x, node.box.y + (-lift if over else lift))

        node.hovered = hovered
        self.scene.root.add(node)

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
        canvas = cardboard(over, self.at(*area), self.unit, f"enlarged:{kid.id}", still=False)
        tape = Box(area.x, area.y - _ABOVE, area.w, _TAPE[1])
        heading(over, self.at(*stack(tape, _TAPE[0])), self.unit, kid_name(kid), "name")
        inside = area.inset(EDGE, HEAD, EDGE, GAP + WIDE)
        size = size_of("hand", inside.h * self.unit / LAYOUTS["hand"].h)
        face = kid_picture(kid, "hand", size, _FINE * self.unit, language())
        card, right = split(inside, "left", face.get_width() / self.unit, EDGE)
        told_at, foot = split(right, "bottom", BUTTON)[::-1]
        picture(canvas, face, local(card, area))
        self._told(canvas, kid, local(told_at, area))
        canvas.node.label = in_lines((kid_name(kid), kid_facts(kid), *self._sentences(kid)))
        self._turns(over, foot)

    def _sentences(self, kid: Kid) -> list[str]:
        boxes = [box for box in (kid.public, kid.private) if box is not None]
        return [words for box in boxes for words in box_sentences(box)]

    def _told(self, canvas: Canvas, kid: Kid, area: Box) -> None:
        """Lay out what the card shows, and its actions in words."""
        facts, below = split(area, "top", line(LEAD), TIGHT)
        write(canvas, facts, [Words(kid_facts(kid), LEAD)])
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
        for one, place in zip(found, column(below, [Share()] * len(found)), strict=True):
            self._action(canvas, place, *one)

    def _action(
        self, canvas: Canvas, area: Box, name: str, title: str, sentences: list[str]
    ) -> None:
        """Explain a box of the card."""
        plate(canvas, pal.CARD if name == "follow" else pal.PRIVATE, area)
        head, told_at = split(padding(area, WIDE, GAP), "top", _SIGN)
        mark, words = split(head, "left", _SIGN)
        sign(canvas, name, mark)
        write(canvas, words, [Words(title, LARGE, title=True)])
        canvas.paragraph(in_lines(sentences), *told_at, LARGE)

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


def _shelf(kid: Kid) -> str:
    """Return the sign of those among whom a kid is in the album."""
    return "heart" if kid.best_friend else kid.suits[0]


def _told(name: str) -> str:
    """Return the words for a suit with the letter of its badge, or for the Best Friends."""
    if name not in LETTERS:
        return tr("Best Friends")
    # NOTE: which letter the badge of a suit bears; the letter is the same in all languages
    return tr("{letter}: {suit}", letter=LETTERS[name], suit=tr(SUIT_NAMES[name]))


def _sign(canvas: Canvas, name: str, area: Box) -> None:
    """Draw a sign in an area, that of a suit without its letter."""
    if name in LETTERS:
        picture(canvas, badge(name, canvas.px(min(area.w, area.h)), False), area)
    else:
        sign(canvas, name, area)


def largest(room: Box, count: int, shape: float) -> tuple[int, float]:
    """The number of columns that gives so many cards the most room, and their height.

    Args:
        shape: the width of a card in its heights.
    """
    best = (1, 0.0)
    for columns in range(1, max(1, count) + 1):
        rows = -(-count // columns)
        high = min((room.h + GAP) / rows - GAP, ((room.w + GAP) / columns - GAP) / shape, _HIGHEST)
        best = max(best, (columns, high), key=lambda found: found[1])
    return best
