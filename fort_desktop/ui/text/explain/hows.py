"""The last line of an explanation: what a click does."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.lists import together

_MAKES: Final[dict[type[Move], str]] = {
    mv.Pick: N_("Click: keep this kid."),
    mv.PlayKid: N_("Click or drag: play this kid."),
    mv.Declare: N_("Click: the coin is this suit."),
    mv.Add: N_("Click or drag: add this kid."),
    mv.Count: N_("Click or drag: count this kid too."),
    mv.Use: N_("Click: use this action."),
    mv.Choose: N_("Click: this suit counts."),
    mv.CopyPack: N_("Click: copy this Pack."),
    mv.Take: N_("Click: take this."),
    mv.Pack: N_("Click or drag: pack this."),
    mv.Spend: N_("Click or drag: spend this."),
    mv.Convert: N_("Click: swap this."),
    mv.Trash: N_("Click or drag: trash this kid."),
    mv.ToLookout: N_("Click or drag: put this kid into your Lookout."),
    mv.Recruit: N_("Click or drag: recruit this kid."),
    mv.Follow: N_("Click or drag: discard this kid and follow."),
    mv.Keep: N_("Click: keep this rule."),
    mv.TakePerk: N_("Click or drag: take this perk."),
    mv.Recycle: N_("Click or drag: take this kid into your hand."),
    mv.Skip: N_("Click: play nothing this turn."),
    mv.Diy: N_("Click: use up DIY and build."),
    mv.DoOver: N_("Click: use up Do-Over and play once more."),
    mv.Done: N_("Click: that is all."),
    mv.Stop: N_("Click: skip the rest of the action."),
    mv.Pass: N_("Click: go without."),
    mv.Rough: N_("Click: use up Rough Housing and trash the card."),
}
_SEVERAL: Final = N_("Click: choose what to do with it.")


def how_words(moves: Sequence[Move]) -> str:
    """Return the effect of a click on a thing that stands for these legal moves, "" for none."""
    kinds = {type(move) for move in moves}
    if not kinds:
        return ""
    return tr(_MAKES[kinds.pop()]) if len(kinds) == 1 else tr(_SEVERAL)


def hint_words(key: str) -> str:
    """Return what else can be done with an explanation.

    Args:
        key: the words for the key that finds its rule, "" where there is none.
    """
    keep = tr("Right-click: keep this open.")
    # NOTE: {key} is a key of the keyboard, as F1
    return together(keep, tr("{key}: read the rule.", key=key)) if key else keep
