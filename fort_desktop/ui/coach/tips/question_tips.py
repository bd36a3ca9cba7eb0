"""Moments before an answer: one condition for each, of what this person is asked and sees."""

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.coach.tips.context import Context


def first_play(now: Context) -> bool:
    """A kid is to be played (PLAY-1)."""
    return now.plays and now.offers(mv.PlayKid)


def drafts(now: Context) -> bool:
    """One of several kids is to be kept, the others go on (SETUP-7)."""
    return now.kind == "pick" and len(now.moves) > 1


def can_add(now: Context) -> bool:
    """A card can be added (PLAY-4)."""
    return now.kind == "prepare" and now.offers(mv.Add)


def can_follow(now: Context) -> bool:
    """A card in the hand fits (FOLLOW-2)."""
    return now.kind == "follow" and now.offers(mv.Follow)


def nothing_fits(now: Context) -> bool:
    """It is asked although nothing fits, since all see the same (R-18)."""
    return now.kind == "follow" and not now.offers(mv.Follow, mv.Rough)


def recruits(now: Context) -> bool:
    """The recruit of one's own turn (RECRUIT-1), not one that an action or a perk brings."""
    return now.kind == "recruit" and now.view.pending.stage == "recruit"


def has_fences(now: Context) -> bool:
    """The same with a kid in the hand that will go to the Yard (DISCARD-2)."""
    return recruits(now) and any(kid.best_friend is None for kid in now.hand)


def can_pay(now: Context) -> bool:
    """Stuff and Pack pay what a kid in the hand builds for (ACT-7, ACT-8)."""
    own = now.own
    pizza, toys = own.pizza + own.pack_pizza, own.toys + own.pack_toys
    prices = now.catalog.prices
    return now.plays and any(
        own.level < len(prices[step.n]) and prices[step.n][own.level].payable(pizza, toys)
        for kid in now.hand
        for _, box in now.catalog.boxes[kid]
        for step in box.steps
        if step.op == "fort"
    )


def keeps_rule(now: Context) -> bool:
    """A made-up rule is to be kept (LEVEL-1)."""
    return now.kind == "keep"


def takes_perk(now: Context) -> bool:
    """A perk is to be taken (LEVEL-2)."""
    return now.kind == "perk"


def fills_lookout(now: Context) -> bool:
    """A kid may go up to the Lookout (ACT-3)."""
    return now.kind == "lookout"


def holds_coin(now: Context) -> bool:
    """A coin is in the hand as a kid is to be played (COMP-2)."""
    return now.plays and any(kid.coin for kid in now.hand)


def names_coin(now: Context) -> bool:
    """The suit of a played coin is to be said (PLAY-13)."""
    return now.offers(mv.Declare)


def none_in_full(now: Context) -> bool:
    """No kid in the hand can do an action in full (PLAY-10)."""
    return now.plays and not now.offers(mv.PlayKid) and bool(now.own.hand)


def trashes(now: Context) -> bool:
    """One of one's own cards is to leave the game (ACT-4), not one in a rival's Yard."""
    return any(isinstance(move, mv.Trash) and move.source != "yard" for move in now.moves)


def could_lose_friend(now: Context) -> bool:
    """A Best Friend is among the cards that can be trashed (COMP-11)."""
    trashed = [move for move in now.moves if isinstance(move, mv.Trash) and move.source != "yard"]
    return any(now.catalog.kids[move.kid].best_friend is not None for move in trashed)


def holds_no_action(now: Context) -> bool:
    """A kid in the hand has no action (PLAY-2) but two suits."""
    return now.plays and any(len(k.suits) == 2 and not now.catalog.boxes[k] for k in now.hand)


def copies(now: Context, kid: Kid) -> bool:
    """A kid copies a Pack in which something lies (ACT-12, ACT-13)."""
    rivals = [board for seat, board in enumerate(now.view.seats) if seat != now.seat]
    packs = {"copy_pack": [now.own], "copy_rival_pack": rivals}
    there = {op for op, boards in packs.items() if any(b.pack_pizza + b.pack_toys for b in boards)}
    return any(there & box.ops for _, box in now.catalog.boxes[kid])


def can_copy(now: Context) -> bool:
    """A kid in the hand could copy a Pack."""
    return now.plays and any(copies(now, kid) for kid in now.hand)


def same_kind(now: Context) -> bool:
    """The leader's choice between pizza and toys binds those who follow (FOLLOW-6)."""
    chosen = now.view.play is not None and now.view.play.took is not None
    return can_follow(now) and chosen


def can_be_rough(now: Context) -> bool:
    """The leader's card can be trashed (PERK-7)."""
    return now.offers(mv.Rough)
