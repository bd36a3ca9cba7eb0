"""The turn: its five phases, the followers, and the end of the game (TURN, FOLLOW-1, END)."""

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.scoring import final_scores, winners
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import HAND_SIZE
from fort_desktop.rules.model.zones import playing
from fort_desktop.rules.questions.follow import FOLLOW, can_be_rough, may_be_asked
from fort_desktop.rules.questions.play import playable
from fort_desktop.rules.questions.question import Asked
from fort_desktop.rules.questions.recruit import anybody_left
from fort_desktop.rules.turn.transaction import Transaction


def begin_turn(turn: Transaction, seat: int, round_: int) -> None:
    """Cleanup, and the question what to play (CLEAN-1, PLAY-1)."""
    turn.emit(ev.TurnBegan(seat, round_))
    turn.emit(ev.PhaseBegan(seat, "cleanup"))
    yard = turn.state.seats[seat].yard
    if yard:
        turn.emit(ev.YardCleared(seat, yard))
    turn.emit(ev.PhaseBegan(seat, "play"))
    turn.ask(Pending("play", seat))


def play_over(turn: Transaction) -> None:
    """The leader has finished the card: rivals may follow (FOLLOW-1) or be rough (R-17)."""
    if turn.state.played_box("public") is None:
        ask_rough(turn)
    else:
        ask_followers(turn, turn.state.leader)


def ask_followers(turn: Transaction, last: int) -> None:
    """Ask the rivals after seat `last`; whoever cannot follow by public facts declines (R-18).

    Who followed is asked again at the next leader's card, with the hand that is left (FOLLOW-8).
    """
    state = turn.state
    seat = state.after(last)
    while seat != state.leader:
        asked = Asked(state, Pending("follow", seat))
        if may_be_asked(asked):
            turn.ask(asked.pending, FOLLOW.legal_moves(asked))
            return
        turn.emit(ev.FollowDeclined(seat))
        seat = state.after(seat)
    ask_rough(turn)


def ask_rough(turn: Transaction) -> None:
    """Ask the owner of Rough Housing, blank public action or not (PERK-7, R-17)."""
    state = turn.state
    for rival in state.rivals(state.leader):
        if state.seats[rival].perk == "rough_housing" and can_be_rough(state, rival):
            turn.ask(Pending("rough", rival))
            return
    settle_card(turn)


def settle_card(turn: Transaction) -> None:
    """ACT-5: the card that trashes itself goes; then Do-Over (PERK-5) or the Recruit phase."""
    state = turn.state
    play, leader = playing(state), state.leader
    if play.trash_this and play.card in state.table:
        turn.emit(ev.CardTrashed(leader, play.card, "played", leader))
    if state.seats[leader].perk == "do_over" and playable(state, leader):
        turn.ask(Pending("do_over", leader))
    else:
        recruit_phase(turn)


def recruit_phase(turn: Transaction) -> None:
    """Ask the leader whom to recruit, unless nobody is left (RECRUIT-1, RECRUIT-4)."""
    leader = turn.state.leader
    turn.emit(ev.PhaseBegan(leader, "recruit"))
    if not anybody_left(turn.state, leader):
        discard_phase(turn)
    else:
        turn.ask(Pending("recruit", leader))


def recruited(turn: Transaction) -> None:
    """After the phase's recruitment: Birthday Party's second one, if any (PERK-1)."""
    state = turn.state
    if state.seats[state.leader].perk == "birthday_party" and (state.park or state.park_deck):
        turn.ask(Pending("birthday", state.leader))
    else:
        discard_phase(turn)


def discard_phase(turn: Transaction) -> None:
    """Discard played and added cards and Best Friends, lay the rest out (DISCARD-1, DISCARD-2)."""
    state = turn.state
    leader = state.leader
    turn.emit(ev.PhaseBegan(leader, "discard"))
    if state.table:
        turn.emit(ev.PlayedDiscarded(leader, state.table))
    kid = state.catalog.kid
    hand = state.seats[leader].hand
    friends = tuple([card for card in hand if kid[card].best_friend is not None])
    if friends:
        turn.emit(ev.FriendsDiscarded(leader, friends))
    rest = state.seats[leader].hand
    if rest:
        turn.emit(ev.YardLaid(leader, rest))
    if can_recycle(state):
        turn.ask(Pending("recycle_discard", leader))
    else:
        draw_phase(turn)


def can_recycle(state: State) -> bool:
    """Return True if the leader has Recycling and a card to take (PERK-6, R-26)."""
    own = state.seats[state.leader]
    return own.perk == "recycling" and bool(own.discard)


def draw_phase(turn: Transaction) -> None:
    """DRAW-1, DRAW-2; cards are drawn nowhere else (DRAW-3)."""
    leader = turn.state.leader
    seat = turn.state.seats[leader]
    turn.emit(ev.PhaseBegan(leader, "draw"))
    for _ in range(HAND_SIZE):
        if not seat.deck and seat.discard:
            turn.emit(ev.DeckShuffled(leader, turn.rng.shuffled(seat.discard)))
        if seat.deck:
            turn.emit(ev.CardDrawn(leader, seat.deck[0]))
    if can_recycle(turn.state):
        turn.ask(Pending("recycle_draw", leader))
    else:
        end_turn(turn)


def end_turn(turn: Transaction) -> None:
    """END-2: a round is finished before the game ends (R-33); untriggered it goes on (R-36)."""
    state = turn.state
    following = state.after(state.leader)
    last_of_round = following == state.first
    if state.ending is not None and last_of_round:
        scores = final_scores(state)
        turn.emit(ev.GameEnded(scores, winners(state, scores)))
        turn.ask(state.pending)
    else:
        begin_turn(turn, following, state.round + last_of_round)
