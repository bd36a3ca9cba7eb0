"""The screens by their routes: each registers in the module that builds it."""

import importlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen

R = TypeVar("R", bound=Route)
Builder = Callable[[Host, R], Screen | None]
"""Builds a screen; None if it cannot be shown, which has been told."""

_builders: Final[dict[type[Route], Builder[Any]]] = {}


def opens(route: type[R]) -> Callable[[Builder[R]], Builder[R]]:
    """Return the decorator that registers the function which builds the screen of a route."""

    def register(builder: Builder[R]) -> Builder[R]:
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
