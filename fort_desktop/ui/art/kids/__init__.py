"""The kids: hand-made parts, and recipes that put them together."""
