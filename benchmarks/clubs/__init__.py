"""How long drawing a tournament takes, and how much of one is luck."""
