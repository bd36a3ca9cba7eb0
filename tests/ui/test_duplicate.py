"""The same deal for each: from the sheet "Who is playing?" to the scores, by pointer."""

from pathlib import Path

from fort_desktop.record.duplicate import PAR, ParGame, ParGames, write_par
from fort_desktop.record.journal import write_record
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.duplicate.store import KeptDuplicate
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.settings import Choices
from fort_desktop.ui.screens.duplicate import DuplicateScreen
from fort_desktop.ui.screens.duplicates import DuplicatesScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen
from tests.session.duplicate.deals import play

SIZE = (1280, 720)
TWO = Choices((PERSON, PERSON, "easy", ""), ("Maja", "Zoe", "Tomek", "Bo"))


def opened(data: Path, choices: Choices = TWO) -> tuple[Pilot, App]:
    app = App(SIZE, speed=0, data=data)
    app.change(new_game=choices)
    app.push(routes.NewGame())
    return Pilot(app, HeadlessDriver(SIZE)), app


def dealt(data: Path) -> tuple[Pilot, App, KeptDuplicate]:
    """A new deal of Maja and Zoe against an easy computer, as they come to it."""
    pilot, app = opened(data)
    pilot.click("house rules")
    pilot.click("same deal")
    pilot.click("computers 1")
    pilot.click("level easy")
    pilot.click("deal")
    return pilot, app, sheet(app).kept


def sheet(app: App) -> DuplicateScreen:
    assert isinstance(app.screen, DuplicateScreen)
    return app.screen


def playing(app: App) -> Session:
    assert isinstance(app.screen, TableScreen)
    return app.screen.session


def rest_of_the_game(app: App, luck: int, decisions: int = 10_000) -> None:
    """Let a computer make the person's moves; nobody looks on, so nothing is laid out."""
    session = playing(app)
    play(session, luck, decisions)
    while session.computers_turn:
        session.think()
    app.push(routes.Table(session))


def there(pilot: Pilot, name: str) -> bool:
    return bool(pilot.nodes(lambda node: node.name == name and node.shown()))


def words(pilot: Pilot) -> str:
    """All that is to be read or heard."""
    return "\n".join(node.label for node in pilot.nodes(lambda node: bool(node.label)))


def test_two_persons_play_and_compare(tmp_path: Path) -> None:
    pilot, app, kept = dealt(tmp_path)
    assert [player.name for player in kept.told.players] == ["Maja", "Zoe"]
    assert [info.player for info in kept.told.seats] == [PERSON, "easy"]
    pilot.click("play 0")
    # The first moves by hand, the others by a computer.
    assert playing(app).awaits_others
    rest_of_the_game(app, 1)
    pilot.click("results")
    assert sheet(app).states == ["played", "waits"]
    assert app.games.session is None
    assert not there(pilot, "play 0")
    pilot.click("play 1")
    rest_of_the_game(app, 2)
    games = (ParGame(30, (0, 12, 30), True),) * 10
    write_par(kept.folder / PAR, ParGames(games=games))
    pilot.click("results")
    board = sheet(app).board
    assert board is not None
    best = board.order[0]
    assert board.results[best].score.total == max(one.score.total for one in board.results)
    told = pilot.node("scores").label
    for number, name in enumerate(("Maja", "Zoe")):
        total = board.results[number].score.total
        assert f"{name}: {total} points" in told
        against = f"+{total - 30}" if total > 30 else f"\N{MINUS SIGN}{30 - total}"
        assert f"Against par: {against if total != 30 else 0}" in told
    parts = pilot.node("parts").label
    assert "Maja" in parts
    assert "Zoe" in parts


def test_everything_can_be_seen_once_all_have_played(tmp_path: Path) -> None:
    pilot, app, kept = dealt(tmp_path)
    for number in (0, 1):
        pilot.click(f"play {number}")
        rest_of_the_game(app, number)
        pilot.click("results")
    chart = pilot.node("chart").label
    pilot.click("beside")
    assert pilot.node("chart").label == chart
    assert not there(pilot, "parts")
    pilot.click("look 1")
    assert playing(app).ended
    assert not playing(app).awaits_others
    assert playing(app).seats[0].name == "Zoe"
    pilot.click("results")
    assert sheet(app).kept.folder == kept.folder


def test_the_next_seat_and_a_new_deal(tmp_path: Path) -> None:
    pilot, app, kept = dealt(tmp_path)
    for number in (0, 1):
        pilot.click(f"play {number}")
        rest_of_the_game(app, number)
        pilot.click("results")
    pilot.click("next seat")
    turned = sheet(app).kept.told
    assert (turned.seed, turned.seat) == (kept.told.seed, 1)
    assert [info.player for info in turned.seats] == ["easy", PERSON]
    assert [info.colour for info in turned.seats] == [info.colour for info in kept.told.seats]
    pilot.click("play 0")
    assert playing(app).viewer == 1
    app.push(routes.Duplicate(kept))
    pilot.click("new deal")
    assert sheet(app).kept.told.seed != kept.told.seed
    assert sheet(app).kept.told.players == kept.told.players


def test_a_deal_that_waits_is_offered_again(tmp_path: Path) -> None:
    pilot, app, kept = dealt(tmp_path)
    pilot.click("play 0")
    rest_of_the_game(app, 1, decisions=6)
    pilot.settle()  # what nothing in the hand can follow is declined by itself after a pause
    seen = playing(app).view()
    app.close()
    again = App(SIZE, speed=0, data=tmp_path)
    pilot = Pilot(again, HeadlessDriver(SIZE))
    assert isinstance(again.screen, TitleScreen)
    assert "Still to play: Maja, Zoe" in pilot.node("deal").label
    pilot.click("deal")
    assert sheet(again).states == ["begun", "waits"]
    pilot.click("play 0")
    assert playing(again).view() == seen
    again.push(routes.NewGame())
    again.change(new_game=TWO)
    again.push(routes.NewGame())
    pilot.click("house rules")
    pilot.click("same deal")
    assert isinstance(again.screen, DuplicatesScreen)
    assert again.screen.rows() == [kept.folder.name]
    pilot.click("open")
    assert sheet(again).kept.folder == kept.folder


def test_who_plays_alone_is_offered_no_deal_for_several(tmp_path: Path) -> None:
    alone = Choices((PERSON, "easy", "", ""), ("Maja", "Tomek", "", ""))
    pilot, _ = opened(tmp_path, alone)
    pilot.click("house rules")
    assert there(pilot, "practice")
    assert not there(pilot, "same deal")


def test_two_of_one_name_can_be_told_apart(tmp_path: Path) -> None:
    twins = Choices((PERSON, PERSON, PERSON, ""), ("Robin", "robin", "Robin", ""))
    pilot, app = opened(tmp_path, twins)
    pilot.click("house rules")
    pilot.click("same deal")
    pilot.click("deal")
    told = sheet(app).kept.told
    assert [player.name for player in told.players] == ["Robin", "robin 2", "Robin 3"]
    names = [info.name for info in told.seats[1:]]
    assert not {"Robin", "robin 2", "Robin 3"} & set(names)


def test_a_deal_is_thrown_away(tmp_path: Path) -> None:
    pilot, app, _ = dealt(tmp_path)
    pilot.click("all")
    pilot.click("delete")
    assert isinstance(app.screen, DuplicatesScreen)
    assert not app.screen.rows()
    assert "trash" in words(pilot) or "trash" in app.screen.said
    pilot.click("undo")
    assert len(app.screen.rows()) == 1
    assert app.screen.found[0].told.players
    pilot.click("new deal")
    assert there(pilot, "deal")


def test_a_game_that_is_none_of_the_deal_is_told_where_the_scores_would_be(tmp_path: Path) -> None:
    pilot, app, kept = dealt(tmp_path)
    for number in (0, 1):
        pilot.click(f"play {number}")
        rest_of_the_game(app, number)
        pilot.click("results")
    session = Session.new(app.catalog, kept.told.seats_of(1), 99, "basic")
    play(session)
    path = kept.folder / "2" / "game-0002.fort"
    write_record(path, session.recording.bodies(practice=False))
    app.push(routes.Duplicate(kept))
    assert sheet(app).states == ["played", "played"]
    assert sheet(app).board is None
    assert "game-0002.fort" in pilot.node("note").label


def test_a_broken_deal_is_told_and_stops_nothing(tmp_path: Path) -> None:
    pilot, app, kept = dealt(tmp_path)
    (kept.folder / "set.json").write_text('{"fort_duplicate": "x"}', "utf-8")
    app.push(routes.Duplicates())
    assert isinstance(app.screen, DuplicatesScreen)
    assert "set.json: What is written at “fort_duplicate” makes no sense." in app.screen.said
    app.push(routes.Title())
    assert not there(pilot, "deal")


def test_par_is_seen_to_go_on_and_told_by_its_number_only(tmp_path: Path) -> None:
    pilot, app, kept = dealt(tmp_path)
    games = (ParGame(77, (0, 77), True),) * 10
    write_par(kept.folder / PAR, ParGames(games=games[:4]))
    pilot.wait(1.0)
    assert sheet(app).games == 4
    assert "4 of 10 games" in words(pilot)
    write_par(kept.folder / PAR, ParGames(games=games))
    pilot.wait(1.0)
    assert sheet(app).games == 10
    assert "Par is known" in words(pilot)
    assert "77" not in words(pilot)
