"""The packaged program: what it is made of, and what lies beside it."""
