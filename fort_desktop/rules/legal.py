"""Which moves are legal: the answers to the question that the flow asks.

Every function lists moves after which the obligations of the turn can still be met.
"""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from fort_desktop.rules.acting import action_kind, action_moves, pay_moves
from fort_desktop.rules.counting import choices
from fort_desktop.rules.duty import (
    can_finish,
    can_use,
    full_memories,
    in_full,
    means_of,
    play_means,
    satisfied,
    unused,
    usable,
)
from fort_desktop.rules.feasible import Means
from fort_desktop.rules.following import follow_moves, held_kids, kids_of, playing
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.moves import Kind, Move
from fort_desktop.rules.model.pending import Flow, Stage
from fort_desktop.rules.model.state import Play, State
from fort_desktop.rules.model.types import COIN, SUITS, TOP_LEVEL, Suit

replace = msgspec.structs.replace

_KINDS: dict[Stage, Kind] = {
    "pick": "pick",
    "play": "play",
    "do_over": "play",
    "play_again": "play",
    "declare": "prepare",
    "prepare": "prepare",
    "use": "use",
    "choose": "choose",
    "copy": "copy",
    "pay": "spend",
    "keep": "keep",
    "perk": "perk",
    "follow": "follow",
    "rough": "follow",
    "recruit": "recruit",
    "birthday": "recruit",
    "recycle_discard": "recycle",
    "recycle_draw": "recycle",
}
ALWAYS_PUT = frozenset({"play", "prepare", "use", "follow", "recruit"})
"""Kinds that are asked even if there is one answer only (R-31)."""


def kind_of(state: State, flow: Flow) -> Kind:
    """The kind of the decision that `flow` asks."""
    if flow.stage != "action" or flow.action is None:
        return _KINDS[flow.stage]
    return action_kind(state, flow.action)


def legal_moves(state: State, flow: Flow) -> tuple[Move, ...]:
    """All legal answers to the question of `flow`; equal copies of a kid are one."""
    return tuple(_STAGES[flow.stage](state, flow))


def _pick(state: State, flow: Flow) -> Iterator[Move]:
    """SETUP-7."""
    for kid in held_kids(state, flow.seat):
        yield mv.Pick(kid.id)


def _recycles(state: State, seat: int) -> Iterator[Move]:
    """PERK-6, R-26."""
    own = state.seats[seat]
    if own.perk == "recycling" and seat == state.leader:
        for kid in kids_of(state, own.discard):
            yield mv.Recycle(kid.id)


def playable(state: State, seat: int) -> list[Kid]:
    """Kids in hand that can be played (PLAY-1, PLAY-2, PLAY-10)."""
    found = []
    for kid in held_kids(state, seat):
        if kid.public is None and kid.private is None:
            continue
        own = means_of(state, seat, state.catalog.needs[kid.id])
        if own.hand:
            own = own._replace(hand=own.hand - 1)
        if _can_play(state, kid, own):
            found.append(kid)
    return found


def declares(kid: Kid) -> bool:
    """Whether its coin is declared when it is played (PLAY-13)."""
    return kid.coin and kid.public is not None


def _can_play(state: State, kid: Kid, means: Means) -> bool:
    play = Play(f"{kid.id}.1")
    if can_finish(state.catalog, play, means):
        return True
    if not declares(kid):
        return False
    return any(can_finish(state.catalog, replace(play, declared=s), means) for s in SUITS)


def can_diy(state: State, seat: int) -> bool:
    """PERK-4, R-30."""
    own = state.seats[seat]
    if own.perk != "diy" or state.table or own.level >= TOP_LEVEL:
        return False
    price = state.catalog.prices[1][own.level]
    return price.payable(own.pizza + own.pack_pizza, own.toys + own.pack_toys)


def _play(state: State, flow: Flow) -> Iterator[Move]:
    for kid in playable(state, flow.seat):
        yield mv.PlayKid(kid.id)
    if can_diy(state, flow.seat):
        yield mv.DIY
    yield mv.SKIP
    yield from _recycles(state, flow.seat)


def _do_over(state: State, flow: Flow) -> Iterator[Move]:
    """PERK-5, R-27."""
    yield mv.DO_OVER
    yield mv.DONE


def _play_again(state: State, flow: Flow) -> Iterator[Move]:
    for kid in playable(state, flow.seat):
        yield mv.PlayKid(kid.id)


def _declare(state: State, flow: Flow) -> Iterator[Move]:
    """PLAY-13."""
    means = play_means(state, flow.seat)
    for suit in SUITS:
        if can_finish(state.catalog, replace(playing(state), declared=suit), means):
            yield mv.Declare(suit)


def wanted_suits(state: State, play: Play) -> tuple[Suit, ...]:
    """Suits that an action not yet begun counts (PLAY-4, R-8)."""
    wanted: dict[Suit, None] = {}
    for _, box in unused(state.catalog, play):
        if box.count == "any_suit":
            return SUITS
        if box.counts_suits:
            wanted.update({suit: None for suit in SUITS if suit == box.count})
    return tuple(wanted)


def _named(kid: Kid, wanted: Iterable[Suit]) -> list[tuple[Suit | None, Suit]]:
    """How a card may be added or counted: the named suit of the move, and of the event."""
    if COIN in kid.suits:
        return [(suit, suit) for suit in wanted]
    return [(None, kid.suits[0])] if kid.suits[0] in wanted else []


def _adds(state: State, seat: int, play: Play, means: Means) -> Iterator[Move]:
    """PLAY-4, PLAY-12."""
    wanted = wanted_suits(state, play)
    if not wanted:
        return
    fewer = means._replace(hand=means.hand - 1)
    for kid in held_kids(state, seat):
        for named, suit in _named(kid, wanted):
            more = replace(play, added=(*play.added, (f"{kid.id}.1", suit)))
            if can_finish(state.catalog, more, fewer):
                yield mv.Add(kid.id, named)


def _counts(state: State, seat: int, play: Play, means: Means) -> Iterator[Move]:
    """PLAY-5."""
    lookout = state.seats[seat].lookout
    wanted = wanted_suits(state, play) if lookout else ()
    if not wanted:
        return
    counted = [card for card, _ in play.counted]
    for kid in kids_of(state, tuple(card for card in lookout if card not in counted)):
        for named, suit in _named(kid, wanted):
            more = replace(play, counted=(*play.counted, (f"{kid.id}.1", suit)))
            if can_finish(state.catalog, more, means):
                yield mv.Count(kid.id, named)


def _prepare(state: State, flow: Flow) -> Iterator[Move]:
    play = playing(state)
    means = play_means(state, flow.seat)
    yield from _adds(state, flow.seat, play, means)
    yield from _counts(state, flow.seat, play, means)
    for name, box in unused(state.catalog, play):
        if can_use(state.catalog, play, name, box, means):
            yield mv.Use(name)
    yield from _recycles(state, flow.seat)


def _use(state: State, flow: Flow) -> Iterator[Move]:
    yield from _prepare(state, flow)
    if satisfied(state.catalog, playing(state)):
        yield mv.DONE


def _choose(state: State, flow: Flow) -> Iterator[Move]:
    """ACT-17, R-9."""
    action, play = flow.action, playing(state)
    if action is None:
        return
    box = state.played_box(action.box)
    means = play_means(state, flow.seat)
    for suit in choices(state.catalog, play, box, means) if box is not None else ():
        if suit and box and usable(state.catalog, play, action.box, box, suit, means):
            yield mv.Choose(suit)


def _copy(state: State, flow: Flow) -> Iterator[Move]:
    """ACT-13: any rival whose Pack leaves the obligations possible."""
    action, play = flow.action, playing(state)
    box = state.played_box(action.box) if action is not None else None
    if action is None or box is None:
        return
    means = means_of(state, flow.seat)
    for rival in state.rivals(flow.seat):
        seat = state.seats[rival]
        pack = (seat.pack_pizza, seat.pack_toys)
        if not any(pack):
            continue
        if action.role == "leader":
            works = usable(state.catalog, play, action.box, box, action.suit, means, pack)
        else:
            only = means._replace(packs=(pack,))
            memories = full_memories(box, only, play.took)
            works = any(in_full(state.catalog, box, action.times, only, m) for m in memories)
        if works:
            yield mv.CopyPack(rival)


def _keep(state: State, flow: Flow) -> Iterator[Move]:
    """LEVEL-1."""
    return iter([mv.Keep(rule) for rule in state.rules])


def _perk(state: State, flow: Flow) -> Iterator[Move]:
    """LEVEL-2."""
    return iter([mv.TakePerk(perk) for perk in state.perks])


def _rough(state: State, flow: Flow) -> Iterator[Move]:
    """PERK-7."""
    return iter((mv.ROUGH, mv.PASS))


def recruits(state: State, seat: int, yards: bool = True) -> Iterator[Move]:
    """RECRUIT-1, FOLLOW-9."""
    for kid in kids_of(state, state.park):
        yield mv.Recruit(kid.id, "park")
    for rival in state.rivals(seat) if yards else ():
        for kid in kids_of(state, state.seats[rival].yard):
            yield mv.Recruit(kid.id, "yard", rival)
    if state.park_deck:
        yield mv.Recruit("", "deck")


def _recruit(state: State, flow: Flow) -> Iterator[Move]:
    yield from recruits(state, flow.seat)
    yield from _recycles(state, flow.seat)


def _birthday(state: State, flow: Flow) -> Iterator[Move]:
    """PERK-1, R-28."""
    yield from recruits(state, flow.seat, yards=False)
    yield mv.PASS


def _recycle(state: State, flow: Flow) -> Iterator[Move]:
    yield from _recycles(state, flow.seat)
    yield mv.DONE


def _action(state: State, flow: Flow) -> Iterable[Move]:
    return action_moves(state, flow.action) if flow.action is not None else ()


def _nothing(state: State, flow: Flow) -> Iterable[Move]:
    return ()


_STAGES: dict[Stage, Callable[[State, Flow], Iterable[Move]]] = {
    "start": _nothing,
    "pick": _pick,
    "play": _play,
    "do_over": _do_over,
    "play_again": _play_again,
    "declare": _declare,
    "prepare": _prepare,
    "use": _use,
    "choose": _choose,
    "copy": _copy,
    "action": _action,
    "pay": pay_moves,
    "keep": _keep,
    "perk": _perk,
    "follow": follow_moves,
    "rough": _rough,
    "recruit": _recruit,
    "birthday": _birthday,
    "recycle_discard": _recycle,
    "recycle_draw": _recycle,
    "over": _nothing,
}
