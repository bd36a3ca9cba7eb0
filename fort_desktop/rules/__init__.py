"""The rules of Fort: pure, event-sourced, standard library and msgspec only.

Start reading at `game.Game`; every rule names its clause of docs/rules.md.
"""
