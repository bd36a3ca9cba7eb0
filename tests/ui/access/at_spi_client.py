"""A screen reader of a test: what it is told and asked for goes over its pipes, as lines of JSON.

The system's own Python runs it, since only that has the bindings of GLib and AT-SPI. Orders:
["tree"], ["heard"], ["focused"], ["rest"], ["click", PATH], ["focus", PATH], ["place", PATH],
["value", PATH]; each gets one line back. Before it looks again, and after a click, it waits a
moment for something new, so that the machine has time for the program. As the system's library
does, it remembers what it has learnt of a thing until an event tells that this has changed; all
that is still to be learnt is asked at once, and the answers are gathered as they come.
"""

import json
import sys
from importlib import import_module
from typing import Any, NamedTuple

gi = import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi = import_module("gi.repository.Atspi")
Gio = import_module("gi.repository.Gio")
GLib = import_module("gi.repository.GLib")

ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
WHOLE = "org.a11y.atspi.Accessible"
STATES = {
    "focused": Atspi.StateType.FOCUSED,
    "focusable": Atspi.StateType.FOCUSABLE,
    "checked": Atspi.StateType.CHECKED,
    "selected": Atspi.StateType.SELECTED,
}
LATEST = 100
"""Milliseconds after which a reader that waits for something new looks again all the same."""


class Node(NamedTuple):
    """What a reader learns of a thing, and the paths of what belongs to it."""

    said: dict[str, Any]
    children: list[str]


heard: list[tuple[str, int, str]] = []
known: dict[str, Node] = {}
latest: list[str] = []  # the path of what the focus came to last


class Question(NamedTuple):
    """A call to an object of the program: the part of AT-SPI, the method, and what it is given."""

    path: str
    part: str
    method: str
    given: Any = None


def all_of(path: str, part: str) -> Question:
    """Ask for all properties of an object that belong to a part."""
    given = GLib.Variant("(s)", (part,))
    return Question(path, "org.freedesktop.DBus.Properties", "GetAll", given)


class Bus:
    """The bus of the readers, and the program on it.

    Attributes:
        changed: the paths of which the program has told something; whoever learns more forgets it.
    """

    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        [address] = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None
        ).unpack()
        flags = Gio.DBusConnectionFlags
        how = flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(address, how, None, None)
        self._program = ""
        self._news = True
        self.changed: set[str] = set()
        self._bus.signal_subscribe(
            None, "org.a11y.atspi.Event.Object", None, None, None, 0, self._told
        )
        for event in ("object:announcement", "object:state-changed:focused"):
            given = GLib.Variant("(s)", (event,))
            self._bus.call_sync(
                REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", given, None, 0,
                -1, None,
            )  # fmt: skip

    def _told(self, bus: Any, sender: str, path: str, part: str, name: str, given: Any) -> None:
        """Something is said by itself, or the focus has moved."""
        self._news = True
        self.changed.add(path)
        kind, detail, _, words, _ = given.unpack()
        if name == "Announcement":
            heard.append(("said", detail, str(words)))
        elif name == "StateChanged" and kind == "focused" and detail:
            latest[:] = [path]
            heard.append(("focus", 0, path))

    def ask(self, questions: list[Question], whom: str = "") -> list[Any]:
        """Ask all at once, and wait for the answers; None where nothing can answer any more."""
        found: list[Any] = [None] * len(questions)
        waits = len(questions)

        def answered(bus: Any, result: Any, i: int) -> None:
            nonlocal waits
            waits -= 1
            try:
                found[i] = bus.call_finish(result).unpack()
            except GLib.GError:
                # It has just gone, or it has not got this part.
                found[i] = None

        for i, one in enumerate(questions):
            self._bus.call(whom or self._program, *one, None, 0, -1, None, answered, i)
        while waits:
            GLib.MainContext.default().iteration(True)
        return found

    def rest(self) -> None:
        """Wait until the program has told something since the last rest, but not for long."""
        late: list[bool] = []
        timer = GLib.timeout_add(LATEST, late.append, False)
        while not (self._news or late):
            GLib.MainContext.default().iteration(True)
        if not late:
            GLib.source_remove(timer)
        self._news = False

    def window(self) -> str | None:
        """Return the path of the one program on this bus that shows a window; None for none."""
        [found] = self.ask([Question(ROOT, WHOLE, "GetChildren")], REGISTRY)
        for whom, path in found[0] if found is not None else []:
            [children] = self.ask([Question(path, WHOLE, "GetChildren")], whom)
            if children is not None and children[0]:
                self._program = whom
                return str(path)
        return None


def learnt(paths: list[str]) -> list[Node | None]:
    """Return what a reader learns of some things; None for those that have gone."""
    found = bus.ask([one for path in paths for one in (
        all_of(path, WHOLE),
        Question(path, WHOLE, "GetRole"),
        Question(path, WHOLE, "GetState"),
        Question(path, WHOLE, "GetInterfaces"),
        Question(path, WHOLE, "GetChildren"),
    )])  # fmt: skip
    nodes: list[Node | None] = []
    for i, path in enumerate(paths):
        one = found[5 * i : 5 * i + 5]
        if None in one:
            nodes.append(None)
            continue
        [own], [role], [states], [parts], [children] = one
        bits = sum(word << 32 * i for i, word in enumerate(states))
        said = {
            "path": path,
            "role": Atspi.Role.get_name(Atspi.Role(role)),
            "name": own["Name"],
            "about": own["Description"],
            "clicks": "org.a11y.atspi.Action" in parts,
            "states": [name for name, state in STATES.items() if bits >> int(state) & 1],
        }
        nodes.append(Node(said, [child for _, child in children]))
    return nodes


def level_of(paths: list[str]) -> dict[str, Node]:
    """Return what is known of some things; what an event has told of is learnt anew."""
    for path in bus.changed:
        known.pop(path, None)
    bus.changed.clear()
    new = [path for path in paths if path not in known]
    found = {path: one for path, one in zip(new, learnt(new), strict=True) if one is not None}
    now = {path: known.get(path) or found.get(path) for path in paths}
    known.update(found)
    return {path: one for path, one in now.items() if one is not None}


def tree() -> list[dict[str, Any]]:
    """Return what a reader learns of all in the window, parents before children."""
    top = bus.window()
    there: dict[str, Node] = {}
    level = [top] if top is not None else []
    while level:
        found = level_of(level)
        there |= found
        level = [child for one in found.values() for child in one.children]
        level = [child for child in dict.fromkeys(level) if child not in there]
    for path in known.keys() - there.keys():
        del known[path]
    told: list[dict[str, Any]] = []
    waiting = [(top, 0)] if top is not None else []
    while waiting:
        path, depth = waiting.pop()
        one = there.pop(path, None)
        if one is not None:
            told.append({**one.said, "depth": depth})
            waiting += [(child, depth + 1) for child in reversed(one.children)]
    return told


def names_of(found: list[tuple[str, int, str]]) -> list[tuple[str, int, str]]:
    """Return what was heard, with the names of what the focus came to."""
    paths = list({words for what, _, words in found if what == "focus"})
    own = bus.ask([all_of(path, WHOLE) for path in paths])
    names = {path: one[0]["Name"] for path, one in zip(paths, own, strict=True) if one is not None}
    return [
        (what, how, words if what == "said" else names.get(words, "")) for what, how, words in found
    ]


def answer(order: list[str]) -> Any:
    """Do what the test asks for; None where nothing can answer any more."""
    match order:
        case ["rest"]:
            return bus.rest()
        case ["tree"]:
            bus.rest()
            return tree()
        case ["heard"]:
            found, heard[:] = heard[:], []
            return names_of(found)
        case ["focused"]:
            return [{**one.said, "depth": 0} for one in learnt(latest) if one is not None]
        case ["click", path]:
            first = GLib.Variant("(i)", (0,))
            bus.ask([Question(path, "org.a11y.atspi.Action", "DoAction", first)])
            return bus.rest()
        case ["focus", path]:
            return bus.ask([Question(path, "org.a11y.atspi.Component", "GrabFocus")])[0]
        case ["value", path]:
            [own] = bus.ask([all_of(path, "org.a11y.atspi.Value")])
            return own[0]["CurrentValue"] if own else None
        case ["place", path]:
            within = GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),))
            [box] = bus.ask([Question(path, "org.a11y.atspi.Component", "GetExtents", within)])
            return list(box[0]) if box else None
    raise ValueError(order)


def ordered(source: Any, condition: Any) -> bool:
    """A line has come from the test; the end of the pipe is the end of the reader."""
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    print(json.dumps({"is": answer(json.loads(line))}), flush=True)
    return True


bus = Bus()
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, ordered)
loop.run()
