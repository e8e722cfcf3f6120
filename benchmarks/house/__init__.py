"""How the house stands: what can be counted of its rooms, and the way of one play through them."""
