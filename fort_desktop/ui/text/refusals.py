"""The reasons of refusals: one sentence for each clause that can refuse a move."""

from typing import Final

from fort_desktop.rules.model.moves import Move, Spend
from fort_desktop.rules.model.types import Refusal
from fort_desktop.ui.i18n.i18n import N_, tr

_REASONS: Final = {
    "ACT-2": N_("You have none of that in your Stuff to pack."),
    "ACT-3": N_("Only a card from your hand can go into the Lookout."),
    "ACT-4": N_("Only cards from your hand or discard pile can be trashed."),
    "ACT-7": N_("You cannot pay for the fort like that."),
    "ACT-10": N_("You have none of that to spend."),
    "ACT-11": N_("Only a card from a rival's Yard can be trashed here."),
    "ACT-13": N_("Only a rival's Pack can be copied."),
    "ACT-14": N_("You have none of that to swap."),
    "ACT-17": N_("No symbol of that suit is in play."),
    "ACT-18": N_("You did the first part, so you have to do the second too."),
    "COMP-7": N_("There is no room for more: your Stuff holds at most 4 pizza and 4 toys."),
    "COMP-8": N_("There is no room left in your Pack."),
    "COMP-9": N_("There is no room left in your Lookout. A higher fort makes more room."),
    "END-2": N_("The game is over."),
    "FOLLOW-1": N_("You can follow when a rival has played a kid."),
    "FOLLOW-2": N_("This kid shows none of the played card's suits."),
    "FOLLOW-4": N_("To follow, you must do the action in full, but you cannot."),
    "FOLLOW-9": N_("You cannot recruit from your own Yard."),
    "LEVEL-1": N_("Choose one of the rules in the stack."),
    "LEVEL-2": N_("Choose one of the perks that are left in the row."),
    "PERK-1": N_("Birthday Party recruits from the Park or its deck, not from a Yard."),
    "PERK-2": N_("You need the Bribe perk to send a card from there to the Lookout."),
    "PERK-4": N_("You need the DIY perk for that."),
    "PERK-5": N_("You need the Do-Over perk for that."),
    "PERK-6": N_("You need the Recycling perk, and the card must be in your discard pile."),
    "PERK-7": N_("You need the Rough Housing perk for that."),
    "PERK-8": N_("You need the Sticky Fingers perk to pack from the supply."),
    "PLAY-1": N_("In your Play phase, you can play one kid from your hand."),
    "PLAY-2": N_("This kid has no action. Add it to another kid, or follow with it."),
    "PLAY-3": N_("This action cannot be used now, or has been used already."),
    "PLAY-4": N_("No remaining action counts this suit."),
    "PLAY-5": N_("No remaining action counts this suit in your Lookout."),
    "PLAY-8": N_("Say which suit the coin stands for."),
    "PLAY-10": N_("One action has to be done in full, and after this none could be."),
    "PLAY-12": N_("Adding this kid would bring nothing more."),
    "PLAY-13": N_("First say which suit your coin is."),
    "R-1": N_("This action would do nothing now."),
    "R-3": N_("You cannot stop before doing something."),
    "R-4": N_("Kids are added after you play one, before its action begins."),
    "R-8": N_("The played kid counts no symbols, so nothing can be added."),
    "R-12": N_("What is in that Pack does not fit into your Stuff."),
    "R-14": N_("All swaps in one action go the same way."),
    "R-17": N_("Rough Housing cannot be used on this card."),
    "R-24": N_("Both cards have to match, and the action has to count symbols."),
    "R-26": N_("Recycling cannot be used right now."),
    "R-27": N_("You have to play a second card now."),
    "R-30": N_("DIY is for turns in which you play no kid, and you must be able to pay."),
    "RECRUIT-1": N_("Recruit a kid from the Park, a rival's Yard, or the top of the Park deck."),
    "RECRUIT-4": N_("There is nobody to recruit."),
    "SETUP-7": N_("Choose one of the kids in front of you."),
    "TURN-2": N_("Something else has to be decided first."),
}


_FIRST: Final[dict[object, str]] = {
    "pick": N_("First keep one of the kids in front of you."),
    "play": N_("First play a kid, or skip."),
    "prepare": N_("First use one of the played kid's actions."),
    "use": N_("First decide whether to use the other action too."),
    "choose": N_("First choose the suit that counts."),
    "copy": N_("First choose whose Pack to copy."),
    "take": N_("First choose pizza or toys."),
    "pack": N_("First pack something, or stop."),
    "spend": N_("First spend pizza or toys."),
    "convert": N_("First swap something, or stop."),
    "trash": N_("First choose a kid to trash."),
    "lookout": N_("First choose a kid for your Lookout."),
    "recruit": N_("First recruit a kid."),
    "follow": N_("First decide whether to follow."),
    "keep": N_("First keep one of the made-up rules."),
    "perk": N_("First take one of the perks."),
    "recycle": N_("First decide whether to use Recycling."),
}
"""What is to be answered before anything else, by the kind of the open question (`Kind`)."""
_PLAYED: Final = N_("You have already played a kid this turn.")


def reason(refusal: Refusal, move: Move | None = None) -> str:
    """Return why a move is refused, in plain words; `refusal.clause` leads to the rule.

    Args:
        move: the move, if it is known: of a token of a price more can be said (R-15).
    """
    if refusal.clause == "ACT-7" and isinstance(move, Spend):
        return tr("Pay what is still needed, first from your Stuff, then from your Pack.")
    asked = refusal.data.get("asked")
    if refusal.clause == "PLAY-1" and asked is not None:
        return tr(_PLAYED)
    known = refusal.clause if refusal.clause in _REASONS else "TURN-2"
    if known == "TURN-2" and asked in _FIRST:
        return tr(_FIRST[asked])
    return tr(_REASONS[known])
