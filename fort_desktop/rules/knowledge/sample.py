"""Determinization: a full state that a seat cannot tell apart from the true one (INFO-3).

Whatever the view does not determine is dealt at random, so a search in it cannot cheat.
"""

from collections.abc import Iterable

from fort_desktop.rules.knowledge.draft_memory import deal_lines, holder
from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import RULES, Card, Cards, RuleId


def sample(view: View, catalog: Catalog, rng: Rng) -> State:
    """Deal the hidden cards of `view` at random; `observe(sample(view), view.seat) == view`."""
    visible = _visible(view)
    pool = list(rng.shuffled([card for card in catalog.park if card not in visible]))
    lines = _draft(view, pool, rng)
    seats = [_board(seat) for seat in view.seats]
    _give_picks(view, seats, lines)
    if view.round == 0:
        _give_packs(view, seats, lines)
    else:
        for seat, known in zip(seats, view.seats, strict=True):
            _give_cards(view, seat, known, pool, rng)
    deck = tuple(pool[: view.park_deck_count])
    state = State(
        catalog,
        seats,
        view.setup,
        view.first,
        view.leader,
        view.round,
        view.phase,
        view.park,
        deck,
        (),
        view.perks,
        view.macaroni,
        view.keepers,
        view.trashed,
        view.table,
        view.play,
        view.drafted,
        view.ending,
        view.ended,
        view.scores,
        view.winners,
        view.pending,
    )
    _give_rules(view, state, rng)
    return state


def _visible(view: View) -> set[Card]:
    """Cards whose place the viewer knows, at least up to deck or hand."""
    cards: set[Card] = {*view.park, *view.trashed, *view.table}
    for seat in view.seats:
        for zone in (seat.hand, seat.discard, seat.yard, seat.lookout, seat.pool, seat.shown):
            cards.update(zone)
        cards.update(seat.picks)
        cards.update(seat.revealed)
    for pack in view.packs:
        for segment in pack:
            cards.update(segment)
    return cards


def _board(known: SeatView) -> SeatState:
    return SeatState(
        known.colour,
        (),
        (),
        known.discard,
        known.yard,
        known.lookout,
        known.points,
        known.level,
        known.pizza,
        known.toys,
        known.pack_pizza,
        known.pack_toys,
        known.perk,
        known.rule,
    )


def _draft(view: View, pool: list[Card], rng: Rng) -> list[list[Card]]:
    if not view.packs:
        return []
    return deal_lines(view.packs, [seat.revealed for seat in view.seats], pool, rng)


def _give_picks(view: View, seats: list[SeatState], lines: list[list[Card]]) -> None:
    n = len(seats)
    for number, seat in enumerate(seats):
        count = view.seats[number].pick_count
        seat.picks = tuple(lines[(number - r) % n][r] for r in range(count)) if lines else ()


def _give_packs(view: View, seats: list[SeatState], lines: list[list[Card]]) -> None:
    """Give the rest of each draft pack to the seat that now holds it (SETUP-7)."""
    n = len(seats)
    for pack, line in enumerate(lines):
        seat = seats[holder(pack, view.drafted, n)]
        seat.hand = tuple(line[len(seat.picks) :])
    for seat in seats:
        seat.unseen = tuple(sorted(seat.picks))


def _give_cards(view: View, seat: SeatState, known: SeatView, pool: list[Card], rng: Rng) -> None:
    if known.seat == view.seat:
        seat.hand = known.hand
        seat.deck = rng.shuffled(known.pool)
        seat.unseen = known.unseen
        seat.shown = _own_shown(known, rng)
        return
    if view.packs:
        revealed = set(known.revealed)
        unknown = [card for card in seat.picks if card not in revealed]
    else:
        unknown = [pool.pop() for _ in range(known.unknown)]
    seat.unseen = tuple(sorted(unknown))
    unknown = list(rng.shuffled(unknown))
    held = [*known.shown, *unknown[: known.shown_unknown]]
    rest = list(rng.shuffled(list(_less(known.pool, known.shown)) + unknown[known.shown_unknown :]))
    free = known.hand_count - len(held)
    seat.hand = (*held, *rest[:free])
    seat.deck = tuple(rest[free:])
    seat.shown = tuple(held)


def _own_shown(known: SeatView, rng: Rng) -> Cards:
    """The cards of the viewer's own hand that rivals know."""
    hidden = [card for card in known.hand if card in known.unseen]
    return (*known.shown, *rng.shuffled(hidden)[: known.shown_unknown])


def _less(cards: Iterable[Card], gone: Cards) -> list[Card]:
    return [card for card in cards if card not in gone]


def _give_rules(view: View, state: State, rng: Rng) -> None:
    """Deal the made-up rules; the viewer knows its own and the stack that it saw (INFO-1)."""
    own = view.seats[view.seat].rule
    known = {seat.rule for seat in view.seats if seat.rule is not None}
    before, after = _rule_takers(view)
    others = list(rng.shuffled([r for r in RULES if r not in known and r not in view.rules_seen]))
    seen = list(rng.shuffled([r for r in view.rules_seen if r != own]))
    if not view.rules_seen:
        seen = [others.pop() for _ in range(view.rules_count + len(after)) if others]
    for seats, source in ((before, others), (after, seen)):
        for number in seats:
            if state.seats[number].rule is None:
                state.seats[number].rule = source.pop() if source else None
    choosing = view.pending.stage == "keep" and view.pending.seat == view.seat
    state.rules = view.rules_seen if choosing else tuple(_ordered(view, seen))
    _remember(view, state)


def _rule_takers(view: View) -> tuple[list[int], list[int]]:
    """The rivals who kept a rule before the viewer saw the stack, and those after."""
    order = list(view.keepers)
    rivals = [s.seat for s in view.seats if s.has_rule and s.seat != view.seat]
    if view.pending.stage == "keep" and view.pending.seat == view.seat:
        return rivals, []
    if view.seat not in order:
        return [], rivals
    mine = order.index(view.seat)
    late = [seat for seat in rivals if seat in order and order.index(seat) > mine]
    return [seat for seat in rivals if seat not in late], late


def _ordered(view: View, rules: list[RuleId]) -> list[RuleId]:
    """The rules in the order of the stack, so that equal stacks give equal states."""
    return sorted(rules, key=view.rules_seen.index) if view.rules_seen else rules


def _remember(view: View, state: State) -> None:
    """Set what each keeper saw: its own rule, those kept after it, and the rest of the stack."""
    stack = state.rules
    for number in reversed(view.keepers):
        rule = state.seats[number].rule
        if rule is not None:
            stack = (*stack, rule)
        state.seats[number].saw = stack
    if view.seat in view.keepers:
        state.seats[view.seat].saw = view.rules_seen
