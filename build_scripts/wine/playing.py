"""Checks of Windows' program in a real window of wine: played, killed, opened, installed."""

import functools
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import build
from _venv import ROOT, environment
from bundle import about
from tests.smoke import odd
from tests.smoke import play_through as play
from tests.smoke.checks import Checks, Row
from tests.smoke.desk import (
    ENTER,
    Desk,
    Running,
    SmokeError,
    events_of,
    expect,
    stop,
    unlike,
    until,
)
from wine.desk import WineDesk

RUNS = 2
"""How often the start is measured."""
GAME = "Moja gra żółć.fort"
LINK = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Fort.lnk"
KEYS = (
    r"HKCU\Software\Fort",
    r"HKCU\Software\Classes\.fort",
    rf"HKCU\Software\Classes\{about.APP_ID}.record",
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Fort",
)
SAME = 0.05
"""The share of the screen, a note, that may differ when the table that was left is shown again."""
OTHER = 0.2
"""The share of the screen that differs at least between the title and any table."""
ABORTED = 2
"""What an installer of NSIS ends with if its script gives up."""


class WindowsChecks(Checks):
    """The checks of Windows' program.

    Args:
        desk: where it runs; only: words, of which the names of checks have one in them.
    """

    desk: WineDesk

    def __init__(self, desk: WineDesk, only: "Sequence[str]") -> None:
        super().__init__(desk, "windows", only)

    def folder(self, folder: Path) -> None:
        """Check the program in its folder."""
        window: list[object] = [folder / f"{about.NAME}.exe"]
        console: list[object] = [folder / f"{about.PROGRAM}.exe"]
        self.check("start", lambda: start(self.desk, window, self.kind))
        self.check("drag", lambda: play.drag(self.desk, window, self.kind))
        self.check("computers, kill", lambda: play.killed(self.desk, window, self.kind))
        self.check("same position", lambda: same_position(self.desk, window))
        self.check("commands", lambda: odd.commands(self.desk, console))
        self.check("patterns", lambda: patterns(self.desk, console))
        self.check("typed", lambda: typed(self.desk, console))
        self.check("no console", lambda: no_console(self.desk, window))

    def single(self, program: Path) -> None:
        """Check the single file."""
        self.check("single file", lambda: single(self.desk, program))

    def installer(self, setup: Path) -> None:
        """Check the installer, and what it has installed."""
        self.check("installer", lambda: installed(self.desk, setup))
        self.check("double click", lambda: double_click(self.desk))
        self.check("uninstaller", lambda: uninstalled(self.desk, setup))


def try_out(
    made: "dict[str, Path]", shots: Path, prefix: Path, only: "Sequence[str]"
) -> "list[Row]":
    """Run all checks of what was built, and measure the start on Linux for comparison.

    Args:
        made: the paths of folder, single file and installer by name, or some of them.
        shots: the folder for pictures, made anew; prefix: the folder of the prefix of wine.
        only: words, of which the names of checks have one in them; all checks if there is none.
    """
    shutil.rmtree(shots, ignore_errors=True)
    shots.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="fort-windows-") as top:
        desk = WineDesk(Path(top) / "Moje gry ż я", shots, prefix)
        try:
            checks = WindowsChecks(desk, only)
            if "folder" in made:
                checks.folder(made["folder"])
            if "file" in made:
                checks.single(made["file"])
            if "installer" in made:
                checks.installer(made["installer"])
        finally:
            desk.close()
        return checks.rows + on_linux(Path(top) / "linux", shots, only)


def on_linux(base: Path, shots: Path, only: "Sequence[str]") -> "list[Row]":
    """Measure the time to the first picture on Linux, from source and as built."""
    programs: dict[str, list[object]] = {"python -m": [environment("play"), "-m", "fort_desktop"]}
    built = build.DIST / build.label() / about.PROGRAM
    if built.exists():
        programs["packaged"] = [built]
    desk = Desk(base, shots)
    try:
        checks = Checks(desk, "linux", only)
        for kind, program in programs.items():
            started = functools.partial(start, desk, program, f"linux-{kind}")
            checks.check(f"start {kind}", started)
    finally:
        desk.close()
    return checks.rows


def start(desk: Desk, program: "list[object]", kind: str) -> str:
    """Measure the time to the first picture, and keep that."""
    return play.start_up(desk, program, kind, RUNS)[0]


def seated(desk: WineDesk, program: "list[object]") -> Running:
    """Begin a game with a person in it, and wait until the screen shows its table.

    Its file is there before: with much to do elsewhere the title stays for seconds.
    """
    desk.settle(speed="instant", new_game={"players": play.SEATS})
    running = desk.open(program)
    running.shown()
    title = desk.still("windows-title")
    play.begin(desk)
    until(lambda: unlike(title, desk.shot("windows-table")) > OTHER, "no table is shown")
    return running


def _unpointed(desk: WineDesk, name: str) -> bytes:
    """Take a picture with the mouse on the lawn, so that no card is in front.

    On a busy machine a key is pressed once more than was needed, and brings the focus to a card.
    """
    for at in ((6, 6), (9, 6)):
        desk.point(at)
    return desk.still(name)


def same_position(desk: WineDesk, program: "list[object]") -> str:
    """Check that after a kill -9 *Continue* shows the position that was left.

    A card is dragged from where it lay before: it is played only if it lies there again.
    """
    running = seated(desk, program)
    record = desk.records()[0]
    told = play.own_turn(desk, record)
    left = _unpointed(desk, "windows-left")
    running.kill()
    until(lambda: not desk.programs(), "something outlives the program")
    before = events_of(record)
    running = desk.open(program)
    running.shown()
    desk.press_until(
        ENTER,
        lambda: unlike(left, _unpointed(desk, "windows-continued")) < SAME,
        "Continue does not show the table that was left",
    )
    expect(play.own_turn(desk, record) == told, "the table is another one")
    card = play.play_card(desk, record, told)
    expect(events_of(record)[: len(before)] == before, "events are lost or changed")
    expect(len(desk.records()) == 1, "another game was begun")
    running.close()
    return f"{card} lies where it lay, and is played"


def patterns(desk: WineDesk, program: "list[object]") -> str:
    """Check a pattern of names, which no shell of Windows replaces, and a look back at a game."""
    desk.settle()
    scenarios = ROOT / "tests" / "scenarios"
    count = len(list(scenarios.glob("act_0*.yaml")))
    done = desk.call(*program, "scenario", scenarios / "act_0*.yaml")
    expect(f"{count} of {count}" in done.out, f"scenario says {done.out + done.err}")
    log = desk.base / "one game"
    done = desk.call(*program, "simulate", "--games", 1, "--players", "easy,easy", "--log", log)
    expect(done.code == 0, f"simulate says {done.err}")
    game = log / "game-00001.fort"
    done = desk.call(*program, "review", game, "--no-par", "--lang", "ru")
    expect(done.code == 0 and done.out, f"review ends with {done.code}: {done.err}")
    done = desk.call(*program, "replay", game, "--lang", "pl")
    expect(done.code == 0, f"replay ends with {done.code}: {done.err}")
    return f"{count} scenarios, a look back in Russian, and a game told in Polish through a pipe"


def typed(desk: WineDesk, program: "list[object]") -> str:
    """Check that turns can be played by lines, which come through a pipe."""
    desk.settle()
    table = ("--players", "human,easy", "--seed", 3, "--lang", "en")
    done = desk.call(*program, "play", "--text", *table, typed="1\n" * 30)
    expect("Traceback" not in done.out + done.err, f"play says {done.out + done.err}")
    [game] = (desk.data / "games").glob("*.fort")
    begun = [event["seat"] for event in events_of(game) if event["e"] == "turn_began"]
    expect(begun.count(0) > 1, f"the turns are those of {begun}: {done.out[-800:]}")
    return f"{len(begun)} turns, {len(done.out.splitlines())} lines told"


def no_console(desk: WineDesk, program: "list[object]") -> str:
    """Check that the program for the window says what is wrong where it has no console."""
    desk.settle()
    desk.start(*program, "dance")
    until(lambda: desk.windows("^Fort$"), "no window tells of the wrong call")
    desk.still("windows-no-console")
    gone = "it does not end when the words are closed"
    desk.press_until(ENTER, lambda: not desk.programs(), gone)
    log = desk.base / "no console"
    desk.start(*program, "simulate", "--games", 1, "--players", "easy,easy", "--log", log)
    until(lambda: log.exists() and list(log.glob("*.fort")), "simulate writes no game")
    until(lambda: not desk.programs(), "simulate does not end")
    return "a wrong call is told in a window; simulate works in silence"


def single(desk: WineDesk, program: Path) -> str:
    """Check that the single file starts, plays, and cleans up."""
    words, _ = play.start_up(desk, [program], "windows-single", 1)
    running = play.game(desk, [program], play.SEATS, "instant")
    running.close()
    temporary = desk.user / "AppData" / "Local" / "Temp"
    until(lambda: not list(temporary.glob("_MEI*")), "an unpacked folder stays behind")
    return f"{words}; a game is kept; its unpacked folder is gone afterwards"


def installed(desk: WineDesk, setup: Path) -> str:
    """Check that the installer installs, twice, and not while the program runs."""
    desk.settle()
    began = time.monotonic()
    place = install(desk, setup)
    seconds = time.monotonic() - began
    expect((desk.user / LINK).is_file(), "there is no entry in the Start menu")
    for key in KEYS:
        expect(has_key(desk, key), f"the registry has no {key}")
    running = seated(desk, [place / "Fort.exe"])
    play.own_turn(desk, desk.records()[0])
    desk.still("windows-installed")
    held = subprocess.run(desk.command(setup, "/S"), env=desk.wine.env, check=False)
    expect(held.returncode == ABORTED, f"it ends with {held.returncode} over a running program")
    running.close()
    kept = desk.records()
    (place / "mine.fort").write_bytes(kept[0].read_bytes())
    install(desk, setup)
    expect((place / "mine.fort").exists(), "a game in the folder of the program is gone")
    expect(desk.records() == kept, "the games are other ones")
    return f"in {seconds:.0f} s; played; refused while it runs; again over itself"


def install(desk: WineDesk, setup: Path) -> Path:
    """Run the installer quietly; returns the folder of the program."""
    done = subprocess.run(desk.command(setup, "/S"), env=desk.wine.env, check=False)
    expect(done.returncode == 0, f"the installer ends with {done.returncode}")
    place = desk.user / "AppData" / "Local" / "Programs" / "Fort"
    expect((place / "Fort.exe").is_file(), "it has installed nothing")
    return place


def has_key(desk: WineDesk, key: str) -> bool:
    """Return True if the registry has a key."""
    return desk.call("reg", "query", key).code == 0


def double_click(desk: WineDesk) -> str:
    """Check that a game opens the installed program, by its type in the registry."""
    if not desk.records():
        raise SmokeError("no game was kept by the check before")
    game = desk.base / GAME
    shutil.copyfile(desk.records()[0], game)
    desk.settle()
    # wine 8 looks for types in the part of the registry that is for all users only.
    for key in KEYS[1:3]:
        copy = key.replace("HKCU", "HKLM")
        expect(desk.call("reg", "copy", key, copy, "/s", "/f").code == 0, f"no copy of {key}")
    try:
        desk.start(game)
        until(desk.records, "no game is opened")
        until(lambda: desk.windows("^Fort$"), "there is no window")
        desk.still("windows-double-click")
    finally:
        for pid in desk.programs():
            stop(pid)
        for key in KEYS[1:3]:
            desk.call("reg", "delete", key.replace("HKCU", "HKLM"), "/f")
    return f"{GAME} is opened as {desk.records()[0].name}"


def uninstalled(desk: WineDesk, setup: Path) -> str:
    """Check that the uninstaller removes everything, but no game."""
    desk.settle()
    games = desk.data / "games"
    games.mkdir(parents=True)
    (games / "kept.fort").write_bytes(odd.GARBAGE)
    place = install(desk, setup)
    mine = place / "mine.fort"
    mine.write_bytes(odd.GARBAGE)
    # It goes on in a copy of itself, so that it can remove itself.
    done = subprocess.run(
        desk.command(place / "uninstall.exe", "/S"), env=desk.wine.env, check=False
    )
    expect(done.returncode == 0, f"it ends with {done.returncode}")
    until(lambda: not desk.programs(), "it does not end")
    left = sorted(path for path in place.rglob("*") if path.is_file())
    expect(left == [mine], f"left behind: {', '.join(map(str, left)) or 'nothing at all'}")
    expect(not (desk.user / LINK).exists(), "the entry in the Start menu stays")
    for key in KEYS:
        expect(not has_key(desk, key), f"the registry still has {key}")
    expect((games / "kept.fort").exists(), "a game is gone")
    expect(desk.settings.exists(), "the settings are gone")
    mine.unlink()
    place.rmdir()
    return "nothing is left but games and settings, also a game in the program's folder"
