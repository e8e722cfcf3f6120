"""Several processes of one bot over one database of PostgreSQL: who has which shards, and who may send how much."""
