"""The deal of the day: one deal for everyone, which follows from the date alone."""
