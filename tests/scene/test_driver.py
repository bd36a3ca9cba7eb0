import gc
import os
import subprocess
import sys
import time
import weakref
from pathlib import Path

import pygame
import pytest

from fort_desktop.scene import driver as drivers
from fort_desktop.scene.animate import move, pause
from fort_desktop.scene.driver import (
    ARRIVES,
    RESTING,
    TICK,
    HeadlessDriver,
    Pace,
    PygameDriver,
    run,
)
from fort_desktop.scene.events import (
    Blur,
    Dropped,
    Input,
    Key,
    Leave,
    Opened,
    Pointer,
    Quit,
    Resize,
    Text,
)
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, Still
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.translate import HEARD, command_keys, translate
from tests.scene.conftest import SIZE, plain, sprite
from tests.waiting import LONGEST

ROOT = Path(__file__).resolve().parents[2]


def key(code: int, typed: str = "", mod: int = 0) -> Input | None:
    return translate(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=typed, mod=mod))


def test_keys() -> None:
    assert key(pygame.K_TAB, "\t") == Key("tab")
    assert key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT) == Key("shift tab")
    assert key(pygame.K_RETURN, "\r") == Key("enter")
    assert key(pygame.K_F1) == Key("f1")
    assert key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL) == Key("ctrl z")
    assert key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT) == Key("ctrl shift z")
    assert key(pygame.K_a, "A", pygame.KMOD_LSHIFT) == Key("A")
    assert key(pygame.K_z, "ż", pygame.KMOD_LCTRL | pygame.KMOD_LALT) == Key("ż")
    assert key(pygame.K_LSHIFT) is None


def test_a_mac_commands_with_its_own_key_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not command_keys("linux") & pygame.KMOD_META
    monkeypatch.setattr("fort_desktop.scene.translate._COMMAND", command_keys("darwin"))
    assert key(pygame.K_z, "z", pygame.KMOD_LMETA) == Key("ctrl z")
    assert key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL) == Key("ctrl z")


def test_pointer_and_window() -> None:
    make = pygame.event.Event
    assert translate(make(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)) == Pointer(
        "down", Point(3, 4), 1
    )
    assert translate(make(pygame.MOUSEBUTTONUP, pos=(3, 4), button=3)) == Pointer(
        "up", Point(3, 4), 3
    )
    assert translate(make(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=4)) is None
    assert translate(make(pygame.VIDEORESIZE, w=640, h=480)) == Resize(640, 480)
    assert translate(make(pygame.WINDOWFOCUSLOST)) == Blur()
    assert translate(make(pygame.WINDOWLEAVE)) == Leave()
    assert translate(make(pygame.QUIT)) == Quit()


def test_typed_text_and_dropped_files() -> None:
    make = pygame.event.Event
    for typed in ("ż", "я", "Š", "né", " "):
        assert translate(make(pygame.TEXTINPUT, text=typed)) == Text(typed)
    assert translate(make(pygame.TEXTINPUT, text="\t")) is None
    assert translate(make(pygame.TEXTINPUT, text="")) is None
    assert translate(make(pygame.DROPFILE, file="/home/ż/a b.fort")) == Dropped("/home/ż/a b.fort")
    assert {pygame.TEXTINPUT, pygame.DROPFILE} <= set(HEARD)


def test_a_file_without_a_window_is_to_be_opened() -> None:
    event = pygame.event.Event(pygame.DROPFILE, file="/Users/ż/a b.fort", window=None)
    assert translate(event) == Opened("/Users/ż/a b.fort")


def test_a_scene_shown_again_is_drawn_whole(driver: HeadlessDriver) -> None:
    red, blue = Scene(SIZE), Scene(SIZE)
    red.root.add(sprite(plain(*SIZE, (200, 0, 0))))
    blue.root.add(sprite(plain(*SIZE, (0, 0, 200))))
    for shown in (red, blue):
        driver.show(shown)
    assert not driver.show(blue)
    assert driver.show(red)
    assert driver.surface.get_at((9, 9))[:3] == (200, 0, 0)


RED, BLUE = (200, 0, 0), (0, 0, 200)


def given_way(driver: HeadlessDriver, speed: float = 1.0, reduced: bool = False) -> Scene:
    """A blue scene that arrives where a red one is shown."""
    red, blue = Scene(SIZE), Scene(SIZE, speed, reduced)
    red.root.add(sprite(plain(*SIZE, RED)))
    blue.root.add(sprite(plain(*SIZE, BLUE), static=True))
    driver.show(red)
    blue.arrives = True
    driver.show(blue)
    return blue


def edge_and_middle(driver: HeadlessDriver) -> list[tuple[int, ...]]:
    return [tuple(driver.surface.get_at(at)[:3]) for at in ((0, 9), (SIZE[0] // 2, 9))]


def test_a_scene_that_arrives_is_uncovered_from_the_middle(driver: HeadlessDriver) -> None:
    scene = given_way(driver)
    assert edge_and_middle(driver) == [RED, BLUE]
    scene.advance(ARRIVES / 2)
    assert driver.show(scene)
    assert edge_and_middle(driver) == [RED, BLUE]
    scene.advance(ARRIVES / 2)
    assert driver.show(scene)
    assert edge_and_middle(driver) == [BLUE, BLUE]
    assert not scene.needs_drawing


@pytest.mark.parametrize("event", [Key("a"), Pointer("down", Point(1, 1), 1), Blur()])
def test_whatever_is_pressed_shows_all_of_what_arrives(
    driver: HeadlessDriver, event: Input
) -> None:
    scene = given_way(driver)
    driver.queue.append(event)
    assert driver.inputs() == [event]
    driver.show(scene)
    assert edge_and_middle(driver) == [BLUE, BLUE]


def test_with_less_movement_or_no_animations_another_scene_is_there_at_once(
    driver: HeadlessDriver,
) -> None:
    for speed, reduced in ((0.0, False), (1.0, True)):
        given_way(driver, speed, reduced)
        assert edge_and_middle(driver) == [BLUE, BLUE]


def test_what_changes_meanwhile_is_seen_once_it_is_uncovered(driver: HeadlessDriver) -> None:
    scene = given_way(driver)
    scene.root.add(sprite(plain(*SIZE, RED)))
    driver.show(scene)
    assert edge_and_middle(driver) == [RED, RED]
    scene.root.children[-1].remove()
    scene.advance(ARRIVES)
    driver.show(scene)
    assert edge_and_middle(driver) == [BLUE, BLUE]


def test_a_resize_gives_another_surface(driver: HeadlessDriver) -> None:
    sizes: list[tuple[int, int]] = []
    scenes = [Scene(SIZE)]

    def resized(size: tuple[int, int]) -> None:
        sizes.append(size)
        scenes[0] = Scene(size)
        driver.queue.append(Quit())

    driver.resize((640, 360))
    drivers.show(driver, lambda: scenes[0], resized)
    assert (sizes, driver.size) == ([(640, 360)], (640, 360))


def test_run_ends_when_there_is_no_scene(driver: HeadlessDriver) -> None:
    frames: list[float] = []

    def frame(_: list[Input], seconds: float) -> Scene | None:
        frames.append(seconds)
        return Scene(SIZE) if len(frames) < 4 else None

    run(driver, frame)
    assert len(frames) == 4
    assert all(0 <= seconds <= 0.1 for seconds in frames)


def test_at_rest_it_looks_around_less_often_until_something_happens() -> None:
    pace = Pace()
    ticks = []
    for _ in range(90):
        pace.frame(TICK, busy=False, rests=False)
        ticks.append(pace.tick)
        assert not pace.skips(RESTING)
    assert ticks[:28] == [TICK] * 28
    assert ticks[32:] == [RESTING] * 58
    assert RESTING + 0.005 < 2 * TICK  # a press in a rest is answered within two frames
    pace.frame(RESTING, busy=True, rests=False)
    assert pace.tick == TICK
    pace.frame(TICK, busy=False, rests=False)
    assert pace.tick == TICK


@pytest.mark.parametrize("rests", [True, False])
def test_a_scene_that_rests_gets_a_frame_now_and_then_or_when_something_is_pressed(
    driver: HeadlessDriver, monkeypatch: pytest.MonkeyPatch, rests: bool
) -> None:
    frames: list[tuple[float, int]] = []
    now = [0.0]

    pressed: list[float] = []
    shown = [0.0]

    def sleep(seconds: float) -> None:
        if shown[0] == now[0] > 4 and not pressed:
            pressed.append(now[0] + seconds)
            driver.queue.append(Leave())
        now[0] += seconds

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    scene = Scene(SIZE)
    scene.rests = rests

    def frame(inputs: list[Input], seconds: float) -> Scene | None:
        frames.append((seconds, len(inputs)))
        shown[0] = now[0]
        return scene if now[0] < 5 else None

    run(driver, frame)
    calm = [seconds for seconds, _ in frames[40:70]]
    assert calm == pytest.approx([3 * RESTING if rests else RESTING] * 30)
    assert sum(count for _, count in frames) == 1
    # Time is not lost by it, and what is pressed is taken at the next look.
    assert sum(seconds for seconds, _ in frames) == pytest.approx(5, abs=0.1)
    at = next(i for i, (_, count) in enumerate(frames) if count)
    assert sum(seconds for seconds, _ in frames[: at + 1]) == pytest.approx(pressed[0])


@pytest.mark.parametrize("busy", ["", "pressed", "drawn"])
def test_what_is_pressed_or_drawn_keeps_it_awake(
    driver: HeadlessDriver, monkeypatch: pytest.MonkeyPatch, busy: str
) -> None:
    slept: list[float] = []
    now = [0.0]

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    scene = Scene(SIZE)

    def frame(_: list[Input], seconds: float) -> Scene | None:
        if busy == "pressed":
            driver.queue.append(Leave())
        elif busy == "drawn":
            scene.damage_all()
        return scene if len(slept) < 120 else None

    run(driver, frame)
    assert slept[:25] == pytest.approx([TICK] * 25)
    assert slept[-1] == pytest.approx(TICK if busy else RESTING)


def test_the_pilot_says_which_nodes_there_are(scene: Scene, pilot: Pilot) -> None:
    scene.root.add(sprite(plain(10, 10), name="left"))
    with pytest.raises(AssertionError, match="no node 'right'; there are left, root"):
        pilot.click("right")
    cover = scene.root.add(sprite(plain(*SIZE), name="cover"))
    with pytest.raises(AssertionError, match="'left' is covered"):
        pilot.click("left")
    cover.solid = False
    pilot.click("left")


def test_the_pilot_gives_up_on_what_never_rests(
    scene: Scene, driver: HeadlessDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After minutes: it may wait for another process of a busy machine."""
    naps: list[float] = []
    monkeypatch.setattr("fort_desktop.scene.pilot.time.sleep", naps.append)

    def again() -> None:
        scene.animator.start(pause(0.5, again))

    again()
    with pytest.raises(AssertionError, match="never comes to rest"):
        Pilot(Still(scene), driver)
    assert 120 < sum(naps) < 600
    assert sum(naps[:200]) < 1, "what comes soon is not waited for long"


def test_the_pilot_takes_pictures(scene: Scene, pilot: Pilot, tmp_path: Path) -> None:
    scene.root.add(sprite(plain(*SIZE)))
    pilot.screenshot(tmp_path / "shot.png")
    assert pygame.image.load(tmp_path / "shot.png").get_at((9, 9))[:3] == (200, 40, 40)


def test_no_node_survives_a_closed_scene(driver: HeadlessDriver) -> None:
    """Not though it was hovered, focused, dragged, pressed, animated, clicked twice and shown."""
    scene = Scene(SIZE)
    pilot = Pilot(Still(scene), driver)
    scene.focus.ring = lambda w, h: plain(w + 8, h + 8)
    for i in range(4):
        node: Node = scene.root.add(sprite(plain(40, 60), 60 * i, 50, f"card {i}"))
        node.add(sprite(plain(5, 5), name="mark"))
        node.payload = i
        node.angle = i
        node.clicked = node.mark_dirty
        node.hovered = node.drag_over = lambda _, own=node: own.mark_dirty()
        node.accepts = lambda _: True
    pilot.double_click("card 1")
    pilot.drag("card 1", "card 2")
    pilot.press("tab")
    pilot.hover("card 3")
    scene.animator.start(move(node, Point(200, 200), 5))
    driver.show(scene)
    pilot.drag("card 2", "card 0", "hold")
    nodes = [weakref.ref(found) for found in scene.root.walk() if found is not scene.root]
    assert len(nodes) > 8
    scene.close()
    del node, pilot
    gc.collect()
    assert [ref() for ref in nodes if ref() is not None] == []
    held = weakref.ref(scene)
    del scene
    gc.collect()
    assert held() is None


def test_what_is_held_comes_again_only_where_text_is_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    driver, scene, field = PygameDriver("x", (200, 100)), Scene((200, 100)), Node(Box(0, 0, 9, 9))
    field.typed = lambda text: None
    scene.root.add(field)
    make = pygame.event.Event

    def held(code: int, mod: int = 0) -> list[Input]:
        """What comes of a key that goes down, comes twice again, and goes up."""
        driver.show(scene)
        down = make(pygame.KEYDOWN, key=code, unicode="", mod=mod)
        for event in (down, down, down, make(pygame.KEYUP, key=code, unicode="", mod=mod)):
            pygame.event.post(event)
        return [one for one in driver.inputs() if isinstance(one, Key)]

    try:
        driver.inputs()
        assert pygame.key.get_repeat() != (0, 0), "else pygame lets no key come again"
        assert held(pygame.K_BACKSPACE) == [Key("backspace")]
        scene.focus.at(field)
        for code in (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT):
            assert len(held(code)) == 3
        assert held(pygame.K_LEFT, pygame.KMOD_LCTRL) == [Key("ctrl left")] * 3
        for code in (pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_F1, pygame.K_DOWN):
            assert len(held(code)) == 1
        scene.focus.hide()
        assert held(pygame.K_LEFT) == [Key("left")]
        assert held(pygame.K_LEFT) == [Key("left")], "pressed again it counts"
        pygame.event.post(make(pygame.KEYDOWN, key=pygame.K_LEFT, unicode="", mod=0))
        pygame.event.post(make(pygame.WINDOWFOCUSLOST))
        pygame.event.post(make(pygame.KEYDOWN, key=pygame.K_LEFT, unicode="", mod=0))
        assert driver.inputs().count(Key("left")) == 2, "what was held elsewhere is not held here"
    finally:
        driver.close()


def in_another_process(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("SDL_VIDEODRIVER", None)
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=kept | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"} | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only there a display may be missing")
def test_without_a_display_the_window_says_so() -> None:
    done = in_another_process(
        "from fort_desktop.scene.driver import *\n"
        "try: PygameDriver('x', (320, 200))\n"
        "except NoScreenError as fault: print(f'no screen: {fault}')"
    )
    assert "no screen:" in done.stdout, done.stderr


def test_an_idle_window_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """How little a processor does for it is measured by `fort-desktop bench`."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    driver, scene, ticks, drawn = PygameDriver("x", (200, 100)), Scene((200, 100)), 0, list[int]()
    monkeypatch.setattr(pygame.display, "update", lambda rects=None: drawn.append(ticks))

    def frame(_: list[Input], seconds: float) -> Scene | None:
        nonlocal ticks
        ticks += 1
        return scene if ticks < 200 else None

    try:
        run(driver, frame)
    finally:
        driver.close()
    assert drawn == [1]


def test_a_window_that_was_covered_is_drawn_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    driver = PygameDriver("x", (200, 100))
    scene = Scene((200, 100))
    try:
        driver.inputs()
        assert driver.show(scene)
        assert not driver.show(scene)
        pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2)))
        assert driver.inputs() == [Pointer("move", Point(2, 2))]
        assert driver.show(scene)
    finally:
        driver.close()
    assert not drivers.is_offscreen()


DROP = """
import ctypes, re
from pathlib import Path
import pygame
from fort_desktop.scene.driver import PygameDriver

class Drop(ctypes.Structure):
    _fields_ = [("type", ctypes.c_uint32), ("time", ctypes.c_uint32), ("file", ctypes.c_void_p),
                ("window", ctypes.c_uint32), ("rest", ctypes.c_byte * 64)]

library = re.search(r"/\\S*libSDL2-2\\S*", Path("/proc/self/maps").read_text())
sdl = ctypes.CDLL(library.group())
sdl.SDL_strdup.restype = ctypes.c_void_p


def drop(name, window):
    event = Drop(pygame.DROPFILE, 0, sdl.SDL_strdup(name), window)
    assert sdl.SDL_PushEvent(ctypes.byref(event)) == 1


def inputs():
    print(ascii([event for event in driver.inputs() if type(event).__name__ != "Leave"]))

"""
UNREADABLE = """
driver = PygameDriver("x", (200, 100))
driver.inputs()
pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, unicode="", mod=0))
drop(b"/tmp/bad-\\xff\\xc5\\x82.fort", driver.window().id)
pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F2, unicode="", mod=0))
inputs()
"""
AT_THE_START = """
real = pygame.display.set_mode

def opening(*how):
    surface = real(*how)
    drop(b"/tmp/first.fort", 0)
    return surface

pygame.display.set_mode = opening
driver = PygameDriver("x", (200, 100))
inputs()
"""
WHILE_IT_RUNS = """
driver = PygameDriver("x", (200, 100))
driver.inputs()
drop(b"/tmp/dragged.fort", driver.window().id)
drop(b"/tmp/clicked.fort", 0)
inputs()
driver.close()
"""
finds_sdl = pytest.mark.skipif(sys.platform != "linux", reason="finds SDL's library in /proc")


@finds_sdl
def test_a_dropped_file_whose_name_is_no_text_keeps_its_name_and_takes_nothing_along() -> None:
    done = in_another_process(DROP + UNREADABLE, SDL_VIDEODRIVER="dummy")
    dropped = Dropped(os.fsdecode(b"/tmp/bad-\xff\xc5\x82.fort"))
    assert done.stdout.splitlines()[-1:] == [ascii([Key("f1"), dropped, Key("f2")])], done.stderr


@finds_sdl
def test_a_file_that_the_system_opens_while_the_window_opens_is_not_lost() -> None:
    done = in_another_process(DROP + AT_THE_START, SDL_VIDEODRIVER="dummy")
    assert done.stdout.splitlines()[-1:] == [ascii([Opened("/tmp/first.fort")])], done.stderr


@finds_sdl
def test_what_is_dragged_is_told_from_what_the_system_opens() -> None:
    done = in_another_process(DROP + WHILE_IT_RUNS, SDL_VIDEODRIVER="dummy")
    told = [Dropped("/tmp/dragged.fort"), Opened("/tmp/clicked.fort")]
    assert done.stdout.splitlines()[-1:] == [ascii(told)], done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("screen", "window"),
    [
        ((1920, 1080), (1280, 720)),
        ((1366, 768), (1280, 672)),
        ((1024, 768), (992, 672)),
        ((1312, 816), (1280, 720)),
        ((160, 100), (128, 50)),
    ],
)
def test_a_new_window_lies_inside_the_screen_with_its_frame(
    screen: tuple[int, int], window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(drivers, "screens", lambda: [pygame.Rect(0, 0, *screen)])
    driver = PygameDriver("x", (1280, 720))
    assert driver.size == window
    driver.close()


def test_full_screen_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    driver = PygameDriver("x", (320, 200))
    try:
        driver.inputs()
        driver.full_screen(True)
        whole = driver.size
        assert whole != (320, 200)
        assert Resize(*whole) in driver.inputs()
        driver.full_screen(True)
        assert Resize(*whole) not in driver.inputs()
        driver.full_screen(False)
        assert driver.size == (320, 200)
        assert driver.inputs()[0] == Resize(320, 200)
    finally:
        driver.close()
