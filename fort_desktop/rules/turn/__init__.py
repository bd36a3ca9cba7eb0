"""Consequences of an answer: events, the course of the turn, the next question."""
