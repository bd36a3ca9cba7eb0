"""Facts of games are kept so that nothing is lost by a kill or by two programs, and agree with the
records."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fort_desktop.chronicle.facts import GameFacts
from fort_desktop.chronicle.kept import NAME, KeptFacts, seal_of
from fort_desktop.chronicle.reading import Reading
from fort_desktop.chronicle.tale import tale_of
from fort_desktop.record.content import content_of
from fort_desktop.record.journal import rename
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.moves import Follow
from tests.chronicle.telling import CATALOG, MAJA, played, write_game
from tests.waiting import until

KILLS = 2


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    for number in range(3):
        write_game(folder / f"{number}.fort", 100 + number)
    return folder


def fresh(path: Path) -> GameFacts | None:
    """The facts of a record, with nothing kept."""
    return KeptFacts(None, CATALOG).work_out(path)


def test_what_is_kept_is_what_the_record_tells(games: Path, tmp_path: Path) -> None:
    path = games / "0.fort"
    first = KeptFacts(tmp_path, CATALOG)
    assert first.known(path) == (False, None)
    told = first.work_out(path)
    first.keep()
    assert told is not None
    assert KeptFacts(tmp_path, CATALOG).known(path) == (True, told)
    assert told == fresh(path)
    scores = sorted(played().state.scores, key=lambda score: score.seat)
    assert [seat.score for seat in told.seats] == scores
    assert told.rounds == played().state.round
    assert all("first_game" in seat.won for seat in told.seats)


def test_every_moment_is_one_of_the_record(games: Path) -> None:
    told, events = fresh(games / "0.fort"), played().events
    assert told is not None
    tale = tale_of(events, CATALOG)
    assert tale is not None
    moments = {moment.at: moment.round for moment in tale.moments}
    assert all(moment.event is events[moment.at - 1] for moment in tale.moments)
    for seat in told.seats:
        assert all(moments[won.at] == won.round for won in seat.won.values())
        assert seat.followed <= seat.asked


def test_who_could_have_followed_is_told_by_the_own_hand() -> None:
    """Played once more by the rules, and each question looked at as it is asked."""
    game, asked = played().before(0), [0, 0]
    for act in played().acts:
        decision = game.decision
        assert decision is not None
        if decision.kind == "follow":
            asked[decision.seat] += any(isinstance(move, Follow) for move in decision.moves)
        game.push(act.move)
    tale = tale_of(played().events, CATALOG)
    assert tale is not None
    assert tale.asked == tuple(asked)
    assert all(asked)


def test_a_changed_record_is_read_again(games: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.fort"
    path.write_bytes((games / "0.fort").read_bytes())
    kept = KeptFacts(tmp_path, CATALOG)
    kept.work_out(path)
    before = seal_of(path)
    rename(path, "Sunday")
    assert seal_of(path) != before
    assert kept.known(path) == (False, None)
    torn = tmp_path / "torn.fort"
    torn.write_bytes(content_of(path) + b'{"n":1,')
    assert seal_of(torn).startswith("="), "no checksum at its end: one of all its bytes"
    assert kept.work_out(torn) == fresh(path)


@pytest.mark.parametrize("damage", [b"", b"{", b'{"fort_facts":0,"games":{}}', b'{"games":[]}'])
def test_a_damaged_file_is_worked_out_again(games: Path, tmp_path: Path, damage: bytes) -> None:
    (tmp_path / NAME).write_bytes(damage)
    path = games / "0.fort"
    kept = KeptFacts(tmp_path, CATALOG)
    assert kept.known(path) == (False, None)
    told = kept.work_out(path)
    kept.keep()
    assert KeptFacts(tmp_path, CATALOG).known(path) == (True, told)


def test_facts_of_another_version_are_worked_out_again(games: Path, tmp_path: Path) -> None:
    path = games / "0.fort"
    kept = KeptFacts(tmp_path, CATALOG)
    kept.work_out(path)
    kept.keep()
    written = json.loads((tmp_path / NAME).read_text("utf-8"))
    written["fort_facts"] -= 1
    (tmp_path / NAME).write_text(json.dumps(written), "utf-8")
    assert KeptFacts(tmp_path, CATALOG).known(path) == (False, None)


def test_no_game_and_half_a_game_tell_nothing(games: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.fort"
    half.write_bytes(b"".join((games / "0.fort").read_bytes().splitlines(True)[:200]))
    (tmp_path / "none.fort").write_bytes(b"nothing\n")
    kept = KeptFacts(tmp_path, CATALOG)
    assert kept.work_out(half) is None
    assert kept.work_out(tmp_path / "none.fort") is None
    assert kept.work_out(tmp_path / "gone.fort") is None


def test_two_programs_lose_nothing_of_each_other(games: Path, tmp_path: Path) -> None:
    one, two = KeptFacts(tmp_path, CATALOG), KeptFacts(tmp_path, CATALOG)
    assert one.known(games / "0.fort") == two.known(games / "1.fort") == (False, None)
    one.work_out(games / "0.fort")
    two.work_out(games / "1.fort")
    one.keep()
    two.keep()
    third = KeptFacts(tmp_path, CATALOG)
    assert third.known(games / "0.fort")[0]
    assert third.known(games / "1.fort")[0]


def test_facts_of_many_games_that_are_gone_are_forgotten(games: Path, tmp_path: Path) -> None:
    kept = KeptFacts(tmp_path, CATALOG)
    told = kept.work_out(games / "0.fort")
    kept.take({f"{n:016x}": told for n in range(100)})
    kept.keep([games / "0.fort"])
    file = (tmp_path / NAME).read_text("utf-8")
    assert seal_of(games / "0.fort") in file
    assert f"{7:016x}" not in file


def test_a_thread_reads_what_is_missing(games: Path, tmp_path: Path) -> None:
    slots = Saves(games).games()
    kept = KeptFacts(tmp_path, CATALOG)
    reading = Reading(kept, slots)
    reading.wait()
    assert reading.done
    assert len(reading.facts) == len(reading.games) == 3
    again = Reading(KeptFacts(tmp_path, CATALOG), slots)
    assert again.done, "all is known at once"
    assert again.facts == reading.facts
    assert all(slot.summary.sitting.holder(0) == MAJA for slot in again.games)


_WRITER = """
import sys
from pathlib import Path
from fort_desktop.chronicle.kept import KeptFacts
from fort_desktop.rules.model.moves import Follow
from tests.chronicle.telling import CATALOG
data, game = map(Path, sys.argv[1:])
kept = KeptFacts(data, CATALOG)
told = kept.work_out(game)
for number in range(100_000):
    kept.take({f"{number:016x}": told})
    kept.keep()
"""


def killed_while_it_writes(data: Path, game: Path) -> None:
    """Work out what a game tells, in another program, and kill it in the midst of keeping that."""
    call = [sys.executable, "-c", _WRITER, str(data), str(game)]
    program = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    file = data / NAME
    size = file.stat().st_size if file.exists() else 0

    def grown() -> bool:
        assert program.poll() is None, program.communicate()[1].decode()
        return file.exists() and file.stat().st_size > size + 4000

    try:
        until(grown)
    finally:
        program.kill()
        program.communicate()


def test_a_killed_program_leaves_whole_facts(games: Path, tmp_path: Path) -> None:
    """Killed while it writes: what was kept before is there, and the next program goes on."""
    count = 0
    for number in range(KILLS):
        killed_while_it_writes(tmp_path, games / f"{number}.fort")
        kept = KeptFacts(tmp_path, CATALOG)
        for earlier in range(number + 1):
            path = games / f"{earlier}.fort"
            assert kept.known(path) == (True, fresh(path))
        assert len(kept) > count
        count = len(kept)
