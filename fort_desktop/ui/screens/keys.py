"""The keys and the buttons of a gamepad, each of which can be changed."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, Literal

import pygame

from fort_desktop.scene.events import Input, Key, Pad, Pointer
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, HAIR, LEAD, SMALL, TIGHT, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import N_, Saying, nothing, tr, trc
from fort_desktop.ui.keys.actions import ALWAYS, GROUPS, NONE, Action, Group, Keys, Pads
from fort_desktop.ui.keys.keymap import may_be_key, name_of, rebound
from fort_desktop.ui.keys.words import Run, action_words, key_words, run_of, run_words
from fort_desktop.ui.toolkit.common import lights_up
from fort_desktop.ui.toolkit.dialog import DOWN, dialog, high_for
from fort_desktop.ui.toolkit.form import among, strip
from fort_desktop.ui.toolkit.key_cap import key_cap
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, buttons
from fort_desktop.ui.toolkit.page import Words, message, picture, plate, whole, write

_WIDE: Final = 1180.0
_ROW, _LINES, _TALLER = 76.0, 6, 1.25
"""The height of a row, how many have room, and how much higher few of them are at most."""
_OWN, _CAP, _SAID = 124.0, 58.0, 44.0
"""The width of what shows a key, the height of a key, and of the message."""
_FEW, _CELL = 3, 66.0
"""So many keys of a run stand beside its words, each with so much room; more of them below."""
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
    """A row for each action of a group, or for a run of numbered ones; a click waits for a key.

    Attributes:
        shown: keys, or the buttons of a gamepad.
        group: whose actions are shown.
        waiting: the action and what it is to get, a key or a button; None if nothing is awaited.
        saying: what the person should know.
    """

    kid = "tink"
    least: ClassVar = 0.53
    room: ClassVar = (_WIDE + WIDE, high_for(_SAID + BUTTON + _LINES * _ROW + 5 * WIDE))

    def __init__(self, app: Host, route: routes.Keys) -> None:
        super().__init__(app)
        self.shown: Kind = "pad" if app.means == "pad" else "key"
        self.group = GROUPS[0]
        self.waiting: tuple[Action, Kind] | None = None
        self._back = partial(app.push, route.back)
        self.saying: Saying = self._advice
        self.build()

    @property
    def said(self) -> str:
        """The message to the person."""
        return self.saying()

    def build(self) -> None:
        """Build the choice of a group, its actions, and the buttons."""
        self.garden()
        high = self.room[1] - 2 * DOWN
        sheet = dialog(self, "keys", tr("Keys and gamepad"), (_WIDE, high))
        groups, said, area = column(sheet.body, [BUTTON, _SAID, Share()], SMALL)
        found = [Button(f"group {n}", tr(one.words), partial(self._choose, one), one is self.group)
                 for n, one in enumerate(GROUPS)]  # fmt: skip
        buttons(self, groups, found, fill=True)
        message(sheet.canvas, said, self.said)
        plate(sheet.canvas, pal.CARD, area)
        self._rows(sheet.canvas, padding(area, SMALL))
        usual = Button("reset", tr("Restore default keys"), self._reset)
        free = buttons(self, sheet.foot, [usual, None, Button("back", tr("Back"), self._back)])
        tabs: list[tuple[Kind, str]] = [("key", tr("Keys")), ("pad", tr("Gamepad"))]
        strip(self, free, free.h, among("shows", tabs, self.shown, self._show))
        self.scene.focus.keys["escape"] = self._back

    def _rows(self, canvas: Canvas, area: Box) -> None:
        """The actions of the group in two columns, and below them a long run of numbered ones."""
        runs = _runs(self.group, self.shown)
        short = [run for run in runs if len(run) <= _FEW]
        rows = -(-len(short) // 2)
        below = 2 * (len(runs) - len(short))
        high = min(_TALLER * _ROW, area.h / (rows + below))
        lines = column(area, [high] * (rows + below), 0)
        cells = [cell for at in zip(*(row(line, [Share()] * 2, WIDE) for line in lines[:rows]),
                                    strict=True) for cell in at]  # fmt: skip
        for run, place in zip(short, cells, strict=False):
            if len(run) > 1:
                keys, words = split(place, "right", (_CELL + HAIR) * len(run), TIGHT)
                self._run(canvas, run, words, keys)
            else:
                self._row(run[0], place)
        for run in runs:
            if len(run) > _FEW:
                self._run(canvas, run, *lines[rows:])

    def _run(self, canvas: Canvas, run: Run, words: Box, keys: Box) -> None:
        """The words of a run of actions, and a key for each."""
        canvas.paragraph(run_words(run), *padding(words, TIGHT, 1), LEAD)
        for action, cell in zip(run, row(keys, [Share()] * len(run), HAIR), strict=True):
            self._add(action, cell, self._own)

    def _row(self, action: Action, place: Box) -> None:
        """An action in words, the key for it that nobody can change, and what can be changed."""

        def draw(action: Action, canvas: Canvas, room: Box) -> None:
            own, room = split(room, "right", _OWN, TIGHT)
            if action in _FIXED and self.shown == "key":
                cap = self._cap(key_words(_FIXED[action]), pal.DISABLED)
                fixed, room = split(room, "right", cap.get_width() / self.unit, TIGHT)
                picture(canvas, cap, fixed)
            canvas.paragraph(action_words(action), *padding(room, TIGHT, 1), LEAD)
            self._own(action, canvas, own)

        self._add(action, place, draw)

    def _add(self, action: Action, place: Box, draw: Callable[[Action, Canvas, Box], None]) -> None:
        """Add what waits for another key or button if it is clicked, and lights up before."""
        at, faces = self.at(*place), list[pygame.Surface]()
        for lit in (False, True):
            canvas = Canvas(at.w, at.h, self.unit)
            if lit:
                canvas.panel(0, HAIR, canvas.w, canvas.h - 2 * HAIR, pal.LIT, SMALL, None)
            draw(action, canvas, whole(canvas))
            faces.append(canvas.image)
        node = Node(at, faces[0], f"{self.shown} {action}")
        node.clicked = partial(self._await, action, self.shown)
        node.label = action_words(action)
        lights_up(node, faces)
        self.scene.root.add(node)

    def _own(self, action: Action, canvas: Canvas, room: Box) -> None:
        """Draw the key or button that was chosen for an action, if any was."""
        kind, settings = self.shown, self.app.settings
        key = getattr(settings.keys if kind == "key" else settings.pads, action)
        if self.waiting == (action, kind):
            pressed = stack(room, h=_CAP)
            plate(canvas, pal.ACTION, pressed)
            write(canvas, padding(pressed, HAIR), [Words(trc("key", "press"), FINE, True)], True)
        elif key != NONE and kind == "pad":
            picture(canvas, pad_sign(key, round(_CAP * self.unit)), room)
        elif key != NONE:
            picture(canvas, self._cap(key_words(key), None, room.w), room)

    def _cap(self, words: str, fill: pal.Colour | None, room: float = 0.0) -> pygame.Surface:
        """A key; lower where it would be wider than its room, if it has one."""
        cap = key_cap(words, self.unit, _CAP, fill)
        wide = cap.get_width() / self.unit
        return key_cap(words, self.unit, _CAP * room / wide, fill) if 0 < room < wide else cap

    # What a person does.

    def _show(self, kind: Kind) -> None:
        self.shown, self.waiting = kind, None
        self._say(self._advice)

    def _choose(self, group: Group) -> None:
        self.group, self.waiting = group, None
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


def _runs(group: Group, kind: Kind) -> list[Run]:
    """The actions of a group that have keys, or buttons; numbered ones are together."""
    fields = (Keys if kind == "key" else Pads).__struct_fields__
    return list(dict.fromkeys(run_of(action) for action in group.actions if action in fields))


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
