"""All that the panels show of a state of the table, and which of them have room there."""

from collections.abc import Sequence, Set
from itertools import takewhile
from typing import Final

from fort_desktop.rules.knowledge.standing import standings
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import CardDrawn, DeckShuffled
from fort_desktop.rules.model.moves import Follow, PlayKid
from fort_desktop.rules.model.types import HIDDEN, Cards
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.bottom_row import strip_of, strip_vm
from fort_desktop.ui.table.layout.frame import RESTING, Frame, MatForm, Needs, Panel
from fort_desktop.ui.table.note import ADVISED
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import GameOver, Waiting, Watching
from fort_desktop.ui.table.turn_summary import last_turn
from fort_desktop.ui.table.viewmodels.bar import BarVM, ToolVM
from fort_desktop.ui.table.viewmodels.middle import log_vm
from fort_desktop.ui.table.viewmodels.plays import MatContext
from fort_desktop.ui.table.viewmodels.table import HomeVM, PanelContext

_MINE = (th.StuffToken, th.PackToken, th.LookoutCard, th.OwnYardCard)


def mat_form(model: TableReader, view: View) -> MatForm:
    """Return the form of the play area: open while a kid is played, or may be."""
    lying = len(view.table) or int(last_turn(model, view) is not None)
    resting: MatForm = "strip" if lying else "none"
    if any(isinstance(intent.source, th.ParkCard | th.ParkDeck) for intent in model.intents):
        return resting
    if model.kind == "follow":
        return "open"
    if view.phase != "play" or view.round == 0:
        return resting
    watches = model.eyes.in_public or view.leader != view.seat
    return "open" if lying or not watches else "none"


def panels_shown(model: TableReader, view: View, frame: Frame) -> set[Panel]:
    """Return which of board, Park and mat are seen: some may share a place, also with a note."""
    shown = _with_room(model, view, frame)
    return {name for name in shown if getattr(frame.panels, name) != frame.panels.home}


def _with_room(model: TableReader, view: View, frame: Frame) -> set[Panel]:
    """Return the panels that do not share a place with one that matters more."""
    panels = frame.panels
    apart = panels.mat.y >= panels.park.bottom or panels.mat.x >= panels.park.right
    front: Panel = "park" if mat_form(model, view) in RESTING else "mat"
    if panels.tabs:
        return {_in_front(model, view, front)}
    return {"board", "park", "mat"} if apart else {"board", front}


def _in_front(model: TableReader, view: View, front: Panel) -> Panel:
    """The one panel that is seen: where the answers lie, else where something happens."""
    if model.state.front:
        return model.state.front
    if any(isinstance(intent.source, _MINE) for intent in model.intents):
        return "board"
    asked = model.kind in ("play", "follow", "recruit")
    return front if asked or view.table else "board"


_TEACHER: Final = "scout"
"""The kid that tells all that is said at the table."""


def home_vm(now: TableReader) -> HomeVM | None:
    """Return what the teacher says where one's own hand lies; None for nothing."""
    state = now.state
    hand = now.past is None and strip_of(now, now.shown) == "hand"
    if state.note is None or not hand:
        return None
    return HomeVM(state.note, state.away, now.session.catalog.kids.get(_TEACHER))


def needs_of(now: TableReader) -> Needs:
    """Return which of hand and panels the note needs."""
    note, answers = now.state.note, {panel_of(one.source) for one in now.intents}
    return Needs(answers - {""}, note.parts if note is not None else frozenset())


_HAND: Final = (th.HandCard, th.FenceTag)
_PARK: Final = (th.ParkCard, th.ParkDeck)
_MAT: Final = (th.ActionBox, th.PlayedCard, th.AddedCard)
_BOARD: Final = (*_MINE, th.StuffBox, th.Spot, th.LevelSpot, th.LevelCost)
_PARTS: Final = {"hand": "hand", "park": "park", "play": "mat", "count": "mat", "board": "board",
                 "lookout": "board", "bag": "board"}  # fmt: skip


def panel_of(thing: th.Thing) -> str:
    """Return where a thing lies, hand, park, mat or board; "" for anywhere else."""
    if isinstance(thing, th.Part):
        return _PARTS.get(thing.name, "")
    if isinstance(thing, th.Number | th.Yard | th.MadeUpRule):
        return "board" if thing.seat == 0 else ""
    kinds = {"hand": _HAND, "park": _PARK, "mat": _MAT, "board": _BOARD}
    return next((name for name, kind in kinds.items() if isinstance(thing, kind)), "")


_OWN: Final = ("hand", "rug", "deck", "pile")
_FADE: Final = (*_OWN, "park", "mat", "perks")
"""What may be pale: boards, one's own and those of rivals, always have their colours."""

_IDLE: Final = (GameOver, Waiting, Watching)


def leads(now: TableReader, view: View) -> tuple[Panel, ...]:
    """Return where something is to be done: where answers lie, else where this phase happens."""
    if not runs(view):
        return ()
    asked = {panel_of(intent.source) for intent in now.intents}
    phase: Panel = "park" if view.phase == "recruit" else "mat"
    panels: tuple[Panel, ...] = ("board", "park", "mat")
    return tuple(one for one in panels if one in asked) or (phase,)


def pale(now: TableReader, view: View) -> frozenset[str]:
    """Return the panels, by name, that are pale in this phase of the turn: others lead.

    The play area and the hand of whoever acts lead, or the Park while kids are recruited, and
    always that where something is asked. None is pale while the teacher points things out, and
    where nothing is played, as in a film.
    """
    note = now.state.note
    taught = note is not None and all(press.key != ADVISED for press in note.presses)
    if taught or not runs(view) or isinstance(now.situation, _IDLE):
        return frozenset()
    lead: set[str] = {panel_of(intent.source) for intent in now.intents} | {*leads(now, view)}
    if view.phase != "recruit":
        lead |= {"mat", *(_OWN if view.seat in (view.leader, now.acting) else ())}
    return frozenset(_FADE).difference(lead)


def panel_context(
    now: TableReader,
    panels: Set[Panel],
    tools: Sequence[ToolVM],
    bar: BarVM | None,
    worth: bool = False,
) -> PanelContext:
    """Return all that the panels show of a state.

    Args:
        panels: which of board, Park and mat are seen; tools: the buttons in the corner.
        bar: the turn bar, None for none.
        worth: tell what each seat would have if the game ended now (END-3).
    """
    view = now.shown
    public, moves = now.eyes.in_public, now.moves
    # Before all it invites in any case: else it would tell what is in the hand.
    plays = public or any(isinstance(move, PlayKid) for move in moves)
    follows = any(isinstance(move, Follow) for move in moves)
    invites = now.kind == "play" and plays
    watched = MatContext(public, invites, follows, last_turn(now, view))
    return PanelContext(
        view=view,
        teller=now.teller,
        log=log_vm(now.log, now.past, now.overlay == "log"),
        faces=tuple(now.faces),
        turn=now.leading,
        now=watched,
        hand=ordered(now),
        filled=_filled(now),
        given=now.hotseat.footprints if now.lays else (),
        orders=now.lays and now.eyes.where == "glance",
        spread=now.overlay == "hand",
        tools=tuple(tools),
        panels=tuple(sorted(panels)),
        strip=strip_vm(now, view),
        leads=leads(now, view),
        standings=standings(view, now.teller.catalog) if worth and runs(view) else (),
        home=home_vm(now),
        bar=bar,
    )


def runs(view: View) -> bool:
    """Return True while the game runs: kids have been dealt, and nobody's points are final."""
    return bool(view.round) and not view.ended


def held(now: TableReader) -> int:
    """Return how many places the row of one's own hand has."""
    return len(_filled(now) or ordered(now))


def ordered(now: TableReader) -> Cards:
    """One's own cards as their owner has arranged them, where nobody else sees them."""
    view = now.shown
    if strip_of(now, view) != "hand":
        return ()
    return _laid(now, view)


def _laid(now: TableReader, view: View) -> Cards:
    """One's own cards in a view as their owner has arranged them."""
    cards = tuple(card for card in view.own.hand if card != HIDDEN)
    if now.eyes.holder != view.seat or not view.round:
        return cards
    laid = now.hotseat.hand_of(view.seat)
    return tuple(sorted(cards, key=lambda card: laid.index(card) if card in laid else len(laid)))


def _filled(now: TableReader) -> tuple[bool, ...]:
    """Return which places have their card, in the row of all that is drawn next; () if none is."""
    hand, seat = ordered(now), now.shown.seat
    draws = takewhile(lambda one: isinstance(one.event, CardDrawn | DeckShuffled), now.state.coming)
    own = [one.view for one in draws if isinstance(one.event, CardDrawn) and one.event.seat == seat]
    if now.past is not None or not own or own[-1].seat != seat or not hand:
        return ()
    row = _laid(now, own[-1])
    return tuple(card in hand for card in row) if set(hand) <= set(row) else ()
