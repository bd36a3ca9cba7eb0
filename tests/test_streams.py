"""What the program says arrives: in any encoding, through a pipe, and without a console."""

import io
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, TextIO

import pytest

from fort_desktop import streams
from fort_desktop.cli import main
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scene.driver import NoScreenError
from fort_desktop.ui.i18n import i18n
from tests.record.games import begin, play, saved
from tests.still import language_kept

ROOT: Final = Path(__file__).resolve().parents[1]
SCENARIO: Final = "tests/scenarios/play_07_bug_with_the_moles.yaml"
TOLD: Final = "и".encode() if sys.platform == "win32" else b"\\u0438"
"""A letter that the encoding of a pipe lacks: on Windows every pipe has all letters."""
ENCODINGS: Final = ("ascii", "cp1250", "cp1251", "cp1252", "cp866")


@pytest.fixture(scope="module")
def record(catalog: Catalog, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game with names of several countries, in a file called so too."""
    session = begin(catalog, tmp_path_factory.mktemp("games"))
    play(session, 100_000)
    session.close()
    path = saved(session)
    Saves(path.parent).rename(path, "Gra żółć, игра")
    return path.rename(path.with_name("Gra żółć, игра.fort"))


def narrow(encoding: str) -> io.TextIOWrapper:
    """A stream like that of a pipe, which takes only the letters of one encoding."""
    return io.TextIOWrapper(io.BytesIO(), encoding, write_through=True)


def written(stream: TextIO) -> bytes:
    """What a narrow stream has taken."""
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


@pytest.fixture
def quick_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that computes nothing: what it tells of the game is told all the same."""
    monkeypatch.setattr("fort_desktop.commands.review.review", lambda *_, **__: iter(()))


def calls(record: Path) -> list[list[str]]:
    """Every command that tells names, or words of a language."""
    path = str(record)
    few = ["--games", "1", "--players", "random,random"]
    return [
        *(["replay", path, "--lang", language] for language in ("en", "pl", "ru", "cs", "pt_BR")),
        ["replay", path, "--to", "30", "--view", "1", "--json"],
        ["replay", path, "--audit", "--lang", "ru"],
        ["review", path, "--no-par", "--lang", "ru"],
        ["scenario", SCENARIO, "--lang", "ru"],
        ["simulate", *few, "--log", str(record.parent / "журнал")],
        ["replay", str(record.with_name("нет ż.fort")), "--lang", "ru"],
        ["replay", "\udcff.fort"],
        ["scenario", "нет ż.yaml", "--lang", "pl"],
        ["simulate", "--players", "я,ż"],
        ["screenshot", "ż", "я.png"],
        ["ż"],
    ]


@pytest.mark.usefixtures("quick_review")
def test_no_encoding_ends_a_command_with_a_traceback(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    for words in calls(record):
        for encoding in ENCODINGS:
            out, err = narrow(encoding), narrow(encoding)
            monkeypatch.setattr(sys, "stdout", out)
            monkeypatch.setattr(sys, "stderr", err)
            try:
                code = main(words)
            except SystemExit as stopped:
                code = int(str(stopped.code))
            assert written(out if code == 0 else err), (words, encoding)


def test_a_letter_that_the_encoding_lacks_is_told_all_the_same(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", narrow("cp1252"))
    assert main(["replay", str(record), "--lang", "ru"]) == 0
    assert TOLD in written(sys.stdout)


def test_the_language_of_a_command_is_not_that_of_the_next_test(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As conftest.py sees to it for every test."""
    with language_kept():
        assert main(["replay", str(record), "--lang", "ru"]) == 0
        assert (i18n.language(), i18n.tr("Settings")) == ("ru", "Настройки")
    assert (i18n.language(), i18n.tr("Settings")) == ("en", "Settings")
    assert "и" in capsys.readouterr().out


def test_a_real_pipe_of_few_letters_takes_everything(record: Path) -> None:
    call = [sys.executable, "-m", "fort_desktop", "replay", str(record), "--lang", "ru"]
    env = {"PYTHONIOENCODING": "cp1252", "PATH": "/usr/bin:/bin", "SYSTEMROOT": "C:\\Windows"}
    done = subprocess.run(call, cwd=ROOT, env=env, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert TOLD in done.stdout


def test_a_pipe_of_windows_has_all_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    out = narrow("cp1252")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdout", out)
    with streams.ready():
        print("Zoë ż я", end="")
    assert written(out).decode("utf-8") == "Zoë ż я"


# Without a console.


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What message boxes have said."""
    shown: list[str] = []
    monkeypatch.setattr(streams, "_show", shown.append)
    return shown


def called(words: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    """The exit code of a call in a program that has neither stream."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        patch.setattr(sys, "stderr", None)
        try:
            return main(words)
        except SystemExit as stopped:
            return int(str(stopped.code))
        finally:
            assert sys.stderr is None


def no_screen(*_: object, **__: object) -> Any:
    raise NoScreenError("")


def test_a_wrong_option_is_told_in_a_box(box: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(["--colour"], monkeypatch) == 2
    assert len(box) == 1
    assert "unrecognized arguments: --colour" in box[0]


def test_a_wrong_call_is_told_in_one_box(box: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(["scenario", "no.yaml", "none.yaml"], monkeypatch) == 2
    assert len(box) == 1
    assert "no.yaml" in box[0]
    assert "none.yaml" in box[0]


def test_a_missing_screen_is_told_in_a_box(
    box: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("fort_desktop.ui.app.window.PygameDriver", no_screen)
    assert called(["--data", str(tmp_path)], monkeypatch) == 2
    assert len(box) == 1
    assert "no window can be opened" in box[0]


@pytest.mark.usefixtures("quick_review")
def test_commands_count_nothing_where_nobody_sees_it(
    box: list[str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate = ["simulate", "--games", "2", "--players", "random,random"]
    assert called(simulate, monkeypatch) == 0
    assert called(["review", str(record), "--no-par"], monkeypatch) == 0
    assert box == []


def test_what_a_window_tells_needs_no_box(box: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure of the program: its window shows it, and the log has it."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", None)
        with streams.ready():
            streams.log("a failure")
    assert box == []
