"""The words of printed steps and of boxes made of them: a few for a card, sentences for reading."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.ui.i18n.i18n import N_, NC_, NN_, tr, trc, trn, trp
from fort_desktop.ui.text.names import RESOURCE_COUNTS, SUIT_NAMES


class Words(NamedTuple):
    """A step in words.

    Attributes:
        short: a few words for a card; sentence: what is to be done.
        name: the title of its sign, if `short` is none; clause: where its rule stands.
    """

    short: str
    sentence: str
    name: str = ""
    clause: str = ""


STEPS: Final = {
    "pack": Words(
        # NOTE: a step in few words, on a card: pizza or toys go into the Pack
        NC_("card", "pack"),
        N_("Move 1 pizza or 1 toy from your Stuff into your Pack."),
        N_("Pack"),
        "ACT-2",
    ),
    "lookout": Words(
        NC_("card", "to Lookout"),
        N_("Put a kid from your hand into your Lookout."),
        N_("Lookout"),
        "ACT-3",
    ),
    "trash": Words(
        NC_("card", "trash a card"),
        N_("Trash a kid from your hand or discard pile: it leaves the game."),
        # NOTE: trash: out of the game for good
        N_("Trash a kid"),
        "ACT-4",
    ),
    "trash_this": Words(
        NC_("card", "trash this"),
        N_("Trash this card: it leaves the game when everyone is done with it."),
        N_("Trash this card"),
        "ACT-5",
    ),
    "trash_rival": Words(
        NC_("card", "trash from a Yard"),
        N_("Trash a kid in a rival's Yard: it leaves the game."),
        N_("Trash a rival's kid"),
        "ACT-11",
    ),
    "recruit": Words(
        # NOTE: a step in few words, on a card
        NC_("card", "recruit"),
        N_("Recruit a kid from the Park, the Park deck, or a rival's Yard."),
        N_("Recruit"),
        "ACT-6",
    ),
    "copy_pack": Words(
        NC_("card", "copy your Pack"),
        N_("Gain the same pizza and toys that are in your Pack."),
        N_("Copy your Pack"),
        "ACT-12",
    ),
    "copy_rival_pack": Words(
        NC_("card", "copy a rival's Pack"),
        N_(
            "Choose a rival, and gain the same pizza and toys that are in that Pack. The rival "
            "keeps them."
        ),
        N_("Copy a rival's Pack"),
        "ACT-13",
    ),
    "convert": Words(
        NC_("card", "swap pizza and toys"),
        N_("Swap 1 pizza for 1 toy, or 1 toy for 1 pizza."),
        N_("Swap"),
        "ACT-14",
    ),
}
"""Kinds of steps that are written without a number."""
_FORTS: Final = {
    -1: Words(
        NC_("card", "fort for 1 less"),
        N_("Build the next level of your fort for 1 pizza or toy less."),
    ),
    0: Words(NC_("card", "build fort"), N_("Pay for the next level of your fort and build it.")),
    1: Words(
        NC_("card", "fort for 1 more"),
        N_("Build the next level of your fort for 1 extra pizza or toy."),
    ),
}
COUNT_NAMES: Final = {
    "pack": NC_("count", "Pack"),
    # NOTE: counted on a card: once for each level of the fort
    "level": NC_("count", "level"),
    "lookout": NC_("count", "Lookout"),
    "any_suit": NC_("count", "any suit"),
    **SUIT_NAMES,
}
FOR_EACH: Final = {
    # NOTE: the next ones tell how often a step is done, at the end of sentences: Gain 1 pizza ...
    "pack": N_("for each pizza and each toy in your Pack"),
    "level": N_("for each level of your fort"),
    "lookout": N_("for each kid in your Lookout"),
    "any_suit": N_(
        "for each symbol of a suit that you choose: on this card, on kids you add, "
        "and in your Lookout"
    ),
    "skateboard": N_("for each skateboard: on this card, on kids you add, and in your Lookout"),
    "shovel": N_("for each shovel: on this card, on kids you add, and in your Lookout"),
    "glue": N_("for each glue symbol: on this card, on kids you add, and in your Lookout"),
    "squirt_gun": N_("for each squirt gun: on this card, on kids you add, and in your Lookout"),
    "crown": N_("for each crown: on this card, on kids you add, and in your Lookout"),
    "book": N_("for each book: on this card, on kids you add, and in your Lookout"),
}
"""How often the rounds of a box are done, as the end of a sentence."""
FOLLOWED_EACH: Final = {
    **FOR_EACH,
    # NOTE: the next ones too, for a player who follows: only what is discarded for that counts
    "any_suit": N_("for each matching symbol on the cards you discard"),
    "skateboard": N_("for each skateboard on the cards you discard"),
    "shovel": N_("for each shovel on the cards you discard"),
    "glue": N_("for each glue symbol on the cards you discard"),
    "squirt_gun": N_("for each squirt gun on the cards you discard"),
    "crown": N_("for each crown on the cards you discard"),
    "book": N_("for each book on the cards you discard"),
}
"""The same for a follower (FOLLOW-5, R-19)."""
_ONE: Final = {
    "pizza": NC_("card", "pizza"),
    "toys": NC_("card", "toy"),
    "any": NC_("card", "pizza or toy"),
}
_PAYS: Final = {
    "pizza": NC_("card", "spend pizza"),
    "toys": NC_("card", "spend toy"),
    "any": NC_("card", "spend pizza or toy"),
}
"""What one of a resource is called on a card, gained and paid."""


_OTHERS_STEPS: Final = {
    # NOTE: a step in few words, told of any player: each does it with what they have themselves
    "copy_pack": NC_("told", "copy their own Pack"),
}
_OTHERS_COUNTS: Final = {
    # NOTE: the next ones are counted, told of any player: each counts what they have themselves
    "pack": NC_("told", "resources in their own Pack"),
    "level": NC_("told", "levels of their own fort"),
    "lookout": NC_("told", "kids in their own Lookout"),
}
"""What a card says to whoever holds it, where others are spoken of."""


def _step_words(step: Step, others: bool = False) -> str:
    if others and step.op in _OTHERS_STEPS:
        return tr(_OTHERS_STEPS[step.op])
    if step.op == "vp":
        # NOTE: a step in few words, on a card: score 1 point
        return trn("{n} point", "{n} points", step.n) if step.n > 1 else trc("card", "point")
    if step.op == "gain":
        what = str(step.what)
        return tr(_ONE[what]) if step.n == 1 else trp(RESOURCE_COUNTS[what], step.n)
    if step.op == "spend":
        return tr(_PAYS[str(step.what)])
    if step.op == "fort":
        return tr(_FORTS[step.n].short)
    return tr(STEPS[step.op].short)


_THEN: Final = " \N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK} "


def loop_words(box: Box, others: bool = False) -> str:
    """Return what one round of a box does, in a few words."""
    return _THEN.join(_step_words(step, others) for step in box.loop)


def rounds_words(box: Box, others: bool = False) -> str:
    """Return what one round of a box does, to be multiplied: several steps stand in brackets."""
    words = loop_words(box, others)
    return _bracketed(words) if len(box.loop) > 1 else words


def box_words(box: Box, others: bool = False) -> str:
    """A box in a few words, with the brackets that its signs have.

    Args:
        others: it is told of somebody else, to whose Pack, Lookout and fort it then belongs.
    """
    loop = loop_words(box, others)
    if box.count is not None:
        names = {**COUNT_NAMES, **_OTHERS_COUNTS} if others else COUNT_NAMES
        rounds, count = rounds_words(box, others), tr(names[box.count])
        # NOTE: on a card: {what} is done as often as there are {count}, as pizza for each shovel
        loop = tr("{what} × {count}", what=rounds, count=count)  # noqa: RUF001
        if box.after and len(box.loop) == 1:
            loop = _bracketed(loop)
    before, after = (
        [_step_words(step, others) for step in some] for some in (box.before, box.after)
    )
    parts = [*before, loop, *after]
    return _THEN.join(parts)


def _bracketed(words: str) -> str:
    # NOTE: on a card: {steps} belong together, as (spend pizza » 2 points) for each crown
    return tr("({steps})", steps=words)


_GAINS: Final = {
    "pizza": NN_("Gain {n} pizza.", "Gain {n} pizza."),
    "toys": NN_("Gain {n} toy.", "Gain {n} toys."),
    "any": NN_(
        "Gain {n} pizza or {n} toy, your choice.",
        "Gain {n} pizza or {n} toys, but not a mix.",
    ),
}
_PRICES: Final = {
    "pizza": N_("Spend 1 pizza from your Stuff or Pack."),
    "toys": N_("Spend 1 toy from your Stuff or Pack."),
    "any": N_("Spend 1 pizza or 1 toy from your Stuff or Pack."),
}


def step_sentence(step: Step) -> str:
    """Return what a step does, as a sentence of its own."""
    if step.op == "vp":
        return trn("Score {n} point.", "Score {n} points.", step.n)
    if step.op == "gain":
        return trp(_GAINS[str(step.what)], step.n)
    if step.op == "spend":
        return tr(_PRICES[str(step.what)])
    if step.op == "fort":
        return tr(_FORTS[step.n].sentence)
    return tr(STEPS[step.op].sentence)


def how_often(count: str, each: Mapping[str, str] = FOR_EACH) -> str:
    """Return how often the rounds of a box are done, as a sentence after what a round does."""
    # NOTE: {for_each} is as "for each level of your fort"
    return tr("Do this once {for_each}.", for_each=tr(each[count]))


def takes_from_rivals(box: Box) -> bool:
    """Return True if what a box trashes lies in rivals' Yards (ACT-11)."""
    return box.has("trash_rival")


def box_sentences(box: Box, each: Mapping[str, str] = FOR_EACH) -> list[str]:
    """Return what a box does, a sentence for each step and one for its count."""
    found = [step_sentence(step) for step in box.before]
    loop = [step_sentence(step) for step in box.loop]
    if len(loop) > 1:
        # NOTE: said of the step before; {then} is a whole sentence, as "Score 1 point."
        loop[1:] = [tr("Done? {then}", then=words) for words in loop[1:]]
    found += loop
    if box.count is not None:
        found.append(how_often(box.count, each))
    # NOTE: {then} is a whole sentence, as "Trash this card."
    return found + [tr("That is not all. {then}", then=step_sentence(step)) for step in box.after]
