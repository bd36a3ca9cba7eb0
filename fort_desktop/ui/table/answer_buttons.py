"""The deeds behind the buttons of the turn bar, by their keys."""

from collections.abc import Callable
from functools import partial

from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table.answers import following_seat
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.lying_open import chooses, only_from_pile
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.things import Button, MoveButton

Act = Callable[[], object]


class Buttons:
    """The things that the buttons of the bar do.

    Args:
        host: where buttons lead to beyond the table; ask_hint: asks the expert.
        sharing: what persons do who share the screen.
    """

    def __init__(
        self,
        model: TableModel,
        host: Host,
        ask_hint: Callable[[], None],
        sharing: HotseatController,
    ) -> None:
        self.model = model
        self._shared = sharing
        self.host = host
        self._ask_hint = ask_hint

    def act(self, key: object) -> Act | None:
        """Return what a button does now; None if nothing."""
        if isinstance(key, MoveButton):
            return partial(self.model.make, key.move)
        if isinstance(key, Button):
            return self._tool(key.name)
        return self._shared_acts().get(str(key)) or self._acts().get(str(key))

    def _tool(self, name: str) -> Act | None:
        model = self.model
        acts: dict[str, Act] = {
            "undo": model.undo,
            "redo": model.redo,
            "hint": self._ask_hint,
            "wait": self._wait,
            "cover": self._shared.cover,
        }
        return acts.get(name)

    def _acts(self) -> dict[str, Act]:
        """The buttons of any table."""
        model, push = self.model, self.host.push
        return {
            "done": model.done,
            "back": model.close,
            "branch": self._branch,
            "practice": model.practise,
            "earlier": partial(model.step, -1),
            "later": partial(model.step, 1),
            "see as": self._see_as,
            "play on": self._play_on,
            "now": model.to_now,
            "results": partial(push, routes.Results()),
            "unfold": self._unfold,
        }

    def _shared_acts(self) -> dict[str, Act]:
        """Those of persons who share the screen."""
        shared, entry = self._shared, self._shared.pin
        types = isinstance(self.model.situation, now.PinEntry)
        agree = entry.agree if types else shared.agree
        found: dict[str, Act] = {
            f"agree {seat}": partial(agree, seat) for seat in self.model.session.persons
        }
        return found | {
            "refuse": entry.remember if types else shared.refuse,
            "answers": shared.fold,
            "nobody": shared.nobody,
            "turn all": shared.turn_all,
            "back to": shared.back,
            "leave pin": entry.close,
            "forgotten": entry.forgotten,
        }

    def _wait(self) -> None:
        """Hold the game or go on, unless the button came below a pointer that is clicked again."""
        if self.model.held:
            self.model.hold(False)
        elif not self.host.presses.on_and_on:
            self.model.hold(True)

    def _branch(self) -> None:
        """Go on from before the end of a game, in another one."""
        at = self.model.session.before_end
        if at is not None:
            self.host.games.branch(at)

    def _play_on(self) -> None:
        """Go on from the moment of the past that is shown, in another game."""
        if self.model.past is not None:
            self.host.games.branch(self.model.past)

    def _see_as(self) -> None:
        self.model.see_as(following_seat(self.model))

    def _unfold(self) -> None:
        """Open the sheet with the answers again, or the own discard pile."""
        model = self.model
        if chooses(model) or only_from_pile(model):
            model.fold(False)
        else:
            model.look(model.shown.seat)
