"""Chapters 3 to 5 of the first game: what is said, asked and taken."""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_
from fort_desktop.ui.text.lesson.step import Chapter, Step

_FIRST_FORT: Final = (
    Step(
        "r2_cleanup",
        # NOTE: Kitty: a kid, as the name is on the card
        NC_(
            "lesson",
            "Your turn begins with Cleanup. Kitty is still here and goes to your discard pile.",
        ),
        point=("discard",),
        hold="yard_cleared 0",
    ),
    Step(
        "r2_play",
        NC_("lesson", "One toy and one pizza are enough for a fort. Play this kid, who can build."),
        point=("card moose",),
        ask="play",
        moves=("play moose",),
        other=(
            # NOTE: Moose, Rusty: kids, as the name is on the card
            ("play rusty", NC_("lesson", "Rusty can build, too. But Moose also brings two pizza.")),
            ("skip", NC_("lesson", "You may always skip. But today you can build a fort!")),
            ("*", NC_("lesson", "Not yet. First play the kid who can build.")),
        ),
    ),
    Step(
        "r2_first",
        NC_(
            "lesson",
            "You may use both actions, in any order. You have room for one pizza only, "
            "so build first.",
        ),
        point=("box moose private",),
        ask="prepare",
        moves=("use private",),
        other=(
            (
                "use public",
                NC_(
                    "lesson",
                    "There is room for one pizza only. Build first, because paying makes room.",
                ),
            ),
        ),
    ),
    Step(
        "r2_level",
        NC_(
            "lesson",
            "Your fort has level 1 and is worth one point. Its Lookout and its Pack are "
            "bigger now.",
        ),
        point=("fort",),
        hold="fort_advanced 0",
    ),
    Step(
        "r2_rule",
        NC_(
            "lesson",
            "A secret rule of your own! It gives you points at the end, so choose the "
            "one that you like.",
        ),
        point=("rules",),
        ask="keep",
        moves=("keep popularity", "keep secret_stash", "keep pizza_party"),
    ),
    Step(
        "r2_second",
        NC_("lesson", "Paying made room. Now use the public action and take two pizza."),
        point=("box moose public",),
        ask="use",
        moves=("use public",),
        other=(("done", NC_("lesson", "You may stop here. But two pizza are waiting for you.")),),
    ),
    Step(
        "r2_nobody",
        NC_(
            "lesson",
            "Your rival does not follow this time. Rivals also need kids for their own turns.",
        ),
        point=("rival",),
        rival=("pass",),
    ),
    Step(
        "r2_recruit",
        NC_("lesson", "Look, two kids wait in the Yard of your rival. Choose one of them!"),
        point=("rival yard",),
        ask="recruit",
        moves=("recruit golden_boy from yard 1", "recruit tiny from yard 1"),
        other=(
            (
                "*",
                NC_(
                    "lesson",
                    "The Park is always open. This time choose a kid from the Yard of your rival.",
                ),
            ),
        ),
    ),
    Step(
        "r2_shuffle",
        NC_(
            "lesson",
            "Your deck was empty, so your discard pile was shuffled. It is your new deck "
            "now, with your new kids in it.",
        ),
        point=("deck",),
        hold="deck_shuffled 0",
    ),
)

_GIVE_OR_KEEP: Final = (
    Step(
        "z2_lead",
        NC_(
            "lesson",
            "Your rival takes a toy. You hold three kids with a shovel, so you have a choice.",
        ),
        point=("mat",),
        rival=("play sarge", "use public", "done"),
    ),
    Step(
        "z2_follow",
        # NOTE: Moose: a kid, as the name is on the card
        NC_(
            "lesson",
            "A kid that follows is safe in your discard pile. Moose can follow: you hold "
            "other kids for your next turn.",
        ),
        point=("card moose",),
        ask="follow",
        moves=("follow moose", "follow rusty", "pass"),
        other=(
            # NOTE: The Moles: a kid, as the name is on the card
            (
                "follow moles",
                NC_(
                    "lesson",
                    "The Moles would bring two toys. But your next turn needs them, so keep them.",
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
            ("pass", NC_("lesson", "That is fine, too. You keep all your kids for your own turn.")),
        ),
    ),
    Step(
        "z2_park",
        NC_(
            "lesson", "This time your rival recruits in the Park. The kids in your Yard stay yours."
        ),
        point=("park",),
        hold="kid_recruited 1",
        rival=("recruit prince from park",),
    ),
)

_LOOKOUT: Final = (
    Step(
        "lookout",
        NC_(
            "lesson",
            "A kid in the Lookout stays there to the end. You can count its suits in every turn.",
        ),
        point=("lookout",),
    ),
    Step(
        "r3_play",
        # NOTE: Kitty: a kid, as the name is on the card
        NC_("lesson", "Kitty can send a kid up there. Play this card."),
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
        NC_("lesson", "Begin with the private action. Then choose who goes up."),
        point=("box kitty private",),
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
                    "The private action comes first. Then a second glue can help with the toys.",
                ),
            ),
        ),
    ),
    Step(
        "r3_lookout",
        # NOTE: The Moles: a kid, as the name is on the card
        NC_(
            "lesson",
            "The Moles have no action, but two shovels. Up there they count wherever x "
            "shovel is printed.",
        ),
        point=("card moles",),
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
        # NOTE: Kitty: a kid, as the name is on the card
        NC_("lesson", "Kitty brings one toy for each glue. Add this card for a second toy."),
        point=("card bitsy",),
        ask="use",
        moves=("add bitsy",),
        other=(
            (
                "use public",
                NC_("lesson", "That brings one toy only. Add the card that glows first."),
            ),
            ("done", NC_("lesson", "Toys are waiting for you. Add the card that glows.")),
        ),
    ),
    Step(
        "r3_second",
        NC_("lesson", "Two glue, two toys. Use the public action."),
        point=("box kitty public",),
        ask="use",
        moves=("use public",),
    ),
    Step(
        "r3_nobody",
        rival=("pass",),
    ),
    Step(
        "r3_recruit",
        NC_(
            "lesson",
            "Who shall join you? Choose from the Park, from the Yard of your rival, or "
            "the unseen top card.",
        ),
        point=("recruits",),
        ask="recruit",
        moves=("recruit doc from park", "recruit *"),
    ),
    Step(
        "r3_yard",
        point=("yard",),
        hold="phase_began 0 draw",
        say_if=(
            (
                "yard empty",
                NC_("lesson", "Your Yard is empty. Nobody can recruit a kid from you now."),
            ),
            ("yard one", NC_("lesson", "This kid waits in your Yard until your next turn.")),
            ("else", NC_("lesson", "These kids wait in your Yard until your next turn.")),
        ),
    ),
)

MIDDLE: Final = (
    # NOTE: a chapter of the guided first game
    Chapter("first_fort", "brick", NC_("lesson", "Your first fort"), _FIRST_FORT),
    # NOTE: a chapter of the guided first game
    Chapter("give_or_keep", "hands", NC_("lesson", "Give up or keep?"), _GIVE_OR_KEEP),
    # NOTE: a chapter of the guided first game
    Chapter("lookout", "tower", NC_("lesson", "The Lookout"), _LOOKOUT),
)
