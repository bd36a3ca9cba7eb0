"""The words for each thing on the table: from its key to its explanation."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.intents import intents
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.explain import answers, board, course, middle, pads, places, rules, signs
from fort_desktop.ui.text.explain.explanation import Explanation, Known
from fort_desktop.ui.text.explain.kids import Where, explain_kid, explain_leaving, explain_taken
from fort_desktop.ui.text.explain.places import PlaceName

Explain = Callable[[Known, Any, Sequence[Move]], Explanation | None]


def explain(thing: Thing, known: Known) -> Explanation | None:
    """The words for a thing; None only for a sign that means nothing in the game."""
    return _WORDS[type(thing)](known, thing, moves_of(thing, known))


def moves_of(thing: Thing, known: Known) -> tuple[Move, ...]:
    """The legal moves that a click on a thing can mean."""
    if known.decision is None:
        return ()
    found = intents(known.decision)
    return tuple(intent.move for intent in found if intent.source == thing)


def _kid(where: Where) -> Explain:
    def told(known: Known, card: Any, moves: Sequence[Move]) -> Explanation:
        seat = getattr(card, "seat", -1)
        return explain_kid(known, known.catalog.kids[card.kid], where, seat, moves)

    return told


def _played(where: Where) -> Explain:
    """A card on the mat is the leader's."""

    def told(known: Known, card: th.Card, moves: Sequence[Move]) -> Explanation:
        return explain_kid(known, known.catalog.kids[card.kid], where, known.view.leader, moves)

    return told


def _of_seat(words: Callable[[Known, int], Explanation]) -> Explain:
    return lambda known, thing, moves: words(known, thing.seat)


def _own(words: Callable[[Known, int], Explanation]) -> Explain:
    return lambda known, thing, moves: words(known, known.view.seat)


def _alone(words: Callable[[Known], Explanation]) -> Explain:
    return lambda known, thing, moves: words(known)


def _place(name: PlaceName) -> Explain:
    return lambda known, thing, moves: places.explain_place(known, name)


_SPOTS: Final[dict[str, Explain]] = {
    "pizza": lambda known, spot, moves: board.explain_stuff(known, known.view.seat, "pizza"),
    "toys": lambda known, spot, moves: board.explain_stuff(known, known.view.seat, "toys"),
    "pack": _own(board.explain_pack),
    "lookout": _own(board.explain_lookout),
    "points": _own(board.explain_points),
    "fort": _own(board.explain_fort),
}
_NUMBERS: Final[dict[str, Explain]] = {
    "points": _of_seat(board.explain_points),
    "level": _of_seat(board.explain_fort),
    "hand": _of_seat(board.explain_hand),
    "deck": _of_seat(board.explain_deck),
    "pizza": lambda known, number, moves: board.explain_stuff(known, number.seat, "pizza"),
    "toys": lambda known, number, moves: board.explain_stuff(known, number.seat, "toys"),
    "pack": _of_seat(board.explain_pack),
    "lookout": _of_seat(board.explain_lookout),
}
_PARTS: Final[dict[th.PartName, Explain]] = {
    "log": _place("log"),
    "park": _alone(middle.explain_park),
    "perks": _alone(middle.explain_perks),
    "ends": _alone(course.explain_end),
    "play": _place("play"),
    "prompt": _place("prompt"),
    "board": _own(board.explain_player),
    "hand": _own(board.explain_hand),
    "deck": _own(board.explain_deck),
    "discard": _own(board.explain_pile),
    "lookout": _own(board.explain_lookout),
    "bag": _own(board.explain_pack),
    "supply": _place("supply"),
    "bin": _place("bin"),
    "count": _place("count"),
    "curtain": _place("curtain"),
}


def _log_line(known: Known, line: th.LogLine, moves: Sequence[Move]) -> Explanation:
    """The kid or perk that a line of the log tells of, or what the log is; and the line itself."""
    words = places.explain_place(known, "log")
    if not 0 < line.at <= len(known.events):
        return words
    event = known.events[line.at - 1]
    said = known.teller.tell(event) or ""
    perk, cards = getattr(event, "perk", None), _cards(event)
    card = cards[0] if len(cards) == 1 else HIDDEN
    if card in known.catalog.kid:
        words = explain_kid(known, known.catalog.kid[card], "log")
    elif perk is not None:
        words = middle.explain_perk(known, perk)
    return _with(words, now=said)


def _cards(event: Event) -> tuple[str, ...]:
    """The cards that an event is about."""
    card = getattr(event, "card", None)
    return (card,) if card is not None else tuple(getattr(event, "cards", ()))


def _with(words: Explanation, now: str) -> Explanation:
    how = tr("Click: show this moment.")
    return Explanation(words.title, words.kind, words.signs, words.parts, now, how, words.clause)


def _token(known: Known, token: th.StuffToken | th.StuffBox, moves: Sequence[Move]) -> Explanation:
    return board.explain_stuff(known, known.view.seat, token.resource, moves)


_WORDS: Final[dict[type[Thing], Explain]] = {
    th.Part: lambda known, part, moves: _PARTS[part.name](known, part, moves),
    th.HandCard: _kid("hand"),
    th.ParkCard: _kid("park"),
    th.LookoutCard: _kid("lookout"),
    th.OwnYardCard: _kid("yard"),
    th.PlayedCard: _played("played"),
    th.AddedCard: _played("added"),
    th.DiscardCard: _kid("discard"),
    th.PileCard: _kid("log"),
    th.YardCard: _kid("yard"),
    th.ParkDeck: lambda known, deck, moves: middle.explain_park_deck(known, moves),
    th.RivalPile: _of_seat(board.explain_pile),
    th.PickedCard: _kid("hand"),
    th.FriendCard: _kid("hand"),
    th.PileTab: _of_seat(board.explain_pile),
    th.RivalBoard: _of_seat(board.explain_player),
    th.StuffToken: _token,
    th.PackToken: lambda known, token, moves: board.explain_pack(known, known.view.seat, moves),
    th.SupplyToken: lambda known, token, moves: places.explain_token(token.resource),
    th.PerkSheet: lambda known, sheet, moves: middle.explain_perk(known, sheet.perk, moves),
    th.PerksButton: _alone(middle.explain_perks),
    th.ActionBox: lambda known, box, moves: answers.explain_box(known, box.box),
    th.Spot: lambda known, spot, moves: _SPOTS[spot.what](known, spot, moves),
    th.LevelSpot: lambda known, spot, moves: board.explain_level(known, spot.level),
    th.LevelCost: _alone(board.explain_cost),
    th.StuffBox: _token,
    th.MadeUpRule: _of_seat(rules.explain_rule_of),
    th.RuleCard: lambda known, card, moves: rules.explain_rule(known, card.rule, moves),
    th.PerkCard: lambda known, card, moves: middle.explain_perk(known, card.perk, moves),
    th.Worth: _own(board.explain_points),
    th.RuleStack: _alone(rules.explain_rule_stack),
    th.Sculpture: _alone(middle.explain_sculpture),
    th.MeterLine: lambda known, line, moves: course.explain_meter(known, line.what),
    th.PhaseChip: lambda known, chip, moves: course.explain_phase(known, chip.phase),
    th.Slots: lambda known, slots, moves: _NUMBERS[slots.what](known, slots, moves),
    th.Number: lambda known, number, moves: _NUMBERS[number.what](known, number, moves),
    th.WaitSwitch: _of_seat(places.explain_waiting),
    th.Yard: _of_seat(board.explain_yard),
    th.FenceTag: lambda known, tag, moves: explain_leaving(known.catalog.kids[tag.kid]),
    th.Taken: lambda known, notice, moves: explain_taken(
        known, known.catalog.kids[notice.kid], notice.seat, notice.trashed
    ),
    th.Sign: lambda known, sign, moves: signs.explain_sign(sign.name),
    th.Button: lambda known, button, moves: places.explain_button(known, button.name),
    th.SeatPad: _of_seat(pads.explain_pad),
    th.PadButton: lambda known, pad, moves: pads.explain_pad_answer(known, pad.seat, pad.answer),
    th.LogLine: _log_line,
    th.MoveButton: lambda known, button, moves: answers.explain_move(known, button.move),
    th.NoAnswer: lambda known, place, moves: answers.explain_refused(known, place.move),
}
"""By the kind of thing, what is said of it."""
