"""What everything on the table is, in whole sentences that a child of ten understands."""
