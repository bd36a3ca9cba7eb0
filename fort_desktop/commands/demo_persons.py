"""A family for screenshots of the sheet "Who plays?"."""

from typing import Final

from fort_desktop.session.persons import Habits
from fort_desktop.ui.app.app import App
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import Choices

_FAMILY: Final = (
    Profile("Maja", "doc", "blue", keys="qwe", pad=1),
    Profile("Zoe", "sweet_pea", "green", "pl", 125, "rty", habits=Habits(looks_first=True)),
    Profile("Bartholomew", "skids", "yellow", "ru", keys="uio", pin=Pin("0" * 32, "0" * 64)),
    Profile("Grandma", "giggles", scale=150),
    Profile("Leo", "bud"),
    Profile("Ines", "crash", "red"),
)
_TABLE: Final = Choices(
    ("human", "human", "human", "normal"), ("Maja", "Zoe", "Bartholomew", "Tomek")
)


def demo_persons(app: App) -> None:
    """Make a family known to a program, and its table the last one."""
    for profile in _FAMILY:
        app.profiles.add(profile)
    app.change(new_game=_TABLE)
