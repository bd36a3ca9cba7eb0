"""Builds a `Catalog` from the nodes of cards.yaml, or reports its faults.

The deck checks the entries themselves, so that a fault inside one kid hides no fault of the deck.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from fort_desktop.content.faults import CatalogError, Code, Entry, Faults, plain
from fort_desktop.content.fields import Fields, whole
from fort_desktop.content.kids import read_kids
from fort_desktop.content.nodes import Node, read_nodes
from fort_desktop.paths import cards_file
from fort_desktop.rules.model.cards import Catalog, Cost, Kid, Named
from fort_desktop.rules.model.types import COLOURS, PARK_DECK_SIZE, PERKS, RULES, TOP_LEVEL

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


_KEYS: Final = ("fort", "kids", "perks", "made_up_rules")
_MOST_POINTS: Final = 99
_MOST_TOKENS: Final = 9
_COST: Final = ("toys", "pizza", "any")


def load_catalog(path: Path | None = None) -> Catalog:
    """Load and check a cards.yaml (default: the program's own).

    The result is cached until the file changes; the program's own file is read only once.

    Raises:
        CatalogError: the file is refused; it lists every fault with its line.
    """
    if path is None:
        return _load(cards_file(), None)
    return _load(path, _stamp(path))


def _stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_ino, stat.st_size, stat.st_mtime_ns


@lru_cache(maxsize=8)
def _load(path: Path, stamp: tuple[int, int, int] | None) -> Catalog:
    faults = Faults()
    root = Fields(read_nodes(path), None, faults, _KEYS)
    kids = _kids(root, faults)
    points, costs = _fort(root, faults)
    perks = _named(root, "perks", "perk", PERKS)
    rules = _named(root, "made_up_rules", "rule", RULES)
    if faults.found:
        raise CatalogError(path, faults.found)
    return Catalog(tuple(kids), points, costs, perks, rules)


def _kids(root: Fields, faults: Faults) -> list[Kid]:
    items = root.items("kids")
    if items is None:
        return []
    check_deck(root.entries["kids"].line, items, faults)
    return read_kids(items, faults)


def _fort(root: Fields, faults: Faults) -> tuple[tuple[int, ...], tuple[Cost, ...]]:
    node = root.get("fort")
    if node is None:
        return (), ()
    fort = Fields(node, Entry("named", "fort"), faults, ("victory_points", "costs"))
    return _points(fort), _costs(fort)


def _points(fort: Fields) -> tuple[int, ...]:
    """One number for each level from 0 (COMP-10)."""
    items = fort.items("victory_points") or []
    _check_length(fort, "victory_points", len(items), TOP_LEVEL + 1)
    return tuple(whole(item, "victory_points", fort, 0, _MOST_POINTS) or 0 for item in items)


def _costs(fort: Fields) -> tuple[Cost, ...]:
    """One cost for each level from 1."""
    items = fort.items("costs") or []
    _check_length(fort, "costs", len(items), TOP_LEVEL)
    costs = []
    for level, item in enumerate(items, 1):
        row = Fields(item, Entry("level", number=level), fort.faults, _COST)
        toys, pizza, white = (row.whole(key, 0, _MOST_TOKENS) for key in _COST)
        if (toys, pizza, white) == (0, 0, 0):
            row.fault("no_cost", item)
        costs.append(Cost(toys or 0, pizza or 0, white or 0))
    return tuple(costs)


def _check_length(fort: Fields, key: str, found: int, expected: int) -> None:
    node = fort.get(key)
    if node is not None and isinstance(node.value, list) and found != expected:
        fort.fault("levels", node, key=key, expected=expected, count=found)


def _named(
    root: Fields, key: str, what: Literal["perk", "rule"], known: tuple[str, ...]
) -> tuple[Named, ...]:
    """Read the names of perks or made-up rules: exactly those that the rules implement."""
    found: dict[str, Named] = {}
    items = root.items(key)
    for number, item in enumerate(items or [], 1):
        entry = Fields(item, Entry(what, number=number), root.faults, ("id", "name"))
        id_ = entry.one_of("id", known)
        if id_ is None:
            continue
        entry.card = Entry("named", id_)
        if id_ in found:
            code: Code = "perk_twice" if what == "perk" else "rule_twice"
            entry.fault(code, entry.entries["id"])
        found[id_] = Named(id_, entry.text("name") or "")
    missing = [id_ for id_ in known if id_ not in found]
    if missing and items is not None:
        lacks: Code = "perks_missing" if what == "perk" else "rules_missing"
        root.fault(lacks, root.entries[key], words=tuple(missing))
    return tuple(found.values())
