"""The results of a game."""

from fort_desktop.scene.geometry import Box
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.screen import Host, Screen
from fort_desktop.ui.screens.results_backdrop import night
from fort_desktop.ui.text.i18n import tr, trn
from fort_desktop.ui.text.names import RULE_NAMES
from fort_desktop.ui.text.notices import proof_words
from fort_desktop.ui.widgets.common import button, panel_node, ribbon, shaded


def _proof(session: Session) -> str:
    """How to see that nobody chose the cards, "" if the game does not tell."""
    deal, path = session.proof, session.recording.path
    file = path.name if path is not None else "FILE.fort"
    return proof_words(deal, file, session.limits) if deal is not None else ""


class ResultsScreen(Screen):
    """The scores by source, and the winners (END-3, END-4)."""

    def __init__(self, app: Host, session: Session) -> None:
        super().__init__(app)
        self.view = session.view()
        self.names = [seat.name for seat in session.seats]
        self.players = [seat.player for seat in session.seats]
        self.practice = session.practice
        self.proof = _proof(session)
        lost = session.persons and not set(session.persons) & set(self.view.winners)
        self.mood = Mood("evening" if lost else "victory", dusk=1.0)
        self.build()

    def build(self) -> None:
        """Build the table, with a column for each source of points."""
        unit, w = self.unit, self.scene.size[0]
        rows = len(self.view.seats)
        tall = (252 + 92 * rows) * unit
        area = Box(w / 2 - 700 * unit, 40 * unit, 1400 * unit, tall)
        ranked = [self.view.seats[s.seat] for s in sorted(self.view.scores, key=lambda s: -s.total)]
        night(
            self.scene.root,
            self.scene.size,
            unit,
            ranked,
            self.view.winners,
            area.y + tall + 10 * unit,
        )
        shaded(self.scene.root, area, unit)
        node, canvas = panel_node(area, unit, "scores")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER)
        winners = [self.names[seat] for seat in self.view.winners]
        words = trn("{who} wins!", "{who} win together!", len(winners), who=", ".join(winners))
        canvas.title(words, canvas.w / 2, 52, 42, canvas.w - 440, align="center")
        said = " ".join(filter(None, (self._tie(), self._practised())))
        canvas.words(said, canvas.w / 2, 94, 22, canvas.w - 80, align="center")
        heads = (tr("Points"), tr("Fort"), tr("Made-up rule"), tr("Sculpture"), tr("Total"))
        for i, head in enumerate(heads):
            canvas.words(head, 480 + i * 190, 130, 24, 176, align="center")
        for i, score in enumerate(sorted(self.view.scores, key=lambda s: -s.total)):
            y = 160 + i * 92
            seat = self.view.seats[score.seat]
            if score.seat in self.view.winners:
                canvas.panel(20, y - 4, canvas.w - 40, 84, pal.CHALK_YELLOW, 14, None)
            ribbon(canvas, 36, y + 16, 300, self.names[score.seat], seat.colour)
            if score.seat < len(self.players):
                face = player_face(self.players[score.seat], canvas.px(76), seat.colour)
                canvas.blit(face, 348, y)
            numbers = (score.track, score.fort, score.rule, score.macaroni, score.total)
            for k, number in enumerate(numbers):
                size = 34 if k == 4 else 28
                canvas.title(str(number), 480 + k * 190, y + 30, size, 150, align="center")
            if seat.rule is not None:
                rule = tr(RULE_NAMES[seat.rule])
                canvas.words(rule, 480 + 2 * 190, y + 62, 18, 180, align="center")
        self.scene.root.add(node)
        found = (
            ("new game", tr("New game"), self.app.new_game),
            ("look back", tr("Look back at the game"), self.app.look_back),
            ("title", tr("To the start"), self.app.title),
        )
        for i, (name, words, act) in enumerate(found):
            x = w / 2 + (i * 440 - 640) * unit
            place = Box(x, area.y + area.h - 84 * unit, 400 * unit, 64 * unit)
            self.scene.root.add(button(place, unit, words, name, act, i == 0))
        if self.proof:
            place = Box(area.right - 204 * unit, area.y + 24 * unit, 180 * unit, 56 * unit)
            self.scene.root.add(button(place, unit, tr("Proof"), "proof", self._prove, False))
        self.scene.focus.keys["escape"] = self.app.title

    def _prove(self) -> None:
        """Show the proof of chance, unless it is already shown."""
        if self.proof not in self.notes:
            self.tell(self.proof)

    def _practised(self) -> str:
        """The note that it was a practice game; "" if it was not."""
        return tr("This was a practice game.") if self.practice else ""

    def _tie(self) -> str:
        """How a tie was broken; "" if there was none (END-4)."""
        best = max(score.total for score in self.view.scores)
        tied = sum(score.total == best for score in self.view.scores)
        if tied == 1:
            return ""
        if len(self.view.winners) == tied:
            return tr("Points and forts are tied: the win is shared.")
        return tr("Points are tied: the higher fort wins.")
