"""The use of the room on the table: how large the mat is, what it shows, which panels are seen."""

from fort_desktop.rules.knowledge.view import View
from fort_desktop.ui.table.deeds import last_turn
from fort_desktop.ui.table.layout.frame import RESTING, Frame, MatForm, Panel
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import (
    LookoutCard,
    OwnYardCard,
    PackToken,
    ParkCard,
    ParkDeck,
    StuffToken,
)

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
