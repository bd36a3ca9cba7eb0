"""The table: shows the game, tells what happens, and takes moves by click, drag and key."""

import random
from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import CardDrawn
from fort_desktop.rules.model.moves import Decision
from fort_desktop.scene.events import Input, Key, Pad
from fort_desktop.scene.meaning import Told
from fort_desktop.scene.node import Node
from fort_desktop.scene.pointer import Held
from fort_desktop.scene.slices import InSlices
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.audio.mood import table_mood
from fort_desktop.ui.design.ends import dusk_of
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import GameScreen, Host
from fort_desktop.ui.i18n.i18n import nothing, tr
from fort_desktop.ui.keys.actions import ANSWERS, Action
from fort_desktop.ui.table import game_loop
from fort_desktop.ui.table.action_bar import ActionBar
from fort_desktop.ui.table.celebration import Celebration
from fort_desktop.ui.table.explaining import explain
from fort_desktop.ui.table.game_loop import (
    Asked,
    ends_moment,
    goes_on,
    hastens,
    steps_through,
    taps,
)
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.idle import Idle
from fort_desktop.ui.table.input_bindings import InputBindings
from fort_desktop.ui.table.keys import TableKeys
from fort_desktop.ui.table.layout.frame import sheet_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panel_cache import take_away
from fort_desktop.ui.table.panel_transition import PanelTransition, noted
from fort_desktop.ui.table.panels.notices import ThinkingSign
from fort_desktop.ui.table.panels.tooltip import about, named
from fort_desktop.ui.table.popovers import Patience, Popovers
from fort_desktop.ui.table.presenter import Presenter
from fort_desktop.ui.table.preview import Preview
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.rule_links import count_tooltip, explained, facts, open_rules
from fort_desktop.ui.table.sheets import Sheets
from fort_desktop.ui.table.speech import TELLING, Speech
from fort_desktop.ui.table.state import BigMoment, TableState
from fort_desktop.ui.table.things import Button, HandCard, LogLine, Part, Thing
from fort_desktop.ui.table.tooltips import Tooltips
from fort_desktop.ui.table.transition import Transition
from fort_desktop.ui.table.variants import GAME, Variant
from fort_desktop.ui.table.viewmodels.moment import moment_of
from fort_desktop.ui.text.explain.explanation import Known
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.notices import FileNews

_SLICE: Final = 0.002
"""Seconds of an idle frame that pictures are painted ahead, and then as long as one takes."""


class TableScreen(GameScreen):
    """A game in progress, seen by one person: lays the model out, and passes input to it.

    Attributes:
        nodes: what was laid out last; bindings: what it answers to; keys: what keys mean there.
    """

    nodes: TableNodes
    bindings: InputBindings
    tooltips: Tooltips
    keys: TableKeys

    def __init__(self, app: Host, session: Session, variant: Variant = GAME) -> None:
        super().__init__(app)
        self.session, self.variant, self.plays = session, variant, variant.plays
        seating, deals = app.seating(session), bool(app.speed)
        self.model = TableModel(
            session, self.rebuild, deals, seating, variant.guide,
            only_past=variant.only_past,
        )  # fmt: skip
        self.model.answered, self.model.stood = self._answered, self.read
        self.model.took_back = lambda: app.audio.play("undo")
        self.shared = HotseatController(self.model, app.audio.play)
        self.hotseat, self.cover = self.model.hotseat, self.model.cover
        self.awaited = partial(game_loop.awaited, self)
        self.preview, self.sheets = Preview(self.model), Sheets(self.model)
        self.action_bar = ActionBar(self)
        self.stage = Transition(self, self.action_bar.marks, self._hopped)
        self._patience = Patience(session.seats, app)
        self.presenter = Presenter(self.model, app.audio, self.stage, self._patience.at_all)
        self.help = app.coach(self)
        self.celebration = Celebration(self.model, self._hear_moment, self.variant.solved)
        self.presenter.moments = self._moment_of
        self.presenter.passed_by = self.celebration.pass_by
        self.panel_transition = PanelTransition()
        self._idle = Idle(random.Random(0))
        self.popovers = Popovers(self.model, self._patience)
        self._sign, self._news, self._asked = ThinkingSign(), FileNews(), Asked()
        self._speech = Speech(self)
        self.scene.reached = self._speech.point
        self._facts: tuple[TableState, Known, set[object]] | None = None
        self._stirred = self._rebuilt = self._built = False
        self.build()

    def read(self) -> None:
        """The screen is for other eyes: it speaks and is drawn for them."""
        if self.plays and not self.gone:
            self.app.read_as(self.session, self.speaker)

    def _moment_of(self, step: Step, before: View) -> BigMoment | None:
        """Return the big moment that a step makes at this table."""
        solved = self.variant.solved
        return moment_of(
            step, before, self.session.persons, bool(solved(step.view)) and not solved(before)
        )

    def _hear_moment(self, moment: BigMoment) -> None:
        """Trumpets; those of the end belong to its event, which tells who has won."""
        if moment.what != "ended":
            self.app.audio.play("fanfare")

    @property
    def speaker(self) -> int | None:
        """The person whose language is spoken; None for all who share the screen."""
        return self.model.eyes.speaker

    @property
    def decision(self) -> Decision | None:
        """The question that is answered here, once all has been shown."""
        return self.model.decision

    @property
    def busy(self) -> bool:
        """True if something moves, is to be shown, or a computer player thinks."""
        return self.variant.busy(
            self,
            self.model.goes_on
            or self.shared.waits
            or self.panel_transition.busy
            or self.celebration.busy
            or not game_loop.still(self),
        )

    @property
    def speed(self) -> float:
        """The speed of pictures, 0 for none; what is repeated on request always takes its time."""
        slow = self.model.state.again and not self.model.quiet
        return self.app.speed or (1.0 if slow else 0.0)

    # What happens by itself.

    def _hopped(self, points: int | None) -> None:
        """A token has landed: points are heard to rise, one after another."""
        if points is None:
            self.app.audio.play("hop")
        else:
            self.app.audio.play("points", points)

    def go_on(self, seconds: float) -> None:
        """Show what comes next, let a computer think, or wait for the person."""
        stirred, self._stirred = self._stirred, False
        self._pass(seconds, stirred)
        self.scene.rests = self._idle.rests and self.stage.ahead.done and self._cold.done
        if not self.gone:
            self.variant.go_on(self, seconds)
        # What is said now is for whoever looks now.
        self.scene.wording, self.scene.whom = self.model.state, self.model.eyes
        if not self.gone:
            self._speech.go_on()

    def _pass(self, passed: float, stirred: bool) -> None:
        """Let time pass; `stirred`: somebody did something meanwhile."""
        self.scene.animator.speed = self.speed
        self.model.take_advice()
        self.shared.go_on(passed, self.app.settings.cover_after)
        self._watch(passed)
        self.popovers.go_on(self.scene, passed)
        self.celebration.go_on(passed, self.speed)
        self.tooltips.go_on(passed)
        self.panel_transition.go_on(passed, self.speed)
        rests = game_loop.rests(self) and not (self.help.moves or self.celebration.busy)
        self._idle.go_on(self.nodes, passed, rests, game_loop.moves(self))
        self.help.go_on(passed)
        game_loop.tell_troubles(self.app, self._news.of(self.session))
        rebuilt, self._rebuilt = self._rebuilt, False
        if self.speed == 0:
            game_loop.hurry(self, passed, self.app.speed)
        elif self.scene.animator.busy and not rebuilt:
            self.presenter.meanwhile()
        elif not rebuilt:
            game_loop.go_on(self, passed, self.app.speed)
        if not self.scene.needs_drawing:
            self.nodes.panels.let_go()
        ready = self.stage.ahead.done and not self.scene.needs_drawing
        if not (stirred or rebuilt) and ready and self.scene.pointer.drag is None:
            self._cold.go_on(_SLICE)

    def _watch(self, seconds: float) -> None:
        """Show a sign for whoever thinks for long."""
        frame = self.nodes.frame
        room = self.nodes.asked_at or frame.top.bar
        self._sign.watch(self.scene.root, room, frame.unit, self.model.thinks, seconds)

    # What is seen.

    @property
    def unit(self) -> float:
        """Window pixels of one unit of the design that other screens share."""
        return sheet_of(self.scene.size, self.app.scale / 100).unit / STEP

    def lay(self, now: TableReader) -> TableNodes:
        """The table as it is in a state, not shown yet; panels that are the same are shared."""
        ready = self.stage.ahead.take()
        nodes = self._nodes_for(now, self._shown_nodes, ready)
        nodes.panels.build()
        if ready is not None:
            ready.panels.drop(nodes.panels)
        return nodes

    def plan(self, now: TableReader, ready: TableNodes | None) -> TableNodes:
        """The same for what comes after that which is under way; its panels are not built yet."""
        return self._nodes_for(now, self.stage.following or self._shown_nodes, ready)

    def _nodes_for(
        self, now: TableReader, before: TableNodes | None, ready: TableNodes | None
    ) -> TableNodes:
        size, scale = self.scene.size, self.app.scale / 100
        presses, asks = self.shared.presses, self.action_bar
        tools, bar, worth = asks.corner(now), asks.vm, self.tells_worth
        return TableNodes(
            size, self.model, now, tools, bar, scale, before, ready, presses, asks.press, worth
        )

    @property
    def tells_worth(self) -> bool:
        """True if tags tell what each seat would have if the game ended now.

        Whoever plays against experts counts by themselves.
        """
        experts = any(seat.player == "expert" for seat in self.session.seats)
        return self.plays and self.app.settings.worth and not experts

    # What a person does.

    def pressed(self, event: Input) -> bool:
        """Keys that persons who share the screen have of their own."""
        self._stirred = True
        own = self.shared.heard(event)
        if own and isinstance(event, Key | Pad):
            self.app.presses.own()
        return own

    def heard(self, event: Input) -> bool:
        """Keys that do not depend on the focus; while something is told, a press means "go on"."""
        self._stirred = True
        model, front = self.model, self.scene.front
        if model.state.moment is not None and ends_moment(event):
            self.celebration.end()
            return True
        if taps(event) and self.tooltips.puts_away(event.at):
            # A finger has no second button and no Escape: any tap puts the panel away.
            self.tooltips.close()
            return True
        if goes_on(event, model, front):
            model.hold(False)
            return True
        if not self.messages and hastens(event, model, front, self.app.presses.on_and_on):
            # It is not meant for what comes to lie below it meanwhile.
            self.presenter.finish()
            return True
        if steps_through(event, model):
            return True
        undo, redo = (model.undo, model.redo) if self.variant.takes_back else (nothing, nothing)
        keys: dict[str, Callable[[], object]] = {
            "ctrl z": undo,
            "ctrl y": redo,
            "ctrl shift z": redo,
            "escape": self.escape,
            "l": self._show_log,
        }
        if not isinstance(event, Key) or event.name not in keys or self.scene.pointer.drag:
            return False
        keys[event.name]()
        return True

    def _wire(self) -> None:
        """A tooltip ends the moment the button below it is pressed."""
        super()._wire()
        heard = self.scene.clicked

        def clicked(node: Node) -> None:
            heard(node)
            if isinstance(node.key, Button):
                self.tooltips.close()

        self.scene.clicked = clicked

    def escape(self) -> None:
        """Close what was opened last; with nothing open, open the pause menu, or go back."""
        if self.close_last():
            return
        self.tooltips.close()
        if self.plays:
            self.app.push(routes.Pause())
        else:
            self.app.pop()

    def close_last(self) -> bool:
        """Close what was opened last; False if nothing is open."""
        if self.tooltips.kept:
            self.tooltips.close()
            return True
        return self.shared.puts_away() or self.model.close_last()

    def do(self, action: Action) -> None:
        """Do what a key or a button of a gamepad is for at the table."""
        self._stirred = True
        if not self.model.quiet and action in ("decline", *ANSWERS):
            self.presenter.urge()
            return
        acts: dict[Action, Callable[[], object]] = {
            "hint": self.ask_hint,
            "since": self.model.since,
            "discards": self._look_through,
            "explain": self._explain,
            "rules": lambda: open_rules(self),
            "log": self._unroll,
        }
        if action in self.variant.acts:
            self.variant.acts[action](self)
        elif action in acts:
            acts[action]()
        elif action in TELLING:
            self._speech.answer(action)
        elif not self.keys.do(action):
            if action == "decline" and not self._lies_open:
                self.keys.take_back()
            else:
                super().do(action)

    @property
    def _lies_open(self) -> bool:
        """True if something over the table can be closed, or the past is shown."""
        model = self.model
        return bool(self.messages) or model.past is not None or model.state.something_open

    def _look_through(self) -> None:
        """Lay one's own discard pile open, with the focus in it, or close it."""
        self.model.look(self.model.shown.seat)
        self.keys.do("discards")

    def _show_log(self) -> None:
        """Lay the log open, or fold it, where it is not open anyway."""
        if not self.nodes.log_in_place:
            self.model.show("log")

    def _unroll(self) -> None:
        """Lay the log open with the focus in it, or fold it."""
        self._show_log()
        if self.nodes.log_in_place or self.model.overlay == "log":
            self.keys.do("log")

    def _explain(self) -> None:
        """Tell about what is in the focus or under the pointer, until it is closed."""
        self.tooltips.keep(self.scene.focus.node or self.scene.pointer.over)

    def touch(self, source: Thing, target: Part | None = None) -> None:
        """A thing was clicked, or dragged to a target."""
        if not self.model.touch(source, target):
            self.app.audio.play("refuse")
            self.tooltips.refuse()

    def tells(self, node: Node) -> Told | None:
        """The words for a thing on the table are those that explain it."""
        if self._facts is None or self._facts[0] is not self.model.state:
            answers = {node.key for node in self.keys.choices()}
            self._facts = self.model.state, facts(self), answers
        _, known, answers = self._facts
        thing = node.key
        chosen = tr("You can choose this now.") if thing in answers else ""
        found = explain(thing, known) if isinstance(thing, Thing) else None
        if found is None:
            return Told(node.label, chosen) if chosen else None
        # A line of the log says all, and so does an answer.
        words = "" if isinstance(thing, LogLine) else about(found)
        return Told(named(found, node.label, node.stop), in_lines((chosen, words)))

    def ask_hint(self) -> None:
        """Ask the expert, or put his advice away."""
        if self.model.ask_hint():
            self.model.say_once(tr("The expert is thinking"))

    # What is laid out.

    def clear(self) -> None:
        """Take away all but the panels, which are kept where they show the same."""
        nodes = self._shown_nodes
        if nodes is None:
            super().clear()
            return
        self._idle.stop()
        self._undo()
        self.scene.animator.cancel()
        self.stage.count()
        kept = {*nodes.panels.holders(), *self.panel_transition.stays}
        for child in list(self.scene.root.children):
            if child not in kept:
                take_away(child)

    def _answered(self) -> None:
        """The person has answered, which is seen at once; what comes of it is told from then on."""
        if self.speed and self.model.state.coming and self._shown_nodes is not None:
            self._open()
            self._undo()
            self.nodes.unask(self.tooltips.still())
            self.nodes.relog(self.model)
        else:
            self.rebuild()

    def unask(self) -> None:
        """The question is answered: nothing glows any more, and no button answers."""
        self.tooltips.close()
        self._undo()
        self.nodes.unask()

    def _undo(self) -> None:
        """Things that stay on the table answer no more; what is held flies home."""
        if self.scene.pointer.drag is not None:
            self.scene.pointer.cancel()
        self.preview.undo()
        self.bindings.undo()
        self.keys.unmark()

    @property
    def _shown_nodes(self) -> TableNodes | None:
        """The nodes of this scene, None at first and after the window was resized."""
        here = self._built and self.nodes.panels.holders()[0].scene is self.scene
        return self.nodes if here else None

    def build(self) -> None:
        """Lay the table out for what is shown now: tips need its panels, and answers the tips."""
        self.presenter.cut()
        self._cold = InSlices(lambda: game_loop.paint_ahead(self.session))
        self._rebuilt = True
        self._open()
        self.mood = table_mood(dusk_of(self.model.shown))
        nodes, found = self._lay_panels(), self.model.intents
        pointed = self.tooltips if self._built else None
        self.tooltips = Tooltips(
            nodes.root, nodes.frame, self.session.catalog, nodes.hand, partial(explained, self),
            self.scene.animator.reduced, self.sheets.lay_out(nodes),
            lambda: self.app.audio.play("front"), lambda spot: self.app.push(routes.Rules(spot)),
            self._kept, self._told,
        )  # fmt: skip
        self.bindings = InputBindings(
            self.scene.root, self.unit, self.model, found, self.touch, self.preview.brings,
            lambda: self.tooltips, nodes.hand,
        )  # fmt: skip
        if pointed is not None:
            self.tooltips.take_over(pointed, not self.model.quiet)
        self.sheets.tell_losses(nodes, self.bindings)
        self.shared.lay_out(nodes.root, nodes.frame)
        self.sheets.over_all(nodes)
        self.popovers.lay_out(nodes, self.bindings)
        self.preview.lay_out(nodes.root, self.scene.root, self.unit, found)
        self.keys = TableKeys(self.scene.root, self.model, nodes.bar.answers, self.bindings.glowing)
        self.keys.wire(self.scene.focus)
        if nodes.strip != "hand":
            self.shared.wire(self.scene.focus, nodes.walk())
        if self.app.means == "pad":
            self.keys.mark(self.app.settings.pads, self.unit)
        self._built = True
        self.celebration.lay_out(nodes, self.scene)
        self.help.lay_out()
        self.tooltips.restore(self.model.state.tooltip)
        self.tooltips.leave_covered()

    def _kept(self, thing: Thing | None) -> None:
        """The panel of a thing stays; what it does not lie on is closed."""
        if thing != self.model.state.tooltip:
            self.model.keep(thing, self._on_overlay(thing))

    def _told(self, thing: Thing) -> None:
        """The tooltip of a thing has opened."""
        self.model.explain(self._on_overlay(thing))
        count_tooltip(self)

    def _on_overlay(self, thing: Thing | None) -> bool:
        """Return True if a thing lies on what is open."""
        if self.model.overlay == "log":
            return isinstance(thing, LogLine) or thing == Part("log")
        if self.model.overlay == "hand" and isinstance(thing, HandCard):
            return True
        return any(node.key == thing for node in self.nodes.root.walk())

    def _lay_panels(self) -> TableNodes:
        """The panels and what lies on them; mat and Park slide where they trade their room."""
        before = noted(self._shown_nodes, self.stage.widened)
        self.nodes = self.stage.arrived() or self.lay(self.model.now)
        self.nodes.rebar(self.model.now)
        self.nodes.show(self.scene.root)
        if self.speed:
            self.panel_transition.traded(before, self.nodes, self.scene.animator.reduced)
            self.panel_transition.made_room(before, self.nodes, self.scene.animator.reduced)
        moves = game_loop.moves(self)
        self.panel_transition.count_up(self.nodes, moves)
        self.panel_transition.lit(self.nodes, moves)
        draws = any(isinstance(one.event, CardDrawn) for one in self.model.state.coming[:1])
        self.panel_transition.fanned(self.nodes, not draws, moves)
        return self.nodes

    def rebuild(self) -> None:
        """Lay everything out again; after a new question the focus is on the first answer."""
        asked, held = self._asked.now, self.scene.pointer.suspend()
        super().rebuild()
        self._hold_on(held)
        if self._asked.now not in (None, asked) and self.app.means != "pointer":
            self.scene.focus.begin()

    def resize(self, size: tuple[int, int]) -> None:
        """The window has a new size; what is held stays in the hand."""
        held = self.scene.pointer.suspend()
        super().resize(size)
        self._hold_on(held)

    def _hold_on(self, held: Held | None) -> None:
        """Hold on to what was held before the table was laid out again, if the state says so."""
        wanted = held is not None and held.key == self.model.state.dragged
        if held is not None and not (wanted and self.scene.pointer.resume(held)):
            self.model.drag(None)

    def _open(self) -> None:
        """If something else is asked now than before, a press may have been meant for that."""
        before = self._asked.subject
        if self._asked.anew(self.model):
            self.app.presses.opened()
            if self._asked.subject != before:
                self.model.drag(None)
            self.scene.pointer.cancel()
