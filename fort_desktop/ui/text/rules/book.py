"""The book of rules: its pages in order, and where each clause and each sign is told."""

from typing import Final, NamedTuple

from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.explain.signs import explain_sign
from fort_desktop.ui.text.rules import beginning, between, doing, playing, rewards
from fort_desktop.ui.text.rules.page import Page, Signs
from fort_desktop.ui.text.rules.summary import ACCESS, KEY, TURN

CHAPTERS: Final = (
    *beginning.PAGES,
    *playing.PAGES,
    *doing.PAGES,
    *between.PAGES,
    *rewards.PAGES,
)
"""The fourteen pages."""
BOOK: Final[dict[str, Page]] = {page.id: page for page in (TURN, *CHAPTERS, KEY, ACCESS)}
"""All pages by id, in the order in which they are turned over."""
_OVERVIEWS: Final = ("phases", "about", "turn")
"""Pages that tell in short what others tell in detail."""
ALMANAC: Final = "almanac"
"""A link that leads to the almanac instead of a page."""


class Spot(NamedTuple):
    """A place in the book: a page, and a paragraph or sign of it; `block` -1 is its beginning."""

    page: str
    block: int = -1
    sign: str = ""


def spot_of(clause: str) -> Spot | None:
    """Return the place of a clause, in detail rather than in an overview; None if there is none."""
    detailed = [page for page in CHAPTERS if page.id not in _OVERVIEWS]
    for page in (*detailed, *(BOOK[page] for page in _OVERVIEWS)):
        for number, block in enumerate(page.blocks):
            if not isinstance(block, Signs) and clause in getattr(block, "clauses", ()):
                return Spot(page.id, number)
    return None


def spot_of_sign(sign: str) -> Spot | None:
    """Return the place of a sign in the key; None if it means nothing in the game."""
    for number, block in enumerate(KEY.blocks):
        if isinstance(block, Signs) and sign in block.signs:
            return Spot(KEY.id, number, sign)
    return None


def page_of_sign(sign: str) -> Spot | None:
    """The page that a sign of the key opens: where its clause is told."""
    found = explain_sign(sign)
    return spot_of(found.clause) if found is not None else None


def page_title(page: str) -> str:
    """Return the title of a link to a page, or to the almanac."""
    if page not in BOOK:
        return tr("All the kids")
    found = BOOK[page]
    if not found.number:
        return tr(found.title)
    # NOTE: the number and the title of a page of the rules
    return tr("{n}. {title}", n=found.number, title=tr(found.title))
