"""The parts of the table, drawn: boards, play area, log, prompt."""
