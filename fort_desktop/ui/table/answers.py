"""The answers in the turn bar, each in its place: the one function that decides it.

The places of a question belong to its kind, never to what is possible. So nothing moves under the
pointer between two questions of one action, and an answer that cannot be given keeps its place.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final, assert_never

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import program
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import COIN, RESOURCES, SUITS, Resource
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.i18n.i18n import N_, tr, trc
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.intents import needs_button
from fort_desktop.ui.table.layout.bar import Slot
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.state import Reason, TypedPin
from fort_desktop.ui.table.viewmodels.bar import Answer
from fort_desktop.ui.text.amounts import Amount
from fort_desktop.ui.text.refusals import reason

Brings = Callable[[TableReader, Move], Sequence[Amount]]
"""What stands on the button of a move."""
Placed = tuple[Move, Slot]

_DECLINES: Final = mv.Skip | mv.Done | mv.Stop | mv.Pass
"""All moves that decline or end something: they have the one place where that is done."""
_OF: Final[dict[Resource, Slot]] = {"pizza": "second", "toys": "main"}
"""Pizza left, toys right, in every question."""


def answers(
    table: TableReader, panels: Collection[Panel], brings: Brings, opens: bool = False
) -> list[Answer]:
    """Return all answers that the bar has room for, from the left.

    Args:
        panels: which of board, Park and mat are seen.
        opens: what lies beside one's own board has a button, since there is no room for it.
    """
    situation = table.situation
    match situation:
        case now.LookingBack():
            return _looking_back(table)
        case now.ConfirmUndo(reason):
            return _undoing(reason)
        case now.Asked(decision):
            return _asked(table, decision, panels, brings) + _covering(situation)
        case now.AwaitingDone():
            return [Answer("done", tr("Done"))]
        case now.Vote(wish):
            return _agreeing(table, wish.agreed)
        case now.Glance():
            return _glance(opens)
        case now.PinEntry(entry):
            return _typing(table, entry)
        case now.Curtain():
            return _curtain(table, situation)
        case now.AnswerPads():
            # NOTE: a button: all who are still to be asked say that they do not follow
            return [Answer("nobody", tr("Nobody follows"), "second", quiet=True)]
        case now.RevealRule():
            # NOTE: a button: all made-up rules are laid face up at once
            return [Answer("turn all", tr("Show all"), quiet=True)]
        case _:
            return _unasked(table, situation)


def _unasked(table: TableReader, situation: now.Unasked) -> list[Answer]:
    """Return the buttons where nobody is asked anything."""
    match situation:
        case now.OwnHand():
            return [_cover()]
        case now.GameOver(face_down):
            return _results(table, face_down)
        case now.Playback(paused):
            return _pausing(table, paused)
        case now.Thinking() | now.Waiting() | now.Watching():
            return [] if situation.eyes.shared else _pausing(table, table.held)
        case _:
            assert_never(situation)


def _declining(key: object, words: str) -> Answer:
    return Answer(key, words, "decline", quiet=True)


# A question of the game.


def _asked(
    table: TableReader, decision: Decision, panels: Collection[Panel], brings: Brings
) -> list[Answer]:
    if table.state.choosing:
        return _choosing(table, decision)
    view, catalog = table.shown, table.session.catalog
    placed = _places(decision, view, catalog, table.session.events)
    slots = [slot for _, slot in placed]
    found = [
        _able(table, decision, move, slot, slots.count(slot) > 1, brings)
        if move in decision.moves
        else _unable(table, move, slot)
        for move, slot in placed
    ]
    there = {move for move, _ in placed} | _on_the_table(table, panels)
    rest = [m for m in decision.moves if m not in there and not isinstance(m, _DECLINES)]
    found += [_named(table, decision, move, "tray") for move in rest]
    found += _unfolding(table, "tray" if "main" in slots else "main")
    declines = [move for move in decision.moves if isinstance(move, _DECLINES)]
    return found + [_named(table, decision, move, "decline") for move in declines]


def _named(table: TableReader, decision: Decision, move: Move, slot: Slot) -> Answer:
    words = table.labels.among(move, decision.moves)
    quiet = slot == "decline" and len(decision.moves) > 1
    return Answer(th.MoveButton(move), words, slot, quiet=quiet)


_WORDS: Final[dict[tuple[type[Move], Resource], str]] = {
    # NOTE: buttons: the player gives this away, or turns it into one of the other kind
    (mv.Spend, "pizza"): N_("Spend 1 pizza"),
    (mv.Spend, "toys"): N_("Spend 1 toy"),
    (mv.Convert, "pizza"): N_("Swap 1 pizza"),
    (mv.Convert, "toys"): N_("Swap 1 toy"),
}


def _able(
    table: TableReader, decision: Decision, move: Move, slot: Slot, shares: bool, brings: Brings
) -> Answer:
    """An answer that can be given now, in its place; one that `shares` it tells where from."""
    made = _named(table, decision, move, slot)
    words = made.label
    if isinstance(move, mv.Spend | mv.Convert) and not shares:
        words = tr(_WORDS[type(move), move.resource])
    found = tuple(brings(table, move))
    return Answer(made.key, words, slot, found, _signs(table, move), short=_briefly(move))


def _briefly(move: Move) -> str:
    """Return where a token comes from, or which action is used, in a word."""
    if isinstance(move, mv.Use):
        # NOTE: in the context "action" one word on a narrow button, for the public action
        public = trc("action", "Public")
        # NOTE: in the context "action" one word on a narrow button, for the private action
        return public if move.box == "public" else trc("action", "Private")
    if isinstance(move, mv.Spend | mv.Convert):
        return tr("Pack") if move.place == "pack" else tr("Stuff")
    return ""


def _signs(table: TableReader, move: Move) -> tuple[str, ...]:
    """Return the signs of an answer; a token's own place, the Stuff, has none."""
    match move:
        case mv.Use():
            return ("follow" if move.box == "public" else "lock",)
        case mv.Take():
            return (move.resource,)
        case mv.Pack():
            return (move.resource, *["plus"] * move.supply)
        case mv.Spend() | mv.Convert():
            return (move.resource, *["pack"] * (move.place == "pack"))
        case mv.Choose() | mv.Declare():
            return (move.suit,)
        case mv.CopyPack():
            return (pal.MARKS[table.session.seats[move.seat].colour], "pack")
        case _:
            return ()


_LEFT: Final[dict[Resource, str]] = {"pizza": N_("No pizza left"), "toys": N_("No toys left")}


def _unable(table: TableReader, move: Move, slot: Slot) -> Answer:
    """The place of an answer that cannot be given now, with the reason."""
    words, why = table.labels.of(move), _why(table, move)
    signs, short = _signs(table, move), _briefly(move)
    return Answer(th.NoAnswer(move), words, slot, signs=signs, why=why, short=short)


def _why(table: TableReader, move: Move) -> str:
    play, own = table.shown.play, table.shown.own
    if isinstance(move, mv.Use) and play is not None and move.box in {r.box for r in play.results}:
        # NOTE: an action of the played kid, in the place of its button
        return tr("Already used")
    if isinstance(move, mv.Spend | mv.Convert | mv.Pack):
        packed = not isinstance(move, mv.Pack) and move.place == "pack"
        held = (own.pack_pizza, own.pack_toys) if packed else (own.pizza, own.toys)
        if not held[move.resource == "toys"] and not (isinstance(move, mv.Pack) and move.supply):
            return tr(_LEFT[move.resource])
    refusal = table.session.why_not(move)
    return reason(refusal, move) if refusal is not None else tr("Not now")


def _choosing(table: TableReader, decision: Decision) -> list[Answer]:
    """Return what a thing that was touched can mean."""
    moves = [intent.move for intent in table.state.choosing]
    few: list[Slot] = ["second", "main"]
    hung: list[Slot] = ["tray"] * len(moves)
    slots = few[-len(moves) :] if len(moves) < 3 else hung
    found = [_named(table, decision, m, slot) for m, slot in zip(moves, slots, strict=True)]
    return [*found, _declining("back", tr("Back"))]


def _on_the_table(table: TableReader, panels: Collection[Panel]) -> set[Move]:
    """Return the moves that can be made with a thing which is seen."""
    hidden: tuple[type[th.Thing], ...] = ()
    if "park" not in panels:
        hidden += (th.ParkCard, th.ParkDeck)
    if "board" not in panels:
        hidden += (th.LookoutCard,)
    return {
        one.move
        for one in table.intents
        if not (needs_button(one.move) or isinstance(one.source, hidden))
    }


def _unfolding(table: TableReader, slot: Slot) -> list[Answer]:
    """Return the button that opens a folded sheet with answers again."""
    if table.chooses and table.state.folded:
        # NOTE: a button: the sheet with what can be chosen is shown again
        return [Answer("unfold", tr("Show my choices"), slot)]
    if table.from_pile and table.open_pile is None:
        return [Answer("unfold", tr("Your discard pile"), slot, signs=("discard",))]
    return []


def _covering(asked: now.Asked) -> list[Answer]:
    """Return what covers a hand that was opened because of a play, without an answer."""
    eyes = asked.eyes
    return [_cover()] * (eyes.where == "private" and eyes.stand.why in ("follow", "look"))


def _cover() -> Answer:
    return Answer(th.Button("cover"), tr("Cover"), quiet=True)


# Their places.


def _places(
    decision: Decision, view: View, catalog: Catalog, told: Sequence[Event]
) -> list[Placed]:
    """Return the answers that the bar gives room to, from the left, legal now or not.

    Args:
        told: all events so far.
    """
    stage, kind = view.pending.stage, decision.kind
    own = view.seats[decision.seat]
    if stage == "declare":
        return [(mv.Declare(suit), "tray") for suit in SUITS]
    if kind == "choose":
        return [(mv.Choose(suit), "tray") for suit in (*SUITS, COIN)]
    if kind in ("prepare", "use"):
        return _boxes(view, catalog)
    if kind == "take":
        return [(mv.Take(one), _OF[one]) for one in RESOURCES]
    if kind == "pack":
        from_supply = (False, True) if own.perk == "sticky_fingers" else (False,)
        return [(mv.Pack(r, s), _OF[r]) for r in _wanted(view, catalog) for s in from_supply]
    if kind in ("spend", "convert"):
        return _tokens(decision, view, catalog, told)
    if kind == "copy":
        return _rivals(decision, view)
    return [(move, "main") for move in _perk(stage, own.perk)]


def _boxes(view: View, catalog: Catalog) -> list[Placed]:
    """The actions of the played kid (PLAY-3)."""
    kid = catalog.kid[view.play.card] if view.play is not None else None
    if kid is None:
        return []
    both: list[tuple[mv.Use, Slot]] = [
        (mv.Use("private"), "second"),
        (mv.Use("public"), "main"),
    ]
    return [(use, slot) for use, slot in both if kid.box(use.box) is not None]


def _wanted(view: View, catalog: Catalog) -> tuple[Resource, ...]:
    """The resources that the step at hand can be about."""
    action, play = view.pending.action, view.play
    box = (
        catalog.kid[play.card].box(action.box) if action is not None and play is not None else None
    )
    if box is None or action is None or view.pending.stage != "action":
        return RESOURCES
    slots = program(box, action.times)
    what = slots[action.at].step.what if action.at < len(slots) else "any"
    return tuple(one for one in RESOURCES if what in (one, "any", None)) or RESOURCES


def _tokens(
    decision: Decision, view: View, catalog: Catalog, told: Sequence[Event]
) -> list[Placed]:
    """Tokens to be given away or swapped; those of the Pack too if it held any as that began."""
    spends = decision.kind == "spend"
    found: list[Placed] = []
    for one in _wanted(view, catalog) if spends else RESOURCES:
        found.append((mv.Spend(one, "stuff") if spends else mv.Convert(one, "stuff"), _OF[one]))
        if _packed(decision.seat, view, told):
            found.append((mv.Spend(one, "pack") if spends else mv.Convert(one, "pack"), _OF[one]))
    return found


def _packed(seat: int, view: View, told: Sequence[Event]) -> bool:
    """Return True if the Pack holds something, or held it as the running action began."""
    own = view.seats[seat]
    if own.pack_pizza + own.pack_toys:
        return True
    for event in reversed(told):
        if isinstance(event, ev.ActionBegan):
            return False
        if isinstance(event, ev.ResourceSpent) and event.source == "pack" and event.seat == seat:
            return True
    return False


def _rivals(decision: Decision, view: View) -> list[Placed]:
    """The rivals in turn order; three share both places (ACT-13)."""
    seats = view.order(decision.seat)[1:]
    slots: Sequence[Slot] = ("second", "second", "main") if len(seats) > 2 else ("second", "main")
    return [
        (mv.CopyPack(seat), slot) for seat, slot in zip(seats, slots[-len(seats) :], strict=True)
    ]


def _perk(stage: str, perk: str | None) -> list[Move]:
    """The perk that can be used instead of a kid, or with one."""
    if stage == "play" and perk == "diy":
        return [mv.DIY]
    if stage == "do_over":
        return [mv.DO_OVER]
    return [mv.ROUGH] if stage == "rough" else []


# The past, and taking back.


def _looking_back(table: TableReader) -> list[Answer]:
    """Return the ways through the past, and back to now."""
    found = moments()
    if not table.session.awaits_others:
        # Else others are still to play this deal: it is neither tried out nor seen otherwise.
        found.append(Answer("play on", tr("Play on from here"), quiet=True))
        if table.session.ended and table.hotseat.turning is None:
            found.append(_see_as(table))
    return [*found, _declining("now", tr("Back to now"))]


def moments() -> list[Answer]:
    """Return the ways to the moment before, and the one after."""
    return [
        Answer("earlier", tr("Earlier"), "second", signs=("earlier",), quiet=True),
        Answer("later", tr("Later"), "second", signs=("later",), quiet=True),
    ]


def _see_as(table: TableReader, slot: Slot = "main") -> Answer:
    """Return what lends the eyes of the next seat, once the game is over."""
    seat = following_seat(table)
    # NOTE: a button: shows the game as the player {who} sees it
    words = tr("See it as {who}", who=table.teller.name(seat))
    signs = ("eye", pal.MARKS[table.session.seats[seat].colour])
    return Answer("see as", words, slot, signs=signs, quiet=True)


def following_seat(table: TableReader) -> int:
    """Return the seat after the one whose eyes see the table."""
    return (table.session.viewer + 1) % len(table.session.seats)


def _undoing(reason: Reason) -> list[Answer]:
    # NOTE: a button: what was done is not taken back, or what was asked for is not allowed
    back = _declining("back", trc("permission", "Leave it"))
    if reason == "ended":
        return [Answer("branch", tr("Play on in a copy")), back]
    return [Answer("practice", tr("Take it back")), back]


# What goes on by itself, and the end.


def _pausing(table: TableReader, paused: bool) -> list[Answer]:
    """Return what holds the game while a rival acts, or lets it go on."""
    if paused:
        return [Answer(th.Button("wait"), tr("Continue"), "decline")]
    rival = table.acting not in (None, table.shown.seat)
    if rival and not table.session.looking:
        # NOTE: a button: hold what is being shown
        return [_declining(th.Button("wait"), tr("Wait"))]
    return []


def _results(table: TableReader, face_down: bool) -> list[Answer]:
    """Return the way to what came of a game; of several persons any seat may be looked at."""
    if face_down:
        # NOTE: a button: the game is over, and what came of it is to be seen once all others
        # have played the same deal
        return [Answer("results", tr("Lay the result face down"))]
    eyes = table.eyes.shared and table.session.ended
    others = [_see_as(table, "second")] * eyes
    return [*others, Answer("results", tr("See the scores"))]


# Where persons share the screen.


def _glance(opens: bool) -> list[Answer]:
    # NOTE: a button: the new cards have been seen, lay a curtain over them
    done = Answer("done", tr("Done: cover them"))
    # NOTE: a button: what the program answers for the player until the next own turn
    return [Answer("answers", tr("My answers"), "second", quiet=True)] * opens + [done]


def _curtain(table: TableReader, situation: now.Curtain) -> list[Answer]:
    """Return the ways back from a curtain behind which nobody has looked."""
    if situation.back_to is not None:
        # NOTE: a button: the player {who} gets the screen once more
        words = tr("Back to {who}", who=table.teller.name(situation.back_to))
    elif situation.eyes.stand.small:
        # NOTE: a button: the player does not want to look at the own cards after all
        words = tr("Back to the table")
    else:
        return []
    return [_declining("back to", words)]


def _typing(table: TableReader, entry: TypedPin) -> list[Answer]:
    """Return, beside the digits of a PIN, the way back, and what helps who has forgotten it."""
    if entry.agreed is not None:
        return _agreeing(table, entry.agreed | {entry.seat})
    back = _declining("leave pin", tr("Back"))
    if not table.eyes.shared:
        return [back]  # nobody is there who could agree to go without it
    # NOTE: a button: the player does not know the own PIN any more
    words = tr("Forgot your PIN?")
    return [Answer("forgotten", words, "second", quiet=True), back]


def _agreeing(table: TableReader, agreed: Collection[int]) -> list[Answer]:
    """Return a button for each who has still to agree to what all are asked; the way out."""
    persons = table.session.persons
    slots: Sequence[Slot] = ("second", "second", "main", "main")
    if len(persons) < 3:
        slots = ("second", "main")
    found = []
    for seat, slot in zip(persons, slots, strict=False):
        # NOTE: a button: the player {who} agrees to what all are asked
        words = tr("{who} agrees", who=table.teller.name(seat))
        signs = (pal.MARKS[table.session.seats[seat].colour],)
        if seat in agreed:
            found.append(Answer(f"agreed {seat}", words, slot, signs=("tick",), why=words))
        else:
            found.append(Answer(f"agree {seat}", words, slot, signs=signs))
    return [*found, _declining("refuse", trc("permission", "Leave it"))]
