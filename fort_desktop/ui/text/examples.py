"""A scenario as an example of the rules that a person reads, move by move."""

from collections.abc import Iterator, Sequence
from typing import Final

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Move, parse_move, text
from fort_desktop.scenario.position import position, seat_infos
from fort_desktop.scenario.spec import (
    TITLES,
    MoveLine,
    Played,
    Scenario,
    SeatSpec,
    Then,
    Tokens,
)
from fort_desktop.ui.i18n.i18n import N_, named, tr, trc
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.sentences import Labels, Teller

_STEP: Final = "  "
_ZONES: Final = {
    "hand": N_("hand: {kids}"),
    "lookout": N_("Lookout: {kids}"),
    "yard": N_("Yard: {kids}"),
    "discard": N_("discard pile: {kids}"),
    "deck": N_("deck, top first: {kids}"),
}
_TOKENS: Final = {
    "stuff": N_("Stuff: pizza {pizza}, toys {toys}"),
    "pack": N_("Pack: pizza {pizza}, toys {toys}"),
}


def example(scenario: Scenario, catalog: Catalog) -> Iterator[str]:
    """The lines of an example: the position, each move and what follows, and what then holds.

    Raises:
        ScenarioError: the position is impossible.
    """
    game = position(scenario, catalog)
    seats = [
        SeatInfo(tr("Seat {n}", n=number), seat.colour, seat.player)
        for number, seat in enumerate(seat_infos(len(scenario.seats)))
    ]
    telling = _Telling(game, Teller(catalog, seats))
    yield f"{scenario.rule}: {named(TITLES, scenario.title)}"
    for number, seat in enumerate(scenario.seats):
        yield _STEP + telling.seat(number, seat)
    for words in telling.middle(scenario):
        yield _STEP + words
    if scenario.played is not None:
        yield _STEP + telling.played(scenario.leader, scenario.played)
    for line in scenario.lines():
        yield from telling.move(line)
    for number, seat in scenario.then.seats.items():
        yield _STEP + tr("At the end: {what}", what=telling.seat(number, seat))
    for words in (*telling.middle(scenario.then), *telling.result(scenario.then)):
        yield _STEP + tr("At the end: {what}", what=words)


class _Telling:
    """Tells what happens in a game that is being played."""

    def __init__(self, game: Game, teller: Teller) -> None:
        self._game = game
        self._teller = teller
        self._labels = Labels(teller)

    def seat(self, number: int, spec: SeatSpec) -> str:
        """Return the description of a seat in the example."""
        who, has = self._teller.name(number), "; ".join(self._belongings(spec))
        # NOTE: an example: what a player has, or what is in a row, is nothing
        return tr("{who}: {has}", who=who, has=has or trc("example", "nothing"))

    def _belongings(self, spec: SeatSpec) -> Iterator[str]:
        for zone, message in _ZONES.items():
            kids: Sequence[str] | None = getattr(spec, zone)
            if kids:
                yield tr(message, kids=self._teller.kids(kids))
        for place, message in _TOKENS.items():
            tokens: Tokens | None = getattr(spec, place)
            if tokens is not None:
                yield tr(message, pizza=tokens.pizza or 0, toys=tokens.toys or 0)
        if spec.level is not None:
            yield tr("fort level {n}", n=spec.level)
        if spec.points is not None:
            yield tr("points: {n}", n=spec.points)
        if spec.perk is not None:
            yield tr("perk: {perk}", perk=tr(PERK_NAMES[spec.perk]))
        if spec.rule is not None:
            yield tr("made-up rule: {rule}", rule=tr(RULE_NAMES[spec.rule]))

    def middle(self, spec: Scenario | Then) -> Iterator[str]:
        """Yield the description of the middle of the table in the example."""
        empty = trc("example", "nothing")
        if spec.park is not None:
            yield tr("Park: {kids}", kids=self._kids(spec.park))
        if spec.perks is not None:
            names = ", ".join(tr(PERK_NAMES[perk]) for perk in spec.perks)
            yield tr("perks in the row: {perks}", perks=names or empty)
        if spec.rules is not None:
            names = ", ".join(tr(RULE_NAMES[rule]) for rule in spec.rules)
            yield tr("made-up rules in the stack: {rules}", rules=names or empty)
        if spec.macaroni is not None:
            yield tr("macaroni sculpture: {who}", who=self._teller.name(spec.macaroni))

    def played(self, leader: int, played: Played) -> str:
        """The card that the leader has played before the example begins."""
        kids = self._kids([played.kid, *played.added])
        return tr("{who} has played: {kids}", who=self._teller.name(leader), kids=kids)

    def result(self, then: Then) -> Iterator[str]:
        """Yield the cards that have left the game, and the winners."""
        if then.trashed is not None:
            yield tr("trashed: {kids}", kids=self._kids(then.trashed))
        if then.winners is not None:
            yield tr("the game is over; won by: {who}", who=self._teller.names(then.winners))

    def _kids(self, kids: Sequence[str]) -> str:
        return self._teller.kids(kids) or tr("nobody")

    def move(self, line: MoveLine) -> Iterator[str]:
        """A move and what follows, or why it is refused; nothing once the game is over."""
        decision = self._game.decision
        if decision is None:
            return
        who = self._teller.name(decision.seat)
        move = parse_move(line.move if line.move is not None else str(line.illegal))
        yield _STEP + tr("{who}: {move}", who=who, move=self._label(move))
        if move in decision.moves and line.illegal is None:
            yield from self._made(move)
        else:
            yield from self._refused(move)

    def _label(self, move: Move) -> str:
        """Return the label of a move; one with unknown names is illegal, and is kept as written."""
        try:
            return self._labels.of(move)
        except (KeyError, IndexError):
            return text(move)

    def _made(self, move: Move) -> Iterator[str]:
        for event in self._game.push(move):
            words = self._teller.tell(event)
            if words is not None:
                yield _STEP * 2 + words

    def _refused(self, move: Move) -> Iterator[str]:
        refusal = self._game.why_not(move)
        if refusal is not None:
            words = reason(refusal)
            yield _STEP * 2 + tr("Refused ({clause}): {why}", clause=refusal.clause, why=words)
