"""The bridge to the screen readers of the system: AccessKit, where it is installed."""

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any, Final, Literal, NamedTuple, Protocol

from fort_desktop import streams
from fort_desktop.scene.meaning import Live, Role
from fort_desktop.scene.outline import Said

WINDOW: Final = 1
"""The id of the window, to which all else belongs."""
Act = Literal["click", "focus", "more", "less"]


class Asked(NamedTuple):
    """An order of a reader to the thing with an id."""

    act: Act
    id: int


class Message(NamedTuple):
    """Words that are said by themselves."""

    id: int
    words: str
    live: Live


class News(NamedTuple):
    """The changes of what a window says.

    Args:
        title: of the window; size: in pixels; tops: what belongs to it.
        said: what is new or has changed; messages: what is said by itself now; kept: the ids of
            those that can be read again.
        focus: the id that has it.
    """

    title: str
    size: tuple[int, int]
    tops: Sequence[int]
    said: Sequence[Said]
    messages: Sequence[Message]
    kept: Sequence[int]
    focus: int


class Bridge(Protocol):
    """A way to readers; everything is called from the thread of the window."""

    @property
    def active(self) -> bool:
        """True while a reader listens."""

    def asked(self) -> Iterator[Asked]:
        """Return what readers have asked for since the last call."""

    def tell(self, news: News) -> None:
        """Hand over changes; the first ones since it is active must be all there is."""

    def focused(self, on: bool) -> None:
        """The window has the focus of the system now, or has lost it."""


_ROLES: Final[Mapping[Role, str]] = {
    "window": "WINDOW", "button": "BUTTON", "check": "CHECK_BOX", "radio": "RADIO_BUTTON",
    "tab": "TAB", "slider": "SLIDER", "entry": "TEXT_INPUT", "secret": "PASSWORD_INPUT",
    "words": "LABEL", "heading": "HEADING", "group": "GROUP", "sheet": "DIALOG", "log": "LOG",
    "message": "STATUS",
}  # fmt: skip
"""The name of each role in AccessKit."""


class AccessKit:
    """Readers of this system, by AccessKit; calls from its threads wait for the window's.

    Args:
        kit: the library; window: the handle of the window, where the system knows it by one.
    """

    def __init__(self, kit: Any, window: int) -> None:
        self._kit = kit
        self._asked: SimpleQueue[Asked] = SimpleQueue()
        self._active = False
        # Actions of the library cannot be hashed.
        self._acts: list[tuple[Any, Act]] = [
            (kit.Action.CLICK, "click"),
            (kit.Action.FOCUS, "focus"),
            (kit.Action.INCREMENT, "more"),
            (kit.Action.DECREMENT, "less"),
        ]
        self._adapter = self._adapted(window)

    def _adapted(self, window: int) -> Any:
        kit = self._kit
        if sys.platform == "win32":
            return kit.windows.SubclassingAdapter(window, self._begun, self._act)
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(window, self._begun, self._act)
        return kit.unix.Adapter(self._begun, self._act, self._ended)

    # Called from any thread.

    def _begun(self) -> Any:
        """A reader listens: it gets an empty window at once, and all else with the next frame."""
        self._active = True
        return self._update(News("", (1, 1), (), (), (), (), WINDOW))

    def _ended(self) -> None:
        self._active = False

    def _act(self, request: Any) -> None:
        for action, act in self._acts:
            if request.action == action:
                self._asked.put(Asked(act, int(request.target)))

    # Called from the thread of the window.

    @property
    def active(self) -> bool:
        """True while a reader listens."""
        return self._active and self._adapter is not None

    def asked(self) -> Iterator[Asked]:
        """Return what readers have asked for since the last call."""
        while True:
            try:
                yield self._asked.get_nowait()
            except Empty:
                return

    def tell(self, news: News) -> None:
        """Hand over changes, unless nobody listens any more."""
        self._do("update_if_active", lambda: self._update(news))

    def focused(self, on: bool) -> None:
        """The window has the focus of the system now, or has lost it; Windows knows itself."""
        if sys.platform == "darwin":
            self._do("update_view_focus_state", on)
        elif sys.platform != "win32":
            self._do("update_window_focus_state", on)

    def _do(self, what: str, word: Any) -> None:
        """Call the library; if it fails, the game continues without readers."""
        try:
            events = getattr(self._adapter, what)(word)
            if events is not None:
                events.raise_events()
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as fault:
            # What fails within the library is not an `Exception`.
            self._active = False
            self._adapter = None
            streams.log(f"screen readers: {fault}")

    def _update(self, news: News) -> Any:
        kit = self._kit
        update = kit.TreeUpdate(news.focus)
        update.tree = kit.Tree(WINDOW)
        update.tree.toolkit_name = "Fort"
        root = kit.Node(kit.Role.WINDOW)
        root.set_label(news.title)
        root.set_bounds(kit.Rect(0, 0, *news.size))
        root.set_children([*news.tops, *news.kept])
        update.nodes = [
            *((one.id, self._node(one)) for one in news.said),
            *((one.id, self._message(one)) for one in news.messages),
            (WINDOW, root),
        ]
        return update

    def _message(self, message: Message) -> Any:
        node = self._kit.Node(self._kit.Role.STATUS)
        node.set_label(message.words)
        self._live(node, message.live)
        return node

    def _live(self, node: Any, live: Live) -> None:
        # What belongs to something that is said by itself would be said, too.
        node.set_live(getattr(self._kit.Live, live.upper() or "OFF"))

    def _node(self, said: Said) -> Any:
        kit, meaning = self._kit, said.meaning
        node = kit.Node(getattr(kit.Role, _ROLES[said.role]))
        if said.role == "words":
            # Readers take the text of a label for its name.
            node.set_value(said.name)
        else:
            node.set_label(said.name)
        if said.about:
            node.set_description(said.about)
        if meaning.value:
            node.set_value(meaning.value)
        if meaning.number is not None:
            node.set_numeric_value(meaning.number)
            node.set_min_numeric_value(0)
            node.set_max_numeric_value(100)
            node.add_action(kit.Action.INCREMENT)
            node.add_action(kit.Action.DECREMENT)
        if meaning.on is not None and said.role == "tab":
            node.set_selected(meaning.on)
        elif meaning.on is not None:
            node.set_toggled(kit.Toggled.TRUE if meaning.on else kit.Toggled.FALSE)
        if said.stop:
            node.add_action(kit.Action.FOCUS)
        if said.clicks:
            node.add_action(kit.Action.CLICK)
        self._live(node, meaning.live)
        x, y, w, h = said.box
        node.set_bounds(kit.Rect(x, y, x + w, y + h))
        node.set_children(list(said.children))
        return node


def bridge(window: Callable[[], int]) -> Bridge | None:
    """Return the bridge of this system; None without the library, or without a way to readers.

    Args:
        window: finds the handle of the window.
    """
    if sys.platform == "linux" and not _has_bus():
        return None
    try:
        return AccessKit(import_module("accesskit"), window())
    except (ImportError, OSError, RuntimeError):
        return None


def _has_bus() -> bool:
    """Return True if there may be a bus of the session, over which readers of Linux listen.

    The readers' own bus is in the same folder. If its address has to be encoded, because of a blank
    in the folder's name, say, the library's thread panics; so the bridge is not offered there.
    """
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    named = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    folder = runtime or os.path.expanduser("~/.cache")
    if re.fullmatch(r"[-\w/.*]*", folder, re.ASCII) is None:
        return False
    return bool(named) or bool(runtime and os.path.exists(os.path.join(runtime, "bus")))
