"""The medals, and the exact conditions on the events of a game under which each is won.

They are those of docs/statistics.md. None counts how often somebody plays, and none is hidden.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, get_args

import msgspec

from fort_desktop.chronicle.tale import Moment, Tale
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.types import COIN, PERKS, TOP_LEVEL, Card, Seat

MedalId = Literal[
    "first_game", "come_with_us", "me_too", "just_for_me", "welcome_home", "tower_of_friends",
    "good_neighbours", "surprise", "packed", "first_the_fort", "big_plan", "artist",
    "keeper_of_rules", "made_up", "friend_indeed", "light_luggage", "two_together",
    "second_thought", "all_six", "close_friends", "try_everything", "wide_circle",
]  # fmt: skip
MEDALS: Final[tuple[MedalId, ...]] = get_args(MedalId)
GOALS: Final[dict[MedalId, int]] = {
    "keeper_of_rules": 4,
    "try_everything": len(PERKS),
    "wide_circle": 25,
}
"""Medals that reach over several games, and how many different things each asks for."""


class Won(msgspec.Struct, frozen=True, omit_defaults=True):
    """The moment at which a medal was won.

    Args:
        at: how many events there were; round: of the game.
        kid: which one it was about, "" for none; rival: the other seat, -1 for none.
    """

    at: int
    round: int
    kid: str = ""
    rival: int = -1


Condition = Callable[[Tale, Seat], Won | None]


def won_by(tale: Tale, seat: Seat) -> dict[MedalId, Won]:
    """The medals that a seat has won in one game, each at its first moment."""
    found = ((medal, condition(tale, seat)) for medal, condition in CONDITIONS.items())
    return {medal: won for medal, won in found if won is not None}


def _won(tale: Tale, moment: Moment, card: Card = "", rival: int | None = None) -> Won:
    kid = tale.catalog.kid[card].id if card else ""
    return Won(moment.at, moment.round, kid, -1 if rival is None else rival)


def _end(tale: Tale) -> Moment:
    return tale.moments[-1]


def _at_the_end(tale: Tale, holds: bool) -> Won | None:
    return _won(tale, _end(tale)) if holds else None


def _nth(tale: Tale, found: Iterable[Moment], n: int = 1) -> Won | None:
    """The n-th of some moments, None if there are fewer."""
    for number, moment in enumerate(found, 1):
        if number == n:
            card = getattr(moment.event, "card", "")
            return _won(tale, moment, card, getattr(moment.event, "rival", None))
    return None


def _is_friend(tale: Tale, card: Card, seat: Seat) -> bool:
    """Return True if a card is a Best Friend of a seat's colour."""
    return tale.catalog.kid[card].best_friend == tale.started.seats[seat].colour


def _first_game(tale: Tale, seat: Seat) -> Won | None:
    return _at_the_end(tale, True)


def _come_with_us(tale: Tale, seat: Seat) -> Won | None:
    for play in tale.plays(seat):
        added = [moment for moment in play if isinstance(moment.event, ev.CardAdded)]
        if len(added) >= 3:
            played = play[0].event
            card = played.card if isinstance(played, ev.CardPlayed) else ""
            return _won(tale, added[2], card)
    return None


def _me_too(tale: Tale, seat: Seat) -> Won | None:
    followed = 0
    for moment in tale.moments:
        event = moment.event
        if isinstance(event, ev.FollowDeclined) and event.seat == seat:
            followed = 0
        elif isinstance(event, ev.LeaderFollowed) and event.seat == seat:
            followed += 1
            if followed == 3:
                return _won(tale, moment, event.cards[0], moment.leader)
    return None


def _just_for_me(tale: Tale, seat: Seat) -> Won | None:
    for play in tale.plays(seat):
        played, gained = play[0].event, 0
        if not isinstance(played, ev.CardPlayed):
            continue
        if tale.catalog.kid[played.card].public is None:
            continue
        if any(isinstance(moment.event, ev.LeaderFollowed) for moment in play):
            continue
        for moment in play:
            event = moment.event
            if isinstance(event, ev.ResourceGained) and event.seat == seat:
                gained += event.amount
                if gained >= 4:
                    return _won(tale, moment, played.card)
    return None


def _welcome_home(tale: Tale, seat: Seat) -> Won | None:
    taken: dict[Card, Seat] = {}
    for moment in tale.moments:
        event = moment.event
        if not isinstance(event, ev.KidRecruited):
            continue
        if event.source == "yard" and event.rival == seat:
            taken[event.card] = event.seat
        elif event.seat == seat and event.card in taken:
            return _won(tale, moment, event.card, taken[event.card])
    return None


def _to_lookout(tale: Tale, seat: Seat) -> list[Moment]:
    return [
        moment
        for moment in tale.moments
        if isinstance(moment.event, ev.CardToLookout) and moment.event.seat == seat
    ]


def _tower_of_friends(tale: Tale, seat: Seat) -> Won | None:
    won = seat in tale.ended.winners
    return _at_the_end(tale, won and len(_to_lookout(tale, seat)) >= 3)


def _good_neighbours(tale: Tale, seat: Seat) -> Won | None:
    for turn in tale.turns(seat):
        events = [moment.event for moment in turn]
        played = any(isinstance(event, ev.CardPlayed) for event in events)
        left = any(isinstance(event, ev.YardLaid) and event.cards for event in events)
        friends = any(isinstance(event, ev.FriendsDiscarded) for event in events)
        if played and not left and not friends:
            return _won(tale, turn[-1])
    return None


def _surprise(tale: Tale, seat: Seat) -> Won | None:
    return _nth(
        tale,
        (
            moment
            for moment in tale.moments
            if isinstance(moment.event, ev.KidRecruited)
            and moment.event.seat == seat
            and moment.event.source == "deck"
        ),
    )


def _packed(tale: Tale, seat: Seat) -> Won | None:
    held = 0
    for moment in tale.moments:
        event = moment.event
        if isinstance(event, ev.ResourcePacked) and event.seat == seat:
            held += 1
            if held == 5:
                return _won(tale, moment)
        elif isinstance(event, ev.ResourceSpent) and event.seat == seat:
            held -= event.source == "pack"
    return None


class _Room:
    """The room that a seat uses in Pack and Lookout, and its level, counted event by event."""

    def __init__(self) -> None:
        self.level = self.pack = self.lookout = 0

    def take(self, event: ev.Event, seat: Seat) -> None:
        """Count one more event."""
        if getattr(event, "seat", None) != seat:
            return
        if isinstance(event, ev.FortAdvanced):
            self.level = event.level
        self.pack += isinstance(event, ev.ResourcePacked)
        self.pack -= isinstance(event, ev.ResourceSpent) and event.source == "pack"
        self.lookout += isinstance(event, ev.CardToLookout)


def _first_the_fort(tale: Tale, seat: Seat) -> Won | None:
    """A fort, and in a later full action of the same play more than the old one had room for."""
    room, plays = _Room(), {play[0].at: play for play in tale.plays(seat)}
    for moment in tale.moments:
        if moment.at in plays:
            won = _room_used(tale, seat, plays[moment.at], room)
            if won is not None:
                return won
        room.take(moment.event, seat)
    return None


def _room_used(tale: Tale, seat: Seat, play: Sequence[Moment], before: _Room) -> Won | None:
    """The end of such an action in one play; `before`: what the seat held when it began."""
    old, pack, lookout = before.level + 1, before.pack, before.lookout
    built = beyond = False
    for moment in play:
        event = moment.event
        if getattr(event, "seat", None) != seat:
            continue
        built = built or isinstance(event, ev.FortAdvanced)
        if isinstance(event, ev.ActionBegan):
            beyond = False
        elif isinstance(event, ev.ResourcePacked):
            pack += 1
            beyond = beyond or (built and pack > old)
        elif isinstance(event, ev.CardToLookout):
            lookout += 1
            beyond = beyond or (built and lookout > old)
        elif isinstance(event, ev.ActionEnded) and event.role == "leader" and event.full and beyond:
            return _won(tale, moment)
    return None


def _big_plan(tale: Tale, seat: Seat) -> Won | None:
    return _nth(
        tale,
        (
            moment
            for moment in tale.moments
            if isinstance(moment.event, ev.FortAdvanced)
            and (moment.event.seat, moment.event.level) == (seat, TOP_LEVEL)
        ),
    )


def _artist(tale: Tale, seat: Seat) -> Won | None:
    return _nth(
        tale,
        (
            moment
            for moment in tale.moments
            if isinstance(moment.event, ev.MacaroniTaken) and moment.event.seat == seat
        ),
    )


def _points_of(tale: Tale, seat: Seat) -> ev.Score:
    return next(score for score in tale.ended.scores if score.seat == seat)


def _made_up(tale: Tale, seat: Seat) -> Won | None:
    return _at_the_end(tale, _points_of(tale, seat).rule >= 8)


def _friend_indeed(tale: Tale, seat: Seat) -> Won | None:
    for moment in tale.moments:
        event = moment.event
        if isinstance(event, ev.LeaderFollowed) and event.seat == seat:
            friends = [card for card in event.cards if _is_friend(tale, card, seat)]
            if friends:
                return _won(tale, moment, friends[0], moment.leader)
    return None


def _light_luggage(tale: Tale, seat: Seat) -> Won | None:
    return _nth(
        tale,
        (
            moment
            for moment in tale.moments
            if isinstance(moment.event, ev.CardTrashed)
            and (moment.event.seat, moment.event.owner) == (seat, seat)
            and moment.event.source in ("hand", "discard")
        ),
        3,
    )


def _two_together(tale: Tale, seat: Seat) -> Won | None:
    stands = any(
        isinstance(moment.event, ev.CardToLookout) and _is_friend(tale, moment.event.card, seat)
        for moment in _to_lookout(tale, seat)
    )
    lost = any(
        isinstance(moment.event, ev.CardTrashed)
        and moment.event.owner == seat
        and tale.catalog.kid[moment.event.card].best_friend is not None
        for moment in tale.moments
    )
    return _at_the_end(tale, stands and not lost and seat in tale.ended.winners)


def _all_six(tale: Tale, seat: Seat) -> Won | None:
    cards = tale.state.seats[seat].cards
    suits = {suit for card in cards for suit in tale.catalog.kid[card].suits}
    return _at_the_end(tale, len(suits - {COIN}) == 6)


def _close_friends(tale: Tale, seat: Seat) -> Won | None:
    mine = _points_of(tale, seat).total
    best = max(score.total for score in tale.ended.scores if score.seat != seat)
    return _at_the_end(tale, seat in tale.ended.winners and mine - best <= 1)


CONDITIONS: Final[dict[MedalId, Condition]] = {
    "first_game": _first_game,
    "come_with_us": _come_with_us,
    "me_too": _me_too,
    "just_for_me": _just_for_me,
    "welcome_home": _welcome_home,
    "tower_of_friends": _tower_of_friends,
    "good_neighbours": _good_neighbours,
    "surprise": _surprise,
    "packed": _packed,
    "first_the_fort": _first_the_fort,
    "big_plan": _big_plan,
    "artist": _artist,
    "made_up": _made_up,
    "friend_indeed": _friend_indeed,
    "light_luggage": _light_luggage,
    "two_together": _two_together,
    "all_six": _all_six,
    "close_friends": _close_friends,
}
"""Those that can be won in one game; `collection.py` has the others."""
