"""From the nodes of cards.yaml to a `Catalog`, or to a list of faults."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fort_desktop.content.faults import CatalogError, Faults
from fort_desktop.content.kids import read_kids
from fort_desktop.content.nodes import Node, read_nodes
from fort_desktop.paths import cards_file
from fort_desktop.rules.cards import Catalog, Cost, Named
from fort_desktop.rules.types import PERKS, RULES, TOP_LEVEL

_KEYS: Final = ("fort", "kids", "perks", "made_up_rules")


def load_catalog(path: Path | None = None) -> Catalog:
    """The checked catalog of a cards.yaml (default: the program's own); cached.

    Raises:
        CatalogError: the file is refused; the message lists every fault with its line.
    """
    return _load(path or cards_file())


@lru_cache(maxsize=8)
def _load(path: Path) -> Catalog:
    faults = Faults()
    root = read_nodes(path, faults)
    sections = mapping(root, "", faults, _KEYS)
    if not isinstance(root.value, dict):
        raise CatalogError(path, faults.found)
    kids = read_kids(sections.get("kids"), faults)
    points, costs = _fort(sections.get("fort"), faults)
    perks = _named(sections.get("perks"), "perk", PERKS, faults)
    rules = _named(sections.get("made_up_rules"), "made-up rule", RULES, faults)
    if faults.found:
        raise CatalogError(path, faults.found)
    return Catalog(tuple(kids), points, costs, perks, rules)


def mapping(
    node: Node | None,
    card: str,
    faults: Faults,
    keys: tuple[str, ...],
    optional: tuple[str, ...] = (),
) -> dict[str, Node]:
    """The entries of a mapping; faults for unknown and missing keys."""
    if node is None:
        return {}
    if not isinstance(node.value, dict):
        faults.add(node.line, card, f"expected a mapping, found {node.shown()}")
        return {}
    for key in node.value:
        if key not in keys and key not in optional:
            faults.unknown(node.value[key].line, card, "key", key, (*keys, *optional))
    for key in keys:
        if key not in node.value:
            faults.add(node.line, card, f"'{key}' is missing")
    return node.value


def _numbers(node: Node | None, name: str, count: int, faults: Faults) -> tuple[int, ...]:
    if node is None:
        return ()
    values: Any = node.value
    good = isinstance(values, list) and all(
        type(item.value) is int and item.value >= 0 for item in values
    )
    if not good or len(values) != count:
        faults.add(node.line, "", f"{name}: expected {count} whole numbers, found {node.shown()}")
        return ()
    return tuple(item.value for item in values)


def _fort(node: Node | None, faults: Faults) -> tuple[tuple[int, ...], tuple[Cost, ...]]:
    fort = mapping(node, "fort", faults, ("victory_points", "costs"))
    points = _numbers(fort.get("victory_points"), "victory_points", TOP_LEVEL + 1, faults)
    rows = fort.get("costs")
    if rows is None:
        return points, ()
    if not isinstance(rows.value, list) or len(rows.value) != TOP_LEVEL:
        faults.add(rows.line, "fort", f"costs: expected {TOP_LEVEL} entries, one for each level")
        return points, ()
    return points, tuple(_cost(row, faults) for row in rows.value)


def _cost(row: Node, faults: Faults) -> Cost:
    given = mapping(row, "fort", faults, ("toys", "pizza", "any"))
    numbers = {}
    for key, node in given.items():
        if type(node.value) is not int or not 0 <= node.value <= 9:
            faults.add(node.line, "fort", f"{key}: expected 0 to 9, found {node.shown()}")
        else:
            numbers[key] = node.value
    return Cost(numbers.get("toys", 0), numbers.get("pizza", 0), numbers.get("any", 0))


def _named(
    node: Node | None, what: str, known: tuple[str, ...], faults: Faults
) -> tuple[Named, ...]:
    """Perks and made-up rules: exactly the ones that the rules know, with their names."""
    if node is None:
        return ()
    if not isinstance(node.value, list):
        faults.add(node.line, "", f"expected a list of {what}s, found {node.shown()}")
        return ()
    found: dict[str, Named] = {}
    for item in node.value:
        entry = mapping(item, what, faults, ("id", "name"))
        if "id" not in entry or "name" not in entry:
            continue
        id_, name = entry["id"], entry["name"]
        if id_.value not in known:
            faults.unknown(id_.line, "", what, str(id_.value), known)
        elif id_.value in found:
            faults.add(id_.line, str(id_.value), f"the {what} stands twice")
        elif not isinstance(name.value, str):
            faults.add(name.line, str(id_.value), f"name: expected a text, found {name.shown()}")
        else:
            found[id_.value] = Named(id_.value, name.value)
    missing = [id_ for id_ in known if id_ not in found]
    if missing:
        faults.add(node.line, "", f"{what}s missing or wrong: {', '.join(missing)}")
    return tuple(found.values())
