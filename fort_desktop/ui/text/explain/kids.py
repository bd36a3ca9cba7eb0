"""A kid, wherever it lies: its actions in sentences, and what it means there now."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from fort_desktop.rules.knowledge.preview import Change, Foreseen
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import BOXES, SUITS
from fort_desktop.ui.i18n.i18n import N_, tr, trn
from fort_desktop.ui.text.explain.boxes import box_sentence, followed_sentence
from fort_desktop.ui.text.explain.explanation import Explanation, Known, Paragraph, plain
from fort_desktop.ui.text.explain.hows import how_words
from fort_desktop.ui.text.explain.now import effect_words, play_now
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.names import kid_name, kid_suits
from fort_desktop.ui.text.refusals import reason

Where = Literal["hand", "park", "yard", "lookout", "played", "added", "discard", "log"]
"""Where a kid lies; `yard` and `discard` are anybody's, `log` is nowhere but in words."""

HEADINGS: Final = {
    "public": N_("Public: others may follow"),
    "private": N_("Private: only you"),
}
_CLAUSES: Final[dict[Where, str]] = {
    "hand": "PLAY-1",
    "park": "RECRUIT-1",
    "yard": "DISCARD-2",
    "lookout": "COMP-9",
    "played": "PLAY-3",
    "added": "PLAY-4",
    "discard": "DISCARD-3",
    "log": "COMP-3",
}
_PLACES: Final[dict[Where, tuple[str, str]]] = {
    "yard": (
        N_("It is in your Yard: rivals may take it until your next turn begins."),
        # NOTE: it is a kid; {who} is a player's name, which cannot be declined
        N_("It is in {who}'s Yard. You may take it when you recruit."),
    ),
    "lookout": (
        N_("It watches from your Lookout until the end of the game. You can count its symbols."),
        # NOTE: it is a kid; {who} is a player's name, which cannot be declined
        N_("It watches from {who}'s Lookout until the end of the game."),
    ),
    "discard": (
        N_("It is in your discard pile. When your deck is empty, the pile becomes the deck."),
        # NOTE: it is a kid; {who} is a player's name, which cannot be declined
        N_("It is in {who}'s discard pile."),
    ),
    "added": (
        N_("It is added: its symbols count too, but its own actions do not."),
        N_("It is added: its symbols count too, but its own actions do not."),
    ),
}
"""What lying there means, for the viewer and for a rival."""


def explain_kid(
    known: Known, kid: Kid, where: Where, seat: int = -1, moves: Sequence[Move] = ()
) -> Explanation:
    """A kid that lies somewhere.

    Args:
        seat: whose place it is, -1 for the viewer's own.
        moves: the legal moves for which it stands there.
    """
    owner = seat if seat >= 0 else known.view.seat
    place = _PLACES.get(where)
    words = known.said(owner, *place) if place is not None else ""
    found = (plain(words),) if words else ()
    now, clause = _now(known, kid, where, owner, moves)
    return Explanation(
        kid_name(kid),
        kid_suits(kid),
        kid.suits,
        (*(_follow_parts(known, moves) or kid_parts(kid)), *found),
        now,
        how_words(moves),
        clause or _CLAUSES[where],
    )


def _follow_parts(known: Known, moves: Sequence[Move]) -> tuple[Paragraph, ...]:
    """Return the public action that a follower uses instead of the kid's own actions.

    It is empty unless the viewer can follow with the kid now.
    """
    play, box = known.view.play, followed_box(known)
    follows = bool(moves) and isinstance(moves[0], mv.Follow) and known.legal(moves[0])
    if not follows or play is None or box is None:
        return ()
    # NOTE: a title: the public action of the kid {kid}; its words stand below it
    title = tr("Public action: {kid}", kid=kid_name(known.catalog.kid[play.card]))
    return (
        plain(tr("You discard this kid without using its actions. Instead you use this one:")),
        Paragraph("public", followed_sentence(box, play.took), title),
    )


def kid_parts(kid: Kid) -> tuple[Paragraph, ...]:
    """The actions of a kid, each in its paragraph, and what its symbols are good for."""
    parts = [
        Paragraph(name, box_sentence(box), tr(HEADINGS[name]))
        for name in BOXES
        if (box := kid.box(name)) is not None
    ]
    if not parts:
        parts.append(plain(_without_action(kid)))
    elif kid.coin:
        parts.append(plain(tr("Its coin stands for any suit you name.")))
    if kid.best_friend is not None:
        parts.append(plain(tr("A Best Friend: it never goes to the Yard.")))
    return tuple(parts)


def _without_action(kid: Kid) -> str:
    """Return the use of a kid that has no action and cannot be played (PLAY-2)."""
    # NOTE: it is a kid; {suit} as "shovel" or "2 x shovel"
    return tr(
        "It has no action. Add it to another kid, and its suit counts there: {suit}. "
        "Or discard it to follow.",
        suit=kid_suits(kid),
    )


# What it means now.


def _now(
    known: Known, kid: Kid, where: Where, owner: int, moves: Sequence[Move]
) -> tuple[str, str]:
    """Return what a kid means now, and its clause if that is not the one of the kid's place."""
    if known.view.ended or where == "log":
        return "", ""
    if moves and known.legal(moves[0]):
        kind = type(moves[0])
        telling = _LEGAL.get(kind)
        words = telling(known, kid, moves[0]) if telling is not None else ""
        return words, _MOVE_CLAUSES.get(kind, "")
    if where == "hand":
        return _idle_hand(known, kid)
    if where in ("park", "yard"):
        return _not_to_recruit(known, kid, where, owner)
    return "", ""


def _adding(known: Known, kid: Kid, move: Move) -> str:
    """Return what the actions of the played kid bring if this kid is counted too, in lines."""
    play = known.view.play
    if known.after is None or known.foresee is None or play is None:
        return ""
    lines, more = [], False
    for name, box in known.catalog.boxes[known.catalog.kid[play.card]]:
        use = mv.Use(name)
        told = known.after(move, use)
        if told is not None and box.counts_suits:
            more |= not known.legal(use) or _brings(known.foresee(use)) != _brings(told)
            effect = effect_words(box, told, known.own)
            # NOTE: {kid} is a nickname, {words} what the action brings with it: 3 toys
            lines.append(tr("With {kid}: {words}", kid=kid_name(kid), words=effect))
    if lines and not more:
        # NOTE: {kid} is a nickname: it can be added, but nothing more comes of it
        return tr("With {kid}: no more than without", kid=kid_name(kid))
    return in_lines(lines)


def _brings(told: Foreseen) -> set[Change]:
    """Return the ways in which the numbers of a board can change."""
    return {ending.change for ending in told.endings}


def _following(known: Known, kid: Kid, move: Move) -> str:
    box = followed_box(known)
    if known.foresee is None or box is None:
        return ""
    return tr("Now: {words}", words=effect_words(box, known.foresee(move), known.own))


def followed_box(known: Known) -> Box | None:
    """The public action that can be followed; None if no kid is being played."""
    play = known.view.play
    return known.catalog.kid[play.card].public if play is not None else None


_LEGAL: Final[dict[type[Move], Callable[[Known, Kid, Move], str]]] = {
    mv.PlayKid: lambda known, kid, move: play_now(known, kid),
    mv.Add: _adding,
    mv.Count: _adding,
    mv.Follow: _following,
    mv.Pick: lambda known, kid, move: tr("If you keep it, it goes into your deck."),
    mv.Recruit: lambda known, kid, move: tr("If you take it, it goes to your discard pile."),
    mv.Trash: lambda known, kid, move: tr("If you trash it, it leaves the game for good."),
    mv.Recycle: lambda known, kid, move: tr(
        "If you take it into your hand, you use up the Recycling perk."
    ),
    mv.ToLookout: lambda known, kid, move: trn(
        "In your Lookout it stays to the end. You have room for {n} kid.",
        "In your Lookout it stays to the end. You have room for {n} kids.",
        known.own.lookout_limit - len(known.own.lookout),
    ),
}
"""What a kid means that is one of the answers, by the kind of move."""
_MOVE_CLAUSES: Final[dict[type[Move], str]] = {
    mv.Pick: "SETUP-7",
    mv.Add: "PLAY-4",
    mv.Count: "PLAY-5",
    mv.Follow: "FOLLOW-2",
    mv.Trash: "ACT-4",
    mv.ToLookout: "ACT-3",
    mv.Recycle: "PERK-6",
}
"""Where it stands, if that is not about the place of the kid."""


def _idle_hand(known: Known, kid: Kid) -> tuple[str, str]:
    """Return why a kid in the hand cannot be used now, or what happens to it, with the clause."""
    if known.decision is None:
        return _wait(known), ""
    if known.decision.kind == "recruit":
        return leaving_words(kid), "DISCARD-2"
    meant = _MEANT.get(known.decision.kind)
    refusal = known.why_not(mv.PlayKid(kid.id) if meant is None else meant(known, kid))
    return (reason(refusal), refusal.clause) if refusal is not None else ("", "")


def _add(known: Known, kid: Kid) -> Move:
    """The kid added; its coin as the suit that the played kid counts."""
    if not kid.coin:
        return mv.Add(kid.id)
    play = known.view.play
    boxes = known.catalog.boxes[known.catalog.kid[play.card]] if play is not None else ()
    counted = {box.count for _, box in boxes}
    return mv.Add(kid.id, next((suit for suit in SUITS if suit in counted), SUITS[0]))


_MEANT: Final[dict[str, Callable[[Known, Kid], Move]]] = {
    "prepare": _add,
    "use": _add,
    "follow": lambda known, kid: mv.Follow((kid.id,)),
    "lookout": lambda known, kid: mv.ToLookout(kid.id),
}
"""What a person seems to want of a kid in the hand, by the kind of the open question."""


def leaving_words(kid: Kid) -> str:
    """Return where a kid goes that is still in the hand at the end of the turn."""
    if kid.best_friend is not None:
        return tr("At the end of your turn it goes to your discard pile, where it is safe.")
    return tr("At the end of your turn it goes to your Yard, where rivals may take it.")


def _wait(known: Known) -> str:
    """Return whose turn it is, while the viewer has no decision to make."""
    if known.view.round == 0 or known.mine(known.view.leader):
        return ""
    return tr("It is {who}'s turn.", who=known.teller.name(known.view.leader))


def _not_to_recruit(known: Known, kid: Kid, where: Where, owner: int) -> tuple[str, str]:
    """Return why a kid in the Park or in a Yard cannot be taken now, with the clause."""
    view = known.view
    if where == "yard" and known.mine(owner):
        return tr("You cannot take kids from your own Yard."), "FOLLOW-9"
    if not known.mine(view.leader):
        return tr("You recruit one kid on each of your own turns."), "RECRUIT-1"
    if known.decision is not None and known.decision.kind == "recruit":
        yard = mv.Recruit(kid.id, "yard", owner)
        refusal = known.why_not(yard if where == "yard" else mv.Recruit(kid.id, "park"))
        return (reason(refusal), refusal.clause) if refusal is not None else ("", "")
    if view.phase == "play":
        return tr("You recruit one kid after you play."), "RECRUIT-1"
    return "", ""


# Marks and notices about a kid.


def explain_leaving(kid: Kid) -> Explanation:
    """The mark on a kid in the hand that will go to the Yard."""
    return Explanation(
        tr("Goes to your Yard"),
        kid_name(kid),
        ("recruit",),
        (plain(leaving_words(kid), tr("It comes back to you in your next Cleanup.")),),
        clause="DISCARD-2",
    )


def explain_taken(known: Known, kid: Kid, seat: int, trashed: bool) -> Explanation:
    """The notice that a rival has recruited a kid from the viewer's Yard, or has trashed it."""
    who, name = known.teller.name(seat), kid_name(kid)
    if trashed:
        # NOTE: {who} is a rival, {kid} a nickname
        words = tr("{who} trashes {kid} in your Yard. The card leaves the game.", who=who, kid=name)
        # NOTE: a title: a rival has trashed the kid {kid} in your Yard
        title, clause = tr("{kid} was trashed", kid=name), "ACT-11"
    else:
        # NOTE: {who} is a rival, {kid} a nickname
        words = tr(
            "{who} recruits {kid} from your Yard. Rivals may take the kids there.",
            who=who,
            kid=name,
        )
        # NOTE: a title: a rival has recruited the kid {kid} from your Yard
        title, clause = tr("{kid} was taken", kid=name), "RECRUIT-3"
    safe = tr("Kids that you play or add go to your discard pile, where nobody can take them.")
    return Explanation(
        title,
        kid_suits(kid),
        kid.suits,
        (*kid_parts(kid), plain(words, safe)),
        how=tr("Click: close this notice."),
        clause=clause,
    )
