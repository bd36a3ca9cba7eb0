"""The actions of a card in whole sentences, for reading at leisure."""

from typing import Final

from fort_desktop.rules.cards import Kid
from fort_desktop.rules.effects import Box, Step
from fort_desktop.ui.words import N_, RESOURCE_NAMES, SUIT_NAMES, tr, trn

_STEPS: Final = {
    "pack": N_("Move something from your Stuff into your Pack."),
    "lookout": N_("Put a card from your hand into your Lookout."),
    "trash": N_("Put a card from your hand or discard pile out of the game."),
    "trash_this": N_("Put this card out of the game."),
    "trash_rival": N_("Put a card in a rival's Yard out of the game."),
    "recruit": N_("Recruit a kid from the Park or from a rival's Yard."),
    "copy_pack": N_("Take from the supply what lies in your Pack."),
    "copy_rival_pack": N_("Take from the supply what lies in the Pack of one rival."),
    "convert": N_("Swap pizza for toys or toys for pizza, one for one."),
}
_FORTS: Final = {
    -1: N_("Build the next level of your fort for one token less."),
    0: N_("Pay for the next level of your fort and build it."),
    1: N_("Build the next level of your fort for one token more."),
}
_COUNTS: Final = {
    "pack": N_("All this once for each thing in your Pack."),
    "level": N_("All this once for each level of your fort."),
    "lookout": N_("All this once for each card in your Lookout."),
    "any_suit": N_("All this once for each symbol of the suit that you choose."),
}


def _step(step: Step) -> str:
    if step.op == "vp":
        return trn("Score {n} point.", "Score {n} points.", step.n)
    if step.op in ("gain", "spend"):
        what = tr(RESOURCE_NAMES[str(step.what)])
        if step.op == "spend":
            return tr("Pay: {what}.", what=what)
        return tr("Take from the supply: {n} {what}.", n=step.n, what=what)
    if step.op == "fort":
        return tr(_FORTS[step.n])
    return tr(_STEPS[step.op])


def _count(count: str) -> str:
    if count in _COUNTS:
        return tr(_COUNTS[count])
    return tr(
        "Once for each {suit}: on this card, on cards you add, and in your Lookout.",
        suit=tr(SUIT_NAMES[count]),
    )


def box_sentences(box: Box) -> list[str]:
    """What a box does, a sentence for each step and one for its count."""
    found = [_step(step) for step in box.before]
    loop = [_step(step) for step in box.loop]
    if len(loop) > 1:
        loop[1:] = [tr("If you did: {then}", then=words) for words in loop[1:]]
    found += loop
    if box.count is not None:
        found.append(_count(box.count))
    return found + [tr("Then: {then}", then=_step(step)) for step in box.after]


def kid_facts(kid: Kid) -> str:
    """What a kid shows and how often it is in the game."""
    names = [tr(SUIT_NAMES[suit]) for suit in dict.fromkeys(kid.suits)]
    shows = f"2 × {names[0]}" if len(kid.suits) > len(names) else ", ".join(names)  # noqa: RUF001
    if kid.best_friend is not None:
        return tr("Shows: {suits}. A Best Friend.", suits=shows)
    return trn(
        "Shows: {suits}. Once in the deck.",
        "Shows: {suits}. {n} times in the deck.",
        kid.copies,
        suits=shows,
    )
