"""The turn: its five phases, the followers, and the end of the game (TURN, FOLLOW-1, END)."""

import msgspec

from fort_desktop.rules.duty import can_finish, play_means
from fort_desktop.rules.following import can_be_rough, may_follow, playing
from fort_desktop.rules.legal import playable, recruits
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.pending import Action, Flow
from fort_desktop.rules.model.scoring import final_scores, winners
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import HAND_SIZE
from fort_desktop.rules.run import Run

replace = msgspec.structs.replace


def begin_turn(run: Run, seat: int, round_: int) -> None:
    """Cleanup and the question what to play (CLEAN-1, PLAY-1)."""
    run.emit(ev.TurnBegan(seat, round_))
    run.emit(ev.PhaseBegan(seat, "cleanup"))
    yard = run.state.seats[seat].yard
    if yard:
        run.emit(ev.YardCleared(seat, yard))
    run.emit(ev.PhaseBegan(seat, "play"))
    run.ask(Flow("play", seat))


def action_over(run: Run, action: Action) -> None:
    """An action has ended: the leader's second one, the next follower, or the end of the play."""
    state = run.state
    if action.role == "follower":
        ask_followers(run, action.seat)
        return
    play = playing(state)
    if len(play.results) < 2 and can_finish(state.catalog, play, play_means(state, state.leader)):
        run.ask(Flow("use", state.leader))
    else:
        play_over(run)


def play_over(run: Run) -> None:
    """The leader has finished the card: rivals may follow (FOLLOW-1) or be rough (R-17)."""
    if run.state.played_box("public") is None:
        ask_rough(run)
    else:
        ask_followers(run, run.state.leader)


def ask_followers(run: Run, last: int) -> None:
    """Ask the rivals after seat `last`; whoever cannot follow by public facts declines (R-18)."""
    state = run.state
    seat = state.after(last)
    while seat != state.leader:
        if may_follow(state, seat):
            return run.ask(Flow("follow", seat))
        run.emit(ev.FollowDeclined(seat))
        seat = state.after(seat)
    return ask_rough(run)


def ask_rough(run: Run) -> None:
    """Ask the owner of Rough Housing, blank public action or not (PERK-7, R-17)."""
    state = run.state
    for rival in state.rivals(state.leader):
        if can_be_rough(state, rival):
            return run.ask(Flow("rough", rival))
    return settle_card(run)


def settle_card(run: Run) -> None:
    """ACT-5: the card that trashes itself goes; then Do-Over (PERK-5) or the Recruit phase."""
    state = run.state
    play, leader = playing(state), state.leader
    if play.trash_this and play.card in state.table:
        run.emit(ev.CardTrashed(leader, play.card, "played", leader))
    if state.seats[leader].perk == "do_over" and playable(state, leader):
        run.ask(Flow("do_over", leader))
    else:
        recruit_phase(run)


def recruit_phase(run: Run) -> None:
    """RECRUIT-1, RECRUIT-4."""
    leader = run.state.leader
    run.emit(ev.PhaseBegan(leader, "recruit"))
    if next(iter(recruits(run.state, leader)), None) is None:
        discard_phase(run)
    else:
        run.ask(Flow("recruit", leader))


def recruited(run: Run) -> None:
    """After the phase's recruitment: Birthday Party's second one, if any (PERK-1)."""
    state = run.state
    if state.seats[state.leader].perk == "birthday_party" and (state.park or state.park_deck):
        run.ask(Flow("birthday", state.leader))
    else:
        discard_phase(run)


def discard_phase(run: Run) -> None:
    """DISCARD-1, DISCARD-2."""
    state = run.state
    leader = state.leader
    run.emit(ev.PhaseBegan(leader, "discard"))
    if state.table:
        run.emit(ev.PlayedDiscarded(leader, state.table))
    hand = state.seats[leader].hand
    friends = tuple(card for card in hand if state.kid(card).best_friend is not None)
    if friends:
        run.emit(ev.FriendsDiscarded(leader, friends))
    rest = state.seats[leader].hand
    if rest:
        run.emit(ev.YardLaid(leader, rest))
    if can_recycle(state):
        run.ask(Flow("recycle_discard", leader))
    else:
        draw_phase(run)


def can_recycle(state: State) -> bool:
    """R-26."""
    own = state.seats[state.leader]
    return own.perk == "recycling" and bool(own.discard)


def draw_phase(run: Run) -> None:
    """DRAW-1, DRAW-2."""
    leader = run.state.leader
    seat = run.state.seats[leader]
    run.emit(ev.PhaseBegan(leader, "draw"))
    for _ in range(HAND_SIZE):
        if not seat.deck and seat.discard:
            run.emit(ev.DeckShuffled(leader, run.rng.shuffled(seat.discard)))
        if seat.deck:
            run.emit(ev.CardDrawn(leader, seat.deck[0]))
    if can_recycle(run.state):
        run.ask(Flow("recycle_draw", leader))
    else:
        end_turn(run)


def end_turn(run: Run) -> None:
    """END-2: the round is finished before the game ends."""
    state = run.state
    following = state.after(state.leader)
    last_of_round = following == state.first
    if state.ending is not None and last_of_round:
        scores = final_scores(state)
        run.emit(ev.GameEnded(scores, winners(state, scores)))
        run.ask(state.flow)
    else:
        begin_turn(run, following, state.round + last_of_round)


def fort_reward(run: Run, seat: int) -> bool:
    """LEVEL-1 to LEVEL-3, R-16; returns whether a choice is asked."""
    state = run.state
    level = state.seats[seat].level
    if level == 1 and state.rules:
        run.ask(replace(run.flow, stage="keep"))
        return True
    if level == 2 and state.perks and state.seats[seat].perk is None:
        run.ask(replace(run.flow, stage="perk"))
        return True
    if level == 5 and state.macaroni < 0:
        run.emit(ev.MacaroniTaken(seat))
    return False
