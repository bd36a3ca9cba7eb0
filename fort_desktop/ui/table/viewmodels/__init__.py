"""The panels of the table as values, without pixels: each is drawn from its value alone."""
