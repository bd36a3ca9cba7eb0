"""What records say of second tries and of lessons, so that two medals can be told from them."""

from pathlib import Path

from fort_desktop.chronicle.collection import counting, medals_of
from fort_desktop.record.aside import Aside, LessonMark, aside_body
from fort_desktop.record.saves import Saves
from fort_desktop.record.sitting import Sitting
from fort_desktop.record.summary import summarise
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.lesson import Lesson
from fort_desktop.ui.coach.lesson.offer import FirstGame
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from tests.chronicle.telling import MAJA, SEATS, ZOE, played


def session(ended: bool, sitting: Sitting) -> Session:
    game = played().copy() if ended else played().before(30)
    found = Session(game, SEATS[:2], {})
    found.recording.sitting = sitting
    return found


def test_a_second_try_knows_who_had_the_seats(tmp_path: Path) -> None:
    table = Sitting((MAJA, ZOE)).after([(1, "")])
    finished = session(True, table)
    again = finished.branch(played().acts[20].at, tmp_path, 5)
    again.close()
    told = summarise(Saves(tmp_path).games()[0].path)
    assert told.sitting.tried == (MAJA, "")
    assert told.sitting.holders == (), "it counts for nobody"
    once_more = finished.branch(played().acts[20].at, None)
    once_more.recording.sitting = told.sitting
    assert told.sitting.triers(2) == (MAJA, ""), "a try of a try is theirs too"


def test_a_try_of_a_game_that_goes_on_is_none(tmp_path: Path) -> None:
    open_still = session(False, Sitting((MAJA, ZOE)))
    again = open_still.branch(played().acts[20].at, tmp_path, 5)
    again.close()
    assert Saves(tmp_path).games()[0].summary.sitting.tried == ()


def test_a_lesson_remembers_that_it_was_done() -> None:
    mark = LessonMark("free", 6, 7, done=True)
    assert Lesson(mark, made=9).mark.done
    left = Lesson(LessonMark("free", 6, 7), made=9)
    assert not left.mark.done
    assert b"done" not in aside_body(Aside(lesson=left.mark)), "as before"
    left.done = True
    assert b'"done":true' in aside_body(Aside(lesson=left.mark))


def test_the_lesson_is_of_the_profile_with_the_typed_name(tmp_path: Path) -> None:
    app = App((1280, 720), speed=0, data=tmp_path)
    zoe = app.profiles.add(Profile("Zoe"))
    app.push(routes.FirstGame())
    offer = app.screen
    assert isinstance(offer, FirstGame)
    offer.name = "zoe"
    offer.begin()
    app.push(routes.Title())
    assert app.games.saves is not None
    slots = app.games.saves.games()
    assert zoe is not None
    assert slots[0].summary.sitting.holders == (zoe, "")
    assert counting(slots) == [], "a lesson counts for nobody"
    assert medals_of(zoe, [], slots)["first_game"].game is None, "it has only begun"
    app.close()
