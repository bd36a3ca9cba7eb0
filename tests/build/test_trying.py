"""The smoke tests wait for the thing itself, however slow the machine is."""

import pytest

from tests.smoke import desk as module
from tests.smoke.checks import Checks
from tests.smoke.desk import Desk, SmokeError, unlike, until


class Keyboard(Desk):
    """A desk without a screen, of which only the keys are used."""

    def __init__(self) -> None:
        self.pressed: list[str] = []

    def keys(self, *names: str) -> None:
        self.pressed += names

    def said(self) -> str:
        return "no font"


def test_what_is_there_is_found_even_if_the_time_is_over() -> None:
    assert until(lambda: "it", "nothing", 0.0) == "it"


def test_what_never_comes_is_missing() -> None:
    with pytest.raises(SmokeError, match="nothing comes"):
        until(lambda: "", "nothing comes", 0.0)


def test_a_press_without_effect_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.0)
    desk = Keyboard()
    assert desk.press_until("Return", lambda: len(desk.pressed) >= 3 and "shown", "no") == "shown"
    assert desk.pressed == ["Return"] * 3


def test_a_press_that_never_has_an_effect_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.0)
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    with pytest.raises(SmokeError, match="no game is kept; the program said:\nno font"):
        Keyboard().press_until("Return", lambda: False, "no game is kept")


def test_pictures_are_compared_by_what_differs() -> None:
    assert unlike(b"abcd", b"abcd") == 0.0
    assert unlike(b"abcd", b"abXY") == 0.5


@pytest.mark.parametrize(
    ("only", "ran"),
    [
        ((), ["start", "drag", "no console"]),
        (("drag",), ["drag"]),
        (("start", "con"), ["start", "no console"]),
        (("nothing",), []),
    ],
)
def test_checks_are_chosen_by_words(only: tuple[str, ...], ran: list[str]) -> None:
    checks = Checks(Keyboard(), "windows", only)
    for name in ("start", "drag", "no console"):
        checks.check(name, lambda: "done")
    assert [row.name for row in checks.rows] == ran
