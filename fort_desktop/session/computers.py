"""The computer players of one game, thinking in this process or in a worker."""

from collections.abc import Mapping, Sequence
from typing import Final

from fort_desktop.bots.hint import Hint, hints
from fort_desktop.bots.levels import make_bot, seat_bots
from fort_desktop.bots.protocol import Bot
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.pace import Pace, think_time
from fort_desktop.session.seed import even_luck, players_seed

_ENOUGH: Final = 0.6
"""The share of its time that a player thinks for; the rest is for what cannot be cut short."""


def bots_for(catalog: Catalog, seats: Sequence[SeatInfo], chance: int) -> dict[int, Bot]:
    """Make computer players for the seats without a person; `chance` stays secret from them."""
    players = [seat.player if seat.player != PERSON else "random" for seat in seats]
    bots = seat_bots(catalog, players, players_seed(chance))
    return {i: bots[i] for i, seat in enumerate(seats) if seat.player != PERSON}


class Computers:
    """Finds the moves of computer players, and hints for persons.

    Args:
        game: read through the views of the seats, never written.
        bots: by seat; they think in this process unless there is a worker.

    Attributes:
        even: the seed of a deal that several persons play: in each round the players' own chance
            is the same for all of them. None for any other game.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatInfo],
        bots: Mapping[int, Bot],
        even: int | None = None,
    ) -> None:
        self.even = even
        self._fresh: dict[int, tuple[int, Bot]] = {}
        self._game = game
        self._players = [seat.player for seat in seats]
        self._bots = bots
        self._thinker: Thinker | None = None
        self._hinted: tuple[Hint, ...] | None = None
        self._pace = Pace()

    def __contains__(self, seat: int) -> bool:
        return seat in self._bots

    def think_with(self, thinker: Thinker) -> None:
        """Let them think in a worker process from now on."""
        self._thinker = thinker
        seed = players_seed(self._game.chance)
        levels = {i: (self._players[i], seed + i) for i in self._bots}
        thinker.seat(self._game.state.catalog, levels)
        if levels:
            thinker.start()

    def stop(self) -> None:
        """Drop the question that is being thought about, and an answer that nobody has read."""
        self._pace.begin_anew()
        self._hinted = None
        if self._thinker is not None:
            self._thinker.cancel()

    def move(
        self, decision: Decision, seconds: float | None, speed: float, ahead: View | None = None
    ) -> Move | None:
        """The move of the player that is asked; None while it is thinking. See `Session.think`.

        Args:
            ahead: what the player sees, if it picks ahead of its turn.
        """
        level = self._players[decision.seat]
        paced = seconds is not None and decision.kind == "follow"
        ready = not paced or self._pace.over(
            len(self._game.events), level, speed, seconds if seconds is not None else 0.0
        )
        if self._thinker is not None:
            limit = think_time(level) if paced else None
            return self._thought(self._thinker, decision, ahead, limit, ready)
        if not ready:
            return None
        seen = self._seen(decision, ahead)
        return self._bot(decision.seat, seen).choose(seen, decision)

    def _bot(self, seat: int, seen: View) -> Bot:
        """The player of a seat; where chance is even, another one each round."""
        luck = self._luck(seat, seen)
        if luck is None:
            return self._bots[seat]
        if seat not in self._fresh or self._fresh[seat][0] != luck:
            catalog = self._game.state.catalog
            self._fresh[seat] = luck, make_bot(self._players[seat], catalog, luck)
        return self._fresh[seat][1]

    def _luck(self, seat: int, seen: View) -> int | None:
        return even_luck(self.even, seat, seen.round) if self.even is not None else None

    def _thought(
        self,
        thinker: Thinker,
        decision: Decision,
        ahead: View | None,
        limit: float | None,
        ready: bool,
    ) -> Move | None:
        """The worker's move, or None; with a `limit`, an answer is forced once `ready`."""
        if not thinker.asked:
            limited = limit * _ENOUGH if limit is not None else None
            seen = self._seen(decision, ahead)
            luck = self._luck(decision.seat, seen)
            thinker.ask(seen, decision, limit=limited, luck=luck)
        if not ready:
            return None
        answer = thinker.answer()
        if answer is None and limit is not None:
            answer = thinker.give_up()
        return answer.move if answer is not None else None

    def _seen(self, decision: Decision, ahead: View | None) -> View:
        return ahead if ahead is not None else self._game.view(decision.seat)

    def ask_hint(self, view: View, decision: Decision) -> None:
        """Request hints for the person who is asked; `hinted` returns them once they are there."""
        catalog = self._game.state.catalog
        if self._thinker is not None:
            self._thinker.ask(view, decision, hint=True)
        else:
            self._hinted = hints(view, decision, catalog, len(self._game.events))

    @property
    def hinted(self) -> tuple[Hint, ...] | None:
        """The answer to `ask_hint`, returned only once; None while there is none."""
        if self._thinker is not None and self._thinker.asked:
            answer = self._thinker.answer()
            return answer.hints if answer is not None else None
        found, self._hinted = self._hinted, None
        return found
