"""A big moment as a value: its words, the fort that is seen, and who is glad of it."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog, Cost, Kid
from fort_desktop.rules.model.types import MACARONI_POINTS, TOP_LEVEL
from fort_desktop.session.timeline import Step
from fort_desktop.ui.i18n.i18n import N_, tr, trn
from fort_desktop.ui.table.state import BigMoment
from fort_desktop.ui.text.amounts import Amount, amount_words
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.shared import won_words

_REWARDS: Final = {
    1: ("rule", N_("A made-up rule"), N_("coming up")),
    2: ("cog", N_("Choose a perk"), N_("coming up")),
}


class Tag(NamedTuple):
    """A tag beside the picture: a sign, what is new, and what that is.

    `lit`: it comes next. `cost`: is drawn by signs in place of the words, which tell the same.
    """

    sign: str
    words: str
    below: str
    lit: bool = False
    cost: Cost | None = None


class MomentVM(msgspec.Struct, frozen=True):
    """A big moment as it is drawn.

    Attributes:
        title, scored: the words on the tape, with the points of who has won; below: what is told
            on the lawn; fort: level and colour, a winner's if one is known.
        winners: who stands before it: player, colour and face of each.
        sign: what stands in the place of a fort, "" if that is seen.
        first: it is the first of its kind, so that it takes its time; most: there is none greater.
    """

    title: str
    below: str
    fort: tuple[int, str]
    tags: tuple[Tag, ...]
    kids: tuple[Kid, ...]
    first: bool
    most: bool
    sign: str = ""
    scored: str = ""
    winners: tuple[tuple[str, str, str], ...] = ()

    @property
    def said(self) -> str:
        """All its words, for those who do not see it."""
        return "\n".join(filter(None, (self.title, self.scored, self.below)))


def moment_of(
    step: Step, before: View, persons: Collection[int], solved: bool = False
) -> BigMoment | None:
    """Return the big moment that a step makes for a person who sees it; None for most.

    Args:
        before: what was seen until then; solved: it solves the puzzle that is played.
    """
    event, eyes = step.event, step.view.seat
    if solved:
        return BigMoment("solved", eyes)
    if isinstance(event, ev.FortAdvanced) and event.seat == eyes and eyes in persons:
        return BigMoment("level", eyes)
    if isinstance(event, ev.GameEnded) and not before.ended:
        return BigMoment("ended", eyes)
    return None


def moment_vm(moment: BigMoment, view: View, teller: Teller, faces: Sequence[str]) -> MomentVM:
    """Return what is shown of a big moment: only what everyone may see (INFO-2).

    Args:
        faces: the face of each seat, "" for none of its own.
    """
    own, catalog = view.seats[moment.seat], teller.catalog
    shown = [catalog.kid[card] for card in (*view.table, *own.lookout, *view.park)]
    kids = tuple(kid for i, kid in enumerate(shown) if kid not in shown[:i])[:2]
    fort = own.level, own.colour
    if moment.what == "level":
        top = own.level == TOP_LEVEL
        # NOTE: on a large tape, when the player has built this level
        title = tr("Fort level {n}!", n=own.level)
        below = tr("This is the last round.") if top else ""
        tags = _tags(view, moment.seat, catalog)
        return MomentVM(title, below, fort, tags, kids, own.level == 1, top)
    if moment.what == "solved":
        # NOTE: on a large tape: the puzzle is solved
        return MomentVM(tr("Solved!"), "", fort, (), kids, True, False, "vp")
    # Who has won is not known yet where rules are still to be turned over.
    won = won_words([teller.name(seat) for seat in view.winners])
    if view.winners:
        total = max(score.total for score in view.scores)
        scored = trn("{n} point", "{n} points", total)
        best = [view.seats[seat] for seat in view.winners]
        stand = tuple((teller.seats[s.seat].player, s.colour, faces[s.seat]) for s in best)
        fort = best[0].level, best[0].colour
        return MomentVM(won, "", fort, (), kids, True, True, scored=scored, winners=stand)
    below = tr("Now the points are counted.")
    return MomentVM(tr("The game is over!"), below, fort, (), kids, True, True)


def _tags(view: View, seat: int, catalog: Catalog) -> tuple[Tag, ...]:
    """Return what a new level brings: points, room in Lookout and Pack, and a reward or a price."""
    own = view.seats[seat]
    now, worth = own.level, catalog.fort_points
    # NOTE: what changes with a new level of the fort, as "1 » 3 points"
    points = trn("{old} » {n} point", "{old} » {n} points", worth[now], old=worth[now - 1])
    many = own.lookout_limit
    kids = trn("{old} » {n} kid", "{old} » {n} kids", many, old=many - 1)
    many = own.pack_limit
    things = trn("{old} » {n} resource", "{old} » {n} resources", many, old=many - 1)
    return (
        Tag("vp", points, tr("when the game ends")),
        Tag("lookout", kids, tr("Lookout")),
        Tag("pack", things, tr("Pack")),
        _reward(view, seat, catalog),
    )


def _reward(view: View, seat: int, catalog: Catalog) -> Tag:
    level = view.seats[seat].level
    if level in _REWARDS:
        sign, words, below = _REWARDS[level]
        return Tag(sign, tr(words), tr(below), lit=True)
    if level < TOP_LEVEL:
        cost = catalog.costs[level]
        found = (Amount(cost.toys, "toys"), Amount(cost.pizza, "pizza"), Amount(cost.any, "any"))
        price = listed([amount_words(one) for one in found if one.n])
        return Tag("build", price, tr("cost of level {n}", n=level + 1), cost=cost)
    points = trn("{n} more point", "{n} more points", MACARONI_POINTS)
    if view.macaroni in (-1, seat):
        return Tag("macaroni", tr("Macaroni sculpture"), points, lit=True)
    return Tag("fort", tr("Fort finished!"), tr("the highest level"))
