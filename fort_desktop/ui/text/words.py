"""All words that a person reads pass here: gettext, and names of printed things."""

import gettext
from typing import Final

from fort_desktop.paths import assets_dir
from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.rules.model.cards import Kid

LANGUAGES: Final = ("en", "pl", "ru", "cs", "pt_BR")
LANGUAGE_NAMES: Final = {
    "en": "English",
    "pl": "Polski",
    "ru": "Русский",
    "cs": "Čeština",
    "pt_BR": "Português",
}
"""Each in its own tongue, so that everybody finds theirs."""
_current: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


def set_language(language: str) -> None:
    """Speak another language; unknown words stay English."""
    global _current, _language
    _language = language
    _current = gettext.translation(
        "fort", assets_dir() / "locale", languages=[language], fallback=True
    )


def spoken() -> list[str]:
    """The languages that there are catalogues for, and English."""
    folder = assets_dir() / "locale"
    return [
        one
        for one in LANGUAGES
        if one == "en" or (folder / one / "LC_MESSAGES" / "fort.mo").is_file()
    ]


def language() -> str:
    """The language that is spoken."""
    return _language


def tr(message: str, **values: object) -> str:
    """A whole sentence or label in the chosen language, with its values filled in.

    `message` is one of the program's own: it is a pattern, which the words of a file or a person
    never are. They can only be values.
    """
    if not message:
        return ""  # a catalogue has its own heading there
    return _current.gettext(message).format(**values)


def trn(one: str, many: str, number: int, **values: object) -> str:
    """As `tr`, for a number of things."""
    if not one:
        return ""
    return _current.ngettext(one, many, number).format(n=number, **values)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for "to be translated later"
    """Mark a message that is translated where it is shown."""
    return message


SUIT_NAMES: Final = {
    "skateboard": N_("skateboard"),
    "shovel": N_("shovel"),
    "glue": N_("glue"),
    "squirt_gun": N_("squirt gun"),
    "crown": N_("crown"),
    "book": N_("book"),
    "coin": N_("coin"),
}
RESOURCE_NAMES: Final = {"pizza": N_("pizza"), "toys": N_("toys"), "any": N_("pizza or toy")}
PHASE_NAMES: Final = {
    "cleanup": N_("Cleanup"),
    "play": N_("Play"),
    "recruit": N_("Recruit"),
    "discard": N_("Discard"),
    "draw": N_("Draw"),
}
PERK_NAMES: Final = {
    "birthday_party": N_("Birthday Party"),
    "bribe": N_("Bribe"),
    "copy_cat": N_("Copy Cat"),
    "diy": N_("DIY"),
    "do_over": N_("Do-Over"),
    "recycling": N_("Recycling"),
    "rough_housing": N_("Rough Housing"),
    "sticky_fingers": N_("Sticky Fingers"),
    "xxl_backpack": N_("XXL Backpack"),
}
PERK_WORDS: Final = {
    "birthday_party": N_("recruit one more from the Park"),
    "bribe": N_("Lookout cards may come from the Park or a Yard"),
    "copy_cat": N_("follow with two cards"),
    "diy": N_("once: a fort for one more"),
    "do_over": N_("once: play a second card"),
    "recycling": N_("once: a card from your discard pile"),
    "rough_housing": N_("once: trash the leader's card"),
    "sticky_fingers": N_("pack from the supply"),
    "xxl_backpack": N_("your Pack holds two more"),
}
RULE_NAMES: Final = {
    "big_plans": N_("Big Plans"),
    "friendship_bracelet": N_("Friendship Bracelet"),
    "piggy_bank": N_("Piggy Bank"),
    "pizza_party": N_("Pizza Party"),
    "loner": N_("Loner"),
    "minimalism": N_("Minimalism"),
    "popularity": N_("Popularity"),
    "play_palace": N_("Play Palace"),
    "secret_stash": N_("Secret Stash"),
    "sleepover": N_("Sleepover"),
    "slime_lab": N_("Slime Lab"),
}
RULE_WORDS: Final = {
    "big_plans": N_("1 point for each fort on your cards"),
    "friendship_bracelet": N_("1 point for each suit you own, 1 more for all six"),
    "piggy_bank": N_("1 point for each toy on your board"),
    "pizza_party": N_("1 point for each pizza on your board"),
    "loner": N_("5 points without a Best Friend"),
    "minimalism": N_("8 points at fort level 2 exactly"),
    "popularity": N_("1 point for each card in your Lookout"),
    "play_palace": N_("1 point for each crown on your cards"),
    "secret_stash": N_("1 point for each thing in your Pack"),
    "sleepover": N_("8 points for the most cards, 4 if tied"),
    "slime_lab": N_("1 point for each book on your cards"),
}
_STEP_NAMES: Final = {
    "pack": N_("pack"),
    "lookout": N_("to Lookout"),
    "trash": N_("trash a card"),
    "trash_this": N_("trash this"),
    "trash_rival": N_("trash from a Yard"),
    "recruit": N_("recruit"),
    "copy_pack": N_("copy your Pack"),
    "copy_rival_pack": N_("copy a rival's Pack"),
    "convert": N_("swap pizza and toys"),
}
_COUNT_NAMES: Final = {
    "pack": N_("Pack"),
    "level": N_("level"),
    "lookout": N_("Lookout"),
    "any_suit": N_("any suit"),
    **SUIT_NAMES,
}
LEVEL_NAMES: Final = {
    "human": N_("Person"),
    "random": N_("Computer: random"),
    "easy": N_("Computer: easy"),
    "normal": N_("Computer: normal"),
    "hard": N_("Computer: hard"),
    "expert": N_("Computer: expert"),
    "builder": N_("Computer: the builder"),
    "collector": N_("Computer: the collector"),
    "bully": N_("Computer: the bully"),
}
LEVEL_SHORT: Final = {
    "random": N_("Random"),
    "easy": N_("Easy"),
    "normal": N_("Normal"),
    "hard": N_("Hard"),
}
"""Levels that others are measured against."""
LEVEL_WORDS: Final = {
    "human": N_("Somebody at this screen"),
    "random": N_("Does whatever comes to mind"),
    "easy": N_("Knows the rules, and makes mistakes"),
    "normal": N_("Plans the whole turn"),
    "hard": N_("Thinks of what you may do next"),
    "expert": N_("Thinks long and far"),
    "builder": N_("Like normal, and loves forts"),
    "collector": N_("Like normal, and loves to fill the Lookout and the Pack"),
    "bully": N_("Like normal, and takes what others have"),
}
"""What to expect of who sits there."""


def level_name(player: str) -> str:
    """Who decides for a seat; what a record of a stranger calls a player stays as it is."""
    return tr(LEVEL_NAMES[player]) if player in LEVEL_NAMES else player


def kid_name(kid: Kid) -> str:
    """A kid's name; names are the same in all languages so far."""
    return kid.name


def _step_words(step: Step) -> str:
    if step.op == "vp":
        return trn("{n} point", "{n} points", step.n) if step.n > 1 else tr("point")
    if step.op == "gain":
        name = tr(RESOURCE_NAMES[str(step.what)])
        return name if step.n == 1 else f"{step.n} {name}"
    if step.op == "spend":
        return tr("pay {what}", what=tr(RESOURCE_NAMES[str(step.what)]))
    if step.op == "fort":
        forts = {-1: N_("fort for 1 less"), 0: N_("build fort"), 1: N_("fort for 1 more")}
        return tr(forts[step.n])
    return tr(_STEP_NAMES[step.op])


_THEN: Final = " \N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK} "


def loop_words(box: Box) -> str:
    """What one round of a box does, in a few words."""
    return _THEN.join(map(_step_words, box.loop))


def box_words(box: Box) -> str:
    """A box in a few words."""
    loop = loop_words(box)
    if box.count is not None:
        loop = f"{loop} \N{MULTIPLICATION SIGN} {tr(_COUNT_NAMES[box.count])}"
    parts = [*map(_step_words, box.before), loop, *map(_step_words, box.after)]
    return _THEN.join(parts)
