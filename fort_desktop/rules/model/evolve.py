"""The fold: applies events to a state. Nothing else writes to a state."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.state import Play, Result, SeatState, State
from fort_desktop.rules.model.types import Card, Cards, Place, Resource

replace = msgspec.structs.replace


def evolve(state: State, event: ev.Event) -> None:
    """Apply one event to `state`.

    Raises:
        KeyError: the kind of event is unknown.
        ValueError: a card is not where the event takes it from.
    """
    FOLDS[type(event)](state, event)


def new_state(catalog: Catalog) -> State:
    """The state before `game_started`."""
    return State(catalog, [])


def without(cards: Cards, card: Card) -> Cards:
    """Remove one `card` from `cards`.

    Raises:
        ValueError: it is not there.
    """
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def _minus(cards: Cards, gone: Cards) -> Cards:
    if gone == cards:
        return ()  # the rest of a hand is laid in the Yard every turn
    for card in gone:
        cards = without(cards, card)
    return cards


def _seen(seat: SeatState, cards: Cards) -> None:
    """Note that rivals have seen these cards."""
    if seat.unseen:
        seat.unseen = tuple([c for c in seat.unseen if c not in cards])


def _tokens(seat: SeatState, resource: Resource, place: Place, change: int) -> None:
    if place == "stuff":
        if resource == "pizza":
            seat.pizza += change
        else:
            seat.toys += change
    elif resource == "pizza":
        seat.pack_pizza += change
    else:
        seat.pack_toys += change


def _game_started(state: State, e: ev.GameStarted) -> None:
    """Set up the seats with empty boards (SETUP-2)."""
    state.seats = [SeatState(info.colour) for info in e.seats]
    state.setup = e.setup
    state.first = state.leader = e.first


def _park_deck_shuffled(state: State, e: ev.ParkDeckShuffled) -> None:
    state.park_deck = e.cards


def _rules_stacked(state: State, e: ev.RulesStacked) -> None:
    state.rules = e.rules


def _perks_laid(state: State, e: ev.PerksLaid) -> None:
    state.perks = e.perks


def _park_revealed(state: State, e: ev.ParkRevealed) -> None:
    state.park_deck = state.park_deck[1:]
    state.park += (e.card,)


def _kids_dealt(state: State, e: ev.KidsDealt) -> None:
    seat = state.seats[e.seat]
    state.park_deck = state.park_deck[len(e.cards) :]
    seat.hand = e.cards
    if state.setup == "basic":
        seat.unseen = tuple(sorted(e.cards))


def _kid_drafted(state: State, e: ev.KidDrafted) -> None:
    seat = state.seats[e.seat]
    seat.hand = without(seat.hand, e.card)
    seat.picks += (e.card,)
    seat.unseen = tuple(sorted(seat.picks))


def _hands_passed(state: State, e: ev.HandsPassed) -> None:
    hands = [seat.hand for seat in state.seats]
    for i, seat in enumerate(state.seats):
        seat.hand = hands[i - 1]
    state.drafted += 1


def _deck_shuffled(state: State, e: ev.DeckShuffled) -> None:
    seat = state.seats[e.seat]
    seat.deck = e.cards
    if state.round == 0:
        seat.hand = ()
        return
    # The old deck is empty now, so whatever was in it is known to be in the hand.
    seat.shown = seat.hand
    seat.discard = ()


def _chance_renewed(state: State, e: ev.ChanceRenewed) -> None:
    """Lay what nobody knows in another order; nothing comes in or goes away but unseen rules."""
    decks = (*(seat.deck for seat in state.seats), state.park_deck)
    if list(map(sorted, (*e.decks, e.park))) != list(map(sorted, decks)):
        raise ValueError("other cards than those that lay there")
    if len(set(e.rules)) != len(state.rules) or len(e.rules) != len(state.rules):
        raise ValueError("more or fewer made-up rules than lay there")
    if state.rules_seen and e.rules != state.rules:
        raise ValueError("other made-up rules than those that somebody has seen")
    for seat, deck in zip(state.seats, e.decks, strict=True):
        seat.deck = deck
    state.park_deck, state.rules = e.park, e.rules


def _card_drawn(state: State, e: ev.CardDrawn) -> None:
    seat = state.seats[e.seat]
    seat.deck = seat.deck[1:]
    seat.hand += (e.card,)


def _turn_began(state: State, e: ev.TurnBegan) -> None:
    state.leader = e.seat
    state.round = e.round
    state.play = None


def _phase_began(state: State, e: ev.PhaseBegan) -> None:
    state.phase = e.phase
    if e.phase == "discard":
        state.seats[e.seat].shown = ()  # the whole hand is laid down now


def _yard_cleared(state: State, e: ev.YardCleared) -> None:
    seat = state.seats[e.seat]
    seat.discard += seat.yard
    seat.yard = ()


def _card_played(state: State, e: ev.CardPlayed) -> None:
    seat = state.seats[e.seat]
    seat.hand = without(seat.hand, e.card)
    _seen(seat, (e.card,))
    state.table += (e.card,)
    state.play = Play(e.card)


def _play(state: State) -> Play:
    if state.play is None:
        raise ValueError("no card is being played")
    return state.play


def _suit_declared(state: State, e: ev.SuitDeclared) -> None:
    state.play = replace(_play(state), declared=e.suit)


def _card_added(state: State, e: ev.CardAdded) -> None:
    seat = state.seats[e.seat]
    seat.hand = without(seat.hand, e.card)
    _seen(seat, (e.card,))
    state.table += (e.card,)
    play = _play(state)
    state.play = replace(play, added=(*play.added, (e.card, e.suit)))


def _lookout_counted(state: State, e: ev.LookoutCounted) -> None:
    play = _play(state)
    state.play = replace(play, counted=(*play.counted, (e.card, e.suit)))


def _action_began(state: State, e: ev.ActionBegan) -> None:
    if e.role == "leader":
        play = _play(state)
        state.play = replace(play, times=e.times, suit=e.suit, begun=len(play.added))


def _action_ended(state: State, e: ev.ActionEnded) -> None:
    if e.role == "leader":
        play = _play(state)
        result = Result(e.box, play.times, play.suit, e.full, e.done, play.begun)
        trash = play.trash_this or e.trash_this
        state.play = replace(play, results=(*play.results, result), trash_this=trash)


def _resource_gained(state: State, e: ev.ResourceGained) -> None:
    _tokens(state.seats[e.seat], e.resource, "stuff", e.amount)
    if e.binds:
        state.play = replace(_play(state), took=e.resource)


def _resource_packed(state: State, e: ev.ResourcePacked) -> None:
    seat = state.seats[e.seat]
    if e.source == "stuff":
        _tokens(seat, e.resource, "stuff", -1)
    _tokens(seat, e.resource, "pack", 1)


def _resource_spent(state: State, e: ev.ResourceSpent) -> None:
    _tokens(state.seats[e.seat], e.resource, e.source, -1)


def _resource_converted(state: State, e: ev.ResourceConverted) -> None:
    seat = state.seats[e.seat]
    _tokens(seat, e.resource, e.place, -1)
    _tokens(seat, "toys" if e.resource == "pizza" else "pizza", e.place, 1)


def _card_to_lookout(state: State, e: ev.CardToLookout) -> None:
    seat = state.seats[e.seat]
    if e.source == "hand":
        seat.hand = without(seat.hand, e.card)
        _seen(seat, (e.card,))
    else:
        _take(state, e.card, e.source, e.rival)
    seat.lookout += (e.card,)


def _take(state: State, card: Card, source: str, rival: int | None) -> None:
    """Remove a card from the Park, the Park deck or a Yard."""
    if source == "park":
        state.park = without(state.park, card)
    elif source == "deck":
        state.park_deck = state.park_deck[1:]
    elif rival is not None:
        yard = state.seats[rival]
        yard.yard = without(yard.yard, card)


def _card_trashed(state: State, e: ev.CardTrashed) -> None:
    owner = state.seats[e.owner]
    if e.source == "hand":
        owner.hand = without(owner.hand, e.card)
    elif e.source == "discard":
        owner.discard = without(owner.discard, e.card)
    elif e.source == "yard":
        owner.yard = without(owner.yard, e.card)
    else:
        state.table = without(state.table, e.card)
    _seen(owner, (e.card,))
    state.trashed += (e.card,)


def _kid_recruited(state: State, e: ev.KidRecruited) -> None:
    _take(state, e.card, e.source, e.rival)
    state.seats[e.seat].discard += (e.card,)


def _fort_advanced(state: State, e: ev.FortAdvanced) -> None:
    state.seats[e.seat].level = e.level
    if state.pending.price is not None:
        # It is paid, whatever is asked next.
        state.pending = replace(state.pending, price=None)


def _rule_kept(state: State, e: ev.RuleKept) -> None:
    seat = state.seats[e.seat]
    seat.rule = e.rule
    seat.saw = state.rules
    i = state.rules.index(e.rule)
    state.rules = state.rules[:i] + state.rules[i + 1 :]
    state.keepers += (e.seat,)


def _perk_taken(state: State, e: ev.PerkTaken) -> None:
    state.seats[e.seat].perk = e.perk
    state.perks = tuple(perk for perk in state.perks if perk != e.perk)


def _macaroni_taken(state: State, e: ev.MacaroniTaken) -> None:
    state.macaroni = e.seat


def _points_scored(state: State, e: ev.PointsScored) -> None:
    state.seats[e.seat].points += e.points


def _leader_followed(state: State, e: ev.LeaderFollowed) -> None:
    seat = state.seats[e.seat]
    seat.hand = _minus(seat.hand, e.cards)
    seat.discard += e.cards
    _seen(seat, e.cards)
    play = _play(state)
    state.play = replace(play, followers=(*play.followers, e.seat))


def _perk_used(state: State, e: ev.PerkUsed) -> None:
    state.seats[e.seat].perk = None


def _card_recycled(state: State, e: ev.CardRecycled) -> None:
    seat = state.seats[e.seat]
    seat.discard = without(seat.discard, e.card)
    seat.hand += (e.card,)
    if e.card not in seat.shown:  # it may have left a hand that was known as a whole
        seat.shown += (e.card,)


def _played_discarded(state: State, e: ev.PlayedDiscarded) -> None:
    state.seats[e.seat].discard += e.cards
    state.table = ()


def _friends_discarded(state: State, e: ev.FriendsDiscarded) -> None:
    seat = state.seats[e.seat]
    seat.hand = _minus(seat.hand, e.cards)
    seat.discard += e.cards
    _seen(seat, e.cards)


def _yard_laid(state: State, e: ev.YardLaid) -> None:
    seat = state.seats[e.seat]
    seat.hand = _minus(seat.hand, e.cards)
    seat.yard += e.cards
    _seen(seat, e.cards)


def _end_triggered(state: State, e: ev.EndTriggered) -> None:
    state.ending = e.cause


def _game_ended(state: State, e: ev.GameEnded) -> None:
    state.ended = True
    state.scores = e.scores
    state.winners = e.winners
    state.pending = replace(state.pending, stage="over", action=None, price=None)


def _decision_due(state: State, e: ev.DecisionDue) -> None:
    state.pending = e.pending


def _nothing(state: State, e: Any) -> None:
    """Apply an event that changes nothing."""


FOLDS: Final[dict[type[ev.Event], Callable[[State, Any], None]]] = {
    ev.GameStarted: _game_started,
    ev.ParkDeckShuffled: _park_deck_shuffled,
    ev.RulesStacked: _rules_stacked,
    ev.PerksLaid: _perks_laid,
    ev.ParkRevealed: _park_revealed,
    ev.KidsDealt: _kids_dealt,
    ev.KidDrafted: _kid_drafted,
    ev.HandsPassed: _hands_passed,
    ev.DeckShuffled: _deck_shuffled,
    ev.ChanceRenewed: _chance_renewed,
    ev.CardDrawn: _card_drawn,
    ev.TurnBegan: _turn_began,
    ev.PhaseBegan: _phase_began,
    ev.YardCleared: _yard_cleared,
    ev.CardPlayed: _card_played,
    ev.PlaySkipped: _nothing,
    ev.SuitDeclared: _suit_declared,
    ev.CardAdded: _card_added,
    ev.LookoutCounted: _lookout_counted,
    ev.ActionBegan: _action_began,
    ev.ActionEnded: _action_ended,
    ev.ResourceGained: _resource_gained,
    ev.ResourcePacked: _resource_packed,
    ev.ResourceSpent: _resource_spent,
    ev.ResourceConverted: _resource_converted,
    ev.CardToLookout: _card_to_lookout,
    ev.CardTrashed: _card_trashed,
    ev.KidRecruited: _kid_recruited,
    ev.FortAdvanced: _fort_advanced,
    ev.RuleKept: _rule_kept,
    ev.PerkTaken: _perk_taken,
    ev.MacaroniTaken: _macaroni_taken,
    ev.PointsScored: _points_scored,
    ev.LeaderFollowed: _leader_followed,
    ev.FollowDeclined: _nothing,
    ev.PerkUsed: _perk_used,
    ev.CardRecycled: _card_recycled,
    ev.PlayedDiscarded: _played_discarded,
    ev.FriendsDiscarded: _friends_discarded,
    ev.YardLaid: _yard_laid,
    ev.EndTriggered: _end_triggered,
    ev.GameEnded: _game_ended,
    ev.DecisionDue: _decision_due,
}
