"""One match, pure: a snapshot in, a change out; no clock and no database."""
