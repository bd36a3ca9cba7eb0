"""Builds the state of a scenario: cards into zones, the rest into Park and Park deck."""

from collections.abc import Iterable

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.invariants import problems
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import Play, SeatState, State
from fort_desktop.rules.model.types import (
    COIN,
    COLOURS,
    PARK_SIZE,
    PERKS,
    RULES,
    TOP_LEVEL,
    Card,
    Cards,
)
from fort_desktop.rules.turn.transaction import end_cause
from fort_desktop.scenario.spec import Played, Scenario, ScenarioError, SeatSpec, Tokens

SEED = 1
"""Shuffles in scenarios are fixed; no scenario should lean on them."""
MOST_POINTS = 999
"""The Victory Track has no upper end (R-34), but a number of points is a small one."""


class _Dealer:
    """Hands out copies of kids, each once."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.left: dict[str, list[Card]] = {}
        for card, kid in catalog.kid.items():
            self.left.setdefault(kid.id, []).append(card)

    def deal(self, kids: Iterable[str] | None, where: str) -> Cards:
        """Cards for kid ids.

        Raises:
            ScenarioError: an unknown kid, or more of it than there are copies.
        """
        cards: list[Card] = []
        for kid in kids or ():
            if kid not in self.left:
                raise ScenarioError("no_kid", where, {"kid": kid})
            if not self.left[kid]:
                copies = self.catalog.kids[kid].copies
                raise ScenarioError("no_copy", where, {"kid": kid, "copies": copies})
            cards.append(self.left[kid].pop(0))
        return tuple(cards)

    def rest(self) -> Cards:
        """The remaining Park cards, shuffled."""
        park = set(self.catalog.park)
        cards = [card for left in self.left.values() for card in left if card in park]
        return Rng(SEED).shuffled(cards)


def position(scenario: Scenario, catalog: Catalog) -> Game:
    """The game at the start of a scenario.

    Raises:
        ScenarioError: the position is impossible.
    """
    dealer = _Dealer(catalog)
    seats = [_seat(i, spec, dealer) for i, spec in enumerate(scenario.seats)]
    state = State(catalog, seats, round=1, leader=scenario.leader)
    state.phase = "recruit" if scenario.phase == "recruit" else "play"
    if scenario.played is not None:
        _played(scenario.played, state, dealer)
    _fill_park(scenario, state, dealer)
    _fill_extras(scenario, state)
    _check_park(state)
    wrong = problems(state, complete=False)
    if wrong:
        raise ScenarioError("impossible", problems=wrong)
    state.ending = end_cause(state)
    return Game.at(state, Pending(scenario.phase, scenario.leader), SEED)


def seat_infos(count: int) -> tuple[SeatInfo, ...]:
    """Names for the seats of a position."""
    return tuple(SeatInfo(f"Seat {i}", COLOURS[i], "human") for i in range(count))


def _seat(number: int, spec: SeatSpec, dealer: _Dealer) -> SeatState:
    where = f"seats[{number}]"
    stuff, pack = spec.stuff or Tokens(), spec.pack or Tokens()
    for name, value, known in (("perk", spec.perk, PERKS), ("rule", spec.rule, RULES)):
        if value is not None and value not in known:
            raise _no_such(f"{where}.{name}", value, known)
    bounds = (("level", spec.level or 0, TOP_LEVEL), ("points", spec.points or 0, MOST_POINTS))
    for name, found, most in bounds:
        if not 0 <= found <= most:
            raise ScenarioError("range", f"{where}.{name}", {"high": most, "found": found})
    return SeatState(
        COLOURS[number],
        dealer.deal(spec.hand, f"{where}.hand"),
        dealer.deal(spec.deck, f"{where}.deck"),
        dealer.deal(spec.discard, f"{where}.discard"),
        dealer.deal(spec.yard, f"{where}.yard"),
        dealer.deal(spec.lookout, f"{where}.lookout"),
        spec.points or 0,
        spec.level or 0,
        stuff.pizza or 0,
        stuff.toys or 0,
        pack.pizza or 0,
        pack.toys or 0,
        spec.perk,
        spec.rule,
    )


def _no_such(where: str, word: str, known: Iterable[str]) -> ScenarioError:
    return ScenarioError("one_of", where, {"words": ", ".join(known), "found": word})


def _played(played: Played, state: State, dealer: _Dealer) -> None:
    card = dealer.deal([played.kid], "played.kid")[0]
    if played.declared == COIN:
        raise ScenarioError("coin", "played.declared")
    added = dealer.deal(played.added, "played.added")
    pairs = tuple((c, played.declared or state.kid(c).suits[0]) for c in added)
    state.table = (card, *added)
    state.play = Play(card, played.declared, pairs, took=played.took)


def _fill_park(scenario: Scenario, state: State, dealer: _Dealer) -> None:
    park = dealer.deal(scenario.park, "park")
    deck = dealer.deal(scenario.park_deck, "park_deck")
    rest = dealer.rest()
    if scenario.park is None:
        park, rest = rest[:PARK_SIZE], rest[PARK_SIZE:]
    state.park = park
    state.park_deck = rest if scenario.park_deck is None else deck


def _check_park(state: State) -> None:
    """Refuse a Best Friend in the Park (COMP-1)."""
    for where, cards in (("park", state.park), ("park_deck", state.park_deck)):
        for card in cards:
            if state.kid(card).best_friend is not None:
                raise ScenarioError("friend", where, {"kid": state.kid(card).id})


def _fill_extras(scenario: Scenario, state: State) -> None:
    """Set rule stack, perk row and sculpture; by default the first ones that no seat has."""
    count = len(state.seats) + 1
    rules = [seat.rule for seat in state.seats]
    perks = [seat.perk for seat in state.seats]
    for name, given, known in (("rules", scenario.rules, RULES), ("perks", scenario.perks, PERKS)):
        for item in given or ():
            if item not in known:
                raise _no_such(name, item, known)
    free_rules = [rule for rule in RULES if rule not in rules]
    free_perks = [perk for perk in PERKS if perk not in perks]
    state.rules = tuple(free_rules[:count] if scenario.rules is None else scenario.rules)
    state.perks = tuple(free_perks[:count] if scenario.perks is None else scenario.perks)
    owner = scenario.macaroni
    if owner is not None and not 0 <= owner < len(state.seats):
        raise ScenarioError("no_seat", "macaroni", {"seat": owner})
    state.macaroni = -1 if owner is None else owner
