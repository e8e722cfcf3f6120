"""Several real processes of the bot over one real PostgreSQL, and the stand-in for Discord."""
