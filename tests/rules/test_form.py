"""The rules run as Python, or compiled where `test.py --compiled` says so: never the other one."""

import os
from importlib.machinery import EXTENSION_SUFFIXES

from fort_desktop.rules.obligations import obligations
from fort_desktop.rules.steps import gain
from fort_desktop.rules.turn import decide


def test_the_rules_are_compiled_where_that_is_meant_and_only_there() -> None:
    meant = os.environ.get("FORT_COMPILED") == "1"
    for module in (decide, obligations, gain):
        assert str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) == meant
