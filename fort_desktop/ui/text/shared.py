"""Sentences of a screen that several persons share: curtains, pads, and whose turn it is there."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import SUITS
from fort_desktop.session.hotseat.stand import Why
from fort_desktop.ui.i18n.i18n import N_, NN_, Plural, tr, trn, trp
from fort_desktop.ui.text.amounts import counted_words
from fort_desktop.ui.text.following import gain_words
from fort_desktop.ui.text.lists import listed, together, unbroken
from fort_desktop.ui.text.questions import gain_of
from fort_desktop.ui.text.sentences import Teller

# NOTE: headings on a curtain that hides a hand: {who} is the player it is for, {leader} another one
_TITLES: Final[dict[Why, str]] = {
    "turn": N_("{who}, your turn"),
    "again": N_("{who}, a second kid?"),
    "follow": N_("{who}: follow {leader}?"),
    "look": N_("{who}, take a look"),
    "action": N_("{who}, continue your action"),
    "rule": N_("{who}, choose a made-up rule"),
    "pack": N_("{who}, your cards are waiting"),
    "glance": N_("{who}, your new kids"),
    "": N_("{who}, your hand"),
}
_TASKS: Final[dict[Why, str]] = {
    "turn": N_("Play a kid."),
    "again": N_("With Do-Over you may play once more."),
    "follow": N_("Look at your hand, then answer."),
    "look": N_("Look at your hand, then cover it."),
    "action": N_("You need a card from your hand."),
    "rule": N_("Keep one rule; nobody else sees which."),
    "pack": N_("Keep one kid each time."),
    "glance": N_("Look at them, then cover them."),
    "": N_("Your hand is covered."),
}
_PLACES: Final[tuple[Plural, ...]] = (
    # NOTE: on a curtain that hides a hand: how the game stands for the player it is for
    NN_("You are first with {n} point.", "You are first with {n} points."),
    NN_("You are second with {n} point.", "You are second with {n} points."),
    NN_("You are third with {n} point.", "You are third with {n} points."),
    NN_("You are fourth with {n} point.", "You are fourth with {n} points."),
)

_ALL_ALIKE: Final = NN_("Everyone has {n} point.", "Everyone has {n} points.")
"""The same where nobody is ahead of anybody."""


def curtain_title(why: Why, seat: int, view: View, teller: Teller) -> str:
    """For whom a curtain is, and why."""
    return tr(_TITLES[why], who=teller.name(seat), leader=teller.name(view.leader))


def curtain_words(why: Why, seat: int, view: View) -> str:
    """Return the person's task and standing; before the first round, only the task."""
    task = tr(_TASKS[why])
    if not view.round or why in ("follow", "look"):
        return task
    points = view.seats[seat].points
    place = sum(other.points > points for other in view.seats)
    alike = all(other.points == points for other in view.seats)
    stands = _ALL_ALIKE if alike else _PLACES[place]
    at = unbroken(tr("Round {n}.", n=view.round))
    return together(task, at, trp(stands, points))


def entry_title(seat: int, forgotten: bool, teller: Teller) -> str:
    """On a curtain into which a PIN is typed: whose it is."""
    return pin_title(teller.name(seat), forgotten)


def pin_title(who: str, forgotten: bool) -> str:
    """Above four digits: whose PIN they are, by name."""
    if forgotten:
        # NOTE: a heading: the player {who} does not know the own PIN any more
        return tr("{who}: forgot your PIN?", who=who)
    # NOTE: a heading: the player {who} types four digits
    return tr("{who}, your PIN", who=who)


def entry_words(wrong: bool, forgotten: bool) -> str:
    """Below that: what it is good for, or what came of it."""
    if forgotten:
        return tr(
            "Each of the others presses their own key to agree. Then you will not be asked for "
            "your PIN again in this game."
        )
    return wrong_words() if wrong else tr("Type four digits to see your hand.")


def wrong_words() -> str:
    """Return the message for digits that are not those of the PIN."""
    return tr("Those digits are not the PIN. Try again: nothing is lost.")


def excused_words(excused: bool) -> str:
    """On a curtain: that no PIN is asked of its person any more; "" if it is."""
    return (
        tr("The others agreed: you will not be asked for your PIN again in this game.")
        if excused
        else ""
    )


def won_words(names: Sequence[str]) -> str:
    """Return who has won; never "you", where several look at the screen."""
    # NOTE: the form goes by the number of winners; {who} is a list of them
    return trn("{who} wins!", "{who} win together!", len(names), who=listed(names))


def turning_words(seat: int, teller: Teller) -> str:
    """In the turn bar, at the end: who turns one's own made-up rule over."""
    # NOTE: the player {who} is asked to lay the own made-up rule face up
    return tr("{who}, show your made-up rule", who=teller.name(seat))


def follow_banner(seat: int, view: View, teller: Teller) -> str:
    """In the turn bar: who is asked to follow whom."""
    # NOTE: a heading: the player {who} is asked whether to do what {leader} did
    return tr("{who}: follow {leader}?", who=teller.name(seat), leader=teller.name(view.leader))


def one_symbol(view: View, catalog: Catalog) -> tuple[str, str]:
    """Return one matching symbol and what it would bring, as "1 book" and "1 toy".

    The first is "" if nothing is counted.
    """
    box = public_box(view, catalog)
    if box is None or view.play is None:
        return "", ""
    counted = counted_words(box.count, 1) if box.count in SUITS else ""
    return counted, gain_words(box, 1, view.play.took)


def symbol_words(view: View, catalog: Catalog) -> str:
    """The same in one phrase: "1 book: 1 toy"."""
    counted, brings = one_symbol(view, catalog)
    # NOTE: {count} as "1 book" brings {gain} as "1 toy"
    return tr("{count}: {gain}", count=counted, gain=brings) if counted else brings


def sum_words(view: View, catalog: Catalog, seat: int) -> str:
    """Return what a seat would then have, by public facts: "0 + 1 = 1"; "" if not one number."""
    box, board = public_box(view, catalog), view.seats[seat]
    if box is None or view.play is None or box.count not in (None, *SUITS):
        return ""
    has = {"pizza": board.pizza, "toys": board.toys, "vp": board.points}
    kind = gain_of(box, view.play)
    if kind not in has:
        return ""
    n = box.loop[0].n
    return tr("{has} + {n} = {sum}", has=has[kind], n=n, sum=has[kind] + n)


def public_box(view: View, catalog: Catalog) -> Box | None:
    """The public action that may be followed."""
    return catalog.kid[view.play.card].public if view.play is not None else None


def waits_words(before: int, teller: Teller) -> str:
    """On a pad: after whom this one is asked."""
    # NOTE: {who} is a player's name, which cannot be declined
    return tr("answers after {who}", who=teller.name(before))
