"""Running tables: the lock, the transaction and the clock of each, and what they share."""
