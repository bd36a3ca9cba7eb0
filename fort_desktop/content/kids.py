"""The kids of cards.yaml: each entry, and the deck as a whole (COMP-1, COMP-2, COMP-3)."""

import re
from collections import Counter
from typing import Any, Final

from fort_desktop.content.faults import Faults
from fort_desktop.content.nodes import Node
from fort_desktop.rules.cards import Kid
from fort_desktop.rules.effects import Box
from fort_desktop.rules.notation import COUNTS, STEP_WORDS, BoxError, parse_box
from fort_desktop.rules.types import COIN, COLOURS, PARK_DECK_SIZE, SUITS

_KEYS: Final = ("id", "name", "suits", "copies", "source")
_OPTIONAL: Final = ("public", "private", "best_friend", "portrait")
_SOURCES: Final = ("rulebook", "article", "designed")
_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_PAIR: Final = 2


def read_kids(node: Node | None, faults: Faults) -> list[Kid]:
    """All kids that can be read; what is wrong with the others is noted."""
    if node is None:
        return []
    if not isinstance(node.value, list):
        faults.add(node.line, "", f"kids: expected a list, found {node.shown()}")
        return []
    kids: list[Kid] = []
    lines: dict[str, int] = {}
    before = len(faults.found)
    for item in node.value:
        kid = _KidReader(item, faults).read()
        if kid is None:
            continue
        if kid.id in lines:
            first = lines[kid.id]
            faults.add(item.line, kid.id, f"duplicate id; it stands on line {first} already")
            continue
        lines[kid.id] = item.line
        kids.append(kid)
    _deck(node, kids, faults, len(faults.found) > before)
    return kids


def _deck(node: Node, kids: list[Kid], faults: Faults, broken: bool) -> None:
    """60 Park cards, and two Best Friends of each colour."""
    total = sum(kid.copies for kid in kids if kid.best_friend is None)
    if total != PARK_DECK_SIZE and not broken:
        faults.add(
            node.line, "", f"the copies of the Park kids make {total}, expected {PARK_DECK_SIZE}"
        )
    friends = Counter(kid.best_friend for kid in kids if kid.best_friend is not None)
    for colour in COLOURS:
        if friends[colour] != _PAIR and not broken:
            faults.add(
                node.line, "", f"{colour} has {friends[colour]} Best Friends, expected a pair"
            )


class _KidReader:
    """Reads one entry of `kids`."""

    def __init__(self, node: Node, faults: Faults) -> None:
        self.node = node
        self.faults = faults
        self.entry: dict[str, Node] = node.value if isinstance(node.value, dict) else {}
        id_ = self.entry.get("id")
        self.card = str(id_.value) if id_ is not None else ""

    def fault(self, node: Node, message: str) -> None:
        self.faults.add(node.line, self.card, message)

    def read(self) -> Kid | None:
        """The kid, or None if it is faulty."""
        before = len(self.faults.found)
        if not isinstance(self.node.value, dict):
            self.fault(self.node, f"expected a kid, found {self.node.shown()}")
            return None
        self._keys()
        suits = self._suits()
        kid = Kid(
            self._id(),
            self._text("name"),
            suits,
            self._copies(),
            self._box("public", suits),
            self._box("private", suits),
            self._one_of("best_friend", COLOURS),
            self._one_of("source", _SOURCES) or "designed",
            self._portrait(),
        )
        if kid.best_friend is not None and kid.copies != 1:
            self.fault(self.entry["copies"], "copies: a Best Friend is there once")
        return kid if len(self.faults.found) == before else None

    def _keys(self) -> None:
        for key, node in self.entry.items():
            if key not in _KEYS and key not in _OPTIONAL:
                self.faults.unknown(node.line, self.card, "key", key, (*_KEYS, *_OPTIONAL))
        for key in _KEYS:
            if key not in self.entry:
                self.fault(self.node, f"'{key}' is missing")

    def _id(self) -> str:
        node = self.entry.get("id")
        if node is None:
            return ""
        if not isinstance(node.value, str) or not _ID.fullmatch(node.value):
            self.fault(node, f"id: expected lower case letters and '_', found {node.shown()}")
        return str(node.value)

    def _text(self, key: str) -> str:
        node = self.entry.get(key)
        if node is not None and (not isinstance(node.value, str) or not node.value.strip()):
            self.fault(node, f"{key}: expected a text, found {node.shown()}")
        return str(node.value) if node is not None else ""

    def _copies(self) -> int:
        node = self.entry.get("copies")
        if node is None:
            return 0
        if type(node.value) is not int or not 1 <= node.value <= PARK_DECK_SIZE:
            self.fault(node, f"copies: expected a whole number from 1, found {node.shown()}")
            return 0
        return node.value

    def _suits(self) -> Any:
        node = self.entry.get("suits")
        if node is None:
            return ()
        if not isinstance(node.value, list):
            self.fault(node, f"suits: expected a list, found {node.shown()}")
            return ()
        suits = tuple(item.value for item in node.value)
        for item in node.value:
            if item.value not in (*SUITS, COIN):
                self.faults.unknown(item.line, self.card, "suit", str(item.value), (*SUITS, COIN))
                return ()
        if not _shape(suits):
            self.fault(node, "suits: expected one symbol, two of one suit, or one suit and a coin")
        return suits

    def _one_of(self, key: str, known: tuple[str, ...]) -> Any:
        node = self.entry.get(key)
        if node is None:
            return None
        if node.value not in known:
            self.faults.unknown(node.line, self.card, key, str(node.value), known)
            return None
        return node.value

    def _box(self, key: str, suits: tuple[str, ...]) -> Box | None:
        node = self.entry.get(key)
        if node is None:
            return None
        if not isinstance(node.value, str):
            self.fault(
                node, f"{key}: expected an action, found {node.shown()}; leave a blank box out"
            )
            return None
        try:
            box = parse_box(node.value)
        except BoxError as fault:
            self._misspelt(key, node, fault)
            return None
        if suits and box.count in SUITS and box.count not in suits:
            self.fault(node, f"{key}: 'x {box.count}' counts a suit that the card does not show")
        return box

    def _misspelt(self, key: str, node: Node, fault: BoxError) -> None:
        known = COUNTS if str(fault).startswith("after 'x'") else STEP_WORDS
        if fault.word and fault.word not in known and fault.word.strip("()>x"):
            self.faults.unknown(
                node.line, self.card, f"word in the {key} action", fault.word, known
            )
        else:
            self.fault(node, f"{key}: cannot read '{node.value}': {fault}")

    def _portrait(self) -> dict[str, str | int | float | bool] | None:
        node = self.entry.get("portrait")
        if node is None:
            return None
        if not isinstance(node.value, dict):
            self.fault(node, f"portrait: expected a mapping, found {node.shown()}")
            return None
        return {key: item.value for key, item in node.value.items()}


def _shape(suits: tuple[str, ...]) -> bool:
    """COMP-2."""
    if len(suits) == 1:
        return True
    return len(suits) == 2 and suits[0] != COIN and suits[1] in (suits[0], COIN)
