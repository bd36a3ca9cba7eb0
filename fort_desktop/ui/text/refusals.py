"""Why something is not allowed: one sentence for each clause that can refuse a move."""

from typing import Final

from fort_desktop.rules.model.types import Refusal
from fort_desktop.ui.text.i18n import N_, tr

_REASONS: Final = {
    "ACT-2": N_("There is no such thing in your Stuff to pack."),
    "ACT-3": N_("Only a card from your hand can go into the Lookout."),
    "ACT-4": N_("Only cards from your hand or discard pile can be trashed."),
    "ACT-7": N_("The fort cannot be paid for like this."),
    "ACT-10": N_("You do not have that to pay with."),
    "ACT-11": N_("Only a card from a rival's Yard can be trashed here."),
    "ACT-13": N_("Only the Pack of a rival can be copied."),
    "ACT-14": N_("There is nothing of that kind to swap."),
    "ACT-17": N_("No symbol of that suit is in play."),
    "ACT-18": N_("The second part has to be done once the first is."),
    "COMP-7": N_("There is no room: your Stuff holds 4 pizza and 4 toys."),
    "COMP-8": N_("There is no room left in your Pack."),
    "COMP-9": N_("There is no room left in your Lookout; a higher fort has more."),
    "END-2": N_("The game is over."),
    "FOLLOW-1": N_("You can follow only once the leader has finished the card."),
    "FOLLOW-2": N_("That card has no suit that matches the played card."),
    "FOLLOW-4": N_("A follower has to do the whole action, and you could not."),
    "FOLLOW-9": N_("You cannot recruit from your own Yard."),
    "LEVEL-1": N_("Choose one of the rules in the stack."),
    "LEVEL-2": N_("Choose one of the perks that are left in the row."),
    "PERK-1": N_("Birthday Party recruits from the Park or its deck, not from a Yard."),
    "PERK-2": N_("Only with the perk Bribe can the Lookout take a card from there."),
    "PERK-4": N_("You need the perk DIY for that."),
    "PERK-5": N_("You need the perk Do-Over for that."),
    "PERK-6": N_("You need the perk Recycling, and the card in your discard pile."),
    "PERK-7": N_("You need the perk Rough Housing for that."),
    "PERK-8": N_("Only with the perk Sticky Fingers can you pack from the supply."),
    "PLAY-1": N_("You can play one card from your hand in your Play phase."),
    "PLAY-2": N_("That kid has no action; add it to another, or follow with it."),
    "PLAY-3": N_("That box cannot be used, or has been used already."),
    "PLAY-4": N_("No action that is still to come counts that suit."),
    "PLAY-5": N_("No action that is still to come counts that Lookout card."),
    "PLAY-8": N_("A coin has to be named as one suit."),
    "PLAY-10": N_("One action has to be used in full, and that would make it impossible."),
    "PLAY-12": N_("An added card has to make an action happen more often."),
    "PLAY-13": N_("First say which suit your coin is."),
    "R-1": N_("That action would do nothing now."),
    "R-3": N_("You cannot stop before something is done."),
    "R-4": N_("Cards are added before an action begins."),
    "R-8": N_("Nothing on that kid counts added cards."),
    "R-12": N_("That Pack does not fit into your Stuff."),
    "R-14": N_("All swaps of one action go the same way."),
    "R-17": N_("Rough Housing cannot be used on this card."),
    "R-24": N_("Both cards have to match, and the action has to count suits."),
    "R-26": N_("Recycling cannot be used at this moment."),
    "R-27": N_("A second card has to be played now."),
    "R-30": N_("DIY is for turns without a card, and its price has to be paid."),
    "RECRUIT-1": N_("Recruit a kid from the Park, a rival's Yard or the top of the Park deck."),
    "RECRUIT-4": N_("There is nobody to recruit."),
    "SETUP-7": N_("Choose a kid of the pack before you."),
    "TURN-2": N_("Something else has to be decided first."),
}


def reason(refusal: Refusal) -> str:
    """The sentence of a refusal, with the clause behind it."""
    known = refusal.clause if refusal.clause in _REASONS else "TURN-2"
    sentence = tr(_REASONS[known])
    return f"{sentence} ({refusal.clause})"
