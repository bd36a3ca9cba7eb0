"""The expert's advice, as sentences made from computed facts."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.bots.hint import Facts, Hint
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.text.sentences import Teller

_FEW: Final = 3
"""Sentences of a reason where there is little room."""


def reason_words(hint: Hint, teller: Teller, whole: bool = False, alike: str = "") -> str:
    """Return why a move is advised: what it brings, and what it leaves to the rivals.

    Args:
        whole: all facts are told, not only the first few.
        alike: the name of another move that is advised for the same reasons, "" for none.
    """
    # NOTE: {move} is what is on a button: Public action, Golden Boy from the Park
    same = tr("Or, just as good: {move}.", move=alike) if alike else ""
    found = _facts(hint.facts, teller)
    why = together(*(found if whole else found[: _FEW - bool(same)]))
    return together(why or tr("It leaves as little as possible for the others."), same)


def facts_words(facts: Facts, teller: Teller, whole: bool = False) -> str:
    """Return what a line of moves brings, and what it leaves to the rivals; "" if nothing."""
    found = _facts(facts, teller)
    return together(*(found if whole else found[:_FEW]))


def _facts(facts: Facts, teller: Teller) -> list[str]:
    return [*_gains(facts), *_kids(facts, teller), *_risks(facts, teller)]


def equal_to(hint: Hint, advice: Sequence[Hint]) -> Hint | None:
    """Return another of the moves that are advised which brings the same, None if there is none."""
    fares = chance_words(hint), hint.facts
    same = (one for one in advice if one.move != hint.move)
    return next((one for one in same if (chance_words(one), one.facts) == fares), None)


def chance_words(hint: Hint) -> str:
    """The estimated win chance."""
    # NOTE: this move wins so many games
    return tr("wins {n} in 100 games", n=min(99, max(1, round(100 * hint.chance))))


def _gains(facts: Facts) -> list[str]:
    found = []
    if facts.ends:
        # NOTE: advice: in this and the next ones "it" is the move, so say all with the same subject
        found.append(tr("It triggers the end of the game."))
    if facts.levels:
        found.append(
            trn("Your fort grows by {n} level.", "Your fort grows by {n} levels.", facts.levels)
        )
    if facts.points > 0:
        found.append(trn("It scores {n} point.", "It scores {n} points.", facts.points))
    tokens = facts.pizza + facts.toys
    if tokens > 0:
        found.append(trn("It brings {n} resource.", "It brings {n} resources.", tokens))
    if facts.packed > 0:
        found.append(trn("It packs {n} resource.", "It packs {n} resources.", facts.packed))
    return found


def _kids(facts: Facts, teller: Teller) -> list[str]:
    found = []
    if facts.recruited:
        # NOTE: advice: this move recruits these kids, one or several
        found.append(tr("New friends: {kids}.", kids=teller.kids(facts.recruited)))
    if facts.lookout:
        # NOTE: advice: this move brings these kids into the Lookout, one or several
        found.append(tr("Into the Lookout: {kids}.", kids=teller.kids(facts.lookout)))
    if facts.trashed:
        # NOTE: advice: this move trashes these kids, one or several
        found.append(tr("Out of the game: {kids}.", kids=teller.kids(facts.trashed)))
    return found


def _risks(facts: Facts, teller: Teller) -> list[str]:
    found = []
    if facts.followers:
        names = teller.names([follower.seat for follower in facts.followers])
        # NOTE: advice: these rivals could follow, one or several
        found.append(tr("Who could follow: {who}.", who=names))
    if facts.yard:
        # NOTE: advice: rivals could take these kids, one or several
        found.append(tr("Left in your Yard: {kids}.", kids=teller.kids(facts.yard)))
    return found
