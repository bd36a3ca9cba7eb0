"""All screens and games of all kinds look, answer, sound and move as on the day they were stored.

What changes one on purpose stores them anew (tests/ui/gallery.py), and says so in its commit.
"""

import sys

import pytest

from tests.ui.gallery import ALL, differing, stored

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="whole pixels are rounded another way on other systems"
)


def test_all_are_stored_and_no_more() -> None:
    assert list(stored()) == list(ALL)


@pytest.mark.parametrize("name", ALL)
def test_nothing_has_changed(name: str) -> None:
    assert differing(name) == [], f"python -m tests.ui.gallery show '{name}' tells how it is now"
