"""Words of the moments of a game: what was done, what it brought, and what else would have."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.bots.hint import Facts
from fort_desktop.review.moments import Moment, Pill, Reason, things, why
from fort_desktop.review.parts import Choice, Luck
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move, parse_move
from fort_desktop.ui.i18n.i18n import N_, tr, trc, trn
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.numbers import signed
from fort_desktop.ui.text.sentences import Labels

_PILLS: Final[dict[Pill, str]] = {
    # NOTE: what a moment of a game was for the player who looks back at it
    "good": N_("Good choice"),
    "better": N_("There was a better way"),
    "bad_luck": N_("Just bad luck"),
    "good_luck": N_("Lucky break"),
    # NOTE: {who} is a rival
    "rival": N_("{who}: a good move"),
}
_BESIDE: Final[dict[Pill, str]] = {
    # NOTE: before a number of points: how far the player's choice is ahead of the next best one
    "good": N_("In the end, compared with the next best"),
    # NOTE: before a number of points: how far the player's choice is behind the best one
    "better": N_("In the end, compared with the best choice"),
    # NOTE: before "0 points": what the player's choice did, where chance did all
    "bad_luck": N_("Effect of your choice"),
    "good_luck": N_("Effect of your choice"),
}


def pill_words(pill: Pill, who: str) -> str:
    """The name of a moment; `who` did it."""
    return tr(_PILLS[pill], who=who) if pill == "rival" else tr(_PILLS[pill])


def rounded(points: float) -> int:
    """Points as they are told: halves go away from 0.

    >>> rounded(1.5), rounded(-1.5), rounded(0.4)
    (2, -2, 0)
    """
    return int(abs(points) + 0.5) * (1 if points > 0 else -1)


def number_words(moment: Moment) -> tuple[str, str]:
    """Return what the number of a moment counts, and the number; "" twice if it has none."""
    if moment.pill == "rival":
        return "", ""
    n = rounded(moment.points)
    # NOTE: a difference: {signed} is as "+3" or "0"
    number = trn("{signed} point", "{signed} points", abs(n), signed=signed(n))
    return tr(_BESIDE[moment.pill]), number


def moment_sentences(moment: Moment, labels: Labels) -> list[str]:
    """One or two sentences: what was done, and why that was good or what would have been better."""
    about = moment.about
    if isinstance(about, Choice):
        return [did_words(about.made, labels), _why_words(about, labels)]
    if isinstance(about, Luck):
        kids = labels.teller.kids(about.cards)
        if about.points > 0:
            # NOTE: the cards that the player drew: {kids}
            return [tr("A lucky hand: {kids}.", kids=kids), tr("That was luck.")]
        return [
            # NOTE: the cards that the player drew: {kids}
            tr("A poor hand: {kids}.", kids=kids),
            tr("You made the best of it."),
        ]
    n = abs(rounded(moment.moved))
    lost = trn("That cost you {n} point.", "That cost you {n} points.", n)
    return [f"{labels.teller.tell(about)}.", lost]


# An own choice.


def did_words(made: Sequence[str], labels: Labels) -> str:
    """The deed, as a sentence."""
    first = parse_move(made[0])
    if isinstance(first, mv.PlayKid):
        kids = _added(made, labels)
        kid = labels.kid(first.kid)
        # NOTE: what the player did: {kid} was played, and {kids}, one or several, were added
        told = tr("You played {kid} with {kids}.", kid=kid, kids=kids) if kids else ""
        return told or tr("You played {kid}.", kid=kid)
    if isinstance(first, mv.Follow):
        kids, n = listed(map(labels.kid, first.kids)), len(first.kids)
        # NOTE: {kid} is one kid, or several: "Bug and Dot"
        return trn("You followed with {kid}.", "You followed with {kid}.", n, kid=kids)
    if isinstance(first, mv.Pass):
        return tr("You did not follow.")
    if isinstance(first, mv.Recruit) and first.kid:
        return tr("You recruited {kid}.", kid=labels.kid(first.kid))
    # NOTE: {what} is as on a button: "Play Bug"
    return tr("Your choice: {what}.", what=labels.of(first))


def _added(line: Sequence[str], labels: Labels) -> str:
    moves = [parse_move(one) for one in line]
    return listed(labels.kid(one.kid) for one in moves if isinstance(one, mv.Add))


def line_words(line: Sequence[str], labels: Labels) -> str:
    """A line of moves as a name: its kids, or the words of its button."""
    first = parse_move(line[0])
    if isinstance(first, mv.PlayKid):
        return listed((labels.kid(first.kid), _added(line, labels)))
    if isinstance(first, mv.Follow):
        return listed(map(labels.kid, first.kids))
    if isinstance(first, mv.Recruit) and first.kid:
        return labels.kid(first.kid)
    if isinstance(first, mv.Pass):
        # NOTE: a choice: not to follow
        return tr("not following")
    return labels.of(first)


def _kept_words(follow: Move, ahead: bool, labels: Labels) -> str:
    """Return what became of the kids that were not given up to follow, or could have."""
    found = follow.kids if isinstance(follow, mv.Follow) else ()
    kids, n = listed(map(labels.kid, found)), len(found)
    if ahead:
        # NOTE: why it was good not to follow: {kid}, one kid or several, was not given up
        return trn(
            "So {kid} stayed in your hand for your own turn.",
            "So {kid} stayed in your hand for your own turn.",
            n,
            kid=kids,
        )
    # NOTE: why it was better not to follow: {kid}, one or several, would not have been given up
    return trn(
        "Kept in your hand, {kid} could have helped on your own turn.",
        "Kept in your hand, {kid} could have helped on your own turn.",
        n,
        kid=kids,
    )


def _why_words(choice: Choice, labels: Labels) -> str:
    """Return in what the better one of two lines was better."""
    reason, ahead = why(choice), (choice.points or 0.0) > 0
    other = line_words(choice.other, labels)
    mine = line_words(choice.made, labels)
    if reason is None:
        return ""
    if reason == "kept":
        return _kept_words(parse_move((choice.other if ahead else choice.made)[0]), ahead, labels)
    best, less = (mine, other) if ahead else (other, mine)
    facts = (choice.made_facts, choice.other_facts)
    more, fewer = facts if ahead else facts[::-1]
    if reason == "alike":
        n, m = choice.alike, choice.other_alike
        # NOTE: {best} and {less} are kids; {n} and {m} are how many own kids have their suit
        return tr("{best} shares a suit with {n} of your kids, {less} with {m}.",
                  best=best, less=less, n=max(n, m), m=min(n, m))  # fmt: skip
    if reason == "yard":
        # NOTE: {best} and {less} are kids to be played; {n} and {m} kids would be left over
        return tr("Your kids left in the Yard after {best}: {n}; after {less}: {m}.",
                  best=best, less=less, n=len(more.yard), m=len(fewer.yard))  # fmt: skip
    gain, rest = gain_words(reason, more, choice.level), gain_words(reason, fewer, choice.level)
    this, that = (gain, rest) if ahead else (rest, gain)
    # NOTE: {this} and {that} are as "3 points", "level 2 of the fort", "nothing"
    return tr("{other}: {that}. This way: {this}.", this=this, other=_capital(other), that=that)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def gain_words(reason: Reason, facts: Facts, level: int) -> str:
    """The gain of one kind that a line brings, as part of a sentence."""
    if reason == "level" and facts.levels:
        # NOTE: part of a sentence: "That brought {gain}"
        return tr("fort level {n}", n=level + facts.levels)
    if reason == "points" and facts.points > 0:
        # NOTE: part of a sentence: "That brought {gain}"
        return trn("{n} point", "{n} points", facts.points)
    if reason == "things" and things(facts):
        # NOTE: part of a sentence: pizza and toys, "That brought {gain}"
        return trn("{n} resource", "{n} resources", things(facts))
    # NOTE: part of a sentence: "That brought {gain}"
    return trc("gain", "nothing")
