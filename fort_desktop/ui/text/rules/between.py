"""Pages 10 and 11: following, recruiting, the Yard, and new cards."""

from typing import Final

from fort_desktop.ui.i18n.i18n import N_
from fort_desktop.ui.text.names import PHASE_NAMES
from fort_desktop.ui.text.rules.page import Page, Picture, Shot, passage

FOLLOWING: Final = Page(
    "following",
    "10",
    N_("Following"),
    (
        passage(
            N_(
                "When the leader is done with a card, each rival in turn may follow its public "
                "action. It does not matter whether the leader used it."
            ),
            "FOLLOW-1",
            signs="follow",
        ),
        passage(N_("A blank public action cannot be followed."), "FOLLOW-1"),
        passage(
            N_(
                "Discard one card from your hand that shows a suit of the played card. It goes "
                "to your own discard pile. Cards in the Lookout cannot be discarded."
            ),
            "FOLLOW-2 R-21",
            signs="discard",
        ),
        passage(
            N_(
                "Your coin matches every suit. If the leader played a coin, you need the suit "
                "that was named, or a coin."
            ),
            "FOLLOW-3",
            signs="coin",
            see="adding",
        ),
        passage(
            N_(
                "A card with a crown and a coin can be followed with either, or with the "
                "suit declared for the coin."
            ),
            "R-5",
            signs="crown coin",
        ),
        passage(
            N_(
                "You must do the action in full, or you may not follow. Your own fort, "
                "Pack, Lookout, and Stuff are what count."
            ),
            "FOLLOW-4 FOLLOW-7",
        ),
        passage(
            N_(
                "Only the card that you discard counts: two matching symbols on it count "
                "as two. The leader's added kids and your Lookout do not help."
            ),
            "FOLLOW-5",
        ),
        Picture(
            N_(
                "The leader gains three pizza. The follower discards one shovel card and gains one."
            ),
            "follow_05_only_the_discarded_card_counts",
            (Shot(3, "play"), Shot(99, "goods", 1)),
        ),
        passage(
            N_("A crown with a coin counts as two crowns, or as one of another suit."),
            "R-20",
            signs="crown coin",
        ),
        passage(
            N_(
                "If the leader chose pizza or toys, you take the same kind, but not always "
                "as many. If the leader took none, you choose."
            ),
            "FOLLOW-6 R-23",
            signs="any",
        ),
        passage(
            N_(
                "For “any suit”, the suit that counts is the one you matched. “Trash this” is "
                "about the leader's card, so skip it."
            ),
            "R-19 R-22",
            signs="any_suit trash_this",
        ),
        passage(
            N_(
                "You may follow every leader as long as you have cards, but each played card "
                "only once. You draw new ones only at the end of your own turn."
            ),
            "FOLLOW-8 DRAW-3",
        ),
        passage(N_("While you follow, the leader is one of your rivals too."), "R-25"),
        passage(
            N_(
                "Anyone who might be able to follow, going by what everyone can see, is asked. "
                "So the question gives nobody's hand away."
            ),
            "R-18",
        ),
    ),
    ("adding", "recruiting", "perks"),
)

RECRUITING: Final = Page(
    "recruiting",
    "11",
    N_("New kids and new cards"),
    (
        passage(
            N_(
                "On your turn, you must recruit one kid, and it goes to your discard pile. "
                "Choose from the Park or a rival's Yard, or take the face-down top card of "
                "the Park deck."
            ),
            "RECRUIT-1 R-32",
            title=PHASE_NAMES["recruit"],
            scene="recruit",
        ),
        passage(
            N_(
                "An empty space in the Park is filled at once from the Park deck. An empty "
                "space in a Yard stays empty."
            ),
            "RECRUIT-2 RECRUIT-3",
            title=N_("Park"),
            signs="park",
        ),
        passage(
            N_(
                "You never recruit from your own Yard, not even when you follow. "
                "If there is nobody to recruit, the phase is skipped."
            ),
            "FOLLOW-9 RECRUIT-4",
            title=N_("Yard"),
        ),
        passage(
            N_(
                "Played kids, added kids, and any Best Friends left in your hand go to "
                "your discard pile. Kids in the Lookout stay there."
            ),
            "DISCARD-1",
            title=PHASE_NAMES["discard"],
            scene="discard",
        ),
        passage(
            N_(
                "All other kids left in your hand go to your Yard, for all to see. Rivals may "
                "recruit them until your next Cleanup. A Best Friend never goes to a Yard."
            ),
            "DISCARD-2 CLEAN-1",
        ),
        Picture(
            N_("Before and after: kids that were not played wait in the Yard."),
            "discard_02_the_yard",
            (Shot(0, "yard"), Shot(2, "yard")),
        ),
        passage(
            N_("Anyone may look through any discard pile."),
            "DISCARD-3",
            title=N_("Discard pile"),
            signs="discard",
        ),
        passage(
            N_(
                "You draw five cards. If your deck runs out, your discard pile is shuffled "
                "and becomes your deck. If there are still fewer than five, you draw what "
                "there is."
            ),
            "DRAW-1 DRAW-2",
            title=PHASE_NAMES["draw"],
            scene="draw",
        ),
        passage(N_("You draw cards at no other time."), "DRAW-3"),
    ),
    ("phases", "following"),
)

PAGES: Final = (FOLLOWING, RECRUITING)
