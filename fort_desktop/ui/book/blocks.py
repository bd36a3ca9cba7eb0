"""The blocks of a page of the rules: measured first, then laid where they have room."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from fort_desktop.content.faults import CatalogError
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import RuleError
from fort_desktop.scenario.spec import ScenarioError
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.art.forms import LAYOUTS, size_of
from fort_desktop.ui.art.icons import IDEAS, names
from fort_desktop.ui.art.vignettes import VIEW, vignette
from fort_desktop.ui.book.positions import aspect, picture
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import HAIR, TIGHT
from fort_desktop.ui.design.text_box import TextStyle, paragraph, width
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.text.explain.signs import sign_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.rules.book import BOOK, page_title
from fort_desktop.ui.text.rules.page import Kids, Passage, Picture, Signs
from fort_desktop.ui.toolkit.common import lights_up
from fort_desktop.ui.toolkit.menu import Face, button_face, menu_button

LETTERS: Final = 24.0
"""The size of the words of a page, in design units, at the usual scale."""
_PAD: Final = 12.0
_SIGN: Final = 42.0
_IDEA: Final = 72.0
"""The side of the drawing of a perk or a made-up rule."""
_SCENE: Final = 200.0
"""The width of the picture of a phase beside words."""
_VIEW: Final = 0.69
"""The part of the width of a tile that its picture takes at least."""
_FEW, _SMALL = 2, 32.0
"""So many signs stand below one another; more are so large only."""
_FILM: Final = 56.0
"""The room for the button that shows an example, right of a paragraph."""
_WIDE: Final = 900.0
"""From so many design units on a column is as wide as the page."""
_CHIP, _DISC = 48.0, 54.0
"""The height of a button for a link or an example, and the side of the sign on a tile."""
_LINK: Final = 22.0
"""The size of the words of a link below a paragraph."""
_IN_ROW: Final = (3, 6)
"""So many kids stand side by side, in a column and in one as wide as the page."""
_GAP: Final = 12.0


class Ways(NamedTuple):
    """The destinations of the links of a page.

    Attributes:
        page: to a page by its id; sign: to the page that tells of a sign; kid: to a kid.
        film: to the examples of some clauses, None if there are none; tell: shows words.
    """

    page: Callable[[str], None]
    sign: Callable[[str], None]
    kid: Callable[[str], None]
    film: Callable[[tuple[str, ...]], Callable[[], None] | None]
    tell: Callable[[str], None]


class Paper(NamedTuple):
    """The sheet that blocks are laid out on.

    Attributes:
        unit: pixels of one design unit; wide: the width of a column, in design units.
        letters: the factor by which words are larger than usual; pictures: by which pictures of
            tiles are larger than they have to be.
    """

    unit: float
    wide: float
    letters: float
    pictures: float
    catalog: Catalog
    ways: Ways

    def set(
        self,
        words: str,
        room: float,
        size: float = LETTERS,
        title: bool = False,
        center: bool = False,
    ) -> pygame.Surface:
        """Words, so many design units wide at most and as high as they need."""
        style = TextStyle(size * self.letters, face=TITLE if title else BOLD)
        if center:
            style = style._replace(align="center")
        return paragraph(words, room, self.unit, style)

    def high(self, image: pygame.Surface) -> float:
        """The height of a picture in design units."""
        return image.get_height() / self.unit


class Block:
    """Something that lies on a page, so many design units high."""

    high = 0.0
    held = False

    def lay(self, parent: Node, place: Box) -> None:
        """Add its nodes at a place, in pixels."""
        raise NotImplementedError


class Text(Block):
    """A paragraph: signs at its left, its words, a button for its example, and its link."""

    def __init__(self, paper: Paper, found: Passage, key: str, lit: bool) -> None:
        self._paper, self._found, self._key, self._lit = paper, found, key, lit
        self._film = paper.ways.film(found.clauses)
        count = len(found.signs)
        # Many signs stand in pairs, so that they are no higher than the words.
        self._side, self._beside = (_SIGN, 1) if count <= _FEW else (_SMALL, 2)
        if any(sign in in_folder(IDEAS) for sign in found.signs):
            self._side = _IDEA
        self._scene = min(_SCENE, paper.wide / 3) if found.scene is not None else 0.0
        signs = self._scene or self._beside * (self._side + 4) * bool(count)
        self._left = _PAD + (signs + 6 + self._scene / 20 if signs else 0)
        right = _FILM if self._film is not None else _PAD
        room = paper.wide - self._left - right
        self._title = paper.set(tr(found.title), room, 26, True) if found.title else None
        self._words = paper.set(tr(found.words), room)
        self._top = _PAD / 2 + (paper.high(self._title) if self._title is not None else 0)
        words = self._top + paper.high(self._words) + _PAD / 2
        rows = -(-count // self._beside)
        scene = self._scene * VIEW[1] / VIEW[0] + _PAD
        tall = max(words, (self._side + 4) * rows + _PAD, scene, 48 if self._film else 0)
        self._paragraph = tall
        self.high = tall + (_CHIP + 6 if found.see else 0)

    def lay(self, parent: Node, place: Box) -> None:
        """Add its nodes at a place, in pixels."""
        unit = self._paper.unit
        canvas = Canvas(place.w, self._paragraph * unit, unit)
        if self._lit:
            canvas.panel(0, 0, canvas.w, canvas.h, pal.LIT, 12, pal.OUTLINE, 2)
        for number, sign in enumerate(self._found.signs):
            row, column = divmod(number, self._beside)
            step = self._side + 4
            canvas.icon(sign, _PAD + column * step, _PAD / 2 + row * step, self._side)
        if self._found.scene is not None:
            view = vignette(self._found.scene, round(self._scene * unit), unit)
            canvas.blit(view, _PAD, _PAD / 2)
        if self._title is not None:
            canvas.blit(self._title, self._left, _PAD / 2)
        canvas.blit(self._words, self._left, self._top)
        node = Node(place.at(place.x, place.y), canvas.image, self._key)
        node.box = Box(place.x, place.y, place.w, self._paragraph * unit)
        node.label = in_lines((tr(self._found.title), tr(self._found.words)))
        parent.add(node)
        self._links(parent, place)

    def _small_button(self, place: Box) -> Node:
        """The button for an example right of the words."""
        side = _CHIP * self._paper.unit
        at = Box(place.right - side, place.y, side, side)
        face = Face("", sign="play")
        return menu_button(at, self._paper.unit, face, f"film {self._key}", self._film)

    def _links(self, parent: Node, place: Box) -> None:
        paper, unit, key = self._paper, self._paper.unit, self._key
        if self._film is not None:
            button = self._small_button(place)
            button.label = tr("Watch an example")
            parent.add(button)
        if self._found.see:
            left = self._left * unit
            words = width(page_title(self._found.see), unit, _LINK)
            wide = min(place.w - left, (words + 100) * unit)
            at = Box(place.x + left, place.y + self._paragraph * unit, wide, _CHIP * unit)
            act = partial(paper.ways.page, self._found.see)
            parent.add(link(at, unit, self._found.see, f"see {key}", act))


class Tile(Block):
    """A large picture with its title, which is pressed for its example or for its words.

    The words stand below where there is an example.
    """

    def __init__(self, paper: Paper, found: Passage, key: str, lit: bool) -> None:
        self._film = paper.ways.film(found.clauses)
        if self._film is None:
            # A card has air around it.
            paper = paper._replace(wide=paper.wide - 2 * _PAD)
        self._paper, self._found, self._key, self._lit = paper, found, key, lit
        side = min(1.0, _VIEW * paper.pictures) * (paper.wide - _DISC)
        top = _PAD if self._film is not None else _DISC / 2
        self._view = Box((paper.wide - side) / 2, top, side, side * VIEW[1] / VIEW[0])
        room = paper.wide - 2 * _PAD
        self._title = paper.set(tr(found.title), room, 28, True, True)
        self._words = paper.set(tr(found.words), room, center=True) if self._film else None
        self._top = self._view.bottom + TIGHT
        self._below = self._top + paper.high(self._title) + HAIR
        words = paper.high(self._words) if self._words is not None else 2 * _PAD
        self.high = self._below + words + _PAD

    def lay(self, parent: Node, place: Box) -> None:
        """Add its nodes at a place, in pixels."""
        found = self._found
        faces = [self._drawn(lit) for lit in (False, True)]
        size = faces[0].get_size()
        x = place.x + (place.w - size[0]) / 2
        node = Node(Box(x, place.y, *size), faces[0], self._key)
        node.label = in_lines((tr(found.title), tr(found.words)))
        parent.add(node)
        if self._film is not None:
            button = node.add(Node(Box(0, 0, *size), None, f"film {self._key}"))
            button.label, button.clicked = tr("Watch an example"), self._film
        else:
            button, node.clicked = node, partial(self._paper.ways.tell, node.label)
        lights_up(node, faces, self._lit, button)

    def _drawn(self, lit: bool) -> pygame.Surface:
        paper, scene = self._paper, self._found.scene
        assert scene is not None
        canvas = Canvas(paper.wide * paper.unit, self.high * paper.unit, paper.unit)
        if self._film is None:
            button_face(canvas, pal.LIT if lit else pal.PAPER)
        elif lit:
            canvas.panel(0, 0, canvas.w, canvas.h, pal.LIT, 12, pal.OUTLINE, 2)
        view = vignette(scene, round(self._view.w * paper.unit), paper.unit)
        canvas.blit(view, self._view.x, self._view.y)
        disc = Box(0, 0, _DISC, _DISC).around(
            Point(self._view.right, self._view.bottom - _DISC / 2)
        )
        canvas.panel(*disc, pal.ACTION if lit else pal.PAPER, _DISC / 2, pal.OUTLINE, 4)
        sign = "play" if self._film is not None else "right"
        canvas.icon(sign, disc.x + 13, disc.y + 12, _DISC - 24)
        canvas.blit(self._title, _PAD, self._top)
        if self._words is not None:
            canvas.blit(self._words, _PAD, self._below)
        return canvas.image


def link(
    place: Box, unit: float, page: str, key: str, act: Callable[[], None], size: float = _LINK
) -> Node:
    """A button that leads to a page, or to the almanac."""
    face = Face(page_title(page), sign="right" if page in BOOK else "kid", size=size - 4)
    return menu_button(place, unit, face, key, act)


class Shots(Block):
    """One picture of the table, or two, and what is to be seen there.

    Attributes:
        pending: what paints the pictures, one by one; each may take a moment.
    """

    def __init__(self, paper: Paper, found: Picture, key: object) -> None:
        self._paper, self._found, self._key = paper, found, key
        self._caption = paper.set(tr(found.caption), paper.wide - 2 * _PAD, 21)
        count = len(found.shots)
        least = min(1.0, 420 / (paper.wide * max(aspect(one.region) for one in found.shots)))
        self._wide = (paper.wide * (least if count == 1 else 1) - _GAP * (count - 1)) / count
        self._tall = self._wide * max(aspect(one.region) for one in found.shots)
        self.high = self._tall + 8 + paper.high(self._caption)
        self.pending: list[Callable[[], None]] = []

    def lay(self, parent: Node, place: Box) -> None:
        """Add its nodes at a place, in pixels."""
        unit = self._paper.unit
        self.pending = []
        for number, shot in enumerate(self._found.shots):
            tall = self._wide * aspect(shot.region)
            x = place.x + number * (self._wide + _GAP) * unit
            y = place.y + (self._tall - tall) / 2 * unit
            canvas = Canvas(self._wide * unit, tall * unit, unit)
            canvas.slot(0, 0, canvas.w, canvas.h)
            box = Box(x, y, *canvas.image.get_size())
            node = Node(box, canvas.image, f"{self._key} {number}")
            node.label = tr(self._found.caption)
            parent.add(node)
            self.pending.append(partial(self._paint, node, number))
        under = Node(
            Box(place.x + _PAD * unit, place.y + (self._tall + 6) * unit,
                *self._caption.get_size()),
            self._caption,
            f"{self._key} caption",
        )  # fmt: skip
        under.label = tr(self._found.caption)
        parent.add(under)

    def _paint(self, node: Node, number: int) -> None:
        """Paint a position; with cards of the owner's own it may be impossible, and stays away."""
        if node.scene is None:
            return
        size = (round(node.box.w), round(node.box.h))
        shot, paper = self._found.shots[number], self._paper
        try:
            node.image = picture(paper.catalog, self._found.scenario, shot, size, language())
        except (CatalogError, ScenarioError, RuleError):
            node.visible = False


class Row(Block):
    """Kids side by side; a click opens one in the almanac."""

    def __init__(self, paper: Paper, found: Kids, key: object) -> None:
        self._paper, self._found, self._key = paper, found, key
        self._kids = [paper.catalog.kids[kid] for kid in found.kids if kid in paper.catalog.kids]
        self._caption = paper.set(tr(found.caption), paper.wide - 2 * _PAD, 21)
        layout = LAYOUTS["park"]
        self._across = _IN_ROW[paper.wide > _WIDE]
        self._step = paper.wide / self._across
        self._tall = (self._step - 24) * layout.h / layout.w
        self._rows = -(-len(self._kids) // self._across)
        self.high = self._rows * (self._tall + _GAP) + paper.high(self._caption)

    def lay(self, parent: Node, place: Box) -> None:
        """Add its nodes at a place, in pixels."""
        unit = self._paper.unit
        for number, kid in enumerate(self._kids):
            row, column = divmod(number, self._across)
            size = size_of("park", self._tall * unit / LAYOUTS["park"].h)
            face = kid_picture(kid, "park", size, 1.5 * unit, language())
            x = place.x + (column * self._step + 12) * unit
            y = place.y + row * (self._tall + _GAP) * unit
            node = Node(Box(x, y, *face.get_size()), face, f"kid:{kid.id}")
            node.label = kid_name(kid)
            node.clicked = partial(self._paper.ways.kid, kid.id)
            parent.add(node)
        y = place.y + self._rows * (self._tall + _GAP) * unit
        under = Node(Box(place.x + _PAD * unit, y, *self._caption.get_size()), self._caption,
                     f"{self._key} caption")  # fmt: skip
        under.label = tr(self._found.caption)
        parent.add(under)


class Heading(Block):
    """The title of a group of signs."""

    held = True

    def __init__(self, paper: Paper, words: str) -> None:
        self._paper, self._words = paper, words
        self._shown = paper.set(words, paper.wide, 28, True)
        self.high = paper.high(self._shown)

    def lay(self, parent: Node, place: Box) -> None:
        """Add its nodes at a place, in pixels."""
        node = Node(Box(place.x, place.y, *self._shown.get_size()), self._shown, "group")
        node.label = self._words
        parent.add(node)


class Sign(Block):
    """A sign with its name and its meaning; a click opens its page."""

    def __init__(self, paper: Paper, sign: str, lit: bool) -> None:
        self._paper, self._sign, self._lit = paper, sign, lit
        title, words = sign_words(sign)
        self._label = in_lines((title, words))
        room = paper.wide - 76
        self._name = paper.set(title, room, 25, True)
        self._words = paper.set(words, room, 22)
        self.high = max(56.0, paper.high(self._name) + paper.high(self._words) + 10)

    def lay(self, parent: Node, place: Box) -> None:
        """Add its nodes at a place, in pixels."""
        unit = self._paper.unit
        images = [self._drawn(unit, fill) for fill in (pal.PAPER, pal.LIT)]
        node = Node(Box(place.x, place.y, place.w, self.high * unit), None, f"sign:{self._sign}")
        lights_up(node, images, self._lit)
        node.label = self._label
        node.clicked = partial(self._paper.ways.sign, self._sign)
        parent.add(node)

    def _drawn(self, unit: float, fill: pal.Colour) -> pygame.Surface:
        canvas = Canvas(self._paper.wide * unit, self.high * unit, unit)
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 2)
        if self._sign in names():
            canvas.icon(self._sign, 12, 6, 44)
        else:
            canvas.title(self._sign, 34, 28, 30, 56, align="center")
        canvas.blit(self._name, 68, 4)
        canvas.blit(self._words, 68, 5 + self._paper.high(self._name))
        return canvas.image


def tiled(page: str) -> bool:
    """Return True for a page of nothing but pictures with their words."""
    return all(isinstance(one, Passage) and one.scene for one in BOOK[page].blocks)


def blocks_of(
    paper: Paper, page: str, lit: int = -1, sign: str = ""
) -> tuple[Sequence[Block], dict[int, int]]:
    """The blocks of a page.

    Args:
        lit: the number of the block that was looked for; sign: or the sign within it.

    Returns:
        the blocks, and by number of the page's block, or of the sign's, its place among them.
    """
    made: list[Block] = []
    places: dict[int, int] = {}
    for number, found in enumerate(BOOK[page].blocks):
        places[number] = len(made)
        key = f"block {number}"
        if isinstance(found, Passage):
            kind = Tile if tiled(page) else Text
            made.append(kind(paper, found, key, number == lit))
        elif isinstance(found, Picture):
            made.append(Shots(paper, found, key))
        elif isinstance(found, Kids):
            made.append(Row(paper, found, key))
        elif isinstance(found, Signs):
            made.append(Heading(paper, tr(found.title)))
            for one in found.signs:
                if number == lit and one == sign:
                    places[number] = len(made)
                made.append(Sign(paper, one, number == lit and one == sign))
    return made, places
