"""The notes for beginners: one for the first time of everything, by the name of its moment.

A note says what is, never what should have been done, and gives no advice: the bulb does that.
"""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_, tr

NOTES: Final[dict[str, str]] = {
    # NOTE: these are notes on small papers, for children; whoever reads them is "you"
    "own_play": NC_(
        "help", "Now you may play one kid, and use at least one of its actions in full."
    ),
    "add": NC_(
        "help",
        "You can add cards of this suit from your hand. Then the action is done more times.",
    ),
    "rival_turn": NC_("help", "Now it is a rival's turn. You may be asked to follow."),
    # NOTE: following: the public action of the kid that a rival has played
    "follow": NC_("help", "Discard a matching card, and you do the public action too."),
    "nothing_fits": NC_(
        "help",
        "You have no card to follow with. You are asked all the same, so that nobody can tell.",
    ),
    "recruit": NC_(
        "help",
        "One kid joins you: from the Park, from a rival's Yard, or from the face-down Park deck.",
    ),
    # NOTE: cards in the hand bear the sign of a small fence
    "fence": NC_(
        "help", "Kids marked with a fence will wait in your Yard, where rivals may recruit them."
    ),
    "loss": NC_(
        "help",
        "A rival has recruited from your Yard. Kids that you did not use on your turn wait there.",
    ),
    "shuffle": NC_("help", "Your discard pile is your new deck now, with all your new kids in it."),
    "can_pay": NC_(
        "help",
        "You have enough for the next level of your fort. You only need to play a kid that can "
        "build.",
    ),
    "rule": NC_(
        "help", "The rule that you keep stays secret. It gives you points at the end of the game."
    ),
    "perk": NC_(
        "help", "A perk is face up and helps only you: once, or until the end of the game."
    ),
    "lookout": NC_(
        "help",
        "A kid that goes up to your Lookout stays there to the end. You can count its "
        "symbols on each of your turns.",
    ),
    "stuff_full": NC_(
        "help",
        "Your Stuff cannot hold a fifth resource of the same kind. Packing or paying makes room.",
    ),
    "draft": NC_(
        "help",
        "Keep one of these kids for your deck and pass the others on. Kids of the same "
        "suit can be added to each other.",
    ),
    "lookout_full": NC_("help", "Your Lookout is full until your fort grows."),
    "pack_full": NC_("help", "Your Pack is full until your fort grows. You can pay from it."),
    "coin": NC_(
        "help",
        "A coin stands for any suit that you choose. When you follow, it matches everything.",
    ),
    "name_coin": NC_(
        "help", "Say which suit your coin is. Rivals need this suit, or a coin, to follow."
    ),
    "in_part": NC_(
        "help",
        "This action was done in part. That is allowed, since the other one is done in full.",
    ),
    "none_in_full": NC_(
        "help",
        "None of the kids in your hand can do an action in full now. So this time you play no kid.",
    ),
    "trash": NC_(
        "help",
        "A card that is trashed leaves the game for good. In a smaller deck your other kids "
        "come up more often.",
    ),
    "friend": NC_("help", "A Best Friend may leave the game too, but only if you choose it."),
    "no_action": NC_(
        "help",
        "This kid has no action and cannot be played. Its two symbols both count when it "
        "is added, discarded, or in the Lookout.",
    ),
    "copy": NC_(
        "help",
        "When you copy a Pack, you gain the same pizza and toys that are in it. Nobody loses any.",
    ),
    # NOTE: pizza or toys
    "same_kind": NC_("help", "The leader chose one kind. Anyone who follows gains the same kind."),
    "trash_this": NC_(
        "help",
        "The card leaves the game after this action, once everyone who follows is done.",
    ),
    # NOTE: the perk Rough Housing
    "rough": NC_("help", "You may trash the leader's card now. Then your perk is used up."),
    "park_low": NC_(
        "help",
        "The Park deck is running low. When its last card goes, the end of the game is triggered.",
    ),
    "points_near": NC_("help", "25 points on the track trigger the end of the game."),
    "fort_near": NC_(
        "help",
        "A level 5 fort triggers the end of the game. Whoever gets there first takes the "
        "macaroni sculpture.",
    ),
    "end": NC_(
        "help", "The end has been triggered. Finish this round, and then all points are counted."
    ),
    "last_turn": NC_("help", "This is your last turn. After this round all points are counted."),
    "undo": NC_(
        "help",
        "You can take a move back as long as you have seen nothing new and nobody else has acted.",
    ),
}


def note_words(name: str) -> str:
    """Return the text of a note for beginners."""
    return tr(NOTES[name])
