"""Checks of smoke.py without a game: commands, and machines on which something is missing."""

import os
import shutil
import subprocess
import time
from pathlib import Path

from _venv import ROOT
from bundle.about import version
from tests.smoke.desk import Desk, Done, Running, expect
from tests.smoke.play_through import Program

GARBAGE = b'{"fort":1,"n":1\n\x00\xff not a record\n'


def commands(desk: Desk, program: Program) -> str:
    """Check every subcommand, --version, --help, and a wrong call."""
    desk.settle()
    folder = desk.base / "games"
    scenario = ROOT / "tests" / "scenarios" / "act_01_gain.yaml"
    calls: list[list[object]] = [
        ["simulate", "--games", 8, "--players", "normal,easy", "--log", folder],
        ["arena", "normal", "random", "--deals", 4],
        ["balance", "--games", 8, "--players", "easy", "--seats", 2],
        ["scenario", scenario],
        ["replay", folder / "game-00001.fort", "--to", 50],
        ["replay", folder / "game-00001.fort", "--audit"],
        ["screenshot", "table", desk.base / "table.png", "--size", "1280x720"],
        ["bench", "--json"],
    ]
    for call in calls:
        done = desk.call(*program, *call, SDL_VIDEODRIVER="dummy")
        # Whether a deck is balanced or a chance proved is a question; 1 is an answer to it.
        fine = (0, 1) if call[0] == "balance" or "--audit" in call else (0,)
        expect(done.code in fine, f"{call[0]} ends with {done.code}: {done.err[-400:]}")
        expect(done.out or call[0] == "screenshot", f"{call[0]} says nothing")
    expect((desk.base / "table.png").stat().st_size > 20_000, "screenshot writes no picture")
    told = desk.call(*program, "--version")
    expect(told.out.strip() == f"fort-desktop {version()}", f"--version says {told.out!r}")
    told = desk.call(*program, "--help")
    missing = [str(call[0]) for call in calls if str(call[0]) not in told.out]
    expect(told.code == 0 and not missing, f"--help does not name {', '.join(missing)}")
    _refused(desk.call(*program, "dance"), "dance")
    lives(desk.open(program, "open", folder / "game-00001.fort"), "open")
    return f"{len(calls) + 1} calls, --version, --help; a wrong call is refused with 2"


def _refused(done: Done, sign: str) -> None:
    expect(done.code == 2, f"the exit code is {done.code}, not 2: {done.err[-300:]}")
    expect("Traceback" not in done.err, f"a traceback instead of words: {done.err[-300:]}")
    lines = done.err.strip().splitlines() or [""]
    expect(sign in lines[-1], f"the last line does not tell of {sign}: {lines[-1]!r}")


def no_display(desk: Desk, program: Program) -> str:
    """Check that one line reports a missing display."""
    desk.settle()
    done = desk.call(*program)
    _refused(done, "no display")
    return done.err.strip().splitlines()[-1]


def no_sound(desk: Desk, program: Program) -> str:
    """Check that neither a missing sound card nor an unknown SDL driver stops the program."""
    for driver in ("", "alsa", "nonsense"):
        desk.settle()
        running = desk.open(program, env={"SDL_AUDIODRIVER": driver} if driver else {})
        lives(running, f"sound driver {driver or 'of the system'}")
    cards = Path("/proc/asound/cards")
    here = cards.exists() and "no soundcards" not in cards.read_text("utf-8")
    return "starts silently" + (" (this machine has a card; ALSA and a wrong name)" if here else "")


def lives(running: Running, what: str, pause: float = 0.7) -> None:
    """Check that it shows a picture and is still running a little later."""
    running.shown()
    time.sleep(pause)
    code = running.process.poll()
    expect(code is None, f"{what}: it ended with {code}: {running.desk.said()[-400:]}")
    running.close()


def read_only(desk: Desk, program: Program, folder: Path) -> str:
    """Check a read-only program folder; for root, which ignores modes, a read-only mount."""
    desk.settle()
    if os.geteuid() == 0:
        script = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'
        first = ("unshare", "-m", "sh", "-c", script, str(folder))
        tried = [*first, "sh", "-c", f'! touch "{folder}/x"']
        if subprocess.run(tried, capture_output=True, check=False).returncode != 0:
            return "skipped: root, and no mount is allowed here"
        lives(desk.open(program, first=first), "a read-only mount")
        return "starts from a read-only mount"
    modes = {path: path.stat().st_mode for path in [folder, *folder.rglob("*")]}
    try:
        for path, mode in modes.items():
            path.chmod(mode & ~0o222)
        lives(desk.open(program), "a read-only folder")
    finally:
        for path, mode in modes.items():
            path.chmod(mode)
    return "starts from a read-only folder"


def broken_record(desk: Desk, program: Program, kind: str) -> str:
    """Check that a broken record is reported: as an argument, as the last game, and by replay."""
    desk.settle()
    broken = desk.base / "broken.fort"
    broken.write_bytes(GARBAGE)
    _refused(desk.call(*program, "replay", broken), "broken.fort")
    running = desk.open(program, broken)
    running.shown()
    time.sleep(0.5)
    desk.shot(f"{kind}-broken-record")
    expect(running.process.poll() is None, f"it ended: {desk.said()[-400:]}")
    running.close()
    games = desk.data / "games"
    games.mkdir(parents=True)
    (games / "game-0001.fort").write_bytes(GARBAGE)
    running = desk.open(program)
    running.shown()
    desk.shot(f"{kind}-broken-last-game")
    lives(running, "a broken last game")
    expect((games / "game-0001.fort").read_bytes() == GARBAGE, "the broken game was changed")
    return "told in the window and by replay, and left alone"


def cards_beside(desk: Desk, program: Program) -> str:
    """Check that a cards.yaml in the working folder is ignored."""
    desk.settle()
    places = [desk.base / "cards.yaml", Path(str(program[0])).parent / "cards.yaml"]
    for place in places:
        place.write_text("kids: [\n", "utf-8")
    try:
        lives(desk.open(program), "a broken cards.yaml beside it")
        done = desk.call(*program, "simulate", "--games", 1)
        expect(done.code == 0, f"simulate ends with {done.code}: {done.err[-300:]}")
    finally:
        for place in places:
            place.unlink()
    return "its own deck is played"


def cards_inside(desk: Desk, program: Program, kind: str, cards: Path) -> str:
    """Check that window and command name the line of a fault in the program's own cards.yaml."""
    desk.settle()
    whole = cards.read_text(encoding="utf-8")
    cards.write_text(whole.replace("suits: [shovel", "suits: [shovle", 1), encoding="utf-8")
    try:
        done = desk.call(*program, "simulate", "--games", 1)
        expect(done.code == 2 and "shovle" in done.err, f"simulate says {done.err[-300:]!r}")
        expect("Traceback" not in done.err, "a traceback instead of words")
        running = desk.open(program)
        running.shown()
        desk.shot(f"{kind}-broken-cards")
        expect("shovle" in desk.said(), "the terminal is told nothing")
        lives(running, "its own broken cards.yaml")
    finally:
        cards.write_text(whole, encoding="utf-8")
    return "the line is named in a window and on the terminal"


def installed(desk: Desk, folder: Path) -> str:
    """Check that install.sh installs for one user, and uninstalls without touching games."""
    desk.settle()
    games = desk.data / "games"
    games.mkdir(parents=True)
    (games / "kept.fort").write_bytes(GARBAGE)
    before = sorted(desk.home.rglob("*"))
    done = desk.call(folder / "install.sh")
    expect(done.code == 0, f"install.sh ends with {done.code}: {done.err}")
    link = desk.home / ".local" / "bin" / "fort-desktop"
    told = desk.call(link, "--version")
    expect(told.code == 0 and version() in told.out, f"the command says {told.err or told.out!r}")
    entry = next((desk.home / ".local/share/applications").glob("*.desktop"))
    checker = shutil.which("desktop-file-validate")
    if checker is not None:
        done = desk.call(checker, entry)
        expect(done.code == 0, f"the desktop entry is wrong: {done.out}")
    started = f'Exec="{desk.home}/.local/opt/fort-desktop/fort-desktop" %f'
    expect(started in entry.read_text("utf-8"), f"the entry starts something else: {entry}")
    done = desk.call(desk.home / ".local/opt/fort-desktop/install.sh", "--uninstall")
    expect(done.code == 0, f"--uninstall ends with {done.code}: {done.err}")
    left = [path for path in desk.home.rglob("*") if path.is_file() and path not in before]
    left = [
        path for path in left if path.name not in ("mimeinfo.cache",) and "mime" not in path.parts
    ]
    expect(not left, f"left behind: {', '.join(map(str, left))}")
    expect((games / "kept.fort").exists(), "a game is gone")
    return "installed, started, taken away; games stay"
