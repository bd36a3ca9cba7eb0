"""The keys and the buttons of a gamepad, each of which can be changed."""

from functools import partial
from typing import ClassVar, Final, Literal

import pygame

from fort_desktop.scene.events import Input, Key, Pad, Pointer
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import N_, Saying, nothing, tr, trc
from fort_desktop.ui.keys.actions import ALWAYS, GROUPS, NONE, Action, Keys, Pads
from fort_desktop.ui.keys.keymap import may_be_key, name_of, rebound
from fort_desktop.ui.keys.words import action_words, key_words
from fort_desktop.ui.toolkit.key_cap import key_cap
from fort_desktop.ui.toolkit.menu import cardboard, heading

_SIZE: Final = (1872.0, 950.0)
_ROW = 48.0
_LEFT, _TOP = 36.0, 76.0
_OWN, _PAD, _CAP = 126.0, 76.0, 38.0
"""The width of what shows a key and a button, and the height of a key."""
_COLUMNS: Final = (((0,), 597.0), ((1,), 544.0), ((2, 3), 659.0))
"""Which groups stand in which column, and how wide it is: the last has the longest keys."""
_FIXED: Final = {action: name for name, action in reversed(ALWAYS.items())}
"""Of the keys that always do the same, the first for each action."""
Kind = Literal["key", "pad"]
_PRESS: Final[dict[Kind, str]] = {
    # NOTE: {action} is an action of the program, as "Take back"
    "key": N_("Press the new key for: {action}. Esc leaves it as it is."),
    "pad": N_("Press the new button for: {action}. Esc leaves it as it is."),
}


class KeysScreen(Screen):
    """A row for each action; a click on its key or button waits for another one.

    Attributes:
        waiting: the action and what it is to get, a key or a button; None if nothing is awaited.
        saying: what the person should know.
    """

    room: ClassVar = _SIZE

    def __init__(self, app: Host, back: routes.Route) -> None:
        super().__init__(app)
        self.waiting: tuple[Action, Kind] | None = None
        self._back = partial(app.push, back)
        self.saying: Saying = _advice
        self.build()

    @property
    def said(self) -> str:
        """The message to the person."""
        return self.saying()

    def build(self) -> None:
        """Build the rows in three columns, and the foot."""
        self.lawn()
        wide, tall = _SIZE
        self.put_sheet(*_SIZE, down=12)
        canvas = cardboard(self.scene.root, self.sheet, self.unit, "keys")
        heading(self.scene.root, self.at(wide / 2 - 260, -34, 520, 84), self.unit, tr("Keys"))
        self._rows(canvas)
        canvas.panel(_LEFT, tall - 104, wide - 776, 76, pal.PAPER, 14, pal.OUTLINE, 3)
        canvas.paragraph(self.said, _LEFT + 20, tall - 102, wide - 816, 72, 24)
        self.button(wide - 716, tall - 106, 380, "reset", tr("Back to the usual keys"), self._reset)
        self.button(wide - 316, tall - 106, 280, "back", tr("Back"), self._back, True)
        self.scene.focus.keys["escape"] = self._back

    def _rows(self, canvas: Canvas) -> None:
        x = _LEFT
        for groups, wide in _COLUMNS:
            y = _TOP
            for group in map(GROUPS.__getitem__, groups):
                canvas.title(tr(group.words), x, y + _ROW / 2, 27, wide - 40)
                for action in group.actions:
                    y += _ROW
                    self._row(canvas, action, Box(x, y, wide, _ROW))
                y += 1.4 * _ROW
            x += wide

    def _row(self, canvas: Canvas, action: Action, place: Box) -> None:
        """The words of an action, the key that nobody can change, its own, and its button."""
        x, y = place.x, place.y
        at = place.right - _OWN - _PAD - 40
        fixed = self._fixed(action)
        room = at - x - 16 - (fixed.get_width() / self.unit + 10 if fixed is not None else 0)
        canvas.paragraph(action_words(action), x + 8, y + 1, room, _ROW - 2, 22)
        if fixed is not None:
            canvas.blit(fixed, at - 6 - fixed.get_width() / self.unit, y + 5)
        settings = self.app.settings
        key, button = getattr(settings.keys, action), getattr(settings.pads, action, None)
        sign = key_cap(key_words(key), self.unit, _CAP) if key != NONE else None
        self._choice(action, "key", Box(at, y, _OWN, _ROW), sign)
        if button is not None:
            sign = pad_sign(button, round(_CAP * self.unit)) if button != NONE else None
            self._choice(action, "pad", Box(at + _OWN + 8, y, _PAD, _ROW), sign)

    def _fixed(self, action: Action) -> pygame.Surface | None:
        """The key that always does the same, paler than those that can be changed."""
        if action not in _FIXED:
            return None
        cap = key_cap(key_words(_FIXED[action]), self.unit, _CAP).copy()
        cap.set_alpha(120)
        return cap

    def _choice(self, action: Action, kind: Kind, place: Box, sign: pygame.Surface | None) -> None:
        """Build what shows a key or a button, and waits for another one if it is clicked."""
        area = self.at(*place)
        awaited = self.waiting == (action, kind)
        canvas = Canvas(area.w, area.h, self.unit)
        if awaited:
            canvas.panel(2, 2, canvas.w - 4, canvas.h - 4, pal.ACTION, 10, pal.OUTLINE, 3)
            canvas.title(
                trc("key", "press"), canvas.w / 2, canvas.h / 2, 21, canvas.w - 12, align="center"
            )
        elif sign is None:
            canvas.slot(canvas.w / 2 - 22, 7, 44, canvas.h - 14)
        else:
            canvas.image.blit(sign, sign.get_rect(center=canvas.image.get_rect().center))
        node = Node(area, canvas.image, f"{kind} {action}")
        node.solid = True
        node.clicked = lambda: self._await(action, kind)
        node.label = action_words(action)
        self.scene.root.add(node)

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
            self._say(lambda: tr("Nothing is changed."))
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
        self._say(lambda: tr("All keys and buttons are the usual ones again."))

    def _say(self, saying: Saying) -> None:
        self.saying = saying
        self.rebuild()


def _no_key(name: str) -> str:
    """Return why a key cannot be used."""
    means, key = ALWAYS.get(name), key_words(name)
    if means is None:
        return tr("{key} cannot be used. Press another one.", key=key)
    words = action_words(means)
    return tr("{key} always means: {action}. Press another one.", key=key, action=words)


def _exchanged(action: Action, other: Action) -> str:
    # NOTE: two actions of the program have changed keys, as "Take back" and "Menu"
    return tr(
        "It was in use, so these have changed places: {action}, {other}.",
        action=action_words(action),
        other=action_words(other),
    )


def _advice() -> str:
    return tr("Click a key to change it. Those that are pale always do the same.")


@opens(routes.Keys)
def _open(app: Host, route: routes.Keys) -> Screen:
    return KeysScreen(app, route.back)
