"""The ways between screens: what a route leads to, and what is gone back to."""

from pathlib import Path

from fort_desktop.lab.match import seats_for
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import registry, routes
from fort_desktop.ui.host.routes import ROUTES, Route
from fort_desktop.ui.host.screen import GameScreen, Screen
from tests.cases import each

SIZE = (1280, 720)
IN_A_GAME = (routes.Pause(), routes.Seats())


@each("route", ROUTES)
def test_every_route_has_a_screen_in_its_module(route: type[Route]) -> None:
    registry.load(route)
    assert registry._builders[route].__module__ == f"fort_desktop.ui.{route.home}"


def test_no_route_is_left_out() -> None:
    """Those that are left out would be loaded only when somebody waits for them."""
    public = {one for one in vars(routes).values() if isinstance(one, type)}
    assert {one for one in public if issubclass(one, Route) and one is not Route} == {*ROUTES}


def playing(data: Path | None = None) -> tuple[App, GameScreen]:
    app = App(SIZE, speed=0, data=data)
    app.games.start(seats_for(["human", "easy"]), "basic", 5)
    assert isinstance(app.screen, GameScreen)
    return app, app.screen


def shown(app: App, route: Route) -> Screen:
    before = app.screen
    app.push(route)
    assert app.screen is not before
    return app.screen


def test_what_lies_over_a_screen_goes_back_to_the_very_same_one() -> None:
    app, table = playing()
    pause = shown(app, routes.Pause())
    rules = shown(app, routes.Rules())
    shown(app, routes.Almanac())
    app.pop()
    assert app.screen is rules
    app.pop()
    assert app.screen is pause
    app.pop()
    assert app.screen is table
    assert app.waiting is None


def test_a_table_waits_below_the_settings_but_not_below_a_new_game() -> None:
    app, table = playing()
    shown(app, routes.Settings(routes.Pause()))
    shown(app, routes.Keys(routes.Settings(routes.Pause())))
    assert app.waiting is table
    assert app.games.session is table.session
    shown(app, routes.NewGame())
    assert app.waiting is None
    assert app.games.session is None
    app.pop()
    assert isinstance(app.screen, type(shown(App(SIZE, speed=0), routes.Title())))


@each("route", IN_A_GAME)
def test_without_a_game_no_route_leads_to_its_menu(route: Route) -> None:
    app = App(SIZE, speed=0)
    title = app.screen
    app.push(route)
    assert app.screen is title


def test_others_in_the_seats_are_others_at_the_table_that_waits() -> None:
    app, table = playing()
    shown(app, routes.Pause())
    shown(app, routes.Seats())
    assert app.waiting is table
    app.push(routes.TableBelow(table.session))
    shown(app, routes.Seats())
    assert app.waiting is not table
    assert table.gone
    assert app.waiting is not None
    assert app.waiting.session is table.session
