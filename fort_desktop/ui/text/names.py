"""Names and short descriptions of printed things: suits, phases, perks, rules, kids."""

from typing import Final

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import Suit
from fort_desktop.ui.i18n.i18n import N_, NC_, NN_, named, tr, trc
from fort_desktop.ui.text.lists import listed

SUIT_NAMES: Final = {
    "skateboard": N_("skateboard"),
    "shovel": N_("shovel"),
    "glue": N_("glue"),
    "squirt_gun": N_("squirt gun"),
    "crown": N_("crown"),
    "book": N_("book"),
    "coin": N_("coin"),
}
"""Small words for labels and lists; they stand after a colon or alone."""
WITH_SUIT: Final = {
    # NOTE: these stand behind "a card with"; a language may have the preposition in them
    "skateboard": NC_("a card with", "a skateboard"),
    "shovel": NC_("a card with", "a shovel"),
    "glue": NC_("a card with", "glue"),
    "squirt_gun": NC_("a card with", "a squirt gun"),
    "crown": NC_("a card with", "a crown"),
    "book": NC_("a card with", "a book"),
    "coin": NC_("a card with", "a coin"),
}
"""The suits in the sentences that ask for a card with one."""
LETTERS: Final = {
    "skateboard": "K",
    "shovel": "V",
    "glue": "G",
    "squirt_gun": "W",
    "crown": "C",
    "book": "B",
    "coin": "O",
}
"""A second mark on each suit's badge, the same in every language, as the badge itself."""
RESOURCE_NAMES: Final = {"pizza": N_("pizza"), "toys": N_("toys"), "any": N_("pizza or toys")}
RESOURCE_COUNTS: Final = {
    "pizza": NN_("{n} pizza", "{n} pizza"),
    "toys": NN_("{n} toy", "{n} toys"),
    # NOTE: as many as {n}, pizza or toys, as the player likes
    "any": NN_("{n} pizza or toy", "{n} pizza or toys"),
}
PHASE_NAMES: Final = {
    "cleanup": NC_("phase", "Cleanup"),
    "play": NC_("phase", "Play"),
    "recruit": NC_("phase", "Recruit"),
    "discard": NC_("phase", "Discard"),
    "draw": NC_("phase", "Draw"),
}
PERK_NAMES: Final = {
    "birthday_party": N_("Birthday Party"),
    "bribe": N_("Bribe"),
    "copy_cat": N_("Copy Cat"),
    "diy": N_("DIY"),
    "do_over": N_("Do-Over"),
    "recycling": N_("Recycling"),
    "rough_housing": N_("Rough Housing"),
    "sticky_fingers": N_("Sticky Fingers"),
    "xxl_backpack": N_("XXL Backpack"),
}
PERK_WORDS: Final = {
    "birthday_party": N_("recruit one more kid from the Park"),
    "bribe": N_("Lookout cards may come from the Park or a Yard"),
    "copy_cat": N_("follow with two cards"),
    "diy": N_("once: build at a cost of 1 more"),
    "do_over": N_("once: play a second card"),
    "recycling": N_("once: a card from your discard pile"),
    "rough_housing": N_("once: trash the leader's card"),
    "sticky_fingers": N_("pack from the supply"),
    "xxl_backpack": N_("your Pack holds 2 more resources"),
}
RULE_NAMES: Final = {
    "big_plans": N_("Big Plans"),
    "friendship_bracelet": N_("Friendship Bracelet"),
    "piggy_bank": N_("Piggy Bank"),
    "pizza_party": N_("Pizza Party"),
    # NOTE: a made-up rule, like the others here: use the words of the printed game
    "loner": N_("Loner"),
    "minimalism": N_("Minimalism"),
    "popularity": N_("Popularity"),
    "play_palace": N_("Play Palace"),
    "secret_stash": N_("Secret Stash"),
    "sleepover": N_("Sleepover"),
    "slime_lab": N_("Slime Lab"),
}
RULE_WORDS: Final = {
    "big_plans": N_("1 point for each build symbol you own"),
    "friendship_bracelet": N_("1 point for each suit you own, 1 more for all six"),
    "piggy_bank": N_("1 point for each toy on your board"),
    "pizza_party": N_("1 point for each pizza on your board"),
    "loner": N_("5 points without a Best Friend"),
    "minimalism": N_("8 points at fort level 2 exactly"),
    "popularity": N_("1 point for each kid in your Lookout"),
    "play_palace": N_("1 point for each crown on your cards"),
    "secret_stash": N_("1 point for each resource in your Pack"),
    "sleepover": N_("8 points for the most cards, 4 if tied"),
    "slime_lab": N_("1 point for each book on your cards"),
}


def program_name() -> str:
    """Return the title of the window."""
    # NOTE: the name of the game on the frame of the window, as the box of your edition has it
    return trc("window", "Fort")


def kid_name(kid: Kid) -> str:
    """A kid's name in the chosen language; that of the owner's own kid as it stands in the deck."""
    return named("kid", kid.name)


def with_suit(suit: Suit) -> str:
    """Return a suit as it stands after "a card with"."""
    return tr(WITH_SUIT[suit])


def kid_suits(kid: Kid) -> str:
    """The suits of a kid, as small words beside its name."""
    names = [tr(SUIT_NAMES[suit]) for suit in dict.fromkeys(kid.suits)]
    if len(kid.suits) > len(names):
        # NOTE: a card that shows the same suit twice, as "shovel"
        return tr("2 × {suit}", suit=names[0])  # noqa: RUF001
    return listed(names)


def kid_facts(kid: Kid) -> str:
    """Return what a kid shows and how many of its cards are in the game."""
    shows = kid_suits(kid)
    if kid.best_friend is not None:
        # NOTE: {suits} is a list as "shovel, book"
        return tr("Shows: {suits}. A Best Friend.", suits=shows)
    # NOTE: {n} of the 60 cards in the middle of the table are this kid
    return tr("Shows: {suits}. Cards in the game: {n}.", suits=shows, n=kid.copies)
