"""At one table no two look alike, and nobody's face changes with the order of the seats."""

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import get_args

import pytest

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.players import HEADS
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.faces import FACES, Head, Sitter, turned, worn
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import Choices, Settings, SettingsFile
from fort_desktop.ui.text.players import PLAYERS, names_at
from tests.cases import each

KINDS = [kind for kind in PLAYERS if kind != PERSON]


def looks(table: Sequence[Sitter], faces: Sequence[str]) -> set[tuple[str, str]]:
    """What can be told apart: without another head a computer has that of its kind."""
    return {("" if face else one.player, face) for one, face in zip(table, faces, strict=True)}


@each("kind", KINDS)
def test_computers_of_one_kind_have_different_faces(kind: str) -> None:
    table = [Sitter(name, kind) for name in ("Alex", "Robin", "Charlie", "Sam")]
    found = worn(table, {})
    assert len(set(found)) == len(table)
    assert "" in found, "one of them has the face of its kind"


def test_every_head_of_a_computer_is_drawn() -> None:
    assert set(get_args(Head)) == {"", *HEADS}


def test_each_keeps_the_face_wherever_the_seats_are_drawn() -> None:
    table = [
        Sitter("Mia", PERSON, "bud"), Sitter("Ana", "easy"), Sitter("Bo", "easy"),
        Sitter("Leo", PERSON, "bud"),
    ]  # fmt: skip
    chosen = {"Bo": "bud", "Ana": "penny"}
    expected = dict(zip([one.name for one in table], worn(table, chosen), strict=True))  # type: ignore[arg-type]
    assert expected["Ana"] == "penny"
    assert len(set(expected.values())) == len(table)
    for order in permutations(table):
        assert worn(list(order), chosen) == [expected[one.name] for one in order]  # type: ignore[arg-type]


def test_a_guest_has_the_same_face_at_every_table() -> None:
    faces = {
        worn([*[Sitter("", "")] * seat, Sitter("Maja", kind), Sitter("Bo", "easy")], {})[seat]
        for seat in range(3)
        for kind in (PERSON, "")
    }
    assert len(faces) == 1
    assert faces < {*FACES}


def test_who_sits_down_later_takes_no_computers_face() -> None:
    before = worn([Sitter("Robin", "easy"), Sitter("Sam", PERSON)], {})
    after = worn([Sitter("Robin", "easy", late=1), Sitter("Alex", "easy", late=2)], {})
    assert (before[0], after[0]) == ("", "")
    assert after[1] not in ("", *FACES), "its kind is dressed alike, but has another head"


def test_the_arrows_go_round_all_faces_that_are_free() -> None:
    table = [Sitter("Mia", PERSON, "bud"), Sitter("Robin", "easy"), Sitter("Sam", "easy")]
    for seat in range(len(table)):
        found, now = [], worn(table, {})
        others = looks(table, now) - looks([table[seat]], [now[seat]])
        for _ in range(len(FACES) + 4):
            now[seat] = turned(table, now, seat, 1)
            assert len(looks(table, now)) == len(table), "nobody else has it"
            found.append(now[seat])
        assert {*FACES} - {face for _, face in others} <= {*found}
        assert turned(table, now, seat, -1) == found[-2]


def test_the_table_shows_what_was_chosen(tmp_path: Path) -> None:
    store = SettingsFile(tmp_path / "settings.json")
    app = App((640, 400), speed=0, data=tmp_path, store=store)
    app.profiles.add(Profile("Mia", "bud"))
    app.change(
        new_game=Choices((PERSON, "normal", "normal", ""), ("Mia", "", "", "")),
        faces={"Charlie": "penny"},
    )
    table = last_table(app)
    begin(app, table)
    session = app.games.session
    assert session is not None
    assert app.seating(session).faces == table.faces[:3] == ["bud", "", "penny"]
    app.close()
    assert SettingsFile(store.path).settings.faces == {"Charlie": "penny"}


def test_a_wrong_face_in_the_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"fort_settings": 1, "faces": {"Robin": "nobody"}, "speed": "fast"}', "utf-8")
    found = SettingsFile(path)
    assert found.settings == Settings(speed="fast")
    assert "may have a face, and it must be a kid's" in found.messages[0]


def test_two_at_one_table_have_two_names() -> None:
    assert names_at(["", "", "", ""]) == ["Alex", "Robin", "Charlie", "Sam"]
    assert names_at(["Robin", "", "", ""]) == ["Robin", "Alex", "Charlie", "Sam"]
    assert names_at([" sam ", "", "", ""]) == ["sam", "Robin", "Charlie", "Alex"]


def test_the_level_of_a_computer_lies_within_its_card_as_the_name_does() -> None:
    app = App((1280, 720), speed=0)
    app.push(routes.NewGame())
    at = {node.name: node.area for node in app.screen.scene.root.walk()}
    card, unit = at["place 1"], app.screen.unit
    assert at["player 1"].x == pytest.approx(at["name 1"].x, abs=1)
    assert at["player 1"].x - card.x >= 14 * unit
    assert card.right - at["player 1"].right >= 14 * unit
