"""Whatever the program writes it can read again: each kind of file is decoded as it will be."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from fort_desktop.chronicle import kept as chronicle
from fort_desktop.chronicle.reading import Reading
from fort_desktop.record import index
from fort_desktop.record.duplicate import ParGame, ParGames, Player, read_par, read_set, write_par
from fort_desktop.record.reader import read_record
from fort_desktop.record.sitting import Sitting
from fort_desktop.review.kept import read_review, write_review
from fort_desktop.review.review import new_review
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.ui.app.app import App
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.settings import own_settings
from tests.record.games import play, saved

SEATS: Final = (SeatInfo("Maja ż я", "red", "human"), SeatInfo("Tomek", "blue", "easy"))


def profiles(path: Path) -> None:
    found = Profiles(path.parent)
    assert found.persons
    assert found.told == []


def settings(path: Path) -> None:
    found = own_settings(path, lambda: "en")
    assert (found.told, found.settings.music_volume) == ([], 3)


def listed(path: Path) -> None:
    entries = index._ALL.decode(path.read_bytes())
    assert entries
    for entry in entries.values():
        assert index._ONE.decode(entry).told.seats


def facts(path: Path) -> None:
    assert any(chronicle._FILE.decode(path.read_bytes()).games.values())


def record(path: Path) -> None:
    found = read_record(path)
    assert found.damage is None
    assert found.started


def par(path: Path) -> None:
    assert read_par(path).games


READERS: Final[dict[str, Callable[[Path], object]]] = {
    "settings.json": settings,
    "profiles.json": profiles,
    "list.json": listed,
    "facts.json": facts,
    "set.json": read_set,
    "par.json": par,
    "game.fort": record,
}


def test_each_kind_of_file_is_read_again(tmp_path: Path) -> None:
    store = own_settings(tmp_path / "settings.json", lambda: "en")
    app = App((1280, 720), speed=0, data=tmp_path, store=store)
    assert app.change(music_volume=3)
    maja = app.profiles.add(Profile("Maja ż я"))
    assert maja is not None
    app.games.start(SEATS, "basic", 5, sitting=Sitting((maja, "")))
    session = app.games.session
    assert session is not None
    play(session, 100_000)
    game = saved(session)
    days = app.games.days
    assert days.store is not None
    day = days.store.at(days.today)
    days.play(days.today, "", [seat.name for seat in day.told.seats])
    duplicates = app.games.duplicates.store
    assert duplicates is not None
    players = [Player("Maja ż я", maja), Player("Zoe")]
    deal = duplicates.begin(app.catalog, secret_deal(new_secret()), "basic", SEATS, 0, players)
    deal.play(0)[0].close()
    write_par(deal.par, ParGames(games=(ParGame(31, (0, 12, 31), True),)))
    app.close()
    slots = app.games.all_kept
    Reading(app.games.facts, slots).wait()
    blank = new_review(read_record(game).game(app.catalog), 0)
    assert write_review(game, blank)
    assert read_review(game, blank) == blank
    found = set()
    for path in sorted(tmp_path.rglob("*")):
        if path.is_file() and path.suffix != ".lock" and path.parent.name != "reviews":
            kind = "game.fort" if path.suffix == ".fort" else path.name
            READERS[kind](path)
            found.add(kind)
    assert found == set(READERS)
