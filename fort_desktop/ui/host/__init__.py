"""What every screen is, and what the program around it offers to it."""
