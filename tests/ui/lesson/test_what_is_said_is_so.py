"""Each thing that a note says is so in the game that it is said of, and by the rules."""

import random
from collections.abc import Callable, Sequence
from typing import Final, get_args

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.preview import foresee
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.moves import Decision, Move, Use, text
from fort_desktop.rules.model.scoring import final_scores, winners
from fort_desktop.rules.model.state import SeatState
from fort_desktop.rules.model.types import (
    END_POINTS,
    MACARONI_POINTS,
    PERKS,
    STUFF_LIMIT,
    TOP_LEVEL,
    PerkId,
    Phase,
)
from fort_desktop.ui.coach.lesson import deal
from fort_desktop.ui.coach.lesson.lesson import LEARNER, RIVAL, Lesson
from fort_desktop.ui.text.lesson.step import Step
from tests.ui.lesson.walking import Choose, main_line, taken, walk

ONCE: Final[set[PerkId]] = {"diy", "do_over", "recycling", "rough_housing"}
"""Perks that work once (LEVEL-2)."""


class Moment:
    """The game before a step of the lesson and after it."""

    def __init__(self, before: Game, after: Game) -> None:
        self.before, self.after = before, after
        self.catalog = after.state.catalog
        self.was, self.own = (game.state.seats[LEARNER] for game in (before, after))
        self.rival_was, self.rival = (game.state.seats[RIVAL] for game in (before, after))

    def kids(self, cards: Sequence[str]) -> list[Kid]:
        """The kids on some cards."""
        return [self.catalog.kid[card] for card in cards]

    def ids(self, cards: Sequence[str]) -> set[str]:
        """What the kids on some cards are called."""
        return {kid.id for kid in self.kids(cards)}

    def suits(self, *kids: str) -> list[str]:
        """All suits on some kids."""
        return [suit for kid in kids for suit in self.catalog.kids[kid].suits]

    def box(self, kid: str, name: str) -> str:
        """A box in the notation of the cards, "" for a blank one."""
        found = self.catalog.boxes[self.catalog.kids[kid]]
        return next((box.text for side, box in found if side == name), "")


def tie(now: Moment) -> bool:
    """Of two with as many points the higher fort wins (END-4)."""
    state = now.after.copy().state
    low, high = state.seats
    low.points, low.level, low.rule = 3, 1, None
    high.points, high.level, high.rule = 1, 2, None
    scores = final_scores(state)
    return scores[0].total == scores[1].total and winners(state, scores) == (1,)


SO: Final[dict[str, tuple[tuple[str, Callable[[Moment], bool]], ...]]] = {
    "hand": (("SETUP-8", lambda now: len(now.own.hand) == 5),),
    "suits": (("COMP-2", lambda now: now.suits("bug") == ["shovel"]),
              ("COMP-2", lambda now: set(now.suits("moles")) == {"shovel"})),
    "boxes": (("COMP-3", lambda now: 2 * sum(len(now.catalog.boxes[kid]) == 2
                                             for kid in now.catalog.kids.values())
                                     > len(now.catalog.kids)),),
    "r1_play": (("ACT-1", lambda now: now.box("bug", "public") == "pizza x shovel"),),
    "r1_add": (("COMP-2", lambda now: now.suits("moles") == ["shovel", "shovel"]),),
    "r1_use": (("PLAY-7", lambda now: now.suits("bug", "moles") == ["shovel"] * 3),
               ("PLAY-7", lambda now: now.own.pizza == now.was.pizza + 3)),
    "r1_followed": (("FOLLOW-2", lambda now: "lefty" in now.ids(now.rival.discard)),
                    ("FOLLOW-2", lambda now: now.suits("lefty") == ["shovel"]),
                    ("FOLLOW-5", lambda now: now.rival.pizza == now.rival_was.pizza + 1)),
    "r1_recruit": (("RECRUIT-1", lambda now: now.suits("worm") == ["shovel"]),),
    "r1_played": (("DISCARD-1", lambda now: now.ids(now.own.discard)
                                            == {"bug", "moles", "worm", "bitsy"}),
                  ("DISCARD-1", lambda now: now.catalog.kids["bitsy"].best_friend is not None)),
    "r1_yard": (("DISCARD-2", lambda now: now.ids(now.own.yard) == {"giggles", "kitty"}),),
    "p_three": (("END-4", tie),),
    "p_levels": (("COMP-10", lambda now: now.catalog.fort_points == (0, 1, 3, 9, 16, 23)),
                 ("LEVEL-3", lambda now: MACARONI_POINTS == 4)),
    "p_ends": (("END-1", lambda now: (END_POINTS, TOP_LEVEL) == (25, 5)),),
    "z1_lead": (("PLAY-7", lambda now: now.suits("patch", "chef") == ["book"] * 2),
                ("PLAY-7", lambda now: now.rival.toys == now.rival_was.toys + 2)),
    "z1_follow": (("FOLLOW-5", lambda now: now.suits("bones") == ["book"]),
                  ("ACT-4", lambda now: "bones" in now.ids(now.own.discard)),
                  ("ACT-4", lambda now: now.box("bones", "private") == "trash x book"),
                  ("FOLLOW-5", lambda now: now.own.toys == now.was.toys + 1)),
    "z1_lost": (("RECRUIT-3", lambda now: "giggles" in now.ids(now.rival.discard)),),
    "r2_cleanup": (("TURN-2", lambda now: len(get_args(Phase)) == 5),
                   ("TURN-2", lambda now: get_args(Phase)[0] == "cleanup"),
                   ("CLEAN-1", lambda now: "kitty" in now.ids(now.own.discard))),
    "r2_play": (("ACT-7", lambda now: (now.own.pizza, now.own.toys) == (3, 1)),
                ("ACT-7", lambda now: now.catalog.prices[0][0].payable(1, 1)),
                ("ACT-7", lambda now: not now.catalog.prices[0][0].payable(2, 0)),
                ("ACT-7", lambda now: now.box("moose", "private") == "fort")),
    "r2_first": (("COMP-7", lambda now: STUFF_LIMIT - now.was.pizza == 1),
                 ("ACT-7", lambda now: (now.own.pizza, now.own.toys, now.own.level) == (2, 0, 1))),
    "r2_level": (("COMP-10", lambda now: now.catalog.fort_points[1] == 1),),
    "r2_room": (("COMP-9", lambda now: now.own.lookout_limit == 2),
                ("COMP-8", lambda now: now.own.pack_limit == 2)),
    "r2_rule": (("LEVEL-1", lambda now: now.own.rule is not None),),
    "r2_second": (("ACT-1", lambda now: now.own.pizza == now.was.pizza + 2),),
    "r2_recruit": (("RECRUIT-1", lambda now: now.ids(now.rival_was.yard) == {"golden_boy", "tiny"}),
                   ("COMP-2", lambda now: now.suits("golden_boy", "tiny") == ["crown"] * 2)),
    "r2_draw": (("DRAW-1", lambda now: len(now.own.hand) == 5),),
    "z2_follow": (("FOLLOW-2", lambda now: now.suits("moose", "rusty") == ["shovel"] * 2),
                  ("FOLLOW-5", lambda now: now.own.toys == now.was.toys + 1)),
    "r3_first": (("ACT-3", lambda now: now.after.decision is not None
                                       and now.after.decision.kind == "lookout"),),
    "r3_play": (("ACT-3", lambda now: now.box("kitty", "private") == "lookout"),),
    "r3_lookout": (("COMP-9", lambda now: now.ids(now.own.lookout) == {"moles"}),),
    "r3_second": (("PLAY-7", lambda now: now.own.toys == now.was.toys + 2),),
    "z3_lead": (("ACT-9", lambda now: now.rival.points == now.rival_was.points + 1),),
    "z3_follow": (("FOLLOW-5", lambda now: now.own.points == now.was.points + 1),),
    "r4_play": (("ACT-2", lambda now: now.box("worm", "public") == "pack x shovel"),
                ("ACT-7", lambda now: now.box("worm", "private") == "fort")),
    "r4_pay": (("ACT-7", lambda now: now.catalog.prices[0][1].payable(1, 2)),
               ("ACT-7", lambda now: now.catalog.prices[0][1].payable(2, 1)),
               ("ACT-7", lambda now: not now.catalog.prices[0][1].payable(3, 0)),
               ("COMP-8", lambda now: (now.own.level, now.own.pack_limit) == (2, 3)),),
    "r4_perk": (("LEVEL-2", lambda now: now.own.perk == "xxl_backpack"),
                ("LEVEL-2", lambda now: set(PERKS) > ONCE)),
    "r4_count": (("PLAY-5", lambda now: now.suits("moles") == ["shovel"] * 2),),
    "r4_pack": (("PLAY-7", lambda now: now.own.pack_pizza + now.own.pack_toys == 3),),
    "r4_recruit": (("RECRUIT-1", lambda now: "giggles" in now.ids(now.rival_was.yard)),),
}  # fmt: skip
"""What is so once a step of the main line is done, with the clause that makes it so."""


def test_each_note_says_what_is_so_in_the_main_line() -> None:
    start = deal.opening(load_catalog())
    before, looked_at = start.copy(), set[str]()

    def done(step: Step, game: Game) -> None:
        nonlocal before
        now = Moment(before, game)
        for number, (clause, so) in enumerate(SO.get(step.id, ())):
            assert so(now), (step.id, clause, number)
            looked_at.add(step.id)
        before = game.copy()

    walk(start, done=done)
    assert looked_at == set(SO)


def ways(count: int) -> list[Choose]:
    """Some learners who choose among all that is taken."""

    def choosing(seed: int) -> Choose:
        chance = random.Random(seed)
        return lambda lesson, decision: chance.choice(taken(lesson, decision))

    return [choosing(seed) for seed in range(count)]


@pytest.mark.parametrize("part", range(2))
def test_what_is_said_of_places_is_so_on_every_way(part: int) -> None:
    """Giggles is in the rival's Yard, the deck was empty, and who followed is not in the hand."""
    start, met = deal.opening(load_catalog()), set[str]()
    for way in ways(80)[part::2]:
        followed, deck = list[str](), list[int]()

        def choose(lesson: Lesson, decision: Decision) -> Move:
            move = way(lesson, decision)  # noqa: B023
            if lesson.step.id == "z2_follow":
                followed[:] = text(move).split(" ")[1:]  # noqa: B023
            return move

        def done(step: Step, game: Game) -> None:
            own, rival = game.state.seats[LEARNER], game.state.seats[RIVAL]
            if step.id == "r2_second":
                deck.append(len(own.deck))  # noqa: B023
            if step.id == "z2_park":
                hand = {game.state.catalog.kid[card].id for card in own.hand}
                left = {"moose", "rusty"} - set(followed)  # noqa: B023
                assert {"moose", "rusty"} & hand == left
                met.add(" ".join(followed))  # noqa: B023
            if step.id == "r4_nobody":
                assert "giggles" in {game.state.catalog.kid[card].id for card in rival.yard}

        walk(start.copy(), choose, done=done)
        assert deck == [0], "before five cards are drawn"
    assert met == {"moose", "rusty", ""}, "following costs the kid, saying no costs nothing"


def test_previews_of_what_is_asked_for_are_right() -> None:
    """What the table says that an action would bring is what it brings."""
    start, seen = deal.opening(load_catalog()), dict[str, int]()
    numbers = ("pizza", "toys", "points", "pack_pizza", "pack_toys")

    def choose(lesson: Lesson, decision: Decision) -> Move:
        move = main_line(lesson, decision)
        if isinstance(move, Use) and lesson.step.id != "r4_second":
            told = foresee(start.view(LEARNER), start.state.catalog, move)
            before = own(start)
            tried = start.copy()
            tried.push(move)
            for name in numbers:
                change = getattr(own(tried), name) - getattr(before, name)
                if len({getattr(end.change, name) for end in told.endings}) == 1:
                    assert told.sure(name) == change, (lesson.step.id, name)
                    seen[lesson.step.id] = seen.get(lesson.step.id, 0) + abs(change)
        return move

    walk(start, choose)
    assert seen["r1_use"] == 3
    assert seen["r2_second"] == 2
    assert seen["r3_second"] == 2


def own(game: Game) -> SeatState:
    """The learner's side."""
    return game.state.seats[LEARNER]
