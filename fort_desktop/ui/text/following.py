"""The words beside the played card: what came together, what it brought, and who may follow."""

from typing import Final

from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import Play
from fort_desktop.rules.model.types import Resource
from fort_desktop.rules.questions.follow import matching_kids, may_follow
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.amounts import Amount, amount_words
from fort_desktop.ui.text.questions import suits_words
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.steps import loop_words, rounds_words

_SIGNS: Final = {"vp": "vp", "pack": "pack", "lookout": "lookout", "recruit": "recruit"}
"""Steps whose rounds can be told as an amount, by the sign of it."""


def gain_words(box: Box, times: int, took: Resource | None = None) -> str:
    """Return what a number of rounds of a box bring, as "2 toys".

    Args:
        times: how often it is done; took: what its white symbols became, if that is known.
    """
    return _amount_words(box, times, took) or _rounds_words(box, times)


def _amount_words(box: Box, times: int, took: Resource | None) -> str:
    """Return what some rounds of a box bring, as "2 toys"; "" if that is not one number."""
    step = box.loop[0]
    sign = _SIGNS.get(step.op, "")
    if step.op == "gain":
        sign = took if step.what == "any" and took is not None else str(step.what)
    return amount_words(Amount(times * step.n, sign)) if sign and len(box.loop) == 1 else ""


def _rounds_words(box: Box, times: int) -> str:
    """Return what is done, and how often."""
    if times == 1:
        return loop_words(box)
    # NOTE: {what} is a step in a few words, as "swap pizza and toys"
    return tr("{n} × {what}", n=times, what=rounds_words(box))  # noqa: RUF001


def hindrance(view: View, catalog: Catalog, teller: Teller) -> str:
    """Return why the viewer cannot follow the kid that is being played; "" if nothing hinders."""
    play = view.play
    kid = catalog.kid[play.card] if play is not None else None
    if play is None or kid is None or kid.public is None:
        return tr("This kid has no public action: nobody can follow.")
    if not able_to_follow(view, catalog):
        return tr("You cannot follow now.")
    if not _matching(view, catalog, kid, play):
        # NOTE: {suit} stands behind "a card with", as "a shovel" or "a shovel or a book"
        return tr(
            "You hold no card with {suit}, so you cannot follow.", suit=suits_words(view, teller)
        )
    return ""


def able_to_follow(view: View, catalog: Catalog) -> bool:
    """Return True if a matching card would let the viewer do the public action (FOLLOW-4)."""
    return may_follow(sample(view, catalog, Rng(0)), view.seat)


def _matching(view: View, catalog: Catalog, kid: Kid, play: Play) -> bool:
    """Return True if the viewer holds a card that matches (FOLLOW-2)."""
    matching = matching_kids(kid, play.declared)
    return any(catalog.kid[card].suits in matching for card in view.own.hand)
