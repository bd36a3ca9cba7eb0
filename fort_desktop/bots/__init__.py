"""Computer players: they get a view and a decision, and nothing else (INFO-3)."""

from fort_desktop.bots.protocol import LEVELS, Bot, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]
