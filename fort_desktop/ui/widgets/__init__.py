"""Parts of the table: each takes a place and what is to be shown, and returns a node."""
