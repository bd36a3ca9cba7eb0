"""Small pictures of moments: painted in another process, or here where there is none."""

from collections.abc import Iterator
from multiprocessing import Pipe
from pathlib import Path

import pygame
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.format import SUFFIX
from fort_desktop.record.journal import write_record
from fort_desktop.scene.cache import fit
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.session.background import Background
from fort_desktop.session.recording import Recording
from fort_desktop.ui.app.app import App
from fort_desktop.ui.i18n.i18n import language, set_language
from fort_desktop.ui.review.easel import Easel, Painted, Wanted, paint, picture
from fort_desktop.ui.review.moments import Moments
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.screen import Tab
from fort_desktop.ui.table.model import TableModel
from tests.fixtures.review import demo_game, demo_review, review_of
from tests.ui.table.screens import bare
from tests.waiting import until

SIZE = (96, 54)
SEAT = 0


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without portraits and grass, which take long; another process paints them all the same."""
    bare(monkeypatch)


@pytest.fixture
def past(tmp_path: Path) -> Past:
    path = tmp_path / f"game-0001{SUFFIX}"
    write_record(path, Recording(demo_game(), None).bodies(practice=False))
    return Past(load_catalog(), path)


@pytest.fixture
def moments(past: Past) -> Iterator[Moments]:
    made = Moments(past.eyes(SEAT), past.path, elsewhere=True)
    yield made
    made.close()


def spot(size: tuple[int, int] = SIZE) -> Node:
    return Node(Box(0, 0, *size), None, "moment")


def at(number: int = 0) -> int:
    return demo_review().choices[number].at


def pixels(image: pygame.Surface | None) -> bytes:
    assert image is not None
    return pygame.image.tobytes(image, "RGB")


def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes cannot be started, as on a machine without memory."""
    monkeypatch.setattr(Background, "start", lambda background, *asked: None)


def test_what_the_process_paints_is_what_is_painted_here(past: Past) -> None:
    """The words are in the language of each; it ends when nobody wishes for anything any more."""
    theirs, ours = Pipe(duplex=False)
    wishes = [Wanted(at(), SIZE, "en"), Wanted(at(1), SIZE, "pl")]
    for wanted in wishes:
        ours.send(wanted)
    ours.close()
    came: list[Painted] = []

    def send(part: object) -> None:
        assert isinstance(part, Painted)
        came.append(part)

    spoken = language()
    try:
        paint(send, theirs, str(past.path), SEAT)
        assert [one.wanted for one in came] == wishes
        model = TableModel(past.eyes(SEAT))
        for one in came:
            set_language(one.wanted.language)
            assert one.pixels == pixels(picture(model, one.wanted))
    finally:
        set_language(spoken)
        fit((1920, 1080))
    assert came[0].pixels != came[1].pixels


class Slow:
    """An easel in the place of a process: it paints one picture when it is told to."""

    running = True

    def __init__(self, record: Path, seat: int) -> None:
        self.asked: list[Wanted] = []
        self.done: list[Wanted] = []
        self.free = True

    def ask(self, wanted: Wanted) -> None:
        assert self.free, "it is asked for one picture at a time"
        self.asked.append(wanted)
        self.free = False

    def take(self) -> list[tuple[Wanted, pygame.Surface]]:
        if self.free or not self.done:
            return []
        self.free = True
        return [(one, pygame.Surface(one.size)) for one in [self.done.pop()]]

    def close(self) -> None:
        pass


def test_one_picture_is_wished_for_at_a_time_the_newest_first(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe that nobody reads would hold the window up; and who leafs on wants what is shown."""
    easels: list[Slow] = []

    def slow(record: Path, seat: int) -> Slow:
        easels.append(Slow(record, seat))
        return easels[-1]

    monkeypatch.setattr("fort_desktop.ui.review.moments.Easel", slow)
    moments = Moments(past.eyes(SEAT), past.path, elsewhere=True)
    easel = easels[0]
    nodes = [spot() for _ in range(30)]
    for i, node in enumerate(nodes):
        moments.hang(node, i)
        moments.go_on()
    assert [one.at for one in easel.asked] == [0]
    for asked in ([0, 29], [0, 29, 28]):
        easel.done.append(easel.asked[-1])
        moments.go_on()
        assert [one.at for one in easel.asked] == asked
    shown = [i for i, node in enumerate(nodes) if node.image is not None]
    assert shown == [0, 29]


def test_an_easel_is_free_again_once_the_picture_has_come(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_process(monkeypatch)
    easel, wanted = Easel(past.path, SEAT), Wanted(at(), SIZE, "en")
    easel.ask(wanted)
    assert easel.take() == []
    assert not easel.free
    white = Painted(wanted, b"\xff" * (3 * SIZE[0] * SIZE[1]))
    monkeypatch.setattr(Background, "take", lambda background: [white])
    [(told, image)] = easel.take()
    assert told == wanted
    assert pixels(image) == white.pixels
    assert easel.free
    easel.close()


def test_without_a_pipe_it_is_painted_here(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(duplex: bool) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("fort_desktop.ui.review.easel.Pipe", none_left)
    moments, node = Moments(past.eyes(SEAT), past.path, elsewhere=True), spot()
    moments.hang(node, at())
    moments.go_on()
    assert node.image is not None


def test_a_process_paints_while_frames_go_by(moments: Moments) -> None:
    first, again = spot(), spot()
    moments.hang(first, at())
    moments.go_on()
    assert first.image is None
    moments.hang(again, at())

    def painted() -> bool:
        moments.go_on()
        return first.image is not None

    until(painted)
    assert first.image is not None
    assert first.image.get_size() == SIZE
    assert again.image is first.image
    known = spot()
    moments.hang(known, at())
    assert known.image is first.image


def test_where_no_process_can_be_started_it_is_painted_here(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_process(monkeypatch)
    moments = Moments(past.eyes(SEAT), past.path, elsewhere=True)
    nodes = [spot(), spot()]
    for i, node in enumerate(nodes):
        moments.hang(node, at(i))
    moments.go_on()
    assert [node.image is not None for node in nodes] == [True, False]
    moments.go_on()
    assert pixels(nodes[0].image) != pixels(nodes[1].image)


def test_what_was_taken_away_wants_no_picture(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []

    def noted(model: TableModel, wanted: Wanted) -> pygame.Surface:
        painted.append(wanted.at)
        return pygame.Surface(wanted.size)

    monkeypatch.setattr("fort_desktop.ui.review.moments.picture", noted)
    moments, scene = Moments(past.eyes(SEAT), past.path, elsewhere=False), Scene((200, 100))
    nodes = [scene.root.add(spot()) for _ in range(3)]
    for node, moment in zip(nodes, (0, 0, 1), strict=True):
        moments.hang(node, at(moment))
    nodes[0].remove()
    nodes[2].remove()
    moments.forget()
    moments.finish()
    assert [node.image is not None for node in nodes] == [False, True, False]
    assert painted == [at(0)]


@pytest.mark.parametrize("tab", ["course", "choices"])
def test_every_moment_on_a_page_gets_its_picture(tab: Tab, tmp_path: Path) -> None:
    """Also where a tab is chosen that is open already."""
    app = App((640, 360), speed=0, data=tmp_path)
    screen = review_of(app, demo_review(), tab)
    if tab == "course":
        screen.course.choose(screen.course.marks[0])
    screen.moments.finish()
    shown = [node for node in screen.scene.root.walk() if node.name.startswith("moment:")]
    assert len(shown) == 1
    assert all(node.image is not None for node in shown)
    app.close()


def test_a_page_that_is_left_ends_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = [0]

    def close(easel: Easel) -> None:
        closed[0] += 1

    monkeypatch.setattr(Easel, "close", close)
    no_process(monkeypatch)
    app = App((1280, 720), speed=0, data=tmp_path)
    app.games.thinks = True
    review_of(app, demo_review())
    app.pop()
    assert closed == [1]
    app.close()
