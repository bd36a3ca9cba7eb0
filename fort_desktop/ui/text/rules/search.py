"""The search in the rules: pages, terms, signs, clauses and kids, by name."""

import unicodedata
from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.explain.signs import explain_sign
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.rules.book import BOOK, Spot
from fort_desktop.ui.text.rules.page import Page, Passage, Signs

_NOWHERE: Final = 9
_PLAIN: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})
"""Letters that Unicode does not take apart into a letter and its accent."""


class Hit(NamedTuple):
    """Something that was found.

    Attributes:
        name: what it is called; where: the title of its page, or what kind of thing it is.
        spot: its place in the book; kid: the id of a kid, which is in the almanac instead.
        text: more words of it that are searched.
    """

    name: str
    where: str
    spot: Spot | None
    kid: str = ""
    text: str = ""


def folded(words: str) -> str:
    """Words without accents, and without a difference of capitals.

    >>> folded("Łóżko")
    'lozko'
    """
    apart = unicodedata.normalize("NFKD", words.casefold().translate(_PLAIN))
    if apart.isascii():
        return apart
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def find(query: str, kids: Iterable[Kid], most: int = 12) -> list[Hit]:
    """Return the hits by name, the nearest first, then those whose text has all of the words."""
    wanted = folded(query).strip()
    if not wanted:
        return []
    ranked = [(_rank(hit, wanted), hit) for hit in _all(kids)]
    ranked = [one for one in ranked if one[0] < _NOWHERE]
    found: dict[object, Hit] = {}
    for _, hit in sorted(ranked, key=lambda one: one[0]):
        found.setdefault(hit.spot or hit.kid, hit)
    return list(found.values())[:most]


def _rank(hit: Hit, wanted: str) -> int:
    """Return how near a hit is to the wanted words, 0 for its exact name."""
    name = folded(hit.name)
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if f" {wanted}" in name:
        return 2
    if wanted in name and len(wanted) > 1:
        return 3
    text = folded(hit.text)
    return 4 if len(wanted) > 1 and all(word in text for word in wanted.split(" ")) else _NOWHERE


def _all(kids: Iterable[Kid]) -> Iterator[Hit]:
    """All that can be found, as it is called now."""
    for page in BOOK.values():
        yield Hit(tr(page.title), "", Spot(page.id))
    for page in BOOK.values():
        yield from _of_page(page)
    for kid in kids:
        # NOTE: what kind of thing it is, beside its name
        yield Hit(kid_name(kid), tr("kid"), None, kid.id)


def _of_page(page: Page) -> Iterator[Hit]:
    title = tr(page.title)
    for number, block in enumerate(page.blocks):
        spot = Spot(page.id, number)
        if isinstance(block, Passage):
            name, words = tr(block.title) or title, tr(block.words)
            yield Hit(name, title, spot, text=words)
            yield from (Hit(clause, title, spot) for clause in block.clauses)
        elif isinstance(block, Signs):
            for sign in block.signs:
                yield from _of_sign(sign, title, spot._replace(sign=sign))


def _of_sign(sign: str, title: str, spot: Spot) -> Iterator[Hit]:
    told = explain_sign(sign)
    if told is not None:
        words = " ".join(map(attrgetter("words"), told.parts))
        yield Hit(told.title, title, spot, text=words)
