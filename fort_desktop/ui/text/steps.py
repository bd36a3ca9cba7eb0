"""The words of printed steps and of boxes made of them: a few for a card, sentences for reading."""

from typing import Final, NamedTuple

from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.ui.text.i18n import N_, tr, trn
from fort_desktop.ui.text.names import RESOURCE_NAMES, SUIT_NAMES


class Words(NamedTuple):
    """What a step is called on a card, and in a sentence of its own."""

    short: str
    sentence: str


STEPS: Final = {
    "pack": Words(
        N_("pack"),
        N_("Move something from your Stuff into your Pack."),
    ),
    "lookout": Words(
        N_("to Lookout"),
        N_("Put a card from your hand into your Lookout."),
    ),
    "trash": Words(
        N_("trash a card"), N_("Put a card from your hand or discard pile out of the game.")
    ),
    "trash_this": Words(
        N_("trash this"),
        N_("Put this card out of the game."),
    ),
    "trash_rival": Words(
        N_("trash from a Yard"), N_("Put a card in a rival's Yard out of the game.")
    ),
    "recruit": Words(
        N_("recruit"),
        N_("Recruit a kid from the Park or from a rival's Yard."),
    ),
    "copy_pack": Words(
        N_("copy your Pack"),
        N_("Take from the supply what lies in your Pack."),
    ),
    "copy_rival_pack": Words(
        N_("copy a rival's Pack"), N_("Take from the supply what lies in the Pack of one rival.")
    ),
    "convert": Words(
        N_("swap pizza and toys"), N_("Swap pizza for toys or toys for pizza, one for one.")
    ),
}
"""Kinds of steps that are written without a number."""
_FORTS: Final = {
    -1: Words(N_("fort for 1 less"), N_("Build the next level of your fort for one token less.")),
    0: Words(N_("build fort"), N_("Pay for the next level of your fort and build it.")),
    1: Words(N_("fort for 1 more"), N_("Build the next level of your fort for one token more.")),
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


def _step_sentence(step: Step) -> str:
    if step.op == "vp":
        return trn("Score {n} point.", "Score {n} points.", step.n)
    if step.op in ("gain", "spend"):
        what = tr(RESOURCE_NAMES[str(step.what)])
        if step.op == "spend":
            return tr("Pay: {what}.", what=what)
        return tr("Take from the supply: {n} {what}.", n=step.n, what=what)
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
    found = [_step_sentence(step) for step in box.before]
    loop = [_step_sentence(step) for step in box.loop]
    if len(loop) > 1:
        loop[1:] = [tr("If you did: {then}", then=words) for words in loop[1:]]
    found += loop
    if box.count is not None:
        found.append(_count_sentence(box.count))
    return found + [tr("Then: {then}", then=_step_sentence(step)) for step in box.after]
