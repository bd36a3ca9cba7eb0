"""What each event hides from whom (INFO-1), and histories that differ only in what is hidden.

Built from the words of the events alone, so that it cannot share a mistake with the views.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.evolve import evolve, new_state
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import DEAL_SIZE, RULES

Told = dict[str, Any]
"""An event in the words of the record."""

HIDDEN_FROM_ALL = {
    "park_deck_shuffled": "cards",
    "rules_stacked": "rules",
    "deck_shuffled": "cards",  # the own deck too: nobody knows its order
}
NEVER_SHOWN = {
    "chance_renewed": {"seed": "0", "secret": "", "decks": "?", "park": "?", "rules": "?"}
}
"""Of new chance in a copy only the commitment is shown."""
HIDDEN_FROM_RIVALS = {
    "kids_dealt": "cards",
    "kid_drafted": "card",
    "card_drawn": "card",
    "rule_kept": "rule",
}
_OPEN = """
    game_started perks_laid park_revealed hands_passed turn_began phase_began yard_cleared
    card_played play_skipped suit_declared card_added lookout_counted action_began action_ended
    resource_gained resource_packed resource_spent resource_converted card_to_lookout card_trashed
    kid_recruited fort_advanced perk_taken macaroni_taken points_scored leader_followed
    follow_declined perk_used card_recycled played_discarded friends_discarded yard_laid
    end_triggered game_ended decision_due
"""
PUBLIC = frozenset(_OPEN.split())


def name_of(event: Event) -> str:
    """Its name in a record."""
    return str(event.__struct_config__.tag)


def expected(event: Event, viewer: int) -> Told:
    """What `viewer` is to be shown: "?" for each hidden card or rule, all else as it is."""
    told: Told = msgspec.to_builtins(event)
    field = HIDDEN_FROM_ALL.get(told["e"])
    if told.get("seat", viewer) != viewer:
        field = field or HIDDEN_FROM_RIVALS.get(told["e"])
    for other, hidden in NEVER_SHOWN.get(told["e"], {}).items():
        told[other] = _hidden(told[other]) if hidden == "?" else hidden
    if field is not None:
        told[field] = "?" if isinstance(told[field], str) else ("?",) * len(told[field])
    return told


def _hidden(cards: tuple[Any, ...]) -> tuple[Any, ...]:
    """As many unknown cards, in as many piles."""
    return tuple("?" if isinstance(one, str) else _hidden(one) for one in cards)


def exchanged(game: Game, viewer: int, catalog: Catalog, rng: Rng) -> Game:
    """A game with another history, in which only what `viewer` may not know is another."""
    events = _other_picks(game, viewer, rng)
    events = renamed(events, _other_cards(events, viewer, catalog, rng), ("card", "cards"))
    events = _other_rules(game, events, viewer, rng)
    for seat in range(len(game.state.seats)):
        events = _other_order(events, seat, viewer, rng)
    return Game.replay(events, catalog)


def renamed(events: list[Event], names: dict[str, str], fields: Iterable[str]) -> list[Event]:
    """The events with names exchanged in these fields."""
    return [_with(event, fields, lambda word: names.get(word, word)) for event in events]


def _with(event: Event, fields: Iterable[str], change: Callable[[str], str]) -> Event:
    new: Told = {}
    for field in fields:
        value = getattr(event, field, None)
        if isinstance(value, str):
            new[field] = change(value)
        elif isinstance(value, tuple):
            new[field] = tuple(map(change, value))
    return msgspec.structs.replace(event, **new) if new else event


def shuffle(words: list[str], rng: Rng) -> dict[str, str]:
    """Each word and the one that takes its place."""
    return dict(zip(words, rng.shuffled(words), strict=True))


def shown(told: Told) -> set[str]:
    """Cards that an event shows, in the words of who is told of it."""
    return {str(told.get("card")), *told.get("cards", ())}


def _other_cards(events: list[Event], viewer: int, catalog: Catalog, rng: Rng) -> dict[str, str]:
    """Cards that the viewer has never seen change their names."""
    seen: set[str] = set()
    state = new_state(catalog)
    for event in events:
        evolve(state, event)
        seen |= shown(expected(event, viewer))
        if state.seats and state.round == 0:
            seen.update(state.seats[viewer].hand)  # the packs of a draft
    return shuffle([card for card in catalog.park if card not in seen], rng)


def _other_rules(game: Game, events: list[Event], viewer: int, rng: Rng) -> list[Event]:
    """Made-up rules that the viewer has not seen, and those kept out of the stack that he saw."""
    stack: list[str] = []
    known: set[str] = set()
    late: list[int] = []
    choosing = game.decision is not None and game.decision.kind == "keep"
    for number, event in enumerate(events):
        if name_of(event) == "rules_stacked":
            stack = list(getattr(event, "rules", ()))
        if name_of(event) == "rule_kept":
            seat, rule = getattr(event, "seat", 0), str(getattr(event, "rule", ""))
            if seat == viewer:
                known.update(stack)
            elif game.ended:
                known.add(rule)
            elif known:
                late.append(number)
            stack.remove(rule)
    if choosing and game.decision is not None and game.decision.seat == viewer:
        known.update(stack)
    left = [str(getattr(events[number], "rule", "")) for number in late]
    if known:
        free = list(rng.shuffled([*left, *stack] if not game.ended else left))
        events = list(events)
        for number in late:
            events[number] = _with(events[number], ("rule",), lambda _: free.pop())
    unknown = [rule for rule in RULES if rule not in known]
    return renamed(events, shuffle(unknown, rng), ("rule", "rules"))


def _other_order(events: list[Event], seat: int, viewer: int, rng: Rng) -> list[Event]:
    """Another order of what is left of a deck; of a rival's, another choice what was drawn."""
    shuffles = [
        i
        for i, event in enumerate(events)
        if name_of(event) == "deck_shuffled" and getattr(event, "seat", -1) == seat
    ]
    if not shuffles:
        return events
    start = shuffles[-1]
    draws = [
        i
        for i, event in enumerate(events)
        if i > start and name_of(event) == "card_drawn" and getattr(event, "seat", -1) == seat
    ]
    deck: list[str] = list(getattr(events[start], "cards", ()))
    free = list(range(len(draws), len(deck)))
    if seat != viewer:
        later = [shown(expected(event, viewer)) for event in events]
        free += [
            place
            for place, i in enumerate(draws)
            if not any(deck[place] in cards for cards in later[i + 1 :])
        ]
    for place, card in zip(free, rng.shuffled([deck[i] for i in free]), strict=True):
        deck[place] = card
    events = list(events)
    events[start] = msgspec.structs.replace(events[start], cards=tuple(deck))
    for place, i in enumerate(draws):
        events[i] = msgspec.structs.replace(events[i], card=deck[place])
    return events


def _other_picks(game: Game, viewer: int, rng: Rng) -> list[Event]:
    """Two cards of a pack that the viewer passed on, taken by rivals, the other way round."""
    events = list(game.events)
    dealt = [e for e in events if name_of(e) == "kids_dealt"]
    picks = [e for e in events if name_of(e) == "kid_drafted"]
    n = len(dealt)
    seen: set[str] = set()
    for event in events:
        if name_of(event) not in ("kids_dealt", "kid_drafted"):
            seen |= shown(expected(event, viewer))
    taken = {str(getattr(e, "card", "")): i // n for i, e in enumerate(picks)}
    names: dict[str, str] = {}
    for number, deal in enumerate(dealt if picks else ()):
        sights = [r for r in range(DEAL_SIZE) if (number + r) % n == viewer]
        sights = [r for r in sights if r <= len(picks) // n]
        gaps: dict[int, list[str]] = {}
        for card in getattr(deal, "cards", ()):
            at = taken.get(card, DEAL_SIZE)
            before = [r for r in sights if r <= at]
            if before and at not in sights and card not in seen:
                gaps.setdefault(before[-1], []).append(card)
        for cards in gaps.values():
            names.update(shuffle(cards, rng))
    at_first = events.index(dealt[-1]) + 1 if dealt else 0
    return events[:at_first] + renamed(events[at_first:], names, ("card", "cards"))
