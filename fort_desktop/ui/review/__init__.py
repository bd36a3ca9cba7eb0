"""Looking back at a game together: the page of the review, and what it shows."""
