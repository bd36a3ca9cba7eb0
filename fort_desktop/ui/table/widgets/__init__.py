"""The parts of the table: boards, play area, log, prompt."""
