"""Pages 8 and 9: what the actions do, and the signs that count and join."""

from typing import Final

from fort_desktop.ui.i18n.i18n import N_
from fort_desktop.ui.text.rules.page import Page, Picture, Shot, passage

ACTIONS: Final = Page(
    "actions",
    "8",
    N_("What the actions do"),
    (
        passage(
            N_(
                "Take pizza or toys from the supply into your Stuff. “Pizza or toys” lets you "
                "choose one kind for the whole action. What you pay or pack may be mixed."
            ),
            "ACT-1 R-11",
            # NOTE: a step on a card: take pizza or toys
            title=N_("Gain"),
            signs="pizza toys any",
        ),
        Picture(
            N_("Before and after: two pizza are gained."),
            "act_01_gain",
            (Shot(0, "goods"), Shot(99, "goods")),
        ),
        passage(
            N_("Move one pizza or toy from your Stuff into your Pack. Several may be mixed."),
            "ACT-2",
            title=N_("Pack"),
            signs="pack",
        ),
        Picture(
            N_("Before and after: one pizza and one toy are packed."),
            "act_02_pack",
            (Shot(0, "goods"), Shot(99, "goods")),
        ),
        passage(
            N_("Give one pizza or toy back to the supply, from your Stuff or your Pack."),
            "ACT-10",
            title=N_("Spend"),
            signs="spend",
        ),
        passage(N_("Score one point on the track."), "ACT-9", title=N_("Score"), signs="point vp"),
        passage(
            N_(
                "A pizza becomes a toy where it lies, or the other way around. Several swaps "
                "all go the same way. Your Stuff never holds more than 4 of a kind."
            ),
            "ACT-14 R-14",
            title=N_("Swap"),
            signs="convert",
        ),
        Picture(
            N_("Before and after: pizza is swapped."),
            "act_14_convert",
            (Shot(0, "goods"), Shot(99, "goods")),
        ),
        passage(
            N_(
                "Gain the same resources that are in your own Pack, or in one rival's Pack. "
                "The rival keeps everything."
            ),
            "ACT-12 ACT-13",
            title=N_("Copy a Pack"),
            signs="copy_pack copy_rival_pack",
        ),
        passage(
            N_(
                "You choose the rival when the action begins. If there is no room for "
                "everything, you cannot do it in full. In part, you take what fits."
            ),
            "R-12",
        ),
        passage(
            N_("Send a kid from your hand up to your Lookout."),
            "ACT-3",
            title=N_("Lookout"),
            signs="lookout",
        ),
        Picture(
            N_("Before and after: a kid climbs up."),
            "act_03_lookout",
            (Shot(0, "tower"), Shot(99, "tower")),
        ),
        passage(
            N_("A kid joins you, just as in the Recruit phase."),
            "ACT-6",
            title=N_("Recruit"),
            signs="recruit",
            see="recruiting",
        ),
        passage(
            N_(
                "One card from your hand or your discard pile leaves the game. It may be a Best "
                "Friend. It is never the played card or an added one."
            ),
            "ACT-4",
            title=N_("Trash a kid"),
            signs="trash",
        ),
        passage(
            N_("One card from any rival's Yard leaves the game."),
            "ACT-11",
            title=N_("Trash a rival's kid"),
            signs="trash_rival",
        ),
        passage(
            N_("When you and all who follow are done, the played card leaves the game."),
            "ACT-5",
            title=N_("Trash this card"),
            signs="trash_this",
        ),
        passage(
            N_(
                "Pay for the next level from your Stuff, your Pack, or both. “Pizza or "
                "toys” means either kind. Your fort grows by one level, and you take its "
                "reward."
            ),
            "ACT-7",
            title=N_("Build"),
            signs="build",
            see="fort",
        ),
        Picture(
            N_("Before and after: the fort grows."),
            "act_07_fort",
            (Shot(0, "tower"), Shot(99, "tower")),
        ),
        passage(
            N_(
                "With −1, you pay one pizza or toy less, whichever you like. With +1, you "  # noqa: RUF001
                "pay one more of either kind."
            ),
            "ACT-8 R-15",
            title=N_("Build for less or more"),
            signs="build",
        ),
    ),
    ("count", "fort", "key"),
)

COUNTING: Final = Page(
    "count",
    "9",
    N_("Symbols that count and link"),
    (
        passage(
            N_(
                "The times sign means: as many times as the count on its right says. You "
                "count a suit, any suit, your Pack, your fort level, or your Lookout."
            ),
            "ACT-15 ACT-16",
            title=N_("Times"),
            signs="times",
        ),
        passage(
            N_("An action without the times sign is done once. Nothing can be added to it."),
            "ACT-15 R-8",
        ),
        passage(
            N_(
                "Your Pack counts resources of either kind. Your Lookout counts kids, not "
                "symbols. Your fort level is a number: nothing is built."
            ),
            "ACT-16",
            signs="pack lookout level",
        ),
        Picture(
            N_("Lefty builds the fort and pays once, then scores 2 points."),
            "act_18_lefty_builds_and_scores",
            (Shot(0), Shot(99)),
        ),
        passage(
            N_(
                "Choose one suit or the coin when the action begins. The played kid counts only "
                "if it shows what you choose."
            ),
            "ACT-17",
            title=N_("Any suit"),
            signs="any_suit",
        ),
        passage(
            N_(
                "If you choose a suit, a coin counts only if you named it as that suit. If "
                "you choose the coin, every coin counts."
            ),
            "ACT-17 R-6 R-9",
            signs="coin",
            see="adding",
        ),
        passage(
            N_(
                "Resources in the Pack, kids in the Lookout, and the fort level are "
                "counted when the action begins. The count does not change during the "
                "action."
            ),
            "R-4",
        ),
        passage(
            N_(
                "If an action trashes several cards, you need that many in your hand and "
                "discard pile together to do it in full."
            ),
            "R-13",
            signs="trash",
        ),
        passage(
            N_(
                "If an action recruits several kids, you need that many in the Park, the "
                "Park deck, and rivals' Yards together to do it in full. You may take a "
                "kid who has just come into the Park."
            ),
            "R-13",
            signs="recruit",
        ),
        passage(
            N_(
                "The arrow means: do the left side, then the right side. To do it in full, you "
                "need both."
            ),
            "ACT-18 R-2",
            title=N_("Then"),
            signs="then",
        ),
        passage(
            N_(
                "Brackets hold steps together. With the times sign after them, all the steps "
                "are repeated, from left to right."
            ),
            "ACT-19 R-3",
            title=N_("Brackets"),
        ),
        Picture(
            N_("Baby Face recruits and gains a toy, once for each squirt gun."),
            "act_19_baby_face_recruits_for_toys",
            (Shot(0, "goods"), Shot(99, "goods")),
        ),
    ),
    ("key", "playing", "adding"),
)

PAGES: Final = (ACTIONS, COUNTING)
