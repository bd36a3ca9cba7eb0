"""Chapters 1 to 3 of the first game: what is said, asked and taken."""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_
from fort_desktop.ui.text.lesson.step import Chapter, Step

_FIRST_KID: Final = (
    Step(
        "welcome",
        # NOTE: these are notes for children; *what stands between stars* is marked with a pen
        NC_(
            "lesson",
            "Welcome to your street! Play your kids, collect pizza and toys, and build the best "
            "fort.",
        ),
        point=("table",),
    ),
    Step(
        "hand",
        NC_(
            "lesson",
            "These five kids are your *hand*. On each of your turns you may play one of them.",
        ),
        point=("hand",),
    ),
    Step(
        "suits",
        # NOTE: Bug, The Moles: kids, as the name is on the card
        NC_(
            "lesson",
            "The symbol in the corner is a kid's *suit*. Bug and The Moles have the same one: "
            "a shovel, always marked V.",
        ),
        point=("card bug", "card moles"),
    ),
    Step(
        "boxes",
        NC_(
            "lesson",
            "Most kids have two actions. Rivals may copy the white one, the *public* action. "
            "The *private* one, with the lock, is yours alone.",
        ),
        point=("card bug",),
    ),
    Step(
        "r1_play",
        # NOTE: Bug: a kid, as the name is on the card; {click} is "Click", "Tap" or "Choose"
        NC_(
            "lesson",
            "Bug brings one pizza for each shovel. Now play Bug! {click} the card, or drag it "
            "to the *play area*.",
        ),
        point=("card bug", "mat"),
        ask="play",
        moves=("play bug",),
        other=(
            # NOTE: Bug: a kid, as the name is on the card
            ("skip", NC_("lesson", "You may always skip. But Bug would love to go first.")),
            # NOTE: Bug: a kid, as the name is on the card
            (
                "*",
                NC_(
                    "lesson", "That is a good kid too, but for a later turn. Today Bug goes first."
                ),
            ),
        ),
    ),
    Step(
        "r1_add",
        # NOTE: The Moles, Bug: kids, as the name is on the card; {click} is "Click", "Tap" or
        # "Choose"
        NC_(
            "lesson",
            "The × sign means: more shovels, more pizza. *Add* The Moles, who show two. "  # noqa: RUF001
            "{click} them, or drag them to Bug.",
        ),
        point=("card moles",),
        ask="prepare",
        moves=("add moles",),
        other=(
            (
                "use public",
                NC_("lesson", "That brings only one pizza. First add the card that glows."),
            ),
        ),
    ),
    Step(
        "r1_use",
        # NOTE: Bug, The Moles: kids, as the name is on the card; {click} is "Click", "Tap" or
        # "Choose"
        NC_(
            "lesson",
            "Bug and The Moles show *three shovels* together, so you get three pizza. {click} the "
            "*public action*.",
        ),
        point=("box public",),
        ask="prepare",
        moves=("use public",),
    ),
    Step(
        "r1_followed",
        # NOTE: {rival} is the rival's name, which cannot be declined
        NC_(
            "lesson",
            "{rival} discards one shovel card and gets one pizza. That is called *following*. "
            "Only the discarded card counts.",
        ),
        point=("rival discard", "rival pizza"),
        rival=("follow lefty",),
    ),
    Step(
        "r1_recruit",
        # NOTE: Worm: a kid, as the name is on the card; {click} is "Click", "Tap" or "Choose"
        NC_(
            "lesson",
            "After you play, you *recruit* one new kid. {click} *Worm* in the Park, or "
            "drag the card to your board: another shovel!",
        ),
        point=("park worm",),
        ask="recruit",
        moves=("recruit worm from park",),
        other=(
            (
                "recruit deck",
                NC_(
                    "lesson",
                    "The face-down card is a surprise. Recruit the shovel kid this time.",
                ),
            ),
            ("*", NC_("lesson", "That is a good kid too. But recruit the shovel kid this time.")),
        ),
    ),
    Step(
        "r1_played",
        # NOTE: Bitsy: a kid, as the name is on the card
        NC_(
            "lesson",
            "Kids who played go to your *discard pile*, along with your new kid. So does "
            "Bitsy: the *heart* marks a Best Friend.",
        ),
        point=("discard", "card bitsy"),
        hold="played_discarded 0",
    ),
    Step(
        "r1_yard",
        # NOTE: Giggles, Kitty: kids, as the name is on the card; {rival}: the rival's name
        NC_(
            "lesson",
            "Giggles and Kitty did not play. They wait in your *Yard*, where {rival} may recruit "
            "one of them.",
        ),
        point=("yard",),
        hold="yard_laid 0",
    ),
)

_POINTS: Final = (
    Step(
        "p_three",
        NC_(
            "lesson",
            "Most points wins; the higher fort breaks a tie. Points come from three places: "
            "your kids, your fort, and a *made-up rule*.",
        ),
        point=("points", "fort", "rule"),
        hold="card_drawn 0 5",
    ),
    Step(
        "p_levels",
        # NOTE: the sculpture: the macaroni sculpture
        NC_(
            "lesson",
            "This row shows what your *fort* is worth at the end. The first to reach level 5 "
            "gets the *sculpture*: four more points.",
        ),
        point=("levels", "sculpture"),
        hold="card_drawn 0 5",
    ),
    Step(
        "p_now",
        NC_(
            "lesson",
            "This *tag* adds it all up for you: what you would have if the game ended now.",
        ),
        point=("worth",),
        hold="card_drawn 0 5",
    ),
    Step(
        "p_ends",
        NC_(
            "lesson",
            "25 points from kids, a level 5 fort, or an empty Park deck *triggers the "
            "end*. You still finish the round.",
        ),
        point=("ends",),
        hold="card_drawn 0 5",
    ),
)

_FOLLOWING: Final = (
    Step(
        "z1_lead",
        # NOTE: Chef, Patch: kids, as the name is on the card; {rival}: the rival's name
        NC_(
            "lesson",
            "Now {rival} leads. Patch and Chef show *two books*, so {rival} gets two toys. You "
            "may *follow*.",
        ),
        point=("mat",),
        rival=("play patch", "add chef", "use public", "done"),
    ),
    Step(
        "z1_follow",
        # NOTE: Bones: a kid, as the name is on the card; the bin: the sign of trashing on it. To
        # trash a card is to put it out of the game for good
        NC_(
            "lesson",
            "Discard *Bones*, your card with a book, for a toy. Discarded kids come back. The "
            "*bin* means trash: out of the game.",
        ),
        point=("card bones",),
        ask="follow",
        moves=("follow bones",),
        other=(
            (
                "pass",
                NC_("lesson", "You may always say no. But you will need this toy in a moment."),
            ),
        ),
    ),
    Step(
        "z1_one",
        # NOTE: {rival}: the rival's name; say "your rival's books" where a name cannot be declined
        NC_(
            "lesson",
            "One card, one book, one toy for your *Stuff*. {rival}'s books do not count, only "
            "the card that you discard.",
        ),
        point=("stuff",),
    ),
    Step(
        "z1_lost",
        # NOTE: Giggles: a kid, as the name is on the card; {rival}: the rival's name
        NC_(
            "lesson",
            "{rival} recruits Giggles from your *Yard*! A kid who does not play may leave you.",
        ),
        point=("rival discard", "yard"),
        hold="kid_recruited 1",
        rival=("recruit giggles from yard 0",),
    ),
)

BEGINNING: Final = (
    # NOTE: a chapter of the guided first game
    Chapter("first_kid", "notes/bug", NC_("lesson", "Your first kid"), _FIRST_KID),
    # NOTE: a chapter of the guided first game
    Chapter("points", "notes/star", NC_("lesson", "Points"), _POINTS),
    # NOTE: a chapter of the guided first game
    Chapter("following", "notes/hands", NC_("lesson", "Following"), _FOLLOWING),
)
