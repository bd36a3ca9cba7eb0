"""Why an action cannot begin: what its steps lack, or which obligation it would break."""

from fort_desktop.rules.counting import choices, times
from fort_desktop.rules.duty import copyable
from fort_desktop.rules.effects import Box, Step, program
from fort_desktop.rules.feasible import Means, Memory, branches, outcomes
from fort_desktop.rules.state import Play, State
from fort_desktop.rules.types import BoxName, Refusal


def why_not_use(state: State, play: Play, name: BoxName, box: Box, means: Means) -> Refusal:
    """The clause that keeps the leader from `use name` now."""
    data: dict[str, str | int] = {"box": name}
    suits = choices(state.catalog, play, box, means)
    count = max((times(state.catalog, play, box, suit, means) for suit in suits), default=0)
    if count == 0:
        return Refusal("R-1", data)
    lacking = _first_step(state, box, count, means)
    if lacking is not None:
        return Refusal(lacking, data)
    return Refusal(_duty(state, play, box, count, means), data)


def _first_step(state: State, box: Box, count: int, means: Means) -> str | None:
    """The clause of the first step, if it cannot be done at all."""
    step = program(box, count)[0].step
    packs = copyable(box, means) or [(0, 0)]
    for pack in packs:
        ways = branches(state.catalog, step, means, Memory(copied=pack))
        if next(iter(ways), None) is not None:
            return None
    return lacks(step, means)


def lacks(step: Step, means: Means) -> str:
    """The clause of what `step` needs and these means do not have."""
    if step.op == "gain":
        return "COMP-7"
    if step.op == "pack":
        return "COMP-8" if means.pack_room <= 0 else "ACT-2"
    if step.op == "lookout":
        return "COMP-9" if means.lookout > means.level else "ACT-3"
    if step.op == "fort":
        return "ACT-7"
    if step.op in ("copy_pack", "copy_rival_pack", "convert"):
        return "R-1"
    return {
        "spend": "ACT-10",
        "trash": "ACT-4",
        "trash_rival": "ACT-11",
        "recruit": "RECRUIT-4",
    }.get(step.op, "PLAY-10")


def _duty(state: State, play: Play, box: Box, count: int, means: Means) -> str:
    """PLAY-12 if an action would be in full but leave an added card idle, else PLAY-10."""
    full = any(result.full for result in play.results)
    for pack in copyable(box, means):
        for end in outcomes(state.catalog, box, count, 0, means, Memory(copied=pack)):
            full = full or end.full
    return "PLAY-12" if full and play.added else "PLAY-10"
