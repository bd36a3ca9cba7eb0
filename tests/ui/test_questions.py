"""Questions, and the words beside the played kid: true in every position of random games."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Price
from fort_desktop.rules.model.moves import DIY, SKIP, Diy, Follow, PlayKid, Recruit, Recycle
from fort_desktop.rules.model.types import Refusal, Resource
from fort_desktop.rules.steps.table import read_box
from fort_desktop.ui.text.amounts import price_words
from fort_desktop.ui.text.following import (
    gain_words,
)
from fort_desktop.ui.text.questions import question, remark, suits_words
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.sentences import Teller
from tests.ui.knowing import CATALOG, games, seated

TELLER = Teller(CATALOG, seated(3))


def asked(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    return question(decision, game.view(decision.seat), TELLER)


def remarked(game: Game) -> str:
    """What stands below the question."""
    assert game.decision is not None
    return remark(game.view(game.decision.seat), TELLER)


def test_every_question_is_filled_in() -> None:
    kinds = set()
    for game in games(12):
        if game.decision is not None:
            words = asked(game)
            kinds.add(game.decision.kind)
            assert words
            assert not re.search(r"[{}]", words), words
            assert not re.search(r"[{}]|\d+ of [01]$", remarked(game)), words
    assert {"follow", "take", "trash", "recruit", "spend", "pack", "pick"} <= kinds


def lacks(game: Game) -> bool:
    """Whether a hand has no kid that can be played, nor DIY or Recycling instead."""
    decision = game.decision
    if decision is None or game.state.pending.stage != "play":
        return False
    return not any(isinstance(one, PlayKid | Diy | Recycle) for one in decision.moves)


def test_who_can_play_no_kid_is_told_so() -> None:
    """PLAY-1, PLAY-2, PLAY-10; Do-Over asks its own question (PERK-5)."""
    told: dict[bool, set[str]] = {True: set(), False: set()}
    public = set()
    for game in games(40):
        decision = game.decision
        if decision is not None and decision.kind == "play":
            told[lacks(game)].add(asked(game))
            if lacks(game):
                words = question(decision, game.view(decision.seat), TELLER, before_all=True)
                public.add(words.removeprefix(TELLER.name(decision.seat)))
    assert told[False] == {"Play one of your kids, or skip", "Play a second kid with Do-Over?"}
    assert told[True] == {"None of your kids can be played now: skip"}
    assert public == {": play a kid, or skip"}  # all else would tell what is in the hand


@pytest.mark.clause("INFO-2", "PLAY-3")
def test_whether_a_kid_can_be_added_is_told_to_nobody_else() -> None:
    own, public = set(), set()
    for game in games(12):
        decision = game.decision
        if decision is not None and game.state.pending.stage == "prepare":
            own.add(asked(game))
            view = game.view(decision.seat)
            public.add(question(decision, view, TELLER, before_all=True))
    assert own == {"Add kids, or use an action", "Use one of its actions"}
    assert public == {"Add kids, or use an action"}


def test_who_has_no_kid_left_is_not_asked_to_play_one() -> None:
    game = next(one for one in games(1) if one.state.pending.stage == "play")
    assert game.decision is not None
    seat, view = game.decision.seat, game.view(game.decision.seat)
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], hand=(), hand_count=0)
    view = replace(view, seats=tuple(seats))
    only, name = replace(game.decision, moves=(SKIP,)), TELLER.name(seat)
    assert question(only, view, TELLER) == "You have no kids left in your hand: skip"
    before_all = question(only, view, TELLER, before_all=True)
    assert before_all == f"{name}: no kids left in hand, so skip"
    instead = {
        DIY: "Build with DIY, or skip",
        Recycle("ant"): "Take a kid with Recycling, or skip",
    }
    for other, words in instead.items():
        more = replace(only, moves=(other, SKIP))
        assert question(more, view, TELLER) == words
        assert question(more, view, TELLER, before_all=True) == f"{name}: play a kid, or skip"


def public_gains(game: Game, seat: int) -> Counter[str]:
    """What the leader's last public action has brought: from the events of the play."""
    found: Counter[str] = Counter()
    box = ""
    for event in game.events:
        if isinstance(event, ev.CardPlayed):
            found.clear()
        elif isinstance(event, ev.ActionBegan):
            box = event.box if event.seat == seat else ""
        elif box == "public" and isinstance(event, ev.ResourceGained):
            found[event.resource] += event.amount
        elif box == "public" and isinstance(event, ev.PointsScored):
            found["vp"] += event.points
        elif isinstance(event, ev.ActionEnded):
            box = ""
    return found


def test_who_is_asked_to_follow_hears_what_the_leader_has_got() -> None:
    told = unable = 0
    for game in games(14):
        if game.decision is None or game.state.pending.stage != "follow":
            continue
        words, play = asked(game), game.state.play
        assert play is not None
        suits = suits_words(game.view(game.decision.seat), TELLER)
        if any(isinstance(move, Follow) for move in game.decision.moves):
            assert f"Discard a card with {suits} to " in words
        else:
            assert words.endswith("You cannot follow now.")
            unable += 1
        number = re.search(r"(gains|scores) (\d+) (pizza|toy|point)", words)
        if number is None:
            assert TELLER.kid(play.card) in words
            continue
        what = {"pizza": "pizza", "toy": "toys", "point": "vp"}[number[3]]
        assert public_gains(game, game.state.leader)[what] == int(number[2]), words
        told += 1
    assert told > 60
    assert unable > 10


def test_where_nothing_is_counted_it_is_asked_how_many_one_gains() -> None:
    """Scout brings one toy, so nobody is offered "toys"; with Bug it depends on the card."""
    exact = open_ = 0
    for game in games(8):
        decision, play = game.decision, game.state.play
        if decision is None or play is None or game.state.pending.stage != "follow":
            continue
        box, words = CATALOG.kid[play.card].public, asked(game)
        if box is None or "to gain" not in words:
            continue
        number = re.search(r"to gain (\d+) (pizza|toy)", words)
        if box.count is None:
            assert number is not None, words
            assert int(number[1]) == box.loop[0].n
            exact += 1
        else:
            assert number is None, words
            open_ += 1
    assert min(exact, open_) > 5


def paid_by(words: str, pizza: int, toys: int) -> bool:
    """Whether so many pizza and toys are what the words ask for."""
    found = {kind: int(n) for n, kind in re.findall(r"(\d+) (pizza or toy|pizza|toy)", words)}
    rest = pizza - found.get("pizza", 0), toys - found.get("toy", 0)
    return min(rest) >= 0 and sum(rest) == found.get("pizza or toy", 0)


def test_what_is_still_to_pay_is_told_by_kind() -> None:
    """ACT-8, R-15: the words allow just the payments that the rules allow, with each step."""
    open_ = [price for prices in CATALOG.prices.values() for price in prices]
    seen = set()
    while open_:
        price = open_.pop()
        if price in seen:
            continue
        seen.add(price)
        words = price_words(price)
        for pizza in range(price.tokens + 1):
            toys = price.tokens - pizza
            assert paid_by(words, pizza, toys) == price.payable(pizza, toys), (price, words)
        kinds: tuple[Resource, ...] = ("pizza", "toys") if price.tokens else ()
        open_ += [left for kind in kinds if _goes_on(left := price.after(kind))]
    assert len(seen) > 12
    told = {
        f"{asked(game)} {remarked(game)}" for game in games(12) if game.state.pending.stage == "pay"
    }
    assert told
    assert all(re.fullmatch(r"Pay for level \d Still needed: \d .*", one) for one in told)


def _goes_on(price: Price) -> bool:
    """Whether what is left can be paid at all."""
    n = price.tokens
    return any(price.payable(pizza, n - pizza) for pizza in range(n + 1))


def test_the_rounds_of_an_action_are_counted() -> None:
    """The first of several kids is number 1, the last is as many as there are."""
    recruits: list[str] = []
    for game in games(20):
        decision, action = game.decision, game.state.pending.action
        if decision is None or action is None:
            continue
        if decision.kind == "recruit" and action.times > 1:
            words = remarked(game)
            done = sum(isinstance(e, ev.KidRecruited) for e in _since_action(game))
            assert (asked(game), words) == ("Recruit a kid", f"{done + 1} of {action.times}")
            recruits.append(words)
        elif decision.kind == "trash":
            source = {move.source for move in decision.moves if hasattr(move, "source")}
            assert ("Yard" in asked(game)) == ("yard" in source)
    assert len(recruits) > 8


def _since_action(game: Game) -> list[ev.Event]:
    last = max(i for i, e in enumerate(game.events) if isinstance(e, ev.ActionBegan))
    return game.events[last:]


def test_to_recruit_in_the_phase_is_another_question_than_in_an_action() -> None:
    for game in games(3):
        if game.decision is None or game.decision.kind != "recruit":
            continue
        if any(isinstance(move, Recruit) for move in game.decision.moves):
            in_phase = game.state.pending.stage == "recruit"
            first = re.match(r"Recruit one kid( \(1 of 2\))?: it goes", asked(game))
            assert bool(first) == in_phase
            if in_phase:
                _before_all(game)


def _before_all(game: Game) -> None:
    """Birthday Party (PERK-1) is named where all read the question too."""
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    words = question(game.decision, view, TELLER, before_all=True)
    assert words.startswith(f"{TELLER.name(seat)}: recruit one kid")
    assert ("(1 of 2)" in words) == (view.seats[seat].perk == "birthday_party")


@pytest.mark.parametrize(
    ("box", "times", "words"),
    [
        ("toy x book", 2, "2 toys"),
        ("2 toy x glue", 2, "4 toys"),
        ("vp x level", 3, "3 points"),
        ("pack x squirt_gun", 1, "1 resource into the Pack"),
        ("2 pizza", 1, "2 pizza"),
        ("fort", 1, "build fort"),
        ("(trash > vp) x crown", 2, "2\u00a0× (trash a card » point)"),  # noqa: RUF001
    ],
)
def test_what_rounds_of_a_box_bring(box: str, times: int, words: str) -> None:
    assert gain_words(read_box(box), times) == words


def test_it_says_what_white_became() -> None:
    assert gain_words(read_box("any x book"), 2) == "2 pizza or toys"
    assert gain_words(read_box("any x book"), 2, "toys") == "2 toys"


def test_a_refusal_says_what_comes_first() -> None:
    """In words, without the clause, which the refusal itself has."""
    assert reason(Refusal("TURN-2", {"asked": "perk"})) == "First take one of the perks."
    played = reason(Refusal("PLAY-1", {"asked": "recruit"}))
    assert played == "You have already played a kid this turn."
    assert reason(Refusal("PLAY-1", {"kid": "bug"})) != played
