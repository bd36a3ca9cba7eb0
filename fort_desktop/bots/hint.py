"""Hints for a person: the expert's three best moves, with win chances and computed facts.

Everything is computed from the person's own view, so nothing hidden can leak.
"""

from typing import Final

import msgspec

from fort_desktop.bots.plan import PLANNED, Line
from fort_desktop.bots.protocol import Clock, in_order
from fort_desktop.bots.search import EXPERT, Effort, SearchBot
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import COIN, HIDDEN, KidId, Suit
from fort_desktop.rules.obligations.counting import leader_suits
from fort_desktop.rules.questions.follow import may_follow
from fort_desktop.rules.turn.decide import decide

COUNT: Final = 3


class Follower(msgspec.Struct, frozen=True):
    """A rival who may follow, judged by public facts.

    Args:
        suits: suits that match the played card; the coin always does.
        matching: number of matching cards among the `known` ones in the rival's deck or hand.
    """

    seat: int
    suits: tuple[Suit, ...]
    matching: int
    known: int


class Facts(msgspec.Struct, frozen=True):
    """Effects of a line on the player's own seat, up to where others act.

    Args:
        points, pizza, toys: gained, in Stuff and Pack together; negative if spent.
        packed: tokens more in the Pack; levels: fort levels gained.
        lookout, trashed, recruited: kids that went to the Lookout, out of the game, to the pile.
        followers: rivals who may follow the played card.
        yard: kids that would be in the player's own Yard after the turn.
        ends: the line triggers the end of the game.
    """

    points: int = 0
    pizza: int = 0
    toys: int = 0
    packed: int = 0
    levels: int = 0
    lookout: tuple[KidId, ...] = ()
    trashed: tuple[KidId, ...] = ()
    recruited: tuple[KidId, ...] = ()
    followers: tuple[Follower, ...] = ()
    yard: tuple[KidId, ...] = ()
    ends: bool = False


class Hint(msgspec.Struct, frozen=True):
    """A move, the moves planned after it, the estimated win chance (0 to 1), and facts."""

    move: Move
    line: tuple[Move, ...]
    chance: float
    facts: Facts


def hints(
    view: View,
    decision: Decision,
    catalog: Catalog,
    seed: int,
    effort: Effort = EXPERT,
    clock: Clock | None = None,
) -> tuple[Hint, ...]:
    """The best moves of `decision`, best first, at most three; deterministic given the seed."""
    bot, decision = SearchBot(catalog, seed, effort), in_order(decision)
    found = bot.ranked(view, decision, clock)[:COUNT]
    world = sample(view, catalog, Rng(seed))
    told: list[Hint] = []
    most = 1.0
    for candidate in found:
        # One that was left alone early may look too good after few worlds.
        most = min(most, candidate.mean)
        told.append(_hint(view, decision, world, candidate.line, most))
    return tuple(told)


def _hint(view: View, decision: Decision, world: State, line: Line, chance: float) -> Hint:
    moves = tuple(move for _, move in line)
    facts = facts_of(view, decision, world, line)
    return Hint(moves[0], moves, round(max(0.0, chance), 3), facts)


def facts_of(view: View, decision: Decision, world: State, line: Line) -> Facts:
    """Make the moves of a line in a world and read the events; unseen cards stay unnamed."""
    state, moves = world.copy(), decision.moves
    told: list[ev.Event] = []
    for _, move in line:
        if move not in moves:
            break
        events, moves = decide(state, move, Rng(0))
        told += [event for event in events if getattr(event, "seat", -1) == view.seat]
    facts = _told(told, state)
    if view.pending.stage not in PLANNED or view.seat != view.leader:
        return facts
    hand = [state.kid(card) for card in state.seats[view.seat].hand]
    return msgspec.structs.replace(
        facts,
        followers=_followers(view, state),
        yard=tuple(kid.id for kid in hand if kid.best_friend is None),
    )


def _told(events: list[ev.Event], state: State) -> Facts:
    """Extract facts from events."""
    tokens = {"pizza": 0, "toys": 0}
    points = packed = levels = 0
    for event in events:
        if isinstance(event, ev.PointsScored):
            points += event.points
        elif isinstance(event, ev.ResourceGained):
            tokens[event.resource] += event.amount
        elif isinstance(event, ev.ResourceSpent):
            tokens[event.resource] -= 1
            packed -= event.source == "pack"
        elif isinstance(event, ev.ResourcePacked):
            tokens[event.resource] += event.source == "supply"
            packed += 1
        elif isinstance(event, ev.ResourceConverted):
            tokens[event.resource] -= 1
            tokens["toys" if event.resource == "pizza" else "pizza"] += 1
        levels += isinstance(event, ev.FortAdvanced)
    return Facts(
        points,
        tokens["pizza"],
        tokens["toys"],
        packed,
        levels,
        tuple(_kid(state, e) for e in events if isinstance(e, ev.CardToLookout)),
        tuple(_kid(state, e) for e in events if isinstance(e, ev.CardTrashed)),
        tuple(_kid(state, e) for e in events if isinstance(e, ev.KidRecruited)),
        ends=any(isinstance(e, ev.EndTriggered) for e in events),
    )


def _kid(state: State, event: ev.CardToLookout | ev.CardTrashed | ev.KidRecruited) -> KidId:
    """The kid of a card, "?" for the unseen top of the Park deck."""
    return HIDDEN if event.source == "deck" else state.kid(event.card).id


def _followers(view: View, state: State) -> tuple[Follower, ...]:
    """Rivals who may follow the played card, with what is known of their cards (FOLLOW-2)."""
    if state.play is None or state.pending.stage != "follow":
        return ()
    suits = (*leader_suits(state.kid(state.play.card), state.play.declared), COIN)
    found = []
    for seat in state.rivals(view.seat):
        if may_follow(state, seat):
            found.append(_follower(view.seats[seat], suits, state.catalog))
    return tuple(found)


def _follower(rival: SeatView, suits: tuple[Suit, ...], catalog: Catalog) -> Follower:
    matching = sum(any(suit in suits for suit in catalog.kid[card].suits) for card in rival.pool)
    return Follower(rival.seat, suits, matching, len(rival.pool))
