"""A driver that tells readers what it shows, and takes their answers for presses of keys."""

from collections import deque
from collections.abc import Callable
from typing import Final

from fort_desktop.scene.driver import Driver
from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.meaning import Live, Told
from fort_desktop.scene.node import Node
from fort_desktop.scene.outline import Outline, Outliner, Said
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.access.bridge import WINDOW, Act, Asked, Bridge, Message, News

_MESSAGES: Final = 12
"""So many of the last messages can be read again."""
_MOVING: Final = 15
_STILL: Final = 4
"""Frames between two outlines, while things move and otherwise."""
_AT_ONCE: Final = 4
"""So many things are put into words in a frame; each takes about half a millisecond."""
_KEYS: Final[dict[Act, Key]] = {"click": Key("enter"), "more": Key("right"), "less": Key("left")}


class Speaking:
    """A driver whose pictures are told, too, as long as a reader listens.

    Args:
        driver: shows them and has the input of everybody; title: of the window.
        focused: whether the window has the focus of the system.
    """

    def __init__(
        self,
        driver: Driver,
        bridge: Bridge,
        title: Callable[[], str],
        focused: Callable[[], bool] = lambda: True,
    ) -> None:
        self._driver = driver
        self._bridge = bridge
        self._title = title
        self._focused = focused
        self._had_focus: bool | None = None
        self._begin()

    def _begin(self) -> None:
        """Whoever listens now knows nothing yet."""
        self._outliner = Outliner(WINDOW + 1)
        self._outline = Outline({}, (), {}, None)
        self._messages: deque[Message] = deque(maxlen=_MESSAGES)
        self._new: list[tuple[object, Message]] = []
        self._scene: Scene | None = None
        self._whom: object = None
        self._seen: object = None
        self._words: dict[object, Told | None] = {}
        self._wording: object = None
        self._wanted: list[Node] = []
        self._frames = 0
        self._points = False
        self._knows = False
        self._reached: object = None

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface, in pixels."""
        return self._driver.size

    # What readers do.

    def inputs(self) -> list[Input]:
        """Return what the person has done, by whatever means."""
        found = self._driver.inputs()
        if not self._bridge.active:
            return found
        for one in found:
            if isinstance(one, Pointer | Key):
                self._points = isinstance(one, Pointer)
        for asked in self._bridge.asked():
            found += self._answer(asked)
        self._rest()
        return found

    def _answer(self, asked: Asked) -> list[Input]:
        """Bring the focus to what a reader means; return the key that does the rest."""
        node = self._outline.nodes.get(asked.id)
        scene = self._scene
        if node is None or scene is None or node not in scene.focus.stops():
            return []
        self._points = False
        scene.focus.at(node)
        scene.view.show(node.area)
        return [_KEYS[asked.act]] if asked.act in _KEYS else []

    # What they are told.

    def show(self, scene: Scene) -> bool:
        """Draw what has changed, and tell it; True while more is to come, which takes no rest."""
        drew = self._driver.show(scene)
        if self._bridge.active:
            self._tell(scene)
        elif self._knows:
            self._begin()
        return drew or bool(self._wanted)

    def _tell(self, scene: Scene) -> None:
        self._window()
        if scene is not self._scene:
            self._scene, scene.says, self._seen = scene, self._say, None
        if scene.whom != self._whom:
            # What somebody has heard is not for the eyes of the next one.
            self._whom = scene.whom
            self._new = [(whom, one) for whom, one in self._new if whom == scene.whom]
            self._messages.clear()
        focus = self._focus_of(scene)
        key = focus.key if focus is not None else None
        if focus is not None and key != self._reached:
            scene.reached(focus)
        self._reached = key
        if self._wording is not scene.wording:
            self._wording, self._words = scene.wording, {}
        self._frames += 1
        now = scene, scene.version, scene.wording
        before = self._outline.nodes.get(self._outline.focus or 0)
        least = _MOVING if scene.animator.busy else _STILL
        due = now != self._seen and (self._frames >= least or self._seen is None)
        # A frame in which all is gone through leaves the words to the next one.
        told = self._wanted and not due and not self._explain(scene)
        if due or told or self._new or before is not focus or not self._knows:
            self._frames, self._seen = 0, now
            self._put(scene)

    def _window(self) -> None:
        focused = self._focused()
        if focused != self._had_focus:
            self._had_focus = focused
            self._bridge.focused(focused)

    def _rest(self) -> None:
        """A person who sees nothing begins where a person with keys would, once it is there.

        Until then the focus is nowhere: what it lies on explains itself, over what is to be read.
        """
        scene = self._scene
        if scene is None or self._points or self._focus_of(scene) is not None:
            return
        focus = scene.focus
        first = focus.first() if focus.first is not None else next(iter(focus.stops()), None)
        if first is not None and first in focus.stops():
            focus.at(first)

    def _focus_of(self, scene: Scene) -> Node | None:
        node = scene.focus.node
        return node if node is not None and node.stop else None

    def _say(self, words: str, live: Live) -> None:
        whom = self._scene.whom if self._scene is not None else None
        self._new.append((whom, Message(self._outliner.fresh(), words, live)))

    def _explain(self, scene: Scene) -> bool:
        """Put some more things into words; True if some are still to come."""
        for node in self._wanted[:_AT_ONCE]:
            if node.scene is scene:
                self._words[node.key] = scene.tells(node)
        self._wanted = self._wanted[_AT_ONCE:]
        return bool(self._wanted)

    def _told(self, node: Node) -> Told | None:
        """The words for a node, as far as they are there; a stop never goes without a name."""
        if not node.key or self._scene is None:
            return None
        if node.key not in self._words:
            nameless = node.stop and not (node.label or node.written)
            if nameless or node is self._scene.focus.node:
                self._words[node.key] = self._scene.tells(node)
            else:
                self._wanted.append(node)
                return None
        return self._words[node.key]

    def _put(self, scene: Scene) -> None:
        self._wanted = []
        before = self._outline.said
        self._outline = now = self._outliner.outline(scene, self._told)
        changed = [one for one in now.said.values() if before.get(one.id) != one]
        focus = now.focus if now.focus is not None else WINDOW
        kept = [one.id for one in self._messages]
        self._knows = True
        self._bridge.tell(News(self._title(), self.size, now.tops, changed, (), kept, focus))
        # One by one: of several that come together no reader knows the order.
        for _, message in self._new:
            self._messages.append(message)
            kept = [one.id for one in self._messages]
            told = News(self._title(), self.size, now.tops, (), (message,), kept, focus)
            self._bridge.tell(told)
        self._new = []


def whole(scene: Scene) -> list[Said]:
    """All that a scene says, each thing in words."""
    return list(Outliner().outline(scene, scene.tells).said.values())
