"""Twins of a game at one screen: everything that a pair of eyes may not know is another."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import pytest

from fort_desktop.record.aside import Aside, Ask
from fort_desktop.record.format import Deal
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.moves import Act, Decision, Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RULES, SUITS, Card, Cards
from fort_desktop.rules.questions.table import legal_moves
from fort_desktop.rules.turn import decide as rules
from fort_desktop.session.drafting import Picks
from fort_desktop.session.hotseat import standing
from fort_desktop.session.hotseat.standing import put
from fort_desktop.session.session import Session
from tests.inside import game_of
from tests.property.hidden import exchanged, expected, renamed, shown, shuffle

ASKS: tuple[Ask, ...] = ("always", "some", "never")
OTHER_SEED = 77
DEALS = 3
"""So many twins are dealt, of which the least like the true game is taken."""


class Moment(NamedTuple):
    """A game and what is kept beside it, before a press or after it."""

    game: Game
    aside: Aside


def moment(session: Session) -> Moment:
    """The session as it is now."""
    return Moment(game_of(session).copy(), session.aside)


class Foretold(Rng):
    """Chance of a twin: what the next moves bring, move by move, and other numbers after that."""

    __slots__ = ("coming",)

    def __init__(self, state: int, coming: list[list[Event]]) -> None:
        super().__init__(state)
        self.coming = coming


def foretell(patch: pytest.MonkeyPatch) -> None:
    """Let a move in a twin bring what is foretold, so that chance shows the eyes the same."""
    decide = rules.decide

    def decided(state: State, move: Move, rng: Rng) -> tuple[list[Event], tuple[Move, ...]]:
        if not isinstance(rng, Foretold) or not rng.coming:
            return decide(state, move, rng)
        events = rng.coming.pop(0)
        for event in events:
            evolve(state, event)
        return events, () if state.ended else legal_moves(state, state.pending)

    patch.setattr(rules, "decide", decided)


class Parrot:
    """A computer player of a twin: it makes the moves that the true one has made."""

    name = "parrot"

    def __init__(self, coming: list[Move]) -> None:
        self.coming = coming

    def choose(
        self, view: View, decision: Decision, clock: Callable[[], bool] | None = None
    ) -> Move:
        """The next of these moves; any, where the true one was not asked."""
        return self.coming.pop(0) if self.coming else decision.moves[0]


class Twin(NamedTuple):
    """All of a game, with what the eyes that look on may not know exchanged.

    Attributes:
        coming: what the next moves bring; differs: whether it is another game at all.
    """

    game: Game
    aside: Aside
    coming: list[list[Event]]
    differs: bool

    def takes(self, session: Session, rng: Rng, seed: int) -> None:
        """Put this twin into a running program, in place of the game that it has."""
        game, new = game_of(session), self.game
        game.state, game._start, game._moves = new.state, new._start, None
        game.events[:], game.acts[:] = new.events, new.acts
        game._rng = Foretold(rng.next(), self.coming)
        session.aside, session.drafting._asked = self.aside, None
        session._deal = session.recording._deal = Deal(seed if session.ended else OTHER_SEED)

    def plays_as(self, session: Session, made: Sequence[Act]) -> None:
        """Let its computers make the moves that those of the true game have made."""
        bots = dict(session._computers._bots)
        catalog = game_of(session).state.catalog
        firsts = [group[0] if group else None for group in self.coming[: len(made)]]
        firsts += [None] * (len(made) - len(firsts))
        moves = [
            (act.seat, _renamed_move(act.move, first, catalog))
            for act, first in zip(made, firsts, strict=True)
        ]
        session._computers._bots = {
            one: Parrot([move for seat, move in moves if seat == one]) for one in bots
        }


def twin_of(before: Moment, after: Moment, viewer: int, looks: bool, rng: Rng) -> Twin:
    """The game before a press, as it may be for all that `viewer` knows after it.

    Args:
        looks: this seat has the screen, and sees the pack that lies before it in a draft.
    """
    forth = after.game.events[: len(before.game.events)] == before.game.events
    basis = after.game if forth else before.game
    events, ahead = _told(
        before, Moment(basis, (after if forth else before).aside), viewer, looks, rng
    )
    cut, catalog = len(before.game.events), basis.state.catalog
    acts = [_renamed_act(act, events, catalog) for act in before.game.acts]
    game = Game.replay(events[:cut], catalog, rng.next(), acts)
    aside = before.aside
    if forth and game.state.round:
        aside = _other_aside(before, after, game, viewer, rng)
    aside = msgspec.structs.replace(aside, picks=ahead)
    differs = game.state.digest() != before.game.state.digest()
    return Twin(game, aside, _groups(basis, events, cut), differs)


def _told(
    before: Moment, basis: Moment, viewer: int, looks: bool, rng: Rng
) -> tuple[list[Event], Picks]:
    """The events of the twin, and the picks that were made ahead in it."""
    game, catalog = basis.game, basis.game.state.catalog
    if game.state.pending.stage == "pick":
        names = _unseen_in_packs(game, basis.aside, viewer, looks, rng)
        events = renamed(list(game.events), names, ("card", "cards"))
        events = renamed(events, shuffle(list(RULES), rng), ("rule", "rules"))
        return events, _picks_renamed(before, names)
    whole, asked = _laid_open(game, rng, basis.aside.open_turns), game.legal_moves()
    others = [exchanged(whole, viewer, catalog, rng) for _ in range(1 if game.ended else DEALS)]
    # What the question offers is the likeliest thing to be told to those who may not know it.
    other = max(others, key=lambda one: _unlike(one.legal_moves(), asked))
    events = other.events[: len(game.events)]
    return events, _picks_of(events, before, catalog)


def _unlike(one: Sequence[Move], two: Sequence[Move]) -> int:
    """How different two questions are: one without a choice is unlike any with one."""
    return 2 * ((len(one) == 1) != (len(two) == 1)) + (one != two)


def _laid_open(game: Game, rng: Rng, open_turns: bool) -> Game:
    """The game, played on until a hand that lies open before all is told by the events too.

    From the Recruit phase on all of it goes to the Yard or the discard pile (DISCARD-1). With the
    house rule it lies open from the beginning of the turn, and no rival needs to show anything.
    """
    whole, phases = game.copy(), {"recruit", "discard"}
    if open_turns:
        phases |= {"cleanup", "play"}
    leader = whole.state.leader
    while whole.decision is not None and whole.state.phase in phases:
        if whole.state.leader != leader:
            break
        moves = whole.legal_moves()
        whole.push(mv.PASS if mv.PASS in moves else rng.choice(moves))
    return whole


def _groups(basis: Game, events: list[Event], cut: int) -> list[list[Event]]:
    """What each move brings that is made after the first `cut` events."""
    starts = [act.at for act in basis.acts if act.at >= cut]
    ends = [*starts[1:], len(events)]
    return [events[start:end] for start, end in zip(starts, ends, strict=True)] if starts else []


def _renamed_act(act: Act, events: list[Event], catalog: Catalog) -> Act:
    """A move whose name is a secret, as it was in the twin."""
    event = events[act.at] if act.at < len(events) else None
    return Act(act.seat, _renamed_move(act.move, event, catalog), act.at, act.chance)


def _renamed_move(move: Move, event: Event | None, catalog: Catalog) -> Move:
    """The same, by the first event that it brings in the twin."""
    if isinstance(move, mv.Pick) and isinstance(event, ev.KidDrafted):
        return mv.Pick(catalog.kid[event.card].id)
    if isinstance(move, mv.Keep) and isinstance(event, ev.RuleKept):
        return mv.Keep(event.rule)
    return move


# The draft in waves.


def _packs(game: Game) -> list[Cards]:
    """The packs as they were dealt, by seat."""
    return [event.cards for event in game.events if isinstance(event, ev.KidsDealt)]


def _taken(game: Game, picks: Picks) -> dict[tuple[int, int], Card]:
    """The card of each pick, by seat and number."""
    packs, catalog = [list(pack) for pack in _packs(game)], game.state.catalog
    found: dict[tuple[int, int], Card] = {}
    for number in range(max(map(len, picks), default=0)):
        for seat, own in enumerate(picks):
            if number < len(own):
                pack = packs[(seat - number) % len(packs)]
                card = next(card for card in pack if catalog.kid[card].id == own[number])
                pack.remove(card)
                found[seat, number] = card
    return found


def _all_picks(game: Game, aside: Aside) -> Picks:
    made: list[list[str]] = [[] for _ in game.state.seats]
    for act in game.acts:
        if isinstance(act.move, mv.Pick):
            made[act.seat].append(act.move.kid)
    ahead = aside.picks
    return tuple(
        ahead[seat] if seat < len(ahead) and len(ahead[seat]) > len(own) else tuple(own)
        for seat, own in enumerate(made)
    )


def _unseen_in_packs(
    game: Game, aside: Aside, viewer: int, looks: bool, rng: Rng
) -> dict[str, str]:
    """Other names for all kids that a seat has not seen in a pack yet."""
    picks = _all_picks(game, aside)
    taken, packs = _taken(game, picks), _packs(game)
    seen = {card for event in game.events for card in shown(expected(event, viewer))}
    for number in range(len(picks[viewer]) + looks):
        line = (viewer - number) % len(packs)
        gone = {taken.get(((line + i) % len(packs), i)) for i in range(number)}
        seen |= {card for card in packs[line] if card not in gone}
    return shuffle([card for card in game.state.catalog.park if card not in seen], rng)


def _picks_renamed(before: Moment, names: dict[str, str]) -> Picks:
    """Picks that were made ahead, as they are in the twin."""
    game, ahead = before.game, before.aside.picks
    taken, kid = _taken(game, _all_picks(game, before.aside)), game.state.catalog.kid
    return tuple(
        tuple(kid[names.get(taken[seat, i], taken[seat, i])].id for i in range(len(own)))
        for seat, own in enumerate(ahead)
    )


def _picks_of(events: list[Event], before: Moment, catalog: Catalog) -> Picks:
    """The same, once all picks are told."""
    drafted = [event for event in events if isinstance(event, ev.KidDrafted)]
    return tuple(
        tuple(catalog.kid[e.card].id for e in drafted if e.seat == seat)[: len(own)]
        for seat, own in enumerate(before.aside.picks)
    )


# What is kept beside the moves.


def _other_aside(before: Moment, after: Moment, twin: Game, viewer: int, rng: Rng) -> Aside:
    """Other orders of the others' hands, and other answers that they have set for later."""
    aside, public = before.aside, twin.view(viewer)
    made = after.game.acts[len(before.game.acts) :]
    stages = {before.game.state.pending.stage, after.game.state.pending.stage}
    for seat, board in enumerate(twin.state.seats):
        if seat == viewer:
            continue
        aside = put(aside, "hands", seat, rng.shuffled(board.hand), ())
        away = standing.standing(aside, public, seat).ask == "away"
        if not (away or made or stages & {"follow", "rough"}):
            suits = tuple(suit for suit in SUITS if rng.below(2))
            aside = standing.with_standing(aside, public, seat, rng.choice(ASKS), suits)
    return aside
