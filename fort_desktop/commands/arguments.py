"""The parser of the command line, with its own words and those of argparse in five languages.

All words are translated when they are shown, so a parser is built and used without a catalogue.
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.ui.i18n.i18n import N_, tr

# NOTE: Words of Python's argparse. %(prog)s, %s, %r and the like are filled in; keep them all.
WORDS: Final = (
    N_("usage:"),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("show program's version number and exit"),
    N_("%(prog)s: error: %(message)s"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("not allowed with argument %s"),
    N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)"),
    N_("unknown parser %(parser_name)r (choices: %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
)
"""What argparse of Python 3.11 to 3.14 can say to a person; what is not here stays English."""


_unspoken: list[Callable[[], None]] = []
"""What chooses the language, until the first word is shown."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors are translated when they are shown."""

    def format_help(self) -> str:
        """The help in the language that is spoken."""
        written, self.description = self.description, _word(self.description or "")
        try:
            return super().format_help()
        finally:
            self.description = written

    def _get_formatter(self) -> argparse.HelpFormatter:
        return _Formatter(self.prog)


class _Formatter(argparse.HelpFormatter):
    """Sets the help, with headings and the words of each argument translated."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(_word(heading or ""))

    def _get_help_string(self, action: argparse.Action) -> str:
        return _word(action.help or "")


def parse(parser: Parser, words: Sequence[str], speak: Callable[[], None]) -> argparse.Namespace:
    """Parse a call; `speak` is called before anything is shown.

    Raises:
        SystemExit: help was asked for (0), or the call is wrong (2).
    """
    names = vars(argparse)  # argparse looks its own words up with a function `_`
    own = names["_"]
    names["_"] = _word
    _unspoken[:] = [speak]
    try:
        return parser.parse_args(words)
    finally:
        names["_"] = own
        _unspoken.clear()


def _word(message: str) -> str:
    while _unspoken:
        _unspoken.pop()()
    words = message.strip()
    return message.replace(words, tr(words)) if words else message
