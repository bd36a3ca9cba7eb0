"""With "Ignore accidental repeat presses" a trembling hand answers once (A25)."""

from fort_desktop.scene.events import Input, Key, Pad, Placed, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host.steady import PAUSE, Steady

HERE = Point(10, 10)


def passed(*given: tuple[float, Input]) -> list[Input]:
    steady, found = Steady(), []
    for seconds, event in given:
        steady.advance(seconds)
        if steady.passes(event):
            found.append(event)
    return found


def down(button: int = 1) -> Pointer:
    return Pointer("down", HERE, button)


def up(button: int = 1) -> Pointer:
    return Pointer("up", HERE, button)


def test_a_second_press_soon_after_the_first_is_not_meant() -> None:
    first, second = Key("1"), Key("2")
    assert passed((0, first), (PAUSE / 2, second)) == [first]
    assert passed((0, first), (PAUSE, second)) == [first, second]
    assert passed((0, Pad("a")), (0.1, Key("enter"))) == [Pad("a")]


def test_what_is_not_meant_does_not_hold_up_what_comes_later() -> None:
    again = [(PAUSE * 0.4, Key("1"))] * 6
    assert len(passed(*again)) == 2


def test_a_press_that_does_not_count_is_never_let_go() -> None:
    assert passed((0, down()), (0.1, up()), (0.1, down()), (0.1, up())) == [down(), up()]
    assert passed((0, down()), (0.1, down(3)), (0.1, up(3)), (1, up())) == [down(), up()]


def test_a_key_and_its_place_are_one_press() -> None:
    pair = (0, Placed("q")), (0, Key("q"))
    assert passed(*pair, (0.1, Placed("w")), (0, Key("w"))) == [Placed("q"), Key("q")]


def test_the_focus_moves_as_fast_as_somebody_likes() -> None:
    moves = [(0.01, Key(name)) for name in ("tab", "shift tab", "left", "page down")]
    assert len(passed((0, Key("enter")), *moves)) == 5


def loud_after_two(steady: bool) -> bool:
    """Press the key for no sound twice in a hurry; return True if sounds are heard then."""
    app = App((1280, 720), speed=0)
    app.change(steady=steady)
    for _ in range(2):
        app.frame([Key("m")], PAUSE / 4)
    return app.settings.effects_volume > 0


def test_only_those_who_want_it_wait() -> None:
    assert loud_after_two(steady=False)
    assert not loud_after_two(steady=True)
