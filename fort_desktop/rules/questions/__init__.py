"""What may be answered to each question, and the clause that forbids the rest."""
