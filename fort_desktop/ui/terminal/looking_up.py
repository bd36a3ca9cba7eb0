"""Looking up a word: in the rules, and as a move or a kid at this moment."""

import re
from collections.abc import Iterator
from typing import Final

from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.moves import Move, parse_move
from fort_desktop.rules.model.types import HIDDEN, PERKS, RULES, Cards, RuleError
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.terminal.spoken import explained
from fort_desktop.ui.terminal.typed import LEAST, begins, words_of
from fort_desktop.ui.text.explain import board, middle
from fort_desktop.ui.text.explain.answers import explain_move, explain_refused
from fort_desktop.ui.text.explain.explanation import Explanation, Known
from fort_desktop.ui.text.explain.kids import Where, explain_kid
from fort_desktop.ui.text.explain.signs import explain_sign
from fort_desktop.ui.text.lists import labelled, listed
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.rules.book import BOOK
from fort_desktop.ui.text.rules.page import Passage, Signs
from fort_desktop.ui.text.rules.search import Hit, find, folded


def looked_up(word: str, known: Known) -> list[str]:
    """Return what the rules say of a word: the nearest place, and what else has it."""
    wanted = folded(word)
    things = [one for one in _things(known) if folded(one.title).startswith(wanted)]
    found = find(word, known.catalog.kids.values())
    named = [hit for hit in found if folded(hit.name) == wanted]
    found = named + [hit for hit in found if hit not in named and not _CLAUSE.match(hit.name)]
    if not found and not things:
        return [tr("The rules say nothing about '{word}'.", word=word)]
    told = named or found[: 1 if not things else 0]
    if things:
        # What the thing itself is comes first, and the sign of it would say the same again.
        told = [hit for hit in told if hit.spot is None or not hit.spot.sign]
    names = dict.fromkeys(hit.name for hit in found if hit not in told)
    # NOTE: {names} is a list of titles in the rules
    more = [tr("See also: {names}", names=listed(names))] if names else []
    first = [line for one in things[:1] for line in explained(one)]
    return [*first, *(line for hit in told for line in _told(hit, known)), *more]


def _things(known: Known) -> Iterator[Explanation]:
    """Yield what there is on the table, as it is explained there."""
    seat = known.view.seat
    of_seat = (
        board.explain_yard,
        board.explain_lookout,
        board.explain_pack,
        board.explain_fort,
        board.explain_points,
        board.explain_hand,
        board.explain_deck,
        board.explain_pile,
    )
    yield from (explain(known, seat) for explain in of_seat)
    yield from (middle.explain_park(known), middle.explain_park_deck(known))
    yield from (middle.explain_perks(known), middle.explain_sculpture(known))


_CLAUSE: Final = re.compile(r"[A-Z]+-\d+$")
"""The number of a rule, which says nothing to whoever has not asked for it."""


def _told(hit: Hit, known: Known) -> Iterator[str]:
    if hit.spot is None:
        yield from explained(explain_kid(known, known.catalog.kids[hit.kid], "log"))
        return
    page = BOOK[hit.spot.page]
    blocks = page.blocks if hit.spot.block < 0 else (page.blocks[hit.spot.block],)
    for block in blocks:
        if isinstance(block, Passage):
            words = tr(block.words)
            yield labelled(tr(block.title), words) if block.title else words
        elif isinstance(block, Signs):
            told = explain_sign(hit.spot.sign)
            yield from explained(told) if told is not None else ()


def notation_of(line: str, catalog: Catalog, seats: int) -> Move | None:
    """Return the move that a line is in the notation, legal or not; None if it is none.

    What it names must exist: a move of nobody's kid could neither be explained nor refused.
    """
    try:
        move = parse_move(line.casefold())
    except RuleError:
        return None
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    kids = (fields.get("kid"), *fields.get("kids", ()))
    there = (
        all(kid in catalog.kids for kid in kids if kid)
        and fields.get("rule") in (None, *RULES)
        and fields.get("perk") in (None, *PERKS)
        and max(fields.get("rival", 0), fields.get("seat", 0)) < seats
    )
    return move if there else None


def why_words(move: Move, known: Known) -> list[str]:
    """Return what a move is and does now, or the clause and the reason that forbid it."""
    told = explain_move(known, move) if known.legal(move) else explain_refused(known, move)
    return _with_clause(told)


def about_kid(line: str, known: Known, hand: Cards, begun: bool = False) -> list[str]:
    """Return what there is to know about a named kid: where it is, and what it is good for now.

    It is [] unless the line ends with a kid's name; what is wanted of it may come first.

    Args:
        begun: the beginning of a name is enough, if no other kid's begins like that.
    """
    typed = words_of(line)
    ends = [typed[at:] for at in range(len(typed))]
    kids = known.catalog.kids.values()
    kid = next((k for k in kids if words_of(k.id) in ends or words_of(kid_name(k)) in ends), None)
    if kid is None and begun and len("".join(typed)) >= LEAST:
        several = [k for k in kids if begins(typed, words_of(kid_name(k)))]
        kid = several[0] if len(several) == 1 else None
    if kid is None:
        return []
    where, seat = _place_of(kid, known, hand)
    return _with_clause(explain_kid(known, kid, where, seat))


def _with_clause(told: Explanation) -> list[str]:
    # NOTE: {clause} is the number of a rule, as "FOLLOW-2"
    rule = [tr("Rule {clause}", clause=told.clause)] if told.clause else []
    return [*explained(told), *rule]


def _place_of(kid: Kid, known: Known, hand: Cards) -> tuple[Where, int]:
    """Return where a kid lies that is seen, the nearest place first; "log" for nowhere."""
    view, play = known.view, known.view.play
    places: list[tuple[Where, int, Cards]] = [("hand", -1, hand)]
    if play is not None:
        added = tuple(card for card, _ in play.added)
        places += [("played", view.leader, (play.card,)), ("added", view.leader, added)]
    places.append(("park", -1, view.park))
    for seat in view.seats:
        places += [("yard", seat.seat, seat.yard), ("lookout", seat.seat, seat.lookout)]
    for where, seat_, cards in places:
        if any(card != HIDDEN and known.catalog.kid[card] is kid for card in cards):
            return where, seat_
    return "log", -1
