"""Whatever the rules name, every table beside them knows: one list of all these tables.

A new step, perk, event, level ... fails here until each of its words, signs and weights is there,
instead of with a KeyError in somebody's game.
"""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from fort_desktop.bots import evaluate, heuristics, plan, search, step_values
from fort_desktop.bots import levels as styles
from fort_desktop.bots.levels import LEVELS, make_bot
from fort_desktop.bots.strength import measured
from fort_desktop.content import load_catalog
from fort_desktop.lab import balance
from fort_desktop.rules.model import box_notation, evolve, scoring
from fort_desktop.rules.model.boxes import Count
from fort_desktop.rules.model.events import EVENT, EndTriggered, Event
from fort_desktop.rules.model.moves import Decision, Kind, Move, Stop, parse_move
from fort_desktop.rules.model.pending import Stage
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import (
    COIN,
    COLOURS,
    PERKS,
    RESOURCES,
    RULES,
    SUITS,
    Cause,
    Phase,
    Refusal,
    SetupKind,
)
from fort_desktop.rules.questions.table import QUESTIONS
from fort_desktop.rules.steps.table import STEPS as STEP_RULES
from fort_desktop.rules.steps.table import read_box
from fort_desktop.rules.turn import decide
from fort_desktop.rules.turn.renewal import Source
from fort_desktop.ui.art import icons, palette
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.players import PLAYERS
from fort_desktop.ui.audio.cues import heard
from fort_desktop.ui.i18n.i18n import LANGUAGE_NAMES, LANGUAGES
from fort_desktop.ui.screens import house_rules
from fort_desktop.ui.screens import players as players_screen
from fort_desktop.ui.table.intents import intents, needs_button
from fort_desktop.ui.text import amounts, names, questions, refusals, steps
from fort_desktop.ui.text import players as players_words
from fort_desktop.ui.text.sentences import Labels, Teller
from fort_desktop.ui.text.steps import box_sentences
from tests.architecture.sources import parsed
from tests.cases import each
from tests.property.test_contract import new_game, played
from tests.record.games import PERSON_AND_TWO
from tests.rules.test_move_notation import MOVES

ROOT: Final = Path(__file__).resolve().parents[2]


def flat(kind: Any) -> tuple[str, ...]:
    """The words of a Literal, also of several joined by ``|``."""
    return tuple(w for arg in get_args(kind) for w in (flat(arg) if get_args(arg) else (arg,)))


ALL_SUITS: Final = (*SUITS, COIN)
COUNTS: Final = flat(Count)
PRINTED: Final = tuple(count for count in COUNTS if count != COIN)
"""What may stand behind an ``x``: a coin is wild and counts for others."""
STAGES: Final = flat(Stage)
ASKED: Final = tuple(stage for stage in STAGES if stage not in ("start", "over"))
ANSWERED_ALONE: Final = {"do_over", "follow", "rough", "recruit", "birthday"}
"""Stages that the computer players treat one by one; the others are in one of their tables."""


"""Steps that `power.reckoned` treats one by one."""
KINDS: Final = (
    *(question.kind for question in QUESTIONS.values()),
    *(rule.choice.kind for rule in STEP_RULES.values() if rule.choice is not None),
)
"""Every kind that some question or step asks."""
TAKEN: Final = {
    *(move for question in QUESTIONS.values() for move in question.conditions),
    *(m for rule in STEP_RULES.values() if rule.choice is not None for m in rule.choice.demands),
    Stop,
}
"""Every kind of move that some question or step has conditions for."""


class Table(NamedTuple):
    """A table and all the words that it has to know, no more and no fewer."""

    name: str
    knows: Iterable[Any]
    words: Iterable[Any]


TABLES: Final = (
    Table("suit: name", names.SUIT_NAMES, ALL_SUITS),
    Table("suit: colour", palette.SUITS, ALL_SUITS),
    Table("suit: letter", names.LETTERS, ALL_SUITS),
    Table("suit: badge", in_folder("suits"), ALL_SUITS),
    Table("resource: name", names.RESOURCE_NAMES, (*RESOURCES, "any")),
    Table("phase: name", names.PHASE_NAMES, flat(Phase)),
    Table("colour: paint", palette.SEATS, COLOURS),
    Table("colour: mark", palette.MARKS, COLOURS),
    Table("colour: Best Friends", load_catalog().friends, COLOURS),
    Table("perk: in the deck", (perk.id for perk in load_catalog().perks), PERKS),
    Table("perk: name", names.PERK_NAMES, PERKS),
    Table("perk: words", names.PERK_WORDS, PERKS),
    Table("perk: guessed worth", evaluate._PERKS, PERKS),
    Table("perk: fitted worth", evaluate.fitted(load_catalog()).perks, PERKS),
    Table("rule: in the deck", (rule.id for rule in load_catalog().rules), RULES),
    Table("rule: points", scoring._RULES, RULES),
    Table("rule: name", names.RULE_NAMES, RULES),
    Table("rule: words", names.RULE_WORDS, RULES),
    Table("rule: guessed worth", evaluate._RULES, RULES),
    Table("rule: fitted worth", evaluate.fitted(load_catalog()).rules, RULES),
    Table("step: its values", step_values._VALUES, tuple(STEP_RULES)),
    Table("step: its words", (*steps.STEPS, "gain", "vp", "spend", "fort"), tuple(STEP_RULES)),
    Table("count: in the notation", box_notation.COUNTS, PRINTED),
    Table("count: name", steps.COUNT_NAMES, COUNTS),
    Table("count: number of", amounts._COUNTED, COUNTS),
    Table("stage: its question", QUESTIONS, ASKED),
    Table("stage: what follows", decide._ANSWERS, ASKED),
    Table("stage: computers", (*plan.PLANNED, *search.FACES, *ANSWERED_ALONE), ASKED),
    Table("kind: what comes first", refusals._FIRST, flat(Kind)),
    Table("kind: question", questions._QUESTIONS, flat(Kind)),
    Table("kind: asked somewhere", set(KINDS), flat(Kind)),
    Table("event: fold", evolve.FOLDS, get_args(EVENT)),
    Table("move: taken somewhere", TAKEN, Move.__subclasses__()),
    Table("cause: balance", balance.CAUSES, flat(Cause)),
    Table("setup: name", house_rules.SETUPS, flat(SetupKind)),
    Table("language: own name", LANGUAGE_NAMES, LANGUAGES),
    Table("level: words", players_words.PLAYERS, (PERSON, *LEVELS)),
    Table("level: face", PLAYERS, LEVELS),
    Table("level: on the sheet", players_screen.COMPUTERS, LEVELS),
)


@each("table", TABLES)
def test_a_table_knows_each_word_once(table: Table) -> None:
    assert sorted(map(str, table.knows)) == sorted(map(str, table.words))


# Steps and counts, by what is made of them.
STEPS: Final = (
    *("pizza", "2 toy", "any", "2 any", "vp", "3 vp", "spend pizza", "spend toy", "spend any"),
    *("pack", "lookout", "trash", "trash_rival", "recruit", "copy_pack", "copy_rival_pack"),
    *("convert", "fort", "fort-1", "fort+1", "vp > trash_this"),
)
BOXES: Final = (
    *STEPS,
    *(f"pizza x {count}" for count in PRINTED),
    "spend toy > (vp x book) > fort",
)


def test_the_examples_have_every_step_and_count() -> None:
    boxes = [read_box(text) for text in BOXES]
    assert {op for box in boxes for op in box.ops} == set(STEP_RULES)
    assert {box.count for box in boxes} == {None, *PRINTED}


@each("text", BOXES)
def test_a_box_has_words_sentences_signs_and_worth(text: str) -> None:
    box = read_box(text)
    for said in (steps.box_words(box), steps.loop_words(box), *box_sentences(box)):
        assert said
        assert "{" not in said
    assert len(box_sentences(box)) == len(box.steps) + (box.count is not None)
    assert all(sign in icons.names() or sign[0] in "0123456789()+-" for sign in box_signs(box))
    assert heuristics.box_worth(box) == heuristics.box_worth(read_box(box.text))


# Events, by what they really look like in games.
SILENT_AND_UNTOLD: Final = {
    *("game_started", "park_deck_shuffled", "rules_stacked", "perks_laid"),
    *("phase_began", "action_began", "action_ended"),
    *("played_discarded", "friends_discarded", "decision_due"),
}
HEARD_ONLY: Final = {
    *("kid_drafted", "deck_shuffled", "card_drawn", "yard_cleared"),
    *("kids_dealt", "park_revealed", "hands_passed"),
}
TOLD_ONLY: Final = {"play_skipped", "suit_declared", "chance_renewed"}


@cache
def one_of_each_event() -> dict[str, Event]:
    """An event of each sort out of random games."""
    found: dict[str, Event] = {}
    for seed in range(200):
        game = new_game(2 + seed % 3, seed, "draft" if seed % 2 else "basic")
        game.renew(Source(seed))
        for _ in played(game, Rng(seed)):
            pass
        found |= {str(event.__struct_config__.tag): event for event in game.events}
        if len(found) == len(get_args(EVENT)):
            return found
    raise AssertionError(f"only {sorted(found)} happen")


def test_every_event_that_is_told_has_a_sentence() -> None:
    teller = Teller(load_catalog(), [*PERSON_AND_TWO, PERSON_AND_TWO[0]])
    told = {name: teller.tell(event) for name, event in one_of_each_event().items()}
    assert {name for name, line in told.items() if line is None} == SILENT_AND_UNTOLD | HEARD_ONLY
    assert not [line for line in told.values() if line is not None and (not line or "{" in line)]


def test_every_event_that_is_heard_has_a_cue() -> None:
    events = one_of_each_event()
    silent = {
        name for name, event in events.items() if heard(event, getattr(event, "seat", 0)) is None
    }
    assert silent == SILENT_AND_UNTOLD | TOLD_ONLY


@each("cause", flat(Cause))
def test_every_cause_of_the_end_has_a_sentence(cause: Cause) -> None:
    assert Teller(load_catalog(), PERSON_AND_TWO).tell(EndTriggered(0, cause))


# Moves, by the examples of their notation.
def example_moves() -> list[Move]:
    return [parse_move(line) for line in MOVES.replace("\n", "|").split("|")]


def test_the_notation_has_an_example_of_every_move() -> None:
    assert {type(move) for move in example_moves()} == set(Move.__subclasses__())


def test_every_move_can_be_made_at_the_table() -> None:
    """By a thing that is touched, or by a button; and it has words."""
    labels = Labels(Teller(load_catalog(), [*PERSON_AND_TWO, PERSON_AND_TWO[0]]))
    for move in example_moves():
        assert "{" not in labels.of(move)
        touched = [i for i in intents(Decision(0, "play", (move,))) if i.move == move]
        assert touched or needs_button(move), move


# Refusals: every clause that stands as a word of its own in the code of the rules.
def refusing() -> set[str]:
    """Clauses that the rules name as a reason, wherever in their code."""
    found: set[str] = set()
    for path in (ROOT / "fort_desktop" / "rules").rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(re.findall(r"^[A-Z]+-\d+$", node.value))
    return found


def clause_ids() -> set[str]:
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE))


def test_every_clause_that_can_refuse_has_a_sentence_of_its_own() -> None:
    known = refusing() & clause_ids()
    assert len(known) > 40
    assert refusing() == known
    assert set(refusals._REASONS) == known
    said = {refusals.reason(Refusal(clause)) for clause in known}
    assert len(said) == len(known)
    assert not [words for words in said if re.search(r"[A-Z]-\d", words)], "a code for a reader"


# Levels: who plays, and what is known of them.
def test_every_level_plays_and_is_described() -> None:
    described = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for level in LEVELS:
        assert make_bot(level, load_catalog(), 1) is not None
        assert f"**{level}**" in described
    assert set(styles.STYLES) < set(LEVELS)


def test_measured_strength_speaks_of_levels_that_there_are() -> None:
    bars = measured().values()
    assert {bar.a for bar in bars} | {bar.b for bar in bars} <= set(LEVELS)
    compared = {bar.b for bar in bars if bar.seats == 2}
    assert compared <= {level for level, said in players_words.PLAYERS.items() if said.beaten}
