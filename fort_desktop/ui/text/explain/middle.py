"""The middle of the table: the Park and its deck, perks, the sculpture."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import PERKS, PerkId
from fort_desktop.ui.i18n.i18n import N_, tr, trn
from fort_desktop.ui.text.explain.explanation import Explanation, Known, plain
from fort_desktop.ui.text.explain.hows import how_words
from fort_desktop.ui.text.names import PERK_NAMES

PERK_SENTENCES: Final = {
    "birthday_party": N_(
        "When your Recruit phase ends, you may take one more kid from the Park or its deck."
    ),
    "bribe": N_(
        "On your turn, a kid for your Lookout may come from the Park, the Park deck, or any Yard."
    ),
    "copy_cat": N_(
        "When you follow, you may discard two matching cards instead of one. Both cards count."
    ),
    "diy": N_(
        "Instead of playing a kid, you build a level for 1 extra pizza or toy. Nobody can follow."
    ),
    "do_over": N_("When your kid is done and everyone has answered, you play a second one."),
    "recycling": N_("On your turn, you take one kid from your discard pile into your hand."),
    "rough_housing": N_(
        "Instead of following, you trash the card that a rival plays. It cannot be a Best Friend."
    ),
    "sticky_fingers": N_(
        "On your turn, what you pack may come from the supply instead of your Stuff."
    ),
    "xxl_backpack": N_("Your Pack holds 2 more resources."),
}
_ONCE: Final = frozenset(("diy", "do_over", "recycling", "rough_housing"))


def is_used_up(perk: PerkId) -> bool:
    """Return True if a perk can be used only once."""
    return perk in _ONCE


def perk_often(perk: PerkId) -> str:
    """Return how often a perk can be used."""
    return tr("Once, then it is gone") if is_used_up(perk) else tr("Lasts the whole game")


def explain_perk(known: Known, perk: PerkId, moves: Sequence[Move] = ()) -> Explanation:
    """A perk: its text, who has it, how often it works."""
    often = tr("It works as long as you have it.")
    if perk in _ONCE:
        often = tr("It works once, and then it is gone.")
    return Explanation(
        tr(PERK_NAMES[perk]),
        # NOTE: what kind of thing it is, below its name
        tr("perk"),
        (perk,),
        (plain(tr(PERK_SENTENCES[perk]), often),),
        _owner_words(known, perk),
        how_words(moves),
        f"PERK-{PERKS.index(perk) + 1}",
    )


def _owner_words(known: Known, perk: PerkId) -> str:
    owner = next((seat.seat for seat in known.view.seats if seat.perk == perk), None)
    if owner is not None:
        return known.said(owner, N_("You have this perk."), N_("{who} has this perk."))
    if known.own.perk is not None:
        return tr("Nobody has it. You already have a perk.")
    if known.own.level >= 2:
        return tr("Nobody has it yet.")
    return tr("Nobody has it yet. You choose a perk when your fort reaches level 2.")


def explain_perks(known: Known) -> Explanation:
    """The line with the perks."""
    words = tr("Whoever builds level 2 takes one of these. Each helps in its own way.")
    return Explanation(tr("Perks"), parts=(plain(words),), clause="LEVEL-2")


def explain_sculpture(known: Known) -> Explanation:
    """The macaroni sculpture."""
    words = tr("The first player to build level 5 takes it. It is worth 4 points at the end.")
    owner = known.view.macaroni
    now = tr("Nobody has it yet.")
    if owner >= 0:
        # NOTE: it is the macaroni sculpture
        now = known.said(owner, N_("You have it."), N_("{who} has it."))
    return Explanation(
        tr("Macaroni sculpture"),
        signs=("macaroni",),
        parts=(plain(words),),
        now=now,
        clause="LEVEL-3",
    )


def explain_park(known: Known) -> Explanation:
    """The Park as a whole."""
    words = plain(
        tr("These kids belong to nobody yet. On each of your turns you recruit one kid."),
        tr("A gap is filled at once from the Park deck."),
    )
    return Explanation(tr("Park"), "", ("park",), (words,), "", "", "RECRUIT-1")


def explain_park_deck(known: Known, moves: Sequence[Move] = ()) -> Explanation:
    """The face-down deck of the Park."""
    count = trn(
        "{n} kid is left, face down.", "{n} kids are left, face down.", known.view.park_deck_count
    )
    top = tr("You may recruit the top one, but you cannot see who it is first.")
    end = tr("When the last one is gone, that round is the last.")
    return Explanation(
        tr("Park deck"),
        signs=("deck",),
        parts=(plain(count, top), plain(end)),
        how=how_words(moves),
        clause="RECRUIT-1",
    )
