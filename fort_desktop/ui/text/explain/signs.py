"""The meaning of signs: suits, and whatever can stand in a box or on the table."""

from typing import Final, NamedTuple

from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.explain.explanation import Explanation, plain
from fort_desktop.ui.text.names import LETTERS
from fort_desktop.ui.text.steps import STEPS


class Meaning(NamedTuple):
    """The name of a sign, its rule in a sentence or two, and its clause."""

    name: str
    words: str
    clause: str


SIGNS: Final = {
    "pizza": Meaning(
        N_("Pizza"),
        N_("A pizza. You pay for your fort with pizza and toys. Your Stuff holds 4 pizza."),
        "ACT-1",
    ),
    "toys": Meaning(
        N_("Toys"),
        N_("A toy. You pay for your fort with toys and pizza. Your Stuff holds 4 toys."),
        "ACT-1",
    ),
    "any": Meaning(
        N_("Pizza or toys"),
        N_("You choose: pizza or toys. If an action gives several, they are all of the same kind."),
        "ACT-1",
    ),
    "spend": Meaning(
        N_("Spend"), N_("Give back what is shown, from your Stuff or your Pack."), "ACT-10"
    ),
    "point": Meaning(N_("Point"), N_("You score 1 point."), "ACT-9"),
    "vp": Meaning(
        N_("Points"),
        N_("You score as many points as the number says. Whoever has the most points wins."),
        "ACT-9",
    ),
    "build": Meaning(
        N_("Build"),
        N_("Pay for the next level of your fort and build it. A higher fort is worth more points."),
        "ACT-7",
    ),
    "+1": Meaning(N_("One more"), N_("This fort costs 1 pizza or toy more than usual."), "ACT-8"),
    "-1": Meaning(N_("One less"), N_("This fort costs 1 pizza or toy less than usual."), "ACT-8"),
    "pack": Meaning(
        N_("Pack"),
        N_(
            "Move 1 pizza or toy from your Stuff into your Pack. After a times sign it means: "
            "as many times as there are resources in your Pack."
        ),
        "ACT-2",
    ),
    "lookout": Meaning(
        N_("Lookout"),
        N_(
            "Put a kid from your hand into your Lookout. After a times sign it means: as many "
            "times as there are kids in your Lookout."
        ),
        "ACT-3",
    ),
    "level": Meaning(
        N_("Fort level"),
        N_("As many times as your fort has levels: at level 3, three times."),
        "ACT-16",
    ),
    "fort": Meaning(N_("Fort"), N_("The level of a fort. The highest level is 5."), "COMP-10"),
    "then": Meaning(
        # NOTE: the sign » between two steps on a card
        N_("Then"),
        N_("Do the left side first. If that works, do the right side too."),
        "ACT-18",
    ),
    "times": Meaning(
        # NOTE: the multiplication sign on a card
        N_("Times"),
        N_("Do what is on its left as many times as the count on its right says."),
        "ACT-15",
    ),
    "(": Meaning(
        N_("Brackets"), N_("What is in brackets is done as a whole, each time."), "ACT-19"
    ),
    "any_suit": Meaning(
        N_("Any suit"),
        N_("You choose the suit whose symbols are counted. You may choose coins too."),
        "ACT-17",
    ),
    "follow": Meaning(
        N_("Public action"),
        N_("Others may follow it: whoever discards a matching card does the same."),
        "FOLLOW-1",
    ),
    "lock": Meaning(
        N_("Private action"),
        N_("Only the player who plays the card may use it. Nobody can follow."),
        "COMP-3",
    ),
    "heart": Meaning(
        N_("Best Friend"),
        N_("A Best Friend never goes to the Yard, so nobody can take it from you."),
        "COMP-11",
    ),
    "macaroni": Meaning(
        N_("Macaroni sculpture"),
        N_("The first player to build level 5 takes it. It is worth 4 points at the end."),
        "LEVEL-3",
    ),
    "rule": Meaning(
        N_("Made-up rule"),
        N_("A secret way to score at the end. You keep one when your fort reaches level 1."),
        "LEVEL-1",
    ),
    "kid": Meaning(
        N_("Kid"), N_("A card with a kid on it. All the decks are made up of kids."), "COMP-12"
    ),
    "hand": Meaning(N_("Hand"), N_("How many cards somebody holds."), "INFO-2"),
    "deck": Meaning(N_("Deck"), N_("How many cards are still to be drawn."), "INFO-2"),
    "discard": Meaning(
        N_("Discard pile"), N_("Kids stay here until they are shuffled into the deck."), "DISCARD-3"
    ),
    "park": Meaning(
        N_("Park"),
        N_("Kids who belong to nobody yet. You recruit one kid on each of your turns."),
        "RECRUIT-1",
    ),
    "first": Meaning(N_("First player"), N_("This player began the game."), "TURN-1"),
    "star": Meaning(N_("Star"), N_("The red player's mark."), "COMP-1"),
    "moon": Meaning(N_("Moon"), N_("The blue player's mark."), "COMP-1"),
    "cloud": Meaning(N_("Cloud"), N_("The green player's mark."), "COMP-1"),
    "sun": Meaning(N_("Sun"), N_("The brown player's mark."), "COMP-1"),
}
"""By the name that `ui/art/icons.py` and `box_signs` have for it, but for most steps of boxes."""

_SUITS: Final = {
    "skateboard": N_(
        "One of the six suits. After a times sign it means: once for each skateboard."
    ),
    "shovel": N_("One of the six suits. After a times sign it means: once for each shovel."),
    "glue": N_("One of the six suits. After a times sign it means: once for each glue symbol."),
    "squirt_gun": N_(
        "One of the six suits. After a times sign it means: once for each squirt gun."
    ),
    "crown": N_("One of the six suits. After a times sign it means: once for each crown."),
    "book": N_("One of the six suits. After a times sign it means: once for each book."),
}
_TO_FOLLOW: Final = N_("If a rival plays a card of this suit, you can follow with one of yours.")
_COIN: Final = N_("Wild: it stands for any suit that you name.")
_COIN_FOLLOWS: Final = N_("With a coin you can follow any card that has a public action.")
_NUMBER: Final = N_("How many you gain.")


def explain_sign(name: str) -> Explanation | None:
    """A sign; None if it has no meaning in the game, as an arrow of the program's own buttons."""
    if name == "coin":
        words = plain(tr(_COIN), tr(_COIN_FOLLOWS), _letter(name)).words
        return _told(name, tr("Coin"), words, "COMP-2")
    if name in _SUITS:
        words = plain(tr(_SUITS[name]), tr(_TO_FOLLOW), _letter(name)).words
        return _told(name, tr(_SUIT_TITLES[name]), words, "COMP-2")
    if name.isdecimal():
        return Explanation(name, parts=(plain(tr(_NUMBER)),), clause="ACT-1")
    meaning = SIGNS.get("(" if name == ")" else name)
    if meaning is not None:
        return _told(name, tr(meaning.name), tr(meaning.words), meaning.clause)
    step = STEPS.get(name)
    if step is None:
        return None
    title = step.name or step.short
    return _told(name, tr(title), tr(step.sentence), step.clause)


def sign_words(name: str) -> tuple[str, str]:
    """The name of a sign and its meaning in as few words as a key to all of them has room for."""
    if name == "coin":
        return tr("Coin"), tr(_COIN)
    if name in _SUITS:
        return tr(_SUIT_TITLES[name]), tr(_SUITS[name])
    told = explain_sign(name)
    return (told.title, told.parts[0].words) if told is not None else ("", "")


def _letter(suit: str) -> str:
    # NOTE: {letter} is the first or another letter of the suit's English name
    return tr("Its badge shows the letter {letter} in every language.", letter=LETTERS[suit])


_SUIT_TITLES: Final = {
    "skateboard": N_("Skateboard"),
    "shovel": N_("Shovel"),
    "glue": N_("Glue"),
    "squirt_gun": N_("Squirt gun"),
    "crown": N_("Crown"),
    "book": N_("Book"),
}
_WRITTEN: Final = frozenset("()+-")


def _told(name: str, title: str, words: str, clause: str) -> Explanation:
    """Brackets and figures are written and no pictures."""
    signs = () if name[0] in _WRITTEN else (name,)
    return Explanation(title, signs=signs, parts=(plain(words),), clause=clause)
