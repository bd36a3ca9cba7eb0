"""Days as people say them."""

from datetime import datetime

import pytest

from fort_desktop.ui.i18n.i18n import Language, set_language
from fort_desktop.ui.text.dates import when

NOW = datetime(2026, 3, 1, 0, 30).timestamp()


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (datetime(2026, 3, 1, 0, 5), "today, 00:05"),
        (datetime(2026, 2, 28, 23, 59), "yesterday, 23:59"),
        (datetime(2026, 2, 27, 23, 59), "27 February 2026"),
        (datetime(2025, 12, 31, 12, 0), "31 December 2025"),
        (datetime(2026, 3, 2, 12, 0), "2 March 2026"),
    ],
)
def test_when(moment: datetime, said: str) -> None:
    assert when(moment.timestamp(), NOW) == said


def test_a_file_of_no_time_that_there_is() -> None:
    assert when(1e20, NOW) == "long ago"


@pytest.mark.parametrize(("language", "hour"), [("cs", "0:05"), ("pl", "00:05"), ("ru", "00:05")])
def test_hours_are_written_as_the_language_does(language: Language, hour: str) -> None:
    set_language(language)
    try:
        said = when(datetime(2026, 3, 1, 0, 5).timestamp(), NOW)
    finally:
        set_language("en")
    assert said.replace("\N{NO-BREAK SPACE}", " ").rpartition(" ")[2] == hour
