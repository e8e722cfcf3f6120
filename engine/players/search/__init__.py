"""What may lie in hidden hands, and what follows from it."""
