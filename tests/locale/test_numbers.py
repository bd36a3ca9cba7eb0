"""Percentages and dates are written as each language writes them, by Unicode's CLDR in Babel."""

import ast
import re
from datetime import date, datetime
from pathlib import Path
from typing import Final

import pytest
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from fort_desktop.content.faults import Fault
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.settings import SCALES
from fort_desktop.ui.text.card_faults import fault_words
from fort_desktop.ui.text.dates import when
from fort_desktop.ui.text.numbers import grouped
from fort_desktop.ui.toolkit.slider import Slider
from tests.cases import each

LOCALES: Final = {language: language for language in i18n.LANGUAGES} | {"en": "en_GB"}
"""Of Babel; the dates of the program are British."""
YEAR: Final = "\u202fг."
"""Russian may leave out the short word for year; the fonts have no narrow space for it."""


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_percentages(language: i18n.Language) -> None:
    i18n.set_language(language)
    for n in (1, 5, 60, *SCALES):
        expected = format_percent(n / 100, locale=LOCALES[language])
        assert tr("{n}%", n=n) == expected
        if n <= 100:
            slider = Slider(Box(0, 0, 500, 40), 1.0, "x", "X", n, lambda value: None)
            assert expected in slider.label


@each("language", i18n.LANGUAGES)
@each("month", range(1, 13))
def test_dates(language: i18n.Language, month: int) -> None:
    i18n.set_language(language)
    then = date(2026, month, 7)
    moment = datetime(2026, month, 7, 12, 0).timestamp()
    told = when(moment, moment + 20 * 86400)
    expected = format_date(then, "long", locale=LOCALES[language])
    assert told == expected.removesuffix(YEAR)


_FRACTION: Final = re.compile(r"\.\d+[fgeE%]|[,_]")
UI: Final = Path(i18n.__file__).resolve().parents[1]
TECHNICAL: Final = {"art", "audio", "numbers.py"}
"""Numbers in the outlines of pictures and of sounds; and where the groups are made."""


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("number", [65_536, 262_144, 1_000_000])
def test_large_numbers(language: i18n.Language, number: int) -> None:
    i18n.set_language(language)
    expected = format_decimal(number, locale=LOCALES[language])
    assert grouped(number) == expected
    fault = Fault("huge", values={"size": number, "limit": 4 * number})
    assert expected in fault_words(fault)


def test_no_other_number_is_written_with_a_fraction_or_in_groups() -> None:
    """So there is no comma to be the wrong one: `1.5` would be `1,5` in four of the languages."""
    assert {format_decimal(1.5, locale=LOCALES[one]) for one in i18n.LANGUAGES} == {"1.5", "1,5"}
    found = []
    for path in sorted(UI.rglob("*.py")):
        if TECHNICAL & set(path.relative_to(UI).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FormattedValue) and node.format_spec is not None:
                spec = ast.unparse(node.format_spec)
                found += [f"{path.name}:{node.lineno}"] if _FRACTION.search(spec) else []
    assert found == []
