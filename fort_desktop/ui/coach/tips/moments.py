"""The moments at which a beginner gets a note, in the order in which they come first."""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.ui.coach.tips import asked, told
from fort_desktop.ui.coach.tips.now import Now
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.rules.book import Spot, spot_of

Places = Callable[[Now], tuple[Thing, ...]]
PARK: Final = th.Part("park")
PERKS: Final = th.Part("perks")
ENDS: Final = th.Part("ends")
ENOUGH_GAMES: Final = 3
"""After so many games only what is rare is told."""


class Moment(NamedTuple):
    """A moment that brings a note, once for each person.

    Attributes:
        name: under which it is remembered; its words are in `ui/text/help.py`.
        due: whether it is now; it may be asked at every event and at every question.
        about: what the note lies beside: the first of these that lies on the table.
        clause: of docs/rules.md, whose page "More" opens; "" for the settings.
        taught: the guided first game tells it; rare: somebody who knows the game may not know it.
        page: opened in place of the clause, where a whole page tells it.
    """

    name: str
    due: Callable[[Now], bool]
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


def _leader(now: Now) -> tuple[Thing, ...]:
    return (th.RivalBoard(now.view.leader),)


def _own_yard(now: Now) -> tuple[Thing, ...]:
    return th.Yard(now.seat), th.BOARD


def _held(wanted: Callable[[Now, str], bool]) -> Places:
    """The cards of the hand for which something is so."""

    def found(now: Now) -> tuple[Thing, ...]:
        kids = [kid.id for kid in now.hand if wanted(now, kid.id)]
        return (*map(th.HandCard, kids), th.HAND)

    return found


def _fenced(now: Now) -> tuple[Thing, ...]:
    tags = [th.FenceTag(kid.id) for kid in now.hand if kid.best_friend is None]
    return (*tags, th.HAND)


def _answers(now: Now) -> tuple[Thing, ...]:
    """Cards of the hand that are answers."""
    moves = now.decision.moves if now.decision is not None else ()
    kids = [kid for move in moves if isinstance(move, mv.Follow) for kid in move.kids]
    return (*map(th.HandCard, kids), th.HAND)


def _choices(now: Now) -> tuple[Thing, ...]:
    """The rules or perks that lie on a sheet to be chosen from."""
    moves = now.decision.moves if now.decision is not None else ()
    rules = [th.RuleCard(move.rule) for move in moves if isinstance(move, mv.Keep)]
    perks = [th.PerkCard(move.perk) for move in moves if isinstance(move, mv.TakePerk)]
    return (*rules, *perks, PERKS)


def _friends(now: Now) -> tuple[Thing, ...]:
    moves = now.decision.moves if now.decision is not None else ()
    kids = [move.kid for move in moves if isinstance(move, mv.Trash)]
    friends = [kid for kid in kids if now.catalog.kids[kid].best_friend is not None]
    return (*map(th.HandCard, friends), *map(th.DiscardCard, friends), th.OWN_PILE)


def _full_box(now: Now) -> tuple[Thing, ...]:
    pizza = now.own.pizza >= now.own.toys
    return th.StuffBox("pizza" if pizza else "toys"), th.BOARD


def _coin(now: Now, kid: str) -> bool:
    return now.catalog.kids[kid].coin


def _blank(now: Now, kid: str) -> bool:
    found = now.catalog.kids[kid]
    return len(found.suits) == 2 and not now.catalog.boxes[found]


MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("own_play", asked.first_play, _at(th.PLAY), "PLAY-10", taught=True),
    Moment("add", asked.can_add, _at(th.PLAY), "PLAY-4", taught=True),
    Moment("rival_turn", told.rival_began, _leader, "FOLLOW-1"),
    Moment("follow", asked.can_follow, _answers, "FOLLOW-2", taught=True),
    Moment("nothing_fits", asked.nothing_fits, _at(th.PLAY), "R-18"),
    Moment("recruit", asked.recruits, _at(PARK), "RECRUIT-1", taught=True),
    Moment("fence", asked.has_fences, _fenced, "DISCARD-2"),
    Moment("loss", told.lost_kid, _own_yard, "DISCARD-2", taught=True),
    Moment("shuffle", told.shuffled, _at(th.DECK), "DRAW-1", taught=True),
    Moment("can_pay", asked.can_pay, _at(th.LevelCost(), th.BOARD), "R-16"),
    Moment("rule", asked.keeps_rule, _choices, "LEVEL-1", taught=True),
    Moment("perk", asked.takes_perk, _choices, "LEVEL-2", taught=True, page="perks"),
    Moment("lookout", asked.fills_lookout, _at(th.LOOKOUT, th.BOARD), "PLAY-5", taught=True),
    Moment("stuff_full", told.stuff_full, _full_box, "COMP-7"),
    Moment("lookout_full", told.lookout_full, _at(th.LOOKOUT, th.BOARD), "COMP-9", rare=True),
    Moment("pack_full", told.pack_full, _at(th.BAG, th.BOARD), "COMP-8", rare=True),
    Moment("coin", asked.holds_coin, _held(_coin), "COMP-2", rare=True),
    Moment("name_coin", asked.names_coin, _at(th.PLAY), "PLAY-13", rare=True),
    Moment("in_part", told.in_part, _at(th.PLAY), "PLAY-11", rare=True),
    Moment("none_in_full", asked.none_in_full, _at(th.HAND), "PLAY-10", rare=True),
    Moment("trash", asked.trashes, _at(th.OWN_PILE), "ACT-4", rare=True),
    Moment("friend", asked.could_lose_friend, _friends, "ACT-4", rare=True),
    Moment("no_action", asked.holds_no_action, _held(_blank), "R-7", rare=True),
    Moment("same_kind", asked.same_kind, _at(th.PLAY), "FOLLOW-6", rare=True),
    Moment("trash_this", told.plays_away, _at(th.PLAY), "ACT-5", rare=True),
    Moment("rough", asked.can_be_rough, _at(th.PLAY), "PERK-7", rare=True),
    Moment("park_low", told.park_low, _at(th.MeterLine("deck"), ENDS), "END-1", rare=True),
    Moment("points_near", told.points_near, _at(th.MeterLine("points"), ENDS), "END-1", rare=True),
    Moment("fort_near", told.fort_near, _at(th.MeterLine("level"), ENDS), "END-1", rare=True),
    Moment("end", told.end_triggered, _at(ENDS), "END-2", rare=True),
    Moment("last_turn", told.last_turn, _at(ENDS), "END-2"),
    Moment("undo", told.taken_back, _at(th.Button("undo")), ""),
)
"""All of them: the number of each is its place here, and the order in which they are shown."""
BY_NAME: Final = {moment.name: moment for moment in MOMENTS}
TAUGHT: Final = tuple(moment.name for moment in MOMENTS if moment.taught)
"""What the guided first game tells."""
COMMON: Final = tuple(moment.name for moment in MOMENTS if not moment.rare)
"""What somebody who has finished some games knows."""


MOST: Final = 3
"""Notes in a turn, whoever's it is."""


class Queue:
    """The notes of one person at one table.

    A moment that finds no place waits until the own turn is over, and then for the next occasion.

    Attributes:
        in_turn: how many have been shown in this turn.
    """

    def __init__(self) -> None:
        self.in_turn = 0
        self._waiting: set[Moment] = set()

    def tell(self, now: Now, seen: Collection[str]) -> Moment | None:
        """Something has happened; returns what is due because of it."""
        event = now.event
        if isinstance(event, ev.TurnBegan):
            self.in_turn = 0
        if isinstance(event, ev.PhaseBegan) and (event.seat, event.phase) == (now.seat, "draw"):
            self._waiting.clear()
        found = [one for one in MOMENTS if one.name not in seen and one.due(now)]
        self._waiting.update(found)
        return self._first(found)

    def due(self, now: Now, seen: Collection[str]) -> Moment | None:
        """Return the moment due now that something may be asked, or waiting since an event."""
        asked = now.decision is not None
        return self._first(
            [
                one
                for one in MOMENTS
                if one.name not in seen and (one in self._waiting or (asked and one.due(now)))
            ]
        )

    def _first(self, found: list[Moment]) -> Moment | None:
        return found[0] if found and self.in_turn < MOST else None

    def shown(self, moment: Moment) -> None:
        """Its note lies on the table."""
        self.in_turn += 1
        self._waiting.discard(moment)
