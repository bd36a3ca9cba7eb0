"""A person's settings of pip: the way to the network counts, and nothing else does."""

import os
import sys
from pathlib import Path

import pytest

import _pip

HOSTILE = """
[global]
index-url = https://user:word@wheels.example/simple
proxy = http://proxy.example:3128
quiet = 3
require-virtualenv = true
constraint = /nowhere/constraints.txt
log = /nowhere/pip.log

[install]
find-links = /first/place
    /second/place
user = true
target = /somewhere/else
prefix = /somewhere/else
no-binary = :all:
dry-run = true

[download]
cert = /of/another/command.pem
"""
OURS = {"config-file", "quiet", "verbose", "log", "no-input"}
"""What we tell pip besides."""
FOUND = {
    "index-url": "https://user:word@wheels.example/simple",
    "proxy": "http://proxy.example:3128",
    "find-links": "/first/place\n/second/place",
}


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all of the person's settings by hostile ones."""
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    file = tmp_path / "pip.conf"
    file.write_text(HOSTILE, encoding="utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(file))
    # The files of the machine count too: pip looks for them in these places.
    for name in ("HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "none"))


def reached(found: dict[str, str]) -> dict[str, str]:
    """Leave out what the machine's own file says, which no test can move."""
    return {name: value for name, value in found.items() if name in FOUND}


@pytest.mark.usefixtures("hostile")
def test_only_the_way_to_the_network_is_taken_from_the_files() -> None:
    found = _pip.network_settings(Path(sys.executable), "install")
    assert reached(found) == FOUND
    assert set(found) <= set(_pip.WAY_TO_THE_NETWORK)


@pytest.mark.usefixtures("hostile")
def test_the_environment_goes_before_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "https://elsewhere.example/simple")
    monkeypatch.setenv("PIP_TARGET", "/somewhere/else")
    found = _pip.network_settings(Path(sys.executable), "install")
    assert reached(found) == {**FOUND, "index-url": "https://elsewhere.example/simple"}
    assert "target" not in found


@pytest.mark.usefixtures("hostile")
def test_another_command_of_pip_has_settings_of_its_own() -> None:
    found = _pip.network_settings(Path(sys.executable), "download")
    assert found["cert"] == "/of/another/command.pem"
    assert "find-links" not in reached(found)


@pytest.mark.usefixtures("hostile")
def test_pip_itself_hears_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PYTHONPATH", "/somewhere/else")
    done = _pip.call_pip(Path(sys.executable), "config", "list")
    names = {line.partition("=")[0] for line in done.stdout.splitlines()}
    told = {name.removeprefix(":env:.") for name in names}
    assert {name for name in names if not name.startswith(":env:")} == set()
    assert told - set(_pip.WAY_TO_THE_NETWORK) == OURS
