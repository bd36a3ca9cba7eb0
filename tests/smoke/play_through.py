"""Checks of smoke.py that play a game in a window."""

import contextlib
import json
import re
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

from _venv import ROOT, environment
from tests.smoke.desk import (
    AGAIN,
    ENTER,
    ESCAPE,
    SIZE,
    Desk,
    Running,
    SmokeError,
    alive,
    events_of,
    expect,
    until,
)

LIMITS = {"folder": 1.0, "file": 2.0}
"""Seconds to the first picture at most; `python -m` is only there for comparison."""
RUNS = 5
SEATS = ("human", "easy", "", "")
COMPUTERS = ("easy", "normal", "", "")
Program = list[object]


def start_up(desk: Desk, program: Program, kind: str, runs: int = RUNS) -> "tuple[str, float]":
    """Measure the time to the first picture, in s: median of runs after one to warm up."""
    found = []
    for run in range(runs + 1):
        desk.settle()
        running = desk.open(program)
        seconds = running.shown()
        if run:
            found.append(seconds)
        if run == runs:
            desk.shot(f"{kind}-start".replace(" ", "-"))
        running.close()
    median = statistics.median(found)
    words = f"median {median:.2f} s of {', '.join(f'{one:.2f}' for one in sorted(found))}"
    if kind in LIMITS:
        expect(median <= LIMITS[kind], f"{words}; at most {LIMITS[kind]} s")
    return words, median


def game(desk: Desk, program: Program, players: "tuple[str, ...]", speed: str) -> Running:
    """Start the program and a new game in it, by two keys."""
    desk.settle(speed=speed, new_game={"players": players})
    running = desk.open(program)
    running.shown()
    begin(desk)
    return running


def begin(desk: Desk) -> None:
    """Begin a new game from the title by one key: *Play* has the focus first."""
    desk.press_until(ENTER, desk.records, "no game is kept")


def own_turn(desk: Desk, record: Path) -> "dict[str, Any]":
    """The table once the person is to play a card; earlier questions are declined."""
    for _ in range(12):
        size = -1
        while size != (size := record.stat().st_size):
            time.sleep(1.5)
        told = table(record)
        if told["kind"] == "play":
            return told
        buttons = [name for name in told["places"] if name.startswith("button:")]
        expect(buttons, f"asked to {told['kind']}, and there is no button: {told['moves']}")
        desk.click(told["places"][buttons[0]])
    raise SmokeError("the person is never asked for a card")


def drag(desk: Desk, program: Program, kind: str) -> str:
    """Check dragging a card from the hand to the play area with the mouse."""
    running = game(desk, program, SEATS, "instant")
    record = desk.records()[0]
    told = own_turn(desk, record)
    desk.shot(f"{kind}-before-drag")
    card = play_card(desk, record, told)
    desk.shot(f"{kind}-after-drag")
    running.close()
    return f"{card} dragged and played"


def play_card(desk: Desk, record: Path, told: "dict[str, Any]") -> str:
    """Drag a card from the hand to the play area, on a table as `own_turn` tells it.

    On a slow machine the table may not be shown yet: then it is dragged again.
    """
    cards = [move.split()[1] for move in told["moves"] if move.startswith("play ")]
    cards = [card for card in cards if f"hand:{card}" in told["places"]]
    expect(cards, f"no card can be dragged: {told['moves']}")
    card: str = cards[0]

    def played() -> bool:
        return any(e["e"] == "card_played" and e["seat"] == 0 for e in events_of(record))

    for _ in range(12):
        desk.drag(told["places"][f"hand:{card}"], told["places"]["play"])
        with contextlib.suppress(SmokeError):
            until(played, "not yet", AGAIN)
            return card
    raise SmokeError(f"{card} was dragged and not played")


def table(record: Path) -> "dict[str, Any]":
    """The open question of a record and the positions on its table."""
    script = str(ROOT / "tests" / "smoke" / "places.py")
    call = [str(environment("play")), script, str(record), "x".join(map(str, SIZE))]
    done = subprocess.run(call, stdout=subprocess.PIPE, check=True, encoding="utf-8")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def ended(record: Path) -> bool:
    """Return True if a game is over."""
    return any(event["e"] == "game_ended" for event in events_of(record))


def killed(desk: Desk, program: Program, kind: str) -> str:
    """Check that a computers' game that is killed halfway can be resumed and finished.

    The second half runs without a network, if the system allows a network namespace.
    """
    running = game(desk, program, COMPUTERS, "instant")
    record = desk.records()[0]
    workers = until(running.workers, "nobody thinks in a process of its own")
    until(lambda: len(events_of(record)) > 60, "the game does not get on")
    desk.shot(f"{kind}-computers")
    running.kill()
    until(lambda: not any(map(alive, workers)), "the worker outlives the program")
    before = events_of(record)
    expect(not ended(record), "the game was over before it could be killed")
    alone = no_network()
    running = desk.open(program, first=alone)
    running.shown()
    desk.press_until(ENTER, lambda: len(events_of(record)) > len(before), "Continue does not go on")
    until(lambda: ended(record), "the computers do not finish the game")
    expect(events_of(record)[: len(before)] == before, "events are lost or changed")
    time.sleep(1.0)
    desk.shot(f"{kind}-finished")
    running.close()
    where = "without any network" if alone else "with a network (no unshare here)"
    return f"killed after {len(before)} events, finished {where} with {len(events_of(record))}"


def no_network() -> "tuple[str, ...]":
    """The command prefix that removes the network; empty if the system does not allow it."""
    for call in (("unshare", "-n"), ("unshare", "-rn")):
        try:
            if subprocess.run([*call, "true"], capture_output=True, check=False).returncode == 0:
                return call
        except OSError:
            return ()
    return ()


def sockets(desk: Desk, program: Program, kind: str) -> str:
    """Check that all sockets opened during a game are local."""
    trace = desk.base / "strace.txt"
    desk.settle(speed="instant", new_game={"players": COMPUTERS})
    first = ("strace", "-f", "-qq", "-e", "trace=socket,connect,bind,sendto", "-o", str(trace))
    running = desk.open(program, first=first)
    running.shown()
    begin(desk)
    until(lambda: desk.records() and len(events_of(desk.records()[0])) > 30, "no game")
    running.close()
    text = trace.read_text(errors="replace", encoding="utf-8")
    families = sorted(set(re.findall(r"socket\((\w+)", text)))
    # AF_NETLINK asks the kernel which controllers are plugged in.
    outside = [one for one in families if one not in ("AF_UNIX", "AF_NETLINK")]
    expect("AF_UNIX" in families, "strace saw nothing, not even the display")
    expect(not outside and "AF_INET" not in text, f"sockets of {', '.join(outside)}")
    return f"only {', '.join(families)}"


def crash(desk: Desk, program: Program, kind: str, font: Path) -> str:
    """Check that a broken font of the table is reported in a window, and the game goes on."""
    whole = font.read_bytes()
    font.write_bytes(b"no font")
    desk.settle(speed="instant", new_game={"players": SEATS})
    running = desk.open(program)
    running.shown()
    begin(desk)
    log = desk.data / "logs" / "fort.log"
    until(lambda: log.exists() and "Traceback" in log.read_text("utf-8"), "no log is written")
    expect(running.process.poll() is None, "the failure ended the program")
    told = desk.still(f"{kind}-crash")
    font.write_bytes(whole)
    # A press before the window of the failure has been seen for a moment is not meant for it.
    goes_on = f"{kind}-after-crash"
    desk.press_until(ENTER, lambda: desk.shot(goes_on) != told, "nothing happens after the restart")
    expect(running.process.poll() is None, "the restart ended the program")
    text = log.read_text("utf-8")
    expect(text.count("Traceback") == 1, f"the restart failed again:\n{text[-1500:]}")
    running.close()
    return "told, logged, and gone on with in the same game"


def language(desk: Desk, program: Program, kind: str, code: str) -> bytes:
    """Take the first picture in a language; returns its pixels."""
    desk.settle(language=code, reduced_motion=True)
    running = desk.open(program)
    running.shown()
    time.sleep(0.3)
    pixels = desk.shot(f"{kind}-language-{code}")
    desk.keys(ESCAPE)
    running.close()
    return pixels
