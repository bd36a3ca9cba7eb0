"""Chapters 6 to 7 of the first game: what is said, asked and taken."""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_
from fort_desktop.ui.text.lesson.step import Chapter, Step

_POINTS: Final = (
    Step(
        "z3_lead",
        # NOTE: Prince: a kid, as the name is on the card
        NC_(
            "lesson",
            "Prince scores one point for your rival. Points on this track stay to the end.",
        ),
        point=("rival points",),
        rival=("play prince", "use public"),
    ),
    Step(
        "z3_build",
        NC_(
            "lesson",
            "Your rival builds, too, and keeps a secret rule. Everybody can see the "
            "fort, nobody the rule.",
        ),
        point=("rival fort",),
        rival=("use private", "keep secret_stash"),
        instead=("keep popularity", "keep pizza_party"),
    ),
    Step(
        "z3_follow",
        NC_("lesson", "Your new kid shows a crown. Give it up, and you score one point, too."),
        point=("crown card",),
        ask="follow",
        moves=("follow golden_boy", "follow tiny", "pass"),
        then=(
            ("follow", NC_("lesson", "One point for you! Your kid is safe in your discard pile.")),
            ("pass", NC_("lesson", "That is fine, too. You keep the kid in your hand.")),
        ),
    ),
    Step(
        "z3_giggles",
        # NOTE: Giggles: a kid, as the name is on the card
        NC_("lesson", "Who is waiting in the Yard of your rival? It is Giggles!"),
        point=("rival yard giggles",),
        hold="yard_laid 1",
        rival=("recruit thunder from park",),
        instead=("recruit tink from park", "recruit crash from park", "recruit doc from park"),
    ),
)

_PACK: Final = (
    Step(
        "r4_play",
        # NOTE: Worm: a kid, as the name is on the card
        NC_(
            "lesson",
            "Here is Worm, the kid that you recruited. Worm can build and pack, so play this card.",
        ),
        point=("card worm",),
        ask="play",
        moves=("play worm",),
        other=(("*", NC_("lesson", "Not yet. First play the kid who can build and pack.")),),
    ),
    Step(
        "r4_first",
        NC_("lesson", "A higher fort has a bigger Pack. So build first."),
        point=("box worm private",),
        ask="prepare",
        moves=("use private",),
        other=(
            (
                "use public",
                NC_(
                    "lesson",
                    "Your Pack has room for two now. After building it has room for three.",
                ),
            ),
            ("*", NC_("lesson", "Good idea, but a little later. Build first.")),
        ),
    ),
    Step(
        "r4_pay",
        NC_("lesson", "Level 2 costs one toy, one pizza, and one more. You choose what to give."),
        point=("stuff",),
        ask="spend",
        moves=("spend pizza from stuff", "spend toys from stuff"),
    ),
    Step(
        "r4_perk",
        NC_(
            "lesson",
            "At level 2 you choose a perk. Some perks last to the end, and others work once.",
        ),
        point=("perks",),
        ask="perk",
        moves=("perk xxl_backpack", "perk birthday_party", "perk diy"),
    ),
    Step(
        "r4_count",
        # NOTE: The Moles, Worm: kids, as the name is on the card
        NC_(
            "lesson",
            "Worm packs once for each shovel. The Moles can help from the Lookout, so count them.",
        ),
        point=("lookout moles",),
        ask="use",
        moves=("count moles",),
        other=(
            (
                "use public",
                NC_("lesson", "That packs one only. First count the kids in the Lookout."),
            ),
            (
                "done",
                NC_("lesson", "Your Pack is still empty. First count the kids in the Lookout."),
            ),
            # NOTE: The Moles: a kid, as the name is on the card
            (
                "*",
                NC_(
                    "lesson",
                    "That kid could help, too. But The Moles help more, and they are "
                    "always up there.",
                ),
            ),
        ),
    ),
    Step(
        "r4_second",
        NC_("lesson", "Three shovels pack three times. Use the public action."),
        point=("box worm public",),
        ask="use",
        moves=("use public", "add *"),
        repeat=True,
        other=(("done", NC_("lesson", "Your Pack is still empty. Use the public action.")),),
    ),
    Step(
        "r4_pack",
        NC_(
            "lesson",
            "The Pack is a second place for pizza and toys. It makes room, and you can "
            "pay from it.",
        ),
        point=("pack",),
        ask="pack",
        moves=("pack pizza", "pack toys"),
        repeat=True,
        other=(("stop", NC_("lesson", "There is still room in your Pack. Pack one more.")),),
    ),
    Step(
        "r4_nobody",
        rival=("pass",),
    ),
    Step(
        "r4_recruit",
        # NOTE: Giggles: a kid, as the name is on the card
        NC_(
            "lesson",
            "Giggles can come back to you! Or choose any other kid, because now you decide.",
        ),
        point=("rival yard giggles",),
        ask="recruit",
        moves=("recruit giggles from yard 1", "recruit *"),
        then=(
            # NOTE: Giggles: a kid, as the name is on the card
            ("recruit giggles from yard 1", NC_("lesson", "Giggles is back!")),
        ),
        then_hold="kid_recruited 0",
    ),
    Step(
        "r4_second_friend",
        NC_("lesson", "Your perk lets one more kid join you. Choose a kid, or say no."),
        point=("recruits",),
        ask="recruit",
        moves=("pass", "recruit *"),
        if_asked=True,
    ),
    Step(
        "finish",
        NC_(
            "lesson",
            "Now you know the game. Play, follow, recruit, build, and keep your friends close.",
        ),
        point=("table",),
        hold="phase_began 0 draw",
    ),
    Step(
        "helpers",
        NC_("lesson", "Not sure? The bulb shows good moves, and the book explains every rule."),
        point=("hint", "rules"),
    ),
    Step(
        "choice",
        NC_(
            "lesson",
            "Would you like to play this game to its end? You decide everything from now on.",
        ),
        menu=True,
    ),
)

ENDING: Final = (
    # NOTE: a chapter of the guided first game
    Chapter("points", "star", NC_("lesson", "Points"), _POINTS),
    # NOTE: a chapter of the guided first game
    Chapter("pack", "bag", NC_("lesson", "The Pack"), _PACK),
)
