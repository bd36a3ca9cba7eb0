"""Pages 5 to 7: the turn, playing a kid, and adding kids."""

from typing import Final

from fort_desktop.ui.i18n.i18n import N_
from fort_desktop.ui.text.names import PHASE_NAMES
from fort_desktop.ui.text.rules.page import Page, Picture, Shot, passage

PHASES: Final = Page(
    "phases",
    "5",
    N_("Your turn"),
    (
        passage(
            N_(
                "Turns go around the table. The player taking a turn is the leader. All the "
                "others are rivals."
            ),
            "TURN-1",
        ),
        passage(
            N_(
                "A turn has five phases: Cleanup, Play, Recruit, Discard, and Draw. The "
                "leader does all five, always in this order."
            ),
            "TURN-2",
        ),
        passage(
            N_(
                "Kids that are still in your Yard go to your discard pile. On your first turn "
                "your Yard is empty."
            ),
            "CLEAN-1",
            title=PHASE_NAMES["cleanup"],
            scene="cleanup",
        ),
        passage(
            N_("You play one kid from your hand, or none. You may always skip."),
            "PLAY-1",
            title=PHASE_NAMES["play"],
            scene="play",
            see="playing",
        ),
        passage(
            N_("A new kid joins you, the table is tidied up, and you draw five cards."),
            "RECRUIT-1 DISCARD-1 DRAW-1",
            # NOTE: three phases of a turn
            title=N_("Recruit, Discard, Draw"),
            see="recruiting",
        ),
        Picture(
            N_("Before and after Cleanup: the kids have left the Yard."),
            "clean_01_the_yard_comes_home",
            (Shot(0, "yard", 1), Shot(99, "yard", 1)),
        ),
        passage(
            N_(
                "Where only one answer is possible, the program gives it, and the log tells "
                "you. It always asks what to play and recruit, whether to follow, and what to "
                "use."
            ),
            "R-31",
        ),
    ),
    ("playing", "following", "recruiting"),
)

PLAYING: Final = Page(
    "playing",
    "6",
    N_("Playing a kid"),
    (
        passage(
            N_(
                "You may use the public action, the private action, or both in any order. "
                "The first is finished before the second begins."
            ),
            "PLAY-3",
            signs="follow lock",
        ),
        passage(
            N_(
                "At least one of the two must be done in full: everything in its box, as "
                "many times as its symbols say."
            ),
            "PLAY-10",
            # NOTE: "in full": an action is done completely
            title=N_("In full"),
            see="adding",
        ),
        passage(
            N_("The other action may then be done in full, in part, or not at all."),
            "PLAY-11",
            title=N_("In part"),
        ),
        passage(
            N_(
                "An action that would do nothing does not count, and neither does a blank box. "
                "So a kid without any action cannot be played."
            ),
            "PLAY-2 PLAY-10 R-1",
        ),
        passage(
            N_(
                "The order can matter. If there is room for only one pizza, pay for your "
                "fort first. Then there is more room."
            ),
            "PLAY-3",
        ),
        Picture(
            N_(
                "With Bud you gain only the one pizza that fits. So you must do the other "
                "action, trashing a card, in full."
            ),
            "play_11_bud_public_first",
            (Shot(0, "goods"), Shot(4, "goods")),
        ),
        passage(
            N_(
                "An action done in part goes from left to right. You may stop after each "
                "repetition in which you were asked something. Pizza, toys, and points are "
                "taken as long as there is room."
            ),
            "R-3",
        ),
        passage(
            N_(
                "Whatever comes after the arrow must be done after the left side, if it "
                "can be. Otherwise it is skipped."
            ),
            "R-3 R-2",
            signs="then",
            see="count",
        ),
        passage(
            N_(
                "If the left side is impossible, the action ends. “Trash this” is done if "
                "anything before it was done."
            ),
            "R-3",
        ),
        passage(
            N_(
                "The action done in part may come first, but only if it is certain that the "
                "other can still be done in full. The program checks that for you."
            ),
            "R-10",
        ),
    ),
    ("adding", "count", "phases"),
)

ADDING: Final = Page(
    "adding",
    "7",
    N_("Adding kids"),
    (
        passage(
            N_(
                "If an action shows the times sign and a suit, you may add cards of this "
                "suit from your hand. Only their symbols help: their own actions are not "
                "used."
            ),
            "PLAY-4 PLAY-6",
            signs="times",
        ),
        passage(
            N_("You may also count kids in your Lookout, one by one. They stay up there."),
            "PLAY-5 PLAY-6",
            signs="lookout",
        ),
        passage(
            N_(
                "Count the symbols of the played kid, the added kids, and the kids counted "
                "in the Lookout. That is how many times the action is done."
            ),
            "PLAY-7",
        ),
        Picture(
            N_("Bug shows 1 shovel, The Moles show 2, and 1 counts from the Lookout: 4 pizza."),
            "play_07_the_whole_example",
            (Shot(3, "play"), Shot(4, "goods")),
        ),
        passage(
            N_(
                "An added symbol helps both actions if both show its suit. A kid with two "
                "symbols counts with both."
            ),
            "PLAY-9 R-7",
        ),
        passage(
            N_(
                "Each added kid must make a difference: without it, some action would be done "
                "fewer times. Kids in the Lookout need not."
            ),
            "PLAY-12 R-8",
        ),
        passage(
            N_(
                "A coin that you add or count becomes one suit that you choose, for both "
                "actions. Each coin may become a different suit."
            ),
            "PLAY-8",
            signs="coin",
        ),
        passage(
            N_(
                "It has to be a suit that is counted by an action of the played kid. With "
                "“any suit” it may be any of the six."
            ),
            "R-37",
            signs="coin",
        ),
        passage(
            N_(
                "If you play a coin with a public action, you first say which suit it "
                "stands for. Rivals then need this suit, or a coin, to follow."
            ),
            "PLAY-13 R-6",
            signs="coin",
            see="following",
        ),
        passage(
            N_("You name it as you play the kid. Nothing comes in between, not even Recycling."),
            "R-38",
            signs="coin",
        ),
        passage(
            N_(
                "You add and count before an action begins, and again before the second. A kid "
                "that has just gone up to the Lookout can be counted."
            ),
            "R-4",
        ),
        passage(
            N_(
                "Where there is no times sign with a suit, nothing can be added. For an action "
                "done in part, kids may be added only if they let you do it more times."
            ),
            "R-8",
        ),
    ),
    ("playing", "count", "following"),
)

PAGES: Final = (PHASES, PLAYING, ADDING)
