"""The sheet "Who is playing?": by pointer, by keyboard alone, by gamepad; choices are kept."""

from pathlib import Path

import pytest

from fort_desktop.record.sitting import HouseRules
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Pad, Stick
from fort_desktop.scene.pilot import Pilot, spot_of
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import players
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import MOST, Profiles
from fort_desktop.ui.persons.settings import Choices, SettingsFile
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.text.players import PLAYERS

SIZE = (1280, 720)
FACE = 0.62
"""The part of a kid's figure, from above, that is its head."""
TWO = Choices((PERSON, PERSON, "easy", ""), ("Maja", "Zoe", "Tomek", "Bo"))


def opened(folder: Path, *known: Profile, choices: Choices = TWO) -> tuple[Pilot, App]:
    store = SettingsFile(folder / "settings.json")
    app = App(SIZE, speed=0, data=folder, store=store)
    for one in known:
        app.profiles.add(one)
    app.change(new_game=choices)
    app.push(routes.NewGame())
    return Pilot(app, HeadlessDriver(SIZE)), app


def sheet(app: App) -> NewGameScreen:
    assert isinstance(app.screen, NewGameScreen)
    return app.screen


def there(pilot: Pilot, name: str) -> bool:
    return bool(pilot.nodes(lambda node: node.name == name and node.shown()))


def the_only(folder: Path) -> Profile:
    [one] = Profiles(folder).persons.values()
    return one


def test_a_name_is_enough_and_everything_else_can_be_chosen(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path)
    pilot.click("new person")
    pilot.click("keep person")
    assert not Profiles(tmp_path).persons, "a name is missing"
    pilot.click("person's name")
    pilot.type(" Ines ")
    pilot.click("keep person")
    assert (the_only(tmp_path).name, sheet(app).table.name(3)) == ("Ines", "Ines")
    pilot.click("edit 3")
    for name in (
        "wears punky", "colour yellow", "language pl", "scale 150",
        "habit looks_first", "habit new_kids", "habit advice", "shared", "keys bnm", "pad 2",
    ):  # fmt: skip
        pilot.click(name)
    pilot.click("pin digits")
    pilot.type("4321")
    assert pilot.node("pin digits").label == "****"
    pilot.click("keep person")
    ines = the_only(tmp_path)
    assert (ines.face, ines.colour, ines.language, ines.scale) == ("punky", "yellow", "pl", 150)
    assert (ines.keys, ines.pad) == ("bnm", 2)
    assert (ines.habits.looks_first, ines.habits.new_kids, ines.habits.advice) == (
        True, "asked", False,
    )  # fmt: skip
    assert ines.pin is not None
    assert ines.pin.fits("4321")
    app.close()


def test_back_keeps_nothing(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"))
    for way in ("back", "escape"):
        pilot.click("edit 0")
        pilot.click("colour blue")
        pilot.click("shared")
        # Once to the other choices, once to the seats.
        for _ in range(2):
            assert there(pilot, "keep person")
            if way == "back":
                pilot.click("back")
            else:
                pilot.press("escape")
        assert the_only(tmp_path) == Profile("Maja")
        assert there(pilot, "start")
    app.close()


def test_a_pin_goes_only_with_the_pin(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja", pin=Pin.of("1234")))
    pilot.click("choices 0")
    pilot.click("shared")
    pilot.click("pin digits")
    pilot.type("1111")
    pilot.click("pin")
    pilot.click("pin digits")
    pilot.press("ctrl backspace")
    pilot.type("1234")
    assert the_only(tmp_path).pin is not None
    pilot.click("pin")
    pilot.click("keep person")
    assert the_only(tmp_path).pin is None
    app.close()


def test_two_persons_have_two_names(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"), Profile("Zoe"))
    pilot.click("edit 1")
    pilot.click("person's name")
    pilot.press("ctrl backspace")
    pilot.type("maja")
    pilot.click("keep person")
    assert there(pilot, "keep person")
    assert [one.name for one in Profiles(tmp_path).persons.values()] == ["Maja", "Zoe"]
    pilot.click("person's name")
    pilot.type("2")
    pilot.click("keep person")
    assert sheet(app).table.name(1) == "maja2"
    app.close()


def test_a_person_is_forgotten_only_if_asked_twice(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"))
    pilot.click("edit 0")
    pilot.click("shared")
    pilot.click("forget")
    assert the_only(tmp_path)
    pilot.click("forget")
    assert not Profiles(tmp_path).persons
    assert sheet(app).table.name(0) == "Maja", "and sits there as a guest"
    app.close()


def test_who_has_a_pin_is_forgotten_only_with_it(tmp_path: Path) -> None:
    pin = Pin.of("2580")
    pilot, app = opened(tmp_path, Profile("Maja", pin=pin), Profile("Leo"), Profile("Ines"))
    for answers in (("2579",), ("forgotten", "agree Leo", "refuse")):
        pilot.click("edit 0")
        pilot.click("shared")
        pilot.click("forget")
        pilot.click("forget")
        assert "Maja" in pilot.node("told").label
        for answer in answers:
            if answer.isdigit():
                pilot.type(answer)
                assert "digits are not the PIN" in pilot.node("told").label
                pilot.click("back")
            else:
                pilot.click(answer)
        assert len(Profiles(tmp_path).persons) == 3
    pilot.click("edit 0")
    pilot.click("shared")
    pilot.click("forget")
    pilot.click("forget")
    pilot.type("2580")
    assert [one.name for one in Profiles(tmp_path).persons.values()] == ["Leo", "Ines"]
    app.close()


def test_all_others_who_are_known_agree_that_somebody_is_forgotten(tmp_path: Path) -> None:
    others = [Profile(f"Child {n}") for n in range(MOST - 1)]
    pilot, app = opened(tmp_path, Profile("Maja", pin=Pin.of("2580")), *others)
    pilot.click("edit 0")
    pilot.click("shared")
    pilot.click("forget")
    pilot.click("forget")
    pilot.click("forgotten")
    for other in others:
        assert "Maja" in [one.name for one in Profiles(tmp_path).persons.values()]
        pilot.click(f"agree {other.name}")
    assert len(Profiles(tmp_path).persons) == MOST - 1
    app.close()


def test_two_at_one_table_never_have_the_same_keys(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja", keys="qwe"), Profile("Zoe"))
    pilot.click("edit 1")
    pilot.click("shared")
    pilot.click("keys qwe")
    asked = getattr(sheet(app).over, "__self__", None)
    assert isinstance(asked, PersonSheet)
    assert asked.said == "Maja uses these keys at this table."
    pilot.click("keys rty")
    pilot.click("keep person")
    assert [one.keys for one in Profiles(tmp_path).persons.values()] == ["qwe", "rty"]
    app.close()


def test_a_guest_who_chooses_something_is_known_from_then_on(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path)
    pilot.click("choices 0")
    for name in ("scale 80", "shared", "keys rty", "pad 1", "keep person"):
        pilot.click(name)
    maja = the_only(tmp_path)
    assert (maja.name, maja.scale, maja.keys, maja.pad) == ("Maja", 80, "rty", 1)
    app.close()


def test_persons_come_and_sit_down(tmp_path: Path) -> None:
    known = [Profile(name) for name in ("Grandma", "Leo", "Ines", "Bo", "Zoe")]
    pilot, app = opened(tmp_path, *known)
    grandma, leo, ines, bo, zoe = app.profiles.persons
    assert there(pilot, f"sit {grandma}")
    assert not there(pilot, f"sit {zoe}"), "who sits at the table"
    assert not there(pilot, f"sit {bo}"), "there is no room for all"
    pilot.click(f"sit {grandma}")
    pilot.click(f"sit {leo}")
    assert [sheet(app).table.name(i) for i in range(4)] == ["Maja", "Zoe", "Leo", "Grandma"]
    pilot.click(f"sit {ines}")
    assert "All four seats are taken" in pilot.node("note").label
    assert not there(pilot, "copy note"), "nobody needs a copy of a refusal"
    pilot.click("close note")
    pilot.click("leave 0")
    pilot.click("person 0")
    pilot.click(f"pick {bo}")
    assert sheet(app).table.holder(0) == bo
    pilot.click("all persons")
    pilot.click(f"pick {ines}")
    pilot.click("colour red")
    pilot.click("keep person")
    assert app.profiles.persons[ines].colour == "red"
    app.close()


def test_a_known_person_is_dragged_to_an_empty_seat(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Grandma"), Profile("Leo"))
    grandma, leo = app.profiles.persons
    pilot.drag(f"sit {leo}", "place 3")
    assert sheet(app).table.holder(3) == leo
    assert sheet(app).table.kinds[2] == "easy", "no computer had to go"
    pilot.click("leave 2")
    pilot.drag(f"sit {grandma}", "computer 2")
    assert sheet(app).table.holder(2) == grandma
    app.close()


@pytest.mark.parametrize("known", [(), ("Maja", "Zoe")])
def test_where_nobody_can_be_chosen_a_guest_sits_down_and_types_a_name(
    known: tuple[str, ...], tmp_path: Path
) -> None:
    """Nobody has been made yet, or all sit at the table."""
    pilot, app = opened(tmp_path, *map(Profile, known))
    pilot.click("person 3")
    pilot.type("Ines")  # the field has the focus
    pilot.press("tab")
    assert (sheet(app).table.name(3), sheet(app).table.kinds[3]) == ("Ines", PERSON)
    app.close()


def test_who_may_not_leave_has_no_cross(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, choices=Choices())
    assert [there(pilot, f"leave {seat}") for seat in range(4)] == [False, True, True, False]
    pilot.click("leave 2")
    assert not any(there(pilot, f"leave {seat}") for seat in range(4)), "two must play"
    pilot.click("person 3")
    assert [there(pilot, f"leave {seat}") for seat in range(4)] == [True, True, False, True]
    pilot.click("leave 0")
    assert sheet(app).table.kinds == ["", "easy", "", PERSON]
    app.close()


def test_levels_and_characters_lie_behind_one_button(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, choices=Choices())
    for player in ("hard", "expert", "normal", "easy", "bully"):
        pilot.click("player 1")
        pilot.click(f"kind {player}")
        assert sheet(app).table.kinds[1] == player
        assert pilot.node("player 1").label == PLAYERS[player].name
        assert pilot.node("expect 1").label == PLAYERS[player].expect
    shown = " ".join(node.label for node in pilot.nodes(lambda node: node.shown()))
    assert "in 100 games" not in shown, "no rates on a sheet for a family"
    app.close()


def test_arrows_give_everybody_a_face_that_nobody_else_has(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja", "bud"), Profile("Zoe", "bud"))
    for seat in (0, 1, 2):
        seen = [sheet(app).table.faces[seat]]
        for _ in range(5):
            pilot.click(f"next face {seat}")
            worn = sheet(app).table.faces[:3]
            assert len(set(worn)) == 3
            seen.append(worn[seat])
        assert len(set(seen)) == 6
        pilot.click(f"last face {seat}")
        assert sheet(app).table.faces[seat] == seen[-2]
    assert app.settings.faces["Tomek"] == sheet(app).table.faces[2]
    maja, zoe = app.profiles.persons.values()
    assert [maja.face, zoe.face] == sheet(app).table.faces[:2]
    pilot.click("start")
    session = app.games.session
    assert session is not None
    assert app.seating(session).faces[2] == app.settings.faces["Tomek"]
    app.close()


@pytest.mark.parametrize("way", ["agreed", "enter", "escape"])
def test_what_few_ask_for_lies_on_a_sheet_of_its_own(tmp_path: Path, way: str) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"), Profile("Zoe"))
    asked = ("practice", "setup draft", "seats chance", "hands False", "new kids own",
             "fair deal", "same deal")  # fmt: skip
    assert not any(there(pilot, name) for name in asked)
    pilot.click("house rules")
    assert all(there(pilot, name) for name in asked)
    assert not there(pilot, "start")
    pilot.click("setup draft")
    if way == "agreed":
        pilot.click(way)
    else:
        pilot.press(way)
    assert not any(there(pilot, name) for name in asked)
    assert pilot.node("house rules").label.endswith("Draft: choose your kids")
    app.close()


def test_the_arrows_of_a_seat_cover_nobody(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"), Profile("Zoe"))
    kids = [pilot.node(name).area for name in ("edit 0", "edit 1", "face 2")]
    arrows = pilot.nodes(lambda node: node.name.startswith(("last face", "next face")))
    assert len(arrows) == 6
    assert all(node.area.y > kid.y + FACE * kid.h for kid in kids for node in arrows)
    app.close()


def test_only_watching_is_for_who_has_nobody_beside(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, choices=Choices())
    pilot.click("house rules")
    pilot.click("watch")
    assert PERSON not in sheet(app).table.kinds
    pilot.click("watch")
    assert sheet(app).table.kinds[0] == PERSON
    pilot.click("agreed")
    pilot.click("person 3")
    pilot.click("house rules")
    assert there(pilot, "practice")
    assert not there(pilot, "watch")
    app.close()


def test_how_long_it_takes_is_told_where_several_play(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, choices=Choices())
    assert pilot.node("start").label == "Start the game"
    pilot.click("person 3")
    assert pilot.node("start").label == "Start the game\nAbout 30 minutes"
    pilot.click("house rules")
    assert pilot.node("time").label.startswith("About 30 minutes\nThe screen will change hands")
    app.close()


def test_a_new_game_for_three_takes_two_activations() -> None:
    app = App(SIZE, speed=0)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    for button in ("new game", "start"):
        pilot.click(button)
    assert app.games.session is not None
    assert len(app.games.session.seats) == 3
    app.close()


FOUR = ("human", "human", "human", "human")
TABLES = {
    "guests": Choices(("human", "human", "easy", "")),
    "a gap": Choices(("", "human", "", "human")),
    "a known one": Choices(FOUR, ("", "Zoe", "", "")),
    "newcomers": Choices(FOUR, ("Ann", "", "Zoe", "Ben")),
    "the same name": Choices(("human", "human", "", ""), ("Ann", "ann", "", "")),
}


@pytest.mark.parametrize("choices", TABLES.values(), ids=TABLES)
def test_everybody_has_the_same_face_at_the_table(
    choices: Choices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That which the sheet shows before; a guest has that of a colour."""
    shown = []

    def paint(player: str, size: int, seat: str, kid: str) -> object:
        if player == PERSON:
            shown.append((seat, kid))
        return players.player_figure(player, size, seat, kid)

    monkeypatch.setattr("fort_desktop.ui.screens.seat_panel.player_figure", paint)
    _, app = opened(tmp_path, Profile("Zoe", "bud"), choices=choices)
    sheet(app).table.wanted = HouseRules(seats="chance")
    sheet(app).start()
    session = app.games.session
    assert session is not None
    worn = app.seating(session).faces
    assert sorted((session.seats[i].colour, worn[i]) for i in session.persons) == sorted(shown)
    app.close()


def test_a_name_that_is_typed_over_means_another_person(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"), Profile("Leo", "bud"))
    pilot.click("name 0")
    pilot.press("ctrl a")
    pilot.type("leo")
    pilot.press("enter")
    assert sheet(app).table.profile(0) == Profile("Leo", "bud")
    assert Profiles(tmp_path).persons == app.profiles.persons
    assert {one.name for one in app.profiles.persons.values()} == {"Maja", "Leo"}
    app.close()


def test_house_rules_are_kept_and_open_hands_say_why_not(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"), Profile("Zoe"))
    for name in ("house rules", "seats chance", "setup draft"):
        pilot.click(name)
    assert pilot.node("hands True").clicked is None
    assert "Only without computers" in pilot.node("hands True").label
    pilot.click("agreed")
    pilot.click("leave 2")
    pilot.click("house rules")
    for name in ("hands True", "new kids asked", "practice"):
        pilot.click(name)
    assert "change hands about 10 times" in pilot.node("time").label
    pilot.click("agreed")
    pilot.click("start")
    session = app.games.session
    assert session is not None
    house = session.recording.sitting.house
    assert (house.open_on_turn, house.new_kids, house.seats) == (True, "asked", "chance")
    assert set(session.recording.sitting.holders) == set(app.profiles.persons)
    assert (session.practice, session.view().setup) == (True, "draft")
    kept = SettingsFile(tmp_path / "settings.json").settings
    assert kept.house == house
    app.close()


def test_one_person_alone_is_asked_nothing_about_hands_keys_or_pins(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, choices=Choices())
    pilot.click("house rules")
    assert there(pilot, "setup draft")
    for name in ("hands True", "new kids now", "keys 0", "pin 0", "language 0"):
        assert not there(pilot, name)
    app.close()


def test_two_activations_begin_the_table_of_last_time(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path, Profile("Maja", colour="green"), Profile("Zoe"))
    pilot.click("start")
    app.push(routes.Title())
    assert pilot.node("table").label == "Maja, Zoe, Tomek\nSame table as last time"
    assert there(pilot, "continue")
    pilot.click("table")
    assert app.games.session is None
    pilot.press("enter")
    assert app.games.session is not None
    assert [seat.name for seat in app.games.session.seats] == ["Maja", "Zoe", "Tomek"]
    assert app.games.session.seats[0].colour == "green"
    app.push(routes.Title())
    pilot.click("table")
    pilot.press("tab")
    app.push(routes.Title())
    pilot.click("table")
    assert pilot.scene.focus.node is pilot.node("start")
    app.close()


def test_what_another_program_has_changed_is_seen_when_the_sheet_opens(tmp_path: Path) -> None:
    pilot, app = opened(tmp_path)
    Profiles(tmp_path).add(Profile("Grandma"))
    app.push(routes.NewGame())
    assert sheet(app).table.away
    assert there(pilot, f"sit {sheet(app).table.away[0]}")
    app.close()


@pytest.mark.parametrize("means", ["keys", "pad"])
def test_keyboard_and_gamepad_reach_everything(tmp_path: Path, means: str) -> None:
    pilot, app = opened(tmp_path, Profile("Maja"), Profile("Leo"))

    def step() -> None:
        app.frame([Stick("x", 0.0), Pad("rb")] if means == "pad" else [], 0.1)
        if means == "keys":
            pilot.press("tab")

    ways = ["edit 0"], ["player 2"], ["person 3"], ["house rules"], ["house rules", "fair deal"]
    for way in ([], *ways):
        for name in way:
            pilot.click(name)
        found = pilot.nodes(lambda node: node.clicked is not None)
        wanted = {node.key for node in found if spot_of(pilot.scene, node) is not None}
        wanted -= {"around"}
        reached = set()
        for _ in range(2 * len(wanted) + 4):
            step()
            node = pilot.scene.focus.node
            reached.add(node.key if node is not None else None)
        assert wanted <= reached, way
        if way:
            pilot.press("escape")
            app.push(routes.NewGame())
    app.close()
