"""The list of games."""

from typing import TYPE_CHECKING

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.widgets.menu import menu_button
from fort_desktop.ui.words import tr

if TYPE_CHECKING:
    from fort_desktop.ui.app import App


class GamesScreen(Screen):
    """All games that are kept."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.build()

    def build(self) -> None:
        """The list, and the way back."""
        self.lawn()
        place = Box(40 * self.unit, 40 * self.unit, 300 * self.unit, 76 * self.unit)
        self.scene.root.add(menu_button(place, self.unit, tr("Back"), "back", self.app.title))
        self.scene.focus.keys["escape"] = self.app.title
