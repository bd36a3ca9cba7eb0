"""The expert's advice at the table, and what is said of players before a game."""

from pathlib import Path

from fort_desktop.bots.hint import Facts, Follower, Hint
from fort_desktop.bots.strength import measured
from fort_desktop.content import load_catalog
from fort_desktop.rules.model.moves import SKIP, Use
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key, Pointer, Quit
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.screens.players import expected
from fort_desktop.ui.table.note import ADVISED, NOTE
from fort_desktop.ui.table.preview import _SHOWN
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.hints import chance_words, equal_to, reason_words
from fort_desktop.ui.text.players import PLAYERS
from fort_desktop.ui.text.sentences import Teller
from tests.record.games import PERSON_AND_TWO, begin, digest, play, saved
from tests.ui.sitting import Sitting

SIZE = (1280, 720)


def at_the_table(data: Path, speed: float = 0) -> tuple[App, Pilot, TableScreen]:
    session = begin(load_catalog(), data / "games")
    play(session, 40)
    session.close()
    app = App(SIZE, speed=speed, data=data)
    app.games.open(saved(session))
    pilot = Pilot(app, HeadlessDriver(SIZE))
    assert isinstance(app.screen, TableScreen)
    return app, pilot, app.screen


def test_a_click_on_the_advice_makes_the_move(tmp_path: Path) -> None:
    app, pilot, table = at_the_table(tmp_path)
    decision = table.decision
    assert decision is not None
    before = digest(table.session)
    pilot.click("hint")
    assert 1 <= len(table.model.state.advice) <= 3
    assert all(hint.move in decision.moves for hint in table.model.state.advice)
    assert digest(table.session) == before
    words = pilot.node(NOTE).label
    assert "in 100 games" in words
    pilot.click("hint")
    assert not pilot.nodes(lambda node: node.name == NOTE)
    pilot.click("hint")
    pilot.click(ADVISED)
    assert digest(table.session) != before
    assert not table.model.state.advice
    app.frame([Quit()], 0.0)


def test_sentences_come_from_facts() -> None:
    teller = Teller(load_catalog(), PERSON_AND_TWO)
    facts = Facts(points=2, levels=1, followers=(Follower(1, ("glue",), 3, 9),))
    hint = Hint(SKIP, (SKIP,), 0.634, facts)
    assert chance_words(hint) == "wins 63 in 100 games"
    assert reason_words(hint, teller) == (
        "Your fort grows by 1 level. It scores 2 points. Who could follow: Tomek."
    )
    bare = Hint(SKIP, (SKIP,), 0.0, Facts())
    assert chance_words(bare) == "wins 1 in 100 games"
    assert reason_words(bare, teller)


def test_of_two_moves_that_bring_the_same_either_is_said_to_be_good() -> None:
    teller = Teller(load_catalog(), PERSON_AND_TWO)
    facts = Facts(points=3, lookout=("ant",), followers=(Follower(1, ("glue",), 3, 9),))
    one, two = (Hint(Use(box), (), 0.72, facts) for box in ("private", "public"))
    worse = Hint(SKIP, (SKIP,), 0.6, facts)
    assert equal_to(one, (one, worse, two)) == two
    assert equal_to(worse, (one, two, worse)) is None
    assert reason_words(one, teller, alike="Public action") == (
        "It scores 3 points. Into the Lookout: Ant. Or, just as good: Public action."
    )


def test_a_click_ends_the_telling_and_does_nothing_else(tmp_path: Path) -> None:
    app, _, table = at_the_table(tmp_path, speed=1)
    decision = table.decision
    assert decision is not None
    table.model.make(decision.moves[-1])
    while not table.model.state.coming:
        app.frame([], 0.01)
    last = table.model.state.coming[-1].at
    while not table.session.recording.settled:
        app.frame([], 0.0)
    middle = Point(SIZE[0] / 2, SIZE[1] / 2)
    app.frame([Pointer("down", middle, 1), Pointer("up", middle, 1)], 0.0)
    # A rival may have answered at once; what was being told has been told.
    assert all(step.at > last for step in table.model.state.coming)
    assert max(line.at for line in table.model.lines) <= last
    assert not table.scene.animator.busy
    app.frame([Quit()], 0.0)


def test_what_is_to_be_expected_of_a_player() -> None:
    """Each level beats the one before; who is not measured is described in words alone."""
    beaten = {bar.a: bar for bar in measured().values() if bar.seats == 2}
    assert list(beaten) == ["easy", "normal", "hard", "expert"]
    for kind, bar in beaten.items():
        assert f"Wins {bar.of_hundred} in 100 games against “{bar.b}”" in expected(kind)
    for kind in ("human", "random", "builder", "collector", "bully"):
        assert expected(kind) == PLAYERS[kind].expect


def test_in_a_draft_the_advice_for_one_is_not_read_by_the_next() -> None:
    """INFO-1: it names the kids of a pack that nobody else has seen."""
    sitting = Sitting(("human", "human"), setup="draft")
    sitting.pilot.click("take_over")
    model = sitting.table.model
    asked = model.stand.seat
    assert model.ask_hint()
    assert model.decision is not None
    model.make(model.decision.moves[0])
    model.done()
    sitting.frames(0.5)
    if sitting.sees("take_over"):
        sitting.pilot.click("take_over")
    sitting.frames(0.5)
    assert sitting.table.model.stand.seat != asked
    assert sitting.table.model.state.advice == ()


def test_advice_asked_for_by_keys_lies_free_and_has_the_focus() -> None:
    """Nothing else explains then, and what the advised move brings is seen on the board."""
    sitting = Sitting(("human", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    sitting.answer("hand:")
    assert sitting.asked == "prepare"
    sitting.frames(1.0)
    table = sitting.table
    sitting.app.frame([Key("tab")], 0.01)
    sitting.frames(1.0)
    assert table.tooltips.told is not None
    sitting.app.frame([Key("h")], 0.01)
    sitting.frames(1.0)
    assert sitting.sees(ADVISED)
    assert table.scene.focus.node is sitting.pilot.node(ADVISED)
    assert table.tooltips.told is None
    hint = table.model.state.hint
    assert hint is not None
    assert table.preview._on_show == (hint.move if isinstance(hint.move, _SHOWN) else None)
