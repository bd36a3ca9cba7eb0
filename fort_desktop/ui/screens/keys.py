"""The keys and the buttons of a gamepad, each of which can be changed."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final, Literal

import pygame

from fort_desktop.scene.events import Input, Key, Pad, Pointer
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, FINE, GAP, HAIR, SMALL, TEXT, TIGHT, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.garden import stand
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import N_, Saying, nothing, tr, trc
from fort_desktop.ui.keys.actions import ALWAYS, GROUPS, NONE, Action, Group, Keys, Pads
from fort_desktop.ui.keys.keymap import may_be_key, name_of, rebound
from fort_desktop.ui.keys.words import Run, action_words, key_words, run_of, run_words
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.form import among, strip, titled
from fort_desktop.ui.toolkit.key_cap import empty_cap, key_cap
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, buttons
from fort_desktop.ui.toolkit.page import Words, message, panel, picture, plate, whole, write

_WIDE, _NARROW = 1872.0, 1200.0
"""The width of the sheet, and at most where letters would be too small on that."""
_ASIDE: Final = 4 * WIDE
"""What a narrow sheet leaves free beside it, and for a bar."""
_ROW, _ROOM = 61.0, 12.0
"""The height of a row, and of the room round a group."""
_OWN, _CAP, _TABS, _TAIL = 124.0, 54.0, 58.0, 200.0
"""The width of what shows a key, the height of a key, of the tabs, and of what stands at the end of
a column: the buttons, and who belongs there."""
_BUTTONS: Final = 300.0
_FEW, _CELL = 3, 66.0
"""So many keys of a run stand beside its words, each with so much room; more of them below."""
_THREE: Final = ((0, 3), (1,), (2, None))
_TWO: Final = ((0, 3, None), (1, 2))
"""Which groups stand in which column of a wide sheet, and of a narrow one; None is the tail."""
_FIXED: Final = {action: name for name, action in reversed(ALWAYS.items())}
"""Of the keys that always do the same, the first for each action."""
Kind = Literal["key", "pad"]
_PRESS: Final[dict[Kind, str]] = {
    # NOTE: {action} is an action of the program, as "Undo"
    "key": N_("Press the new key for “{action}”. Esc leaves it as it is."),
    "pad": N_("Press the new button for “{action}”. Esc leaves it as it is."),
}
_ADVICE: Final[dict[Kind, str]] = {
    "key": N_("Click a key to change it. Greyed-out keys cannot be changed."),
    # NOTE: buttons of a gamepad
    "pad": N_("Click a button to change it."),
}


@opens(routes.Keys)
class KeysScreen(Screen):
    """A row for each action, or for a run of numbered ones; a click on a key waits for another.

    Attributes:
        shown: keys, or the buttons of a gamepad.
        waiting: the action and what it is to get, a key or a button; None if nothing is awaited.
        saying: what the person should know.
    """

    least: ClassVar = 0.53

    def __init__(self, app: Host, route: routes.Keys) -> None:
        super().__init__(app)
        self.shown: Kind = "pad" if app.means == "pad" else "key"
        self.waiting: tuple[Action, Kind] | None = None
        self._back = partial(app.push, route.back)
        self.saying: Saying = self._advice
        self.build()

    @property
    def said(self) -> str:
        """The message to the person."""
        return self.saying()

    def extent(self, window: tuple[int, int]) -> tuple[float, float]:
        """The sheet is narrow where letters would be too small on a wide one, and so is higher."""
        room = window[0] / (self.least * max(1.0, self.app.scale / 100))
        wide = _WIDE if room >= _WIDE else min(_NARROW + _ASIDE, room)
        columns, top = _plan(wide)
        return wide, high_for(top + max(map(_column_high, columns)) - BUTTON)

    def build(self) -> None:
        """Build the groups in columns, and at the end of one the buttons."""
        self.garden()
        wide, tall = self.extent(self.window)
        narrow = wide < _WIDE
        size, edge = (wide - _ASIDE * narrow, tall), WIDE if narrow else EDGE - SMALL
        sheet = dialog(self, "keys", tr("Keys and gamepad"), size, edge)
        inside = sheet.body._replace(h=sheet.foot.bottom - sheet.body.y)
        columns, high = _plan(wide)
        top, body = split(inside, "top", high)
        places = row(body, [Share()] * len(columns))
        tabs: list[tuple[Kind, str]] = [("key", tr("Keys")), ("pad", tr("Gamepad"))]
        found = among("shows", tabs, self.shown, self._show)
        strip(self, top._replace(w=places[0].w), _TABS - TIGHT, found)
        message(sheet.canvas, top.inset(places[0].w, 0, 0, TIGHT), self.said)
        for groups, place in zip(columns, places, strict=True):
            # Who stands at the end of a column takes what is left; else the rows do.
            heights = [_high(one) if None in groups and one is not None else Share(_high(one))
                       for one in groups]  # fmt: skip
            for group, area in zip(groups, column(place, heights), strict=True):
                if group is None:
                    self._tail(area)
                else:
                    self._group(sheet.canvas, GROUPS[group], area)
        self.scene.focus.keys["escape"] = self._back

    def _tail(self, area: Box) -> None:
        """The buttons, and beside them whoever belongs to the screen, leaning into it."""
        left, right = split(area, "left", _BUTTONS)
        left = stack(left, h=2 * BUTTON + GAP, down="end")
        usual = tr("Restore default keys")
        upper, lower = column(left, [Share()] * 2)
        buttons(self, upper, [Button("reset", usual, self._reset)], fill=True)
        buttons(self, lower, [Button("back", tr("Back"), self._back)], fill=True)
        # Who leans into the sheet ends at its edge.
        right = right._replace(h=self.sheet.h / self.unit - right.y - HAIR)
        side = min(right.h, right.w)
        place = self.at(*stack(right, side, side, down="end"))
        stand(self.scene, self.app.catalog.kids["tink"], place)

    def _group(self, canvas: Canvas, group: Group, area: Box) -> None:
        plate(canvas, pal.CARD, area)
        room, runs = padding(area, GAP, _ROOM), _runs(group, self.shown)
        head, *lines = column(room, [Share()] * (1 + _lines(runs)), 0)
        ribbon = stack(head._replace(x=area.x), h=_CAP)
        titled(canvas, ribbon, tr(group.words))
        # The keys that nobody can change stand in a column as wide as the widest of them.
        fixed = {one: self._cap(key_words(_FIXED[one]), pal.DISABLED)
                 for one in group.actions if one in _FIXED and self.shown == "key"}  # fmt: skip
        widest = max((cap.get_width() / self.unit for cap in fixed.values()), default=0.0)
        left = iter(lines)
        for run in runs:
            place = next(left)
            if len(run) > 1:
                self._run(canvas, run, place, next(left) if len(run) > _FEW else None)
                continue
            words, *cells, own = row(place, [Share(), *[widest] * bool(fixed), _OWN], TIGHT)
            action = run[0]
            canvas.paragraph(action_words(action), *padding(words, 0, 1), TEXT)
            if action in fixed:
                picture(canvas, fixed[action], cells[0])
            self._own(action, own)

    def _run(self, canvas: Canvas, run: Run, place: Box, below: Box | None) -> None:
        """The keys of a run in one row: a few at the end of its words, many below them."""
        keys = below
        if keys is None:
            keys, place = split(place, "right", (_CELL + HAIR) * len(run), TIGHT)
        canvas.paragraph(run_words(run), *padding(place, 0, 1), TEXT)
        for action, cell in zip(run, row(keys, [Share()] * len(run), HAIR), strict=True):
            self._own(action, cell)

    def _own(self, action: Action, place: Box) -> None:
        """Build what shows a key or a button, and waits for another one if it is clicked."""
        kind, settings = self.shown, self.app.settings
        node, canvas = panel(self, place, f"{kind} {action}", still=False)
        room = whole(canvas)
        key = getattr(settings.keys if kind == "key" else settings.pads, action)
        if self.waiting == (action, kind):
            plate(canvas, pal.ACTION, padding(room, 2))
            write(canvas, padding(room, HAIR), [Words(trc("key", "press"), FINE, True)], True)
        elif key == NONE:
            picture(canvas, empty_cap(self.unit, _CAP), room)
        elif kind == "pad":
            picture(canvas, pad_sign(key, round(_CAP * self.unit)), room)
        else:
            picture(canvas, self._cap(key_words(key), None, place.w), room)
        node.solid = True
        node.clicked = lambda: self._await(action, kind)
        node.label = action_words(action)

    def _cap(self, words: str, fill: pal.Colour | None, room: float = 0.0) -> pygame.Surface:
        """A key; lower where it would be wider than its room, if it has one."""
        cap = key_cap(words, self.unit, _CAP, fill)
        wide = cap.get_width() / self.unit
        return key_cap(words, self.unit, _CAP * room / wide, fill) if 0 < room < wide else cap

    # What a person does.

    def _show(self, kind: Kind) -> None:
        self.shown, self.waiting = kind, None
        self._say(self._advice)

    def _advice(self) -> str:
        return tr(_ADVICE[self.shown])

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


def _plan(wide: float) -> tuple[Sequence[Sequence[int | None]], float]:
    """Return the columns of a sheet of a width, and the height of what stands above them."""
    return (_THREE, _TABS) if wide >= _WIDE else (_TWO, 2 * _TABS)


def _high(group: int | None) -> float:
    """The least height of a group with its heading; None is the tail."""
    return _TAIL if group is None else _ROW * (1 + _lines(_runs(GROUPS[group]))) + 2 * _ROOM


def _runs(group: Group, kind: Kind = "key") -> list[Run]:
    """The actions of a group that have keys, or buttons; numbered ones are together."""
    fields = (Keys if kind == "key" else Pads).__struct_fields__
    return list(dict.fromkeys(run_of(action) for action in group.actions if action in fields))


def _lines(runs: Sequence[Run]) -> int:
    """The number of rows that some actions take."""
    return sum(1 + (len(run) > _FEW) for run in runs)


def _column_high(groups: Sequence[int | None]) -> float:
    return sum(map(_high, groups)) + GAP * (len(groups) - 1)


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
