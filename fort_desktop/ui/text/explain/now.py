"""The meaning of an action at this moment: its effect in numbers, or why it cannot be used."""

from collections.abc import Iterable
from typing import Final

from fort_desktop.rules.knowledge.preview import Foreseen, foresee_play
from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL, Refusal, Resource
from fort_desktop.ui.i18n.i18n import N_, NN_, tr, trn, trp
from fort_desktop.ui.text.amounts import (
    Amount,
    amount_words,
    amounts,
    count_words,
    gains_words,
    has_place,
    on_board,
    placed_words,
    still_needed,
    total_words,
)
from fort_desktop.ui.text.explain.explanation import Known
from fort_desktop.ui.text.lists import in_lines, listed, together
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.steps import STEPS, takes_from_rivals

_ONLY: Final = N_("Now: {words}")
# NOTE: {words} is what the private action brings now, as "2 toys"
_BOTH: Final = {
    "public": N_("Public action now: {words}"),
    "private": N_("Private action now: {words}"),
}
_IDLE: Final = N_("It would do nothing.")
_NOT_ALL: Final = N_(
    "To follow, you must do the action in full, and there is no room for all of it."
)
_WHY_NOT: Final = {
    "ACT-2": N_("There is nothing in your Stuff to pack."),
    "ACT-10": N_("You have none of that to spend."),
    "ACT-11": N_("No rival has any kids in their Yard."),
    "R-1": _IDLE,
}
"""Why a whole action cannot be used, where the clause is also about one of its answers."""


def play_now(known: Known, kid: Kid) -> str:
    """Return what each action of a kid in the hand would bring now, with no kid added."""
    told = foresee_play(known.view, known.catalog, kid.id)
    lines = []
    for name, box in known.catalog.boxes[kid]:
        words = _box_now(known, box, told[name])
        lines.append(tr(_ONLY, words=words) if len(told) == 1 else tr(_BOTH[name], words=words))
    return in_lines(lines)


def _box_now(known: Known, box: Box, told: Foreseen | Refusal) -> str:
    if isinstance(told, Foreseen):
        return effect_words(box, told, known.own)
    return refused_words(known, box, told)


def refused_words(known: Known, box: Box, refusal: Refusal) -> str:
    """Return why the action of a box cannot be used."""
    if refusal.clause == "ACT-7":
        return fort_now(known, _change(box))
    if refusal.clause == "R-1":
        return idle_words(known, (box,))
    if refusal.clause == "COMP-7" and (full := _full(known.own, box)):
        return full
    if refusal.clause in _WHY_NOT:
        return tr(_WHY_NOT[refusal.clause])
    return reason(refusal)


def idle_words(known: Known, boxes: Iterable[Box]) -> str:
    """Return that these boxes do nothing for the viewer, and why, where something is empty."""
    whys = dict.fromkeys(_lacking(known, box) for box in boxes)
    return together(tr(_IDLE), *whys)


def _lacking(known: Known, box: Box) -> str:
    """Return what is empty, or full, so that a box does nothing; "" where that is not all."""
    own, rivals = known.own, [one for one in known.view.seats if one.seat != known.view.seat]
    packed = [one.pack_pizza + one.pack_toys for one in (own, *rivals)]
    if box.count == "level" and not own.level:
        return tr("Your fort is at level 0.")
    if (box.count == "pack" or box.has("copy_pack")) and not packed[0]:
        return tr("Your Pack is empty.")
    if box.count == "lookout" and not own.lookout:
        return tr("Your Lookout is empty.")
    if box.has("copy_rival_pack") and not any(packed[1:]):
        return tr("No rival has anything in their Pack.")
    if box.has("copy_pack"):
        return tr("What is in your Pack does not fit into your Stuff.")
    if box.has("copy_rival_pack"):
        return tr("What your rivals have in their Packs does not fit into your Stuff.")
    return _full(own, box)


_NO_ROOM: Final = {
    "pizza": N_("There is no room for more pizza: your Stuff holds at most 4."),
    "toys": N_("There is no room for more toys: your Stuff holds at most 4."),
}


def _full(own: SeatView, box: Box) -> str:
    """Return that there is no room for what a box brings; "" if there is."""
    held = {"pizza": own.pizza, "toys": own.toys}
    for step in box.steps:
        wanted = [*held] if step.what == "any" else [str(step.what)]
        if step.op == "gain" and all(held[what] >= STUFF_LIMIT for what in wanted):
            return reason(Refusal("COMP-7")) if len(wanted) > 1 else tr(_NO_ROOM[wanted[0]])
    return ""


def unfit_words(known: Known, box: Box, took: Resource | None) -> str:
    """Return what hinders the viewer from following with a box (FOLLOW-4); "" if it is not known.

    Args:
        took: what its white symbols are, if the leader has chosen that (FOLLOW-6).
    """
    own, step = known.own, box.steps[0]
    what = took if step.what == "any" else step.what
    places = {"pizza": own.pizza, "toys": own.toys}
    held = [places[what]] if what in places else [*places.values()]
    if not own.hand_count:
        return tr("You have no kids left in your hand.")
    if lacking := _lacking(known, box):
        return lacking
    if step.op == "fort":
        return fort_now(known, step.n)
    if what in places and places[what] == STUFF_LIMIT:
        return tr(_NO_ROOM[what])
    if step.op == "gain" and min(held) + step.n > STUFF_LIMIT:
        return tr(_NOT_ALL)
    if step.op == "pack" and own.pack_pizza + own.pack_toys >= own.pack_limit:
        return reason(Refusal("COMP-8"))
    if step.op == "lookout" and len(own.lookout) >= own.lookout_limit:
        return reason(Refusal("COMP-9"))
    clause = STEPS[step.op].clause if step.op in STEPS else ""
    return tr(_WHY_NOT[clause]) if clause in _WHY_NOT else ""


def _change(box: Box) -> int:
    """Return the change in the cost of the fort that a box builds (ACT-8)."""
    return sum(step.n for step in box.steps if step.op == "fort")


_TRASHES: Final = {
    True: NN_("You trash {n} kid in a rival's Yard.", "You trash {n} kids in rivals' Yards."),
    False: NN_(
        "You trash {n} kid from your hand or discard pile.",
        "You trash {n} kids from your hand or discard pile.",
    ),
}
"""By whether it is a rival's (ACT-4, ACT-11)."""


def effect_words(box: Box, told: Foreseen, own: SeatView) -> str:
    """Return the effect of an action: the symbols counted, the gain, and the resulting total."""
    count = _symbols(told.times) if box.count == "any_suit" else count_words(box, told)
    found = amounts(told)
    rival = takes_from_rivals(box)
    if not found:
        return gains_words(box, told) if count else tr("You can do this now.")
    if box.single is not None and told.sure("level"):
        return tr("You can build level {n}.", n=own.level + told.sure("level"))
    if [amount.sign for amount in found] == ["trash"]:
        return trp(_TRASHES[rival], found[0].n)
    if rival:
        found = [one._replace(sign="trash there") if one.sign == "trash" else one for one in found]
    gain, total = _listed(found), _total(told, own)
    if count:
        # NOTE: {count} as "3 shovels" is what there is, {gain} as "3 toys" what it brings
        gain = tr("{count} = {gain}", count=count, gain=gain)
    # NOTE: {gain} is as "3 shovels = 3 toys", {sum} as "1 + 3 = 4"
    return tr("{gain} ({sum})", gain=gain, sum=total) if total else gain


def _symbols(n: int | None) -> str:
    """Return so many symbols of the suit that will be chosen; "" for none."""
    return trn("{n} symbol of one suit", "{n} symbols of one suit", n) if n else ""


def _listed(found: Iterable[Amount]) -> str:
    """Return a list of the gains, and of what is paid for them."""
    gains: list[str] = []
    prices: list[str] = []
    for amount in found:
        gained = amount.n > 0 and not amount.sign.startswith("trash")
        (gains if gained else prices).append(amount_words(amount._replace(n=abs(amount.n))))
    if gains and prices:
        # NOTE: {gain} as "2 points" is what one gets, {price} as "1 toy" what one gives for it
        return tr("{gain}; cost: {price}", gain=listed(gains), price=listed(prices))
    return listed(gains + prices)


def _total(told: Foreseen, own: SeatView) -> str:
    """Return the total of the only number that grows.

    It is "" if several numbers grow, or if the number has no place on the board. It says what it
    counts unless nothing else changes.
    """
    grown = [one for one in on_board(told) if one.n > 0 and has_place(one)]
    if len(grown) != 1:
        return ""
    return total_words(grown[0], own) if len(amounts(told)) == 1 else placed_words(grown[0], own)


def fort_now(known: Known, change: int = 0) -> str:
    """Return whether the viewer can pay for the next level, and what is still missing.

    Args:
        change: as printed on the action, -1, 0 or +1 (ACT-8).
    """
    own, level, pending = known.own, known.own.level + 1, known.view.pending
    if level > TOP_LEVEL:
        return tr("Your fort is finished: there is no higher level.")
    if pending.price is not None and pending.seat == known.view.seat:
        # What has been paid is no longer in Stuff and Pack (ACT-7).
        return still_needed(pending.price)
    price = known.catalog.prices[change][own.level]
    if price.payable(own.pizza + own.pack_pizza, own.toys + own.pack_toys):
        return tr("You have enough to pay for level {n}.", n=level)
    # NOTE: {what} is a list as "2 toys, 1 pizza"
    return tr("For level {n} you still need: {what}.", n=level, what=missing_words(known, change))


def missing_words(known: Known, change: int = 0) -> str:
    """Return what the viewer still needs for the next level, as "1 toy, 2 pizza".

    It is "" if the level can be paid for.

    Args:
        change: as printed on the action, -1, 0 or +1 (ACT-8).
    """
    own, price = known.own, known.catalog.prices[change][known.own.level]
    pizza, toys = own.pizza + own.pack_pizza, own.toys + own.pack_toys
    low, least = max(0, price.low), max(0, price.tokens - price.high)
    short = max(0, least - toys), max(0, low - pizza)
    useful = min(pizza, price.high) + min(toys, price.tokens - low)
    found = (
        Amount(short[0], "toys"),
        Amount(short[1], "pizza"),
        Amount(max(0, price.tokens - useful - sum(short)), "any"),
    )
    return _listed(amount for amount in found if amount.n)


def cost_words(known: Known, level: int) -> str:
    """Return the cost of a level, as "1 toy, 1 pizza"."""
    cost = known.catalog.costs[level - 1]
    found = (Amount(cost.toys, "toys"), Amount(cost.pizza, "pizza"), Amount(cost.any, "any"))
    return _listed(amount for amount in found if amount.n)
