"""Every thing on the table is explained, to whoever looks at it, at any moment of a game."""

import re
from collections.abc import Iterator
from typing import Final, Literal, get_args, get_type_hints

import msgspec
import pytest

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.standing import rule_worth
from fort_desktop.rules.model.events import PointsScored
from fort_desktop.rules.model.moves import Add, Follow, Keep, PlayKid, Recruit, Use
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.scoring import rule_points
from fort_desktop.rules.model.seats import PERSON, SeatInfo
from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.ui.table import explaining, things
from fort_desktop.ui.table.explaining import explain
from fort_desktop.ui.table.things import (
    Button,
    FenceTag,
    HandCard,
    LevelCost,
    LevelSpot,
    LogLine,
    MadeUpRule,
    MeterLine,
    MoveButton,
    Number,
    OwnYardCard,
    ParkCard,
    ParkDeck,
    PerkCard,
    PerkSheet,
    PhaseChip,
    RivalBoard,
    RuleCard,
    Sign,
    Slots,
    Spot,
    StuffBox,
    Thing,
    YardCard,
)
from fort_desktop.ui.text.explain.boxes import followed_sentence
from fort_desktop.ui.text.explain.explanation import Explanation, Known
from fort_desktop.ui.text.explain.now import fort_now
from fort_desktop.ui.text.explain.places import PlaceName, explain_place
from fort_desktop.ui.text.questions import remark
from fort_desktop.ui.text.sentences import Teller
from tests.ui.knowing import CATALOG, boards, games, known_to
from tests.ui.sitting import Sitting
from tests.ui.test_explain_words import CLAUSES, assert_plain
from tests.ui.test_things import examples, kinds

SOME_VALUES: Final[dict[type[Thing], list[Thing]]] = {
    PerkSheet: [PerkSheet(perk) for perk in PERKS],
    PerkCard: [PerkCard(perk) for perk in PERKS],
    RuleCard: [RuleCard(rule) for rule in RULES],
    LevelSpot: [LevelSpot(level) for level in range(6)],
    Sign: [Sign("glue"), Sign("coin"), Sign("then"), Sign("2"), Sign(")")],
}
"""Things whose fields are not what `examples` makes up."""


def all_things(known: Known) -> Iterator[Thing]:
    """Things of every kind: those that lie there, and some of which there are always words."""
    for kind in kinds():
        if kind is not MoveButton and kind is not LogLine:
            yield from SOME_VALUES.get(kind) or examples(kind)
    yield from (HandCard(CATALOG.kid[card].id) for card in known.own.hand)
    yield from (ParkCard(CATALOG.kid[card].id) for card in known.view.park)
    yield from (LogLine(at) for at in range(0, len(known.events) + 2, 61))
    if known.decision is not None:
        yield from map(MoveButton, known.decision.moves)


def told(thing: Thing, known: Known) -> Explanation:
    words = explain(thing, known)
    assert words is not None, thing
    return words


def assert_good(words: Explanation) -> None:
    assert words.title
    assert words.parts
    for part in words.parts:
        assert_plain(part.words)
    for line in words.now.splitlines():
        assert_plain(line.replace(" − ", " "))  # noqa: RUF001
    if words.how:
        assert_plain(words.how)
    assert not words.clause or words.clause in CLAUSES, words.clause


def test_every_kind_of_thing_has_words() -> None:
    assert set(explaining._WORDS) == set(kinds())


def test_all_things_are_told_at_any_moment() -> None:
    seen: set[type[Thing]] = set()
    for known in boards(2, every=67):
        for thing in all_things(known):
            assert_good(told(thing, known))
            seen.add(type(thing))
    assert seen == set(kinds())


def test_only_the_bar_tells_whose_turn_it_is() -> None:
    for known in boards(1, every=67):
        telling = {name for name in get_args(PlaceName) if explain_place(known, name).now}
        turns = known.view.round > 0 and not known.view.ended
        assert telling == ({"prompt"} if turns else set())


def test_nothing_is_told_of_what_is_hidden() -> None:
    """Two games that a seat cannot tell apart are explained alike to it."""
    for game in games(1, every=50):
        known = known_to(game, 1)
        twin = _twin(game, 1)
        for thing in (*all_things(known), *(MadeUpRule(seat) for seat in range(3))):
            other = msgspec.structs.replace(known, why_not=twin.why_not)
            assert explain(thing, known) == explain(thing, other), thing


def _twin(game: Game, seat: int) -> Game:
    """The same game to a seat, with other hidden cards."""
    state = sample(game.view(seat), CATALOG, Rng(99))
    return Game.at(state, state.pending)


def first(wanted: type, every: int = 1, stage: str = "") -> tuple[Known, list[Thing]]:
    """The first moment at which somebody may make such a move, and all the things that mean it."""
    for game in games(8, every):
        decision = game.decision
        if decision is None or (stage and game.state.pending.stage != stage):
            continue
        found = [move for move in decision.moves if isinstance(move, wanted)]
        if found:
            known = known_to(game, decision.seat)
            return known, [MoveButton(move) for move in found]
    raise AssertionError(f"nobody may ever {wanted}")


def test_a_hand_kid_says_what_it_would_bring() -> None:
    """Exactly that many points come when its private action is then used."""
    checked = 0
    for game in games(6):
        decision = game.decision
        for move in decision.moves if decision is not None else ():
            if not isinstance(move, PlayKid) or decision is None or checked > 12:
                continue
            kid = CATALOG.kids[move.kid]
            if kid.private is None or kid.private.text not in ("vp x level", "vp x crown"):
                continue
            words = told(HandCard(kid.id), known_to(game, decision.seat)).now
            (line,) = [one for one in words.splitlines() if one.startswith("Private action now")]
            trial = game.copy()
            trial.push(move)
            if Use("private") in trial.legal_moves():
                before = game.state.seats[decision.seat].points
                events = trial.push(Use("private"))
                points = sum(e.points for e in events if isinstance(e, PointsScored))
                assert f"({before} + {points} = {before + points})" in line
            else:
                assert line.startswith("Private action now: It would do nothing.")
            checked += 1
    assert checked > 5


def test_the_example_of_the_table() -> None:
    """Kitty, with two toys: what v2 of the table shows of her."""
    for game in games(40):
        decision = game.decision
        if decision is None or PlayKid("kitty") not in decision.moves:
            continue
        known = known_to(game, decision.seat)
        if known.own.toys != 2:
            continue
        words = told(HandCard("kitty"), known)
        assert (words.title, words.kind, words.signs) == ("Kitty", "glue", ("glue",))
        assert [(part.kind, part.title) for part in words.parts] == [
            ("public", "Public: others may follow"),
            ("private", "Private: only you"),
        ]
        assert words.parts[0].words == (
            "Gain 1 toy for each glue symbol: on this card, on kids you add, and in your Lookout."
        )
        assert words.now.splitlines()[0] == "Public action now: 1 glue = 1 toy (2 + 1 = 3)"
        assert words.how == "Click or drag: play this kid."
        return
    raise AssertionError("nobody ever has two toys and Kitty")


@pytest.mark.clause("ACT-7")
def test_while_a_fort_is_paid_the_board_says_what_is_left_to_pay() -> None:
    paying = 0
    for known in boards(6, 1):
        view = known.view
        if view.pending.stage == "pay" and view.pending.seat == view.seat:
            assert fort_now(known) == remark(view, known.teller)
            assert fort_now(known).startswith("Still needed: ")
            paying += 1
    assert paying > 3


def test_what_cannot_be_used_says_why_and_where_it_stands() -> None:
    game = next(games(1))
    while game.state.pending.stage != "play":
        game.push(game.legal_moves()[0])
    seat = game.state.pending.seat
    known, waiting = known_to(game, seat), known_to(game, (seat + 1) % 3)
    park = ParkCard(CATALOG.kid[known.view.park[0]].id)
    assert told(park, known).now == "You recruit one kid after you play."
    assert told(park, waiting).now == "You recruit one kid on each of your own turns."
    assert told(OwnYardCard("bug"), known).clause == "FOLLOW-9"
    mine = HandCard(CATALOG.kid[waiting.own.hand[0]].id)
    assert told(mine, waiting).now == f"It is {known.teller.name(seat)}'s turn."
    level = known.own.level
    assert told(LevelSpot(level + 2), known).now.endswith(f"level {level + 1} is next.")
    assert told(LevelSpot(level), known).now == "Your fort is at this level now."


def test_refusals_come_with_their_clause() -> None:
    """What is said of a hand kid that cannot be used is what the rules say."""
    clauses = set()
    for known in boards(3, every=4):
        if known.decision is None:
            continue
        for card in set(known.own.hand):
            words = told(HandCard(CATALOG.kid[card].id), known)
            if not words.how.startswith("Click"):
                clauses.add(words.clause)
                assert_plain(words.now)
    assert {"PLAY-2", "PLAY-12", "R-8", "FOLLOW-2", "DISCARD-2"} <= clauses
    assert "PLAY-8" not in clauses, "nobody has named a coin here"


def test_moves_are_told_by_what_they_are_about() -> None:
    known, found = first(Add)
    assert told(found[0], known).how.startswith("Click or drag: add this kid.")
    assert any(told(thing, known).now.startswith("With ") for thing in found)
    known, found = first(Follow)
    assert told(found[0], known).clause == "FOLLOW-2"
    assert told(found[0], known).now.startswith("Now: ")
    known, found = first(Keep)
    assert "Now it is worth" in told(found[0], known).now
    known, found = first(Recruit, stage="recruit")
    assert told(ParkDeck(), known).how.startswith("Click or drag: recruit")


def test_a_kid_to_follow_with_tells_of_the_followed_action_and_not_of_its_own() -> None:
    """FOLLOW-2: of the discarded card nothing but its suit counts."""
    followed = set()
    for game in games(2):
        decision, play = game.decision, game.state.play
        if decision is None or play is None or game.state.pending.stage != "follow":
            continue
        known, leader = known_to(game, decision.seat), CATALOG.kid[play.card]
        assert leader.public is not None
        for move in decision.moves:
            if isinstance(move, Follow):
                for words in (told(thing, known) for thing in _meant(move)):
                    assert_good(words)
                    lead, box = words.parts
                    assert lead.words.startswith("You discard this kid")
                    assert box.title == f"Public action: {leader.name}"
                    assert box.words == followed_sentence(leader.public, play.took)
                followed.add(leader.id)
    assert len(followed) > 5


def _meant(move: Follow) -> list[Thing]:
    """What can be pointed at for a move: its button, and its card if that is one."""
    cards = [HandCard(move.kids[0])] if len(move.kids) == 1 else []
    return [MoveButton(move), *cards]


def test_a_kid_of_the_hand_is_marked_with_where_it_goes() -> None:
    known, _ = first(Recruit, stage="recruit")
    for card in known.own.hand:
        kid = CATALOG.kid[card]
        words = told(HandCard(kid.id), known).now
        assert ("discard pile" in words) == (kid.best_friend is not None)
        assert ("Yard" in words) == (kid.best_friend is None)
    assert "Yard" in told(FenceTag("bug"), known).title


def test_a_made_up_rule_is_worth_what_it_would_score_now() -> None:
    """Cards on the table count for their player; of all others nothing is guessed."""
    checked = 0
    for game in games(2, every=40):
        if game.state.round == 0:
            continue
        state = game.state.copy()
        state.seats[state.leader].discard += state.table
        trashing = state.play is not None and state.play.trash_this
        for seat in range(3):
            for rule in () if trashing else RULES:
                known = known_to(game, seat)
                assert rule_worth(known.view, known.catalog, seat, rule) == rule_points(
                    state, seat, rule
                ), rule
                checked += 1
    assert checked > 100


def test_rules_of_rivals_stay_secret() -> None:
    kept = 0
    for game in games(3, every=30):
        for seat in range(3):
            words = told(MadeUpRule(seat), known_to(game, (seat + 1) % 3))
            rule = game.state.seats[seat].rule
            if rule is not None and not game.ended:
                assert words.title == "Made-up rule"
                kept += 1
            elif rule is not None:
                assert words.title != "Made-up rule"
    assert kept > 10


def test_numbers_of_rivals_name_them() -> None:
    game = next(games(1))
    known = known_to(game, 0)
    for thing in (Number(1, "points"), Number(1, "hand"), RivalBoard(1), Slots(1, "pack")):
        assert "Tomek" in told(thing, known).parts[0].words
    for own in (Number(0, "points"), Spot("points"), Number(0, "hand")):
        assert "You " in told(own, known).parts[0].words


def test_the_board_of_a_computer_says_how_strong_it_is() -> None:
    known = known_to(next(games(1)), 0)
    seats = (SeatInfo("Maja", "red", PERSON), SeatInfo("Tomek", "blue", "hard"))
    known = msgspec.structs.replace(known, teller=Teller(CATALOG, seats))
    assert told(RivalBoard(1), known).title == "Tomek (hard)"
    assert told(RivalBoard(0), known).title == "Maja"


@pytest.mark.parametrize("what", ["points", "level", "deck"])
def test_the_end_meter_says_who_is_nearest(what: Literal["points", "level", "deck"]) -> None:
    for known in boards(3, every=15):
        words = told(MeterLine(what), known)
        numbers = [int(number) for number in re.findall(r"\d+", words.now)]
        if known.view.ended or known.view.ending:
            assert not numbers
        elif what == "deck":
            assert numbers == [known.view.park_deck_count]
        elif numbers:
            best = max(seat.points if what == "points" else seat.level for seat in known.view.seats)
            assert numbers == [best, (25 if what == "points" else 5) - best]


def test_the_next_level_says_what_is_missing() -> None:
    for known in boards(4, every=11):
        own, words = known.own, told(LevelCost(), known)
        if own.level == 5:
            assert words.title == "Finished"
            continue
        if known.view.pending.price is not None and known.view.pending.seat == known.view.seat:
            continue  # see above
        price = known.catalog.prices[0][own.level]
        payable = price.payable(own.pizza + own.pack_pizza, own.toys + own.pack_toys)
        assert words.now.startswith("You have enough") == payable
        if not payable:
            needed = sum(int(n) for n in re.findall(r"(\d+) (?:toy|pizza)", words.now))
            assert 0 < needed <= price.tokens


def test_buttons_that_are_off_say_why() -> None:
    known = known_to(next(games(1)), 0)
    for name in get_args(get_type_hints(Button)["name"]):
        on = told(Button(name), known)
        off = told(Button(name), msgspec.structs.replace(known, off=frozenset((name,))))
        assert on.now == ""
        assert on.how.startswith("Click: ")
        assert not off.how.startswith("Click: ")
        assert bool(off.now) == (name not in ("menu", "back")), "the way out is always there"


def test_phases_are_over_or_still_to_come() -> None:
    known, _ = first(Recruit, stage="recruit")
    assert told(PhaseChip("play"), known).now == "This part of your turn is over."
    assert told(PhaseChip("recruit"), known).now == "You are in this phase of your turn now."
    assert told(PhaseChip("draw"), known).now == "This part of your turn is still to come."


def test_a_line_of_the_log_leads_to_its_kid() -> None:
    game = list(games(1, every=30))[2]
    known = known_to(game, 0)
    titles = {told(LogLine(at), known).title for at in range(1, len(known.events) + 1)}
    assert {kid.name for kid in CATALOG.kids.values()} & titles
    assert told(LogLine(0), known).title == told(things.Part("log"), known).title


def test_yards_and_stuff_say_how_it_stands() -> None:
    for known in boards(2, every=25):
        own = known.own
        assert told(StuffBox("toys"), known).kind.startswith(f"{own.toys} of 4")
        for seat in known.view.seats:
            if seat.yard and seat.seat != own.seat:
                kid = CATALOG.kid[seat.yard[0]]
                words = told(YardCard(kid.id, seat.seat), known)
                assert known.teller.name(seat.seat) in words.parts[-1].words


def test_whatever_lies_on_the_table_is_told_from_there() -> None:
    """What the screen knows is enough: in one's own turn, while others move, and afterwards."""
    sitting = Sitting(("human", "easy", "easy"))
    moments = uses = 0
    while moments < 12:
        known = sitting.table.preview.known()
        keys = [node.key for node in sitting.table.scene.root.walk()]
        found = [key for key in keys if isinstance(key, Thing)]
        assert len(found) > 30
        for thing in found:
            assert_good(told(thing, known))
            if isinstance(thing, MoveButton) and isinstance(thing.move, Use):
                assert told(thing, known).now.startswith("Now: ")
                uses += 1
        assert not known.off
        sitting.answer()
        moments += 1
    assert uses
    assert sitting.table.preview.known(frozenset(("undo",))).off == {"undo"}
