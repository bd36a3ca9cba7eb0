"""Threads, also where the system gives none: a limit of the user or the machine is reached."""

from collections.abc import Callable
from threading import Thread


def begun(work: Callable[[], None], name: str) -> Thread | None:
    """Start a thread that ends with the program; returns None if the system gives none."""
    thread = Thread(target=work, name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        return None
    return thread


def beside(work: Callable[[], None], name: str) -> Thread | None:
    """Do something in a thread, or at once if the system gives none: slower, but done.

    Returns:
        The thread; None if it is done already.
    """
    thread = begun(work, name)
    if thread is None:
        work()
    return thread
