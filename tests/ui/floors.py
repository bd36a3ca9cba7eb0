"""The least sizes of type on the table, by use: those of the study, in units of the table.

What is not named here has the general floor: 12 pixels at 1280 x 720 and 16 at 1920 x 1080.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import DOTS
from fort_desktop.ui.art.forms import Form
from fort_desktop.ui.table.layout.board import is_strip
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.rule_links import explained
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import (
    AddedCard,
    Card,
    DiscardCard,
    FriendCard,
    LookoutCard,
    Number,
    OwnYardCard,
    PickedCard,
    PileCard,
    PlayedCard,
    Thing,
    YardCard,
)
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE
from fort_desktop.ui.text.names import kid_name
from tests.ui.framing import panel_of
from tests.ui.reading import Text

BANNER: Final = 20.0
POINTS: Final = 20.0
QUESTION: Final = 16.0
NUMBER: Final = 17.0
EXPLAINED: Final = 16.0
SEAT: Final = 15.0
FOLDED_SEAT: Final = 12.0
"""In a folded band a name may be smaller rather than cut (`tests/ui/table/test_ribbons.py`)."""
LABEL: Final = 14.0
HINT: Final = 13.0
STRIP_FIGURE, STRIP_WORD = 18.0, 12.0
"""On the own board while large signs fold it to a strip of figures: 27 and 18 pixels at 150 %."""
GENERAL: Final = 32 / 3
"""Units of the smallest text; it never has fewer than 12 pixels."""
_KIDS: Final = {"hand": 15.0, "park": 14.0, "row": 14.0, "chip": 12.0}
"""Names of kids, by the form of the card."""
_NUMBERS: Final = ("seat", "deck", "discard", "parkdeck", "rule stack", "ends")
"""What bears numbers that are counted with."""
_LABELS: Final = (
    "board", "lookout", "bag", "log", "ends", "prompt", "button", "undo", "perks button",
    "opened", "yard of", "yard", "choice", "title", "keep", "take", "sheet", "tab", "picks",
    "passing", "note of the pile", "taken", "look at table", "pile's name",
)  # fmt: skip
"""What bears labels: heads, hints and buttons."""


_WHOLE: Final = 190.0
"""Cards of a pile that is laid open are whole from this height on; in units."""
_CHIP: Final = 85.0
"""Kids of a rival's Yard that are lower are chips."""


class Known(NamedTuple):
    """What a table says, so that a text can be told from others by its words.

    Attributes:
        seats, kids: their names; banner, question: of the turn bar.
        titles, hints: the first and the last lines of the panels that explain something.
    """

    seats: frozenset[str]
    kids: frozenset[str]
    banner: str
    question: str
    titles: frozenset[str]
    hints: frozenset[str]
    frame: Frame


def known_of(table: TableScreen) -> Known:
    """What a table says now."""
    model = table.model
    bar = said(model, NO_NOTE)
    # A panel beside what is pointed at; on a sheet it tells of the first card.
    things = [table.tooltips.thing, *(node.key for node in table.scene.root.walk())]
    first = next((one for one in things[1:] if isinstance(one, PileCard | DiscardCard)), None)
    cards = [node.key for node in table.nodes.hand.cards[:1]]
    told = [explained(table, one) for one in (things[0], first, *cards) if isinstance(one, Thing)]
    panels = [one for one in told if one is not None]
    return Known(
        frozenset(model.teller.name(seat.seat) for seat in model.shown.seats),
        frozenset(kid_name(kid) for kid in model.session.catalog.kids.values()),
        bar.banner,
        bar.question,
        frozenset(one.title for one in panels),
        frozenset(one.how for one in panels),
        table.nodes.frame,
    )


def floors(known: Known) -> Callable[[Text, Node], float]:
    """The least size of each text of a table, in pixels."""
    unit, numbered = known.frame.unit, set[Node]()

    def least(text: Text, node: Node) -> float:
        units = use_of(text, panel_of(node), known)
        spot = node.parent.key if node.name == "counter" and node.parent is not None else None
        if panel_of(node).name == "board" and is_strip(known.frame.panels.board, unit):
            units = STRIP_FIGURE if text.words.isdigit() else STRIP_WORD
        elif isinstance(spot, Number) and spot.what == "points":
            units = POINTS
        elif units == NUMBER and node.name.split(":")[0] == "board":
            # The first number of a board is its points.
            units = NUMBER if node in numbered else POINTS
            numbered.add(node)
        return max(12, round(max(units, GENERAL) * unit))

    return least


def use_of(text: Text, node: Node, known: Known) -> float:
    """What a text may have at least, in units."""
    words, on = text.words.rstrip(DOTS + " "), node.name.split(":")[0]
    if on == "prompt":
        if words == known.banner:
            return BANNER
        # A word alone may be the name of a phase.
        return QUESTION if words in known.question and " " in words else LABEL
    if on in ("explain", "standing"):
        return _explained(words, known)
    if _named(words, known.kids) and (form := _form(node, known.frame)):
        return _KIDS[form]
    if isinstance(node.key, Card):
        return GENERAL
    if len(words) > 2 and any(name.startswith(words) for name in known.seats):
        folded = on == "seat" and known.frame.sheet.shape == "folded"
        return FOLDED_SEAT if folded else SEAT
    if words.isdigit():
        return NUMBER if on in _NUMBERS else GENERAL
    return LABEL if on in _LABELS else GENERAL


def _explained(words: str, known: Known) -> float:
    """Of a panel: its title, its last line, and all else."""
    if words in known.titles:
        return BANNER
    return HINT if any(words in hint for hint in known.hints) else EXPLAINED


def _named(words: str, names: Iterable[str]) -> bool:
    """Whether it is the name of a kid, or a line of it."""
    return len(words) > 1 and any(f" {words} " in f" {name} " for name in names)


def _form(node: Node, frame: Frame) -> Form | None:
    """The form of a card, by what it is and its size; None if it is none."""
    key, (_, _, w, h) = node.key, node.box
    if node.name in ("face", "front"):
        return "hand"
    if not isinstance(key, Card) or isinstance(
        key, LookoutCard | OwnYardCard | PickedCard | FriendCard
    ):
        return "chip" if isinstance(key, Card) else None
    if w > 1.6 * h:
        return "row"
    if isinstance(key, PlayedCard | AddedCard):
        return "hand"
    if isinstance(key, PileCard | DiscardCard):
        return "hand" if h > _WHOLE * frame.unit else "park"
    return "chip" if isinstance(key, YardCard) and h < _CHIP * frame.unit else "park"
