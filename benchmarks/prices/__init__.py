"""What `strong` says that words and lessons' cards are worth, beside playing them out, and beside deep search."""
