"""The link to Discord: its connections, shards, and when it is lost."""
