"""Refused moves at the positions of tests/perft, as text, with their clauses."""

from collections.abc import Iterator
from pathlib import Path

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, parse_move, text
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import PERKS, RESOURCES, RULES, SUITS
from lab.perft import FOLDER, read

_ON = 5
"""So many decisions from each position on are looked at."""


def refusals() -> Iterator[str]:
    """The lines of the file: each question, then the refused moves of each clause."""
    for path in sorted(FOLDER.glob("*.yaml")):
        yield from _from(path)


def _from(path: Path) -> Iterator[str]:
    _, game = read(path)
    rng = Rng(len(path.stem))
    for _ in range(_ON):
        decision = game.decision
        if decision is None:
            yield f"# {path.stem}: over"
            yield from _refused(game, ["skip", "recruit deck"])
            return
        yield f"# {path.stem}: seat {decision.seat} {decision.kind}"
        yield f"  {' | '.join(map(text, decision.moves))}"
        yield from _refused(game, attempts(game, decision))
        game.push(rng.choice(decision.moves))


def _refused(game: Game, tried: list[str]) -> Iterator[str]:
    """One line per clause; a verb that one clause refuses altogether is only counted."""
    found: dict[str, dict[str, list[str]]] = {}
    clauses: dict[str, set[str]] = {}
    for words in tried:
        refusal, verb = game.why_not(parse_move(words)), words.split()[0]
        if refusal is not None:
            found.setdefault(refusal.clause, {}).setdefault(verb, []).append(words)
        clauses.setdefault(verb, set()).add(refusal.clause if refusal is not None else "")
    for clause, verbs in sorted(found.items()):
        said = [
            f"{verb} ({len(moves)})" if len(clauses[verb]) == 1 < len(moves) else " | ".join(moves)
            for verb, moves in verbs.items()
        ]
        yield f"{clause}: {' | '.join(said)}"


def attempts(game: Game, decision: Decision) -> list[str]:
    """Moves of every kind about all visible cards, legal or not."""
    view = game.view(decision.seat)
    seats = range(len(view.seats) + 1)  # one more than there are
    words = ["skip", "diy", "do-over", "done", "stop", "pass", "rough", "use public", "use private"]
    words += ["recruit deck", "lookout deck", "choose coin", *(f"copy {seat}" for seat in seats)]
    words += [f"{verb} {suit}" for verb in ("declare", "choose") for suit in SUITS]
    words += [f"keep {rule}" for rule in RULES[:3]] + [f"perk {perk}" for perk in PERKS[:3]]
    for what in RESOURCES:
        words += [f"take {what}", f"pack {what}", f"pack {what} from supply"]
        words += [f"spend {what} from {place}" for place in ("stuff", "pack")]
        words += [f"convert {what} in {place}" for place in ("stuff", "pack")]
    for kid in _kids(view, game):
        words += [
            f"{verb} {kid}" for verb in ("pick", "play", "add", "count", "lookout", "recycle")
        ]
        words += [f"{verb} {kid} as {suit}" for verb in ("add", "count") for suit in SUITS[:2]]
        words += [f"trash {kid} from {place}" for place in ("hand", "discard")]
        words += [f"{verb} {kid} from park" for verb in ("recruit", "lookout")]
        words += [
            f"{verb} {kid} from yard {seat}"
            for verb in ("trash", "recruit", "lookout")
            for seat in seats
        ]
        words += [f"follow {kid}"]
    held = list(dict.fromkeys(card.partition(".")[0] for card in view.own.hand))
    words += [f"follow {one} {two}" for one in held for two in [*held, "captain"] if one <= two]
    return words


def _kids(view: View, game: Game) -> list[str]:
    """Every visible kid, and one that is not."""
    cards = [*view.own.hand, *view.table, *view.park]
    for seat in view.seats:
        cards += [*seat.discard[-2:], *seat.yard, *seat.lookout]
    kids = list(dict.fromkeys(card.partition(".")[0] for card in cards))
    return [*kids, next(kid for kid in game.state.catalog.kids if kid not in kids)]
