"""The catalogues of assets/locale: what Fort says, and how it says that in other languages.

    .venv/bin/python build_scripts/translate.py update          after a change of words in the code
    .venv/bin/python build_scripts/translate.py check [pl ...]  what is missing or wrong
    .venv/bin/python build_scripts/translate.py compile         after a change of a translation

`update` writes all messages of the program into fort.pot, adds what is new to each fort.po without
guessing, removes what is said no more, and compiles. `check` tells what the tests would complain
of, and exits with 1 if there is anything. `compile` makes of each fort.po what the program reads,
fort.mo.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Final

from translating.catalogue import LANGUAGES, TEMPLATE, Messages, bound, file_of, forms, read
from translating.extract import extracted
from translating.faults import faults, missing
from translating.glossary import astray


def update(languages: Sequence[str]) -> int:
    """Bring the template and the catalogues up to date with the code."""
    template = extracted()
    TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_text(template.text(), encoding="utf-8")
    for language in languages:
        file = file_of(language)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(merged(language, template).text(), encoding="utf-8")
    return compile_all(languages)


def merged(language: str, template: Messages) -> Messages:
    """A catalogue with the messages of the template, and what is translated of them.

    A message that has got a plural is unsure for Babel, even where nothing was translated yet.
    Whoever translates need not think of the spaces at which no line may end: they are set here.
    """
    messages = read(file_of(language), language)
    messages.update(template, no_fuzzy_matching=True)
    for message in messages.said():
        if not any(forms(message.string)):
            message.flags.discard("fuzzy")
        said = bound(message, language)
        message.string = said if isinstance(message.string, tuple | list) else said[0]
    return messages


def compile_all(languages: Sequence[str]) -> int:
    """Make fort.mo of each fort.po."""
    for language in languages:
        file_of(language, "mo").write_bytes(read(file_of(language), language).compiled())
    return 0


def check(languages: Sequence[str]) -> int:
    """Print what is missing or wrong; returns 1 if anything is."""
    template, found = extracted(), 0
    if not TEMPLATE.is_file() or TEMPLATE.read_text(encoding="utf-8") != template.text():
        found += 1
        print("fort.pot is out of date: run update")
    for language in languages:
        found += check_one(language, template)
    return min(1, found)


def check_one(language: str, template: Messages) -> int:
    """Print what is missing or wrong in one language; returns how much."""
    messages, said = read(file_of(language), language), []
    if file_of(language).read_text(encoding="utf-8") != merged(language, template).text():
        said.append("fort.po is not formatted: run update")
    if file_of(language, "mo").read_bytes() != messages.compiled():
        said.append("fort.mo is out of date: run compile")
    lacking = missing(messages)
    said += [f"untranslated: {key}" for key in lacking]
    said += [str(fault) for fault in faults(messages, language)]
    said += [str(fault) for fault in astray(messages, language)]
    for line in said:
        print(f"{language}: {line}")
    print(f"{language}: {len(messages) - len(lacking)} of {len(messages)} messages are translated")
    return len(said)


COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "update": update,
    "check": check,
    "compile": compile_all,
}


def main(arguments: list[str]) -> int:
    """Parse the arguments and run; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("languages", nargs="*", help=f"some of {', '.join(LANGUAGES)} (all)")
    call = parser.parse_args(arguments)
    for language in call.languages:
        if language not in LANGUAGES:
            parser.error(f"there is no language '{language}' (some of {', '.join(LANGUAGES)})")
    return COMMANDS[call.command](call.languages or LANGUAGES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
