"""What runs in a process of its own, for tests: beside busy programs it steps back behind nobody.

It is loaded in the process, so it imports nothing else.
"""

from multiprocessing.connection import Connection
from typing import Any

from fort_desktop.bots import priority, worker
from fort_desktop.session import background

_NORMAL = 0x20
"""NORMAL_PRIORITY_CLASS of Windows."""


def work(pipe: Connection, shared: worker.Shared) -> None:
    """As the worker in which computers think."""
    _stay()
    worker.work(pipe, shared)


def run(job: background.Work, pipe: Connection, asked: tuple[Any, ...]) -> None:
    """As the process of a long computation."""
    _stay()
    background._run(job, pipe, asked)


def _stay() -> None:
    """Let this process keep the priority that it has."""
    for place in priority._NICE:
        priority._NICE[place] = 0
        priority._CLASS[place] = _NORMAL
