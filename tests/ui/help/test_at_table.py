"""The notes for beginners at the table: they come and go, are remembered, and tell nobody else."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from fort_desktop.record.sitting import Sitting as Seated
from fort_desktop.record.tally import Tally
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Pointer
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.book.screen import RulesScreen
from fort_desktop.ui.coach.teacher import Teacher
from fort_desktop.ui.coach.tips.controller import TipController
from fort_desktop.ui.coach.tips.listing import NotesScreen
from fort_desktop.ui.coach.tips.progress import comes, learnt, show_all_again, turn
from fort_desktop.ui.coach.tips.tips import COMMON, TAUGHT
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import Choices, SettingsFile
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.table.game_loop import hastens
from fort_desktop.ui.table.note import NOTE, STRIP
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.sitting import SIZE, seats
from tests.ui.states import put_in_state
from tests.ui.table.screens import bare
from tests.ui.table.test_places import overlap


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)


def help_at(table: object) -> TipController:
    assert isinstance(table, TableScreen)
    assert isinstance(table.help, Teacher)
    return table.help.tips


class Beginner:
    """A program that remembers notes, and a table at its first question: a play of seat 0."""

    def __init__(
        self, folder: Path, players: tuple[str, ...] = ("human", ""), profiles: bool = False
    ) -> None:
        self.app = App(SIZE, speed=0, data=folder, store=SettingsFile(folder / "settings.json"))
        infos = seats(players)
        holders: tuple[str, ...] = ()
        if profiles:
            known = self.app.profiles
            holders = tuple(known.add(Profile(info.name)) or "" for info in infos)
        self.holders = holders
        game = Game.new(self.app.catalog, seats([""] * len(players)), 5)
        while game.decision is not None and game.decision.seat != 0:
            game.push(game.decision.moves[-1])
        session = Session(game, infos, {})
        session.recording.sitting = Seated(holders)
        self.app.games.play(session)
        self.pilot = Pilot(self.app, HeadlessDriver(SIZE))
        self.app.frame([], 0.0)

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    @property
    def help(self) -> TipController:
        return help_at(self.table)

    def note(self) -> str:
        """The name of the moment whose note lies on the table, "" for none."""
        shown = self.help.shown
        lies = bool(self.pilot.nodes(lambda node: node.key in (NOTE, STRIP)))
        assert lies == (shown is not None)
        return shown.name if shown is not None else ""


def test_a_note_lies_beside_its_thing_and_covers_nothing_that_is_needed(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    assert ann.note() == "own_play"
    area, nodes = ann.pilot.node(NOTE).area, ann.table.nodes
    needed = [*nodes.hand.cards, *ann.table.bindings.glowing.values()]
    assert not any(overlap(area, node.area) for node in needed)
    assert not overlap(area, nodes.frame.top.bar)
    assert len(ann.pilot.nodes(lambda node: node.key == NOTE)) == 1


def test_a_note_is_remembered_and_goes_with_the_next_move(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    assert ann.note() == "own_play"
    assert SettingsFile(tmp_path / "settings.json").settings.notes.seen == ("own_play",)
    decision = ann.table.decision
    assert decision is not None
    ann.table.model.make(decision.moves[0])
    ann.app.frame([], 0.0)
    assert ann.note() != "own_play"
    ann.pilot.settle()
    again = Beginner(tmp_path)
    assert again.note() != "own_play"


def test_a_touch_takes_it_away_and_its_buttons_do_what_they_say(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    ann.pilot.click("help more")
    assert isinstance(ann.app.screen, RulesScreen)
    assert ann.app.screen.spot is not None
    assert ann.app.screen.spot.page == "playing"
    ann.app.pop()
    assert ann.note() == "own_play", "it waits below the rules"
    ann.app.frame([], 0.0)
    ann.help.close()
    ann.app.frame([], 0.0)
    assert not ann.note()
    assert show_all_again(ann.app)
    ann.table.rebuild()
    ann.help._asked = None
    ann.app.frame([], 0.0)
    assert ann.note() == "own_play"
    ann.pilot.click("help off")
    assert not ann.note()
    assert not ann.app.settings.notes.on
    assert turn(ann.app, True)
    assert ann.app.settings.notes == Notes(True, ("own_play",), True)


def test_who_wants_none_gets_none_and_the_table_does_not_wait(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    help_, view = ann.help, ann.table.model.shown
    event = ev.KidRecruited(1, "bug.1", "yard", 0)
    assert help_.tell(event, view) == 0, "one at a time"
    help_.close()
    assert 1 < help_.tell(event, view) < 8
    turn(ann.app, False)
    assert help_.tell(event, view) == 0
    help_.go_on(0.0)
    assert not ann.note()


def switched(one: Beginner) -> bool | None:
    """What the switch for the notes tells in the settings, opened from the pause menu."""
    one.app.push(routes.Pause())
    one.app.push(routes.Settings(routes.Pause()))
    return one.pilot.node("notes").meaning.on


def test_the_switch_tells_what_is_so_at_the_table(tmp_path: Path) -> None:
    """Who has a profile turns off the own notes only."""
    ann = Beginner(tmp_path, profiles=True)
    assert switched(ann) is True
    ann.app.pop()
    ann.pilot.click("help off")
    assert ann.app.settings.notes.on
    assert switched(ann) is False
    ann.pilot.click("notes")
    assert switched(ann) is True
    ann.pilot.click("notes")
    assert switched(ann) is False


def test_the_switch_shows_neither_where_only_some_get_notes(tmp_path: Path) -> None:
    two = Beginner(tmp_path, ("human", "human"), profiles=True)
    who = two.holders[0]
    two.app.profiles.put(who, replace(two.app.profiles.persons[who], notes=Notes(on=False)))
    assert switched(two) is None


def test_from_the_title_the_switch_is_that_of_the_next_table(tmp_path: Path) -> None:
    ann = Beginner(tmp_path, profiles=True)
    ann.pilot.click("help off")
    ann.app.push(routes.Title())
    assert comes(ann.app) == {True}, "a guest would play"
    ann.app.change(new_game=Choices(names=("Maja", "", "", "")))
    assert comes(ann.app) == {False}


def test_a_press_on_a_note_hastens_nothing(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    model, front = ann.table.model, ann.table.scene.front
    places = [ann.pilot.node(key).area.center for key in (NOTE, "help more", "help off", "park")]
    put_in_state(model, landing=model.shown)
    *notes, park = (Pointer("down", place, 1) for place in places)
    assert not any(hastens(press, model, front, False) for press in notes)
    assert hastens(park, model, front, False)


def test_nothing_is_shown_once_where_nothing_is_remembered() -> None:
    app = App(SIZE, speed=0)
    game = Game.new(app.catalog, seats(["", ""]), 5)
    app.games.play(Session(game, seats(["human", ""]), {}))
    app.frame([], 0.0)
    assert isinstance(app.screen, TableScreen)
    assert help_at(app.screen).keeper is None
    assert help_at(app.screen).shown is None


def test_the_pause_menu_leads_to_the_notes_so_far(tmp_path: Path) -> None:
    ann = Beginner(tmp_path)
    ann.app.change(notes=Notes(seen=tuple(COMMON)))
    ann.app.push(routes.Pause())
    assert isinstance(ann.app.screen, PauseScreen)
    ann.pilot.click("notes")
    screen = ann.app.screen
    assert isinstance(screen, NotesScreen)
    assert screen.leaves == 3
    ann.pilot.click("after")
    ann.pilot.click("note loss")
    assert isinstance(ann.app.screen, RulesScreen)


# Several persons.


def test_at_a_shared_screen_only_whose_hand_is_shown_gets_notes(tmp_path: Path) -> None:
    two = Beginner(tmp_path, ("human", "human"), profiles=True)
    profiles, model = two.app.profiles, two.table.model
    assert model.stand.where == "curtain"
    assert not two.note()
    two.help.tell(ev.KidRecruited(1, "bug.1", "yard", 0), model.shown)
    two.help.go_on(0.0)
    assert not two.note(), "what is told to all waits until the hand is shown"
    model.hotseat.open()
    model.jump()
    two.app.frame([], 0.0)
    assert two.note() == "own_play"
    first, second = two.holders
    assert profiles.persons[first].notes.seen == ("own_play",)
    assert profiles.persons[second].notes.seen == ()
    assert two.app.settings.notes.seen == ()
    two.table.cover()
    two.app.frame([], 0.0)
    assert not two.note()
    assert two.help.keeper is None, "nobody learns what another one has seen"


def test_guests_at_a_shared_screen_get_none(tmp_path: Path) -> None:
    two = Beginner(tmp_path, ("human", "human"))
    model = two.table.model
    model.hotseat.open()
    model.jump()
    two.app.frame([], 0.0)
    assert model.stand.where == "private"
    assert not two.note()


def test_the_lesson_and_some_games_make_notes_needless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Beginner(tmp_path, profiles=True)
    who = ann.holders[0]
    learnt(ann.app, "Maja")
    assert ann.app.settings.notes.seen == TAUGHT
    assert set(TAUGHT) <= set(ann.app.profiles.persons[who].notes.seen)
    keeper = "fort_desktop.ui.coach.tips.progress"
    monkeypatch.setattr(f"{keeper}.tally", lambda games, profile: Tally(3))
    ann.app.games.play(ann.table.session)
    assert set(COMMON) <= set(ann.app.profiles.persons[who].notes.seen)
    show_all_again(ann.app)
    ann.app.games.play(ann.table.session)
    assert "own_play" not in ann.app.profiles.persons[who].notes.seen[:-1]
    assert ann.app.profiles.persons[who].notes.again
