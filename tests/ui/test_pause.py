"""The pause menu: over the table, which waits for whoever comes back."""

from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.scene.events import Key
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.portrait import recipe_of
from fort_desktop.ui.art.summer import kid_alone
from fort_desktop.ui.screens.almanac import AlmanacScreen
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.sitting import FRAME, Sitting


def paused(data: Path | None = None, speed: float = 0.0) -> Sitting:
    sitting = Sitting(data=data, speed=speed)
    sitting.until(lambda: sitting.asked == "play")
    sitting.pilot.press("escape")
    assert isinstance(sitting.app.screen, PauseScreen)
    return sitting


def there(sitting: Sitting) -> set[tuple[str, Box]]:
    return {(n.name, n.area) for n in sitting.pilot.nodes(lambda n: bool(n.name))}


@pytest.mark.parametrize("way", ["escape", "p", "enter", "menu"])
def test_there_and_back_to_the_same_table(way: str) -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    table, before = sitting.table, there(sitting)
    if way == "menu":
        sitting.pilot.click("menu")
        sitting.pilot.click("go on")
    else:
        sitting.pilot.press("escape" if way == "enter" else way)
        assert isinstance(sitting.app.screen, PauseScreen)
        sitting.pilot.press(way)
    assert sitting.table is table
    assert {one for one in there(sitting) if one[0] != "badge"} == before
    sitting.answer("hand:")
    assert sitting.asked != "play"


def test_it_says_that_the_game_is_kept_only_if_it_is(tmp_path: Path) -> None:
    drawn: list[str] = []
    for data in (tmp_path, None):
        sitting = paused(data)
        screen = sitting.app.screen
        assert isinstance(screen, PauseScreen)
        drawn.append(screen.said)
    assert drawn == ["Your game is saved, whatever you choose.", "This game is not being saved."]


def test_settings_and_kids_come_back_to_the_menu_and_settings_are_used_at_once() -> None:
    sitting = paused()
    sitting.pilot.click("settings")
    assert isinstance(sitting.app.screen, SettingsScreen)
    sitting.pilot.click("reduced_motion")
    sitting.pilot.press("escape")
    assert isinstance(sitting.app.screen, PauseScreen)
    sitting.pilot.click("kids")
    assert isinstance(sitting.app.screen, AlmanacScreen)
    sitting.pilot.click("back")
    assert isinstance(sitting.app.screen, PauseScreen)
    sitting.pilot.press("k")
    assert isinstance(sitting.app.screen, AlmanacScreen)
    sitting.pilot.press("escape")
    sitting.pilot.press("escape")
    assert sitting.table.scene.animator.reduced


def test_all_the_kids_from_the_table_and_back() -> None:
    sitting = Sitting()
    table = sitting.table
    sitting.pilot.press("k")
    assert isinstance(sitting.app.screen, AlmanacScreen)
    sitting.pilot.press("escape")
    assert sitting.table is table


def test_a_new_game_is_asked_for_first() -> None:
    sitting = paused()
    sitting.pilot.click("new game")
    sitting.pilot.press("escape")
    assert isinstance(sitting.app.screen, PauseScreen)
    sitting.pilot.click("new game")
    sitting.pilot.click("no")
    session = sitting.session
    sitting.pilot.click("new game")
    sitting.pilot.click("yes")
    assert isinstance(sitting.app.screen, NewGameScreen)
    assert session.closed


def test_leaving_closes_the_table_that_waits() -> None:
    sitting = paused()
    session = sitting.session
    below = sitting.app.waiting
    assert below is not None
    sitting.pilot.click("leave")
    assert isinstance(sitting.app.screen, TitleScreen)
    assert session.closed
    assert below.gone
    assert sitting.app.waiting is None
    assert not list(below.scene.root.walk())[1:]


def test_what_was_under_way_goes_on_where_it_was() -> None:
    """In the middle of a rival's turn: nothing is told in the pause, and all of it afterwards."""
    sitting = Sitting(("human", "easy", "easy"), speed=1.0)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.act("park:")
    for _ in range(600):
        sitting.frames(FRAME)
        if len(sitting.table.model.state.coming) > 1:
            break
    coming = len(sitting.table.model.state.coming)
    assert coming > 1
    sitting.app.presses.advance(0.0)
    sitting.app.presses.advance(1.0)
    sitting.app.frame([Key("escape")], 0.0)
    sitting.frames(5.0)
    assert isinstance(sitting.app.screen, PauseScreen)
    sitting.app.frame([Key("escape")], 0.0)
    assert len(sitting.table.model.state.coming) == coming


def test_another_size_while_it_is_open() -> None:
    sitting = paused()
    sitting.pilot.resize(1024, 768)
    assert isinstance(sitting.app.screen, PauseScreen)
    for node in sitting.pilot.nodes(lambda n: n.clicked is not None):
        assert sitting.pilot.grip(node)
    sitting.pilot.press("escape")
    assert sitting.table.scene.size == (1024, 768)


def test_escape_closes_what_lies_open_before_it_opens_the_menu() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    sitting.pilot.press("d")
    assert sitting.sees("sheet")
    sitting.pilot.press("escape")
    assert not sitting.sees("sheet")
    assert isinstance(sitting.app.screen, TableScreen)
    sitting.pilot.press("escape")
    assert isinstance(sitting.app.screen, PauseScreen)


def test_no_kid_that_stands_alone_is_cut_at_its_sides() -> None:
    for kid in load_catalog().kids.values():
        picture = kid_alone(kid_svg(recipe_of(kid)), 120)
        seen = picture.get_bounding_rect(60)
        assert seen.left > 0, kid.id
        assert seen.right < picture.get_width(), kid.id
        assert seen.top > 0, kid.id
