"""Why not: the clause that forbids a move, for the sentence on the table and for scenarios.

Only asked about moves that are not legal. Each function below speaks for one verb.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from fort_desktop.rules.acting import memory_of, slot_of
from fort_desktop.rules.counting import (
    choices,
    leader_suits,
)
from fort_desktop.rules.duty import means_of, play_means, satisfied, unused, usable
from fort_desktop.rules.feasible import branches
from fort_desktop.rules.following import can_be_rough, playing
from fort_desktop.rules.legal import can_diy, kind_of
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Kind, Move
from fort_desktop.rules.model.state import Play, State
from fort_desktop.rules.model.types import COIN, TOP_LEVEL, Refusal
from fort_desktop.rules.refuse_play import (
    asked,
    cannot_begin,
    holds,
    why_not_add,
    why_not_count,
    why_not_use,
    without_purpose,
)

replace = msgspec.structs.replace

_VERBS: dict[type[Move], tuple[Kind, ...]] = {
    mv.Pick: ("pick",),
    mv.PlayKid: ("play",),
    mv.Skip: ("play",),
    mv.Diy: ("play",),
    mv.DoOver: ("play",),
    mv.Declare: ("prepare",),
    mv.Add: ("prepare", "use"),
    mv.Count: ("prepare", "use"),
    mv.Use: ("prepare", "use"),
    mv.Choose: ("choose",),
    mv.CopyPack: ("copy",),
    mv.Take: ("take",),
    mv.Pack: ("pack",),
    mv.Spend: ("spend",),
    mv.Convert: ("convert",),
    mv.Trash: ("trash",),
    mv.ToLookout: ("lookout",),
    mv.Recruit: ("recruit",),
    mv.Follow: ("follow",),
    mv.Rough: ("follow",),
    mv.Keep: ("keep",),
    mv.TakePerk: ("perk",),
}


def refusal(state: State, move: Move) -> Refusal:
    """The clause that forbids an illegal `move` at the open question."""
    if state.ended:
        return Refusal("END-2")
    kind = kind_of(state, state.flow)
    expected = _VERBS.get(type(move))
    if expected is not None and kind not in expected:
        return _out_of_place(state, kind, move)
    return _WHY[type(move)](state, move)


def _out_of_place(state: State, kind: Kind, move: Move) -> Refusal:
    """A move that answers another question than the one that is open."""
    if isinstance(move, mv.Diy):
        return Refusal("R-30" if state.table else "PERK-4")
    if isinstance(move, mv.Add | mv.Count):
        return Refusal("R-4", {"asked": kind})
    if isinstance(move, mv.Rough):
        return Refusal("PERK-7", {"asked": kind})
    if isinstance(move, mv.Follow):
        return Refusal("FOLLOW-1", {"asked": kind})
    if isinstance(move, mv.PlayKid) and state.table:
        return Refusal("PLAY-1", {"asked": kind})
    return Refusal("TURN-2", {"asked": kind})


def _pick(state: State, move: mv.Pick) -> Refusal:
    return Refusal("SETUP-7", {"kid": move.kid})


def _play(state: State, move: mv.PlayKid) -> Refusal:
    kid = state.catalog.kids.get(move.kid)
    if state.flow.stage == "do_over":
        return Refusal("PERK-5")
    if kid is None or not holds(state, asked(state).hand, move.kid):
        return Refusal("PLAY-1", {"kid": move.kid})
    if kid.public is None and kid.private is None:
        return Refusal("PLAY-2", {"kid": move.kid})
    means = means_of(state, state.flow.seat)
    means = means._replace(hand=means.hand - 1)
    reasons = [
        cannot_begin(state, Play(f"{kid.id}.1"), name, box, means)
        for name, box in unused(state.catalog, Play(f"{kid.id}.1"))
    ]
    clauses = {reason.clause for reason in reasons}
    clause = clauses.pop() if len(clauses) == 1 else "PLAY-10"
    return Refusal(clause, {"kid": move.kid})


def _skip(state: State, move: Move) -> Refusal:
    return Refusal("R-27" if state.flow.stage == "play_again" else "PERK-5")


def _diy(state: State, move: Move) -> Refusal:
    own = asked(state)
    if own.perk != "diy":
        return Refusal("PERK-4")
    if own.level >= TOP_LEVEL:
        return Refusal("ACT-7")
    return Refusal("R-30" if not can_diy(state, state.flow.seat) else "PERK-4")


def _do_over(state: State, move: Move) -> Refusal:
    return Refusal("R-27" if asked(state).perk == "do_over" else "PERK-5")


def _declare(state: State, move: mv.Declare) -> Refusal:
    return Refusal("PLAY-13" if state.flow.stage != "declare" else "PLAY-10")


def _done(state: State, move: Move) -> Refusal:
    if kind_of(state, state.flow) not in ("use", "prepare"):
        return Refusal("TURN-2")
    play = state.play
    if play is None or not any(result.full for result in play.results):
        return Refusal("PLAY-10")
    return Refusal("PLAY-10" if satisfied(state.catalog, play) else "PLAY-12")


def _stop(state: State, move: Move) -> Refusal:
    action = state.flow.action
    if action is None:
        return Refusal("TURN-2")
    if action.role == "follower":
        return Refusal("FOLLOW-4")
    slot = slot_of(state, action) if state.flow.stage == "action" else None
    if slot is None or slot.right:
        return Refusal("ACT-18" if slot is not None else "ACT-7")
    if slot.round == 0:
        return Refusal("R-3")
    play = playing(state)
    return Refusal("PLAY-12" if any(r.full for r in play.results) else "PLAY-10")


def _choose(state: State, move: mv.Choose) -> Refusal:
    action = state.flow.action
    box = state.played_box(action.box) if action is not None else None
    if box is None:
        return Refusal("ACT-17")
    means = play_means(state, state.flow.seat)
    play = playing(state)
    if action is None or move.suit not in choices(state.catalog, play, box, means):
        return Refusal("ACT-17", {"suit": move.suit})
    free = without_purpose(play)
    idle = usable(state.catalog, free, action.box, box, move.suit, means)
    return Refusal("PLAY-12" if play.added and idle else "PLAY-10", {"suit": move.suit})


def _copy(state: State, move: mv.CopyPack) -> Refusal:
    if move.seat == state.flow.seat or not 0 <= move.seat < len(state.seats):
        return Refusal("ACT-13")
    rival = state.seats[move.seat]
    if rival.pack_pizza + rival.pack_toys == 0:
        return Refusal("R-1", {"seat": move.seat})
    return Refusal("R-12", {"seat": move.seat})


def _take(state: State, move: mv.Take) -> Refusal:
    own = asked(state)
    held = own.pizza if move.resource == "pizza" else own.toys
    action = state.flow.action
    if held >= 4 or action is None:
        return Refusal("COMP-7", {"resource": move.resource})
    return Refusal("FOLLOW-4" if action.role == "follower" else "PLAY-10")


def _step_possible(state: State, key: str) -> bool:
    """Whether the current step could be done in this way, obligations aside."""
    action = state.flow.action
    if action is None:
        return False
    step = slot_of(state, action).step
    means = means_of(state, action.seat)
    ways = branches(state.catalog, step, means, memory_of(action))
    return any(branch.key == key for branch in ways)


def _duty(state: State) -> Refusal:
    action = state.flow.action
    follower = action is not None and action.role == "follower"
    return Refusal("FOLLOW-4" if follower else "PLAY-10")


def _pack(state: State, move: mv.Pack) -> Refusal:
    key = f"{move.resource} {'supply' if move.supply else 'stuff'}"
    if _step_possible(state, key):
        return _duty(state)
    if move.supply:
        return Refusal("PERK-8")
    return Refusal("ACT-2", {"resource": move.resource})


def _spend(state: State, move: mv.Spend) -> Refusal:
    if state.flow.price is not None:
        return Refusal("ACT-7", {"resource": move.resource, "place": move.place})
    if _step_possible(state, f"{move.resource} {move.place}"):
        return _duty(state)
    return Refusal("ACT-10", {"resource": move.resource, "place": move.place})


def _convert(state: State, move: mv.Convert) -> Refusal:
    action = state.flow.action
    if _step_possible(state, f"{move.resource} {move.place}"):
        return _duty(state)
    if action is not None and action.turns_into not in (None, move.resource):
        return Refusal("R-14", {"resource": move.resource})
    own = asked(state)
    held = (own.pizza, own.toys) if move.place == "stuff" else (own.pack_pizza, own.pack_toys)
    if held[move.resource == "toys"] == 0:
        return Refusal("ACT-14", {"resource": move.resource})
    return Refusal("COMP-7" if move.place == "stuff" else "ACT-14", {"resource": move.resource})


def _trash(state: State, move: mv.Trash) -> Refusal:
    action = state.flow.action
    rival = action is not None and slot_of(state, action).step.op == "trash_rival"
    clause = "ACT-11" if rival else "ACT-4"
    key = "yard" if rival else move.source
    if (move.source == "yard") == rival and _step_possible(state, key) and _there(state, move):
        return _duty(state)
    return Refusal(clause, {"kid": move.kid})


def _there(state: State, move: mv.Trash) -> bool:
    if move.source == "yard":
        rivals = state.rivals(state.flow.seat)
        return move.rival in rivals and holds(state, state.seats[move.rival].yard, move.kid)
    own = asked(state)
    return holds(state, own.hand if move.source == "hand" else own.discard, move.kid)


def _lookout(state: State, move: mv.ToLookout) -> Refusal:
    own = asked(state)
    if len(own.lookout) >= own.lookout_limit:
        return Refusal("COMP-9")
    if move.source != "hand":
        return Refusal("PERK-2", {"kid": move.kid})
    return Refusal("ACT-3", {"kid": move.kid})


def _recruit(state: State, move: mv.Recruit) -> Refusal:
    if move.source == "yard" and state.flow.stage == "birthday":
        return Refusal("PERK-1")
    if move.source == "yard" and move.rival == state.flow.seat:
        return Refusal("FOLLOW-9", {"kid": move.kid})
    return Refusal("RECRUIT-1", {"kid": move.kid})


def _follow(state: State, move: mv.Follow) -> Refusal:
    own = asked(state)
    kids = [state.catalog.kids.get(kid) for kid in move.kids]
    held = [state.kid(card) for card in own.hand]
    if state.flow.stage == "rough":
        return Refusal("R-17")
    if any(kid is None or kid not in held for kid in kids):
        return Refusal("FOLLOW-2", {"kid": move.kids[0]})
    suits = leader_suits(state.catalog, playing(state))
    for kid in kids:
        if kid is not None and not any(s in kid.suits for s in (*suits, COIN)):
            return Refusal("R-24" if own.perk == "copy_cat" and len(kids) > 1 else "FOLLOW-2")
    box = state.played_box("public")
    if len(kids) > 1 and own.perk != "copy_cat":
        return Refusal("FOLLOW-2")
    if len(kids) > 1 and box is not None and not box.counts_suits:
        return Refusal("R-24")
    return Refusal("FOLLOW-4", {"kid": move.kids[0]})


def _pass(state: State, move: Move) -> Refusal:
    return Refusal("RECRUIT-1" if state.flow.stage == "recruit" else "TURN-2")


def _rough(state: State, move: Move) -> Refusal:
    held = asked(state).perk == "rough_housing"
    return Refusal("R-17" if held and not can_be_rough(state, state.flow.seat) else "PERK-7")


def _keep(state: State, move: mv.Keep) -> Refusal:
    return Refusal("LEVEL-1", {"rule": move.rule})


def _perk(state: State, move: mv.TakePerk) -> Refusal:
    return Refusal("LEVEL-2", {"perk": move.perk})


def _recycle(state: State, move: mv.Recycle) -> Refusal:
    own = asked(state)
    if own.perk != "recycling":
        return Refusal("PERK-6", {"kid": move.kid})
    if state.flow.stage == "declare":
        return Refusal("PLAY-13", {"kid": move.kid})
    if holds(state, own.discard, move.kid):
        return Refusal("R-26", {"kid": move.kid})
    return Refusal("R-26" if holds(state, state.table, move.kid) else "PERK-6", {"kid": move.kid})


_WHY: dict[type[Move], Callable[[State, Any], Refusal]] = {
    mv.Pick: _pick,
    mv.PlayKid: _play,
    mv.Skip: _skip,
    mv.Diy: _diy,
    mv.DoOver: _do_over,
    mv.Declare: _declare,
    mv.Add: why_not_add,
    mv.Count: why_not_count,
    mv.Use: why_not_use,
    mv.Done: _done,
    mv.Stop: _stop,
    mv.Choose: _choose,
    mv.CopyPack: _copy,
    mv.Take: _take,
    mv.Pack: _pack,
    mv.Spend: _spend,
    mv.Convert: _convert,
    mv.Trash: _trash,
    mv.ToLookout: _lookout,
    mv.Recruit: _recruit,
    mv.Follow: _follow,
    mv.Pass: _pass,
    mv.Rough: _rough,
    mv.Keep: _keep,
    mv.TakePerk: _perk,
    mv.Recycle: _recycle,
}
