"""A screen reader of a test: what it is told and asked for goes over its pipes, as lines of JSON.

The system's own Python runs it, since only that has the bindings of AT-SPI. Orders:
["tree"], ["heard"], ["focused"], ["click", PATH], ["focus", PATH], ["place", PATH], ["value",
PATH]; each gets one line back.
"""

import json
import sys
from importlib import import_module
from typing import Any

gi = import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi = import_module("gi.repository.Atspi")
GLib = import_module("gi.repository.GLib")

STATES = {
    "focused": Atspi.StateType.FOCUSED,
    "focusable": Atspi.StateType.FOCUSABLE,
    "checked": Atspi.StateType.CHECKED,
    "selected": Atspi.StateType.SELECTED,
}
heard: list[tuple[str, int, str]] = []
known: dict[str, Any] = {}
latest: list[Any] = []  # what the focus came to last


def told(event: Any) -> None:
    """Something is said by itself, or the focus has moved."""
    if event.type.startswith("object:announcement"):
        heard.append(("said", event.detail1, str(event.any_data)))
    elif event.detail1:
        heard.append(("focus", 0, event.source.get_name() or ""))
        latest[:] = [event.source]


def program() -> Any:
    """The one program on this bus that shows a window; None while there is none."""
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    for i in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(i)
        if app is not None:
            app.set_cache_mask(Atspi.Cache.NONE)  # what is read is what is there now
            if app.get_child_count():
                return app
    return None


def learnt(node: Any, depth: int) -> dict[str, Any]:
    """What a reader learns of a node."""
    path = node.path
    known[path] = node
    states = node.get_state_set()
    return {
        "path": path,
        "depth": depth,
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "about": node.get_description() or "",
        "actions": node.get_n_actions() if node.get_action_iface() else 0,
        "states": [name for name, state in STATES.items() if states.contains(state)],
    }


def entry(node: Any, depth: int) -> list[dict[str, Any]]:
    """What a reader learns of a node and all below it."""
    own = learnt(node, depth)
    children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    return [own, *(one for child in children if child for one in entry(child, depth + 1))]


def answer(order: list[str]) -> Any:
    """Do what the test asks for."""
    match order:
        case ["tree"]:
            known.clear()
            top = program()
            return entry(top, 0) if top is not None else []
        case ["heard"]:
            found, heard[:] = heard[:], []
            return found
        case ["focused"]:
            return [learnt(node, 0) for node in latest]
        case ["click", path]:
            return known[path].do_action(0)
        case ["focus", path]:
            return known[path].get_component_iface().grab_focus()
        case ["value", path]:
            return known[path].get_value_iface().get_current_value()
        case ["place", path]:
            place = known[path].get_component_iface().get_extents(Atspi.CoordType.WINDOW)
            return [place.x, place.y, place.width, place.height]
    raise ValueError(order)


def ordered(source: Any, condition: Any) -> bool:
    """A line has come from the test; the end of the pipe is the end of the reader."""
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    try:
        found = {"is": answer(json.loads(line))}
    except (GLib.GError, KeyError) as fault:
        # What has just gone cannot be asked any more.
        found = {"gone": str(fault)}
    print(json.dumps(found), flush=True)
    return True


Atspi.init()
listener = Atspi.EventListener.new(told)
listener.register("object:announcement")
listener.register("object:state-changed:focused")
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, ordered)
loop.run()
