"""The obligations of a play: one action in full, every added card with a purpose.

PLAY-10 to PLAY-12 and R-10: a move is offered only if, after it, they can still be met.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from fort_desktop.rules.counting import choices, justified, times
from fort_desktop.rules.feasible import Means, Memory, Outcome, outcomes
from fort_desktop.rules.model.boxes import Box, Needs
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.state import Play, Result, State
from fort_desktop.rules.model.types import BoxName, Suit

replace = msgspec.structs.replace
ALL = Needs()
_NO_PACK = ((0, 0),)


def means_of(state: State, seat: int, needs: Needs = ALL) -> Means:
    """What `seat` has now; numbers that are not needed stay 0, so that equal cases are one."""
    own = state.seats[seat]
    leading = seat == state.leader
    yards = 0
    if needs.reach:
        for i, other in enumerate(state.seats):
            if i != seat:
                yards += len(other.yard)
    cards = needs.cards
    return Means(
        own.pizza,
        own.toys,
        own.pack_pizza,
        own.pack_toys,
        own.level,
        2 if own.perk == "xxl_backpack" else 0,
        len(own.lookout) if cards else 0,
        len(own.hand) if cards else 0,
        min(len(own.discard), 16) if cards else 0,
        min(len(state.park) + len(state.park_deck), 16) if needs.reach else 0,
        min(yards, 16),
        leading and own.perk == "sticky_fingers",
        leading and own.perk == "bribe",
        rival_packs(state, seat) if needs.packs else (),
    )


def play_means(state: State, seat: int) -> Means:
    """The means of `seat` for the card that is being played."""
    play = state.play
    needs = ALL if play is None else state.catalog.needs[state.kid(play.card).id]
    return means_of(state, seat, needs)


def rival_packs(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Pizza and toys in each rival's Pack, empty ones left out, in a fixed order (R-1, ACT-13)."""
    packs = ((s.pack_pizza, s.pack_toys) for i, s in enumerate(state.seats) if i != seat)
    return tuple(sorted({pack for pack in packs if any(pack)}))


def copyable(box: Box, means: Means) -> tuple[tuple[int, int], ...]:
    """What `Memory.copied` can be for this box: each rival's Pack, if it copies one (ACT-13)."""
    return means.packs if box.has("copy_rival_pack") else _NO_PACK


def satisfied(catalog: Catalog, play: Play) -> bool:
    """Whether the play may end here (PLAY-10, PLAY-12)."""
    if not any(result.full for result in play.results):
        return False
    return all(justified(catalog, play, i) for i in range(len(play.added)))


def unused(catalog: Catalog, play: Play) -> Sequence[tuple[BoxName, Box]]:
    """The boxes of the played card that are not blank and not used."""
    boxes = catalog.boxes[catalog.kid[play.card]]
    if not play.results:
        return boxes
    used = [result.box for result in play.results]
    return [pair for pair in boxes if pair[0] not in used]


def can_finish(catalog: Catalog, play: Play, means: Means) -> bool:
    """Whether some use of a box that is left meets all obligations."""
    if not (play.added or play.counted or play.results):
        return _can_finish_bare(catalog, catalog.kid[play.card], play.declared, means)
    return any(can_use(catalog, play, name, box, means) for name, box in unused(catalog, play))


@lru_cache(maxsize=1 << 15)
def _can_finish_bare(catalog: Catalog, kid: Kid, declared: Suit | None, means: Means) -> bool:
    """`can_finish` before anything was added, counted or used; by far the most frequent case."""
    play = Play(f"{kid.id}.1", declared)
    return any(can_use(catalog, play, name, box, means) for name, box in unused(catalog, play))


def can_use(catalog: Catalog, play: Play, name: BoxName, box: Box, means: Means) -> bool:
    """Whether the box can begin now and all obligations be met after it."""
    if box.count != "any_suit":
        return usable(catalog, play, name, box, None, means)
    suits = choices(catalog, play, box, means)
    return any(usable(catalog, play, name, box, suit, means) for suit in suits)


def usable(
    catalog: Catalog,
    play: Play,
    name: BoxName,
    box: Box,
    suit: Suit | None,
    means: Means,
    pack: tuple[int, int] | None = None,
) -> bool:
    """`can_use` with the suit of *any suit* already chosen.

    Args:
        pack: the rival's Pack that this action copies, None if any may still be chosen; the other
            action chooses for itself (R-12).
    """
    count = times(catalog, play, box, suit, means)
    if count == 0:
        return False
    for copied in copyable(box, means) if pack is None else (pack,):
        for end in outcomes(catalog, box, count, 0, means, Memory(copied=copied)):
            if accepts(catalog, play, name, count, suit, end):
                return True
    return False


def accepts(
    catalog: Catalog, play: Play, name: BoxName, count: int, suit: Suit | None, end: Outcome
) -> bool:
    """Whether the obligations can be met if the action ends so."""
    if not end.acted:
        return False
    if end.full and not play.added:
        return True
    result = Result(name, count, suit, end.full, end.done, len(play.added))
    later = replace(play, results=(*play.results, result))
    if satisfied(catalog, later):
        return True
    return len(later.results) < 2 and can_finish(catalog, later, end.means)


def in_full(catalog: Catalog, box: Box, count: int, means: Means, memory: Memory) -> bool:
    """Whether a follower can do all of it (FOLLOW-4)."""
    return count > 0 and outcomes(catalog, box, count, 0, means, memory)[0].full


def full_memories(box: Box, means: Means, white: str | None) -> Iterator[Memory]:
    """How a follower's action may begin: whose Pack, and the type that the leader bound."""
    for pack in copyable(box, means):
        yield Memory("toys" if white == "toys" else "pizza" if white else None, None, pack)
