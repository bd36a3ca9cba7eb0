"""The pages without a number: a turn in brief, the key to the signs, and for whom the game is."""

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
            N_("Take one kid: from the Park, its face-down deck, or a rival's Yard."),
            "RECRUIT-1",
            title=PHASE_NAMES["recruit"],
            scene="recruit",
        ),
        passage(
            N_(
                "Played kids, added kids, and Best Friends go to your discard pile, all "
                "others to your Yard."
            ),
            "DISCARD-1 DISCARD-2",
            title=PHASE_NAMES["discard"],
            scene="discard",
        ),
        passage(
            N_(
                "Draw five cards. If your deck runs out, shuffle your discard pile and "
                "draw the rest."
            ),
            "DRAW-1",
            title=PHASE_NAMES["draw"],
            scene="draw",
        ),
        passage(
            N_("Discard one matching card to follow, if you can do the public action in full."),
            "FOLLOW-2",
            title=N_("Between your turns"),
            scene="between",
        ),
        passage(
            N_("25 points, a level 5 fort, or an empty Park deck. Then finish the round."),
            "END-1",
            title=N_("The end"),
            scene="end",
        ),
        passage(
            N_("Level 1: a made-up rule. Level 2: a perk. Level 5: the macaroni sculpture."),
            "LEVEL-1 LEVEL-2 LEVEL-3",
            title=N_("Rewards"),
            scene="rewards",
        ),
    ),
    ("phases", "following", "fort"),
)

KEY: Final = Page(
    "key",
    "",
    N_("All the symbols"),
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
            N_("Linking symbols"),
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

ACCESS: Final = Page(
    "access",
    "",
    # NOTE: a page: what helps people with disabilities; also the button that opens it
    N_("Accessibility"),
    (
        passage(
            N_(
                "Your system's screen reader is told what is on the screen and what happens. "
                "Some keys read out your hand, your rivals, the Park, and what you can do."
            ),
            "",
            title=N_("Screen reader"),
            scene="listen",
        ),
        passage(
            N_(
                "The command 'fort-desktop play --text' runs the whole game in a terminal, "
                "one line at a time and without colours."
            ),
            "",
            title=N_("Terminal"),
            scene="type",
        ),
        passage(
            N_(
                "A mouse, a finger, a keyboard, or a gamepad alone is enough. You never "
                "have to drag or hold anything, and there is no time limit. You can change "
                "keys and buttons, and have accidental repeat presses ignored."
            ),
            "",
            title=N_("Keys, mouse, and gamepad"),
            scene="press",
        ),
        passage(
            N_(
                "You can make everything up to twice as large, raise the contrast, and set "
                "letters further apart. Nothing depends on colour alone. Whatever you hear is "
                "also shown."
            ),
            "",
            title=N_("Size, contrast, and colours"),
            scene="see",
        ),
        passage(
            N_(
                "With less movement, nothing flies, hops, or blinks. If your system asks "
                "for it, the game starts that way. Rivals can wait for your click."
            ),
            "",
            title=N_("Movement and pace"),
            scene="rest",
        ),
        passage(
            N_(
                "Nobody with a disability has tried this game yet, and nobody has listened "
                "to it with Orca, NVDA, JAWS, Narrator, or VoiceOver. On Windows and "
                "macOS, screen readers have not been tried at all. Braille displays, "
                "switches, and real touch screens have not been tried either. The game "
                "does not read aloud by itself."
            ),
            "",
            title=N_("Not tested yet"),
            scene="try",
        ),
    ),
)
