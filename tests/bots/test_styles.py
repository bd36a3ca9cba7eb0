"""Personalities see the same board with other eyes."""

from fort_desktop.bots.evaluate import Judge, between, fitted
from fort_desktop.bots.features import FEATURES
from fort_desktop.bots.levels import STYLES, styled
from fort_desktop.bots.normal import SHARE
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from tests.bots.conftest import positions, quick_bot


def test_styles_name_features(catalog: Catalog) -> None:
    for style in STYLES.values():
        assert set(style.more) <= set(FEATURES)


def test_fitted_weights_know_every_feature_and_card(catalog: Catalog) -> None:
    weights = fitted(catalog)
    assert set(weights.early) == set(weights.late) == set(FEATURES)
    assert set(weights.kids) >= set(catalog.kids)


def test_personalities_differ(catalog: Catalog) -> None:
    """In some position each of them goes another way than the rest."""
    chosen: dict[str, list[str]] = {name: [] for name in ("normal", *STYLES)}
    for _, view, decision in positions(catalog, 40, seats=3):
        for name, moves in chosen.items():
            moves.append(str(quick_bot(name, catalog, 1).choose(view, decision)))
    assert len({tuple(moves) for moves in chosen.values()}) == len(chosen)


def test_a_builder_thinks_more_of_a_fort_than_normal_does(catalog: Catalog) -> None:
    plain, builder = (
        Judge(catalog, between(catalog, SHARE)),
        Judge(catalog, styled(catalog, STYLES["builder"])),
    )
    _, view, _ = next(positions(catalog, 1))
    low = sample(view, catalog, Rng(1))
    high = low.copy()
    high.seats[view.seat].level += 1
    gain = plain(high, view.seat) - plain(low, view.seat)
    assert builder(high, view.seat) - builder(low, view.seat) > gain
