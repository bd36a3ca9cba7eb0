"""The puzzles at the table, and who has solved which."""
