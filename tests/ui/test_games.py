"""The list of games, by pointer and by keyboard."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from fort_desktop.record.index import SavedGame
from fort_desktop.record.reader import read_record
from fort_desktop.record.summary import Summary
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.app.app import App
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.unit import unit_of
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.imports import ImportScreen
from fort_desktop.ui.screens.listing import DETAIL
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.players import PLAYERS, player_name
from fort_desktop.ui.toolkit.slots import show_game, slot_picture
from tests.fixtures.games import demo_games
from tests.record.games import saved

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("demo")
    demo_games(folder)
    return folder


@pytest.fixture
def data(tmp_path: Path, demo: Path) -> Path:
    """A data folder with the eight games of the demo."""
    games = tmp_path / "games"
    games.mkdir()
    for path in demo.glob("*.fort"):
        copy = games / path.name
        copy.write_bytes(path.read_bytes())
        os.utime(copy, (path.stat().st_mtime, path.stat().st_mtime))
    return tmp_path


@pytest.fixture
def app(data: Path) -> App:
    made = App(SIZE, speed=0, data=data)
    made.places = [data / "Downloads"]
    made.documents = data / "Documents"
    return made


@pytest.fixture
def pilot(app: App) -> Pilot:
    made = Pilot(app, HeadlessDriver(SIZE))
    made.click("games")
    return made


def rows(pilot: Pilot) -> list[Node]:
    return pilot.nodes(lambda node: node.name.startswith("row:"))


def labels(pilot: Pilot) -> list[str]:
    return [node.label for node in rows(pilot)]


def screen(app: App) -> GamesScreen:
    assert isinstance(app.screen, GamesScreen)
    return app.screen


def test_the_newest_first_and_all_by_scrolling(pilot: Pilot, app: App) -> None:
    assert labels(pilot)[0].startswith("Maja, Tomek, Zoe\nRound ")
    assert labels(pilot)[1].startswith("Rainy Sunday\nRound ")
    assert ". Won by " in labels(pilot)[2]
    seen = set(labels(pilot))
    for _ in range(3):
        pilot.wheel(rows(pilot)[0], -1)
        seen |= set(labels(pilot))
    assert len(seen) == len(screen(app).slots) == 8
    pilot.click("scroll up")
    assert labels(pilot)[0].startswith("Maja, Tomek, Zoe\n")


def test_play_on_by_keyboard_only(pilot: Pilot, app: App) -> None:
    pilot.press("tab")
    for _ in range(7):
        pilot.press("down")
    assert screen(app).chosen == 7
    pilot.press("home")
    pilot.press("down")
    slot = screen(app).slots[1]
    pilot.press("enter")
    assert isinstance(app.screen, TableScreen)
    assert [seat.name for seat in app.screen.session.seats] == ["Maja", "Łucja"]
    # The computer may have played on into the next round.
    assert app.screen.model.shown.round in (slot.summary.round, slot.summary.round + 1)


def test_a_double_click_opens(pilot: Pilot, app: App) -> None:
    pilot.click(rows(pilot)[3])
    pilot.wait(1.0)
    pilot.click(rows(pilot)[3])
    assert isinstance(app.screen, GamesScreen)
    pilot.wait(1.0)
    pilot.double_click(rows(pilot)[1].area.center)
    assert isinstance(app.screen, TableScreen)


def test_a_new_name(pilot: Pilot, app: App, data: Path) -> None:
    path = screen(app).slots[0].path
    pilot.click("name")
    pilot.type("Żółw и я")
    pilot.click(rows(pilot)[4])
    assert screen(app).chosen == 4
    assert labels(pilot)[0].startswith("Żółw и я\nRound")
    again = App(SIZE, speed=0, data=data)
    assert again.games.saves is not None
    assert again.games.saves.slot(path).summary.name == "Żółw и я"
    assert again.games.saves.games()[0].path == path


def test_enter_keeps_a_name_and_the_list_shows_it(pilot: Pilot, app: App) -> None:
    pilot.click("name")
    pilot.type("Uno")
    pilot.press("enter")
    assert labels(pilot)[0].startswith("Uno\nRound")
    focus = pilot.scene.focus.node
    assert focus is not None
    assert focus.name == "open"


def test_a_name_is_not_kept_after_escape(pilot: Pilot, app: App) -> None:
    pilot.click("name")
    pilot.type("oops")
    pilot.press("escape")
    pilot.press("escape")
    assert isinstance(app.screen, TitleScreen)
    pilot.click("games")
    assert screen(app).slots[0].summary.name == ""


def test_copy_trash_and_undo(pilot: Pilot, app: App, data: Path) -> None:
    pilot.click(rows(pilot)[1])
    pilot.click("copy")
    assert len(screen(app).slots) == 9
    assert screen(app).said.startswith("This is a copy of Rainy Sunday. It is for practice")
    copy = screen(app).slots[screen(app).chosen].path
    pilot.click("delete")
    assert len(screen(app).slots) == 8
    assert (data / "games" / "trash" / copy.name).is_file()
    pilot.click("undo")
    assert screen(app).slots[screen(app).chosen].path == copy
    pilot.click(rows(pilot)[0])
    pilot.press("tab")
    pilot.press("delete")
    assert len(screen(app).slots) == 8


def test_export_says_where_and_import_brings_it_back(pilot: Pilot, app: App, data: Path) -> None:
    pilot.click(rows(pilot)[1])
    pilot.click("export")
    exported = data / "Documents" / "Rainy Sunday.fort"
    assert str(exported) in screen(app).said
    app.places = [exported.parent]
    pilot.click("import")
    assert isinstance(app.screen, ImportScreen)
    pilot.click("take")
    assert screen(app).slots[screen(app).chosen].path.name == "Rainy Sunday.fort"
    assert len(screen(app).slots) == 9


def test_files_are_dropped(pilot: Pilot, app: App, data: Path, demo: Path) -> None:
    pilot.press("escape")
    pilot.drop_file(demo / "game-0001.fort")
    assert screen(app).said == "Maja, Tomek is in the list now."
    assert screen(app).slots[screen(app).chosen].path.name == "game-0001 2.fort"
    wrong = data / "letter.txt"
    wrong.write_text("Dear Maja", "utf-8")
    pilot.drop_file(wrong)
    assert screen(app).bad
    assert "letter.txt, line 1: This is not a Fort record" in screen(app).said
    assert len(screen(app).slots) == 9


def test_what_the_system_opens_goes_on_at_once(
    pilot: Pilot, app: App, data: Path, demo: Path
) -> None:
    pilot.press("escape")
    pilot.open_file(demo / "game-0001.fort")
    assert isinstance(app.screen, TableScreen)
    assert app.games.session is not None
    assert saved(app.games.session).parent == data / "games", "the file itself lies elsewhere"
    pilot.open_file(data / "games" / "game-0002.fort")
    kept = app.games.session
    assert kept is not None
    assert saved(kept) == data / "games" / "game-0002.fort"
    wrong = data / "letter.fort"
    wrong.write_text("Dear Maja", "utf-8")
    pilot.open_file(wrong)
    assert app.games.session is kept, "nothing has come in its place"
    assert any("This is not a Fort record" in say() for say in app.screen.notes)


def test_what_cannot_be_done_is_told(pilot: Pilot, app: App, data: Path) -> None:
    (data / "Documents").write_text("a file", "utf-8")
    pilot.click("export")
    assert screen(app).bad
    assert "Documents" in screen(app).said
    for slot in screen(app).slots:
        slot.path.unlink()
    pilot.click("copy")
    assert screen(app).bad
    pilot.press("escape")
    pilot.click("games")
    assert rows(pilot) == []
    pilot.press("enter")
    pilot.press("delete")
    pilot.click("back")
    assert isinstance(app.screen, TitleScreen)


def test_a_broken_game_can_only_be_thrown_away(data: Path) -> None:
    newest = data / "games" / "new.fort"
    newest.write_text("nonsense", "utf-8")
    app = App(SIZE, speed=0, data=data)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    assert "new.fort, line 1: This is not a Fort record" in pilot.node("note").label
    assert pilot.node("continue").label.startswith("Continue\nMaja, Tomek, Zoe\nRound ")
    pilot.press("escape")
    assert app.notes == []
    pilot.click("games")
    told = labels(pilot)[0]
    assert told.startswith("new.fort\ntoday, ")
    assert told.endswith(": cannot be opened")
    assert not pilot.nodes(lambda node: node.name in ("open", "copy", "export"))
    pilot.press("enter")
    assert isinstance(app.screen, GamesScreen)
    pilot.click("delete")
    assert not newest.exists()


@pytest.mark.parametrize("size", [(640, 360), (1024, 768), (2560, 1080)])
def test_every_button_can_be_reached(data: Path, size: tuple[int, int]) -> None:
    app = App(size, speed=0, data=data)
    pilot = Pilot(app, HeadlessDriver(size))
    pilot.click("games")
    for node in pilot.nodes(lambda node: node.clicked is not None):
        area = node.area
        assert min(area.x, area.y) >= 0
        assert area.right <= size[0]
        assert area.bottom <= size[1]
        assert pilot.grip(node)


def test_who_won_is_told_with_points(pilot: Pilot, app: App) -> None:
    slot = screen(app).slots[2]
    game = read_record(slot.path).game(app.catalog)
    totals = {score.seat: score.total for score in game.state.scores}
    assert slot.summary.totals == tuple(totals[seat] for seat in sorted(totals))
    winner = max(totals, key=lambda seat: totals[seat])
    name = slot.summary.seats[winner].name
    assert labels(pilot)[2].endswith(f". Won by {name} with {totals[winner]} points")
    pilot.click(rows(pilot)[2])
    with recorded() as drawn:
        screen(app).rebuild()
    said = {one.words for one in drawn}
    assert said >= {str(total) for total in totals.values()}
    assert any(words.startswith("Ended after round ") for words in said)


@pytest.mark.parametrize(
    "forged", [{"totals": (3,)}, {"winners": (7,)}, {"winners": (-1,)}, {"totals": ()}]
)
def test_a_forged_result_is_not_told(
    pilot: Pilot, app: App, forged: dict[str, tuple[int, ...]]
) -> None:
    found = screen(app)
    slot = found.slots[2]
    summary = msgspec.structs.replace(slot.summary, **forged)
    assert not summary.won
    found.slots[2] = msgspec.structs.replace(slot, summary=summary)
    found.chosen = 2
    found.rebuild()
    assert "Ended after round " in labels(pilot)[2]


def test_copies_are_told_apart(pilot: Pilot, app: App) -> None:
    """By a name of their own, and by what they are for; Continue still means the game itself."""
    pilot.click(rows(pilot)[1])
    for _ in range(2):
        original = next(node for node in rows(pilot) if node.label.startswith("Rainy Sunday"))
        pilot.click(original)
        pilot.click("copy")
    assert len(set(labels(pilot))) == len(labels(pilot))
    copies = [label for label in labels(pilot) if label.startswith("Copy")]
    assert [label.partition("\n")[0] for label in copies] == [
        "Copy 1 of Rainy Sunday",
        "Copy 2 of Rainy Sunday",
    ]
    assert all("Practice game. Round" in label for label in copies)
    assert app.games.saves is not None
    assert app.games.latest == app.games.saves.games()[0]
    pilot.press("escape")
    assert pilot.node("continue").label.startswith("Continue\nMaja, Tomek, Zoe")


def test_a_copy_of_a_finished_game_is_no_practice(pilot: Pilot, app: App) -> None:
    pilot.click(rows(pilot)[2])
    assert ". Won by " in rows(pilot)[2].label
    pilot.click("copy")
    slot = screen(app).slots[screen(app).chosen]
    assert slot.summary.ended
    assert not slot.summary.practice
    assert "practice" not in screen(app).said


def test_the_trash_is_taken_back_by_key(pilot: Pilot, app: App) -> None:
    names = labels(pilot)
    pilot.press("ctrl z")
    assert labels(pilot) == names, "there is nothing to take back yet"
    pilot.click("delete")
    assert labels(pilot) != names
    pilot.press("ctrl z")
    assert labels(pilot) == names
    pilot.press("ctrl z")
    assert labels(pilot) == names


@pytest.fixture
def english() -> Iterator[None]:
    yield
    i18n.set_language("en")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_who_decides_for_a_seat_is_told_whole_beside_its_points(language: str) -> None:
    i18n.set_language(language)
    unit, wide = unit_of((1024, 768)), DETAIL[2]
    seats = tuple(SeatInfo("Wilhelmina Maxi", "red", player) for player in PLAYERS)
    over = Summary(seats=seats, ended=True, winners=(0,), totals=tuple(range(38, 38 + len(seats))))
    with recorded() as drawn:
        slot = SavedGame(Path("a"), 0.0, over)
        show_game(Canvas(wide * unit, 800, unit), DETAIL, slot, [""] * len(seats))
    written = {one.words for one in drawn}
    assert {"Wilhelmina Maxi", "38", *map(player_name, PLAYERS)} <= written


def test_the_picture_of_a_game_is_the_fort_of_the_winner_or_till_then_of_the_first_person() -> None:
    def shown(person: int, totals: tuple[int, ...] = (), *winners: int) -> bytes:
        seats = tuple(SeatInfo("Maja", colour, "human" if i == person else "easy")
                      for i, colour in enumerate(COLOURS))  # fmt: skip
        told = Summary(seats=seats, level=3, ended=True, totals=totals, winners=winners)
        image = slot_picture(SavedGame(Path("a"), 0.0, told), 208, 190)
        return pygame.image.tobytes(image, "RGBA")

    assert len({shown(i) for i in range(len(COLOURS))}) == len(COLOURS)
    assert shown(1, (9, 7, 8, 30), 3) == shown(3)
