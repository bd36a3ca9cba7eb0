"""Final scoring: the fort, the made-up rules, the sculpture (END-3, END-4, RULE-1 to RULE-11)."""

from collections.abc import Callable

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.events import Score
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import MACARONI_POINTS, SUITS, RuleId, Suit


def final_scores(state: State) -> tuple[Score, ...]:
    """One score for each seat (END-3)."""
    return tuple(_score(state, seat) for seat in range(len(state.seats)))


def winners(state: State, scores: tuple[Score, ...]) -> tuple[int, ...]:
    """The seats with the highest total, then the higher fort; all that are still tied (END-4).

    >>> from fort_desktop.content import load_catalog
    >>> red = SeatState("red", points=4, level=2, rule="minimalism")  # 4 + 3 + 8
    >>> state = State(load_catalog(), [red, SeatState("blue", points=15)])
    >>> scores = final_scores(state)
    >>> [score.total for score in scores], winners(state, scores)
    ([15, 15], (0,))
    """
    best = max((score.total, state.seats[score.seat].level) for score in scores)
    return tuple(s.seat for s in scores if (s.total, state.seats[s.seat].level) == best)


def _score(state: State, seat: int) -> Score:
    own = state.seats[seat]
    fort = state.catalog.fort_points[own.level]
    rule = rule_points(state, seat, own.rule) if own.rule is not None else 0
    macaroni = MACARONI_POINTS if state.macaroni == seat else 0
    return Score(seat, own.points, fort, rule, macaroni, own.points + fort + rule + macaroni)


def rule_points(state: State, seat: int, rule: RuleId) -> int:
    """Points that a made-up rule is worth to `seat` now (RULE-1 to RULE-11)."""
    return _RULES[rule](state, seat)


def _kids(state: State, seat: int) -> list[Kid]:
    return [state.kid(card) for card in state.seats[seat].cards]


def _symbols(suit: Suit) -> Callable[[State, int], int]:
    """Score one point for each symbol of `suit`; coins do not count (RULE-8, RULE-11)."""

    def count(state: State, seat: int) -> int:
        return sum(kid.suits.count(suit) for kid in _kids(state, seat))

    return count


def _big_plans(state: State, seat: int) -> int:
    """One point for every fort symbol on the seat's cards (RULE-1)."""
    boxes = (box for kid in _kids(state, seat) for box in (kid.public, kid.private))
    return sum(step.op == "fort" for box in boxes if box is not None for step in box.steps)


def _friendship_bracelet(state: State, seat: int) -> int:
    """One point for every suit shown, and one more for all six (RULE-2)."""
    shown = {suit for kid in _kids(state, seat) for suit in kid.suits}
    different = sum(suit in shown for suit in SUITS)
    return different + (different == len(SUITS))


def _loner(state: State, seat: int) -> int:
    """Five points if the seat has no Best Friend left (RULE-5, R-34)."""
    return 0 if any(kid.best_friend is not None for kid in _kids(state, seat)) else 5


def _sleepover(state: State, seat: int) -> int:
    """Eight points for more cards than each rival, four for a tie (RULE-10, R-34)."""
    own = len(state.seats[seat].cards)
    most = max(len(state.seats[rival].cards) for rival in state.rivals(seat))
    return 8 if own > most else 4 if own == most else 0


def _board(tokens: Callable[[SeatState], int]) -> Callable[[State, int], int]:
    """Make a rule that depends on the seat's own board only."""
    return lambda state, seat: tokens(state.seats[seat])


_RULES: dict[RuleId, Callable[[State, int], int]] = {
    "big_plans": _big_plans,
    "friendship_bracelet": _friendship_bracelet,
    "piggy_bank": _board(lambda own: own.toys + own.pack_toys),  # RULE-3
    "pizza_party": _board(lambda own: own.pizza + own.pack_pizza),  # RULE-4
    "loner": _loner,
    "minimalism": _board(lambda own: 8 if own.level == 2 else 0),  # RULE-6
    "popularity": _board(lambda own: len(own.lookout)),  # RULE-7
    "play_palace": _symbols("crown"),
    "secret_stash": _board(lambda own: own.pack_pizza + own.pack_toys),  # RULE-9
    "sleepover": _sleepover,
    "slime_lab": _symbols("book"),
}
