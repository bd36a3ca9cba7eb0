"""The strip below the table where several persons share it: a hand, the pads, or a curtain."""

from typing import Final, Literal, assert_never

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.session.hotseat import stand as hs
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.persons.controls import Part
from fort_desktop.ui.table.play_summary import Count
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import AnswerPads, LookingBack
from fort_desktop.ui.table.state import TypedPin
from fort_desktop.ui.table.viewmodels.strip import (
    ANSWERS,
    CurtainVM,
    EndSheet,
    EndVM,
    LeadersPlace,
    Pad,
    PadAnswer,
    PadsVM,
    Player,
    RuleLies,
    StripVM,
)
from fort_desktop.ui.text import shared as words
from fort_desktop.ui.text.lists import labelled, listed, together

Strip = Literal["hand", "pads", "curtain", "end"]
_TYPED: Final[dict[str, str]] = {}
"""What the keys at these places type on the keyboard that is used, as far as they were pressed."""
_KEYBOARDS: Final = {"cs": {"y": "z", "z": "y"}}
"""By language, what its usual keyboard types where a QWERTY keyboard types something else."""
Signs = tuple[str, str, str]
_BUTTONS: Final[Signs] = ("a", "y", "b")
_CROSS: Final[Signs] = ("down", "up", "right")


def strip_of(model: TableReader, view: View) -> Strip:
    """Return the kind of strip there; the hand also in public, where it is open to everyone."""
    situation = model.situation
    if isinstance(situation, LookingBack):
        return "hand"
    match situation.eyes.where:
        case "curtain":
            return "curtain"
        case "over":
            return "end" if situation.eyes.counts else "hand"
        case "private" | "glance":
            return "hand"
        case "public":
            covered = not view.own.hand or _round_runs(model, view)
            return "pads" if situation.eyes.shared and view.round and covered else "hand"
        case where:
            assert_never(where)


def _round_runs(model: TableReader, view: View) -> bool:
    """Return True if rivals answer the played card, on pads even if the hand is open."""
    return view.phase == "play" and view.play is not None and bool(model.answers)


def typed_at(place: str) -> str:
    """Return the label of the key at a place: as it was typed, or as is usual for the language."""
    usual = _KEYBOARDS.get(language(), {}).get(place, place)
    return key_words(_TYPED.get(place, usual))


def signs_of(part: Part) -> Signs:
    """Return the buttons for Follow, Look and No on somebody's part of a pad."""
    return _CROSS if part == "cross" else _BUTTONS


def learn(place: str, name: str) -> None:
    """A key at a place has typed a letter."""
    if len(name) == 1:
        _TYPED[place] = name


def strip_vm(model: TableReader, view: View) -> StripVM | None:
    """Return what lies where the hand would be, None for the hand."""
    what = strip_of(model, view)
    if what == "end":
        return StripVM(EndVM(end_sheets(model, view)))
    if what == "pads":
        return StripVM(PadsVM(pads_of(model, view), leader_of(model, view)))
    if what == "hand":
        return None
    told, entry = curtain_of(model, view), model.entry
    return StripVM(told if entry is None else entry_of(model, entry, told))


# The end.


def end_sheets(model: TableReader, view: View) -> tuple[EndSheet, ...]:
    """Return the points counted for each player, as far as rules lie face up."""
    counted, turned, found = model.hotseat.counted, model.hotseat.turned, []
    turns = model.situation.turns
    sculpture = any(score.macaroni for score in counted)
    most = max(score.total for score in counted)
    for score in counted:
        seat = score.seat
        parts = [("vp", score.track), ("fort", score.fort)]
        parts += [("sculpture", score.macaroni)] if sculpture else []
        asked = seat == turns
        lies: RuleLies = "up" if view.seats[seat].rule is not None else "none"
        if seat not in turned:
            lies = "turn" if asked and seat in model.session.persons else "down"
        rule = view.seats[seat].rule
        found.append(
            EndSheet(
                _player(model, view, seat),
                tuple(parts),
                score.total,
                lies,
                rule,
                score.rule,
                asked,
                typed_at(model.keys[seat][0]) if seat in model.keys else "",
                _sign(model, seat, 0),
                seat in view.winners,
                score.total == most,
                view.seats[seat].level,
            )
        )
    return tuple(found)


# The curtain.


def curtain_of(model: TableReader, view: View) -> CurtainVM:
    """Return the text and signs on the curtain that the screen waits behind."""
    stand, teller = model.stand, model.teller
    info = model.session.seats[stand.seat]
    news = [teller.taken_back(one) for one in model.session.untold(stand.seat)]
    task = words.curtain_words(stand.why, stand.seat, view)
    looks = model.keys[stand.seat][1]
    return CurtainVM(
        info.name,
        info.colour,
        info.player,
        model.faces[stand.seat],
        words.curtain_title(stand.why, stand.seat, view, teller),
        together(task, *news, words.excused_words(stand.seat in model.state.excused)),
        tr("Everyone else, look away now."),
        # NOTE: a button: {who} is a player's name, which cannot be declined
        tr("I am {who}", who=info.name),
        (key_words("enter"), key_words("space"), typed_at(looks)),
        _sign(model, stand.seat, 0, always=True),
    )


def entry_of(model: TableReader, entry: TypedPin, curtain: CurtainVM) -> CurtainVM:
    """Return the same while a PIN is typed, by whoever is asked for it."""
    info, others = model.session.seats[entry.seat], ""
    if entry.agreed is not None:
        left = [one for one in model.session.persons if one not in {entry.seat, *entry.agreed}]
        keys = {one: typed_at(model.keys[one][0]) for one in left}
        others = listed(labelled(model.teller.name(one), keys[one]) for one in left)
    return curtain._replace(
        name=info.name,
        colour=info.colour,
        player=info.player,
        kid=model.faces[entry.seat],
        title=words.entry_title(entry.seat, entry.agreed is not None, model.teller),
        words=words.entry_words(entry.wrong, entry.agreed is not None),
        aside=others or curtain.aside,
        typed=len(entry.digits),
    )


# The pads.


def pads_of(model: TableReader, view: View) -> tuple[Pad, ...]:
    """The pads of all but the leader, in turn order."""
    answering = {pad.seat: pad for pad in model.answers} if model.present else {}
    before = view.leader
    found = []
    for seat in view.order(view.seat)[1:]:
        pad = answering.get(seat)
        found.append(_idle(model, view, seat) if pad is None else _pad(model, view, pad, before))
        before = seat
    return tuple(found)


def _player(model: TableReader, view: View, seat: int) -> Player:
    info = model.session.seats[seat]
    player = "" if info.player == PERSON else info.player
    held, kid = view.seats[seat].hand_count, model.faces[seat]
    return Player(seat, info.name, info.colour, player, held, kid)


def _idle(model: TableReader, view: View, seat: int) -> Pad:
    """A pad on which nothing is answered now."""
    asked = model.asked == seat
    told = tr("chooses at the table") if asked else ""
    return Pad(_player(model, view, seat), asked=asked, told=told)


def _pad(model: TableReader, view: View, pad: hs.Pad, before: int) -> Pad:
    """A pad of the follow round."""
    player = _player(model, view, pad.seat)
    answers = _answers(model, pad) if pad.person else ()
    if pad.answer == "follows":
        acts = model.asked == pad.seat
        return Pad(player, acts, told=tr("follows"), sign="follow", answers=answers)
    if pad.answer == "declines":
        return Pad(player, told=tr("does not follow"), sign="cross", answers=answers)
    if pad.answer == "later" or not pad.person:
        later = words.waits_words(before, model.teller)
        told = later if pad.answer == "later" else tr("is answering")
        return Pad(player, told=told, asked=pad.answer == "asked", faint=True, answers=answers)
    counted, brings = words.one_symbol(view, model.session.catalog)
    offer = Count(counted, brings) if brings else None
    told = "" if offer is not None else tr("may do the same")
    total = words.sum_words(view, model.session.catalog, pad.seat)
    return Pad(player, True, tr("Your answer?"), told, offer=offer, sum=total, answers=answers)


def _answers(model: TableReader, pad: hs.Pad) -> tuple[PadAnswer, ...]:
    live = pad.follows, pad.looks, pad.declines
    keys = map(typed_at, model.keys[pad.seat])
    signs = [_sign(model, pad.seat, i) for i in range(len(ANSWERS))]
    return tuple(PadAnswer(*one) for one in zip(ANSWERS, live, keys, signs, strict=True))


def _sign(model: TableReader, seat: int, answer: int, always: bool = False) -> str:
    """Return the button that gives an answer on somebody's gamepad; "" without one.

    Only of whoever has used it, unless `always`.
    """
    person = model.persons.get(seat)
    if person is None or not person.controls.pad:
        return ""
    if not always and seat not in model.state.by_own_pad:
        return ""
    return signs_of(person.controls.part)[answer]


def leader_of(model: TableReader, view: View) -> LeadersPlace:
    """The place of the seat whose board is shown large."""
    who = model.teller.name(view.seat)
    opened = tuple(model.session.catalog.kid[card] for card in view.own.hand if card != HIDDEN)
    told = ""
    if view.phase == "play" and isinstance(model.situation, AnswerPads):
        # NOTE: {who} is the player whose turn it is
        told = tr("Covered. {who} recruits when everyone has answered.", who=who)
        if opened:
            # NOTE: {who} is the player whose turn it is, and whose cards lie open before all
            told = tr("Everyone can see this. {who} recruits when everyone has answered.", who=who)
    return LeadersPlace(_player(model, view, view.seat), told, opened)
