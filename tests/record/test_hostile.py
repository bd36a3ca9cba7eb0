"""Files from anybody: no record can stop the program, hang it, or make it write elsewhere."""

import json
import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.record.groups import Groups
from fort_desktop.record.reader import read_record
from fort_desktop.record.saves import Saves
from fort_desktop.record.summary import summarise
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.loading import open_session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.text.file_faults import fault_line, fault_words
from tests.record.forge import Row, event_row, forged, last_due, sealed
from tests.record.games import begin, play, saved

CATALOG = load_catalog()
SIZE = (1280, 720)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A kept game in its second round or so."""
    session = begin(CATALOG, tmp_path_factory.mktemp("sound") / "games")
    play(session, 40)
    session.close()
    return saved(session)


def code_of(path: Path) -> tuple[str, int]:
    """How a file is refused: the code and the line, from the reading or the opening."""
    with pytest.raises(RecordError) as caught:
        open_session(CATALOG, path)
    assert fault_words(caught.value)
    assert str(path).replace("\0", "\\x00") in fault_line(caught.value)
    assert fault_line(caught.value).isprintable()
    return caught.value.code, caught.value.line


BARE = {
    "cards that are none": (b'{"fort":1,"cards":{}}\n', "no_question"),
    "bytes that are no text": (b'{"fort":1,"zzz":"\xff"}\n', "no_question"),
    "words that are no text": (b'{"fort":1,"words":"\xff"}\n', "no_record"),
    "a line that is no text": (b'{"fort":1}\n{"name":"\xff"}\n', "no_question"),
    "an event that is no text": (b'{"fort":1}\n{"event":{"e":"\xff\xfe"}}\n', "no_question"),
    "a number without end": (b'{"fort":1,"zzz":' + b"9" * 5000 + b"}\n", "no_question"),
    "a seed without end": (b'{"fort":1,"seed":' + b"9" * 5000 + b"}\n", "no_record"),
    "a seed of 65 bits": (b'{"fort":1,"seed":36893488147419103232}\n', "no_record"),
    "half a character": (b'{"fort":1,"words":"\\ud800"}\n', "no_record"),
    "a control character": (b'{"fort":1,"words":"a\\u0000b"}\n', "bad_text"),
    "a name without end": (b'{"fort":1,"words":"' + b"a" * 9000 + b'"}\n', "no_record"),
    "brackets without end": (b'{"fort":1,"zzz":' + b"[" * 100_000 + b"\n", "no_record"),
    "nothing but NUL": (b"\x00" * 100_000, "no_record"),
    "nothing but CR": (b"\r" * 4_000_000, "no_record"),
    "too many lines": (b'{"fort":1}\n' + b"\n" * 300_000, "too_many_lines"),
    "other breaks of lines": (b'{"fort":1}\r\n{"event":{}}\r\n', "no_question"),
}


@pytest.mark.parametrize("name", BARE)
def test_a_bare_file_is_refused_with_a_code(name: str, tmp_path: Path) -> None:
    content, expected = BARE[name]
    path = tmp_path / "x.fort"
    path.write_bytes(content)
    assert code_of(path)[0] == expected
    assert summarise(path).seats == ()
    assert path.read_bytes() == content


def _negative_acts(rows: list[Row]) -> None:
    rows.append({"undo": 0, "acts": -999})


def _too_many_acts(rows: list[Row]) -> None:
    rows.append({"undo": 0, "acts": 999})


def _no_such_seat(rows: list[Row]) -> None:
    rows.append({"event": {"e": "fort_advanced", "seat": 3, "level": 1}})
    rows.append({"due": last_due(rows), "chance": "1"})


def _no_such_seat_at_all(rows: list[Row]) -> None:
    rows.append({"event": {"e": "fort_advanced", "seat": 99, "level": 1}})


def _nobody_asked(rows: list[Row]) -> None:
    last_due(rows)["seat"] = 3


def _seat_77_asked(rows: list[Row]) -> None:
    last_due(rows)["seat"] = 77


def _steps_without_end(rows: list[Row]) -> None:
    action = {"seat": 0, "role": "leader", "box": "public", "times": 10**9}
    last_due(rows).update(stage="action", action=action)


def _an_action_of_no_card(rows: list[Row]) -> None:
    action = {"seat": 0, "role": "leader", "box": "public", "times": 1, "at": 7}
    last_due(rows).update(stage="action", action=action)


def _an_unknown_card(rows: list[Row]) -> None:
    event_row(rows, "park_deck_shuffled")["cards"][0] = "nobody.1"


def _an_unknown_perk(rows: list[Row]) -> None:
    event_row(rows, "perks_laid")["perks"][0] = "sleeping"


def _a_card_twice(rows: list[Row]) -> None:
    cards = event_row(rows, "park_deck_shuffled")["cards"]
    cards[-1] = cards[-2]


def _too_many_toys(rows: list[Row]) -> None:
    rows.append({"event": {"e": "resource_gained", "seat": 0, "resource": "toys", "amount": 9}})
    rows.append({"due": last_due(rows), "chance": "1"})


def _begun_twice(rows: list[Row]) -> None:
    rows.append({"event": event_row(rows, "game_started")})
    rows.append({"due": last_due(rows), "chance": "1"})


def _an_unknown_player(rows: list[Row]) -> None:
    event_row(rows, "game_started")["seats"][1]["player"] = "{genius}"


def _chance_without_end(rows: list[Row]) -> None:
    [row for row in rows if "due" in row][-1]["chance"] = "f" * 6000


def _chance_of_letters(rows: list[Row]) -> None:
    [row for row in rows if "due" in row][-1]["chance"] = "chance"


def _a_bad_name(rows: list[Row]) -> None:
    event_row(rows, "game_started")["seats"][0]["name"] = "a\x00b"


def _copies_without_end(rows: list[Row]) -> None:
    rows[0]["cards"]["kids"][0]["copies"] = 10**12
    rows[0]["catalog"] = "another"


def _cards_of_another_digest(rows: list[Row]) -> None:
    rows[0]["catalog"] = "another"


def _no_cards(rows: list[Row]) -> None:
    rows[0]["catalog"] = "another"
    del rows[0]["cards"]


FORGED: dict[str, tuple[Callable[[list[Row]], None], str]] = {
    "a card is in two places": (_a_card_twice, "impossible"),
    "more toys than fit": (_too_many_toys, "impossible"),
    "a seat that is not there": (_no_such_seat, "misfit"),
    "a question to nobody": (_nobody_asked, "misfit"),
    "an action of no card": (_an_action_of_no_card, "misfit"),
    "a card that is not there": (_an_unknown_card, "misfit"),
    "a perk that is not there": (_an_unknown_perk, "misfit"),
    "a game that begins twice": (_begun_twice, "misfit"),
    "a player that is not there": (_an_unknown_player, "unknown_player"),
    "copies without end": (_copies_without_end, "cards_wrong"),
    "cards of another digest": (_cards_of_another_digest, "cards_wrong"),
    "no cards": (_no_cards, "cards_missing"),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_record_is_refused_with_a_code(name: str, sound: Path, tmp_path: Path) -> None:
    change, expected = FORGED[name]
    path = tmp_path / "x.fort"
    content = forged(sound, change)
    path.write_bytes(content)
    assert code_of(path)[0] == expected
    assert path.read_bytes() == content  # what cannot be opened is left alone


DAMAGED: dict[str, tuple[Callable[[list[Row]], None], str]] = {
    "less than nothing taken back": (_negative_acts, "bad_line"),
    "more moves taken back than made": (_too_many_acts, "bad_undo"),
    "a seat beyond all": (_no_such_seat_at_all, "bad_line"),
    "a question beyond all": (_seat_77_asked, "bad_line"),
    "steps without end": (_steps_without_end, "bad_line"),
    "chance without end": (_chance_without_end, "bad_line"),
    "chance of letters": (_chance_of_letters, "bad_line"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_wrong_line_ends_the_record_before_it(name: str, sound: Path, tmp_path: Path) -> None:
    change, expected = DAMAGED[name]
    path = tmp_path / "x.fort"
    path.write_bytes(forged(sound, change))
    damage = summarise(path).damage
    assert damage is not None
    assert damage.code == expected
    session, notices = open_session(CATALOG, path)
    session.close()
    assert [(notice.kind, notice.line) for notice in notices] == [("damaged", damage.line)]


def test_a_name_that_cannot_be_shown(sound: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.fort"
    path.write_bytes(forged(sound, _a_bad_name))
    assert code_of(path) == ("no_question", 2)
    path.write_bytes(forged(sound, lambda rows: rows[0]["seats"][0].update(name="a\x1bb")))
    assert code_of(path) == ("bad_text", 1)


def test_hostile_files_do_not_keep_the_program_from_starting(sound: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    contents = [content for content, _ in BARE.values()]
    contents += [forged(sound, change) for change, _ in [*FORGED.values(), *DAMAGED.values()]]
    for number, content in enumerate(contents):
        (games / f"x{number}.fort").write_bytes(content)
    (games / "good.fort").write_bytes(sound.read_bytes())
    os.utime(games / "good.fort", (1, 1))
    (games / "list.json").write_bytes(b'{"x":{"time":1,"size":1,"told":{"name":"\xff"}}}')
    app = App(SIZE, speed=0, data=tmp_path)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.press("escape")
    pilot.click("games")
    saves = Saves(games)
    assert len(saves.games()) == len(contents) + 1
    for slot in saves.games():
        app.games.open(slot.path)
        if app.games.session is not None:
            app.push(routes.Title())
        pilot.press("escape")
    names = {slot.path.name for slot in saves.games() if slot.whole and not slot.summary.damage}
    assert "good.fort" in names
    assert len(Saves(games).games()) >= len(contents) + 1  # also from the remembered list


def test_a_name_that_is_no_text_keeps_no_game_from_being_played(
    sound: Path, tmp_path: Path
) -> None:
    """As old archives bring them."""
    games = tmp_path / "games"
    games.mkdir()
    path = games / "bad-\udcff\udcfe.fort"
    path.write_bytes(sound.read_bytes())
    app = App(SIZE, speed=0, data=tmp_path)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.press("escape")
    pilot.click("games")
    for _ in range(2):  # also from the remembered list
        [slot] = Saves(games).games()
        assert (slot.path, slot.whole, slot.summary.damage) == (path, True, None)
    app.games.open(path)
    assert app.games.session is not None


def test_reading_is_linear(monkeypatch: pytest.MonkeyPatch, sound: Path, tmp_path: Path) -> None:
    """Undo looks at no event twice: the work of n lines that take nothing back grows with n."""
    rows = sound.read_bytes().splitlines()
    bodies = [json.dumps({k: v for k, v in json.loads(r).items() if k not in "nc"}) for r in rows]
    looked = 0
    real = Groups._start_of

    def counted(self: Groups, count: int) -> int:
        nonlocal looked
        at = real(self, count)
        looked += len(self.events) - at
        return at

    monkeypatch.setattr(Groups, "_start_of", counted)
    path = tmp_path / "x.fort"
    path.write_bytes(sealed([*(b.encode() for b in bodies), *[b'{"undo":0}'] * 20_000]))
    assert read_record(path).damage is None
    assert looked == 0


def test_redo_of_many_moves_is_linear(sound: Path, tmp_path: Path) -> None:
    """Moves that were taken back are not copied again for every line after them."""
    record = read_record(sound)
    path = tmp_path / "x.fort"

    def change(rows: list[Row]) -> None:
        count = sum("event" in row for row in rows[_first_move(rows) :])
        rows.append({"undo": count, "acts": len(record.acts)})
        rows.extend([{"name": "x"}] * 50_000)

    content = forged(sound, change)
    path.write_bytes(content)
    tracemalloc.start()
    again = read_record(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert again.damage is None
    assert again.undone == [act.move for act in reversed(record.acts)]
    assert peak < 8 * len(content)


def _first_move(rows: list[Row]) -> int:
    return next(i for i, row in enumerate(rows) if "move" in row)


def test_folders_and_names_of_no_file_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "folder.fort").mkdir()
    assert code_of(tmp_path / "folder.fort")[0] == "no_regular_file"
    assert code_of(tmp_path / "a\0b.fort")[0] == "bad_name"
    assert Saves(tmp_path).games() == []


@pytest.mark.skipif(os.name != "posix", reason="devices, pipes and links of POSIX")
def test_devices_pipes_and_links_are_no_games(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.fort")
    (tmp_path / "zero.fort").symlink_to("/dev/zero")
    (tmp_path / "loop.fort").symlink_to("loop.fort")
    for name in ("pipe", "zero"):
        assert code_of(tmp_path / f"{name}.fort")[0] == "no_regular_file"
    assert code_of(tmp_path / "loop.fort")[0] == "unreadable"
    assert code_of(Path("/dev/zero"))[0] == "no_regular_file"
    (tmp_path / "list.json").symlink_to("/dev/zero")
    assert Saves(tmp_path).games() == []


def test_a_file_of_100_megabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.fort"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    assert code_of(path)[0] == "too_large"
