"""Pages 1 to 4: what it is about, the kids, the board, and how a game begins."""

from typing import Final

from fort_desktop.ui.i18n.i18n import N_
from fort_desktop.ui.text.rules.page import Kids, Page, Picture, Shot, passage

ABOUT: Final = Page(
    "about",
    "1",
    N_("What it is all about"),
    (
        passage(
            N_(
                "You are a kid. You want friends, pizza, toys, and the best fort on your "
                "street. Whoever has the most points at the end wins."
            ),
            "END-4",
            see="end",
        ),
        passage(
            N_(
                "On your turn, you play one kid and do what the card says. Your rivals may "
                "follow: each of them may do the same."
            ),
            "PLAY-1 FOLLOW-1",
            signs="hand follow",
            see="phases",
        ),
        passage(
            N_(
                "Then a new kid joins you. Kids you did not use wait in your Yard, where "
                "rivals may recruit them."
            ),
            "RECRUIT-1 DISCARD-2",
            signs="recruit",
            see="recruiting",
        ),
        Picture(
            N_("The table: rivals above, your board on the left, the Park, and your hand."),
            "play_12_doodles_with_the_glue",
            (Shot(0, "table"),),
        ),
        passage(
            N_(
                "Points come from kids, from your fort, from a made-up rule, "
                "and from the macaroni sculpture."
            ),
            "END-3",
            signs="vp fort rule macaroni",
            see="fort",
        ),
        passage(
            N_(
                "The game ends soon after somebody has 25 points or a level 5 fort, or the "
                "Park deck is empty."
            ),
            "END-1",
            see="end",
        ),
    ),
    ("phases", "board", "setup"),
)

KIDS: Final = Page(
    "kids",
    "2",
    N_("The kids"),
    (
        passage(
            N_(
                "There are sixty kids in the Park deck. Eight more are Best Friends, two for "
                "each colour. They show a heart and never go into the Park deck."
            ),
            "COMP-1",
            signs="kid heart",
        ),
        passage(
            N_(
                "There are six suits: skateboard, shovel, glue, squirt gun, crown, and "
                "book. The coin is wild: it can stand for any of them."
            ),
            "COMP-2",
            signs="coin",
            see="key",
        ),
        passage(
            N_(
                "A kid shows one suit, the same suit twice, a suit with a coin, or a coin "
                "alone. Two symbols count as two."
            ),
            "COMP-2 R-7",
        ),
        Kids(
            N_(
                "One symbol, two symbols without an action, a suit with a coin, a coin, a "
                "Best Friend."
            ),
            ("bug", "moles", "puddin", "bud", "rusty"),
        ),
        passage(
            N_(
                "The upper box is the public action, and rivals can follow it. The lower box is "
                "the private action, which only you can use. A box may be blank."
            ),
            "COMP-3",
            signs="follow lock",
            see="following",
        ),
        passage(
            N_("When the rules say “card”, they mean a kid. Perks and rules are not cards."),
            "COMP-12",
        ),
        passage(
            N_(
                "You lose a Best Friend only if you choose to. No rival can recruit or trash "
                "one of yours."
            ),
            "COMP-11",
            signs="heart",
        ),
    ),
    ("count", "key", "almanac"),
)

BOARD: Final = Page(
    "board",
    "3",
    N_("Your board"),
    (
        passage(
            N_("Pizza and toys are what you collect and spend. The supply never runs out."),
            "COMP-5",
            signs="pizza toys",
        ),
        passage(
            N_(
                "Your board has a Yard, a Lookout, a Stuff box, a Pack, "
                "and a fort from level 0 to level 5."
            ),
            "COMP-6",
        ),
        passage(
            # NOTE: Stuff: the place on the board for pizza and toys
            N_("Your Stuff holds 4 pizza and 4 toys."),
            "COMP-7",
            title=N_("Stuff"),
        ),
        passage(
            N_(
                "Your Pack holds as many resources as your fort level plus one, in any "
                "mix. Anything that does not fit stays out."
            ),
            "COMP-8",
            title=N_("Pack"),
            signs="pack",
        ),
        Picture(
            N_("Level 0: the Pack has one space, with a toy in it."),
            "comp_08_pack_holds_level_and_one",
            (Shot(0, "goods"),),
        ),
        passage(
            N_(
                "Your Lookout holds as many kids as your fort level plus one. A kid up there "
                "stays to the end: nobody can take or trash it."
            ),
            "COMP-9",
            title=N_("Lookout"),
            signs="lookout",
        ),
        passage(
            N_("At the end, a fort of level 0 to 5 is worth 0, 1, 3, 9, 16, or 23 points."),
            "COMP-10",
            title=N_("Fort"),
            signs="fort",
            see="fort",
        ),
        passage(
            N_(
                "There are eleven made-up rules, nine perks, and one macaroni sculpture. A "
                "marker shows who began the game."
            ),
            "COMP-4",
            signs="rule macaroni first",
            see="perks",
        ),
    ),
    ("fort", "actions"),
)

SETUP: Final = Page(
    "setup",
    "4",
    N_("Before the game"),
    (
        passage(
            N_(
                "The game is for two to four players. Chance decides who begins and who sits where."
            ),
            "SETUP-1",
            signs="first",
        ),
        passage(
            N_("Everyone begins with no points, a level 0 fort, and an empty board."),
            "SETUP-2",
        ),
        passage(
            N_(
                "There is one more made-up rule than there are players, in a face-down "
                "stack. Nobody sees the rules left in the box."
            ),
            "SETUP-3",
            title=N_("Made-up rules"),
            signs="rule",
            see="fort",
        ),
        passage(
            N_(
                "There is one more perk than there are players, in a face-up row. The other "
                "perks stay in the box."
            ),
            "SETUP-4",
            title=N_("Perks"),
            see="perks",
        ),
        passage(
            N_(
                "The sixty kids are shuffled into the Park deck. Three of them are placed "
                "in the Park."
            ),
            "SETUP-5",
            title=N_("Park"),
            signs="park",
        ),
        Picture(
            N_("The Park, its deck with the number of kids in it, and the row of perks."),
            "setup_08_a_table_for_two",
            (Shot(0, "park"),),
        ),
        passage(
            N_("In the basic setup you are dealt eight kids, and you may look at them."),
            "SETUP-6",
            title=N_("Basic setup"),
        ),
        passage(
            N_(
                "In the draft you get eight kids, keep one in secret, and pass the others "
                "to the left. This continues until everyone has kept eight. Best Friends "
                "are not drafted."
            ),
            "SETUP-7",
            title=N_("Draft"),
        ),
        passage(
            N_(
                "Your eight kids and your two Best Friends are shuffled. They are your "
                "deck, and you draw five cards."
            ),
            "SETUP-8",
            signs="deck",
        ),
    ),
    ("kids", "phases"),
)

PAGES: Final = (ABOUT, KIDS, BOARD, SETUP)
