"""The turns of rivals since one's own turn, as slips for whoever comes to the screen."""

from collections.abc import Sequence

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.session.hotseat.turn_summary import TurnSummary, turn_summaries
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import Curtain, PinEntry
from fort_desktop.ui.table.viewmodels.plays import Since, Turn
from fort_desktop.ui.text.amounts import Amount, amount_words
from fort_desktop.ui.text.lists import listed, together


def since_of(model: TableReader) -> Since | None:
    """The slips for the person at the screen; None where nothing happened or it was seen."""
    found = model.hotseat.since if model.eyes.shared and model.present else ()
    if not found:
        return None
    events = model.session.events
    turns = tuple(_turn(model, deed, events[deed.at : deed.to]) for deed in found)
    mine = model.shown.seat
    return Since(turns, model.session.seats[mine].colour, _mine(model, found, events))


def last_turn(model: TableReader, view: View) -> Turn | None:
    """The last turn, on the mat while a curtain lies over the next hand and nothing is played."""
    situation = model.situation
    waits = isinstance(situation, Curtain | PinEntry) and not situation.eyes.stand.small
    if not waits or view.table or not view.round:
        return None
    events = model.session.events
    found = turn_summaries(events, situation.eyes.stand.seat)
    return _turn(model, found[-1], events[found[-1].at : found[-1].to]) if found else None


def _turn(model: TableReader, deed: TurnSummary, events: Sequence[Event]) -> Turn:
    info, catalog = model.session.seats[deed.leader], model.session.catalog
    kid = catalog.kid[deed.played[0]] if deed.played else None
    brought = _brought(events, deed.leader)
    result = brought or (tr("nothing gained") if deed.played else tr("plays nothing"))
    came = [one for one in events if isinstance(one, ev.KidRecruited) and one.seat == deed.leader]
    recruited = listed(_came(model, one) for one in came)
    who = listed(_follower(model, seat) for seat in deed.followers)
    # NOTE: a list of who did the same as the leader is empty
    followed = who or tr("nobody")
    whose = info.name, info.colour, info.player, model.faces[deed.leader]
    return Turn(*whose, kid, result, recruited, followed)


def _follower(model: TableReader, seat: int) -> str:
    if seat == model.shown.seat:
        # NOTE: in a list of players who did the same as the leader
        return tr("you")
    return model.teller.name(seat)


def _brought(events: Sequence[Event], seat: int) -> str:
    """Return the gains of a seat in these events, in words: 2 toys, 1 point."""
    found = {"toys": 0, "pizza": 0, "vp": 0, "fort": 0}
    for event in events:
        if isinstance(event, ev.ResourceGained) and event.seat == seat:
            found[event.resource] += event.amount
        elif isinstance(event, ev.PointsScored) and event.seat == seat:
            found["vp"] += event.points
        elif isinstance(event, ev.FortAdvanced) and event.seat == seat:
            found["fort"] += 1
    return listed(amount_words(Amount(n, sign)) for sign, n in found.items() if n)


def _came(model: TableReader, event: ev.KidRecruited) -> str:
    """Return the recruited kid and where it came from, in words."""
    kid = model.teller.kid(event.card)
    if event.source == "park":
        # NOTE: {kid} is the nickname of a kid that was recruited
        return tr("{kid}, from the Park", kid=kid)
    if event.source == "deck":
        # NOTE: {kid} is the nickname of a kid that was recruited face down
        return tr("{kid}, from the deck", kid=kid)
    # NOTE: {kid} is the nickname of a kid, {rival} a player's name, which cannot be declined
    return tr("{kid}, from {rival}'s Yard", kid=kid, rival=model.teller.name(event.rival or 0))


def _mine(model: TableReader, found: Sequence[TurnSummary], events: Sequence[Event]) -> str:
    """Return what these turns mean for the person who looks, in words."""
    seat = model.shown.seat
    gained = _brought(events[found[0].at : found[-1].to], seat)
    lost = [card for deed in found for card in deed.lost]
    # NOTE: {what} is a list as "2 toys, 1 point"
    first = tr("By following, you gained: {what}.", what=gained) if gained else ""
    if not lost:
        return together(first, tr("Nobody took any of your kids."))
    kids = model.teller.kids(lost)
    # NOTE: {kids} is the nickname of one kid or a list of several
    return together(
        first, trn("You lost a kid: {kids}.", "You lost kids: {kids}.", len(lost), kids=kids)
    )
