"""The kids of cards.yaml as a deck: ids, the 60 Park cards, the Best Friends (COMP-1).

Checks the entries themselves, so that a fault inside one kid hides no fault of the deck.
"""

from typing import Final

from fort_desktop.content.faults import Code, Entry, Faults, plain
from fort_desktop.content.nodes import Node
from fort_desktop.rules.model.types import COLOURS, PARK_DECK_SIZE

_PAIR: Final = 2


def check_deck(line: int, items: list[Node], faults: Faults) -> None:
    """Report the faults of the kids taken together; `line` is that of the list."""
    entries = [item for item in items if isinstance(item.value, dict)]
    _check_ids(entries, faults)
    if len(entries) == len(items):
        _check_total(line, entries, faults)
        _check_friends(line, entries, faults)


def _check_ids(entries: list[Node], faults: Faults) -> None:
    lines: dict[str, int] = {}
    for entry in entries:
        node = entry.value.get("id")
        if node is None or not isinstance(node.value, str):
            continue
        if node.value in lines:
            card = Entry("named", plain(node.value))
            faults.add("id_twice", node.line, card, first=lines[node.value])
        lines.setdefault(node.value, node.line)


def _check_total(line: int, entries: list[Node], faults: Faults) -> None:
    """Check the size of the Park deck (COMP-1), if every `copies` is readable.

    An unreadable one is reported at its own kid.
    """
    copies = [_plain(entry, "copies") for entry in entries if "best_friend" not in entry.value]
    numbers = [number for number in copies if type(number) is int]
    total = sum(numbers)
    if len(numbers) == len(copies) and total != PARK_DECK_SIZE:
        off = total - PARK_DECK_SIZE
        code: Code = "park_many" if off > 0 else "park_few"
        faults.add(code, line, total=total, expected=PARK_DECK_SIZE, off=abs(off))


def _check_friends(line: int, entries: list[Node], faults: Faults) -> None:
    """Check that each colour has two Best Friends (COMP-1), if every colour is readable."""
    friends = [entry for entry in entries if "best_friend" in entry.value]
    if any(_plain(friend, "best_friend") not in COLOURS for friend in friends):
        return
    for colour in COLOURS:
        team = [friend for friend in friends if _plain(friend, "best_friend") == colour]
        if len(team) != _PAIR:
            names = tuple(plain(str(_plain(friend, "id"))) for friend in team)
            code: Code = "friends" if names else "no_friends"
            faults.add(code, line, colour=colour, count=len(names), names=names)


def _plain(entry: Node, key: str) -> object:
    node = entry.value.get(key)
    return None if node is None else node.value
