"""Sentences of the page that looks back at a game: kind, short, facts of the position only."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from fort_desktop.review.parts import Choice, Grade, Luck, Review, Turning, Word
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import Event, FortAdvanced, PointsScored, Score, SeatInfo
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.model.pending import Stage
from fort_desktop.ui.i18n.i18n import N_, NC_, NN_, Plural, tr, trn, trp
from fort_desktop.ui.text.hints import facts_words
from fort_desktop.ui.text.lists import listed, together
from fort_desktop.ui.text.numbers import signed
from fort_desktop.ui.text.review_facts import (
    Filter,
    Progress,
    Sign,
    best_idea,
    biggest,
    hundred,
    largest_luck,
    near_until,
    running_chance,
)
from fort_desktop.ui.text.sentences import Labels, Teller

GRADES: Final[dict[Grade, str]] = {
    # NOTE: what is said of a choice of a player; never "mistake" or "wrong"
    "idea": N_("A great idea"),
    "good": N_("Good"),
    "other": N_("There was something else, too"),
    "look": N_("Worth another look"),
    "turning": N_("A turning point"),
    "nothing": N_("Nothing to choose"),
    "none": "",
}
SIGN_WORDS: Final[dict[Sign, str]] = {
    "star": N_("A great idea"),
    "other": N_("There was something else, too"),
    "look": N_("Worth another look"),
    "dice": N_("What chance did"),
}
SIGNS: Final[dict[Sign, str]] = {"star": "star", "other": "help", "look": "help", "dice": "dice"}
"""The icon of a mark; the one of "other" is smaller."""
FILTER_NAMES: Final[dict[Filter, str]] = {
    # NOTE: which choices are listed: all, those that were good, those to look at again, following
    "all": NC_("choices", "All"),
    "good": NC_("choices", "The good ones"),
    "again": NC_("choices", "To look at again"),
    "follow": NC_("choices", "Following"),
}
_WORDS: Final[dict[Word, str]] = {
    # NOTE: a heading: how the game was as a whole
    "very_well": N_("Played very well"),
    "well": N_("Played well"),
    "lively": N_("A lively game"),
    "none": N_("Your game"),
}
_AHEAD: Final = NN_("First place, {n} point ahead.", "First place, {n} points ahead.")
_BEHIND: Final[dict[int, Plural]] = {
    2: NN_("Second place, {n} point behind.", "Second place, {n} points behind."),
    3: NN_("Third place, {n} point behind.", "Third place, {n} points behind."),
    4: NN_("Fourth place, {n} point behind.", "Fourth place, {n} points behind."),
}
_TIPS: Final[dict[str, str]] = {
    # NOTE: one thing to try in the next game
    "follow": N_("Worth a try next time: think twice whether to follow."),
    "recruit": N_("Worth a try next time: look at all kids of the Park and the Yards."),
    "play": N_("Worth a try next time: compare two kids before you play one."),
    "keep": N_("Worth a try next time: read all made-up rules once more."),
    "perk": N_("Worth a try next time: compare the perks before you take one."),
}
_ANY_TIP: Final = N_("Worth a try next time: look for a second idea before you answer.")


# Choices.


def deed_words(choice: Sequence[str], labels: Labels) -> str:
    """Return the words for a made or possible choice, from its first moves: Play Bug with Moles."""
    moves = [parse_move(one) for one in choice]
    if not moves:
        return ""
    first = moves[0]
    if isinstance(first, mv.PlayKid):
        added = [move.kid for move in moves if isinstance(move, mv.Add)]
        if added:
            kids = listed(map(labels.kid, added))
            # NOTE: a choice: {kid} is played and {kids}, one or several, are added
            return tr("Play {kid}, with: {kids}", kid=labels.kid(first.kid), kids=kids)
    if isinstance(first, mv.Pass):
        # NOTE: a choice: the player does not follow, or does without something
        return tr("Leave it")
    return labels.of(first)


def made_words(choice: Choice, labels: Labels) -> str:
    """The own choice, and what it brought."""
    # NOTE: {what} is as on a button: "Play Bug"
    made = tr("Your choice: {what}.", what=deed_words(choice.made, labels))
    return together(made, facts_words(choice.made_facts, labels.teller))


def best_words(choice: Choice, labels: Labels) -> str:
    """Return the alternative and what it would bring; "" if nothing better was found."""
    other = _other_deed(choice, labels)
    if choice.grade not in ("other", "look", "turning") or not other:
        return ""
    # NOTE: {what} is as on a button: "Play Bug"
    best = tr("Also possible: {what}.", what=other)
    return together(best, facts_words(choice.best_facts, labels.teller))


def _other_deed(choice: Choice, labels: Labels) -> str:
    """Return the best choice found, or its first move that differs: Use the private action."""
    best = deed_words(choice.best, labels)
    if best != deed_words(choice.made, labels):
        return best
    pairs = zip_longest(choice.made, choice.best)
    other = next((other for made, other in pairs if made != other), None)
    return labels.of(parse_move(other)) if other is not None else ""


def grade_words(choice: Choice) -> str:
    """The word for a choice; "" where there is none."""
    return tr(GRADES[choice.grade])


def loss_words(choice: Choice) -> str:
    """Return the lead of the best choice found, in steps of 5 of 100.

    It is "" for a choice whose lead is not told.
    """
    loss = choice.loss or 0.0
    if choice.grade not in ("other", "look", "turning"):
        return ""
    # NOTE: how much better the best found choice was: so many games of 100 more
    return tr("About {n} of 100 games apart.", n=max(5, hundred(loss)))


# Chance.


def luck_words(luck: Luck, teller: Teller) -> str:
    """Return what chance did, in kind words."""
    kids = teller.kids(luck.cards)
    if luck.sort == "hand":
        if luck.value > 0:
            return tr("A kind hand: {kids}.", kids=kids)
        # NOTE: the five cards that the player drew: {kids}
        return tr("Not a kind hand: {kids}.", kids=kids)
    # NOTE: {kids} came from the Park deck
    return tr("New in the Park: {kids}.", kids=kids)


def kind_words(luck: Luck) -> str:
    """The same for a whole round, without the cards."""
    if luck.value > 0:
        return tr("The cards were kind in round {n}.", n=luck.round)
    return tr("The cards were not kind in round {n}.", n=luck.round)


def chance_words(chance: float) -> str:
    """The own chance at a moment."""
    # NOTE: so many games are won from here if all play about equally well
    return tr("Your chance here: about {n} of 100.", n=running_chance(chance))


def change_words(change: float) -> str:
    """Return how much a moment changed the player's own chance; "" if too little."""
    n = hundred(change)
    if n > 0:
        return tr("Your chance grew by about {n} of 100.", n=n)
    # NOTE: {n} is how much smaller it became
    return tr("Your chance became smaller by about {n} of 100.", n=-n) if n else ""


# Turning points.


def turning_words(
    turning: Turning, choice: Choice | None, luck: Luck | None, told: str, labels: Labels
) -> tuple[str, str]:
    """Return what happened at a turning point, and the alternative.

    Args:
        luck: what chance did there; told: the line of the log of what another did, "" for none.
    """
    if choice is not None:
        happened = tr("Your choice: {what}.", what=deed_words(choice.made, labels))
        if turning.good:
            return happened, facts_words(choice.made_facts, labels.teller)
        return happened, best_words(choice, labels)
    if turning.cause == "chance":
        kind = turning.change > 0
        words = tr("The cards were kind here.") if kind else tr("The cards were not kind here.")
        return words, luck_words(luck, labels.teller) if luck is not None else ""
    if turning.cause == "others":
        return told or tr("The others did something good."), ""
    return tr("Here the game turned."), ""


def turning_title(turning: Turning) -> str:
    """The heading of a turning point."""
    if turning.good:
        # NOTE: a heading: something in round {n} was good for the player
        return tr("Round {n}: a good moment", n=turning.round)
    return tr("Round {n}", n=turning.round)


def loudest(events: Sequence[Event], seat: int, teller: Teller) -> str:
    """Return the most important event of a seat there, as a line of the log; "" for none."""
    built = [e for e in events if isinstance(e, FortAdvanced) and e.seat == seat]
    scored = [e for e in events if isinstance(e, PointsScored) and e.seat == seat]
    most: list[Event] = [max(scored, key=lambda e: e.points)] if scored else []
    found: list[Event] = [*built[-1:], *most]
    return (teller.tell(found[0]) or "") if found else ""


# On top.


def head_words(review: Review | None) -> str:
    """The game as a whole."""
    verdict = review.verdict if review is not None else None
    word: Word = verdict.word if verdict is not None else "none"
    return tr(_WORDS[word])


def result_words(scores: Sequence[Score], seat: int, place: int) -> str:
    """The result: the place, and how far ahead or behind."""
    own = scores[seat].total
    others = [score.total for score in scores if score.seat != seat]
    if place > 1:
        n = max(others) - own
        return trp(_BEHIND[place], n) if n else tr("As many points as the winner.")
    n = own - max(others)
    return trp(_AHEAD, n) if n > 0 else tr("First place, with as many points as another.")


def top_words(
    review: Review, scores: Sequence[Score], place: int, told: str, labels: Labels
) -> list[str]:
    """Up to four sentences: the result, the turn, the best, and one thing to take along.

    Args:
        told: what another did at the largest turning point, as a line of the log; "" for none.
    """
    found = [
        result_words(scores, review.seat, place),
        _turn_words(review, told),
        _idea_words(review, labels),
        _tip_words(review, place),
    ]
    return [words for words in found if words]


def _turn_words(review: Review, told: str) -> str:
    points = review.line.points if review.line is not None else ()
    near, turning = near_until(points), biggest(review)
    luck = largest_luck(review)
    quiet = tr("Until round {n} all were near each other.", n=near) if near > 1 else ""
    if turning is None:
        return quiet
    if turning.cause == "chance" and luck is not None:
        return together(quiet, kind_words(luck))
    if turning.cause == "others" and told:
        # NOTE: {what} is a line of the log: "Tomek builds the fort to level 4"
        return together(quiet, tr("Then, in round {n}: {what}.", n=turning.round, what=told))
    return together(quiet, tr("Round {n} changed most.", n=turning.round))


def _idea_words(review: Review, labels: Labels) -> str:
    best = best_idea(review)
    if best is None:
        return ""
    # NOTE: {what} is as on a button: "Play Bug"
    return tr(
        "Your best idea, in round {n}: {what}.", n=best.round, what=deed_words(best.made, labels)
    )


def _tip_words(review: Review, place: int) -> str:
    verdict = review.verdict
    if verdict is None:
        return ""
    if verdict.times == 0 or verdict.tip is None:
        lost = place > 1 and verdict.counted > 0
        # NOTE: to a player who has lost without any choice that could have been better
        words = tr("You found nearly everything. The others had the better cards.")
        return words if lost else ""
    tip = _TIPS.get(_kind(verdict.tip), _ANY_TIP)
    return tr(tip)


def _kind(stage: Stage) -> str:
    """Questions of which the same can be said."""
    return {"birthday": "recruit", "play_again": "play", "do_over": "play"}.get(stage, stage)


# The work.


def progress_words(progress: Progress) -> str:
    """Return the step that is running; "" once all is done."""
    n, most = progress.n, progress.all
    if progress.step == "choices":
        return tr("Looking at your choices: {n} of {all}", n=n, all=most)
    if progress.step == "par" and most:
        return tr("The expert plays your deal: {n} of {all}", n=n, all=most)
    steps = {
        "line": N_("Looking at the game"),
        "turnings": N_("Looking for turning points"),
        "par": N_("The expert plays your deal"),
        "whole": "",
    }
    return tr(steps[progress.step])


def seat_line(seat: SeatInfo, own: bool) -> str:
    """The name of a line of the chart."""
    # NOTE: a line of a chart: the one of the player who looks at it
    return tr("You: {who}", who=seat.name) if own else seat.name


def tried_words(now: Sequence[Score], then: Sequence[Score], seat: int) -> str:
    """Return the result of playing on from a moment of a game, beside that of the game itself."""
    rival = max((score for score in then if score.seat != seat), key=lambda score: score.total)
    # NOTE: points of a try and of the real game: the own ones, and those of the best other player
    return tr(
        "In this try: {mine} to {theirs}. In the game: {own} to {best}.",
        mine=next(score.total for score in now if score.seat == seat),
        theirs=max(score.total for score in now if score.seat != seat),
        own=next(score.total for score in then if score.seat == seat),
        best=rival.total,
    )


# Three stars, for whoever sees the story only.


def builder_words(level: int) -> str:
    """The star for the fort."""
    # NOTE: a star that a child gets after a game: the level of the fort
    return tr("Builder: your fort is at level {n}.", n=level)


def friend_words(followed: int) -> str:
    """The star for following."""
    # NOTE: a star that a child gets after a game: how often it followed others
    return trn("Friend: you followed {n} time.", "Friend: you followed {n} times.", followed)


def explorer_words(kids: int) -> str:
    """The star for new kids."""
    # NOTE: a star that a child gets after a game: kids that came along
    return trn("Explorer: {n} new kid came along.", "Explorer: {n} new kids came along.", kids)


# Who did what.


def sums_words(review: Review, number: int) -> str:
    """Return how choices, cards and others changed the player's own chance in a round.

    It is in steps of 5 of 100; "" if nothing changed.
    """
    row = next((one for one in review.sums if one.round == number), None)
    if row is None:
        return ""
    own, luck, others = hundred(row.own), hundred(row.luck), hundred(row.others)
    if not (own or luck or others):
        return ""
    # NOTE: numbers as +10 or -5: how the chance of the player changed in this round, and by what
    return tr(
        "This round: choices {own}, cards {luck}, the others and what we cannot tell apart "
        "{others}.",
        own=signed(own),
        luck=signed(luck),
        others=signed(others),
    )
