"""Answers that have a button: what a move is and does, told by what it is about."""

from collections.abc import Callable
from typing import Any, Final

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import HIDDEN, BoxName, Refusal
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.explain.board import explain_pack, explain_stuff
from fort_desktop.ui.text.explain.boxes import box_sentence
from fort_desktop.ui.text.explain.explanation import Explanation, Known, Paragraph, plain
from fort_desktop.ui.text.explain.hows import how_words
from fort_desktop.ui.text.explain.kids import HEADINGS, Where, explain_kid
from fort_desktop.ui.text.explain.middle import explain_park_deck, explain_perk
from fort_desktop.ui.text.explain.now import effect_words, refused_words
from fort_desktop.ui.text.explain.rules import explain_rule
from fort_desktop.ui.text.explain.signs import explain_sign
from fort_desktop.ui.text.names import RESOURCE_NAMES, kid_name
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.sentences import Labels


def explain_box(known: Known, box: BoxName) -> Explanation:
    """A box of the kid that is being played: what it does, and what it would bring now."""
    play = known.view.play
    kid = known.catalog.kid[play.card] if play is not None else None
    found = kid.box(box) if kid is not None else None
    if kid is None or found is None:
        words = plain(tr("There is no action here."))
        return Explanation(tr(HEADINGS[box]), parts=(words,), clause="COMP-3")
    use, clause = mv.Use(box), "PLAY-3"
    now, moves = _effect(known, use, box), (use,) if known.legal(use) else ()
    if known.moves and not moves:
        refusal = known.why_not(use)
        if refusal is not None:
            now, clause = refused_words(known, found, refusal), refusal.clause
    words = Paragraph(box, box_sentence(found), tr(HEADINGS[box]))
    return Explanation(kid_name(kid), "", kid.suits, (words,), now, how_words(moves), clause)


def _effect(known: Known, move: Move, name: BoxName) -> str:
    """Return the effect of a box of the played kid after a move of the viewer; "" if illegal."""
    play = known.view.play
    box = known.catalog.kid[play.card].box(name) if play is not None else None
    if box is None or known.foresee is None or not known.legal(move):
        return ""
    # NOTE: {words} is what an action brings now, as "3 shovels = 3 toys (1 + 3 = 4)"
    return tr("Now: {words}", words=effect_words(box, known.foresee(move), known.own))


# Buttons.


def explain_move(known: Known, move: Move) -> Explanation:
    """The button of a move."""
    return _ABOUT[type(move)](known, move)


def explain_refused(known: Known, move: Move) -> Explanation:
    """The place of an answer that cannot be given now: why."""
    if isinstance(move, mv.Use):
        return explain_box(known, move.box)
    refusal = known.why_not(move) if known.decision is not None else None
    refusal = refusal or Refusal("TURN-2")
    title, words = Labels(known.teller).of(move), _used(known, move) or reason(refusal, move)
    return Explanation(title, parts=(plain(words),), clause=refusal.clause)


def _used(known: Known, move: Move) -> str:
    """Return that a kid that is wanted for the played one has been taken already; "" if not."""
    play, own = known.view.play, known.own
    if play is None or not isinstance(move, mv.Add | mv.Count):
        return ""
    adds = isinstance(move, mv.Add)
    used = [card for card, _ in (play.added if adds else play.counted)]
    left = own.hand if adds else [card for card in own.lookout if card not in used]
    ids = [{known.catalog.kid[c].id for c in cards if c != HIDDEN} for cards in (used, left)]
    if move.kid not in ids[0] - ids[1]:
        return ""
    return tr("This kid has already been added.") if adds else tr("This kid is already counted.")


class _Words:
    """The button of a move that is about nothing that is on the table."""

    def __init__(self, words: str, clause: str) -> None:
        self.words = words
        self.clause = clause

    def __call__(self, known: Known, move: Move) -> Explanation:
        title = Labels(known.teller).among(move, known.moves)
        how = how_words((move,))
        return Explanation(title, parts=(plain(tr(self.words)),), how=how, clause=self.clause)


_PASSES: Final = {
    "follow": (
        N_("You keep your cards and do not follow. The game continues."),
        "FOLLOW-1",
    ),
    "recruit": (N_("You do not take a second kid."), "PERK-1"),
}


def _passing(known: Known, move: Move) -> Explanation:
    kind = known.decision.kind if known.decision is not None else "follow"
    words, clause = _PASSES["recruit" if kind == "recruit" else "follow"]
    return _Words(words, clause)(known, move)


def _about_kid(where: Where) -> Callable[[Known, Any], Explanation]:
    def told(known: Known, move: Any) -> Explanation:
        return explain_kid(known, known.catalog.kids[move.kid], where, -1, (move,))

    return told


_LYING: Final[dict[str, Where]] = {
    "hand": "hand",
    "discard": "discard",
    "park": "park",
    "yard": "yard",
}


def _from_anywhere(known: Known, move: mv.Recruit | mv.ToLookout | mv.Trash) -> Explanation:
    if move.source == "deck":
        return explain_park_deck(known, (move,))
    kid = known.catalog.kids[move.kid]
    return explain_kid(known, kid, _LYING[move.source], move.rival, (move,))


def _about_suit(known: Known, move: mv.Declare | mv.Choose) -> Explanation:
    found = explain_sign(move.suit)
    how = how_words((move,))
    title, parts = (found.title, found.parts) if found is not None else ("", ())
    return Explanation(title, "", (move.suit,), parts, "", how, _SUIT_CLAUSES[type(move)])


_SUIT_CLAUSES: Final[dict[type[Move], str]] = {mv.Declare: "PLAY-13", mv.Choose: "ACT-17"}


def _about_token(known: Known, move: mv.Pack | mv.Spend | mv.Convert) -> Explanation:
    place = move.place if isinstance(move, mv.Spend | mv.Convert) else "stuff"
    if place == "pack":
        return explain_pack(known, known.view.seat, (move,))
    return explain_stuff(known, known.view.seat, move.resource, (move,))


def _taking(known: Known, move: mv.Take) -> Explanation:
    words, action = (
        plain(tr("Everything you gain from this action is of this kind.")),
        known.view.pending.action,
    )
    return Explanation(
        tr(RESOURCE_NAMES[move.resource]),
        signs=(move.resource,),
        parts=(words,),
        now=_effect(known, move, action.box) if action is not None else "",
        how=how_words((move,)),
        clause="R-11",
    )


def _perk_of(perk: str) -> Callable[[Known, Any], Explanation]:
    return lambda known, move: explain_perk(known, perk, (move,))


_ABOUT: Final[dict[type[Move], Callable[[Known, Any], Explanation]]] = {
    mv.Pick: _about_kid("log"),
    mv.PlayKid: _about_kid("hand"),
    mv.Declare: _about_suit,
    mv.Add: _about_kid("hand"),
    mv.Count: _about_kid("lookout"),
    mv.Use: lambda known, move: explain_box(known, move.box),
    mv.Choose: _about_suit,
    mv.CopyPack: lambda known, move: explain_pack(known, move.seat, (move,)),
    mv.Take: _taking,
    mv.Pack: _about_token,
    mv.Spend: _about_token,
    mv.Convert: _about_token,
    mv.Trash: _from_anywhere,
    mv.ToLookout: _from_anywhere,
    mv.Recruit: _from_anywhere,
    mv.Follow: lambda known, move: explain_kid(
        known, known.catalog.kids[move.kids[0]], "hand", -1, (move,)
    ),
    mv.Keep: lambda known, move: explain_rule(known, move.rule, (move,)),
    mv.TakePerk: lambda known, move: explain_perk(known, move.perk, (move,)),
    mv.Recycle: _about_kid("discard"),
    mv.Skip: _Words(N_("You play no kid this turn. You still recruit one."), "PLAY-1"),
    mv.Diy: _perk_of("diy"),
    mv.DoOver: _perk_of("do_over"),
    mv.Done: _Words(N_("You leave it at that, and the turn continues."), "PLAY-11"),
    mv.Stop: _Words(N_("What you have done counts. The rest of the action is skipped."), "R-3"),
    mv.Pass: _passing,
    mv.Rough: _perk_of("rough_housing"),
}
"""By the kind of move, what its button is about."""
