"""Lays a graph without circles out in floors (Sugiyama, Tagawa, Toda 1981)."""

from collections.abc import Mapping
from typing import Final

Graph = dict[str, frozenset[str]]
"""What each node leads to."""
Links = dict[str, list[str]]
"""The same with a node in each lane of an arrow that passes a floor."""
Place = tuple[float, float]
"""Where a node is: its middle across, and its floor."""
_GAP: Final = 26.0
_LANE: Final = 10.0
"""Width of an arrow that passes a floor."""
_SWEEPS: Final = 12


def floors(graph: Mapping[str, frozenset[str]]) -> dict[str, int]:
    """The floor of each node: one above the highest that it leads to.

    Raises:
        ValueError: the graph has a circle.
    """
    found: dict[str, int] = {}
    while len(found) < len(graph):
        ready = [n for n in graph if n not in found and graph[n] <= found.keys()]
        if not ready:
            raise ValueError(f"a circle among {', '.join(sorted(graph.keys() - found.keys()))}")
        for node in ready:
            found[node] = 1 + max((found[to] for to in graph[node]), default=-1)
    return found


def needed(graph: Mapping[str, frozenset[str]]) -> Graph:
    """The same without the arrows to where other arrows lead anyway (transitive reduction)."""

    def below(node: str) -> frozenset[str]:
        return graph[node].union(*map(below, graph[node]))

    return {n: tos - frozenset().union(*map(below, tos)) for n, tos in graph.items()}


def laid_out(
    graph: Graph, floor: Mapping[str, int], wide: float
) -> tuple[dict[str, Place], list[list[Place]]]:
    """Return the place of each node, and the way of each arrow, floor by floor.

    Args:
        floor: of each node; wide: how wide a node is.
    """
    links, level = _with_lanes(graph, floor)
    rows: list[list[str]] = [[] for _ in range(max(level.values()) + 1)]
    for node in sorted(level):
        rows[level[node]].append(node)
    place: dict[str, Place] = {}
    both_ways = {n: set(tos) for n, tos in links.items()}
    for node, tos in links.items():
        for to in tos:
            both_ways[to].add(node)
    for sweep in range(_SWEEPS):
        for number in range(len(rows)) if sweep % 2 == 0 else reversed(range(len(rows))):
            _arrange(rows[number], number, place, both_ways, graph, wide)
    left = min(x - (wide / 2 if n in graph else 0) for n, (x, _) in place.items())
    place = {node: (x - left, y) for node, (x, y) in place.items()}
    ways = [
        [place[node], *(place[at] for at in _way(links, node, to)), place[to]]
        for node in sorted(graph)
        for to in sorted(graph[node])
    ]
    return {node: place[node] for node in graph}, ways


def _lane(node: str, to: str, floor: int) -> str:
    return f"{node}>{to}>{floor}"


def _with_lanes(graph: Graph, floor: Mapping[str, int]) -> tuple[Links, dict[str, int]]:
    """The graph with a node on each floor that an arrow passes, and the floor of each node."""
    links: Links = {node: [] for node in graph}
    level = dict(floor)
    for node, tos in graph.items():
        for to in sorted(tos):
            at = node
            for between in range(floor[node] - 1, floor[to], -1):
                lane = _lane(node, to, between)
                links[at].append(lane)
                links[lane], level[lane], at = [], between, lane
            links[at].append(to)
    return links, level


def _way(links: Links, node: str, to: str) -> list[str]:
    """The lanes between two nodes, from above."""
    lanes = [lane for lane in links if lane.startswith(f"{node}>{to}>")]
    return sorted(lanes, key=lambda lane: -int(lane.rpartition(">")[2]))


def _arrange(
    row: list[str],
    number: int,
    place: dict[str, Place],
    beside: Mapping[str, set[str]],
    graph: Graph,
    wide: float,
) -> None:
    """Order a floor by the middle of what each node is joined to, and spread it around that."""

    def wish(node: str) -> float:
        found = [place[other][0] for other in sorted(beside[node]) if other in place]
        return sum(found) / len(found) if found else place.get(node, (0.0,))[0]

    wishes = {node: wish(node) for node in row}
    row.sort(key=lambda node: (wishes[node], node))
    widths = {node: wide if node in graph else _LANE for node in row}
    right = float("-inf")
    at: dict[str, float] = {}
    for node in row:
        at[node] = max(wishes[node], right + _GAP + widths[node] / 2)
        right = at[node] + widths[node] / 2
    # All were only ever pushed to the right: back on average, so that the floor stays central.
    drift = sum(at[node] - wishes[node] for node in row) / len(row)
    place.update({node: (at[node] - drift, float(number)) for node in row})
