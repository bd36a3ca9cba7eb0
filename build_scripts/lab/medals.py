"""Counts how often computers win each medal, to compare with the table in docs/statistics.md.

    .venv/bin/python build_scripts/lab medals --games 100 --players normal easy normal

Prints for each medal that one game can bring of how many hundred seats it was won.
"""

import argparse
from collections import Counter

from fort_desktop.chronicle.medals import CONDITIONS, won_by
from fort_desktop.chronicle.tale import tale_of
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match


def main() -> None:
    """Play the games and print the table."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--players", nargs="+", default=["normal", "easy", "normal"])
    args = asked.parse_args()
    catalog, found, seats = load_catalog(), Counter[tuple[str, str]](), Counter[str]()
    for seed in range(args.games):
        game, _ = play_match(catalog, tuple(args.players), seed, "basic")
        tale = tale_of(game.events, catalog)
        assert tale is not None, f"game {seed} cannot be told"
        for seat, player in enumerate(args.players):
            seats[player] += 1
            found.update((player, medal) for medal in won_by(tale, seat))
    print(f"{'of 100 seats':20}" + "".join(f"{player:>10}" for player in seats))
    for medal in CONDITIONS:
        shares = (100 * found[player, medal] / seats[player] for player in seats)
        print(f"{medal:20}" + "".join(f"{share:10.1f}" for share in shares))


if __name__ == "__main__":
    main()
