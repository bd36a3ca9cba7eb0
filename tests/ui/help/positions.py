"""Small positions in which a moment is there, and others beside them in which it is not."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.pending import Pending, Stage
from fort_desktop.rules.model.state import Play
from fort_desktop.ui.coach.tips.context import Context

CATALOG = load_catalog()
_GAME = Game.new(CATALOG, seats_for(("easy", "easy")), 3, "basic")
_VIEW = replace(_GAME.view(0), leader=0, round=2, phase="play")


def kid(wanted: Callable[[Kid], bool]) -> str:
    """The first kid for which something is so."""
    return next(one.id for one in CATALOG.kids.values() if wanted(one))


def ops(one: Kid) -> set[str]:
    """The kinds of steps in the boxes of a kid."""
    return {op for _, box in CATALOG.boxes[one] for op in box.ops}


COIN = kid(lambda one: one.coin)
FRIEND = kid(lambda one: one.best_friend is not None)
PLAIN = kid(lambda one: one.best_friend is None and not one.coin and "fort" not in ops(one))
BLANK = kid(lambda one: not CATALOG.boxes[one] and len(one.suits) == 2)
BUILDER = kid(lambda one: any(s.op == "fort" and s.n == 0 for _, b in CATALOG.boxes[one]
                              for s in b.steps))  # fmt: skip
COPIER = kid(lambda one: "copy_pack" in ops(one))
AWAY = kid(lambda one: "trash_this" in ops(one))


def at(
    stage: Stage = "play",
    kind: mv.Kind | None = None,
    *moves: mv.Move,
    event: ev.Event | None = None,
    undone: bool = False,
    own: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    **view: Any,
) -> Context:
    """A moment for seat 0 of two, with what is given and nothing else of interest."""
    empty: dict[str, Any] = {"hand": (), "pizza": 0, "toys": 0, "level": 0}
    boards = (replace(_VIEW.seats[0], **{**empty, **(own or {})}),
              replace(_VIEW.seats[1], **(rival or {})))  # fmt: skip
    seen = replace(_VIEW, seats=boards, pending=Pending(stage), **view)
    decision = mv.Decision(0, kind, moves) if kind is not None else None
    return Context(0, seen, CATALOG, decision, event, undone)


def holding(*kids: str, **own: Any) -> dict[str, Any]:
    """A board with these kids in the hand."""
    return {"hand": tuple(f"{one}.1" for one in kids), **own}


PLAYS = (mv.PlayKid(PLAIN), mv.SKIP)
TOOK = Play(f"{PLAIN}.1", took="toys")
POSITIONS: dict[str, tuple[Context, Context]] = {
    "own_play": (at("play", "play", *PLAYS), at("play_again", "play", *PLAYS)),
    "add": (at("prepare", "prepare", mv.Add(PLAIN), mv.Use("public")),
            at("prepare", "prepare", mv.Use("public"))),
    "rival_turn": (at(event=ev.TurnBegan(1, 2)), at(event=ev.TurnBegan(0, 2))),
    "follow": (at("follow", "follow", mv.Follow((PLAIN,)), mv.PASS),
               at("follow", "follow", mv.PASS)),
    "nothing_fits": (at("follow", "follow", mv.PASS),
                     at("rough", "follow", mv.ROUGH, mv.PASS)),
    "recruit": (at("recruit", "recruit", mv.Recruit("", "deck")),
                at("birthday", "recruit", mv.Recruit("", "deck"), mv.PASS)),
    "fence": (at("recruit", "recruit", mv.Recruit("", "deck"), own=holding(PLAIN)),
              at("recruit", "recruit", mv.Recruit("", "deck"), own=holding(FRIEND))),
    "loss": (at(event=ev.KidRecruited(1, f"{PLAIN}.1", "yard", 0)),
             at(event=ev.KidRecruited(1, f"{PLAIN}.1", "park"))),
    "shuffle": (at(event=ev.DeckShuffled(0, ())), at(event=ev.DeckShuffled(0, ()), round=0)),
    "can_pay": (at("play", "play", *PLAYS, own=holding(BUILDER, pizza=1, pack_toys=1)),
                at("play", "play", *PLAYS, own=holding(PLAIN, pizza=1, pack_toys=1))),
    "rule": (at("keep", "keep", mv.Keep("loner")), at("perk", "perk", mv.TakePerk("bribe"))),
    "perk": (at("perk", "perk", mv.TakePerk("bribe")), at("keep", "keep", mv.Keep("loner"))),
    "lookout": (at("action", "lookout", mv.ToLookout(PLAIN)),
                at("action", "trash", mv.Trash(PLAIN, "hand"))),
    "stuff_full": (at(event=ev.PhaseBegan(0, "draw"), own={"toys": 4}),
                   at(event=ev.PhaseBegan(0, "draw"), own={"toys": 3, "pizza": 3})),
    "draft": (at("pick", "pick", mv.Pick(PLAIN), mv.Pick(BUILDER)),
              at("pick", "pick", mv.Pick(PLAIN))),
    "lookout_full": (at(event=ev.CardToLookout(0, f"{PLAIN}.1", "hand"),
                        own={"lookout": (f"{PLAIN}.1",), "lookout_limit": 1}),
                     at(event=ev.CardToLookout(0, f"{PLAIN}.1", "hand"),
                        own={"lookout": (f"{PLAIN}.1",), "lookout_limit": 2})),
    "pack_full": (at(event=ev.ResourcePacked(0, "toys", "stuff"),
                     own={"pack_toys": 2, "pack_pizza": 1, "pack_limit": 3}),
                  at(event=ev.ResourcePacked(0, "toys", "stuff"),
                     own={"pack_toys": 2, "pack_pizza": 0, "pack_limit": 3})),
    "coin": (at("play", "play", *PLAYS, own=holding(PLAIN, COIN)),
             at("play", "play", *PLAYS, own=holding(PLAIN))),
    "name_coin": (at("declare", "prepare", mv.Declare("book")),
                  at("prepare", "prepare", mv.Use("public"))),
    "in_part": (at(event=ev.ActionEnded(0, "leader", "public", False, 1)),
                at(event=ev.ActionEnded(0, "leader", "public", True, 1))),
    "none_in_full": (at("play", "play", mv.SKIP, own=holding(PLAIN)),
                     at("play", "play", mv.SKIP)),
    "trash": (at("action", "trash", mv.Trash(PLAIN, "discard")),
              at("action", "trash", mv.Trash(PLAIN, "yard", 1))),
    "friend": (at("action", "trash", mv.Trash(PLAIN, "hand"), mv.Trash(FRIEND, "hand")),
               at("action", "trash", mv.Trash(PLAIN, "hand"))),
    "no_action": (at("play", "play", *PLAYS, own=holding(BLANK)),
                  at("play", "play", *PLAYS, own=holding(PLAIN))),
    "copy": (at("play", "play", *PLAYS, own=holding(COPIER, pack_toys=1)),
             at("play", "play", *PLAYS, own=holding(COPIER), rival={"pack_toys": 1})),
    "same_kind": (at("follow", "follow", mv.Follow((PLAIN,)), mv.PASS, play=TOOK),
                  at("follow", "follow", mv.Follow((PLAIN,)), mv.PASS, play=Play(TOOK.card))),
    "trash_this": (at(event=ev.CardPlayed(0, f"{AWAY}.1")),
                   at(event=ev.CardPlayed(1, f"{AWAY}.1"))),
    "rough": (at("rough", "follow", mv.ROUGH, mv.PASS), at("follow", "follow", mv.PASS)),
    "park_low": (at(park_deck_count=4), at(park_deck_count=5)),
    "points_near": (at(rival={"points": 18}), at(rival={"points": 17})),
    "fort_near": (at(rival={"level": 4}), at(rival={"level": 3})),
    "end": (at(ending="points"), at(ending="points", ended=True)),
    "last_turn": (at(event=ev.TurnBegan(0, 9), ending="fort"), at(event=ev.TurnBegan(0, 9))),
    "undo": (at(undone=True), at()),
}  # fmt: skip
"""By the name of a moment: where it is, and where it is not."""
