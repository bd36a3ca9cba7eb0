"""The command line: answers, exit codes, and one clear line for whatever is wrong."""

import json
from pathlib import Path

import pygame
import pytest

from fort_desktop.cli import main
from fort_desktop.record.format import event_count
from fort_desktop.record.reader import read_record
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.ui.app import window

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    call = ["simulate", "--games", "2", "--players", "random,easy,random", "--seed", "4"]
    assert main([*call, "--log", str(tmp_path / "log"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert told["players"] == ["random", "easy", "random"]
    assert sum(told["wins"]) == pytest.approx(1, abs=0.001)
    assert sum(told["triggers"].values()) == 2
    assert set(told) >= {"seconds", "decisions", "rounds"}
    return tmp_path / "log" / "game-00001.fort"


@pytest.mark.parametrize("name", ["my game.fort", "MY GAME.FORT", "My Game.Fort"])
def test_a_double_click_opens_a_record_however_its_name_is_written(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Path | None, Path | None]] = []

    def open_game(data: Path | None, record: Path | None = None, _: Path | None = None) -> int:
        opened.append((data, record))
        return 0

    monkeypatch.setattr(window, "open_game", open_game)
    assert main(["--data", str(tmp_path), str(tmp_path / name)]) == 0
    assert opened == [(tmp_path, tmp_path / name)]


def test_a_record_replays(record: Path, catalog: Catalog) -> None:
    events = read_record(record).events
    game = Game.replay(events, catalog)
    assert game.ended
    assert isinstance(events[0], ev.GameStarted)
    lines = record.read_text("utf-8").splitlines()
    assert json.loads(lines[0])["fort"] == 1
    assert json.loads(lines[1])["event"]["e"] == "game_started"


def test_replay_tells_the_position(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    assert "over; seat 0:" in capsys.readouterr().out
    assert main(["replay", str(record), "--to", "60", "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert whole["seats"][0]["hand"]
    assert main(["replay", str(record), "--to", "60", "--view", "1", "--json"]) == 0
    seen = json.loads(capsys.readouterr().out)
    assert seen["seats"][0]["hand"] == []
    assert seen["seats"][1]["hand"]
    assert seen["digest"] is None


def test_the_same_call_gives_the_same_games(tmp_path: Path) -> None:
    for name in ("a", "b"):
        call = ["simulate", "--games", "2", "--players", "easy,random", "--seed", "9"]
        assert main([*call, "--log", str(tmp_path / name)]) == 0
    for file in ("game-00001.fort", "game-00002.fort"):
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()


def test_an_undo_line_strikes_events(record: Path, tmp_path: Path) -> None:
    events = read_record(record).events
    rows = [json.loads(row) for row in record.read_text("utf-8").splitlines()]
    plain = [{"fort": 1}] + [{"event": row["event"]} for row in rows if "event" in row]
    plain += [{"undo": 3}, {"move": "play bug", "seat": 0}]
    path = tmp_path / "undo.fort"
    path.write_text("\n".join(json.dumps(row) for row in plain), "utf-8")
    left = read_record(path).events
    assert event_count(left) == event_count(events) - 3
    assert left == [e for e in events if not isinstance(e, ev.DecisionDue)][: len(left)]


BROKEN = {
    "no header": ("", "not a Fort record"),
    "other format": ('{"fort": 7}\n', "record format 7"),
    "no JSON": ('{"fort": 1}\nhello\n', ":2:"),
    "unknown event": (
        '{"fort": 1}\n{"event": {"e": "party"}}\n',
        ":2: What is written there makes",
    ),
    "undo too far": (
        '{"fort": 1}\n{"undo": 5}\n',
        ":2: More moves were taken back than were made.",
    ),
    "does not fit": (
        '{"fort": 1}\n{"event": {"e": "card_drawn", "seat": 0, "card": "bug.1"}}\n',
        "Event 1 cannot follow",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_one_clear_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, expected = BROKEN[name]
    path = tmp_path / "broken.fort"
    path.write_text(content, "utf-8")
    assert main(["replay", str(path)]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert told.count("\n") == 1


def test_scenarios_and_their_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = SCENARIOS / "play_07_bug_with_the_moles.yaml"
    assert main(["scenario", str(good)]) == 0
    false = tmp_path / "false.yaml"
    false.write_text(good.read_text("utf-8").replace("pizza: 4", "pizza: 3"), "utf-8")
    assert main(["scenario", str(good), str(false)]) == 1
    assert "seat 0 stuff: 4 pizza, expected 3" in capsys.readouterr().out


WRONG = {
    "unknown key": ("rule: PLAY-7", "rule: PLAY-7\nrool: x", "unknown field `rool`"),
    "unknown kid": ("[bug, moles]", "[bug, mole]", "there is no kid 'mole'"),
    "too many copies": (
        "[bug, moles]",
        "[moles, moles]",
        "there is no other moles left (copies: 1)",
    ),
    "a bad move": ("use public", "use pubic", "'use pubic' is not a move"),
    "too full": ("lookout: [lefty]", "lookout: [lefty, sarge]", "Lookout holds 2 of 1 (COMP-9)"),
    "no YAML": ("rule: PLAY-7", "rule: [", "is not YAML"),
    "no seat": ("seat: 1", "seat: one", "Expected `int | null`"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_scenario_is_one_clear_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, expected = WRONG[name]
    text = (SCENARIOS / "play_07_bug_with_the_moles.yaml").read_text("utf-8")
    assert old in text
    path = tmp_path / "wrong.yaml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert main(["scenario", str(path)]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert str(path) in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (["simulate", "--players", "easy"], "expected 2 to 4 names, found 1"),
        (["simulate", "--players", "easy,genius"], "there is no player 'genius'"),
        (["simulate", "--games", "0"], "expected at least 1"),
        (["replay", "nothing.fort"], "cannot be read"),
        (["screenshot", "moon", "x.png"], "there is no screen 'moon'"),
        (["screenshot", "table", "x.png", "--size", "big"], "expected WIDTHxHEIGHT"),
        (["screenshot", "table", "x.png", "--lang", "xx"], "--lang: expected one of"),
        (["screenshot", "table", "/no/where.png"], "cannot be written"),
    ],
)
def test_a_wrong_call_is_one_clear_line(
    call: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(call) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("screen", ["new-game", "table", "pause", "results"])
@pytest.mark.parametrize("size", ["1280x720", "1024x768"])
def test_screens_are_photographed(screen: str, size: str, tmp_path: Path) -> None:
    out = tmp_path / "shot.png"
    assert main(["screenshot", screen, str(out), "--size", size]) == 0
    picture = pygame.image.load(str(out))
    assert f"{picture.get_width()}x{picture.get_height()}" == size
    shades = {tuple(picture.get_at((x, y))) for x in range(0, 1000, 9) for y in range(0, 700, 9)}
    assert len(shades) > 20


def test_a_scenario_is_photographed(tmp_path: Path) -> None:
    out = tmp_path / "shot.png"
    scenario = str(SCENARIOS / "perk_03_copy_cat.yaml")
    assert main(["screenshot", "table", str(out), "--scenario", scenario]) == 0
    assert out.stat().st_size > 10_000
