"""A seat's knowledge of a draft: the packs that it passed on (SETUP-7, INFO-1).

In round r (from 0) seat j + r holds the pack of seat j. A seat that holds a pack sees all cards in
it; from one sight to the next it learns which cards were taken, not by whom. So its knowledge of a
pack is a sequence of segments, each a sorted set of cards taken one after another.
"""

from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import DEAL_SIZE, HIDDEN, Card, Cards

Segments = tuple[Cards, ...]


def holder(pack: int, round_: int, seats: int) -> int:
    """The seat that holds a pack in a round, both from 0."""
    return (pack + round_) % seats


def known_packs(
    picks: list[Cards], hands: list[Cards], drafted: int, seat: int
) -> tuple[Segments, ...]:
    """The knowledge of `seat` about each pack, as segments.

    Args:
        picks: the picks of each seat, in order; hands: what is left of the pack before it.
        drafted: how often the packs have been passed.
    """
    lines = [_line(picks, hands, drafted, pack) for pack in range(len(picks))]
    return tuple(
        _segments(line, pack, seat, len(picks), min(drafted, DEAL_SIZE - 1), len(picks[seat]))
        for pack, line in enumerate(lines)
    )


def _line(picks: list[Cards], hands: list[Cards], drafted: int, pack: int) -> list[Card]:
    """The cards of a pack in the order in which they were taken, then the rest, sorted."""
    n = len(picks)
    taken = []
    for round_ in range(DEAL_SIZE):
        own = picks[holder(pack, round_, n)]
        if round_ < len(own):
            taken.append(own[round_])
    rest = hands[holder(pack, drafted, n)] if drafted < DEAL_SIZE else ()
    return taken + sorted(rest)


def _segments(line: list[Card], pack: int, seat: int, n: int, now: int, own: int) -> Segments:
    """Cut a pack's cards into segments at the rounds up to `now` in which `seat` saw it.

    `own` is the number of picks that the seat has made.
    """
    sights = [r for r in range(DEAL_SIZE) if holder(pack, r, n) == seat and r <= now]
    if not sights:
        return ((HIDDEN,) * len(line),)
    parts: list[Cards] = []
    if sights[0] > 0:
        parts.append((HIDDEN,) * sights[0])
    for i, round_ in enumerate(sights):
        end = sights[i + 1] if i + 1 < len(sights) else len(line)
        start = round_
        if round_ < own:
            parts.append((line[round_],))
            start += 1
        if start < end:
            parts.append(tuple(sorted(line[start:end])))
    return tuple(parts)


def deal_lines(
    packs: tuple[Segments, ...], revealed: list[Cards], pool: list[Card], rng: Rng
) -> list[list[Card]]:
    """Deal random pack contents that are consistent with what is known.

    Args:
        packs: from `known_packs`; revealed: drafted kids that each seat has shown since.
        pool: cards for the unknown places, at least as many; used ones are removed.
    """
    n = len(packs)
    lines: list[list[Card]] = []
    unknown: list[tuple[int, int]] = []
    for pack, segments in enumerate(packs):
        line: list[Card] = []
        for segment in segments:
            start = len(line)
            line.extend(segment)
            if segment[0] == HIDDEN:
                unknown.extend((pack, start + i) for i in range(len(segment)))
            else:
                line[start:] = _fill(
                    segment,
                    [holder(pack, start + i, n) for i in range(len(segment))],
                    revealed,
                    rng,
                )
        lines.append(line)
    _fill_unknown(lines, unknown, revealed, pool, rng)
    return lines


def _fill(cards: Cards, holders: list[int], revealed: list[Cards], rng: Rng) -> list[Card]:
    """Order a segment's cards so that each revealed card was taken by the seat that revealed it."""
    places: list[Card | None] = [None] * len(cards)
    free = []
    for card in rng.shuffled(cards):
        owner = next((seat for seat, shown in enumerate(revealed) if card in shown), None)
        at = [i for i, seat in enumerate(holders) if seat == owner and places[i] is None]
        if at:
            places[rng.choice(at)] = card
        else:
            free.append(card)
    return [card if card is not None else free.pop() for card in places]


def _fill_unknown(
    lines: list[list[Card]],
    unknown: list[tuple[int, int]],
    revealed: list[Cards],
    pool: list[Card],
    rng: Rng,
) -> None:
    known = {card for line in lines for card in line}
    open_places = list(rng.shuffled(unknown))
    for seat, cards in enumerate(revealed):
        for card in cards:
            if card in known:
                continue
            at = next(p for p in open_places if holder(p[0], p[1], len(lines)) == seat)
            open_places.remove(at)
            lines[at[0]][at[1]] = card
    for pack, round_ in open_places:
        lines[pack][round_] = pool.pop()
