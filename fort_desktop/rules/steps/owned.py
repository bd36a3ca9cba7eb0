"""The means that a seat has now, read from its board, the Park and the rivals."""

from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.state import State
from fort_desktop.rules.steps.means import ALL, MANY, NO_PACK, NO_PACKS, Means, Needs, Packs


def means_of(state: State, seat: int, needs: Needs = ALL) -> Means:
    """Return the means of a seat now; numbers not needed are 0, so that equal cases are one."""
    own = state.seats[seat]
    lookout = hand = discard = open_ = yards = 0
    if needs.cards:
        lookout, hand, discard = len(own.lookout), len(own.hand), min(len(own.discard), MANY)
    if needs.reach:
        open_ = min(len(state.park) + len(state.park_deck), MANY)
        for i, other in enumerate(state.seats):
            if i != seat:
                yards += len(other.yard)
        yards = min(yards, MANY)
    perk = own.perk
    leads = perk is not None and seat == state.leader
    return Means(
        own.pizza,
        own.toys,
        own.pack_pizza,
        own.pack_toys,
        own.level,
        2 if perk == "xxl_backpack" else 0,
        lookout,
        hand,
        discard,
        open_,
        yards,
        leads and perk == "sticky_fingers",
        leads and perk == "bribe",
        rival_packs(state, seat) if needs.packs else (),
    )


def rival_packs(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Pizza and toys in each rival's Pack, empty ones left out, in a fixed order (R-1, ACT-13)."""
    packs = {(s.pack_pizza, s.pack_toys) for i, s in enumerate(state.seats) if i != seat}
    packs.discard(NO_PACK)
    return tuple(sorted(packs))


def copyable(box: Box, means: Means) -> Packs:
    """Return the `Memory.copied` values for this box: rivals' Packs if it copies one (ACT-13)."""
    return means.packs if "copy_rival_pack" in box.ops else NO_PACKS
