"""Slips of paper on the table: what they look like, and where they find a place."""
