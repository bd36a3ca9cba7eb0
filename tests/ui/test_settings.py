"""Settings outlive the program, wrong files, and other versions."""

import json
import os
from pathlib import Path

import pytest

from fort_desktop.paths import settings_file
from fort_desktop.ui.settings import MAX_BYTES, Choices, Settings, SettingsFile


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
    assert first.faults == []
    names = ("Łucja", "Яна", "Bo", "Žofie")
    assert first.change(speed="instant", new_game=Choices(names=names, practice=True))
    again = SettingsFile(path).settings
    assert again.factor == 0
    assert again.new_game.names == names
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_unknown_keys_are_kept(path: Path) -> None:
    new_game = {"setup": "draft", "hint": [1]}
    written(path, json.dumps({"fort_settings": 1, "theme": {"a": 1}, "new_game": new_game}))
    file = SettingsFile(path)
    assert file.faults == []
    assert file.settings.new_game.setup == "draft"
    file.change(full_screen=True)
    after = json.loads(path.read_text())
    assert after["theme"] == {"a": 1}
    assert after["new_game"]["hint"] == [1]
    assert after["full_screen"] is True


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('{"fort_settings": 1,\n oops}', ", line 2: This is no settings file"),
        ("[]", "is missing"),
        ("{}", "is missing"),
        ('{"fort_settings": "1"}', "is missing"),
        ('{"fort_settings": 2}', "newer version (2)"),
        (b"\x89PNG\xff\xfe\x00\x01", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ('{"fort_settings": 1, "a": "\\ud800"}', "it is not JSON"),
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


def test_a_wrong_value_falls_back_alone(path: Path) -> None:
    values = {"speed": "warp", "music_volume": 101, "effects_volume": 5, "reduced_motion": 1}
    new_game = {"names": ["A", "B", "C", ""], "practice": True}
    written(path, json.dumps({"fort_settings": 1, **values, "new_game": new_game}))
    file = SettingsFile(path)
    assert file.settings == Settings(effects_volume=5, new_game=Choices(practice=True))
    keys = ("speed", "reduced_motion", "music_volume", "new_game.names")
    assert len(file.messages) == len(keys)
    for key, message in zip(keys, file.messages, strict=True):
        assert f', "{key}": The value is wrong' in message


def test_nothing_can_be_read_or_written(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    assert "cannot be read" in SettingsFile(tmp_path / "settings.json").messages[0]
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    file = SettingsFile(settings_file(blocked))
    assert not file.change(speed="calm")
    assert file.settings.speed == "calm"
    assert "cannot be kept" in file.messages[0]


def test_a_failed_write_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SettingsFile(path).change(speed="fast")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    file = SettingsFile(path)
    assert not file.change(speed="calm")
    assert "No space left" in file.messages[0]
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
