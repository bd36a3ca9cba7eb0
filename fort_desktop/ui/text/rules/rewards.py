"""Pages 12 to 14: the fort with the made-up rules, the perks, and the end."""

from typing import Final

from fort_desktop.ui.i18n.i18n import N_
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES
from fort_desktop.ui.text.rules.page import Page, Picture, Shot, passage

FORT: Final = Page(
    "fort",
    "12",
    N_("The fort and the made-up rules"),
    (
        passage(
            N_(
                "A higher fort brings more room in your Pack and Lookout, points at the end, "
                "and rewards. You take a reward at once, even in the middle of an action."
            ),
            "R-16 COMP-8 COMP-9",
            signs="fort",
        ),
        passage(
            N_("Look at the stack of made-up rules and keep one in secret."),
            "LEVEL-1",
            title=N_("Level 1"),
            signs="rule",
        ),
        passage(N_("Take one perk from the row."), "LEVEL-2", title=N_("Level 2"), see="perks"),
        passage(
            N_("Take the macaroni sculpture if nobody has it. It is worth 4 points."),
            "LEVEL-3",
            title=N_("Level 5"),
            signs="macaroni",
        ),
        Picture(
            N_("Before and after: a level 1 fort brings a made-up rule."),
            "level_01_made_up_rule",
            (Shot(0), Shot(99)),
        ),
        passage(
            N_(
                "The row and the stack are not refilled. If nothing is left, you get nothing. "
                "Level 5 is the last."
            ),
            "R-16 ACT-7",
        ),
        passage(
            N_(
                "For made-up rules, your cards are the kids in your deck, discard pile, "
                "hand, Yard, and Lookout. Rules give their points only at the end."
            ),
            "END-3",
            title=N_("Made-up rules"),
            signs="rule",
        ),
        passage(
            N_(
                "1 point for each build symbol on your cards, even within a longer action "
                "or at a different cost. The DIY perk does not count."
            ),
            "RULE-1",
            title=RULE_NAMES["big_plans"],
            signs="big_plans",
        ),
        passage(
            N_(
                "1 point for each different suit on your cards, and 1 more for all six. "
                "Coins do not count."
            ),
            "RULE-2",
            title=RULE_NAMES["friendship_bracelet"],
            signs="friendship_bracelet",
        ),
        passage(
            N_("1 point for each toy in your Stuff and your Pack."),
            "RULE-3",
            title=RULE_NAMES["piggy_bank"],
            signs="piggy_bank",
        ),
        passage(
            N_("1 point for each pizza in your Stuff and your Pack."),
            "RULE-4",
            title=RULE_NAMES["pizza_party"],
            signs="pizza_party",
        ),
        passage(
            N_("5 points if you have no Best Friend. One in your Lookout counts as yours."),
            "RULE-5 R-34",
            title=RULE_NAMES["loner"],
            signs="loner",
        ),
        passage(
            N_("8 points if your fort is at exactly level 2."),
            "RULE-6",
            title=RULE_NAMES["minimalism"],
            signs="minimalism",
        ),
        passage(
            N_("1 point for each card in your Lookout."),
            "RULE-7",
            title=RULE_NAMES["popularity"],
            signs="popularity",
        ),
        passage(
            N_("1 point for each crown on your cards. Coins do not count."),
            "RULE-8",
            title=RULE_NAMES["play_palace"],
            signs="play_palace",
        ),
        passage(
            N_("1 point for each resource in your Pack."),
            "RULE-9",
            title=RULE_NAMES["secret_stash"],
            signs="secret_stash",
        ),
        passage(
            N_("8 points if you have more cards than any rival, 4 if you share first place."),
            "RULE-10 R-34",
            title=RULE_NAMES["sleepover"],
            signs="sleepover",
        ),
        passage(
            N_("1 point for each book on your cards. Coins do not count."),
            "RULE-11",
            title=RULE_NAMES["slime_lab"],
            signs="slime_lab",
        ),
    ),
    ("perks", "end", "almanac"),
)

PERKS: Final = Page(
    "perks",
    "13",
    N_("The perks"),
    (
        passage(
            N_(
                "Your perk is face up in front of you and helps from the moment you take it. "
                "Nobody can have two."
            ),
            "LEVEL-2 R-16",
        ),
        passage(
            N_("DIY, Do-Over, Recycling, and Rough Housing work once. The others last."), "LEVEL-2"
        ),
        passage(
            N_(
                "At the end of your Recruit phase, one more kid may join you, from the "
                "Park or its deck. It may be the one that just came to the Park."
            ),
            "PERK-1 R-28",
            title=PERK_NAMES["birthday_party"],
            signs="birthday_party",
        ),
        passage(
            N_(
                "On your turn, a kid for your Lookout may also come from the Park, its "
                "deck, or any Yard. You do not see a kid from the deck beforehand."
            ),
            "PERK-2 R-29",
            title=PERK_NAMES["bribe"],
            signs="bribe",
        ),
        passage(
            N_(
                "When you follow, you may discard two cards. Both must match, and all "
                "their symbols must be used. The second helps only where symbols are "
                "counted."
            ),
            "PERK-3 R-24",
            title=PERK_NAMES["copy_cat"],
            signs="copy_cat",
        ),
        passage(
            N_(
                "Instead of playing a kid, you may use up this perk and build for one "
                "extra pizza or toy. You must be able to pay. Nobody can follow that."
            ),
            "PERK-4 R-30",
            title=PERK_NAMES["diy"],
            signs="diy",
        ),
        passage(
            N_(
                "When your card is finished and everyone has answered, you may use up "
                "this perk and play a second kid. The Lookout counts again; added kids "
                "do not."
            ),
            "PERK-5 R-27",
            title=PERK_NAMES["do_over"],
            signs="do_over",
        ),
        passage(
            N_(
                "On your turn, you may use up this perk and take one card from your "
                "discard pile into your hand. It works between actions, and before and "
                "after you draw."
            ),
            "PERK-6 R-26",
            title=PERK_NAMES["recycling"],
            signs="recycling",
        ),
        passage(N_("Cards that you have played or added are not in the pile yet."), "R-26"),
        passage(
            N_(
                "If you did not follow and everyone else is done, you may use up this "
                "perk: the leader's played card leaves the game. You need no matching "
                "card."
            ),
            "PERK-7 R-17",
            title=PERK_NAMES["rough_housing"],
            signs="rough_housing",
        ),
        passage(
            N_(
                "Rough Housing does not work on Best Friends, on DIY, or on cards that trash "
                "themselves."
            ),
            "R-17",
        ),
        passage(
            N_("On your turn, what you pack may come from the supply instead of your Stuff."),
            "PERK-8",
            title=PERK_NAMES["sticky_fingers"],
            signs="sticky_fingers",
        ),
        passage(
            N_("Your Pack holds two more resources."),
            "PERK-9",
            title=PERK_NAMES["xxl_backpack"],
            signs="xxl_backpack",
        ),
        Picture(
            N_("Before and after: DIY builds a level without a kid."),
            "perk_04_diy",
            (Shot(0, "tower"), Shot(99, "tower")),
        ),
    ),
    ("fort", "following", "almanac"),
)

END: Final = Page(
    "end",
    "14",
    N_("The end, and what is secret"),
    (
        passage(
            N_(
                "The end is triggered when somebody has 25 points on the track or a level 5 "
                "fort, or when the Park deck is empty. Kids in the Park do not matter."
            ),
            "END-1 R-33",
            title=N_("The end"),
            signs="vp fort deck",
        ),
        passage(
            N_(
                "The game names the player whose action triggered the end, even if that player "
                "was following."
            ),
            "R-35 END-1",
        ),
        passage(
            N_(
                "The leader finishes the turn, and then the round is finished, so that "
                "everyone has the same number of turns. If the last player of the round "
                "triggered the end, the game ends with that turn."
            ),
            "END-2 R-33",
        ),
        passage(
            N_("There is no other limit. The game continues until one of these three happens."),
            "R-36",
        ),
        passage(
            N_(
                "Then all made-up rules are revealed. Add up the points from the track, "
                "your fort, and your made-up rule, plus 4 if you have the sculpture."
            ),
            "END-3",
            # NOTE: how the points are counted
            title=N_("Counting"),
            signs="vp fort rule macaroni",
        ),
        passage(N_("Points on the track can go beyond 25."), "R-34"),
        passage(
            N_(
                "Whoever has the most points wins. If there is a tie, the higher fort wins. If "
                "the forts are equal too, the win is shared."
            ),
            "END-4",
            title=N_("Winning"),
            signs="vp",
        ),
        Picture(
            N_("Both players have 48 points. This one has the higher fort and wins."),
            "end_04_forty_eight_each",
            (Shot(99, "board", 0),),
        ),
        passage(
            N_(
                "These are secret: hands, draft picks, made-up rules, and the order of the "
                "decks. You know your own rule and the ones you saw when you chose it."
            ),
            "INFO-1",
            title=N_("Secret"),
            signs="eye",
        ),
        passage(
            N_(
                "These are open: discard piles, Yards, Lookouts, the Park, perks, Stuff, "
                "Packs, forts, and points. Everyone knows how many cards are in each hand "
                "and deck."
            ),
            "INFO-2 DISCARD-3",
            # NOTE: what everybody may see
            title=N_("Open to all"),
        ),
        passage(
            N_("A kid recruited from the Park deck is face up once it is in the discard pile."),
            "R-32",
        ),
        passage(
            N_("Computer players are told what a person in their seat would see, and no more."),
            "INFO-3",
        ),
    ),
    ("fort", "phases"),
)

PAGES: Final = (FORT, PERKS, END)
