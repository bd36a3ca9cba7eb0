"""From a move to events: the only place where a choice and chance become facts.

`decide` answers the open question and lets the game run on by itself to the next one.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.evolve import without
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Action, Pending, Stage
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Cards, SetupKind
from fort_desktop.rules.model.zones import card_of, playing
from fort_desktop.rules.obligations.counting import follow_suit, follow_times
from fort_desktop.rules.questions.play import declares
from fort_desktop.rules.questions.prepare import uncounted
from fort_desktop.rules.questions.table import always_put, legal_moves
from fort_desktop.rules.steps.means import NOTHING
from fort_desktop.rules.steps.owned import means_of
from fort_desktop.rules.steps.recruit import recruited
from fort_desktop.rules.steps.running import slot_of
from fort_desktop.rules.steps.spend import spent
from fort_desktop.rules.steps.table import STEPS, needs_of_box
from fort_desktop.rules.turn import phases
from fort_desktop.rules.turn.action import advance, begin, stop, use
from fort_desktop.rules.turn.renewal import Source, renewed
from fort_desktop.rules.turn.setup import drafted, set_up
from fort_desktop.rules.turn.transaction import Transaction

replace = msgspec.structs.replace
Outcome = tuple[list[ev.Event], tuple[Move, ...]]
"""What happened, and the answers to the question that is open then."""


def start(state: State, seats: Sequence[ev.SeatInfo], setup: SetupKind, rng: Rng) -> Outcome:
    """Set the game up.

    Returns:
        The events and the answers to the first question.
    """
    turn = Transaction(state, rng)
    set_up(turn, seats, setup)
    if setup == "basic":
        phases.begin_turn(turn, state.first, 1)
    return _settle(turn)


def resume(state: State, pending: Pending, rng: Rng) -> Outcome:
    """Continue from a hand-made position that waits at `pending`.

    Returns:
        The events, and the answers to the question that is then open.
    """
    turn = Transaction(state, rng)
    if pending.stage == "follow":
        phases.play_over(turn)
    elif pending.stage == "recruit":
        phases.recruit_phase(turn)
    else:
        turn.ask(pending)
    return _settle(turn)


def renew(state: State, source: Source, rng: Rng) -> Outcome:
    """Redraw what nobody knows, and put the open question once more.

    Args:
        source: where the seed of `rng` came from.
    """
    turn = Transaction(state, rng)
    turn.emit(renewed(state, source, rng))
    turn.emit(ev.DecisionDue(state.pending))
    return turn.events, legal_moves(state, state.pending)


def decide(state: State, move: Move, rng: Rng) -> Outcome:
    """Answer the open question with a legal move; `state` is changed by the events only.

    Returns:
        The events and the answers to the next question, () once the game is over.
    """
    turn = Transaction(state, rng)
    _answer(turn, move)
    return _settle(turn)


def _settle(turn: Transaction) -> Outcome:
    """Make the moves that have no alternative (R-31) until someone must be asked."""
    while turn.pending.stage != "over":
        pending = turn.pending
        if pending.price is not None and pending.price.tokens == 0:
            _raise_fort(turn)
            continue
        moves = turn.moves if turn.moves is not None else legal_moves(turn.state, pending)
        if len(moves) != 1 or always_put(turn.state, pending):
            turn.emit(ev.DecisionDue(pending))
            return turn.events, moves
        _answer(turn, moves[0])
    return turn.events, ()


def _answer(turn: Transaction, move: Move) -> None:
    turn.moves = None
    if isinstance(move, mv.Recycle):
        _recycle(turn, move)
    else:
        _ANSWERS[turn.pending.stage](turn, move)


def _recycle(turn: Transaction, move: mv.Recycle) -> None:
    """Take a kid into the hand by Recycling, and return to the interrupted question (PERK-6)."""
    pending, leader = turn.pending, turn.state.leader
    card = card_of(turn.state.catalog, turn.state.seats[leader].discard, move.kid)
    turn.emit(ev.PerkUsed(leader, "recycling"))
    turn.emit(ev.CardRecycled(leader, card))
    if pending.stage == "recycle_discard":
        phases.draw_phase(turn)
    elif pending.stage == "recycle_draw":
        phases.end_turn(turn)
    else:
        turn.ask(pending)


def _pick(turn: Transaction, move: mv.Pick) -> None:
    """Pick a kid in the draft; the last pick begins the first turn (SETUP-7)."""
    seat = turn.pending.seat
    card = card_of(turn.state.catalog, turn.state.seats[seat].hand, move.kid)
    if drafted(turn, seat, card):
        phases.begin_turn(turn, turn.state.first, 1)


def _play(turn: Transaction, move: Move) -> None:
    """Play a kid, build by DIY, or skip the phase (PLAY-1, PERK-4)."""
    state, leader = turn.state, turn.state.leader
    if isinstance(move, mv.PlayKid):
        card = card_of(state.catalog, state.seats[leader].hand, move.kid)
        turn.emit(ev.CardPlayed(leader, card))
        turn.ask(Pending("declare" if declares(state.kid(card)) else "prepare", leader))
    elif isinstance(move, mv.Diy):
        turn.emit(ev.PerkUsed(leader, "diy"))
        turn.ask(Pending("pay", leader, None, state.catalog.prices[1][state.seats[leader].level]))
    else:
        turn.emit(ev.PlaySkipped(leader))
        phases.recruit_phase(turn)


def _do_over(turn: Transaction, move: Move) -> None:
    """PERK-5: the second play starts afresh (R-27)."""
    leader = turn.state.leader
    if isinstance(move, mv.DoOver):
        turn.emit(ev.PerkUsed(leader, "do_over"))
        turn.ask(Pending("play_again", leader))
    else:
        phases.recruit_phase(turn)


def _declare(turn: Transaction, move: mv.Declare) -> None:
    """Declare the suit of the played coin (PLAY-13)."""
    turn.emit(ev.SuitDeclared(turn.state.leader, move.suit))
    turn.ask(Pending("prepare", turn.state.leader))


def _prepare(turn: Transaction, move: Move) -> None:
    """Add or count a card, use an action, or finish the play (PLAY-3 to PLAY-5)."""
    state, pending = turn.state, turn.pending
    leader, catalog = state.leader, state.catalog
    if isinstance(move, mv.Add):
        card = card_of(catalog, state.seats[leader].hand, move.kid)
        turn.emit(ev.CardAdded(leader, card, move.suit or state.kid(card).suits[0]))
        turn.ask(pending)
    elif isinstance(move, mv.Count):
        card = card_of(catalog, uncounted(state, leader), move.kid)
        turn.emit(ev.LookoutCounted(leader, card, move.suit or state.kid(card).suits[0]))
        turn.ask(pending)
    elif isinstance(move, mv.Use):
        use(turn, move.box)
    else:
        phases.play_over(turn)


def _action(turn: Transaction) -> Action:
    if turn.pending.action is None:
        raise ValueError("no action is running")
    return turn.pending.action


def _choose(turn: Transaction, move: mv.Choose) -> None:
    """Begin the action with the chosen suit (ACT-17)."""
    begin(turn, replace(_action(turn), suit=move.suit))


def _copy(turn: Transaction, move: mv.CopyPack) -> None:
    """Begin the action with the rival whose Pack is copied (ACT-13)."""
    begin(turn, replace(_action(turn), rival=move.seat))


def _step(turn: Transaction, move: Move) -> None:
    """Carry out the choice at a step of an action."""
    action = _action(turn)
    choice = STEPS[slot_of(turn.state, action).step.op].choice
    if isinstance(move, mv.Stop) or choice is None:
        stop(turn, action)
        return
    turn.emit_all(action.seat, choice.events(turn.state, action.seat, move))
    advance(turn, choice.remember(action, move))


def _pay(turn: Transaction, move: mv.Spend) -> None:
    """One token of a price (ACT-7)."""
    pending = turn.pending
    if pending.price is None:
        raise ValueError("nothing is to be paid")
    turn.emit_all(pending.seat, spent(turn.state, pending.seat, move))
    price = pending.price.after(move.resource)
    pile = (0 if move.resource == "pizza" else 1) + (0 if move.place == "stuff" else 2)
    turn.ask(replace(pending, price=price, pile=pile))


def _raise_fort(turn: Transaction) -> None:
    """The price is paid: the fort grows, and its reward is taken at once (ACT-7, LEVEL, R-16)."""
    seat, state = turn.pending.seat, turn.state
    pending = replace(turn.pending, price=None)
    level = state.seats[seat].level + 1
    turn.ask(pending)
    turn.emit_all(seat, (ev.FortAdvanced(seat, level),))
    if level == 1 and state.rules:
        turn.ask(replace(pending, stage="keep"))
    elif level == 2 and state.perks and state.seats[seat].perk is None:
        turn.ask(replace(pending, stage="perk"))
    else:
        if level == 5 and state.macaroni < 0:
            turn.emit(ev.MacaroniTaken(seat))
        _after_fort(turn)


def _after_fort(turn: Transaction) -> None:
    """Continue with the action of which the fort was a step, or end DIY."""
    action = turn.pending.action
    if action is None:
        phases.recruit_phase(turn)
    else:
        advance(turn, action.after_step())


def _keep(turn: Transaction, move: mv.Keep) -> None:
    """Keep the chosen made-up rule (LEVEL-1)."""
    turn.emit(ev.RuleKept(turn.pending.seat, move.rule))
    _after_fort(turn)


def _perk(turn: Transaction, move: mv.TakePerk) -> None:
    """Take the chosen perk (LEVEL-2)."""
    turn.emit(ev.PerkTaken(turn.pending.seat, move.perk))
    _after_fort(turn)


def _follow(turn: Transaction, move: Move) -> None:
    """FOLLOW-2; the discarded cards lie on the pile before the action begins (R-21)."""
    state, seat = turn.state, turn.pending.seat
    if not isinstance(move, mv.Follow):
        turn.emit(ev.FollowDeclined(seat))
        phases.ask_followers(turn, seat)
        return
    left = state.seats[seat].hand
    cards: Cards = ()
    for kid in move.kids:
        card = card_of(state.catalog, left, kid)
        left = without(left, card)
        cards += (card,)
    turn.emit(ev.LeaderFollowed(seat, cards))
    box, play = state.played_box("public"), playing(state)
    if box is None:
        raise ValueError("there is nothing to follow")
    kids, played = [state.kid(card) for card in cards], state.kid(play.card)
    suit = follow_suit(played, play.declared, kids) if box.count == "any_suit" else None
    means = means_of(state, seat, needs_of_box(box)) if box.counts_own else NOTHING
    count = follow_times(played, box, play.declared, kids, means)
    begin(turn, Action(seat, "follower", "public", count, white=play.took, suit=suit))


def _rough(turn: Transaction, move: Move) -> None:
    """Trash the played card by Rough Housing, or not (PERK-7)."""
    state, seat = turn.state, turn.pending.seat
    if isinstance(move, mv.Rough):
        card = playing(state).card
        turn.emit(ev.PerkUsed(seat, "rough_housing"))
        turn.emit(ev.CardTrashed(seat, card, "played", state.leader))
    phases.settle_card(turn)


def _recruit(turn: Transaction, move: mv.Recruit) -> None:
    """Recruit the chosen kid (RECRUIT-1)."""
    seat = turn.pending.seat
    turn.emit_all(seat, recruited(turn.state, seat, move))
    phases.recruited(turn)


def _birthday(turn: Transaction, move: Move) -> None:
    """Take a second kid by Birthday Party, or none (PERK-1)."""
    if isinstance(move, mv.Recruit):
        turn.emit_all(turn.pending.seat, recruited(turn.state, turn.pending.seat, move))
    phases.discard_phase(turn)


_ANSWERS: Final[dict[Stage, Callable[[Transaction, Any], None]]] = {
    "pick": _pick,
    "play": _play,
    "do_over": _do_over,
    "play_again": _play,
    "declare": _declare,
    "prepare": _prepare,
    "use": _prepare,
    "choose": _choose,
    "copy": _copy,
    "action": _step,
    "pay": _pay,
    "keep": _keep,
    "perk": _perk,
    "follow": _follow,
    "rough": _rough,
    "recruit": _recruit,
    "birthday": _birthday,
    "recycle_discard": lambda turn, move: phases.draw_phase(turn),
    "recycle_draw": lambda turn, move: phases.end_turn(turn),
}
