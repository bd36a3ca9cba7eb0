"""Walks through the guided first game without a table."""

from collections.abc import Callable, Sequence

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.ui.coach.lesson.lesson import Lesson
from fort_desktop.ui.text.lesson.step import Step
from fort_desktop.ui.text.lesson.told import FREE

Choose = Callable[[Lesson, Decision], Move]


def main_line(lesson: Lesson, decision: Decision) -> Move:
    """The answer that is pointed at."""
    move = lesson.shown(decision)
    assert move is not None, lesson.step.id
    return move


def walk(
    game: Game,
    choose: Choose = main_line,
    done: Callable[[Step, Game], None] = lambda step, game: None,
    asked: Callable[[Lesson, Decision], None] = lambda lesson, decision: None,
) -> list[str]:
    """Go through the lesson; returns the ids of the steps that were carried out.

    Args:
        choose: answers for the learner; done: called after each step; asked: at each question.
    """
    lesson, ids = Lesson(), []
    while not lesson.over:
        decision = game.decision
        made = [act.move for act in game.acts[lesson.at :]]
        due = lesson.due(made, decision)
        assert decision is not None
        if due == "rival":
            game.push(_there(lesson.rival_move(made, decision)))
            continue
        if due == "ask":
            asked(lesson, decision)
            game.push(choose(lesson, decision))
            continue
        step = lesson.step
        skipped = step.if_asked and not made
        assert skipped or not step.ask or made, f"{step.id} did not get its question"
        assert len(made) >= len(step.rival), f"{step.id}: a move of the rival is impossible"
        ids += [] if skipped else [step.id]
        done(step, game)
        lesson.enter(lesson.index + 1, len(game.acts))
    assert lesson.mark.step == FREE
    return ids


def _there(move: Move | None) -> Move:
    assert move is not None
    return move


def taken(lesson: Lesson, decision: Decision) -> Sequence[Move]:
    """All answers that are taken at this step."""
    return [move for move in decision.moves if lesson.takes(move)]
