"""Why a card cannot be added or counted, and why an action cannot begin.

Either its steps lack something, or an obligation of the play would be broken.
"""

import msgspec

from fort_desktop.rules.counting import choices, counted_suit, symbols, times
from fort_desktop.rules.duty import can_finish, copyable, play_means, unused
from fort_desktop.rules.feasible import Means, Memory, branches, outcomes
from fort_desktop.rules.following import playing
from fort_desktop.rules.legal import wanted_suits
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box, Step, program
from fort_desktop.rules.model.state import Play, SeatState, State
from fort_desktop.rules.model.types import BoxName, Cards, KidId, Refusal

replace = msgspec.structs.replace


def holds(state: State, cards: Cards, kid: KidId) -> bool:
    """Whether one of `cards` shows the kid."""
    return any(state.kid(card).id == kid for card in cards)


def asked(state: State) -> SeatState:
    """The board of the seat that is asked."""
    return state.seats[state.flow.seat]


def why_not_add(state: State, move: mv.Add) -> Refusal:
    """Why a card cannot be added (PLAY-4, PLAY-12)."""
    return _count_for(state, move, "PLAY-4", asked(state).hand)


def why_not_count(state: State, move: mv.Count) -> Refusal:
    """Why a Lookout card cannot be counted (PLAY-5)."""
    play = playing(state)
    counted = [card for card, _ in play.counted]
    free = tuple(card for card in asked(state).lookout if card not in counted)
    return _count_for(state, move, "PLAY-5", free)


def _count_for(state: State, move: mv.Add | mv.Count, clause: str, cards: Cards) -> Refusal:
    """Added and counted cards: held, of a wanted suit, and with a purpose (PLAY-12)."""
    if state.flow.stage == "declare":
        return Refusal("PLAY-13", {"kid": move.kid})
    if not holds(state, cards, move.kid):
        return Refusal(clause, {"kid": move.kid})
    play, kid = playing(state), state.catalog.kids[move.kid]
    if (move.suit is None) == kid.coin:
        return Refusal("PLAY-8", {"kid": move.kid})
    wanted = wanted_suits(state, play)
    if not wanted:
        return Refusal("R-4" if _counted_before(state, play) else "R-8", {"kid": move.kid})
    suit = move.suit or kid.suits[0]
    if suit not in wanted:
        return Refusal(clause, {"kid": move.kid, "suit": suit})
    means = play_means(state, state.flow.seat)
    if isinstance(move, mv.Count):
        more = replace(play, counted=(*play.counted, (f"{kid.id}.1", suit)))
        return Refusal(_purpose(state, more, means), {"kid": move.kid})
    more = replace(play, added=(*play.added, (f"{kid.id}.1", suit)))
    return Refusal(_purpose(state, more, means._replace(hand=means.hand - 1)), {"kid": move.kid})


def _counted_before(state: State, play: Play) -> bool:
    kid = state.catalog.kid[play.card]
    boxes = (kid.box(result.box) for result in play.results)
    return any(box is not None and box.counts_suits for box in boxes)


def without_purpose(play: Play) -> Play:
    """The play with its added cards as if they needed no purpose."""
    return replace(play, added=(), counted=(*play.counted, *play.added))


def _purpose(state: State, more: Play, means: Means) -> str:
    """PLAY-12 if only a purpose is missing; PLAY-10 if no action would be in full either."""
    if not more.added or len(more.counted) > len(playing(state).counted):
        return "PLAY-10"
    if can_finish(state.catalog, without_purpose(more), means):
        return "PLAY-12"
    card, named = more.added[-1]
    for _, box in unused(state.catalog, more):
        for choice in choices(state.catalog, more, box, means) if box.counts_suits else ():
            suit = counted_suit(box, choice)
            brought = symbols(state.kid(card), suit, named) if suit is not None else 0
            count = times(state.catalog, more, box, choice, means)
            ends = outcomes(state.catalog, box, count, 0, means, Memory())
            if brought and any(end.done > count - brought for end in ends):
                return "PLAY-10"
    return "PLAY-12"


def why_not_use(state: State, move: mv.Use) -> Refusal:
    """Why an action cannot begin now."""
    if state.flow.stage == "declare":
        return Refusal("PLAY-13")
    play = playing(state)
    if any(result.box == move.box for result in play.results):
        return Refusal("PLAY-3", {"box": move.box})
    box = state.played_box(move.box)
    if box is None:
        return Refusal("PLAY-3", {"box": move.box})
    return cannot_begin(state, play, move.box, box, play_means(state, state.flow.seat))


def cannot_begin(state: State, play: Play, name: BoxName, box: Box, means: Means) -> Refusal:
    """The clause that keeps the leader from `use name` now."""
    data: dict[str, str | int] = {"box": name}
    suits = choices(state.catalog, play, box, means)
    count = max((times(state.catalog, play, box, suit, means) for suit in suits), default=0)
    if count == 0:
        return Refusal("R-1", data)
    lacking = _first_step(state, box, count, means)
    if lacking is not None:
        return Refusal(lacking, data)
    return Refusal(_duty(state, play, box, count, means), data)


def _first_step(state: State, box: Box, count: int, means: Means) -> str | None:
    """The clause of the first step, if it cannot be done at all."""
    step = program(box, count)[0].step
    packs = copyable(box, means) or ((0, 0),)
    for pack in packs:
        ways = branches(state.catalog, step, means, Memory(copied=pack))
        if next(iter(ways), None) is not None:
            return None
    return lacks(step, means)


def lacks(step: Step, means: Means) -> str:
    """The clause of what `step` needs and these means do not have."""
    if step.op == "gain":
        return "COMP-7"
    if step.op == "pack":
        return "COMP-8" if means.pack_room <= 0 else "ACT-2"
    if step.op == "lookout":
        return "COMP-9" if means.lookout > means.level else "ACT-3"
    if step.op == "fort":
        return "ACT-7"
    if step.op in ("copy_pack", "copy_rival_pack", "convert"):
        return "R-1"
    return {
        "spend": "ACT-10",
        "trash": "ACT-4",
        "trash_rival": "ACT-11",
        "recruit": "RECRUIT-4",
    }.get(step.op, "PLAY-10")


def _duty(state: State, play: Play, box: Box, count: int, means: Means) -> str:
    """PLAY-12 if an action would be in full but leave an added card idle, else PLAY-10."""
    full = any(result.full for result in play.results)
    for pack in copyable(box, means):
        for end in outcomes(state.catalog, box, count, 0, means, Memory(copied=pack)):
            full = full or end.full
    return "PLAY-12" if full and play.added else "PLAY-10"
