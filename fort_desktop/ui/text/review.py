"""Sentences of the page that looks back at a game: kind, short, facts of the position only."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from fort_desktop.review.parts import Choice, Grade, Luck, Review, Word
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import Score, SeatInfo
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
    hundred,
    running_chance,
)
from fort_desktop.ui.text.sentences import Labels, Teller

GRADES: Final[dict[Grade, str]] = {
    # NOTE: what is said of a choice of a player; never "mistake" or "wrong"
    "idea": N_("A great idea"),
    "good": N_("Good"),
    "other": N_("There was another option"),
    "look": N_("Worth another look"),
    "turning": N_("A turning point"),
    "nothing": N_("Nothing to choose"),
    "none": "",
}
SIGN_WORDS: Final[dict[Sign, str]] = {
    "star": N_("A great idea"),
    "other": N_("There was another option"),
    "look": N_("Worth another look"),
    "dice": N_("Pure chance"),
}
SIGNS: Final[dict[Sign, str]] = {"star": "star", "other": "help", "look": "help", "dice": "dice"}
"""The icon of a mark; the one of "other" is smaller."""
FILTER_NAMES: Final[dict[Filter, str]] = {
    # NOTE: which choices are listed: all, those that were good, those to look at again, following
    "all": NC_("choices", "All"),
    "good": NC_("choices", "The good ones"),
    "again": NC_("choices", "Worth another look"),
    "follow": NC_("choices", "Following"),
}
_WORDS: Final[dict[Word, str]] = {
    # NOTE: a sentence after the result: how the game was as a whole
    "very_well": N_("You played very well."),
    "well": N_("You played well."),
    "lively": N_("It was a lively game."),
    "none": "",
}
_AHEAD: Final = NN_("You won, {n} point ahead of {who}.", "You won, {n} points ahead of {who}.")
_BEHIND: Final[dict[int, Plural]] = {
    2: NN_("Second, {n} point behind {who}.", "Second, {n} points behind {who}."),
    3: NN_("Third, {n} point behind {who}.", "Third, {n} points behind {who}."),
    4: NN_("Fourth, {n} point behind {who}.", "Fourth, {n} points behind {who}."),
}
_LEVEL: Final = N_("Tied on points with {who}, who had the higher fort.")
_OF: Final = NN_(
    # NOTE: {part} of the {n} points between two players
    "That alone is {part} of the {n} point.",
    "That alone is {part} of the {n} points.",
)
_PARTS: Final = {
    # NOTE: {mine} is a number of the player who reads it, {theirs} that of {who}
    "track": N_("Points from kids: you {mine}, {who} {theirs}."),
    "fort": N_("Fort levels: you {mine}, {who} {theirs}."),
    "rule": N_("Points from made-up rules: you {mine}, {who} {theirs}."),
    "macaroni": N_("Points from the sculpture: you {mine}, {who} {theirs}."),
}
_TIPS: Final[dict[str, str]] = {
    # NOTE: one thing to try in the next game
    "follow": N_("Next time: before you follow, ask what that kid could do on your own turn."),
    "recruit": N_("Next time: look at every kid in the Park and the Yards."),
    "play": N_("Next time: compare two kids before you play one."),
    "keep": N_("Next time: read all the made-up rules again."),
    "perk": N_("Next time: compare the perks before you take one."),
}
_ANY_TIP: Final = N_("Next time: look for a second idea before you answer.")


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
            return tr("Play {kid} with {kids}", kid=labels.kid(first.kid), kids=kids)
    if isinstance(first, mv.Pass):
        # NOTE: a choice: the player does not follow, or does without something
        return tr("Leave it")
    return labels.of(first)


def made_words(choice: Choice, labels: Labels) -> str:
    """One's own choice, and what it brought."""
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
    return tr("A difference of about {n} in 100 games.", n=max(5, hundred(loss)))


# Chance.


def luck_words(luck: Luck, teller: Teller) -> str:
    """Return what chance did, in kind words."""
    kids = teller.kids(luck.cards)
    if luck.sort == "hand":
        if luck.value > 0:
            return tr("A lucky hand: {kids}.", kids=kids)
        # NOTE: the five cards that the player drew: {kids}
        return tr("An unlucky hand: {kids}.", kids=kids)
    # NOTE: {kids} came from the Park deck
    return tr("New in the Park: {kids}.", kids=kids)


def chance_words(chance: float) -> str:
    """One's own chance at a moment."""
    # NOTE: so many games are won from here if all play about equally well
    return tr("Your chances here: about {n} in 100.", n=running_chance(chance))


# On top.


def verdict_words(
    review: Review | None, scores: Sequence[Score], seat: int, place: int, teller: Teller
) -> str:
    """The result in a sentence, with the distance, and one more on the game as a whole."""
    word: Word = "none"
    if review is not None and review.verdict is not None:
        word = review.verdict.word
    return together(_result(scores, seat, place, teller), tr(_WORDS[word]) if _WORDS[word] else "")


def rival_of(scores: Sequence[Score], seat: int) -> Score:
    """The best of the others, with whom one's own points are compared."""
    return max((one for one in scores if one.seat != seat), key=lambda one: one.total)


def _result(scores: Sequence[Score], seat: int, place: int, teller: Teller) -> str:
    rival = rival_of(scores, seat)
    who, n = teller.name(rival.seat), scores[seat].total - rival.total
    if place > 1:
        return trp(_BEHIND[place], -n, who=who) if n else tr(_LEVEL, who=who)
    return trp(_AHEAD, n, who=who) if n > 0 else tr("You won, tied on points with {who}.", who=who)


def distance_words(
    scores: Sequence[Score], levels: Sequence[int], seat: int, teller: Teller
) -> str:
    """The one thing that explains most of the distance to the best of the others, in points.

    It is "" where all have the same points, or nothing goes the way of the distance.

    Args:
        scores, levels: by seat.
    """
    own, rival = scores[seat], rival_of(scores, seat)
    gap = own.total - rival.total
    parts: dict[str, tuple[int, int]] = {
        "track": (own.track, rival.track),
        "fort": (own.fort, rival.fort),
        "rule": (own.rule, rival.rule),
        "macaroni": (own.macaroni, rival.macaroni),
    }
    sign = 1 if gap > 0 else -1
    what = max(parts, key=lambda one: sign * (parts[one][0] - parts[one][1]))
    mine, theirs = parts[what]
    part = sign * (mine - theirs)
    if not gap or part <= 0:
        return ""
    if what == "fort":
        mine, theirs = levels[seat], levels[rival.seat]
    who, most = teller.name(rival.seat), abs(gap)
    told = tr(_PARTS[what], mine=mine, theirs=theirs, who=who)
    if part >= most:
        return together(told, trn("That alone is {n} point.", "That alone is {n} points.", part))
    return together(told, trp(_OF, most, part=part))


def tip_words(review: Review, place: int) -> str:
    """The one thing to take along; "" as long as none is known."""
    verdict = review.verdict
    if verdict is None:
        return ""
    if verdict.times == 0 or verdict.tip is None:
        lost = place > 1 and verdict.counted > 0
        # NOTE: to a player who has lost without any choice that could have been better
        words = tr("You missed almost nothing. The others had the better cards.")
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
    if not most:
        return tr("Reviewing this game") if progress.step == "rounds" else ""
    if progress.step == "rounds":
        return tr("Reviewing round {n} of {all}.", n=n, all=most)
    return tr("The expert plays your deal: {n} of {all}", n=n, all=most)


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
        "This round: choices {own}, cards {luck}, rivals and everything else {others}.",
        own=signed(own),
        luck=signed(luck),
        others=signed(others),
    )
