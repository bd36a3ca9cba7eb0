"""Taking back what others did, or what has ended: asked first, told to all, and nothing is lost."""

from pathlib import Path

import pytest

from fort_desktop.record.summary import summarise
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.situation import AnswerPads
from tests.inside import game_of
from tests.record.games import digest, play, saved
from tests.ui.sitting import Sitting


def ended(data: Path, players: tuple[str, ...] = ("human", "easy")) -> Sitting:
    """A game that is over, opened from the list."""
    sitting = Sitting(players, data=data)
    play(sitting.session, 5000)
    path = saved(sitting.session)
    sitting.app.push(routes.Title())
    sitting.app.games.open(path)
    sitting.pilot.settle()
    assert sitting.session.ended
    return sitting


@pytest.mark.parametrize("players", [("human", "easy"), ("human", "human")])
@pytest.mark.parametrize("how", ["key", "tool"])
def test_a_game_that_is_over_stays_over(tmp_path: Path, players: tuple[str, ...], how: str) -> None:
    sitting = ended(tmp_path, players)
    over, path = digest(sitting.session), saved(sitting.session)
    content, moves = path.read_bytes(), len(game_of(sitting.session).acts)

    def take_back() -> None:
        if how == "key":
            sitting.pilot.press("ctrl z")
        else:
            sitting.pilot.click("undo")

    take_back()
    assert "result" in sitting.says
    assert "copy" in sitting.says
    sitting.pilot.click("back")
    assert digest(sitting.session) == over
    take_back()
    sitting.pilot.press("escape")
    assert sitting.sees("results"), "the question is closed, the game not left"
    take_back()
    sitting.pilot.click("branch")
    if sitting.sees("take_over"):
        sitting.pilot.click("take_over")
    by_pads = isinstance(sitting.table.model.situation, AnswerPads)
    assert sitting.asked or by_pads, "the viewer's last question"
    assert not sitting.session.ended
    assert len(game_of(sitting.session).acts) < moves
    assert sitting.session.practice
    assert saved(sitting.session) != path
    assert path.read_bytes() == content
    assert summarise(path).ended
    assert not summarise(path).practice
    sitting.app.push(routes.Title())


def test_a_practice_game_that_is_over_stays_over_too(tmp_path: Path) -> None:
    sitting = Sitting(("human", "easy"), data=tmp_path)
    sitting.session.make_practice()
    play(sitting.session, 5000)
    path = saved(sitting.session)
    sitting.app.push(routes.Title())
    sitting.app.games.open(path)
    content = path.read_bytes()
    sitting.pilot.press("ctrl z")
    sitting.pilot.click("branch")
    assert saved(sitting.session) != path
    sitting.app.push(routes.Title())
    assert path.read_bytes() == content


def test_the_results_after_a_branch(tmp_path: Path) -> None:
    """The branch is played to its own end, and its results say what it was."""
    sitting = ended(tmp_path)
    sitting.pilot.press("ctrl z")
    sitting.pilot.click("branch")
    sitting.until(lambda: sitting.sees("results"))
    sitting.pilot.click("results")
    screen = sitting.app.screen
    assert isinstance(screen, ResultsScreen)
    assert screen.practice
    sitting.app.push(routes.Title())


def others_have_moved() -> Sitting:
    """Three persons; the one who plays could take back what the others did, if all agree."""
    sitting = Sitting(("human", "human", "human"))
    sitting.until(
        lambda: (
            sitting.asked == "play"
            and sitting.session.at > 100
            and sitting.table.model.hotseat.can_wish_back(sitting.session.viewer)
        )
    )
    return sitting


def test_all_agree_before_it_is_taken_back() -> None:
    """It is asked at the public table, and told at the curtain and in the log for good."""
    sitting = others_have_moved()
    session = sitting.session
    by, before = session.viewer, digest(session)
    others = [seat for seat in range(3) if seat != by]
    names = [session.seats[seat].name for seat in others]
    sitting.pilot.press("ctrl z")
    assert session.seats[by].name in sitting.says
    assert "practice" in sitting.says
    assert not sitting.pilot.nodes(lambda node: node.name.startswith("hand:"))
    for seat in others:
        assert digest(session) == before
        sitting.pilot.click(f"agree {seat}")
    assert digest(session) != before
    assert session.practice
    told = f"{session.seats[by].name} takes back moves by others: {', '.join(names)}"
    assert told in [line.words for line in sitting.table.model.lines]
    seen: set[int] = set()
    while seen < set(others):
        sitting.until(lambda: sitting.sees("take_over"))
        who = sitting.table.model.stand.seat
        words = sitting.pilot.node("curtain").label
        assert (told in words) == (who != by and who not in seen), "each learns of it once"
        sitting.pilot.click("take_over")
        seen.add(who)


def test_one_who_does_not_agree_is_enough() -> None:
    sitting = others_have_moved()
    before, by = digest(sitting.session), sitting.session.viewer
    sitting.pilot.press("ctrl z")
    sitting.pilot.click(f"agree {(by + 1) % 3}")
    sitting.pilot.click("refuse")
    assert digest(sitting.session) == before
    assert not sitting.session.practice
    assert sitting.sees("take_over"), "whose turn it is comes back to a covered hand"


def test_with_computers_only_nobody_has_to_be_told() -> None:
    sitting = Sitting(("human", "easy", "easy"))
    sitting.session.make_practice()
    sitting.until(lambda: sitting.session.at > 100 and sitting.asked == "play")
    before = digest(sitting.session)
    sitting.pilot.press("ctrl z")
    assert digest(sitting.session) != before
    assert not sitting.session.taken_back


def test_one_thing_is_closed_at_a_time_the_last_one_first() -> None:
    sitting = Sitting(("human", "easy"))
    sitting.until(
        lambda: (
            sitting.session.at > 150 and bool(sitting.asked) and sitting.session.practice_would_help
        )
    )
    pile = next(name for name in sitting.names("discard") if name != "discarded")
    sitting.pilot.click(pile)
    assert sitting.sees("sheet")
    sitting.pilot.press("ctrl z")
    assert sitting.sees("practice")
    assert not sitting.sees("sheet"), "the question takes the place of what lay open"
    sitting.pilot.click(pile)
    assert sitting.sees("sheet")
    sitting.pilot.press("escape")
    assert not sitting.sees("sheet")
    assert sitting.sees("practice"), "the sheet was opened later"
    sitting.pilot.press("escape")
    assert not sitting.sees("practice")
    assert sitting.asked, "and the game goes on"


def test_escape_closes_the_proof_and_stays_at_the_results(tmp_path: Path) -> None:
    sitting = ended(tmp_path)
    sitting.pilot.click("results")
    sitting.pilot.click("more")
    sitting.pilot.click("proof")
    assert sitting.sees("note")
    sitting.pilot.press("escape")
    assert not sitting.sees("note")
    assert sitting.sees("scores")
    sitting.pilot.press("escape")
    assert not sitting.sees("proof"), "the other ways on are closed before the page"
    assert sitting.sees("scores")
    sitting.pilot.press("escape")
    assert not sitting.sees("scores")
