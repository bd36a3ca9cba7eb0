"""The command line. Exit codes: 0 success, 1 a check failed, 2 wrong usage."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from fort_desktop import __version__, streams
from fort_desktop.commands.arguments import Parser, parse
from fort_desktop.commands.common import WRONG, UsageError, speak
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.persons.settings import SCALES

# pygame greets on stdout, where answers for other programs go.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; without a command, open the game."""
    with streams.ready():
        return _answer(argv)


def _answer(argv: Sequence[str] | None) -> int:
    args = parse(_parser(), _opening(sys.argv[1:] if argv is None else argv), _speak)
    try:
        return _run(args)
    except UsageError as fault:
        print(f"fort-desktop: {fault}", file=sys.stderr)
        return WRONG
    except ValueError as fault:
        from fort_desktop.content import CatalogError

        if not isinstance(fault, CatalogError):
            raise
        from fort_desktop.ui.text.card_faults import card_lines

        print("\n".join(card_lines(fault)), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(tr("fort-desktop: stopped"), file=sys.stderr)
        return 130


def _opening(argv: Sequence[str]) -> list[str]:
    """Treat a lone record, as from a double click, as `open RECORD`."""
    words = list(argv)
    at = 0
    while words[at : at + 1] in (["--data"], ["--first-picture"]):
        at += 2
    if len(words) > at:
        from fort_desktop.record.format import is_record_name

        if is_record_name(Path(words[at])):
            words.insert(at, "open")
    return words


def _parser() -> Parser:
    parser = Parser(
        prog="fort-desktop", description=N_("Fort, the card game: an unofficial fan version.")
    )
    parser.add_argument("--version", action="version", version=f"fort-desktop {__version__}")
    parser.add_argument("--data", type=Path, metavar="DIR", help=N_("where saves and settings go"))
    parser.add_argument(
        "--first-picture",
        type=Path,
        metavar="FILE",
        help=N_("print the time at which the first frame was shown"),
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _simulate(commands.add_parser("simulate", help=N_("run games between computer players")))
    _arena(commands.add_parser("arena", help=N_("find out which player is stronger")))
    _balance(commands.add_parser("balance", help=N_("check the deck against its targets")))
    scenario = commands.add_parser("scenario", help=N_("check rule examples"))
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE")
    scenario.add_argument("--lang", metavar="XX", help=N_("print the examples in this language"))
    _replay(commands.add_parser("replay", help=N_("show the position in a recorded game")))
    _review(commands.add_parser("review", help=N_("review a finished game")))
    opened = commands.add_parser("open", help=N_("open a saved game in the window"))
    opened.add_argument("file", type=Path, metavar="FILE.fort")
    _play(commands.add_parser("play", help=N_("play in the terminal, without a window")))
    _screenshot(commands.add_parser("screenshot", help=N_("take a picture of a screen")))
    bench = commands.add_parser("bench", help=N_("measure the program's speed on this machine"))
    bench.add_argument("--json", action="store_true")
    return parser


def _simulate(parser: Parser) -> None:
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--players", default="easy,random", metavar="A,B,...")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--setup", choices=("basic", "draft", "both"), default="both")
    parser.add_argument("--log", type=Path, metavar="DIR", help=N_("write a record of each game"))
    parser.add_argument("--json", action="store_true")


def _arena(parser: Parser) -> None:
    parser.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help=N_("two or more; each plays against every other"),
    )
    parser.add_argument(
        "--deals",
        type=int,
        default=100,
        metavar="N",
        help=N_("how many deals; each is repeated in every seating order"),
    )
    parser.add_argument("--seats", type=int, default=2, metavar="2|3|4")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", action="store_true")


def _balance(parser: Parser) -> None:
    parser.add_argument(
        "--games",
        type=int,
        default=2000,
        metavar="N",
        help=N_("how many games for each number in --seats"),
    )
    parser.add_argument(
        "--players", default="normal", metavar="NAME", help=N_("who sits in each seat")
    )
    parser.add_argument("--seats", default="2,3,4", metavar="2,3,4")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", action="store_true")


def _replay(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.fort")
    parser.add_argument("--to", type=int, metavar="N", help=N_("only the first N events"))
    parser.add_argument(
        "--view", type=int, metavar="SEAT", help=N_("only what the player in this seat may know")
    )
    parser.add_argument("--lang", metavar="XX", help=N_("print it in this language"))
    parser.add_argument("--audit", action="store_true", help=N_("prove that nothing was rigged"))
    parser.add_argument("--json", action="store_true")


def _review(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.fort")
    parser.add_argument(
        "--seat", type=int, metavar="N", help=N_("whose choices to review; the first seat is 0")
    )
    parser.add_argument(
        "--no-par", action="store_true", help=N_("do not compare it with the expert's games")
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--lang", metavar="XX", help=N_("print it in this language"))
    parser.add_argument("--json", action="store_true")


def _play(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE.fort")
    parser.add_argument("--text", action="store_true", help=N_("sentences, for people"))
    parser.add_argument("--json", action="store_true", help=N_("JSON lines, for programs"))
    parser.add_argument("--continue", action="store_true", dest="goes_on",
                        help=N_("continue the last game"))  # fmt: skip
    parser.add_argument(
        "--players", metavar="A,B,...", help=N_("a new game, such as human,easy,hard")
    )
    parser.add_argument("--names", default="", metavar="A,B,...", help=N_("the players' names"))
    parser.add_argument("--setup", choices=("basic", "draft"))
    parser.add_argument("--seed", type=int, metavar="S", help=N_("the deal number"))
    parser.add_argument(
        "--practice", action="store_true", help=N_("a practice game: anything can be taken back")
    )
    parser.add_argument("--lang", metavar="XX", help=N_("play in this language"))


def _screenshot(parser: Parser) -> None:
    parser.add_argument("screen", metavar="SCREEN")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--scale", type=int, default=100, choices=SCALES)
    parser.add_argument("--scenario", type=Path, metavar="FILE")
    parser.add_argument("--record", type=Path, metavar="FILE")
    parser.add_argument("--to", type=int, metavar="N")
    parser.add_argument(
        "--kid", default="bug", metavar="ID", help=N_("the kid for the screen 'card'")
    )
    # NOTE: help of an option: the value is a page of the rules, or one of its leaves
    parser.add_argument(
        "--page", metavar="ID", help=N_("the page for the screen 'rules', such as 'fort:2'")
    )


def _speak(args: argparse.Namespace | None = None) -> None:
    """Choose the language of a command; of help and wrong calls without `args`."""
    speak(getattr(args, "lang", None) or "", args.data if args is not None else None)


def _run(args: argparse.Namespace) -> int:
    """Run the parsed command; imports are local so that each command starts fast."""
    if args.command not in (None, "open"):  # the window chooses for itself
        _speak(args)
    if args.command == "simulate":
        from fort_desktop.commands.simulate import simulate

        players = args.players.split(",")
        return simulate(args.games, players, args.seed, args.setup, args.log, args.json)
    if args.command == "arena":
        from fort_desktop.commands.arena import arena

        return arena(args.players, args.deals, args.seats, args.seed, args.json)
    if args.command == "balance":
        from fort_desktop.commands.balance import balance

        return balance(args.games, args.players, args.seats, args.seed, args.json)
    if args.command == "scenario":
        from fort_desktop.commands.scenario import scenario

        return scenario(args.files, told=args.lang is not None)
    if args.command == "replay":
        return _replayed(args)
    if args.command == "review":
        from fort_desktop.commands.review import review_file

        return review_file(args.file, args.seat, args.seed, not args.no_par, args.json)
    if args.command == "play":
        return _played(args)
    if args.command == "bench":
        from fort_desktop.commands.bench import bench

        return bench(args.json)
    if args.command == "screenshot":
        from fort_desktop.commands.screenshot import screenshot

        return screenshot(args)
    # What is loaded now stays: there is no garbage to look for, see `ui/app/navigator.py`.
    gc.disable()
    from fort_desktop.ui.app.window import open_game

    record = args.file if args.command == "open" else None
    return open_game(args.data, record, args.first_picture)


def _played(args: argparse.Namespace) -> int:
    from fort_desktop.commands.play import play_text, wanted_by

    return play_text(args.data, wanted_by(args), args.lang, args.json)


def _replayed(args: argparse.Namespace) -> int:
    if not args.audit:
        from fort_desktop.commands.replay import replay

        return replay(args.file, args.to, args.view, args.json)
    from fort_desktop.commands.audit import audit_file

    if args.to is not None or args.view is not None:
        raise UsageError(tr("--audit proves a whole record: it cannot be used with --to or --view"))
    return audit_file(args.file, args.json)
