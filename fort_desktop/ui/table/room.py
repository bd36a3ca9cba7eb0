"""The use of the room on the table: how large the mat is, what it shows, which panels are seen."""

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Follow, PlayKid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.deeds import last_turn
from fort_desktop.ui.table.laid import Panels
from fort_desktop.ui.table.layout.frame import RESTING, Frame, MatForm, Panel
from fort_desktop.ui.table.panels.mat import MatState, last_play, mat, park_room
from fort_desktop.ui.table.panels.painter import Painter
from fort_desktop.ui.table.panels.park import covered_park
from fort_desktop.ui.table.panels.slip import Follower, Leader
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import (
    LookoutCard,
    OwnYardCard,
    PackToken,
    ParkCard,
    ParkDeck,
    StuffToken,
)
from fort_desktop.ui.table.viewmodels.middle import park_vm
from fort_desktop.ui.text.following import next_follow

_MINE = (StuffToken, PackToken, LookoutCard, OwnYardCard)


def mat_form(model: TableReader, view: View) -> MatForm:
    """Return the form of the play area: wider once there is more than one card to be read."""
    resting: MatForm = "laid" if len(view.table) > 1 else "strip"
    if any(isinstance(intent.source, ParkCard | ParkDeck) for intent in model.intents):
        return resting
    if model.kind == "follow":
        return "wide"
    if view.phase != "play" or view.round == 0:
        return resting
    if model.eyes.in_public:
        return "wide" if view.table or last_turn(model, view) is not None else "strip"
    if view.leader != view.seat:
        return "wide" if view.table else "strip"
    return "wide" if len(view.table) > 1 else "narrow"


def panels_shown(model: TableReader, view: View, frame: Frame) -> set[Panel]:
    """Return which of board, Park and mat are seen: with little room some share one place."""
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


def mat_state(model: TableReader, view: View, catalog: Catalog, covers: bool) -> MatState:
    """Return the state that the mat needs beside the view; `covers`: it lies over the Park."""
    moves = model.moves
    seat = model.session.seats[view.leader]
    leader = Leader(model.teller.name(view.leader), seat.player, seat.colour)
    following = next_follow(view, catalog, model.teller)
    seats = view.play.followers if view.play is not None else ()
    followers = tuple(
        Follower(model.teller.name(seat), model.session.seats[seat].colour) for seat in seats
    )
    follows = any(isinstance(move, Follow) for move in moves)
    # Before all it invites in any case: else it would tell what is in the hand.
    plays = model.eyes.in_public or any(isinstance(move, PlayKid) for move in moves)
    return MatState(model.kind == "play" and plays, follows, leader, following, covers, followers)


def lay_mat(
    panels: Panels, model: TableReader, area: Box, painter: Painter, look: object, covers: bool
) -> None:
    """Lay the mat.

    Args:
        area: in pixels; look: all else that it is made of; covers: it lies over the Park.
    """
    view = painter.view
    last = last_turn(model, view)
    if last is not None:
        panels.lay("mat", (look, area, last), lambda to: last_play(to, area, painter, last))
        return
    state = mat_state(model, view, painter.catalog, covers)
    seats = view.own, view.seats[view.leader]
    play = view.play, view.table, view.pending, view.park if covers else ()

    def build(holder: Node) -> None:
        node = mat(holder, area, painter, state)
        if covers and park_room(area, painter.unit):
            covered_park(node, painter.unit, park_vm(view, painter.catalog))

    panels.lay("mat", (look, area, state, play, seats, len(view.seats)), build)
