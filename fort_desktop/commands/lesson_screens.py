"""The guided first game at one of its steps, for pictures of it."""

from typing import Final

from fort_desktop.scene.events import Key
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.deal import new_lesson
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.screen import LessonScreen
from fort_desktop.ui.text.lesson.book import chapters

LESSON: Final = "z1_follow"
"""The step that is shown if none is named."""
_MOST: Final = 200
STEPS: Final = tuple(step.id for chapter in chapters() for step in chapter.steps)


def lesson_at(app: App, wanted: str = LESSON) -> LessonScreen:
    """Play the first game up to a step by its main line: in silence to the chapter, then shown.

    Raises:
        ValueError: the step does not come in the main line.
    """
    session = new_lesson(app.catalog)
    guide = Guide(session)
    index = [step.id for step in guide.lesson.steps].index(wanted)
    guide.jump(guide.lesson.chapter_of(index))
    app.games.play(session)
    screen = app.screen
    assert isinstance(screen, LessonScreen)
    for _ in range(_MOST):
        app.frame([], 0.05)
        if screen.guide.step.id == wanted and screen.shown is not None:
            _by_pointer(app, screen)
            return screen
        if screen.shown is not None:
            app.frame([Key("enter")], 0.05)
    raise ValueError(f"the step {wanted} does not come")


def _by_pointer(app: App, screen: LessonScreen) -> None:
    """The picture is that of a person with a mouse."""
    app.means = "pointer"
    screen.scene.focus.hide()
    screen.pointing.close()
    screen.rebuild()
