"""Persons who share a screen: their profiles, who sits at the table, and what each gets there."""
