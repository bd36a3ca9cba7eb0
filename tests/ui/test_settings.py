"""Settings outlive the program, wrong files, and other versions."""

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fort_desktop.paths import settings_file
from fort_desktop.record.text import is_clean
from fort_desktop.ui.keys.actions import Keys, Pads
from fort_desktop.ui.persons.settings import (
    EXPECTED,
    MAX_BYTES,
    Choices,
    Name,
    Settings,
    SettingsFile,
)
from tests.cases import each

posix = pytest.mark.skipif(os.name != "posix", reason="links, pipes and modes of POSIX")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return settings_file(tmp_path / "Ola's größe")


def written(path: Path, content: str | bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_they_are_kept(path: Path) -> None:
    first = SettingsFile(path)
    assert first.settings == Settings()
    assert first.messages == []
    names = ("Łucja", "Яна", "Bo", "Žofie")
    assert first.change(speed="instant", new_game=Choices(names=names, practice=True))
    again = SettingsFile(path).settings
    assert again.factor == 0
    assert again.new_game.names == names
    assert sorted(os.listdir(path.parent)) == ["settings.json", "settings.lock"]


def test_unknown_keys_are_kept(path: Path) -> None:
    new_game = {"setup": "draft", "hint": [1]}
    written(path, json.dumps({"fort_settings": 1, "theme": {"a": 1}, "new_game": new_game}))
    file = SettingsFile(path)
    assert file.messages == []
    assert file.settings.new_game.setup == "draft"
    file.change(full_screen=True)
    after = json.loads(path.read_text("utf-8"))
    assert after["theme"] == {"a": 1}
    assert after["new_game"]["hint"] == [1]
    assert after["full_screen"] is True


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('{"fort_settings": 1,\n oops}', ": Line 2 makes no sense"),
        ('{"fort_settings": 1, "speed": "fa', ": Line 1 makes no sense"),
        (b"", ": Line 1 makes no sense"),
        ("[]", "is missing"),
        ("{}", "is missing"),
        ('{"fort_settings": "1"}', "is missing"),
        ('{"fort_settings": true}', "is missing"),
        ('{"fort_settings": 1e99}', "is missing"),
        ('{"fort_settings": ' + "9" * 5000 + "}", "is missing"),
        ('{"fort_settings": 2}', "newer version (2)"),
        (b"\x89PNG\xff\xfe\x00\x01", ": Line 1 makes no sense"),
        ("[" * 30_000, "not a settings file"),
        (b" " * (MAX_BYTES + 1), "too large"),
    ],
)
def test_a_wrong_file_is_told_and_kept_beside(path: Path, content: str | bytes, told: str) -> None:
    written(path, content)
    before = path.read_bytes()
    file = SettingsFile(path)
    assert file.settings == Settings()
    [message] = file.messages
    assert message.startswith(str(path))
    assert told in message
    assert path.read_bytes() == before
    assert file.change(speed="fast")
    assert path.with_name("settings.json.wrong").read_bytes() == before
    assert SettingsFile(path).messages == []
    assert SettingsFile(path).settings.speed == "fast"


def test_no_wrong_file_is_ever_lost(path: Path) -> None:
    for content in ("first", "second", "third"):
        written(path, content)
        file = SettingsFile(path)
        assert file.change(speed="fast")
        assert file.change(speed="calm")
    kept = {one.name: one.read_text("utf-8") for one in path.parent.glob("*.wrong*")}
    assert kept == {
        "settings.json.wrong": "first",
        "settings.json.wrong-2": "second",
        "settings.json.wrong-3": "third",
    }


def test_a_wrong_value_falls_back_alone(path: Path) -> None:
    values = {"speed": "warp", "music_volume": 101, "effects_volume": 5, "reduced_motion": 1}
    new_game = {"names": ["A", "B", "C", "seventeen letters"], "practice": True}
    written(path, json.dumps({"fort_settings": 1, **values, "new_game": new_game}))
    before = path.read_bytes()
    file = SettingsFile(path)
    assert file.settings == Settings(effects_volume=5, new_game=Choices(practice=True))
    [message] = file.messages
    assert message.splitlines() == [
        f"{path}: some settings are wrong. Their defaults are used.",
        '"speed": it must be calm, normal, fast, or instant.',
        '"music_volume": it must be a whole number from 0 to 100.',
        '"reduced_motion": it must be true or false.',
        '"new_game.names": it must be four names of at most 16 characters.',
    ]
    assert file.change(full_screen=True)
    assert path.with_name("settings.json.wrong").read_bytes() == before
    assert SettingsFile(path).settings.effects_volume == 5


LITERALS: dict[str, bytes] = {
    "5,000 digits": b"9" * 5000,
    "minus 5,000 digits": b"-" + b"9" * 5000,
    "not a number": b"NaN",
    "infinite": b"-Infinity",
    "too large": b"1e999",
    "half a character": b'"\\ud800"',
    "no UTF-8": b'"\xff\xfe"',
    "none": b"null",
    "pairs": b'{"a": 1}',
    "deep": b"[" * 900 + b"]" * 900,
    "long": b'"' + b"x" * 20_000 + b'"',
}
PLACES = sorted(EXPECTED)


def with_literal(place: str, literal: bytes) -> bytes:
    """A settings file that is right but for what stands in one place."""
    values: dict[str, Any] = {"fort_settings": 1, **msgspec.to_builtins(Settings(speed="fast"))}
    values["later"] = {"kept": [1, "two"]}
    holder, _, last = place.rpartition(".")
    inner = values[holder] if holder else values
    inner[last] = "HERE"
    return json.dumps(values).encode().replace(b'"HERE"', literal)


@each("name", LITERALS)
@each("place", [*PLACES, "unknown", "new_game.unknown"])
def test_nothing_that_may_stand_in_a_file_is_more_than_a_wrong_value(
    tmp_path: Path, place: str, name: str
) -> None:
    path = written(settings_file(tmp_path), with_literal(place, LITERALS[name]))
    before = path.read_bytes()
    file = SettingsFile(path)
    usual = Settings(speed="normal" if place == "speed" else "fast")
    right = {(one, "pairs") for one in ("new_game", "house", "keys", "pads", "notes")} | {
        (one, kind) for one in ("unknown", "new_game.unknown") for kind in ("none", "pairs", "long")
    }
    assert file.settings == usual
    assert len(file.messages) == ((place, name) not in right)
    for message in file.messages:
        assert message.startswith(f"{path}: some settings are wrong")
        assert f'"{place}": ' in message
        assert len(message) < len(str(path)) + 200
    assert file.change(music_volume=7)
    assert json.loads(path.read_bytes())["later"] == {"kept": [1, "two"]}
    again = SettingsFile(path)
    assert again.messages == []
    assert again.settings == msgspec.structs.replace(usual, music_volume=7)
    if file.messages or (place, name) not in right:
        assert path.with_name("settings.json.wrong").read_bytes() == before


def test_each_wrong_key_falls_back_alone_and_no_two_actions_share_one(path: Path) -> None:
    keys = {"hint": "x", "log": "enter?", "discards": "z", "mute": "h", "menu": "ж", "jump": "j"}
    pads = {"undo": "a", "menu": "select"}
    written(path, json.dumps({"fort_settings": 1, "keys": keys, "pads": pads}))
    file = SettingsFile(path)
    assert file.settings.keys == Keys(hint="x", mute="h", menu="ж")
    assert file.settings.pads == Pads()
    wrong = [row.partition(":")[0] for row in file.messages[0].splitlines()[1:]]
    assert wrong == ['"keys.log"', '"keys.discards"', '"pads.menu"', '"pads.undo"']
    assert file.change(keys=Keys(hint="u"))
    kept = json.loads(path.read_text("utf-8"))
    assert kept["keys"] == {"hint": "u", "jump": "j"}, "what a newer version knows, and changes"


def test_many_wrong_values_are_not_told_one_by_one(path: Path) -> None:
    wrong = {f"k{i}" * 30: "\ud800" for i in range(100)}
    written(path, json.dumps({"fort_settings": 1, **wrong}))
    [message] = SettingsFile(path).messages
    assert len(message.splitlines()) == 7
    assert message.endswith("95 more mistakes.")
    assert max(map(len, message.splitlines()[1:])) < 100


def test_a_byte_order_mark_is_no_fault(path: Path) -> None:
    written(path, b'\xef\xbb\xbf{"fort_settings": 1, "speed": "calm"}\r\n')
    file = SettingsFile(path)
    assert file.messages == []
    assert file.settings.speed == "calm"


def places(kind: type[msgspec.Struct], where: str = "") -> Iterator[tuple[str, object]]:
    for field in msgspec.structs.fields(kind):
        yield f"{where}{field.name}", field.type
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            yield from places(field.type, f"{field.name}.")


def either(words: tuple[str, ...]) -> str:
    """Return words as a sentence lists them: "a or b", "a, b, or c"."""
    comma = "," if len(words) > 2 else ""
    return f"{', '.join(words[:-1])}{comma} or {words[-1]}"


def test_every_setting_says_what_it_may_be() -> None:
    found = dict(places(Settings))
    assert set(found) == set(EXPECTED)
    for place, kind in found.items():
        if choices := get_args(kind) if all(isinstance(c, str) for c in get_args(kind)) else ():
            assert EXPECTED[place].endswith(f"it must be {either(choices)}.")


def test_a_name_is_what_a_game_takes() -> None:
    for code in (*range(0x3100), *range(0xD7F0, 0xE010), 0xFFFF, 0x1F600, 0x10FFFF):
        name = f"a{chr(code)}"
        try:
            taken = msgspec.convert(name, Name) == name
        except msgspec.ValidationError:
            taken = False
        assert taken == is_clean(name), hex(code)


@pytest.mark.parametrize("player", ["wizard", "human\n", "HUMAN", "x" * 9999, "hum"])
def test_only_players_that_there_are(path: Path, player: str) -> None:
    written(path, json.dumps({"fort_settings": 1, "new_game": {"players": [player, "", "", ""]}}))
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert "four players" in file.messages[0]


def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    file = SettingsFile(path)
    assert "not an ordinary file" in file.messages[0]
    assert not file.change(speed="calm")
    assert file.settings.speed == "calm"
    assert "not an ordinary file" in file.messages[0]
    assert sorted(os.listdir(tmp_path)) == ["settings.json", "settings.lock"]
    assert os.listdir(path) == []


@posix
def test_no_pipe_device_or_loop_makes_the_program_wait(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    assert "not an ordinary file" in SettingsFile(path).messages[0]
    path.unlink()
    path.symlink_to("/dev/zero")
    assert "not an ordinary file" in SettingsFile(path).messages[0]
    path.unlink()
    path.symlink_to(path.name)
    file = SettingsFile(path)
    assert "cannot be read" in file.messages[0]
    assert file.change(speed="fast")
    assert SettingsFile(path).settings.speed == "fast"


@posix
def test_only_the_owner_may_look_and_no_link_is_written_through(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text('{"fort_settings": 1}', "utf-8")
    path = tmp_path / "new" / "settings.json"
    SettingsFile(path).change(speed="fast")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    path.unlink()
    path.symlink_to(other)
    path.with_name("settings.json.part").symlink_to(other)
    assert SettingsFile(path).change(speed="calm")
    assert other.read_text("utf-8") == '{"fort_settings": 1}'


LONG = "x" * 10_000
# Windows takes the one, and of the other it says only that there is no such file yet.
ODD = ["half\ud800", LONG] if os.name == "posix" else []


@pytest.mark.parametrize("name", ["nul\0", *ODD])
def test_a_name_that_no_system_takes(tmp_path: Path, name: str) -> None:
    file = SettingsFile(tmp_path / name)
    assert len(file.messages) == 1
    assert not file.change(speed="calm")
    assert file.settings.speed == "calm"
    assert len(file.messages) == 1


def test_a_name_that_is_too_long_is_told_once_when_something_is_to_be_kept(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / LONG)
    assert not file.change(speed="calm")
    assert file.settings.speed == "calm"
    assert len(file.messages) == 1


def test_a_folder_that_cannot_be_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(path, "oops")

    def refused(*_: object, **__: object) -> int:
        raise OSError(30, "Read-only file system")

    for call in ("link", "replace", "open", "rename"):
        monkeypatch.setattr(os, call, refused)
    file = SettingsFile(path)
    assert "this folder is read-only" in file.messages[0]
    assert not file.change(speed="calm")
    assert file.messages == [f"{path}: The settings cannot be saved: this folder is read-only."]
    monkeypatch.undo()
    assert path.read_text("utf-8") == "oops"
    assert os.listdir(path.parent) == ["settings.json"]


def test_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    file = SettingsFile(settings_file(blocked))
    assert not file.change(speed="calm")
    assert file.settings.speed == "calm"
    assert "cannot be saved" in file.messages[0]


def test_a_failed_write_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SettingsFile(path).change(speed="fast")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    file = SettingsFile(path)
    assert not file.change(speed="calm")
    assert "no space left" in file.messages[0]
    monkeypatch.undo()
    assert SettingsFile(path).settings.speed == "fast"


def test_without_a_file_they_live_in_memory() -> None:
    file = SettingsFile(None)
    assert file.change(language="pl")
    assert file.settings.language == "pl"


def test_a_wrong_file_that_is_gone_by_then(path: Path) -> None:
    written(path, "oops")
    file = SettingsFile(path)
    path.unlink()
    assert file.change(speed="fast")
    assert SettingsFile(path).settings.speed == "fast"
    assert sorted(os.listdir(path.parent)) == ["settings.json", "settings.lock"]


def test_two_programs_do_not_lose_each_others_settings(path: Path) -> None:
    """Each writes only what was changed in it over what the other one has written."""
    SettingsFile(path).change(speed="calm", languages={"Maja": "pl"})
    one, other = SettingsFile(path), SettingsFile(path)
    assert one.change(language="pl", languages={})
    assert other.change(music_volume=7)
    assert one.change(new_game=msgspec.structs.replace(Choices(), practice=True))
    names = ("Maja", "", "", "")
    assert other.change(new_game=msgspec.structs.replace(Choices(), names=names))
    assert one.change(window=(1, 2, 1280, 720))
    assert other.change(window=(3, 4, 1280, 720))
    assert SettingsFile(path).settings == Settings(
        language="pl",
        speed="calm",
        music_volume=7,
        window=(3, 4, 1280, 720),
        new_game=Choices(practice=True, names=names),
    )
    assert one.settings.music_volume == Settings().music_volume, "nothing changes under a person"


def test_what_could_not_be_kept_is_kept_with_the_next_change(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = SettingsFile(path)
    with monkeypatch.context() as full:
        full.setattr("fort_desktop.ui.persons.kept_file.write_whole", refuse)
        assert not one.change(keys=msgspec.structs.replace(Keys(), hint="x"))
    assert SettingsFile(path).change(scale=125)
    assert one.change(speed="fast")
    assert SettingsFile(path).settings == Settings(
        keys=msgspec.structs.replace(Keys(), hint="x"), scale=125, speed="fast"
    )


def refuse(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_of_two_actions_with_one_key_the_last_choice_counts(path: Path) -> None:
    """What two programs write together can be read again without a word."""
    SettingsFile(path).change(speed="calm")
    one, other = SettingsFile(path), SettingsFile(path)
    assert other.change(keys=msgspec.structs.replace(Keys(), log="x"))
    assert one.change(keys=msgspec.structs.replace(Keys(), hint="x"))
    again = SettingsFile(path)
    assert again.messages == []
    assert again.settings.keys == msgspec.structs.replace(Keys(), hint="x")
