"""Chapters 4 and 5 of the first game: what is said, asked and taken."""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_
from fort_desktop.ui.text.lesson.step import Chapter, Step

_FIRST_FORT: Final = (
    Step(
        "r2_cleanup",
        # NOTE: Kitty: a kid, as the name is on the card
        NC_(
            "lesson",
            "A turn has *five phases*: *Cleanup*, Play, Recruit, Discard, and Draw. Now "
            "Kitty leaves the Yard for your discard pile.",
        ),
        point=("discard", "phases"),
        hold="yard_cleared 0",
    ),
    Step(
        "r2_play",
        # NOTE: Moose: a kid, as the name is on the card
        NC_(
            "lesson",
            "Level 1 costs *one toy and one pizza*. You have both! Play *Moose*, who can build.",
        ),
        point=("card moose", "cost"),
        ask="play",
        moves=("play moose",),
        other=(
            # NOTE: Moose, Rusty: kids, as the name is on the card
            ("play rusty", NC_("lesson", "Rusty can build too. But Moose also brings two pizza.")),
            ("skip", NC_("lesson", "You may always skip. But today you can build a fort!")),
            ("*", NC_("lesson", "Not yet. First play the kid who can build.")),
        ),
    ),
    Step(
        "r2_first",
        NC_(
            "lesson",
            "You may use both actions, in any order. Only one more pizza fits into your "
            "Stuff, so *build first*.",
        ),
        point=("box private",),
        ask="prepare",
        moves=("use private",),
        other=(
            (
                "use public",
                NC_(
                    "lesson",
                    "There is room for only one pizza. Build first, because paying makes room.",
                ),
            ),
        ),
    ),
    Step(
        "r2_level",
        NC_(
            "lesson",
            "Your first fort! It is worth *one point* at the end, and higher levels are worth far "
            "more.",
        ),
        point=("fort",),
        hold="fort_advanced 0",
    ),
    Step(
        "r2_room",
        NC_(
            "lesson",
            "Your fort has more room too. A kid in the *Lookout* stays to the end, and the "
            "*Pack* holds pizza and toys.",
        ),
        point=("lookout", "pack"),
        hold="fort_advanced 0",
    ),
    Step(
        "r2_rule",
        NC_(
            "lesson",
            "Level 1 brings a *made-up rule*. It gives you points at the end of the game. "
            "Which one fits your board best?",
        ),
        point=("rules",),
        ask="keep",
        moves=("keep popularity", "keep secret_stash", "keep pizza_party"),
    ),
    Step(
        "r2_second",
        # NOTE: {click} is "Click", "Tap" or "Choose"
        NC_("lesson", "Paying made room. {click} the *public action*: you get two pizza."),
        point=("box public",),
        ask="use",
        moves=("use public",),
        other=(("done", NC_("lesson", "You may stop here. But two pizza are waiting for you.")),),
    ),
    Step("r2_nobody", rival=("pass",)),
    Step(
        "r2_recruit",
        # NOTE: Golden Boy, Tiny: kids, as the name is on the card; {rival}: the rival's name
        NC_(
            "lesson",
            "{rival} has a *Yard* too. Recruit Golden Boy or Tiny from there: both show a crown.",
        ),
        point=("rival yard",),
        ask="recruit",
        moves=("recruit golden_boy from yard 1", "recruit tiny from yard 1"),
        other=(
            (
                "*",
                NC_(
                    "lesson",
                    "The Park is always open. This time choose a kid from your rival's Yard.",
                ),
            ),
        ),
    ),
    Step(
        "r2_draw",
        NC_(
            "lesson",
            "At the end of your turn you *draw* five cards. Your deck was empty: your "
            "shuffled discard pile became the new one.",
        ),
        point=("deck", "hand"),
        hold="card_drawn 0 5",
    ),
)

_LOOKOUT: Final = (
    Step("z2_lead", rival=("play sarge", "use public", "done")),
    Step(
        "z2_follow",
        # NOTE: Moose, Rusty: kids, as the name is on the card; {rival}: the rival's name
        NC_(
            "lesson",
            "{rival} gets a toy. Follow with Moose or Rusty, or say *no*: a discarded kid misses "
            "your next turn.",
        ),
        point=("card moose", "card rusty"),
        topic="following",
        ask="follow",
        moves=("follow moose", "follow rusty", "pass"),
        other=(
            # NOTE: The Moles: a kid, as the name is on the card
            (
                "follow moles",
                NC_(
                    "lesson",
                    "The Moles would bring two toys. But you need The Moles on your next turn, "
                    "so keep them.",
                ),
            ),
        ),
        then=(
            # NOTE: Moose: a kid, as the name is on the card
            ("follow moose", NC_("lesson", "One toy for you, and Moose is safe.")),
            # NOTE: Moose, Rusty: kids, as the name is on the card
            (
                "follow rusty",
                NC_(
                    "lesson",
                    "One toy for you. Rusty was safe anyway, and Moose will wait in your Yard.",
                ),
            ),
            ("pass", NC_("lesson", "That's fine too. You keep all your kids for your own turn.")),
        ),
    ),
    Step("z2_park", rival=("recruit prince from park",)),
    Step(
        "r3_play",
        # NOTE: Kitty: a kid, as the name is on the card
        NC_("lesson", "Kitty can send somebody up to the Lookout. Play *Kitty*."),
        point=("card kitty",),
        ask="play",
        moves=("play kitty",),
        other=(
            (
                "*",
                NC_(
                    "lesson", "Not yet. First play the kid who can send somebody up to the Lookout."
                ),
            ),
        ),
    ),
    Step(
        "r3_first",
        # NOTE: {click} is "Click", "Tap" or "Choose"
        NC_("lesson", "{click} the *private action* to send somebody up."),
        part=True,
        point=("box private",),
        ask="prepare",
        moves=("use private",),
        other=(
            (
                "add bitsy",
                NC_("lesson", "Good idea, but a little later. The private action comes first."),
            ),
            (
                "use public",
                NC_(
                    "lesson",
                    "The private action comes first. Then a second glue symbol can help "
                    "with the toys.",
                ),
            ),
        ),
    ),
    Step(
        "r3_lookout",
        # NOTE: The Moles: a kid, as the name is on the card
        NC_(
            "lesson",
            "Send *The Moles* up. Until the end of the game, their two shovels count on each "
            "of your turns.",
        ),
        point=("card moles", "lookout"),
        ask="lookout",
        moves=("lookout moles",),
        other=(
            # NOTE: The Moles: a kid, as the name is on the card
            (
                "lookout bitsy",
                NC_(
                    "lesson",
                    "This kid has glue, and you need it now. The Moles are the better guards.",
                ),
            ),
            (
                "*",
                NC_(
                    "lesson",
                    "One shovel is good. Two shovels are better, so choose the card that glows.",
                ),
            ),
        ),
    ),
    Step(
        "r3_add",
        # NOTE: Bitsy: a kid, as the name is on the card
        NC_("lesson", "Now add *Bitsy*: two glue symbols bring two toys."),
        point=("card bitsy",),
        ask="use",
        moves=("add bitsy",),
        other=(
            (
                "use public",
                NC_("lesson", "That brings only one toy. First add the card that glows."),
            ),
            ("done", NC_("lesson", "Toys are waiting for you. Add the card that glows.")),
        ),
    ),
    Step(
        "r3_second",
        # NOTE: {click} is "Click", "Tap" or "Choose"
        NC_("lesson", "{click} the *public action* for your two toys."),
        part=True,
        point=("box public",),
        ask="use",
        moves=("use public",),
    ),
    Step("r3_nobody", rival=("pass",)),
    Step(
        "r3_recruit",
        NC_(
            "lesson",
            "Recruit anyone you like: from the Park, a rival's Yard, or the face-down "
            "*Park deck*. Kids of the same suit work well together.",
        ),
        point=("recruits", "rival yard"),
        ask="recruit",
        moves=("recruit doc from park", "recruit *"),
    ),
)

MIDDLE: Final = (
    # NOTE: a chapter of the guided first game
    Chapter("first_fort", "notes/brick", NC_("lesson", "Your first fort"), _FIRST_FORT),
    # NOTE: a chapter of the guided first game
    Chapter("lookout", "notes/tower", NC_("lesson", "The Lookout"), _LOOKOUT),
)
