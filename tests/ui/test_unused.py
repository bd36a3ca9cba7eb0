"""A hand at a shared screen is covered as soon as nobody looks at it any more."""

import pygame
import pytest

from fort_desktop.scene.events import Blur, Key, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.translate import HEARD, translate
from fort_desktop.ui.host import routes
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.sitting import Sitting

TWO = ("human", "human")


def private(players: tuple[str, ...] = TWO, speed: float = 0.0) -> Sitting:
    sitting = Sitting(players, speed=speed)
    sitting.until(lambda: sitting.asked == "play")
    return sitting


def table(sitting: Sitting) -> TableScreen:
    """The table, also where it waits below another screen."""
    if isinstance(sitting.app.screen, TableScreen):
        return sitting.app.screen
    waits = [sitting.app._stack.table, *sitting.app._stack._under]
    return next(one for one in waits if isinstance(one, TableScreen))


def is_seen(sitting: Sitting) -> bool:
    model = table(sitting).model
    return bool(model.shown.own.hand) and model.stand.where == "private"


def below(sitting: Sitting) -> bytes:
    """The picture of the table below the menu; of none there is nothing."""
    found = sitting.pilot.nodes(lambda node: node.name == "table")
    image = found[0].image if found else None
    return pygame.image.tobytes(image, "RGB") if image is not None else b""


@pytest.mark.parametrize("after", [30, 60, 120])
def test_after_so_many_seconds_without_a_press(after: int) -> None:
    sitting = private()
    sitting.app.change(cover_after=after)
    sitting.app.frame([Key("f5")], 0.0)
    for seconds in (after - 1.0, 0.5):
        sitting.app.frame([], seconds)
        assert is_seen(sitting)
    sitting.app.frame([Pointer("move", Point(9, 9))], 0.6)
    assert not is_seen(sitting), "whoever shakes the table moves the pointer"
    assert not sitting.names("hand:")


def test_a_press_begins_the_time_anew() -> None:
    sitting = private()
    for _ in range(3):
        sitting.app.frame([Key("f5")], 0.0)
        sitting.app.frame([], 59.0)
    assert is_seen(sitting)


def test_never_where_nobody_wants_it_and_never_for_one_person() -> None:
    sitting = private()
    sitting.app.change(cover_after=0)
    sitting.app.frame([], 5000.0)
    assert is_seen(sitting)
    alone = private(("human", "easy"))
    alone.app.frame([], 5000.0)
    assert is_seen(alone)


@pytest.mark.parametrize("screen", ["escape", "k", "f1"])
@pytest.mark.parametrize("why", ["blur", "unused"])
def test_below_the_menu_and_other_screens_too(screen: str, why: str) -> None:
    sitting = private()
    sitting.pilot.press(screen)
    assert not isinstance(sitting.app.screen, TableScreen)
    assert is_seen(sitting)
    before = below(sitting)
    sitting.app.frame([Blur()] if why == "blur" else [], 0.0 if why == "blur" else 61.0)
    assert not is_seen(sitting)
    sitting.pilot.settle()
    assert screen != "escape" or below(sitting) != before
    sitting.pilot.press("escape")
    assert sitting.table.model.stand.where == "curtain"
    assert not sitting.names("hand:")


def test_while_the_past_is_looked_at() -> None:
    sitting = private()
    sitting.until(
        lambda: (
            sitting.asked == "play" and sitting.table.model.log.last(sitting.table.model.past) > 4
        )
    )
    sitting.pilot.press("page up")
    assert sitting.table.model.past is not None
    sitting.app.frame([Blur()], 0.0)
    assert sitting.table.model.past is None
    assert not is_seen(sitting)


def test_while_something_is_told_to_its_person() -> None:
    sitting = private(speed=1.0)
    sitting.act("hand:")
    for _ in range(400):
        if not sitting.table.model.quiet and is_seen(sitting):
            break
        sitting.frames(1 / 60)
    assert is_seen(sitting)
    sitting.app.frame([Blur()], 0.0)
    assert sitting.table.model.stand.where in ("curtain", "public")
    assert not is_seen(sitting)


def test_a_window_that_is_made_small_is_as_one_that_has_lost_the_focus() -> None:
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
        assert kind in HEARD
        assert translate(pygame.event.Event(kind)) == Blur()


def test_it_is_set_in_the_settings() -> None:
    sitting = Sitting()
    sitting.app.push(routes.Settings())
    told = []
    for seconds in (120, 0, 30, 60):
        sitting.pilot.click(f"cover_after {seconds}")
        told.append((sitting.app.settings.cover_after,
                     sitting.pilot.node(f"cover_after {seconds}").label))  # fmt: skip
    assert told == [(120, "120 s"), (0, "Manually"), (30, "30 s"), (60, "60 s")]
