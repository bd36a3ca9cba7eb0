"""What is told on a curtain: the task of its person, and how they stand."""

from msgspec.structs import replace

from fort_desktop.rules.knowledge.view import View
from fort_desktop.ui.text.shared import curtain_words
from tests.ui.knowing import games


def with_points(view: View, points: tuple[int, ...]) -> View:
    seats = zip(view.seats, points, strict=True)
    return replace(view, seats=tuple(replace(seat, points=n) for seat, n in seats))


def test_nobody_is_first_where_all_have_the_same() -> None:
    view = next(game.view(0) for game in games(1) if game.state.round)
    stands = {
        (0, 0, 0): "Everyone has 0 points.",
        (1, 1, 1): "Everyone has 1 point.",
        (4, 4, 1): "You are first with 4 points.",
        (1, 4, 4): "You are third with 1 point.",
    }
    # Two who are first share that place; so the next one is third.
    for points, words in stands.items():
        said = curtain_words("turn", 0, with_points(view, points))
        plain = said.replace("\N{NO-BREAK SPACE}", " ")
        assert plain == f"Play a kid. Round {view.round}. {words}"
