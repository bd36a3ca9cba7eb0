"""Two programs side by side, of which every frame is written down: pixels, sounds, title, time."""

import math
import time
import zlib
from collections.abc import Sequence
from operator import ne
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from fort_desktop.record.aside import Aside, aside_body
from fort_desktop.record.journal import Journal
from fort_desktop.record.sitting import HouseRules, Sitting
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind, Suit
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input, Key
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.under import SEEN
from fort_desktop.session.persons import Habits
from fort_desktop.session.session import Session
from fort_desktop.ui.access.speaking import Speaking, whole
from fort_desktop.ui.app.app import App
from fort_desktop.ui.audio.cues import Whereabouts, heard
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.audio.player import Silence
from fort_desktop.ui.i18n.i18n import language, set_language
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.screen import TableScreen
from tests.inside import game_of
from tests.still import still_clocks
from tests.ui.access.ears import Ears
from tests.ui.sitting import seats
from tests.ui.twins import Moment, Twin, moment, twin_of

SIZE = (640, 360)
SPEED = 3.0
FRAME = 1 / 12
"""Seconds of a frame: what lasts shorter than that is seen in no frame of the sample."""
MOST = 900
BEGAN = 1_700_000_000


class Table(NamedTuple):
    """What a table may have beside persons and cards.

    Attributes:
        computers: so many sit beside the persons; known: the persons have profiles, with other
        faces, languages and sizes; open_turns: the house rule that hands lie open on the own turn;
        pins: each of them has the PIN `PIN`; heard: a screen reader listens.
    """

    computers: int = 0
    known: bool = False
    open_turns: bool = False
    pins: bool = False
    heard: bool = False


PIN = "2580"
USUAL = Table()
PROFILES = (
    Profile("Maja", "doc", "blue", "pl"),
    Profile("Tomek", "bud", "red", "en", 125, habits=Habits(looks_first=True)),
    Profile("Zoe", "crash", "green", "ru", 125),
    Profile("Bo"),
)


class Frame(NamedTuple):
    """What is seen, heard and to be read on the window's frame; pixels as a checksum.

    Attributes:
        told: to screen readers, also as a checksum: all that is there to be read or, if one
        listens, all that it has got; said: by itself to them.
    """

    screen: str
    pixels: int
    sounds: tuple[str, ...]
    titles: tuple[str, ...]
    told: int
    said: tuple[tuple[str, str], ...]


class Ear(Silence):
    """Writes down what is to be heard, also what would be too faint."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def tell(self, event: Event, viewer: int, seats: int = 0) -> None:
        sound = heard(event, viewer, seats)
        if sound is not None:
            self.heard.append(str(sound))

    def play(self, cue: str, rise: int | None = None) -> None:
        self.heard.append(cue)

    def point(self, at: Whereabouts, suits: Sequence[Suit]) -> None:
        self.heard.append(f"{at}: {suits}")

    def mood(self, mood: Mood) -> None:
        self.heard.append(str(mood))


class Watched:
    """A program with a game at one screen."""

    def __init__(
        self,
        data: Path,
        size: tuple[int, int] = SIZE,
        frame: float = FRAME,
        listens: bool = False,
    ) -> None:
        self.ear, self.titles, self.seconds = Ear(), list[str](), frame
        self.data = data
        store = SettingsFile(data / "settings.json")  # so that notes for beginners come
        self.app = App(size, speed=SPEED, data=data, store=store, audio=self.ear)
        self.app.caption = self.titles.append
        self.driver = HeadlessDriver(size)
        self._pixels, self._language = 0, language()
        self._told, self._told_of = 0, (0, 0)
        self.said: list[tuple[str, str]] = []
        self.ears = Ears()
        self.ears.active = listens
        self.speaking = Speaking(self.driver, self.ears, lambda: "")

    @property
    def session(self) -> Session | None:
        return self.app.games.session

    @property
    def table(self) -> TableScreen | None:
        screen = self.app.screen
        return screen if isinstance(screen, TableScreen) else None

    def frame(self, inputs: list[Input], seconds: float) -> Frame:
        """One frame, as in a window."""
        self.driver.queue += inputs
        scene = self.app.frame(self.speaking.inputs(), seconds)
        assert scene is not None
        if self.speaking.show(scene):
            self._pixels = zlib.adler32(self.driver.surface.get_buffer().raw)
        if not self.ears.active:
            scene.says = lambda words, live: self.said.append((live, words))
        said = *self.said, *self.ears.messages
        sounds, titles = tuple(self.ear.heard), tuple(self.titles)
        for kept in (self.ear.heard, self.titles, self.said, self.ears.messages):
            kept.clear()
        return Frame(self.app.screen.kind, self._pixels, sounds, titles, self._read(scene), said)

    def _read(self, scene: Scene) -> int:
        """All that a screen reader could read in a frame, as a checksum."""
        ears = self.ears
        now = (ears.news, 0) if ears.active else (id(scene), scene.version)
        if self._told_of != now:
            self._told_of = now
            found = list(ears.said.values()) if ears.active else whole(scene)
            read = [one._replace(key=None, id=0, children=()) for one in found]
            own = (ears.kept, ears.focus, [one.id for one in ears.said.values()])
            self._told = zlib.adler32(repr((read, own)).encode())
        return self._told

    def stretch(self, presses: list[list[Input]]) -> list[Frame]:
        """Press, and let time pass until nothing moves any more; and until all has been seen.

        A process speaks one language at a time, here two programs share it.
        """
        set_language(self._language)
        found = [self.frame(inputs, 0.02) for inputs in presses]
        rest, enough = 0, max(3, 2 + math.ceil(SEEN / self.seconds))
        while rest < enough:
            assert len(found) < MOST, "it never comes to rest"
            found.append(self.frame([], self.seconds))
            rest = 0 if self.app.busy else rest + 1
        self._language = language()
        return found

    def keep_as_it_is(self) -> None:
        """Write the game that is played now to the disk, in place of all that was there."""
        session = self.session
        assert session is not None
        recording = session.recording
        if recording.journal is None:
            return
        path = recording.journal.path
        recording.close()
        path.unlink()
        recording.journal = Journal.begin(path.parent, recording.bodies(session.practice, BEGAN))
        recording.write([aside_body(session.aside)])
        recording.settle()


class Pair:
    """A game and its twin: whatever is pressed in one is pressed in the other.

    Before each press the twin is dealt anew, so that it is the same game for whoever looks on, and
    for all that they learn by the press.

    Attributes:
        frames: how many were compared; dealt: how often the twin was dealt anew;
        different: how often it was another game then.
    """

    def __init__(
        self,
        data: Path,
        persons: int,
        seed: int,
        setup: SetupKind,
        left: int | None = None,
        table: Table = USUAL,
    ) -> None:
        """Begin a game; with `left`, so many moves before it might end."""
        self.rng, self.seed = Rng(seed), seed
        self.true, self.twin = (
            Watched(data / name, listens=table.heard) for name in ("true", "twin")
        )
        self.frames = self.dealt = self.different = 0
        people = seats(["human"] * persons + ["random"] * table.computers)
        sits = Sitting(house=HouseRules(open_on_turn=table.open_turns))
        games = list[Session]()
        for one in (self.true, self.twin):
            pin = Pin.of(PIN) if table.pins else None
            for profile in PROFILES if table.known else ():
                one.app.profiles.add(msgspec.structs.replace(profile, pin=pin))
            folder, catalog = one.data / "games", one.app.catalog
            games.append(Session.new(catalog, people, seed, setup, folder, False, BEGAN, sits))
        moves = _course(game_of(games[0]), seed)[:-left] if left else []
        for session in games:
            session.set_aside(Aside(open_turns=table.open_turns))
            for move in moves:
                session.submit(move)
        self._deal(games[1], moment(games[0]), moment(games[0]))
        for one, session in zip((self.true, self.twin), games, strict=True):
            one.app.games.play(session)
        self.press([])

    def press(
        self, presses: list[list[Input]], leaves: bool = False, by: int | None = None
    ) -> None:
        """Press this in both, and compare every frame until both rest.

        Args:
            leaves: the game is left by it, so that what is on the disk must be the twin, too.
            by: whose hand the press puts to use before all: whoever presses Follow knows that
                the first kid that fits is given, or that the hand opens if none does.
        """
        before = _moment_of(self.true)
        eyes = self._eyes if by is None else by
        told = self.true.stretch(presses)
        after = _moment_of(self.true)
        session = self.twin.session
        if session is not None and before is not None:
            self._deal(session, before, after or before, eyes)
            if leaves:
                self.twin.keep_as_it_is()
        also = self.twin.stretch(presses)
        self.frames += len(told)
        self._compare(told, also, presses)

    @property
    def _eyes(self) -> int | None:
        """The seat that has the screen for itself, or whose eyes it has at the end."""
        table = self.true.table
        if table is None or table.model.stand.where in ("public", "curtain"):
            return None
        return table.model.stand.seat

    def _deal(
        self, session: Session, before: Moment, after: Moment, eyes: int | None = None
    ) -> None:
        """Deal the twin anew; once the game is over nothing is secret, and it becomes the game."""
        now = self._eyes if self.true.session is not None else None
        if before.game.ended:
            Twin(before.game, before.aside, [], False).takes(session, self.rng, self.seed)
            return
        viewer = eyes if eyes is not None else now
        looks = viewer is not None
        if viewer is None:
            # Most often somebody who is not asked, so that the asked one's hand differs.
            n, asked = len(before.game.state.seats), after.game.state.pending.seat
            viewer = (asked + self.rng.below(n + 2)) % n
        old, new = before.game.acts, after.game.acts
        same = next(
            (i for i, pair in enumerate(zip(old, new, strict=False)) if ne(*pair)), len(old)
        )
        if same < len(old) and session._computers._bots:
            # Something is taken back, and computers move again: that cannot be foretold.
            twin = Twin(before.game, before.aside, [], False)
        else:
            twin = twin_of(before, after, viewer, looks, self.rng)
        twin.takes(session, self.rng, self.seed)
        twin.plays_as(session, new[same:])
        self.dealt += 1
        self.different += twin.differs

    def lay_out_anew(self) -> None:
        """Both show the present, painted from the beginning; nothing is compared."""
        for one in (self.true, self.twin):
            one.stretch([[Key("end")]])
            one.app.screen.resize(one.app.size)
            one.stretch([])

    def _compare(self, told: list[Frame], also: list[Frame], presses: list[list[Input]]) -> None:
        for number, (one, two) in enumerate(zip(told, also, strict=False)):
            if one != two:
                what = [name for name in Frame._fields if getattr(one, name) != getattr(two, name)]
                raise LeakError(what[0], number, presses)
        if len(told) != len(also):
            raise LeakError("time", min(len(told), len(also)), presses)


class LeakError(AssertionError):
    """Two games that are the same to whoever looks on are shown differently.

    Attributes:
        what: "pixels", "sounds", "titles", "screen", "told", "said" or "time".
    """

    def __init__(self, what: str, frame: int, presses: list[list[Input]]) -> None:
        super().__init__(f"{what} differ in frame {frame} after {presses}")
        self.what = what


def _course(game: Game, seed: int) -> list[Move]:
    """The moves of a game that is played at random to its end."""
    twin, rng = game.copy(), Rng(seed)
    while twin.decision is not None:
        twin.push(rng.choice(twin.legal_moves()))
    return [act.move for act in twin.acts]


def _moment_of(watched: Watched) -> Moment | None:
    return moment(watched.session) if watched.session is not None else None


def stop_clocks(patch: pytest.MonkeyPatch) -> None:
    """Let frames depend on no clock, and all games be of the same time, which is told, too."""
    still_clocks(patch)
    patch.setattr(time, "time", lambda: float(BEGAN + 3600))
