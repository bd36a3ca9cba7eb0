"""The games of one profile with their facts, and the medals that were won in them."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from fort_desktop.chronicle.facts import GameFacts, SeatFacts
from fort_desktop.chronicle.medals import GOALS, MEDALS, MedalId, Won
from fort_desktop.record.index import SavedGame
from fort_desktop.record.tally import each_once
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import SetupKind

_LEARNER: Final = 0
"""The seat of whoever learns the game in the guided first one."""


def computer(level: str) -> str:
    """A computer player among those who played: no name of a person looks like it."""
    return f"computer:{level}"


class Held(NamedTuple):
    """A game in which a profile held a seat from the beginning to the end.

    Attributes:
        slot: its file; facts: its facts, None as long as they are not known.
    """

    slot: SavedGame
    seat: int
    facts: GameFacts | None

    @property
    def own(self) -> SeatFacts | None:
        """The facts of the profile's own seat; None without facts of the game."""
        return self.facts.seats[self.seat] if self.facts is not None else None

    @property
    def share(self) -> Fraction:
        """The part of a win that the game counts as: a shared win counts as its share."""
        winners = self.slot.summary.winners
        return Fraction(1, len(winners)) if self.seat in winners else Fraction(0)

    @property
    def others(self) -> list[str]:
        """The other players: profiles, computers as `computer` has them, guests by their names."""
        told = self.slot.summary
        return [
            told.sitting.holder(i)
            or (info.name if info.player == PERSON else computer(info.player))
            for i, info in enumerate(told.seats)
            if i != self.seat
        ]


class Filter(msgspec.Struct, frozen=True):
    """The choice of games that are counted.

    Args:
        players: how many played, 0 for any number; setup: "" for both.
        other: who else played, as in `Held.others`, "" for anybody.
    """

    players: int = 0
    setup: SetupKind | str = ""
    other: str = ""

    def takes(self, held: Held) -> bool:
        """Return True if a game is counted."""
        facts = held.facts
        return (
            self.players in (0, len(held.slot.summary.seats))
            and (not self.setup or (facts is not None and facts.setup == self.setup))
            and (not self.other or self.other in held.others)
        )


def counting(slots: Iterable[SavedGame]) -> list[SavedGame]:
    """The kept games that count for anybody, first to last: each once, as `tally` counts them."""
    found = each_once(sorted(slots, key=_order), lambda slot: slot.summary)
    return [slot for slot in found if any(_holders(slot))]


def held_by(
    slots: Iterable[SavedGame], profile: str, facts: dict[str, GameFacts | None]
) -> list[Held]:
    """The games of a profile, first to last.

    Args:
        slots: those that count; facts: what is known of them, by the paths of their files.
    """
    return [
        Held(slot, seat, facts.get(str(slot.path)))
        for slot in slots
        for seat, holder in enumerate(_holders(slot))
        if holder == profile
    ]


def _order(slot: SavedGame) -> tuple[float, str]:
    return slot.changed, slot.path.name


def _holders(slot: SavedGame) -> list[str]:
    return [slot.summary.sitting.holder(seat) for seat in range(len(slot.summary.seats))]


class Medal(NamedTuple):
    """A medal as a profile has it.

    Attributes:
        game: in which it was won, and won: the moment; None as long as it was not.
        have: of a medal over several games, the different things so far.
    """

    medal: MedalId
    game: SavedGame | None = None
    seat: int = 0
    won: Won | None = None
    have: tuple[str, ...] = ()


def medals_of(
    profile: str, games: Sequence[Held], slots: Iterable[SavedGame] = ()
) -> dict[MedalId, Medal]:
    """All medals, each as it was won first.

    Args:
        games: those of the profile that count, first to last, with their facts.
        slots: all kept games: lessons and second tries count for one medal each.
    """
    found: dict[MedalId, Medal] = {medal: Medal(medal) for medal in MEDALS}
    for held in games:
        if held.own is not None:
            for medal, won in held.own.won.items():
                if found[medal].game is None:
                    found[medal] = Medal(medal, held.slot, held.seat, won)
    for medal in GOALS:
        found[medal] = _gathered(medal, games)
    for one in _beside(profile, sorted(slots, key=_order)):
        first = found[one.medal]
        if first.game is None or (one.game is not None and one.game.changed < first.game.changed):
            found[one.medal] = one
    return found


def _gathered(medal: MedalId, games: Sequence[Held]) -> Medal:
    """A medal for different things out of all games."""
    have: dict[str, None] = {}
    game: Held | None = None
    for held in games:
        if held.own is not None:
            have.update(dict.fromkeys(_things(medal, held.own)))
            if game is None and len(have) >= GOALS[medal]:
                game = held
    if game is None or game.facts is None:
        return Medal(medal, have=tuple(have))
    won = game.facts.seats[game.seat].won["first_game"]  # the end of that game
    return Medal(medal, game.slot, game.seat, won, tuple(have))


def _things(medal: MedalId, own: SeatFacts) -> Iterable[str]:
    """Return the things that a game adds to such a medal."""
    if medal == "keeper_of_rules":
        return [own.rule] if own.rule and own.score.rule >= 1 else []
    return own.perks if medal == "try_everything" else own.played


def _beside(profile: str, slots: Iterable[SavedGame]) -> Iterator[Medal]:
    """Medals for games that count for nothing else: a lesson to its last step, a second try."""
    for slot in slots:
        told = slot.summary
        if told.lesson is not None:
            if told.lesson.done and told.sitting.holder(_LEARNER) == profile:
                yield Medal("first_game", slot, _LEARNER)
        elif told.ended and profile in told.sitting.tried:
            yield Medal("second_thought", slot, told.sitting.tried.index(profile))
