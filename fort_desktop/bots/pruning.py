"""Move ordering and pruning for the planner: the promising moves, best first.

When a budget runs out, the first move is taken without looking at the others.
"""

from collections.abc import Callable, Sequence

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import COIN, Suit
from fort_desktop.rules.obligations.counting import laid_of, leader_suits, unused

Worth = dict[str, float]
_CAREFUL = frozenset({"trash", "spend", "convert", "trash_this"})
"""Steps of which more is not always better."""


def narrowed(state: State, seat: int, moves: Sequence[Move], worth: Worth) -> list[Move]:
    """The promising moves, never empty; `worth` is the value of each kid."""
    if len(moves) == 1:
        return list(moves)
    kept = [move for move in moves if not isinstance(move, mv.Recycle)]
    stage = state.pending.stage
    if stage == "play":
        kept += _best(_of(mv.Recycle, moves), worth, 2)
    elif stage == "declare":
        kept = _declared(state, seat, kept)
    elif stage in ("prepare", "use"):
        kept = _prepared(state, kept, worth)
    elif stage == "action":
        kept = _stepped(kept, worth)
    elif stage in ("recruit", "birthday"):
        kept = _best([m for m in kept if isinstance(m, mv.Recruit)], worth, 5) or kept
    return kept or list(moves)


def _of(kind: type[Move], moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if isinstance(move, kind)]


def _kid_worth(worth: Worth) -> Callable[[Move], float]:
    return lambda move: worth.get(getattr(move, "kid", ""), -9.0)


def _best(moves: list[Move], worth: Worth, count: int) -> list[Move]:
    """The moves with the best kids first; the unseen card of the deck comes last."""
    return sorted(moves, key=_kid_worth(worth), reverse=True)[:count]


def _declared(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Suits to declare: the most frequent on one's own cards, and the rivals' rarest (PLAY-13)."""
    kid = state.catalog.kid
    own = state.seats[seat]
    theirs = [state.seats[rival] for rival in state.rivals(seat)]

    def shown(suit: Suit) -> int:
        return sum(kid[card].suits.count(suit) for card in own.hand + own.lookout)

    def followed(suit: Suit) -> int:
        return sum(suit in kid[card].suits for them in theirs for card in them.deck + them.hand)

    suits = [move.suit for move in moves if isinstance(move, mv.Declare)]
    quiet = min(suits, key=followed)
    card = state.play.card if state.play is not None else ""
    counts = any(box.counts_suits for _, box in state.catalog.boxes[kid[card]])
    most = sorted(suits, key=shown, reverse=True)[:2] if counts else []
    return [mv.Declare(suit) for suit in dict.fromkeys([*most, quiet])]


def _prepared(state: State, moves: list[Move], worth: Worth) -> list[Move]:
    """Preparation in a fixed order: count Lookout cards, add cheap cards, then use or be done."""
    counts, adds = _of(mv.Count, moves), _of(mv.Add, moves)
    if counts and state.play is not None:
        boxes = [box for _, box in unused(laid_of(state.catalog, state.play))]
        if not any(box.ops & _CAREFUL for box in boxes):
            first = getattr(counts[0], "kid", "")
            return [move for move in counts if getattr(move, "kid", "") == first]
    adds.sort(key=_kid_worth(worth))
    uses = [move for move in moves if not isinstance(move, mv.Count | mv.Add)]
    return [*counts, *adds, *uses]


def _stepped(moves: list[Move], worth: Worth) -> list[Move]:
    """Steps inside an action, with only a few of the cards that could be taken."""
    first = next((move for move in moves if not isinstance(move, mv.Stop)), moves[0])
    rest = [move for move in moves if isinstance(move, mv.Stop)]
    if isinstance(first, mv.Trash):
        yards = [m for m in moves if isinstance(m, mv.Trash) and m.source == "yard"]
        own = [m for m in moves if isinstance(m, mv.Trash) and m.source != "yard"]
        own.sort(key=_kid_worth(worth))
        return [*own[:4], *_best(list(yards), worth, 3), *rest]
    if isinstance(first, mv.Recruit):
        return [*_best(_of(mv.Recruit, moves), worth, 3), *rest]
    if isinstance(first, mv.ToLookout):
        near = [m for m in moves if isinstance(m, mv.ToLookout) and m.source == "hand"]
        far = [m for m in moves if isinstance(m, mv.ToLookout) and m.source != "hand"]
        return [*near, *_best(list(far), worth, 4), *rest]
    return moves


def matching(state: State, rival: int) -> float:
    """The share of a rival's deck and hand, 0 to 1, that matches the played card."""
    if state.play is None:
        return 0.0
    suits = (*leader_suits(state.kid(state.play.card), state.play.declared), COIN)
    kid = state.catalog.kid
    cards = state.seats[rival].deck + state.seats[rival].hand
    found = sum(any(suit in suits for suit in kid[card].suits) for card in cards)
    return found / (len(cards) or 1)
