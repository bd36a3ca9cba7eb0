"""The screen of the settings: a choice of the size is seen at once, beside it."""

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from tests.ui.table.test_places import overlap


def test_a_card_beside_the_settings_is_as_large_as_at_the_table() -> None:
    app = App((1280, 720), speed=0)
    app.push(routes.Settings())

    def card() -> Box:
        found = {node.name: node.area for node in app.screen.scene.root.walk()}
        assert not overlap(found["example card"], found["settings"])
        assert found["example card"].right <= 1280
        return found["example card"]

    usual = card()
    app.change(scale=125)
    app.screen.resize((1280, 720))
    assert card().h >= 1.1 * usual.h
