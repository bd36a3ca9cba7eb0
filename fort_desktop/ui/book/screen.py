"""The book of rules: its contents and a search at the left, an open leaf at the right."""

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import ClassVar, Final

from fort_desktop.scene.events import Input, Key
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.book.blocks import Block, Paper, Shots, Ways, blocks_of, tiled
from fort_desktop.ui.book.film import Film
from fort_desktop.ui.book.leaves import Placed, Sized, balanced, in_rows
from fort_desktop.ui.book.positions import films_of
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.design.unit import unit_of
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.keys.actions import Action
from fort_desktop.ui.text.rules.book import ALMANAC, BOOK, Spot, page_of_sign, page_title
from fort_desktop.ui.text.rules.search import Hit, find
from fort_desktop.ui.toolkit.entry import Entry
from fort_desktop.ui.toolkit.menu import (
    Button,
    Face,
    buttons,
    cardboard,
    heading,
    listed,
    menu_button,
)

_SIZE: Final = (1820.0, 1000.0)
_TALLEST: Final = 1500.0
_LIST: Final = Box(36, 56, 420, 58)
_ROWS: Final = 18
"""The pages and the almanac, all in one list."""
_PARTS: Final = ("turn", "about", "phases", "fort", "key")
_APART: Final = 14.0
"""The first page of each part of the contents, and the room between two parts."""
_PAGE: Final = Box(492, 76, 1292, 0)
_TITLE, _INSIDE = 27.0, 14.0
"""How large the titles of the contents are, and the room beside them in a line of a list."""
_FOOT: Final = 96.0
"""The height of the row of buttons below, and the edge of the sheet."""
_EDGE: Final = 8.0
"""What a leaf has below it, where there are no buttons."""
_BUTTON: Final = 76.0
_COLUMN_GAP: Final = 32.0
_GAP: Final = 10.0
_LARGE: Final = 1.3
"""From so large words on a page has a single column."""

_GROWN: Final = (1.45, 1.3, 1.15)
"""How much larger than usual the words of a page may be."""


_TILES: Final = (2, 3, 4)
"""How many columns of pictures there can be; the fewest with room for all are taken."""


@opens(routes.Rules)
class RulesScreen(Screen):
    """Pages to turn over, found by contents, search and links; shown over another screen.

    Attributes:
        spot: the page that is open, and the paragraph or sign that was looked for.
        leaf: which of its leaves is shown; leaves: how many it has.
        hits: what the search has found; None while nothing is searched.
    """

    kid = "scout"

    room: ClassVar = (_SIZE[0] + 20, _SIZE[1] + 60)
    scrolls: ClassVar = False  # its words grow by themselves

    def __init__(self, app: Host, route: routes.Rules) -> None:
        super().__init__(app)
        self.spot = route.spot or Spot(next(iter(BOOK)))
        self.leaf = 0
        self.leaves = 1
        self.hits: list[Hit] | None = None
        self._query = ""
        self._pending: list[Callable[[], None]] = []
        self._before: list[tuple[Spot, int]] = []
        self._aim = True
        self._flow: tuple[Spot, list[Block], dict[int, int]] | None = None
        self.build()
        if app.means != "pad":
            self.scene.focus.at_key("search")

    # What is shown.

    def build(self) -> None:
        """Build the sheet, the list at the left, and the leaf."""
        self.garden()
        self._flow = None
        self._tall = max(_SIZE[1], min(_TALLEST, self.scene.size[1] / self.unit - 64))
        self.put_sheet(_SIZE[0], self._tall, down=18)
        root, unit = self.scene.root, self.unit
        cardboard(root, self.sheet, unit, "rules")
        heading(root, self.at(_LIST.x, -34, _LIST.w, 80), unit, tr("The rules"))
        self._field()
        self._list: Node = root.add(Container(Box(0, 0, *self.scene.size), "list"))
        self._open: Node = root.add(Container(Box(0, 0, *self.scene.size), "leaf"))
        self._show_list()
        self._show_leaf()
        back = self.at(_LIST.x, self._tall - _FOOT, _LIST.w, _BUTTON)
        root.add(menu_button(back, unit, tr("Back"), "back", self.app.pop))
        self.scene.focus.keys["escape"] = self._escape

    def _field(self) -> None:
        # NOTE: stands pale in an empty field for a word that is searched in the rules
        hint = tr("Search")
        area = self.at(*_LIST)
        field = Entry(area, self.unit, self._query, "search", self._search, hint=hint, longest=30)
        self.scene.root.add(field)

    def _show_list(self) -> None:
        """The contents, or what the search has found."""
        self._list.clear()
        y = _LIST.bottom + 12
        step = min(60.0, (self._tall - _FOOT - 8 - y - _APART * (len(_PARTS) - 1)) / _ROWS)
        if self.hits is None:
            pages = (*BOOK, ALMANAC)
            # All titles in letters of one size: that of the longest.
            widest = max(width(page_title(page), self.unit, _TITLE) for page in pages)
            size = _TITLE * min(1.0, (_LIST.w - 2 * _INSIDE) / widest)
            for page in pages:
                y += _APART * (page in _PARTS[1:])
                act = partial(self.go, Spot(page)) if page in BOOK else self._almanac
                place = Box(_LIST.x, y, _LIST.w, step - 4)
                chosen = page == self.spot.page
                self._row(place, f"page {page}", page_title(page), "", act, chosen, size)
                y += step
        elif not self.hits:
            words = tr("Nothing found.")
            place = Box(_LIST.x, y, _LIST.w, 60)
            self._row(place, "nothing", words, "", self._no_search, False)
        else:
            for number, hit in enumerate(self.hits):
                act = partial(self._follow, hit)
                place = Box(_LIST.x, y + number * 60, _LIST.w, 56)
                chosen = hit.spot == self.spot
                self._row(place, f"hit {number}", hit.name, hit.where, act, chosen)

    def _row(
        self,
        place: Box,
        key: str,
        words: str,
        more: str,
        act: Callable[[], None],
        chosen: bool,
        size: float = _TITLE,
    ) -> None:
        """A row of the list: what it leads to, and where that is."""
        face = Face(words, more, size=23 if more else size)
        self._list.add(listed(self.at(*place), self.unit, face, key, act, chosen))

    @property
    def _letters(self) -> float:
        """The factor by which words are larger than usual, apart from the growth of the sheet."""
        wanted = unit_of(self.scene.size) * self.app.settings.scale / 100
        return max(1.0, min(2.0, wanted / self.unit))

    def _show_leaf(self) -> None:
        """The leaf of the page that is open, with its foot."""
        self._open.clear()
        self._pending = []
        blocks, places = self._flowed()
        if self._aim:
            self.leaf = self._leaf_of(places)
            self._aim = False
        self.leaf = max(0, min(self.leaf, self.leaves - 1))
        area = self.at(_PAGE.x - 12, 22, _PAGE.w + 24, self._tall - self._low - 34)
        canvas = Canvas(area.w, area.h, self.unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 18, pal.OUTLINE, 3)
        title = page_title(self.spot.page)
        canvas.title(title, 24, 32, 38, canvas.w - 48)
        sheet = Node(area, canvas.image, f"sheet {self.spot.page}")
        sheet.label = title
        sheet.wheeled = self._wheel
        self._open.add(sheet)
        for block, at in zip(blocks, self._placed, strict=True):
            if at.leaf == self.leaf:
                self._lay(block, at)
        self._foot()
        if not self.app.speed:
            self.go_on(0.0, len(self._pending))

    def _lay(self, block: Block, at: Placed) -> None:
        wide = self._wide
        x = _PAGE.x + at.column * (wide + _COLUMN_GAP)
        block.lay(self._open, self.at(x, _PAGE.y + 14 + at.y, wide, block.high))
        for node in self._open.children:
            node.wheeled = node.wheeled or self._wheel
        if isinstance(block, Shots):
            self._pending += block.pending

    @property
    def _room(self) -> float:
        """The height of a column."""
        return self._tall - self._low - _PAGE.y - 30

    @property
    def _wide(self) -> float:
        return (_PAGE.w - (self._columns - 1) * _COLUMN_GAP) / self._columns

    def _flowed(self) -> tuple[list[Block], dict[int, int]]:
        """The blocks of the page that is open; notes where each lies.

        Words, or the pictures above them, are as large as they can be without taking more leaves
        than small ones. A leaf without buttons below it is higher. All leaves of a page are set at
        once.
        """
        if self._flow is not None and self._flow[0] == self.spot:
            return self._flow[1:]
        page, large = BOOK[self.spot.page], self._letters >= _LARGE
        columns = _TILES[: 1 if large else 3] if tiled(page.id) else (1 if large else 2,)
        for low in (_FOOT,) if page.see else (_EDGE, _FOOT):
            self._low = low
            self._set(1.0, columns[-1])
            if self.leaves == 1:
                break
        least = self.leaves
        for wide, grown in product(columns, (*_GROWN, 1.0)):
            blocks, places = self._set(grown, wide)
            if self.leaves <= least:
                break
        self._flow = self.spot, blocks, places
        return blocks, places

    def _set(self, grown: float, columns: int) -> tuple[list[Block], dict[int, int]]:
        """Set the page in columns, with words or pictures so many times as large as usual."""
        self._columns = columns
        ways = Ways(self._link, self._of_sign, self._kid, self._film, self._tell)
        tiles = tiled(self.spot.page)
        letters = self._letters * (1.0 if tiles else grown)
        paper = Paper(self.unit, self._wide, letters, grown, self.app.catalog, ways)
        found, places = blocks_of(paper, self.spot.page, self.spot.block, self.spot.sign)
        sized = [Sized(block.high, block.held) for block in found]
        place = in_rows if tiles else balanced
        self._placed = place(sized, self._room, self._columns, _GAP)
        self.leaves = 1 + max((at.leaf for at in self._placed), default=0)
        return list(found), places

    def _tell(self, words: str) -> None:
        self.refuse(lambda: words)

    def _leaf_of(self, places: dict[int, int]) -> int:
        """The leaf on which lies what was looked for."""
        at = places.get(self.spot.block)
        return self._placed[at].leaf if at is not None else 0

    def _foot(self) -> None:
        """Build the pages to see also, and the buttons that turn leaves if there are several."""
        area = Box(_PAGE.x - 12, self._tall - _FOOT, _PAGE.w + 24, _BUTTON)
        if self.leaves > 1:
            self._turns(area.x, area.y)
            area = area.inset(342, 0, 0, 0)
        # Without an arrow: at 1024x768 three words of a title need all the room.
        found = [Button(f"also {page}", page_title(page), partial(self._link, page))
                 for page in BOOK[self.spot.page].see]  # fmt: skip
        buttons(self, area, found, True, self._open)

    def _turns(self, x: float, y: float) -> None:
        """Build the buttons that turn leaves, and the number of the present one."""
        unit = self.unit
        for name, sign, words, change in (
            ("earlier", "earlier", tr("Previous page"), -1),
            ("later", "later", tr("Next page"), 1),
        ):
            place = self.at(x + (0 if change < 0 else 236), y, 82, _BUTTON)
            act = partial(self.turn, change)
            node = menu_button(place, unit, Face("", sign=sign), name, act)
            node.label = words
            self._open.add(node)
        canvas = Canvas(138 * unit, _BUTTON * unit, unit)
        # NOTE: which leaf of a page is shown, and how many it has, as "1 of 3"
        words = tr("{n} of {all}", n=self.leaf + 1, all=self.leaves)
        canvas.title(words, 69, 38, 26, 138, align="center")
        count = Node(self.at(x + 90, y, 138, _BUTTON), canvas.image, "count")
        count.label = words
        self._open.add(count)

    def go_on(self, seconds: float, most: int = 1) -> None:
        """Paint pictures of the leaf that are still missing, one in a frame."""
        for _ in range(most):
            if self._pending:
                self._pending.pop(0)()

    @property
    def busy(self) -> bool:
        """True if pictures are still missing, or something moves."""
        return bool(self._pending) or super().busy

    # What a person does.

    def go(self, spot: Spot) -> None:
        """Open a page at a place."""
        if spot != self.spot:
            self._before.append((self.spot, self.leaf))
        self.spot, self._aim = spot, True
        self._refresh()

    def turn(self, change: int) -> None:
        """Turn from page to page, in a circle."""
        to = self.leaf + change
        if 0 <= to < self.leaves:
            self.leaf = to
        else:
            ids = list(BOOK)
            page = ids[(ids.index(self.spot.page) + (1 if change > 0 else -1)) % len(ids)]
            self.spot, self.leaf = Spot(page), 0 if change > 0 else 1000
        self._refresh()

    def _refresh(self) -> None:
        """Show another leaf; the focus stays on what has the same name there."""
        focused = self.scene.focus.node
        key = focused.key if focused is not None else ""
        self._show_list()
        self._show_leaf()
        if key and self.scene.focus.node is None:
            self.scene.focus.at_key(key)
            if self.scene.focus.node is None:
                # Its button is gone where there is only one leaf.
                self.scene.focus.at_key(f"page {self.spot.page}")

    def _wheel(self, notches: float) -> None:
        if notches:
            self.turn(-1 if notches > 0 else 1)

    def heard(self, event: Input) -> bool:
        """Keys that turn pages wherever the focus is."""
        turns = {"page down": 1, "page up": -1}
        if not isinstance(event, Key) or event.name not in turns:
            return False
        self.turn(turns[event.name])
        return True

    def do(self, action: Action) -> None:
        """Do what a key is for: that of the rules closes them again; taking back leads back."""
        if action == "rules":
            self.app.pop()
        elif action == "undo":
            self._return()
        else:
            super().do(action)

    def _return(self) -> None:
        """To the page from which a link was followed."""
        if self._before:
            self.spot, self.leaf = self._before.pop()
            self._refresh()

    def _escape(self) -> None:
        if self.hits is not None:
            self._no_search()
        else:
            self.app.pop()

    # The search.

    def _search(self, query: str) -> None:
        """Find what is called like that, and open the first at once."""
        self._query = query
        found = find(query, self.app.catalog.kids.values())
        self.hits = found if query.strip() else None
        first = next((hit for hit in found if hit.spot is not None), None)
        if first is not None and first.spot is not None and found[0] is first:
            self.spot, self._aim = first.spot, True
        self._refresh()

    def _no_search(self) -> None:
        self._query, self.hits = "", None
        self.rebuild()
        self.scene.focus.at_key("search")

    def _follow(self, hit: Hit) -> None:
        if hit.spot is not None:
            self.go(hit.spot)
        else:
            self._kid(hit.kid)

    # Links.

    def _link(self, page: str) -> None:
        if page in BOOK:
            self.go(Spot(page))
        else:
            self._almanac()

    def _of_sign(self, sign: str) -> None:
        found = page_of_sign(sign)
        if found is not None:
            self.go(found)

    def _almanac(self) -> None:
        self.app.push(routes.Almanac())

    def _kid(self, kid: str) -> None:
        self.app.push(routes.Almanac(kid))

    def _film(self, clauses: tuple[str, ...]) -> Callable[[], None] | None:
        """Return a function that shows the examples of some clauses; None if there are none."""
        found = films_of(clauses)
        return partial(self.app.push, Film(tuple(found))) if found else None
