"""Soak test of hostile files: listed, opened, imported, replayed, audited."""

import contextlib
import io
import json
import os
import resource
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from fort_desktop.bots.levels import make_bot
from fort_desktop.cli import main
from fort_desktop.content import CatalogError, load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import RuleError, SetupKind
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import NAME as PROFILES
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.settings import Settings, SettingsFile
from tests.soak.forge import Forge

ROOT: Final = Path(__file__).resolve().parents[2]
SECONDS: Final = 2.0
MEGABYTES: Final = 200
SIZE: Final = (1280, 720)
_SEATS: Final = (
    SeatInfo("Maja", "red", "human"),
    SeatInfo("Tomek", "blue", "easy"),
    SeatInfo("Zoë", "green", "random"),
)


class Finding(NamedTuple):
    """A fault that was found, with the file that caused it."""

    what: str
    detail: str
    content: bytes


class Watch:
    """Checks each file against limits of processor time and memory.

    Attributes:
        findings: the faults found; slowest, largest: seconds and megabytes of one file.
    """

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.slowest = 0.0
        self.largest = 0.0

    @contextlib.contextmanager
    def over(self, what: str, content: bytes) -> Iterator[None]:
        """Watch the use of one file."""
        began, before = time.process_time(), _reset_peak()
        try:
            yield
        except Exception:
            self.findings.append(Finding(what, traceback.format_exc(limit=-6), content))
        took, grown = time.process_time() - began, _peak() - before
        self.slowest, self.largest = max(self.slowest, took), max(self.largest, grown)
        if took > SECONDS:
            self.findings.append(Finding(what, f"took {took:.2f} s", content))
        if grown > MEGABYTES:
            self.findings.append(Finding(what, f"took {grown:.0f} MB", content))


def _reset_peak() -> float:
    """Megabytes in use; resets the peak if the system allows it."""
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", "utf-8")
    return _peak()


def _peak() -> float:
    with contextlib.suppress(OSError, StopIteration):
        rows = Path("/proc/self/status").read_text("utf-8").splitlines()
        return int(next(row for row in rows if row.startswith("VmHWM")).split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def sound_records(folder: Path) -> list[bytes]:
    """Make valid records of games at several points, one with moves taken back."""
    catalog = load_catalog()
    contents = []
    for seed, moves in ((1, 0), (2, 12), (3, 60), (4, 400)):
        setup: SetupKind = "draft" if seed % 2 else "basic"
        session = Session.new(catalog, _SEATS, seed, setup, folder, practice=seed == 3)
        _play(session, moves)
        if seed == 3:
            session.undo()
            _play(session, 2)
        session.close()
        if session.recording.journal is not None:
            contents.append(session.recording.journal.path.read_bytes())
    return contents


def _play(session: Session, moves: int) -> None:
    bot = make_bot("random", session.catalog, 3)
    for _ in range(moves):
        decision = session.decision
        if decision is None:
            return
        if session.computers_turn:
            session.think()
        else:
            session.see_as(decision.seat)
            session.submit(bot.choose(session.view(), decision))


def soak_records(forge: Forge, count: int, data: Path, watch: Watch) -> None:
    """Test records: list, open and play on, import, export, replay, audit."""
    games, inbox = data / "games", data / "inbox"
    inbox.mkdir(parents=True)
    app = App(SIZE, speed=0, data=data)
    app.places = [inbox]
    for number in range(count):
        content = forge.record()
        hostile = inbox / f"x{number}.fort"
        hostile.write_bytes(content)
        for what, act in _doors(app, games, hostile, number):
            with watch.over(f"record, {what}", content):
                _quietly(act)
        for file in (*inbox.iterdir(), *games.rglob("*.fort*")):
            file.unlink()
    app.close()


def _doors(
    app: App, games: Path, path: Path, number: int
) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every way in which the program reads a record, with its name."""
    file = str(path)
    yield "replay", partial(_called, "replay", file)
    yield "view", partial(_called, "replay", file, "--view", "1", "--to", "30", "--json")
    yield "audit", partial(_called, "replay", file, "--audit")
    yield "import", partial(_import, app, path)
    games.mkdir(exist_ok=True)
    (games / path.name).write_bytes(path.read_bytes())
    yield "list", partial(_list, app, games)
    yield "open", partial(_open, app, games / path.name)
    if number % 10 == 0:  # a program that starts with this file takes longer
        yield "start", partial(_start, games.parent)


def _start(data: Path) -> None:
    app = App(SIZE, speed=0, data=data)
    _frames(app)
    app.close()


def _called(*call: str) -> None:
    code = main(call)
    if code not in (0, 1, 2):
        raise AssertionError(f"exit code {code}")


def _import(app: App, path: Path) -> None:
    app.push(routes.Imports())
    _frames(app)
    app.screen.dropped(path)
    _frames(app)


def _list(app: App, games: Path) -> None:
    app.push(routes.Games())
    _frames(app)
    saves = Saves(games)
    for slot in saves.games():
        with contextlib.suppress(RecordError):
            saves.copy(slot.path)


def _open(app: App, path: Path) -> None:
    app.games.open(path)
    _frames(app)
    if app.games.session is not None and not app.games.session.looking:
        _play(app.games.session, 5)
        with contextlib.suppress(RuleError):
            app.games.session.undo()
        _frames(app)
    app.push(routes.Title())
    _frames(app)


def _frames(app: App) -> None:
    for _ in range(2):
        app.frame([], 0.03)


def _quietly(act: Callable[[], object]) -> None:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        act()
    if "Traceback" in said.getvalue():
        raise AssertionError(said.getvalue())


def soak_settings(forge: Forge, count: int, data: Path, watch: Watch) -> None:
    """Test settings: read, show on the screens, change and read again."""
    usual: dict[str, Any] = {"fort_settings": 1, **msgspec.to_builtins(Settings())}
    for number in range(count):
        content = forge.settings(usual)
        path = data / f"settings-{number}.json"
        path.write_bytes(content)
        with watch.over("settings", content):
            store = SettingsFile(path)
            assert all(isinstance(words, str) for words in store.messages)
            if number % 5 == 0:
                app = App(SIZE, speed=0, data=None, store=store)
                for show in (
                    partial(app.push, routes.NewGame()),
                    partial(app.push, routes.Settings()),
                ):
                    show()
                    _frames(app)
            store.change(speed="fast")
            assert SettingsFile(path).settings.speed == "fast"
        for file in data.glob("settings-*"):
            file.unlink()


def soak_profiles(forge: Forge, count: int, data: Path, watch: Watch) -> None:
    """Read, show (on the sheet "Who is playing?"), change and read again the file of persons."""
    one = msgspec.to_builtins(Profile("Maja", pin=Pin.of("1234")))
    usual: dict[str, Any] = {"fort_profiles": 1, "persons": {"0000000a": one, "0000000b": one}}
    for number in range(count):
        content = forge.settings(usual)
        folder = data / f"persons-{number}"
        folder.mkdir()
        (folder / PROFILES).write_bytes(content)
        with watch.over("profiles", content):
            store = Profiles(folder)
            assert all(isinstance(words, str) for words in store.messages)
            if number % 5 == 0:
                app = App(SIZE, speed=0, data=folder)
                app.push(routes.NewGame())
                _frames(app)
                app.close()
            who = store.add(Profile("Bo"))
            assert who is not None
            assert Profiles(folder).persons == store.persons
            assert not Profiles(folder).messages
        for file in (*folder.rglob("*.*"), *folder.glob("games")):
            file.unlink() if file.is_file() else file.rmdir()
        folder.rmdir()


def soak_cards(forge: Forge, count: int, data: Path, watch: Watch) -> None:
    """Test decks of cards: loaded, or refused with the line."""
    text = (ROOT / "cards.yaml").read_text(encoding="utf-8")
    for number in range(count):
        content = forge.yaml(text)
        path = data / f"cards-{number}.yaml"
        path.write_bytes(content)
        with watch.over("cards", content), contextlib.suppress(CatalogError):
            load_catalog(path)
        path.unlink()


def soak_scenarios(forge: Forge, count: int, data: Path, watch: Watch) -> None:
    """Test scenarios: played, or refused with the reason."""
    texts = [
        path.read_text("utf-8") for path in sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
    ]
    for number in range(count):
        content = forge.yaml(forge.chance.choice(texts))
        path = data / f"scenario-{number}.yaml"
        path.write_bytes(content)
        with watch.over("scenario", content):
            _quietly(partial(_called, "scenario", str(path)))
        path.unlink()


def written_outside(allowed: Path, note: Callable[[str], None]) -> Callable[[str, Any], None]:
    """Make a hook for `sys.addaudithook` that reports every file written outside a folder."""
    free = (str(allowed), "/dev/", "/proc/self/")

    def hook(event: str, arguments: Any) -> None:
        if event == "open":
            path, _, flags = arguments
            writes = os.O_WRONLY | os.O_RDWR | os.O_CREAT
            wrote = isinstance(path, str | bytes) and (flags or 0) & writes
        elif event in ("os.rename", "os.link", "os.mkdir", "os.symlink", "os.remove"):
            wrote, path = True, arguments[1] if event in ("os.rename", "os.link") else arguments[0]
        else:
            return
        if wrote:
            place = os.path.abspath(os.fsdecode(path))
            if not place.startswith(free) and "__pycache__" not in place:
                note(json.dumps([event, place]))

    return hook
