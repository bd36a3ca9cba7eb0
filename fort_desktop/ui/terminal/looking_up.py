"""Looking up a word: in the rules, and as a move or a kid at this moment."""

from collections.abc import Iterator

from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.moves import Move, parse_move
from fort_desktop.rules.model.types import HIDDEN, PERKS, RULES, Cards, RuleError
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.terminal.spoken import explained
from fort_desktop.ui.terminal.typed import words_of
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
    found = find(word, known.catalog.kids.values())
    if not found:
        return [tr("The rules say nothing about “{word}”.", word=word)]
    wanted = folded(word)
    told = [hit for hit in found if folded(hit.name) == wanted] or found[:1]
    names = dict.fromkeys(hit.name for hit in found if hit not in told)
    # NOTE: {names} is a list of titles in the rules
    more = [tr("See also: {names}", names=listed(names))] if names else []
    return [*(line for hit in told for line in _told(hit, known)), *more]


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


def about_kid(line: str, known: Known, hand: Cards) -> list[str]:
    """Return what there is to know about a named kid: where it is, and what it is good for now.

    It is [] unless the line ends with a kid's name; what is wanted of it may come first.
    """
    typed = words_of(line)
    ends = [typed[at:] for at in range(len(typed))]
    kids = known.catalog.kids.values()
    kid = next((k for k in kids if words_of(k.id) in ends or words_of(kid_name(k)) in ends), None)
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
