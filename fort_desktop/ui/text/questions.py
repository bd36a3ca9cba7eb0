"""Questions as sentences: what the asked person is to do, and what the others wait for."""

from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box, program
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.state import Play
from fort_desktop.rules.model.types import Suit
from fort_desktop.rules.obligations.counting import leader_suits
from fort_desktop.ui.i18n.i18n import N_, NN_, tr, trc, trp
from fort_desktop.ui.text.amounts import still_needed
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.text.names import with_suit
from fort_desktop.ui.text.sentences import Teller

_STAGES: Final = {
    "do_over": N_("Play a second kid with Do-Over?"),
    "declare": N_("Which suit is your coin?"),
    "rough": N_("Trash the leader's card with Rough Housing?"),
    "birthday": N_("Birthday Party: recruit one more kid from the Park? (2 of 2)"),
    "recruit": N_("Recruit one kid: it goes to your discard pile"),
}
_ONE_OF_TWO: Final = N_("Recruit one kid (1 of 2): it goes to your discard pile")
"""The recruit of a turn of whoever has the perk Birthday Party (PERK-1)."""
_MATCHING: Final = N_("Discard a matching card to follow?")
_QUESTIONS: Final = {
    "pick": N_("Keep one kid and pass the others on"),
    "play": N_("Play one of your kids, or skip"),
    "prepare": N_("Add kids, or use an action"),
    "use": N_("Use the other action too, or stop"),
    "choose": N_("Which suit counts?"),
    "copy": N_("Whose Pack will you copy?"),
    "take": N_("Which will you gain: pizza or toys?"),
    "pack": N_("Pack something from your Stuff"),
    "spend": N_("What will you spend?"),
    "convert": N_("What will you swap?"),
    "trash": N_("Trash a kid from your hand or discard pile"),
    "lookout": N_("Put a kid into your Lookout"),
    "recruit": N_("Recruit a kid"),
    "follow": _MATCHING,
    "keep": N_("Keep one made-up rule"),
    "perk": N_("Take a perk"),
    "recycle": N_("Take a kid into your hand with Recycling?"),
}
_BEFORE_ALL: Final = {
    # NOTE: what the player {who} is to do, read by all who share the screen
    "play": N_("{who}: play a kid, or skip"),
    "declare": N_("{who}: which suit is the coin?"),
    "recruit": N_("{who}: recruit one kid into the discard pile"),
}
"""Where all read it, by stage: of whom it is asked."""
_ONE_OF_TWO_BEFORE_ALL: Final = N_("{who}: recruit one kid (1 of 2) into the discard pile")
_FROM_YARD: Final = N_("Trash a kid in a rival's Yard")


def question(decision: Decision, view: View, teller: Teller, before_all: bool = False) -> str:
    """Return what the player who decides is to do, as a sentence.

    Args:
        before_all: several persons read it.
    """
    stage, kind = view.pending.stage, decision.kind
    first = stage == "recruit" and view.seats[decision.seat].perk == "birthday_party"
    if stage == "play" and not _offers(decision, mv.PlayKid):
        instead = _without_a_kid(decision, view, teller, before_all)
        if instead:
            return instead
    if before_all and stage in _BEFORE_ALL:
        message = _ONE_OF_TWO_BEFORE_ALL if first else _BEFORE_ALL[stage]
        return tr(message, who=teller.name(decision.seat))
    if first:
        return tr(_ONE_OF_TWO)
    if stage in _STAGES:
        return tr(_STAGES[stage])
    if stage == "pay":
        # NOTE: the fort is built to this level
        return tr("Pay for level {n}", n=view.seats[decision.seat].level + 1)
    if kind == "follow" and view.play is not None:
        return _follow_question(view, view.play, teller, _offers(decision, mv.Follow))
    if kind == "prepare" and not before_all and not _offers(decision, mv.Add, mv.Count):
        # Whether a hand holds what can be added is told only to its owner (INFO-2).
        # NOTE: no kid can be added to the played one
        return tr("Use one of its actions")
    if kind == "use" and not _offers(decision, mv.Done):
        # NOTE: the other action of the played kid is asked for, and the turn cannot go on without
        return tr("Use the other action too")
    yard = any(isinstance(move, mv.Trash) and move.source == "yard" for move in decision.moves)
    question = _FROM_YARD if yard else _QUESTIONS[kind]
    return tr(question)


def remark(view: View, teller: Teller) -> str:
    """Return what is said below the question: what is still to be paid, or which round it is."""
    if view.pending.stage == "pay" and view.pending.price is not None:
        return still_needed(view.pending.price)
    number, times = _round(view, teller)
    return tr("{n} of {all}", n=number, all=times) if times > 1 else ""


def _without_a_kid(decision: Decision, view: View, teller: Teller, before_all: bool) -> str:
    """Return the question for a player who can play no kid; "" if it must not be revealed.

    The contents of a hand are told only to its owner; an empty hand is open to all (INFO-2).
    """
    if not before_all and _offers(decision, mv.Diy):
        return tr("Build with DIY, or skip")
    if not before_all and _offers(decision, mv.Recycle):
        return tr("Take a kid with Recycling, or skip")
    if _offers(decision, mv.Diy, mv.Recycle):
        return ""
    empty = not view.seats[decision.seat].hand_count
    if empty and before_all:
        # NOTE: what the player {who} is to do, read by all who share the screen
        return tr("{who}: no kids left in hand, so skip", who=teller.name(decision.seat))
    if empty:
        return tr("You have no kids left in your hand: skip")
    return "" if before_all else tr("None of your kids can be played now: skip")


def _offers(decision: Decision, *kinds: type[mv.Move]) -> bool:
    """Return True if one of the answers is of one of these kinds."""
    return any(isinstance(move, kinds) for move in decision.moves)


def _round(view: View, teller: Teller) -> tuple[int, int]:
    """In which round of how many the running action is; 0 of 0 if none runs."""
    action, play = view.pending.action, view.play
    box = teller.catalog.kid[play.card].box(action.box) if action and play else None
    if box is None or action is None or box.count is None or view.pending.stage != "action":
        return 0, 0
    slots = program(box, action.times)
    return (slots[action.at].round + 1, action.times) if action.at < len(slots) else (0, 0)


# Following.

_DID: Final = {
    "pizza": NN_("{who} gains {n} pizza.", "{who} gains {n} pizza."),
    "toys": NN_("{who} gains {n} toy.", "{who} gains {n} toys."),
    "vp": NN_("{who} scores {n} point.", "{who} scores {n} points."),
}
"""What the leader has got out of the public action, where a number says it."""
_PLAYS: Final = N_("{who} plays {kid}.")
_TOO: Final = {
    # NOTE: {suit} stands behind "a card with", as "a shovel" or "a shovel or a book"
    "pizza": N_("Discard a card with {suit} to gain pizza too?"),
    "toys": N_("Discard a card with {suit} to gain toys too?"),
    "any": N_("Discard a card with {suit} to gain pizza or toys?"),
    "vp": N_("Discard a card with {suit} to score too?"),
    "pack": N_("Discard a card with {suit} to pack too?"),
    "lookout": N_("Discard a card with {suit} to put a kid into your Lookout?"),
    "trash": N_("Discard a card with {suit} to trash a kid too?"),
    "recruit": N_("Discard a card with {suit} to recruit too?"),
    "copy_pack": N_("Discard a card with {suit} to copy your own Pack?"),
    "fort": N_("Discard a card with {suit} to build too?"),
}
"""What a follower can do, by the one step of the public action."""
_TOO_MANY: Final = {
    "pizza": NN_(
        "Discard a card with {suit} to gain {n} pizza too?",
        "Discard a card with {suit} to gain {n} pizza too?",
    ),
    "toys": NN_(
        "Discard a card with {suit} to gain {n} toy too?",
        "Discard a card with {suit} to gain {n} toys too?",
    ),
    "any": NN_(
        "Discard a card with {suit} to gain {n} pizza or toy?",
        "Discard a card with {suit} to gain {n} pizza or toys?",
    ),
}
"""The same where nothing is counted, so that it is known how many come."""
_THE_SAME: Final = N_("Discard a card with {suit} to do the same?")


def _follow_question(view: View, play: Play, teller: Teller, able: bool) -> str:
    """Return what the leader has gained, and the suits with which others can gain it too.

    A player who is not `able` is asked as well, or everybody would know what they hold.
    """
    box = teller.catalog.kid[play.card].public
    suits = suits_words(view, teller)
    if box is None or not suits:
        return tr(_MATCHING)
    kind, who = gain_of(box, play), teller.name(view.leader)
    if not able:
        asked = tr("You cannot follow now.")
    elif box.count is None and kind in _TOO_MANY:
        asked = trp(_TOO_MANY[kind], box.loop[0].n, suit=suits)
    else:
        too = _TOO.get(kind, _THE_SAME)
        asked = tr(too, suit=suits)
    gained = _gained(box, play)
    if kind in _DID and gained:
        did = trp(_DID[kind], gained, who=who)
    else:
        did = tr(_PLAYS, who=who, kid=teller.kid(play.card))
    return together(did, asked)


def gain_of(box: Box, play: Play) -> str:
    """The one thing that a public action does: a resource, or the kind of its step; else ""."""
    if box.single is None and len(box.loop) > 1:
        return ""
    step = box.loop[0]
    if step.op != "gain":
        return "" if box.before or box.after else step.op
    white = play.took if step.what == "any" else None
    return white or str(step.what)


def _gained(box: Box, play: Play) -> int:
    """Return the amount that the leader has gained; 0 if that is unknown, or nothing.

    If a round brings several and room ran out, the amount does not follow from the rounds.
    """
    result = next((result for result in play.results if result.box == "public"), None)
    n = box.loop[0].n
    if result is None or (n > 1 and not result.full):
        return 0
    return result.done * n


def asked_suits(view: View, catalog: Catalog) -> tuple[Suit, ...]:
    """The suits of the played kid: with these it can be followed, and with a coin (FOLLOW-2)."""
    if view.play is None:
        return ()
    return tuple(leader_suits(catalog.kid[view.play.card], view.play.declared))


def suits_words(view: View, teller: Teller) -> str:
    """The suits with which the played kid can be followed; a coin always can too."""
    names = [with_suit(suit) for suit in asked_suits(view, teller.catalog)]
    if len(names) == 2:
        # NOTE: two suits, as "a shovel or a book"
        return trc("a card with", "{one} or {two}", one=names[0], two=names[1])
    return names[0] if names else ""


# Waiting.

_SOMETHING: Final = N_("{who} has something to decide.")
_AWAITED: Final = {
    "pick": N_("{who} keeps one kid and passes the others on."),
    "play": N_("It is {who}'s turn."),
    # NOTE: {who} is a player who decides whether to do the same action; {kid} is a nickname
    "follow": N_("{who} may follow this kid: {kid}"),
}


def awaited(decision: Decision, view: View, teller: Teller) -> str:
    """Return who has to decide what, for those who wait; public facts only."""
    kid = teller.kid(view.play.card) if view.play is not None else ""
    message = _AWAITED.get(decision.kind, _SOMETHING)
    return tr(message, who=teller.name(decision.seat), kid=kid)
