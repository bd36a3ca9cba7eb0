"""Keys and gamepad buttons: what each does, and how a person changes it."""
