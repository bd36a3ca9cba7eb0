"""An outside reader of records: knows the contract of the events, and nothing of our rules core."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fort_desktop.cli import main

Told = dict[str, Any]
PHASES = ["cleanup", "play", "recruit", "discard", "draw"]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[list[Told]]:
    log = tmp_path_factory.mktemp("log")
    for players in ("random,easy,random,easy", "random,random", "easy,random,random"):
        call = ["simulate", "--games", "6", "--players", players, "--seed", "31"]
        assert main([*call, "--log", str(log / players.replace(",", "-"))]) == 0
    found = []
    for path in sorted(log.rglob("*.fort")):
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        assert rows[0]["fort"] == 1
        found.append([row["event"] for row in rows if "event" in row])
    assert len(found) == 18
    return found


def test_setup_comes_in_its_order(games: list[list[Told]]) -> None:
    for events in games:
        seats = len(events[0]["seats"])
        expected = ["game_started", "park_deck_shuffled", "rules_stacked", "perks_laid"]
        expected += ["park_revealed"] * 3 + ["kids_dealt"] * seats
        if events[0]["setup"] == "draft":
            expected += (["kid_drafted"] * seats + ["hands_passed"]) * 8
        expected += (["deck_shuffled"] + ["card_drawn"] * 5) * seats + ["turn_began"]
        assert [event["e"] for event in events[: len(expected)]] == expected
        assert len(events[1]["cards"]) == 60
        assert len(events[2]["rules"]) == len(events[3]["perks"]) == seats + 1


def test_every_turn_has_five_phases_and_rounds_count(games: list[list[Told]]) -> None:
    for events in games:
        seats, first = len(events[0]["seats"]), events[0]["first"]
        turns: list[tuple[int, int]] = []
        phases: list[str] = []
        for event in events:
            if event["e"] == "turn_began":
                assert phases in ([], PHASES)
                phases = []
                turns.append((event["seat"], event["round"]))
            elif event["e"] == "phase_began":
                phases.append(event["phase"])
        assert phases == PHASES
        expected = [((first + i) % seats, 1 + i // seats) for i in range(len(turns))]
        assert turns == expected
        assert len(turns) % seats == 0


def test_the_park_is_refilled_directly(games: list[list[Told]]) -> None:
    for events in games:
        deck = 60
        for event, after in pairwise(events):
            if event["e"] == "kids_dealt":
                deck -= 8
            deck -= event["e"] == "park_revealed" or event.get("source") == "deck"
            if event.get("source") == "park" and deck:
                assert after["e"] == "park_revealed"


def test_forts_are_paid_directly_before(games: list[list[Told]]) -> None:
    forts = 0
    for events in games:
        for i, event in enumerate(events):
            if event["e"] != "fort_advanced":
                continue
            forts += 1
            assert events[i - 1]["e"] == "resource_spent"
            assert events[i - 1]["seat"] == event["seat"]
            later = [e["e"] for e in events[i + 1 : i + 3] if e["e"] != "end_triggered"]
            reward = {1: "rule_kept", 2: "perk_taken"}.get(event["level"])
            assert reward is None or later[0] == reward
    assert forts > 20


def test_actions_hold_their_effects(games: list[list[Told]]) -> None:
    effects = {"resource_gained", "resource_packed", "resource_converted", "points_scored"}
    for events in games:
        running: Told = {}
        for event in events:
            if event["e"] == "action_began":
                assert not running
                assert event["times"] >= 1
                running = event
            elif event["e"] == "action_ended":
                assert running
                keys = ("seat", "role", "box")
                assert [event[k] for k in keys] == [running[k] for k in keys]
                assert 0 < event["done"] <= int(running["times"])
                assert not event["full"] or event["done"] == running["times"]
                assert event["full"] or event["role"] == "leader"
                running = {}
            elif event["e"] in effects:
                assert running
                assert event["seat"] == running["seat"]
                assert all(event.get(key, 1) >= 1 for key in ("amount", "points"))


def test_every_rival_answers_once(games: list[list[Told]]) -> None:
    for events in games:
        seats = len(events[0]["seats"])
        answers: list[int] | None = None
        leader = -1
        for event in events:
            if event["e"] == "card_played":
                answers, leader = [], event["seat"]
            elif event["e"] in ("leader_followed", "follow_declined"):
                assert answers is not None
                answers.append(event["seat"])
            elif (
                event["e"] == "phase_began" and event["phase"] == "recruit" and answers is not None
            ):
                assert answers == [(leader + i) % seats for i in range(1, seats)]
                answers = None


def test_the_end_is_told_once(games: list[list[Told]]) -> None:
    for events in games:
        names = [event["e"] for event in events]
        assert names.count("end_triggered") == names.count("game_ended") == 1
        last = events[-1]
        assert last["e"] == "game_ended"
        totals = [score["total"] for score in last["scores"]]
        parts = ("track", "fort", "rule", "macaroni")
        assert totals == [sum(score[part] for part in parts) for score in last["scores"]]
        assert all(totals[seat] == max(totals) for seat in last["winners"])


def test_cards_stay_whole(games: list[list[Told]], tmp_path: Path) -> None:
    """Hands, followed by the words of the events alone, never hold what is not there."""
    for events in games:
        hands: dict[int, list[str]] = {i: [] for i in range(len(events[0]["seats"]))}
        for event in events:
            name, seat = event["e"], event.get("seat", -1)
            if name in ("card_drawn", "card_recycled"):
                hands[seat].append(event["card"])
            elif name in ("card_played", "card_added") or event.get("source") == "hand":
                hands[seat].remove(event["card"])
            elif name in ("leader_followed", "friends_discarded", "yard_laid"):
                for card in event["cards"]:
                    hands[seat].remove(card)
            elif name == "phase_began" and event["phase"] == "draw":
                assert len(hands[seat]) <= 1
        assert all(len(hand) <= 6 for hand in hands.values())
