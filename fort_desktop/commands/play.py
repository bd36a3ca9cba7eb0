"""``play``: the game in a terminal, for people who read or hear it, and for programs."""

import argparse
import sys
from pathlib import Path

from fort_desktop.commands.common import NO, OK, UsageError, check_level
from fort_desktop.paths import data_dir, settings_file
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.bot_process import Thinker
from fort_desktop.ui.i18n.i18n import LANGUAGES, set_language, tr
from fort_desktop.ui.i18n.system_language import system_language
from fort_desktop.ui.persons.settings import own_settings
from fort_desktop.ui.terminal.console import Pipe, console
from fort_desktop.ui.terminal.program import TextProgram, Wanted


def wanted_by(args: argparse.Namespace) -> Wanted:
    """Return the game that a call asks for.

    Raises:
        UsageError: there is no such player, there are too few or too many, or nobody is one.
    """
    players = tuple(args.players.split(",")) if args.players else ()
    for player in players:
        if player != PERSON:
            check_level(player, "--players")
    if players and not 2 <= len(players) <= 4:
        raise UsageError(tr("--players: expected 2 to 4, found {found}", found=len(players)))
    if not (args.text or args.json):
        raise UsageError(tr("play: expected --text for people, or --json for programs"))
    names = tuple(args.names.split(",")) if args.names else ()
    return Wanted(args.file, args.goes_on, players, names, args.setup, args.seed, args.practice)


def play_text(data: Path | None, wanted: Wanted, language: str | None, by_program: bool) -> int:
    """Play in the terminal; returns the exit code, 1 if the wanted game cannot be opened.

    Args:
        language: of `--lang`, None for that of the settings.
        by_program: lines of JSON, for a program that plays.
    """
    store, thinker = own_settings(settings_file(data), system_language), Thinker()
    set_language(language or store.settings.language)
    try:
        # What else is to be said would be no line of the protocol.
        lines = Pipe(sys.stderr, sys.stdin) if by_program else console()
        chosen = next((one for one in LANGUAGES if one == language), None)
        program = TextProgram(data_dir(data), store, lines, chosen, thinker, by_program)
        return OK if program.run(wanted) else NO
    finally:
        thinker.close()
