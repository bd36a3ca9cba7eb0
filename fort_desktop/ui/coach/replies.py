"""The teacher's replies to what a person does: why a touch was refused, and the expert's advice."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from msgspec.structs import replace

from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.coach.lights import Beam, Lamp
from fort_desktop.ui.coach.speaking import Spoken
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.note import ADVISED, NOTE, Note, NoteKey, Press, Progress, Remark
from fort_desktop.ui.table.panel_context import panel_of
from fort_desktop.ui.table.things import MoveButton, Thing
from fort_desktop.ui.text.hints import chance_words, equal_to, reason_words
from fort_desktop.ui.text.lists import ended, labelled, together
from fort_desktop.ui.text.rules.book import spot_of

STAYS: Final = 6.0
"""Seconds for which a remark stays, and longer while somebody is at it or something covers it."""
_BULB: Final = "signs/hint"


class Table(Protocol):
    """The parts of a table that its replies need."""

    app: Host
    scene: Scene
    model: TableModel


class Replies:
    """Says what was asked for, or tried in vain."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._remark: Remark | None = None
        self._left = 0.0

    def go_on(self, seconds: float) -> None:
        """Let time pass: a remark goes by itself."""
        state = self._table.model.state
        if state.remark != self._remark:
            self._remark, self._left = state.remark, STAYS
        elif self._left > 0 and not (state.away or self._read):
            self._left -= seconds

    @property
    def _read(self) -> bool:
        """True if the pointer or the focus is on the note."""
        scene, at = self._table.scene, self._table.scene.pointer.at
        pointed = scene.front.hit_test(at) if at is not None else None
        there = [node for node in (scene.focus.node, pointed) if node is not None]
        return any(one.key == NOTE for node in there for one in node.ancestors())

    def speaks(self) -> Spoken | None:
        """Return the reply of the moment, None for none."""
        remark = self._remark
        if remark is not None and self._left > 0:
            return self._passing(remark)
        return self._advises()

    def _passing(self, remark: Remark) -> Spoken:
        spot = spot_of(remark.clause) if remark.clause else None
        acts: dict[NoteKey, Callable[[], None]] = {"help close": self._close}
        if spot is not None:
            acts["why"] = partial(self._table.app.push, routes.Rules(spot))
        note = remark_note(remark, spot is not None)
        return Spoken(note, acts, again=remark.number, passing=True)

    def _close(self) -> None:
        self._left = 0.0

    def _advises(self) -> Spoken | None:
        """Return one of the moves that the expert advises, with its light."""
        model = self._table.model
        state, hint = model.state, model.state.hint
        if hint is None:
            return None
        acts: dict[NoteKey, Callable[[], None]] = {
            ADVISED: partial(model.make, hint.move),
            "advice more": model.advise_next,
            "advice close": model.put_advice_away,
        }
        about: list[Thing] = [one.source for one in model.intents if one.move == hint.move]
        where = [to for one in model.intents if one.move == hint.move for to in one.targets]
        bright = [Lamp([partial(_is, one)]) for one in (*where, MoveButton(hint.move))]
        about.append(MoveButton(hint.move))
        same = equal_to(hint, state.advice)
        alike = model.labels.of(same.move) if same is not None else ""
        chance, why = chance_words(hint), reason_words(hint, model.teller, alike=alike)
        label = model.labels.of(hint.move)
        note = advice_note(label, chance, why, state.advised, len(state.advice))
        note = replace(note, parts=frozenset(map(panel_of, about)) - {""})
        lamp = Lamp([partial(_is, thing) for thing in about])
        return Spoken(note, acts, Beam([lamp], bright, 1.0))


def remark_note(remark: Remark, links: bool) -> Note:
    """Return the note of a remark; `links`: a button leads to the rule that it is about."""
    # NOTE: a button: leads to the rule for which something was refused
    why = tr("Why?")
    about = frozenset(panel_of(thing) for thing in (remark.about,) if thing is not None)
    presses = (Press("why", why),) * links
    task = why if links else remark.words
    return Note(remark.words, task, presses, parts=about - {""}, pressed="help close")


def advice_note(label: str, chance: str, why: str, at: int, many: int) -> Note:
    """Return the note of one of the moves that the expert advises.

    Args:
        label: of the move; chance, why: how it fares; at: its number, from 0, of so many.
    """
    # NOTE: a button: another move that the expert advises
    another = Press("advice more", trc("advice", "Another"))
    presses = (
        # NOTE: a button: make the move that the expert advises
        Press(ADVISED, trc("advice", "Do it"), True),
        *(another,) * (many > 1),
        Press("advice close", tr("Close")),
    )
    words = together(ended(labelled(f"*{label}*", chance)), why)
    title = tr("Advice")
    opens = another.words if many > 1 else title
    head = Progress(title, opens, at + 1, many, "advice more", listed=True)
    return Note(words, label, presses, head, pressed="advice close")


def _is(thing: Thing, node: Node) -> bool:
    return node.key == thing
