"""What a person sees: screens, widgets, art, words."""
