"""The kids of cards.yaml, entry by entry (COMP-2, COMP-3)."""

import re
from typing import Final

from fort_desktop.content.faults import Code, Entry, Faults, Found, Misspelt, plain
from fort_desktop.content.fields import Fields
from fort_desktop.content.nodes import Node
from fort_desktop.content.portraits import (
    COLOURS as COLOUR_FIELDS,
)
from fort_desktop.content.portraits import (
    FIELDS,
    FLAGS,
    HAIRS,
    NUMBERS,
    SECOND,
    WORDS,
    Value,
    fits,
)
from fort_desktop.rules.model.box_notation import COUNTS, BoxError
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import COIN, COLOURS, PARK_DECK_SIZE, SUITS, BoxName, Suit
from fort_desktop.rules.steps.table import known_words, read_box

_KEYS: Final = ("id", "name", "suits", "copies", "source")
_OPTIONAL: Final = ("public", "private", "best_friend", "portrait")
_SOURCES: Final = ("rulebook", "article", "designed")
_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TAKEN: Final = ("as", "deck", "from")
"""Words of the moves beside a kid: `recruit deck` must not mean a kid (contract of the moves)."""
_SYMBOLS: Final[tuple[Suit, ...]] = (*SUITS, COIN)
_WORDS: Final = frozenset((*known_words(), *COUNTS, "x"))


def read_kids(items: list[Node], faults: Faults) -> list[Kid]:
    """Read all valid kids; the faults of the others are noted."""
    read = (_KidFields(item, number, faults).kid() for number, item in enumerate(items, 1))
    return [kid for kid in read if kid is not None]


def label(node: Node, number: int) -> Entry:
    """Return how messages call the entry: by its id, else its name, else its place in the list."""
    entries = node.value if isinstance(node.value, dict) else {}
    for key in ("id", "name"):
        if key in entries and entries[key].text.strip():
            return Entry("named", plain(entries[key].text))
    return Entry("kid", number=number)


class _KidFields(Fields):
    """Reads one entry of `kids`."""

    def __init__(self, node: Node, number: int, faults: Faults) -> None:
        self.before = len(faults.found)
        super().__init__(node, label(node, number), faults, _KEYS, _OPTIONAL)

    def kid(self) -> Kid | None:
        """The kid, or None if it is faulty."""
        suits = self._suits()
        kid = Kid(
            self._id(),
            self.text("name") or "",
            suits,
            self.whole("copies", 1, PARK_DECK_SIZE) or 0,
            self._box("public", suits),
            self._box("private", suits),
            self.one_of("best_friend", COLOURS),
            self.one_of("source", _SOURCES) or "designed",
            self._portrait(),
        )
        if kid.best_friend is not None and kid.copies > 1:
            self.fault("friend_copies", self.entries["copies"], count=kid.copies)
        return kid if len(self.faults.found) == self.before else None

    def _id(self) -> str:
        id_ = self.text("id")
        if id_ is None:
            return ""
        node = self.entries["id"]
        if not _ID.fullmatch(id_):
            self.fault("id_shape", node, found=node.found())
        if id_ in _TAKEN:
            self.fault("id_taken", node, id=id_)
        return id_

    def _suits(self) -> tuple[Suit, ...]:
        items = self.items("suits") or []
        known = [item for item in items if item.value in _SYMBOLS]
        for item in items:
            if item not in known:
                self.unknown("unknown_suit", item, "suit", _SYMBOLS)
        suits = tuple(item.value for item in known)
        if len(known) == len(items) and "suits" in self.entries and not _shape(suits):
            self._wrong_shape(suits)
        return suits

    def _wrong_shape(self, suits: tuple[Suit, ...]) -> None:
        node = self.entries["suits"]
        if isinstance(node.value, list):
            self.fault("suits", node, words=suits[:4])

    def _box(self, key: BoxName, suits: tuple[Suit, ...]) -> Box | None:
        node = self.get(key)
        if node is None:
            return None
        if not isinstance(node.value, str) or not node.value.strip():
            found = Found("nothing") if node.value in (None, "") else node.found()
            self.fault("no_action", node, key=key, found=found)
            return None
        try:
            box = read_box(node.value)
        except BoxError as error:
            self._misspelt(key, node, error)
            return None
        self._check_count(key, node, box, suits)
        return box

    def _check_count(self, key: str, node: Node, box: Box, suits: tuple[Suit, ...]) -> None:
        """Check that a suit count names a suit that the card itself shows."""
        if suits and box.count in SUITS and box.count not in suits:
            shown = tuple(dict.fromkeys(suits))
            self.fault("other_suit", node, key=key, suit=box.count, words=shown)

    def _misspelt(self, key: BoxName, node: Node, error: BoxError) -> None:
        if error.known and error.word not in _WORDS and any(map(str.isalpha, error.word)):
            code: Code = "unknown_public" if key == "public" else "unknown_private"
            self.faults.unknown(code, node.line, self.card, error.word, error.known)
        else:
            box = Misspelt(error.box, plain(error.word), error.known)
            self.fault("action", node, key=key, written=plain(node.value), box=box)

    def _portrait(self) -> dict[str, Value] | None:
        """The recipe of the portrait; for a pair a list of two, the second's keys prefixed."""
        node = self.get("portrait")
        if node is None:
            return None
        if not isinstance(node.value, list):
            return self._recipe(node, "")
        if len(node.value) != 2:
            self.fault("no_recipes", node, found=node.found())
            return None
        first, second = node.value
        return {**self._recipe(first, ""), **self._recipe(second, SECOND)}

    def _recipe(self, node: Node, prefix: str) -> dict[str, Value]:
        if not isinstance(node.value, dict):
            self.fault("no_recipe", node, found=node.found())
            return {}
        for key, line in node.twice:
            self.faults.add("part_twice", line, self.card, key=plain(key))
        for key, item in node.value.items():
            self._check_part(key, item)
        return {prefix + key: item.value for key, item in node.value.items()}

    def _check_part(self, key: str, item: Node) -> None:
        """Check that a part of a portrait has a known name."""
        if key not in FIELDS:
            self.faults.unknown("unknown_part", item.line, self.card, key, FIELDS)
        elif fits(key, item.value):
            return
        elif key in WORDS and isinstance(item.value, str):
            words = WORDS[key]
            self.faults.unknown("unknown_word", item.line, self.card, item.value, words, key)
        else:
            self._misfit(key, item)

    def _misfit(self, key: str, item: Node) -> None:
        """Note what a part of a portrait should be."""
        found = item.found()
        if key in WORDS:
            self.fault("part_word", item, key=key, words=WORDS[key], found=found)
        elif key == "hair_colour":
            self.fault("part_hair", item, key=key, words=HAIRS, found=found)
        elif key in COLOUR_FIELDS:
            self.fault("part_colour", item, key=key, found=found)
        elif key in FLAGS:
            self.fault("part_flag", item, key=key, found=found)
        else:
            code: Code = "part_whole" if key == "skin" else "part_number"
            low, high = (f"{bound:g}" for bound in NUMBERS[key])
            self.fault(code, item, key=key, low=low, high=high, found=found)


def _shape(suits: tuple[Suit, ...]) -> bool:
    """Return True if a card may show this: a suit, a suit twice, or a suit and a coin (COMP-2)."""
    if len(suits) == 1:
        return True
    return len(suits) == 2 and suits[0] != COIN and suits[1] in (suits[0], COIN)
