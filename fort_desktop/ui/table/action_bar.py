"""The open question as it is laid on the table: the turn bar, its buttons, and the marks."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.answers import answers, following_seat
from fort_desktop.ui.table.input_bindings import paint_marks
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import ConfirmUndo, PinEntry
from fort_desktop.ui.table.things import Button, MoveButton
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.variants import Desk
from fort_desktop.ui.table.viewmodels.bar import BarVM, ToolVM

Act = Callable[[], object]


class ActionBar:
    """The question of the moment: the value of the bar, what its buttons do, and its hints."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def corner(self, now: TableReader) -> list[ToolVM]:
        """The buttons in the corner of the table; where nobody plays, the first leads back."""
        plays, words = self._desk.variant.plays, tr("Since your last turn")
        first = ToolVM("menu", tr("Menu"), True) if plays else ToolVM("back", tr("Back"), True)
        return [first, ToolVM("since", words, plays and now.present)]

    def vm(self, now: TableReader, panels: Collection[Panel]) -> BarVM:
        """Return the bar of a state in which these panels are seen."""
        desk = self._desk
        found = answers(now, panels, desk.preview.amounts, desk.shared.covers)
        usual = BarVM(said(now, desk.preview.note(now)), tuple(found), tuple(self._tools(now)))
        return desk.variant.bar(desk, now, usual)

    def _tools(self, now: TableReader) -> list[ToolVM]:
        """The small buttons, which are always there, able or not."""
        asks = isinstance(now.situation, ConfirmUndo)
        # One more, once there is something to be made again.
        found = [ToolVM("redo", tr("Redo"), True)] * (now.can_redo and not asks)
        found.append(ToolVM("undo", tr("Undo"), now.can_undo and not asks))
        if now.shown.seat not in now.game.unadvised or now.eyes.in_public:
            found.append(ToolVM("hint", tr("Ask the expert"), self._advised(now) and not asks))
        return found

    def _advised(self, now: TableReader) -> bool:
        mine = now.decision is not None and now.decision.seat == now.shown.seat
        return mine and now.advised and now.eyes.where != "public"

    def press(self, key: object) -> None:
        """Do what a button of the bar does now."""
        act = self._act(key)
        if act is not None:
            act()

    def _act(self, key: object) -> Act | None:
        desk, acts = self._desk, self._desk.variant.acts
        if key in desk.variant.presses:
            return partial(desk.variant.presses[key], desk)
        if key == Button("hint") and "hint" in acts:
            return partial(acts["hint"], desk)
        if isinstance(key, MoveButton):
            return partial(desk.model.make, key.move)
        return (self._shared_acts() | self._acts()).get(key)

    def _acts(self) -> dict[object, Act]:
        """The buttons of any table, by their keys."""
        desk, model = self._desk, self._desk.model
        return {
            Button("menu"): partial(desk.app.push, routes.Pause()),
            Button("back"): desk.app.pop,
            Button("since"): model.since,
            Button("undo"): model.undo,
            Button("redo"): model.redo,
            Button("hint"): desk.ask_hint,
            Button("wait"): self._wait,
            Button("cover"): model.cover,
            "done": model.done,
            "back": model.close,
            "branch": self._branch,
            "practice": model.practise,
            "earlier": partial(model.step, -1),
            "later": partial(model.step, 1),
            "see as": self._see_as,
            "play on": self._play_on,
            "now": model.to_now,
            "results": partial(desk.app.push, routes.Results()),
            "unfold": self._unfold,
        }

    def _shared_acts(self) -> dict[object, Act]:
        """Those of persons who share the screen."""
        model, shared, entry = self._desk.model, self._desk.shared, self._desk.shared.pin
        types = isinstance(model.situation, PinEntry)
        agree = entry.agree if types else shared.agree
        found: dict[object, Act] = {
            f"agree {seat}": partial(agree, seat) for seat in model.session.persons
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
        model = self._desk.model
        if model.held:
            model.hold(False)
        elif not self._desk.app.presses.on_and_on:
            model.hold(True)

    def _branch(self) -> None:
        """Continue from before the end of a game, in another one."""
        self._go_on_from(self._desk.model.session.before_end)

    def _play_on(self) -> None:
        """Continue from the moment of the past that is shown, in another game."""
        self._go_on_from(self._desk.model.past)

    def _go_on_from(self, at: int | None) -> None:
        if at is not None:
            self._desk.app.games.branch(at)

    def _see_as(self) -> None:
        self._desk.model.see_as(following_seat(self._desk.model))

    def _unfold(self) -> None:
        """Open the sheet with the answers again, or one's own discard pile."""
        model = self._desk.model
        if model.chooses or model.only_from_pile:
            model.fold(False)
        else:
            model.look(model.shown.seat)

    def marks(self, nodes: TableNodes) -> Sequence[Callable[[], object]]:
        """Return what paints the marks of the answers on a table that is not shown yet, one by one.

        So they are there then.
        """
        unit = nodes.frame.sheet.unit / STEP
        return paint_marks(nodes.walk(), nodes.now.intents, nodes.hand, unit)
