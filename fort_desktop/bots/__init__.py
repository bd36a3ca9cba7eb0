"""Computer players: they get a view and a decision, and nothing else (INFO-3)."""
