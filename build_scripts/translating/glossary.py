"""The words of the printed editions: a translation uses them wherever the English message does.

The glossary is tests/locale/glossary.csv; the files in exceptions/ beside it say what it cannot
know. Words are compared by their beginnings, since most are declined. The longest English term
counts: where a message says "Park deck", "Park" and "deck" for themselves are not looked for.
"""

import csv
import re
from collections.abc import Iterator
from math import ceil
from typing import Final, NamedTuple

import yaml

from _venv import ROOT
from translating.catalogue import Messages, forms, key_of
from translating.faults import Fault

FOLDER: Final = ROOT / "tests" / "locale"
_WORD: Final = re.compile(r"[^\W\d_]+(?:['\N{RIGHT SINGLE QUOTATION MARK}-][^\W\d_]+)*")
_VALUE: Final = re.compile(r"\{\w*\}")
_LONGEST: Final = 5
"""So many letters at most must be the same at the beginning of two forms of a word."""
_PART: Final = 0.6
"""Of a shorter word this part."""
_SMALL: Final = 2
"""Words of so few letters or less say nothing in a term of several."""


class Term(NamedTuple):
    """A row of the glossary.

    Attributes:
        english: the words of its English, by their stems.
        said: the term in each language; "" where there is none.
        where: the context of the messages that mean it, if the word alone does not tell, or "whole"
            if only a message that says nothing else does.
    """

    key: str
    english: tuple[str, ...]
    said: dict[str, str]
    where: str


class Exceptions(NamedTuple):
    """The exceptions of a language, which the glossary cannot know.

    Attributes:
        stems: by word of a term, other beginnings that its forms have.
        excused: why a message need not use a term: by the key of the term and the English words.
    """

    stems: dict[str, list[str]]
    excused: dict[tuple[str, str], str]


def terms() -> list[Term]:
    """All rows of the glossary."""
    with (FOLDER / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return [
            Term(row.pop("key"), stems(row.pop("en")), row, row.pop("where"))
            for row in csv.DictReader(file)
        ]


def exceptions(language: str) -> Exceptions:
    """The exceptions of a language, or those of "all"."""
    path = FOLDER / "exceptions" / f"{language}.yaml"
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    excused = {(one["term"], one["message"]): one["why"] for one in found["excused"] or ()}
    return Exceptions(found["stems"] or {}, excused)


def stems(english: str) -> tuple[str, ...]:
    """The words of an English term or message without their endings; not what stands in brackets.

    >>> stems("The Moles' cards (log)"), stems("plays"), stems("{who} passes it")
    (('the', 'mole', 'card'), ('play',), ('pass', 'it'))
    """
    plain = _VALUE.sub(" ", re.sub(r"\([^)]*\)", "", english))
    return tuple(_stem(word.lower()) for word in _WORD.findall(plain))


def _stem(word: str) -> str:
    word = re.sub(r"['\N{RIGHT SINGLE QUOTATION MARK}]s$", "", word)
    word = re.sub(r"(?<=ss|sh|ch)es$|(?<=[^s\W]{2})s$", "", word)
    return re.sub(r"(?<=\w{3})(?:ed|ing)$", "", word)


def uses(english: tuple[str, ...], known: dict[tuple[str, ...], list[Term]]) -> list[list[Term]]:
    """The terms in a message, the longest at each place; those with the same English together."""
    found, at = [], 0
    longest = max(map(len, known))
    while at < len(english):
        lengths = range(min(longest, len(english) - at), 0, -1)
        size = next((n for n in lengths if english[at : at + n] in known), 0)
        if size:
            found.append(known[english[at : at + size]])
        at += max(1, size)
    return found


def astray(messages: Messages, language: str) -> Iterator[Fault]:
    """The translated messages that say a term in other words than the glossary."""
    known: dict[tuple[str, ...], list[Term]] = {}
    for term in terms():
        known.setdefault(term.english, []).append(term)
    odd = exceptions(language)
    excused = {*odd.excused, *exceptions("all").excused}
    for message in messages.said():
        key, said = key_of(message), " ".join(forms(message.string))
        if not said.strip():
            continue
        english = stems(forms(message.id)[-1])
        for group in uses(english, known):
            wanted = [one for one in _meant(group, key.context, english) if one.said[language]]
            if any((one.key, key.words) in excused for one in wanted):
                continue
            if wanted and not any(_said(one, said, odd, language) for one in wanted):
                words = " or ".join(f"{one.said[language]} ({one.key})" for one in wanted)
                yield Fault(key, f"does not say {words}: {said}")


def _meant(group: list[Term], context: str, english: tuple[str, ...]) -> list[Term]:
    """Return the terms, of some with the same English, that a message means.

    They are those of its context, if there are any.
    """
    own = [one for one in group if context and one.where == context]
    whole = "whole" if english == group[0].english else ""
    return own or [one for one in group if one.where in ("", whole)]


def _said(term: Term, said: str, odd: Exceptions, language: str) -> bool:
    """Return True if a translation uses a term: all its words, or any if English has only one."""
    there = [word.lower() for word in _WORD.findall(_VALUE.sub(" ", said))]
    words = [word.lower() for word in _WORD.findall(term.said[language])]
    telling = [word for word in words if len(word) > _SMALL] or words
    found = [any(same(word, one, odd.stems.get(word, [])) for one in there) for word in telling]
    return all(found) if len(term.english) > 1 else any(found)


def same(word: str, form: str, more: list[str]) -> bool:
    """Return True if `form` is a form of a word: it begins alike, or as `more` says.

    >>> same("plecak", "plecaku", []), same("gra", "grze", []), same("gra", "trawa", [])
    (True, True, False)
    >>> same("ręka", "ręce", []), same("ręka", "ręce", ["ręc"])
    (False, True)
    """
    beginning = word[: min(_LONGEST, ceil(_PART * len(word)))]
    return any(map(form.startswith, (beginning, *more)))
