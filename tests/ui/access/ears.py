"""A reader in this process, that hears a program as one beyond the bridge does."""

from collections import deque
from collections.abc import Iterator
from pathlib import Path

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input
from fort_desktop.scene.outline import Said
from fort_desktop.ui.access.bridge import WINDOW, Act, Asked, News
from fort_desktop.ui.access.speaking import Speaking
from fort_desktop.ui.app.app import App
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.sitting import seats

SIZE = (1920, 1080)
FRAME = 1 / 12
CHOICE = "You can choose this now."


def answers_of(heard: "Heard") -> list[Said]:
    """What is told to be an answer."""
    return [one for one in heard.ears.said.values() if one.about.startswith(CHOICE)]


class Ears:
    """The end of a bridge: keeps what it was told, and checks that nothing is missing.

    Attributes:
        said: all that is in the window now, by id; messages: all that was said by itself.
    """

    def __init__(self) -> None:
        self.active = True
        self.said: dict[int, Said] = {}
        self.messages: list[tuple[str, str]] = []
        self.kept: dict[int, str] = {}
        self.focus = WINDOW
        self.news = 0
        self._orders: deque[Asked] = deque()

    def ask(self, act: Act, what: Said) -> None:
        self._orders.append(Asked(act, what.id))

    def asked(self) -> Iterator[Asked]:
        while self._orders:
            yield self._orders.popleft()

    def focused(self, on: bool) -> None:
        pass

    def tell(self, news: News) -> None:
        self.news += 1
        known = {**self.said, **{one.id: one for one in news.said}}
        self.said = {}
        waiting = list(news.tops)
        while waiting:
            one = known[waiting.pop()]  # what belongs to something has been told
            assert one.id not in self.said, "nothing lies in two places"
            assert one.clicks or CHOICE not in one.about, f"{one.name} cannot be chosen"
            self.said[one.id] = one
            waiting += one.children
        for message in news.messages:
            self.messages.append((message.live, message.words))
            self.kept[message.id] = message.words
        self.kept = {one: self.kept[one] for one in news.kept}
        self.focus = news.focus
        assert self.focus == WINDOW or self.said[self.focus].stop

    def named(self, name: str) -> Said:
        return next(one for one in self.said.values() if one.name == name)


class Heard:
    """A program that somebody hears; `frame` goes on a frame."""

    def __init__(
        self, data: Path | None = None, size: tuple[int, int] = SIZE, speed: float = 0
    ) -> None:
        self.app = App(size, speed=speed, data=data, store=SettingsFile(None))
        self.ears = Ears()
        self.driver = HeadlessDriver(size)
        self.speaking = Speaking(self.driver, self.ears, lambda: "Fort")

    def frame(self, *inputs: Input, frames: int = 1) -> None:
        """Frames of a window; the input comes in the first one."""
        self.driver.queue += inputs
        for _ in range(frames):
            self.app.frame(self.speaking.inputs(), FRAME)
            self.speaking.show(self.app.screen.scene)

    def do(self, act: Act, what: Said) -> None:
        """Ask for something that has been there for long enough, and let it happen."""
        self.ears.ask(act, what)
        self.frame(frames=12)

    def play(self, players: tuple[str, ...] = ("human", "random", "random"), seed: int = 3) -> None:
        self.app.games.start(seats(list(players)), "basic", seed)
        self.frame(frames=40)

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen
