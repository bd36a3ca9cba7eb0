"""The story of a game in words: facts only, each a sentence of its own."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.chronicle.course import Course
from fort_desktop.chronicle.deeds import Good, Turn
from fort_desktop.chronicle.moments import Moment, leads
from fort_desktop.rules.model.events import Score
from fort_desktop.rules.model.types import Cause, Seat
from fort_desktop.ui.i18n.i18n import N_, NN_, tr, trn, trp
from fort_desktop.ui.text.sentences import Teller

_ENDS: Final[dict[Cause, str]] = {
    # NOTE: these tell how a game came to its end; {who} is a player, {round} the number of a round
    "points": N_("{who} reaches 25 points in round {round}: the end is triggered."),
    "fort": N_("{who} builds a level 5 fort in round {round}: the end is triggered."),
    "park_deck": N_("The Park deck runs out in round {round}: the end is triggered."),
}
_BROUGHT: Final = {
    # NOTE: what one kid brought to all players in a game, below its picture
    "points": NN_("{n} point", "{n} points"),
    # NOTE: things are pizza and toys together
    "things": NN_("{n} resource", "{n} resources"),
    "levels": NN_("{n} fort level", "{n} fort levels"),
    # NOTE: how many cards one kid put into the Lookout, below its picture
    "lookout": NN_("{n} card in the Lookout", "{n} cards in the Lookout"),
}

_WORTH: Final = {
    # NOTE: what the best turn of a game was worth; forts are counted at the end of the game
    False: NN_("Worth {n} point", "Worth {n} points"),
    True: NN_(
        "Worth {n} point, including the fort level",
        "Worth {n} points, including the fort level",
    ),
}


def moment_words(moment: Moment, teller: Teller) -> str:
    """A moment beside its number on the chart."""
    values = {"round": moment.round, "who": teller.name(moment.seat)}
    if moment.what == "gain":
        return trn(
            "Round {round}: {who} scores {n} point",
            "Round {round}: {who} scores {n} points",
            moment.points,
            **values,
        )
    if moment.what == "lead":
        return tr("Round {round}: {who} takes the lead", **values)
    # NOTE: {who} is a player
    return tr("Round {round}: {who} triggers the end", **values)


def brought_words(good: Good, n: int) -> str:
    """Return the amount of a good that a kid has brought."""
    return trp(_BROUGHT[good], n)


def turn_words(turn: Turn, teller: Teller) -> list[str]:
    """The best turn: whose it was, with which kid, and what it was worth, a line each."""
    who = teller.name(turn.seat)
    # NOTE: {who} is a player: whose turn it was in that round
    found = [tr("Round {round}: {who}", round=turn.round, who=who)]
    if turn.kid:
        # NOTE: {kid} is the nickname of the kid that was played
        found.append(tr("Played: {kid}", kid=teller.kid(turn.kid)))
    built = turn.brought.get("levels", 0) > 0
    return [*found, trp(_WORTH[built], turn.worth)]


def what_happened(
    course: Course, scores: Sequence[Score], winners: Sequence[Seat], teller: Teller
) -> list[str]:
    """Return what happened, from the first round to the last."""
    return [
        # NOTE: {who} is a player
        tr("{who} begins.", who=teller.name(course.first)),
        trn("The game lasts {n} round.", "The game lasts {n} rounds.", course.rounds),
        *_lead(course, winners, teller),
        *_follows(course, teller),
        *_highest(course, teller),
        *_how_it_ended(course, teller),
        _result(scores, winners, teller),
    ]


def _lead(course: Course, winners: Sequence[Seat], teller: Teller) -> list[str]:
    """Return who led first, how often that changed, and whether the forts turned it at the end."""
    found = leads(course)
    if not found:
        return []
    number, seat = found[0]
    told = [
        # NOTE: {who} is a player, who has more points than all others for the first time
        tr(
            "{who} is the first to take the lead, after round {round}.",
            who=teller.name(seat),
            round=number,
        )
    ]
    changes = len(found) - 1
    if changes:
        # NOTE: how often another player got ahead of all others
        told.append(trn("The lead changes once.", "The lead changes {n} times.", changes))
    last = found[-1][1]
    if last not in winners:
        # NOTE: {who} is a player, who has most points until the points of the forts are added
        told.append(tr("{who} leads until the forts are counted.", who=teller.name(last)))
    return told


def _follows(course: Course, teller: Teller) -> list[str]:
    """Return who followed most; nobody is named if several followed equally often."""
    counts = {
        seat: sum(n for (who, _), n in course.followed.items() if who == seat)
        for seat, _ in course.followed
    }
    if not counts:
        return [tr("Nobody follows anyone.")]
    most = max(counts.values())
    seats = [seat for seat in counts if counts[seat] == most]
    if len(seats) > 1:
        return []
    return [
        trn(
            # NOTE: {who} is a player, who followed others more often than anybody else
            "{who} follows once, more than anyone else.",
            "{who} follows {n} times, more than anyone else.",
            most,
            who=teller.name(seats[0]),
        )
    ]


def _highest(course: Course, teller: Teller) -> list[str]:
    """The highest fort, if it is one seat's alone."""
    level = max(course.levels[-1])
    seats = [seat for seat, one in enumerate(course.levels[-1]) if one == level]
    if not level or len(seats) > 1:
        return []
    # NOTE: {who} is a player, {n} the level of a fort from 1 to 5
    return [tr("{who} has the highest fort, level {n}.", who=teller.name(seats[0]), n=level)]


def _how_it_ended(course: Course, teller: Teller) -> list[str]:
    if course.ended is None or course.cause is None:
        return []
    number, seat = course.ended
    return [tr(_ENDS[course.cause], who=teller.name(seat), round=number)]


def _result(scores: Sequence[Score], winners: Sequence[Seat], teller: Teller) -> str:
    """Return who won, and by how much."""
    won = max(score.total for score in scores)
    others = [score.total for score in scores if score.seat not in winners]
    if len(winners) != 1:
        # NOTE: {who} is a list of players who win together
        return tr("The win is shared: {who}.", who=teller.names(winners))
    ahead = won - max(others, default=won)
    who = teller.name(winners[0])
    if not ahead:
        # NOTE: {who} is a player; points are tied, and the higher fort decides
        return tr("{who} wins by the higher fort.", who=who)
    return trn("{who} wins by {n} point.", "{who} wins by {n} points.", ahead, who=who)
