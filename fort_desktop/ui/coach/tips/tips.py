"""The moments at which a beginner gets a note, in the order in which they come first."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fort_desktop.rules.model import moves as mv
from fort_desktop.ui.coach.tips import event_tips, question_tips
from fort_desktop.ui.coach.tips.context import Context
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.rules.book import Spot, spot_of

Places = Callable[[Context], tuple[Thing, ...]]
PARK: Final = th.Part("park")
PERKS: Final = th.Part("perks")
ENDS: Final = th.Part("ends")
ENOUGH_GAMES: Final = 3
"""After so many games only what is rare is told."""


class Tip(NamedTuple):
    """A moment that brings a note, once for each person.

    Attributes:
        name: under which it is remembered; its words are in `ui/text/help.py`.
        due: whether it is now; it may be asked at every event and at every question.
        about: what the note lies beside: the first of these that is on the table.
        clause: of docs/rules.md, whose page "More" opens; "" for the settings.
        taught: the guided first game tells it; rare: somebody who knows the game may not know it.
        page: opened in place of the clause, where a whole page tells it.
    """

    name: str
    due: Callable[[Context], bool]
    about: Places
    clause: str
    taught: bool = False
    rare: bool = False
    page: str = ""

    @property
    def spot(self) -> Spot | None:
        """The place where the rules tell more; None where the settings do."""
        return Spot(self.page) if self.page else spot_of(self.clause)


def _at(*things: Thing) -> Places:
    return lambda now: things


def _leader(now: Context) -> tuple[Thing, ...]:
    return (th.RivalBoard(now.view.leader),)


def _own_yard(now: Context) -> tuple[Thing, ...]:
    return th.Yard(now.seat), th.BOARD


def _held(wanted: Callable[[Context, str], bool]) -> Places:
    """The cards in the hand for which something is so."""

    def found(now: Context) -> tuple[Thing, ...]:
        kids = [kid.id for kid in now.hand if wanted(now, kid.id)]
        return (*map(th.HandCard, kids), th.HAND)

    return found


def _fenced(now: Context) -> tuple[Thing, ...]:
    tags = [th.FenceTag(kid.id) for kid in now.hand if kid.best_friend is None]
    return (*tags, th.HAND)


def _answers(now: Context) -> tuple[Thing, ...]:
    """Cards in the hand that are answers."""
    kids = [kid for move in now.moves if isinstance(move, mv.Follow) for kid in move.kids]
    return (*map(th.HandCard, kids), th.HAND)


def _choices(now: Context) -> tuple[Thing, ...]:
    """The rules or perks that lie on a sheet to be chosen from."""
    rules = [th.RuleCard(move.rule) for move in now.moves if isinstance(move, mv.Keep)]
    perks = [th.PerkCard(move.perk) for move in now.moves if isinstance(move, mv.TakePerk)]
    return (*rules, *perks, PERKS)


def _friends(now: Context) -> tuple[Thing, ...]:
    kids = [move.kid for move in now.moves if isinstance(move, mv.Trash)]
    friends = [kid for kid in kids if now.catalog.kids[kid].best_friend is not None]
    return (*map(th.HandCard, friends), *map(th.DiscardCard, friends), th.OWN_PILE)


def _full_box(now: Context) -> tuple[Thing, ...]:
    pizza = now.own.pizza >= now.own.toys
    return th.StuffBox("pizza" if pizza else "toys"), th.BOARD


def _coin(now: Context, kid: str) -> bool:
    return now.catalog.kids[kid].coin


def _blank(now: Context, kid: str) -> bool:
    found = now.catalog.kids[kid]
    return len(found.suits) == 2 and not now.catalog.boxes[found]


def _copies(now: Context, kid: str) -> bool:
    return question_tips.copies(now, now.catalog.kids[kid])


TIPS: Final[tuple[Tip, ...]] = (
    Tip("own_play", question_tips.first_play, _at(th.PLAY), "PLAY-10", taught=True),
    Tip("add", question_tips.can_add, _at(th.PLAY), "PLAY-4", taught=True),
    Tip("rival_turn", event_tips.rival_began, _leader, "FOLLOW-1", taught=True),
    Tip("follow", question_tips.can_follow, _answers, "FOLLOW-2", taught=True),
    Tip("nothing_fits", question_tips.nothing_fits, _at(th.PLAY), "R-18"),
    Tip("recruit", question_tips.recruits, _at(PARK), "RECRUIT-1", taught=True),
    Tip("fence", question_tips.has_fences, _fenced, "DISCARD-2", taught=True),
    Tip("loss", event_tips.lost_kid, _own_yard, "DISCARD-2", taught=True),
    Tip("shuffle", event_tips.shuffled, _at(th.DECK), "DRAW-1", taught=True),
    Tip("can_pay", question_tips.can_pay, _at(th.LevelCost(), th.BOARD), "R-16"),
    Tip("rule", question_tips.keeps_rule, _choices, "LEVEL-1", taught=True),
    Tip("perk", question_tips.takes_perk, _choices, "LEVEL-2", taught=True, page="perks"),
    Tip("lookout", question_tips.fills_lookout, _at(th.LOOKOUT, th.BOARD), "PLAY-5", taught=True),
    Tip("stuff_full", event_tips.stuff_full, _full_box, "COMP-7"),
    Tip("draft", question_tips.drafts, _at(th.HAND), "SETUP-7", rare=True),
    Tip("lookout_full", event_tips.lookout_full, _at(th.LOOKOUT, th.BOARD), "COMP-9", rare=True),
    Tip("pack_full", event_tips.pack_full, _at(th.BAG, th.BOARD), "COMP-8", rare=True),
    Tip("coin", question_tips.holds_coin, _held(_coin), "COMP-2", rare=True),
    Tip("name_coin", question_tips.names_coin, _at(th.PLAY), "PLAY-13", rare=True),
    Tip("in_part", event_tips.in_part, _at(th.PLAY), "PLAY-11", rare=True),
    Tip("none_in_full", question_tips.none_in_full, _at(th.HAND), "PLAY-10", rare=True),
    Tip("trash", question_tips.trashes, _at(th.OWN_PILE), "ACT-4", rare=True),
    Tip("friend", question_tips.could_lose_friend, _friends, "ACT-4", rare=True),
    Tip("no_action", question_tips.holds_no_action, _held(_blank), "R-7", rare=True),
    Tip("copy", question_tips.can_copy, _held(_copies), "ACT-12", rare=True),
    Tip("same_kind", question_tips.same_kind, _at(th.PLAY), "FOLLOW-6", rare=True),
    Tip("trash_this", event_tips.plays_away, _at(th.PLAY), "ACT-5", rare=True),
    Tip("rough", question_tips.can_be_rough, _at(th.PLAY), "PERK-7", rare=True),
    Tip("park_low", event_tips.park_low, _at(th.MeterLine("deck"), ENDS), "END-1", rare=True),
    Tip(
        "points_near", event_tips.points_near, _at(th.MeterLine("points"), ENDS), "END-1", rare=True
    ),
    Tip("fort_near", event_tips.fort_near, _at(th.MeterLine("level"), ENDS), "END-1", rare=True),
    Tip("end", event_tips.end_triggered, _at(ENDS), "END-2", rare=True),
    Tip("last_turn", event_tips.last_turn, _at(ENDS), "END-2"),
    Tip("undo", event_tips.taken_back, _at(th.Button("undo")), ""),
)
"""All of them: the number of each is its place here, and the order in which they are shown."""
BY_NAME: Final = {moment.name: moment for moment in TIPS}
TAUGHT: Final = tuple(moment.name for moment in TIPS if moment.taught)
"""What the guided first game tells."""
COMMON: Final = tuple(moment.name for moment in TIPS if not moment.rare)
"""What somebody who has finished some games knows."""
