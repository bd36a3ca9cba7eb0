"""Sentences for what is wrong with a cards.yaml: one for every code of `content/faults.py`.

They stand behind the file, the line and the card, so they begin with a small letter and have no
full stop.
"""

from typing import Final

from fort_desktop.content.faults import CatalogError, Code, Entry, Fault, Found, Misspelt, Value
from fort_desktop.files import Why
from fort_desktop.ui.i18n.i18n import N_, NN_, language, tr, trp
from fort_desktop.ui.text.numbers import grouped
from fort_desktop.ui.text.rule_faults import box_words
from fort_desktop.ui.text.system_faults import why_words

# NOTE: what stands before a colon or in quotes is written so in cards.yaml.
SENTENCES: Final[dict[Code, str]] = {
    "huge": N_("is too large: {size} bytes; expected at most {limit}"),
    "folder": N_("is a folder; expected a YAML file"),
    "bad_name": N_("that cannot be a file name; expected a YAML file"),
    "no_regular_file": N_("is not a regular file; expected a YAML file"),
    "unreadable": N_("cannot be read: {why}; expected a YAML file"),
    "binary": N_("is binary; expected YAML as UTF-8 text"),
    "not_utf8": N_("is not UTF-8 text: byte {byte}; expected YAML"),
    "control": N_("contains the control character {sign}; expected text"),
    "not_yaml": N_("is not YAML: this line and the one before make no sense"),
    "empty": N_("is empty; expected {words} and {last}"),
    "second_document": N_("a second document begins; expected one"),
    "alias": N_("the alias '*{alias}' is not allowed here"),
    "tag": N_("the tag '{tag}' is not allowed here"),
    "too_deep": N_("is nested too deeply; expected at most {limit} levels"),
    "too_many_entries": N_("has too many entries; expected at most {limit}"),
    "no_plain_key": N_("expected a word as the key, found a list or mapping"),
    "no_mapping": N_("expected a mapping, found {found}"),
    "no_list": N_("{key}: expected a list, found {found}"),
    "no_text": N_("{key}: expected text, found {found}"),
    "no_number": N_("{key}: expected a whole number from {low} to {high}, found {found}"),
    "no_word": N_("{key}: expected one of {words}, found {found}"),
    "too_long": N_("{key}: expected at most {limit} characters, found {count}"),
    "key_twice": N_("the key '{key}' appears twice"),
    "key_missing": N_("'{key}' is missing"),
    "unknown_key": N_("unknown key '{word}'"),
    "unknown_suit": N_("unknown suit '{word}'"),
    "unknown_part": N_("unknown part of a portrait: '{word}'"),
    "unknown_public": N_("unknown word in the public action: '{word}'"),
    "unknown_private": N_("unknown word in the private action: '{word}'"),
    "unknown_word": N_("unknown {key} '{word}'"),
    "id_twice": N_("duplicate id; it is already on line {first}"),
    "id_shape": N_(
        "id: expected lowercase letters, digits, and single '_', as in baby_face, found {found}"
    ),
    "id_taken": N_("id: '{id}' is a word used in moves; expected another id"),
    "suits": N_(
        "suits: expected one symbol, two of one suit, or one suit and a coin, found {words}"
    ),
    "no_action": N_("{key}: expected an action, found {found}; leave a blank box out"),
    "action": N_("{key}: cannot read '{written}': {box}"),
    "other_suit": N_("{key}: 'x {suit}' counts a suit that the card does not show ({words})"),
    "friend_copies": N_("copies: expected 1 for a Best Friend, found {count}"),
    "park_few": N_(
        "the copies of the Park kids come to {total}, expected {expected} ({off} too few)"
    ),
    "park_many": N_(
        "the copies of the Park kids come to {total}, expected {expected} ({off} too many)"
    ),
    "no_friends": N_("Best Friends of {colour}: expected a pair, found none"),
    "friends": N_("Best Friends of {colour}: expected a pair, found {count} ({names})"),
    "levels": N_("{key}: expected {expected} entries, one for each level, found {count}"),
    "no_cost": N_("costs: expected at least one resource, found none"),
    "perk_twice": N_("the perk appears twice"),
    "rule_twice": N_("the made-up rule appears twice"),
    "perks_missing": N_("perks missing: {words}"),
    "rules_missing": N_("made-up rules missing: {words}"),
    "part_twice": N_("portrait: the key '{key}' appears twice"),
    "no_recipe": N_("portrait: expected a mapping, found {found}"),
    "no_recipes": N_("portrait: expected one mapping or two, found {found}"),
    "part_word": N_("portrait: {key}: expected one of {words}, found {found}"),
    "part_colour": N_("portrait: {key}: expected a colour such as '#E2574A', found {found}"),
    "part_hair": N_(
        "portrait: {key}: expected a colour such as '#E2574A', or one of {words}, found {found}"
    ),
    "part_flag": N_("portrait: {key}: expected true or false, found {found}"),
    "part_number": N_("portrait: {key}: expected a number from {low} to {high}, found {found}"),
    "part_whole": N_(
        "portrait: {key}: expected a whole number from {low} to {high}, found {found}"
    ),
}
_FOUND: Final = {
    "mapping": N_("a mapping"),
    "nothing": N_("nothing"),
    "text": N_("the text '{text}'"),
    "number": N_("the number '{text}'"),
    "value": N_("'{text}'"),
}
_LARGE: Final = ("size", "limit")
"""Numbers that may have thousands."""
_LIST: Final = NN_("a list of {n} entry", "a list of {n} entries")
_ENTRIES: Final = {
    "kid": N_("kid {number} in the list"),
    "level": N_("fort level {number}"),
    "perk": N_("perk {number}"),
    "rule": N_("made-up rule {number}"),
}


def card_lines(fault: CatalogError) -> list[str]:
    """Every fault of a file in a line of its own, with file, line and card."""
    return [_line(fault, one) for one in fault.faults]


def _line(whole: CatalogError, fault: Fault) -> str:
    place = f"{whole.path}:{fault.line}" if fault.line else f"{whole.path}"
    card = f"{_entry(fault.card)}: " if fault.card is not None else ""
    return f"{place}: {card}{fault_words(fault)}"


def fault_words(fault: Fault) -> str:
    """Return the description of a fault, without its place."""
    values = {name: _value(value) for name, value in fault.values.items()}
    large = {name: value for name, value in fault.values.items() if name in _LARGE}
    values |= {name: grouped(value) for name, value in large.items() if isinstance(value, int)}
    said = tr(SENTENCES[fault.code], **values)
    if "near" in values:
        return _unknown(said, values["near"], values["words"])
    return _with_detail(said, values.get("detail", ""))


def _unknown(said: str, near: str, words: str) -> str:
    if near:
        return tr(
            "{said}; did you mean '{near}'? (expected one of {words})",
            said=said,
            near=near,
            words=words,
        )
    return tr("{said} (expected one of {words})", said=said, words=words)


def _with_detail(said: str, detail: str) -> str:
    """With the technical words, where their language is spoken."""
    return f"{said} ({detail})" if detail and language() == "en" else said


def _misspelt(box: Misspelt) -> str:
    """Return the description of a fault in an action, with the word where it was found."""
    why = box_words(box.code, box.known)
    return tr("{why}, found '{word}'", why=why, word=box.word) if box.word else why


def _value(value: Value) -> str:
    if isinstance(value, Found):
        return _found(value)
    if isinstance(value, Misspelt):
        return _misspelt(value)
    if isinstance(value, Why):
        return why_words(value)
    if isinstance(value, tuple):
        return ", ".join(value) or tr("none")
    return str(value)


def _found(found: Found) -> str:
    if found.kind == "list":
        return trp(_LIST, found.count)
    return tr(_FOUND[found.kind], text=found.text)


def _entry(entry: Entry) -> str:
    if entry.kind == "named":
        return entry.name
    return tr(_ENTRIES[entry.kind], number=entry.number)
