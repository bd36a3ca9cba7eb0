"""Checks of smoke.py for those who see no pixels: a screen reader's, and the terminal's."""

import json
from itertools import pairwise
from tempfile import TemporaryDirectory

from tests.smoke.desk import Desk, events_of, expect
from tests.smoke.odd import lives
from tests.smoke.play_through import Program
from tests.ui.access.session import lacks, listening
from tests.ui.terminal.ptys import Seen, lines_of

NOWHERE = "unix:path=/nowhere/bus"
PUSHED = "push button"


def heard(desk: Desk, program: Program) -> str:
    """Check that a screen reader gets the window and its clicks arrive, and that none is needed."""
    for bus in ({}, {"DBUS_SESSION_BUS_ADDRESS": NOWHERE}):
        desk.settle()
        lives(desk.open(program, env=bus), f"the bus {bus or 'left out'}")
    missing = lacks()
    if missing:
        return f"starts without a bus; a reader is skipped: {', '.join(missing)}"
    desk.settle()
    # As a session has it: AccessKit finds no bus in a folder with blanks, as this home is.
    with (
        TemporaryDirectory(prefix="fort-bus-") as runtime,
        listening(
            desk.command(*program), {**desk.environment(), "XDG_RUNTIME_DIR": runtime}, desk.log
        ) as reader,
    ):
        reader.find("Settings", PUSHED)
        tree = reader.tree()
        buttons = [one.name for one in tree if one.role == PUSHED]
        expect(any(one.name == "Fort" for one in tree[:2]), f"the window is {tree[:2]}")
        expect(len(buttons) > 5 and all(buttons), f"its buttons are {buttons}")
        reader.press("Settings", "Less movement")
    return f"starts without a bus; a reader finds {len(buttons)} buttons, and presses one"


def typed(desk: Desk, program: Program) -> str:
    """Check that the first turn can be played in a terminal, and that what is typed counts."""
    folder = desk.base / "typed"
    folder.mkdir()
    settings = {"fort_settings": 1, "speed": "instant"}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    words = ("--players", "human,easy", "--seed", "3", "--lang", "en")
    call, env = desk.command(*program), desk.environment(display=False)
    seen = Seen(folder, *words, term="xterm", program=call, environ=env)
    answers = 0

    def turns() -> "list[int]":
        found = [event for one in folder.glob("games/*.fort") for event in events_of(one)]
        return [event["seat"] for event in found if event["e"] == "turn_began"]

    def answer(new: "list[str]") -> "str | None":
        nonlocal answers
        if answers and any(one == 0 != other for one, other in pairwise(turns())):
            return None
        answers += 1
        return "1"

    seen.play(answer)
    expect("Traceback" not in seen.told, seen.told[-800:])
    expect(any(seat == 0 for seat in turns()), f"no turn: {lines_of(seen.told)[-20:]}")
    seen.type("quit")
    seen.play(lambda new: "quit")
    code = seen.end()
    expect(code == 0, f"it ends with {code}: {lines_of(seen.told)[-20:]}")
    return f"a turn played with {answers} answers"
