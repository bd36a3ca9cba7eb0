"""The teacher at a table: whose turn it is to speak in the one place for that, and its light."""

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec.structs import replace

from fort_desktop.scene.animate import Tween
from fort_desktop.scene.easing import ease_out
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.coach.lights import Light
from fort_desktop.ui.coach.replies import Replies
from fort_desktop.ui.coach.speaking import Speaker, Spoken
from fort_desktop.ui.coach.tips import controller as tips
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.note import NOTE, STRIP, Note, NoteKey
from fort_desktop.ui.table.state import Overlay
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.table.tooltips import Tooltips

_UNFOLDS: Final = 0.2
"""Seconds after which a folded note unfolds, once nothing else explains."""
_RISES: Final = 0.16
_SHAKEN: Final = 0.12
_SHAKE: Final = 4.0


class Table(tips.Table, Protocol):
    """The parts of a table that its teacher needs."""

    nodes: TableNodes
    tooltips: Tooltips


class Teacher:
    """All that is said to whoever sits at a table, one thing at a time.

    Attributes:
        tips: the notes for beginners.
        speakers: who may speak, the most important one first.
        light: of the note; spoken: what is said now, None for nothing.
    """

    def __init__(self, table: Table) -> None:
        self.tips = tips.TipController(table)
        replies = Replies(table)
        self.tips.waits = lambda: replies.speaks() is not None
        self.speakers: list[Speaker] = [replies, self.tips]
        self.light = Light()
        self.spoken: Spoken | None = None
        self._table = table
        self._fresh: Thing | None = None
        self._below: Overlay | None = None
        self._alone = _UNFOLDS
        table.model.noted = self.press

    @property
    def seen(self) -> tuple[str, ...]:
        """The names of the moments whose notes the person who reads now has seen."""
        return self.tips.seen

    @property
    def moves(self) -> bool:
        """True if the light is on its way, or swells."""
        return self.spoken is not None and self.light.moves

    def go_on(self, seconds: float) -> None:
        """Say what is due, fold it while something else explains, and follow what it lights."""
        for speaker in self.speakers:
            speaker.go_on(seconds)
        table = self._table
        if table.gone:
            return
        spoken = _first([speaker.speaks() for speaker in self.speakers])
        if not self._waits(spoken):
            self._say(spoken)
        self._fold(seconds)
        self.light.go_on(seconds, not self._opened, self._still)

    def lay_out(self) -> None:
        """The table was laid out again, and the note with it: so is its light."""
        nodes = self._table.nodes
        if self.spoken is not None and nodes.frame.panels.home is not None:
            self.light.lay_out(nodes.root, nodes.unit)
        else:
            self.light.put_out()

    def press(self, key: NoteKey) -> None:
        """A button of the note was pressed."""
        if key == "unfold":
            self._unfold()
        elif self.spoken is not None and key in self.spoken.acts:
            self.spoken.acts[key]()

    # What is said.

    def _waits(self, spoken: Spoken | None) -> bool:
        """Return True if the hand cannot make room now: something is on its way."""
        said = self._table.model.state.note
        moves = self._table.model.state.landing is not None
        return moves and (spoken is None) != (said is None)

    def _say(self, spoken: Spoken | None) -> None:
        table, before = self._table, self.spoken
        model, said = table.model, table.model.state.note
        self.spoken = spoken
        note = spoken.note if spoken is not None else None
        if note == said:
            if spoken is not None and before is not None and spoken.again != before.again:
                self._shake()
                if spoken.passing:
                    table.tooltips.refuse()
            return
        model.say(note)
        home = table.nodes.frame.panels.home
        if note is None or said is None or home is None or self._moves_more(note, said):
            model.changed()
            home = table.nodes.frame.panels.home
        else:
            table.nodes.rehome(model)
        if spoken is None or home is None:
            self.light.put_out()
            return
        self.light.shine(table.nodes.root, spoken.beam, self.place or home, table.nodes.unit)
        if spoken.passing or (before is not None and spoken.again > before.again):
            self._shake()
        if not spoken.note.stale:
            self._arrive(spoken.passing)

    def _moves_more(self, note: Note, said: Note) -> bool:
        """Return True if the home may lie elsewhere, for other panels."""
        folded = self._table.nodes.frame.sheet.shape == "folded"
        return folded and note.parts != said.parts

    def _arrive(self, passing: bool) -> None:
        """Something new is to be read: what was pressed before was not meant for it."""
        table = self._table
        if passing:
            table.tooltips.refuse()
        self._fresh = table.tooltips.thing
        self._below = table.model.state.overlay if passing else None
        table.app.presses.opened()
        if table.app.means != "pointer":
            table.scene.focus.begin()
            self._fresh = table.tooltips.thing

    def _shake(self) -> None:
        """Another move was tried: the note shakes its head, and the light swells again."""
        self.light.again()
        sheet, far = self._node(NOTE), _SHAKE * self._table.nodes.unit
        if sheet is None or self._still:
            return
        home = sheet.box
        steps = (-1, 1, -1, 1, 0)

        def step(t: float) -> None:
            sheet.move_to(home.x + far * steps[min(4, int(5 * t))], home.y)

        self._table.scene.animator.start(Tween(_SHAKEN, step, easing=lambda t: t, owner=sheet))

    # What it gives way to.

    @property
    def _still(self) -> bool:
        return self._table.scene.animator.reduced or not self._table.speed

    @property
    def _opened(self) -> bool:
        """True if something else explains itself, and did not do so before the note came."""
        table = self._table
        fresh = table.tooltips.thing == self._fresh and not table.tooltips.kept
        explains = bool(table.tooltips.spread) and not fresh
        return explains or self._covers or table.shared.lies_beside

    @property
    def _covers(self) -> bool:
        """True if something was opened since the note came."""
        overlay = self._table.model.state.overlay
        return overlay is not None and overlay != self._below

    def _fold(self, seconds: float) -> None:
        state, tooltips = self._table.model.state, self._table.tooltips
        if tooltips.thing != self._fresh:
            self._fresh = None
        if state.note is None:
            return
        reads = self._opened and (tooltips.told is not None or self._covers)
        self._alone = 0.0 if reads else self._alone + seconds
        away = reads or (state.away and self._alone < _UNFOLDS and not self._still)
        if away != state.away:
            self._table.model.say(state.note, away)
            self._table.nodes.rehome(self._table.model)
            self._rise()

    def _unfold(self) -> None:
        """The strip was pressed: what explains closes."""
        self._table.tooltips.close()
        if self._table.model.overlay is not None:
            self._table.model.close_last()

    def _rise(self) -> None:
        """Let rise what has come to the home."""
        sheet = self._node(NOTE) or self._node(STRIP)
        if sheet is None or self._still:
            return
        home, low = sheet.box, 14 * self._table.nodes.unit

        def step(t: float) -> None:
            sheet.move_to(home.x, home.y + low * (1 - t))
            sheet.opacity = t

        self._table.scene.animator.start(Tween(_RISES, step, easing=ease_out, owner=sheet))

    def _node(self, key: str) -> Node | None:
        there = self._table.nodes.panels.walk()
        return next((node for node in there if node.key == key and node.scene is not None), None)

    @property
    def place(self) -> Box | None:
        """The place of the note, or of the strip that it is folded to, in pixels."""
        node = self._node(NOTE) or self._node(STRIP)
        return node.area if node is not None else None


def _first(found: Sequence[Spoken | None]) -> Spoken | None:
    """Return the most important of what is to be said.

    What is said in passing stands where one of several notes stood: its head and its light stay.
    """
    said = [one for one in found if one is not None]
    if not said:
        return None
    first, below = said[0], said[1] if len(said) > 1 else None
    if below is None or not first.passing or below.note.progress is None:
        return first
    old = below.note
    note = replace(first.note, progress=old.progress, parts=old.parts, asks=old.asks)
    acts = {**below.acts, **first.acts}
    return first._replace(note=note, acts=acts, beam=below.beam)
