"""The table: what is shown, how it is told, what a person may do with it."""
