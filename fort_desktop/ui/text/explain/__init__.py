"""Explanations of everything on the table, in sentences that a child of ten understands."""
