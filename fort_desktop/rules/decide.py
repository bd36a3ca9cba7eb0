"""From a move to events: the only place where a choice and chance become facts.

`decide` answers one question of the flow and lets the game run on by itself to the next.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from fort_desktop.rules.acting import box_of, slot_of
from fort_desktop.rules.duty import means_of
from fort_desktop.rules.following import follow_count, follow_suit
from fort_desktop.rules.legal import (
    ALWAYS_PUT,
    declares,
    kind_of,
    legal_moves,
)
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import program
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Action, Flow, Stage
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Card, Cards, SetupKind, Suit
from fort_desktop.rules.resolve import advance, prepare, stop, use
from fort_desktop.rules.run import Run
from fort_desktop.rules.setup import drafted, set_up
from fort_desktop.rules.turn import (
    action_over,
    ask_followers,
    begin_turn,
    discard_phase,
    draw_phase,
    end_turn,
    fort_reward,
    play_over,
    recruit_phase,
    recruited,
    settle_card,
)

replace = msgspec.structs.replace
Step = tuple[list[ev.Event], tuple[Move, ...]]


def start(state: State, seats: Sequence[ev.SeatInfo], setup: SetupKind, rng: Rng) -> Step:
    """Set the game up; returns the events and the answers to the first question."""
    run = Run(state, rng)
    set_up(run, seats, setup)
    if setup == "basic":
        begin_turn(run, state.first, 1)
    return _settle(run)


def resume(state: State, flow: Flow, rng: Rng) -> Step:
    """Go on from a hand-made position that waits at `flow`."""
    run = Run(state, rng)
    if flow.stage == "follow":
        play_over(run)
    elif flow.stage == "recruit":
        recruit_phase(run)
    else:
        run.ask(flow)
    return _settle(run)


def decide(state: State, move: Move, rng: Rng) -> Step:
    """Answer the open question with a legal `move`.

    `state` is changed by the events only. Returns them with the answers to the next question.
    """
    run = Run(state, rng)
    _answer(run, move)
    return _settle(run)


def _settle(run: Run) -> Step:
    """Make the moves that have no alternative (R-31) until someone must be asked."""
    while run.flow.stage != "over":
        flow = run.flow
        if flow.price is not None and flow.price.tokens == 0:
            _raise_fort(run)
            continue
        moves = run.moves if run.moves is not None else legal_moves(run.state, flow)
        if len(moves) != 1 or kind_of(run.state, flow) in ALWAYS_PUT:
            run.emit(ev.DecisionDue(flow))
            return run.events, moves
        run.moves = None
        _answer(run, moves[0])
    return run.events, ()


def _answer(run: Run, move: Move) -> None:
    run.moves = None
    if isinstance(move, mv.Recycle):
        return _recycle(run, move)
    return _STAGES[run.flow.stage](run, move)


def _recycle(run: Run, move: mv.Recycle) -> None:
    """PERK-6."""
    flow, leader = run.flow, run.state.leader
    card = run.card_of(run.state.seats[leader].discard, move.kid)
    run.emit(ev.PerkUsed(leader, "recycling"))
    run.emit(ev.CardRecycled(leader, card))
    if flow.stage == "recycle_discard":
        draw_phase(run)
    elif flow.stage == "recycle_draw":
        end_turn(run)
    else:
        run.ask(flow)


def _pick(run: Run, move: mv.Pick) -> None:
    seat = run.flow.seat
    if drafted(run, seat, run.card_of(run.state.seats[seat].hand, move.kid)):
        begin_turn(run, run.state.first, 1)


def _play(run: Run, move: Move) -> None:
    leader = run.state.leader
    if isinstance(move, mv.PlayKid):
        card = run.card_of(run.state.seats[leader].hand, move.kid)
        run.emit(ev.CardPlayed(leader, card))
        stage: Stage = "declare" if declares(run.state.kid(card)) else "prepare"
        run.ask(Flow(stage, leader))
    elif isinstance(move, mv.Diy):
        run.emit(ev.PerkUsed(leader, "diy"))
        price = run.state.catalog.prices[1][run.state.seats[leader].level]
        run.ask(Flow("pay", leader, None, price))
    else:
        run.emit(ev.PlaySkipped(leader))
        recruit_phase(run)


def _do_over(run: Run, move: Move) -> None:
    leader = run.state.leader
    if isinstance(move, mv.DoOver):
        run.emit(ev.PerkUsed(leader, "do_over"))
        run.ask(Flow("play_again", leader))
    else:
        recruit_phase(run)


def _declare(run: Run, move: mv.Declare) -> None:
    run.emit(ev.SuitDeclared(run.state.leader, move.suit))
    run.ask(Flow("prepare", run.state.leader))


def _prepare(run: Run, move: Move) -> None:
    state, flow = run.state, run.flow
    leader = state.leader
    own = state.seats[leader]
    if isinstance(move, mv.Add):
        card = run.card_of(own.hand, move.kid)
        run.emit(ev.CardAdded(leader, card, move.suit or state.kid(card).suits[0]))
        run.ask(flow)
    elif isinstance(move, mv.Count):
        card = run.card_of(_uncounted(state, own.lookout), move.kid)
        run.emit(ev.LookoutCounted(leader, card, move.suit or state.kid(card).suits[0]))
        run.ask(flow)
    elif isinstance(move, mv.Use):
        _go_on(run, use(run, move.box))
    else:
        play_over(run)


def _uncounted(state: State, lookout: Cards) -> Cards:
    counted = [card for card, _ in state.play.counted] if state.play is not None else []
    return tuple(card for card in lookout if card not in counted)


def _go_on(run: Run, ended: Action | None) -> None:
    """After an action that may have ended."""
    if ended is not None:
        action_over(run, ended)


def _action(run: Run) -> Action:
    if run.flow.action is None:
        raise ValueError("no action is running")
    return run.flow.action


def _choose(run: Run, move: mv.Choose) -> None:
    _go_on(run, prepare(run, replace(_action(run), suit=move.suit)))


def _copy(run: Run, move: mv.CopyPack) -> None:
    _go_on(run, prepare(run, replace(_action(run), rival=move.seat)))


def _act(run: Run, move: Move) -> None:
    """One step of an action was chosen."""
    action = _action(run)
    if isinstance(move, mv.Stop):
        end = len(program(box_of(run.state, action), action.times))
        _go_on(run, advance(run, stop(action, slot_of(run.state, action), end)))
    elif isinstance(move, mv.Take):
        _go_on(run, advance(run, replace(action, white=move.resource)))
    else:
        if isinstance(move, mv.Convert):
            action = replace(action, turns_into=move.resource)
        _do(run, action.seat, move)
        _go_on(run, advance(run, replace(action, at=action.at + 1)))


def _do(run: Run, seat: int, move: Move) -> None:
    """The event of a step that was chosen (ACT-2 to ACT-14)."""
    if isinstance(move, mv.Pack):
        run.emit(ev.ResourcePacked(seat, move.resource, "supply" if move.supply else "stuff"))
    elif isinstance(move, mv.Spend):
        run.emit(ev.ResourceSpent(seat, move.resource, move.place))
    elif isinstance(move, mv.Convert):
        run.emit(ev.ResourceConverted(seat, move.resource, move.place))
    elif isinstance(move, mv.Trash):
        _trash(run, seat, move)
    elif isinstance(move, mv.ToLookout):
        card, rival = _taken(run, seat, move)
        source: Any = move.source
        run.emit(ev.CardToLookout(seat, card, source, rival))
        if move.source == "park":
            run.refill(seat)
    elif isinstance(move, mv.Recruit):
        recruit(run, seat, move)


def _trash(run: Run, seat: int, move: mv.Trash) -> None:
    own = run.state.seats[seat if move.source != "yard" else move.rival]
    owner = seat if move.source != "yard" else move.rival
    zone = {"hand": own.hand, "discard": own.discard, "yard": own.yard}[move.source]
    source: Any = move.source
    run.emit(ev.CardTrashed(seat, run.card_of(zone, move.kid), source, owner))


def _taken(run: Run, seat: int, move: mv.ToLookout | mv.Recruit) -> tuple[Card, int | None]:
    """The card that a move names, and whose Yard it leaves."""
    state = run.state
    if move.source == "yard":
        return run.card_of(state.seats[move.rival].yard, move.kid), move.rival
    if move.source == "deck":
        return state.park_deck[0], None
    zone = state.park if move.source == "park" else state.seats[seat].hand
    return run.card_of(zone, move.kid), None


def recruit(run: Run, seat: int, move: mv.Recruit) -> None:
    """RECRUIT-1, RECRUIT-2."""
    card, rival = _taken(run, seat, move)
    source: Any = move.source
    run.emit(ev.KidRecruited(seat, card, source, rival))
    if move.source == "park":
        run.refill(seat)


def _pay(run: Run, move: mv.Spend) -> None:
    """One token of a price (ACT-7)."""
    flow = run.flow
    if flow.price is None:
        raise ValueError("nothing is to be paid")
    run.emit(ev.ResourceSpent(flow.seat, move.resource, move.place))
    price = flow.price.after(move.resource)
    pile = (0 if move.resource == "pizza" else 1) + (0 if move.place == "stuff" else 2)
    run.ask(replace(flow, price=price, pile=pile))


def _raise_fort(run: Run) -> None:
    """The price is paid: the fort grows and its reward is taken (ACT-7, LEVEL)."""
    seat = run.flow.seat
    run.ask(replace(run.flow, price=None))
    run.emit(ev.FortAdvanced(seat, run.state.seats[seat].level + 1))
    if not fort_reward(run, seat):
        _after_fort(run)


def _after_fort(run: Run) -> None:
    """Go on with the action of which the fort was a step, or end DIY."""
    action = run.flow.action
    if action is None:
        recruit_phase(run)
    else:
        _go_on(run, advance(run, replace(action, at=action.at + 1)))


def _keep(run: Run, move: mv.Keep) -> None:
    run.emit(ev.RuleKept(run.flow.seat, move.rule))
    _after_fort(run)


def _perk(run: Run, move: mv.TakePerk) -> None:
    run.emit(ev.PerkTaken(run.flow.seat, move.perk))
    _after_fort(run)


def _follow(run: Run, move: Move) -> None:
    """FOLLOW-2."""
    state, seat = run.state, run.flow.seat
    if not isinstance(move, mv.Follow):
        run.emit(ev.FollowDeclined(seat))
        return ask_followers(run, seat)
    hand = state.seats[seat].hand
    cards: Cards = ()
    for kid in move.kids:
        cards += (run.card_of(tuple(c for c in hand if c not in cards), kid),)
    kids = [state.kid(card) for card in cards]
    run.emit(ev.LeaderFollowed(seat, cards))
    box, play = state.played_box("public"), state.play
    if box is None or play is None:
        raise ValueError("there is nothing to follow")
    suit: Suit | None = follow_suit(state, kids) if box.count == "any_suit" else None
    count = follow_count(state, kids, means_of(state, seat))
    action = Action(seat, "follower", "public", count, white=play.took, suit=suit)
    return _go_on(run, prepare(run, action))


def _rough(run: Run, move: Move) -> None:
    """PERK-7."""
    state, seat = run.state, run.flow.seat
    if isinstance(move, mv.Rough) and state.play is not None:
        run.emit(ev.PerkUsed(seat, "rough_housing"))
        run.emit(ev.CardTrashed(seat, state.play.card, "played", state.leader))
    settle_card(run)


def _recruit(run: Run, move: mv.Recruit) -> None:
    recruit(run, run.flow.seat, move)
    recruited(run)


def _birthday(run: Run, move: Move) -> None:
    if isinstance(move, mv.Recruit):
        recruit(run, run.flow.seat, move)
    discard_phase(run)


def _recycle_discard(run: Run, move: Move) -> None:
    draw_phase(run)


def _recycle_draw(run: Run, move: Move) -> None:
    end_turn(run)


_STAGES: dict[Stage, Callable[[Run, Any], None]] = {
    "pick": _pick,
    "play": _play,
    "do_over": _do_over,
    "play_again": _play,
    "declare": _declare,
    "prepare": _prepare,
    "use": _prepare,
    "choose": _choose,
    "copy": _copy,
    "action": _act,
    "pay": _pay,
    "keep": _keep,
    "perk": _perk,
    "follow": _follow,
    "rough": _rough,
    "recruit": _recruit,
    "birthday": _birthday,
    "recycle_discard": _recycle_discard,
    "recycle_draw": _recycle_draw,
}
