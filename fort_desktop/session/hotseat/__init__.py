"""Several persons at one screen: whose eyes it has, what is asked in public, what is held back."""
