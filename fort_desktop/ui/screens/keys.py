"""The keys and the buttons of a gamepad, each of which can be changed."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final, Literal

import pygame

from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.events import Input, Key, Pad, Pointer
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, FINE, GAP, HAIR, LEAD, SMALL, TEXT, TIGHT, WIDE, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import N_, Saying, nothing, tr, trc
from fort_desktop.ui.keys.actions import ALWAYS, GROUPS, NONE, Action, Group, Keys, Pads
from fort_desktop.ui.keys.keymap import may_be_key, name_of, rebound
from fort_desktop.ui.keys.words import Run, action_words, key_words, run_of, run_words
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.form import titled
from fort_desktop.ui.toolkit.key_cap import key_cap
from fort_desktop.ui.toolkit.layout import Share, Size, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import Button, buttons
from fort_desktop.ui.toolkit.page import Words, message, panel, picture, plate, sign, whole, write

_WIDE, _NARROW = 1872.0, 1200.0
"""The width of the sheet, and at most where letters would be too small on that."""
_ASIDE: Final = 4 * WIDE
"""What a narrow sheet leaves free beside it, and for a bar."""
_ROW, _TALL, _ROOM = 51.0, 58.0, 12.0
"""The height of a row, of one on a narrow sheet, and the room round a group."""
_TOLD: Final = line(TEXT, 2)
"""The height of the message on a narrow sheet."""
_OWN, _PAD, _CAP, _HEAD = 124.0, 46.0, 40.0, 36.0
"""The width of what shows a key and a button, the height of a key, and of a sign above it."""
_FEW, _CELL = 3, 60.0
"""So many keys of a run stand beside its words, each with so much room; more of them below."""
_THREE: Final = ((0, 3), (1,), (2,))
_TWO: Final = ((0, 3), (1, 2))
"""Which groups stand in which column of a wide sheet, and of a narrow one."""
_FIXED: Final = {action: name for name, action in reversed(ALWAYS.items())}
"""Of the keys that always do the same, the first for each action."""
Kind = Literal["key", "pad"]
_PRESS: Final[dict[Kind, str]] = {
    # NOTE: {action} is an action of the program, as "Undo"
    "key": N_("Press the new key for “{action}”. Esc leaves it as it is."),
    "pad": N_("Press the new button for “{action}”. Esc leaves it as it is."),
}


@opens(routes.Keys)
class KeysScreen(Screen):
    """A row for each action, or for a run of numbered ones; a click on a key waits for another.

    Attributes:
        waiting: the action and what it is to get, a key or a button; None if nothing is awaited.
        saying: what the person should know.
    """

    kid = "tink"

    least: ClassVar = 0.53

    def __init__(self, app: Host, route: routes.Keys) -> None:
        super().__init__(app)
        self.waiting: tuple[Action, Kind] | None = None
        self._back = partial(app.push, route.back)
        self.saying: Saying = _advice
        self.build()

    @property
    def said(self) -> str:
        """The message to the person."""
        return self.saying()

    def extent(self, window: tuple[int, int]) -> tuple[float, float]:
        """The sheet is narrow where letters would be too small on a wide one, and so is higher."""
        room = window[0] / (self.least * max(1.0, self.app.scale / 100))
        if room >= _WIDE:
            return _WIDE, high_for(_column_high(_THREE, _ROW))
        return min(_NARROW + _ASIDE, room), high_for(_column_high(_TWO, _TALL) + _TOLD + GAP)

    def build(self) -> None:
        """Build the groups in columns, and the foot."""
        self.garden()
        wide, tall = self.extent(self.window)
        narrow = wide < _WIDE
        columns, high = (_TWO, _TALL) if narrow else (_THREE, _ROW)
        size, edge = (wide - _ASIDE * narrow, tall), WIDE if narrow else EDGE - SMALL
        sheet = dialog(self, "keys", tr("Keys"), size, edge)
        body, below = split(sheet.body, "bottom", _TOLD)[::-1] if narrow else (sheet.body, None)
        places = row(body, [Share()] * len(columns))
        for groups, place in zip(columns, places, strict=True):
            heights = [Share(_high(group, high)) for group in groups]
            if below is None and groups == columns[-1]:
                # What the others leave free tells what can be done.
                place, below = split(place, "top", _column_high((groups,), high))
                plate(sheet.canvas, pal.TAPE, below)
            for group, area in zip(groups, column(place, heights), strict=True):
                self._group(sheet.canvas, GROUPS[group], area, COLOURS[group])
        usual = tr("Restore default keys")
        buttons(self, sheet.foot, [
            None,
            Button("reset", usual, self._reset),
            Button("back", tr("Back"), self._back),
        ])  # fmt: skip
        if below is not None:
            message(sheet.canvas, below, self.said)
        self.scene.focus.keys["escape"] = self._back

    def _group(self, canvas: Canvas, group: Group, area: Box, colour: str) -> None:
        plate(canvas, pal.CARD, area)
        room, runs = padding(area, GAP, _ROOM), _runs(group)
        count = 1 + _lines(group)
        # The keys that nobody can change stand in a column as wide as the widest of them.
        caps = {one: self._cap(key_words(_FIXED[one]), pal.DISABLED)
                for one in group.actions if one in _FIXED}  # fmt: skip
        fixed = max((cap.get_width() / self.unit for cap in caps.values()), default=0.0)
        pads = any(hasattr(self.app.settings.pads, action) for action in group.actions)
        widths: list[Size] = [Share(), *[fixed] * bool(caps), _OWN, *[_PAD] * pads]
        head, *lines = column(room, [Share()] * count, 0)
        # Each column has its head: what is done, a lock, a keyboard, a gamepad.
        said, *heads = row(head, widths, TIGHT)
        signs = [stack(place, _HEAD, _HEAD) for place in heads]
        ribbon = said._replace(x=area.x, w=signs[0].x - TIGHT - area.x)
        titled(canvas, padding(ribbon, 0, HAIR), tr(group.words), colour)
        names = [*["lock"] * bool(caps), "keyboard", *["gamepad"] * pads]
        for name, place in zip(names, signs, strict=True):
            sign(canvas, name, place)
        left = iter(lines)
        for run in runs:
            place = next(left)
            if len(run) > 1:
                self._run(canvas, run, place, next(left) if len(run) > _FEW else None)
                continue
            words, *cells = row(place, widths, TIGHT)
            action = run[0]
            canvas.paragraph(action_words(action), *padding(words, 0, 1), FINE)
            if action in caps:
                picture(canvas, caps[action], cells[0])
            self._own(action, cells[bool(caps)])
            if hasattr(self.app.settings.pads, action):
                self._button(action, cells[-1])

    def _run(self, canvas: Canvas, run: Run, place: Box, below: Box | None) -> None:
        """The keys of a run in one row: a few at the end of its words, many below them."""
        keys = below
        if keys is None:
            keys, place = split(place, "right", (_CELL + HAIR) * len(run), TIGHT)
        canvas.paragraph(run_words(run), *padding(place, 0, 1), FINE)
        for action, cell in zip(run, row(keys, [Share()] * len(run), HAIR), strict=True):
            self._own(action, cell)

    def _own(self, action: Action, place: Box) -> None:
        key = getattr(self.app.settings.keys, action)
        shown = self._cap(key_words(key), None, place.w) if key != NONE else None
        self._choice(action, "key", place, shown)

    def _button(self, action: Action, place: Box) -> None:
        button = getattr(self.app.settings.pads, action)
        shown = pad_sign(button, round(_CAP * self.unit)) if button != NONE else None
        self._choice(action, "pad", place, shown)

    def _cap(self, words: str, fill: pal.Colour | None, room: float = 0.0) -> pygame.Surface:
        """A key; lower where it would be wider than its room, if it has one."""
        cap = key_cap(words, self.unit, _CAP, fill)
        wide = cap.get_width() / self.unit
        return key_cap(words, self.unit, _CAP * room / wide, fill) if 0 < room < wide else cap

    def _choice(self, action: Action, kind: Kind, place: Box, shown: pygame.Surface | None) -> None:
        """Build what shows a key or a button, and waits for another one if it is clicked."""
        node, canvas = panel(self, place, f"{kind} {action}", still=False)
        room = whole(canvas)
        if self.waiting == (action, kind):
            plate(canvas, pal.ACTION, padding(room, 2))
            write(canvas, padding(room, HAIR), [Words(trc("key", "press"), FINE, True)], True)
        elif shown is None:
            write(canvas, room, [Words("+", LEAD, True)], True, pal.INK)
        else:
            picture(canvas, shown, room)
        node.solid = True
        node.clicked = lambda: self._await(action, kind)
        node.label = action_words(action)

    # What a person does.

    def _await(self, action: Action, kind: Kind) -> None:
        self.waiting = (action, kind)
        self._say(lambda: tr(_PRESS[kind], action=action_words(action)))

    def frame(self, inputs: list[Input], seconds: float) -> None:
        """Take input; while a key is awaited, the next one is that, whatever it means else."""
        left = [event for event in inputs if not self._taken(event)]
        super().frame(left, seconds)

    def _taken(self, event: Input) -> bool:
        """Return True if an input is the awaited one, or ends the wait."""
        if self.waiting is None:
            return False
        action, kind = self.waiting
        if isinstance(event, Pointer) and event.what == "down":
            self.waiting = None
            self._say(nothing)
            return False
        if isinstance(event, Key):
            self._key(action, kind, name_of(event))
        elif isinstance(event, Pad) and kind == "key":
            self._key(action, kind, "escape")
        elif isinstance(event, Pad):
            self.waiting = None
            pads, other = rebound(self.app.settings.pads, action, event.button)
            self._keep(action, other, pads=pads)
        return isinstance(event, Key | Pad)

    def _key(self, action: Action, kind: Kind, name: str) -> None:
        if name == "escape":
            self.waiting = None
            self._say(lambda: tr("Nothing has changed."))
        elif kind == "key" and not may_be_key(name):
            self._say(partial(_no_key, name))
        elif kind == "key":
            self.waiting = None
            keys, other = rebound(self.app.settings.keys, action, name)
            self._keep(action, other, keys=keys)

    def _keep(self, action: Action, other: Action | None, **values: Keys | Pads) -> None:
        """Keep what was changed, and tell what was exchanged with it."""
        kept = self.app.change(**values)
        if not kept:
            self._say(next(iter(self.app.store.told), nothing))
        elif other is None:
            self._say(lambda: tr("Changed: {action}.", action=action_words(action)))
        else:
            self._say(partial(_exchanged, action, other))

    def _reset(self) -> None:
        self.app.change(keys=Keys(), pads=Pads())
        self._say(lambda: tr("All keys and buttons are back to default."))

    def _say(self, saying: Saying) -> None:
        self.saying = saying
        self.rebuild()


def _high(group: int, high: float) -> float:
    """The height of a group with its heading, where each row is so high."""
    return high * (1 + _lines(GROUPS[group])) + 2 * _ROOM


def _runs(group: Group) -> list[Run]:
    """The actions of a group; those that are one of several of their kind stand together."""
    found = list[Run]()
    for action in group.actions:
        run = run_of(action)
        if run not in found:
            found.append(run)
    return found


def _lines(group: Group) -> int:
    """The number of rows that a group has below its heading."""
    return sum(1 + (len(run) > _FEW) for run in _runs(group))


def _column_high(columns: Sequence[Sequence[int]], high: float) -> float:
    """The height of the highest of some columns of groups, where each row is so high."""
    return max(sum(_high(one, high) for one in groups) + GAP * (len(groups) - 1)
               for groups in columns)  # fmt: skip


def _no_key(name: str) -> str:
    """Return why a key cannot be used."""
    means, key = ALWAYS.get(name), key_words(name)
    if means is None:
        return tr("{key} cannot be used. Press another one.", key=key)
    words = action_words(means)
    return tr("{key} always means “{action}”. Press another key.", key=key, action=words)


def _exchanged(action: Action, other: Action) -> str:
    # NOTE: two actions of the program have changed keys, as "Undo" and "Menu"
    return tr(
        "It was already in use, so these two actions have been swapped: {action}, {other}.",
        action=action_words(action),
        other=action_words(other),
    )


def _advice() -> str:
    return tr("Click a key to change it. Greyed-out keys cannot be changed.")
