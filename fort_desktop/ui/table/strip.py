"""The strip below the table where several persons share it: a hand, the pads, or a cloth."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, assert_never

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.hotseat import stand as hs
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.table.laid import Panels
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.pads import end_strip, strip_places, strip_room
from fort_desktop.ui.table.own_pads import signs_of
from fort_desktop.ui.table.panels.curtain import cloth_node
from fort_desktop.ui.table.panels.ending import end_node
from fort_desktop.ui.table.panels.pads import leader_node, pad_node
from fort_desktop.ui.table.played import Count
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import AnswerPads, LookingBack
from fort_desktop.ui.table.viewmodels.strip import (
    ANSWERS,
    Answer,
    Cloth,
    EndSheet,
    Keypad,
    LeadersPlace,
    Pad,
    PadAnswer,
    Player,
    RuleLies,
)
from fort_desktop.ui.table.viewpoint import Entry
from fort_desktop.ui.text import shared as words
from fort_desktop.ui.text.lists import labelled, listed, together
from fort_desktop.ui.text.names import RULE_NAMES

Strip = Literal["hand", "pads", "cloth", "end"]
STRIP: Final = "strip"
_Z: Final = 850.0
"""Above all panels, below what lies loose on them."""
_TYPED: Final[dict[str, str]] = {}
"""What the keys at these places type on the keyboard that is used, as far as they were pressed."""
_GERMAN: Final = {"y": "z", "z": "y"}
"""Keyboards of some languages have these two the other way round."""


class Presses(NamedTuple):
    """The actions of what is pressed on the strip.

    Attributes:
        give: called with a seat and its answer; lift: lifts the cloth.
        digit: called with a digit of a PIN; erase: takes the last one back.
        turn: called with the seat whose made-up rule is turned over at the end.
    """

    give: Callable[[int, Answer], None]
    lift: Callable[[], None]
    digit: Callable[[str], None]
    erase: Callable[[], None]
    turn: Callable[[int], None]


UNPRESSED: Final = Presses(
    lambda seat, answer: None, lambda: None, lambda digit: None, lambda: None, lambda seat: None
)
"""For a table that nobody can press."""


def strip_of(model: TableReader, view: View) -> Strip:
    """Return the kind of strip there; the hand also in public, where it lies open before all."""
    situation = model.situation
    if isinstance(situation, LookingBack):
        return "hand"
    match situation.eyes.where:
        case "curtain":
            return "cloth"
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
    """Return True if rivals answer the played card, on pads even if the hand lies open."""
    return view.phase == "play" and view.play is not None and bool(model.answers)


def keys_of(model: TableReader) -> dict[int, tuple[str, str, str]]:
    """The own keys of each person, by seat: Follow, Look, No."""
    return model.keys


def typed_at(place: str) -> str:
    """Return the label of the key at a place: as it was typed, or as is usual for the language."""
    usual = _GERMAN.get(place, place) if language() == "cs" else place
    return key_words(_TYPED.get(place, usual))


def learn(place: str, name: str) -> None:
    """A key at a place has typed a letter."""
    if len(name) == 1:
        _TYPED[place] = name


def lay_strip(
    panels: Panels,
    model: TableReader,
    view: View,
    frame: Frame,
    dusk: float,
    presses: Presses,
) -> None:
    """Lay pads or cloth, if any of them lies there."""
    what, unit = strip_of(model, view), frame.unit
    if what == "hand":
        return
    at = strip_places(frame, len(view.seats) - 1)
    look = frame.unit, frame.sheet, dusk
    if what == "cloth":
        told, entry = cloth_of(model, view), model.entry
        if entry is not None:
            pad = Keypad(len(entry.digits), presses.digit, presses.erase)
            told = entry_of(model, entry, told)._replace(pad=pad)
        area = _pixels(at.room, unit)
        panels.lay(
            STRIP, (look, told), lambda to: cloth_node(to, area, unit, told, presses.lift), _Z
        )
        return
    if what == "end":
        lay_end(panels, model, view, frame, dusk, presses.turn)
        return
    pads, leader = pads_of(model, view), leader_of(model, view)

    def build(holder: Node) -> None:
        for pad, place in zip(pads, at.pads, strict=True):
            pad_node(holder, _pixels(place, unit), unit, pad, presses.give, dusk)
        leader_node(holder, _pixels(at.leader, unit), unit, leader, dusk)

    panels.lay(STRIP, (look, pads, leader), build, _Z)


def _pixels(box: Box, unit: float) -> Box:
    return Box(*(side * unit for side in box))


# The end.


def lay_end(
    panels: Panels,
    model: TableReader,
    view: View,
    frame: Frame,
    dusk: float,
    turn: Callable[[int], None],
) -> None:
    """Lay a sheet for each player, in the order in which they sit."""
    sheets, unit = end_sheets(model, view), frame.unit
    places = end_strip(strip_room(frame), len(sheets))

    def build(holder: Node) -> None:
        for sheet, place in zip(sheets, places, strict=True):
            end_node(holder, _pixels(place, unit), unit, sheet, turn, dusk)

    panels.lay(STRIP, (unit, frame.sheet, dusk, sheets), build, _Z)


def end_sheets(model: TableReader, view: View) -> tuple[EndSheet, ...]:
    """Return the points counted for each player, as far as rules lie face up."""
    counted, turned, found = model.hotseat.counted, model.hotseat.turned, []
    turns = model.situation.turns
    sculpture = any(score.macaroni for score in counted)
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
                tr(RULE_NAMES[rule]) if rule is not None else "",
                score.rule,
                asked,
                typed_at(keys_of(model)[seat][0]) if seat in keys_of(model) else "",
                _sign(model, seat, 0),
                seat in view.winners,
            )
        )
    return tuple(found)


# The cloth.


def cloth_of(model: TableReader, view: View) -> Cloth:
    """Return the text and signs on the curtain that the screen waits behind."""
    stand, teller, n = model.stand, model.teller, len(view.seats)
    info = model.session.seats[stand.seat]
    order = [(stand.seat + i) % n for i in range(n)]
    scores = tuple((view.seats[seat].colour, view.seats[seat].points) for seat in order)
    news = [teller.taken_back(one) for one in model.session.untold(stand.seat)]
    task = words.cloth_words(stand.why, stand.seat, view)
    looks = keys_of(model)[stand.seat][1]
    return Cloth(
        info.name,
        info.colour,
        info.player,
        model.faces[stand.seat],
        words.cloth_title(stand.why, stand.seat, view, teller),
        together(task, *news, words.excused_words(stand.seat in model.state.excused)),
        tr("The others look away now."),
        () if stand.small else scores,
        # NOTE: a button: {who} is a player's name, which cannot be declined
        tr("I am {who}", who=info.name),
        (key_words("enter"), key_words("space"), typed_at(looks)),
        _sign(model, stand.seat, 0, always=True),
        key_words("escape"),
    )


def entry_of(model: TableReader, entry: Entry, cloth: Cloth) -> Cloth:
    """The same while a PIN is typed, by whoever is asked for it."""
    info, others = model.session.seats[entry.seat], ""
    if entry.agreed is not None:
        left = [one for one in model.session.persons if one not in {entry.seat, *entry.agreed}]
        keys = {one: typed_at(keys_of(model)[one][0]) for one in left}
        others = listed(labelled(model.teller.name(one), keys[one]) for one in left)
    return cloth._replace(
        name=info.name,
        colour=info.colour,
        player=info.player,
        kid=model.faces[entry.seat],
        title=words.entry_title(entry.seat, entry.agreed is not None, model.teller),
        words=words.entry_words(entry.wrong, entry.agreed is not None),
        aside=others or cloth.aside,
        scores=(),
    )


# The pads.


def pads_of(model: TableReader, view: View) -> tuple[Pad, ...]:
    """The pads of all but the leader, in turn order."""
    n = len(view.seats)
    answering = {pad.seat: pad for pad in model.answers} if model.present else {}
    before = view.leader
    found = []
    for seat in [(view.seat + i) % n for i in range(1, n)]:
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
        told = later if pad.answer == "later" else tr("is asked now")
        return Pad(player, told=told, asked=pad.answer == "asked", faint=True, answers=answers)
    counted, brings = words.one_symbol(view, model.session.catalog)
    offer = Count(counted, brings) if brings else None
    told = "" if offer is not None else tr("may do the same")
    total = words.sum_words(view, model.session.catalog, pad.seat)
    return Pad(player, True, tr("Your answer?"), told, offer=offer, sum=total, answers=answers)


def _answers(model: TableReader, pad: hs.Pad) -> tuple[PadAnswer, ...]:
    live = pad.follows, pad.looks, pad.declines
    keys = map(typed_at, keys_of(model)[pad.seat])
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
    """The place of whoever's board lies at the own place."""
    who = model.teller.name(view.seat)
    opened = tuple(model.session.catalog.kid[card] for card in view.own.hand if card != HIDDEN)
    told = ""
    if view.phase == "play" and isinstance(model.situation, AnswerPads):
        # NOTE: {who} is the player whose turn it is
        told = tr("Covered. {who} recruits when all have answered.", who=who)
        if opened:
            # NOTE: {who} is the player whose turn it is, and whose cards lie open before all
            told = tr("Open to all. {who} recruits when all have answered.", who=who)
    return LeadersPlace(_player(model, view, view.seat), told, opened)
