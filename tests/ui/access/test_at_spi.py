"""A real screen reader hears the window: names, focus, and clicks that arrive in the program."""

from pathlib import Path

from tests.ui.access.reader import read, with_reader
from tests.waiting import until


@with_reader
def test_a_reader_goes_from_the_first_window_to_the_settings(tmp_path: Path) -> None:
    with read(tmp_path, "-m", "fort_desktop", "--data", str(tmp_path / "data")) as reader:
        known = reader.find("I know the game", "push button")
        assert known.about == "Straight to the menu"
        assert all(one.name for one in reader.tree()[1:] if "focusable" in one.states)
        reader.press("I know the game", "Settings")
        # The focus of the reader is that of the keys.
        reader.focus(reader.find("Settings", "push button"))
        moved: list[tuple[str, int, str]] = []

        def focused() -> bool:
            moved.extend(reader.heard())
            return ("focus", 0, "Settings") in moved

        until(focused, "the focus on Settings")
        reader.press("Settings", "Less movement")
        less = reader.find("Less movement", "check box")
        left, top, wide, high = reader.place(less)
        assert 0 <= left < left + wide <= 1280
        assert 0 <= top < top + high <= 720
        reader.press("Less movement", "", "checked")
        assert reader.value(reader.find("Music", "slider")) == 30
