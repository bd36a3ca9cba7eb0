"""The words of the turn bar: whose turn it is, and what is asked or goes on."""

from typing import Final, assert_never

from fort_desktop.rules.knowledge.view import View
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import Situation
from fort_desktop.ui.table.state import Reason, Viewpoint
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE, Note, Said
from fort_desktop.ui.text import shared
from fort_desktop.ui.text.questions import awaited, question

_DRAFTED: Final = 8
"""Kids that everybody keeps in a draft (SETUP-7)."""


def said(model: TableReader, note: Note) -> Said:
    """Return what the bar says; the note belongs to the question of a person who is asked."""
    situation = model.situation
    acts, turn = model.acting, model.leading
    phase = model.shown.phase if turn is not None else None
    if isinstance(situation, now.LookingBack):
        # NOTE: a heading: an earlier moment of the game is shown
        return Said("", tr("Earlier in the game"), phase, _moment(model), past=True)
    if isinstance(situation, now.Glance) and turn is not None:
        phase = "draw"
    colour = model.session.seats[acts].colour if acts is not None else ""
    asked = isinstance(situation, now.Asked)
    words = asks(model, situation)
    return Said(colour, banner(model, situation), phase, words, note if asked else NO_NOTE)


# Whose turn it is.


def banner(model: TableReader, situation: Situation) -> str:
    """Return whose turn it is, or what the viewer is asked, in few words."""
    view = model.shown
    if isinstance(situation, now.ConfirmUndo):
        return tr("Take it back?")
    if view.ended:
        won = [model.teller.name(seat) for seat in view.winners]
        return shared.won_words(won) if situation.eyes.counts and won else tr("The game is over")
    if not view.round:
        return _setup_banner(view, situation)
    if situation.eyes.shared:
        told = _shared_banner(model, situation)
        if told:
            return told
    return _turn_banner(model, situation)


def _moment(model: TableReader) -> str:
    """Return a sentence that names the moment of the past that is shown."""
    view = model.shown
    if not view.round:
        return tr("Before the first round")
    who = model.teller.name(view.leader)
    # NOTE: {who} is a player's name, which cannot be declined
    return tr("Round {n}, {who}'s turn", n=view.round, who=who)


def _turn_banner(model: TableReader, situation: Situation) -> str:
    """Return whose turn it is, or whom the viewer may follow."""
    view = model.shown
    who = model.teller.name(view.leader)
    mine = view.leader == view.seat and not situation.eyes.in_public
    decision = situation.question
    if decision is not None and decision.seat != view.leader:
        if decision.kind == "follow":
            # NOTE: {who} is the player who has played a kid; following is doing the same action
            return tr("Follow {who}?", who=who)
        # NOTE: a heading: {who} is the player whose action you do too
        return tr("You follow {who}", who=who)
    if view.ending is not None:
        # NOTE: a heading: {who} is a player's name, which cannot be declined
        return tr("Your last turn") if mine else tr("{who}'s last turn", who=who)
    # NOTE: a heading: {who} is a player's name, which cannot be declined
    return tr("Your turn") if mine else tr("{who}'s turn", who=who)


def _shared_banner(model: TableReader, situation: Situation) -> str:
    """Return the same where persons share the screen; "" where it says what it always does."""
    view, teller, eyes = model.shown, model.teller, situation.eyes
    match situation:
        case now.Vote(wish):
            # NOTE: a heading: the player {who} wants to take moves back
            return tr("{who} wants to take a move back", who=teller.name(wish.by))
        case now.Curtain() | now.PinEntry() if eyes.stand.why == "follow":
            return shared.follow_banner(eyes.stand.seat, view, teller)
        case now.AnswerPads(asked):
            return shared.follow_banner(asked, view, teller) if asked is not None else ""
        case now.Glance():
            return tr("Your new kids")
        case now.OwnHand():
            return _hand_banner()
        case now.AwaitingDone() if eyes.where == "private":
            return _hand_banner()
        case now.Playback() if eyes.holder not in (None, view.leader):
            # Nobody else is called before that hand is covered.
            return tr("Your new kids") if eyes.stand.why == "glance" else _hand_banner()
    asked = situation.awaited
    if asked not in (None, view.leader) and eyes.where != "private":
        # NOTE: a heading: the player {who} has to answer a question
        return tr("{who} decides", who=teller.name(asked))
    return ""


def _hand_banner() -> str:
    # NOTE: a heading: the player looks at the own hidden cards
    return tr("Your hand")


def _setup_banner(view: View, situation: Situation) -> str:
    """Return the heading before the first round."""
    if view.setup != "draft":
        return tr("A new game")
    n = len(view.own.picks) + 1
    picks = isinstance(situation, now.Asked) and situation.question.kind == "pick"
    # A record may end between the last pick and the deal.
    if n <= _DRAFTED and picks:
        # NOTE: the cards are chosen in a draft; this is the choice {n}
        return tr("Draft: pick {n} of {most}", n=n, most=_DRAFTED)
    return tr("Draft")


# What is asked.


def asks(model: TableReader, situation: Situation) -> str:
    """Return what is asked, or what goes on."""
    view, teller, catalog = model.shown, model.teller, model.session.catalog
    match situation:
        case now.LookingBack():
            return _moment(model)
        case now.ConfirmUndo(reason):
            return _undo_question(reason)
        case now.AwaitingDone(move):
            # NOTE: {choice} is what is on a button: Golden Boy from the Park, Keep Tiny
            return tr("{choice}. Done, or take it back?", choice=model.labels.of(move))
        case now.Asked(decision):
            return question(decision, view, teller, situation.eyes.in_public)
        case now.RevealRule(seat):
            return shared.turning_words(seat, teller)
        case now.Curtain() | now.PinEntry():
            return ""
        case now.Glance():
            return tr("Look, then cover them")
        case now.Vote():
            return tr("Does everyone agree? This will become a practice game.")
        case now.AnswerPads():
            return shared.symbol_words(view, catalog)
        case _:
            return _unasked(model, situation)


def _unasked(model: TableReader, situation: now.Unasked) -> str:
    """Return what goes on where nobody is asked anything."""
    view, teller = model.shown, model.teller
    match situation:
        case now.GameOver():
            return ""
        case now.Watching() | now.Playback(looking=True):
            return tr("This game is open in another window: you can only look.")
        case now.OwnHand(decision, thinks):
            asked = awaited(decision, view, teller)
            return asked if thinks is None else _thinking(teller.name(thinks))
        case now.Waiting(decision):
            return awaited(decision, view, teller)
        case now.Thinking(seat):
            spared = model.session.decision
            if seat == view.seat and spared is not None and not situation.eyes.in_public:
                return question(spared, view, teller)  # it is told why, and not asked
            return _thinking(teller.name(seat))
        case now.Playback():
            return _told(model, situation.eyes)
        case _:
            assert_never(situation)


def _thinking(who: str) -> str:
    # NOTE: {who} is a computer player
    return tr("{who} is thinking", who=who)


def _undo_question(reason: Reason) -> str:
    if reason == "ended":
        return tr(
            "The result stands. Go back to just before the end and play on in a practice copy?"
        )
    return tr("That makes this a practice game, and the results will say so.")


def _told(model: TableReader, eyes: Viewpoint) -> str:
    """Return what goes on while the table tells what has happened.

    That another turn has begun is not said to whoever has come too early, and sees a hand.
    """
    looks = eyes.stand.why in ("follow", "look")
    if model.shown.round and not looks and eyes.holder not in (None, model.shown.leader):
        return ""
    if model.shown.ended:
        return ""  # the heading says it
    if model.shown.round > 0:
        return model.lines[-1].words if model.lines else ""
    if model.shown.setup == "draft":
        return tr("Everyone keeps one kid and passes the others on")
    return tr("The cards are being dealt")
