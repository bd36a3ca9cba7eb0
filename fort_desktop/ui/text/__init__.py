"""Everything the program says: messages, names, sentences, refusals, notices, dates."""
