"""placeholder"""
from fort_desktop.rules.moves import Move
from fort_desktop.rules.state import State
from fort_desktop.rules.types import Refusal
def refusal(state: State, move: Move) -> Refusal:
    return Refusal("TURN-2")
