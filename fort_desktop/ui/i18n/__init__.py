"""Languages: translation of messages, and the language of the system."""
