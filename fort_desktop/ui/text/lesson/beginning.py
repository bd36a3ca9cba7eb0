"""Chapters 1 to 2 of the first game: what is said, asked and taken."""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_
from fort_desktop.ui.text.lesson.step import Chapter, Step

_FIRST_KID: Final = (
    Step(
        "welcome",
        NC_(
            "lesson",
            "Welcome to your street! Collect pizza and toys, make friends, and build "
            "the best fort.",
        ),
        point=("table",),
    ),
    Step(
        "goal",
        NC_(
            "lesson",
            "The player with the most points wins. Points come from kids, from your "
            "fort, and from a secret rule.",
        ),
        point=("points",),
    ),
    Step(
        "ends",
        NC_(
            "lesson",
            "Three things end the game. A player has 25 points, a fort reaches level 5, "
            "or the Park deck is empty.",
        ),
        point=("ends",),
    ),
    Step(
        "hand",
        NC_("lesson", "These five kids are your hand. In every turn you play one kid."),
        point=("hand",),
    ),
    Step(
        "boxes",
        NC_(
            "lesson",
            "The upper action is public, so rivals can copy it. The lower action is "
            "private, so only you can use it.",
        ),
        point=("card bug",),
    ),
    Step(
        "r1_play",
        # NOTE: Bug: a kid, as the name is on the card
        NC_("lesson", "Bug brings one pizza for each shovel. Put this card on the play area."),
        point=("card bug",),
        ask="play",
        moves=("play bug",),
        other=(
            # NOTE: Bug: a kid, as the name is on the card
            ("skip", NC_("lesson", "You may always skip the play. But Bug would love to begin.")),
            # NOTE: Bug: a kid, as the name is on the card
            ("*", NC_("lesson", "A good kid too, for a later turn. Bug begins today.")),
        ),
    ),
    Step(
        "r1_add",
        NC_(
            "lesson",
            "The sign x means that more shovels bring more pizza. Add this card, which "
            "shows two shovels.",
        ),
        point=("card moles",),
        ask="prepare",
        moves=("add moles",),
        other=(
            (
                "use public",
                NC_("lesson", "That brings one pizza only. Add the card that glows first."),
            ),
        ),
    ),
    Step(
        "r1_use",
        # NOTE: Bug, The Moles: kids, as the name is on the card
        NC_("lesson", "Bug and The Moles show three shovels together. Use the public action."),
        point=("box bug public",),
        ask="prepare",
        moves=("use public",),
    ),
    Step(
        "room",
        NC_(
            "lesson",
            "Your Stuff has room for four pizza and four toys. What has no room cannot be taken.",
        ),
        point=("stuff",),
    ),
    Step(
        "level_zero",
        NC_(
            "lesson",
            "The private action counts your fort level. Your level is 0, so it can do nothing yet.",
        ),
        point=("box bug private",),
    ),
    Step(
        "r1_followed",
        NC_(
            "lesson",
            "Your rival gives up a shovel card and copies your public action. This is "
            "called following.",
        ),
        point=("rival discard",),
        rival=("follow lefty",),
    ),
    Step(
        "r1_recruit",
        NC_(
            "lesson",
            "One new kid joins you in every turn. Choose this kid, because a shovel "
            "fits your other kids.",
        ),
        point=("park worm",),
        ask="recruit",
        moves=("recruit worm from park",),
        other=(
            (
                "recruit deck",
                NC_(
                    "lesson",
                    "The top of the Park deck is a surprise. Take the shovel kid this time.",
                ),
            ),
            ("*", NC_("lesson", "A good kid too. Take the shovel kid this time.")),
        ),
    ),
    Step(
        "r1_played",
        NC_(
            "lesson",
            "Kids that played go to your discard pile. Your new kid waits there too, "
            "and all of them come back later.",
        ),
        point=("discard",),
        hold="played_discarded 0",
    ),
    Step(
        "r1_friend",
        NC_(
            "lesson",
            "The heart marks a Best Friend. Best Friends go to your discard pile and "
            "never to your Yard.",
        ),
        point=("discard bitsy",),
        hold="friends_discarded 0",
    ),
    Step(
        "r1_yard",
        # NOTE: Giggles, Kitty: kids, as the name is on the card
        NC_(
            "lesson",
            "Giggles and Kitty did not play, so they wait in your Yard. Your rival may "
            "recruit them!",
        ),
        point=("yard",),
        hold="yard_laid 0",
    ),
    Step(
        "r1_draw",
        NC_(
            "lesson", "Now you draw five new kids. You draw only here, at the end of your own turn."
        ),
        point=("hand",),
        hold="card_drawn 0 5",
    ),
)

_FOLLOWING: Final = (
    Step(
        "z1_lead",
        # NOTE: Chef, Patch: kids, as the name is on the card
        NC_(
            "lesson",
            "Now your rival leads. Patch and Chef show two books, so your rival takes two toys.",
        ),
        point=("mat",),
        rival=("play patch", "add chef", "use public", "done"),
    ),
    Step(
        "z1_follow",
        NC_("lesson", "You can follow, too. Give up a card with a book, and you also get toys."),
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
        NC_(
            "lesson",
            "One book brings you one toy. When you follow, only the card that you give up counts.",
        ),
        point=("stuff",),
    ),
    Step(
        "z1_lost",
        # NOTE: Giggles: a kid, as the name is on the card
        NC_(
            "lesson",
            "Giggles is gone: your rival recruits from your Yard. A kid that does not "
            "play may leave you.",
        ),
        point=("rival discard",),
        hold="kid_recruited 1",
        rival=("recruit giggles from yard 0",),
    ),
)

BEGINNING: Final = (
    # NOTE: a chapter of the guided first game
    Chapter("first_kid", "bug", NC_("lesson", "Your first kid"), _FIRST_KID),
    # NOTE: a chapter of the guided first game
    Chapter("following", "kid", NC_("lesson", "Following"), _FOLLOWING),
)
