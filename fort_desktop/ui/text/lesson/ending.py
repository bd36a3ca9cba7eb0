"""Chapters 6 and 7 of the first game: what is said, asked and taken."""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_
from fort_desktop.ui.text.lesson.step import Chapter, Step

_PACK: Final = (
    Step(
        "z3_lead",
        rival=("play prince", "use public", "use private", "keep secret_stash"),
        instead=("keep popularity", "keep pizza_party"),
    ),
    Step(
        "z3_follow",
        # NOTE: Prince: a kid, as the name is on the card; {rival}: the rival's name
        NC_(
            "lesson",
            "Prince scores a point for {rival}. Discard your *crown*, and you score "
            "one too. Your Lookout never helps you follow.",
        ),
        point=("crown card", "rival points"),
        topic="following",
        ask="follow",
        moves=("follow golden_boy", "follow tiny", "pass"),
        then=(
            ("follow", NC_("lesson", "One point for you! Your kid is safe in your discard pile.")),
            ("pass", NC_("lesson", "That's fine too. You keep the kid in your hand.")),
        ),
    ),
    Step(
        "z3_giggles",
        rival=("recruit thunder from park",),
        instead=("recruit tink from park", "recruit crash from park", "recruit doc from park"),
    ),
    Step(
        "r4_play",
        # NOTE: Worm: a kid, as the name is on the card
        NC_("lesson", "Worm can build and pack, and level 2 makes your Pack larger. Play *Worm*."),
        point=("card worm",),
        ask="play",
        moves=("play worm",),
        other=(("*", NC_("lesson", "Not yet. First play the kid who can build and pack.")),),
    ),
    Step(
        "r4_first",
        # NOTE: {click} is "Click", "Tap" or "Choose"
        NC_(
            "lesson",
            "Building comes first, because it makes room in your Pack. {click} the *private "
            "action*.",
        ),
        part=True,
        point=("box private",),
        ask="prepare",
        moves=("use private",),
        other=(
            (
                "use public",
                NC_(
                    "lesson",
                    "Your Pack can hold two resources now. After you build, it can hold three.",
                ),
            ),
            ("*", NC_("lesson", "Good idea, but a little later. Build first.")),
        ),
    ),
    Step(
        "r4_pay",
        NC_("lesson", "Level 2 costs one toy, one pizza, and *one more* of either. Which one?"),
        part=True,
        point=("stuff",),
        ask="spend",
        moves=("spend pizza from stuff", "spend toys from stuff"),
    ),
    Step(
        "r4_perk",
        NC_(
            "lesson",
            "Level 2 brings a *perk*: a small advantage that only you have. Some work "
            "once; others last the whole game.",
        ),
        point=("perks",),
        ask="perk",
        moves=("perk xxl_backpack", "perk birthday_party", "perk diy"),
    ),
    Step(
        "r4_count",
        # NOTE: The Moles, Worm: kids, as the name is on the card; {click} is "Click", "Tap" or
        # "Choose"
        NC_(
            "lesson",
            "Worm packs one resource for each shovel. {click} *The Moles* in your Lookout: two "
            "more shovels.",
        ),
        point=("lookout moles",),
        ask="use",
        moves=("count moles",),
        other=(
            # NOTE: The Moles: a kid, as the name is on the card; {click} is "Click", "Tap" or
            # "Choose"
            (
                "use public",
                NC_(
                    "lesson",
                    "That packs only one resource. {click} The Moles in your Lookout "
                    "first: two more shovels.",
                ),
            ),
            # NOTE: The Moles: a kid, as the name is on the card; {click} is "Click", "Tap" or
            # "Choose"
            (
                "done",
                NC_(
                    "lesson",
                    "Your Pack is still empty. {click} The Moles in your Lookout first: two "
                    "more shovels.",
                ),
            ),
            # NOTE: The Moles: a kid, as the name is on the card
            (
                "*",
                NC_(
                    "lesson",
                    "That kid could help too. But The Moles help more, and they are "
                    "always up there.",
                ),
            ),
        ),
    ),
    Step(
        "r4_second",
        # NOTE: {click} is "Click", "Tap" or "Choose"
        NC_(
            "lesson",
            "That makes three shovels. {click} the *public action*: you may pack three resources.",
        ),
        point=("box public",),
        ask="use",
        moves=("use public", "add *"),
        repeat=True,
        other=(("done", NC_("lesson", "Your Pack is still empty. Use the public action.")),),
    ),
    Step(
        "r4_pack",
        NC_(
            "lesson",
            "Pack *three* resources. That makes room in your Stuff, and you can still pay with "
            "what is in your Pack.",
        ),
        part=True,
        point=("stuff", "pack"),
        ask="pack",
        moves=("pack pizza", "pack toys"),
        repeat=True,
        other=(
            ("stop", NC_("lesson", "There is still room in your Pack. Pack one more resource.")),
        ),
    ),
    Step("r4_nobody", rival=("pass",)),
    Step(
        "r4_recruit",
        # NOTE: Giggles: a kid, as the name is on the card; {rival}: the rival's name; say "your
        # rival's Yard" where a name cannot be declined
        NC_(
            "lesson",
            "Look who is in {rival}'s Yard: *Giggles*! Bring Giggles home, or recruit another kid. "
            "You decide now.",
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
        NC_("lesson", "Your *perk* lets you recruit one more kid. Choose one, or say no."),
        part=True,
        point=("recruits",),
        ask="recruit",
        moves=("pass", "recruit *"),
        if_asked=True,
    ),
)

_OWN: Final = (
    Step(
        "choice",
        NC_(
            "lesson",
            "You know everything but the *coin*: it stands for any suit. The *bulb* helps; the "
            "menu has the rules. Shall we play on?",
        ),
        point=("hint", "menu"),
        sign="suits/coin",
        hold="phase_began 0 draw",
        menu=True,
    ),
)

ENDING: Final = (
    # NOTE: a chapter of the guided first game
    Chapter("pack", "notes/bag", NC_("lesson", "The Pack"), _PACK),
    # NOTE: a chapter of the guided first game: the last one
    Chapter("own", "notes/kid", NC_("lesson", "On your own"), _OWN),
)
