"""The screens by their routes: each registers in the module that builds it."""

import importlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen

Builder = Callable[[Host, Any], Screen | None]
"""A screen that is made of its route, or a function that makes it.

It returns None if the screen cannot be shown, which has been told.
"""
B = TypeVar("B", bound=Builder)

_builders: Final[dict[type[Route], Builder]] = {}


def opens(route: type[Route]) -> Callable[[B], B]:
    """Return the decorator that registers what builds the screen of a route."""

    def register(builder: B) -> B:
        _builders[route] = builder
        return builder

    return register


def build(app: Host, route: Route) -> Screen | None:
    """Return the screen of a route, whose module is loaded first if need be.

    Returns:
        None if the screen cannot be shown, which has been told.

    Raises:
        KeyError: no screen has registered for it.
    """
    if type(route) not in _builders:
        load(type(route))
    return _builders[type(route)](app, route)


def load(route: type[Route]) -> None:
    """Load the module in which the screen of a route registers."""
    importlib.import_module(f"fort_desktop.ui.{route.home}")
