"""Taking back, making again, the past, and branches from it."""

from pathlib import Path

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.revealing import reveals
from fort_desktop.rules.knowledge.view import hear, observe
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session
from tests.inside import game_of
from tests.record.games import begin, digest, play, saved


def acts(session: Session) -> list[str]:
    return [f"{act.seat} {act.move}" for act in game_of(session).acts]


def test_undo_is_free_until_something_is_revealed(catalog: Catalog, tmp_path: Path) -> None:
    """At every point: a free undo never takes back knowledge or another seat's move."""
    session = begin(catalog, tmp_path)
    free = refused = 0
    for _ in range(150):
        if play(session, 1):
            break
        act = game_of(session).acts[-1]
        gone = game_of(session).events[act.at :]
        allowed = act.seat == session.viewer and not any(map(reveals, gone))
        assert session.can_undo == allowed
        if allowed:
            before, made = digest(session), acts(session)
            free += 1
            session.undo()
            assert acts(session) == made[:-1]
            assert session.can_redo
            session.redo()
            assert digest(session) == before
            assert acts(session) == made
        else:
            refused += 1
            session.undo()
            assert len(game_of(session).acts) > 0
            assert game_of(session).acts[-1] is act
    session.close()
    assert free > 10
    assert refused > 10


def test_what_reveals() -> None:
    assert reveals(ev.CardDrawn(0, "bug.1"))
    assert reveals(ev.ParkRevealed("bug.1"))
    assert reveals(ev.DeckShuffled(0, ("bug.1",)))
    assert reveals(ev.CardToLookout(0, "bug.1", "deck"))
    assert reveals(ev.KidRecruited(0, "bug.1", "deck"))
    assert not reveals(ev.KidRecruited(0, "bug.1", "yard", 1))
    assert not reveals(ev.CardToLookout(0, "bug.1", "hand"))
    assert not reveals(ev.CardPlayed(0, "bug.1"))


def test_redo_after_far_undo_is_exact(catalog: Catalog, tmp_path: Path) -> None:
    """In a practice game back over shuffles and rivals; forward again nothing is reshuffled."""
    session = begin(catalog, tmp_path, practice=True)
    play(session, 120)
    while session.computers_turn:
        session.think()
    states = [digest(session)]
    for _ in range(25):
        session.undo()
        states.append(digest(session))
    assert len(set(states)) == 26
    assert any(isinstance(event, ev.DeckShuffled) for event in game_of(session).events)
    for state in states[-2::-1]:
        session.redo()
        assert digest(session) == state
    assert not session.can_redo
    session.close()
    again, notices = open_session(catalog, saved(session))
    again.close()
    assert notices == []
    assert digest(again) == states[0]


def test_undo_and_redo_survive_a_restart(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path, practice=True)
    play(session, 60)
    while session.computers_turn:
        session.think()
    whole = digest(session)
    for _ in range(3):
        session.undo()
    back = digest(session)
    session.close()
    again, _ = open_session(catalog, saved(session))
    assert again.practice
    assert digest(again) == back
    for _ in range(3):
        again.redo()
    assert digest(again) == whole
    assert not again.can_redo
    for _ in range(5):
        again.undo()
    assert digest(again) != whole
    again.close()
    fresh = Game.replay(game_of(again).events, catalog)
    assert fresh.state.digest() == digest(again)


def test_another_move_ends_what_could_be_redone(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path, practice=True)
    decision = None
    while decision is None or len(decision.moves) < 2:
        play(session, 1)
        while session.computers_turn:
            session.think()
        decision = session.decision
    session.submit(decision.moves[0])
    while session.computers_turn:
        session.think()
    session.undo()
    assert session.can_redo
    session.submit(decision.moves[1])
    assert not session.can_redo
    session.close()


def test_a_rated_game_asks_before_it_becomes_practice(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path)
    play(session, 40)
    while session.computers_turn:
        session.think()
    assert not session.can_undo
    assert session.practice_would_help
    session.make_practice()
    assert session.can_undo
    session.undo()
    session.close()
    again, _ = open_session(catalog, saved(session))
    again.close()
    assert again.practice
    assert digest(again) == digest(session)


def test_the_past_is_what_was_seen_then(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path)
    seen = {}
    for _ in range(80):
        play(session, 1)
        seen[len(game_of(session).events)] = observe(game_of(session).state, session.viewer)
    for at, view in seen.items():
        assert session.view_at(at) == view
    at = min(seen)
    steps = session.steps_from(at)
    assert steps[-1].view == session.view()
    assert all(step.at > at for step in steps)
    session.close()


def test_since_the_last_turn(catalog: Catalog, tmp_path: Path) -> None:
    session = begin(catalog, tmp_path)
    for _ in range(30):
        play(session, 1)
        at = session.last_seen
        seats = [act.seat for act in game_of(session).acts]
        if 0 not in seats or seats[-1] == 0:
            continue
        mine = max(i for i, seat in enumerate(seats) if seat == 0)
        assert at == game_of(session).acts[mine + 1].at
    session.close()


@pytest.mark.parametrize("at", [0, 60, 150, 299, 10**6])
def test_a_branch_is_a_new_game(catalog: Catalog, tmp_path: Path, at: int) -> None:
    session = begin(catalog, tmp_path)
    play(session, 100)
    before = digest(session)
    session.close()
    content = saved(session).read_bytes()
    branch = session.branch(at, tmp_path)
    assert branch.practice
    path = saved(branch)
    assert path != saved(session)
    *shared, renewed, question = game_of(branch).events
    assert shared == game_of(session).events[: len(shared)]
    assert isinstance(renewed, ev.ChanceRenewed)
    assert question == shared[-1]
    starts = [act.at for act in game_of(session).acts] + [len(game_of(session).events)]
    assert len(shared) == min([start for start in starts if start >= at], default=starts[-1])
    play(branch, 20)
    branch.close()
    again, notices = open_session(catalog, path)
    again.close()
    assert notices == []
    assert digest(again) == digest(branch)
    assert saved(session).read_bytes() == content
    assert digest(session) == before


def test_whatever_is_done_is_shown(catalog: Catalog, tmp_path: Path) -> None:
    """Also a move that brings nothing but a question: a rival is done, and others may follow."""
    bare = 0
    for seed in range(4):
        session = begin(catalog, tmp_path, seed)
        bot = make_bot("random", catalog, seed)
        while (decision := session.decision) is not None:
            rival = session.computers_turn
            move = bot.choose(session.view(), decision) if not rival else None
            told = session.submit(move) if move is not None else session.think()
            assert told[-1].view == session.view()
            bare += rival and all(isinstance(step.event, ev.DecisionDue) for step in told)
        session.close()
    assert bare > 0


@pytest.mark.parametrize("practice", [False, True])
def test_what_is_over_is_not_undone(catalog: Catalog, tmp_path: Path, practice: bool) -> None:
    """A game that goes on from before the end is another one, and for practice."""
    session = begin(catalog, tmp_path, practice=practice)
    assert session.before_end is None
    play(session, 5000)
    assert session.ended
    path, over = saved(session), digest(session)
    content = path.read_bytes()
    assert not session.can_undo
    assert not session.practice_would_help
    session.undo()
    assert digest(session) == over
    at = session.before_end
    assert at is not None
    branch = session.branch(at, tmp_path)
    assert branch.decision is not None
    assert branch.decision.seat == session.viewer
    assert branch.practice
    branch.close()
    session.close()
    assert path.read_bytes() == content


def test_each_event_is_told_as_the_eyes_of_now_see_it(catalog: Catalog, tmp_path: Path) -> None:
    """What was told before is not told again where a move, or the viewer, has become another."""
    session = begin(catalog, tmp_path)

    def told_rightly() -> bool:
        events = game_of(session).events
        return session.events == [hear(event, session.eyes) for event in events]

    play(session, 3)
    assert told_rightly()
    assert session.decision is not None
    first, *_, last = session.decision.moves
    session.submit(first)
    assert told_rightly()
    session.take_back(1, session.viewer)
    session.submit(last)
    play(session, 4)
    assert told_rightly()
    session.covered = True
    assert told_rightly()
    session.close()
