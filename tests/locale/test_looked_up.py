"""What is looked up while the game is played stands in the template.

The walk goes through positions of random games and tells all there is to tell of them: questions,
answers, the log, every explanation, every refusal, every card. A message that is looked up but not
extracted would stay English for ever.
"""

from collections.abc import Iterator

import pytest

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.ui.table.explaining import explain
from fort_desktop.ui.text.explain.boxes import box_sentence
from fort_desktop.ui.text.names import kid_facts, kid_name
from fort_desktop.ui.text.questions import question
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.steps import box_sentences, box_words
from lab.refusals import attempts
from tests.locale.speaking import Strange, speaking
from tests.ui.knowing import CATALOG, games, known_to
from tests.ui.test_explain import all_things
from translating.catalogue import Key, key_of
from translating.extract import extracted


@pytest.fixture(scope="module")
def template() -> set[Key]:
    return {key_of(one) for one in extracted().said()}


def tell_all(game: Game, seat: int) -> Iterator[str]:
    """All that the table can tell a seat of a position."""
    known = known_to(game, seat)
    yield from (words.title for thing in all_things(known) if (words := explain(thing, known)))
    yield from filter(None, map(known.teller.tell, known.events[-12:]))
    if known.decision is not None:
        yield question(known.decision, known.view, known.teller)
        refused = (game.why_not(parse_move(words)) for words in attempts(game, known.decision))
        yield from (reason(refusal) for refusal in refused if refusal is not None)


def tell_cards() -> Iterator[str]:
    """All that there is to say of the kids."""
    for kid in CATALOG.kids.values():
        yield from (kid_name(kid), kid_facts(kid))
        for box in filter(None, (kid.public, kid.private)):
            yield from (box_words(box), box_sentence(box), *box_sentences(box))


@pytest.fixture(scope="module")
def asked() -> set[Key]:
    """What was looked up on the way through some games."""
    with speaking(Strange()) as strange:
        for game in games(2, every=40):
            pending = game.state.pending.seat
            for seat in (pending, (pending + 1) % 3):
                assert all(tell_all(game, seat))
        assert all(tell_cards())
    return strange.asked


def test_whatever_is_looked_up_can_be_translated(asked: set[Key], template: set[Key]) -> None:
    assert len(asked) > 400
    assert asked - template == set()
