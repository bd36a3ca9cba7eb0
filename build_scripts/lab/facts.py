"""A compact text notation of views and events, independent of our structs.

Golden games are written in it. When a field of a view is renamed or moved, this file is adapted and
no golden game changes.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

import msgspec

from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.types import HIDDEN

Fact = str | int | tuple[str, ...]
Facts = dict[str, Fact]
"""What a seat may know, by name: numbers, words, or the cards of a zone."""

OURS = ("binds", "trash_this")
"""Fields of events that are not in the contract."""


def facts(view: View) -> Facts:
    """All facts of a view, board by board."""
    known: Facts = {
        "round": view.round,
        "turn": f"{view.leader} {view.phase}",
        "park": view.park,
        "park deck": view.park_deck_count,
        "rule stack": view.rules_count,
        "rules seen": view.rules_seen,
        "perk row": view.perks,
        "macaroni": view.macaroni,
        "kept in order": tuple(map(str, view.keepers)),
        "trashed": view.trashed,
        "table": view.table,
        "play": _play(view),
        "packs passed": view.drafted,
        "ending": view.ending or "",
        "ended": str(view.ended),
        "scores": tuple(str(score.total) for score in view.scores),
        "winners": tuple(map(str, view.winners)),
    }
    for number, pack in enumerate(view.packs):
        known[f"pack {number}"] = tuple(f"({_cards(segment)})" for segment in pack)
    for seat in view.seats:
        known.update((f"{seat.seat} {name}", fact) for name, fact in _board(seat))
    return known


def _play(view: View) -> str:
    play = view.play
    if play is None:
        return ""
    words = [play.card]
    words += [f"as {play.declared}"] if play.declared else []
    words += [f"added {card} as {suit}" for card, suit in play.added]
    words += [f"counted {card} as {suit}" for card, suit in play.counted]
    words += [f"took {play.took}"] if play.took else []
    words += [f"followed by {seat}" for seat in play.followers]
    return ", ".join(words)


def _board(seat: SeatView) -> Iterator[tuple[str, Fact]]:
    yield "colour", seat.colour
    yield "points", seat.points
    yield "level", seat.level
    yield "stuff", f"{seat.pizza} pizza {seat.toys} toys"
    yield "pack", f"{seat.pack_pizza} pizza {seat.pack_toys} toys of {seat.pack_limit}"
    yield "perk", seat.perk or ""
    yield "rule", seat.rule or (HIDDEN if seat.has_rule else "")
    yield "hand", seat.hand
    yield "cards in hand", seat.hand_count
    yield "cards in deck", seat.deck_count
    yield "discard", seat.discard
    yield "yard", seat.yard
    yield "lookout", seat.lookout
    yield "lookout places", seat.lookout_limit
    yield "in deck or hand", seat.pool
    yield "unknown in deck or hand", seat.unknown
    yield "known in hand", seat.shown
    yield "unknown of the known hand", seat.shown_unknown
    yield "picks", seat.picks
    yield "number of picks", seat.pick_count
    yield "dealt kids seen since", seat.revealed
    yield "dealt kids not seen yet", seat.unseen


def changes(name: str, before: Facts, now: Facts) -> str:
    """Describe how one fact has changed, "" if it has not; a new fact is written in full."""
    if name not in now:
        return f"{name}: gone"
    old, new = before.get(name), now[name]
    if old == new or (old is None and new in ("", (), 0, -1)):
        return ""
    if not isinstance(old, tuple) or not isinstance(new, tuple):
        return f"{name}: {_cards(new) if isinstance(new, tuple) else new}"
    more, fewer = Counter(new) - Counter(old), Counter(old) - Counter(new)
    moved = [f"-{card}" for card in fewer.elements()] + [f"+{card}" for card in more.elements()]
    kept = [card for card in old if card not in fewer]
    if not moved or [card for card in new if card not in more] != kept or not new:
        return f"{name}: [{_cards(new)}]"
    return f"{name} {' '.join(moved)}"


def event_text(event: Event) -> str:
    """Format an event: its name and its fields in the words of record format 1."""
    fields = msgspec.to_builtins(event)
    name = fields.pop("e")
    return " ".join([name, *(f"{k}={_value(v)}" for k, v in fields.items() if k not in OURS)])


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "/".join(map(str, value.values()))
    if isinstance(value, list | tuple):
        return f"[{_cards(tuple(map(_value, value)))}]"
    return str(value)


def _cards(cards: tuple[str, ...]) -> str:
    """Format cards, separated by spaces; hidden ones are only counted."""
    words: list[str] = []
    for card, same in groupby(cards):
        number = len(list(same))
        words += [f"{number} {HIDDEN}"] if card == HIDDEN and number > 1 else [card] * number
    return " ".join(words)
