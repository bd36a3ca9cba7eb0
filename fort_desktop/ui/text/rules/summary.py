"""The summary of a turn, and the key to the signs."""

from typing import Final

from fort_desktop.ui.i18n.i18n import N_
from fort_desktop.ui.text.names import PHASE_NAMES
from fort_desktop.ui.text.rules.page import Page, Signs, passage

TURN: Final = Page(
    "turn",
    "",
    N_("A turn in brief"),
    (
        passage(
            N_("Kids left in your Yard go to your discard pile."),
            "TURN-2 CLEAN-1",
            title=PHASE_NAMES["cleanup"],
            scene="cleanup",
        ),
        passage(
            N_(
                "Play one kid, or none. Use one action in full, and the other too, if you "
                "like. Then your rivals may follow the public action."
            ),
            "PLAY-1",
            title=PHASE_NAMES["play"],
            scene="play",
        ),
        passage(
            N_("Take one kid: from the Park, a rival's Yard, or unseen from the Park deck."),
            "RECRUIT-1",
            title=PHASE_NAMES["recruit"],
            scene="recruit",
        ),
        passage(
            N_(
                "Played kids, added kids and Best Friends go to your discard pile. "
                "All others go to your Yard."
            ),
            "DISCARD-1 DISCARD-2",
            title=PHASE_NAMES["discard"],
            scene="discard",
        ),
        passage(
            N_("Draw five kids. If the deck is empty, shuffle your discard pile first."),
            "DRAW-1",
            title=PHASE_NAMES["draw"],
            scene="draw",
        ),
        passage(
            N_("Discard one matching card to follow, if you can do the public action in full."),
            "FOLLOW-2",
            title=N_("Between your turns"),
            signs="follow",
        ),
        passage(
            N_("25 points, a level 5 fort, or an empty Park deck. Then the round is finished."),
            "END-1",
            title=N_("The end"),
            signs="vp",
        ),
        passage(
            N_("Stuff: 4 pizza and 4 toys. Pack and Lookout: your fort level plus one."),
            "COMP-7 COMP-8 COMP-9",
            # NOTE: how much has room on a board
            title=N_("Room"),
            signs="pack lookout",
        ),
        passage(
            N_("Level 1: a made-up rule. Level 2: a perk. Level 5: the macaroni sculpture."),
            "LEVEL-1 LEVEL-2 LEVEL-3",
            title=N_("Rewards"),
            signs="fort",
        ),
    ),
    ("phases", "following", "fort"),
)

KEY: Final = Page(
    "key",
    "",
    N_("All the signs"),
    (
        Signs(
            # NOTE: a heading above signs
            N_("Suits"),
            ("skateboard", "shovel", "glue", "squirt_gun", "crown", "book", "coin", "any_suit"),
        ),
        Signs(N_("Resources"), ("pizza", "toys", "any", "point", "vp")),
        Signs(
            # NOTE: a heading above signs: what is done with pizza and toys
            N_("Actions with resources"),
            ("spend", "pack", "convert", "copy_pack", "copy_rival_pack"),
        ),
        Signs(
            # NOTE: a heading above signs: what is done with kids
            N_("Actions with kids"),
            ("lookout", "recruit", "trash", "trash_this", "trash_rival"),
        ),
        Signs(N_("Building"), ("build", "-1", "+1", "level", "fort")),
        Signs(
            # NOTE: a heading above signs that join others, as brackets
            N_("Linking signs"),
            ("times", "then", "("),
        ),
        Signs(
            N_("On cards and boards"),
            ("follow", "lock", "heart", "kid", "hand", "deck", "discard", "park", "rule",
             "macaroni", "first", "star", "moon", "cloud", "sun"),
        ),
    ),
    ("count", "actions", "kids"),
)  # fmt: skip
