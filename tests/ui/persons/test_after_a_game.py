"""Once more with one press, the evening's table of wins, and size at one's own turn."""

from pathlib import Path

from fort_desktop.bots.levels import make_bot
from fort_desktop.record.format import Deal
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import Choices
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.screen import TableScreen

SIZE = (1280, 720)
TWO = Choices(("human", "human", "", ""), ("Maja", "Zoe", "Tomek", "Bo"))


def playing(folder: Path, choices: Choices = TWO) -> App:
    app = App(SIZE, speed=0, data=folder)
    for one in (Profile("Maja", scale=150, language="pl"), Profile("Zoe", "bud")):
        app.profiles.add(one)
    app.change(new_game=choices)
    begin(app, last_table(app), Deal(7))
    return app


def to_the_end(app: App) -> Session:
    session = app.games.session
    assert session is not None
    bots = {seat: make_bot("random", session.catalog, seat) for seat in session.persons}
    while (decision := session.decision) is not None:
        if session.computers_turn:
            session.think()
        else:
            session.see_as(decision.seat)
            session.submit(bots[decision.seat].choose(session.view(), decision))
    app.push(routes.Results())
    return session


def size_of(app: App) -> int:
    return app.scale


def test_one_press_begins_another_game_and_the_next_one_begins(tmp_path: Path) -> None:
    app = playing(tmp_path)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    firsts = []
    for _ in range(3):
        session = to_the_end(app)
        firsts.append(session.seats[session.view().first].name)
        other = next(seat.name for seat in session.seats if seat.name != firsts[-1])
        assert pilot.node("once more").label == f"Once more: {other} begins"
        pilot.click("once more")
        assert app.games.session is not session
    assert firsts in (["Maja", "Zoe", "Maja"], ["Zoe", "Maja", "Zoe"])
    assert app.games.session is not None
    assert set(app.games.session.recording.sitting.holders) == set(app.profiles.persons)
    app.close()


def test_the_evening_is_counted_once_and_survives_the_program(tmp_path: Path) -> None:
    app = playing(tmp_path)
    session = to_the_end(app)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    winner = session.seats[session.view().winners[0]].name
    lines = pilot.node("evening").label.splitlines()
    assert lines[0] == "This evening: 1 game"
    assert lines[1] == f"{winner}: 1"
    pilot.click("more")
    pilot.click("look back")
    app.push(routes.Results())
    assert pilot.node("evening").label.splitlines() == lines
    pilot.click("once more")
    to_the_end(app)
    app.close()
    again = App(SIZE, speed=0, data=tmp_path)
    assert again.games.saves is not None
    again.games.open(again.games.saves.games()[0].path)
    again.push(routes.Results())
    found = Pilot(again, HeadlessDriver(SIZE)).node("evening").label.splitlines()
    assert found[0] == "This evening: 2 games"
    # Who wins is open, and a win that two share counts half for each.
    assert sum(float(line.rpartition(" ")[2]) for line in found[1:]) == 2
    again.close()


def test_who_plays_alone_has_no_table_of_the_evening(tmp_path: Path) -> None:
    app = playing(tmp_path, Choices(("human", "easy", "", "")))
    to_the_end(app)
    assert isinstance(app.screen, ResultsScreen)
    assert not Pilot(app, HeadlessDriver(SIZE)).nodes(lambda node: node.name == "evening")
    app.close()


def test_each_turn_is_as_large_as_its_person_reads(tmp_path: Path) -> None:
    app = playing(tmp_path)
    session = app.games.session
    assert session is not None
    sizes: dict[str, int] = {"Maja": 150, "Zoe": 100}
    for _ in range(2):
        app.push(routes.Table(session))
        screen = app.screen
        assert isinstance(screen, TableScreen)
        who = screen.speaker
        assert who is not None, "a curtain waits for somebody"
        assert size_of(app) == sizes[session.seats[who].name]
        app.push(routes.Pause())
        assert size_of(app) == sizes[session.seats[who].name]
        app.push(routes.Settings(routes.Pause()))
        assert size_of(app) == 100, "the settings are the program's"
        app.push(routes.Pause())
        app.pop()
        assert size_of(app) == sizes[session.seats[who].name]
    app.read_as(session, None)
    assert size_of(app) == 150, "all of them can read the public table"
    app.push(routes.Title())
    assert size_of(app) == 100
    app.close()
