"""Profiles outlive wrong files, other versions, full disks and another program."""

import json
import os
import stat
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fort_desktop.session.persons import Habits
from fort_desktop.ui.persons import kept_file, profiles
from fort_desktop.ui.persons.faces import FACES
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import EXPECTED, MOST, Profiles
from tests.cases import each

MAJA = Profile("Maja", "skids", "blue", "pl", 150, "rty", 2, Pin.of("1234"), Habits(True, "asked"))


def written(folder: Path, content: str | bytes) -> Path:
    path = folder / "profiles.json"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def of(persons: object, **more: object) -> str:
    return json.dumps({"fort_profiles": 1, "persons": persons, **more})


def test_they_are_kept_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "Ola's größe"
    first = Profiles(folder)
    assert (first.persons, first.messages) == ({}, [])
    who = first.add(MAJA)
    assert who is not None
    again = Profiles(folder)
    assert again.persons == {who: MAJA}
    assert again.named(" MAJA ") == who
    assert again.named("Maj\u0430") is None, "a Cyrillic letter makes another name"
    if os.name == "posix":
        assert stat.S_IMODE(again.path.stat().st_mode) == 0o600 if again.path else False
    assert again.remove(who)
    assert Profiles(folder).persons == {}


def test_a_name_is_enough() -> None:
    store = Profiles(None)
    who = store.add(Profile("Bo"))
    assert who is not None
    assert store.persons[who].habits == Habits()
    assert store.persons[who].pin is None


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('{"fort_profiles": 1,\n oops}', "Line 2 makes no sense"),
        (b"", "Line 1 makes no sense"),
        ("[]", "is missing"),
        ('{"fort_settings": 1}', "is missing"),
        ('{"fort_profiles": 2}', "newer version (2)"),
        ("[" * 30_000, "not a list of people"),
        (b" " * (256 * 1024 + 1), "too large"),
        (of([]), '"persons": it must be an object'),
        (of({"me": {"name": "A"}}), "eight characters"),
        (of({"0" * 8: "A"}), "it must be an object"),
        (of({"0" * 8: {}}), "a name of 1 to 16"),
    ],
)
def test_a_wrong_file_is_told_once_and_kept_beside(
    tmp_path: Path, content: str | bytes, told: str
) -> None:
    path = written(tmp_path, content)
    before = path.read_bytes()
    store = Profiles(tmp_path)
    assert store.persons == {}
    [message] = store.messages
    assert message.startswith(str(path))
    assert told in message
    assert path.read_bytes() == before
    assert store.add(Profile("Bo"))
    assert path.with_name("profiles.json.wrong").read_bytes() == before
    assert [one.name for one in Profiles(tmp_path).persons.values()] == ["Bo"]
    assert Profiles(tmp_path).messages == []


LITERALS: dict[str, bytes] = {
    "5,000 digits": b"9" * 5000,
    "not a number": b"NaN",
    "too large": b"1e999",
    "half a character": b'"\\ud800"',
    "no UTF-8": b'"\xff\xfe"',
    "deep": b"[" * 900 + b"]" * 900,
    "long": b'"' + b"x" * 20_000 + b'"',
    "control": b'"A\\u0000B"',
}


@each("name", LITERALS)
@each("place", sorted(EXPECTED))
def test_a_wrong_value_falls_back_alone(tmp_path: Path, place: str, name: str) -> None:
    values: dict[str, Any] = {"0" * 8: msgspec.to_builtins(MAJA), "1" * 8: {"name": "Bo"}}
    holder, _, last = place.rpartition(".")
    (values["0" * 8][holder] if holder else values["0" * 8])[last] = "HERE"
    path = written(tmp_path, of(values).encode().replace(b'"HERE"', LITERALS[name]))
    before = path.read_bytes()
    store = Profiles(tmp_path)
    usual: dict[str, Any] = {holder or last: getattr(Profile(""), holder or last)}
    if holder:
        usual[holder] = msgspec.structs.replace(
            getattr(MAJA, holder), **{last: getattr(getattr(Profile(""), holder), last)}
        )
    expected = {"1" * 8: Profile("Bo")}
    if place != "name":
        expected["0" * 8] = msgspec.structs.replace(MAJA, **usual)
    assert store.persons == expected
    [message] = store.messages
    assert f'"persons.00000000.{place}": ' in message
    assert store.put("1" * 8, Profile("Bob"))
    assert path.with_name("profiles.json.wrong").read_bytes() == before
    again = Profiles(tmp_path)
    assert again.messages == []
    assert again.persons == {**expected, "1" * 8: Profile("Bob")}


def test_every_value_says_what_it_may_be() -> None:
    parts = {f"habits.{name}" for name in Habits.__struct_fields__}
    parts |= {f"notes.{name}" for name in Notes.__struct_fields__}
    assert set(EXPECTED) == {*Profile.__struct_fields__, *parts}


def test_what_a_newer_version_knows_is_kept(tmp_path: Path) -> None:
    persons = {
        "0" * 8: {"name": "A", "shoes": 38, "habits": {"sings": True}},
        "1" * 8: {"name": "B"},
    }
    path = written(tmp_path, of(persons, tables=[1]))
    store = Profiles(tmp_path)
    assert store.messages == []
    assert store.put("0" * 8, Profile("Anna"))
    assert store.remove("1" * 8)
    after = json.loads(path.read_text("utf-8"))
    assert after["tables"] == [1]
    assert after["persons"]["0" * 8]["shoes"] == 38
    assert after["persons"]["0" * 8]["habits"]["sings"] is True
    assert list(after["persons"]) == ["0" * 8]


def test_too_many_are_told_and_none_is_added_to_forty(tmp_path: Path) -> None:
    written(tmp_path, of({f"{n:08x}": {"name": f"P{n}"} for n in range(MOST + 1)}))
    store = Profiles(tmp_path)
    assert len(store.persons) == MOST
    assert "more people than" in store.messages[0]
    assert store.add(MAJA) is None


def test_two_programs_do_not_lose_each_other_s_changes(tmp_path: Path) -> None:
    one, other = Profiles(tmp_path), Profiles(tmp_path)
    maja = one.add(MAJA)
    bo = other.add(Profile("Bo"))
    assert maja is not None
    assert bo is not None
    assert one.put(maja, Profile("Maja"))
    assert other.remove(bo)
    assert Profiles(tmp_path).persons == {maja: Profile("Maja")} == other.persons
    one.read()
    assert one.persons == other.persons


def test_not_even_if_both_write_at_the_same_time(tmp_path: Path) -> None:
    def add(letter: str) -> None:
        store = Profiles(tmp_path)
        for number in range(15):
            store.add(Profile(f"{letter}{number}"))

    both = [threading.Thread(target=add, args=(letter,)) for letter in "AB"]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    names = {one.name for one in Profiles(tmp_path).persons.values()}
    assert names == {f"{letter}{number}" for letter in "AB" for number in range(15)}


def test_what_could_not_be_written_is_kept_in_mind_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Profiles(tmp_path)
    maja = store.add(Profile("Maja"))
    assert maja is not None
    with monkeypatch.context() as full:

        def refuse(path: Path, data: bytes) -> None:
            raise OSError(28, "No space left on device")

        full.setattr(kept_file, "write_whole", refuse)
        bo = store.add(Profile("Bo"))
        assert bo is not None
        assert not store.put(maja, MAJA)
        assert "cannot be saved" in store.messages[0]
        store.read()
        assert store.persons == {maja: MAJA, bo: Profile("Bo")}
    assert store.add(Profile("Zoe"))
    assert [one.name for one in Profiles(tmp_path).persons.values()] == ["Maja", "Bo", "Zoe"]


def test_a_file_that_breaks_while_the_program_runs_loses_nobody(tmp_path: Path) -> None:
    store = Profiles(tmp_path)
    store.add(MAJA)
    path = written(tmp_path, "oops")
    store.add(Profile("Bo"))
    assert [one.name for one in Profiles(tmp_path).persons.values()] == ["Maja", "Bo"]
    assert path.with_name("profiles.json.wrong").read_bytes() == b"oops"


def test_languages_of_older_versions_become_profiles(tmp_path: Path) -> None:
    store = Profiles(tmp_path)
    store.add(Profile("Maja", language="en"))
    assert store.take_over({"maja": "pl", "Tomek": "ru"})
    found = [(one.name, one.language) for one in Profiles(tmp_path).persons.values()]
    assert found == [("Maja", "en"), ("Tomek", "ru")]
    assert Profiles(tmp_path).take_over({f"P{n}": "ru" for n in range(60)})
    assert len(Profiles(tmp_path).persons) == MOST


def test_twelve_different_faces() -> None:
    assert len(set(FACES)) == 12
    assert profiles.NAME == "profiles.json"
