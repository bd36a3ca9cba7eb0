"""The table in sentences, as the explanations tell it now, and at the end what came of the game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from fort_desktop.chronicle.course import best_first, course_of
from fort_desktop.rules.knowledge.preview import foresee, foresee_after
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.events import Score
from fort_desktop.rules.model.moves import Act, Move
from fort_desktop.rules.model.types import HIDDEN, TOP_LEVEL, BoxName, Card, Cards, Refusal
from fort_desktop.session.session import Session
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.text.amounts import Amount, amount_words
from fort_desktop.ui.text.explain import board, course, middle, rules
from fort_desktop.ui.text.explain.answers import explain_move
from fort_desktop.ui.text.explain.boxes import followed_sentence
from fort_desktop.ui.text.explain.explanation import Explanation, Known
from fort_desktop.ui.text.explain.kids import explain_kid, followed_box
from fort_desktop.ui.text.explain.now import idle_words
from fort_desktop.ui.text.explain.rules import RULE_SENTENCES
from fort_desktop.ui.text.lists import labelled, listed, together
from fort_desktop.ui.text.names import PERK_NAMES, PERK_WORDS, RULE_NAMES, kid_name, kid_suits
from fort_desktop.ui.text.notices import check_words
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.sentences import Labels, Teller
from fort_desktop.ui.text.shared import won_words
from fort_desktop.ui.text.steps import box_words
from fort_desktop.ui.text.story import what_happened


def known_of(table: TableReader) -> Known:
    """Return the facts that the explanations of a table are made of, but for what has happened."""
    view, session = table.shown, table.session
    catalog = session.catalog
    return Known(
        view,
        catalog,
        table.teller,
        table.decision,
        why_not=session.why_not,
        foresee=lambda move: foresee(view, catalog, move),
        after=lambda first, move: foresee_after(view, catalog, first, move),
    )


# Kids.

_ACTIONS: Final[dict[BoxName, str]] = {
    # NOTE: {what} is what an action does, as on its card: "2 pizza", "build fort"
    "public": N_("Public: {what}."),
    "private": N_("Private: {what}."),
}


def named(kid: Kid) -> str:
    """A kid with its suits."""
    # NOTE: a kid in a list: {kid} is a nickname, {suits} as "shovel" or "crown, coin"
    return tr("{kid} ({suits})", kid=kid_name(kid), suits=kid_suits(kid))


def actions(known: Known, kid: Kid) -> str:
    """The actions of a kid as they are printed; "" for none."""
    boxes = known.catalog.boxes[kid]
    return together(*(tr(_ACTIONS[name], what=box_words(box)) for name, box in boxes))


def kid_line(known: Known, kid: Kid) -> str:
    """A kid in one line: its suits and its actions."""
    friend = tr("A Best Friend: it never goes to the Yard.") if kid.best_friend is not None else ""
    idle = "" if known.catalog.boxes[kid] else reason(Refusal("PLAY-2"))
    told = together(actions(known, kid) or idle, friend)
    return labelled(named(kid), told) if told else named(kid)


def kid_lines(known: Known, cards: Cards) -> list[str]:
    """The kids on these cards, a line each; of hidden ones nothing."""
    return [kid_line(known, known.catalog.kid[card]) for card in cards if card != HIDDEN]


# Boards.


def numbered(title: str, number: str) -> str:
    """Return a heading with a number, or with what else is short."""
    # NOTE: a heading with a number: "Pack (1 of 2)"
    return tr("{title} ({number})", title=title, number=number)


def headed(told: Explanation, *sentences: str) -> str:
    """Return sentences behind the title of what they are about, and its number."""
    title = numbered(told.title, told.kind) if told.kind else told.title
    said = together(*sentences)
    return labelled(title, said) if said else title


def standing(known: Known, seat: int) -> str:
    """The points, the fort and the tokens of a seat in one line."""
    stuff = [labelled(one.title, one.kind) for one in _stuff(known, seat)]
    return together(*_words(board.explain_player(known, seat)), listed(stuff))


def rival_standing(known: Known, seat: int) -> str:
    """All that everybody may know a rival to have, in one line, Pack and Lookout too (INFO-2)."""
    own = known.seat(seat)
    packed = (Amount(own.pack_pizza, "pizza"), Amount(own.pack_toys, "toys"))
    pack = listed(amount_words(one) for one in packed if one.n)
    places = ((tr("Pack"), pack), (tr("Lookout"), _kids(known, own.lookout)))
    more = [labelled(place, held) for place, held in places if held]
    return listed([standing(known, seat), *more])


def own_lines(known: Known, seat: int) -> list[str]:
    """The board of a seat in few lines: points, fort and tokens, Pack and Lookout."""
    own = known.seat(seat)
    lines = [standing(known, seat)]
    if known.mine(seat):
        lines.append(together(board.next_cost_words(known), _reward(known)))
    if own.pack_pizza + own.pack_toys:
        pack = board.explain_pack(known, seat)
        lines.append(headed(pack, pack.now))
    if own.lookout:
        lines.append(headed(board.explain_lookout(known, seat), _kids(known, own.lookout)))
    if own.yard:
        lines.append(headed(board.explain_yard(known, seat), _kids(known, own.yard)))
    return lines


def _reward(known: Known) -> str:
    """Return what the viewer gets for the next level besides points and room (LEVEL-1..3)."""
    level = known.own.level + 1
    taken = level == TOP_LEVEL and any(one.level == TOP_LEVEL for one in known.view.seats)
    return tr(_REWARDS[level]) if level in _REWARDS and not taken else ""


_REWARDS: Final = {
    # NOTE: what building this level of the fort brings, behind "Level 1 costs: 1 toy, 1 pizza."
    1: N_("It brings a made-up rule."),
    2: N_("It brings a perk."),
    5: N_("It brings the macaroni sculpture."),
}


def board_lines(known: Known, seat: int) -> list[str]:
    """All that lies on the board of a seat, as far as the viewer knows it."""
    own = known.seat(seat)
    found = own_lines(known, seat)
    if own.perk is not None:
        perk = middle.explain_perk(known, own.perk)
        found.append(headed(perk, *_words(perk)))
    rule = rules.explain_rule_of(known, seat)
    found.append(headed(rule, *_words(rule), rule.now))
    found.append(board.explain_fort(known, seat).parts[0].words)
    piles = board.hand_words, board.deck_words, board.pile_words
    found.append(together(*(words(known, seat) for words in piles)))
    if known.mine(seat):
        found.append(board.explain_cost(known).now)
    return found


def _stuff(known: Known, seat: int) -> tuple[Explanation, ...]:
    return board.explain_stuff(known, seat, "pizza"), board.explain_stuff(known, seat, "toys")


def _kids(known: Known, cards: Cards) -> str:
    """Return kids with their suits; those of one name stand once, with their number."""
    found = Counter(named(known.catalog.kid[card]) for card in cards if card != HIDDEN)
    return listed(counted(kid, n) for kid, n in found.items())


def counted(kid: str, n: int) -> str:
    """A kid, and how many of it there are if it is not the only one."""
    # NOTE: {what} is a step in a few words, as "swap pizza and toys", or the name of a kid
    return tr("{n} × {what}", n=n, what=kid) if n > 1 else kid  # noqa: RUF001


def _words(told: Explanation) -> list[str]:
    return [part.words for part in told.parts]


def hand_lines(known: Known, hand: Cards) -> list[str]:
    """One's own hand: how many cards, and each kid with its actions."""
    return [board.hand_words(known, known.view.seat), *kid_lines(known, hand)]


def hand_line(known: Known, hand: Cards) -> str:
    """One's own hand in one line: how many cards, and each kid with its suits."""
    return together(board.hand_words(known, known.view.seat), _kids(known, hand))


def followed_line(known: Known) -> str:
    """Return the action of whoever follows now, in a sentence."""
    box, play = followed_box(known), known.view.play
    if box is None or play is None:
        return ""
    return labelled(tr("Public action"), followed_sentence(box, play.took))


def rival_lines(known: Known) -> list[list[str]]:
    """The boards of the others, in the order in which they play."""
    return [board_lines(known, seat) for seat in known.view.order(known.view.seat)[1:]]


def park_lines(known: Known) -> list[str]:
    """The Park, its deck, the perks that are left, and how near the end is."""
    view, deck = known.view, middle.explain_park_deck(known)
    found = [tr("Park"), *kid_lines(known, view.park), headed(deck, _words(deck)[0])]
    if view.perks:
        perks = (numbered(tr(PERK_NAMES[perk]), tr(PERK_WORDS[perk])) for perk in view.perks)
        found.append(labelled(tr("Perks"), listed(perks)))
    meters = (course.explain_meter(known, what) for what in ("points", "level"))
    found += [labelled(one.title, one.now) for one in meters if one.now]
    if view.macaroni >= 0:
        sculpture = middle.explain_sculpture(known)
        found.append(labelled(sculpture.title, sculpture.now))
    return [*found, tr("Points for forts and made-up rules are added only after the end.")]


def aim_lines(known: Known) -> list[str]:
    """The lines on what triggers the end, and on who wins then (END-1)."""
    return [together(*_words(course.explain_end(known)))]


# Answers.


def not_now(known: Known, hand: Cards) -> list[tuple[str, str]]:
    """Return why kids of the hand cannot be played or added, and why a turn cannot go on yet.

    Returns:
        The reasons, each with the name of a kid or of an answer.
    """
    kind = known.decision.kind if known.decision is not None else ""
    if kind not in ("play", "prepare", "use"):
        return []
    usable = {move.kid for move in known.moves if isinstance(move, mv.PlayKid | mv.Add)}
    kids = dict.fromkeys(known.catalog.kid[card] for card in hand if card != HIDDEN)
    told = [(kid, explain_kid(known, kid, "hand")) for kid in kids if kid.id not in usable]
    found = [
        (idle_words(known, _boxes(known, kid)) if one.clause == "R-1" else one.now, named(kid))
        for kid, one in told
        if one.clause not in _NOT_WANTED
    ]
    done = known.why_not(mv.Done()) if kind == "use" else None
    if done is not None:
        idle = tr("Each kid that you add must make a difference.")
        why = idle if done.clause == "PLAY-12" else reason(done)
        found.append((why, Labels(known.teller).of(mv.Done())))
    return found


def _boxes(known: Known, kid: Kid) -> list[Box]:
    return [box for _, box in known.catalog.boxes[kid]]


_NOT_WANTED: Final = ("PLAY-4", "PLAY-8", "R-8", "R-4", "")
"""Reasons not to add a kid that go without saying: its suit is not counted, or nothing is."""
_BRINGS: Final = (mv.PlayKid, mv.Add, mv.Count, mv.Use, mv.Follow, mv.Take, mv.CopyPack, mv.Diy)
"""Answers of which it is told what they bring now."""
_CHOOSES: Final = (mv.Pick, mv.Recruit, mv.Trash, mv.ToLookout)
"""Answers by which a kid is chosen, so that it is told who that is."""


def answer_lines(known: Known, move: Move, label: str) -> list[str]:
    """An answer as its button names it, and what there is to know of it."""
    told = explain_move(known, move)
    if isinstance(move, mv.Recycle):
        kid = known.catalog.kids[move.kid]
        # NOTE: an answer: {kid} goes from the discard pile into the hand
        line = tr("Use Recycling to take {kid} from your discard pile", kid=named(kid))
        more = tr("It goes into your hand as an extra card.")
        return [line, together(more, told.now), actions(known, kid)]
    if isinstance(move, _CHOOSES) and move.kid:
        kid = known.catalog.kids[move.kid]
        alike = [card for card in _lying(known, move) if known.catalog.kid[card] is kid]
        several = labelled(tr("Copies of this kid in that place"), str(len(alike)))
        more = several if len(alike) > 1 else ""
        return [labelled(label, kid_suits(kid)), together(actions(known, kid), more)]
    if isinstance(move, mv.Keep | mv.TakePerk | mv.Skip | mv.DoOver | mv.Rough):
        return [label, together(*_words(told), told.now)]
    return [
        _about(known, move, label),
        *(told.now.splitlines() if isinstance(move, _BRINGS) else ()),
    ]


def _lying(known: Known, move: mv.Pick | mv.Recruit | mv.Trash | mv.ToLookout) -> list[Card]:
    """Return the cards in the place from which an answer takes a kid, as far as they are seen."""
    view, source = known.view, "" if isinstance(move, mv.Pick) else move.source
    rival = view.seats[getattr(move, "rival", -1)]
    places = {
        "hand": known.own.hand,
        "discard": known.own.discard,
        "park": view.park,
        "yard": rival.yard,
    }
    return [card for card in places.get(source, ()) if card != HIDDEN]


def _about(known: Known, move: Move, label: str) -> str:
    """An answer with the suits of its kid, or with what its action is."""
    play = known.view.play
    if isinstance(move, mv.Add | mv.Count) and move.suit is not None:
        return label  # which names the suit of the coin
    if isinstance(move, mv.PlayKid | mv.Add | mv.Count):
        return labelled(label, kid_suits(known.catalog.kids[move.kid]))
    box = known.catalog.kid[play.card].box(move.box) if play and isinstance(move, mv.Use) else None
    return labelled(label, box_words(box)) if box is not None else label


def explained(told: Explanation) -> list[str]:
    """An explanation in lines, without what a click does."""
    parts = (f"{part.title}. {part.words}" if part.title else part.words for part in told.parts)
    return [headed(told), *parts, *told.now.splitlines()]


# What is taken back.


def going_back_lines(table: TableReader, acts: Sequence[Act]) -> Iterator[str]:
    """Yield which move is to be taken back, the first of these, and whose later ones go as well."""
    if acts:
        # NOTE: {move} is what is on a button: Play Bug
        yield tr("This takes back: {move}", move=table.labels.of(acts[0].move))
    if others := _others(table, acts):
        # NOTE: {who} are the players who have moved since
        yield tr("Later moves by others are taken back as well: {who}", who=others)


def taken_back_lines(table: TableReader, acts: Sequence[Act]) -> Iterator[str]:
    """Yield which move has been taken back, and whose later ones are gone too."""
    if acts:
        # NOTE: {move} is what is on a button: Play Bug
        yield tr("Taken back: {move}", move=table.labels.of(acts[0].move))
    if others := _others(table, acts):
        # NOTE: {who} are the players who had moved since
        yield tr("Later moves by others were taken back as well: {who}", who=others)


def _others(table: TableReader, acts: Sequence[Act]) -> str:
    """Return the names of the others who have moved."""
    seat = table.shown.seat
    return table.teller.names([*dict.fromkeys(act.seat for act in acts if act.seat != seat)])


# The end.


def result_lines(session: Session) -> Iterator[str]:
    """Yield the result of a game that is over (END-3, END-4); nothing of one that is face down.

    Others are still to play the deal of such a game.
    """
    if session.awaits_others:
        return
    session.reveal()
    view, seats = session.view(), session.seats
    teller = Teller(session.catalog, seats)
    yield ""
    yield won_words([teller.name(seat) for seat in view.winners])
    for score in best_first(view.scores, [seat.level for seat in view.seats]):
        rule = view.seats[score.seat].rule
        named = tr(RULE_NAMES[rule]) if rule else ""
        level = view.seats[score.seat].level
        yield labelled(teller.name(score.seat), _sum(score, level, named))
    for rule in dict.fromkeys(one.rule for one in view.seats if one.rule):
        yield labelled(tr(RULE_NAMES[rule]), tr(RULE_SENTENCES[rule]))
    yield ""
    yield from what_happened(
        course_of(session.events, view.scores), view.scores, view.winners, teller
    )
    deal, path = session.proof, session.recording.path
    if deal is not None and path is not None:
        yield ""
        yield check_words(deal, str(path))


def _sum(score: Score, level: int, rule: str) -> str:
    """The points of a seat by their sources, and all together."""
    fort = tr("Fort at level {n}", n=level)
    parts = [(tr("Points"), score.track), (fort, score.fort)]
    if rule:
        parts.append((rule, score.rule))
    if score.macaroni:
        parts.append((tr("Macaroni sculpture"), score.macaroni))
    return listed(labelled(what, str(n)) for what, n in [*parts, (tr("Total"), score.total)])
