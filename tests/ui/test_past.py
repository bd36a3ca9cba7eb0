"""Looking back, taking back and branches, by pointer and keys alone."""

from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Quit
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import recorded
from fort_desktop.session.loading import open_session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.screen import TableScreen
from tests.inside import game_of
from tests.record.games import begin, digest, play, saved
from tests.ui.sitting import Sitting

SIZE = (1280, 720)


def opened(data: Path, path: Path, speed: float = 0) -> tuple[App, Pilot]:
    app = App(SIZE, speed=speed, data=data)
    app.games.open(path)
    return app, Pilot(app, HeadlessDriver(SIZE))


def table(app: App) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def make_a_move(app: App, pilot: Pilot) -> None:
    """Click the first thing that makes a move, until one is made."""
    before = digest(table(app).session)
    for _ in range(3):
        buttons = pilot.nodes(lambda n: n.name.startswith("button:") and n.clicked is not None)
        glowing = [str(thing) for thing in table(app).bindings.glowing]
        pilot.click(buttons[-1].name if buttons else sorted(glowing)[0])
        if digest(table(app).session) != before:
            return


def game(catalog_path: Path, practice: bool = True) -> Path:
    session = begin(load_catalog(), catalog_path / "games", practice=practice)
    play(session, 90)
    session.close()
    return saved(session)


def test_undo_redo_look_back_branch_play_on_quit_continue(tmp_path: Path) -> None:
    app, pilot = opened(tmp_path, game(tmp_path))
    session = table(app).session
    for _ in range(2):
        make_a_move(app, pilot)
    states = [digest(session)]
    for _ in range(3):
        pilot.click("undo")
        states.append(digest(session))
    assert len(set(states)) == 4
    pilot.click("redo")
    assert digest(session) == states[2]
    now = table(app).model.shown
    lines = table(app).model.lines
    for _ in range(10):
        pilot.press("page up")
    wanted = lines[-11]
    assert table(app).model.past == wanted.at
    assert table(app).model.shown == session.view_at(wanted.at)
    assert pilot.nodes(lambda node: node.name == "past")
    assert "Earlier in the game" in pilot.node("prompt").label
    pilot.press("right")
    assert table(app).model.past == lines[-10].at
    pilot.press("escape")
    assert table(app).model.past is None
    assert table(app).model.shown == now
    pilot.press("l")  # laid open, since the folded log has but two lines
    pilot.click(f"log:{lines[-3].at}")
    assert table(app).model.past == lines[-3].at
    for _ in range(7):
        pilot.click("earlier")
    at = table(app).model.past
    pilot.click("play on")
    branch = table(app).session
    assert branch is not session
    assert branch.practice
    assert at is not None
    shared = game_of(branch).events
    assert shared[:at] == game_of(session).events[: len(shared)][:at]
    make_a_move(app, pilot)
    pilot.settle()
    end = digest(branch)
    path = saved(branch)
    assert app.frame([Quit()], 0.0) is None
    again = App(SIZE, speed=0, data=tmp_path)
    pilot = Pilot(again, HeadlessDriver(SIZE))
    pilot.click("continue")
    assert saved(table(again).session) == path
    assert digest(table(again).session) == end
    again.frame([Quit()], 0.0)


def test_a_rated_game_asks_first(tmp_path: Path) -> None:
    app, pilot = opened(tmp_path, game(tmp_path, practice=False))
    session = table(app).session
    while session.can_undo or not session.practice_would_help:
        make_a_move(app, pilot)
    before = digest(session)
    pilot.click("undo")
    assert digest(session) == before
    pilot.click("back")
    assert not session.practice
    pilot.click("undo")
    pilot.click("practice")
    assert session.practice
    assert digest(session) != before
    app.frame([Quit()], 0.0)


def test_since_your_last_turn_ends_in_the_present(tmp_path: Path) -> None:
    app, pilot = opened(tmp_path, game(tmp_path), speed=20)
    shown, lines = table(app).model.shown, table(app).model.lines
    pilot.click("since")
    assert table(app).model.shown == shown
    assert table(app).model.lines == lines
    app.frame([Quit()], 0.0)


def test_two_windows_on_one_game(tmp_path: Path) -> None:
    path = game(tmp_path)
    first, pilot = opened(tmp_path, path)
    second, other = opened(tmp_path, path)
    assert "open in another window" in other.node("note").label
    other.click("close note")
    assert not other.nodes(lambda node: node.name == "note")
    assert not other.nodes(lambda node: node.name == "glow")
    before = digest(table(second).session)
    make_a_move(first, pilot)
    assert digest(table(first).session) != before
    first.frame([Quit()], 0.0)
    second.frame([Quit()], 0.0)


def test_a_damaged_game_tells_its_line(tmp_path: Path) -> None:
    path = game(tmp_path)
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*rows[:80], b"?\n", *rows[80:]]))
    app, pilot = opened(tmp_path, path)
    assert "line 81" in pilot.node("note").label
    pilot.click("close note")
    make_a_move(app, pilot)
    app.frame([Quit()], 0.0)
    path.write_bytes(b"nonsense")
    app, pilot = opened(tmp_path, path)
    assert f"{path.name}, line 1: This is not a Fort record" in pilot.node("note").label


def test_after_the_game_every_seat_can_be_seen(tmp_path: Path) -> None:
    session = begin(load_catalog(), tmp_path / "games")
    play(session, 2000)
    assert session.ended
    session.close()
    app, pilot = opened(tmp_path, saved(session))
    pilot.click("results")
    pilot.click("more")
    pilot.click("look back")
    for _ in range(8):
        pilot.press("left")
    at = table(app).model.past
    assert at is not None
    assert table(app).model.shown.seat == 0
    pilot.click("see as")
    assert table(app).model.shown.seat == 1
    assert table(app).model.shown == table(app).session.view_at(at)
    app.frame([Quit()], 0.0)
    again, _ = open_session(load_catalog(), saved(session))
    again.close()
    assert again.viewer == 0


def test_the_line_that_is_looked_at_stays_in_the_log(tmp_path: Path) -> None:
    app, pilot = opened(tmp_path, game(tmp_path))
    lines = table(app).model.lines

    def seen() -> list[str]:
        return [node.name for node in pilot.nodes(lambda n: n.name.startswith("log:"))]

    for _ in range(12):
        pilot.wheel("log", 1)
    oldest = seen()[-1]
    assert oldest not in seen()[:-1]
    pilot.click(oldest)
    assert f"log:{table(app).model.past}" == oldest
    assert oldest in seen()
    for _ in range(len(lines) + 5):
        pilot.wheel("log", 1)
    assert seen()[-1] == f"log:{lines[0].at}"
    assert len(seen()) >= 4
    newest = seen()[0]
    pilot.wheel("log", -1)
    assert seen()[0] == f"log:{lines[[f'log:{line.at}' for line in lines].index(newest) + 1].at}"
    pilot.press("end")
    assert f"log:{lines[-1].at}" in seen()  # the log may have given way to what the pointer is on


def test_the_past_invites_to_nothing() -> None:
    sitting = Sitting(("human", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    model = sitting.table.model
    for past, there in ((False, True), (True, False)):
        if past:
            model.go_to(sitting.session.at)
        with recorded() as drawn:
            sitting.table.resize(SIZE)
            for node in sitting.table.scene.root.walk():
                node.picture()
        assert ("Play a kid here" in {one.words for one in drawn}) is there
