"""The words of printed steps and of boxes made of them: a few for a card, sentences for reading."""

from typing import Final, NamedTuple

from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.ui.text.i18n import N_, tr, trn
from fort_desktop.ui.text.names import RESOURCE_NAMES, SUIT_NAMES


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
        N_("pack"), N_("Move 1 pizza or 1 toy from your Stuff into your Pack."), N_("Pack"), "ACT-2"
    ),
    "lookout": Words(
        N_("to Lookout"), N_("Put a kid from your hand into your Lookout."), N_("Lookout"), "ACT-3"
    ),
    "trash": Words(
        N_("trash a card"),
        N_("Trash a kid from your hand or discard pile: it leaves the game."),
        N_("Trash a kid"),
        "ACT-4",
    ),
    "trash_this": Words(
        N_("trash this"),
        N_("Trash this card: it leaves the game when everybody is done with it."),
        N_("Trash this card"),
        "ACT-5",
    ),
    "trash_rival": Words(
        N_("trash from a Yard"),
        N_("Trash a kid in a rival's Yard: it leaves the game."),
        N_("Trash a rival's kid"),
        "ACT-11",
    ),
    "recruit": Words(
        N_("recruit"),
        N_("Recruit a kid from the Park, the Park deck or a rival's Yard."),
        N_("Recruit"),
        "ACT-6",
    ),
    "copy_pack": Words(
        N_("copy your Pack"),
        N_("Gain the same pizza and toys as lie in your Pack."),
        N_("Copy your Pack"),
        "ACT-12",
    ),
    "copy_rival_pack": Words(
        N_("copy a rival's Pack"),
        N_(
            "Choose a rival, and gain the same pizza and toys as lie in that Pack. "
            "The rival keeps them."
        ),
        N_("Copy a rival's Pack"),
        "ACT-13",
    ),
    "convert": Words(
        N_("swap pizza and toys"),
        N_("Swap 1 pizza for 1 toy, or 1 toy for 1 pizza."),
        N_("Swap"),
        "ACT-14",
    ),
}
"""Kinds of steps that are written without a number."""
_FORTS: Final = {
    -1: Words(
        N_("fort for 1 less"), N_("Build the next level of your fort for 1 pizza or toy less.")
    ),
    0: Words(N_("build fort"), N_("Pay for the next level of your fort and build it.")),
    1: Words(
        N_("fort for 1 more"), N_("Build the next level of your fort for 1 pizza or toy more.")
    ),
}
COUNT_NAMES: Final = {
    "pack": N_("Pack"),
    "level": N_("level"),
    "lookout": N_("Lookout"),
    "any_suit": N_("any suit"),
    **SUIT_NAMES,
}
_COUNTS: Final = {
    "pack": N_("All this once for each thing in your Pack."),
    "level": N_("All this once for each level of your fort."),
    "lookout": N_("All this once for each card in your Lookout."),
    "any_suit": N_("All this once for each symbol of the suit that you choose."),
}


def _step_words(step: Step) -> str:
    if step.op == "vp":
        return trn("{n} point", "{n} points", step.n) if step.n > 1 else tr("point")
    if step.op == "gain":
        name = tr(RESOURCE_NAMES[str(step.what)])
        return name if step.n == 1 else f"{step.n} {name}"
    if step.op == "spend":
        return tr("pay {what}", what=tr(RESOURCE_NAMES[str(step.what)]))
    if step.op == "fort":
        return tr(_FORTS[step.n].short)
    return tr(STEPS[step.op].short)


_THEN: Final = " \N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK} "


def loop_words(box: Box) -> str:
    """What one round of a box does, in a few words."""
    return _THEN.join(map(_step_words, box.loop))


def box_words(box: Box) -> str:
    """A box in a few words."""
    loop = loop_words(box)
    if box.count is not None:
        loop = f"{loop} \N{MULTIPLICATION SIGN} {tr(COUNT_NAMES[box.count])}"
    parts = [*map(_step_words, box.before), loop, *map(_step_words, box.after)]
    return _THEN.join(parts)


_GAINS: Final = {
    "pizza": (N_("Gain {n} pizza."), N_("Gain {n} pizza.")),
    "toys": (N_("Gain {n} toy."), N_("Gain {n} toys.")),
    "any": (
        N_("Gain {n} pizza or {n} toy, as you like."),
        N_("Gain {n} pizza or {n} toys, but not one of each."),
    ),
}
_PRICES: Final = {
    "pizza": N_("Pay 1 pizza from your Stuff or Pack."),
    "toys": N_("Pay 1 toy from your Stuff or Pack."),
    "any": N_("Pay 1 pizza or 1 toy from your Stuff or Pack."),
}


def step_sentence(step: Step) -> str:
    """What a step does, as a sentence of its own."""
    if step.op == "vp":
        return trn("Score {n} point.", "Score {n} points.", step.n)
    if step.op == "gain":
        one, many = _GAINS[str(step.what)]
        return trn(one, many, step.n)
    if step.op == "spend":
        return tr(_PRICES[str(step.what)])
    if step.op == "fort":
        return tr(_FORTS[step.n].sentence)
    return tr(STEPS[step.op].sentence)


def _count_sentence(count: str) -> str:
    if count in _COUNTS:
        return tr(_COUNTS[count])
    return tr(
        "Once for each {suit}: on this card, on cards you add, and in your Lookout.",
        suit=tr(SUIT_NAMES[count]),
    )


def box_sentences(box: Box) -> list[str]:
    """What a box does, a sentence for each step and one for its count."""
    found = [step_sentence(step) for step in box.before]
    loop = [step_sentence(step) for step in box.loop]
    if len(loop) > 1:
        loop[1:] = [tr("If you did: {then}", then=words) for words in loop[1:]]
    found += loop
    if box.count is not None:
        found.append(_count_sentence(box.count))
    return found + [tr("Then: {then}", then=step_sentence(step)) for step in box.after]
