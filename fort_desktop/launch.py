"""Modules of the program in processes of their own, also where there is no Python to run them."""

import runpy
import sys
from collections.abc import Sequence
from typing import Final

_MODULE: Final = "--module"
"""What the packaged program is called with to run a module instead of itself."""


def call_of(module: str) -> list[str]:
    """The call that runs a module of the program in a process of its own."""
    return [sys.executable, _MODULE if getattr(sys, "frozen", False) else "-m", module]


def run_module(words: Sequence[str]) -> bool:
    """Run the module that the packaged program is called for; returns False if it is for none.

    Args:
        words: of the call, without the name of the program.
    """
    if not getattr(sys, "frozen", False) or list(words[:1]) != [_MODULE]:
        return False
    sys.argv = list(words[1:])
    runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    return True
